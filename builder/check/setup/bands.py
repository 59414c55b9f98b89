"""The bands of a table follow one another without a hole and without an overlap, over the whole range.

Why: a table of results (victory by points, losses by a die) is printed as ranges, and a number that lies in none of them,
or in two, is found out when the game is over. ``bands`` are the ranges as printed: ``from`` and ``to``, either left out
where a band has no end. The table must hold every whole number from its lowest to its highest, and all from ``from`` to
``to`` of the constraint where these are given. ``victory: true`` also holds the bands against the victory of
``play.yaml``, so that the module shows what the rules print.

Example:
    - id: victory-bands
      check: bands
      rule: "28.2"
      says: {ja: 勝敗の区分には隙間も重なりもない, en: The bands of victory leave no hole and do not overlap}
      bands:
        - {name: {ja: 勝利, en: victory}, from: 1}
        - {name: {ja: 引き分け, en: draw}, from: 0, to: 0}
        - {name: {ja: 敗北, en: defeat}, to: -1}
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.finding import Finding, Missing, Problem, Spotted
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.label import Label
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.whole_number import WholeNumber
from builder.origin import Origin
from builder.record import Record

_FAR = 1 << 40


class Band(Record, kw_only=True):
    """One row of a table."""

    name: Label = option("What the row gives, {ja: ..., en: ...}.")
    from_: WholeNumber | None = option("The lowest number; left out: all below.", default=None)
    to: WholeNumber | None = option("The highest number; left out: all above.", default=None)

    @property
    def lowest(self) -> int:
        """The lowest number, very low where there is none."""
        return self.from_.number if self.from_ is not None else -_FAR

    @property
    def highest(self) -> int:
        """The highest number, very high where there is none."""
        return self.to.number if self.to is not None else _FAR

    @property
    def names(self) -> Message:
        """The row as it is printed: ``draw (-35 to 0)``."""
        least = str(self.from_.number) if self.from_ is not None else ""
        most = str(self.to.number) if self.to is not None else ""
        name = self.name.names
        if least == most:
            return say("{name}（{n}）", "{name} ({n})", name=name, n=least or "…")
        return say("{name}（{a}〜{b}）", "{name} ({a} to {b})", name=name, a=least or "…", b=most or "…")

    @property
    def origin(self) -> Origin | None:
        """Where one of its ends is written."""
        end = self.from_ or self.to
        return end.origin if end is not None else None


class Options(Record, kw_only=True):
    """The rows, and the range that they cover."""

    bands: tuple[Band, ...] = option("The rows of the table, in any order.")
    from_: int | None = option("The lowest number that the table must hold.", default=None)
    to: int | None = option("The highest number that the table must hold.", default=None)
    victory: bool = option("True where play.yaml's victory must have the same bands.", default=False)


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """A row that ends before it begins."""
    for band in options.bands:
        if band.lowest > band.highest:
            message = say("{band}は逆順です", "{band} ends before it begins", band=band.names)
            yield Problem("bands", message)


def check_game(options: Options, view: GameView) -> Iterator[Finding | Missing]:
    """Each hole and each overlap, at the row behind it; and where play.yaml says something else."""
    rows = sorted(options.bands, key=lambda band: (band.lowest, band.highest))
    if options.from_ is not None and rows[0].lowest > options.from_:
        yield _hole(rows[0], None, options.from_, rows[0].lowest - 1, view)
    before = rows[0]
    for after in rows[1:]:
        if after.lowest > before.highest + 1:
            yield _hole(after, before, before.highest + 1, after.lowest - 1, view)
        elif after.lowest <= before.highest:
            yield _overlap(before, after, view)
        before = max(before, after, key=lambda band: band.highest)
    if options.to is not None and before.highest < options.to:
        yield _hole(before, None, before.highest + 1, options.to, view)
    if options.victory:
        yield from _compared_with_play(rows, view)


def _numbers(least: int, most: int) -> Message:
    if least == most:
        return Message(str(least), str(least))
    return say("{a}〜{b}", "{a} to {b}", a=least, b=most)


def _hole(at: Band, other: Band | None, least: int, most: int, view: GameView) -> Finding:
    message = say("{numbers}がどの区分にもありません", "no band holds {numbers}", numbers=_numbers(least, most))
    return _at(at, other, message, view)


def _overlap(before: Band, after: Band, view: GameView) -> Finding:
    message = say(
        "{numbers}が{after}と{before}の両方にあります",
        "{numbers} lies in both {after} and {before}",
        numbers=_numbers(after.lowest, min(before.highest, after.highest)),
        before=before.names,
        after=after.names,
    )
    return _at(after, before, message, view)


def _at(at: Band, other: Band | None, message: Message, view: GameView) -> Finding:
    origin = at.origin or view.game.origin
    if other is None or other.origin is None:
        return Finding(origin, message)
    text = say("{band}はここ", "{band} is written here", band=other.names)
    return Finding(origin, message, related=(Spotted(other.origin, text),))


def _compared_with_play(rows: list[Band], view: GameView) -> Iterator[Finding | Missing]:
    """The rows against the victory of ``play.yaml``: the same lowest numbers with the same names."""
    victory = view.game.play.victory
    if victory is None:
        yield Missing(Message("play.yamlの勝敗（victory）", "no 'victory' in play.yaml"))
        return
    shown = {
        -_FAR if band.least is None else band.least: Message(band.names.ja, band.names.en) for band in victory.bands
    }
    for row in rows:
        name = shown.pop(row.lowest, None)
        if name != row.name.names:
            message = say(
                "{row}ですが、モジュールは{shown}と示します",
                "the table says {row}; the module shows {shown}",
                row=row.names,
                shown=name or Message("別の区分", "no band that begins there"),
            )
            text = Message("モジュールの勝敗はここ", "the module's victory is written here")
            yield Finding(row.origin or view.game.origin, message, related=(Spotted(victory.origin, text),))
    for least, name in shown.items():
        message = say(
            "モジュールには表にない区分があります：{name}（{n}）",
            "the module has a band that the table has not: {name} ({n})",
            name=name,
            n=least,
        )
        yield Finding(victory.origin, message)
