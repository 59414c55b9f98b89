"""The command ``vmodsmith``: its verbs, their options, and the exit codes 0 (fine), 1 (faults in the data), 2 (wrong usage)."""

from __future__ import annotations

import gc
import sys
from dataclasses import replace
from pathlib import Path

import click

from builder import __version__
from builder.model.names import nearest
from builder.project import Project


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="vmodsmith")
@click.option(
    "--project",
    "folder",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=".",
    help="The folder that holds counters/, maps/ and rules_data/ (default: the one you stand in).",
)
@click.pass_context
def main(context: click.Context, folder: Path) -> None:
    """Build and check VASSAL modules from a game's data."""
    # Nearly all that is made is a record that lives to the end: to look for rubbish after every 700 takes a tenth of the time.
    gc.set_threshold(50_000, 20, 50)
    context.obj = Project(folder)


def _lay_over(context: click.Context, _parameter: click.Parameter, folders: tuple[Path, ...]) -> None:
    """The verb works on the project with these folders laid over its data."""
    context.obj = replace(context.obj, overlays=folders)


overlay_option = click.option(
    "--overlay",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    multiple=True,
    expose_value=False,
    callback=_lay_over,
    metavar="DIR",
    help="Lay your own values over the data: a folder of .yaml, .csv, .xlsx or .ods files; may be repeated, later ones win.",
)
"""For every verb that reads a game's data; the project that the verb gets has the folders in ``overlays``."""


@main.command()
@click.argument("games", nargs=-1, metavar="[GAME ...]")
@overlay_option
@click.pass_obj
def build(project: Project, games: tuple[str, ...]) -> None:
    """Build the module of each GAME (all games without one) into dist/<game>/."""
    from builder.build_console import build_games  # the drawing libraries load only for the verb that draws

    sys.exit(build_games(project, _chosen(project, games)))


@main.command()
@click.argument("games", nargs=-1, metavar="[GAME ...]")
@click.option(
    "--format",
    "form",
    type=click.Choice(("text", "github", "json", "sarif", "junit")),
    default="text",
    help="The form of the report: for people, or for the machines of a CI (default: text).",
)
@click.option(
    "--lang",
    "language",
    type=click.Choice(("en", "ja")),
    default="en",
    envvar="VMODSMITH_LANG",
    help="The language of the messages (default: that of VMODSMITH_LANG, else en).",
)
@click.option("--strict", is_flag=True, help="Let warnings fail the run as errors do.")
@click.option(
    "--setups",
    type=click.Path(exists=True, path_type=Path),
    multiple=True,
    metavar="PATH",
    help="A folder (with all below it) or file of setups to hold against one GAME besides its own; may be repeated.",
)
@click.option("--processes", type=click.IntRange(min=1), help="Use so many processes (default: one a core).")
@click.option(
    "--coverage", is_flag=True, help="Tell instead how many of the counters' values are known (text or json)."
)
@overlay_option
@click.pass_obj
def check(
    project: Project,
    games: tuple[str, ...],
    form: str,
    language: str,
    strict: bool,
    setups: tuple[Path, ...],
    processes: int | None,
    coverage: bool,
) -> None:
    """Read and check each GAME's data without building: every fault at its file, line and column."""
    from builder.check_console import CheckOptions, check_games

    chosen = _chosen(project, games)
    if setups and len(chosen) != 1:
        raise click.UsageError(f"--setups needs one GAME to hold them against; there are: {', '.join(chosen)}.")
    if coverage:
        from builder.coverage_console import FORMS, print_coverage

        if form not in FORMS or setups:
            raise click.UsageError(f"--coverage is told as {' or '.join(FORMS)}, and not together with --setups.")
        sys.exit(print_coverage(project, chosen, form, language))
    sys.exit(check_games(project, chosen, CheckOptions(form, language, strict, setups, processes)))


@main.command()
@click.argument("games", nargs=-1, metavar="[GAME ...]")
@click.option(
    "--mutants",
    type=click.IntRange(min=1),
    default=40,
    help="So many changed lines for each constraint and setup, and a quarter as many that break it (default: 40).",
)
@click.option("--seed", default="", help="Another word gives other changes; the same word the same (default: none).")
@overlay_option
@click.pass_obj
def prove(project: Project, games: tuple[str, ...], mutants: int, seed: str) -> None:
    """Prove that each constraint of GAME bites: change one line after another, and see what is reported."""
    from builder.prove_console import print_proof

    sys.exit(print_proof(project, _chosen(project, games), mutants, seed))


def _millimetres(_context: click.Context, parameter: click.Parameter, value: str) -> tuple[float, float]:
    """Two lengths in mm, right and down, from ``0.5,-1``."""
    try:
        across, down = (float(part) for part in value.split(","))
    except ValueError as error:
        raise click.BadParameter(
            f"'{value}' is not two numbers of millimetres such as 0.5,-1", param=parameter
        ) from error
    return across, down


