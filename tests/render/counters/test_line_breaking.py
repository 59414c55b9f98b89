import pytest

from builder.render.line_breaking import balanced, break_points, hyphenated, wrap


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("「砦」、陥落。", ("「砦」、", "陥", "落。")),
        ("資金×10", ("資", "金", "×10")),
        ("１Ｄ６の目", ("１Ｄ６", "の", "目")),
        ("ショット隊", ("ショット", "隊")),
        ("トッド①", ("トッド①",)),
        ("ウィル・ウィプス", ("ウィル・", "ウィプス")),
        ("3rd Panzer Army", ("3rd ", "Panzer ", "Army")),
        ("self-made", ("self-", "made")),
    ],
)
def test_where_a_line_may_end(text, pieces):
    assert break_points(text) == pieces


def test_katakana_may_be_cut_but_never_before_a_small_kana_or_the_long_vowel():
    assert break_points("シャーマン", whole_katakana=False) == ("シャー", "マ", "ン")


def test_wrapping_drops_the_space_at_the_end_of_a_line():
    assert wrap(("3rd ", "Panzer ", "Army"), 10, len) == ("3rd Panzer", "Army")


def test_a_piece_that_is_too_wide_cannot_be_wrapped():
    assert wrap(("3rd ", "Panzer"), 5, len) is None


def test_lines_come_out_even():
    assert balanced(break_points("全軍停止命令"), 2, len) == ("全軍停", "止命令")


def test_more_lines_than_pieces_leave_no_empty_line():
    assert balanced(break_points("砦"), 3, len) == ("砦",)


def test_only_long_latin_words_are_hyphenated():
    assert hyphenated("der Grenadier 砦") == "der Gren- adier 砦"
