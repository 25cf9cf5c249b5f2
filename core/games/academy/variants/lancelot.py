"""Lancelot: two play two squires each, after an exchange in which everything is shown but who gets what.

Knows: stacks, shares, and the turn order of the four squires.
Must not know: what else a squire may be asked.

Once the exchange has shown the cards of a player, they are a kind of their own, "learning-0" or "learning-1",
until the round ends: what lies with the squires of that player is known, only the division is not. [R11]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from core.chance import Chance
from core.contract import Action
from core.games.academy.actions import Arm, ChooseStack, Split
from core.games.academy.base import different, faces_of, gather
from core.games.academy.book import Book
from core.games.academy.components import CARDS, LANCELOT_DEALT, LANCELOT_ORDER, LANCELOT_PLAYED
from core.games.academy.state import AcademyTask, Exchange, SquireQuestion, State
from core.piles import EVERYONE, Face, Pile, only
from core.scheduler import Answers, Handler, Work

OWNERS = [0, 0, 1, 1]
"""Red and yellow, blue and green."""
PLAYERS = (0, 1)
FIRST_SQUIRE = (0, 2)
"""Each player's first squire: red, blue."""


def change(book: Book) -> None:
    """Four squires; an exchange instead of a draft; each plays three cards one after the other."""
    book.owners = list(OWNERS)
    book.turn_order = turn_order
    book.setup.append("lay out exchange")
    book.deal = ["deal to players"]
    book.draft = ["split", "show stacks", "first chooses", "second chooses", "hide shares", "arm", "arm others"]
    book.play = ["each plays out"]


def turn_order(number: int, starter: int) -> list[int]:
    """The table; if player 1 began round I, red and blue, yellow and green change places. [C4]"""
    order = LANCELOT_ORDER[number - 1]
    return [(squire + FIRST_SQUIRE[starter]) % len(OWNERS) for squire in order]


def lay_out(state: State, task: AcademyTask, chance: Chance) -> None:
    """Each player has their own cards, and gives them to their squires."""
    state.packs = []
    state.hands = [Pile(kind(owner), only(owner)) for owner in OWNERS]
    state.played = [Pile(kind(owner), EVERYONE) for owner in OWNERS]
    state.exchange = Exchange(
        dealt=[Pile("learning", only(seat)) for seat in PLAYERS],
        stacks=[[Pile("learning", only(seat)), Pile("learning", only(seat))] for seat in PLAYERS],
        shares=[Pile(kind(seat), EVERYONE) for seat in PLAYERS],
        known=[[], []],
    )


def kind(seat: int) -> str:
    """The kind of the cards that everybody knows to be this player's."""
    return f"learning-{seat}"


def deal(state: State, task: AcademyTask, chance: Chance) -> None:
    """Six to each player, the first player first. What was known is so no more once the cards come together, and that
    is said: whoever looks back at this line must find all 52 in one deck."""
    state.exchange.known = [[], []]
    gather(state, chance)
    for seat in by_turn(state):
        chance.deal(state.deck, state.exchange.dealt[seat], LANCELOT_DEALT)
        for stack in state.exchange.stacks[seat]:
            chance.turn(stack, only(seat))
    chance.say("deals", packs=faces_of(state.exchange.dealt))


def by_turn(state: State) -> list[int]:
    """The first player, and the other."""
    first = state.owners[state.first]
    return [first, 1 - first]


def split(state: State, task: AcademyTask, chance: Chance) -> None:
    """Each secretly splits their six into two stacks of three."""
    for seat in PLAYERS:
        state.ask("split", FIRST_SQUIRE[seat])


def show(state: State, task: AcademyTask, chance: Chance) -> None:
    """All four are shown and stay known. [R11]"""
    for seat, stacks in enumerate(state.exchange.stacks):
        for stack in stacks:
            chance.turn(stack, EVERYONE)
        chance.say("stacks", seat=seat, stacks=[stack.known() for stack in stacks])


def first_chooses(state: State, task: AcademyTask, chance: Chance) -> None:
    """The first player takes one of the other's stacks; asked even between equal stacks."""
    state.ask("stack", FIRST_SQUIRE[by_turn(state)[0]])


def second_chooses(state: State, task: AcademyTask, chance: Chance) -> None:
    """Then the second player takes one of the first's."""
    state.ask("stack", FIRST_SQUIRE[by_turn(state)[1]])


def hide(state: State, task: AcademyTask, chance: Chance) -> None:
    """Only the division of the six among the two squires is hidden."""
    for seat in PLAYERS:
        chance.turn(state.exchange.shares[seat], only(seat))
    chance.say("hides")


