"""So many counters of each class, unit or kind are all that there are.

Why: a box holds three wizards and 28 blocks an army; a setup that places more cannot be laid out. ``limits`` names the number
of each, ``total`` that of all together, ``per: side`` asks it of each side. A counter's own ``count`` is a limit already and
needs no constraint; ``printed_mix: true`` tells which of the counters placed have none, so that theirs is not checkable.

Example:
    - id: army-box
      check: counter-mix
      rule: "2.0, 2.2"
      says: {ja: 一軍は２８ブロック、魔法使いは３人まで, en: "An army has 28 blocks, three of them wizards"}
      count: {kind: unit}
      per: side
      limits: {class: {wizard: 3, chaos: 3}}
      total: 28
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from builder.check.setup.frame.finding import Finding, Missing, Problem, Spotted
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.grouping import WHOLE_SETUP, Group, Grouping
from builder.check.setup.frame.message import Part, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece import Piece
from builder.check.setup.frame.piece_property import PROPERTY_RULES
from builder.check.setup.frame.property_table import NumberTable
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.tally import one_too_many, stands_here, whose
from builder.record import Record


class Options(Record, kw_only=True):
    """What is counted, and how many there are of each and of all."""

    count: Selection = option("The pieces that are counted.")
    per: Grouping = option("Whose counters: side for each side's own; left out: the whole setup.", default=WHOLE_SETUP)
    limits: NumberTable | None = option("How many there are of each class, unit, counter or kind.", default=None)
    total: int | None = option("How many there are of all that is counted together.", default=None, at_least=0)
    printed_mix: bool = option("Tell which of the counters placed have no count of their own.", default=False)


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """No number at all."""
    if options.limits is None and options.total is None and not options.printed_mix:
        keys = "'limits', 'total', 'printed_mix'"
        yield Problem("count", say("{keys}のどれかが必要です", "one of {keys} is needed", keys=keys))


def check(options: Options, view: SetupView) -> Iterator[Finding | Missing]:
    """The line at which a number is passed."""
    for group in view.groups(options.count, options.per):
        if options.limits is not None:
            yield from _of_each(options.limits, group, view)
        if options.total is not None and group.count > options.total:
            yield _fault(group, group.pieces, options.count.names, options.total, view, ())
    if options.printed_mix:
        unknown = {piece.counter.id: piece for piece in view.select(options.count) if piece.counter.count is None}
        for piece in unknown.values():
            counter = whose(piece, view.game)
            yield Missing(say("{counter}の総数", "no counter mix for {counter}", counter=counter))


def _of_each(limits: NumberTable, group: Group, view: SetupView) -> Iterator[Finding]:
    rules = PROPERTY_RULES[limits.property]
    parts: dict[Hashable, list[Piece]] = {}
    for piece in group.pieces:
        parts.setdefault(rules.value(piece), []).append(piece)
    for value, pieces in parts.items():
        word = limits.word(value)
        if word is not None and sum(piece.count for piece in pieces) > int(word.text):
            name = rules.name(view.game, value)
            written = say("{name}は{number}", "{name}: {number}", name=name, number=word.text)
            limit = Spotted(word.origin, written)
            yield _fault(group, tuple(pieces), name, int(word.text), view, (limit,))


def _fault(
    group: Group, pieces: tuple[Piece, ...], name: Part, limit: int, view: SetupView, written: tuple[Spotted, ...]
) -> Finding:
    last = one_too_many(pieces, limit)
    message = say(
        "{where}：{name}×{count}（全部で{limit}個）",
        "{where}: {count} × {name}; there are {limit}",
        where=view.name_of_group(group),
        name=name,
        count=sum(piece.count for piece in pieces),
        limit=limit,
    )
    others = tuple(piece for piece in pieces if piece is not last)
    blamed = pieces[pieces.index(last) :]
    return Finding(last.origin, message, blamed, related=(*stands_here(others, view.game), *written))
