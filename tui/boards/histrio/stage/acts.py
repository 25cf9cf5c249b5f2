"""What has been told of a festival of Histrio, troupe by troupe.

Knows: the events of a festival, and which of them is being told.
Must not know: where anything is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import core

from ..scene import Scene


@dataclass
class Act:
    """What has been told of a troupe's part in the festival."""

    actors: int | None = None
    show: dict[str, Any] | None = None
    prize: int = 0
    requests: int = 0

    @property
    def judged(self) -> bool:
        """True once it is known what the show brings: nothing, or the écus that follow it."""
        return self.show is not None and (bool(self.prize) or not self.show["pleases"])

    @property
    def sum(self) -> int:
        """The écus that it has earned."""
        return (self.actors or 0) + self.prize + self.requests


def is_on(log: Sequence[core.Event]) -> bool:
    """True from the beginning of a festival until the next season begins."""
    for event in reversed(log):
        if event.key in ("festival", "curtain"):
            return True
        if event.key in ("turn", "season"):
            return False
    return False


def told(scene: Scene) -> list[Act]:
    """The acts of the festival that is on, by seat."""
    log = scene.view.log
    start = max(at for at, event in enumerate(log) if event.key == "festival")
    acts = [Act(None) for _ in scene.state.troupes]
    for event in log[start:]:
        _note(acts, event.key, event.args)
    if any(act.show for act in acts):  # a troupe without such an actor earns nothing, and nothing is said of it
        for act in acts:
            act.actors = act.actors or 0
    return acts


def is_told(scene: Scene, seat: int) -> bool:
    """True if the news are about this troupe's part in the festival."""
    return scene.news.args.get("seat") == seat and scene.told("money", "show", "request", "disguised")


def is_asked(scene: Scene, act: Act) -> bool:
    """True while a question is open before the shows."""
    return act.show is None and bool(scene.view.legal)


def growing(scene: Scene, seat: int, act: Act) -> int | None:
    """The écus that a troupe has earned so far: those that are paid now come one by one. None before the first."""
    paid = scene.news.args["amount"] if scene.told("money") and scene.news.args["seat"] == seat else 0
    if act.actors is None and not paid:
        return None
    return act.sum - paid + round(paid * scene.phase)


def _note(acts: list[Act], key: str, args: dict[str, Any]) -> None:
    if key == "show":
        acts[args["seat"]].show = args
    elif key == "money":
        act = acts[args["seat"]]
        if args["why"] == "actors":
            act.actors = args["amount"]
        elif args["why"] == "show":
            act.prize += args["amount"]
        elif args["why"] == "request":
            act.requests += args["amount"]
