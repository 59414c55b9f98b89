"""A page of HTML that VASSAL's help window can show: HTML 3.2 and a little CSS, the abilities of Java's text pane."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

_STYLE = """
body { font-family: sans-serif; font-size: 12pt; margin: 16px 24px; color: #1d1a16; background-color: #fdfbf5; }
h1 { font-size: 20pt; color: #3a2a1a; margin: 4px 0 10px 0; }
h2 { font-size: 15pt; color: #74182a; margin: 18px 0 6px 0; }
h3 { font-size: 12pt; margin: 12px 0 4px 0; }
p, li { margin: 3px 0; }
th { text-align: left; background-color: #e8dfc8; padding: 3px 8px; }
td { padding: 3px 8px; background-color: #ffffff; }
"""


_SHORT = 24
"""So many characters of a first cell stay on one line."""


def page(title: str, language: str, parts: Iterable[str]) -> bytes:
    """The whole page in UTF-8."""
    body = "\n".join(parts)
    head = f'<meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>{escape(title)}</title>'
    text = f'<html lang="{escape(language)}"><head>{head}<style>{_STYLE}</style></head><body>\n{body}\n</body></html>\n'
    # Java's text pane takes bytes for the machine's own encoding, so that only ASCII is safe.
    return text.encode("ascii", "xmlcharrefreplace")


def heading(text: str, level: int = 2) -> str:
    """A heading of level 1 to 3."""
    return f"<h{level}>{escape(text)}</h{level}>"


def paragraph(text: str) -> str:
    """A paragraph."""
    return f"<p>{escape(text)}</p>"


def bullets(lines: Sequence[str]) -> str:
    """A list; nothing for no lines."""
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>" if lines else ""


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table with a head."""
    head = "".join(f"<th>{escape(text)}</th>" for text in headings)
    lines = "".join("<tr>" + "".join(_cell(cell, index) for index, cell in enumerate(row)) + "</tr>" for row in rows)
    return f'<table border="0" cellspacing="1" bgcolor="#cbbf9f" width="100%"><tr>{head}</tr>{lines}</table>'


def _cell(text: str, column: int) -> str:
    """A cell; a short first one stays on one line."""
    whole = " nowrap" if column == 0 and len(text) <= _SHORT else ""
    return f"<td{whole}>{escape(text)}</td>"
