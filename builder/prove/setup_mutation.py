"""Setups with one line changed: moved, added, removed, retyped or renumbered. Chance is seeded, so that runs are alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from builder.model.board import PlaceKind
from builder.model.game import Game
from builder.model.setup import Holding, Placement, Setup, TrackValue
from builder.origin import Origin
from builder.prove.aim import Aim
from builder.prove.rows import HexOfBoard, track_of
from builder.record import Record, replace

Thing = TypeVar("Thing")

_FACINGS = 6


class SetupMutant(Record):
    """A setup with one line changed: ``line`` is where that line is (or was) written, ``what`` tells the change."""

    setup: Setup
    line: Origin
    what: str


class _Spot(Record):
    board: str
    place: str
    hex: str | None


class SetupMutator:
    """Makes mutants of the setups of a game, near to what a constraint speaks of, or (one in four) anywhere."""

    def __init__(self, game: Game, aim: Aim, chance: Random) -> None:
        self._game = game
        self._aim = aim
        self._chance = chance
        self._new_lines = 0
        self._focus: tuple[Placement, ...] = ()  # the lines that were added last, to which mutants come back
        self._counters = [counter.id for counter in game.counters]
        self._map_spots = [
            _Spot(board.id, _place_of(game, (board.id, hex_id)), hex_id)
            for board in game.boards
            for hex_id in board.hexes
        ]
        boxes = [place for board in game.boards for place in board.places if place.kind is PlaceKind.BOX]
        self._boxes = [_Spot(place.board, place.id, None) for place in boxes]
        spoken_of = {
            *aim.hexes,
            *(
                (board.id, hex_id)
                for board in game.boards
                for one in board.regions
                for hex_id in one.hexes
                if (board.id, one.id) in aim.places
            ),
        }
        self._aimed_spots = [
            spot
            for spot in (*self._map_spots, *self._boxes)
            if (spot.board, spot.place) in aim.places or (spot.board, spot.hex or "") in spoken_of
        ]
        self._board_spots = [spot for spot in (*self._map_spots, *self._boxes) if spot.board in aim.boards]
        self._land_spots = [
            spot for spot in self._map_spots if game.board(spot.board).hexes[spot.hex or ""].terrain in aim.terrains
        ]

    def one(self, setup: Setup) -> SetupMutant | None:
        """A mutant; None where the change that chance chose cannot be made."""
        ways: list[tuple[int, Callable[[Setup], SetupMutant | None]]] = [
            (4, self._move),
            (5, self._add),
            (2, self._remove),
            (3, self._retype),
            (3, self._restate),
            (3, self._renumber),
            (6 if self._aim.tracks else 1, self._revalue),
            (2, self._hold),
        ]
        weights = [weight for weight, _ in ways]
        return self._chance.choices([way for _, way in ways], weights)[0](setup)

    def richer(self, setup: Setup) -> Setup:
        """The setup with one or three lines more, all at one spot; every second mutant made of it changes these, or is there."""
        self._focus = ()
        spoken_of = [pool for pool in (self._aimed_spots, self._land_spots, self._board_spots) if pool]
        spot = self._chance.choice(self._chance.choice(spoken_of)) if spoken_of else self._spot(setup)
        if self._chance.random() < 0.5:  # what is spoken of may be what the rule leaves out
            spot = self._spot(setup)
        added = tuple(self._new_placement(setup, spot) for _ in range(self._chance.choice((1, 3))))
        self._focus = added
        return replace(setup, placements=(*setup.placements, *added))

    def _add(self, setup: Setup) -> SetupMutant:
        """A line more, anywhere in the list."""
        placement = self._new_placement(setup, self._spot(setup))
        at = self._chance.randrange(len(setup.placements) + 1)
        placements = (*setup.placements[:at], placement, *setup.placements[at:])
        what = f"add {placement.count} × {placement.counter} at {placement.place} {placement.hex or ''}"
        return SetupMutant(replace(setup, placements=placements), placement.origin, what)

    def _new_placement(self, setup: Setup, spot: _Spot) -> Placement:
        counter = self._game.counter(self._counter())
        states = [state.id for state in self._game.counter_class(counter.class_id).states]
        line = self._new_line(setup)
        return Placement(
            counter.id,
            1 if self._chance.random() < 0.7 else self._number(1),
            spot.board,
            spot.place,
            line,
            line,
            hex=spot.hex,
            state=self._chance.choice(states) if states and self._chance.random() < 0.5 else None,
            listed_side=counter.side,
            facing=self._chance.randrange(_FACINGS) if self._chance.random() < 0.5 else None,
        )

    def _move(self, setup: Setup) -> SetupMutant | None:
        index = self._line(setup)
        if index is None:
            return None
        old, spot = setup.placements[index], self._spot(setup)
        if (spot.board, spot.place, spot.hex) == (old.board, old.place, old.hex):
            return None
        new = replace(old, board=spot.board, place=spot.place, hex=spot.hex)
        return _with(setup, index, new, f"move {old.counter} from {old.place} to {spot.place} {spot.hex or ''}")

    def _remove(self, setup: Setup) -> SetupMutant | None:
        index = self._line(setup)
        if index is None:
            return None
        old = setup.placements[index]
        placements = (*setup.placements[:index], *setup.placements[index + 1 :])
        what = f"remove {old.count} × {old.counter} at {old.place} {old.hex or ''}"
        return SetupMutant(replace(setup, placements=placements), old.origin, what)

    def _retype(self, setup: Setup) -> SetupMutant | None:
        index = self._line(setup)
        counter = self._counter()
        if index is None or setup.placements[index].counter == counter:
            return None
        old = setup.placements[index]
        return _with(setup, index, replace(old, counter=counter, state=None), f"retype {old.counter} as {counter}")

    def _restate(self, setup: Setup) -> SetupMutant | None:
        index = self._line(setup)
        if index is None:
            return None
        old = setup.placements[index]
        if self._chance.random() < 0.5:
            facing = self._chance.choice([None, *range(_FACINGS)])
            return _with(setup, index, replace(old, facing=facing), f"face {old.counter} {facing}")
        states = [state.id for state in self._game.counter_class(self._game.counter(old.counter).class_id).states]
        if not states:
            return None
        state = self._chance.choice([entry for entry in states if entry in self._aim.states] or states)
        return _with(setup, index, replace(old, state=state), f"put {old.counter} into state {state}")

    def _renumber(self, setup: Setup) -> SetupMutant | None:
        index = self._line(setup)
        if index is None:
            return None
        old = setup.placements[index]
        count = self._number(old.count)
        return _with(setup, index, replace(old, count=count), f"count {old.count} → {count} of {old.counter}")

    def _revalue(self, setup: Setup) -> SetupMutant | None:
        near = [value for value in setup.track_values if (value.board, value.track) in self._aim.tracks]
        value = self._pick(near, setup.track_values)
        if value is None:
            return None
        text = self._track_text(value)
        if text == value.value:
            return None
        values = tuple(replace(entry, value=text) if entry is value else entry for entry in setup.track_values)
        turn = setup.turn
        if value.track == self._game.turns.track and text is not None and text.isdigit():
            turn = int(text)
        what = f"{value.track} of {value.side or 'nobody'} {value.value} → {text}"
        return SetupMutant(replace(setup, track_values=values, turn=turn), value.origin, what)

    def _hold(self, setup: Setup) -> SetupMutant | None:
        places = [place for board in self._game.boards for place in board.places if place.hexes]
        near = [place for place in places if (place.board, place.id) in self._aim.places]
        place = self._pick(near, places)
        side = self._chance.choice(self._game.sides).id
        kept = list(setup.holdings)
        way = self._chance.choice(("add", "remove", "give"))
        if way == "add" and place is not None:
            line = self._new_line(setup)
            kept.append(Holding(place.id, place.board, side, line))
            return SetupMutant(replace(setup, holdings=tuple(kept)), line, f"{side} holds {place.id}")
        if not kept:
            return None
        index = self._chance.randrange(len(kept))
        old = kept.pop(index)
        if way == "give":
            kept.insert(index, replace(old, side=side))
        what = f"{old.side} holds {old.place} → {side if way == 'give' else 'nobody'}"
        return SetupMutant(replace(setup, holdings=tuple(kept)), old.origin, what)

    def _pick(self, near: Sequence[Thing], others: Sequence[Thing]) -> Thing | None:
        """One of those near the aim, three times in four; None where there is nothing."""
        pool = near if near and self._chance.random() < 0.75 else others
        return self._chance.choice(pool) if pool else None

    def _counter(self) -> str:
        return self._pick(list(self._aim.counters), self._counters) or self._counters[0]

    def _line(self, setup: Setup) -> int | None:
        lines = range(len(setup.placements))
        if self._focused():
            return self._chance.choice([index for index in lines if setup.placements[index] in self._focus])
        near = [index for index in lines if setup.placements[index].counter in self._aim.counters]
        return self._pick(near, lines)

    def _spot(self, setup: Setup) -> _Spot:
        """A spot that is spoken of, or of such land, or on such a board, or where such counters stand, or any hex or box."""
        if self._focused():
            return _spot_of(self._focus[0])
        stand = [
            _spot_of(entry)
            for entry in setup.placements
            if not self._aim.counters or entry.counter in self._aim.counters
        ]
        near = [self._aimed_spots, self._aimed_spots, self._land_spots, self._board_spots]
        pools = [pool for pool in (*near, stand, stand, self._map_spots, self._boxes) if pool]
        return self._chance.choice(self._chance.choice(pools))

    def _focused(self) -> bool:
        """Whether this change is about the lines that were added, which is so every second time."""
        return bool(self._focus) and self._chance.random() < 0.5

    def _number(self, old: int) -> int:
        """Another count: one more or less, twice as many, or about a limit that is named."""
        limits = [limit + step for limit in self._aim.numbers for step in (-1, 0, 1)]
        found = [number for number in (old - 1, old + 1, old * 2, *limits) if 0 < number != old]
        return self._chance.choice(found)

    def _track_text(self, value: TrackValue) -> str | None:
        track = track_of(self._game, (value.board, value.track))
        if track.unset is not None and self._chance.random() < 0.1:
            return None
        if track.named:
            return self._chance.choice(list(track.digits[0].spaces))
        limits = [limit + step for limit in self._aim.numbers for step in (-1, 0, 1)]
        least, most = track.minimum or 0, track.maximum or 0
        pool = [number for number in limits if least <= number <= most]
        number = self._pick(pool, range(least, most + 1))
        return str(number) if number is not None and track.spaces_for(str(number)) else value.value

    def _new_line(self, setup: Setup) -> Origin:
        """A line that no other has."""
        self._new_lines += 1
        return Origin(setup.origin.file, 1_000_000 + self._new_lines)


def _with(setup: Setup, index: int, new: Placement, what: str) -> SetupMutant | None:
    old = setup.placements[index]
    if new == old:
        return None
    placements = (*setup.placements[:index], new, *setup.placements[index + 1 :])
    return SetupMutant(replace(setup, placements=placements), old.origin, f"{what} ({old.place} {old.hex or ''})")


def _spot_of(placement: Placement) -> _Spot:
    return _Spot(placement.board, placement.place, placement.hex)


def _place_of(game: Game, spot: HexOfBoard) -> str:
    """The named place that a hex lies in, else the hex's own id."""
    places = (place for place in game.board(spot[0]).places if place.kind is not PlaceKind.REGION)
    return next((place.id for place in places if spot[1] in place.hexes), spot[1])
