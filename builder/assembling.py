"""The module's build file, saves, help and translations, assembled while the data are checked and the pictures drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from builder.aside import Aside
from builder.assemble.game_piece_ids import game_piece_ids
from builder.assemble.piece_ids import PieceIds
from builder.assemble.told_game import told_key
from builder.model.game import Game
from builder.module_cache import ModuleCache


class Assembling:
    """One module in the making. ``begin`` it as soon as the game is loaded, ``end`` it in the end, wanted or not."""

    def __init__(self, ledger: str, counter_px: int, cache: ModuleCache) -> None:
        self.ledger = ledger
        self._counter_px = counter_px
        self._cache = cache
        self._piece_ids: PieceIds | None = None
        self._known: Callable[[], Mapping[str, bytes] | None] = lambda: None
        self._aside: Aside | None = None

    def begin(self, game: Game) -> bool:
        """Start with a game whose files hold no error. False where nothing is left to do: the last module was the same."""
        self._piece_ids = piece_ids = game_piece_ids(game, self.ledger)
        key = told_key(game, piece_ids, self._counter_px)

        def work() -> Mapping[str, bytes]:
            # Here, so that the process that draws need not load the whole of VASSAL's vocabulary.
            from builder.assemble.module import module_entries

            return module_entries(game, piece_ids, self._counter_px)

        known = self._cache.knows(game.id, key)
        if known:
            self._known = partial(self._cache.find, game.id, key)
        self._aside = Aside(work, at_once=not known, keep=partial(self._cache.keep, game.id, key))
        return not known

    @property
    def piece_ids(self) -> PieceIds:
        """The ids of all pieces, those that are new among them."""
        assert self._piece_ids is not None
        return self._piece_ids

    def entries(self) -> Mapping[str, bytes]:
        """Every entry of the module but its pictures."""
        assert self._aside is not None
        return self._known() or self._aside.result()

    def end(self) -> None:
        """End what has begun and nobody has waited for."""
        if self._aside is not None:
            self._aside.end()
