"""The pictures of a module by the player's language: where in the archive the engine looks for each.

A player who reads Japanese sees ``images_ja/lion.png`` where there is one, everybody else ``images/lion.png``; VASSAL 3.6 looks
for no ``images_en/``, so English pictures, where they are drawn, are those of ``images/``. (Java ``I18nResourcePathFinder``)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from builder.artifact import Artifact
from builder.model.game import Game

_EVERYBODYS = "en"


def image_entries(game: Game, pictures: Sequence[Artifact]) -> Mapping[str, bytes]:
    """The entries of the archive with the pictures that were drawn; those of a further language come in its folder."""
    spoken: dict[str, dict[str, bytes]] = {language: {} for language in (game.language, *game.picture_languages)}
    for picture in pictures:
        folder, name = picture.path.split("/", 1)[0], picture.path.rsplit("/", 1)[-1]
        spoken[folder if folder in game.picture_languages else game.language][name] = picture.content
    own = spoken[game.language]
    everybodys = {**own, **spoken.get(_EVERYBODYS, {})}
    entries = {f"images/{name}": content for name, content in everybodys.items()}
    for language, drawn in spoken.items():
        differing = {name: one for name, one in {**own, **drawn}.items() if everybodys[name] != one}
        if language != _EVERYBODYS and differing:
            entries[f"images_{language}/"] = b""  # VASSAL 3.6 finds the folder by its own entry
            entries |= {f"images_{language}/{name}": content for name, content in differing.items()}
    return entries
