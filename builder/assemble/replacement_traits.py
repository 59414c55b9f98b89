"""The commands that put another counter in the place of one, and what they tell: what it was and what it became."""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble import key_map
from builder.assemble.command_entry import entry, go, menu_key, tell
from builder.assemble.expressions import all_of, quoted, standing_in
from builder.assemble.piece_ids import PieceIds
from builder.assemble.replacement import becoming_levels, replacement_id, replacements
from builder.assemble.slot_path import slot_path
from builder.assemble.states import LEVEL
from builder.model.command import Command
from builder.model.counter import Counter
from builder.model.game import Game
from builder.vassal.keys import KeyStroke, named
from builder.vassal.traits import AnyTrait, Replace, ReportState, SubMenu, TriggerAction


def replace_by_traits(
    game: Game, command: Command, label: str, here: str, counter: Counter, piece_ids: PieceIds
) -> Iterator[AnyTrait]:
    """An entry for each counter that can take the place, together in a menu; each tells its own line."""
    language = game.language
    labels: list[str] = []
    standing = standing_in(game, command.within, language)
    for other in replacements(game, command, counter):
        name = f"{command.id}:{other.unit}"
        other_name = other.printed_name(language)
        labels.append(other_name)
        match = all_of(standing, f"Counter!={quoted(other.id)}")
        yield entry(command, name, other_name, match, (tell(name), go(name)), named(name))
        yield ReportState(keys=(tell(name),), report_format=f"{here} — {label} → {other_name}")
        yield _replace(game, go(name), other, piece_ids.gpid(replacement_id(command, counter, other)))
    if labels:
        yield SubMenu(menu_name=label, subcommands=tuple(labels))


def becomes_traits(
    game: Game, command: Command, label: str, here: str, counter: Counter, piece_ids: PieceIds
) -> Iterator[AnyTrait]:
    """A replacement for each state: the new piece is turned to the state that the old one is in."""
    other = game.counter(command.target)
    match = all_of(standing_in(game, command.within, game.language), f"Counter!={quoted(other.id)}")
    levels = becoming_levels(game, counter, other)
    goes = {level: named(f"go:{command.id}:{level}") for level in levels}
    looks = {level: named(f"at:{command.id}:{level}") for level in levels}
    yield entry(command, command.id, label, match, (tell(command.id), *looks.values()), menu_key(command))
    other_name = other.printed_name(game.language)
    yield ReportState(keys=(tell(command.id),), report_format=f"{here} — {label} → {other_name}")
    for level in levels:
        if len(levels) > 1:
            at = f"{{{LEVEL} == {level}}}" if level < levels[-1] else f"{{{LEVEL} >= {level}}}"
            yield TriggerAction(
                name=looks[level].name, command="", key=looks[level], property_match=at, action_keys=(goes[level],)
            )
        key = goes[level] if len(levels) > 1 else looks[level]
        gpid = piece_ids.gpid(replacement_id(command, counter, other, level))
        yield _replace(game, key, other, gpid, key_map.turned_to(level) if level > 1 else None)


def _replace(game: Game, key: KeyStroke, other: Counter, gpid: str, after: KeyStroke | None = None) -> Replace:
    path = slot_path(game, other)
    return Replace(command="", key=key, marker_spec=path, gpid=gpid, match_rotation=False, after_key=after)
