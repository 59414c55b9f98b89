"""Setups laid side by side: pieces added, removed and moved, values of tracks, turn, notes."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterator, Mapping

from builder.diff.difference import Kind, SetupDifference, StandingDifference
from builder.diff.edition import Edition
from builder.diff.pieces import piece_name
from builder.diff.values import Value, Values, as_message, differences, names_value
from builder.model.game import Game
from builder.model.message import Message, say
from builder.model.setup import Placement, Setup
from builder.record import Record

Spot = tuple[str, ...]
"""A place and the state in which pieces stand there, by ids that outlive a renaming; of a module the place's name alone."""

Standing = Tally[tuple[str, Spot]]
"""How many pieces of each gpid stand at each spot."""


class _SetupValues(Record):
    """A setup as it is compared: what the spots are called, and what is told of it besides."""

    name: Message
    standing: Standing
    spots: Mapping[Spot, Message]
    values: Values


_NOTHING = _SetupValues(Message("", ""), Tally(), {}, {})


def setup_differences(old: Edition, new: Edition) -> tuple[SetupDifference, ...]:
    """Every setup that differs, in the new edition's order, those that are gone last.

    Where both editions have data the places are those of the data, else what the modules' zones are called.
    """
    from_data = old.game is not None and new.game is not None
    before, after = (_of_data(edition) if from_data else _of_module(edition) for edition in (old, new))
    found: list[SetupDifference] = []
    for setup_id in dict.fromkeys((*after, *before)):
        was, now = before.get(setup_id, _NOTHING), after.get(setup_id, _NOTHING)
        pieces = tuple(_moves(was, now, _namer(old, new)))
        fields = differences(was.values, now.values)
        kind = Kind.ADDED if was is _NOTHING else Kind.REMOVED if now is _NOTHING else Kind.CHANGED
        if kind is not Kind.CHANGED or pieces or fields:
            name = was.name if now is _NOTHING else now.name
            found.append(SetupDifference(kind, setup_id, name, pieces, fields))
    return tuple(found)


def _namer(old: Edition, new: Edition) -> Callable[[str], Message]:
    def name(gpid: str) -> Message:
        for edition in (new, old):
            if gpid in edition.pieces:
                return piece_name(edition, edition.pieces[gpid])
        return Message(f"gpid {gpid}", f"gpid {gpid}")

    return name


def _moves(old: _SetupValues, new: _SetupValues, name: Callable[[str], Message]) -> Iterator[StandingDifference]:
    """For each piece what is gone from one spot and come to another is a move, in the order of the spots."""
    gone, come = old.standing - new.standing, new.standing - old.standing
    for gpid in dict.fromkeys(key[0] for key in (*come, *gone)):
        left = {spot: number for (one, spot), number in gone.items() if one == gpid}
        for spot, number in ((spot, number) for (one, spot), number in come.items() if one == gpid):
            rest = number
            for was in tuple(left):
                moved = min(rest, left[was])
                if moved:
                    yield StandingDifference(name(gpid), moved, old.spots[was], new.spots[spot])
                    rest -= moved
                    left[was] -= moved
            if rest:
                yield StandingDifference(name(gpid), rest, None, new.spots[spot])
        for spot, number in left.items():
            if number:
                yield StandingDifference(name(gpid), number, old.spots[spot], None)


def _of_module(edition: Edition) -> Mapping[str, _SetupValues]:
    found: dict[str, _SetupValues] = {}
    for setup in edition.setups.values():
        standing: Standing = Tally({(gpid, (place,)): number for (gpid, place), number in setup.standing.items()})
        spots = {spot: Message(*spot, *spot) for _, spot in standing}
        found[setup.id] = _SetupValues(Message(setup.name, setup.name), standing, spots, {})
    return found


def _of_data(edition: Edition) -> Mapping[str, _SetupValues]:
    game = edition.game
    assert game is not None
    gpids = edition.gpids
    found: dict[str, _SetupValues] = {}
    for setup in game.setups:
        standing: Standing = Tally()
        spots: dict[Spot, Message] = {}
        for line in setup.placements:
            states = game.counter_class(game.counter(line.counter).class_id).states
            spot = (line.board, line.place, line.hex or "", line.state or states[0].id)
            standing[gpids.get(line.counter, line.counter), spot] += line.count
            spots[spot] = _place(game, line)
        found[setup.id] = _SetupValues(as_message(setup.names), standing, spots, _values(game, setup))
    return found


def _place(game: Game, line: Placement) -> Message:
    """The place, with the hex where it has several, the owner of a sheet's box, and the state where it is not the first."""
    board = game.board(line.board)
    found = next((place for place in board.places if place.id == line.place), None)
    place = as_message(found.names) if found is not None else Message(line.place, line.place)
    if line.hex is not None and found is not None and len(found.hexes) > 1:
        place = say("{place} {hex}", "{place} {hex}", place=place, hex=line.hex)
    if board.owner is not None:
        owner = game.side(board.owner).names
        place = say("{place}（{owner}）", "{place} ({owner})", place=place, owner=owner)
    states = game.counter_class(game.counter(line.counter).class_id).states
    state = next((one for one in states[1:] if one.id == line.state), None)
    return say("{place}・{state}", "{place}, {state}", place=place, state=state.names) if state is not None else place


def _values(game: Game, setup: Setup) -> Values:
    found: dict[str, tuple[Message, Value]] = {
        "name": (Message("名前", "name"), names_value(setup.names)),
        "turn": (Message("ターン", "turn"), str(setup.turn)),
        "rule": (Message("ルール", "rule"), setup.rule),
    }
    for value in setup.track_values:
        track = next((one for one in game.board(value.board).tracks if one.id == value.track), None)
        label = as_message(track.names) if track is not None else Message(value.track, value.track)
        if value.side is not None:
            label = say("{side}・{track}", "{side}: {track}", side=game.side(value.side).names, track=label)
        found[f"{value.board} {value.track} {value.side}"] = (label, value.value)
    for number, note in enumerate(setup.notes, start=1):
        found[f"note {number}"] = (say("注{n}", "note {n}", n=number), names_value(note))
    return found
