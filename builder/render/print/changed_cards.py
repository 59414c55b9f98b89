"""Which printed counters look another way than they did: those that an erratum touched, and new ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from builder.model.layout import Layout
from builder.model.print_job import PrintedCounter
from builder.model.print_style import PrintStyle
from builder.record import Record
from builder.render.print.printed_face import FaceDesign, FaceSize, back_design, face_pixels, front_design

_DPI = 300.0


class Appearance(Record):
    """Everything that gives a game's counters their looks."""

    cards: Sequence[PrintedCounter]
    layouts: Mapping[str, Layout]
    art: Mapping[str, bytes]
    language: str


def changed_cards(now: Appearance, before: Appearance, style: PrintStyle) -> tuple[PrintedCounter, ...]:
    """The cards of ``now``, in their order, that ``before`` has not or whose front or back is another picture there.

    A counter that was only given another id is no change: a card that is no longer there and looks the same stands for it.
    Cards whose class has no layout are left out: the missing layout is reported when they are drawn.
    """
    drawn = [card for card in now.cards if card.counter_class.layout in now.layouts]
    known = {card.id: card for card in before.cards if card.counter_class.layout in before.layouts}
    kept = {card.id for card in drawn}
    gone = [card for name, card in known.items() if name not in kept]
    gone_looks = {_pixels(card, before, style) for card in gone} if kept - set(known) else set()
    changed: list[PrintedCounter] = []
    for card in drawn:
        looks = _pixels(card, now, style)
        same = looks == _pixels(known[card.id], before, style) if card.id in known else looks in gone_looks
        if not same:
            changed.append(card)
    return tuple(changed)


def _pixels(card: PrintedCounter, looks: Appearance, style: PrintStyle) -> tuple[tuple[int, int], bytes, bytes]:
    """The cut size in thousandths of a millimetre and the pixels of both faces."""
    designs = (
        front_design(card, looks.layouts, looks.language),
        back_design(card, looks.layouts, style.plain_back, looks.language),
    )
    front, back = (_drawn(design, looks.art, style) for design in designs)
    width, height = card.size_mm
    return (round(width * 1000), round(height * 1000)), front, back


def _drawn(design: FaceDesign, art: Mapping[str, bytes], style: PrintStyle) -> bytes:
    size = FaceSize.of(design.subject, _DPI, style.bleed_mm, style.hairline_mm)
    return face_pixels(design, size, art)[0].tobytes()
