"""Where in a box a command puts each counter: every design has a spot of its own, so that equal ones lie on one stack."""

from __future__ import annotations

from collections.abc import Mapping

from builder.assemble.arrangement import Pixel, box_positions
from builder.model.command import Destination
from builder.model.game import Game
from builder.record import Record


class Spots(Record):
    """The spot of each counter in each box that a command sends it to, in pixels of the board."""

    of_counter: Mapping[str, Mapping[Destination, Pixel]]

    def properties(self, counter: str) -> dict[str, str]:
        """The spots as properties of the counter's piece, as ``across`` and ``down`` name them."""
        found: dict[str, str] = {}
        for box, (x, y) in self.of_counter.get(counter, {}).items():
            found[across(box)], found[down(box)] = str(x), str(y)
        return found


def across(box: Destination) -> str:
    """The property that holds the spot's x in this box."""
    return f"x-{box.board}-{box.place}"


def down(box: Destination) -> str:
    """The property that holds the spot's y in this box."""
    return f"y-{box.board}-{box.place}"


def spots_of(game: Game, counter_px: int) -> Spots:
    """Spots in rows, in the order of the data; those of one unit's versions and of equal names share theirs.

    In a box that all sides share, the counters of one name and class share a spot whoever has them.
    """
    lines: dict[Destination, dict[tuple[str, str | None, str], None]] = {}
    wanted: dict[str, dict[Destination, tuple[str, str | None, str]]] = {}
    for counter in game.counters:
        for command in game.play.commands.get(counter.id, ()):
            for box in command.destinations:
                if game.board(box.board).place(box.place).rectangle is None:
                    continue  # a hex: one stack, at its middle
                owner = game.board(box.board).place(box.place).owner
                line = (counter.class_id, None if owner else counter.side, counter.unit)
                lines.setdefault(box, {})[line] = None
                wanted.setdefault(counter.id, {})[box] = line
    positions = {
        box: dict(
            zip(
                known,
                box_positions(game.board(box.board).place(box.place), len(known), counter_px, _TALLEST),
                strict=True,
            )
        )
        for box, known in lines.items()
    }
    return Spots(
        {counter: {box: positions[box][line] for box, line in boxes.items()} for counter, boxes in wanted.items()}
    )


_TALLEST = 4
"""So many counters of a stack are given room."""
