"""What harms saved games: pieces, maps and seats that a newer module has no more, and state that a refresh cannot hand on.

A saved piece carries its own traits, so an old save opens as it was. Tools, Refresh Counters then looks each piece up by its
gpid and takes the newer definition; it hands the state of a trait on only where the type is the same text (Java
``GpIdChecker.findState``).
"""

from __future__ import annotations

from collections import Counter as Tally

from builder.diff.edition import Edition, EditionPiece
from builder.model.message import Message, say

STATEFUL = {
    "Embellishment": Message("レイヤー（損害や表裏）", "layer (damage, or front and back)"),
    "DynamicProperty": Message("変わる値", "dynamic property"),
    "Footprint": Message("移動の跡", "movement trail"),
    "FreeRotator": Message("向き", "facing"),
    "Hideable": Message("不可視", "invisibility"),
    "Labeler": Message("ラベル", "text label"),
    "MovementMarkable": Message("移動済みの印", "mark of having moved"),
    "Obscurable": Message("伏せ", "mask"),
    "PropertySheet": Message("記入欄", "property sheet"),
    "SendToLocation": Message("戻る場所", "place to return to"),
    "TableInfo": Message("表", "spreadsheet"),
}
"""The traits that play changes, by their Java names. Others have a state too, but none that a player would miss."""


def breaks_of_removal(old: EditionPiece, name: Message, is_shown: bool) -> tuple[Message, ...]:
    """What it does that a piece is gone; ``is_shown`` is true where the module still has its pictures."""
    if is_shown:
        ja = "「{name}」（gpid {gpid}）がなくなりました。古いセーブに残る駒は「駒の更新」をしても元のままです"
        en = "{name} (gpid {gpid}) is gone: pieces of it in saved games stay as they were, also after Refresh Counters"
    else:
        ja = "「{name}」（gpid {gpid}）がなくなりました。古いセーブに残る駒は絵が出ず、「駒の更新」をしても元のままです"
        en = "{name} (gpid {gpid}) is gone: pieces of it in saved games show no picture, and Refresh Counters leaves them so"
    return (say(ja, en, name=name, gpid=old.gpid),)


def breaks_of_change(old: EditionPiece, new: EditionPiece, name: Message) -> tuple[Message, ...]:
    """Traits whose state a refresh does not hand on, each by its name."""
    held = Tally(trait.type_text for trait in new.traits)
    lost: list[Message] = []
    for trait in old.traits:
        if held[trait.type_text]:
            held[trait.type_text] -= 1
        elif trait.kind in STATEFUL:
            lost.append(STATEFUL[trait.kind])
    return tuple(
        say(
            "「{name}」の{trait}が変わりました。「駒の更新」をすると、その状態は最初に戻ります",
            "the {trait} of {name} changed: after Refresh Counters it begins anew",
            name=name,
            trait=trait,
        )
        for trait in dict.fromkeys(lost)
    )


def breaks_of_pictures(old: Edition, new: Edition) -> tuple[Message, ...]:
    """Pictures of pieces that the newer module keeps, whose file it has no more: old saves show nothing there."""
    found: list[Message] = []
    for gpid, piece in old.pieces.items():
        if gpid in new.pieces:
            gone = [image for _, image in piece.pictures if image in old.pictures and image not in new.pictures]
            for image in gone:
                message = say(
                    "画像「{image}」がなくなりました。古いセーブの「{name}」は「駒の更新」まで絵が出ません",
                    "the picture {image} is gone: {name} shows none in saved games until Refresh Counters",
                    image=image,
                    name=piece.name,
                )
                found.append(message)
    return tuple(found)


def breaks_of_module(old: Edition, new: Edition) -> tuple[Message, ...]:
    """Maps and seats that are gone, and the picture files of pieces."""
    maps = tuple(
        say(
            "マップ「{name}」がなくなりました。古いセーブでそこにある駒は失われます",
            "the map '{name}' is gone: the pieces on it in saved games are lost",
            name=name,
        )
        for name in old.maps
        if name not in new.maps
    )
    seats = tuple(
        say(
            "プレイヤー席「{name}」がなくなりました。古いセーブでそこにいた人は席を選び直します",
            "the seat '{name}' is gone: who sat there in a saved game must choose another",
            name=name,
        )
        for name in old.seats
        if name not in new.seats
    )
    return (*maps, *seats, *breaks_of_pictures(old, new))
