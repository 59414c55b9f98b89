"""One game to print-and-play files: load, choose what to print, draw, write."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path

from builder.diagnostic import Diagnostic, has_error
from builder.examine import examine
from builder.load.art import load_art
from builder.load.looks import load_looks
from builder.load.print_style import load_print_styles
from builder.model.game import Game
from builder.model.layout import Layout
from builder.model.names import fold, nearest
from builder.model.print_job import NOBODY, Flip, PrintedCounter, Selection, printed_counters
from builder.model.print_style import PrintStyle
from builder.project import Project
from builder.record import Record, replace
from builder.render.print.changed_cards import Appearance, changed_cards
from builder.render.print.print_sheets import PrintedSheets, PrintOrder, print_sheets
from builder.revision import project_at
from builder.write import replace_file

PRINT_FOLDER = "print_sheets"
"""Where files go, in ``dist/``; no game's output has that name, since an id holds no underscore."""


class RequestError(Exception):
    """The request names something that is not there; the message says what there is."""


class PrintRequest(Record):
    """What the verb ``sheets`` was asked for; lengths in mm, None where the style decides.

    ``dpi`` None draws vectors. ``sides`` and ``classes`` are ids or names, empty for all.
    """

    paper: str = "a4"
    flip: Flip = Flip.LONG
    bleed_mm: float | None = None
    gap_mm: float | None = None
    dpi: float | None = 300.0
    sides: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    copies: int | None = None
    back_offset_mm: tuple[float, float] = (0.0, 0.0)
    changed_since: str | None = None
    folder: Path | None = None


class PrintOutcome(Record):
    """What became of one game: the files written, none where a fault stopped it or nothing has changed."""

    game: str
    diagnostics: tuple[Diagnostic, ...]
    cards: tuple[PrintedCounter, ...] = ()
    sheets: int = 0
    paper: str = ""
    files: tuple[Path, ...] = ()


def print_game(project: Project, game_id: str, request: PrintRequest) -> PrintOutcome:
    """Print one game; nothing is written while there is an error.

    Raises RequestError, RevisionError for ``changed_since``, WriteError where the disk refuses.
    """
    if request.back_offset_mm != (0.0, 0.0) and request.flip not in (Flip.LONG, Flip.SHORT):
        raise RequestError("--back-offset moves backs that are printed on the other side: --flip long or short")
    game, found = examine(project, game_id)
    looks, look_faults = load_looks(project.template_folders)
    styles, style_faults = load_print_styles(project.template_folders)
    found = (*found, *look_faults, *style_faults)
    if game is None or has_error(found):
        return PrintOutcome(game_id, found)
    found = ()  # warnings of setups and the like are those of the verb `check`
    style = _style(styles, request.paper)
    selection = Selection(_sides(game, request.sides), _classes(game, request.classes), request.copies)
    cards = printed_counters(game, selection)
    art = load_art(project.root, game)
    if request.changed_since is not None and style.plain_back in looks.layouts:
        now = Appearance(cards, looks.layouts, art, game.language)
        cards = _changed(project, game_id, now, request.changed_since, style)
    if not cards:
        return PrintOutcome(game_id, found)
    order = _order(style, request)
    printed = print_sheets(game, cards, looks.layouts, art, order)
    found = (*found, *printed.diagnostics)
    if has_error(found):
        return PrintOutcome(game_id, found)
    files = _write(project, game, request, order, printed)
    return PrintOutcome(game_id, found, cards, len(printed.sheets), style.paper, files)


def _order(style: PrintStyle, request: PrintRequest) -> PrintOrder:
    bleed = style.bleed_mm if request.bleed_mm is None else request.bleed_mm
    gap = 2 * bleed if request.gap_mm is None else request.gap_mm
    return PrintOrder(style, request.flip, bleed, gap, request.dpi, request.back_offset_mm)


def _changed(
    project: Project, game_id: str, now: Appearance, revision: str, style: PrintStyle
) -> tuple[PrintedCounter, ...]:
    """The cards that look another way than at ``revision``; all of them where the game was not there then."""
    with tempfile.TemporaryDirectory(prefix="vmodsmith-") as folder:
        old_project = project_at(project, revision, Path(folder))
        game = examine(old_project, game_id)[0] if game_id in old_project.games else None
        if game is None:
            return changed_cards(now, replace(now, cards=()), style)
        layouts: Mapping[str, Layout] = load_looks(old_project.template_folders)[0].layouts
        if style.plain_back not in layouts:
            layouts = {**layouts, style.plain_back: now.layouts[style.plain_back]}
        old = Appearance(printed_counters(game, Selection()), layouts, load_art(old_project.root, game), game.language)
        return changed_cards(now, old, style)


def _write(
    project: Project, game: Game, request: PrintRequest, order: PrintOrder, printed: PrintedSheets
) -> tuple[Path, ...]:
    folder = request.folder or project.root / "dist" / PRINT_FOLDER / game.id
    folder.mkdir(parents=True, exist_ok=True)
    words = [game.id, game.version, order.style.id, order.flip.value]
    if order.dpi is None:
        words.append("vector")
    if request.sides or request.classes:
        words.append("selection")
    if request.changed_since is not None:
        words.append("changed")
    files = [(folder / f"{'-'.join(words)}.pdf", printed.pdf)]
    if printed.test_page is not None:
        test = folder / f"{game.id}-{order.style.id}-{order.flip.value}-test-page.pdf"
        files.append((test, printed.test_page))
    for path, content in files:
        replace_file(path, content)
    return tuple(path for path, _ in files)


def _style(styles: Mapping[str, PrintStyle], paper: str) -> PrintStyle:
    if paper not in styles:
        raise RequestError(_no_such("paper", paper, {name: (name,) for name in sorted(styles)}))
    return styles[paper]


def _sides(game: Game, words: tuple[str, ...]) -> frozenset[str] | None:
    spelled = {side.id: (side.id, *side.names.spellings) for side in game.sides} | {NOBODY: ("nobody",)}
    return _named("side", words, spelled)


def _classes(game: Game, words: tuple[str, ...]) -> frozenset[str] | None:
    return _named("class", words, {known.id: (known.id, *known.names.spellings) for known in game.classes})


def _named(what: str, words: tuple[str, ...], spelled: Mapping[str, tuple[str, ...]]) -> frozenset[str] | None:
    ids = {fold(spelling): name for name, spellings in spelled.items() for spelling in spellings}
    for word in words:
        if fold(word) not in ids:
            raise RequestError(_no_such(what, word, spelled))
    return frozenset(ids[fold(word)] for word in words) if words else None


def _no_such(what: str, word: str, spelled: Mapping[str, tuple[str, ...]]) -> str:
    near = nearest(word, [spelling for spellings in spelled.values() for spelling in reversed(spellings)])
    hint = f" Did you mean '{near}'?" if near else ""
    return f"no {what} '{word}'.{hint} There are: {', '.join(spellings[0] for spellings in spelled.values())}."
