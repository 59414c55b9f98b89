"""A signal that everybody sees, on a click with ``flare_key``: keyAlt, keyCtrl, keyMeta or a combination.

Java: ``VASSAL.build.module.map.Flare``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.color import RED, Color
from builder.vassal.components.component import Component, attribute
from builder.vassal.kinds import COLOR, FLAG, INTEGER, TEXT


class Flare(Component, kw_only=True):
    """A signal that everybody sees, on a click with ``flare_key``: keyAlt, keyCtrl, keyMeta or a combination."""

    TAG: ClassVar[str] = "VASSAL.build.module.map.Flare"

    flare_name: str = attribute("flareName", TEXT, "Map Flare")
    flare_key: str = attribute("flareKey", TEXT, "keyAlt")
    circle_size: int = attribute("circleSize", INTEGER, 100)
    circle_color: Color | None = attribute("circleColor", COLOR, RED)
    circle_scale: bool = attribute("circleScale", FLAG, True)
    flare_pulses: int = attribute("flarePulses", INTEGER, 6)
    flare_pulses_per_sec: int = attribute("flarePulsesPerSec", INTEGER, 3)
    report_format: str = attribute("reportFormat", TEXT, "")
