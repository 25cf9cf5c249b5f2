"""Medieval Academy: the base game: dealing, drafting, playing, gallantry, and what the tracks pay.

Knows: who is asked what in a round, and what the answers do.
Must not know: the variants (each in its own file), how rounds follow each other, or how anything looks.
"""

from __future__ import annotations

from collections.abc import Iterable

from core.chance import Chance
from core.contract import Action
from core.piles import Pile
from core.scheduler import Answers, Handler, Work

from . import scoring
from .actions import Advance, Decline, Keep, Play
from .book import Book, TurnOrder
from .components import BOARDS, DEALT, PLAYED, TRACKS
from .state import NEUTRAL, AcademyTask, SquireQuestion, State
from .tracks import advance, best


def base_book(seats: int) -> Book:
    """The base game: the tasks of each part of a round, in order."""
    book = Book(list(range(seats)), by_turns(seats, seats), dict(TRACKS))
    book.deal = ["deal cards"]
    book.draft = [*("keep one", "pass on") * (DEALT - 1), "keep last"]
    book.play = [*("each plays",) * PLAYED, "discard rest"]
    book.gallant = ["gallantry move"]
    book.scores = {name: ["gallantry"] if name == "gallantry" else ["pay"] for name in TRACKS}
    book.end = ["next round"]
    return book


def by_turns(people: int, squires: int) -> TurnOrder:
    """Clockwise from the first player, whose role passes to the left, from one person to the next, every round."""

    def order(number: int, starter: int) -> list[int]:
        first = (starter + number - 1) % people
        return [(first + i) % squires for i in range(squires)]

    return order


def deal_cards(state: State, task: AcademyTask, chance: Chance) -> None:
    """Shuffle all 52 cards; five to each squire."""
    gather(state, chance)
    for squire in state.order:
        chance.deal(state.deck, state.packs[squire], DEALT)
    chance.say("deals", packs=faces_of(state.packs))


def gather(state: State, chance: Chance) -> None:
    """All 52 cards come together and are shuffled: a round begins."""
    for pile in (state.discard, *state.hands, *state.played):
        chance.deal(pile, state.deck, len(pile))
    chance.shuffle(state.deck)
    chance.say("round", round=state.round, squire=state.first)


def keep_one(state: State, task: AcademyTask, chance: Chance) -> None:
    """All at once: keep one card."""
    for squire, owner in enumerate(state.owners):
        if owner != NEUTRAL:
            state.ask("keep", squire)


def pass_on(state: State, task: AcademyTask, chance: Chance) -> None:
    """The rest goes to a neighbour, who looks at it."""
    given = faces_of(state.packs)
    state.packs = [state.packs[from_whom(state, squire)] for squire in state.squires]
    for squire, pack in enumerate(state.packs):
        chance.turn(pack, state.eyes(squire))
    chance.say("passes", left=goes_left(state), given=given, packs=faces_of(state.packs))


def goes_left(state: State) -> bool:
    """Packs go left in odd rounds, right in even ones."""
    return state.round % 2 == 1


def to_whom(state: State, squire: int) -> int:
    """The neighbour who gets the squire's pack in this round."""
    return (squire + (1 if goes_left(state) else -1)) % len(state.owners)


def from_whom(state: State, squire: int) -> int:
    """The neighbour whose pack the squire gets in this round."""
    return (squire - (1 if goes_left(state) else -1)) % len(state.owners)


def keep_last(state: State, task: AcademyTask, chance: Chance) -> None:
    """The last card of a pack is kept without asking."""
    for squire in state.squires:
        chance.deal(state.packs[squire], state.hands[squire])
        chance.say("keeps", squire=squire, card=state.hands[squire].faces[-1])


def each_plays(state: State, task: AcademyTask, chance: Chance) -> None:
    """One squire after the other, in turn order, plays a card."""
    state.then(*(AcademyTask("turn", squire=squire) for squire in state.order))


def turn(state: State, task: AcademyTask, chance: Chance) -> None:
    """The squire plays a card."""
    state.ask("play", task.squire)


def discard_rest(state: State, task: AcademyTask, chance: Chance) -> None:
    """The fifth card is discarded unseen."""
    hands = faces_of(state.hands)
    for hand in state.hands:
        chance.deal(hand, state.discard, len(hand))
    chance.say("discards", hands=hands)


