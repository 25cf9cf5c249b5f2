"""Knights' duel: Jousts and Tournaments become one board, the white knight against the black, for a cup.

Knows: the cup and its track, and what the knights' tracks pay.
Must not know: how sword cards are played: they go to either track, as to jousts or tournaments.
"""

from __future__ import annotations

from core.chance import Chance
from core.games.academy import scoring
from core.games.academy.book import Book
from core.games.academy.components import CUP_END, KNIGHTS, VICTOR_PAYS
from core.games.academy.state import AcademyTask, State
from core.games.academy.tracks import send_back
from core.scheduler import Work

TOWARD = {"white": 1, "black": -1}
"""Which way a knight's cards move the cup."""


def change(book: Book) -> None:
    """White in the place of jousts, black in that of tournaments; both go back as soon as black has scored."""
    book.replace("jousts", "white", KNIGHTS["white"], ["knight pays"])
    book.replace("tournaments", "black", KNIGHTS["black"], ["knight pays", "end duel"])
    book.after_card.append("move cup")


def move_cup(state: State, task: AcademyTask, chance: Chance) -> None:
    """A sword card moves the cup as many squares toward its knight; at the ends of its track it stops. [C2]"""
    if task.track in TOWARD:
        start = state.cup
        state.cup = cup_after(start, task.track, task.amount)
        chance.say("cup", start=start, end=state.cup)


def cup_after(cup: int, track: str, value: int) -> int:
    """Returns the place of the cup after a card of this value on this track; only the knights' tracks move it."""
    return max(-CUP_END, min(CUP_END, cup + TOWARD.get(track, 0) * value))


def pays(knight: str, cup: int) -> tuple[int, ...]:
    """The points of a knight's track: more if the cup stands on its side. In the centre nobody has won. [R4]"""
    return VICTOR_PAYS if cup * TOWARD[knight] > 0 else KNIGHTS[knight].best


def knight_pays(state: State, task: AcademyTask, chance: Chance) -> None:
    """A knight's track, by where the cup stands."""
    knight = task.track
    if state.round in KNIGHTS[knight].rounds:
        chance.say("scores", track=knight)
        scoring.pay_best(state, knight, pays(knight, state.cup), chance)


def end_duel(state: State, task: AcademyTask, chance: Chance) -> None:
    """At once after black has scored, in VI too: both tracks to 0, the cup to the centre."""
    if state.round in KNIGHTS["black"].rounds:
        for knight in KNIGHTS:
            send_back(state.tracks[knight])
        start, state.cup = state.cup, 0
        chance.say("duel_ends", start=start, end=0)


WORK: dict[str, Work[State, AcademyTask]] = {"move cup": move_cup, "knight pays": knight_pays, "end duel": end_duel}
