"""Excalibur: just before scoring, the first player may win one tie.

Knows: which discs lie under others.
Must not know: what the tie is worth.
"""

from __future__ import annotations

from core.chance import Chance
from core.contract import Action
from core.games.academy.actions import Decline, Lift
from core.games.academy.book import Book
from core.games.academy.state import AcademyTask, SquireQuestion, State
from core.games.academy.tracks import covered, place, put
from core.scheduler import Answers, Handler, Work


def change(book: Book) -> None:
    """In every round, once. [R12]"""
    book.before_scoring.append("draw excalibur")


def draw_excalibur(state: State, task: AcademyTask, chance: Chance) -> None:
    """Not asked if none of the first player's discs lies under another."""
    if discs_to_lift(state):
        state.ask("excalibur", state.first)


def discs_to_lift(state: State) -> list[Action]:
    """The first player's discs, of either of their squires, that lie under another: on any track but king."""
    own = [s for s in state.squires if state.owners[s] == state.owners[state.first]]
    loops = [(name, track) for name, track in state.tracks.items() if name != "king"]
    return [Lift(squire, name) for squire in own for name, track in loops if covered(track, squire)]


def lift_or_not(state: State, question: SquireQuestion) -> list[Action]:
    """The first squire may lift a disc, or not."""
    return [*discs_to_lift(state), Decline()]


def answer_lift(state: State, question: SquireQuestion, action: Lift, chance: Chance) -> None:
    """The disc goes on top of all at its distance."""
    track = state.tracks[action.track]
    put(track, action.squire, track.walked[action.squire])
    chance.say("lifts", squire=action.squire, track=action.track, place=place(track, action.squire))


WORK: dict[str, Work[State, AcademyTask]] = {"draw excalibur": draw_excalibur}
ANSWERS: dict[str, Answers[State, SquireQuestion]] = {"excalibur": lift_or_not}
HANDLERS: dict[type[Action], Handler[State, SquireQuestion]] = {Lift: answer_lift}
