"""The real engine for the tests, found once; without it they are skipped, or fail where it is compulsory."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from builder.engine import EngineInstall, EngineMissingError, find_engine
from builder.engine.display import display

REPOSITORY = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def engine() -> EngineInstall:
    """The VASSAL of this machine. ``VMODSMITH_ENGINE=required`` makes its absence a failure (.ci/run sets it)."""
    try:
        found = find_engine(project=REPOSITORY)
        with display():
            return found
    except EngineMissingError as error:
        reason = f"the real VASSAL engine is not here. {error}"
        if os.environ.get("VMODSMITH_ENGINE") == "required":
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
