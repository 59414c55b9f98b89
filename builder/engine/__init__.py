"""The room where a real VASSAL opens a module, and tells what a player would see.

``find_engine`` finds a VASSAL on this machine, ``observe`` carries out one ``Order`` in a process of its own,
``observe_module`` loads every setup of a module, ``report_text`` puts it into words and ``run_engine`` is the verb.
The room knows VASSAL and nothing of games: any module of anybody can be opened.
"""

from __future__ import annotations

from builder.engine.install import EngineInstall, EngineMissingError, find_engine
from builder.engine.launch import observe, observe_module
from builder.engine.observation import Observation
from builder.engine.order import Order, Step
from builder.engine.report import report_text
from builder.engine.verb import run_engine

__all__ = [
    "EngineInstall",
    "EngineMissingError",
    "Observation",
    "Order",
    "Step",
    "find_engine",
    "observe",
    "observe_module",
    "report_text",
    "run_engine",
]
