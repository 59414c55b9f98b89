"""Terms of a sum: what tracks show, how many pieces there are or what is printed on them, fixed numbers."""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.choice import FieldChoice, SideChoice, TrackChoice
from builder.check.setup.frame.finding import Missing
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece import Piece
from builder.check.setup.frame.piece_number import number_printed
from builder.check.setup.frame.piece_property import Property
from builder.check.setup.frame.property_table import NumberTable
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.tally import undecided
from builder.model.setup import TrackValue
from builder.origin import Origin
from builder.record import Record


class SumTerm(Record, kw_only=True):
    """One term: ``track``, ``pieces``, ``number`` or ``number_by``."""

    track: TrackChoice | None = option("What a track shows, added up over the sides.", default=None)
    side: SideChoice | None = option("Whose values of the track; left out: each side's.", default=None)
    pieces: Selection | None = option("So many pieces, or their 'value' added up.", default=None)
    value: FieldChoice | None = option("The value printed on each of the pieces.", default=None)
    number: int | None = option("A fixed number.", default=None)
    number_by: NumberTable | None = option("A fixed number by setup.", default=None)
    times: int = option("What the term is multiplied by.", default=1)


class Scope(Record):
    """Whose sum it is: ``sides`` None means everyone's and nobody's; ``id`` is that of the side or alliance."""

    names: Message
    sides: frozenset[str] | None
    id: str | None


class Addend(Record):
    """One number of a sum, what it is called, and the line it comes from; None for a fixed number."""

    number: int
    names: Message
    origin: Origin | None = None
    piece: Piece | None = None
    value: TrackValue | None = None


def term_problem(term: SumTerm) -> Message | None:
    """What is wrong with the make of a term."""
    main = (term.track, term.pieces, term.number, term.number_by)
    keys = "'track', 'pieces', 'number', 'number_by'"
    if sum(entry is not None for entry in main) != 1:
        return say("項には{keys}のどれか一つが必要です", "a term has exactly one of {keys}", keys=keys)
    if (term.side is not None and term.track is None) or (term.value is not None and term.pieces is None):
        return say(
            "'side' は 'track' に、'value' は 'pieces' に付きます", "'side' goes with 'track' and 'value' with 'pieces'"
        )
    if term.number_by is not None and term.number_by.property is not Property.SETUP:
        return say("'number_by' に使えるのは setup だけです", "only 'setup' is possible under 'number_by'")
    return None


def addends(terms: tuple[SumTerm, ...], scope: Scope, view: SetupView) -> tuple[Addend, ...] | None:
    """Every number of the sum; None where one is not known, which the view notes as missing."""
    found = [entry for term in terms for entry in _of_term(term, scope, view)]
    return None if None in found else tuple(entry for entry in found if entry is not None)


def _of_term(term: SumTerm, scope: Scope, view: SetupView) -> Iterator[Addend | None]:
    if term.track is not None:
        for value in view.values(term.track, term.side.ids if term.side else None):
            if not view.takes_part(value.side) or (scope.sides and value.side and value.side not in scope.sides):
                continue
            number = view.number(value)
            name = view.name_of_value(value)
            yield (
                None
                if number is None
                else Addend(number * term.times, _counted(name, number, term.times), value.origin, value=value)
            )
    if term.pieces is not None and undecided(term.pieces, view.pieces):
        yield None
    for piece in view.select(term.pieces) if term.pieces is not None else ():
        if scope.sides is not None and piece.side not in scope.sides:
            continue
        each = number_printed(view.game, piece, term.value.ids) if term.value is not None else 1
        if isinstance(each, Message):
            view.missing[Missing(each)] = None
            yield None
        elif each is not None:
            name = _counted(piece.names, each * piece.count, term.times)
            yield Addend(each * piece.count * term.times, name, piece.origin, piece=piece)
    if term.number_by is not None:
        number = term.number_by.number(view.setup.id)
        if number is not None:
            yield Addend(number * term.times, Message(str(number * term.times), str(number * term.times)))
    if term.number is not None:
        number = term.number * term.times
        yield Addend(number, Message(str(number), str(number)))


def _counted(name: Message, number: int, times: int) -> Message:
    if times == 1:
        return say("{name}{n}", "{name} {n}", name=name, n=number)
    return say("{name}{n}×{times}", "{name} {n} × {times}", name=name, n=number, times=times)
