"""In no counter's menu does one key stand twice: the engine would do both."""

from __future__ import annotations

from collections import Counter

import pytest

from builder.vassal import components as vassal
from builder.vassal.archive import read_archive
from builder.vassal.build_file import read_build_file
from builder.vassal.keys import KeyStroke
from builder.vassal.piece import expand_prototypes


@pytest.mark.parametrize("game", ["drake", "skirmish", "one_year_war"])
def test_no_key_stands_twice_in_a_menu(request, game):
    built = request.getfixturevalue(game)
    every = tuple(vassal.walk(read_build_file(read_archive(built.vmod.read_bytes())["buildFile.xml"])))
    prototypes = {one.name: one.piece() for one in every if isinstance(one, vassal.PrototypeDefinition)}
    slots = [one for one in every if isinstance(one, vassal.PieceSlot)]
    assert len(slots) == len(built.game.counters)
    for slot in slots:
        keys: Counter[KeyStroke] = Counter()
        for trait in expand_prototypes(slot.piece(), prototypes).traits:
            for text, key in (
                (getattr(trait, "command", ""), getattr(trait, "key", None)),
                (getattr(trait, "reset_command", ""), getattr(trait, "reset_key_stroke", None)),
                (getattr(trait, "menu_command", ""), getattr(trait, "key", None)),
            ):
                if text and isinstance(key, KeyStroke):
                    keys[key] += 1
        assert keys and [key for key, times in keys.items() if times > 1] == [], slot.entry_name
