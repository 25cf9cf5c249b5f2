"""The headline of a turn in the log: how its duel was decided.

Knows: duels played to their end, the board's summary.
Must not know: feeds, screens.
"""

from __future__ import annotations

import core
from core.games.nobles.actions import Done, Lay
from tests.games.nobles.screen import BOARD, duel, view
from tests.games.nobles.table import card

TURN = core.Event("turn", {"number": 3, "seat": 0})


def headline(table) -> str:
    """The headline of turn 3, in which all happened that this table's log tells."""
    replica = table.replicas[0]
    return BOARD.summary(view(replica), TURN, replica.log)


def test_a_duel_won_by_an_ace_is_headed_so():
    assert "by an ace" in headline(duel(Lay(card("Ad")), Done(), Done()))


def test_a_duel_that_was_counted_is_headed_by_both_totals():
    heading = headline(duel(Lay(card("9h")), Done(), Lay(card("10s")), Lay(card("8s")), Done()))
    assert " beats " in heading
    assert " to " in heading


def test_a_turn_in_which_no_duel_is_decided_is_headed_so():
    assert headline(duel()).endswith("no duel")
