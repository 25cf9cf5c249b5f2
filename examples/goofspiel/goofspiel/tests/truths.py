"""Goofspiel: what holds of the state when each line of the log has been said, and why answers are refused (none is)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from goofspiel.state import State

Args = dict[str, Any]

TRUTHS: dict[str, Callable[[State, Args], bool]] = {
    "round": lambda s, a: s.round == a["round"] and s.offer.faces == [a["prize"]],
    "bid": lambda s, a: s.bids[a["seat"]].faces == [a["card"]],
    "bids": lambda s, a: [pile.faces[0] for pile in s.bids] == a["bids"] and s.offer.faces == [a["prize"]],
    "wins": lambda s, a: s.points[a["seat"]] == a["points"] and s.won.faces[-len(a["prizes"]) :] == a["prizes"],
    "tie": lambda s, a: s.carried.faces == a["prizes"] and s.over == (a["left"] == "no"),
}
REASONS: dict[str, Callable[[State, int, Any], bool]] = {}
REFUSED: dict[str, dict[str, Callable[[State, int], list[Args]]]] = {}
