"""The part of a game that its module tells beside the pictures: what pieces, maps, menus, saves and help are made of."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from builder.assemble.piece_ids import PieceIds
from builder.model.counter import Counter, FieldValue
from builder.model.game import Game
from builder.model.provenance import Provenance
from builder.origin import Origin
from builder.record import replace, told

_NOWHERE = Origin("")


def told_game(game: Game) -> Game:
    """The game without what only its pictures, its checks and its faults say.

    A module is assembled from this alone, so that two games that are equal in it have the same module but for pictures.
    """
    return replace(
        game,
        origin=_NOWHERE,
        counters=tuple(map(_told_counter, game.counters)),
        constraints=(),
        errata=(),
        files=(),
    )


def told_key(game: Game, piece_ids: PieceIds, counter_px: int) -> str:
    """The same for two games that have the same module but for pictures; it costs a hundredth of assembling one."""
    digest = hashlib.blake2b(told(told_game(game)), digest_size=20)
    digest.update(f"\0{counter_px}\0".encode())
    digest.update(told(piece_ids))
    return digest.hexdigest()


def _told_counter(counter: Counter) -> Counter:
    values = {state: _words(of_state) for state, of_state in counter.values.items()}
    return replace(
        counter,
        origin=_NOWHERE,
        values={state: words for state, words in values.items() if words},
        text=None,
        count=None,
        rule=None,
        provenance=Provenance.RULE,
        note=None,
        colour=None,
        symbol=None,
        art=None,
    )


def _words(values: Mapping[str, FieldValue]) -> dict[str, FieldValue]:
    """The values that a piece can carry: results of a die, by which its commands roll. Numbers are in the picture alone."""
    return {
        field: value
        for field, value in values.items()
        if isinstance(value, str) or (isinstance(value, tuple) and all(isinstance(one, str) for one in value))
    }
