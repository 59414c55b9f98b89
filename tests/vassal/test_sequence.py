"""The sequence language, against values that the Java class SequenceEncoder gives."""

import random
from itertools import product

import pytest

from builder.vassal.sequence import SequenceError, decode_pair, decode_sequence, encode_nest, encode_sequence


@pytest.mark.parametrize(
    ("texts", "stored"),
    [
        ((), ""),
        (("",), ""),
        (("a", "b"), "a;b"),
        (("", "", "c"), ";;c"),
        (("a;b", "c"), r"a\;b;c"),
        (("\\a", "b"), r"'\a';b"),
        (("'a'", "b"), "''a'';b"),
        (("'a", "b'"), "'a;b'"),
        (("a\\b", "c"), r"a\b;c"),
        (("a", "b\\"), "a;b\\"),
        (("キロン城", "全角；"), "キロン城;全角；"),
    ],
)
def test_encode_as_java(texts, stored):
    assert encode_sequence(texts, ";") == stored


@pytest.mark.parametrize(
    ("stored", "texts"),
    [
        ("", ("",)),
        (";", ("", "")),
        ("a;;b;", ("a", "", "b", "")),
        (r"a\;b;c", ("a;b", "c")),
        (r"\;a", (";a",)),
        ("'a';b", ("a", "b")),
        ("'", ("'",)),
        ("''", ("",)),
        (r"a\;b\;c;d\;", ("a;b;c", "d;")),
    ],
)
def test_decode_as_java(stored, texts):
    assert decode_sequence(stored, ";") == texts


def test_a_text_that_ends_in_a_backslash_is_refused_before_the_end():
    with pytest.raises(SequenceError, match="ends in a backslash"):
        encode_sequence(["a\\", "b"], ";")


def test_every_short_text_comes_back_or_is_refused():
    texts = ["".join(letters) for size in range(4) for letters in product(";\\'a", repeat=size)]
    for first, second in product(texts, texts):
        try:
            stored = encode_sequence([first, second], ";")
        except SequenceError:
            assert first.endswith("\\")
            continue
        assert decode_sequence(stored, ";") == (first, second), stored


def test_nesting_adds_one_backslash_per_level():
    inner = encode_sequence(["c", "d"], "\t")
    middle = encode_sequence(["b", inner], "\t")
    assert encode_sequence(["a", middle], "\t") == "a\tb\\\tc\\\\\td"


def test_a_pair_is_the_first_two_texts_of_every_short_sequence():
    for letters in (letters for size in range(6) for letters in product(";\\'a", repeat=size)):
        stored = "".join(letters)
        first, *rest = decode_sequence(stored, ";")
        assert decode_pair(stored, ";") == (first, rest[0] if rest else None), stored


def test_a_nest_is_sequences_in_sequences():
    """Counting backslashes gives what escaping level by level gives, for texts of every kind."""
    rng = random.Random(2026)
    signs = ["a", "\t", "\\", "'", ";", "\\\t", "城", ""]
    for _ in range(4000):
        texts = ["".join(rng.choices(signs, k=rng.randrange(5))) for _ in range(rng.randrange(1, 6))]
        expected: str | None = texts[-1]
        try:
            for text in reversed(texts[:-1]):
                expected = encode_sequence([text, expected], "\t")
        except SequenceError:
            expected = None
        if expected is None:
            with pytest.raises(SequenceError):
                encode_nest(texts, "\t")
        else:
            assert encode_nest(texts, "\t") == expected, texts
