"""Running bound constraints over a setup or over the game, and turning what kinds find into diagnostics."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from builder.check.setup.frame.bind import CRASHED, BoundConstraint, BoundConstraints
from builder.check.setup.frame.bound_exception import BoundException
from builder.check.setup.frame.finding import Finding, Missing
from builder.check.setup.frame.kind import Found
from builder.check.setup.frame.message import Message, listed, say
from builder.check.setup.frame.setup_view import SetupView
from builder.diagnostic import Diagnostic, Related, Severity
from builder.model.constraint import Constraint, ConstraintException
from builder.model.setup import Setup
from builder.origin import Origin

NOT_CHECKABLE = "not-checkable"
EXCEPTION_UNUSED = "exception-unused"
_FEW = 4
"""So many missing values are named in a note."""


class Outcome:
    """What one run, or several together, found.

    ``missing`` holds by constraint id what data it lacked, ``used`` where the exceptions stand that a fault needed.
    """

    __slots__ = ("diagnostics", "missing", "used")

    def __init__(self, diagnostics: Iterable[Diagnostic] = ()) -> None:
        self.diagnostics = list(diagnostics)
        self.missing: dict[str, dict[Missing, None]] = {}
        self.used: set[Origin] = set()

    def add(self, other: Outcome) -> None:
        """Add what another run found."""
        self.diagnostics += other.diagnostics
        self.used |= other.used
        for constraint, missing in other.missing.items():
            self.missing.setdefault(constraint, {}).update(missing)


def run_on_setup(bound: BoundConstraints, setup: Setup) -> Outcome:
    """Every constraint that concerns the setup, over its lines."""
    outcome = Outcome()
    view = SetupView(bound.view, setup)
    for entry in bound.constraints:
        check = entry.kind.check
        if check is None or not entry.concerns(setup.id):
            continue
        view.missing = {}
        _run(entry, lambda entry=entry, check=check: check(entry.options, view), setup, outcome)  # type: ignore[misc]
        if view.missing:
            outcome.missing.setdefault(entry.constraint.id, {}).update(view.missing)
    return outcome


def run_on_game(bound: BoundConstraints) -> Outcome:
    """Every constraint that is about the game itself."""
    outcome = Outcome()
    for entry in bound.constraints:
        check = entry.kind.check_game
        if check is not None:
            _run(entry, lambda entry=entry, check=check: check(entry.options, bound.view), None, outcome)  # type: ignore[misc]
    return outcome


def not_checkable(bound: BoundConstraints, outcome: Outcome) -> tuple[Diagnostic, ...]:
    """One note for each constraint that lacked data, with what is missing."""
    return tuple(
        _not_checkable(entry.constraint, tuple(outcome.missing[entry.constraint.id]))
        for entry in bound.constraints
        if outcome.missing.get(entry.constraint.id)
    )


def unused_exceptions(bound: BoundConstraints, outcome: Outcome, setups: Iterable[str]) -> tuple[Diagnostic, ...]:
    """A warning for each exception that no fault needed, of those that are about the game or one of ``setups``."""
    seen = frozenset(setups)
    return tuple(
        _unused(exception.exception)
        for entry in bound.constraints
        for exception in entry.exceptions
        if exception.exception.origin not in outcome.used
        and (exception.setups is None or seen.issuperset(exception.setups.ids))
    )


def _run(entry: BoundConstraint, findings: Callable[[], Found], setup: Setup | None, outcome: Outcome) -> None:
    try:
        for finding in findings():
            if isinstance(finding, Missing):
                outcome.missing.setdefault(entry.constraint.id, {})[finding] = None
            else:
                _stamp(entry, finding, setup.id if setup else None, outcome)
    except Exception as error:  # any bug of one kind must not hide what the others find
        outcome.diagnostics.append(_crashed(entry, error, setup))


def _stamp(entry: BoundConstraint, finding: Finding, setup: str | None, outcome: Outcome) -> None:
    """The finding as a diagnostic of its constraint, unless an exception takes it away."""
    constraint = entry.constraint
    exception = next((known for known in entry.exceptions if known.covers(finding, setup)), None)
    severity: Severity | None = constraint.severity
    if exception is not None:
        outcome.used.add(exception.exception.origin)
        severity = exception.exception.becomes
    if severity is None:
        return
    message = _with_rule(finding.message, finding.rule or constraint.rule)
    related = [Related(spot.origin, spot.message.en, spot.message.ja) for spot in finding.related]
    related.append(_written_here(constraint))
    if exception is not None:
        related.append(_accepted(exception))
    outcome.diagnostics.append(
        Diagnostic(finding.origin, constraint.id, message.en, severity, tuple(related), message.ja)
    )


def _with_rule(message: Message, rule: str | None) -> Message:
    if not rule:
        return message
    return say("{message}（規則{rule}）", "{message} (rule {rule})", message=message, rule=rule)


def _written_here(constraint: Constraint) -> Related:
    says = constraint.says
    message = _with_colon(constraint.rule, Message(says.ja, says.en))
    return Related(constraint.origin, message.en, message.ja)


def _with_colon(rule: str | None, says: Message) -> Message:
    return say("規則{rule}：{says}", "rule {rule}: {says}", rule=rule, says=says) if rule else says


def _accepted(exception: BoundException) -> Related:
    known = exception.exception
    message = _with_rule(say("例外：{reason}", "an exception: {reason}", reason=known.reason), known.rule)
    return Related(known.origin, message.en, message.ja)


def _not_checkable(constraint: Constraint, missing: tuple[Missing, ...]) -> Diagnostic:
    what = listed((entry.what for entry in missing), most=_FEW, last=Message("、", ", "))
    message = say(
        "「{id}」は（一部）検査できません。足りないもの：{what}",
        "'{id}' is not checkable (in part): {what}",
        id=constraint.id,
        what=what,
    )
    message = _with_rule(message, constraint.rule)
    return Diagnostic(constraint.origin, NOT_CHECKABLE, message.en, Severity.NOTE, message_ja=message.ja)


def _unused(exception: ConstraintException) -> Diagnostic:
    message = "no fault needs this exception any more; take it out, or correct the words that say where it holds"
    message_ja = "この例外が当てはまる指摘はありません。削除するか、対象を示す語を直してください"
    return Diagnostic(exception.origin, EXCEPTION_UNUSED, message, Severity.WARNING, message_ja=message_ja)


def _crashed(entry: BoundConstraint, error: Exception, setup: Setup | None) -> Diagnostic:
    where = f" on the setup '{setup.id}'" if setup else ""
    what = f"{type(error).__name__}: {error}"
    message = f"the check '{entry.kind.name}' of '{entry.constraint.id}' stopped{where} ({what}); please report it"
    message_ja = f"制約'{entry.constraint.id}'の検査'{entry.kind.name}'が途中で止まりました（{what}）。不具合です"
    return Diagnostic(entry.constraint.origin, CRASHED, message, message_ja=message_ja)
