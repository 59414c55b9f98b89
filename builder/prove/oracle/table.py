"""The explicit table of oracles, one for each kind of constraint; a test holds it against the table of kinds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

from builder.model.game import Game
from builder.prove.oracle import (
    allowed_places,
    bands,
    budget,
    carried_size,
    class_states,
    count_limit,
    counter_mix,
    deployment_area,
    dice_range,
    distance,
    facing,
    forbidden_company,
    one_owner,
    open_question,
    partition,
    points_sum,
    prerequisite,
    presence_requires,
    state_machine,
    total,
    track_equality,
    track_order,
    track_range,
    track_sum,
    uniqueness,
    version_series,
)
from builder.prove.rows import SetupRows
from builder.prove.violation import Violation
from builder.record import Record


class Oracle(Record):
    """What one kind forbids: ``in_setup`` for rules about setups, ``in_game`` for rules about the game's own data."""

    in_setup: Callable[[Any, SetupRows], Iterable[Violation]] | None
    in_game: Callable[[Any, Game], Iterable[Violation]] | None


def _oracle(module: ModuleType) -> tuple[str, Oracle]:
    """The oracle of a module under the name of its kind: the file's, with hyphens."""
    name = module.__name__.rpartition(".")[2].replace("_", "-")
    return name, Oracle(getattr(module, "in_setup", None), getattr(module, "in_game", None))


ORACLES: dict[str, Oracle] = dict(
    map(
        _oracle,
        (
            allowed_places,
            bands,
            budget,
            carried_size,
            class_states,
            count_limit,
            counter_mix,
            deployment_area,
            dice_range,
            distance,
            facing,
            forbidden_company,
            one_owner,
            open_question,
            partition,
            points_sum,
            prerequisite,
            presence_requires,
            state_machine,
            total,
            track_equality,
            track_order,
            track_range,
            track_sum,
            uniqueness,
            version_series,
        ),
    )
)
