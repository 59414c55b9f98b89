"""Words to things: what a designer typed, folded, looked up; what is not there answered with the nearest that is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from builder.load.fields import Faults
from builder.load.node import Scalar
from builder.load.nouns import noun
from builder.model.message import Message, say
from builder.model.names import ToldSpelling, fold, nearest

Thing = TypeVar("Thing")

_FEW = 12
"""So many names can be listed in a message."""


class NameTable(Generic[Thing]):
    """Things by every spelling that they have, the id first. ``noun`` names one of them in messages (``side``)."""

    def __init__(self, noun: str, entries: Iterable[tuple[Iterable[str], Thing]]) -> None:
        self.noun = noun
        self._things: dict[str, list[Thing]] = {}
        self._spellings: dict[str, None] = {}
        self._told: dict[str, ToldSpelling] = {}
        labels: dict[str, None] = {}
        for spellings, thing in entries:
            label: str | None = None
            for spelling in spellings:
                if not spelling:
                    continue
                if label is None:
                    label = spelling
                    labels[label] = None
                self._spellings[spelling] = None
                folded = fold(spelling)
                things = self._things.get(folded)
                if things is None:
                    self._things[folded] = [thing]
                    if type(spelling) is ToldSpelling:
                        self._told[folded] = spelling
                elif thing not in things:
                    things.append(thing)
        self.labels = tuple(labels)

    @property
    def spellings(self) -> tuple[str, ...]:
        """Every spelling that finds something."""
        return tuple(self._spellings)

    @classmethod
    def of_words(cls, noun: str, words: Iterable[str]) -> NameTable[str]:
        """A table of plain words that stand for themselves."""
        return NameTable(noun, (((word,), word) for word in words))

    def all(self, word: str) -> tuple[Thing, ...]:
        """Everything that ``word`` may mean; empty where nothing has that name."""
        return tuple(self._things.get(fold(word), ()))

    def tell_spelling(self, word: Scalar, faults: Faults) -> None:
        """Warn, with ``other-spelling``, of a word that found something by a spelling that is to be told of."""
        told = self._told.get(fold(word.text or "")) if self._told else None
        if told is None:
            return
        message = say(
            "「{spelling}」は「{name}」の別の表記です。「{name}」として扱います",
            "'{spelling}' is another spelling of '{name}' and is taken for it",
            spelling=word.text or "",
            name=told.instead,
        )
        if told.rule:
            message = say("{it}（規則{rule}）", "{it} (rule {rule})", it=message, rule=told.rule)
        faults.warning(word.origin, "other-spelling", message)

    def resolve(self, word: Scalar, faults: Faults) -> Thing | None:
        """The first thing of that name; where there is none, reports ``unknown-<noun>`` at the word."""
        things = self.all(word.text or "")
        if things:
            self.tell_spelling(word, faults)
            return things[0]
        code = f"unknown-{self.noun.replace(' ', '-')}"
        faults.error(word.origin, code, unknown_word(self.noun, word.text or "", self))
        return None


def unknown_word(sort: str, word: str, *tables: NameTable[Any]) -> Message:
    """The sentence for a word that nothing is called, with the nearest name or, where few are known, all of them."""
    # One-letter marks look like everything; of spellings that fold alike the first (the id) is shown.
    spellings = [text for table in tables for text in table.spellings if len(text) > 1 or len(word) < 2]
    missing = say("「{word}」という{sort}はありません", "there is no {sort} '{word}'", word=word, sort=noun(sort))
    near = nearest(word, reversed(spellings))
    if near:
        return say("{missing}。「{near}」のことですか", "{missing}; did you mean '{near}'?", missing=missing, near=near)
    labels = tuple(dict.fromkeys(label for table in tables for label in table.labels))
    if not labels:
        return say("{missing}。一つも定義されていません", "{missing}; none is defined", missing=missing)
    if len(labels) <= _FEW:
        return say("{missing}。あるのは：{all}", "{missing}; there are: {all}", missing=missing, all=", ".join(labels))
    return missing
