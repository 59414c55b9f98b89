"""What a counter's record says, value by value, so that two of them can be laid side by side."""

from __future__ import annotations

from builder.diff.values import Value, Values, as_message, names_value, value_text
from builder.model.counter import Counter
from builder.model.game import Game
from builder.model.message import Message, say


def counter_values(game: Game, counter: Counter) -> Values:
    """Everything that the data say of a counter besides its place in the file."""
    counter_class = game.counter_class(counter.class_id)
    side = game.side(counter.side).names if counter.side is not None else None
    found: dict[str, tuple[Message, Value]] = {
        "name": (Message("名前", "name"), names_value(counter.names)),
        "mark": (Message("版", "version"), counter.mark),
        "class": (Message("クラス", "class"), names_value(counter_class.names)),
        "side": (Message("陣営", "side"), names_value(side)),
        "text": (Message("文字", "text"), names_value(counter.text)),
        "count": (Message("枚数", "count"), None if counter.count is None else str(counter.count)),
        "colour": (Message("色", "colour"), counter.colour),
        "symbol": (Message("記号", "symbol"), counter.symbol or counter_class.symbol),
        "art": (Message("画像", "art"), counter.art),
        "rule": (Message("ルール", "rule"), counter.rule),
        "note": (Message("備考", "note"), counter.note),
        "size": (Message("大きさ (mm)", "size (mm)"), f"{counter_class.width_mm:g} × {counter_class.height_mm:g}"),
        "moves": (Message("動く", "moves"), "✓" if counter_class.moves else "—"),
    }
    for state in counter_class.states:
        for field in counter_class.fields:
            if not field.states or state.id in field.states:
                label = say(
                    "{state}・{field}", "{state}: {field}", state=as_message(state.names), field=as_message(field.names)
                )
                value = counter.values.get(state.id, {}).get(field.id)
                found[f"{state.id}.{field.id}"] = (label, value_text(value))
    return found
