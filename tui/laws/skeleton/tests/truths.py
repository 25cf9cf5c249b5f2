"""Skeleton: what holds of the state when each line of the log has been said, and why answers are refused.

`REASONS`: by reason, what must hold of the answer refused. `REFUSED`: by question and reason, the arguments of all
refusals that there must be.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..state import State

Args = dict[str, Any]

TRUTHS: dict[str, Callable[[State, Args], bool]] = {
    "draws": lambda s, a: s.hands[a["seat"]].faces[-1] == a["card"] and len(s.hands[a["seat"]]) == 2,
    "keeps": lambda s, a: s.hands[a["seat"]].faces == [a["card"]] and s.discard.faces[-1] == a["other"],
    "shows": lambda s, a: [hand.faces[0] for hand in s.hands] == a["cards"] and s.over,
}
REASONS: dict[str, Callable[[State, int, Any], bool]] = {}
REFUSED: dict[str, dict[str, Callable[[State, int], list[Args]]]] = {}
