"""The verb ``sheets``."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from builder.project import Project
from builder.verbs.chosen import chosen_games, language_option, overlay_option


def _millimetres(_context: click.Context, parameter: click.Parameter, value: str) -> tuple[float, float]:
    """Two lengths in mm, right and down, from ``0.5,-1``."""
    try:
        across, down = (float(part) for part in value.split(","))
    except ValueError as error:
        raise click.BadParameter(
            f"'{value}' is not two numbers of millimetres such as 0.5,-1", param=parameter
        ) from error
    return across, down


@click.command("sheets")
@click.argument("games", nargs=-1, metavar="[GAME ...]")
@click.option("--paper", default="a4", help="A file of templates/print/: a4, letter, a4-blocks, ... (default: a4).")
@click.option(
    "--flip",
    type=click.Choice(("long", "short", "fold", "none")),
    default="long",
    help="How backs come behind fronts: the sheet turned on its long or short edge, folded, or not at all (default: long).",
)
@click.option("--bleed", type=click.FloatRange(0, 10), metavar="MM", help="Draw faces so far beyond their cut.")
@click.option("--gap", type=click.FloatRange(0, 50), metavar="MM", help="Between counters (default: twice the bleed).")
@click.option("--dpi", type=click.IntRange(72, 1200), default=300, help="Pixels an inch (default: 300).")
@click.option("--vector", is_flag=True, help="Draw shapes and text as vectors instead of pixels.")
@click.option("--sides", multiple=True, metavar="SIDE,...", help="Only counters of these sides (nobody: of none).")
@click.option("--classes", multiple=True, metavar="CLASS,...", help="Only counters of these classes.")
@click.option("--copies", type=click.IntRange(min=1), help="So many of each, whatever the counter mix says.")
@click.option(
    "--changed-since", metavar="REV", help="Only counters that look another way than in this git revision of the data."
)
@click.option(
    "--back-offset",
    default="0,0",
    callback=_millimetres,
    metavar="X,Y",
    help="Move backs so many mm right and down, as read from the test page.",
)
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="Write into this folder.")
@language_option
@overlay_option
@click.pass_obj
def command(
    project: Project,
    games: tuple[str, ...],
    paper: str,
    flip: str,
    bleed: float | None,
    gap: float | None,
    dpi: int,
    vector: bool,
    sides: tuple[str, ...],
    classes: tuple[str, ...],
    copies: int | None,
    changed_since: str | None,
    back_offset: tuple[float, float],
    out: Path | None,
    language: str,
) -> None:
    """Print the counters of each GAME: PDF sheets, both faces in register, into dist/print_sheets/<game>/."""
    from builder.model.print_job import Flip
    from builder.print_game import PrintRequest
    from builder.sheets_console import print_games

    request = PrintRequest(
        paper=paper,
        flip=Flip(flip),
        bleed_mm=bleed,
        gap_mm=gap,
        dpi=None if vector else float(dpi),
        sides=_words(sides),
        classes=_words(classes),
        copies=copies,
        back_offset_mm=back_offset,
        changed_since=changed_since,
        folder=out,
    )
    sys.exit(print_games(project, chosen_games(project, games), request, language))


def _words(listed: tuple[str, ...]) -> tuple[str, ...]:
    """The words of options that may be repeated and may list several: ``red,blue``."""
    return tuple(word.strip() for text in listed for word in text.split(",") if word.strip())
