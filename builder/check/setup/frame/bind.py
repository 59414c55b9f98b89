"""Constraints bound to a game: kinds found, options read, words looked up. Done once for any number of setups."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from builder.check.setup.frame.bound_exception import BoundException, bind_exception
from builder.check.setup.frame.choice import SetupChoice
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.kind import ConstraintKind
from builder.check.setup.frame.kind_table import KindTable
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option_reader import OptionReader
from builder.diagnostic import Diagnostic, Related
from builder.model.constraint import CONSTRAINT_KEYS, Constraint
from builder.model.constraint_option import OptionList
from builder.model.game import Game
from builder.model.names import nearest
from builder.record import Record

CRASHED = "check-crashed"


class BoundConstraint(Record):
    """A constraint with its kind, its typed options and its exceptions; ``setups`` limits it, None: all of them."""

    constraint: Constraint
    kind: ConstraintKind
    options: Any
    exceptions: tuple[BoundException, ...]
    setups: frozenset[str] | None

    def concerns(self, setup: str) -> bool:
        """True where the setup is one that the constraint is about."""
        return self.setups is None or setup in self.setups


class BoundConstraints(Record):
    """All constraints of a game that are well written, ready for any number of setups, and what is wrong with the rest."""

    view: GameView
    constraints: tuple[BoundConstraint, ...]
    faults: tuple[Diagnostic, ...]


def bind_constraints(game: Game, kinds: Iterable[ConstraintKind]) -> BoundConstraints:
    """Read every constraint's options against the game.

    Reports ``unknown-check``, ``duplicate-id``, ``option-conflict`` and what is wrong with options and words
    (``unknown-key``, ``missing-key``, ``wrong-type``, ``out-of-range``, ``unknown-word``, ``unknown-side`` ...).
    """
    view = GameView(game)
    reader = OptionReader(view)
    used = frozenset(constraint.kind for constraint in game.constraints)
    known, names = _known(kinds, used)
    bound = [_bind_or_report(constraint, known, names, reader) for constraint in game.constraints]
    first: dict[str, Constraint] = {}
    for constraint in game.constraints:
        earlier = first.setdefault(constraint.id, constraint)
        if earlier is not constraint:
            reader.found.append(_twice(constraint, earlier))
    return BoundConstraints(view, tuple(entry for entry in bound if entry), tuple(reader.found))


def _bind_or_report(
    constraint: Constraint, known: Mapping[str, ConstraintKind], names: tuple[str, ...], reader: OptionReader
) -> BoundConstraint | None:
    """As ``_bind``; a bug in how one kind reads its options becomes a diagnostic that names it."""
    try:
        return _bind(constraint, known, names, reader)
    except Exception as error:
        message = say(
            "制約'{id}'の検査'{kind}'が読み込みの途中で止まりました（{what}）。不具合です",
            "the check '{kind}' of '{id}' stopped while its options were read ({what}); please report it",
            kind=constraint.kind,
            id=constraint.id,
            what=f"{type(error).__name__}: {error}",
        )
        reader.fault(constraint.origin, CRASHED, message)
        return None


def _bind(
    constraint: Constraint, known: Mapping[str, ConstraintKind], names: tuple[str, ...], reader: OptionReader
) -> BoundConstraint | None:
    before = len(reader.found)
    kind = known.get(constraint.kind)
    if kind is None and constraint.kind:
        reader.fault(constraint.kind_origin, "unknown-check", _unknown_check(constraint.kind, names))
    options = None
    if kind is not None:
        options = reader.options(constraint.options, kind.options, f"'{kind.name}'", CONSTRAINT_KEYS)
    exceptions = [bind_exception(entry, reader) for entry in constraint.exceptions]
    setups: SetupChoice | None = None
    if constraint.setups:
        setups = SetupChoice.read_option(OptionList(constraint.origin, constraint.setups), reader, "setups")
    if options is not None and kind is not None and kind.problems is not None:
        for problem in kind.problems(options, reader.view):
            node = constraint.options.find(problem.option)
            reader.fault(node.origin if node else constraint.origin, "option-conflict", problem.message)
    if kind is None or options is None or not constraint.id or len(reader.found) > before:
        return None
    return BoundConstraint(
        constraint,
        kind,
        options,
        tuple(entry for entry in exceptions if entry is not None),
        frozenset(setups.ids if setups else (word.text for word in constraint.setups)) if constraint.setups else None,
    )


def _known(
    kinds: Iterable[ConstraintKind], used: frozenset[str]
) -> tuple[Mapping[str, ConstraintKind], tuple[str, ...]]:
    """The kinds that are used, and the names of all that there are; of a table only those used are loaded."""
    if isinstance(kinds, KindTable):
        return {name: kind for name in used if (kind := kinds.find(name)) is not None}, kinds.names
    known = {kind.name: kind for kind in kinds}
    return known, tuple(known)


def _unknown_check(word: str, known: tuple[str, ...]) -> Message:
    near = nearest(word, known)
    if near:
        hint = say("'{near}'のことですか", "did you mean '{near}'?", near=near)
    else:
        hint = say("あるのは：{known}", "there are: {known}", known=", ".join(sorted(known)))
    return say("'{word}'という検査はありません。{hint}", "there is no check '{word}'; {hint}", word=word, hint=hint)


def _twice(constraint: Constraint, earlier: Constraint) -> Diagnostic:
    message = f"two constraints have the id '{constraint.id}'; it is the code that their faults are printed with"
    message_ja = f"制約のid '{constraint.id}' が二つあります。idはそのまま指摘のコードになります"
    related = (Related(earlier.origin, f"'{earlier.id}' stands here first", f"最初の '{earlier.id}'"),)
    return Diagnostic(constraint.origin, "duplicate-id", message, related=related, message_ja=message_ja)
