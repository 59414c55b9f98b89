"""Where a line of a setup says that counters stand: a box, a space, a hex, one or each hex of an area."""

from __future__ import annotations

from builder.load.fields import Fields
from builder.load.name_table import unknown_word
from builder.load.node import Scalar
from builder.load.nouns import on_boards, owner_named, owners
from builder.load.vocabulary import Owner, Vocabulary
from builder.model.board import Board, Place, PlaceKind
from builder.model.message import Message, say
from builder.model.names import Names
from builder.origin import Origin
from builder.record import Record

_FEW = 24
"""So many hexes of a place are named in a message."""


class Spot(Record):
    """One spot that counters are put at. ``place`` is a place's id, or a hex id where the hex has no name of its own."""

    board: str
    place: str
    origin: Origin
    hex: str | None = None
    chosen: bool = False
    area: Names | None = None
    """What the place is called of which the hex was chosen."""


def read_spots(line: Fields, side: Owner, words: Vocabulary) -> tuple[Spot, ...]:
    """The spots that a line names with ``place``, ``hex``, ``board``, ``side``, ``each_hex`` and ``any_hex``.

    Reports ``unknown-place``, ``ambiguous-place``, ``place-of-another-side``, ``hex-not-in-place``, ``area-needs-hex``.
    """
    hex_word, board_word, side_word = (line.optional_scalar(key) for key in ("hex", "board", "side"))
    each_hex, any_hex = line.flag("each_hex"), line.flag("any_hex")
    line.node("place")
    if sum((each_hex, any_hex, hex_word is not None)) > 1:
        message = Message(
            "1行に書けるのは「hex」「each_hex」「any_hex」のどれか一つです",
            "a line has one of 'hex', 'each_hex' and 'any_hex', not several",
        )
        line.faults.error(line.origin, "hex-choice", message)
        return ()
    board = words.boards.resolve(board_word, line.faults) if board_word else None
    owner = words.sides.resolve(side_word, line.faults) if side_word else None
    if line.has("place") or hex_word is None:
        word = line.scalar("place")
        if word is None:
            return ()
        found = _resolve_place(word, owner.id if owner else side, board, words, line)
        if isinstance(found, Place):
            return _spots_in(found, word, hex_word, each_hex, any_hex, words, line)
        return (found,) if found else ()
    spot = _hex_spot(hex_word, board, words, line)
    return (spot,) if spot else ()


def _resolve_place(
    word: Scalar, owner: Owner, board: Board | None, words: Vocabulary, line: Fields
) -> Place | Spot | None:
    text = word.text or ""
    for candidate in dict.fromkeys((owner, None)):
        found = [place for place in words.places_of(candidate).all(text) if board is None or place.board == board.id]
        if len(found) > 1:
            message = say(
                "「{text}」は{where}のどれか決まりません。idを書くか、「board」を加えてください",
                "'{text}' may be {where}; write the id, or add 'board'",
                text=text,
                where=on_boards((place.id, place.board) for place in found),
            )
            line.faults.error(word.origin, "ambiguous-place", message)
            return None
        if found:
            words.places_of(candidate).tell_spelling(word, line.faults)
            return found[0]
    if text in words.hex_boards:
        return _hex_spot(word, board, words, line)
    others = [place for place in words.places_of_anyone(text) if board is None or place.board == board.id]
    if others:
        message = say(
            "「{text}」は「{owner}」の場所ではありません。持っているのは：{owners}。そのどれかなら「side」を書いてください",
            "'{text}' is no place of '{owner}'; it belongs to: {owners}; if one of those is meant, add 'side'",
            text=text,
            owner=owner_named(owner),
            owners=owners(dict.fromkeys(place.owner for place in others)),
        )
        line.faults.error(word.origin, "place-of-another-side", message)
        return None
    message = unknown_word("place", text, words.places_of(owner), words.places_of(None))
    line.faults.error(word.origin, "unknown-place", message)
    return None


