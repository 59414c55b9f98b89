"""Counters made by hand: one unit of one class of one side, everything else as the test asks."""

from __future__ import annotations

from builder.model.counter import Counter, CounterClass, FieldForm, Kind, State, ValueField
from builder.model.game import Side
from builder.model.names import Names
from builder.origin import Origin
from builder.record import replace
from builder.render.counter_subject import Subject

ORIGIN = Origin("counters/trial/units.yaml", 7, 5)


def field(field_id: str, short: str, form: FieldForm = FieldForm.INTEGER, **keys: object) -> ValueField:
    return ValueField(field_id, Names({"ja": field_id}), Names({"ja": short}), form, ORIGIN, **keys)  # type: ignore[arg-type]


FRONT = State("front", Names({"ja": "表"}), "front", "regular", ORIGIN)
BACK = State("back", Names({"ja": "裏"}), "back", "regular", ORIGIN)
RED = Side("red", Names({"ja": "赤軍"}), Names({"ja": "赤"}), "#8c2f39", "#ffffff", None, ORIGIN)
TANK = CounterClass(
    id="tank",
    names=Names({"ja": "戦車"}),
    abbreviation=Names({"ja": "戦"}),
    kind=Kind.UNIT,
    layout="unit",
    width_mm=15.875,
    height_mm=15.875,
    states=(FRONT, BACK),
    fields=(
        field("attack", "攻", FieldForm.STRENGTHS),
        field("defence", "防"),
        field("cost", "費", states=("front",)),
    ),
    origin=Origin("counters/trial/classes.yaml", 2, 5),
    symbol="tracked",
)
LION = Counter("red-lion", "lion", Names({"ja": "ライオン"}), "tank", "red", ORIGIN)


def subject(
    state: State = FRONT, side: Side | None = RED, counter_class: CounterClass = TANK, **keys: object
) -> Subject:
    return Subject(replace(LION, **keys), counter_class, side, state, "ja")  # type: ignore[arg-type]
