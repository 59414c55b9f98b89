"""The ledger of piece ids: a counter that once had a number keeps it, so that saved games survive a rebuild.

VASSAL calls the number *gpid* and finds a saved piece's definition by it (``GpIdChecker``, ``GameRefresher``). The ledger is
a text file, one ``number<space>counter`` a line, in the order in which the counters came; it only ever grows. A counter that
is gone keeps its line, so that its number is never given to another. A renamed counter gets a further line,
``number new-id was old-id``: the number is that of the new id from there on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from builder.diagnostic import Diagnostic
from builder.model.fault import fault, second_spot
from builder.model.message import Message, say
from builder.origin import Origin
from builder.record import Record

HEADING = "# Piece ids of this game: number, counter. Commit this file; never edit, reorder or delete a line.\n"
FIRST_NUMBER = 1
_WAS = "was"


class PieceIds(Record):
    """The number of every counter, and the next one that is free."""

    numbers: Mapping[str, int]
    added: tuple[str, ...]
    next_number: int
    renamed: tuple[tuple[str, str], ...] = ()
    """Renames that the ledger does not know yet: old id, new id."""

    def gpid(self, counter: str) -> str:
        """The number as VASSAL writes it."""
        return str(self.numbers[counter])


def read_ledger(text: str, file: str) -> tuple[dict[str, int], tuple[Diagnostic, ...]]:
    """Numbers by counter id, each under its latest id. Reports ``ledger-line``, ``ledger-twice`` and ``ledger-rename``."""
    numbers: dict[str, int] = {}
    seen: dict[int | str, int] = {}
    faults: list[Diagnostic] = []
    for line_number, line in enumerate(text.splitlines(), start=1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        origin = Origin(file, line_number)
        if len(words) == 4 and words[2] == _WAS and words[0].isascii() and words[0].isdigit():
            faults += _rename(int(words[0]), words[1], words[3], origin, numbers, seen)
            continue
        if len(words) != 2 or not words[0].isascii() or not words[0].isdigit():
            message = say(
                "「{line}」は番号と駒のidではありません",
                "'{line}' is not a number and a counter's id",
                line=line.strip(),
            )
            faults.append(fault(origin, "ledger-line", message))
            continue
        number, counter = int(words[0]), words[1]
        for key in (number, counter):
            if key in seen:
                what = (
                    say("番号{n}", "number {n}", n=number)
                    if key == number
                    else say("駒「{c}」", "counter '{c}'", c=counter)
                )
                related = (second_spot(Origin(file, seen[key]), Message("最初はここです", "first here")),)
                message = say("{what}が台帳に2回あります", "{what} stands twice in the ledger", what=what)
                faults.append(fault(origin, "ledger-twice", message, related=related))
            seen.setdefault(key, line_number)
        numbers.setdefault(counter, number)
    return numbers, tuple(faults)


def _rename(
    number: int, new: str, old: str, origin: Origin, numbers: dict[str, int], seen: dict[int | str, int]
) -> list[Diagnostic]:
    """Give the number of ``old`` to ``new``, and free ``old`` for another counter."""
    if numbers.get(old) != number:
        message = say(
            "番号{number}の駒は「{old}」ではないので、名前を変えられません",
            "number {number} is not that of '{old}', which this line renames",
            number=number,
            old=old,
        )
        return [fault(origin, "ledger-rename", message)]
    if new in numbers:
        related = (second_spot(Origin(origin.file, seen[new]), Message("最初はここです", "first here")),)
        message = say(
            "駒「{counter}」が台帳に2回あります", "counter '{counter}' stands twice in the ledger", counter=new
        )
        return [fault(origin, "ledger-twice", message, related=related)]
    numbers[new] = numbers.pop(old)
    seen.pop(old)
    seen[new] = origin.line
    return []


def assign_piece_ids(
    ledger: Mapping[str, int], counters: Iterable[str], old_ids: Mapping[str, tuple[str, ...]] | None = None
) -> PieceIds:
    """Keep every number of the ledger; give counters without one the next free numbers, in their order.

    ``old_ids`` holds the ids that a renamed counter had before, the oldest first: it takes over the number of the latest
    that has one, unless it has one of its own.
    """
    numbers = dict(ledger)
    wanted = tuple(counters)
    renamed: list[tuple[str, str]] = []
    for new, before in (old_ids or {}).items():
        old = next((one for one in reversed(before) if one in numbers and one not in wanted), None)
        if new not in numbers and old is not None:
            numbers[new] = numbers.pop(old)
            renamed.append((old, new))
    added: list[str] = []
    following = max(numbers.values(), default=FIRST_NUMBER - 1) + 1
    for counter in wanted:
        if counter not in numbers:
            numbers[counter] = following
            added.append(counter)
            following += 1
    return PieceIds(numbers, tuple(added), following, tuple(renamed))


def extend_ledger(text: str, piece_ids: PieceIds) -> str:
    """The ledger's text with the lines of renamed and added counters at its end; those that were there stay as they were."""
    start = text or HEADING
    if not start.endswith("\n"):
        start += "\n"
    renames = [f"{piece_ids.numbers[new]} {new} {_WAS} {old}\n" for old, new in piece_ids.renamed]
    return start + "".join([*renames, *(f"{piece_ids.numbers[counter]} {counter}\n" for counter in piece_ids.added)])
