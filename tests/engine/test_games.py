"""Every game of the repository in the real engine: each piece's name, map and place as the data say, and none besides."""

from __future__ import annotations

import shutil
from collections import Counter as Tally
from pathlib import Path

import pytest

from builder.assemble.counter_piece import state_name_suffix
from builder.assemble.turn_tracker import phase_names
from builder.engine import Order, observe
from builder.engine.order import Start
from builder.examine import examine
from builder.model.game import Game
from builder.model.setup import Setup
from builder.pipeline import build
from builder.project import Project

REPOSITORY = Path(__file__).parents[2]
PROJECTS = {
    **dict.fromkeys(Project(REPOSITORY).games, REPOSITORY),
    "skirmish": REPOSITORY / "tests" / "games" / "skirmish",
}
SETUPS = [
    (game, setup.stem)
    for game, root in PROJECTS.items()
    for setup in (root / "rules_data" / game / "setups").glob("*.yaml")
]


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """Each game's records and module, built once into a copy of its project's folders."""
    made: dict[str, tuple[Game, Path]] = {}

    def of(game_id: str) -> tuple[Game, Path]:
        if game_id not in made:
            root = tmp_path_factory.mktemp(game_id)
            for folder in ("counters", "maps", "rules_data"):
                shutil.copytree(PROJECTS[game_id] / folder / game_id, root / folder / game_id)
            project = Project(root)
            outcome = build(project, game_id, lambda stage: None)
            assert outcome.module, outcome.diagnostics
            game, _ = examine(project, game_id)
            assert game is not None
            made[game_id] = (game, project.output(game_id) / outcome.module)
        return made[game_id]

    return of


@pytest.mark.parametrize(("game_id", "setup_id"), SETUPS)
def test_every_piece_stands_where_the_data_say(engine, built, game_id, setup_id):
    game, module = built(game_id)
    number = [one.id for one in game.setups].index(setup_id)
    setup = game.setups[number]
    seen = observe(Order(vmod=module, start=Start.SETUP, setup=number, language=game.language), engine)
    assert (seen.failure, seen.reported, seen.told) == (None, (), ())
    standing = Tally((piece.name, piece.gpid, piece.map, piece.location) for piece in seen.game.pieces)
    assert standing == expected_pieces(game, setup, module)
    phases = phase_names(game.turns, game.language)
    (turn,) = seen.game.turns
    assert str(setup.turn) in turn.shown and turn.shown.endswith(phases[0] if phases else str(setup.turn))


def expected_pieces(game: Game, setup: Setup, module: Path) -> Tally[tuple[str, str, str, str]]:
    """(name, piece id, map, place) of each piece, worked out from the data, not from what was written into the save."""
    gpids = piece_ids(module)
    found: Tally[tuple[str, str, str, str]] = Tally()
    for line in setup.placements:
        board = game.board(line.board)
        place = board.place(line.place) if line.place not in board.hexes else None
        found[of_counter(game, line.counter, line.state, gpids, line.board, place, line.hex)] += line.count
    for value in setup.track_values:
        for counter_id, board_id, place_id in marker_places(game, value):
            place = game.board(board_id).place(place_id)
            found[of_counter(game, counter_id, None, gpids, board_id, place, None)] += 1
    placed = {line.counter for line in setup.placements}
    for deck in (one for one in game.play.cups if one.cards):
        for counter in game.counters:
            if counter.class_id in deck.cards and counter.side == deck.side and counter.id not in placed:
                name, gpid, board, _ = of_counter(game, counter.id, None, gpids, deck.place.board, None, None)
                found[name, gpid, board, deck.names.in_language(game.language)] += 1
    return found


def of_counter(game, counter_id, state, gpids, board_id, place, hex_id):
    counter = game.counter(counter_id)
    suffix = state_name_suffix(game.counter_class(counter.class_id), state, game.language)
    name = counter.printed_name(game.language) + suffix
    regions = game.board(board_id).regions_of(hex_id) if place is None and hex_id is not None else ()
    place = regions[0] if regions else place
    location = hex_id if place is None else place.names.in_language(game.language)
    if place is not None and len(place.hexes) > 1:
        location = f"{location} {hex_id}"
    return (name, gpids[counter_id], game.board(board_id).names.in_language(game.language), location)


def marker_places(game, value):
    """Markers of a track by plain arithmetic: the number written out in the track's digits."""
    board = game.board(value.board)
    (track,) = [one for one in board.tracks if one.id == value.track and one.owner in (None, value.side)]
    for digit in track.digits:
        marker = digit.markers.get(value.side or "") or digit.markers.get("")
        if marker is None:
            continue
        if value.value is None:
            if track.unset is not None:  # a side that the setup leaves out has no marker on a track without such a box
                yield marker, board.id, track.unset
        elif track.named or len(track.digits) == 1:
            yield marker, board.id, digit.spaces[value.value]
        else:
            number = int(value.value)
            shown = number // 10 if digit.unit == 10 else number % 10
            yield marker, board.id, digit.spaces[str(shown)]


def piece_ids(module: Path) -> dict[str, str]:
    ledger = module.parents[2] / "rules_data" / module.parent.name / "piece_ids.txt"
    lines = [line.split() for line in ledger.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {counter: number for number, counter in lines}


@pytest.mark.parametrize("game_id", PROJECTS)
def test_the_palette_holds_every_counter_and_every_side_can_be_chosen(engine, built, game_id):
    game, module = built(game_id)
    seen = observe(Order(vmod=module, start=Start.MODULE, language=game.language), engine)
    assert (seen.failure, seen.reported, seen.told) == (None, (), ())
    gpids = piece_ids(module)
    names = Tally((counter.printed_name(game.language), gpids[counter.id]) for counter in game.counters)
    assert Tally((slot.name, slot.gpid) for slot in seen.module.slots) == names
    assert set(seen.module.sides) >= {seat.names.in_language(game.language) for seat in game.seats}
    assert [setup.name for setup in seen.module.setups] == [
        setup.names.in_language(game.language) for setup in game.setups
    ]
