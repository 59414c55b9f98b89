"""Key strokes as VASSAL stores them: ``code,modifiers`` or, for a named key command, ``code,0,name``.

Java: ``VASSAL.configure.NamedHotKeyConfigurer`` and ``VASSAL.tools.NamedKeyStroke``. For a named key the engine looks up
the name alone and gives it a code of its own for the session, so the code in a file only has to be there.
"""

from __future__ import annotations

from builder.record import Record

CTRL = 130
"""Ctrl as ``java.awt.event.InputEvent`` counts it: the new mask 128 and the old one 2, both set as the engine writes them."""
SHIFT = 65
ALT = 520
META = 260
CTRL_SHIFT = CTRL | SHIFT
CTRL_ALT = CTRL | ALT

NAMED_KEY_CODE = 57348
"""A code of the range that ``NamedKeyManager`` keeps for named keys (57344 to 63742); the engine replaces it on reading."""


class KeyStroke(Record):
    """One key stroke: the Java key code, the modifier masks, and the name if it is a named key command."""

    code: int
    modifiers: int = 0
    name: str = ""

    def __str__(self) -> str:
        return encode_key_stroke(self)


def ctrl(letter: str) -> KeyStroke:
    """Ctrl with one letter or digit, e.g. ``ctrl("F")``."""
    return KeyStroke(ord(letter.upper()), CTRL)


def ctrl_shift(letter: str) -> KeyStroke:
    """Ctrl and Shift with one letter or digit."""
    return KeyStroke(ord(letter.upper()), CTRL_SHIFT)


def alt(letter: str) -> KeyStroke:
    """Alt with one letter or digit."""
    return KeyStroke(ord(letter.upper()), ALT)


def plain_key(code: int) -> KeyStroke:
    """A key alone, by its Java code (``VK_F5`` is 116, ``VK_DELETE`` 127, the space bar 32, a letter its capital)."""
    return KeyStroke(code)


def named(name: str) -> KeyStroke:
    """A named key command. Raises ValueError for a name that VASSAL could not read back: empty or with a comma."""
    if not name or "," in name:
        raise ValueError(f"{name!r} cannot name a key command: a name has at least one character and no comma")
    return KeyStroke(NAMED_KEY_CODE, 0, name)


def encode_key_stroke(stroke: KeyStroke | None) -> str:
    """The stored form, e.g. ``70,130``; no key stroke is the empty text."""
    if stroke is None:
        return ""
    stored = f"{stroke.code},{stroke.modifiers}"
    return f"{stored},{stroke.name}" if stroke.name else stored


def decode_key_stroke(stored: str) -> KeyStroke | None:
    """Read a stored key stroke; what VASSAL takes for no key stroke is None. A single letter is Ctrl with that letter.

    Java: ``SequenceEncoder.Decoder.nextNamedKeyStroke``. A name ends at the next comma, as in Java.
    """
    if not stored:
        return None
    if "," not in stored:
        return KeyStroke(ord(stored[0]), CTRL)
    parts = stored.split(",")
    try:
        code, modifiers = int(parts[0]), int(parts[1])
    except ValueError:
        return None
    return KeyStroke(code, modifiers, parts[2] if len(parts) > 2 else "")
