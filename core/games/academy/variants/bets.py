"""Gallantry bets: before the draft everybody bets on a track; gallantry rewards the cards played on it.

Knows: who bet on what, and how many of his cards went there.
Must not know: who is how gallant.
"""

from __future__ import annotations

from ....asking import Answers, Handler
from ....chance import Chance
from ....contract import Action
from ..actions import Bet
from ..book import Book
from ..rules import next_gallant
from ..state import Bets, SquireQuestion, State
from ..tracks import advance


def change(book: Book) -> None:
    """The bet replaces the free choice of a gallantry move."""
    book.setup.append(new_bets)
    book.draft.insert(0, bet)
    book.after_card.append(count)
    book.move = [move_on_the_bet]
    book.end.insert(0, new_bets)


def new_bets(state: State, chance: Chance) -> None:
    """Bets end with the round."""
    state.bets = Bets([None] * len(state.owners), [0] * len(state.owners))


def bet(state: State, chance: Chance) -> None:
    """When all have seen their cards: each squire in turn order, openly."""
    for squire in state.order:
        state.ask("bet", squire)


def count(state: State, chance: Chance) -> None:
    """A king card without effect counts too; a sword card counts where it was played. [R15]"""
    card, bets = state.last, state.bets
    if bets.on[card.squire] == card.track:
        bets.cards[card.squire] += 1


def move_on_the_bet(state: State, chance: Chance) -> None:
    """The next squire moves 1, 2, 3 squares on his track for each card; no card, no move."""
    bets = state.bets
    if move := next_gallant(state):
        squire, squares = move
        track = bets.on[squire]
        if track and bets.cards[squire]:
            advance(state, squire, track, squares * bets.cards[squire], "moves", chance)


def tracks_to_bet_on(state: State, question: SquireQuestion) -> list[Action]:
    """Any track in play; several may choose the same."""
    return [Bet(track) for track in state.tracks]


def answer_bet(state: State, question: SquireQuestion, action: Bet, chance: Chance) -> None:
    """Everybody sees it."""
    state.bets.on[question.squire] = action.track
    chance.say("bets", squire=question.squire, track=action.track)


ANSWERS: dict[str, Answers] = {"bet": tracks_to_bet_on}
HANDLERS: dict[type[Action], Handler] = {Bet: answer_bet}
