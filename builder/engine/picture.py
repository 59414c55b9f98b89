"""Painting what a player sees: the map windows, the toolbars, the palette (in the session's process)."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

from builder.engine.picture_name import file_name
from builder.engine.reading import map_list
from builder.engine.virtual_machine import JavaObject, java_class, on_swing, settle, text

_OPAQUE = 1  # BufferedImage.TYPE_INT_RGB
PIXEL_LIMIT = 200_000_000
"""A map larger than this is not painted: the picture would not fit in the memory of the session."""


def paint_maps(folder: Path | None) -> list[Path]:
    """Paint the whole of each map that has boards, at zoom 1, into ``<folder>/<map>.png``; gives the files.

    Without a folder the maps are painted to nowhere, which makes the engine load every image and report what it can't.
    """
    files: list[Path] = []
    for seen in map_list():
        size = seen.mapSize()
        width, height = int(size.width), int(size.height)
        if not list(seen.getBoards()) or width * height == 0 or width * height > PIXEL_LIMIT:
            continue
        image = on_swing(partial(_paint_map, seen, width, height))
        if folder is not None:
            files.append(_save(image, folder / f"{file_name(text(seen.getMapName()))}.png"))
    return files


def _paint_map(seen: JavaObject, width: int, height: int) -> JavaObject:
    zoomer = seen.getZoomer()
    before = float(seen.getZoom())
    if zoomer is not None and before != 1.0:
        zoomer.setZoomFactor(1.0)
    zoom = float(seen.getZoom())
    scaled = (max(1, round(width * zoom)), max(1, round(height * zoom)))
    image = java_class("java.awt.image.BufferedImage")(*scaled, _OPAQUE)
    graphics = image.createGraphics()
    colours = java_class("VASSAL.configure.ColorConfigurer")
    background = colours.stringToColor(seen.getAttributeValueString("backgroundcolor"))
    graphics.setColor(background if background is not None else java_class("java.awt.Color").WHITE)
    graphics.fillRect(0, 0, *scaled)
    # Without an observer VASSAL waits for each tile and image instead of drawing it later (Board.drawRegion).
    seen.paintRegion(graphics, java_class("java.awt.Rectangle")(0, 0, *scaled), None)
    graphics.dispose()
    if zoomer is not None and before != zoom:
        zoomer.setZoomFactor(before)
    return image


def paint_windows(module: JavaObject, folder: Path) -> list[Path]:
    """Paint each open window (main window with toolbar and chat, palette, maps of their own) into ``window-main.png``,
    ``window-<title>.png``."""
    on_swing(lambda: _open_windows_of(module))
    settle()
    files: list[Path] = []
    for window in on_swing(_open_windows):
        image = _paint_until_still(window)
        files.append(_save(image, folder / f"window-{_window_name(module, window) or len(files)}.png"))
    return files


def _open_windows_of(module: JavaObject) -> None:
    """Open everything that a toolbar button would: palettes (docked ones too), maps, charts."""
    for palette in module.getAllDescendantComponentsOf(java_class("VASSAL.build.module.PieceWindow").class_):
        if not palette.getComponent().isShowing():
            palette.launchButtonPressed()
    charts = module.getAllDescendantComponentsOf(java_class("VASSAL.build.module.ChartWindow").class_)
    insides = [*(seen.getView() for seen in map_list()), *(chart.getComponent() for chart in charts)]
    for inside in insides:
        window = java_class("javax.swing.SwingUtilities").getWindowAncestor(inside)
        if window is None or window.isVisible():
            continue
        if window.getWidth() * window.getHeight() == 0:
            window.pack()
        window.setVisible(True)


def _window_name(module: JavaObject, window: JavaObject) -> str:
    """``main`` for the player's window, whose title changes with the game; else the title."""
    if window == module.getPlayerWindow():
        return "main"
    return file_name(text(window.getTitle())) if hasattr(window, "getTitle") else ""


def _open_windows() -> list[JavaObject]:
    return [window for window in java_class("java.awt.Window").getWindows() if window.isShowing()]


def _paint_until_still(window: JavaObject, tries: int = 20) -> JavaObject:
    """Paint until two paintings are equal: in a window VASSAL draws tiles when they are ready, and fades them in."""
    image = on_swing(lambda: _paint_window(window))
    for _ in range(tries):
        time.sleep(0.25)
        settle()
        again = on_swing(lambda: _paint_window(window))
        if _same_pixels(image, again):
            return again
        image = again
    return image


def _paint_window(window: JavaObject) -> JavaObject:
    image = java_class("java.awt.image.BufferedImage")(window.getWidth(), window.getHeight(), _OPAQUE)
    graphics = image.createGraphics()
    window.paint(graphics)
    graphics.dispose()
    return image


def _same_pixels(one: JavaObject, other: JavaObject) -> bool:
    data = (image.getRaster().getDataBuffer().getData() for image in (one, other))
    return bool(java_class("java.util.Arrays").equals(*data))


def draw_palette(module: JavaObject) -> None:
    """Draw each piece of the palette to nowhere, so that the engine reports the images that it can't draw."""
    image = java_class("java.awt.image.BufferedImage")(4, 4, _OPAQUE)
    graphics = image.createGraphics()
    for slot in module.getAllDescendantComponentsOf(java_class("VASSAL.build.widget.PieceSlot").class_):
        piece = slot.getPiece()
        if piece is not None:
            piece.boundingBox()
            piece.draw(graphics, 0, 0, None, 1.0)
    graphics.dispose()


def _save(image: JavaObject, file: Path) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    java_class("javax.imageio.ImageIO").write(image, "png", java_class("java.io.File")(str(file)))
    return file
