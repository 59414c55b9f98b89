"""Only what changed is drawn again, and nobody can tell: the result is byte for byte that of drawing everything."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from builder import draw as drawing_module
from builder.draw import draw
from builder.load.game import load_game
from builder.load.looks import load_looks
from builder.model.counter import NOT_PRINTED
from builder.model.fingerprint import fingerprint
from builder.model.names import Names
from builder.origin import Origin
from builder.picture_cache import PictureCache
from builder.project import Project
from builder.record import field_names, replace

SKIRMISH = Path(__file__).parent / "games" / "skirmish"
TEMPLATES = Path(__file__).parents[1] / "templates"
COUNTER_PX = 75


@pytest.fixture
def project(tmp_path) -> Path:
    shutil.copytree(SKIRMISH, tmp_path / "project", ignore=shutil.ignore_patterns("dist"))
    shutil.copytree(TEMPLATES, tmp_path / "project" / "templates")
    return tmp_path / "project"


def pictures(root: Path, cache: Path) -> dict[str, bytes]:
    game, _ = load_game(root, "skirmish")
    looks, _ = load_looks(Project(root).template_folders)
    artifacts, _ = draw(game, looks, root, COUNTER_PX, PictureCache(cache, "tool"))
    return {artifact.path: artifact.content for artifact in artifacts}


def replaced(file: str, old: str, new: str):
    def edit(root: Path) -> None:
        text = (root / file).read_text(encoding="utf-8")
        assert old in text, (file, old)
        (root / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    return edit


EDITS = [
    replaced("counters/skirmish/units.yaml", "attack: [4, 2]", "attack: [5, 1]"),
    replaced("counters/skirmish/units.yaml", "counters:\n", "counters:\n# a line that moves all others down\n"),
    replaced("counters/skirmish/classes.yaml", "ja: 攻, en: A", "ja: 撃, en: A"),
    replaced("counters/skirmish/markers.yaml", "ja: 国力, en: Power}, symbol", "ja: 力, en: Power}, symbol"),
    replaced("rules_data/skirmish/game.yaml", "short: {ja: 赤", "short: {ja: 紅"),
    replaced("maps/skirmish/supply-sheet.yaml", "ja: 工場, en: Factory", "ja: 大工場, en: Factory"),
    replaced("maps/skirmish/island.yaml", "ja: 古城, en: Old Castle", "ja: 旧城, en: Old Castle"),
    replaced("templates/counters/marker.yaml", "elements:", "elements: "),
]


def test_after_any_edits_the_pictures_are_those_of_drawing_everything(project, tmp_path):
    order = list(EDITS)
    random.Random(2026).shuffle(order)
    cache = tmp_path / "cache"
    before = pictures(project, cache)
    for number, edit in enumerate(order):
        edit(project)
        incremental = pictures(project, cache)
        assert incremental == pictures(project, tmp_path / f"empty-{number}")
    assert incremental.keys() == before.keys()


def test_what_was_found_wrong_with_a_picture_is_told_again_without_drawing_it(project, tmp_path, monkeypatch):
    """A warning does not cost a drawing at every build, and is told at the line where its cause stands now."""
    replaced("maps/skirmish/supply-sheet.yaml", "ja: 工場, en: Factory", f"ja: {'長い' * 60}工場, en: Factory")(project)
    cache = PictureCache(tmp_path / "cache", "tool")

    def draw_it():
        game, _ = load_game(project, "skirmish")
        looks, _ = load_looks(Project(project).template_folders)
        return draw(game, looks, project, COUNTER_PX, cache)

    drawn: list[str] = []
    draw_all = drawing_module._draw_all
    monkeypatch.setattr(
        drawing_module, "_draw_all", lambda jobs: drawn.extend(job.path for job in jobs) or draw_all(jobs)
    )
    first = draw_it()
    assert {fault.code for fault in first[1]} >= {"text-does-not-fit"}
    drawn.clear()
    assert draw_it() == first
    assert drawn == []
    replaced("maps/skirmish/supply-sheet.yaml", "boxes:\n", "boxes:\n  # a line more\n")(project)
    moved = draw_it()
    assert sorted(drawn) == [f"sheets/{side}-supply-sheet.png" for side in ("blue", "green", "red")]
    assert moved[0] == first[0]
    lines = [
        [fault.origin.line for fault in found if fault.code == "text-does-not-fit"] for found in (first[1], moved[1])
    ]
    assert [line + 1 for line in lines[0]] == lines[1]


def test_one_changed_counter_is_one_counter_drawn(project, tmp_path):
    cache = tmp_path / "cache"
    pictures(project, cache)
    kept = entries(cache)
    replaced("counters/skirmish/units.yaml", "{guns: 4}", "{guns: 7}")(project)
    pictures(project, cache)
    # an orca of each of two sides, in the four states whose class, side and values stand on one record
    assert len(set(entries(cache)) - set(kept)) == 2 * 4


def entries(cache: Path) -> dict[bytes, tuple[int, int, int]]:
    return PictureCache(cache, "tool").pack("skirmish")._entries


SPOILS = {
    "deleted": lambda path, content: path.unlink(),
    "emptied": lambda path, content: path.write_bytes(b""),
    "half written": lambda path, content: path.write_bytes(content[: len(content) // 2]),
    "end cut off": lambda path, content: path.write_bytes(content[:-9]),
    "a bit of the last picture": lambda path, content: path.write_bytes(
        content[:-9] + bytes([content[-9] ^ 1]) + content[-8:]
    ),
    "a bit of the beginning": lambda path, content: path.write_bytes(bytes([content[0] ^ 1]) + content[1:]),
    "overwritten": lambda path, content: path.write_bytes(b"not what was put in"),
    "written into by another": lambda path, content: path.write_bytes(content[:999] + b"xx" + content[999:]),
    "a folder": lambda path, content: (path.unlink(), path.mkdir()),
    "left alone": lambda path, content: None,
}


@pytest.mark.parametrize("spoil", SPOILS)
def test_a_cache_spoilt_in_every_way_changes_nothing(spoil, project, tmp_path):
    cache = tmp_path / "cache"
    whole = pictures(project, cache)
    path = cache / "skirmish.pack"
    SPOILS[spoil](path, path.read_bytes())
    assert pictures(project, cache) == whole
    assert pictures(project, cache) == whole
    if spoil != "a folder":  # which is somebody's own: nothing is kept then
        assert len(entries(cache)) >= len(set(whole.values()))


def test_any_bit_of_the_pack_may_be_wrong(tmp_path):
    """Whatever byte is spoilt, each picture is found as it was put in or not at all, and the next build mends the pack."""
    kept = {f"key {number}": bytes([number]) * (number * 7) for number in range(9)}
    cache = PictureCache(tmp_path, "tool")
    pack = cache.pack("game")
    for key, content in kept.items():
        pack.keep(key, content)
    pack.save()
    path = tmp_path / "game.pack"
    stored = path.read_bytes()
    for position in range(len(stored)):
        spoilt = bytearray(stored)
        spoilt[position] ^= 0x41
        path.write_bytes(spoilt)
        pack = cache.pack("game")
        for key, content in kept.items():
            found = pack.find(key)
            assert found in (None, content), (position, key)
            if found is None:
                pack.keep(key, content)
        pack.save()
        mended = cache.pack("game")
        assert {key: mended.find(key) for key in kept} == kept, position


def test_a_pack_that_has_grown_is_written_anew(tmp_path, monkeypatch):
    monkeypatch.setattr("builder.picture_cache.SPARE_BYTES", 1000)
    cache = PictureCache(tmp_path, "tool")
    for number in range(40):
        pack = cache.pack("game")
        assert pack.find("other tool") is None
        if pack.find(f"{number - 1}") is None:
            assert number == 0
        pack.keep(f"{number}", bytes([number]) * 100)
        pack.save()
    assert (tmp_path / "game.pack").stat().st_size < 2500
    assert PictureCache(tmp_path, "another").pack("game").find("39") is None
    assert cache.pack("game").find("39") == bytes([39]) * 100


def test_a_counter_is_told_apart_by_everything_but_its_place_in_the_file():
    game, _ = load_game(SKIRMISH, "skirmish")
    prints = {fingerprint(counter) for counter in game.counters}
    assert len(prints) == len(game.counters)
    counter = next(counter for counter in game.counters if counter.values)
    assert fingerprint(replace(counter, origin=Origin("other.yaml", 9, 9))) == fingerprint(counter)
    changes = {"names": Names({"ja": "x"}), "values": {"front": {"attack": NOT_PRINTED}}, "count": 77, "version": 9}
    for name in field_names(counter):
        if name != "origin":
            changed = replace(counter, **{name: changes.get(name, "another")})
            assert fingerprint(changed) not in prints, name


def test_what_a_record_says_is_told_apart_whatever_it_is_made_of():
    values = [
        (),
        [1],
        (1, 2),
        ("1", 2),
        ("12",),
        {"a": 1},
        {"a": "1"},
        ("a", 1),
        None,
        "None",
        True,
        1,
        1.0,
        b"1",
        "1",
        ("1", ""),
        ("", "1"),
    ]
    values += [Names({"ja": "a"}), Names({"ja": "a"}, ("b",)), Names({"en": "a"})]
    prints: dict[str, list[object]] = {}
    for value in values:
        prints.setdefault(fingerprint(value), []).append(value)
    assert [same for same in prints.values() if len(same) > 1] == []
    assert fingerprint((1,)) == fingerprint([1])
