"""Where a line of Japanese or Latin text may end (JIS X 4051 in its simplest form), and how to break it into lines."""

from __future__ import annotations

from collections.abc import Callable

_NEVER_FIRST = frozenset(
    "、。，．・：；？！ヽヾゝゞ々ー」』）】〕〉》”’…‥〜"
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶｧｨｩｪｫｯｬｭｮｰ｡､･｣ﾞﾟ"
    ")]}?!,.;:%％"
    "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ"
)
"""Closing signs, small kana and the long vowel; also version marks, which belong to the name before them."""
_NEVER_LAST = frozenset("「『（【〔〈《“‘([{｢×")
_SPACES = frozenset(" \u3000\t")


def break_points(text: str, whole_katakana: bool = True) -> tuple[str, ...]:
    """``text`` cut wherever a line may end; the pieces joined give the text again, spaces at the ends of pieces.

    A Latin word or a number stays whole, and a word in katakana where ``whole_katakana`` asks for it; other Japanese breaks
    between any two characters that the rules do not hold together.
    """
    pieces: list[str] = []
    start = 0
    for index in range(1, len(text)):
        before, after = text[index - 1], text[index]
        if _may_break(before, after) and not (whole_katakana and _is_katakana(before) and _is_katakana(after)):
            pieces.append(text[start:index])
            start = index
    pieces.append(text[start:])
    return tuple(pieces)


def wrap(pieces: tuple[str, ...], width: float, measure: Callable[[str], float]) -> tuple[str, ...] | None:
    """Lines no wider than ``width`` (in the unit of ``measure``), or None where one piece alone is wider."""
    lines: list[str] = []
    line = ""
    for piece in pieces:
        if measure((line + piece).strip()) <= width:
            line += piece
            continue
        if line.strip():
            lines.append(line.strip())
        line = piece
        if measure(line.strip()) > width:
            return None
    return (*lines, line.strip())


def balanced(pieces: tuple[str, ...], lines: int, measure: Callable[[str], float]) -> tuple[str, ...]:
    """The ``pieces`` of a text in at most ``lines`` lines, the widest as narrow as can be, so that none stands nearly empty."""
    text = "".join(pieces)
    widest_piece = max(measure(piece.strip()) for piece in pieces)
    low, high = widest_piece, max(measure(text), widest_piece)
    best: tuple[str, ...] = (text,)
    for _ in range(12):
        middle = low if best == (text,) and lines >= len(pieces) else (low + high) / 2
        wrapped = wrap(pieces, middle, measure)
        if wrapped is not None and len(wrapped) <= lines:
            best, high = wrapped, middle
        else:
            low = middle
        if high - low < 0.01:
            break
    return best


def hyphenated(text: str) -> str:
    """``text`` with a soft break inside every long Latin word: the last resort for a word wider than its field."""
    words = [
        word[: len(word) // 2] + "- " + word[len(word) // 2 :]
        if len(word) >= 6 and word.isascii() and word.isalpha()
        else word
        for word in text.split(" ")
    ]
    return " ".join(words)


def _may_break(before: str, after: str) -> bool:
    if after in _SPACES:
        return False
    if before in _SPACES:
        return True
    if after in _NEVER_FIRST or before in _NEVER_LAST:
        return False
    return before in "-/・" or not (_is_word(before) and _is_word(after))


def _is_katakana(character: str) -> bool:
    return "ァ" <= character <= "ヺ" or character == "ー"


def _is_word(character: str) -> bool:
    """Latin letters and digits, half or full width, and the signs inside numbers: they form words that are not cut."""
    return character.isascii() or "０" <= character <= "ｚ" or "À" <= character <= "ɏ" or character in "×＋－−"
