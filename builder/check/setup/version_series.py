"""The versions of a counter (①, ②, ③) are numbered without a hole, and there are so many at least.

Why: a counter with a version mark is exchanged for the next one in play; a mark that is missing in between, or a ① without a
②, is a counter that was forgotten or a mark that means nothing. This looks at the counters of the game, not at a setup.

Example:
    - id: version-to-grow-into
      check: version-series
      severity: warning
      rule: "25.3.1"
      says: {ja: 版のある人物には交換先の版がある, en: A person with a version mark has a version to grow into}
      counters: {class: leader}
      at_least: 2
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.finding import Finding, Spotted
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message, listed, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.selection import Selection
from builder.model.counter import Counter
from builder.record import Record


class Options(Record, kw_only=True):
    """Which counters, and how many versions each has."""

    counters: Selection = option("The counters that the rule is about; those without a version are left alone.")
    at_least: int = option("The least number of versions.", default=1, at_least=1)


def check_game(options: Options, view: GameView) -> Iterator[Finding]:
    """The counter after each hole, and the first version of each unit that has too few."""
    series: dict[tuple[str, str | None], dict[int, Counter]] = {}
    for counter in view.game.counters:
        meant = options.counters.counters is None or counter.id in options.counters.counters
        if meant and counter.version is not None:
            series.setdefault((counter.unit, counter.side), {}).setdefault(counter.version, counter)
    for versions in series.values():
        numbers = sorted(versions)
        for before, number in zip([0, *numbers], numbers, strict=False):
            if number != before + 1:
                yield _hole(versions[number], before, versions.get(before))
        if len(numbers) < options.at_least:
            yield _too_few([versions[number] for number in numbers], options.at_least)


def _hole(counter: Counter, before: int, earlier: Counter | None) -> Finding:
    message = say(
        "{counter}がありますが、{names}の第{missing}版がありません",
        "{counter} is there, but {names} has no version {missing}",
        counter=_printed(counter),
        names=counter.names,
        missing=before + 1,
    )
    related: tuple[Spotted, ...] = ()
    if earlier is not None:
        related = (Spotted(earlier.origin, say("{counter}はここ", "{counter} is here", counter=_printed(earlier))),)
    return Finding(counter.origin, message, related=related)


def _too_few(counters: list[Counter], at_least: int) -> Finding:
    message = say(
        "{names}の版は{count}つ（{counters}）、{at_least}つ以上必要です",
        "{names}: {count} of at least {at_least} versions ({counters})",
        names=counters[0].names,
        count=len(counters),
        counters=listed(map(_printed, counters), last=Message("、", ", ")),
        at_least=at_least,
    )
    return Finding(counters[0].origin, message)


def _printed(counter: Counter) -> Message:
    return Message(counter.printed_name("ja"), counter.printed_name("en"))
