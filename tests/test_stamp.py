"""A build counts as current only where every byte that went in and came out is the same."""

import pytest

from builder.artifact import Artifact
from builder.stamp import STAMP_FILE, Stamp, digests_of, is_current, source_fingerprint
from builder.write import replace_folder

FILES = (Artifact("a.vmod", b"module"), Artifact("counters/x.png", b"picture"))


@pytest.fixture
def built(tmp_path):
    folder = tmp_path / "game"
    replace_folder(folder, (*FILES, Artifact(STAMP_FILE, Stamp("source", digests_of(FILES)).encode())))
    return folder


def test_an_untouched_build_is_current(built):
    assert is_current(built, "source")


def test_other_data_make_it_stale(built):
    assert not is_current(built, "other")


@pytest.mark.parametrize(
    "spoil",
    [
        lambda folder: (folder / "a.vmod").write_bytes(b"modulE"),
        lambda folder: (folder / "a.vmod").unlink(),
        lambda folder: (folder / "extra.png").write_bytes(b""),
        lambda folder: (folder / STAMP_FILE).write_bytes(b'{"source": "source", "fil'),
        lambda folder: (folder / STAMP_FILE).write_bytes(b"[]"),
        lambda folder: (folder / STAMP_FILE).write_bytes(b'{"source": "source", "files": 3}'),
        lambda folder: (folder / STAMP_FILE).unlink(),
    ],
    ids=["changed", "removed", "added", "half a stamp", "a list", "a number", "no stamp"],
)
def test_whatever_is_spoilt_makes_it_stale(built, spoil):
    spoil(built)
    assert not is_current(built, "source")


def test_the_fingerprint_counts_names_and_contents_but_not_the_project_s_own_place(tmp_path):
    def project(name, files):
        for path, content in files.items():
            target = tmp_path / name / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        return source_fingerprint(tmp_path / name, [tmp_path / name / "maps"], "tool")

    first = project("first", {"maps/a.yaml": b"1"})
    assert project("second", {"maps/a.yaml": b"1", "elsewhere.txt": b"x"}) == first
    assert project("third", {"maps/a.yaml": b"2"}) != first
    assert project("fourth", {"maps/b.yaml": b"1"}) != first
