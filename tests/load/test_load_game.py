"""The stage as a whole: what it reads, and that one run tells every fault."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from builder.check.game import check_game
from builder.load.game import game_ids, load_game
from builder.model.game import Game
from builder.model.provenance import Provenance

SKIRMISH = Path(__file__).parents[1] / "games" / "skirmish"
FILES = sorted(path.relative_to(SKIRMISH).as_posix() for path in SKIRMISH.rglob("*.yaml"))


def test_games_are_the_folders_with_a_game_file(project: Path) -> None:
    (project / "rules_data" / "notes").mkdir()
    assert game_ids(project) == ("skirmish",)
    assert game_ids(project / "nowhere") == ()


def test_every_file_read_is_listed(skirmish: Game) -> None:
    assert sorted(skirmish.files) == FILES


def test_what_the_game_file_says(skirmish: Game) -> None:
    green = skirmish.side("green")
    assert (skirmish.id, skirmish.version, skirmish.language, skirmish.names.en) == (
        "skirmish",
        "0.1.0",
        "ja",
        "Skirmish",
    )
    assert (green.alliance, green.colour, green.short.ja, green.provenance) == (
        "south",
        "#b7d36b",
        "緑",
        Provenance.INFERRED,
    )
    assert green.names.spellings == ("緑軍", "Green", "みどり軍")
    assert [(seat.id, seat.sides) for seat in skirmish.seats] == [
        ("red-player", ("red",)),
        ("southern-player", ("blue", "green")),
    ]
    assert (skirmish.turns.first, skirmish.turns.last) == (1, 8)
    assert [(phase.id, phase.repeat, phase.note) for phase in skirmish.turns.phases] == [
        ("income", 1, None),
        ("action", 4, "四回まで"),
    ]
    assert [(roll.count, roll.faces, roll.plus, roll.report_total) for roll in skirmish.dice] == [
        (1, 6, 0, True),
        (2, 6, 1, False),
    ]


def test_faults_of_every_file_come_in_one_run(project: Path) -> None:
    (project / "counters/skirmish/broken.yaml").write_text("counters: [{id: wolf}]\n", encoding="utf-8")
    (project / "maps/skirmish/broken.yaml").write_text("board: [\n", encoding="utf-8")
    setup = project / "rules_data/skirmish/setups/late-war.yaml"
    setup.write_text(setup.read_text(encoding="utf-8").replace("falcon-2", "falcon-3"), encoding="utf-8")
    game, faults = load_game(project, "skirmish")
    assert game is not None
    assert [(fault.code, fault.origin.file) for fault in faults] == [
        ("yaml-syntax", "maps/skirmish/broken.yaml"),
        ("missing-key", "counters/skirmish/broken.yaml"),
        ("missing-key", "counters/skirmish/broken.yaml"),
        ("unknown-counter", "rules_data/skirmish/setups/late-war.yaml"),
    ]


def test_pictures_are_drawn_in_languages_that_the_game_has_a_name_in(project: Path) -> None:
    file = project / "rules_data/skirmish/game.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("language: ja", "language: ja\npictures: [ja, en, fr]"), encoding="utf-8")
    game, faults = load_game(project, "skirmish")
    assert game is not None and game.picture_languages == ("en", "fr")
    assert [(fault.code, fault.origin.line, fault.message) for fault in faults] == [
        ("unknown-language", 6, "'pictures' is 'fr', in which the game itself has no name; it has: ja, en")
    ]


def test_other_files_are_told_of_even_where_the_game_file_cannot_be_read(project: Path) -> None:
    (project / "rules_data/skirmish/game.yaml").write_text("game: [\n", encoding="utf-8")
    (project / "maps/skirmish/broken.yaml").write_text("board: [\n", encoding="utf-8")
    game, faults = load_game(project, "skirmish")
    assert game is None
    assert [fault.origin.file for fault in faults] == ["rules_data/skirmish/game.yaml", "maps/skirmish/broken.yaml"]


def test_line_ends_of_windows_change_nothing(project: Path, skirmish: Game) -> None:
    for file in FILES:
        path = project / file
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert load_game(project, "skirmish") == (skirmish, ())


def test_an_unknown_game_is_answered_with_the_nearest() -> None:
    game, faults = load_game(SKIRMISH, "skirmsh")
    assert game is None
    assert [fault.message for fault in faults] == [
        "there is no game 'skirmsh'; did you mean 'skirmish'? (there is no file rules_data/skirmsh/game.yaml)"
    ]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("wrong", ["x", [{"a": ["b"]}]], ids=["text", "list"])
def test_no_wrong_kind_of_value_stops_the_run(project: Path, file: str, wrong: object) -> None:
    """Every key of the file's first level is given a value of a kind that most of them do not take."""
    path = project / file
    document = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
    path.write_text(yaml.safe_dump(dict.fromkeys(document, wrong), allow_unicode=True), encoding="utf-8")
    game, faults = load_game(project, "skirmish")
    assert game is not None
    assert file in {fault.origin.file for fault in faults}
    assert "check-crashed" not in {fault.code for fault in check_game(game)}
