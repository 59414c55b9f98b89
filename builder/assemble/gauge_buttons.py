"""Gauges: buttons that count a side's markers up and down, add one gauge to another, or pay a price that is rolled.

Every button is a chain of named keys. ``gauge-zero`` forgets, ``gauge-of:<gauge>:<side>`` names the markers that are
meant, ``gauge-read`` adds what they show to ``GaugeValue``, a change follows, ``gauge-show`` sends them to their spaces,
and a last link tells in the chat what was and what is.
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble.expressions import all_of, quoted
from builder.assemble.gauge_entries import gauge_entries, gauge_sides, step_key
from builder.assemble.hidden_button import change_property, give_command, press, tell
from builder.assemble.track_prototypes import GAUGE_OF, LEAD, READ, SHOW, SIGN, VALUE, gauge_address
from builder.assemble.words import word
from builder.model.board import Board
from builder.model.game import Game
from builder.model.play import Gauge, Purchase, Victory
from builder.vassal.components import AnyComponent, GlobalProperty, MassKeyCommand
from builder.vassal.keys import named

_OLD, _TARGET, _PRICE, _GAIN = "GaugeOld", "GaugeTarget", "Price", "Gain"
_ZERO, _REMEMBER, _PLUS, _MINUS = "gauge-zero", "gauge-remember", "gauge-add", "gauge-subtract"
_READ, _SHOW = "gauge-markers-read", "gauge-markers-show"
VICTORY = "victory"


def gauge_properties(game: Game) -> tuple[GlobalProperty, ...]:
    """The global properties in which a button reckons, each with the hidden buttons that change it."""
    play = game.play
    if not play.gauges:
        return ()
    every = [(gauge, side) for gauge in play.gauges for side in gauge_sides(game, gauge)]
    steps = dict.fromkeys((gauge.id, step) for gauge in play.gauges for step in (0, *gauge.steps))
    reckoning: list[AnyComponent] = [change_property(_ZERO, "0")]
    for gauge_id, step in steps:
        gauge = play.gauge(gauge_id)
        change = f"{{Math.max({gauge.minimum}, Math.min({gauge.maximum}, {VALUE} + ({step})))}}"
        reckoning.append(change_property(_step(gauge, step), change))
    for purchase in play.purchases:
        gain = play.gauge(purchase.gain)
        reckoning.append(change_property(f"pay:{purchase.id}", f"{{{VALUE} >= {_PRICE} ? {VALUE} - {_PRICE} : 0}}"))
        reckoning.append(change_property(f"gain:{purchase.id}", f"{{Math.min({gain.maximum}, {VALUE} + {_GAIN})}}"))
    return (
        _number(VALUE, *reckoning),
        _number(_OLD, change_property(_REMEMBER, f"{{{VALUE}}}")),
        _number(SIGN, change_property(_PLUS, "1"), change_property(_MINUS, "-1"), start="1"),
        GlobalProperty(
            name=_TARGET,
            children=tuple(
                change_property(_aim(gauge, side), gauge_address(gauge.track, side)) for gauge, side in every
            ),
        ),
        _number(_PRICE, *(change_property(f"price:{one.id}", _price(one)) for one in play.purchases)),
        _number(_GAIN, *(change_property(f"worth:{one.id}", _worth(one)) for one in play.purchases)),
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


def _aim(gauge: Gauge, side: str) -> str:
    return f"gauge-of:{gauge.id}:{side}"


def gauge_commands(game: Game) -> Iterator[AnyComponent]:
    """The module's hidden links: what the markers are told, what the chat is told, who wins."""
    if not game.play.gauges:
        return
    match = f"{{{GAUGE_OF}=={_TARGET}}}"
    yield give_command(_READ, READ, match)
    yield give_command(_SHOW, SHOW, match)
    for gauge in game.play.gauges:
        for side in gauge_sides(game, gauge):
            yield tell(_tell(gauge, side), f"{_of(game, gauge, side)}: ${_OLD}$ → ${VALUE}$")
    yield from _chains(game)
    if game.play.victory is not None:
        yield from _victory(game, game.play.victory)


def _tell(gauge: Gauge, side: str) -> str:
    return f"gauge-tell:{gauge.id}:{side}"


