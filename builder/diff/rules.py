"""Constraints and boards laid side by side, and the errata that came."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from builder.diff.difference import Kind, RecordDifference
from builder.diff.edition import Edition
from builder.diff.values import Value, Values, as_message, differences, listed, names_value, option_text
from builder.model.board import Board
from builder.model.constraint import Constraint
from builder.model.erratum import Erratum
from builder.model.game import Game
from builder.model.hex_grid import Wrap
from builder.model.message import Message, say
from builder.model.message import listed as in_a_row
from builder.model.names import Names

Record = tuple[Message, Values]


def rule_differences(old: Edition, new: Edition) -> tuple[RecordDifference, ...]:
    """Every constraint that differs; none where an edition has no data."""
    if old.game is None or new.game is None:
        return ()
    return _differences(_constraints(old.game), _constraints(new.game))


def board_differences(old: Edition, new: Edition) -> tuple[RecordDifference, ...]:
    """Every board whose places, hexes or tracks differ; none where an edition has no data."""
    if old.game is None or new.game is None:
        return ()
    return _differences(_boards(old.game), _boards(new.game))


def new_errata(old: Edition, new: Edition) -> tuple[Erratum, ...]:
    """The errata that only the new edition has, or that say something else now; a user's own values are no errata."""
    if old.game is None or new.game is None:
        return ()
    before = {_said(erratum) for erratum in old.game.errata}
    return tuple(erratum for erratum in new.game.errata if not erratum.private and _said(erratum) not in before)


def _said(erratum: Erratum) -> str:
    """What an erratum says, without the places where it is written."""
    heading = (erratum.id, erratum.date, erratum.reason, erratum.source, erratum.rule)
    rules = [(rule.rule, rule.says) for rule in erratum.rules]
    changes = [(change.kind, change.subject, change.what, change.new) for change in erratum.changes]
    return repr((heading, rules, changes))


def _differences(old: Mapping[str, Record], new: Mapping[str, Record]) -> tuple[RecordDifference, ...]:
    found: list[RecordDifference] = []
    for key in dict.fromkeys((*new, *old)):
        was, now = old.get(key), new.get(key)
        fields = differences(was[1] if was else {}, now[1] if now else {})
        kind = Kind.ADDED if was is None else Kind.REMOVED if now is None else Kind.CHANGED
        if fields or kind is not Kind.CHANGED:
            found.append(RecordDifference(kind, key, (now or was or (Message(key, key),))[0], fields))
    return tuple(found)


def _constraints(game: Game) -> Mapping[str, Record]:
    return {constraint.id: (as_message(constraint.says), _terms(constraint)) for constraint in game.constraints}


def _terms(constraint: Constraint) -> Values:
    found: dict[str, tuple[Message, Value]] = {
        "says": (Message("文", "says"), names_value(constraint.says)),
        "check": (Message("種類", "check"), constraint.kind),
        "rule": (Message("ルール", "rule"), constraint.rule),
        "severity": (Message("重さ", "severity"), constraint.severity.word),
        "setups": (Message("セットアップ", "setups"), listed(word.text for word in constraint.setups)),
        "note": (Message("備考", "note"), names_value(constraint.note)),
    }
    for word, option in constraint.options.entries:
        found[f"option {word.text}"] = (Message(word.text, word.text), option_text(option))
    for number, exception in enumerate(constraint.exceptions, start=1):
        label = say("例外{n}", "exception {n}", n=number)
        found[f"exception {number}"] = (
            label,
            say("{where}: {reason}", "{where}: {reason}", where=option_text(exception.where), reason=exception.reason),
        )
    return found


def _boards(game: Game) -> Mapping[str, Record]:
    return {board.id: (as_message(board.names), _board_values(game, board)) for board in game.boards}


_WRAPS = {
    Wrap.COLUMNS: Message("左と右", "left and right"),
    Wrap.ROWS: Message("上と下", "top and bottom"),
    Wrap.BOTH: Message("左と右、上と下", "left and right, top and bottom"),
}


def _board_values(game: Game, board: Board) -> Values:
    found: dict[str, tuple[Message, Value]] = {
        "name": (Message("名前", "name"), names_value(board.names)),
        "size": (Message("大きさ (px)", "size (px)"), f"{board.width_px} × {board.height_px}"),
    }
    spaces = {space for track in board.tracks for digit in track.digits for space in digit.spaces.values()}
    for place in board.places:
        if place.id not in spaces:
            found[f"place {place.id}"] = (as_message(place.names), listed(place.hexes) or "□")
            found[f"name {place.id}"] = (_name_of(place.id), names_value(place.names))
    terrains = {terrain.id: terrain.names for terrain in board.terrains}
    for hex_ in board.hexes.values():
        names = [terrains[hex_.terrain]] if hex_.terrain in terrains else []
        names += [game.side(hex_.territory).names] if hex_.territory is not None else []
        label = say("ヘクス{hex}", "hex {hex}", hex=hex_.id)
        found[f"hex {hex_.id}"] = (label, _row(names))
    edge_kinds = {kind.id: kind.names for kind in board.edge_kinds}
    for edge in board.edges:
        label = say("ヘクスサイド{hexes}", "hexside {hexes}", hexes="/".join(edge.hexes))
        found[f"edge {edge.kind} {edge.hexes}"] = (label, names_value(edge_kinds[edge.kind]))
    if board.grid is not None and board.grid.wraps is not None:
        found["wraps"] = (Message("つながる端", "edges that meet"), _WRAPS[board.grid.wraps])
    for link in game.links:
        if any(on == board.id for on, _ in link.here):
            here, there = (
                in_a_row(game.board(on).place(at).names for on, at in end) for end in (link.here, link.there)
            )
            label = say("つながり：{here} - {there}", "link: {here} - {there}", here=here, there=there)
            found[f"link {link.here} {link.there}"] = (label, say("{n}ヘクス", "{n} hexes", n=link.steps))
    for track in board.tracks:
        reach = listed(digit_key for digit in track.digits for digit_key in digit.spaces)
        found[f"track {track.id} {track.owner}"] = (as_message(track.names), reach)
    return found


def _name_of(place: str) -> Message:
    return say("「{place}」の名前", "name of '{place}'", place=place)


def _row(names: Iterable[Names]) -> Message | None:
    parts = [as_message(name) for name in names]
    return Message("、".join(part.ja for part in parts), ", ".join(part.en for part in parts)) if parts else None
