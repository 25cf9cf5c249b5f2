"""Who may enter a tournament, and the bots that fill it up.

Knows: the record of a tournament, the sizes of tables, the levels of bots.
Must not know: who meets whom, connections, the tables at which games are played.
"""

from __future__ import annotations

from ai import split_level
from netplay.protocol.refusal import Refusal
from netplay.protocol.tournament_messages import ENTRANTS

from .formats.drawing import sizes_for
from .record import Entrant, Record

FIRST_BOT = 1 << 30
"""The number of the first bot: no person has so great a one."""
OVER = "tournament-over", "This tournament is over."


def check_enters(record: Record, number: int = 1, drawing: bool = False) -> None:
    """Raises Refusal if nobody may enter any more, or fewer than so many. `drawing`: a round is being drawn."""
    if record.over:
        raise Refusal(*OVER)
    if record.plan.format == "knockout" and (record.rounds or drawing):
        raise Refusal("knockout-began", "This knockout has begun: nobody can enter any more.")
    if len(record.entrants) + number > ENTRANTS:
        raise Refusal("tournament-full", "This tournament has no room for more.")


def fillers(record: Record, level: str, drawing: bool = False) -> list[Entrant]:
    """Returns the bots of this level with which nobody is left over. Raises Refusal."""
    wanted = _missing(record)
    check_enters(record, wanted, drawing)
    name, first = _bot_name(level), max([FIRST_BOT - 1, *record.entrants]) + 1
    same = sum(each.level == level for each in record.entrants.values())
    return [
        Entrant(first + at, f"{name} {same + at + 1}" if same + at else name, level, len(record.rounds))
        for at in range(wanted)
    ]


def _missing(record: Record) -> int:
    """Returns the number of entrants who are missing at the tables; 0 also if no number of them would do."""
    count = len(record.active)
    for more in range(record.plan.seats + 8):
        if _fits(record, count + more):
            return more
    return 0


def _fits(record: Record, count: int) -> bool:
    """True if so many can all sit, at tables that are full but for one seat each."""
    sizes = sizes_for(record, count)
    return count > 1 and sum(sizes) == count and min(sizes) >= max(2, record.plan.seats - 1)


def _bot_name(level: str) -> str:
    """Returns the name of a bot in the standings. Raises Refusal if there is no such bot."""
    try:
        split_level(level)
    except ValueError as error:
        raise Refusal("no-such-bot", str(error)) from None
    return level.replace(":", " ").capitalize()
