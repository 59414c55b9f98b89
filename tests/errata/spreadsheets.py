"""The smallest spreadsheets that office programs open, written by hand, so that their reader is not tested by itself."""

from __future__ import annotations

import zipfile
from pathlib import Path
from xml.sax.saxutils import escape

Rows = list[list[str | int | float | None]]

_TYPES = """<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml"
 ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml"
 ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>
</Types>"""
_RELATIONS = """<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1"
 Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/{kind}" Target="{target}"/></Relationships>"""
_WORKBOOK = """<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"
 xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Values" sheetId="1"
 r:id="r1"/></sheets></workbook>"""
_ODS_MANIFEST = """<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry
 manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/></manifest:manifest>"""


def write_xlsx(file: Path, rows: Rows) -> None:
    """One sheet; texts stand inline, numbers as numbers."""
    lines = "".join(
        f'<row r="{line}">{"".join(_xlsx_cell(line, column, cell) for column, cell in enumerate(row))}</row>'
        for line, row in enumerate(rows, start=1)
    )
    sheet = f'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>{lines}</sheetData></worksheet>'
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("[Content_Types].xml", _TYPES)
        archive.writestr("_rels/.rels", _RELATIONS.format(kind="officeDocument", target="xl/workbook.xml"))
        archive.writestr("xl/workbook.xml", _WORKBOOK)
        archive.writestr(
            "xl/_rels/workbook.xml.rels", _RELATIONS.format(kind="worksheet", target="worksheets/sheet1.xml")
        )
        archive.writestr("xl/worksheets/sheet1.xml", sheet)


def write_ods(file: Path, rows: Rows) -> None:
    """One table; texts as strings, numbers as floats."""
    lines = "".join(f"<table:table-row>{''.join(map(_ods_cell, row))}</table:table-row>" for row in rows)
    names = " ".join(
        f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for name in ("office", "table", "text")
    )
    content = (
        f'<office:document-content {names}><office:body><office:spreadsheet><table:table table:name="Values">{lines}'
        "</table:table></office:spreadsheet></office:body></office:document-content>"
    )
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("META-INF/manifest.xml", _ODS_MANIFEST)
        archive.writestr("content.xml", content)


def _xlsx_cell(line: int, column: int, cell: str | int | float | None) -> str:
    place = f"{chr(ord('A') + column)}{line}"
    if cell is None:
        return ""
    if isinstance(cell, str):
        return f'<c r="{place}" t="inlineStr"><is><t>{escape(cell)}</t></is></c>'
    return f'<c r="{place}"><v>{cell}</v></c>'


def _ods_cell(cell: str | int | float | None) -> str:
    if cell is None:
        return "<table:table-cell/>"
    if isinstance(cell, str):
        return f'<table:table-cell office:value-type="string"><text:p>{escape(cell)}</text:p></table:table-cell>'
    return (
        f'<table:table-cell office:value-type="float" office:value="{cell}"><text:p>{cell}</text:p></table:table-cell>'
    )
