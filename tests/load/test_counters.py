"""Units become counters, with what is known of them and nothing more."""

from __future__ import annotations

from builder.load.counter_versions import version_mark
from builder.model.counter import NOT_PRINTED, Kind
from builder.model.game import Game
from builder.model.provenance import Provenance


def test_a_unit_of_several_sides_makes_a_counter_for_each(skirmish: Game) -> None:
    found = [(counter.id, counter.side) for counter in skirmish.counters if counter.unit == "tiger"]
    assert found == [("red-tiger", "red"), ("blue-tiger", "blue"), ("green-tiger", "green")]


def test_a_unit_of_one_side_and_one_of_nobody_keep_their_ids(skirmish: Game) -> None:
    assert skirmish.counter("fox").side == "green"
    assert skirmish.counter("storm").side is None


def test_versions_are_counters_with_a_mark_and_values_of_their_own(skirmish: Game) -> None:
    first, second = skirmish.counter("falcon-1"), skirmish.counter("falcon-2")
    assert (first.printed_name("ja"), second.printed_name("en")) == ("ファルコン①", "Falcon②")
    assert (first.values, second.values) == ({"front": {"command": 2}}, {"front": {"command": 3, "remark": "奇襲"}})
    assert (first.rule, second.rule, second.note) == (None, "11.2", "昇進")


def test_marks_beyond_the_circled_numbers() -> None:
    assert [version_mark(number) for number in (1, 20, 21)] == ["①", "⑳", "(21)"]


def test_values_hold_what_the_counter_and_its_class_say(skirmish: Game) -> None:
    assert skirmish.counter("red-lion").values == {
        "front": {"defence": (2, 1), "attack": (4, 2), "cost": 6},
        "back": {"defence": (2, 1), "attack": NOT_PRINTED},
    }
    assert skirmish.counter("red-tiger").values["front"] == {"defence": (3,), "attack": (5, 3)}
    assert skirmish.counter("red-orca").values["sub-back"] == {"damage": ("無", "無", "1", "1", "2", "沈")}


def test_an_unknown_value_is_absent(skirmish: Game) -> None:
    assert "cost" not in skirmish.counter("fox").values["front"]


def test_states_tell_faces_and_cards(skirmish: Game) -> None:
    states = skirmish.counter_class("cruiser").states
    assert [(state.id, state.face, state.card) for state in states] == [
        ("regular-front", "front", "regular"),
        ("regular-back", "back", "regular"),
        ("sub-front", "front", "sub"),
        ("sub-back", "back", "sub"),
    ]
    assert [state.face for state in skirmish.counter_class("tank").states] == ["front", "back"]


def test_a_class_without_a_size_has_the_usual_one(skirmish: Game) -> None:
    fort = skirmish.counter_class("fort")
    assert (fort.width_mm, fort.height_mm, fort.moves, fort.kind) == (15.875, 15.875, False, Kind.FORTIFICATION)


def test_art_provenance_and_colour_are_kept(skirmish: Game) -> None:
    fox, storm = skirmish.counter("fox"), skirmish.counter("storm")
    assert (fox.art, fox.provenance) == ("counters/skirmish/art/fox.png", Provenance.PUBLIC)
    assert storm.text is not None
    assert (storm.colour, storm.symbol, storm.text.en) == ("#555566", "star", "All halt")
