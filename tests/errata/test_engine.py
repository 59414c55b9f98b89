"""Errata day in the real engine: a game in progress from before opens in the new module, and a refresh finds its pieces."""

from __future__ import annotations

import shutil
from collections import Counter as Tally
from dataclasses import dataclass
from pathlib import Path

import pytest

from builder.engine import Observation, Order, Step, observe
from builder.engine.order import Start
from builder.pipeline import build
from builder.project import Project
from tests.engine.conftest import engine  # noqa: F401  (the fixture)

SKIRMISH = Path(__file__).parents[1] / "games" / "skirmish"
UNITS = "counters/skirmish/units.yaml"
OPENING = 1  # setups stand in the order of their files
ERRATUM = """
erratum: 2026-11-30-values
date: 2026-11-30
reason: {ja: 数値の訂正, en: Corrected values}
source: the tests
counters:
  - {counter: ライオン, values: {front: {attack: [5, 2]}}}
"""
RENAMED = (
    "{id: heron, name: {ja: ヘロン, en: Heron}",
    "{id: stork, renamed_from: heron, name: {ja: シュトルヒ, en: Stork}",
)
TAKEN_AWAY = "  - {id: storm, "


@dataclass(frozen=True)
class ErrataDay:
    """A save of the older module: as the older engine session saw it, and as the newer module shows it."""

    before: Observation
    after: Observation
    old_ids: dict[str, str]
    new_ids: dict[str, str]


def built(project: Project) -> Path:
    outcome = build(project, "skirmish", lambda stage: None)
    assert outcome.module, outcome.diagnostics
    return Path(shutil.copy(project.output("skirmish") / outcome.module, project.root / outcome.module))


def ledger(project: Project) -> dict[str, str]:
    lines = project.piece_ids("skirmish").read_text(encoding="utf-8").splitlines()
    return {line.split()[1]: line.split()[0] for line in lines if not line.startswith("#")}


def change_the_data(root: Path) -> None:
    """One unit renamed, one taken away with its lines, one changed by an erratum; the version raised."""
    units = root / UNITS
    text = units.read_text(encoding="utf-8")
    assert RENAMED[0] in text and TAKEN_AWAY in text
    kept = [line for line in text.replace(*RENAMED).splitlines() if not line.startswith(TAKEN_AWAY)]
    units.write_text("\n".join(kept) + "\n", encoding="utf-8")
    for path in (root / "rules_data/skirmish").rglob("*.yaml"):
        lines = path.read_text(encoding="utf-8").replace("heron", "stork").splitlines()
        path.write_text("\n".join(line for line in lines if "嵐" not in line or "counter:" not in line) + "\n", "utf-8")
    opening = root / "rules_data/skirmish/setups/opening.yaml"
    opening.write_text(opening.read_text(encoding="utf-8").replace("\nplaces:\nsides:", "\nsides:"), encoding="utf-8")
    game = root / "rules_data/skirmish/game.yaml"
    game.write_text(game.read_text(encoding="utf-8").replace("version: 0.1.0", "version: 0.2.0"), encoding="utf-8")
    (root / "rules_data/skirmish/errata").mkdir()
    (root / "rules_data/skirmish/errata/2026-11-30-values.yaml").write_text(ERRATUM, encoding="utf-8")


@pytest.fixture(scope="module")
def errata_day(engine, tmp_path_factory) -> ErrataDay:  # noqa: F811
    root = Path(shutil.copytree(SKIRMISH, tmp_path_factory.mktemp("errata") / "project"))
    project = Project(root)
    old_module = built(project)
    old_ids = ledger(project)
    save = root / "before.vsav"
    damaged = {"name": "ライオン", "gpid": old_ids["blue-lion"]}
    steps = (Step(do="key", piece=damaged, key="ctrl F"), Step(do="save", file=str(save)))
    before = observe(Order(vmod=old_module, start=Start.SETUP, setup=OPENING, steps=steps), engine)
    assert before.failure is None, before.failure
    change_the_data(root)
    new_module = built(project)
    order = Order(vmod=new_module, start=Start.SAVE, save=save, steps=(Step(do="refresh"),))
    after = observe(order, engine)
    assert after.failure is None, after.failure
    return ErrataDay(before, after, old_ids, ledger(project))


def test_every_id_stays_and_the_renamed_unit_takes_its_id_along(errata_day):
    old, new = errata_day.old_ids, errata_day.new_ids
    assert new["stork"] == old["heron"]
    assert {name: number for name, number in new.items() if name != "stork"} == old


def test_the_old_save_opens_with_every_piece_in_its_place(errata_day):
    before = Tally((piece.gpid, piece.map, piece.x, piece.y) for piece in errata_day.before.after[-1].pieces)
    after = Tally((piece.gpid, piece.map, piece.x, piece.y) for piece in errata_day.after.game.pieces)
    assert after == before


def test_a_refresh_finds_every_piece_by_its_id(errata_day):
    opened, refreshed = errata_day.after.game, errata_day.after.after[0]
    assert Tally(piece.gpid for piece in refreshed.pieces) == Tally(piece.gpid for piece in opened.pieces)
    assert refreshed.counts["updatedCount"] + refreshed.counts["notFoundCount"] == len(opened.pieces)
    assert refreshed.counts["noMapCount"] == refreshed.counts["noStackCount"] == 0
    found = [line for line in refreshed.new_chat if "could not be refreshed" in line and " 0 " not in line]
    assert found == []


def test_a_piece_that_was_taken_away_stays_as_it_was_without_a_picture(errata_day):
    number = errata_day.old_ids["storm"]
    (opened,), (refreshed,) = (
        [piece for piece in game.pieces if piece.gpid == number]
        for game in (errata_day.after.game, errata_day.after.after[0])
    )
    assert (refreshed.name, refreshed.x, refreshed.y, refreshed.state) == (
        opened.name,
        opened.x,
        opened.y,
        opened.state,
    )
    missing = {line.message.split("Source: ")[1].split()[0] for line in errata_day.after.reported}
    assert missing == {"storm-open.png", "storm-hidden.png"}


def test_after_the_refresh_the_renamed_unit_has_its_new_name(errata_day):
    number = errata_day.old_ids["heron"]
    assert [piece.name for piece in errata_day.after.game.pieces if piece.gpid == number] == ["ヘロン"]
    assert [piece.name for piece in errata_day.after.after[0].pieces if piece.gpid == number] == ["シュトルヒ"]


def test_a_changed_unit_keeps_the_state_that_play_gave_it(errata_day):
    number = errata_day.old_ids["blue-lion"]
    names = [piece.name for piece in errata_day.after.after[0].pieces if piece.gpid == number]
    assert names == ["ライオン (裏)"]
