"""Cutting large board images into tiles before they are drawn, as VASSAL's module manager does when it opens a module.

Without its tiles a large board stays blank and the log complains of "Tile not found"
(VASSAL.launch.TilingHandler, VASSAL.tools.image.tilecache).
"""

from __future__ import annotations

import hashlib

from builder.engine.virtual_machine import JavaObject, implementation, java_class, text

TILE_SIZE_PX = 256
_OPAQUE, _TRANSPARENT = 1, 3  # BufferedImage.TYPE_INT_RGB, TYPE_INT_ARGB_PRE


def slice_board_tiles(module: JavaObject) -> None:
    """Cut the image of every board that is larger than one tile. What can't be read is left to the engine to report."""
    archive = module.getDataArchive()
    boards = module.getAllDescendantComponentsOf(java_class("VASSAL.build.module.map.boardPicker.Board").class_)
    names = {text(board.getAttributeValueString("image")) for board in boards}
    loader = java_class("VASSAL.tools.image.ImageIOImageLoader")(
        java_class("VASSAL.tools.image.MemoryImageTypeConverter")()
    )
    executor = java_class("java.util.concurrent.Executors").newFixedThreadPool(2)
    progress = implementation("VASSAL.tools.lang.Callback", receive=lambda _: None)
    slicer = java_class("VASSAL.tools.image.tilecache.TileSlicerImpl")()
    folder = _cache_folder(module)
    finder = module.getResourcePathFinder()
    # The board asks for a tile of its picture, and then for those of the one in the player's language.
    paths = {path for name in names if name for path in (f"images/{name}", text(finder.findImagePath(name)))}
    for path in sorted(paths):
        if path.endswith(".svg") or not archive.contains(path):
            continue
        try:
            image = loader.load(path, archive.getInputStream(path), _OPAQUE, _TRANSPARENT, False)
            if image.getWidth() > TILE_SIZE_PX or image.getHeight() > TILE_SIZE_PX:
                slicer.slice(image, path, folder, TILE_SIZE_PX, TILE_SIZE_PX, executor, progress)
        except java_class("java.io.IOException"):
            continue
    executor.shutdown()


def _cache_folder(module: JavaObject) -> str:
    """Where GameModule.getImageTileSource looks for the tiles."""
    name = f"{text(module.getGameName())}_{text(module.getGameVersion())}"
    digest = hashlib.sha1(name.encode("utf-8"), usedforsecurity=False).hexdigest()
    cache = java_class("VASSAL.Info")
    base = cache.getCacheDir() if hasattr(cache, "getCacheDir") else cache.getConfDir()
    return f"{text(base)}/tiles/{digest}"
