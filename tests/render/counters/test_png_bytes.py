"""Pictures are the same bytes whichever zlib the machine has: Pillow brings zlib-ng, Python links another library."""

import struct
import zlib

from builder.render.counter_face import draw_face
from builder.render.png import png_bytes
from tests.render.counters.counter_records import subject


def chunks(content: bytes) -> list[tuple[bytes, bytes]]:
    found, position = [], 8
    while position < len(content):
        (length,) = struct.unpack(">I", content[position : position + 4])
        found.append((content[position + 4 : position + 8], content[position + 8 : position + 8 + length]))
        position += 12 + length
    return found


def test_another_zlib_compresses_to_the_same_bytes(layouts):
    content = png_bytes(draw_face(subject(), layouts["unit"], 300).image)
    stream = b"".join(data for name, data in chunks(content) if name == b"IDAT")
    other = zlib.compressobj(6, zlib.DEFLATED, 15, 9, zlib.Z_RLE)
    assert other.compress(zlib.decompress(stream)) + other.flush() == stream


def test_a_picture_carries_no_metadata(layouts):
    image = draw_face(subject(), layouts["unit"], 120).image
    image.info["Software"] = "somebody's"
    assert [name for name, _ in chunks(png_bytes(image))] == [b"IHDR", b"IDAT", b"IEND"]
