"""What lies where on a map, asked by cell: terrain and owner, also beyond the numbered hexes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from builder.model.board import Board, Terrain
from builder.model.hex_grid import HexGrid
from builder.model.map_style import MapStyle
from builder.record import Record
from builder.render.board.drawing import Box
from builder.render.map.lattice import Cell, Side, shared_sides


class Country(Record, dict=True):
    """A board with a grid, ready to be asked by zero-based (column, row).

    Beyond the grid the country goes on as it is in the nearest hex, so that coasts run out to the neat line.
    """

    board: Board
    grid: HexGrid
    style: MapStyle

    @cached_property
    def frame(self) -> Box:
        """The neat line: everything of the map lies inside."""
        inset = self.style.frame_inset_px
        return (inset, inset, self.board.width_px - inset, self.board.height_px - inset)

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """The numbered hexes."""
        return tuple(self.grid.ids.values())

    @cached_property
    def cells_in_view(self) -> tuple[Cell, ...]:
        """The numbered hexes and the rings of cells round them that reach to the neat line."""
        grid = self.grid
        extra_left = 1 + max(0, grid.left_px) // grid.column_pitch_px
        extra_top = 1 + max(0, grid.top_px) // grid.height_px
        extra_right = 1 + max(0, self.board.width_px - grid.left_px) // grid.column_pitch_px - (grid.columns - 1)
        extra_bottom = 1 + max(0, self.board.height_px - grid.top_px) // grid.height_px - (grid.rows - 1)
        return tuple(
            (column, row)
            for column in range(-extra_left, grid.columns + max(1, extra_right))
            for row in range(-extra_top, grid.rows + max(1, extra_bottom))
        )

    def cell_at(self, spot: tuple[float, float]) -> Cell:
        """The cell whose centre is nearest to a pixel; it may lie beyond the grid."""
        across = (spot[0] - self.grid.left_px) / self.grid.column_pitch_px
        down = (spot[1] - self.grid.top_px) / self.grid.height_px - (0.0 if self.grid.first_column_high else 0.5)
        along = down - across / 2
        column, diagonal, third = round(across), round(along), round(-across - along)
        errors = (abs(column - across), abs(diagonal - along), abs(third + across + along))
        if errors[0] > errors[1] and errors[0] > errors[2]:
            column = -diagonal - third
        elif errors[1] > errors[2]:
            diagonal = -column - third
        if self.grid.first_column_high:
            return (column, diagonal + (column - (column & 1)) // 2)
        return (column, diagonal + (column + (column & 1)) // 2)

    @cached_property
    def sides_in_view(self) -> dict[Side, tuple[Cell, ...]]:
        """Every hex side in view with the cells on both banks."""
        return shared_sides(self.grid, self.cells_in_view)

    def hex_id(self, cell: Cell) -> str:
        """The id of the hex at a cell; beyond the grid that of the nearest one."""
        column = min(max(cell[0], 0), self.grid.columns - 1)
        row = min(max(cell[1], 0), self.grid.rows - 1)
        return self.grid.hex_id(column, row)

    def terrain(self, cell: Cell) -> Terrain:
        """The terrain at a cell."""
        return self._terrain_by_id[self.board.hexes[self.hex_id(cell)].terrain]

    def is_water(self, cell: Cell) -> bool:
        """True where the terrain is water."""
        return self.terrain(cell).water

    def owner(self, cell: Cell) -> str | None:
        """The side whose territory a numbered hex is; nobody's beyond the grid."""
        if not (0 <= cell[0] < self.grid.columns and 0 <= cell[1] < self.grid.rows):
            return None
        return self.board.hexes[self.hex_id(cell)].territory

    @cached_property
    def territories(self) -> Mapping[str, tuple[Cell, ...]]:
        """The cells of every side that owns any, in the order of the board's hexes."""
        owned: dict[str, list[Cell]] = {}
        for cell in self.cells:
            side = self.owner(cell)
            if side is not None:
                owned.setdefault(side, []).append(cell)
        return {side: tuple(cells) for side, cells in owned.items()}

    @cached_property
    def _terrain_by_id(self) -> dict[str, Terrain]:
        return {terrain.id: terrain for terrain in self.board.terrains}