def arm(state: State, task: AcademyTask, chance: Chance) -> None:
    """Each secretly gives three of their six to their first squire."""
    for seat in PLAYERS:
        state.ask("arm", FIRST_SQUIRE[seat])


def arm_other(state: State, task: AcademyTask, chance: Chance) -> None:
    """And the rest to the other; the shares lie open again for the next round."""
    for seat in PLAYERS:
        share, other = state.exchange.shares[seat], FIRST_SQUIRE[seat] + 1
        chance.deal(share, state.hands[other], len(share))
        chance.turn(share, EVERYONE)
        chance.say("arms_other", squire=other, hand=list(state.hands[other].faces))


def each_plays_out(state: State, task: AcademyTask, chance: Chance) -> None:
    """In turn order each squire plays its three cards one after the other."""
    state.then(*(AcademyTask("turn", squire=squire) for squire in state.order for _ in range(LANCELOT_PLAYED)))


def cards(state: State) -> Mapping[str, Mapping[Face, int]]:
    """The 52 cards, by kind: those that everybody knows to be a player's apart."""
    return _cards(tuple(tuple(faces) for faces in state.exchange.known))


@lru_cache(maxsize=64)
def _cards(each_known: tuple[tuple[Face, ...], ...]) -> Mapping[str, Mapping[Face, int]]:
    known = [Counter(faces) for faces in each_known]
    rest = Counter(CARDS)
    for faces in known:
        rest.subtract(faces)
    return {"learning": rest, **{kind(seat): faces for seat, faces in enumerate(known)}}


def cards_to_split(state: State, question: SquireQuestion) -> list[Action]:
    """Every different card that is not on the first stack yet."""
    return [Split(card) for card in different(state.exchange.dealt[question.seat])]


def stacks_to_choose(state: State, question: SquireQuestion) -> list[Action]:
    """The other player's two."""
    return [ChooseStack(0), ChooseStack(1)]


def cards_to_arm(state: State, question: SquireQuestion) -> list[Action]:
    """Every different card of the share."""
    return [Arm(card) for card in different(state.exchange.shares[question.seat])]


def answer_split(state: State, question: SquireQuestion, action: Split, chance: Chance) -> None:
    """Card by card onto the first stack, until there are three; the rest is the second."""
    seat = question.seat
    dealt, (first, second) = state.exchange.dealt[seat], state.exchange.stacks[seat]
    chance.move(dealt, first, action.card)
    if len(first) < LANCELOT_PLAYED:
        state.ask("split", question.squire)
    else:
        chance.deal(dealt, second, len(dealt))
    chance.say("splits", seat=seat, card=action.card)


def answer_stack(state: State, question: SquireQuestion, action: ChooseStack, chance: Chance) -> None:
    """The other stack stays with whom it was made by."""
    chooser, other = question.seat, 1 - question.seat
    stacks = state.exchange.stacks[other]
    get_stack(state, chooser, stacks[action.stack], "takes_stack", chance)
    get_stack(state, other, stacks[1 - action.stack], "keeps_stack", chance)


def get_stack(state: State, seat: int, stack: Pile, key: str, chance: Chance) -> None:
    """Everybody sees who gets which cards."""
    cards = stack.known()
    state.exchange.known[seat] += cards
    chance.deal(stack, state.exchange.shares[seat], len(stack))
    chance.say(key, seat=seat, cards=cards)


def answer_arm(state: State, question: SquireQuestion, action: Arm, chance: Chance) -> None:
    """Card by card, until the first squire has three."""
    hand = state.hands[question.squire]
    chance.move(state.exchange.shares[question.seat], hand, action.card)
    chance.say("arms", squire=question.squire, card=action.card)
    if len(hand) < LANCELOT_PLAYED:
        state.ask("arm", question.squire)


WORK: dict[str, Work[State, AcademyTask]] = {
    "lay out exchange": lay_out,
    "deal to players": deal,
    "split": split,
    "show stacks": show,
    "first chooses": first_chooses,
    "second chooses": second_chooses,
    "hide shares": hide,
    "arm": arm,
    "arm others": arm_other,
    "each plays out": each_plays_out,
}
ANSWERS: dict[str, Answers[State, SquireQuestion]] = {
    "split": cards_to_split,
    "stack": stacks_to_choose,
    "arm": cards_to_arm,
}
HANDLERS: dict[type[Action], Handler[State, SquireQuestion]] = {
    Split: answer_split,
    ChooseStack: answer_stack,
    Arm: answer_arm,
}
