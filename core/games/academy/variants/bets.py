"""Gallantry bets: before the draft everybody bets on a track; gallantry rewards the cards played on it.

Knows: each squire's bet, and the number of its cards played there.
Must not know: anybody's place on gallantry.
"""

from __future__ import annotations

from core.chance import Chance
from core.contract import Action
from core.games.academy.actions import Bet
from core.games.academy.book import Book
from core.games.academy.state import AcademyTask, Bets, SquireQuestion, State
from core.games.academy.tracks import advance
from core.scheduler import Answers, Handler, Work


def change(book: Book) -> None:
    """The bet replaces the free choice of a gallantry move."""
    book.setup.append("clear bets")
    book.draft.insert(0, "bet")
    book.after_card.append("count for the bet")
    book.gallant[0] = "move on the bet"
    book.end.insert(0, "clear bets")


def clear_bets(state: State, task: AcademyTask, chance: Chance) -> None:
    """Bets end with the round."""
    state.bets = Bets([None] * len(state.owners), [0] * len(state.owners))


def bet(state: State, task: AcademyTask, chance: Chance) -> None:
    """When all have seen their cards: each squire in turn order, openly."""
    for squire in state.order:
        state.ask("bet", squire)


def count(state: State, task: AcademyTask, chance: Chance) -> None:
    """A king card without effect counts too; a sword card counts where it was played. [R15]"""
    squire, bets = task.squire, state.bets
    if bets.on[squire] == task.track:
        bets.cards[squire] += 1
        chance.say("counts", squire=squire, track=task.track, cards=bets.cards[squire])


def move_on_the_bet(state: State, task: AcademyTask, chance: Chance) -> None:
    """The squire moves 1, 2, 3 squares on its track for each card; no card, no move."""
    track, cards = state.bets.on[task.squire], state.bets.cards[task.squire]
    if track and cards:
        advance(state, task.squire, track, task.amount * cards, "moves", chance)


def tracks_to_bet_on(state: State, question: SquireQuestion) -> list[Action]:
    """Any track in play [C5]; several may choose the same."""
    return [Bet(track) for track in state.tracks]


def answer_bet(state: State, question: SquireQuestion, action: Bet, chance: Chance) -> None:
    """Everybody sees it."""
    state.bets.on[question.squire] = action.track
    chance.say("bets", squire=question.squire, track=action.track)


WORK: dict[str, Work[State, AcademyTask]] = {
    "clear bets": clear_bets,
    "bet": bet,
    "count for the bet": count,
    "move on the bet": move_on_the_bet,
}
ANSWERS: dict[str, Answers[State, SquireQuestion]] = {"bet": tracks_to_bet_on}
HANDLERS: dict[type[Action], Handler[State, SquireQuestion]] = {Bet: answer_bet}
