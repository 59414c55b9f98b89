"""The schemas: valid, complete, accepting what the loader accepts and refusing what it refuses."""

from __future__ import annotations

import copy
import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import jsonschema
import pytest
from click.testing import CliRunner

from builder.cli import main
from builder.load.fields import Fields
from builder.load.game import load_game
from builder.load.looks import load_looks
from builder.load.print_style import load_print_styles
from builder.model.constraint import CONSTRAINT_KEYS
from builder.schema.kinds import DATA_FILE_KINDS, DataFileKind
from builder.schema_console import editor_mapping
from tests.schema.yaml_values import values_of

ROOT = Path(__file__).parents[2]
BROKEN = ROOT / "tests" / "broken"
SKIRMISH = ROOT / "tests" / "games" / "skirmish"
COMMITTED = ROOT / "docs" / "schema"
KINDS = {kind.name: kind for kind in DATA_FILE_KINDS}


def files_of(kind: DataFileKind, project: Path) -> list[Path]:
    left_out = {path for glob in kind.files if glob.startswith("!") for path in project.glob(glob[1:])}
    return sorted(
        path for glob in kind.files if not glob.startswith("!") for path in project.glob(glob) if path not in left_out
    )


FILES = [
    pytest.param(kind, path, id=f"{kind.name}:{path.relative_to(ROOT).as_posix()}")
    for kind in DATA_FILE_KINDS
    for project in (ROOT, SKIRMISH)
    for path in files_of(kind, project)
]


def validator(kind: DataFileKind) -> jsonschema.Draft7Validator:
    return jsonschema.Draft7Validator(kind.schema())


@pytest.mark.parametrize("kind", DATA_FILE_KINDS, ids=lambda kind: kind.name)
def test_a_schema_is_valid_in_both_drafts_that_editors_know(kind) -> None:
    jsonschema.Draft7Validator.check_schema(kind.schema())
    jsonschema.Draft202012Validator.check_schema(
        {**kind.schema(), "$schema": jsonschema.Draft202012Validator.META_SCHEMA["$id"]}
    )


@pytest.mark.parametrize("kind", DATA_FILE_KINDS, ids=lambda kind: kind.name)
def test_the_committed_file_is_what_the_tool_writes(kind) -> None:
    told = f"run: vmodsmith schema --out {COMMITTED.relative_to(ROOT)}"
    assert (COMMITTED / f"{kind.name}.json").read_text(encoding="utf-8") == kind.text(), told


def test_the_editor_is_told_of_every_schema() -> None:
    settings = json.loads((ROOT / ".vscode" / "settings.json").read_text(encoding="utf-8"))
    assert settings["yaml.schemas"] == editor_mapping("./docs/schema")


@pytest.mark.parametrize(("kind", "path"), FILES)
def test_data_without_fault_are_accepted(kind, path) -> None:
    document = values_of(path.read_text(encoding="utf-8"))
    for draft in (jsonschema.Draft7Validator, jsonschema.Draft202012Validator):
        assert [f"{error.json_path}: {error.message}" for error in draft(kind.schema()).iter_errors(document)] == []


