"""Reading options as their kind declares them: what is missing, wrong or unknown is reported at its place."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, Literal, TypeVar, get_args, get_origin

from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.game_words import Thing, Words
from builder.check.setup.frame.message import Message, Part, say
from builder.check.setup.frame.option import DeclaredOption, declared_options, field_name, reads_itself
from builder.diagnostic import Diagnostic
from builder.model.constraint_option import OptionList, OptionNode, OptionTable, OptionWord
from builder.model.names import nearest
from builder.origin import Origin
from builder.record import Record

Options = TypeVar("Options")

_INTEGER = re.compile(r"[+-]?\d+")
_FLAGS = {"true": True, "yes": True, "false": False, "no": False}


class OptionReader:
    """Reads options against one game; ``found`` gathers what is wrong with them."""

    def __init__(self, view: GameView) -> None:
        self.view = view
        self.found: list[Diagnostic] = []

    def fault(self, origin: Origin, code: str, message: Message) -> None:
        """Report what is wrong with an option."""
        self.found.append(Diagnostic(origin, code, message.en, message_ja=message.ja))

    def options(
        self, table: OptionTable, options: type[Options], what: Part, others: Collection[str] = ()
    ) -> Options | None:
        """The options of a kind (or a table inside it) from what was written; None where anything is wrong.

        ``what`` names the table in messages, ``others`` are keys that may stand in it too and are not read here.
        """
        before = len(self.found)
        record: type = options
        declared = {entry.key: entry for entry in declared_options(record)}
        values: dict[str, Any] = {}
        for word, node in table.entries:
            if word.text in declared:
                silent = len(self.found)
                value = self.value(node, declared[word.text])
                if value is not None:
                    values[field_name(record, word.text)] = value
                elif len(self.found) == silent:
                    self.names_nothing(node, word.text)
            else:
                self.unknown_key(word, what, (*declared, *others))
        for entry in declared.values():
            if entry.required and table.find(entry.key) is None:
                message = say("{what}には'{key}'が必要です", "{what} needs '{key}'", what=what, key=entry.key)
                self.fault(table.origin, "missing-key", message)
        return options(**values) if len(self.found) == before else None

    def value(self, node: OptionNode, entry: DeclaredOption) -> Any:  # noqa: ANN401
        """One option's value as its type says; None where it is wrong, which is reported."""
        value = self._typed(node, entry.type, entry.key)
        if entry.at_least is not None and isinstance(value, int) and value < entry.at_least:
            message = say(
                "'{key}'は{value}ですが、{least}以上でなければなりません",
                "'{key}' is {value}; the least allowed is {least}",
                key=entry.key,
                value=value,
                least=entry.at_least,
            )
            self.fault(node.origin, "out-of-range", message)
            return None
        return value

    def names_nothing(self, node: OptionNode, key: str) -> None:
        """Report a value that is of the right form but names nothing, such as an empty list."""
        message = say(
            "'{key}'が空です。語を書くか、キーを消してください",
            "'{key}' names nothing; give it a value or leave it out",
            key=key,
        )
        self.fault(node.origin, "wrong-type", message)

    def items(self, node: OptionNode) -> tuple[OptionNode, ...]:
        """One or several: the items of a list, or the node alone."""
        return node.items if isinstance(node, OptionList) else (node,)

    def words(self, node: OptionNode, key: str) -> Iterator[OptionWord]:
        """One word or a list of words; what is no word is reported."""
        for item in self.items(node):
            if isinstance(item, OptionWord) and item.text:
                yield item
            else:
                self.wrong_type(item, key, Message("語、または語のリスト", "a word or a list of words"))

    def things(self, node: OptionNode, key: str, known: Words[Thing]) -> tuple[Thing, ...]:
        """Everything that the word or words mean; ``unknown-<sort>`` where nothing has such a name."""
        return tuple(dict.fromkeys(thing for word in self.words(node, key) for thing in self.thing(word, known)))

    def thing(self, word: OptionWord, known: Words[Thing]) -> tuple[Thing, ...]:
        """Everything that one word may mean."""
        found = known.find(word.text)
        no_setups = known.sort == "setup" and not known.things  # a fault of its own, or a game without setups yet
        if not found and not no_setups:
            self.fault(word.origin, f"unknown-{known.sort}", known.unknown(word.text))
        return found

    def table(self, node: OptionNode, key: str, example: str) -> OptionTable | None:
        """The node where it is a table; else reports what one looks like."""
        if isinstance(node, OptionTable):
            return node
        self.wrong_type(node, key, say("表（例：{example}）", "a table, e.g. {example}", example=example))
        return None

    def integer(self, node: OptionNode, key: str) -> int | None:
        """A whole number."""
        if isinstance(node, OptionWord) and _INTEGER.fullmatch(node.text):
            return int(node.text)
        self.wrong_type(node, key, Message("整数", "a whole number"))
        return None

    def wrong_type(self, node: OptionNode, key: str, wanted: Message) -> None:
        """Report that the option is something else than what is wanted."""
        is_what = _described(node)
        message = say(
            "'{key}'は{wanted}でなければなりません（書かれているのは{found}）",
            "'{key}' is {found}; it must be {wanted}",
            key=key,
            wanted=wanted,
            found=is_what,
        )
        self.fault(node.origin, "wrong-type", message)

    def unknown_key(self, word: OptionWord, what: Part, known: Sequence[str]) -> None:
        """Report a key that nothing asks for, with the nearest that there is."""
        near = nearest(word.text, known)
        hint = say("。'{near}'のことですか", "; did you mean '{near}'?", near=near) if near else Message("", "")
        message = say(
            "{what}に'{key}'というキーはありません{hint}（使えるもの：{known}）",
            "{what} has no key '{key}'{hint} (allowed: {known})",
            what=what,
            key=word.text,
            hint=hint,
            known=", ".join(known),
        )
        self.fault(word.origin, "unknown-key", message)

    def _typed(self, node: OptionNode, wanted: Any, key: str) -> Any:  # noqa: ANN401
        if reads_itself(wanted):
            return wanted.read_option(node, self, key)
        if wanted is OptionWord:
            return next(self.words(node, key), None)
        if get_origin(wanted) is tuple:
            found = tuple(self._typed(item, get_args(wanted)[0], key) for item in self.items(node))
            return None if not found or any(value is None for value in found) else found
        if get_origin(wanted) is Literal:
            return self.choice(node, key, {str(word): word for word in get_args(wanted)})
        if isinstance(wanted, type) and issubclass(wanted, StrEnum):
            return self.choice(node, key, {member.value: member for member in wanted})
        if isinstance(wanted, type) and issubclass(wanted, Record):
            table = self.table(node, key, "{" + ", ".join(f"{o.key}: ..." for o in declared_options(wanted)[:2]) + "}")
            return self.options(table, wanted, f"'{key}'") if table else None
        if wanted is bool:
            return self.choice(node, key, _FLAGS)
        if wanted is int:
            return self.integer(node, key)
        if wanted is str:
            return next(self.words(node, key), OptionWord(node.origin, "")).text or None
        raise TypeError(f"an option cannot be declared as {wanted!r}")

    def choice(self, node: OptionNode, key: str, known: Mapping[str, Any]) -> Any:  # noqa: ANN401
        """One of some words, and what it stands for; ``unknown-word`` where it is another."""
        if not isinstance(node, OptionWord):
            self.wrong_type(node, key, Message("一つの語", "one word"))
            return None
        if node.text in known:
            return known[node.text]
        near = nearest(node.text, known)
        hint = say("。'{near}'のことですか", "; did you mean '{near}'?", near=near) if near else Message("", "")
        message = say(
            "'{key}'に'{word}'という値はありません{hint}（使えるもの：{known}）",
            "'{key}' has no value '{word}'{hint} (allowed: {known})",
            key=key,
            word=node.text,
            hint=hint,
            known=", ".join(known),
        )
        self.fault(node.origin, "unknown-word", message)
        return None


def _described(node: OptionNode) -> Message:
    if isinstance(node, OptionList):
        return Message("リスト", "a list")
    if isinstance(node, OptionTable):
        return Message("表", "a table")
    return Message(f"'{node.text}'", f"'{node.text}'") if node.text else Message("空", "nothing")
