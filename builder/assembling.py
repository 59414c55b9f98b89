"""The module's build file, saves, help and translations, assembled while the data are checked and the pictures drawn."""

from __future__ import annotations

from collections.abc import Mapping

from builder.aside import Aside
from builder.assemble.game_piece_ids import game_piece_ids
from builder.assemble.piece_ids import PieceIds
from builder.assemble.told_game import told_key
from builder.model.game import Game
from builder.module_cache import ModuleCache


class Assembling:
    """One module in the making. ``begin`` it as soon as the game is loaded, ``abandon`` it where nobody will want it."""

    def __init__(self, ledger: str, counter_px: int, cache: ModuleCache) -> None:
        self.ledger = ledger
        self._counter_px = counter_px
        self._cache = cache
        self._known: Mapping[str, bytes] | None = None
        self._aside: Aside | None = None
        self._piece_ids: PieceIds | None = None

    def begin(self, game: Game) -> bool:
        """Start with a game whose files hold no error. False where nothing is left to do: the last module was the same."""
        self._piece_ids = piece_ids = game_piece_ids(game, self.ledger)
        key = told_key(game, piece_ids, self._counter_px)
        self._known = self._cache.find(game.id, key)
        if self._known is not None:
            return False

        def work() -> Mapping[str, bytes]:
            # Here, so that the process that draws need not load the whole of VASSAL's vocabulary.
            from builder.assemble.module import module_entries

            entries = module_entries(game, piece_ids, self._counter_px)
            self._cache.keep(game.id, key, entries)
            return entries

        self._aside = Aside(work)
        return True

    @property
    def piece_ids(self) -> PieceIds:
        """The ids of all pieces, those that are new among them."""
        assert self._piece_ids is not None
        return self._piece_ids

    def entries(self) -> Mapping[str, bytes]:
        """Every entry of the module but its pictures."""
        if self._known is not None:
            return self._known
        assert self._aside is not None
        return self._aside.result()

    def abandon(self) -> None:
        """End what has begun and is not done."""
        if self._aside is not None:
            self._aside.abandon()
