"""Two editions in, their difference out. The room's front door beside ``read_edition``."""

from __future__ import annotations

from builder.diff.breaks import breaks_of_module
from builder.diff.difference import Difference, PictureDifference
from builder.diff.edition import Edition
from builder.diff.pieces import piece_differences
from builder.diff.rules import board_differences, new_errata, rule_differences
from builder.diff.setups import setup_differences
from builder.model.message import Message, say


def compare(old: Edition, new: Edition) -> Difference:
    """All that differs between the editions, from the older one to the newer."""
    return Difference(
        name=new.name,
        old_label=old.label,
        new_label=new.label,
        old_version=old.version,
        new_version=new.version,
        pieces=piece_differences(old, new),
        setups=setup_differences(old, new),
        rules=rule_differences(old, new),
        boards=board_differences(old, new),
        board_pictures=_other_pictures(old, new),
        errata=new_errata(old, new),
        breaks=breaks_of_module(old, new),
        art_changed=any(new.pictures.get(name, content) != content for name, content in old.pictures.items()),
    )


def release_faults(difference: Difference) -> tuple[Message, ...]:
    """What forbids a release: other pictures, or an older number, under one version."""
    old, new = difference.old_version, difference.new_version
    if difference.art_changed and old == new:
        return (
            say(
                "絵が変わったのにバージョンは{version}のままです。VASSALは前の絵を出し続けます。「version」を上げてください",
                "pictures changed, but the version is still {version}: VASSAL keeps showing the old ones; raise 'version'",
                version=new,
            ),
        )
    if _numbers(new) < _numbers(old):
        return (
            say(
                "バージョンが{old}から{new}に下がっています",
                "the version goes back from {old} to {new}",
                old=old,
                new=new,
            ),
        )
    return ()


def _other_pictures(old: Edition, new: Edition) -> tuple[PictureDifference, ...]:
    """Changed pictures that no piece wears: boards, mostly."""
    worn = {image for edition in (old, new) for piece in edition.pieces.values() for _, image in piece.pictures}
    return tuple(
        PictureDifference(Message(name, name), old.pictures.get(name), new.pictures.get(name))
        for name in dict.fromkeys((*new.pictures, *old.pictures))
        if name not in worn and old.pictures.get(name) != new.pictures.get(name)
    )


def _numbers(version: str) -> tuple[int, ...]:
    """The numbers of a version, as VASSAL compares them."""
    return tuple(int(part) for part in version.split(".") if part.isdecimal())
