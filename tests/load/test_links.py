"""Links between places of the maps, as ``game.yaml`` says them, and every fault of theirs at its place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from builder.load.game import load_game
from builder.model.hex_grid import Wrap

SKIRMISH = Path(__file__).parents[1] / "games" / "skirmish"

NO_STEP = "a link has no key 'step'; did you mean 'steps'? (allowed: provenance, rule, note, board, from, to_board, to, steps)"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SKIRMISH, tmp_path / "skirmish"))


def with_link(project: Path, link: str):
    file = project / "rules_data" / "skirmish" / "game.yaml"
    before, _, _ = file.read_text(encoding="utf-8").partition("links:\n")
    file.write_text(f"{before}links:\n  - {{{link}}}\n", encoding="utf-8")
    return load_game(project, "skirmish")


def test_the_ends_are_places_of_boards() -> None:
    game, faults = load_game(SKIRMISH, "skirmish")
    assert faults == ()
    (link,) = game.links
    assert (link.here, link.there, link.steps, link.rule) == (
        (("island", "harbour"),),
        (("island", "camp"),),
        9,
        "9.8",
    )


def test_an_end_may_be_several_places_and_a_step_is_one_unless_said(project: Path) -> None:
    game, faults = with_link(project, "from: [The Ridge, old-castle], board: 島, to: [港], to_board: island")
    assert faults == ()
    (link,) = game.links
    assert (link.here, link.steps) == ((("island", "ridge"), ("island", "old-castle")), 1)


@pytest.mark.parametrize(
    ("link", "code", "message"),
    [
        ("from: [港], to: [野営池]", "unknown-place", "there is no place '野営池'; did you mean '野営地'?"),
        (
            "from: [港], to: [予備]",
            "hex-not-in-place",
            "'予備' is a box and has no hexes; only places of a map can be joined",
        ),
        ("from: [港], to: [古城], steps: -1", "out-of-range", "'steps' is -1; the least allowed is 0"),
        ("from: [港]", "missing-key", "a link needs 'to'"),
        (
            "from: [港], board: iland, to: [古城]",
            "unknown-board",
            "there is no board 'iland'; did you mean 'island'?",
        ),
        ("from: [港], to: [古城], step: 3", "unknown-key", NO_STEP),
    ],
)
def test_faults(project: Path, link: str, code: str, message: str) -> None:
    _, faults = with_link(project, link)
    assert [(fault.code, fault.message) for fault in faults] == [(code, message)]
    assert faults[0].message_ja


def test_a_place_of_two_boards_needs_its_board(project: Path) -> None:
    second = project / "maps" / "skirmish" / "second.yaml"
    text = (project / "maps" / "skirmish" / "island.yaml").read_text(encoding="utf-8")
    second.write_text(text.replace("board: island", "board: second"), encoding="utf-8")
    _, faults = with_link(project, "from: [港], to: [港], to_board: second")
    assert (
        "ambiguous-place",
        "'港' may be 'harbour' on board 'island', 'harbour' on board 'second'; name the board with 'board'",
    ) in [(fault.code, fault.message) for fault in faults]
    game, _ = with_link(project, "from: [港], board: island, to: [港], to_board: second, steps: 0")
    (link,) = game.links
    assert (link.here, link.there, link.steps) == ((("island", "harbour"),), (("second", "harbour"),), 0)


@pytest.mark.parametrize("word", [wrap.value for wrap in Wrap])
def test_edges_that_meet_are_read_with_the_grid(project: Path, word: str) -> None:
    file = project / "maps" / "skirmish" / "island.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("margin_px: 60}", f"margin_px: 60, wraps: {word}}}", 1), encoding="utf-8")
    game, faults = load_game(project, "skirmish")
    assert faults == ()
    assert game.board("island").grid.wraps is Wrap(word)
