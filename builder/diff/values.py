"""Values of records as text, and the differences between two tables of such values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from builder.diff.difference import FieldDifference
from builder.model.constraint_option import OptionList, OptionNode, OptionWord
from builder.model.counter import FieldValue
from builder.model.message import Message
from builder.model.names import Names

Value = Message | str | None
"""A value, in both languages where it is a name; None where there is none."""

Values = Mapping[str, tuple[Message, Value]]
"""Values by a key that stays the same, each with what it is called."""


def differences(old: Values, new: Values) -> tuple[FieldDifference, ...]:
    """The values that are not the same, in the new one's order, those that are gone last."""
    found: list[FieldDifference] = []
    for key in dict.fromkeys((*new, *old)):
        label = (new.get(key) or old[key])[0]
        before, after = (table[key][1] if key in table else None for table in (old, new))
        if before != after:
            found.append(FieldDifference(label, shown(before), shown(after)))
    return tuple(found)


def shown(value: Value) -> Message | None:
    """The value in both languages."""
    return Message(value, value) if isinstance(value, str) else value


def value_text(value: FieldValue | None) -> str | None:
    """A counter's value as it is printed: strengths as ``4・2``."""
    if isinstance(value, tuple):
        return "・".join(str(part) for part in value)
    return None if value is None else str(value)


def names_value(names: Names | None) -> Message | None:
    """A name or sentence in the tool's two languages; None where there is none."""
    return None if names is None else as_message(names)


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
