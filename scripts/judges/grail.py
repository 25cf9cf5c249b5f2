"""The rules' verdict on the answers of Grail Cup: allies, rides and spears.

Knows: the rules of the game, how a position is played on.
Must not know: searches, words.
"""

from __future__ import annotations

import core
from core.games.grail.actions import Keep
from core.games.grail.outlook import outlook
from tui.game_view.lesson.lesson import LEARNER

from . import Facts, Judgement, Position, by_value

FAR = 25
"""The space of the first knight from which a race can be judged by its spaces."""
MOST_OF_A_KIND = 5


def judge(position: Position) -> Judgement | None:
    """Judges allies, rides and spears by the space that they lead to."""
    if position.ask not in ("keep", "ride", "spear") or max(position.replica.state.at) < FAR:
        return None
    state, question = position.replica.state, position.rules.open_questions(position.replica.state)[0]  # type: ignore[attr-defined]
    values = {}
    for action in position.replica.legal():
        ways = outlook(state, question, action)
        values[action] = max((way.past or way.stop for way in ways if way.knight == LEARNER), default=state.at[LEARNER])
    judgement = by_value(position.ask, values, 2, "space")
    return None if judgement is None else judgement._replace(others=dict(map(_leap, judgement.others.items())))


def _leap(other: tuple[core.Action, tuple[str, Facts]]) -> tuple[core.Action, tuple[str, Facts]]:
    """An answer and its fault; the squire's leap, which comes later and not for sure, is spoken of apart."""
    action, (why, facts) = other
    return action, ("squire" if action == Keep("squire") else why, facts)
