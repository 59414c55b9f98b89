"""Gauges: buttons that count a side's markers up and down, add one gauge to another, or pay a price that is rolled.

Every button is a chain of named keys. ``gauge-zero`` forgets, ``gauge-of:<gauge>:<side>`` names the markers that are
meant, ``gauge-read`` adds what they show to ``GaugeValue``, a change follows, ``gauge-show`` sends them to their spaces,
and a last link tells in the chat what was and what is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from builder.assemble.expressions import all_of, quoted
from builder.assemble.gauge_entries import gauge_entries, transfer_sides
from builder.assemble.gauge_keys import (
    MINUS,
    OLD,
    OLD_UNKNOWN,
    PLUS,
    READ_MARKERS,
    REMEMBER,
    SHOW_MARKERS,
    TARGET,
    ZERO,
    aim,
    counted_steps,
    gauge_board,
    gauge_sides,
    of_side,
    reading,
    step_key,
    unset_name,
)
from builder.assemble.hidden_button import change_property, give_command, press, tell
from builder.assemble.operations import (
    ASK_ONCE,
    BEGIN,
    marker_at,
    operation_commands,
    operation_properties,
    value_changes,
)
from builder.assemble.track_prototypes import (
    GAUGE_OF,
    LEAD,
    READ,
    REFUSE,
    REFUSED,
    SHOW,
    SIGN,
    UNKNOWN,
    VALUE,
    gauge_address,
)
from builder.assemble.words import word
from builder.model.game import Game
from builder.model.operation import MarkerAt
from builder.model.play import Gauge, Purchase, Transfer, Victory
from builder.vassal.components import AnyComponent, GlobalProperty, MassKeyCommand
from builder.vassal.keys import named

_PRICE, _GAIN = "Price", "Gain"
VICTORY = "victory"
_GUARD = "transfer-guard"
"""Takes back what a transfer has read where the side is refused it."""
_SHOW_GRANTED = "transfer-show"
"""Moves the markers where the side is not refused it: what lies in its unset box stays there."""


def gauge_properties(game: Game) -> tuple[GlobalProperty, ...]:
    """The global properties in which a button reckons, each with the hidden buttons that change it."""
    play = game.play
    if not play.gauges:
        return ()
    every = [(gauge, side) for gauge in play.gauges for side in gauge_sides(game, gauge)]
    steps = dict.fromkeys((gauge, step) for gauge, counted in counted_steps(game).items() for step in (0, *counted))
    reckoning: list[AnyComponent] = [change_property(ZERO, "0")]
    for gauge_id, step in steps:
        gauge = play.gauge(gauge_id)
        change = f"{{Math.max({gauge.minimum}, Math.min({gauge.maximum}, {VALUE} + ({step})))}}"
        reckoning.append(change_property(_step(gauge, step), change))
    for purchase in play.purchases:
        gain = play.gauge(purchase.gain)
        reckoning.append(change_property(f"pay:{purchase.id}", f"{{{VALUE} >= {_PRICE} ? {VALUE} - {_PRICE} : 0}}"))
        reckoning.append(change_property(f"gain:{purchase.id}", f"{{Math.min({gain.maximum}, {VALUE} + {_GAIN})}}"))
    if any(transfer.not_at for transfer in play.transfers):
        reckoning.append(change_property(_GUARD, f"{{{REFUSED} == 0 ? {VALUE} : {OLD}}}"))
    reckoning += value_changes(game)
    return (
        _number(VALUE, *reckoning),
        _number(OLD, change_property(REMEMBER, f"{{{VALUE}}}")),
        _number(UNKNOWN, change_property(ZERO, "0")),
        _number(OLD_UNKNOWN, change_property(REMEMBER, f"{{{UNKNOWN}}}")),
        _number(SIGN, change_property(PLUS, "1"), change_property(MINUS, "-1"), start="1"),
        GlobalProperty(
            name=TARGET,
            children=tuple(
                change_property(aim(gauge, side), gauge_address(gauge.track, side)) for gauge, side in every
            ),
        ),
        _number(_PRICE, *(change_property(f"price:{one.id}", _price(one)) for one in play.purchases)),
        _number(_GAIN, *(change_property(f"worth:{one.id}", _worth(one)) for one in play.purchases)),
        *operation_properties(game),
    )


def _number(name: str, *buttons: AnyComponent, start: str = "0") -> GlobalProperty:
    return GlobalProperty(name=name, initial_value=start, children=tuple(buttons))


def _price(purchase: Purchase) -> str:
    dice = " + ".join([f"Random({purchase.faces})"] * purchase.dice)
    return f"{{{purchase.times} * ({dice} + {purchase.plus})}}"


def _worth(purchase: Purchase) -> str:
    return f"{{{VALUE} >= {_PRICE} ? {purchase.by} : 0}}"


def _step(gauge: Gauge, step: int) -> str:
    return f"gauge-change:{gauge.id}:{step:+d}"


def gauge_commands(game: Game) -> Iterator[AnyComponent]:
    """The module's hidden links: what the markers are told, what the chat is told, who wins."""
    if not game.play.gauges:
        return
    match = f"{{{GAUGE_OF}=={TARGET}}}"
    yield give_command(READ_MARKERS, READ, match)
    yield give_command(SHOW_MARKERS, SHOW, match)
    if any(transfer.not_at for transfer in game.play.transfers):
        yield give_command(_SHOW_GRANTED, SHOW, f"{{{GAUGE_OF}=={TARGET} && {REFUSED}==0}}")
    for gauge in game.play.gauges:
        for side in gauge_sides(game, gauge):
            yield tell(_tell(gauge, side), _changed(game, gauge, side))
    yield from _chains(game)
    yield from operation_commands(game)
    if game.play.victory is not None:
        yield from _victory(game, game.play.victory)