@main.command()
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
@overlay_option
@click.pass_obj
def sheets(
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
    sys.exit(print_games(project, _chosen(project, games), request))


def _words(listed: tuple[str, ...]) -> tuple[str, ...]:
    """The words of options that may be repeated and may list several: ``red,blue``."""
    return tuple(word.strip() for text in listed for word in text.split(",") if word.strip())


@main.command()
@click.argument("code", required=False)
@click.option("--lang", "language", type=click.Choice(("en", "ja")), default="en", envvar="VMODSMITH_LANG")
@click.pass_obj
def explain(project: Project, code: str | None, language: str) -> None:
    """Say why CODE is reported, with an example; CODE may be a constraint of this project. Without CODE list them all."""
    from builder.explain_console import explain as explain_code
    from builder.explain_console import list_codes

    if code is None:
        list_codes(project, language)
    else:
        explain_code(project, code, language)


@main.command()
@click.argument("kind", required=False)
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), help="Write into this folder, all without KIND."
)
def schema(kind: str | None, out: Path | None) -> None:
    """Print the JSON Schema of a KIND of data file, by which editors complete and check; without KIND list the kinds."""
    from builder.schema_console import list_kinds, print_schema, write_schemas

    if out is not None:
        write_schemas(out, kind)
    elif kind is not None:
        print_schema(kind)
    else:
        list_kinds()


@main.command()
@click.argument("module", type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="FILE.vmod")
@click.option(
    "--vassal", type=click.Path(path_type=Path), help="The folder of the VASSAL to use (default: the one found)."
)
@click.option(
    "--shots", type=click.Path(file_okay=False, path_type=Path), help="Paint every map window into this folder."
)
def engine(module: Path, vassal: Path | None, shots: Path | None) -> None:
    """Open FILE.vmod in a real VASSAL, load every setup, and print what the engine reports."""
    from builder.engine import run_engine

    sys.exit(run_engine(module, vassal, shots))


_OUTPUT = click.option(
    "-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="Write into this file instead of printing."
)


@main.command()
@click.argument("old", metavar="OLD")
@click.argument("new", metavar="NEW")
@click.option("--format", "form", type=click.Choice(("text", "json", "html")), default="text", help="Default: text.")
@click.option(
    "--lang",
    "language",
    type=click.Choice(("en", "ja")),
    default="en",
    envvar="VMODSMITH_LANG",
    help="The language of text and page (default: that of VMODSMITH_LANG, else en).",
)
@click.option("--release", is_flag=True, help="Fail where pictures changed and the version did not.")
@_OUTPUT
@click.pass_obj
def diff(project: Project, old: str, new: str, form: str, language: str, release: bool, output: Path | None) -> None:
    """Tell what changed from OLD to NEW: counters, setups, constraints, and what breaks saved games.

    OLD and NEW are each a .vmod file, a built folder (dist/GAME), a project's folder, or a git revision of the data (REV, or
    REV:GAME where there are several games).
    """
    from builder.diff_console import print_diff

    sys.exit(print_diff(project, old, new, form, language, release, output))


@main.command()
@click.argument("old", metavar="OLD")
@click.argument("new", metavar="NEW")
@click.option(
    "--lang", "languages", type=click.Choice(("ja", "en")), multiple=True, help="Only this language (default: both)."
)
@_OUTPUT
@click.pass_obj
def changelog(project: Project, old: str, new: str, languages: tuple[str, ...], output: Path | None) -> None:
    """Write the section for a release, in Markdown, from what changed from OLD to NEW (as in `diff`).

    An error where pictures changed under one version, since VASSAL would keep showing the old ones.
    """
    from builder.diff_console import print_changelog

    sys.exit(print_changelog(project, old, new, languages or ("ja", "en"), output))


@main.command()
@click.argument("module", type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="FILE.vmod")
def quality(module: Path) -> None:
    """Print FILE.vmod's figures: pieces with prototypes, changes that are reported, play aids."""
    from builder.quality import NotAModuleError, read_quality

    try:
        click.echo(read_quality(module).text(), nl=False)
    except NotAModuleError as error:
        raise click.UsageError(str(error)) from None


def _chosen(project: Project, games: tuple[str, ...]) -> tuple[str, ...]:
    """The games that were named, or all of them; a name that is none is wrong usage, not a fault in the data."""
    known = project.games
    if not known:
        raise click.UsageError(
            f"no game here: {project.root.resolve()} has no rules_data/<game>/game.yaml. "
            "Stand in a project's folder, or name it with --project DIR."
        )
    for game in games:
        if game not in known:
            near = nearest(game, known)
            hint = f" Did you mean '{near}'?" if near else ""
            raise click.UsageError(f"no game '{game}'.{hint} There are: {', '.join(known)}.")
    return tuple(dict.fromkeys(games)) or known
