"""Other pictures need another version of the module, since VASSAL keeps the old ones on the player's disk."""

from __future__ import annotations

from collections.abc import Sequence

from builder.diagnostic import Diagnostic, Severity
from builder.model.fault import fault
from builder.model.game import Game
from builder.model.message import listed, say

CODE = "version-not-raised"


def version_not_raised(game: Game, pictures: Sequence[str]) -> Diagnostic:
    """A warning for a build that replaces one of the same version with other pictures; a release with it is an error.

    Java: ``VASSAL.build.GameModule`` names the folder of tiles after the module's name and version.
    """
    message = say(
        "バージョン{version}のまま絵が変わりました（{pictures}）。公開するときは「version」を上げてください。上げないとVASSALは前の絵を出し続けます",
        "pictures changed ({pictures}), but the version is still {version}; raise 'version' before you publish, or VASSAL keeps"
        " showing the old ones",
        version=game.version,
        pictures=listed(pictures, most=3),
    )
    return fault(game.origin, CODE, message, Severity.WARNING)
