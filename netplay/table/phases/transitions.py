"""The table of transitions: which event leads from which phase to which.

Knows: all phases and events.
Must not know: what causes an event, or what is sent because of one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from netplay.table.events import (
    DealAnnounced,
    DealCalledOff,
    Event,
    GameAbandoned,
    GameBegan,
    GameEnded,
    LobbyReopened,
)
from netplay.table.phase import Phase, TableContext

from .dealing import DealingPhase
from .lobby import LobbyPhase
from .over import OverPhase
from .playing import PlayingPhase

TRANSITIONS: Mapping[type[Phase], Mapping[type[Event], Callable[[TableContext, Any], Phase]]] = {
    LobbyPhase: {DealAnnounced: DealingPhase, GameBegan: PlayingPhase},
    DealingPhase: {DealCalledOff: LobbyPhase, GameBegan: PlayingPhase},
    PlayingPhase: {GameEnded: OverPhase, GameAbandoned: LobbyPhase},
    OverPhase: {LobbyReopened: LobbyPhase},
}


class IllegalTransition(Exception):
    """An event cannot happen in the present phase: a fault of this program. Nothing has changed."""


def next_phase(table: TableContext, event: Event) -> Phase:
    """The phase that follows the present one after this event. Raises IllegalTransition."""
    now = type(table.phase)
    follows = TRANSITIONS[now].get(type(event))
    if follows is None:
        raise IllegalTransition(f"{type(event).__name__} does not lead anywhere from {now.__name__}.")
    return follows(table, event)
