"""A number held against what it must be (the right one, the least, the most), and a sum as messages tell it."""

from __future__ import annotations

from collections.abc import Sequence

from builder.check.setup.frame.finding import Spotted
from builder.check.setup.frame.message import Message, listed, say
from builder.model.constraint_option import OptionWord


def verdict(
    number: int, *, equal: int | None = None, minimum: int | None = None, maximum: int | None = None
) -> Message | None:
    """What the rule says where the number breaks it (*the most allowed is 6*); None where it is kept.

    >>> verdict(7, maximum=6)
    Message(ja='6以下でなければならない', en='the most allowed is 6')
    """
    if equal is not None and number != equal:
        return say("正しくは{bound}", "it must be {bound}", bound=equal)
    if minimum is not None and number < minimum:
        return say("{bound}以上でなければならない", "the least allowed is {bound}", bound=minimum)
    if maximum is not None and number > maximum:
        return say("{bound}以下でなければならない", "the most allowed is {bound}", bound=maximum)
    return None


def written_here(word: OptionWord | None) -> tuple[Spotted, ...]:
    """The second spot of a fault whose number stands in a table of its own; nothing where there is none."""
    if word is None:
        return ()
    return (Spotted(word.origin, say("{n}はここ", "{n} is written here", n=word.text)),)


def told_sum(parts: Sequence[Message], total: int) -> Message:
    """The parts and what they add up to; a single part that ends with that number says it already."""
    joined = listed(parts, most=10, last=Message("＋", " + "))
    if len(parts) == 1 and parts[0].en.split()[-1] == str(total):
        return joined
    return say("{parts}の合計は{total}", "{parts} is {total}", parts=joined, total=total)
