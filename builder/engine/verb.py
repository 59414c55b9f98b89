"""The verb ``vmodsmith engine FILE.vmod``: open a module in a real VASSAL and say what it sees."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from builder.engine.install import EngineMissingError, find_engine
from builder.engine.launch import observe_module
from builder.engine.report import report_text

FINE, BAD_DATA, WRONG_USAGE = 0, 1, 2


def run_engine(
    vmod: Path,
    vassal_folder: Path | None,
    shots: Path | None,
    say: Callable[[str], object] = print,
    *,
    timeout_s: float = 300.0,
) -> int:
    """Load every setup of ``vmod`` and ``say`` the report; gives the exit code.

    0: the engine reported nothing. 1: it reported bad data, opened a dialog, or did not come to its end in ``timeout_s``
    seconds a setup. 2: there is no such file, or VASSAL, Java, JPype or a screen is missing (``say`` tells how to install it).
    """
    if not vmod.is_file():
        say(f"vmodsmith engine: there is no file {vmod}")
        return WRONG_USAGE
    try:
        engine = find_engine(vassal_folder)
        observations = observe_module(vmod, engine, shots=shots, timeout_s=timeout_s)
    except EngineMissingError as error:
        say(f"vmodsmith engine: {error}")
        return WRONG_USAGE
    say(report_text(observations))
    return FINE if all(seen.is_good for seen in observations) else BAD_DATA
