"""Buttons that give one command to many counters: fill the cup, draw from it, bring everything home."""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble.command_effects import COUNT_IN_CUP, IN_CUP
from builder.assemble.expressions import all_of, common_stem, one_of, quoted, standing_in
from builder.assemble.hidden_button import change_property, give_command, press, tell
from builder.assemble.window_name import map_name
from builder.assemble.words import word
from builder.model.command import ButtonStep
from builder.model.game import Game
from builder.model.play import Button
from builder.vassal.components import AnyComponent, GlobalProperty
from builder.vassal.keys import named

_ZERO = "cup-zero"


def cup_properties(game: Game) -> tuple[GlobalProperty, ...]:
    """The global property in which the counters of a cup are counted."""
    if all(cup.open for cup in game.play.cups):
        return ()
    return (GlobalProperty(name=IN_CUP, initial_value="0", children=(change_property(_ZERO, "0"),)),)


def action_buttons(game: Game) -> Iterator[AnyComponent]:
    """Each button with the hidden links of its steps."""
    for button in game.play.buttons:
        yield from _button(game, button)


def _button(game: Game, button: Button) -> Iterator[AnyComponent]:
    language = game.language
    text = button.names.in_language(language)
    tooltip = f"{text} ({button.rule})" if button.rule else text
    links: list[str] = []
    only = f"{IN_CUP}==0" if button.empty is not None else ""
    for number, step in enumerate(button.steps, start=1):
        links.append(f"{button.id}:{number}")
        count = "0" if step.cup is None else str(step.count or -1)
        yield give_command(links[-1], named(step.command), step_match(game, step, only), count)
    cup_id = button.empty or next((step.cup for step in button.steps if step.cup), None)
    if cup_id is None:
        yield press(button.id, tuple(links), text, tooltip)
        return
    cup = game.play.cup(cup_id).names.in_language(language)
    yield give_command(f"count:{button.id}", COUNT_IN_CUP, f"{{DeckName=={quoted(cup)}}}", "-1")
    left = IN_CUP
    checked = word("still-in-cup" if button.empty else "in-cup", language).split("{left}")
    empty = quoted(f"{text}: {word('cup-is-empty', language).format(cup=cup)}")
    still = f"{quoted(f'{text}: ' + checked[0].format(cup=cup))} + {left} + {quoted(checked[1].format(cup=cup))}"
    yield tell(f"tell:{button.id}", f"{{{left} == 0 ? {empty} : {still}}}")
    first = (_ZERO, f"count:{button.id}", f"tell:{button.id}")
    yield press(button.id, (*first, *links), text, tooltip)


def step_match(game: Game, step: ButtonStep, only: str = "") -> str:
    """True for the counters that get the step's command, and only where ``only`` is true."""
    language = game.language
    cup = "" if step.cup is None else f"DeckName=={quoted(game.play.cup(step.cup).names.in_language(language))}"
    return all_of(
        one_of("ClassId", step.classes),
        standing_in(game, step.within, language),
        _on_turn(game) if step.on_turn else "",
        only,
        cup,
    )


def _on_turn(game: Game) -> str:
    """True for a piece on the space of the current turn."""
    for board in game.boards:
        for track in board.tracks:
            if track.id == game.turns.track:
                names = [board.place(one).names.in_language(game.language) for one in track.digits[0].spaces.values()]
                here = f"CurrentMap=={quoted(map_name(board, game.language))}"
                return f"{here} && LocationName==({quoted(common_stem(names))} + Turn)"
    return "false"
