"""The menu entries with which a counter passes through its states: damage, repair and flip, or the next face of a chit."""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble import key_map
from builder.assemble.words import HERE, word
from builder.model.counter import CounterClass, Kind
from builder.vassal.keys import KeyStroke, named
from builder.vassal.traits import (
    AnyTrait,
    DynamicProperty,
    PropertyChange,
    PropertyCommand,
    PropertyConstraints,
    ReportState,
    TriggerAction,
)

STATE_LAYER = "State"
LEVEL = f"{STATE_LAYER}_Level"
_BEFORE = "StateBefore"
_LOOK, _HIT, LAST_HIT = named("damage-look"), named("damage-hit"), named("damage-last")
_TELL_DAMAGE, _TELL_REPAIR = named("tell:damage"), named("tell:repair")


def state_traits(counter_class: CounterClass, language: str, falls: bool) -> Iterator[AnyTrait]:
    """The traits of a class with more than one state. ``falls``: damage in the last state does something too.

    What damage does is decided by the state before it: the level is noted first, since the step itself changes it.
    """
    last = len(counter_class.states)
    if last == 1:
        return
    hurt = counter_class.kind in (Kind.UNIT, Kind.FORTIFICATION)
    change = f"${HERE}$: $oldPieceName$ → $newPieceName$"
    if last == 2:
        yield ReportState(keys=(key_map.FLIP,), report_format=f"{change} — {word('flip', language)}")
        if not hurt:
            return
    down, up = ("damage", "repair") if hurt else ("next-face", "previous-face")
    for level in range(3, last + 1):
        yield _step(f"turned-to:{level}", key_map.turned_to(level), "", (key_map.DAMAGE_STEP,) * (level - 1))
    hit = "" if falls else f"{{{LEVEL} < {last}}}"
    yield from (
        _entry(word(down, language), key_map.DAMAGE, key_map.DAMAGE_ANY, hit, (_LOOK, _HIT, LAST_HIT)),
        _entry(word(up, language), key_map.REPAIR, key_map.REPAIR_ANY, f"{{{LEVEL} > 1}}", (key_map.REPAIR_STEP, _TELL_REPAIR)),
        _step("hit", _HIT, f"{{{_BEFORE} < {last}}}", (key_map.DAMAGE_STEP, _TELL_DAMAGE)),
        ReportState(keys=(_TELL_DAMAGE,), report_format=f"{change} — {word(down, language)}"),
        ReportState(keys=(_TELL_REPAIR,), report_format=f"{change} — {word(up, language)}"),
        DynamicProperty(
            key=_BEFORE,
            constraints=PropertyConstraints(numeric=True, minimum=0, maximum=last),
            commands=(PropertyCommand("", _LOOK, PropertyChange.set_to(f"{{{LEVEL}}}")),),
            value="0",
        ),
    )  # fmt: skip


def fall_trait(command: str, last: int) -> TriggerAction:
    """Damage in the last state: the counter is given this command instead."""
    return _step("fall", LAST_HIT, f"{{{_BEFORE} == {last}}}", (named(command),))


def _entry(label: str, key: KeyStroke, own: KeyStroke, match: str, actions: tuple[KeyStroke, ...]) -> TriggerAction:
    return TriggerAction(
        name=own.name, command=label, key=key, property_match=match, watch_keys=(own,), action_keys=actions
    )


def _step(name: str, key: KeyStroke, match: str, actions: tuple[KeyStroke, ...]) -> TriggerAction:
    return TriggerAction(name=name, command="", key=key, property_match=match, action_keys=actions)