def _changed(game: Game, gauge: Gauge, side: str) -> str:
    """The line that tells what a gauge showed and shows; a marker in its unset box showed the box's name."""
    unset = unset_name(game, gauge, game.language)
    if unset is None:
        return f"{_of(game, gauge, side)}: ${OLD}$ → ${VALUE}$"
    old = f'({OLD_UNKNOWN} == 1 ? {quoted(unset)} : "" + {OLD})'
    return f"{{{quoted(f'{_of(game, gauge, side)}: ')} + {old} + {quoted(' → ')} + {VALUE}}}"


def _tell(gauge: Gauge, side: str) -> str:
    return f"gauge-tell:{gauge.id}:{side}"


def _of(game: Game, gauge: Gauge, side: str) -> str:
    return of_side(game, side, gauge.names.in_language(game.language))


def gauge_buttons(game: Game) -> Mapping[str, Sequence[MassKeyCommand]]:
    """The buttons in the windows of the boards on which gauges run, by board. Each presses the same key on a marker as its menu
    does."""
    found: dict[str, list[MassKeyCommand]] = {}
    boards = {
        (gauge.id, side): gauge_board(game, gauge, side)
        for gauge in game.play.gauges
        for side in gauge_sides(game, gauge)
    }
    for side in (*(one.id for one in game.sides), ""):
        for entry in gauge_entries(game, side):
            gauge = game.play.gauge(entry.gauge)
            lead = f"{GAUGE_OF}=={quoted(gauge_address(gauge.track, side))}"
            button = MassKeyCommand(
                name=entry.key,
                button_text=entry.text,
                tooltip=entry.tooltip,
                hotkey=named(f"press:{entry.key}"),
                single_map=False,
                filter=all_of(lead, f'{LEAD}=="true"'),
                deck_count="0",
            )
            found.setdefault(boards[gauge.id, side], []).append(button)
    return found


