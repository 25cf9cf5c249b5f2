"""Karadoc: two play as three; the third squire is neutral, and the first player answers for it.

Knows: how the neutral squire keeps and plays its cards. What it is asked, its decider answers (`State.decider`).
Must not know: what else a squire may be asked.
"""

from __future__ import annotations

from ....asking import Answers, Handler
from ....chance import Chance
from ....contract import Action
from ..actions import PlayTurned
from ..book import Book, Step
from ..components import DEALT, PLAYED
from ..rules import by_turns, draft, keep_last, pass_on, play_card, tracks_of, turn_of, value_of
from ..state import NEUTRAL, SquireQuestion, State

SQUIRES = 3


def change(book: Book) -> None:
    """Seats clockwise: 0, 1, neutral. The first player alternates between the two people."""
    book.owners = [0, 1, NEUTRAL]
    book.turn_order = by_turns(2, SQUIRES)
    book.draft = [*(neutral_keeps, draft, pass_on) * (DEALT - 1), keep_last]
    book.turns = [neutral_or(turn_of(place), place) for place in range(SQUIRES)] * PLAYED


def neutral_keeps(state: State, chance: Chance) -> None:
    """The card of highest value, different cards tied at random, each card alike; nobody sees it. [R9]"""
    for squire in neutrals(state):
        chance.sift(state.packs[squire], state.hands[squire], value_of)
        chance.say("keeps", squire=squire, card=None)


def neutrals(state: State) -> list[int]:
    """The squire that is nobody's."""
    return [squire for squire, owner in enumerate(state.owners) if owner == NEUTRAL]


def neutral_or(turn: Step, place: int) -> Step:
    """On the neutral squire's turn a card of its hand is turned up; anybody else plays."""

    def step(state: State, chance: Chance) -> None:
        if state.owners[state.order[place]] == NEUTRAL:
            turn_up(state, state.order[place], chance)
        else:
            turn(state, chance)

    return step


def turn_up(state: State, squire: int, chance: Chance) -> None:
    """A random card; the first player names the track of a sword card."""
    chance.shuffle(state.hands[squire])
    chance.deal(state.hands[squire], state.played[squire])
    card = turned(state, squire)
    chance.say("turns_up", squire=squire, card=card)
    tracks = tracks_of(card, state.tracks)
    if len(tracks) > 1:
        state.ask("turned", squire)
    else:
        play_card(state, squire, card, tracks[0], chance)


def turned(state: State, squire: int) -> str:
    """The card that was turned up last; it lies open."""
    return state.played[squire].known()[-1]


def tracks_for_turned(state: State, question: SquireQuestion) -> list[Action]:
    """Either track of a sword card."""
    return [PlayTurned(track) for track in tracks_of(turned(state, question.squire), state.tracks)]


def answer_turned(state: State, question: SquireQuestion, action: PlayTurned, chance: Chance) -> None:
    """It is played there."""
    play_card(state, question.squire, turned(state, question.squire), action.track, chance)


ANSWERS: dict[str, Answers] = {"turned": tracks_for_turned}
HANDLERS: dict[type[Action], Handler] = {PlayTurned: answer_turned}
