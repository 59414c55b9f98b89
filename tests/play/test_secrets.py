"""What another side can't know, in the real engine: a hand, a cup, a chit that lies face down."""

from __future__ import annotations

from collections import Counter

import pytest

from builder.assemble.setup_save import MAP_EDGE_PX
from builder.assemble.spots import spots_of
from builder.engine import Observation, Order, Step, observe
from builder.engine.order import Start
from builder.model.command import Destination
from builder.pipeline import COUNTER_PX
from tests.play.conftest import after, give, of, told

HAND, PLAY_SHEET = "ドレイク軍の手元", "プレイ管理シート"
OPEN, WAITING, FACTORY = "行動チットオープンボックス", "待機", "工場ボックス"
CHIT = {"Counter": "surprise-chit"}
SURPRISE = "ドレイク軍 > ドレイク軍 管理シート > 工場ボックス > 特別行動チット > 奇襲作戦チット"


def look(at: str, note: str = "", **where: str | int) -> Step:
    """A look; ``note`` tells two of them apart."""
    return Step(do="look", value=at, command=note, **where)


def forces(note: str) -> Step:
    return look("inventory", note)


AS_RAU, AS_DRAKE, AS_NA = (Step(do="side", value=side) for side in ("ラウの国", "ドレイク軍", "ナの国"))
ONLOOKER, RAU, DRAKE, NA = (look("buttons", who) for who in ("onlooker", "rau", "drake", "na"))
TAKEN, DECLARED = give("take-in-hand", **CHIT), give("declare-surprise", **CHIT)
DRAGGED = Step(do="move", piece=CHIT, map=HAND, x=200, y=200)
MOVED_INSIDE = Step(do="move", piece=CHIT, map=HAND, x=240, y=220)
WOUNDED = give("light-wound", Counter="kibutsu")
PRODUCED, OPENED = give("produce-chit", Counter="rau-action"), give("opened", Counter="rau-action")
WAIT = give("hold-back", Counter="rau-action")
AT_START, IN_HAND, ON_TABLE, IN_CUP, FACE_DOWN, FACE_UP = (
    forces(note) for note in ("start", "hand", "table", "cup", "down", "up")
)
DRAGGED_DOWN = Step(do="move", piece={"Counter": "rau-action", "location": WAITING}, map=PLAY_SHEET, x=700, y=120)


@pytest.fixture(scope="module")
def viewer(drake) -> Step:
    """A look into the stack of waiting chits of ラウの国."""
    boxes = spots_of(drake.game, COUNTER_PX).of_counter["rau-action"]
    x, y = next(spot for box, spot in boxes.items() if box == Destination("play-sheet", "waiting-chits"))
    return look("viewer", map=PLAY_SHEET, x=x + MAP_EDGE_PX, y=y + MAP_EDGE_PX)


@pytest.fixture(scope="module")
def steps(viewer) -> tuple[Step, ...]:
    return (
        *(ONLOOKER, AT_START, AS_RAU, RAU, TAKEN, IN_HAND, DECLARED, ON_TABLE, DRAGGED, MOVED_INSIDE),
        *(AS_DRAKE, DRAKE, AS_NA, NA, WOUNDED, IN_CUP),
        *(PRODUCED, OPENED, WAIT, FACE_DOWN, viewer, DRAGGED_DOWN),
    )


@pytest.fixture(scope="module")
def played(engine, drake, steps) -> Observation:
    """One session from the campaign: an onlooker becomes ラウの国, then ドレイク軍, then ナの国."""
    order = Order(vmod=drake.vmod, start=Start.SETUP, steps=steps, properties=("Counter", "Back_Level"), language="ja")
    return observe(order, engine)


@pytest.fixture
def seen(played, steps):
    return lambda step: after(played, steps, step)


@pytest.fixture
def gone(seen):
    """What the list of forces no longer has, and what it has besides, since the start."""

    def compare(step: Step) -> tuple[Counter[str], Counter[str]]:
        before, now = Counter(seen(AT_START).looked), Counter(seen(step).looked)
        return before - now, now - before

    return compare


def test_the_engine_complains_of_nothing(played):
    assert (played.failure, played.reported, played.told) == (None, (), ())


def test_only_its_own_player_can_open_the_hand(seen):
    def entry(step: Step) -> list[str]:
        return [line for line in seen(step).looked if HAND in line]

    assert entry(ONLOOKER) == entry(RAU) == entry(NA) == [f"シート > [off] {HAND}"]
    assert entry(DRAKE) == [f"シート > {HAND}"]


def test_what_goes_into_the_hand_is_told_without_its_name_by_menu_and_by_drag(seen):
    assert told(seen(TAKEN)) == [f"{FACTORY}: カウンター１個 → {HAND}"]
    assert told(seen(DRAGGED)) == [f"{PLAY_SHEET} {OPEN}: カウンター → {HAND}"]
    assert told(seen(MOVED_INSIDE)) == []


def test_what_leaves_the_hand_is_named_where_it_arrives(seen):
    assert told(seen(DECLARED)) == [f"{HAND}: 奇襲作戦チット → {OPEN}"]
    (chit,) = of(seen(DECLARED), "surprise-chit")
    assert (chit.map, chit.location) == (PLAY_SHEET, OPEN)


def test_the_list_of_forces_has_neither_hand_nor_cup(gone):
    assert gone(IN_HAND) == ({SURPRISE: 1}, {})
    assert gone(ON_TABLE) == (
        {SURPRISE: 1},
        {f"ドレイク軍 > {PLAY_SHEET} > {OPEN} > 特別行動チット > 奇襲作戦チット": 1},
    )
    kibutsu = "ドレイク軍 > バイストン・ウェル > ラース・ワウ > キャラクター > キブツ"
    assert gone(IN_CUP) == ({SURPRISE: 1, kibutsu: 1}, {})


def test_what_lies_face_down_has_no_name_in_lists_viewer_and_chat(seen, gone, viewer):
    waiting = of(seen(WAIT), "rau-action")
    assert {(piece.location, piece.properties["Back_Level"]) for piece in waiting} == {(WAITING, "2")}
    lost, found = gone(FACE_DOWN)
    assert lost["ラウの国 > ラウの国 管理シート > 工場ボックス > 行動チット > 行動チット"] == 3 and found == {}
    assert seen(viewer).looked == ("行動チット (裏向き)",) * 3
    (line,) = told(seen(DRAGGED_DOWN))
    assert line.split(":")[0] == ", ".join(["行動チット (裏向き)"] * 3)


def test_a_special_chit_turned_down_has_the_name_of_its_class_alone(drake, engine):
    wait = give("hold-back", Counter="zelana-squad-chit")
    order = Order(vmod=drake.vmod, start=Start.SETUP, steps=(wait,), properties=("Counter",), language="en")
    (game,) = observe(order, engine).after
    assert [piece.localized_name for piece in of(game, "zelana-squad-chit")] == ["Special action chit (face down)"]
