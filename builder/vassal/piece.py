"""A piece: its traits from the outermost to the basic piece, and the AddPiece text that carries it.

Java: ``VASSAL.counters.Decorator``, ``PieceCloner``, ``UsePrototype`` and ``VASSAL.build.module.BasicCommandEncoder``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from builder.record import Record, replace
from builder.vassal.sequence import SequenceError, decode_pair, decode_sequence, encode_nest, encode_sequence
from builder.vassal.traits import AnyTrait, BasicPiece, Comment, UsePrototype

ADD = "+"
NO_ID = "null"
PROTOTYPE_DEPTH = 50
"""How deep prototypes may use each other before it is taken for a circle (Java ``RecursionLimiter``)."""


class PrototypeError(ValueError):
    """A prototype that is not there, or that uses itself. The engine says nothing in the first case: the traits vanish."""


class Piece(Record):
    """A piece or prototype: ``traits`` outermost first, the last one the BasicPiece."""

    traits: tuple[AnyTrait, ...]

    @property
    def basic(self) -> AnyTrait:
        """The innermost trait, the BasicPiece of every sound piece."""
        return self.traits[-1]

    def type_text(self) -> str:
        """All types, nested: ``outermost TAB the rest``, one more backslash before the TAB at each level.

        Raises SequenceError for a TAB in the basic piece, which the engine would take for one more trait.
        """
        if "\t" in self.basic.written[0]:
            raise SequenceError(f"{self.basic.type_text()!r} has a TAB; the image and the name of a piece must not")
        return _nest([trait.written[0] for trait in self.traits])

    def state_text(self) -> str:
        """All states, nested as the types are."""
        return _nest([trait.written[1] for trait in self.traits])

    def add_piece(self, piece_id: str = NO_ID) -> str:
        """The AddPiece text ``+/id/type/state``; ``null`` is the id of a piece that is not in play.

        Raises SequenceError for a text that VASSAL could not read back.
        """
        return encode_sequence((ADD, piece_id, self.type_text(), self.state_text()), "/")


def decode_add_piece(text: str) -> tuple[str, Piece]:
    """The id and the piece of an AddPiece text. Raises SequenceError if it is none.

    As in Java, states beyond the number of traits are dropped; where there are too few, the rest stay at their defaults
    (the engine reports these: ``No state for Trait``).
    """
    parts = decode_sequence(text, "/")
    if len(parts) < 3 or parts[0] != ADD:
        raise SequenceError(f"{text[:60]!r} is not the text of a piece: +/id/type/state")
    return parts[1], decode_piece(parts[2], parts[3] if len(parts) > 3 else "")


def decode_piece(type_text: str, state_text: str) -> Piece:
    """A piece from its nested type and state."""
    from builder.vassal.traits import decode_trait  # and with it all traits, which who only writes has no use for

    types = unnest(type_text)
    states = unnest(state_text, len(types))
    return Piece(tuple(decode_trait(one, state) for one, state in zip(types, states, strict=True)))


def expand_prototypes(piece: Piece, prototypes: Mapping[str, Piece]) -> Piece:
    """The piece as it is in play: the traits of each prototype in the place of its UsePrototype, no Comment left.

    Raises PrototypeError for a prototype that is not there or that uses itself.
    """
    return Piece((*_expand(piece.traits[:-1], prototypes, ()), piece.basic))


def substitute_parameters(prototype: Piece, parameters: Mapping[str, str]) -> Piece:
    """The prototype with ``$name$`` replaced in all its texts, as the engine does for a UsePrototype with parameters.

    The engine replaces in the whole AddPiece text, and a ``$name$`` that names no parameter loses its dollar signs (Java
    ``FormattedStringExpression``): a prototype that is used with parameters must not hold any other ``$name$``.
    """
    text = prototype.add_piece()
    if "$" not in text:
        return prototype
    tokens = decode_sequence(text, "$")
    last = len(tokens) - 1
    replaced = (
        parameters.get(token, token) if index % 2 and index < last else token for index, token in enumerate(tokens)
    )
    return decode_add_piece("".join(replaced))[1]


def unnest(text: str, count: int | None = None) -> list[str]:
    """The texts of a nested sequence with TAB, outermost first; with ``count``, exactly so many, empty where too few."""
    texts: list[str] = []
    rest: str | None = text
    while rest is not None and (count is None or len(texts) < count):
        if count is not None and len(texts) == count - 1:
            texts.append(rest)
            break
        first, rest = decode_pair(rest, "\t")
        texts.append(first)
    return texts if count is None else [*texts, *[""] * (count - len(texts))]


def _nest(texts: list[str]) -> str:
    """Twenty copies of a counter in a setup differ in their places alone, which stand in the innermost text."""
    innermost = texts.pop()
    around = _nest_around(tuple(texts))
    if not around.endswith("\t") or "\t" in innermost or innermost[:1] in _QUOTED or innermost[-1:] in _QUOTED:
        return encode_nest((*texts, innermost), "\t")
    return around + innermost


_QUOTED = ("\\", "'")
"""A text that begins or ends so may be put into quotes, with all that is around it."""


@lru_cache(maxsize=1024)
def _nest_around(texts: tuple[str, ...]) -> str:
    """What stands before the innermost text. It ends in a TAB, unless some text had to be put into quotes with all inside it."""
    return encode_nest((*texts, ""), "\t")


def _expand(
    traits: tuple[AnyTrait, ...], prototypes: Mapping[str, Piece], inside: tuple[str, ...]
) -> tuple[AnyTrait, ...]:
    expanded: list[AnyTrait] = []
    for trait in traits:
        if isinstance(trait, Comment):
            continue
        if not isinstance(trait, UsePrototype):
            expanded.append(trait)
            continue
        if trait.name not in prototypes:
            raise PrototypeError(f"there is no prototype {trait.name!r}")
        if len(inside) >= PROTOTYPE_DEPTH or trait.name in inside:
            raise PrototypeError(f"the prototype {trait.name!r} uses itself: {' > '.join([*inside, trait.name])}")
        prototype = prototypes[trait.name]
        if trait.parameters is not None:
            prototype = substitute_parameters(prototype, dict(trait.parameters))
        expanded.extend(_expand(prototype.traits[:-1], prototypes, (*inside, trait.name)))
    return tuple(expanded)


def placed_piece(piece: Piece, map_name: str, x: int, y: int) -> Piece:
    """The piece at a pixel of a map. Raises TypeError for a piece whose innermost trait is no BasicPiece."""
    if not isinstance(piece.basic, BasicPiece):
        raise TypeError(f"the innermost trait of a piece is a basic piece, not {piece.basic.type_text()[:40]!r}")
    return Piece((*piece.traits[:-1], replace(piece.basic, map_name=map_name, x=x, y=y)))
