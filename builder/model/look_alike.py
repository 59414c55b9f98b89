"""What a name looks like: signs that the eye takes for one another, folded into one."""

from __future__ import annotations

import unicodedata
from functools import cache

_ALIKE = (
    ("-", "ー―─━–—‐‑‒−－ｰ一"),
    ("1", "il|"),
    ("0", "o○〇◯"),
    ("カ", "力"),
    ("ニ", "二"),
    ("ロ", "口"),
    ("タ", "夕"),
    ("ト", "卜"),
    ("エ", "工"),
    ("ハ", "八"),
    ("ヘ", "へ"),
    ("ミ", "三"),
    ("砦", "塞"),
)
"""Each line: the sign that stands for all, and those that are taken for it."""

_SMALL = dict(zip("ァィゥェォッャュョヮヵヶ", "アイウエオツヤユヨワカケ", strict=True))
_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
_HIRAGANA = range(0x3041, 0x3097)
_TO_KATAKANA = 0x60


@cache
def _folded() -> dict[int, str]:
    """The sign that stands for each; made when a name is first looked for."""
    signs = {chr(code): _SMALL.get(chr(code + _TO_KATAKANA), chr(code + _TO_KATAKANA)) for code in _HIRAGANA} | _SMALL
    signs |= {sign: whole for whole, some in _ALIKE for sign in some}
    return {ord(sign): whole for sign, whole in signs.items()}


_MARKS = {
    **{0x2460 + index: str(index + 1) for index in range(20)},
    **{0x2160 + index: numeral for index, numeral in enumerate(_ROMAN)},
    **{0x2170 + index: numeral for index, numeral in enumerate(_ROMAN)},
}


def look(name: str) -> str:
    """The name with every sign as the plainest that looks like it: ``ザクI``, ``ザクl`` and ``ザクⅠ`` are one.

    Circled digits become digits, Roman numerals letters, hiragana and small kana full-sized katakana.
    """
    plain = unicodedata.normalize("NFKC", name.translate(_MARKS)).casefold()
    return plain.translate(_folded()).replace(" ", "").replace("・", "")
