"""The rules' verdict on the answers of Histrio: the last turn and the festival.

Knows: the rules of the game, how a position is played on.
Must not know: searches, words.
"""

from __future__ import annotations

import core
from tui.game_view.lesson.lesson import LEARNER

from . import Judgement, Playout, Position, by_value

LAST_TURN = 6
"""The turn of a season after which the festival comes."""
MOST_OF_A_KIND = 4


def judge(position: Position) -> Judgement | None:
    """Judges the answers of the last turn and of the festival by the money at the end."""
    if position.ask in ("travel", "discard") or position.replica.state.turn < LAST_TURN:
        return None
    values = {action: _money(position, action) for action in position.replica.legal()}
    asks = {"shown": "acrobat", "end": "acrobat"}.get(position.ask, position.ask)
    return by_value(asks, values, 1, "money")


def _money(position: Position, action: core.Action) -> int:
    outcome = Playout(position, action).until("no such event").dealer.outcome
    assert outcome is not None
    return outcome.scores[LEARNER]
