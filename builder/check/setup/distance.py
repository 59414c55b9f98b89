"""Groups of pieces, or places, lie at least, at most or exactly so many hexes apart.

Why: a duel begins twenty hexes apart, an escort stays within three of what it guards, and a map drawn anew must keep the
distances that the rules speak of. ``from`` and ``to`` are selections of pieces (without ``to``: from one to another of
``from``); ``whose`` keeps the pairs in which the other is an enemy, an ally ... ``nearest`` asks the distance of the
nearest other alone, ``every`` of all. With ``from_place`` and ``to_place`` alone it is the map that is measured, once a
game, each place to the others. Edges that meet (``wraps`` of a map's grid) and ``links`` of ``game.yaml`` count;
``maximum_links`` says over how many links a way may lead, ``not_through`` and ``not_across`` what it must go round. Pieces
off the maps have no distance.

Example:
    - id: far-apart
      check: distance
      rule: "2.6"
      says: {ja: 敵機同士は20ヘックス以上離して置く, en: Enemies begin 20 hexes apart or more}
      from: {kind: unit}
      whose: enemy
      minimum: 20
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from builder.check.setup.frame.barrier import Barrier
from builder.check.setup.frame.choice import EdgeKindChoice, PlaceChoice
from builder.check.setup.frame.closed_hexes import ClosedHexes, barrier_of
from builder.check.setup.frame.finding import Finding, Problem, Spotted
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.measured_end import End, ends_of
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.side_test import Relation, stands
from builder.check.setup.frame.tally import undecided
from builder.check.setup.frame.verdict import verdict
from builder.record import Record


class Options(Record, kw_only=True):
    """From what to what, over how many links, and how far."""

    from_: Selection | None = option("The pieces from which it is measured.", default=None)
    from_place: PlaceChoice | None = option("The places from which it is measured.", default=None)
    to: Selection | None = option("The pieces to which it is measured; left out: others of 'from'.", default=None)
    to_place: PlaceChoice | None = option("The places to which it is measured.", default=None)
    whose: Relation | None = option("Only to pieces of such a side, seen from the first piece.", default=None)
    pairs: Literal["nearest", "every"] = option("Whether the nearest must fit, or every one.", default="nearest")
    minimum: int | None = option("The least number of hexes.", default=None, at_least=0)
    maximum: int | None = option("The greatest number of hexes.", default=None, at_least=0)
    exactly: int | None = option("The right number of hexes.", default=None, at_least=0)
    maximum_links: int | None = option(
        "Over so many links of maps at most; left out: over any number.", default=None, at_least=0
    )
    not_through: ClosedHexes | None = option(
        "Hexes that no way leads through; it may begin and end there.", default=None
    )
    not_across: EdgeKindChoice | None = option("Kinds of hexsides that no way leads across.", default=None)


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """No distance, no start or two, two goals, or a place that lies on no map."""
    if options.minimum is None and options.maximum is None and options.exactly is None:
        keys = "'minimum', 'maximum', 'exactly'"
        yield Problem("from", say("{keys}のどれかが必要です", "one of {keys} is needed", keys=keys))
    if (options.from_ is None) == (options.from_place is None):
        text = say("'from' か 'from_place' のどちらか一つが必要です", "one of 'from' and 'from_place' is needed")
        yield Problem("from", text)
    if options.to is not None and options.to_place is not None:
        yield Problem("to", say("'to' と 'to_place' は一つだけ", "'to' and 'to_place' exclude each other"))
    if options.from_place is not None and options.to is None and options.to_place is None:
        yield Problem("from_place", say("'to' か 'to_place' が必要です", "'to' or 'to_place' is needed"))
    for key, places in (("from_place", options.from_place), ("to_place", options.to_place)):
        if places is not None and not any(view.game.board(board).place(place).hexes for board, place in places.ids):
            text = say("{places}は箱で、ヘクスがありません", "{places} is a box and has no hexes", places=places.names)
            yield Problem(key, text)


def check(options: Options, view: SetupView) -> Iterator[Finding]:
    """Every piece that is too near or too far, at the later of the two lines."""
    if options.from_ is None and options.to is None:
        return
    starts = ends_of(options.from_, options.from_place, view.game, view)
    among_themselves = options.to is None and options.to_place is None
    goals = starts if among_themselves else ends_of(options.to, options.to_place, view.game, view)
    only_minimum = options.maximum is None and options.exactly is None
    each_pair_once = among_themselves and (options.pairs == "every" or only_minimum)
    goal_pieces = options.from_ if among_themselves else options.to
    may_be_nearer = goal_pieces is not None and bool(undecided(goal_pieces, view.pieces))
    barrier = barrier_of(options.not_through, options.not_across, view.game)
    for index, start in enumerate(starts):
        others = goals[:index] if each_pair_once else goals
        meant = [other for other in others if _is_meant(options, start, other)]
        fault = _judge(options, start, meant, view.game, barrier, may_be_nearer)
        if fault is not None:
            yield fault


def check_game(options: Options, view: GameView) -> Iterator[Finding]:
    """Every place that lies too near to another, or too far from it; a place that is in both lists is no other to itself."""
    if options.from_place is not None and options.to_place is not None:
        goals = ends_of(None, options.to_place, view, None)
        barrier = barrier_of(options.not_through, options.not_across, view)
        for start in ends_of(None, options.from_place, view, None):
            others = [goal for goal in goals if goal.spots != start.spots]
            fault = _judge(options, start, others, view, barrier)
            if fault is not None:
                yield fault


def _is_meant(options: Options, start: End, other: End) -> bool:
    if other is start:
        return False
    if options.whose is None or start.piece is None or other.piece is None:
        return True
    return stands(options.whose, other.piece.side, start.piece)


def _judge(
    options: Options, start: End, others: list[End], game: GameView, barrier: Barrier, may_be_nearer: bool = False
) -> Finding | None:
    """The fault of one end: that of its nearest other, or of the first of all that does not fit.

    ``may_be_nearer``: missing data leaves open whether there are more others, so that no piece is surely too far.
    """
    maximum, exactly = (None, None) if may_be_nearer else (options.maximum, options.exactly)
    measured: list[tuple[int, End]] = []
    for other in others:
        steps = game.distance(start.spots, other.spots, options.maximum_links, barrier)
        measured += [(steps, other)] if steps is not None else []
    if options.pairs == "nearest":
        measured = [min(measured, key=lambda entry: entry[0])] if measured else []
        far_from_all = others and not measured and (maximum is not None or exactly is not None)
        if far_from_all:
            return _unreached(start, others[0])
    for steps, other in measured:
        says = verdict(steps, equal=exactly, minimum=options.minimum, maximum=maximum)
        if says is not None:
            return _fault(start, other, steps, says)
    return None


def _fault(start: End, other: End, steps: int, says: Message) -> Finding:
    message = say(
        "{start}から{other}まで{steps}ヘクス。{says}",
        "{start} is {steps} from {other}; {says}",
        start=start.told,
        other=other.told,
        steps=say("{n}", "{n} hex" if steps == 1 else "{n} hexes", n=steps),
        says=says,
    )
    return _at(start, other, message)


def _unreached(start: End, other: End) -> Finding:
    message = say(
        "{start}から{other}へ行く道がありません（または許される数のつながりでは行けません）",
        "no way leads from {start} to {other}, or none with so few links",
        start=start.told,
        other=other.told,
    )
    return _at(start, other, message)


def _at(start: End, other: End, message: Message) -> Finding:
    pieces = tuple(end.piece for end in (start, other) if end.piece is not None)
    where = start if start.piece is not None or other.piece is None else other
    second = other if where is start else start
    text = say("{what}はここ", "{what} is written here", what=second.names)
    return Finding(where.origin, message, pieces, related=(Spotted(second.origin, text),))
