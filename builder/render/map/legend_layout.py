"""How the lines of a legend are set into columns: every way that keeps a section together, at every size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from builder.model.map_style import LetterStyle
from builder.record import Record
from builder.render.fonts import Weight
from builder.render.map.legend_items import Item, Section
from builder.render.text import text_width

SCALES = (1.3, 1.2, 1.1, 1.0, 0.93, 0.86, 0.8, 0.74, 0.68)
"""The sizes that are tried, as fractions of the style's."""
REMARK_SHARE = 0.82
"""Size of a remark, as a share of the name's above it."""
_MOST_COLUMNS = 3


class Measures(Record):
    """Lengths of a legend at one scale, in px."""

    scale: float

    @property
    def row(self) -> float:
        """Height of one line."""
        return 36 * self.scale

    @property
    def heading(self) -> float:
        """Height of a section's heading."""
        return 30 * self.scale

    @property
    def swatch(self) -> float:
        """Width of an example."""
        return 38 * self.scale

    @property
    def after_swatch(self) -> float:
        """Air between an example and its name."""
        return 9 * self.scale

    @property
    def gap(self) -> float:
        """Air between two columns."""
        return 20 * self.scale


class Block(Record):
    """A section set in columns of its own: the lines of each column from the top, and each column's width."""

    section: Section
    columns: tuple[tuple[Item, ...], ...]
    widths: tuple[float, ...]
    width: float
    height: float


class Setting(Record):
    """A whole legend: stacks of blocks side by side."""

    measures: Measures
    stacks: tuple[tuple[Block, ...], ...]
    width: float
    height: float

    @property
    def sides_ratio(self) -> float:
        """How far it is from a square, 1 or more."""
        return max(self.width / max(self.height, 1), self.height / max(self.width, 1))


def settings(sections: Sequence[Section], text: LetterStyle, scale: float) -> Iterator[Setting]:
    """Every setting of the sections at one scale: one to three columns each, stacked or side by side, order kept."""
    measures = Measures(scale)
    choices = [
        [_block(section, count, text, measures) for count in range(1, min(_MOST_COLUMNS, len(section.items)) + 1)]
        for section in sections
    ]
    for blocks in product(*choices):
        for breaks in product((False, True), repeat=max(len(blocks) - 1, 0)):
            stacks: list[list[Block]] = []
            for block, apart in zip(blocks, (True, *breaks), strict=False):
                if apart:
                    stacks.append([])
                stacks[-1].append(block)
            width = sum(max(block.width for block in stack) for stack in stacks) + measures.gap * (len(stacks) - 1)
            height = max((sum(block.height for block in stack) for stack in stacks), default=0.0)
            yield Setting(measures, tuple(tuple(stack) for stack in stacks), max(width, 0.0), height)


def _block(section: Section, count: int, text: LetterStyle, measures: Measures) -> Block:
    rows = -(-len(section.items) // count)
    columns = tuple(section.items[start : start + rows] for start in range(0, len(section.items), rows))
    widths = tuple(max(_item_width(item, text, measures) for item in column) for column in columns)
    heading = text_width(section.heading, Weight.BOLD) * text.size * measures.scale + 12 * measures.scale
    width = max(sum(widths) + measures.gap * (len(columns) - 1), heading)
    return Block(section, columns, widths, width, measures.heading + rows * measures.row)


def _item_width(item: Item, text: LetterStyle, measures: Measures) -> float:
    name = text_width(item.name, Weight.BOLD) * text.size
    remark = text_width(item.remark or "", Weight(text.weight)) * text.size * REMARK_SHARE
    words = max(name, min(remark, max(name, 150.0))) * measures.scale
    return measures.swatch + measures.after_swatch + words + 4
