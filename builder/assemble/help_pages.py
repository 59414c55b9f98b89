"""The pages of the Help menu, made from the same data as the module: the turn, every button, menu entry and key.

The engine looks for a page in ``help_<language>/`` and, for English and where there is none, in ``help/`` (Java
``I18nResourcePathFinder``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from builder.assemble import key_map
from builder.assemble.gauge_entries import gauge_entries, operation_key
from builder.assemble.help_words import help_word
from builder.assemble.html_page import bullets, heading, page, paragraph, table
from builder.assemble.play_prototypes import commands_of
from builder.assemble.window_name import map_name
from builder.assemble.words import word
from builder.model.board import BoardKind
from builder.model.command import Command
from builder.model.counter import CounterClass, Kind
from builder.model.game import Game
from builder.model.play import Button, Roll, VictoryBand
from builder.model.provenance import Provenance
from builder.record import replace
from builder.vassal.components import Documentation, HelpFile

_PAGES = ("guide", "about")


def help_menu(game: Game) -> Documentation:
    """The entries of the Help menu."""
    files = (HelpFile(title=help_word(name, game.language), file_name=f"help/{name}.html") for name in _PAGES)
    return Documentation(children=tuple(files))


def help_entries(game: Game, languages: tuple[str, ...]) -> Mapping[str, bytes]:
    """The files of the pages in every language, by their names in the archive."""
    found: dict[str, bytes] = {}
    for language in languages:
        spoken = replace(game, language=language)
        folder = "help" if language == "en" or "en" not in languages else f"help_{language}"
        found[f"{folder}/guide.html"] = _guide(spoken)
        found[f"{folder}/about.html"] = _about(spoken)
    return found


def _guide(game: Game) -> bytes:
    language = game.language
    title = f"{game.names.in_language(language)} — {help_word('guide', language)}"
    parts = [heading(title, 1), *_turn(game), *_buttons(game), *_menus(game), *_hidden(game), *_keys(game)]
    return page(title, language, parts)


def _turn(game: Game) -> Iterator[str]:
    language = game.language
    names = {phase.id: phase for phase in game.turns.phases}
    rows = [
        (names[line.phase].names.in_language(language), line.text.in_language(language), line.rule or "")
        for line in game.play.summary
    ] or [(phase.names.in_language(language), "", phase.rule or "") for phase in game.turns.phases]
    if rows:
        yield heading(help_word("the-turn", language))
        yield table([help_word(key, language) for key in ("phase", "what-is-done", "rule")], rows)


def _buttons(game: Game) -> Iterator[str]:
    language, play = game.language, game.play
    rows = [(one.names.in_language(language), _said(game, one), one.rule or "") for one in play.buttons]
    if play.victory is not None:
        bands = " / ".join(_band(band, bool(play.victory.plus), language) for band in play.victory.bands)
        rows.append((play.victory.names.in_language(language), bands, play.victory.rule or ""))
    rows += [(_roll_title(roll, language), _roll_reading(roll, language), roll.rule or "") for roll in play.rolls]
    rows += [(roll.names.in_language(language), f"{roll.count}d{roll.faces}", roll.rule or "") for roll in game.dice]
    rows += [(word(key, language), help_word(f"{key}-does", language), "") for key in ("palette", "inventory", "notes")]
    yield heading(help_word("buttons", language))
    yield table([help_word(key, language) for key in ("button", "does", "rule")], rows)
    rows = list(dict.fromkeys(_sheet_buttons(game)))
    if rows:
        yield heading(help_word("sheet-buttons", language))
        yield paragraph(help_word("sheet-note", language))
        yield _menu_table([help_word(key, language) for key in ("button", "does", "rule")], rows)


def _sheet_buttons(game: Game) -> Iterator[tuple[str, str, str]]:
    """The buttons in the windows of sheets: those of every side, which mostly have the same, then those that are nobody's."""
    texts = {operation_key(one): one.text for one in game.play.operations}
    for side in (*(one.id for one in game.sides), ""):
        for entry in gauge_entries(game, side):
            text = texts.get(entry.key)
            yield entry.text, text.in_language(game.language) if text is not None else "", entry.rule or ""


def _said(game: Game, button: Button) -> str:
    text = button.text.in_language(game.language) if button.text is not None else ""
    if button.empty is None:
        return text
    cup = game.play.cup(button.empty).names.in_language(game.language)
    return f"{text} ({help_word('only-when-empty', game.language).format(cup=cup)})".strip()


def _band(band: VictoryBand, difference: bool, language: str) -> str:
    name = band.names.in_language(language)
    return name if band.least is None else f"{band.least:{'+d' if difference else 'd'}}〜 {name}"


def _roll_title(roll: Roll, language: str) -> str:
    title = roll.names.in_language(language)
    return f"{roll.menu.in_language(language)} {title}" if roll.menu is not None else title


def _roll_reading(roll: Roll, language: str) -> str:
    if roll.against:
        numbers = ", ".join(str(number) for number in roll.against)
        return help_word("against", language).format(numbers=numbers)
    if roll.table:
        return " / ".join(row.names.in_language(language) for row in roll.table)
    success = roll.success.in_language(language) if roll.success else word("success", language)
    if roll.at_most:
        return help_word("at-most", language).format(success=success)
    return help_word("at-least", language).format(number=roll.at_least, success=success)


