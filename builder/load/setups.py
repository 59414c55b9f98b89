"""A setup's file: its turn, its notes, and under each side's heading what stands where."""

from __future__ import annotations

from builder.load.boards import report_other_name
from builder.load.fields import Faults, Fields
from builder.load.node import Node
from builder.load.setup_holdings import read_holdings
from builder.load.setup_lines import read_lines
from builder.load.setup_tracks import Heading, TrackKey, complete, read_track_values
from builder.load.source import read_source, read_spelled_names
from builder.load.vocabulary import Vocabulary
from builder.model.message import say
from builder.model.names import Names
from builder.model.setup import Holding, Placement, Setup, TrackValue


def read_setup(node: Node, file: str, words: Vocabulary, faults: Faults) -> Setup:
    """The setup of one file, every word looked up in ``words``."""
    fields = Fields(node, faults, "setup")
    setup_id = fields.identifier("setup")
    report_other_name(setup_id, file, "setup", fields)
    source = read_source(fields)
    names = read_spelled_names(fields)
    turn = fields.integer("turn")
    placements: list[Placement] = []
    holdings: list[Holding] = []
    notes: list[Names] = list(fields.names_list("notes"))
    headings = [Heading(None, fields.origin)]
    given: dict[TrackKey, TrackValue] = dict(read_track_values(fields, None, None, words))
    lines = read_lines(fields, None, None, words)
    placements += lines.placements
    notes += lines.notes
    for item in fields.items("sides"):
        heading = Fields(item, faults, "side's heading")
        heading_source = read_source(heading)
        word = heading.scalar("side")
        side = words.sides.resolve(word, faults) if word else None
        if word is None or side is None:
            continue
        if any(earlier.side == side.id for earlier in headings):
            message = say(
                "陣営「{side}」の見出しが2つあります。一つにまとめてください",
                "the side '{side}' has two headings; put them together",
                side=word.text or "",
            )
            faults.error(word.origin, "side-twice", message)
        headings.append(Heading(side.id, word.origin))
        given.update(read_track_values(heading, side.id, heading_source.rule, words))
        holdings += read_holdings(heading, side.id, heading_source.rule, words)
        lines = read_lines(heading, side.id, heading_source.rule, words)
        placements += lines.placements
        notes += lines.notes
        heading.finish()
    turn_value = _turn_value(fields, turn, words)
    values = complete(given, tuple(headings), turn_value, words, faults)
    fields.finish()
    return Setup(
        id=setup_id,
        names=names,
        turn=turn,
        placements=tuple(placements),
        track_values=values,
        origin=fields.origin,
        rule=source.rule,
        notes=tuple(notes),
        turn_origin=fields.origin_of("turn"),
        holdings=tuple(holdings),
    )


def _turn_value(fields: Fields, turn: int, words: Vocabulary) -> TrackValue | None:
    """What the track of the turn shows; None where the game has no such track. A turn off the track is reported."""
    wanted = words.game.turns.track
    tracks = [track for board in words.game.boards for track in board.tracks if track.id == wanted]
    if wanted is None or not tracks:
        return None
    track, origin = tracks[0], fields.origin_of("turn")
    has_spaces = any(digit.spaces for digit in track.digits)
    if has_spaces and fields.has("turn") and not track.spaces_for(str(turn)):
        message = say(
            "「turn」が{turn}です。トラック「{track}」は{minimum}から{maximum}までです",
            "'turn' is {turn}; the track '{track}' goes from {minimum} to {maximum}",
            turn=turn,
            track=track.id,
            minimum=str(track.minimum),
            maximum=str(track.maximum),
        )
        fields.faults.error(origin, "track-value-out-of-range", message)
    return TrackValue(track.id, track.board, None, str(turn), origin)
