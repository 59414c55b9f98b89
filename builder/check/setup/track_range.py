"""What a track shows at the start lies between two values, or is one given value.

Why: a setup gives a dozen numbers on tracks; the rules bound some of them (technology from 0, a turn from 1 to 16) and fix
others for a side or a scenario. Named spaces count in the order of the track, so that *arming or later* can be said.
A value that no source gives is reported as not checkable.

Example:
    - id: first-turn
      check: track-range
      rule: "38.2"
      says: {ja: シナリオは第５ターンから始まる, en: The scenario begins with turn 5}
      track: turn
      minimum: 1
      maximum: 16
      equal_by: {setup: {campaign: 1, scenario: 5}}
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.choice import SideChoice, TrackChoice
from builder.check.setup.frame.finding import Finding, Problem, Spotted
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece_property import NOBODY, Property
from builder.check.setup.frame.property_table import PropertyTable
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.track_condition import TrackCondition
from builder.model.constraint_option import OptionWord
from builder.model.setup import TrackValue
from builder.record import Record

_BY = (Property.SETUP, Property.SIDE, Property.ALLIANCE)


class Options(Record, kw_only=True):
    """Which values, and what they may be."""

    track: TrackChoice = option("The track, by name or id.")
    side: SideChoice | None = option("Whose values; left out: those of every side (or nobody's).", default=None)
    minimum: OptionWord | None = option(
        "The least value, or the first of the named spaces that is allowed.", default=None
    )
    maximum: OptionWord | None = option("The greatest value, or the last of the named spaces.", default=None)
    equal: OptionWord | None = option("The one value that is right.", default=None)
    equal_by: PropertyTable | None = option("The right value by setup, side or alliance.", default=None)
    while_: TrackCondition | None = option(
        "Only for sides whose value meets this; with a side or for nobody's track: only while it is met.", default=None
    )
    known: bool = option("False where a value that no source gives is no matter.", default=True)


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """No bound at all, a value that the track has not, or a property that a track's value has not."""
    words: list[tuple[str, OptionWord]] = []
    for key, word in (("minimum", options.minimum), ("maximum", options.maximum), ("equal", options.equal)):
        words += [(key, word)] if word else []
    table = options.equal_by
    if table is not None:
        words += [("equal_by", word) for word in (*table.words.values(), table.others) if word]
        if table.property not in _BY:
            known = ", ".join(_BY)
            yield Problem("equal_by", say("使えるのは：{known}", "only these are possible: {known}", known=known))
    if not words:
        keys = "'minimum', 'maximum', 'equal', 'equal_by'"
        yield Problem("track", say("{keys}のどれかが必要です", "one of {keys} is needed", keys=keys))
    for key, word in words:
        for track in options.track.ids:
            if view.position(track, word.text) is None:
                yield Problem(key, view.unknown_space(track, word.text))
                break


def check(options: Options, view: SetupView) -> Iterator[Finding]:
    """Every value that is out of its bounds."""
    sides = view.sides_meant(options.while_)
    for value in view.values(options.track, options.side.ids if options.side else None):
        wanted = _wanted(options, value, view)
        if not wanted or not sides.includes(value.side) or (value.value is None and not options.known):
            continue
        number = view.number(value)
        if number is None:
            continue
        for word, sign in wanted:
            bound = view.game.position((value.board, value.track), word.text)
            if bound is not None and not _fits(number, sign, bound):
                yield _fault(value, word, sign, view.since(sides, value.side), view)
                break


def _wanted(options: Options, value: TrackValue, view: SetupView) -> list[tuple[OptionWord, str]]:
    """The bounds of one value: ``=``, ``>=`` or ``<=`` a word."""
    found: list[tuple[OptionWord, str]] = []
    table = options.equal_by
    if table is not None:
        own = {
            Property.SETUP: view.setup.id,
            Property.SIDE: value.side or NOBODY,
            Property.ALLIANCE: view.game.alliance(value.side) or NOBODY,
        }
        word = table.word(own[table.property])
        found += [(word, "=")] if word else []
    for word, sign in ((options.equal, "="), (options.minimum, ">="), (options.maximum, "<=")):
        found += [(word, sign)] if word else []
    return found


def _fits(number: int, sign: str, bound: int) -> bool:
    return number == bound if sign == "=" else number >= bound if sign == ">=" else number <= bound


_SAYS = {
    "=": Message("正しくは{bound}", "it must be {bound}"),
    ">=": Message("{bound}以上でなければならない", "the least allowed is {bound}"),
    "<=": Message("{bound}以下でなければならない", "the most allowed is {bound}"),
}


def _fault(value: TrackValue, word: OptionWord, sign: str, why: tuple[Spotted, ...], view: SetupView) -> Finding:
    bound = view.game.space_name((value.board, value.track), word.text)
    message = say(
        "{value}は{shown}。{says}",
        "{value} is {shown}; {says}",
        value=view.name_of_value(value),
        shown=view.shown(value),
        says=say(_SAYS[sign].ja, _SAYS[sign].en, bound=bound),
    )
    written = Spotted(word.origin, say("「{bound}」の指定はここ", "{bound} is written here", bound=bound))
    return Finding.of_value(value, message, *why, written)
