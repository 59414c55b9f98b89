"""Sentences in both languages, where the kinds look for them: they stand in ``builder/model/message.py``."""

from __future__ import annotations

from builder.model.message import Message, Part, as_message, in_english, in_japanese, listed, say

__all__ = ["Message", "Part", "as_message", "in_english", "in_japanese", "listed", "say"]
