"""Every place of a list has exactly one controller when the game begins; neutral ones have none.

Why: a scenario divides bases, cities or provinces among the sides in long lists, and one is forgotten or stands in two. A
side controls a place that its heading lists under ``holds``, or where one of the ``pieces`` stands that show control (a
control marker, a garrison). With ``per: alliance`` sides that win together may share a place. Places under ``neutral``
must have no controller.

Example:
    - id: one-controller
      check: partition
      rule: "4"
      says: {ja: 各拠点の支配者はちょうど一つ, en: Every base has exactly one controller}
      places: [Old Castle, Harbour]
      neutral: [Camp]
      pieces: {class: control-marker}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from builder.check.setup.frame.choice import PlaceChoice
from builder.check.setup.frame.finding import Finding, Problem, Spotted
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message, listed, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece import BoardPlace, Piece
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.tally import undecided
from builder.origin import Origin
from builder.record import Record


class Options(Record, kw_only=True):
    """Which places, and what shows who controls them."""

    places: PlaceChoice = option("The places that have a controller each.")
    neutral: PlaceChoice | None = option("Places that have none.", default=None)
    pieces: Selection | None = option(
        "Pieces that show their side's control of the place where they stand.", default=None
    )
    per: Literal["side", "alliance"] = option("Who must be alone: a side, or the sides of an alliance.", default="side")


class _Claim(Record):
    """One line that shows that a side controls a place."""

    side: str
    origin: Origin
    piece: Piece | None = None


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """A place that must have a controller and must have none."""
    both = [place for place in options.places.ids if options.neutral is not None and place in options.neutral]
    for place in both:
        message = say("{place}は 'places' にもあります", "{place} stands under 'places' too", place=_name(place, view))
        yield Problem("neutral", message)


def check(options: Options, view: SetupView) -> Iterator[Finding]:
    """Each place without a controller, and each line that gives a place one too many."""
    claims: dict[BoardPlace, list[_Claim]] = {}
    for held in view.setup.holdings:
        claims.setdefault((held.board, held.place), []).append(_Claim(held.side, held.origin))
    for piece in view.select(options.pieces) if options.pieces is not None else ():
        if piece.side is not None:
            claim = _Claim(piece.side, piece.origin, piece)
            claims.setdefault((piece.spot.board.id, piece.spot.place_id), []).append(claim)
    perhaps = undecided(options.pieces, view.pieces) if options.pieces is not None else ()
    perhaps_at = {(piece.spot.board.id, piece.spot.place_id) for piece in perhaps}
    for place in options.places.ids:
        found = claims.get(place, [])
        if not found and place not in perhaps_at:
            yield _nobodys(place, view)
        for claim in found:
            if _party(claim.side, options, view) != _party(found[0].side, options, view):
                yield _one_too_many(place, claim, found[0], view)
                break
    for place in options.neutral.ids if options.neutral is not None else ():
        for claim in claims.get(place, [])[:1]:
            yield _not_neutral(place, claim, view)


def _party(side: str, options: Options, view: SetupView) -> str:
    return (view.game.alliance(side) or side) if options.per == "alliance" else side


def _name(place: BoardPlace, view: GameView) -> Message:
    return view.words.places.name_of(place)


def _spotted(place: BoardPlace, view: SetupView) -> Spotted:
    text = say("{place}はここ", "{place} is written here", place=_name(place, view.game))
    return Spotted(view.game.game.board(place[0]).place(place[1]).origin, text)


def _nobodys(place: BoardPlace, view: SetupView) -> Finding:
    sides = listed((view.game.name_of_side(side) for side in view.sides()), most=8)
    message = say(
        "{place}を支配する陣営がありません（{sides}のうち一つが必要）",
        "nobody controls {place}; one of these must: {sides}",
        place=_name(place, view.game),
        sides=sides,
    )
    return Finding(view.setup.origin, message, related=(_spotted(place, view),))


def _one_too_many(place: BoardPlace, claim: _Claim, first: _Claim, view: SetupView) -> Finding:
    message = say(
        "{place}は{side}の支配ですが、{first}も支配しています。支配者は一つだけです",
        "{place} is controlled by {side}, and by {first} too; only one may",
        place=_name(place, view.game),
        side=view.game.name_of_side(claim.side),
        first=view.game.name_of_side(first.side),
    )
    text = say("{side}の支配はここ", "{side} controls it here", side=view.game.name_of_side(first.side))
    return _at(claim, message, Spotted(first.origin, text))


def _not_neutral(place: BoardPlace, claim: _Claim, view: SetupView) -> Finding:
    message = say(
        "{place}は{side}の支配ですが、中立でなければなりません",
        "{place} is controlled by {side}; it must be neutral",
        place=_name(place, view.game),
        side=view.game.name_of_side(claim.side),
    )
    return _at(claim, message, _spotted(place, view))


def _at(claim: _Claim, message: Message, *related: Spotted) -> Finding:
    pieces = (claim.piece,) if claim.piece is not None else ()
    return Finding(claim.origin, message, pieces, related=related)
