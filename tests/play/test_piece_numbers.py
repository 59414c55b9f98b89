"""No piece id stands twice in a module: VASSAL refreshes no saved game of one in which it does (Java ``GpIdChecker``)."""

from __future__ import annotations

from collections import Counter

import pytest

from builder.vassal import components as vassal
from builder.vassal.archive import read_archive
from builder.vassal.build_file import read_build_file
from builder.vassal.traits import BasicPiece, PlaceMarker, Replace


@pytest.mark.parametrize("game", ["drake", "one_year_war", "skirmish"])
def test_no_piece_id_stands_twice(game, request):
    built = request.getfixturevalue(game)
    module = read_build_file(read_archive(built.vmod.read_bytes())["buildFile.xml"])
    given: Counter[str] = Counter()
    for one in vassal.walk(module):
        if isinstance(one, vassal.PrototypeDefinition | vassal.PieceSlot):
            counted = (
                (BasicPiece, PlaceMarker, Replace) if isinstance(one, vassal.PieceSlot) else (PlaceMarker, Replace)
            )
            given.update(trait.gpid for trait in one.piece().traits if isinstance(trait, counted))
    assert len(given) > len(built.game.counters)
    assert {number for number, times in given.items() if times > 1} == set()
