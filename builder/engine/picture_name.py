"""How a picture's file is called after a map's or window's title."""

from __future__ import annotations


def file_name(title: str) -> str:
    """A title as part of a file name: letters of any script stay, what a file system may refuse becomes a dash."""
    kept = "".join(sign if sign.isalnum() or sign in " ._-()" else "-" for sign in title)
    return " ".join(kept.split()).strip(" .-")[:80]
