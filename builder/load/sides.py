"""Alliances, sides and seats of ``game.yaml``."""

from __future__ import annotations

from builder.load.fields import Faults, Fields
from builder.load.name_table import NameTable
from builder.load.node import Scalar
from builder.load.source import read_source, read_spelled_names
from builder.model.game import Alliance, Seat, Side
from builder.model.names import Names


def read_alliances(game: Fields) -> tuple[Alliance, ...]:
    """The list under ``alliances``."""
    found: list[Alliance] = []
    for node in game.items("alliances"):
        fields = Fields(node, game.faults, "alliance")
        source = read_source(fields)
        found.append(Alliance(fields.identifier("id"), read_spelled_names(fields), fields.origin, source.rule))
        fields.finish()
    return tuple(found)


def read_sides(game: Fields, alliances: tuple[Alliance, ...], language: str) -> tuple[Side, ...]:
    """The list under ``sides``, in order of play; reports ``unknown-alliance``."""
    table = NameTable("alliance", (((entry.id, *entry.names.spellings), entry) for entry in alliances))
    found: list[Side] = []
    game.need("sides")
    for node in game.items("sides"):
        fields = Fields(node, game.faults, "side")
        word = fields.optional_scalar("alliance")
        alliance = table.resolve(word, game.faults) if word else None
        source = read_source(fields)
        found.append(
            Side(
                id=fields.identifier("id"),
                names=read_spelled_names(fields),
                short=fields.names("short"),
                colour=fields.colour("colour"),
                ink=fields.colour("ink"),
                alliance=alliance.id if alliance else None,
                origin=fields.origin,
                rule=source.rule,
                provenance=source.provenance,
                note=source.note_in(language),
            )
        )
        fields.finish()
    return tuple(found)


def side_table(sides: tuple[Side, ...]) -> NameTable[Side]:
    """Sides by id, by name and by the short mark on their counters."""
    return NameTable("side", (((side.id, *side.names.spellings, *side.short.spellings), side) for side in sides))


def read_seats(game: Fields, sides: NameTable[Side]) -> tuple[Seat, ...]:
    """The list under ``seats``; reports ``unknown-side``."""
    found: list[Seat] = []
    for node in game.items("seats"):
        fields = Fields(node, game.faults, "seat")
        source = read_source(fields)
        names = read_spelled_names(fields)
        owned = resolve_sides(fields.scalars("sides"), sides, game.faults)
        found.append(Seat(fields.identifier("id"), names, tuple(side.id for side in owned), fields.origin, source.rule))
        fields.need("sides")
        fields.finish()
    return tuple(found)


def resolve_sides(words: tuple[Scalar, ...], sides: NameTable[Side], faults: Faults) -> tuple[Side, ...]:
    """The sides that a list of words names; unknown ones are reported and left out."""
    found = (sides.resolve(word, faults) for word in words)
    return tuple(side for side in found if side is not None)


def with_side_named(names: Names, side: Side | None) -> Names:
    """The names with ``{side}`` replaced by the side's own name in each language."""
    if side is None or not any("{side}" in text for text in names.spellings):
        return names
    languages = {**names.by_language, **(side.names.by_language if "" in names.by_language else {})}
    replaced = {
        language: names.in_language(language).replace("{side}", side.names.in_language(language))
        for language in languages
        if language or len(languages) == 1
    }
    return Names(
        replaced, tuple(text.replace("{side}", side.names.ja) if "{side}" in text else text for text in names.also)
    )
