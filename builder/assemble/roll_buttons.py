"""Rolls that are reported as the rules read them: hits against one or two numbers, success from a sum on.

The choices of a roll (how many dice, how much is added) are buttons of their own, gathered in a menu.
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble.expressions import quoted, up_to
from builder.assemble.words import word
from builder.model.game import Game
from builder.model.play import Roll
from builder.vassal.components import AnyComponent, DiceButton, ToolbarMenu
from builder.vassal.keys import named


def roll_buttons(game: Game) -> Iterator[AnyComponent]:
    """The dice of every choice, the menu of each roll, and the menus that hold several rolls."""
    language = game.language
    menus: dict[str, list[str]] = {}
    for roll in game.play.rolls:
        choices = [(dice, plus) for dice in roll.dice for plus in roll.at_most or roll.plus]
        title = roll.names.in_language(language)
        outer = roll.menu.in_language(language) if roll.menu is not None else None
        if outer is not None:
            title = f"{outer} {title}"
            menus.setdefault(outer, []).append(title)
        texts = [_choice(roll, title, dice, plus, language) if len(choices) > 1 else title for dice, plus in choices]
        for (dice, plus), text in zip(choices, texts, strict=True):
            icon = "" if len(choices) > 1 or outer is not None else _DIE
            yield _dice(roll, title, text, dice, plus, language, icon)
        if len(choices) > 1:
            yield _menu(title, texts)
    for outer, titles in menus.items():
        yield _menu(outer, titles)


_DIE = "/images/die.gif"
"""VASSAL's own picture of a die, on what stands in the tool bar itself."""


def roll_name(roll: Roll, dice: int, plus: int) -> str:
    """The named key that makes this roll; ``plus`` is what is added, or the number that the sum must not exceed."""
    return f"roll:{roll.id}:{dice}{plus:+d}"


def _menu(title: str, items: list[str]) -> ToolbarMenu:
    return ToolbarMenu(description=title, text=title, tooltip=title, icon=_DIE, menu_items=tuple(items))


def _choice(roll: Roll, title: str, dice: int, plus: int, language: str) -> str:
    parts = [title]
    if len(roll.dice) > 1:
        parts.append(word("dice-count", language).format(dice=dice))
    if roll.at_most:
        parts.append(f"≦{plus}")
    elif len(roll.plus) > 1:
        parts.append(f"＋{plus}")
    return " ".join(parts)


def _dice(roll: Roll, title: str, text: str, dice: int, plus: int, language: str, icon: str) -> DiceButton:
    rule = f" ({roll.rule})" if roll.rule else ""
    if roll.against:
        hits = " + ".join(f"(result{die} <= {number} ? 1 : 0)" for die in range(1, dice + 1) for number in roll.against)
        said = quoted(f": {title} ×{dice} = ")
        told = f"{said} + result + {quoted(' — ')} + ({hits}) + {quoted(word('hits', language))}"
    else:
        success, failure = (
            names.in_language(language) if names else word(key, language)
            for names, key in ((roll.success, "success"), (roll.failure, "failure"))
        )
        added = f" ≦{plus}" if roll.at_most else f" ＋{plus}" if plus else ""
        said = quoted(f": {title}{added} = ")
        compared = f"<= {plus}" if roll.at_most else f">= {roll.at_least}"
        outcome = f"(numericalTotal {compared} ? {quoted(success)} : {quoted(failure)})"
        if roll.table:
            rows = [(row.up_to, quoted(row.names.in_language(language))) for row in roll.table]
            outcome = f"({up_to('numericalTotal', rows)})"
        told = f"{said} + numericalTotal + {quoted(' — ')} + {outcome}"
    return DiceButton(
        name=f"{roll.id} {dice} {plus}",
        text=text,
        tooltip=f"{text}{rule}",
        icon=icon,
        hotkey=named(roll_name(roll, dice, plus)),
        n_dice=dice,
        n_sides=roll.faces,
        add_to_total=0 if roll.at_most else plus,
        report_total=False,
        sort_dice=True,
        report_format=f"{{PlayerName + {told}}}",
    )
