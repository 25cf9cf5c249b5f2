"""The tour of `core` in the documents runs, and names all that is public."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import core

TOUR = Path(__file__).parents[2] / "docs" / "core.md"


def test_every_example_of_the_tour_gives_what_it_says():
    results = doctest.testfile(str(TOUR), module_relative=False)
    assert results.attempted > 30
    assert results.failed == 0


def test_the_tour_names_every_public_name_and_no_other():
    table = TOUR.read_text("utf-8").partition("## The public names")[2]
    named = {name for row in table.splitlines()[3:] for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert named == set(core.__all__)


def test_every_public_name_says_what_it_is():
    for name in core.__all__:
        value = getattr(core, name)
        assert not callable(value) or value.__doc__, name
