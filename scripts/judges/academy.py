"""The rules' verdict on the answers of Medieval Academy: the last card of a round, and the last gallantry move.

Knows: the rules of the game, how a position is played on.
Must not know: searches, words.
"""

from __future__ import annotations

import core
from tui.game_view.lesson.lesson import LEARNER

from . import Judgement, Playout, Position, by_value

MOST_OF_A_KIND = 6


def judge(position: Position) -> Judgement | None:
    """Judges the last card of a round, and the last gallantry move, by the points of the round."""
    state = position.replica.state
    if position.ask == "play" and len(state.hands[LEARNER]) != 2:
        return None
    if position.ask not in ("play", "advance") or len(position.replica.legal()) < 2:
        return None
    if position.ask == "play" and any(len(state.hands[squire]) != 1 for squire in range(1, position.players)):
        return None
    values = {action: _points(position, action) for action in position.replica.legal()}
    return by_value(position.ask, values, 1, "points")


def _points(position: Position, action: core.Action) -> int:
    played = Playout(position, action).until("round")
    return sum(
        event.args["value"] for event in played.events if event.key == "shield" and event.args["squire"] == LEARNER
    )