def _hex_spot(word: Scalar, board: Board | None, words: Vocabulary, line: Fields) -> Spot | None:
    """A hex named by its id: part of a named place where it lies in one."""
    hex_id = word.text or ""
    boards = [found for found in words.hex_boards.get(hex_id, ()) if board is None or found.id == board.id]
    if not boards:
        if board:
            message = say(
                "盤「{board}」にヘクス「{hex}」はありません",
                "there is no hex '{hex}' on the board '{board}'",
                hex=hex_id,
                board=board.id,
            )
        else:
            message = say("どのマップにもヘクス「{hex}」はありません", "there is no hex '{hex}' on any map", hex=hex_id)
        line.faults.error(word.origin, "unknown-hex", message)
    if len(boards) > 1:
        names = ", ".join(f"'{found.id}'" for found in boards)
        message = say(
            "盤{names}のどれにもヘクス{hex}があります。「board」を加えてください",
            "the boards {names} have a hex {hex} each; add 'board'",
            names=names,
            hex=hex_id,
        )
        line.faults.error(word.origin, "ambiguous-place", message)
    if len(boards) != 1:
        return None
    place = words.hex_places.get((boards[0].id, hex_id))
    return Spot(boards[0].id, place.id if place else hex_id, word.origin, hex_id)


def _spots_in(
    place: Place, word: Scalar, hex_word: Scalar | None, each_hex: bool, any_hex: bool, words: Vocabulary, line: Fields
) -> tuple[Spot, ...]:
    if place.kind not in (PlaceKind.HEXES, PlaceKind.REGION):
        if hex_word or each_hex or any_hex:
            message = say(
                "「{place}」はボックスで、ヘクスがありません。「hex」「each_hex」「any_hex」を除いてください",
                "'{place}' is a box and has no hexes; leave out 'hex', 'each_hex' and 'any_hex'",
                place=word.text or "",
            )
            line.faults.error(hex_word.origin if hex_word else word.origin, "hex-not-in-place", message)
        return (Spot(place.board, place.id, word.origin),)
    inside = ", ".join(place.hexes if len(place.hexes) <= _FEW else (*place.hexes[:_FEW], "…"))
    if hex_word is not None and hex_word.text not in place.hexes:
        message = say(
            "ヘクス「{hex}」は「{place}」にありません。あるのは：{inside}",
            "the hex '{hex}' is not in '{place}', which has: {inside}",
            hex=hex_word.text or "",
            place=word.text or "",
            inside=inside,
        )
        line.faults.error(hex_word.origin, "hex-not-in-place", message)
        return ()
    if len(place.hexes) > 1 and not (hex_word or each_hex or any_hex):
        message = say(
            "「{place}」には{count}ヘクスあります（{inside}）。「each_hex: true」（それぞれに置く）、"
            "「any_hex: true」（どこでもよい）、「hex」のどれかを加えてください",
            "'{place}' has {count} hexes ({inside}); add 'each_hex: true' (so many in each), "
            "'any_hex: true' (the rule leaves it free) or 'hex'",
            place=word.text or "",
            count=len(place.hexes),
            inside=inside,
        )
        line.faults.error(word.origin, "area-needs-hex", message)
        return ()
    hexes = (hex_word.text,) if hex_word else place.hexes if each_hex else place.hexes[:1]
    chosen = any_hex and len(place.hexes) > 1
    area = place.names if chosen else None
    if place.kind is PlaceKind.REGION:  # what stands in a base of a region stands in the base
        return tuple(_spot_of(place.board, hex_id or "", word, chosen, area, words) for hex_id in hexes)
    return tuple(Spot(place.board, place.id, word.origin, hex_id, chosen, area) for hex_id in hexes)


def _spot_of(board: str, hex_id: str, word: Scalar, chosen: bool, area: Names | None, words: Vocabulary) -> Spot:
    """The spot of a hex: part of its named place where it lies in one."""
    place = words.hex_places.get((board, hex_id))
    return Spot(board, place.id if place else hex_id, word.origin, hex_id, chosen, area)
