"""The laws of the design, over all games: the very laws that installed games are tried by."""

from __future__ import annotations

from core.laws.test_rules import *  # noqa: F403