@pytest.mark.parametrize(("kind", "path"), FILES)
def test_a_misspelt_key_is_refused_wherever_it_stands(kind, path) -> None:
    document = values_of(path.read_text(encoding="utf-8"))
    checker = validator(kind)
    tried = 0
    spots = list(closed_tables(kind, document))
    for spot in spots[:: max(1, len(spots) // 12)]:
        spoilt = copy.deepcopy(document)
        at(spoilt, spot)["misspelt_key"] = 1
        assert not checker.is_valid(spoilt), spot
        tried += 1
    assert tried


FREE = (
    "values",
    "tracks",
    "codes",
    "name",
    "short",
    "note",
    "says",
    "reason",
    "colours",
    "symbols",
    "default",
    "abbreviation",
)
FREE += ("caption", "text", "credits", "notes", "renamed_from", "needs", "changes", "sets", "not_at")
"""Tables of names that the game itself chooses, and all below them."""


def closed_tables(kind: DataFileKind, document) -> Iterator[tuple]:
    """Paths of the tables in a document whose keys the tool chooses."""

    def walk(value, path) -> Iterator[tuple]:
        if isinstance(value, dict):
            # What stands in the options of a constraint is its kind's affair.
            if kind.name != "constraints" or len(path) in (0, 2):
                yield path
            for key, below in value.items():
                if key not in FREE:
                    yield from walk(below, (*path, key))
        elif isinstance(value, list):
            for index, below in enumerate(value):
                yield from walk(below, (*path, index))

    return walk(document, ())


def at(document, path):
    for step in path:
        document = document[step]
    return document


REFUSED = (
    "unknown-key",
    "missing-key",
    "wrong-type",
    "unknown-word",
    "wrong-id",
    "out-of-range",
    "wrong-version",
    "wrong-length",
)
REFUSED += ("unknown-language", "track-form", "command-form", "roll-form")


@pytest.mark.parametrize("code", REFUSED)
def test_what_the_loader_refuses_for_its_form_the_schema_refuses(code) -> None:
    files = [(kind, path) for kind in DATA_FILE_KINDS for path in files_of(kind, BROKEN / code)]
    assert files
    assert any(not validator(kind).is_valid(values_of(path.read_text(encoding="utf-8"))) for kind, path in files)


def titles(schema) -> Iterator[tuple[str, set[str]]]:
    """Every table of a schema that names itself, with its keys."""
    if isinstance(schema, dict):
        if "title" in schema and isinstance(schema.get("properties"), dict):
            yield schema["title"], set(schema["properties"])
        for key, value in schema.items():
            if key == "properties":
                for below in value.values():
                    yield from titles(below)
            else:
                yield from titles(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from titles(value)


def test_the_schemas_have_every_key_that_the_loader_asks_for_and_no_other(monkeypatch, tmp_path) -> None:
    """While all games, looks, papers and broken examples load, every table says which keys its reader asked it for."""
    asked: dict[str, set[str]] = {}
    made: list[Fields] = []
    begin = Fields.__init__

    def remember(self, node, faults, what) -> None:
        begin(self, node, faults, what)
        made.append(self)

    monkeypatch.setattr(Fields, "__init__", remember)
    for project, game in ((ROOT, "drake"), (ROOT, "one_year_war"), (SKIRMISH, "skirmish")):
        load_game(project, game)
    load_looks((ROOT / "templates",))
    load_print_styles((ROOT / "templates",))
    for folder in sorted(path.parent for path in BROKEN.glob("*/expected.txt")):
        project = tmp_path / folder.name
        shutil.copytree(SKIRMISH, project)
        shutil.copytree(folder, project, dirs_exist_ok=True)
        load_game(project, "skirmish")
    for fields in made:
        what = "drawing" if fields.what.en.startswith("symbol '") else fields.what.en
        asked.setdefault(what, set()).update(fields._asked)
    told: dict[str, set[str]] = {}
    for kind in DATA_FILE_KINDS:
        for title, keys in titles(kind.schema()):
            told.setdefault(title, set()).update(keys)
    told["constraint"] &= set(CONSTRAINT_KEYS) | {"check"}  # the rest are options, which their kinds declare themselves
    told["exception"] &= asked["exception"]
    for title, keys in told.items():
        assert asked[title] - LANGUAGES == keys - LANGUAGES, title
    assert {what for what, keys in asked.items() if keys - LANGUAGES and what not in told} == UNTITLED


LANGUAGES = {"ja", "en", "", "japanese"}
"""Keys of names; the last stands in the broken example of ``unknown-language``."""

UNTITLED = {
    "table of colours",  # its keys are words that the look itself chooses
    "constraint of an erratum",  # its other keys are those of the constraint that it changes
}
"""Tables with keys that no schema can list one by one under a title."""


def test_every_option_of_every_kind_of_constraint_is_completed() -> None:
    from builder.check.setup.frame.option import declared_options
    from builder.check.setup.table import KINDS as CONSTRAINT_KINDS

    item = KINDS["constraints"].schema()["properties"]["constraints"]["items"]
    cases = {case["if"]["properties"]["check"]["const"]: case["then"] for case in item["allOf"]}
    assert set(cases) == {kind.name for kind in CONSTRAINT_KINDS} == set(item["properties"]["check"]["enum"])
    for kind in CONSTRAINT_KINDS:
        options = {entry.key for entry in declared_options(kind.options)}
        assert options == set(cases[kind.name]["properties"]) - set(CONSTRAINT_KEYS)


def test_the_verb_prints_writes_and_lists(tmp_path) -> None:
    run = CliRunner().invoke
    assert json.loads(run(main, ["schema", "setup"]).output) == KINDS["setup"].schema()
    assert [line.split()[0] for line in run(main, ["schema"]).output.splitlines()] == list(KINDS)
    done = run(main, ["schema", "--out", str(tmp_path / "schemas")])
    assert sorted(path.name for path in (tmp_path / "schemas").iterdir()) == sorted(f"{name}.json" for name in KINDS)
    assert "yaml.schemas" in done.output
    done = run(main, ["schema", "setpu"])
    assert (done.exit_code, "Did you mean 'setup'?" in done.output) == (2, True)
