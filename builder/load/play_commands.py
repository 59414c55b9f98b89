"""The list ``commands`` of ``play.yaml``: what a player does with counters, worked out for every single counter."""

from __future__ import annotations

from collections.abc import Mapping

from builder.load.fields import Fields
from builder.load.name_table import NameTable
from builder.load.node import Node, Scalar, Sequence
from builder.load.play_targets import COUNTER_EFFECTS, FLAGS, read_results, read_tables, read_target, resolve_cup
from builder.load.play_words import PlayWords
from builder.load.source import read_source, read_spelled_names
from builder.model.command import Command, Destination, Effect
from builder.model.counter import Counter
from builder.model.message import Message, say
from builder.model.play import Cup, Gauge
from builder.record import Record, replace

__all__ = ["read_commands", "resolve_cup"]


class _Pattern(Record):
    """A command before it is worked out for a counter: the words for its boxes mean another box for every side."""

    command: Command
    classes: tuple[str, ...]
    counters: tuple[str, ...]
    without: tuple[str, ...]
    for_sides: tuple[str, ...]
    to: tuple[Scalar, ...]
    within: tuple[Scalar, ...]
    gives: tuple[Scalar, ...]
    afresh: bool
    state: Scalar | None


def read_commands(
    file: Fields, words: PlayWords, cups: tuple[Cup, ...], gauges: NameTable[Gauge]
) -> Mapping[str, tuple[Command, ...]]:
    """Each counter's commands in the order of the file, by counter id.

    A later command of the same id takes the place of an earlier one on the counters that it names with ``counters``.
    Reports ``command-form``, ``command-twice`` and unknown words.
    """
    nodes = file.items("commands")
    patterns = [_read_pattern(Fields(node, words.faults, "command"), words, cups, gauges) for node in nodes]
    named = {(one.command.id, counter) for one in patterns for counter in one.counters}
    ids = NameTable("command", (((one.command.id,), one) for one in patterns))
    for one in patterns:
        for word in one.gives:
            ids.resolve(word, words.faults)
    mentioned = {counter for one in patterns for counter in (*one.counters, *one.without)}
    found: dict[str, tuple[Command, ...]] = {}
    classes = {one.id for one in words.game.classes}
    places: dict[tuple[int, str | None], _Places] = {}
    alike: dict[tuple[str, str | None, bool, str | None], tuple[Command, ...]] = {}
    for counter in words.game.counters:
        if counter.class_id not in classes:  # told where the counter is read
            continue
        # Counters of one class and side have the same commands, unless a command mentions one of them by itself.
        own_id = counter.id if counter.id in mentioned else None
        sort = (counter.class_id, counter.side, counter.stands_for is None, own_id)
        if sort not in alike:
            alike[sort] = _commands_of(counter, patterns, named, places, words, cups)
        if alike[sort]:
            found[counter.id] = alike[sort]
    return found


def _commands_of(
    counter: Counter,
    patterns: list[_Pattern],
    named: set[tuple[str, str]],
    places: dict[tuple[int, str | None], _Places],
    words: PlayWords,
    cups: tuple[Cup, ...],
) -> tuple[Command, ...]:
    """The commands of one counter; ``named`` are those that a counter has by its own name, with its id.

    ``places`` takes the places of each pattern for each side, which are looked up once.
    """
    own: dict[str, Command] = {}
    for number, one in enumerate(patterns):
        if counter.id in one.counters:
            pass
        elif (
            counter.class_id not in one.classes
            or counter.id in one.without
            or (one.for_sides and counter.side not in one.for_sides)
            or (one.command.id, counter.id) in named
        ):
            continue
        if one.command.effect is Effect.BRINGS and counter.stands_for is None:
            continue
        key = (number, counter.side)
        if key not in places:
            places[key] = _places(one, counter.side, words)
        own[one.command.id] = _for_counter(one, counter, words, cups, places[key])
    return tuple(own.values())


_Places = tuple[tuple[Destination, ...], tuple[Destination, ...]]
"""Where a command sends to, and where its counter has to stand."""


def _places(pattern: _Pattern, side: str | None, words: PlayWords) -> _Places:
    """The places of the command for the counters of one side."""
    to = tuple(place for word in pattern.to for place in (words.box(word, side),) if place is not None)
    return to, tuple(place for word in pattern.within for place in words.standing(word, side))


def _for_counter(
    pattern: _Pattern, counter: Counter, words: PlayWords, cups: tuple[Cup, ...], places: _Places
) -> Command:
    return replace(
        pattern.command,
        target=_own_target(pattern.command, counter, words, cups),
        destinations=places[0],
        within=places[1],
        state=_state(pattern, counter, words),
    )


