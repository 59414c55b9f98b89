"""A PDF file with pictures and shapes, the same bytes on every machine.

The few parts of PDF 1.7 (ISO 32000-1) that a sheet needs are written here: no library embeds the CFF fonts of the tool, all of
them compress with whatever zlib they find, and this file promises its bytes. Text is set as outlines. A picture's data are
those of its PNG, byte for byte, which PDF can read (Predictor 15).
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from PIL import Image

from builder.render.png import png_bytes

POINTS_PER_MM = 72 / 25.4
_LEVEL, _WINDOW, _MEMORY, _RUN_LENGTH = 6, 15, 8, 3
"""As in ``builder.render.png``: with run lengths alone every zlib writes the same bytes."""
_PNG_SIGNATURE_LENGTH = 8
_CATALOG, _PAGES, _INFO = 1, 2, 3


@dataclass(slots=True)
class PdfFile:
    """Objects of a PDF as they are added; an object's number is its place, from 1."""

    title: str
    duplex: str | None = None
    """What the print dialogue proposes: ``Simplex``, ``DuplexFlipLongEdge`` or ``DuplexFlipShortEdge``."""
    _objects: list[bytes] = field(default_factory=lambda: [b""] * _INFO)
    _pages: list[int] = field(default_factory=list)
    _known: dict[bytes, int] = field(default_factory=dict)

    def add_image(self, image: Image.Image) -> int:
        """The number of a picture, stored once however often it is added; it may be transparent."""
        if "A" not in image.getbands():
            return self._pixels(image.convert("RGB"), "/DeviceRGB")
        mask = self._pixels(image.getchannel("A"), "/DeviceGray")
        return self._pixels(image.convert("RGB"), f"/DeviceRGB /SMask {mask} 0 R")

    def add_form(self, content: bytes, width: float, height: float, pictures: Mapping[str, int]) -> int:
        """The number of a drawing of ``width`` by ``height`` points, stored once; it is placed as a picture is."""
        header = (
            f"/Type /XObject /Subtype /Form /BBox [0 0 {number(width)} {number(height)}] "
            f"/Matrix [{1 / width:.9f} 0 0 {1 / height:.9f} 0 0] /Resources {_resources(pictures)} /Filter /FlateDecode"
        )
        return self._once(_stream(header, _deflated(content)))

    def add_page(self, width_mm: float, height_mm: float, content: bytes, pictures: Mapping[str, int]) -> None:
        """A page; ``pictures`` are the numbers of what ``content`` names."""
        stream = self._add(_stream("/Filter /FlateDecode", _deflated(content)))
        box = f"[0 0 {number(width_mm * POINTS_PER_MM)} {number(height_mm * POINTS_PER_MM)}]"
        page = (
            f"<< /Type /Page /Parent {_PAGES} 0 R /MediaBox {box} /TrimBox {box} /Resources {_resources(pictures)} "
            f"/Contents {stream} 0 R >>"
        )
        self._pages.append(self._add(page.encode()))

    def content(self) -> bytes:
        """The file. It names neither date nor machine; its id is made from what is in it."""
        duplex = f"/Duplex /{self.duplex} " if self.duplex else ""
        kids = " ".join(f"{page} 0 R" for page in self._pages)
        self._objects[_CATALOG - 1] = (
            f"<< /Type /Catalog /Pages {_PAGES} 0 R "
            f"/ViewerPreferences << /PrintScaling /None {duplex}/DisplayDocTitle true >> >>"
        ).encode()
        self._objects[_PAGES - 1] = f"<< /Type /Pages /Count {len(self._pages)} /Kids [{kids}] >>".encode()
        title = ("\ufeff" + self.title).encode("utf-16-be").hex()
        self._objects[_INFO - 1] = f"<< /Title <{title}> /Creator (vmodsmith) /Producer (vmodsmith) >>".encode()
        content = bytearray(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")
        offsets: list[int] = []
        for index, body in enumerate(self._objects, 1):
            offsets.append(len(content))
            content += b"%d 0 obj\n%s\nendobj\n" % (index, body)
        identity = hashlib.sha256(content).hexdigest()[:32]
        table = "".join(f"{offset:010d} 00000 n \n" for offset in offsets)
        size = len(offsets) + 1
        trailer = (
            f"xref\n0 {size}\n0000000000 65535 f \n{table}trailer\n<< /Size {size} /Root {_CATALOG} 0 R "
            f"/Info {_INFO} 0 R /ID [<{identity}> <{identity}>] >>\nstartxref\n{len(content)}\n%%EOF\n"
        )
        return bytes(content + trailer.encode())

    def _pixels(self, image: Image.Image, colours: str) -> int:
        header = (
            f"/Type /XObject /Subtype /Image /Width {image.width} /Height {image.height} /BitsPerComponent 8 "
            f"/ColorSpace {colours} /Filter /FlateDecode /DecodeParms << /Predictor 15 "
            f"/Colors {len(image.getbands())} /BitsPerComponent 8 /Columns {image.width} >>"
        )
        return self._once(_stream(header, _pixel_data(png_bytes(image))))

    def _once(self, body: bytes) -> int:
        key = hashlib.sha256(body).digest()
        if key not in self._known:
            self._known[key] = self._add(body)
        return self._known[key]

    def _add(self, body: bytes) -> int:
        self._objects.append(body)
        return len(self._objects)


def number(value: float) -> str:
    """A number as PDF writes it: at most three decimals (a third of a micrometre), none that say nothing."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _resources(pictures: Mapping[str, int]) -> str:
    listed = " ".join(f"/{name} {place} 0 R" for name, place in sorted(pictures.items()))
    return f"<< /XObject << {listed} >> >>"


def _stream(header: str, data: bytes) -> bytes:
    return f"<< {header} /Length {len(data)} >>\nstream\n".encode() + data + b"\nendstream"


def _deflated(content: bytes) -> bytes:
    packer = zlib.compressobj(_LEVEL, zlib.DEFLATED, _WINDOW, _MEMORY, _RUN_LENGTH)
    return packer.compress(content) + packer.flush()


def _pixel_data(png: bytes) -> bytes:
    """The joined ``IDAT`` chunks of a PNG file."""
    data, place = b"", _PNG_SIGNATURE_LENGTH
    while place < len(png):
        length, kind = struct.unpack_from(">I4s", png, place)
        if kind == b"IDAT":
            data += png[place + 8 : place + 8 + length]
        place += 12 + length
    return data
