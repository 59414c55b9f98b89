"""Observations in words: what the engine reported, how many pieces stand where, where the pictures are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from builder.engine.observation import Observation, SeenPiece


def report_text(observations: Sequence[Observation]) -> str:
    """The whole report of a module, as lines of text (without the last newline)."""
    lines: list[str] = []
    version = next((seen.engine_version for seen in observations if seen.engine_version), "")
    lines.append(f"VASSAL {version or 'of unknown version'}")
    module = next((seen.module for seen in observations if seen.module is not None), None)
    if module is not None:
        lines.append(
            f"{module.name} {module.version}: {_count(len(module.maps), 'map')}, {_count(len(module.setups), 'setup')}, "
            f"{_count(len(module.slots), 'piece')} in the palette, {_count(len(module.prototypes), 'prototype')}"
        )
    for seen in observations:
        lines.append("")
        lines.extend(_lines_of(seen))
    return "\n".join(lines)


def _lines_of(seen: Observation) -> Iterator[str]:
    verdict = "ok" if seen.is_good else "FAILED" if seen.failure is not None else "bad data"
    file = f" ({seen.setup.file})" if seen.setup is not None and seen.setup.file else ""
    yield f"{seen.title}{file}: {verdict}, {seen.seconds:.1f} s"
    if seen.failure is not None:
        yield f"  while {seen.failure.doing}: {seen.failure.message}"
        for dialog in seen.failure.dialogs:
            yield f"  dialog: {dialog}"
    for line in seen.reported:
        detail = "" if not line.exception or line.text == line.exception else f" ({_first(line.exception)})"
        yield f"  VASSAL reported: {line.text}{detail if line.text not in detail else ''}"
    for words in seen.told:
        yield f"  VASSAL said in a dialog: {words}"
    if seen.game is None:
        return
    yield f"  {_count(len(seen.game.pieces), 'piece')}"
    counted: Counter[tuple[str, str]] = Counter((piece.map, _place(piece)) for piece in seen.game.pieces)
    for map_name in dict.fromkeys(place[0] for place in counted):
        on_map = {location: count for (name, location), count in counted.items() if name == map_name}
        yield f"  {map_name or '(on no map)'}: {sum(on_map.values())}"
        for location, count in sorted(on_map.items()):
            yield f"    {count:4d}  {location}"
    for turn in seen.game.turns:
        yield f"  {turn.name or 'turn'}: {turn.shown}"
    for shot in seen.shots:
        yield f"  picture: {shot}"


def _place(piece: SeenPiece) -> str:
    """The most telling of what VASSAL reports for a place: the location, else the deck, else the pixel."""
    return piece.location or piece.deck or f"pixel {piece.x},{piece.y}"


def _first(exception: str) -> str:
    return exception.split(" | ")[0]


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
