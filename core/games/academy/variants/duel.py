"""Knights' duel: Jousts and Tournaments become one board, the white knight against the black, for a cup.

Knows: the cup and its track, and what the knights' tracks pay.
Must not know: how sword cards are played: they go to either track, as to jousts or tournaments.
"""

from __future__ import annotations

from ....chance import Chance
from .. import scoring
from ..book import Book, Step
from ..components import CUP_END, KNIGHTS, VICTOR_PAYS
from ..state import State
from ..tracks import send_back

TOWARD = {"white": 1, "black": -1}
"""Which way a knight's cards move the cup."""


def change(book: Book) -> None:
    """White in the place of jousts, black in that of tournaments; both go back as soon as black has scored."""
    book.replace("jousts", "white", KNIGHTS["white"], [scores("white")])
    book.replace("tournaments", "black", KNIGHTS["black"], [scores("black"), end_duel])
    book.after_card.append(move_cup)


def move_cup(state: State, chance: Chance) -> None:
    """A sword card moves the cup as many squares toward its knight; at the ends of its track it stops. [C2]"""
    card = state.last
    if card.track in TOWARD:
        start = state.cup
        state.cup = cup_after(start, card.track, card.value)
        chance.say("cup", start=start, end=state.cup)


def cup_after(cup: int, track: str, value: int) -> int:
    """Where a card of this value on this track brings the cup; only the knights' tracks move it."""
    return max(-CUP_END, min(CUP_END, cup + TOWARD.get(track, 0) * value))


def pays(knight: str, cup: int) -> tuple[int, ...]:
    """What a knight's track pays: more if the cup stands on his side. In the centre nobody has won. [R4]"""
    return VICTOR_PAYS if cup * TOWARD[knight] > 0 else KNIGHTS[knight].best


def scores(knight: str) -> Step:
    """A knight's track, by where the cup stands."""

    def step(state: State, chance: Chance) -> None:
        if state.round in KNIGHTS[knight].rounds:
            chance.say("scores", track=knight)
            scoring.pay_best(state, knight, pays(knight, state.cup), chance)

    return step


def end_duel(state: State, chance: Chance) -> None:
    """At once after black has scored, in VI too: both tracks to 0, the cup to the centre."""
    if state.round in KNIGHTS["black"].rounds:
        for knight in KNIGHTS:
            send_back(state.tracks[knight])
        chance.say("duel_ends", start=state.cup, end=0)
        state.cup = 0
