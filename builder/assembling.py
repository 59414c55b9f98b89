"""The module's build file, saves, help and translations, assembled while the data are checked and the pictures drawn."""

from __future__ import annotations

from collections.abc import Mapping

from builder.aside import Aside
from builder.assemble.game_piece_ids import game_piece_ids
from builder.assemble.piece_ids import PieceIds
from builder.model.game import Game


class Assembling:
    """One module in the making. ``begin`` it as soon as the game is loaded, ``abandon`` it where nobody will want it."""

    def __init__(self, ledger: str, counter_px: int) -> None:
        self.ledger = ledger
        self._counter_px = counter_px
        self._aside: Aside | None = None
        self._piece_ids: PieceIds | None = None

    def begin(self, game: Game) -> None:
        """Start with a game whose files hold no error."""
        self._piece_ids = piece_ids = game_piece_ids(game, self.ledger)

        def work() -> Mapping[str, bytes]:
            # Here, so that the process that draws need not load the whole of VASSAL's vocabulary.
            from builder.assemble.module import module_entries

            return module_entries(game, piece_ids, self._counter_px)

        self._aside = Aside(work)

    @property
    def piece_ids(self) -> PieceIds:
        """The ids of all pieces, those that are new among them."""
        assert self._piece_ids is not None
        return self._piece_ids

    def entries(self) -> Mapping[str, bytes]:
        """Every entry of the module but its pictures."""
        assert self._aside is not None
        return self._aside.result()

    def abandon(self) -> None:
        """End what has begun and is not done."""
        if self._aside is not None:
            self._aside.abandon()
