"""The groups of which a minimum is asked, though no piece may be in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from builder.check.setup.frame.grouping import Group, Grouping, GroupKey
from builder.check.setup.frame.piece import Piece
from builder.check.setup.frame.piece_property import NOBODY, Property
from builder.check.setup.frame.selection import Selection
from builder.model.board import PlaceKind
from builder.model.counter import Counter

if TYPE_CHECKING:
    from builder.check.setup.frame.setup_view import SetupView

_OF_COUNTER: Mapping[Property, Callable[[Counter], str]] = {
    Property.COUNTER: lambda counter: counter.id,
    Property.UNIT: lambda counter: counter.unit,
    Property.CLASS: lambda counter: counter.class_id,
}


def asked_groups(view: SetupView, grouping: Grouping, selection: Selection | None) -> tuple[Group, ...]:
    """The groups that a rule about ``selection`` asks for, each with all its pieces, whatever they are.

    The setup itself; each side or alliance that takes part and has such counters; each counter, unit, class, place or hex
    that the selection names. For all else, and where the selection names none, each group in which any piece stands.
    """
    named = _named(view, grouping, selection)
    found: dict[GroupKey, list[Piece]] = {key: [] for key in named or ()}
    for piece in view.pieces:
        key = grouping.key(piece)
        if key is not None and NOBODY not in key and (named is None or key in found):
            found.setdefault(key, []).append(piece)
    return tuple(Group(grouping, key, tuple(pieces)) for key, pieces in found.items())


def _named(view: SetupView, grouping: Grouping, selection: Selection | None) -> tuple[GroupKey, ...] | None:
    """The keys of the groups; None where no word names them."""
    if len(grouping.properties) != 1:
        return None
    only = grouping.properties[0]
    if only is Property.SETUP:
        return (("",),)
    if only in (Property.SIDE, Property.ALLIANCE):
        sides = _sides(view, selection)
        names = sides if only is Property.SIDE else map(view.game.alliance, sides)
        return _keys(name for name in names if name is not None)
    if selection is None:
        return None
    if only in _OF_COUNTER and selection.counters is not None:
        counters = (counter for counter in view.game.game.counters if counter.id in selection.counters)
        return _keys(map(_OF_COUNTER[only], counters))
    if only is Property.HEX and selection.hexes is not None:
        return _keys(sorted(selection.hexes))
    if only in (Property.PLACE, Property.HEX, Property.REGION) and selection.places is not None:
        return _keys(_of_places(view, selection, only))
    return None


def _sides(view: SetupView, selection: Selection | None) -> Iterator[str]:
    counters = None if selection is None else selection.counters
    owners = {counter.side for counter in view.game.game.counters if counters is None or counter.id in counters}
    return (side for side in view.sides() if side in owners)


def _of_places(view: SetupView, selection: Selection, only: Property) -> Iterator[tuple[str, str]]:
    """The places or the regions of the selection, or the hexes of both; boxes of sides that take no part are left out."""
    for board in view.game.game.boards:
        for place in board.places:
            if (board.id, place.id) in (selection.places or ()) and view.takes_part(place.owner):
                if only is not Property.HEX:
                    if (place.kind is PlaceKind.REGION) == (only is Property.REGION):
                        yield (board.id, place.id)
                else:
                    yield from ((board.id, hex_id) for hex_id in place.hexes)


def _keys(values: Iterable[str | tuple[str, str]]) -> tuple[GroupKey, ...]:
    return tuple((value,) for value in dict.fromkeys(values))
