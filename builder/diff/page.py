"""A difference as one HTML page that needs nothing else: the pictures lie in it."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from pathlib import Path

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, StrictUndefined

from builder.diff.difference import Difference, Kind
from builder.diff.text import GROUP, erratum_text, told, value_text
from builder.diff.trait_groups import grouped
from builder.render.thumbnail import thumbnail

TEMPLATE = "diff.html.j2"
BOARD_WIDTH_PX = 560
"""Boards are shown at this width."""

_MIME_TYPES = {b"\x89PNG": "image/png", b"GIF8": "image/gif", b"\xff\xd8\xff": "image/jpeg"}


def diff_page(difference: Difference, template_folders: Sequence[Path], language: str) -> str:
    """The page in ``ja`` or ``en``, from ``pages/diff.html.j2`` of the first folder that has it."""
    environment = Environment(
        loader=ChoiceLoader([FileSystemLoader(folder / "pages") for folder in template_folders]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    single, trait_groups = grouped(difference.pieces)
    page = environment.get_template(TEMPLATE)
    return page.render(
        difference=difference,
        language=language,
        told=lambda message: told(message, language),
        value=lambda message, field: value_text(message, field, language),
        image=_data_uri,
        board_image=_board_uri,
        erratum_text=lambda erratum: erratum_text(erratum, language),
        trait_groups=trait_groups,
        trait_group_name=told(GROUP, language),
        groups=[
            (kind.value, [piece for piece in single if piece.kind is kind])
            for kind in (Kind.CHANGED, Kind.ADDED, Kind.REMOVED)
        ],
    )


def _data_uri(content: bytes) -> str:
    mime = next((mime for start, mime in _MIME_TYPES.items() if content.startswith(start)), "image/svg+xml")
    return f"data:{mime};base64,{base64.b64encode(content).decode('ascii')}"


def _board_uri(content: bytes) -> str:
    return _data_uri(thumbnail(content, BOARD_WIDTH_PX) or content)
