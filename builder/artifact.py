"""A file that exists in memory before it exists on disk."""

from __future__ import annotations

from builder.record import Record


class Artifact(Record):
    """One output file: ``path`` with forward slashes, relative to the folder that it will be written to."""

    path: str
    content: bytes