def _of(game: Game, gauge: Gauge, side: str) -> str:
    return f"{game.side(side).names.in_language(game.language)} {gauge.names.in_language(game.language)}"


def gauge_buttons(game: Game, board: Board) -> Iterator[MassKeyCommand]:
    """The buttons in the window of a side's own sheet. Each presses the same key on a marker as the marker's menu does."""
    if board.owner is None:
        return
    for entry in gauge_entries(game, board.owner):
        lead = f"{GAUGE_OF}=={quoted(gauge_address(game.play.gauge(entry.gauge).track, board.owner))}"
        yield MassKeyCommand(
            name=entry.key,
            button_text=entry.text,
            tooltip=entry.tooltip,
            hotkey=named(f"press:{entry.key}"),
            single_map=False,
            filter=all_of(lead, f'{LEAD}=="true"'),
            deck_count="0",
        )


def _chains(game: Game) -> Iterator[AnyComponent]:
    """The chain of named keys behind every entry."""
    play, language = game.play, game.language
    for gauge in play.gauges:
        for side in gauge_sides(game, gauge):
            first = (_ZERO, _PLUS, _aim(gauge, side), _READ, _REMEMBER)
            for step in gauge.steps:
                yield press(step_key(gauge, side, step), (*first, _step(gauge, step), _SHOW, _tell(gauge, side)))
    for transfer in play.transfers:
        to, add = play.gauge(transfer.to), play.gauge(transfer.add)
        for side in gauge_sides(game, to):
            name = f"{transfer.id}:{side}"
            text = f"{game.side(side).names.in_language(language)}: {transfer.names.in_language(language)}"
            yield tell(f"tell:{name}", text)
            first = (_ZERO, _PLUS, _aim(to, side), _READ, _REMEMBER)
            both = (_aim(add, side), _READ, _aim(to, side), _step(to, 0), _SHOW, _tell(to, side))
            yield press(name, (f"tell:{name}", *first, *both))
    for purchase in play.purchases:
        for side in gauge_sides(game, play.gauge(purchase.pay)):
            yield from _purchase(game, purchase, side)


def _purchase(game: Game, purchase: Purchase, side: str) -> Iterator[AnyComponent]:
    language, play = game.language, game.play
    pay, gain = play.gauge(purchase.pay), play.gauge(purchase.gain)
    text, name = purchase.names.in_language(language), f"{purchase.id}:{side}"
    pays = pay.names.in_language(language)
    said = quoted(f"{game.side(side).names.in_language(language)}: {text} — {word('price', language)} ")
    lost = quoted(f" ({word('too-dear', language).format(pays=pays)})")
    yield tell(f"tell:{name}", f'{{{said} + {_PRICE} + ({_GAIN} > 0 ? "" : {lost})}}')
    keys = (
        *(_ZERO, _PLUS, _aim(pay, side), _READ, _REMEMBER, f"price:{purchase.id}", f"worth:{purchase.id}"),
        *(f"tell:{name}", f"pay:{purchase.id}", _SHOW, _tell(pay, side)),
        *(_ZERO, _aim(gain, side), _READ, _REMEMBER, f"gain:{purchase.id}", _SHOW, _tell(gain, side)),
    )
    yield press(name, keys)


def _victory(game: Game, victory: Victory) -> Iterator[AnyComponent]:
    """The difference of two alliances, read marker by marker, and the band that it lies in."""
    language, gauge = game.language, game.play.gauge(victory.gauge)
    keys = [_ZERO]
    for sign, alliance in ((_PLUS, victory.plus), (_MINUS, victory.minus)):
        keys.append(sign)
        for side in gauge_sides(game, gauge):
            if game.side(side).alliance == alliance:
                keys += [_aim(gauge, side), _READ]
    text = victory.names.in_language(language)
    result = quoted(victory.bands[-1].names.in_language(language))
    for band in reversed(victory.bands[:-1]):
        result = f"{VALUE} >= {band.least} ? {quoted(band.names.in_language(language))} : ({result})"
    yield tell(f"tell:{VICTORY}", f"{{{quoted(text + ': ')} + {VALUE} + {quoted(' — ')} + ({result})}}")
    yield press(VICTORY, (*keys, f"tell:{VICTORY}", _PLUS), text, _rule(text, victory.rule))


def _rule(text: str, rule: str | None) -> str:
    return f"{text} ({rule})" if rule else text
