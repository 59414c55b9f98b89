"""The rules' own arithmetic and the map's distances: silent as the data stands, heard where one number of it is changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from builder.check.constraints import check_constraints
from builder.diagnostic import Diagnostic, Severity
from builder.model.constraint import Constraint
from builder.model.constraint_option import OptionList, OptionNode, OptionTable, OptionWord
from builder.model.game import Game
from builder.record import replace

OWN = (
    "victory-bands",
    "development-cost",
    "focused-development-cost",
    "battle-ship-repair",
    "phases-for-the-chits",
    "phases-as-printed",
    "way-of-the-transport",
)


def found_in(game: Game) -> list[tuple[str, Severity, str]]:
    """What the constraints about the game itself find; its setups are left out."""
    faults: tuple[Diagnostic, ...] = check_constraints(replace(game, setups=()))
    return [(fault.code, fault.severity, fault.message) for fault in faults if fault.code in OWN]


PRINTED_PHASES = (
    "phases-as-printed",
    Severity.WARNING,
    "Drake's Army, Ku, Rau, Na 3 × 4 + A, Mi 1 × 2 + Shott Squad, Zelana Squad 1 × 2 is 16; "
    "the most allowed is 14 (rule 4.1)",
)


def test_all_of_them_are_there(game: Game) -> None:
    assert set(OWN) <= {constraint.id for constraint in game.constraints}


def test_the_fourteen_printed_phases_are_a_warning_and_nothing_else_is_wrong(game: Game) -> None:
    assert found_in(game) == [PRINTED_PHASES]


def test_too_few_phases_for_the_chits(game: Game) -> None:
    phases = tuple(replace(phase, repeat=14) if phase.id == "action" else phase for phase in game.turns.phases)
    (fault,) = [
        entry for entry in found_in(replace(game, turns=replace(game.turns, phases=phases))) if entry != PRINTED_PHASES
    ]
    assert fault[:2] == ("phases-for-the-chits", Severity.ERROR)
    assert fault[2].endswith(" is 16; the most allowed is 14 (Action Phase 14) (rule 8.15.1-8.15.4)")


def test_a_price_of_development_that_is_rolled_otherwise(game: Game) -> None:
    other = {"development": {"plus": 7}, "focused-development": {"times": 2}}
    bought = tuple(replace(entry, **other[entry.id]) if entry.id in other else entry for entry in game.play.purchases)
    wrong = replace(game, play=replace(game.play, purchases=bought))
    assert [entry for entry in found_in(wrong) if entry != PRINTED_PHASES] == [
        ("development-cost", Severity.ERROR, "1d6+7 gives 8 to 13; the rule says 9 to 14 (rule 7.4)"),
        ("focused-development-cost", Severity.ERROR, "(1d6+8)×2 gives 18 to 28; the rule says 27 to 42 (rule 7.7)"),
    ]


def test_a_battle_ship_of_three_states(game: Game) -> None:
    classes = tuple(
        replace(entry, states=entry.states[:3]) if entry.id == "aura-battle-ship" else entry for entry in game.classes
    )
    found = [entry[0] for entry in found_in(replace(game, classes=classes)) if entry != PRINTED_PHASES]
    assert found == ["battle-ship-repair"]


def test_a_factory_that_lies_elsewhere(game: Game) -> None:
    def moved(place):
        return replace(place, hexes=("0101",)) if place.names.ja == "リアンの海岸" else place

    boards = tuple(replace(board, places=tuple(map(moved, board.places))) for board in game.boards)
    (fault,) = [entry for entry in found_in(replace(game, boards=boards)) if entry != PRINTED_PHASES]
    assert fault[0] == "way-of-the-transport"
    assert fault[2].endswith("it must be 4 (rule 31.7.5)")


def test_a_band_of_victory_that_the_module_shows_otherwise(game: Game) -> None:
    victory = game.play.victory
    assert victory is not None
    bands = tuple(replace(band, least=29) if band.least == 30 else band for band in victory.bands)
    wrong = replace(game, play=replace(game.play, victory=replace(victory, bands=bands)))
    assert [entry[2] for entry in found_in(wrong) if entry != PRINTED_PHASES] == [
        "the table says complete victory of the Drake alliance (30 to …); the module shows no band that begins there "
        "(rule 28.2)",
        "the module has a band that the table has not: complete victory of the Drake alliance (29) (rule 28.2)",
    ]


def test_each_number_of_the_bands_is_needed(game: Game) -> None:
    (bands,) = [constraint for constraint in game.constraints if constraint.id == "victory-bands"]
    ends = [word for word in words_of(bands.options) if word.text.lstrip("-").isdigit()]
    assert [int(word.text) for word in ends] == [30, 1, 29, -35, 0, -44, -36, -45]
    for end in ends:
        for step in (-1, 1):
            other = changed(bands, lambda word, end=end, step=step: str(int(word.text) + step) if word == end else None)
            rest = tuple(other if constraint is bands else constraint for constraint in game.constraints)
            codes = {entry[0] for entry in found_in(replace(game, constraints=rest)) if entry != PRINTED_PHASES}
            assert codes == {"victory-bands"}, (end.text, step)


def words_of(node: OptionNode) -> list[OptionWord]:
    if isinstance(node, OptionWord):
        return [node]
    below = node.items if isinstance(node, OptionList) else [value for _, value in node.entries]
    return [word for item in below for word in words_of(item)]


def changed(constraint: Constraint, text: Callable[[OptionWord], str | None]) -> Constraint:
    def other(node: OptionNode) -> OptionNode:
        if isinstance(node, OptionWord):
            return replace(node, text=text(node) or node.text)
        if isinstance(node, OptionList):
            return replace(node, items=tuple(map(other, node.items)))
        return replace(node, entries=tuple((word, other(value)) for word, value in node.entries))

    options = other(constraint.options)
    assert isinstance(options, OptionTable)
    return replace(constraint, options=options)


@pytest.mark.parametrize("code", OWN)
def test_each_cites_its_rule(game: Game, code: str) -> None:
    (constraint,) = [entry for entry in game.constraints if entry.id == code]
    assert constraint.rule
    assert set(constraint.says.by_language) == {"ja", "en"}
