"""All laws over a few games that no run before had: the head of a test run says how to repeat them.

Knows: every law of rules.
Must not know: any one game, bots, screens.
"""

from __future__ import annotations

import hypothesis
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.laws import test_memory, test_replicas, test_rules, test_secrecy
from core.laws.profile import FRESH
from core.laws.tables import every_game

FRESH_GAMES = 3
MODULES = (test_replicas, test_secrecy, test_memory, test_rules)
LAWS = [test for module in MODULES for name, test in vars(module).items() if name.startswith("test_law_")]
"""All functions that state a law."""


@every_game
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("test_"))
def test_over_fresh_games(law, game):
    fresh = settings(max_examples=FRESH_GAMES, derandomize=False)(given(data=st.data())(law.hypothesis.inner_test))
    hypothesis.seed(FRESH)(fresh)(game=game)
