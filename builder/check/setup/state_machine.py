"""States on a track: which a side may begin in, and which another value or piece forces.

Why: a country watches, arms, goes to war; scenarios start it in one of these states, and something else (a neighbour's
technology, the turn, the loss of a castle) forces it on. ``start`` lists the states a side may begin in; the first entry
that fits setup and side counts. ``forced`` lists what forces a state: ``when`` a track shows something (of the side that
the condition names, else of the side itself), ``present`` or ``absent`` pieces. Named spaces count in the order of the
track, so that ``at_least`` means that state or a later one.

Example:
    - id: neighbours-arm
      check: state-machine
      rule: "30.2"
      says: {ja: 赤軍の技術が7以上なら青軍は軍備以上, en: Blue arms when Red's technology reaches 7}
      track: state
      forced:
        - {side: blue, when: {track: technology, side: red, at_least: 7}, at_least: arming}
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.choice import SetupChoice, SideChoice, TrackChoice
from builder.check.setup.frame.finding import Finding, Problem, Spotted
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message, listed, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.tally import undecided
from builder.check.setup.frame.track_condition import TrackCondition
from builder.model.constraint_option import OptionWord
from builder.model.setup import TrackValue
from builder.record import Record


class Start(Record, kw_only=True):
    """States in which sides may begin."""

    setup: SetupChoice | None = option("In which setups; left out: in all.", default=None)
    side: SideChoice | None = option("Which sides; left out: all.", default=None)
    states: tuple[OptionWord, ...] = option("The states that are allowed.")


class Forced(Record, kw_only=True):
    """What forces a state, and which."""

    side: SideChoice | None = option("Whose state is forced; left out: each side's.", default=None)
    when: TrackCondition | None = option("What a track must show.", default=None)
    present: Selection | None = option("Pieces of which one must stand anywhere.", default=None)
    absent: Selection | None = option("Pieces of which none may stand anywhere.", default=None)
    equal: tuple[OptionWord, ...] | None = option("One of these states.", default=None)
    at_least: OptionWord | None = option("This state or a later one.", default=None)
    at_most: OptionWord | None = option("This state or an earlier one.", default=None)


class Options(Record, kw_only=True):
    """The track of the states, where they begin and what forces them."""

    track: TrackChoice = option("The track that shows the state.")
    start: tuple[Start, ...] | None = option("States in which sides may begin.", default=None)
    forced: tuple[Forced, ...] | None = option("What forces a state.", default=None)


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """Nothing to check, a cause or an effect that is missing, or a state that the track has not."""
    if options.start is None and options.forced is None:
        yield Problem("track", say("'start' か 'forced' が必要です", "'start' or 'forced' is needed"))
    words = [("start", word) for entry in options.start or () for word in entry.states]
    for entry in options.forced or ():
        if entry.when is None and entry.present is None and entry.absent is None:
            keys = "'when', 'present', 'absent'"
            yield Problem("forced", say("{keys}のどれかが必要です", "one of {keys} is needed", keys=keys))
        bounds = [*(entry.equal or ()), *(word for word in (entry.at_least, entry.at_most) if word is not None)]
        if not bounds:
            keys = "'equal', 'at_least', 'at_most'"
            yield Problem("forced", say("{keys}のどれかが必要です", "one of {keys} is needed", keys=keys))
        words += [("forced", word) for word in bounds]
    for key, word in words:
        for track in options.track.ids:
            if view.position(track, word.text) is None:
                yield Problem(key, view.unknown_space(track, word.text))
                break


def check(options: Options, view: SetupView) -> Iterator[Finding]:
    """Every side that begins in a state that is not allowed, or not in one that is forced on it."""
    for value in view.values(options.track):
        if not view.takes_part(value.side):
            continue
        start = next((entry for entry in options.start or () if _concerns(entry, value, view)), None)
        forced = [entry for entry in options.forced or () if entry.side is None or value.side in entry.side]
        causes = [(entry, cause) for entry in forced if (cause := _cause(entry, value, view)) is not None]
        number = view.number(value) if start is not None or causes else None
        if number is None:
            continue
        if start is not None and number not in _positions(start.states, value, view):
            yield _fault(value, _one_of(start.states, value, view), None, start.states[0], view)
        for entry, cause in causes:
            broken = _broken(entry, number, value, view)
            if broken is not None:
                yield _fault(value, broken[0], cause, broken[1], view)


def _concerns(start: Start, value: TrackValue, view: SetupView) -> bool:
    return (start.setup is None or view.setup.id in start.setup) and (start.side is None or value.side in start.side)


def _cause(forced: Forced, value: TrackValue, view: SetupView) -> Spotted | None:
    """What forces the state, at its place; None where anything that it needs is not so."""
    found: Spotted | None = None
    if forced.when is not None:
        anyones = forced.when.sides is not None
        met = [entry for entry in view.meeting(forced.when) if anyones or entry.side in (None, value.side)]
        if not met:
            return None
        text = say("{name}が{n}なので", "since {name} is {n}", name=view.name_of_value(met[0]), n=view.shown(met[0]))
        found = Spotted(met[0].origin, text)
    if forced.present is not None:
        pieces = view.select(forced.present)
        if not pieces:
            return None
        found = found or Spotted(
            pieces[0].origin, say("{what}があるので", "since there is {what}", what=pieces[0].names)
        )
    if forced.absent is not None:
        if view.select(forced.absent) or undecided(forced.absent, view.pieces):
            return None
        text = say("{what}が無いので", "since there is no {what}", what=forced.absent.names)
        found = found or Spotted(view.setup.origin, text)
    return found


def _broken(forced: Forced, number: int, value: TrackValue, view: SetupView) -> tuple[Message, OptionWord] | None:
    """What the state must be, where it is not."""
    if forced.equal and number not in _positions(forced.equal, value, view):
        return _one_of(forced.equal, value, view), forced.equal[0]
    key = (value.board, value.track)
    for word, below, ja, en in (
        (forced.at_least, True, "以降", "or later"),
        (forced.at_most, False, "以前", "or earlier"),
    ):
        bound = view.game.position(key, word.text) if word is not None else None
        if word is not None and bound is not None and (number < bound if below else number > bound):
            space = view.game.space_name(key, word.text)
            return say(
                "{space}{than}でなければならない", "it must be {space} {than}", space=space, than=Message(ja, en)
            ), word
    return None


def _positions(words: tuple[OptionWord, ...], value: TrackValue, view: SetupView) -> set[int | None]:
    return {view.game.position((value.board, value.track), word.text) for word in words}


def _one_of(words: tuple[OptionWord, ...], value: TrackValue, view: SetupView) -> Message:
    names = listed(
        (view.game.space_name((value.board, value.track), word.text) for word in words), last=Message("か", " or ")
    )
    return say("正しくは{names}", "it must be {names}", names=names)


def _fault(value: TrackValue, says: Message, cause: Spotted | None, word: OptionWord, view: SetupView) -> Finding:
    why = say("{why}、", "{why}, ", why=cause.message) if cause is not None else Message("", "")
    message = say(
        "{value}は{shown}。{why}{says}",
        "{value} is {shown}; {why}{says}",
        value=view.name_of_value(value),
        shown=view.shown(value),
        why=why,
        says=says,
    )
    here = Spotted(word.origin, Message("許される状態はここ", "what is allowed is written here"))
    return Finding.of_value(value, message, *((cause, here) if cause is not None else (here,)))
