"""The quick way through a file and the careful one give the same nodes; what is unusual is left to the careful one."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.load.plain_yaml import plain_nodes
from builder.load.yaml_document import careful_document, read_document

PROJECT = Path(__file__).parents[2]
FILES = sorted(
    path
    for folder in ("counters", "maps", "rules_data", "templates", "tests/games", "tests/broken")
    for path in (PROJECT / folder).rglob("*.yaml")
    if path.is_file()
)


def test_all_files_that_the_quick_way_takes_come_out_as_from_the_careful_one() -> None:
    taken = 0
    for path in FILES:
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        quick = plain_nodes(text, path.name)
        if quick is not None:
            taken += 1
            assert (quick, ()) == careful_document(text, path.name), path
    assert taken > 0.9 * len(FILES)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# nothing\n",
        "a: 1\na: 2\n",
        "a: &x 1\nb: *x\n",
        "a: &x [1]\n",
        "&x a: 1\n",
        "? [1]\n: 2\n",
        "a: 1\n---\nb: 2\n",
        "a: [1\n",
        "a: \x07\n",
        "a:\n\t- 1\n",
        "[" * 5000,
    ],
)
def test_what_is_unusual_is_left_to_the_careful_way(text: str) -> None:
    assert plain_nodes(text, "a.yaml") is None
    assert read_document(text, "a.yaml") == careful_document(text, "a.yaml")


STYLES = (
    "a: |\n\n    x\n   \n    y\nb: >\n  z\n",
    "- 'it''s'\n- \"\\u00e9\"\n- ~\n-\n- a b\n",
    "x",
    "---\na: 1\n",
)


@pytest.mark.parametrize("text", STYLES)
def test_texts_of_every_style(text: str) -> None:
    quick = plain_nodes(text, "a.yaml")
    assert quick is not None
    assert (quick, ()) == careful_document(text, "a.yaml")
