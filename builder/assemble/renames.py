"""Renamed counters: their old ids, held against the ledger before a number is handed on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from builder.assemble.piece_names import piece_names
from builder.diagnostic import Diagnostic, Severity
from builder.model.counter import Counter
from builder.model.fault import fault, second_spot
from builder.model.game import Game
from builder.model.message import Message, say
from builder.model.names import nearest

JOINT = ">"
"""What stands between the parts of a replacement's name in the ledger."""


def old_ids(counters: Iterable[Counter]) -> Mapping[str, tuple[str, ...]]:
    """The old ids of every counter that says some, the oldest first, by its new id."""
    return {counter.id: counter.renamed_from for counter in counters if counter.renamed_from}


def old_names(game: Game) -> Mapping[str, tuple[str, ...]]:
    """The old names of every piece that has some, the oldest first: counters, and replacements that name a renamed counter."""
    renamed = old_ids(game.counters)
    if not renamed:
        return renamed
    found = dict(renamed)
    for name in piece_names(game):
        parts = name.split(JOINT)
        steps = max((len(renamed.get(part, ())) for part in parts), default=0)
        if len(parts) > 1 and steps:
            found[name] = tuple(
                JOINT.join(_before(part, renamed, steps - step) for part in parts) for step in range(steps)
            )
    return found


def _before(part: str, renamed: Mapping[str, tuple[str, ...]], steps: int) -> str:
    """What a part of a name was so many renames ago."""
    names = (*renamed.get(part, ()), part)
    return names[max(0, len(names) - 1 - steps)]


def check_renames(counters: Iterable[Counter], ledger: Mapping[str, int]) -> Iterator[Diagnostic]:
    """What is wrong with the renames.

    ``renamed-still-there``: the old id is another counter's now. ``renamed-unknown``: the ledger never had it.
    ``renamed-late``, a warning: the new id was built under a number of its own before. A game that was never built has an
    empty ledger and nothing to hand on.
    """
    by_id = {counter.id: counter for counter in counters}
    for counter in by_id.values():
        if not counter.renamed_from:
            continue
        taken = next((old for old in counter.renamed_from if old in by_id), None)
        old = taken or next((old for old in reversed(counter.renamed_from) if old in ledger), counter.renamed_from[-1])
        if taken is not None:
            message = say(
                "「renamed_from」が「{old}」ですが、その駒はまだあります",
                "'renamed_from' is '{old}', which still is a counter",
                old=old,
            )
            spot = second_spot(by_id[old].origin, Message("その駒はここです", "it stands here"))
            yield fault(counter.origin, "renamed-still-there", message, related=(spot,))
        elif counter.id in ledger and old in ledger:
            message = say(
                "「{new}」は「renamed_from」より前に番号{number}で組み立てられています。古い番号は引き継がれません",
                "'{new}' had number {number} of its own before 'renamed_from' was written; that of '{old}' is not handed on",
                new=counter.id,
                old=old,
                number=ledger[counter.id],
            )
            yield fault(counter.origin, "renamed-late", message, Severity.WARNING)
        elif ledger and counter.id not in ledger and old not in ledger:
            yield fault(counter.origin, "renamed-unknown", _unknown(old, ledger))


def _unknown(old: str, ledger: Mapping[str, int]) -> Message:
    near = nearest(old, ledger)
    if near:
        ja, en = "。「{near}」のことですか", "; did you mean '{near}'?"
    else:
        ja, en = "", ""
    return say(
        f"「renamed_from」が「{{old}}」ですが、番号の台帳にその駒はありません{ja}",
        f"'renamed_from' is '{{old}}', which the ledger of piece ids does not have{en}",
        old=old,
        near=near or "",
    )
