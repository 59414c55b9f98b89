"""At most, or at least, so many pieces in each group.

Why: most rules about where a scenario may put its pieces are counts: so many forts in a hex by its terrain, so many leaders
in an army, one ship of a name, a garrison in every city. A limit may be one number, or differ by a property that all pieces
of a group share (``maximum_by``). A minimum is asked of every group that could have pieces (each side that takes part, each
place that holds any piece), or only of those where other pieces stand (``only_if_present``).

Example:
    - id: fort-limit
      check: count-limit
      rule: "26.7-26.9"
      says: {ja: 一つのヘクスに置ける城砦の数は地形で決まる, en: The terrain of a hex limits the forts in it}
      count: {class: fort}
      per: hex
      maximum_by: {terrain: {plain: 4, highland: 2, mountain: 1}}
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.setup.frame.finding import Finding, Problem, Spotted
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.grouping import WHOLE_SETUP, Group, Grouping
from builder.check.setup.frame.message import Message, as_message, say
from builder.check.setup.frame.option import option
from builder.check.setup.frame.piece_property import PROPERTY_RULES, Property
from builder.check.setup.frame.property_table import NumberTable
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.check.setup.frame.tally import undecided
from builder.origin import Origin
from builder.record import Record, replace


class Options(Record, kw_only=True):
    """What is counted, in which groups, and how many are allowed."""

    count: Selection = option("The pieces that are counted.")
    per: Grouping = option("What the pieces of one group share; left out: the whole setup.", default=WHOLE_SETUP)
    minimum: int | None = option("The least number in each group.", default=None, at_least=0)
    maximum: int | None = option("The greatest number in each group.", default=None, at_least=0)
    minimum_by: NumberTable | None = option("The least number, by a property that a group shares.", default=None)
    maximum_by: NumberTable | None = option("The greatest number, by a property that a group shares.", default=None)
    only_if_present: Selection | None = option(
        "The limits are asked only of groups in which such a piece stands.", default=None
    )


class _Limit(Record):
    """A number, what it holds for (None: every group), and where it is written (None: with the constraint)."""

    number: int
    of: Message | None = None
    origin: Origin | None = None


def problems(options: Options, view: GameView) -> Iterator[Problem]:
    """No limit at all, or one that differs by what the pieces of a group need not share."""
    limits = (options.minimum, options.maximum, options.minimum_by, options.maximum_by)
    if all(limit is None for limit in limits):
        keys = "'minimum', 'maximum', 'minimum_by', 'maximum_by'"
        yield Problem("count", say("{keys}のどれかが必要です", "one of {keys} is needed", keys=keys))
    for key, table in (("minimum_by", options.minimum_by), ("maximum_by", options.maximum_by)):
        if table is not None and not options.per.determines(table.property):
            message = say(
                "'per: {per}' のグループの駒は '{property}' が同じとは限りません",
                "the pieces of a group 'per: {per}' need not have the same {property}",
                per=", ".join(options.per.properties),
                property=table.property.value,
            )
            yield Problem(key, message)


def check(options: Options, view: SetupView) -> Iterator[Finding]:
    """The line at which the maximum of a group is passed, and each group that has too few."""
    counted = {group.key: group for group in view.groups(options.count, options.per)}
    present = None
    if options.only_if_present is not None:
        present = {group.key: group for group in view.groups(options.only_if_present, options.per)}
    if options.maximum is not None or options.maximum_by is not None:
        for group in counted.values():
            limit = _limit(options.maximum, options.maximum_by, group, view)
            if limit is not None and group.count > limit.number and (present is None or group.key in present):
                yield _too_many(options, view, group, limit)
    if options.minimum is not None or options.minimum_by is not None:
        for place in (present or {}).values() if present is not None else view.every_group(options.per, options.count):
            group = counted.get(place.key, replace(place, pieces=()))
            limit = _limit(options.minimum, options.minimum_by, place, view)
            if limit is None or group.count >= limit.number:
                continue
            if group.count + _perhaps(options, view, place) < limit.number:
                yield _too_few(options, view, place, group, limit)


def _perhaps(options: Options, view: SetupView, place: Group) -> int:
    """How many more stand there of which missing data leave open whether they count."""
    return sum(piece.count for piece in undecided(options.count, view.pieces) if options.per.key(piece) == place.key)


def _limit(number: int | None, table: NumberTable | None, group: Group, view: SetupView) -> _Limit | None:
    """What the table says for the group; else the one number for all."""
    if table is not None:
        value = view.property_of(group, table.property)
        word = table.word(value)
        if word is not None:
            # Where the groups are those of the property itself, the group's name has said it already.
            named = value in table.words and group.grouping.properties != (table.property,)
            name = PROPERTY_RULES[table.property].name(view.game, _value_of(table.property, value, view))
            return _Limit(int(word.text), name if named else None, word.origin)
    return None if number is None else _Limit(number)


def _value_of(wanted: Property, value: object, view: SetupView) -> str | tuple[str, str]:
    return view.setup.id if wanted is Property.SETUP else value  # type: ignore[return-value]


def _too_many(options: Options, view: SetupView, group: Group, limit: _Limit) -> Finding:
    seen = 0
    too_many = group.pieces[0]
    for too_many in group.pieces:
        seen += too_many.count
        if seen > limit.number:
            break
    blamed = group.pieces[group.pieces.index(too_many) :]
    allowed = _told(
        limit, Message("{number}個まで", "{number} at most"), Message("{of}は{number}個まで", "{of} holds {number}")
    )
    message = say(
        "{where}：{what}×{count}（{allowed}）",
        "{where}: {count} × {what}; {allowed}",
        where=_where(view, group),
        what=_what(options, view, group),
        count=group.count,
        allowed=allowed,
    )
    others = [piece for piece in group.pieces if piece.origin != too_many.origin][:3]
    related = [
        Spotted(
            piece.origin,
            say("ここに{what}×{count}", "{count} × {what} here", what=piece.names, count=piece.count),
        )
        for piece in others
    ]
    related += _where_the_limit_comes_from(group, limit)
    return Finding(too_many.origin, message, blamed, related=tuple(related))


def _too_few(options: Options, view: SetupView, place: Group, group: Group, limit: _Limit) -> Finding:
    needed = _told(
        limit,
        Message("{number}個以上必要", "{number} at least"),
        Message("{of}は{number}個以上必要", "{of} needs {number}"),
    )
    message = say(
        "{where}：{what}×{count}（{needed}）",
        "{where}: {count} × {what}; {needed}",
        where=_where(view, place),
        what=_what(options, view, place),
        count=group.count,
        needed=needed,
    )
    beside = sorted(place.pieces, key=lambda piece: not options.count.stands_right(piece))
    blamed = group.pieces or tuple(beside[:1])
    return Finding(
        blamed[0].origin if blamed else view.setup.origin,
        message,
        blamed,
        related=tuple(_where_the_limit_comes_from(place, limit)),
        counters=_lacking(options, view, place),
        side=str(place.key[0]) if place.grouping.properties == (Property.SIDE,) else None,
    )


def _lacking(options: Options, view: SetupView, place: Group) -> frozenset[str]:
    """The counters of which there are too few: those that are counted, where the groups are sorts only those of the group."""
    counted = options.count.counters or frozenset()
    if not _is_sort(place):
        return counted
    key = str(place.key[0])
    return frozenset(entry for entry in counted if key in _sorts_of(view, entry))


def _sorts_of(view: SetupView, counter_id: str) -> tuple[str, str, str]:
    counter = view.game.game.counter(counter_id)
    return counter.id, counter.unit, counter.class_id


_SORTS = (Property.COUNTER, Property.UNIT, Property.CLASS)


def _where(view: SetupView, group: Group) -> Message:
    """The group's name; the setup's where the group is one of counters, units or classes, which is told as what."""
    return as_message(view.setup.names) if _is_sort(group) else view.name_of_group(group)


def _what(options: Options, view: SetupView, group: Group) -> Message:
    if _is_sort(group):
        return view.name_of_group(group)
    told = {Property.HEX, Property.PLACE} & set(group.grouping.properties)  # the group's name says already where
    return options.count.bare_names if told else options.count.names


def _is_sort(group: Group) -> bool:
    return len(group.grouping.properties) == 1 and group.grouping.properties[0] in _SORTS


def _told(limit: _Limit, plain: Message, of_something: Message) -> Message:
    if limit.of is None:
        return say(plain.ja, plain.en, number=limit.number)
    return say(of_something.ja, of_something.en, number=limit.number, of=limit.of)


def _where_the_limit_comes_from(group: Group, limit: _Limit) -> list[Spotted]:
    """Where it is written that the group is what the limit differs by, and the limit itself."""
    related: list[Spotted] = []
    spot = group.pieces[0].spot if group.pieces else None
    if limit.of is not None and spot is not None and spot.hex is not None and Property.HEX in group.grouping.properties:
        text = say("{place}は{of}", "{place} is {of} here", place=spot.names, of=limit.of)
        related.append(Spotted(spot.origin, text))
    if limit.origin is not None:
        of = limit.of or Message("限度", "the limit")
        text = say("{of}は{number}", "{of}: {number}", of=of, number=limit.number)
        related.append(Spotted(limit.origin, text))
    return related
