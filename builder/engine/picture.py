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
    """Paint the main window (toolbar, chat, palette, the map docked in it) and the windows of palettes and charts.

    The files are ``window-main.png`` and ``window-<title>.png``. Maps in windows of their own are not among them:
    ``paint_maps`` paints them whole.
    """
    on_swing(lambda: _open_windows_of(module))
    settle()
    files: list[Path] = []
    for name, window in on_swing(lambda: _windows_of(module)).items():
        image = _paint_until_still(window)
        files.append(_save(image, folder / f"window-{name}.png"))
    return files


def _open_windows_of(module: JavaObject) -> None:
    """Open what the toolbar's buttons for palettes and charts would."""
    for palette in _components_of(module, "VASSAL.build.module.PieceWindow"):
        if not palette.getComponent().isShowing():
            palette.launchButtonPressed()
    for chart in _components_of(module, "VASSAL.build.module.ChartWindow"):
        window = _window_around(chart)
        if window is not None and not window.isVisible():
            window.pack()
            window.setVisible(True)


def _windows_of(module: JavaObject) -> dict[str, JavaObject]:
    """The open windows by the name for their file; a window that holds several palettes once."""
    windows = {"main": module.getPlayerWindow()}
    for kind in ("VASSAL.build.module.PieceWindow", "VASSAL.build.module.ChartWindow"):
        for shown in _components_of(module, kind):
            window = _window_around(shown)
            if window is not None and window.isShowing() and window not in windows.values():
                windows[file_name(text(shown.getConfigureName())) or f"{len(windows)}"] = window
    return windows


def _components_of(module: JavaObject, name: str) -> list[JavaObject]:
    return list(module.getAllDescendantComponentsOf(java_class(name).class_))


def _window_around(shown: JavaObject) -> JavaObject | None:
    return java_class("javax.swing.SwingUtilities").getWindowAncestor(shown.getComponent())


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
    for slot in _components_of(module, "VASSAL.build.widget.PieceSlot"):
        piece = slot.getPiece()
        if piece is not None:
            piece.boundingBox()
            piece.draw(graphics, 0, 0, None, 1.0)
    graphics.dispose()


def _save(image: JavaObject, file: Path) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    java_class("javax.imageio.ImageIO").write(image, "png", java_class("java.io.File")(str(file)))
    return file
