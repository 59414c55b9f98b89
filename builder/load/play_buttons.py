"""Buttons, gauges, rolls and victory of ``play.yaml``."""

from __future__ import annotations

from builder.load.fields import Fields
from builder.load.name_table import NameTable
from builder.load.node import Node, Scalar
from builder.load.play_targets import read_results, resolve_cup
from builder.load.play_tracks import GaugeWords
from builder.load.play_words import PlayWords
from builder.load.source import read_source, read_spelled_names
from builder.model.command import ButtonStep
from builder.model.message import Message, say
from builder.model.operation import MarkerAt
from builder.model.play import (
    Button,
    Cup,
    Gauge,
    Purchase,
    Roll,
    Transfer,
    Victory,
    VictoryBand,
)


def read_gauges(file: Fields, words: PlayWords) -> tuple[Gauge, ...]:
    """The list ``gauges``: tracks that are counted up and down; a track of named spaces has no steps."""
    found: list[Gauge] = []
    for node in file.items("gauges"):
        fields = Fields(node, file.faults, "gauge")
        source = read_source(fields)
        word = fields.scalar("track")
        track_id = words.tracks.resolve(word, words.faults) if word else None
        tracks = [track for board in words.game.boards for track in board.tracks if track.id == track_id]
        if track_id is not None and tracks and tracks[0].named:
            message = say(
                "トラック「{track}」のマスには名前があります。増減できるのは数だけです",
                "the track '{track}' has named spaces; only numbers can be counted up and down",
                track=track_id,
            )
            words.faults.error(fields.origin_of("track"), "gauge-without-numbers", message)
        names = fields.optional_names("name")
        found.append(
            Gauge(
                id=fields.identifier("id"),
                track=track_id or "",
                names=names or (tracks[0].names if tracks else read_spelled_names(fields)),
                steps=fields.integers("steps"),
                minimum=(tracks[0].minimum or 0) if tracks else 0,
                maximum=(tracks[0].maximum or 0) if tracks else 0,
                origin=fields.origin,
                rule=source.rule,
            )
        )
        fields.finish()
    return tuple(found)


def gauge_table(gauges: tuple[Gauge, ...]) -> NameTable[Gauge]:
    """Gauges by id and name."""
    return NameTable("gauge", (((gauge.id, *gauge.names.spellings), gauge) for gauge in gauges))


def _gauge(fields: Fields, key: str, gauges: NameTable[Gauge]) -> str:
    word = fields.scalar(key)
    gauge = gauges.resolve(word, fields.faults) if word else None
    return gauge.id if gauge else ""


def read_transfers(file: Fields, words: PlayWords, gauges: NameTable[Gauge]) -> tuple[Transfer, ...]:
    """The list ``transfers``."""
    found: list[Transfer] = []
    for node in file.items("transfers"):
        fields = Fields(node, file.faults, "transfer")
        source = read_source(fields)
        names = read_spelled_names(fields)
        add, to = _gauge(fields, "add", gauges), _gauge(fields, "to", gauges)
        phases = (words.phases.resolve(word, words.faults) for word in fields.scalars("at"))
        found.append(
            Transfer(
                id=fields.identifier("id"),
                names=names,
                add=add,
                to=to,
                origin=fields.origin,
                rule=source.rule,
                sides=words.side_ids(fields.scalars("sides")),
                afresh=fields.flag("afresh"),
                at=tuple(phase.id for phase in phases if phase is not None),
                not_at=_not_at(fields, words, gauges),
            )
        )
        fields.finish()
    return tuple(found)


def _not_at(fields: Fields, words: PlayWords, gauges: NameTable[Gauge]) -> tuple[MarkerAt, ...]:
    """The spaces ``not_at`` of every side's own marker."""
    found = (at for side in words.game.sides for at in GaugeWords(words, gauges, side.id).spaces(fields, "not_at"))
    return tuple(dict.fromkeys(found))


def read_purchases(file: Fields, gauges: NameTable[Gauge]) -> tuple[Purchase, ...]:
    """The list ``purchases``."""
    found: list[Purchase] = []
    for node in file.items("purchases"):
        fields = Fields(node, file.faults, "purchase")
        source = read_source(fields)
        found.append(
            Purchase(
                id=fields.identifier("id"),
                names=read_spelled_names(fields),
                dice=fields.optional_integer("dice", minimum=1) or 1,
                faces=fields.optional_integer("faces", minimum=2) or 6,
                plus=fields.optional_integer("plus") or 0,
                times=fields.optional_integer("times", minimum=1) or 1,
                pay=_gauge(fields, "pay", gauges),
                gain=_gauge(fields, "gain", gauges),
                by=fields.optional_integer("by", minimum=1) or 1,
                origin=fields.origin,
                rule=source.rule,
            )
        )
        fields.finish()
    return tuple(found)


