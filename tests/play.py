"""Random play for the tests, and games of the arena."""

from __future__ import annotations

from statistics import mean
from typing import Any, NamedTuple

from ai.lab.matches import Match, Played
from ai.lab.tally import tally
from core.laws.play import MOST_STEPS, all_tables, play, playable, seed_of, tables

__all__ = ["MOST_STEPS", "Lead", "all_tables", "play", "playable", "seed_of", "squires_lead", "tables"]


class Lead(NamedTuple):
    """How squires do against pages."""

    share: float
    """Of the wins."""
    points: float
    """By how many they are ahead at the end, on average; this falls long before they win less."""


def squires_lead(game: str, *levels: str, games: int, **options: Any) -> Lead:
    """How squires do in the arena. They decide alike everywhere, so the same every time: what is less than before is no
    bad luck."""
    played = tally(Match(game, levels, options), games)
    points = [mean(_scores(each, "squire")) - mean(_scores(each, "page")) for each in played.played]
    return Lead(played.shares()["squire"], mean(points))


def _scores(played: Played, level: str) -> list[int]:
    return [score for score, who in zip(played.scores, played.seated, strict=True) if who == level]
