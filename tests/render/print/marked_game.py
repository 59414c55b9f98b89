"""A game whose counters are plain colours, each its own, with a white notch at the left upper corner of both faces."""

from __future__ import annotations

from builder.model.game import Game
from builder.model.layout import Area, Colour, Condition, Layout, Length, Rectangle
from builder.record import replace

Shade = tuple[int, int, int]


def marked_layout(layout: Layout) -> Layout:
    def box(name: str, left: float, top: float, width: float, height: float, colour: Colour) -> Rectangle:
        area = Area(Length(left), Length(top), Length(width), Length(height))
        return Rectangle(name, area, Condition(), layout.origin, fill=colour)

    return replace(
        layout,
        grid=(100, 100),
        elements=(
            box("ground", 0, 0, 100, 100, Colour("side.colour")),
            box("notch", 10, 10, 25, 25, Colour("#ffffff")),
        ),
    )


def marked(game: Game, layouts: dict[str, Layout]) -> tuple[Game, dict[str, Layout], dict[str, Shade]]:
    """The game, its layouts, and the colour of each counter by its id; colours are far from each other and from white."""
    shades = {counter.id: shade for counter, shade in zip(game.counters, _all_shades(), strict=False)}
    assert len(shades) == len(game.counters)
    counters = tuple(
        replace(counter, colour="#{:02x}{:02x}{:02x}".format(*shades[counter.id])) for counter in game.counters
    )
    return (
        replace(game, counters=counters),
        {name: marked_layout(layout) for name, layout in layouts.items()},
        shades,
    )


def _all_shades() -> list[Shade]:
    """Colours that differ by more than a measure's tolerance; none is grey, as the rims of black strokes are."""
    steps = range(0, 201, 40)
    every = [(red, green, blue) for blue in steps for green in steps for red in steps]
    return [shade for shade in every if max(shade) - min(shade) >= 80]