def _menus(game: Game) -> Iterator[str]:
    """For each class the entries in the order of its menu; who has an entry is told where it is not the whole class."""
    language = game.language
    yield heading(help_word("menus", language))
    headings = [help_word(key, language) for key in ("entry", "key", "only", "rule")]
    for counter_class in game.classes:
        own = [counter for counter in game.counters if counter.class_id == counter_class.id]
        having: dict[tuple[str, int], tuple[Command, list[str]]] = {}
        for counter in own:
            for command in commands_of(game, counter):
                if not command.hidden:
                    entry = having.setdefault((command.id, command.origin.line), (command, []))
                    entry[1].append(counter.names.in_language(language))
        rows = [
            (
                command.names.in_language(language),
                f"Ctrl+{command.key}" if command.key else "",
                "" if len(counters) == len(own) else ", ".join(_few(counters)),
                command.rule or "",
            )
            for command, counters in having.values()
        ]
        rows += [(text, key, "", "") for text, key in _state_entries(counter_class, language)]
        if rows:
            yield heading(counter_class.names.in_language(language), 3)
            yield _menu_table(headings, rows)
    yield heading(help_word("every-counter", language), 3)
    every = ((word(name, language), key, "", "") for name, key in _COMMON)
    yield _menu_table(headings, list(every))


def _menu_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The table without the columns that are empty in every row."""
    shown = [column for column in range(len(headings)) if any(row[column] for row in rows)]
    return table([headings[column] for column in shown], [[row[column] for column in shown] for row in rows])


_COMMON = (("move-back", "Ctrl+Shift+B"), ("delete", "Delete"), ("mark-moved", "Ctrl+M"), ("trail", "Ctrl+T"))
_MANY = 8


def _few(names: list[str]) -> list[str]:
    """The names, each once; of many only the first."""
    once = list(dict.fromkeys(names))
    return once if len(once) <= _MANY else [*once[:_MANY], "…"]


def _state_entries(counter_class: CounterClass, language: str) -> Iterator[tuple[str, str]]:
    states = len(counter_class.states)
    hurt = counter_class.kind in (Kind.UNIT, Kind.FORTIFICATION)
    if states > 1 and (hurt or states > 2):
        down, up = ("damage", "repair") if hurt else ("next-face", "previous-face")
        yield word(down, language), _letter(key_map.DAMAGE.code)
        yield word(up, language), _letter(key_map.REPAIR.code)
    if states == 2:
        yield word("flip", language), _letter(key_map.FLIP.code)


def _letter(code: int) -> str:
    return f"Ctrl+{chr(code)}"


def _hidden(game: Game) -> Iterator[str]:
    language, seats = game.language, {seat.id: seat.names.in_language(game.language) for seat in game.seats}
    lines = [
        help_word("hand", language).format(
            board=map_name(game.board(hand.board), language), seats=", ".join(seats[seat] for seat in hand.seats)
        )
        for hand in game.play.hands
    ]
    lines += [
        help_word("deck" if cup.open else "cup", language).format(cup=cup.names.in_language(language))
        for cup in game.play.cups
    ]
    if lines:
        yield heading(help_word("hidden", language))
        yield bullets(lines)


def _keys(game: Game) -> Iterator[str]:
    language = game.language
    rows = [
        (help_word("drag", language), help_word("drag-does", language)),
        ("Ctrl+Shift+= / −", help_word("zoom", language)),
        (help_word("viewer-key", language), help_word("viewer", language)),
        (help_word("flare-key", language), help_word("flare", language)),
        ("Ctrl+Shift+N", word("next-turn", language)),
        ("Ctrl+Shift+M", word("clear-moved", language)),
        ("Ctrl+Shift+H", word("hide-pieces", language)),
        ("Ctrl+Shift+P", word("palette", language)),
        ("Ctrl+Shift+I", word("inventory", language)),
        ("Ctrl+Shift+K", word("notes", language)),
    ]
    yield heading(help_word("keys", language))
    yield table([help_word(key, language) for key in ("key", "does")], rows)


def _about(game: Game) -> bytes:
    language = game.language
    title = f"{game.names.in_language(language)} — {help_word('about', language)}"
    ours = [
        f"{map_name(board, language)}: {board.note.in_language(language)}"
        for board in game.boards
        if board.provenance is Provenance.SCHEMATIC
        and board.note is not None
        and (board.kind is BoardKind.MAP or board.owner in (None, game.sides[0].id))
    ]
    parts = [
        heading(title, 1),
        paragraph(f"{help_word('version', language)} {game.version}"),
        paragraph(help_word("built", language)),
        heading(help_word("credits", language)),
        bullets(game.credits),
        heading(help_word("notes", language)),
        bullets([*(note.in_language(language) for note in game.notes), help_word("blank", language)]),
    ]
    if ours:
        parts += [heading(help_word("schematic", language)), bullets(ours)]
    return page(title, language, parts)
