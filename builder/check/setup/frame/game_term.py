"""Terms of the game's own arithmetic: fixed numbers, phases, turns, states of a class, the counter mix."""

from __future__ import annotations

from typing import Self

from builder.check.setup.frame.choice import Choice, CounterChoice
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.game_words import Words
from builder.check.setup.frame.label import Label
from builder.check.setup.frame.message import Message, as_message, listed, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.option_reader import OptionReader
from builder.check.setup.frame.whole_number import WholeNumber
from builder.model.constraint_option import OptionNode
from builder.origin import Origin
from builder.record import Record


class PhaseChoice(Choice):
    """Phases of a turn, by id."""

    @classmethod
    def read_option(cls, node: OptionNode, reader: OptionReader, key: str) -> Self | None:
        """One word or a list of words; ``unknown-word`` where there is no such phase."""
        phases = reader.view.game.turns.phases
        known = Words(
            "word",
            Message("フェイズ", "phase"),
            (((phase.id, *phase.names.spellings), phase.id, phase.names) for phase in phases),
        )
        ids = reader.things(node, key, known)
        return cls(ids, listed(known.name_of(phase) for phase in ids), node.origin) if ids else None


class ClassChoice(Choice):
    """Classes of counters, by id."""

    SORT = "classes"


class GameTerm(Record, kw_only=True):
    """One term: ``number``, ``phase``, ``turns``, ``states`` or ``counters``."""

    name: Label | None = option("What the term is called in messages.", default=None)
    number: WholeNumber | None = option("A fixed number.", default=None)
    phase: PhaseChoice | None = option("How often these phases come in a turn.", default=None)
    turns: bool = option("True: the number of turns of the game.", default=False)
    states: ClassChoice | None = option("How many states the counters of a class pass through.", default=None)
    counters: CounterChoice | None = option("How many of these counters the counter mix holds.", default=None)
    counter_class: ClassChoice | None = option("How many counters of these classes the mix holds.", default=None)
    times: int = option("What the term is multiplied by.", default=1)


class Counted(Record):
    """A term with its number; ``own_origin`` is true where the number is written in the constraint itself.

    ``parts`` are the further places from which it comes, where it is the number of several things together.
    """

    number: int
    names: Message
    origin: Origin | None
    own_origin: bool = False
    parts: tuple[Origin, ...] = ()


def game_term_problem(term: GameTerm) -> Message | None:
    """What is wrong with the make of a term."""
    given = (term.number, term.phase, term.turns or None, term.states, term.counters, term.counter_class)
    if sum(entry is not None for entry in given) == 1:
        return None
    keys = "'number', 'phase', 'turns', 'states', 'counters', 'counter_class'"
    return say("項には{keys}のどれか一つが必要です", "a term has exactly one of {keys}", keys=keys)


def count_term(term: GameTerm, view: GameView) -> Counted | Message:
    """The term's number; a Message where data that it needs is missing."""
    found = _count(term, view)
    if isinstance(found, Message):
        return found
    number, name, origins = found
    if term.name is not None:
        name = term.name.names
    told = Message(str(number), str(number)) if name is None else say("{name}{n}", "{name} {n}", name=name, n=number)
    if term.times != 1:
        told = say("{told}×{times}", "{told} × {times}", told=told, times=term.times)
    origin = origins[0] if origins else None
    return Counted(number * term.times, told, origin, term.number is not None, origins[1:])


_Number = tuple[int, Message | None, tuple[Origin, ...]]


def _count(term: GameTerm, view: GameView) -> _Number | Message:
    game = view.game
    if term.number is not None:
        return term.number.number, None, (term.number.origin,)
    if term.phase is not None:
        phases = [phase for phase in game.turns.phases if phase.id in term.phase]
        return sum(phase.repeat for phase in phases), term.phase.names, tuple(phase.origin for phase in phases)
    if term.turns:
        return game.turns.last - game.turns.first + 1, Message("ターン", "turns"), (game.turns.origin,)
    if term.states is not None:
        entry = game.counter_class(term.states.ids[0])
        name = say("{name}の状態", "states of {name}", name=term.states.names)
        return len(entry.states), name, (entry.origin,)
    return _counter_mix(term, view)


def _counter_mix(term: GameTerm, view: GameView) -> _Number | Message:
    classes = term.counter_class.ids if term.counter_class is not None else ()
    named = term.counters.ids if term.counters is not None else ()
    counters = [entry for entry in view.game.counters if entry.id in named or entry.class_id in classes]
    for counter in counters:
        if counter.count is None:
            name = Message(counter.printed_name("ja"), counter.printed_name("en"))
            return say("{name}の枚数", "no count for {name}", name=name)
    choice = term.counters or term.counter_class
    names = as_message(choice.names) if choice is not None else None
    return sum(entry.count or 0 for entry in counters), names, tuple(entry.origin for entry in counters)
