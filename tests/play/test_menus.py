"""Every entry of every counter's menu, in English: none does nothing, none is written in the other language."""

from __future__ import annotations

import re

import pytest

from builder.engine import Observation, Order, Step, observe
from builder.engine.order import Start
from builder.quality import quality_of
from tests.play.conftest import give, told

JAPANESE = re.compile("[\u3041-\u30fa\u4e00-\u9fff]")
DAMAGE = give("damage", Counter="drake-army-bull-beggar", location="ラース・ワウ")
ON_MAP = Step(do="menus", map="バイストン・ウェル", x=900, y=700)
BOXES = tuple(
    Step(do="menus", map=sheet, x=500, y=300, piece={"SideId": side, "ClassId": kind})
    for sheet, side in (("クの国 管理シート", "ku"), ("ラウの国 管理シート", "zelana-squad"))
    for kind in ("aura-battler", "aura-ship")
)
STEPS = (DAMAGE, ON_MAP, *BOXES)


@pytest.fixture(scope="module")
def tried(engine, drake) -> Observation:
    """One session of an English player, from the campaign."""
    return observe(Order(vmod=drake.vmod, start=Start.SETUP, steps=STEPS, language="en"), engine)


def test_the_engine_complains_of_nothing(tried):
    assert (tried.failure, tried.reported, tried.told) == (None, (), ())


def test_every_counter_was_tried(tried, drake):
    assert {entry.piece for entry in tried.after[1].menus} == {counter.id for counter in drake.game.counters}


def test_no_entry_does_nothing(tried):
    assert [entry for game in tried.after for entry in game.menus if entry.enabled and not entry.works] == []


def test_the_factory_box_opens_what_the_map_does_not(tried):
    on_map = {(entry.piece, entry.name): entry.enabled for entry in tried.after[1].menus}
    in_box = {(entry.piece, entry.name) for game in tried.after[2:] for entry in game.menus if entry.enabled}
    for name in ("増産（同じユニットを加える）", "ドラムロ"):
        found = {piece for piece, entry in in_box if entry == name}
        assert found and not any(on_map[piece, name] for piece in found)


def test_menus_and_reports_are_in_the_players_language(tried):
    entries = [entry.shown for game in tried.after for entry in game.menus]
    assert [shown for shown in entries if JAPANESE.search(shown)] == []
    # VASSAL 3.6 shows the key behind the name, 3.7 beside it
    assert "Eliminate (to the factory box)" in {shown.split("  ")[0] for shown in entries}
    assert told(tried.after[0]) == ["Ras Wau: Bull Beggar → Bull Beggar (Back) — Damage"] * 3


def test_the_names_that_saves_hold_stay_as_they_are(tried):
    assert {piece.map for piece in tried.game.pieces} >= {"バイストン・ウェル", "ラウの国 管理シート"}
    assert all(turn.shown == "Turn 1 Declaration of War Phase" for turn in tried.game.turns)
    (drumlo,) = {piece.localized_name for piece in tried.game.pieces if piece.name == "ドラムロ"}
    assert drumlo == "Drumlo"


def test_the_figures_that_players_look_for(drake):
    quality = quality_of(drake.vmod.read_bytes())
    assert quality.pieces == quality.with_prototypes == len(drake.game.counters)
    assert (quality.silent, len(quality.aids)) == ((), 9)
    assert quality.reported == quality.changes > 500