def read_rolls(file: Fields) -> tuple[Roll, ...]:
    """The list ``rolls``; reports ``roll-form`` where a roll is not read in exactly one way."""
    found: list[Roll] = []
    for node in file.items("rolls"):
        fields = Fields(node, file.faults, "roll")
        source = read_source(fields)
        against, at_least = fields.integers("against"), fields.optional_integer("at_least")
        at_most, table = fields.integers("at_most"), read_results(fields, "table")
        if [bool(against), at_least is not None, bool(at_most), bool(table)].count(True) != 1:
            message = Message(
                "ロールの読み方は次のどれか１つです：「against」（命中の数字）、「at_least」（合計の下限）、「at_most」（合計の上限）、「table」（表）",
                "a roll is read in one way: 'against' numbers (hits), a sum of 'at_least' or 'at_most' so much, or a 'table'",
            )
            fields.faults.error(fields.origin, "roll-form", message)
        found.append(
            Roll(
                id=fields.identifier("id"),
                names=read_spelled_names(fields),
                faces=fields.optional_integer("faces", minimum=2) or 6,
                dice=fields.integers("dice") or (1,),
                plus=fields.integers("plus") or (0,),
                origin=fields.origin,
                menu=fields.optional_names("menu"),
                against=against,
                at_least=at_least,
                at_most=at_most,
                table=tuple(result for result, _ in table),
                success=fields.optional_names("success"),
                failure=fields.optional_names("failure"),
                rule=source.rule,
            )
        )
        fields.finish()
    return tuple(found)


def read_buttons(file: Fields, words: PlayWords, cups: tuple[Cup, ...], commands: NameTable[str]) -> tuple[Button, ...]:
    """The list ``buttons``: each gives commands to many counters."""
    found: list[Button] = []
    for node in file.items("buttons"):
        fields = Fields(node, file.faults, "button")
        source = read_source(fields)
        empty = fields.optional_scalar("empty")
        fields.need("steps")
        found.append(
            Button(
                id=fields.identifier("id"),
                names=read_spelled_names(fields),
                steps=tuple(read_step(step, fields, words, cups, commands) for step in fields.items("steps")),
                origin=fields.origin,
                text=fields.optional_names("text"),
                empty=resolve_cup(empty, words, cups) if empty else None,
                rule=source.rule,
            )
        )
        fields.finish()
    return tuple(found)


def read_step(
    node: Node, button: Fields, words: PlayWords, cups: tuple[Cup, ...], commands: NameTable[str]
) -> ButtonStep:
    """One step of a button or of an operation."""
    fields = Fields(node, button.faults, "step")
    command = fields.scalar("give")
    cup: Scalar | None = fields.optional_scalar("cup")
    step = ButtonStep(
        command=(commands.resolve(command, words.faults) or "") if command else "",
        classes=words.class_ids(fields.scalars("classes")),
        within=tuple(box for word in fields.scalars("within") for box in words.boxes_of_anyone(word)),
        on_turn=fields.flag("on_turn"),
        cup=resolve_cup(cup, words, cups) if cup else None,
        count=fields.optional_integer("count", minimum=1),
    )
    fields.finish()
    return step


def read_victory(file: Fields, words: PlayWords, gauges: NameTable[Gauge]) -> Victory | None:
    """The table ``victory``, None where the game has none; reports ``bands-not-falling``."""
    node = file.node("victory")
    if node is None:
        return None
    fields = Fields(node, file.faults, "victory")
    source = read_source(fields)
    plus, minus = fields.optional_scalar("plus"), fields.optional_scalar("minus")
    if (plus is None) != (minus is None):
        fields.need("plus")
        fields.need("minus")
    bands = tuple(_read_band(Fields(item, file.faults, "band")) for item in fields.items("bands"))
    least = [band.least for band in bands]
    given = [number for number in least if number is not None]
    if not bands or least[-1] is not None or None in least[:-1] or given != sorted(set(given), reverse=True):
        message = Message(
            "「bands」は「least」の大きい順に1回ずつ書きます。最後の段階には「least」がなく、残り全部を受けます",
            "'bands' go from the highest 'least' down, each once; the last has no 'least' and takes the rest",
        )
        file.faults.error(fields.origin_of("bands"), "bands-not-falling", message)
    found = [words.alliances.resolve(word, words.faults) if word else None for word in (plus, minus)]
    victory = Victory(
        names=read_spelled_names(fields),
        gauge=_gauge(fields, "gauge", gauges),
        plus=found[0].id if found[0] else "",
        minus=found[1].id if found[1] else "",
        bands=bands,
        origin=fields.origin,
        rule=source.rule,
    )
    fields.finish()
    return victory


def _read_band(fields: Fields) -> VictoryBand:
    band = VictoryBand(read_spelled_names(fields), fields.optional_integer("least"))
    fields.finish()
    return band
