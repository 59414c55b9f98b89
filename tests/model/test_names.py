"""Names: which spellings are one, and which known name is nearest to a slip."""

from __future__ import annotations

import pickle

import pytest

from builder.model.names import ToldSpelling, fold, nearest

KNOWN = [
    "zaku-i",
    "ザクⅠ",
    "ザクⅡ",
    "ザクⅡ初期型",
    "ザクキャノン",
    "ニー①",
    "ニー②",
    "Ｇ－３",
    "ウィルウィプス",
    "城砦",
]


@pytest.mark.parametrize(
    ("slip", "meant"),
    [
        ("ザクI", "ザクⅠ"),  # a Latin letter
        ("ザクｌ", "ザクⅠ"),
        ("ザク1", "ザクⅠ"),
        ("ザクII", "ザクⅡ"),
        ("ザクＩＩ初期形", "ザクⅡ初期型"),
        ("二―②", "ニー②"),  # kanji for kana, a dash for the long vowel
        ("ニー2", "ニー②"),
        ("G―3", "Ｇ－３"),
        ("ウイルウイプス", "ウィルウィプス"),
        ("うぃるうぃぷす", "ウィルウィプス"),
        ("城塞", "城砦"),
        ("巡洋艦", None),
    ],
)
def test_signs_that_look_alike_lead_to_the_right_name(slip: str, meant: str | None) -> None:
    assert nearest(slip, KNOWN) == meant


def test_signs_that_look_alike_are_no_match_by_themselves() -> None:
    assert fold("ザクI") != fold("ザクⅠ")
    assert fold("城塞") != fold("城砦")
    assert fold("Ｇ－３") == fold("g-3")


def test_a_spelling_that_is_told_of_keeps_what_it_tells() -> None:
    told = ToldSpelling("城塞", "城砦", "37-6")
    again = pickle.loads(pickle.dumps(told))
    assert (again, again.instead, again.rule) == ("城塞", "城砦", "37-6")
    marked = told + "①"
    assert (marked, marked.instead, marked.rule) == ("城塞①", "城砦①", "37-6")
