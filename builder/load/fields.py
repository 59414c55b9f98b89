"""Reading the fields of one table: each asks for its type, and what is missing, wrong or unknown is reported at its place."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from builder.load.faults import Faults, kind_of
from builder.load.node import Mapping, Node, Scalar, Sequence
from builder.load.nouns import noun, with_article
from builder.model.message import Message, say
from builder.model.names import Names, nearest
from builder.origin import Origin

_INTEGER = re.compile(r"[+-]?\d+")
_NUMBER = re.compile(r"[+-]?\d+(\.\d+)?")
_IDENTIFIER = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_FOLDER_NAME = re.compile(r"[a-z0-9]+([-_][a-z0-9]+)*")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
_FLAGS = {"true": True, "yes": True, "false": False, "no": False}

__all__ = ["Faults", "Fields", "kind_of", "read_names", "unknown_value", "with_article", "with_nearest"]


class Fields:
    """The keys of one table, ticked off as they are read; ``finish`` reports those that nobody asked for.

    ``what`` names the table in messages, e.g. ``side``. A required field that is missing or of a wrong type is reported
    and answered with an empty value, so that one run finds every fault; the caller drops the result where errors stand.
    """

    def __init__(self, node: Node, faults: Faults, what: str | Message) -> None:
        self.origin = node.origin
        self.faults = faults
        self.what = noun(what)
        self._asked: dict[str, None] = {}
        self._known: dict[str, Node] = {}
        self._node = node
        if isinstance(node, Mapping):
            self._known = {key.text or "": value for key, value in node.entries}
        else:
            message = say(
                "{what}はキーと値の表で書きます。ここにあるのは{kind}です",
                "{what} is a table of keys and values, not {kind}",
                what=with_article(what),
                kind=kind_of(node),
            )
            faults.error(node.origin, "wrong-type", message)

    def has(self, key: str) -> bool:
        """True where the key is given with a value."""
        node = self.node(key)
        return node is not None and not (isinstance(node, Scalar) and node.text is None)

    def node(self, key: str) -> Node | None:
        """The raw value of ``key``, None where it is absent."""
        self._asked[key] = None
        return self._known.get(key)

    def origin_of(self, key: str) -> Origin:
        """Where the value of ``key`` stands, or the table itself where the key is absent."""
        node = self._known.get(key)
        return node.origin if node is not None else self.origin

    def optional_text(self, key: str) -> str | None:
        """A word or sentence, None where absent."""
        node = self.node(key)
        if node is None:
            return None
        if not isinstance(node, Scalar):
            message = say(
                "{what}の「{key}」は文字列です。ここにあるのは{kind}です",
                "'{key}' of {what} is a text, not {kind}",
                key=key,
                what=with_article(self.what),
                kind=kind_of(node),
            )
            self.faults.error(node.origin, "wrong-type", message)
            return None
        return node.text

    def optional_scalar(self, key: str) -> Scalar | None:
        """A word together with its place, None where absent or empty; for words that name another thing."""
        node = self.node(key)
        if node is None or isinstance(node, Scalar):
            return node if node is not None and node.text is not None else None
        self.optional_text(key)  # which reports what it is instead
        return None

    def scalar(self, key: str) -> Scalar | None:
        """A word that must be there, together with its place; None where it is missing, which is reported."""
        return self.optional_scalar(key) if self._required(key, self.optional_text(key)) is not None else None

    def need(self, key: str) -> None:
        """Report ``missing-key`` where the key has no value; for lists and tables, whose readers allow none."""
        if not self.has(key):
            self._required(key, None)

    def text(self, key: str) -> str:
        """A word or sentence that must be there."""
        return self._required(key, self.optional_text(key)) or ""

    def identifier(self, key: str) -> str:
        """An id: lower-case ASCII words joined by hyphens (``red-tank``), since it becomes a file name."""
        text = self.text(key)
        if text and not _IDENTIFIER.fullmatch(text):
            message = say(
                "「{key}」が「{text}」です。idに使えるのはa-z、0-9と単独のハイフンだけです（例：red-tank）",
                "'{key}' is '{text}'; an id is made of a-z, 0-9 and single hyphens, e.g. 'red-tank'",
                key=key,
                text=text,
            )
            self.faults.error(self.origin_of(key), "wrong-id", message)
        return text

    def folder_name(self, key: str) -> str:
        """An id that is a folder's name: as every id, but single underscores may join its words too (``one_game``)."""
        text = self.text(key)
        if text and not _FOLDER_NAME.fullmatch(text):
            message = say(
                "「{key}」が「{text}」です。フォルダ名に使えるのはa-z、0-9と単独のハイフンか下線だけです（例：red-tanks）",
                "'{key}' is '{text}'; a folder's name is made of a-z, 0-9 and single hyphens or underscores, e.g. 'red-tanks'",
                key=key,
                text=text,
            )
            self.faults.error(self.origin_of(key), "wrong-id", message)
        return text

    def optional_integer(self, key: str, minimum: int | None = None) -> int | None:
        """A whole number, None where absent."""
        text = self.optional_text(key)
        if text is None:
            return None
        if not _INTEGER.fullmatch(text):
            message = say(
                "「{key}」が「{text}」です。整数を書いてください",
                "'{key}' is '{text}'; it must be a whole number",
                key=key,
                text=text,
            )
            self.faults.error(self.origin_of(key), "wrong-type", message)
            return None
        if minimum is not None and int(text) < minimum:
            message = say(
                "「{key}」が{text}です。{minimum}以上でなければなりません",
                "'{key}' is {text}; the least allowed is {minimum}",
                key=key,
                text=text,
                minimum=minimum,
            )
            self.faults.error(self.origin_of(key), "out-of-range", message)
            return None
        return int(text)

    def integer(self, key: str, minimum: int | None = None) -> int:
        """A whole number that must be there."""
        if not self.has(key):
            self._required(key, None)
            return 0
        return self.optional_integer(key, minimum) or 0

    def optional_number(self, key: str) -> float | None:
        """A number with or without a fraction, None where absent."""
        text = self.optional_text(key)
        if text is None:
            return None
        if not _NUMBER.fullmatch(text):
            message = say(
                "「{key}」が「{text}」です。数を書いてください",
                "'{key}' is '{text}'; it must be a number",
                key=key,
                text=text,
            )
            self.faults.error(self.origin_of(key), "wrong-type", message)
            return None
        return float(text)

    def number(self, key: str) -> float:
        """A number that must be there."""
        if not self.has(key):
            self._required(key, None)
            return 0.0
        return self.optional_number(key) or 0.0

    def flag(self, key: str, default: bool = False) -> bool:
        """``true`` or ``false``."""
        text = self.optional_text(key)
        if text is None:
            return default
        if text.lower() not in _FLAGS:
            message = say(
                "「{key}」が「{text}」です。trueかfalseを書いてください",
                "'{key}' is '{text}'; it must be true or false",
                key=key,
                text=text,
            )
            self.faults.error(self.origin_of(key), "wrong-type", message)
            return default
        return _FLAGS[text.lower()]

    def choice(self, key: str, allowed: Collection[str], default: str | None = None) -> str:
        """One of the words in ``allowed``."""
        text = self.optional_text(key) if default is not None else self.text(key)
        if text is None or (text == "" and default is None):
            return default or next(iter(allowed))
        if text not in allowed:
            self.faults.error(self.origin_of(key), "unknown-word", unknown_value(key, text, allowed))
            return default or next(iter(allowed))
        return text

    def optional_colour(self, key: str) -> str | None:
        """A colour ``#rrggbb``, None where absent."""
        text = self.optional_text(key)
        if text is not None and not _COLOUR.fullmatch(text):
            message = say(
                '「{key}」が「{text}」です。色は"#rrggbb"の形で書きます',
                "'{key}' is '{text}'; a colour is written as \"#rrggbb\"",
                key=key,
                text=text,
            )
            self.faults.error(self.origin_of(key), "wrong-type", message)
            return None
        return text

    def colour(self, key: str) -> str:
        """A colour ``#rrggbb`` that must be there."""
        return self._required(key, self.optional_colour(key)) or "#000000"

    def items(self, key: str) -> tuple[Node, ...]:
        """The items of a list; empty where absent."""
        node = self.node(key)
        if node is None or (isinstance(node, Scalar) and node.text is None):
            return ()
        if not isinstance(node, Sequence):
            message = say(
                "{what}の「{key}」はリストです。ここにあるのは{kind}です",
                "'{key}' of {what} is a list, not {kind}",
                key=key,
                what=with_article(self.what),
                kind=kind_of(node),
            )
            self.faults.error(node.origin, "wrong-type", message)
            return ()
        return node.items

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of words; empty where absent."""
        return tuple(scalar.text or "" for scalar in self.scalars(key))

    def scalars(self, key: str) -> tuple[Scalar, ...]:
        """A list of words with their places; empty where absent."""
        scalars: list[Scalar] = []
        for item in self.items(key):
            if isinstance(item, Scalar) and item.text is not None:
                scalars.append(item)
            else:
                message = say(
                    "「{key}」は語のリストです。ここにあるのは{kind}です",
                    "'{key}' is a list of words; this is {kind}",
                    key=key,
                    kind=kind_of(item),
                )
                self.faults.error(item.origin, "wrong-type", message)
        return tuple(scalars)

    def integers(self, key: str, length: int | None = None) -> tuple[int, ...]:
        """A list of whole numbers of the given length; empty where absent or wrong."""
        scalars = self.scalars(key)
        wrong = [scalar for scalar in scalars if not _INTEGER.fullmatch(scalar.text or "")]
        for scalar in wrong:
            message = say(
                "「{key}」に「{text}」があります。ここに書けるのは整数だけです",
                "'{key}' holds '{text}'; only whole numbers may stand here",
                key=key,
                text=scalar.text or "",
            )
            self.faults.error(scalar.origin, "wrong-type", message)
        if wrong:
            return ()
        if length is not None and scalars and len(scalars) != length:
            message = _wrong_length(key, len(scalars), length)
            self.faults.error(self.origin_of(key), "wrong-length", message)
            return ()
        return tuple(int(scalar.text or "0") for scalar in scalars)

    def numbers(self, key: str, length: int) -> tuple[float, ...]:
        """A list of numbers above zero of the given length; empty where absent or wrong."""
        scalars = self.scalars(key)
        for scalar in scalars:
            if not _NUMBER.fullmatch(scalar.text or "") or float(scalar.text or "0") <= 0:
                message = say(
                    "「{key}」に「{text}」があります。ここに書けるのは0より大きい数だけです",
                    "'{key}' holds '{text}'; only numbers above zero may stand here",
                    key=key,
                    text=scalar.text or "",
                )
                self.faults.error(scalar.origin, "wrong-type", message)
                return ()
        if scalars and len(scalars) != length:
            message = _wrong_length(key, len(scalars), length)
            self.faults.error(self.origin_of(key), "wrong-length", message)
            return ()
        return tuple(float(scalar.text or "0") for scalar in scalars)

    def optional_names(self, key: str) -> Names | None:
        """A name in several languages: a table ``{ja: ..., en: ...}`` or one text for all; None where absent."""
        node = self.node(key)
        if node is None:
            return None
        return _plain_names(node) or read_names(node, self.faults, self._part(key))

    def names_list(self, key: str) -> tuple[Names, ...]:
        """A list of sentences, each in several languages; empty where absent."""
        found = (
            read_names(item, self.faults, say("「{key}」の行", "line of '{key}'", key=key)) for item in self.items(key)
        )
        return tuple(names for names in found if names is not None)

    def names(self, key: str) -> Names:
        """A name in several languages that must be there."""
        before = len(self.faults.found)
        names = self.optional_names(key)
        if names is None and len(self.faults.found) == before:
            self._report_missing(key)
        return names or Names({"": ""})

    def finish(self) -> None:
        """Report every key that no reader asked for, with the nearest one that exists."""
        for key in self._known:
            if key not in self._asked:
                message = _unknown(
                    say(
                        "{what}に「{key}」というキーはありません",
                        "{what} has no key '{key}'",
                        what=with_article(self.what),
                        key=key,
                    ),
                    key,
                    self._asked,
                )
                self.faults.error(self._origin_of_key(key), "unknown-key", message)

    def _required(self, key: str, value: str | None) -> str | None:
        if self._is_empty(key):  # a value of a wrong type is not missing, and reported already
            self._report_missing(key)
        return value

    def _report_missing(self, key: str) -> None:
        message = say("{what}には「{key}」が必要です", "{what} needs '{key}'", what=with_article(self.what), key=key)
        self.faults.error(self._origin_of_key(key), "missing-key", message)

    def _part(self, key: str) -> Message:
        return say("{what}の{key}", "{key} of {what}", key=key, what=with_article(self.what))

    def _origin_of_key(self, key: str) -> Origin:
        entries = self._node.entries if isinstance(self._node, Mapping) else ()
        return next((name.origin for name, _ in entries if (name.text or "") == key), self.origin)

    def _is_empty(self, key: str) -> bool:
        node = self._known.get(key)
        return node is None or (isinstance(node, Scalar) and not (node.text or "").strip())


def read_names(node: Node, faults: Faults, what: str | Message) -> Names | None:
    """A name or sentence in several languages, or one text for all; None where the value is empty."""
    plain = _plain_names(node)
    if plain is not None or isinstance(node, Scalar):
        return plain
    fields = Fields(node, faults, what)
    by_language: dict[str, str] = {}
    if isinstance(node, Mapping):
        for language, _ in node.entries:
            code = language.text or ""
            text = fields.optional_text(code)
            if not _LANGUAGE.fullmatch(code):
                message = say(
                    "「{code}」は言語コードではありません。{{ja: ..., en: ...}} の形で書きます",
                    "'{code}' is no language code; write {{ja: ..., en: ...}}",
                    code=code,
                )
                faults.error(language.origin, "unknown-language", message)
            elif text and text.strip():
                by_language[code] = text
    return Names(by_language) if by_language else None


def _plain_names(node: Node) -> Names | None:
    """What ``read_names`` gives where nothing is wrong, as nearly always; None where something may be."""
    if isinstance(node, Scalar):
        return Names({"": node.text}) if node.text and node.text.strip() else None
    by_language: dict[str, str] = {}
    for language, value in node.entries if isinstance(node, Mapping) else ():
        code = language.text or ""
        text = value.text if isinstance(value, Scalar) else None
        if not text or not text.strip() or not _LANGUAGE.fullmatch(code):
            return None
        by_language[code] = text
    return Names(by_language) if by_language else None


def unknown_value(key: str, word: str, allowed: Collection[str]) -> Message:
    """The sentence for a word that is none of those that ``key`` takes, with the nearest one and all of them."""
    sentence = say("「{key}」に「{word}」は書けません", "'{key}' has no value '{word}'", key=key, word=word)
    return _unknown(sentence, word, allowed)


def with_nearest(sentence: Message, word: str, known: Iterable[str]) -> Message:
    """The sentence, and a question whether the nearest of ``known`` was meant where one is near."""
    near = nearest(word, known)
    if not near:
        return sentence
    return say("{sentence}。「{near}」のことですか", "{sentence}; did you mean '{near}'?", sentence=sentence, near=near)


def _unknown(sentence: Message, word: str, allowed: Collection[str]) -> Message:
    return say(
        "{sentence}（使えるのは：{allowed}）",
        "{sentence} (allowed: {allowed})",
        sentence=with_nearest(sentence, word, allowed),
        allowed=", ".join(allowed),
    )


def _wrong_length(key: str, found: int, wanted: int) -> Message:
    return say(
        "「{key}」に数が{found}個あります。{wanted}個でなければなりません",
        "'{key}' holds {found} numbers; it must be {wanted}",
        key=key,
        found=found,
        wanted=wanted,
    )
