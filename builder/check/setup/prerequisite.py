"""What is in the setup only because something else is: a person and the unit that brings him, a unit and its technology.

Why: rules let a character enter when a unit has been built, a unit when a card is owned or a technology reached; a scenario
list forgets it easily. ``when`` with ``needs`` (each of a list; ``any`` in a selection for one of several), ``without`` and
``needs_track`` says it for one selection; ``of`` says it counter by counter, each with its own rule. What is needed may stand
anywhere, on a map or in a box, unless its selection says where.

Example:
    - id: who-enters-with-what
      check: prerequisite
      rule: "11"
      says: {ja: 人物は定められたユニットとともに登場する, en: A person enters with the unit that brings him}
      of:
        falcon-2: {needs: {unit: tiger}, rule: "11.4"}
        heron: {needs: [{unit: orca}, {class: fort}], without: {unit: falcon}, rule: "11.5"}
        orca: {needs_track: {track: technology, at_least: 4}, rule: "34"}
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.finding import Finding, Missing, Problem, Spotted
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece import Piece
from builder.check.setup.frame.requirement import Lack, Requirement, RequirementTable, lacks
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.tally import stands_here, whose
from builder.check.setup.frame.track_condition import TrackCondition
from builder.origin import Origin
from builder.record import Record


class Options(Record, kw_only=True):
    """Which pieces need something, and what; or a table of it."""

    when: Selection | None = option("The pieces that need something.", default=None)
    needs: tuple[Selection, ...] | None = option(
        "The pieces that must be in the setup with them; of a list each one must.", default=None
    )
    without: Selection | None = option("Pieces of which none may be in the setup with them.", default=None)
    needs_track: TrackCondition | None = option(
        "What a track must show: the piece's own side's value where the condition names no side.", default=None
    )
    of: RequirementTable | None = option("What each counter needs, by name.", default=None)

    @property
    def requirement(self) -> Requirement:
        """What the pieces of ``when`` need."""
        return Requirement(needs=self.needs, without=self.without, needs_track=self.needs_track)


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """Pieces without a need, needs without pieces, or nothing at all."""
    keys = ("needs", "without", "needs_track")
    if options.when is not None and options.requirement.asks_nothing:
        all_keys = ", ".join(f"'{key}'" for key in keys)
        yield Problem("when", say("{keys}のどれかが必要です", "one of {keys} is needed", keys=all_keys))
    if options.when is None and not options.requirement.asks_nothing:
        given = next(key for key in keys if getattr(options, key) is not None)
        yield Problem(given, say("'{key}'には'when'が必要です", "'{key}' needs 'when'", key=given))
    elif options.when is None and options.of is None:
        yield Problem("when", Message("'when'か'of'が必要です", "'when' or 'of' is needed"))


def check(options: Options, view: SetupView) -> Iterator[Finding | Missing]:
    """The first line of the pieces that lack what they need: of ``when`` side by side, of ``of`` counter by counter."""
    if options.when is not None:
        by_side: dict[str | None, list[Piece]] = {}
        for piece in view.select(options.when):
            by_side.setdefault(piece.side, []).append(piece)
        for pieces in by_side.values():
            yield from _needs_of(pieces, options.requirement, None, view)
    if options.of is not None:
        by_counter: dict[str, list[Piece]] = {}
        for piece in view.pieces:
            if piece.counter.id in options.of.by_counter:
                by_counter.setdefault(piece.counter.id, []).append(piece)
        for counter, pieces in by_counter.items():
            yield from _needs_of(pieces, *options.of.by_counter[counter], view)


def _needs_of(
    pieces: list[Piece], requirement: Requirement, written: Origin | None, view: SetupView
) -> Iterator[Finding | Missing]:
    for lack in lacks(requirement, pieces[0], view):
        yield lack if isinstance(lack, Missing) else _fault(pieces, lack, requirement, written, view)


def _fault(
    pieces: list[Piece], lack: Lack, requirement: Requirement, written: Origin | None, view: SetupView
) -> Finding:
    first = pieces[0]
    more = len(pieces) - 1
    others = say("（ほか{more}行）", " (and {more} more lines)", more=more) if more else Message("", "")
    message = say(
        "{piece}が{spot}に置かれています{others}が、{lack}",
        "{piece} stands at {spot}{others}, but {lack}",
        piece=whose(first, view.game),
        spot=first.spot.names,
        others=others,
        lack=lack.what,
    )
    related = (*lack.related, *stands_here(pieces[1:], view.game))
    if written is not None:
        counter = first.names
        entry = say("{piece}の条件はここ", "what {piece} needs is written here", piece=counter)
        related = (*related, Spotted(written, entry))
    return Finding(first.origin, message, tuple(pieces), related=related, rule=requirement.rule)
