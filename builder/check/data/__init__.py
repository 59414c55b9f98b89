"""Checks of the data that always run: one file a code, listed in ``builder/check/table.py``.

Each module has ``CODE``, a docstring with ``Why:`` and ``Example:`` (what ``explain CODE`` prints) and ``check(game)``.
"""
