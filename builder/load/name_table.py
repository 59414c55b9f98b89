"""Words to things: what a designer typed, folded, looked up; what is not there answered with the nearest that is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from builder.load.fields import Faults
from builder.load.yaml_document import Scalar
from builder.model.names import fold, nearest

Thing = TypeVar("Thing")


class NameTable(Generic[Thing]):
    """Things by every spelling that they have. ``noun`` names one of them in messages (``side``)."""

    def __init__(self, noun: str, entries: Iterable[tuple[Iterable[str], Thing]]) -> None:
        self.noun = noun
        self._things: dict[str, list[Thing]] = {}
        self._spellings: dict[str, None] = {}
        for spellings, thing in entries:
            for spelling in spellings:
                if not spelling:
                    continue
                self._spellings[spelling] = None
                things = self._things.setdefault(fold(spelling), [])
                if thing not in things:
                    things.append(thing)

    @property
    def spellings(self) -> tuple[str, ...]:
        """Every spelling that finds something."""
        return tuple(self._spellings)

    def all(self, word: str) -> tuple[Thing, ...]:
        """Everything that ``word`` may mean; empty where nothing has that name."""
        return tuple(self._things.get(fold(word), ()))

    def resolve(self, word: Scalar, faults: Faults) -> Thing | None:
        """The first thing of that name; where there is none, reports ``unknown-<noun>`` at the word."""
        things = self.all(word.text or "")
        if things:
            return things[0]
        code = f"unknown-{self.noun.replace(' ', '-')}"
        faults.error(word.origin, code, unknown_word(self.noun, word.text or "", self.spellings))
        return None


def unknown_word(noun: str, word: str, known: Iterable[str]) -> str:
    """The sentence for a word that nothing is called, with the nearest name or, where few are known, all of them."""
    spellings = tuple(known)
    near = nearest(word, spellings)
    if near:
        return f"there is no {noun} '{word}'; did you mean '{near}'?"
    if not spellings:
        return f"there is no {noun} '{word}'; none is defined"
    if len(spellings) <= 12:
        return f"there is no {noun} '{word}'; there are: {', '.join(spellings)}"
    return f"there is no {noun} '{word}'"
