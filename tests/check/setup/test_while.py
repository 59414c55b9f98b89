"""What an option ``while`` narrows a rule to, and that a fault tells by which value it holds."""

from __future__ import annotations

SETUP = """\
sides:
  - side: red
    tracks: {状態: 参戦, 技術: 7, 資金: 12, 国力: 20}
    places:
      - {hex: "0402", counters: [{counter: lion}]}
  - side: blue
    tracks: {状態: 静観, 技術: 4, 資金: 5}
    places:
      - {hex: "0703", counters: [{counter: lion}]}
"""


def spots(fault) -> list[tuple[str, str]]:
    """All second spots but the last, which is the constraint itself."""
    return [(str(spot.origin), spot.message) for spot in fault.related[:-1]]


def test_a_piece_in_a_forbidden_place_is_shown_with_the_state_that_forbids_it(judged) -> None:
    options = (
        "check: allowed-places\npieces: {class: tank}\nonly_at: {terrain: sea}\nwhile: {track: state, equal: 静観}"
    )
    (fault,) = judged(options, SETUP)
    assert fault.origin.line == 12
    assert spots(fault)[-1] == ("test.yaml:10:18", "since State of Blue is Watching")


def test_the_state_of_the_land_s_owner_is_shown(judged) -> None:
    options = (
        "check: allowed-places\npieces: {class: tank}\nnever_at: {territory: own}\n"
        "in_territory_while: {track: state, equal: 静観}"
    )
    (fault,) = judged(options, SETUP)
    assert fault.origin.line == 12
    assert spots(fault)[-1] == ("test.yaml:10:18", "since State of Blue is Watching")


def test_a_value_out_of_range_is_shown_with_the_value_that_bounds_it(judged) -> None:
    options = "check: track-range\ntrack: funds\nequal: 0\nwhile: {track: technology, side: red, at_least: 7}"
    found = judged(options, SETUP)
    assert [fault.origin.line for fault in found] == [6, 10]
    assert {spots(fault)[0] for fault in found} == {("test.yaml:6:26", "since Technology of Red is 7")}


def test_with_a_side_the_equality_is_asked_of_all_or_of_none(judged) -> None:
    options = "check: track-equality\ntrack: technology\nwhile: {{track: state, side: red, equal: {state}}}"
    (fault,) = judged(options.format(state="参戦"), SETUP)
    assert fault.origin.line == 10
    assert spots(fault)[-1] == ("test.yaml:6:18", "since State of Red is At war")
    assert judged(options.format(state="静観"), SETUP) == ()


def test_equality_within_alliances_asks_nothing_of_who_is_in_none(with_constraints) -> None:
    from builder.check.constraints import check_constraints
    from builder.record import replace

    game = with_constraints(
        "constraints:\n  - {id: tested, check: track-equality, says: The rule, track: technology, among: alliance}\n",
        SETUP,
    )
    allied = replace(game, sides=tuple(replace(side, alliance="north") for side in game.sides))
    alone = replace(game, sides=tuple(replace(side, alliance=None) for side in game.sides))
    assert [fault.code for fault in check_constraints(allied)] == ["tested"]
    assert check_constraints(alone) == ()
