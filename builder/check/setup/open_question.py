"""What the source leaves open is asked at the line where it matters, until somebody answers it.

Why: a place that may be one hex or a region, a character of whom nobody says whether he lives: the data had to take one
reading, and whoever plays it should know. Give it ``severity: warning`` or ``note``; take it out when it is answered.

Example:
    - id: hex-or-region
      check: open-question
      severity: note
      rule: "37-2"
      says: {ja: 「北部」が一つのヘクスかどうかは書かれていない, en: Whether the north is one hex is not said}
      pieces: {place: north}
      per: place
      asks: {ja: 一つのヘクスですか、地域ですか, en: Is it one hex or a region?}
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.finding import Finding
from builder.check.setup.frame.grouping import WHOLE_SETUP, Grouping
from builder.check.setup.frame.label import Label
from builder.check.setup.frame.message import say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.record import Record


class Options(Record, kw_only=True):
    """What is asked, and about which pieces."""

    pieces: Selection = option("The pieces that raise the question.")
    asks: Label = option("The question, one text or {ja: ..., en: ...}.")
    per: Grouping = option("It is asked once for each such group; left out: once a setup.", default=WHOLE_SETUP)


def check(options: Options, view: SetupView) -> Iterator[Finding]:
    """The first line of each group."""
    for group in view.groups(options.pieces, options.per):
        message = say(
            "{where}：{asks}（{pieces}×{count}）",
            "{where}: {asks} ({count} × {pieces})",
            where=view.name_of_group(group),
            asks=options.asks.names,
            pieces=options.pieces.names,
            count=group.count,
        )
        yield Finding(group.pieces[0].origin, message, group.pieces)
