"""Goofspiel: the course of the game.

Knows: what each question, answer and task does.
Must not know: luck or secrets: it asks a `Chance`.
"""

from __future__ import annotations

from core import EVERYONE, NOBODY, Action, Chance, Outcome, Pile, Question, Task, only

from .actions import Bid
from .components import CARDS
from .state import GoofspielOptions, State


def begin(seats: int, options: GoofspielOptions, chance: Chance) -> State:
    """The state before the first round."""
    state = State(
        options,
        prizes=Pile("prize", NOBODY, [*CARDS]),
        offer=Pile("prize", NOBODY if options.hidden_prizes else EVERYONE),
        carried=Pile("prize", EVERYONE),
        won=Pile("prize", EVERYONE),
        hands=[Pile(f"bid-{seat}", only(seat), [*CARDS]) for seat in range(seats)],
        bids=[Pile(f"bid-{seat}", only(seat)) for seat in range(seats)],
        spent=[Pile(f"bid-{seat}", EVERYONE) for seat in range(seats)],
        points=[0] * seats,
        todo=[Task("round")],
    )
    chance.shuffle(state.prizes)
    return state


def start_round(state: State, task: Task, chance: Chance) -> None:
    """The next prize; all are asked for a bid at once."""
    state.round += 1
    chance.deal(state.prizes, state.offer)
    chance.say("round", round=state.round, prize=state.offer.faces[0])
    state.asked = [Question("bid", seat) for seat in range(len(state.hands))]
    state.todo = [Task("reveal")]


def cards_to_bid(state: State, question: Question) -> list[Action]:
    """Every card in hand."""
    return [Bid(card) for card in state.hands[question.seat].known()]


def answer_bid(state: State, question: Question, action: Bid, chance: Chance) -> None:
    """The card is laid face down."""
    chance.move(state.hands[question.seat], state.bids[question.seat], action.card)
    chance.say("bid", seat=question.seat, card=action.card)


def reveal(state: State, task: Task, chance: Chance) -> None:
    """All bids are turned up; the highest gets the prize, unless it is tied."""
    for pile in (*state.bids, state.offer):
        chance.turn(pile, EVERYONE)
    chance.say("bids", bids=[pile.faces[0] for pile in state.bids], prize=state.offer.faces[0])
    values = [int(pile.known()[0]) for pile in state.bids]
    clear(state, chance)
    winners = [seat for seat, value in enumerate(values) if value == max(values)]
    end = state.over = not len(state.prizes)
    if len(winners) == 1:
        win(state, winners[0], chance)
    else:
        chance.say("tie", bid=max(values), prizes=state.carried.known(), left="no" if end else "yes")
    state.todo = [] if end else [Task("round")]


def clear(state: State, chance: Chance) -> None:
    """Bids are spent, and the prize lies with those of rounds that were tied."""
    for seat, (bid, spent) in enumerate(zip(state.bids, state.spent, strict=True)):
        chance.deal(bid, spent)
        chance.turn(bid, only(seat))
    chance.deal(state.offer, state.carried)
    chance.turn(state.offer, NOBODY if state.options.hidden_prizes else EVERYONE)


def win(state: State, seat: int, chance: Chance) -> None:
    """One player gets all prizes that lie there."""
    prizes = state.carried.known()
    state.points[seat] += sum(map(int, prizes))
    chance.deal(state.carried, state.won, len(prizes))
    chance.say("wins", seat=seat, prizes=prizes, points=state.points[seat])


def final(state: State) -> Outcome:
    """Most points win; equal ones share the place."""
    order = sorted(set(state.points), reverse=True)
    ranking = tuple(tuple(s for s, had in enumerate(state.points) if had == points) for points in order)
    return Outcome(ranking, tuple(state.points), "points")


ANSWERS = {"bid": cards_to_bid}
HANDLERS = {Bid: answer_bid}
WORK = {"round": start_round, "reveal": reveal}
