"""Grail Cup: before the first round. Start spaces are drawn, spears taken, tokens laid.

Knows: what lies and stands where at the start.
Must not know: what a round is made of.
"""

from __future__ import annotations

from core.chance import Chance
from core.piles import EVERYONE, Pile, only

from .components import ALLIES, ARMED_LABELS, BOARDS, TOKENS
from .moving import take_spear
from .state import GrailOptions, KnightTask, State


def begin(seats: int, options: GrailOptions, chance: Chance) -> State:
    """Every player draws an ally, which says where their knight starts."""
    printed = BOARDS[options.board]
    labels = draw_labels(seats, chance)
    at = [printed.starts[label] for label in labels]
    line = sorted(range(seats), key=lambda seat: (-at[seat], seat))
    state = State(
        options=options,
        at=at,
        line=line,
        dragon=printed.dragon,
        spears=[0] * seats,
        first=line[-1],
        seal=line[-1],
        round=0,
        phase="draft",
        asked=[],
        todo=[KnightTask("round")],
        pack=Pile("ally", faces=list(ALLIES)),
        kept=[Pile("ally", only(seat)) for seat in range(seats)],
        revealed=[Pile("ally", EVERYONE) for _ in range(seats)],
        face_up=Pile("ally", EVERYONE),
        face_down=Pile("ally"),
        tokens={space: Pile("token") for space in printed.clover},
        supply=Pile("token", faces=[token for token, count in TOKENS.items() for _ in range(count)]),
        look=Pile("token"),
        looked=[],
    )
    arm(state, labels, chance)
    lay_tokens(state, chance)
    return state


def draw_labels(seats: int, chance: Chance) -> list[int]:
    """Each player draws a different ally; its number is the label of their start space."""
    deck, drawn = Pile("ally", faces=list(ALLIES)), Pile("ally", EVERYONE)
    chance.shuffle(deck)
    chance.deal(deck, drawn, seats)
    return [1 + ALLIES.index(ally) for ally in drawn.known()]


def arm(state: State, labels: list[int], chance: Chance) -> None:
    """Who drew 7, 8 or 9 takes a spear; if nobody did, the knight in last position takes one."""
    armed = [seat for seat in state.seats if labels[seat] in ARMED_LABELS] or state.line[-1:]
    for seat in armed:
        take_spear(state, seat, "start", chance)


def lay_tokens(state: State, chance: Chance) -> None:
    """One token face down on every clover space; the rest are the supply."""
    chance.shuffle(state.supply)
    for place in state.tokens.values():
        chance.deal(state.supply, place)
