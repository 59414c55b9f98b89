"""How VASSAL hides the text of a save from a curious player: each UTF-8 byte combined with a key, printed as two hex digits.

Java: ``VASSAL.tools.io.ObfuscatingOutputStream`` and ``DeobfuscatingInputStream``. The key stands in the open; it is a
veil, not a lock.
"""

from __future__ import annotations

HEADER = b"!VCSK"
DEFAULT_KEY = 0x5A


class ObfuscationError(ValueError):
    """Hidden bytes that are cut short or are no hex digits."""


def obfuscate(text: str, key: int = DEFAULT_KEY) -> bytes:
    """The hidden form of a text; ``key`` is 0 to 255."""
    hidden = text.encode("utf-8").translate(_combine_with(key))
    return HEADER + f"{key:02x}".encode("ascii") + hidden.hex().encode("ascii")


def deobfuscate(content: bytes) -> str:
    """The text of hidden bytes; bytes without the header are plain text, as in Java.

    Raises ObfuscationError for damaged bytes.
    """
    try:
        if not content.startswith(HEADER):
            return content.decode("utf-8")
        start = len(HEADER)
        key = int(content[start : start + 2], 16)
        return bytes.fromhex(content[start + 2 :].decode("ascii")).translate(_combine_with(key)).decode("utf-8")
    except ValueError as error:
        raise ObfuscationError(f"the saved game is damaged: {error}") from None


def _combine_with(key: int) -> bytes:
    return bytes(byte ^ key for byte in range(256))
