"""The list ``commands`` of ``play.yaml``: what a player does with counters, worked out for every single counter."""

from __future__ import annotations

from collections.abc import Mapping

from builder.load.fields import Fields
from builder.load.name_table import NameTable
from builder.load.play_words import PlayWords
from builder.load.source import read_source, read_spelled_names
from builder.load.yaml_document import Node, Scalar, Sequence
from builder.model.command import Command, Destination, Effect
from builder.model.counter import Counter
from builder.model.message import Message, say
from builder.model.play import Cup
from builder.record import Record, replace

_FLAGS = (Effect.NEXT_VERSION, Effect.COPY)


class _Pattern(Record):
    """A command before it is worked out for a counter: the words for its boxes mean another box for every side."""

    command: Command
    classes: tuple[str, ...]
    counters: tuple[str, ...]
    without: tuple[str, ...]
    to: tuple[Scalar, ...]
    within: tuple[Scalar, ...]


def read_commands(file: Fields, words: PlayWords, cups: tuple[Cup, ...]) -> Mapping[str, tuple[Command, ...]]:
    """Each counter's commands in the order of the file, by counter id.

    A later command of the same id takes the place of an earlier one on the counters that it names with ``counters``.
    Reports ``command-form``, ``command-twice`` and unknown words.
    """
    patterns = [_read_pattern(Fields(node, words.faults, "command"), words, cups) for node in file.items("commands")]
    named = {(one.command.id, counter) for one in patterns for counter in one.counters}
    found: dict[str, tuple[Command, ...]] = {}
    for counter in words.game.counters:
        own: dict[str, Command] = {}
        for one in patterns:
            if counter.id in one.counters:
                pass
            elif (
                counter.class_id not in one.classes
                or counter.id in one.without
                or (one.command.id, counter.id) in named
            ):
                continue
            own[one.command.id] = _for_counter(one, counter, words)
        if own:
            found[counter.id] = tuple(own.values())
    return found


def _for_counter(pattern: _Pattern, counter: Counter, words: PlayWords) -> Command:
    return replace(
        pattern.command,
        destinations=_boxes(pattern.to, counter, words),
        within=_boxes(pattern.within, counter, words),
    )


def _boxes(scalars: tuple[Scalar, ...], counter: Counter, words: PlayWords) -> tuple[Destination, ...]:
    found = (words.box(word, counter.side) for word in scalars)
    return tuple(box for box in found if box is not None)


def _read_pattern(fields: Fields, words: PlayWords, cups: tuple[Cup, ...]) -> _Pattern:
    source = read_source(fields)
    names = read_spelled_names(fields)
    given = [effect for effect in Effect if fields.has(effect.value)]
    if len(given) != 1:
        message = say(
            "コマンドのはたらきは次のどれか１つです: {known}。ここには{count}個あります",
            "a command does one thing of: {known}; this one has {count} of them",
            known=", ".join(f"'{effect.value}'" for effect in Effect),
            count=len(given),
        )
        fields.faults.error(fields.origin, "command-form", message)
    effect = given[0] if given else Effect.COPY
    to = _words_of(fields, "to") if effect is Effect.TO else ()
    if effect in _FLAGS:
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
    pattern = _Pattern(
        command=Command(
            id=fields.identifier("id"),
            names=names,
            effect=effect,
            origin=fields.origin,
            key=key.upper() if key else None,
            menu=fields.optional_names("menu"),
            target=_target(fields, effect, words, cups),
            sides=words.side_ids(fields.scalars("sides")),
            table=fields.optional_text("table"),
            afresh=fields.flag("afresh"),
            after_damage=fields.flag("after_damage"),
            hidden=fields.flag("hidden"),
            face_down=fields.flag("face_down"),
            rule=source.rule,
        ),
        classes=words.class_ids(classes),
        counters=words.counters(counters),
        without=words.counters(fields.scalars("without")),
        to=to,
        within=_words_of(fields, "within"),
    )
    fields.finish()
    return pattern


def _target(fields: Fields, effect: Effect, words: PlayWords, cups: tuple[Cup, ...]) -> str:
    """The deck, class, track or number of faces that the effect names."""
    if effect is Effect.ROLL:
        return str(fields.integer("roll", minimum=2))
    word = fields.optional_scalar(effect.value) if effect not in (*_FLAGS, Effect.TO) else None
    if word is None:
        return ""
    if effect is Effect.TO_DECK:
        return resolve_cup(word, words, cups)
    if effect is Effect.TO_NEXT:
        return words.tracks.resolve(word, words.faults) or ""
    found = words.class_ids((word,))
    return found[0] if found else ""


def resolve_cup(word: Scalar, words: PlayWords, cups: tuple[Cup, ...]) -> str:
    """The id of the cup of that name; reports ``unknown-cup``."""
    table = NameTable("cup", (((cup.id, *cup.names.spellings), cup.id) for cup in cups))
    return table.resolve(word, words.faults) or ""


def _words_of(fields: Fields, key: str) -> tuple[Scalar, ...]:
    """One word or a list of words."""
    node: Node | None = fields.node(key)
    if isinstance(node, Sequence):
        return fields.scalars(key)
    word = fields.optional_scalar(key)
    return (word,) if word else ()
