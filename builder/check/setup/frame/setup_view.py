"""One setup indexed once for all constraints: its pieces, its groups, what its tracks show."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from functools import cached_property

from builder.check.setup.frame.asked_groups import asked_groups
from builder.check.setup.frame.choice import TrackChoice
from builder.check.setup.frame.finding import Missing, Spotted
from builder.check.setup.frame.game_view import GameView, TrackKey
from builder.check.setup.frame.grouping import Group, Grouping, GroupKey
from builder.check.setup.frame.message import Message, as_message, listed, say
from builder.check.setup.frame.piece import Piece
from builder.check.setup.frame.piece_property import ABSENT, NOBODY, PROPERTY_RULES, Property
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.track_condition import SidesMeant, TrackCondition
from builder.model.setup import Setup, TrackValue


class SetupView:
    """What constraints ask about a setup. ``game`` is shared by all setups; everything here is this setup's own.

    Where an answer depends on data that no source gives, the question is answered without it and ``missing`` says so; the
    runner turns that into *not checkable*.
    """

    def __init__(self, game: GameView, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.pieces: tuple[Piece, ...] = tuple(
            piece for placement in setup.placements if (piece := game.piece(placement)) is not None
        )
        self.missing: dict[Missing, None] = {}
        self._values: dict[TrackKey, list[TrackValue]] = {}
        for value in setup.track_values:
            self._values.setdefault((value.board, value.track), []).append(value)

    def select(self, selection: Selection, among: Iterable[Piece] | None = None) -> tuple[Piece, ...]:
        """The pieces (of the setup, or ``among``) that are meant, in the order of their lines."""
        found: list[Piece] = []
        candidates = self.pieces if among is None else among
        counters = selection.counters
        if counters is not None:  # most selections name few counters: this alone leaves little to judge
            candidates = [piece for piece in candidates if piece.counter.id in counters]
            if selection.is_about_counters_alone:
                return tuple(candidates)
        for piece in candidates:
            answer = selection.judge(piece)
            if answer is True:
                found.append(piece)
            elif answer is not False:
                self.missing[Missing(answer)] = None
        return tuple(found)

    def count(self, selection: Selection) -> int:
        """How many counters are meant."""
        return sum(piece.count for piece in self.select(selection))

    def groups(self, selection: Selection, grouping: Grouping) -> tuple[Group, ...]:
        """The pieces that are meant, in groups; only groups that have a piece."""
        found: dict[GroupKey, list[Piece]] = {}
        for piece in self.select(selection):
            key = grouping.key(piece)
            if key is not None:
                found.setdefault(key, []).append(piece)
        return tuple(Group(grouping, key, tuple(pieces)) for key, pieces in found.items())

    def every_group(self, grouping: Grouping, selection: Selection | None = None) -> tuple[Group, ...]:
        """The groups of which something can be asked though no piece of the selection may be in them (``asked_groups``)."""
        return asked_groups(self, grouping, selection)

    def property_of(self, group: Group, wanted: Property) -> Hashable:
        """The property that all pieces of the group share; ABSENT where there is none or it differs."""
        if wanted is Property.SETUP:
            return self.setup.id
        if wanted in group.grouping.properties:
            return group.key[group.grouping.properties.index(wanted)]
        found = {PROPERTY_RULES[wanted].value(piece) for piece in group.pieces}
        if wanted is Property.TERRAIN:
            for piece in group.pieces:
                if piece.spot.hex is not None and piece.spot.terrain is None:
                    self.missing[Missing(self.game.no_terrain(piece.spot))] = None
        if not found and Property.HEX in group.grouping.properties:
            found = {self._of_empty_hex(group, wanted)}
        if not found and wanted is Property.ALLIANCE and Property.SIDE in group.grouping.properties:
            found = {self.game.alliance(str(self.property_of(group, Property.SIDE))) or NOBODY}
        return next(iter(found)) if len(found) == 1 else ABSENT

    def _of_empty_hex(self, group: Group, wanted: Property) -> Hashable:
        """A property of the land in which no piece stands."""
        place = self.property_of(group, Property.HEX)
        if not isinstance(place, tuple):
            return ABSENT
        spot = self.game.spot_of_hex(*place)
        land: dict[Property, Hashable] = {
            Property.TERRAIN: spot.terrain or ABSENT,
            Property.TERRITORY: spot.territory or NOBODY,
            Property.BOARD: spot.board.id,
            Property.PLACE: (spot.board.id, spot.place_id),
            Property.REGION: spot.regions[0] if spot.regions else ABSENT,
        }
        return land.get(wanted, ABSENT)

    def name_of_group(self, group: Group) -> Message:
        """What the group is called: its hex, its side, ..., or the setup."""
        names = [
            as_message(self.setup.names) if entry is Property.SETUP else PROPERTY_RULES[entry].name(self.game, value)
            for entry, value in zip(group.grouping.properties, group.key, strict=True)
        ]
        return listed(names, last=Message("・", ", "))

    def values(self, track: TrackChoice, sides: Iterable[str] | None = None) -> tuple[TrackValue, ...]:
        """What the track shows: one value for each side that is meant and has it, unknown ones included."""
        wanted = None if sides is None else frozenset(sides)
        return tuple(
            value for key in track.ids for value in self._values.get(key, ()) if wanted is None or value.side in wanted
        )

    def number(self, value: TrackValue) -> int | None:
        """The value as a number (a named space by its order from 0); None, noted as missing, where it is not known."""
        number = None if value.value is None else self.game.position((value.board, value.track), value.value)
        if number is None and self.takes_part(value.side):
            self.missing[Missing(say("{value}", "the value of {value}", value=self.name_of_value(value)))] = None
        return number

    def meeting(self, condition: TrackCondition) -> Iterator[TrackValue]:
        """The values that the condition is about and that meet it."""
        for value in self.values(condition.track, condition.sides):
            number = self.number(value)
            if number is not None and condition.holds(number):
                yield value

    def sides_meant(self, condition: TrackCondition | None) -> SidesMeant:
        """For which sides an option ``while`` holds; without a condition for all.

        A condition that names a side, or whose track is nobody's, holds for all sides or for none.
        """
        if condition is None:
            return SidesMeant(frozenset(), all=True)
        met = tuple(self.meeting(condition))
        if condition.sides is not None or any(value.side is None for value in met):
            return SidesMeant(frozenset(), all=bool(met), values=met)
        return SidesMeant(frozenset(value.side for value in met if value.side is not None), values=met)

    def since(self, sides: SidesMeant, side: str | None) -> tuple[Spotted, ...]:
        """Why an option ``while`` holds for the side, as second spots of a fault: ``since State of Red is Watching``."""
        return tuple(
            Spotted(
                value.origin,
                say("{name}が{n}なので", "since {name} is {n}", name=self.name_of_value(value), n=self.shown(value)),
            )
            for value in sides.causes(side)
        )

    def takes_part(self, side: str | None) -> bool:
        """True where the setup has a piece or a value of the side; nobody always takes part."""
        return side is None or side in self._sides

    def sides(self) -> tuple[str, ...]:
        """The sides that take part, in the game's order."""
        found = self._sides
        return tuple(side.id for side in self.game.game.sides if side.id in found)

    def name_of_value(self, value: TrackValue) -> Message:
        """What a value is called: ``funds of Red``."""
        track = self.game.name_of_track((value.board, value.track))
        if value.side is None:
            return track
        return say("{side}の{track}", "{track} of {side}", side=self.game.name_of_side(value.side), track=track)

    def shown(self, value: TrackValue) -> Message:
        """What stands on the track: the number, or the name of the space."""
        return self.game.space_name((value.board, value.track), value.value or "")

    @cached_property
    def _sides(self) -> frozenset[str]:
        placed = {piece.side for piece in self.pieces} | {piece.placement.listed_side for piece in self.pieces}
        valued = {value.side for value in self.setup.track_values if value.value is not None}
        return frozenset(side for side in placed | valued if side is not None and side != NOBODY)
