"""The laws of the house: which room may open which door, and where each foreign library lives."""

import ast
from pathlib import Path

import pytest

BUILDER = Path(__file__).parent.parent / "builder"
ROOMS = {
    "model",
    "load",
    "check",
    "render",
    "vassal",
    "assemble",
    "engine",
    "report",
    "diff",
    "prove",
    "schema",
    "verbs",
}

# room -> rooms and modules of ours that it may import, itself always among them
MAY_IMPORT = {
    "record": set(),
    "kept_file": set(),
    "module_cache": set(),
    "origin": set(),
    "artifact": set(),
    "diagnostic": {"origin"},
    "model": {"origin", "diagnostic"},
    "vassal": {"artifact"},
    "load": {"model", "diagnostic", "origin", "artifact"},
    "check": {"model", "diagnostic", "origin", "artifact"},
    "render": {"model", "diagnostic", "origin", "artifact"},
    "assemble": {"model", "vassal", "artifact", "diagnostic", "origin"},
    "engine": set(),
    "report": {"diagnostic", "origin"},
    # It says of the files what the loader asks of them.
    "schema": {"model", "load", "check"},
    # Its oracles judge what the checks judge, so it stands above them.
    "prove": {"model", "check", "diagnostic", "origin"},
    # It makes an edition from data as a build does, so it stands above the stages, as the pipeline does.
    "diff": {
        *("load", "model", "render", "assemble", "vassal", "diagnostic"),
        *("draw", "examine", "picture_cache", "pipeline", "project", "report", "revision", "stamp"),
    },
    "write": {"artifact"},
    "verbs": None,  # the door from outside: a verb may call whatever does its work
    "stamp": {"artifact"},
    "project": set(),
    "examine": {"assemble", "check", "load", "model", "diagnostic", "project"},
}

EVERY_ROOM_MAY = {"record", "kept_file"}
"""What a record is, every room knows, and how a file is kept that only saves work."""

HOME_OF_LIBRARY = {
    "yaml": {"load"},
    "PIL": {"render"},
    "fontTools": {"render"},
    "jinja2": {"render", "load", "diff"},
    "lxml": {"vassal"},
    "msgspec": {"record"},
    "zipfile": {"vassal"},
    "jpype": {"engine"},
    "click": {"cli", "verbs"},
    "rich": {"build_console"},
}


def room_of(path: Path) -> str:
    parts = path.relative_to(BUILDER).parts
    return parts[0].removesuffix(".py")


def imports_of(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.update({node.module, *(f"{node.module}.{alias.name}" for alias in node.names)})
    return names


FILES = sorted(path for path in BUILDER.rglob("*.py") if "templates" not in path.parts)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(BUILDER).as_posix())
def test_each_room_opens_only_its_doors(path):
    room = room_of(path)
    if MAY_IMPORT.get(room) is None:
        return
    ours = {name.split(".")[1] for name in imports_of(path) if name.startswith("builder.")}
    assert ours <= MAY_IMPORT[room] | {room} | EVERY_ROOM_MAY


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(BUILDER).as_posix())
def test_each_library_has_one_home(path):
    foreign = {name.split(".")[0] for name in imports_of(path)}
    consoles = {room_of(path)} if room_of(path).endswith("_console") else set()
    for library, homes in HOME_OF_LIBRARY.items():
        may_print = consoles if library == "click" else set()
        assert library not in foreign or room_of(path) in homes | may_print, f"{library} is at home in {homes}"


def test_every_room_is_under_the_law():
    assert {room_of(path) for path in FILES if path.parent != BUILDER} <= ROOMS
    assert set(MAY_IMPORT) >= ROOMS


def test_no_game_is_named_in_the_tool():
    project = BUILDER.parent
    games = [path.parent.name for path in (project / "rules_data").glob("*/game.yaml")]
    assert games
    for path in FILES:
        words = path.read_text(encoding="utf-8").lower()
        assert not [game for game in games if game in words], path