def gallantry(state: State, task: AcademyTask, chance: Chance) -> None:
    """Fix the order now; third, then second, then first will each move one of their discs."""
    moves = scoring.paid_places(len(state.owners), TRACKS["gallantry"].moves)
    places = list(zip(best(state.tracks["gallantry"]), moves, strict=False))
    state.then(*(AcademyTask("gallant", squire=squire, amount=squares) for squire, squares in reversed(places)))
    chance.say("scores", track="gallantry")


def gallantry_move(state: State, task: AcademyTask, chance: Chance) -> None:
    """The squire moves one of its discs, on any track."""
    state.ask("advance", task.squire, task.amount)


def pay(state: State, task: AcademyTask, chance: Chance) -> None:
    """A track pays its shields."""
    scoring.score(state, task.track, BOARDS[task.track], chance)


WORK: dict[str, Work[State, AcademyTask]] = {
    "deal cards": deal_cards,
    "keep one": keep_one,
    "pass on": pass_on,
    "keep last": keep_last,
    "each plays": each_plays,
    "turn": turn,
    "discard rest": discard_rest,
    "gallantry": gallantry,
    "gallantry move": gallantry_move,
    "pay": pay,
}


def cards_to_keep(state: State, question: SquireQuestion) -> list[Action]:
    """Every different card of the pack."""
    return [Keep(card) for card in different(state.packs[question.squire])]


def cards_to_play(state: State, question: SquireQuestion) -> list[Action]:
    """Every different card of the hand, a sword card on either of its tracks."""
    cards = different(state.hands[question.squire])
    return [Play(card, track) for card in cards for track in tracks_of(card, state.tracks)]


def discs_to_move(state: State, question: SquireQuestion) -> list[Action]:
    """Any track, gallantry included; a king disc at 12 too, to no effect. [R17]"""
    return [Advance(track) for track in state.tracks]


ANSWERS: dict[str, Answers[State, SquireQuestion]] = {
    "keep": cards_to_keep,
    "play": cards_to_play,
    "advance": discs_to_move,
}


def answer_keep(state: State, question: SquireQuestion, action: Keep, chance: Chance) -> None:
    """The kept card goes to the hand, seen by its owner alone."""
    squire = question.squire
    chance.move(state.packs[squire], state.hands[squire], action.card)
    chance.say("keeps", squire=squire, card=action.card)


def answer_play(state: State, question: SquireQuestion, action: Play, chance: Chance) -> None:
    """The card stays face up until the round ends."""
    squire = question.squire
    chance.move(state.hands[squire], state.played[squire], action.card)
    play_card(state, squire, action.card, action.track, chance)


def play_card(state: State, squire: int, card: str, track: str, chance: Chance) -> None:
    """Move your disc on the card's track by its value."""
    state.then(AcademyTask("card played", track, squire, value_of(card)))
    advance(state, squire, track, value_of(card), "plays", chance)


def answer_advance(state: State, question: SquireQuestion, action: Advance, chance: Chance) -> None:
    """A gallantry move is not split. [R17]"""
    advance(state, question.squire, action.track, question.amount, "moves", chance)


def answer_decline(state: State, question: SquireQuestion, action: Decline, chance: Chance) -> None:
    """What may be done need not be done."""
    chance.say("declines", squire=question.squire, ask=question.ask)


HANDLERS: dict[type[Action], Handler[State, SquireQuestion]] = {
    Keep: answer_keep,
    Play: answer_play,
    Advance: answer_advance,
    Decline: answer_decline,
}


def tracks_of(card: str, tracks: Iterable[str] = TRACKS) -> list[str]:
    """The tracks, of those on the table, that a card can be played on: that of its suit; of a sword card, either."""
    suit = suit_of(card)
    return [name for name in tracks if BOARDS[name].suit == suit] if suit == "sword" else [suit]


def suit_of(card: str) -> str:
    """The suit on a card."""
    return card[:-2]


def value_of(card: str) -> int:
    """The number on a card."""
    return int(card[-1])


def faces_of(piles: Iterable[Pile]) -> list[list[str | None]]:
    """Returns the faces of each of these piles, as far as they may be seen, for a line of the log."""
    return [list(pile.faces) for pile in piles]


def different(*piles: Pile) -> list[str]:
    """Each face in these piles once."""
    return list(dict.fromkeys(face for pile in piles for face in pile.known()))
