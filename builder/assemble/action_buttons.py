"""Buttons that give one command to many counters: fill the cup, draw from it, bring everything home."""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble.expressions import all_of, common_stem, one_of, quoted, standing_in
from builder.assemble.hidden_button import give_command, press, tell
from builder.assemble.map_window import map_name
from builder.assemble.words import word
from builder.model.game import Game
from builder.model.play import Button, ButtonStep
from builder.vassal.components import AnyComponent
from builder.vassal.keys import named


def action_buttons(game: Game) -> Iterator[AnyComponent]:
    """Each button with the hidden links of its steps."""
    for button in game.play.buttons:
        yield from _button(game, button)


def _button(game: Game, button: Button) -> Iterator[AnyComponent]:
    language = game.language
    text = button.names.in_language(language)
    tooltip = f"{text} ({button.rule})" if button.rule else text
    links: list[str] = []
    for number, step in enumerate(button.steps, start=1):
        links.append(f"{button.id}:{number}")
        count = "0" if step.cup is None else str(step.count or -1)
        yield give_command(links[-1], named(step.command), _match(game, step), count)
    if button.empty is None:
        yield press(button.id, tuple(links), text, tooltip)
        return
    cup = game.play.cup(button.empty).names.in_language(language)
    left = f"GetProperty({quoted(cup + '_numPieces')})"
    checked = word("still-in-cup", language).split("{left}")
    empty = quoted(f"{text}: {word('cup-is-empty', language).format(cup=cup)}")
    still = f"{quoted(f'{text}: ' + checked[0].format(cup=cup))} + {left} + {quoted(checked[1].format(cup=cup))}"
    yield tell(f"tell:{button.id}", f"{{{left} == 0 ? {empty} : {still}}}")
    yield press(f"do:{button.id}", tuple(links), times=f"{{{left} == 0 ? 1 : 0}}")
    yield press(button.id, (f"tell:{button.id}", f"do:{button.id}"), text, tooltip)


def _match(game: Game, step: ButtonStep) -> str:
    language = game.language
    cup = "" if step.cup is None else f"DeckName=={quoted(game.play.cup(step.cup).names.in_language(language))}"
    return all_of(
        one_of("ClassId", step.classes),
        standing_in(game, step.within, language),
        _on_turn(game) if step.on_turn else "",
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
