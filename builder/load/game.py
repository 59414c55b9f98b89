"""A whole game from its folders: ``rules_data/<game>/``, ``counters/<game>/``, ``maps/<game>/``. The stage's front door."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from builder.diagnostic import Diagnostic
from builder.load.boards import read_boards
from builder.load.constraints import read_constraints
from builder.load.counter_classes import ClassWords, class_table, read_classes
from builder.load.counters import read_counters
from builder.load.data_file import DataFiles
from builder.load.document_cache import DocumentCache
from builder.load.errata import Errata, read_errata
from builder.load.fields import Faults, Fields
from builder.load.game_file import GameFile, read_game_file
from builder.load.name_table import NameTable, unknown_word
from builder.load.node import Node
from builder.load.play import read_play
from builder.load.setups import read_setup
from builder.load.stands_for import resolve_stands_for
from builder.load.vocabulary import Vocabulary, vocabulary_of
from builder.model.counter import Counter, CounterClass
from builder.model.fault import fault
from builder.model.game import Game
from builder.model.message import say
from builder.model.setup import Setup
from builder.origin import Origin
from builder.record import Record, replace

_GAME_FILE = "game.yaml"
_CONSTRAINTS_FILE = "constraints.yaml"
_PLAY_FILE = "play.yaml"


class _Documents(Record):
    """Every file of a game as nodes, before anything is made of them."""

    game: Node | None
    counters: tuple[tuple[str, Node], ...]
    maps: tuple[tuple[str, Node], ...]
    setups: tuple[tuple[str, Node], ...]
    errata: Errata | None


def game_ids(project: Path) -> tuple[str, ...]:
    """The games of a project: the folders in ``rules_data/`` that hold a ``game.yaml``, in the order of their names."""
    return tuple(sorted(path.parent.name for path in (project / "rules_data").glob(f"*/{_GAME_FILE}")))


def load_game(
    project: Path, game_id: str, overlays: Sequence[Path] = (), cache: DocumentCache | None = None
) -> tuple[Game | None, tuple[Diagnostic, ...]]:
    """A game and everything that is wrong with its files, in one run; errata and ``overlays`` are laid over its data.

    Files that ``cache`` knows are not parsed again.

    The game is None only where ``game.yaml`` cannot be read at all. Where there are errors the game that comes back has
    holes: it serves to find more faults, never to be built. Origins carry paths relative to ``project`` with ``/``.
    """
    faults = Faults()
    file = f"rules_data/{game_id}/{_GAME_FILE}"
    if not (project / file).is_file():
        message = unknown_word("game", game_id, NameTable.of_words("game", game_ids(project)))
        told = say(
            "{message}（ファイル {file} がありません）",
            "{message} (there is no file {file})",
            message=message,
            file=file,
        )
        return None, (fault(Origin(file), "no-such-game", told),)
    files = DataFiles(project, faults, cache)
    documents = _Documents(
        files.document(file),
        files.documents(f"counters/{game_id}"),
        files.documents(f"maps/{game_id}"),
        files.documents(f"rules_data/{game_id}/setups"),
        read_errata(files, game_id, overlays),
    )
    if documents.game is None:
        return None, tuple(faults.found)
    shared = _without_setups(documents.game, documents, project, game_id, faults)
    words = vocabulary_of(shared)
    setup_nodes = documents.setups
    if documents.errata:
        from builder.load.errata_setups import apply_to_setups

        setup_nodes = apply_to_setups(setup_nodes, documents.errata, words)
    setups = tuple(read_setup(node, name, words, faults) for name, node in setup_nodes)
    constraints_file = f"rules_data/{game_id}/{_CONSTRAINTS_FILE}"
    constraints_node = files.document(constraints_file) if (project / constraints_file).is_file() else None
    if documents.errata:
        from builder.load.errata_constraints import apply_to_constraints

        constraints_node = apply_to_constraints(constraints_node, documents.errata)
    constraints = read_constraints(constraints_node, faults) if constraints_node is not None else ()
    errata = documents.errata.records() if documents.errata else ()
    play_file = f"rules_data/{game_id}/{_PLAY_FILE}"
    play_node = files.document(play_file) if (project / play_file).is_file() else None
    play = read_play(play_node, words, faults) if play_node is not None else shared.play
    game = replace(shared, setups=setups, files=tuple(files.read), constraints=constraints, errata=errata, play=play)
    return game, tuple(faults.found)


def load_setup(text: str, file: str, words: Vocabulary) -> tuple[Setup | None, tuple[Diagnostic, ...]]:
    """One setup from its text against a game that is loaded already; ``file`` is the path that its origins carry.

    ``words`` comes from ``vocabulary_of(game)``, once for any number of setups.
    """
    from builder.load.yaml_document import read_document

    node, found = read_document(text, file)
    faults = Faults()
    faults.add(found)
    setup = None if node is None else read_setup(node, file, words, faults)
    return setup, tuple(faults.found)


def _without_setups(node: Node, documents: _Documents, project: Path, game_id: str, faults: Faults) -> Game:
    game = read_game_file(node, game_id, faults)
    classes, counters = _read_counter_files(documents.counters, game, project, faults)
    maps = documents.maps
    if documents.errata:
        from builder.load.errata_counters import CounterWords, apply_to_counters
        from builder.load.errata_places import apply_to_places

        words = CounterWords({entry.id: ClassWords(entry) for entry in classes}, game.sides, game.language, project)
        counters = apply_to_counters(counters, documents.errata, words)
        maps = apply_to_places(maps, documents.errata)
    boards = read_boards(maps, game.sides, counters, game.language, project, faults)
    return game.with_pieces(classes, counters, boards, faults)


def _read_counter_files(
    documents: tuple[tuple[str, Node], ...], game: GameFile, project: Path, faults: Faults
) -> tuple[tuple[CounterClass, ...], tuple[Counter, ...]]:
    """Classes of every file first, since a counter's class may stand in a later file."""
    files = [Fields(node, faults, "counter file") for _, node in documents]
    classes = tuple(entry for file in files for entry in read_classes(file, game.language))
    words = class_table(classes)
    counters = tuple(
        counter for file in files for counter in read_counters(file, words, game.sides, game.language, project)
    )
    for file in files:
        file.finish()
    return classes, resolve_stands_for(counters, faults)
