"""Values of records as text, and the differences between two tables of such values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from builder.diff.difference import FieldDifference
from builder.model.constraint_option import OptionList, OptionNode, OptionWord
from builder.model.counter import FieldValue
from builder.model.message import Message
from builder.model.names import Names

Values = Mapping[str, tuple[Message, str | None]]
"""Values by a key that stays the same, each with what it is called."""


def differences(old: Values, new: Values) -> tuple[FieldDifference, ...]:
    """The values that are not the same, in the new one's order, those that are gone last."""
    found: list[FieldDifference] = []
    for key in dict.fromkeys((*new, *old)):
        label = (new.get(key) or old[key])[0]
        before, after = (table[key][1] if key in table else None for table in (old, new))
        if before != after:
            found.append(FieldDifference(label, before, after))
    return tuple(found)


def value_text(value: FieldValue | None) -> str | None:
    """A counter's value as it is printed: strengths as ``4・2``."""
    if isinstance(value, tuple):
        return "・".join(str(part) for part in value)
    return None if value is None else str(value)


def names_text(names: Names | None) -> str | None:
    """A name in all its languages."""
    return None if names is None else " / ".join(dict.fromkeys(names.by_language.values()))


def option_text(option: OptionNode) -> str:
    """Terms of a constraint on one line, as one would write them."""
    if isinstance(option, OptionWord):
        return option.text
    if isinstance(option, OptionList):
        return f"[{', '.join(map(option_text, option.items))}]"
    return "{" + ", ".join(f"{word.text}: {option_text(value)}" for word, value in option.entries) + "}"


def as_message(names: Names) -> Message:
    """A name in the tool's two languages."""
    return Message(names.ja, names.en)


def listed(words: Iterable[str]) -> str | None:
    """Words in a row; None where there are none."""
    return ", ".join(words) or None
