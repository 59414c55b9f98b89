"""Setups: where everything stands, and what every track shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.load.game import load_setup
from builder.load.vocabulary import vocabulary_of
from builder.model.game import Game
from builder.model.names import Names
from builder.model.provenance import Provenance
from builder.model.setup import Setup
from builder.origin import Origin

FILE = "rules_data/skirmish/setups/trial.yaml"


def opening_of(game: Game) -> Setup:
    (found,) = (setup for setup in game.setups if setup.id == "opening")
    return found


def test_every_counter_stands_where_its_line_says(skirmish: Game) -> None:
    found = [
        (line.counter, line.count, line.board, line.place, line.hex, line.state)
        for line in opening_of(skirmish).placements
    ]
    assert found == [
        ("storm", 1, "play-sheet", "pool", None, "hidden"),
        ("red-fort", 4, "island", "old-castle", "0303", None),
        ("falcon-1", 1, "island", "old-castle", "0303", None),
        ("red-lion", 2, "island", "old-castle", "0303", "back"),
        ("red-fort", 1, "island", "ridge", "0602", None),
        ("red-fort", 1, "island", "ridge", "0503", None),
        ("red-fort", 1, "island", "ridge", "0603", None),
        ("red-chit", 3, "red-supply-sheet", "factory", None, None),
        ("red-orca", 1, "red-supply-sheet", "factory", None, "sub-front"),
        ("heron", 1, "island", "harbour", "0904", None),
        ("blue-tiger", 2, "island", "harbour", "0904", None),
        ("blue-lion", 1, "island", "0703", "0703", None),
        ("blue-fort", 1, "island", "ridge", "0602", None),
        ("fox", 1, "island", "ridge", "0602", None),
        ("green-tiger", 1, "island", "reserve", None, None),
        ("red-lion", 1, "island", "reserve", None, None),
    ]


def test_a_line_keeps_its_rule_provenance_note_and_places(skirmish: Game) -> None:
    line = opening_of(skirmish).placements[3]
    assert (line.rule, line.provenance, line.listed_side) == ("20.1.1", Provenance.INFERRED, "red")
    assert line.note == Names({"ja": "損害を受けている", "en": "Damaged"})
    file = "rules_data/skirmish/setups/opening.yaml"
    assert (line.origin, line.place_origin) == (Origin(file, 19, 13), Origin(file, 14, 16))


def test_a_free_hex_is_taken_and_noted(skirmish: Game) -> None:
    opening = opening_of(skirmish)
    assert [(line.counter, line.hex) for line in opening.placements if line.chosen] == [("fox", "0602")]
    assert [note.en for note in opening.notes] == [
        "Green does not fight yet.",
        "The Ridge (20.3.1): the rules leave the hex free; 0602 was taken.",
    ]


def test_every_track_has_a_value_for_every_side(skirmish: Game) -> None:
    found = {(value.track, value.side): value.value for value in opening_of(skirmish).track_values}
    assert found == {
        ("turn", None): "1",
        ("state", "red"): "参戦",
        ("state", "blue"): "静観",
        ("state", "green"): "静観",
        ("power", "red"): "12",
        ("power", "blue"): None,
        ("power", "green"): None,
        ("technology", "red"): "3",
        ("technology", "blue"): "0",
        ("technology", "green"): "1",
        ("funds", "red"): "57",
        ("funds", "blue"): "8",
        ("funds", "green"): "20",
    }


def test_a_tracks_value_may_have_a_rule_of_its_own(skirmish: Game) -> None:
    (power,) = (value for value in opening_of(skirmish).track_values if value.track == "power" and value.side == "red")
    assert (power.rule, power.provenance) == ("20.4", Provenance.INFERRED)


def test_a_side_that_is_not_listed_has_no_values(skirmish: Game) -> None:
    (late_war,) = (setup for setup in skirmish.setups if setup.id == "late-war")
    assert {value.value for value in late_war.track_values if value.side == "green"} == {None}


def test_one_setup_can_be_read_against_a_loaded_game(skirmish: Game) -> None:
    file = "rules_data/skirmish/setups/opening.yaml"
    text = (Path(__file__).parents[1] / "games/skirmish" / file).read_text(encoding="utf-8")
    assert load_setup(text, file, vocabulary_of(skirmish)) == (opening_of(skirmish), ())


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("{place: 古城, counters: [{counter: ヘロン, side: 青}]}", ("heron", "old-castle")),
        ("{place: ｏｌｄ　ｃａｓｔｌｅ, counters: [{counter: LION}]}", ("red-lion", "old-castle")),
        ("{place: 工場, side: 緑軍, counters: [{counter: 城塞}]}", ("red-fort", "factory")),
        ("{place: ターン 5, counters: [{counter: falcon②}]}", ("falcon-2", "turn-5")),
        ("{place: harbour, board: 島, counters: [{counter: 嵐}]}", ("storm", "harbour")),
    ],
)
def test_words_may_be_ids_names_or_other_spellings(skirmish: Game, words: str, expected: tuple[str, str]) -> None:
    tracks = "{状態: at war, Technology: 3, 資金: 20}"
    text = f"setup: trial\nname: x\nturn: 2\nsides:\n  - side: R\n    tracks: {tracks}\n    places: [{words}]\n"
    setup, faults = load_setup(text, FILE, vocabulary_of(skirmish))
    assert faults == ()
    assert setup is not None
    assert [(line.counter, line.place) for line in setup.placements] == [expected]


def test_a_named_space_that_is_not_there_is_answered_with_the_nearest(skirmish: Game) -> None:
    text = "setup: trial\nname: x\nturn: 2\nsides:\n  - {side: red, tracks: {状態: 参戦中, 技術: 3, 資金: 20}}\n"
    _, faults = load_setup(text, FILE, vocabulary_of(skirmish))
    assert [(fault.code, fault.origin, fault.message) for fault in faults] == [
        ("unknown-space", Origin(FILE, 5, 30), "on the track '状態' there is no space '参戦中'; did you mean '参戦'?")
    ]


@pytest.mark.parametrize(
    ("where", "message"),
    [
        ('hex: "9901"', "there is no hex '9901' on any map"),
        ('hex: "0304", board: play-sheet', "there is no hex '0304' on the board 'play-sheet'"),
        ('place: "0304", board: play-sheet', "there is no hex '0304' on the board 'play-sheet'"),
    ],
)
def test_a_hex_that_is_not_there_is_reported(skirmish: Game, where: str, message: str) -> None:
    text = f"setup: trial\nname: x\nturn: 2\nplaces: [{{{where}, counters: [{{counter: 嵐}}]}}]\n"
    setup, faults = load_setup(text, FILE, vocabulary_of(skirmish))
    assert setup is not None
    assert setup.placements == ()
    assert [(fault.code, fault.message) for fault in faults] == [("unknown-hex", message)]


def test_what_a_side_holds_and_how_a_counter_faces(skirmish: Game) -> None:
    text = (
        "setup: trial\nname: {ja: 試し, en: Trial}\nturn: 1\nsides:\n"
        "  - {side: red, rule: '7', tracks: {状態: 参戦, 技術: 0, 資金: 0}, holds: [古い城, 工場],\n"
        "     places: [{place: 港, counters: [{counter: lion, facing: 3}, {counter: fort}]}]}\n"
    )
    setup, faults = load_setup(text, FILE, vocabulary_of(skirmish))
    assert faults == ()
    assert setup is not None
    assert [(held.board, held.place, held.side, held.rule, str(held.origin)) for held in setup.holdings] == [
        ("island", "old-castle", "red", "7", f"{FILE}:5:68"),
        ("red-supply-sheet", "factory", "red", "7", f"{FILE}:5:73"),
    ]
    assert [line.facing for line in setup.placements] == [3, None]


def test_a_place_that_is_held_must_be_known(skirmish: Game) -> None:
    text = (
        "setup: trial\nname: {ja: 試し, en: Trial}\nturn: 1\nsides:\n"
        "  - {side: red, tracks: {状態: 参戦, 技術: 0, 資金: 0}, holds: [古代城, 港],\n"
        "     places: [{place: 港, counters: [{counter: lion, facing: -1}]}]}\n"
    )
    _, faults = load_setup(text, FILE, vocabulary_of(skirmish))
    assert [(fault.code, str(fault.origin), fault.message) for fault in faults] == [
        ("unknown-place", f"{FILE}:5:57", "there is no place '古代城'; did you mean '古城'?"),
        ("out-of-range", f"{FILE}:6:61", "'facing' is -1; the least allowed is 0"),
    ]
