"""What a side holds when a setup begins: the places under ``holds`` of its heading."""

from __future__ import annotations

from builder.load.fields import Fields
from builder.load.name_table import unknown_word
from builder.load.node import Scalar
from builder.load.nouns import on_boards
from builder.load.vocabulary import Vocabulary
from builder.model.message import say
from builder.model.setup import Holding


def read_holdings(heading: Fields, side: str, rule: str | None, words: Vocabulary) -> tuple[Holding, ...]:
    """One holding for each place that is named; reports ``unknown-place`` and ``ambiguous-place``."""
    found = (_read_holding(word, side, rule, words, heading) for word in heading.scalars("holds"))
    return tuple(holding for holding in found if holding is not None)


def _read_holding(word: Scalar, side: str, rule: str | None, words: Vocabulary, heading: Fields) -> Holding | None:
    text = word.text or ""
    own, shared = words.places_of(side), words.places_of(None)
    places = own.all(text) or shared.all(text)
    exact = tuple(place for place in places if place.id == text)
    if len(places) > 1 and len(exact) != 1:
        message = say(
            "「{text}」は{where}のどれか決まりません。idを書いてください",
            "'{text}' may be {where}; write the id",
            text=text,
            where=on_boards((place.id, place.board) for place in places),
        )
        heading.faults.error(word.origin, "ambiguous-place", message)
        return None
    if not places:
        heading.faults.error(word.origin, "unknown-place", unknown_word("place", text, own, shared))
        return None
    place = (*exact, *places)[0]
    (own if own.all(text) else shared).tell_spelling(word, heading.faults)
    return Holding(place.id, place.board, side, word.origin, rule)
