from __future__ import annotations

import pytest
from PIL import Image

from builder.render.fonts import Weight
from builder.render.text import SUPERSAMPLING, TextStyle, draw_text, fit_text

NAME = TextStyle(size=13, minimum=9, squeeze=0.7)
LONG = "とてもとても長くて誰も覚えられない名前のカウンター第百二十七号"
TEXTS = [
    "砦",
    "ライオン",
    "ダーナオシー",
    "4･2",
    "10",
    "Egypt",
    "Panzergrenadierdivision",
    "jgÅ（」",
    "ウィル・ウィプス",
    LONG,
    "Ⅱ①ｾ",
    "―",
]
STYLES = [
    NAME,
    TextStyle(size=30, minimum=12, max_lines=3),
    TextStyle(size=9, minimum=7, weight=Weight.REGULAR, align="left", valign="top"),
    TextStyle(size=16, minimum=8, align="right", valign="bottom", max_lines=2),
    TextStyle(size=12, minimum=8, halo_px=1.5),
]


@pytest.mark.parametrize("scale", [1, SUPERSAMPLING])
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("box", [(12, 11, 40, 14), (12.5, 11.25, 14, 9.5), (12, 11, 61, 55)])
def test_no_pixel_of_ink_lies_outside_the_field(text, style, box, scale):
    picture = Image.new("L", (90 * scale, 80 * scale))
    draw_text(picture, text, box, style, "#ffffff", halo="#ffffff" if style.halo_px else None, scale=scale)
    left, top, right, bottom = picture.getbbox()
    whole = 1 if scale == 1 else 1 / scale  # an edge between two pixels of the picture colours both
    assert left / scale > box[0] - whole
    assert top / scale > box[1] - whole
    assert right / scale < box[0] + box[2] + whole
    assert bottom / scale < box[1] + box[3] + whole


def test_a_short_text_has_its_full_size():
    fitted = fit_text("砦", 57, 15, NAME)
    assert (fitted.size, fitted.squeeze, fitted.fits) == (13, 1.0, True)


def test_a_long_text_shrinks_first_and_is_narrowed_at_the_minimum():
    assert fit_text("グランガラン", 57, 15, NAME).size == 10.75
    narrowed = fit_text("ウィル・ウィプス", 57, 15, NAME)
    assert (narrowed.size, round(narrowed.squeeze, 2), narrowed.fits) == (9, 0.79, True)


def test_a_text_that_passes_the_minimum_says_so():
    assert not fit_text(LONG, 57, 15, NAME).fits


def test_a_word_is_not_cut_where_it_can_stay_whole():
    assert fit_text("ショット隊", 61, 42, TextStyle(size=30, minimum=12, max_lines=2)).lines == ("ショット", "隊")


def test_a_word_is_cut_where_it_would_pass_the_minimum():
    fitted = fit_text("グランガランスプリガン", 61, 42, TextStyle(size=20, minimum=9, max_lines=2, squeeze=0.9))
    assert (fitted.lines, fitted.fits) == (("グランガラン", "スプリガン"), True)


def test_a_line_feed_always_starts_a_line():
    assert fit_text("上\n下", 60, 60, NAME).lines == ("上", "下")


def test_a_digit_keeps_its_strokes_at_the_size_of_a_counter():
    """Hints once made an 8 a 0 at 8 px: an 8 is inked somewhere in its middle third, a 0 is not."""
    middles = []
    for digit in "80":
        picture = Image.new("L", (14, 14))
        left, top, width, height = draw_text(
            picture, digit, (0, 0, 14, 14), TextStyle(size=8, minimum=8), "#ffffff"
        ).ink[0]
        across = int(left + width / 2)
        middles.append(max(picture.getpixel((across, int(top + height * part))) for part in (0.4, 0.5, 0.6)))
    assert middles[0] > 120 > 60 > middles[1]
