"""Certain pieces stand only where they may.

Why: a fleet in a desert, a garrison in another country, a unit in a box of another side's sheet are slips that no eye finds
in a long list. ``only_at`` and ``never_at`` are selections seen from the piece itself: ``territory: own`` is the territory of
the piece's side, ``territory: [own, nobody]`` also allows what is nobody's.

Example:
    - id: home-waters
      check: allowed-places
      rule: "15.7"
      says: {ja: 艦船は海か自国の領地にしか置けない, en: Ships stand at sea or in their own territory}
      pieces: {class: ship, board_kind: map}
      only_at: {any: [{terrain: sea}, {territory: own}]}
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.finding import Finding, Missing, Problem, Spotted
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece import Piece
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.track_condition import TrackCondition
from builder.record import Record


class Options(Record, kw_only=True):
    """Which pieces, and where they may stand."""

    pieces: Selection = option("The pieces that the rule is about.")
    only_at: Selection | None = option("Where they may stand; every one must meet this.", default=None)
    never_at: Selection | None = option("Where they may not stand; none may meet this.", default=None)
    while_: TrackCondition | None = option(
        "Only pieces of sides whose value meets this; with a side or for nobody's track: only while it is met.",
        default=None,
    )
    in_territory_while: TrackCondition | None = option(
        "Only pieces that stand in the territory of a side whose value meets this.", default=None
    )


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """Neither places that are allowed nor places that are not."""
    if options.only_at is None and options.never_at is None:
        keys = "'only_at', 'never_at'"
        yield Problem("pieces", say("{keys}のどちらかが必要です", "one of {keys} is needed", keys=keys))


def check(options: Options, view: SetupView) -> Iterator[Finding | Missing]:
    """Every line that puts a piece where it may not stand."""
    sides, owners = view.sides_meant(options.while_), view.sides_meant(options.in_territory_while)
    pieces = tuple(piece for piece in view.select(options.pieces) if sides.includes(piece.side))
    if options.in_territory_while is not None:
        unmapped = view.game.boards_without_territory
        yield from (Missing(view.game.no_territory(p.spot)) for p in pieces if p.spot.board.id in unmapped)
        pieces = tuple(piece for piece in pieces if piece.spot.territory and owners.includes(piece.spot.territory))

    def why(piece: Piece) -> tuple[Spotted, ...]:
        return (*view.since(sides, piece.side), *view.since(owners, piece.spot.territory))

    if options.only_at is not None:
        allowed = frozenset(view.select(options.only_at, pieces))
        for piece in pieces:
            if piece not in allowed and options.only_at.judge(piece) is False:
                yield _fault(piece, options.only_at, view, why(piece), may=True)
    if options.never_at is not None:
        for piece in view.select(options.never_at, pieces):
            yield _fault(piece, options.never_at, view, why(piece), may=False)


def _fault(piece: Piece, places: Selection, view: SetupView, why: tuple[Spotted, ...], *, may: bool) -> Finding:
    where = places.where or places.names
    rule = (
        say("置けるのは：{where}", "allowed: {where}", where=where)
        if may
        else say("置けないのは：{where}", "not allowed: {where}", where=where)
    )
    message = say(
        "{piece}が{spot}（{about}）に置かれています。{rule}",
        "{piece} stands at {spot} ({about}); {rule}",
        piece=piece.names,
        spot=piece.spot.names,
        about=about_spot(piece, view),
        rule=rule,
    )
    spot = Spotted(piece.spot.origin, say("{spot}の定義はここ", "{spot} is written here", spot=piece.spot.names))
    return Finding.at(piece, message, spot, *why)


def about_spot(piece: Piece, view: SetupView) -> Message:
    """What a rule can see of the spot: terrain and territory of a hex, else the board."""
    spot = piece.spot
    if spot.hex is None:
        return Message(spot.board.names.ja, spot.board.names.en)
    owner = spot.hex.territory
    territory = (
        say("{side}の領地", "territory of {side}", side=view.game.name_of_side(owner))
        if owner
        else Message("誰の領地でもない", "nobody's territory")
    )
    if spot.terrain is None:
        return territory
    return say("{terrain}・{of}", "{terrain}, {of}", terrain=view.game.name_of_terrain(spot.terrain), of=territory)
