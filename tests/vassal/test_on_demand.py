"""Every name that a package of VASSAL's vocabulary promises is there when it is asked for, and no other."""

from __future__ import annotations

import pytest

import builder.vassal.components
import builder.vassal.traits

PACKAGES = (builder.vassal.components, builder.vassal.traits)


@pytest.mark.parametrize(("package", "name"), [(package, name) for package in PACKAGES for name in package.__all__])
def test_every_name_is_found_in_its_file(package, name):
    assert getattr(package, name) is not None


@pytest.mark.parametrize("package", PACKAGES)
def test_another_name_is_refused(package):
    with pytest.raises(AttributeError, match="no attribute 'Zoomers'"):
        package.Zoomers  # noqa: B018
