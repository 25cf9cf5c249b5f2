"""Karadoc: two play as three; the third squire is neutral, and the first player answers for it.

Knows: how the neutral squire keeps and plays its cards. What it is asked, its decider answers (`State.decider`).
Must not know: what else a squire may be asked.
"""

from __future__ import annotations

from core.chance import Chance
from core.contract import Action
from core.games.academy.actions import PlayTurned
from core.games.academy.base import by_turns, play_card, tracks_of, value_of
from core.games.academy.book import Book
from core.games.academy.components import DEALT, PLAYED
from core.games.academy.state import NEUTRAL, AcademyTask, SquireQuestion, State
from core.scheduler import Answers, Handler, Work

SQUIRES = 3


def change(book: Book) -> None:
    """Seats clockwise: 0, 1, neutral. The first player alternates between the two people."""
    book.owners = [0, 1, NEUTRAL]
    book.turn_order = by_turns(2, SQUIRES)
    book.draft = [*("neutral keeps", "keep one", "pass on") * (DEALT - 1), "keep last"]
    book.play = [*("each plays or turns up",) * PLAYED, "discard rest"]


def neutral_keeps(state: State, task: AcademyTask, chance: Chance) -> None:
    """The card of highest value, different cards tied at random, each card alike; nobody sees it. [R9]"""
    for squire in neutrals(state):
        chance.sift(state.packs[squire], state.hands[squire], value_of)
        chance.say("keeps", squire=squire, card=None)


def neutrals(state: State) -> list[int]:
    """The squire that is nobody's."""
    return [squire for squire, owner in enumerate(state.owners) if owner == NEUTRAL]


def each_plays(state: State, task: AcademyTask, chance: Chance) -> None:
    """On the neutral squire's turn a card of its hand is turned up; anybody else plays."""
    for squire in reversed(state.order):
        state.then(AcademyTask("turn up" if state.owners[squire] == NEUTRAL else "turn", squire=squire))


def turn_up(state: State, task: AcademyTask, chance: Chance) -> None:
    """A random card; the first player names the track of a sword card."""
    squire = task.squire
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


WORK: dict[str, Work[State, AcademyTask]] = {
    "neutral keeps": neutral_keeps,
    "each plays or turns up": each_plays,
    "turn up": turn_up,
}
ANSWERS: dict[str, Answers[State, SquireQuestion]] = {"turned": tracks_for_turned}
HANDLERS: dict[type[Action], Handler[State, SquireQuestion]] = {PlayTurned: answer_turned}
