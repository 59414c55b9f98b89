"""The hex grid, on every hex: ids, corners, neighbours and distances, with either column pushed down."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from builder.model.hex_grid import NEIGHBOUR_NAMES, HexGrid

GRIDS = [
    HexGrid(7, 5, 108, 94, 123, 114, first_column_high=True),
    HexGrid(7, 5, 108, 94, 123, 114, first_column_high=False),
    HexGrid(6, 6, 64, 56, 37, 32, first_column_high=True, first_number=0),
    HexGrid(6, 6, 64, 56, 37, 32, first_column_high=False, first_number=0),
]
OPPOSITE = {0: 3, 1: 4, 2: 5, 3: 0, 4: 1, 5: 2}


@pytest.fixture(params=GRIDS, ids=["high", "low", "high-from-zero", "low-from-zero"])
def grid(request: pytest.FixtureRequest) -> HexGrid:
    return request.param


def neighbours(grid: HexGrid, hex_id: str) -> list[str]:
    found = [grid.neighbour(hex_id, direction) for direction in range(6)]
    return [neighbour for neighbour in found if neighbour is not None]


def steps_from(grid: HexGrid, start: str) -> dict[str, int]:
    """Breadth-first search: the number of steps to every hex."""
    reached = {start: 0}
    waiting = deque([start])
    while waiting:
        hex_id = waiting.popleft()
        for neighbour in neighbours(grid, hex_id):
            if neighbour not in reached:
                reached[neighbour] = reached[hex_id] + 1
                waiting.append(neighbour)
    return reached


def test_ids_go_to_cells_and_back(grid):
    assert len(grid.ids) == grid.columns * grid.rows
    assert all(grid.hex_id(*cell) == hex_id for hex_id, cell in grid.ids.items())


def test_first_and_last_id():
    assert [min(grid.ids) for grid in GRIDS] == ["0101", "0101", "0000", "0000"]
    assert [max(grid.ids) for grid in GRIDS] == ["0705", "0705", "0505", "0505"]


def test_axial_coordinates_are_unique(grid):
    assert len({grid.axial(hex_id) for hex_id in grid.ids}) == len(grid.ids)


def test_neighbours_are_mutual(grid):
    for hex_id in grid.ids:
        for direction in range(6):
            neighbour = grid.neighbour(hex_id, direction)
            if neighbour is not None:
                assert grid.neighbour(neighbour, OPPOSITE[direction]) == hex_id


def test_neighbours_lie_where_their_names_say(grid):
    """Centre to centre: straight up or down by the height, else one column aside and half the height up or down."""
    half, pitch = grid.height_px / 2, grid.column_pitch_px
    expected = {
        "N": (0, -2 * half),
        "NE": (pitch, -half),
        "SE": (pitch, half),
        "S": (0, 2 * half),
        "SW": (-pitch, half),
        "NW": (-pitch, -half),
    }
    for hex_id in grid.ids:
        x, y = grid.centre(hex_id)
        for direction, name in enumerate(NEIGHBOUR_NAMES):
            neighbour = grid.neighbour(hex_id, direction)
            if neighbour is not None:
                there = grid.centre(neighbour)
                assert (there[0] - x, there[1] - y) == expected[name], (hex_id, name)


def test_distance_is_the_number_of_steps(grid):
    for start in grid.ids:
        reached = steps_from(grid, start)
        assert reached == {hex_id: grid.distance(start, hex_id) for hex_id in grid.ids}


def test_each_side_bounds_one_or_two_hexes_and_two_only_between_neighbours(grid):
    sides: Counter[frozenset[tuple[int, int]]] = Counter()
    for hex_id in grid.ids:
        corners = [(round(x), round(y)) for x, y in grid.corners(hex_id)]
        for pair in zip(corners, [*corners[1:], corners[0]], strict=True):
            sides[frozenset(pair)] += 1
    shared = sum(len(neighbours(grid, hex_id)) for hex_id in grid.ids) // 2
    assert set(sides.values()) == {1, 2}
    assert sum(1 for count in sides.values() if count == 2) == shared
    assert len(sides) == 6 * len(grid.ids) - shared


def test_a_corner_is_shared_by_three_hexes_at_most(grid):
    corners = Counter((round(x), round(y)) for hex_id in grid.ids for x, y in grid.corners(hex_id))
    assert max(corners.values()) == 3


def test_pushed_columns():
    high, low = GRIDS[0], GRIDS[1]
    assert [high.is_pushed_down(column) for column in range(4)] == [False, True, False, True]
    assert [low.is_pushed_down(column) for column in range(4)] == [True, False, True, False]
    assert high.centre("0101") == (123, 114)
    assert high.centre("0201") == (217, 168)
    assert low.centre("0101") == (123, 168)
    assert low.centre("0201") == (217, 114)


def test_distances_of_the_usual_map():
    grid = GRIDS[0]
    assert grid.distance("0101", "0101") == 0
    assert grid.distance("0101", "0102") == 1
    assert grid.distance("0101", "0201") == 1
    assert grid.distance("0101", "0202") == 2
    assert grid.distance("0101", "0703") == 6
    assert grid.distance("0101", "0705") == 7


def test_beyond_the_edge_there_is_no_neighbour():
    grid = GRIDS[0]
    assert [grid.neighbour("0101", direction) for direction in range(6)] == [None, None, "0201", "0102", None, None]
    assert [grid.neighbour("0705", direction) for direction in range(6)] == ["0704", None, None, None, "0605", "0604"]
