"""Who may not stand with whom, who only with whom, and who stands alone.

Why: some pieces never share a hex (two rivals, a secret base and the enemy), some take only their own people with them, some
stand alone; in a setup of a hundred lines the two are far apart. ``never_with``, ``only_with`` and ``alone`` can be asked
together; ``ignoring`` names what is no company (markers, forts).

Example:
    - id: hidden-base
      check: forbidden-company
      rule: "15.9"
      says: {ja: 秘密基地のヘクスには同じ陣営の駒しか入れない, en: Only its own side enters the hex of the hidden base}
      pieces: {counter: hidden-base}
      only_with: {side: red}
      never_with: {class: battleship}
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.finding import Finding, Problem
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.grouping import Group, Grouping
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece import Piece
from builder.check.setup.frame.piece_property import Property
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.tally import stands_here, undecided, whose
from builder.record import Record

_EACH_HEX = Grouping((Property.HEX,))


class Options(Record, kw_only=True):
    """Whose company is limited, and how."""

    pieces: Selection = option("The pieces whose company is limited.")
    never_with: Selection | None = option("Pieces that may not stand with them.", default=None)
    only_with: Selection | None = option("The only other pieces that may stand with them.", default=None)
    alone: bool = option("True where nothing else may stand with them, not even one of their own.", default=False)
    ignoring: Selection | None = option("Pieces that are no company at all.", default=None)
    per: Grouping = option("What is together; left out: what stands in one hex.", default=_EACH_HEX)


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """No limit at all."""
    if options.never_with is None and options.only_with is None and not options.alone:
        keys = "'never_with', 'only_with', 'alone'"
        yield Problem("pieces", say("{keys}のどれかが必要です", "one of {keys} is needed", keys=keys))


def check(options: Options, view: SetupView) -> Iterator[Finding]:
    """Of two that may not stand together the later line."""
    subjects = frozenset(view.select(options.pieces))
    for group in view.every_group(options.per) if subjects else ():
        meant = subjects.intersection(group.pieces)
        if not meant:
            continue
        ignored: frozenset[Piece] = frozenset()
        if options.ignoring is not None:
            ignored = frozenset(
                (*view.select(options.ignoring, group.pieces), *undecided(options.ignoring, group.pieces))
            )
        present = tuple(piece for piece in group.pieces if piece not in ignored or piece in meant)
        strangers = frozenset(present).difference(meant)
        if options.alone:
            rule = say("{pieces}は単独でなければなりません", "{pieces} must be alone", pieces=options.pieces.names)
            yield from _together(group, meant, frozenset(present), rule, view)
            continue
        if options.only_with is not None:
            others = tuple(piece for piece in present if piece in strangers)
            allowed = {*view.select(options.only_with, others), *undecided(options.only_with, others)}
            rule = say(
                "{pieces}と一緒にいられるのは{only}だけです",
                "{pieces} may stand with {only} only",
                pieces=options.pieces.names,
                only=options.only_with.names,
            )
            yield from _together(group, meant, strangers.difference(allowed), rule, view)
        if options.never_with is not None:
            rule = say(
                "{pieces}は{never}と一緒にいられません",
                "{pieces} may not stand with {never}",
                pieces=options.pieces.names,
                never=options.never_with.names,
            )
            yield from _together(group, meant, frozenset(view.select(options.never_with, present)), rule, view)


def _together(
    group: Group, meant: frozenset[Piece], unwanted: frozenset[Piece], rule: Message, view: SetupView
) -> Iterator[Finding]:
    """One fault for each line that comes after one with which it may not stand, or that holds two such counters itself."""
    seen: list[Piece] = []
    for piece in group.pieces:
        if piece not in unwanted and piece not in meant:
            continue
        earlier = [
            other for other in seen if (piece in meant and other in unwanted) or (other in meant and piece in unwanted)
        ]
        if earlier or (piece.count > 1 and piece in meant and piece in unwanted):
            yield _fault(group, piece, tuple(earlier), rule, view)
        seen.append(piece)


def _fault(group: Group, piece: Piece, earlier: tuple[Piece, ...], rule: Message, view: SetupView) -> Finding:
    game = view.game
    if earlier:
        message = say(
            "{where}：{piece}が{other}と一緒にいます。{rule}",
            "{where}: {piece} stands with {other}; {rule}",
            where=view.name_of_group(group),
            piece=whose(piece, game),
            other=whose(earlier[0], game),
            rule=rule,
        )
    else:
        message = say(
            "{where}：{piece}×{count}。{rule}",
            "{where}: {count} × {piece}; {rule}",
            where=view.name_of_group(group),
            piece=whose(piece, game),
            count=piece.count,
            rule=rule,
        )
    return Finding(piece.origin, message, (piece, *earlier), related=stands_here(earlier, game))
