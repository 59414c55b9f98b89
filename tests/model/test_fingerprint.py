"""Two things look alike to the caches only if they say the same: every field of every record of a game, tried one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from builder.load.game import load_game
from builder.load.looks import load_looks
from builder.model.fingerprint import fingerprint
from builder.origin import Origin
from builder.record import Record, field_names, replace

ROOT = Path(__file__).parents[2]
SMALL_GAME = ROOT / "tests" / "games" / "skirmish"


def _records() -> tuple[Record, ...]:
    game, _ = load_game(SMALL_GAME, "skirmish")
    looks, _ = load_looks((SMALL_GAME / "templates", ROOT / "templates"))
    assert game is not None
    return (
        *game.boards,
        *game.classes,
        *game.sides,
        *game.counters,
        *game.setups,
        *game.constraints,
        *game.errata,
        game.play,
        *looks.layouts.values(),
        *looks.map_styles.values(),
        *looks.sheet_styles.values(),
    )


RECORDS = _records()
IDS = [f"{type(one).__name__}-{number}" for number, one in enumerate(RECORDS)]


def changed(value: object) -> Iterator[object]:
    """The value with each thing that it says changed, one at a time; origins are left alone."""
    if isinstance(value, Origin):
        return
    if isinstance(value, Record):
        for name in field_names(value):
            for other in changed(getattr(value, name)):
                yield replace(value, **{name: other})
    elif isinstance(value, Mapping):
        for key in list(value)[:: max(len(value) // 8, 1)]:  # of a hundred symbols a few stand for all
            for other in changed(value[key]):
                yield {**value, key: other}
        yield {**value, "one-more": "x"}
    elif isinstance(value, list | tuple):
        for at in range(0, len(value), max(len(value) // 8, 1)):  # of a map's hexes too
            for other in changed(value[at]):
                yield (*value[:at], other, *value[at + 1 :])
        yield (*value, "one-more")
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int | float):
        yield value + 1
    else:
        yield "another" if value is None else f"{value} another"


def moved(value: object) -> object:
    """The same, written elsewhere."""
    if isinstance(value, Origin):
        return Origin(f"moved/{value.file}", value.line + 7, value.column + 1)
    if isinstance(value, Record):
        return replace(value, **{name: moved(getattr(value, name)) for name in field_names(value)})
    if isinstance(value, Mapping):
        return {key: moved(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(moved(inner) for inner in value)
    return value


@pytest.mark.parametrize("record", RECORDS, ids=IDS)
def test_where_a_record_stands_does_not_count(record):
    assert moved(record) != record
    assert fingerprint(moved(record)) == fingerprint(record)


@pytest.mark.parametrize("record", RECORDS, ids=IDS)
def test_everything_that_a_record_says_counts(record):
    own = fingerprint(record)
    tried = 0
    for other in changed(record):
        tried += 1
        assert fingerprint(other) != own, other
    assert tried > len(field_names(record)) // 2


def test_no_two_records_of_a_game_are_taken_for_one_another():
    prints: dict[str, Record] = {}
    for record in RECORDS:
        same = prints.setdefault(fingerprint(record), record)
        assert same == moved_back(same, record)


def moved_back(one: object, other: object) -> object:
    """``other`` with the origins of ``one``, where the two are built alike."""
    if isinstance(one, Origin):
        return one
    if isinstance(other, Record) and type(one) is type(other):
        return replace(
            other, **{name: moved_back(getattr(one, name), getattr(other, name)) for name in field_names(other)}
        )
    if isinstance(other, Mapping) and isinstance(one, Mapping) and list(one) == list(other):
        return {key: moved_back(one[key], inner) for key, inner in other.items()}
    if isinstance(other, tuple) and isinstance(one, tuple) and len(one) == len(other):
        return tuple(moved_back(first, second) for first, second in zip(one, other, strict=True))
    return other
