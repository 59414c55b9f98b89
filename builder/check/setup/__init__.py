"""Kinds of constraint: one file a kind, listed in ``table.py``; a game calls them from its ``constraints.yaml``.

A kind's module has a docstring with ``Why:`` and ``Example:`` (what ``explain`` prints), a record ``Options`` whose
fields are declared with ``option`` (they drive reading and the JSON schema), and ``check(options, view)`` for each setup or
``check_game(options, view)`` once a game. ``problems(options, view)``, where there is one, says which options do not go
together. What kinds share stands in ``frame/``.
"""
