"""Names in more than one language, and how a name that a designer typed is matched."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

_FOLDED = str.maketrans(
    {"･": "・", "·": "・", "•": "・", "‧": "・", "~": "〜", "～": "〜", "－": "-", "−": "-", "塞": "砦"}
)
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
    return unicodedata.normalize("NFKC", name.translate(_MARKS)).translate(_FOLDED).casefold().replace(" ", "")


@dataclass(frozen=True, slots=True)
class Names:
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
    """The known spelling that looks most like ``name``, or None where nothing is near."""
    spellings = {fold(spelling): spelling for spelling in known}
    matches = difflib.get_close_matches(fold(name), spellings, n=1, cutoff=0.5)
    return spellings[matches[0]] if matches else None
