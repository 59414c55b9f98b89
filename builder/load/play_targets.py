"""What a command of ``play.yaml`` is aimed at, and the tables that answer its roll."""

from __future__ import annotations

from builder.load.fields import Fields
from builder.load.name_table import NameTable
from builder.load.node import Scalar
from builder.load.play_words import PlayWords
from builder.load.source import read_spelled_names
from builder.model.command import DieTable, Effect, RollResult
from builder.model.message import Message
from builder.model.play import Cup, Gauge

FLAGS = (Effect.NEXT_VERSION, Effect.COPY, Effect.REMOVE)
"""Effects that are switched on and aimed at nothing."""
COUNTER_EFFECTS = (Effect.TO_COUNTER, Effect.BECOMES, Effect.MARK, Effect.UNMARK)
"""Effects that are aimed at a counter."""
LINK_ENDS = ("to", "from")


def read_target(
    fields: Fields, effect: Effect, words: PlayWords, cups: tuple[Cup, ...], gauges: NameTable[Gauge]
) -> str:
    """The deck, class, track, gauge, end of a link or number of faces that the effect names; ids of counters with spaces."""
    if effect is Effect.ROLL:
        return str(fields.integer("roll", minimum=2))
    if effect is Effect.OVER_LINK:
        return fields.choice("over_link", LINK_ENDS)
    if effect is Effect.BRINGS:
        return fields.text("brings")
    word = fields.optional_scalar(effect.value) if effect not in (*FLAGS, Effect.TO) else None
    if word is None:
        return ""
    if effect is Effect.TO_DECK:
        return resolve_cup(word, words, cups)
    if effect is Effect.TO_NEXT:
        return words.tracks.resolve(word, words.faults) or ""
    if effect is Effect.COUNT:
        gauge = gauges.resolve(word, words.faults)
        return gauge.id if gauge else ""
    if effect in COUNTER_EFFECTS:
        return " ".join(words.counters((word,)))
    found = words.class_ids((word,))
    return found[0] if found else ""


def resolve_cup(word: Scalar, words: PlayWords, cups: tuple[Cup, ...]) -> str:
    """The id of the cup of that name, or of a deck without its side; reports ``unknown-cup``."""
    table = NameTable("cup", (((cup.id.partition(":")[0], *cup.names.spellings), cup.id) for cup in cups))
    found = table.resolve(word, words.faults) or ""
    return found.partition(":")[0]


def read_results(fields: Fields, key: str) -> tuple[tuple[RollResult, Scalar | None], ...]:
    """A table of results from the lowest number up, each with the word for the command that it gives.

    Reports ``results-not-rising`` where they do not cover every number exactly once.
    """
    found: list[tuple[RollResult, Scalar | None]] = []
    for item in fields.items(key):
        row = Fields(item, fields.faults, "result")
        names, up_to, give = read_spelled_names(row), row.optional_integer("up_to"), row.optional_scalar("give")
        row.finish()
        found.append((RollResult(names, up_to, give.text if give else None), give))
    check_rising(fields, key, [result.up_to for result, _ in found])
    return tuple(found)


def check_rising(fields: Fields, key: str, up_to: list[int | None]) -> None:
    """Report ``results-not-rising`` where the numbers do not rise, or where not the last one alone is left out."""
    given = [number for number in up_to if number is not None]
    if up_to and (up_to[-1] is not None or None in up_to[:-1] or given != sorted(set(given))):
        message = Message(
            "結果は「up_to」の小さい順に1回ずつ書きます。最後の結果には「up_to」がなく、残り全部を受けます",
            "the results go from the lowest 'up_to' up, each once; the last has no 'up_to' and takes the rest",
        )
        fields.faults.error(fields.origin_of(key), "results-not-rising", message)


def read_tables(
    fields: Fields, words: PlayWords, classes: tuple[str, ...], counters: tuple[str, ...]
) -> tuple[DieTable, ...]:
    """``table``, one field, or ``tables``, fields for periods of the game; reports ``unknown-field``."""
    if not (fields.has("table") or fields.has("tables")):
        return ()
    known = {*classes, *(words.game.counter(one).class_id for one in counters)}
    table: NameTable[str] = NameTable(
        "field",
        (
            ((field.id, *field.names.spellings), field.id)
            for one in words.game.classes
            if one.id in known
            for field in one.fields
        ),
    )
    word = fields.optional_scalar("table")
    if word is not None:
        found = table.resolve(word, words.faults)
        return (DieTable(found),) if found else ()
    tables: list[DieTable] = []
    for item in fields.items("tables"):
        row = Fields(item, words.faults, "die table")
        word, up_to = row.scalar("field"), row.optional_integer("up_to")
        row.finish()
        found = table.resolve(word, words.faults) if word else None
        if found:
            tables.append(DieTable(found, up_to))
    check_rising(fields, "tables", [one.up_to for one in tables])
    return tuple(tables)
