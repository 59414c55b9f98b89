from builder.render.fonts import Weight, glyph_metrics, missing_glyphs


def test_the_signs_that_the_games_use_are_in_both_weights():
    signs = "砦塞①②③Ⅱｾｲﾊﾞｰ髙﨑・･―×０Ａ★"
    assert [missing_glyphs(signs, weight) for weight in Weight] == ["", ""]


def test_a_sign_that_the_font_lacks_is_named_once():
    assert missing_glyphs("⚔剣☠⚔ 砦") == "⚔☠"


def test_spaces_are_never_missing():
    assert missing_glyphs(" \u3000\t\n") == ""


def test_a_kanji_is_one_em_wide_and_a_digit_rests_on_the_baseline():
    assert glyph_metrics("国", Weight.BOLD).advance == 1.0
    assert glyph_metrics("1", Weight.BOLD).below == 0.0
