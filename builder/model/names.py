"""Names in more than one language, and how a name that a designer typed is matched."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache

from builder.model.look_alike import look
from builder.record import Record, field

_FOLDED = str.maketrans({"･": "・", "·": "・", "•": "・", "‧": "・", "~": "〜", "～": "〜", "－": "-", "−": "-"})
_CIRCLED = {chr(0x2460 + index): f"#{index + 1}" for index in range(20)}
_ROMAN = {chr(0x2160 + index): f"^{index + 1}" for index in range(12)} | {
    chr(0x2170 + index): f"^{index + 1}" for index in range(12)
}
_MARKS = _FOLDED | str.maketrans(_CIRCLED | _ROMAN)


@lru_cache(maxsize=50_000)  # the same words come again in every table and every setup
def fold(name: str) -> str:
    """The form in which two spellings of one name are equal: width, middle dots, dashes, case and spaces folded.

    Circled digits and Roman numerals keep their own form, since Unicode folding alone would make ``①`` a ``1`` and
    ``Ⅱ`` an ``II``; they mark versions and types of counters.
    """
    if name.isascii() and "~" not in name:  # as ids are: nothing to fold but case and spaces
        return name.lower().replace(" ", "")
    return unicodedata.normalize("NFKC", name.translate(_MARKS)).translate(_FOLDED).casefold().replace(" ", "")


class ToldSpelling(str):
    """Another spelling that is told of wherever data use it: the rulebook writes one name in two ways.

    ``instead`` is how the name is spelled otherwise, ``rule`` the number of the rule that has this spelling.
    """

    __slots__ = ("instead", "rule")
    instead: str
    rule: str | None

    def __new__(cls, spelling: str, instead: str, rule: str | None) -> ToldSpelling:
        """The spelling of something that is called ``instead``."""
        told = super().__new__(cls, spelling)
        told.instead = instead
        told.rule = rule
        return told

    def __reduce__(self) -> tuple[type[ToldSpelling], tuple[str, str, str | None]]:
        return ToldSpelling, (str(self), self.instead, self.rule)

    def __add__(self, more: str) -> ToldSpelling:
        """With the mark of a version after it."""
        return ToldSpelling(str(self) + more, self.instead + more, self.rule)


class Names(Record):
    """One thing's name by language code (``ja``, ``en``), and other spellings that data may use for it."""

    by_language: Mapping[str, str]
    also: tuple[str, ...] = field(default=())

    def in_language(self, language: str) -> str:
        """The name in ``language``, or in the first language that has one."""
        return self.by_language.get(language) or next(iter(self.by_language.values()))

    @property
    def ja(self) -> str:
        """The Japanese name, or the first there is."""
        return self.in_language("ja")

    @property
    def en(self) -> str:
        """The English name, or the first there is."""
        return self.in_language("en")

    @property
    def spellings(self) -> tuple[str, ...]:
        """Every spelling under which this thing may be named in data."""
        return (*self.by_language.values(), *self.also)


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known spelling that looks most like ``name``, or None where nothing is near.

    Signs that the eye takes for one another (``I`` and ``Ⅰ``, ``ー`` and ``―``, ``ニ`` and ``二``) count as equal.
    """
    spellings: dict[str, str] = {}
    for spelling in known:
        spellings[look(spelling)] = spelling
    alike = spellings.get(look(name))
    if alike is not None:
        return alike
    import difflib  # here, since only who has a fault to tell needs it

    matches = difflib.get_close_matches(look(name), spellings, n=1, cutoff=0.5)
    return spellings[matches[0]] if matches else None
