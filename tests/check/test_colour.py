"""Colours in numbers that the standards give."""

from __future__ import annotations

import pytest

from builder.check.colour import colour_difference, contrast


def test_black_on_white_has_the_highest_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21.0)
    assert contrast("#ffffff", "#000000") == pytest.approx(21.0)


def test_the_grey_that_wcag_gives_as_the_lightest_legible_on_white() -> None:
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)


def test_equal_colours_do_not_differ() -> None:
    assert contrast("#8c2f39", "#8c2f39") == 1.0
    assert colour_difference("#8c2f39", "#8c2f39") == 0.0


def test_black_and_white_differ_by_the_whole_lightness() -> None:
    assert colour_difference("#000000", "#ffffff") == pytest.approx(100.0, abs=0.01)


def test_red_and_green_of_srgb_in_cielab() -> None:
    # L*a*b* of sRGB red is (53.24, 80.09, 67.20), of green (87.73, -86.18, 83.18).
    assert colour_difference("#ff0000", "#00ff00") == pytest.approx(170.6, abs=0.1)
