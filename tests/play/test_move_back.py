"""The way back in the real engine: after a drag, after a command, out of and into a hand."""

from __future__ import annotations

import pytest

from builder.engine import Observation, Order, Step, observe
from builder.engine.order import Start
from tests.play.conftest import after, give, of, told

CAPITAL, CASTLE, FACTORY = "ラース・ワウ", "キロン城", "工場ボックス"
MAP, SHEET, HAND = "バイストン・ウェル", "ドレイク軍 管理シート", "ドレイク軍の手元"
GALARIA, SHIPS = {"Counter": "galaria-1"}, {"Counter": "drake-army-bull-beggar"}
CHIT = {"Counter": "surprise-chit"}


def back(value: str, **piece: str) -> Step:
    """Ctrl+Shift+B on the pieces; ``value`` tells steps apart that are the same otherwise."""
    return Step(do="key", piece=piece, key="ctrl shift B", value=value)


NOTHING_YET = back("before any move", **GALARIA)
LOST, FOUND, LOST_AGAIN = give("eliminate", **SHIPS), back("ships", **SHIPS), back("ships go forth", **SHIPS)
TAKEN, GIVEN_BACK, TAKEN_BACK = give("take-in-hand", **CHIT), back("chit", **CHIT), back("chit again", **CHIT)


@pytest.fixture(scope="module")
def played(engine, drake) -> tuple[Observation, tuple[Step, ...], tuple[int, int]]:
    """One session from the campaign: what was seen, the steps, the pixel to which ガラリア was dragged."""
    board = drake.game.board("byston-well")
    (castle,) = (place for place in board.places if place.names.ja == CASTLE)
    x, y = (pixel + 20 for pixel in board.grid.centre(castle.hexes[0]))
    drag = Step(do="move", piece=GALARIA, map=MAP, x=x, y=y)
    steps = (NOTHING_YET, drag, back("galaria", **GALARIA), LOST, FOUND, LOST_AGAIN, TAKEN, GIVEN_BACK, TAKEN_BACK)
    order = Order(
        vmod=drake.vmod,
        start=Start.SETUP,
        steps=steps,
        properties=("Counter", "State_Level", "Moved"),
        language="ja",
    )
    return observe(order, engine), steps, (x, y)


def spots(seen: Observation, steps: tuple[Step, ...], step: Step, piece: dict[str, str]) -> set[tuple[str, int, int]]:
    return {(one.map, one.x, one.y) for one in of(after(seen, steps, step), piece["Counter"])}


def test_the_engine_complains_of_nothing(played):
    seen, _, _ = played
    assert (seen.failure, seen.reported, seen.told) == (None, (), ())


def test_a_counter_that_has_not_moved_stays_and_says_nothing(played):
    seen, steps, _ = played
    assert told(after(seen, steps, NOTHING_YET)) == []
    assert of(after(seen, steps, NOTHING_YET), "galaria-1")[0].location == CAPITAL


def test_what_was_dragged_goes_back_to_the_pixel_and_loses_its_mark(played):
    seen, steps, pixel = played
    (start,) = of(seen.game, "galaria-1")
    (there,), (again,) = of(after(seen, steps, steps[1]), "galaria-1"), of(after(seen, steps, steps[2]), "galaria-1")
    assert (there.map, there.location, (there.x, there.y), there.properties["Moved"]) == (MAP, CASTLE, pixel, "True")
    assert (again.map, again.location, again.x, again.y) == (MAP, CAPITAL, start.x, start.y)
    assert again.properties["Moved"] == "False"
    assert told(after(seen, steps, steps[2])) == [f"{CASTLE}: ガラリア① — 元の場所へ戻す → {CAPITAL}"]


def test_what_a_command_sent_away_comes_back_and_goes_forth_again(played):
    seen, steps, _ = played
    start, box = spots(seen, steps, GIVEN_BACK, GALARIA), spots(seen, steps, LOST, SHIPS)
    assert spots(seen, steps, FOUND, SHIPS) == start, "to the hex, where ガラリア stands too"
    assert told(after(seen, steps, FOUND)) == [f"{FACTORY}: ブルベガー — 元の場所へ戻す → {CAPITAL}"] * 3
    assert spots(seen, steps, LOST_AGAIN, SHIPS) == box
    assert told(after(seen, steps, LOST_AGAIN)) == [f"{CAPITAL}: ブルベガー — 元の場所へ戻す → {FACTORY}"] * 3


def test_a_hand_is_left_and_entered_without_a_name_told_for_what_goes_in(played):
    seen, steps, _ = played
    assert {name for name, _, _ in spots(seen, steps, GIVEN_BACK, CHIT)} == {SHEET}
    (line,) = told(after(seen, steps, GIVEN_BACK))
    assert line == f"手元: 奇襲作戦チット — 元の場所へ戻す → {FACTORY}"
    assert {name for name, _, _ in spots(seen, steps, TAKEN_BACK, CHIT)} == {HAND}
    assert told(after(seen, steps, TAKEN_BACK)) == [f"{FACTORY}: カウンター１個 → {HAND}"]
