"""Every menu entry of one counter of each kind in the real engine, in English and where it can be given: none does nothing."""

from __future__ import annotations

import re

import pytest

from builder.engine import Observation, Order, Step, observe
from builder.engine.order import Start
from builder.quality import quality_of

JAPANESE = re.compile("[\u3041-\u30fa\u4e00-\u9fff]")
SIDE_7 = ("宇宙マップ", 1741, 836)
"""In the TV scenario the White Base is there, and Zeon may take it."""
FACTORIES = {"zeon": ("ジオン軍 管理シート", 500, 1150), "federation": ("連邦軍 管理シート", 500, 1150)}
WOUNDED = [("ジオン軍 管理シート", x, 700) for x in (1000, 1270, 1540)]
CARDS = ("ジオン軍 管理シート", 500, 880)
MARKED = ("宇宙マップ", 425, 836)
"""The middle of グラナダ, where a control marker lies."""
PARIS, DESCENT = ("地上マップ", 488, 668), ("宇宙マップ", 1083, 674)
TRIED = (
    *((counter, SIDE_7) for counter in ("zaku-1", "musai", "zeon-fort", "colony", "colony-used", "gundam", "amuro-1")),
    *((counter, FACTORIES["zeon"]) for counter in ("musai", "zeon-fort")),
    ("gundam", FACTORIES["federation"]),
    *(("char-1", place) for place in WOUNDED),
    *(("zaku-1-card", place) for place in (CARDS, SIDE_7)),
    *((counter, PARIS) for counter in ("ball", "revil")),
    ("zaku-1", DESCENT),
    ("salamis", MARKED),
    *((counter, CARDS) for counter in ("zeon-funds-tens", "v-operation", "solar-ray", "colony-hits", "victory-marker")),
)
STEPS = tuple(Step(do="menus", map=board, x=x, y=y, piece={"Counter": who}) for who, (board, x, y) in TRIED)


@pytest.fixture(scope="module")
def tried(engine, one_year_war) -> Observation:
    """One session of an English player, from the TV scenario, with a White Base on the map."""
    order = Order(vmod=one_year_war.vmod, start=Start.SETUP, setup=1, steps=STEPS, language="en", timeout_s=600)
    return observe(order, engine)


def test_the_engine_complains_of_nothing(tried):
    assert (tried.failure, tried.reported, tried.told) == (None, (), ())


def test_no_entry_does_nothing(tried):
    assert [entry for game in tried.after for entry in game.menus if entry.enabled and not entry.works] == []


def test_every_command_can_be_given_somewhere(tried, one_year_war):
    worked = {entry.name for game in tried.after for entry in game.menus if entry.works}
    commands = {one.names.ja: one for own in one_year_war.game.play.commands.values() for one in own if not one.hidden}
    assert {name for name, one in commands.items() if len(one.destinations) < 2} - worked == set()
    choices = [one for one in commands.values() if len(one.destinations) > 1]
    assert sorted(one.id for one in choices) == ["place-colony", "used-at"]
    for one in choices:
        boards = [one_year_war.game.board(place.board) for place in one.destinations]
        names = {board.place(to.place).names.ja for board, to in zip(boards, one.destinations, strict=True)}
        assert len(names & worked) >= 3, names


def test_menus_are_in_the_players_language(tried):
    entries = [entry.shown for game in tried.after for entry in game.menus]
    assert [shown for shown in entries if JAPANESE.search(shown)] == []


def test_the_figures_that_players_look_for(one_year_war):
    quality = quality_of(one_year_war.vmod.read_bytes())
    assert quality.pieces == quality.with_prototypes == len(one_year_war.game.counters)
    assert (quality.silent, len(quality.aids)) == ((), 9)
    assert quality.reported == quality.changes > 2000