def _chains(game: Game) -> Iterator[AnyComponent]:
    """The chain of named keys behind every entry."""
    play, steps = game.play, counted_steps(game)
    for gauge in play.gauges:
        for side in gauge_sides(game, gauge):
            first = (*reading(gauge, side), REMEMBER)
            for step in steps[gauge.id]:
                yield press(step_key(gauge, side, step), (*first, _step(gauge, step), SHOW_MARKERS, _tell(gauge, side)))
    for transfer in play.transfers:
        to, add = play.gauge(transfer.to), play.gauge(transfer.add)
        for side in transfer_sides(game, transfer):
            name = f"{transfer.id}:{side}"
            guards = [at for at in transfer.not_at if game.counter(at.marker).side == side]
            yield tell(f"tell:{name}", _transferred(game, transfer, side, guards))
            asked = (BEGIN, ASK_ONCE, *(f"at:{name}:{number}" for number, _ in enumerate(guards))) if guards else ()
            for number, at in enumerate(guards):
                yield give_command(f"at:{name}:{number}", REFUSE, marker_at(game, at))
            guard = (_GUARD,) if guards else ()
            start = (ZERO,) if transfer.afresh else ()
            both = (
                *start,
                aim(add, side),
                READ_MARKERS,
                *guard,
                aim(to, side),
                _step(to, 0),
                _SHOW_GRANTED if guards else SHOW_MARKERS,
                _tell(to, side),
            )
            yield press(name, (*asked, f"tell:{name}", *reading(to, side), REMEMBER, *both))
    for purchase in play.purchases:
        for side in gauge_sides(game, play.gauge(purchase.pay)):
            yield from _purchase(game, purchase, side)


def _transferred(game: Game, transfer: Transfer, side: str, guards: Sequence[MarkerAt]) -> str:
    """The line that tells of a transfer, or why a side is refused it."""
    said = of_side(game, side, transfer.names.in_language(game.language), ": ")
    if not guards:
        return said
    spaces = ", ".join(_space(game, at) for at in guards)
    refused = f"{said} — {word('not-at', game.language).format(space=spaces)}"
    return f"{{{REFUSED} == 0 ? {quoted(said)} : {quoted(refused)}}}"


def _space(game: Game, at: MarkerAt) -> str:
    return game.board(at.place.board).place(at.place.place).names.in_language(game.language)


def _purchase(game: Game, purchase: Purchase, side: str) -> Iterator[AnyComponent]:
    language, play = game.language, game.play
    pay, gain = play.gauge(purchase.pay), play.gauge(purchase.gain)
    text, name = purchase.names.in_language(language), f"{purchase.id}:{side}"
    pays = pay.names.in_language(language)
    said = quoted(of_side(game, side, f"{text} — {word('price', language)} ", ": "))
    lost = quoted(f" ({word('too-dear', language).format(pays=pays)})")
    yield tell(f"tell:{name}", f'{{{said} + {_PRICE} + ({_GAIN} > 0 ? "" : {lost})}}')
    keys = (
        *(ZERO, PLUS, aim(pay, side), READ_MARKERS, REMEMBER, f"price:{purchase.id}", f"worth:{purchase.id}"),
        *(f"tell:{name}", f"pay:{purchase.id}", SHOW_MARKERS, _tell(pay, side)),
        *(ZERO, aim(gain, side), READ_MARKERS, REMEMBER, f"gain:{purchase.id}", SHOW_MARKERS, _tell(gain, side)),
    )
    yield press(name, keys)


def _victory(game: Game, victory: Victory) -> Iterator[AnyComponent]:
    """The difference of two alliances, read marker by marker, and the band that it lies in."""
    language, gauge = game.language, game.play.gauge(victory.gauge)
    keys = [ZERO]
    alliances = ((PLUS, victory.plus), (MINUS, victory.minus)) if victory.plus else ((PLUS, ""),)
    for sign, alliance in alliances:
        keys.append(sign)
        for side in gauge_sides(game, gauge):
            if not alliance or (side and game.side(side).alliance == alliance):
                keys += [aim(gauge, side), READ_MARKERS]
    text = victory.names.in_language(language)
    bands = "".join(
        f"{VALUE} >= {band.least} ? {quoted(band.names.in_language(language))} : " for band in victory.bands[:-1]
    )
    unset = unset_name(game, gauge, language)
    unknown = f"{UNKNOWN} == 1 ? {quoted(unset)} : " if unset is not None else ""
    result = unknown + bands + quoted(victory.bands[-1].names.in_language(language))
    yield tell(f"tell:{VICTORY}", f"{{{quoted(text + ': ')} + {VALUE} + {quoted(' — ')} + ({result})}}")
    yield press(VICTORY, (*keys, f"tell:{VICTORY}", PLUS), text, _rule(text, victory.rule))


def _rule(text: str, rule: str | None) -> str:
    return f"{text} ({rule})" if rule else text
