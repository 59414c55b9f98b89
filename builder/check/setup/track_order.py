"""What a track shows is at least, or at most, what another track or a counter of the side shows.

Why: a machine's thrust lies between the least and the greatest on its card, and nobody has more wounded than soldiers.
``at_least`` and ``at_most`` name another track of the same side (or nobody's); ``at_least_value`` and ``at_most_value`` a
value printed on the side's pieces that ``of`` selects. Named spaces count in the order of their track. A value that no
source gives is reported as not checkable.

Example:
    - id: thrust-within-card
      check: track-order
      rule: "4.4"
      says: {ja: 推力は最小推力以上、最大推力以下, en: Thrust lies between the least and the greatest of the card}
      track: thrust
      of: {class: machine}
      at_least_value: least-thrust
      at_most_value: greatest-thrust
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.choice import FieldChoice, SideChoice, TrackChoice
from builder.check.setup.frame.finding import Finding, Missing, Problem, Spotted
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece_number import number_printed
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.model.setup import TrackValue
from builder.record import Record


class Options(Record, kw_only=True):
    """Which values, and what bounds them."""

    track: TrackChoice = option("The track, by name or id.")
    side: SideChoice | None = option("Whose values; left out: those of every side.", default=None)
    at_least: TrackChoice | None = option("The track whose value is the least.", default=None)
    at_most: TrackChoice | None = option("The track whose value is the greatest.", default=None)
    of: Selection | None = option("The pieces whose printed values bound those of their side.", default=None)
    at_least_value: FieldChoice | None = option("The printed value that is the least.", default=None)
    at_most_value: FieldChoice | None = option("The printed value that is the greatest.", default=None)


class _Bound(Record):
    """A number that bounds a value from below or above, what it is called and where it is written."""

    number: int
    sign: str
    names: Message
    where: Spotted

    def keeps(self, number: int) -> bool:
        return number >= self.number if self.sign == ">=" else number <= self.number


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """No bound at all, or a printed value without the pieces that show it."""
    printed = options.at_least_value is not None or options.at_most_value is not None
    if options.at_least is None and options.at_most is None and not printed:
        keys = "'at_least', 'at_most', 'at_least_value', 'at_most_value'"
        yield Problem("track", say("{keys}のどれかが必要です", "one of {keys} is needed", keys=keys))
    if printed != (options.of is not None):
        keys = "'of', 'at_least_value', 'at_most_value'"
        yield Problem(
            "of", say("駒の値には 'of' が要ります（{keys}）", "'of' goes with a printed value ({keys})", keys=keys)
        )


def check(options: Options, view: SetupView) -> Iterator[Finding | Missing]:
    """Every value that is below its least or above its greatest."""
    for value in view.values(options.track, options.side.ids if options.side else None):
        number = view.number(value)
        if number is None:
            continue
        for bound in (*_of_tracks(options, value, view), *_of_pieces(options, value, view)):
            if isinstance(bound, Missing):
                yield bound
            elif not bound.keeps(number):
                yield _fault(value, bound, view)
                break


def _of_tracks(options: Options, value: TrackValue, view: SetupView) -> Iterator[_Bound]:
    for track, sign in ((options.at_least, ">="), (options.at_most, "<=")):
        for other in view.values(track) if track is not None else ():
            number = view.number(other) if other.side is None or other.side == value.side else None
            if number is not None:
                name = view.name_of_value(other)
                names = say("{name}（{shown}）", "{name} ({shown})", name=name, shown=view.shown(other))
                yield _Bound(
                    number, sign, names, Spotted(other.origin, say("{name}はここ", "{name} is written here", name=name))
                )


def _of_pieces(options: Options, value: TrackValue, view: SetupView) -> Iterator[_Bound | Missing]:
    pieces = view.select(options.of) if options.of is not None else ()
    for piece in pieces:
        for fields, sign in ((options.at_least_value, ">="), (options.at_most_value, "<=")):
            if fields is None or piece.side != value.side:
                continue
            number = number_printed(view.game, piece, fields.ids)
            if isinstance(number, Message):
                yield Missing(number)
            elif number is not None:
                names = say(
                    "{piece}の{field}（{n}）",
                    "{field} of {piece} ({n})",
                    piece=piece.names,
                    field=fields.names,
                    n=number,
                )
                yield _Bound(
                    number,
                    sign,
                    names,
                    Spotted(piece.origin, say("{piece}はここ", "{piece} stands here", piece=piece.names)),
                )


def _fault(value: TrackValue, bound: _Bound, view: SetupView) -> Finding:
    ja, en = ("以上", "no less than") if bound.sign == ">=" else ("以下", "no more than")
    message = say(
        "{value}は{shown}です。{bound}{than}でなければなりません",
        "{value} is {shown}; it must be {than} {bound}",
        value=view.name_of_value(value),
        shown=view.shown(value),
        bound=bound.names,
        than=Message(ja, en),
    )
    return Finding.of_value(value, message, bound.where)
