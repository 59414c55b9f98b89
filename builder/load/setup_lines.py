"""The lines of a setup: how many of which counter, in which state, at which place."""

from __future__ import annotations

from builder.load.fields import Faults, Fields
from builder.load.name_table import unknown_word
from builder.load.node import Mapping, Node, Scalar
from builder.load.nouns import owner_named, owners
from builder.load.setup_places import Spot, read_spots
from builder.load.source import Source, read_source
from builder.load.vocabulary import Owner, Vocabulary
from builder.model.counter import Counter
from builder.model.message import Message, say
from builder.model.names import Names
from builder.model.setup import Placement
from builder.origin import Origin
from builder.record import Record


class Lines(Record):
    """What the lines under one heading give: placements, and a note for each hex that we had to choose."""

    placements: tuple[Placement, ...]
    notes: tuple[Names, ...]


class PlainLine(Record):
    """What most lines say: so many of one counter, and nothing else."""

    counter: Scalar
    count: int


def read_lines(heading: Fields, side: Owner, rule: str | None, words: Vocabulary) -> Lines:
    """The list under ``places`` of a side's heading, or of the setup itself where ``side`` is None."""
    placements: list[Placement] = []
    notes: list[Names] = []
    for node in heading.items("places"):
        line = Fields(node, heading.faults, "line of 'places'")
        source = read_source(line)
        spots = read_spots(line, side, words)
        line.need("counters")
        for item in line.items("counters"):
            plain = _plain_line(item)
            if plain is not None:
                counter = resolve_counter(plain.counter, side, words, heading.faults)
                placements += _placements(item.origin, counter, plain.count, spots, side, source, rule)
                continue
            fields = Fields(item, heading.faults, "line of 'counters'")
            placements += _read_placements(fields, spots, side, source, rule, words)
            fields.finish()
        notes += [_note_of_choice(spot, source.rule or rule) for spot in spots if spot.chosen]
        line.finish()
    return Lines(tuple(placements), tuple(notes))


def _read_placements(
    fields: Fields, spots: tuple[Spot, ...], side: Owner, place: Source, rule: str | None, words: Vocabulary
) -> list[Placement]:
    source = read_source(fields, place.provenance)
    counter = line_counter(fields, side, words)
    count = 1 if not fields.has("count") else fields.integer("count", minimum=1)
    state = _read_state(fields, counter, words)
    facing = fields.optional_integer("facing", minimum=0)
    whole = Source(source.rule or place.rule, source.provenance, source.note or place.note)
    return _placements(fields.origin, counter, count, spots, side, whole, rule, state, facing)


def _plain_line(item: Node) -> PlainLine | None:
    """A line of ``counters`` that holds nothing unusual; None for any other, whose fields are read one by one."""
    word, count = None, 1
    for key, value in item.entries if isinstance(item, Mapping) else ():
        text = value.text if isinstance(value, Scalar) else None
        if text and key.text == "counter":
            word = value
        elif text and key.text == "count" and text.isascii() and text.isdigit() and int(text) > 0:
            count = int(text)
        else:
            return None
    return PlainLine(word, count) if isinstance(word, Scalar) else None


def _placements(
    origin: Origin,
    counter: Counter | None,
    count: int,
    spots: tuple[Spot, ...],
    side: Owner,
    source: Source,
    rule: str | None,
    state: str | None = None,
    facing: int | None = None,
) -> list[Placement]:
    """So many of the counter at every spot; none of a counter that is not known, which is reported."""
    if counter is None:
        return []
    return [
        Placement(
            counter=counter.id,
            count=count,
            board=spot.board,
            place=spot.place,
            origin=origin,
            place_origin=spot.origin,
            hex=spot.hex,
            state=state,
            chosen=spot.chosen,
            listed_side=side,
            rule=source.rule or rule,
            provenance=source.provenance,
            note=source.note,
            facing=facing,
        )
        for spot in spots
    ]


def line_counter(fields: Fields, side: Owner, words: Vocabulary) -> Counter | None:
    """The counter that a line of ``counters`` is about; None where its words name none, which is reported."""
    word, side_word = fields.scalar("counter"), fields.optional_scalar("side")
    named_side = words.sides.resolve(side_word, fields.faults) if side_word else None
    if word is None or (side_word and named_side is None):
        return None
    return resolve_counter(word, named_side.id if named_side else side, words, fields.faults)


def resolve_counter(word: Scalar, side: Owner, words: Vocabulary, faults: Faults) -> Counter | None:
    """The counter that ``word`` names among those of ``side``, then among those of nobody.

    Reports ``unknown-counter``, ``ambiguous-counter`` and ``counter-of-another-side``.
    """
    text = word.text or ""
    for owner in dict.fromkeys((side, None)):
        table = words.counters_of(owner)
        found = table.all(text)
        exact = [counter for counter in found if counter.id == text]
        if len(found) == 1 or exact:
            table.tell_spelling(word, faults)
            return (*exact, *found)[0]
        if found:
            language = words.game.language
            names = Message(
                "、".join(f"「{counter.printed_name('ja')}」（{counter.id}）" for counter in found),
                ", ".join(f"'{counter.printed_name(language)}' ({counter.id})" for counter in found),
            )
            message = say(
                "「{text}」は{names}のどれか決まりません。このうちの一つを書いてください",
                "'{text}' may be {names}; write one of these",
                text=text,
                names=names,
            )
            faults.error(word.origin, "ambiguous-counter", message)
            return None
    others = words.counters_of_anyone(text)
    if others:
        message = say(
            "「{side}」に駒「{text}」はありません。持っているのは：{owners}。そのどれかなら「side」を書いてください",
            "'{side}' has no counter '{text}'; it belongs to: {owners}; if one of those is meant, add 'side'",
            side=owner_named(side),
            text=text,
            owners=owners(dict.fromkeys(counter.side for counter in others)),
        )
        faults.error(word.origin, "counter-of-another-side", message)
        return None
    message = unknown_word("counter", text, words.counters_of(side), words.counters_of(None))
    faults.error(word.origin, "unknown-counter", message)
    return None


def _read_state(fields: Fields, counter: Counter | None, words: Vocabulary) -> str | None:
    word = fields.optional_scalar("state")
    class_words = words.classes.get(counter.class_id) if counter else None
    if word is None or class_words is None:
        return None
    state = class_words.states.resolve(word, fields.faults)
    return state.id if state else None


def _note_of_choice(spot: Spot, rule: str | None) -> Names:
    area = spot.area or Names({"": spot.place})
    cited = f" ({rule})" if rule else ""
    return Names(
        {
            "ja": f"{area.ja}{cited}：ルールはどのヘクスかを決めていないため、{spot.hex}に置いた。",
            "en": f"{area.en}{cited}: the rules leave the hex free; {spot.hex} was taken.",
        }
    )
