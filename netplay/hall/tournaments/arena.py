"""The arena of a hall: an open tournament without end, a ladder for programs.

Knows: the desk, plans.
Must not know: which process of the hall runs the tournaments, connections.
"""

from __future__ import annotations

import core
from netplay.protocol.messages import Plan
from netplay.table.outgoing import Outgoing

from .desk import Desk


def hold(desk: Desk, game: str) -> Outgoing:
    """Opens the arena of this game, unless the hall has one already. Returns what is sent. Raises Refusal."""
    plans = [each.plan for each in desk.tournaments.values() if not each.record.over]
    if any(plan.game == game and plan.format == "open" and not plan.minutes for plan in plans):
        return []
    plan = Plan("Arena", game, format="open", minutes=0, seats=core.game(game).seats[0])
    return desk.begin(desk.open(plan))
