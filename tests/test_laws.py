"""The laws of the design, over all games: the very laws that installed games are tried by."""

from __future__ import annotations

from core.laws.test_fresh_games import *  # noqa: F403
from core.laws.test_memory import *  # noqa: F403
from core.laws.test_replicas import *  # noqa: F403
from core.laws.test_rules import *  # noqa: F403
from core.laws.test_secrecy import *  # noqa: F403
