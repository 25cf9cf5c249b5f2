"""Medieval Academy: six rounds of dealing, drafting, playing and scoring.

Knows: the base game: the steps of a round, who is asked what, and what the answers do.
Must not know: the variants (each in its own file), who sits at the table, or how anything looks.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...asking import Answers, Handler
from ...chance import Chance
from ...contract import Action
from ...piles import Pile
from . import scoring
from .actions import Advance, Decline, Keep, Play
from .book import Book, Step, TurnOrder
from .components import BOARDS, DEALT, PLAYED, RESET_AFTER, ROUNDS, TRACKS, TrackTable
from .state import NEUTRAL, CardPlayed, SquireQuestion, State
from .tracks import advance, best, send_back


def base_book(seats: int) -> Book:
    """The base game: the steps of a round, in order."""
    book = Book(list(range(seats)), by_turns(seats, seats), dict(TRACKS))
    book.deal = [deal]
    book.draft = [*(draft, pass_on) * (DEALT - 1), keep_last]
    book.turns = [turn_of(place) for place in range(seats)] * PLAYED
    book.after_play = [discard_rest]
    book.gallantry = [gallantry]
    book.move = [gallantry_move]
    book.scoring = {name: [scores(name, table)] for name, table in TRACKS.items() if name != "gallantry"}
    book.reset = [reset(book)]
    book.end = [next_round(book)]
    return book


def by_turns(people: int, squires: int) -> TurnOrder:
    """Clockwise from the first player, whose role passes to the left, from one person to the next, every round."""

    def order(number: int, starter: int) -> list[int]:
        first = (starter + number - 1) % people
        return [(first + i) % squires for i in range(squires)]

    return order


def deal(state: State, chance: Chance) -> None:
    """Shuffle all 52 cards; five to each squire."""
    gather(state, chance)
    for squire in state.order:
        chance.deal(state.deck, state.packs[squire], DEALT)


def gather(state: State, chance: Chance) -> None:
    """All 52 cards come together and are shuffled: a round begins."""
    for pile in (state.discard, *state.hands, *state.played):
        chance.deal(pile, state.deck, len(pile))
    chance.shuffle(state.deck)
    chance.say("round", round=state.round, squire=state.first)


def draft(state: State, chance: Chance) -> None:
    """All at once: keep one card."""
    for squire, owner in enumerate(state.owners):
        if owner != NEUTRAL:
            state.ask("keep", squire)


def pass_on(state: State, chance: Chance) -> None:
    """The rest goes to a neighbour, who looks at it."""
    state.packs = [state.packs[from_whom(state, squire)] for squire in state.squires]
    for squire, pack in enumerate(state.packs):
        chance.turn(pack, state.eyes(squire))


def goes_left(state: State) -> bool:
    """Packs go left in odd rounds, right in even ones."""
    return state.round % 2 == 1


def to_whom(state: State, squire: int) -> int:
    """The neighbour who gets the squire's pack in this round."""
    return (squire + (1 if goes_left(state) else -1)) % len(state.owners)


def from_whom(state: State, squire: int) -> int:
    """The neighbour whose pack the squire gets in this round."""
    return (squire - (1 if goes_left(state) else -1)) % len(state.owners)


def keep_last(state: State, chance: Chance) -> None:
    """The last card of a pack is kept without asking."""
    for squire in state.squires:
        chance.deal(state.packs[squire], state.hands[squire])


def turn_of(place: int) -> Step:
    """The squire at this place of the turn order plays a card."""
    return lambda state, chance: state.ask("play", state.order[place])


def discard_rest(state: State, chance: Chance) -> None:
    """The fifth card is discarded unseen."""
    for hand in state.hands:
        chance.deal(hand, state.discard, len(hand))


def gallantry(state: State, chance: Chance) -> None:
    """Fix the order now; third, then second, then first will each move one of their discs."""
    chance.say("scores", track="gallantry")
    places = len(scoring.paid_places(state, TRACKS["gallantry"].moves))
    state.gallants = best(state.tracks["gallantry"])[:places][::-1]


def next_gallant(state: State) -> tuple[int, int] | None:
    """The squire whose gallantry move comes next, and of how many squares; None if all have moved."""
    state.mover = state.gallants.pop(0) if state.gallants else None
    return None if state.mover is None else (state.mover, TRACKS["gallantry"].moves[len(state.gallants)])


def gallantry_move(state: State, chance: Chance) -> None:
    """The next squire moves one of his discs, on any track."""
    if move := next_gallant(state):
        squire, squares = move
        state.ask("advance", squire, squares)


def scores(track: str, table: TrackTable) -> Step:
    """The step in which a track pays its shields."""
    return lambda state, chance: scoring.score(state, track, table, chance)


def reset(book: Book) -> Step:
    """After round III the discs of most tracks go back to square 0."""

    def step(state: State, chance: Chance) -> None:
        if state.round != RESET_AFTER:
            return
        back = resetting(book)
        for name in back:
            send_back(state.tracks[name])
        chance.say("reset", tracks=back)

    return step


def resetting(book: Book) -> list[str]:
    """The tracks whose discs go back after round III."""
    return [name for name, table in book.tracks.items() if table.resets]


def next_round(book: Book) -> Step:
    """The role of first player passes to the left; after round VI the game is over."""

    def step(state: State, chance: Chance) -> None:
        if state.round == ROUNDS:
            finish(state, chance)
            return
        state.round += 1
        state.step = 0
        state.order = book.turn_order(state.round, state.starter)

    return step


def finish(state: State, chance: Chance) -> None:
    """All shields are turned up and added."""
    state.over = True
    for squire in state.squires:
        chance.say("total", squire=squire, points=scoring.points(state, squire))
    chance.say("over")


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


ANSWERS: dict[str, Answers] = {
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
    advance(state, squire, track, value_of(card), "plays", chance)
    state.last = CardPlayed(squire, track, value_of(card))


def answer_advance(state: State, question: SquireQuestion, action: Advance, chance: Chance) -> None:
    """A gallantry move is not split. [R17]"""
    advance(state, question.squire, action.track, question.amount, "moves", chance)


def answer_decline(state: State, question: SquireQuestion, action: Decline, chance: Chance) -> None:
    """What may be done need not be done."""
    chance.say("declines", squire=question.squire, ask=question.ask)


HANDLERS: dict[type[Action], Handler] = {
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


def different(*piles: Pile) -> list[str]:
    """Each face in these piles once."""
    return list(dict.fromkeys(face for pile in piles for face in pile.known()))
