"""The ledger of piece ids: a counter that once had a number keeps it, so that saved games survive a rebuild.

VASSAL calls the number *gpid* and finds a saved piece's definition by it (``GpIdChecker``, ``GameRefresher``). The ledger is
a text file, one ``number<space>counter`` a line, in the order in which the counters came; it only ever grows. A counter that
is gone keeps its line, so that its number is never given to another.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from builder.diagnostic import Diagnostic
from builder.model.fault import fault, second_spot
from builder.model.message import Message, say
from builder.origin import Origin

HEADING = "# Piece ids of this game: number, counter. Commit this file; never edit, reorder or delete a line.\n"
FIRST_NUMBER = 1


@dataclass(frozen=True, slots=True)
class PieceIds:
    """The number of every counter, and the next one that is free."""

    numbers: Mapping[str, int]
    added: tuple[str, ...]
    next_number: int

    def gpid(self, counter: str) -> str:
        """The number as VASSAL writes it."""
        return str(self.numbers[counter])


def read_ledger(text: str, file: str) -> tuple[dict[str, int], tuple[Diagnostic, ...]]:
    """Numbers by counter id. Reports ``ledger-line`` and ``ledger-twice`` at the line."""
    numbers: dict[str, int] = {}
    seen: dict[int | str, int] = {}
    faults: list[Diagnostic] = []
    for line_number, line in enumerate(text.splitlines(), start=1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        origin = Origin(file, line_number)
        if len(words) != 2 or not words[0].isascii() or not words[0].isdigit():
            message = say(
                "「{line}」は番号と駒のidではありません",
                "'{line}' is not a number and a counter's id",
                line=line.strip(),
            )
            faults.append(fault(origin, "ledger-line", message))
            continue
        number, counter = int(words[0]), words[1]
        for key, what in (
            (number, say("番号{number}", "number {number}", number=number)),
            (counter, say("駒「{counter}」", "counter '{counter}'", counter=counter)),
        ):
            if key in seen:
                related = (second_spot(Origin(file, seen[key]), Message("最初はここです", "first here")),)
                message = say("{what}が台帳に2回あります", "{what} stands twice in the ledger", what=what)
                faults.append(fault(origin, "ledger-twice", message, related=related))
            seen.setdefault(key, line_number)
        numbers.setdefault(counter, number)
    return numbers, tuple(faults)


def assign_piece_ids(ledger: Mapping[str, int], counters: Iterable[str]) -> PieceIds:
    """Keep every number of the ledger; give counters without one the next free numbers, in their order."""
    numbers = dict(ledger)
    added: list[str] = []
    following = max(numbers.values(), default=FIRST_NUMBER - 1) + 1
    for counter in counters:
        if counter not in numbers:
            numbers[counter] = following
            added.append(counter)
            following += 1
    return PieceIds(numbers, tuple(added), following)


def extend_ledger(text: str, piece_ids: PieceIds) -> str:
    """The ledger's text with the added counters' lines at its end; every line that was there stays as it was."""
    start = text or HEADING
    if not start.endswith("\n"):
        start += "\n"
    return start + "".join(f"{piece_ids.numbers[counter]} {counter}\n" for counter in piece_ids.added)