def _own_target(command: Command, counter: Counter, words: PlayWords, cups: tuple[Cup, ...]) -> str:
    """The deck of the counter's own side, or the counter of its own side, where every side has one."""
    if command.effect is Effect.TO_DECK:
        own = f"{command.target}:{counter.side}"
        return own if any(cup.id == own for cup in cups) else command.target
    if command.effect in COUNTER_EFFECTS:
        wanted = command.target.split()
        sides = {one: words.game.counter(one).side for one in wanted}
        return next((one for one in wanted if sides[one] == counter.side), wanted[0] if wanted else "")
    return command.target


def _state(pattern: _Pattern, counter: Counter, words: PlayWords) -> str | None:
    """The state to which the command turns this counter, None for none; reports ``unknown-state``."""
    states = words.game.counter_class(counter.class_id).states
    if pattern.afresh:
        return states[0].id
    if pattern.state is None:
        return None
    table = NameTable("state", (((one.id, *one.names.spellings), one.id) for one in states))
    return table.resolve(pattern.state, words.faults)


def _read_pattern(fields: Fields, words: PlayWords, cups: tuple[Cup, ...], gauges: NameTable[Gauge]) -> _Pattern:
    source = read_source(fields)
    names = read_spelled_names(fields)
    effect = _read_effect(fields)
    to = _words_of(fields, "to") if effect is Effect.TO else ()
    if effect in FLAGS:
        fields.flag(effect.value)
    classes, counters = fields.scalars("classes"), fields.scalars("counters")
    if not classes and not counters:
        message = Message(
            "コマンドには「classes」か「counters」（どの駒のメニューに出すか）が必要です",
            "a command needs 'classes' or 'counters': whose menu it stands in",
        )
        fields.faults.error(fields.origin, "command-form", message)
    key = fields.optional_text("key")
    if key is not None and not (len(key) == 1 and key.isascii() and key.isalnum()):
        message = say(
            "「key」が「{key}」です。Ctrlと一緒に押す英字か数字を1文字書きます",
            "'key' is '{key}'; it is one letter or digit, pressed together with Ctrl",
            key=key,
        )
        fields.faults.error(fields.origin_of("key"), "command-form", message)
        key = None
    class_ids, counter_ids = words.class_ids(classes), words.counters(counters)
    results = read_results(fields, "results")
    pattern = _Pattern(
        command=Command(
            id=fields.identifier("id"),
            names=names,
            effect=effect,
            origin=fields.origin,
            key=key.upper() if key else None,
            menu=fields.optional_names("menu"),
            target=read_target(fields, effect, words, cups, gauges),
            sides=words.side_ids(fields.scalars("sides")),
            tables=read_tables(fields, words, class_ids, counter_ids),
            results=tuple(result for result, _ in results),
            by=fields.optional_integer("by") or 1,
            after_damage=fields.flag("after_damage"),
            hidden=fields.flag("hidden"),
            face_down=fields.flag("face_down"),
            rule=source.rule,
        ),
        classes=class_ids,
        counters=counter_ids,
        without=words.counters(fields.scalars("without")),
        for_sides=words.side_ids(fields.scalars("for_sides")),
        to=to,
        within=_words_of(fields, "within"),
        gives=(*(word for _, word in results if word is not None), *_brought(fields, effect)),
        afresh=fields.flag("afresh"),
        state=fields.optional_scalar("state"),
    )
    fields.finish()
    return pattern


def _brought(fields: Fields, effect: Effect) -> tuple[Scalar, ...]:
    """The word for the command that a counter is given which a card brings."""
    word = fields.optional_scalar("brings") if effect is Effect.BRINGS else None
    return (word,) if word is not None else ()


def _read_effect(fields: Fields) -> Effect:
    """The one thing that the command does; reports ``command-form`` where it is none or several."""
    given = [effect for effect in Effect if fields.has(effect.value)]
    if len(given) != 1:
        message = say(
            "コマンドのはたらきは次のどれか１つです: {known}。ここには{count}個あります",
            "a command does one thing of: {known}; this one has {count} of them",
            known=", ".join(f"'{effect.value}'" for effect in Effect),
            count=len(given),
        )
        fields.faults.error(fields.origin, "command-form", message)
    return given[0] if given else Effect.COPY


def _words_of(fields: Fields, key: str) -> tuple[Scalar, ...]:
    """One word or a list of words."""
    node: Node | None = fields.node(key)
    if isinstance(node, Sequence):
        return fields.scalars(key)
    word = fields.optional_scalar(key)
    return (word,) if word else ()
