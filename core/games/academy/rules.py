"""Medieval Academy: six rounds of dealing, drafting, playing and scoring.

Knows: the steps of a round, who is asked what, and what the answers do.
Must not know: who sits at the table, or how anything looks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...asking import Answers, AskingGame, Handler
from ...chance import Chance
from ...game import Action, Outcome
from ...piles import EVERYONE, Pile, only
from . import scoring
from .actions import AcademyAction, Advance, Keep, Play
from .components import CARDS, DEALT, LOOP, PLAYED, RESET_AFTER, ROUNDS, TRACKS
from .state import AcademyOptions, SquireQuestion, State
from .tracks import new_track, ranking, send_back, walk

Step = Callable[[State, Chance], None]


def begin(seats: int, options: AcademyOptions, chance: Chance) -> State:
    """All discs on 0; the first player is drawn at random. [R2]"""
    state = State(
        options=options,
        owners=list(range(seats)),
        first=chance.roll(seats) - 1,
        round=1,
        step=0,
        asked=[],
        tracks={name: new_track(seats) for name in TRACKS},
        shields=[[] for _ in range(seats)],
        deck=Pile("learning", faces=[card for card, count in CARDS.items() for _ in range(count)]),
        discard=Pile("learning"),
        packs=[Pile("learning", only(seat)) for seat in range(seats)],
        hands=[Pile("learning", only(seat)) for seat in range(seats)],
        played=[Pile("learning", EVERYONE) for _ in range(seats)],
    )
    proceed(state, chance)
    return state


def proceed(state: State, chance: Chance) -> None:
    """Take the steps of the round, up to the next question or the end."""
    while not state.asked and not state.over:
        step = ROUND[state.step]
        state.step += 1
        step(state, chance)


def deal(state: State, chance: Chance) -> None:
    """Shuffle all 52 cards; five to each squire."""
    for pile in (state.discard, *state.hands, *state.played):
        chance.deal(pile, state.deck, len(pile))
    chance.shuffle(state.deck)
    chance.say("round", round=state.round, squire=state.first)
    for squire in state.clockwise():
        chance.deal(state.deck, state.packs[squire], DEALT)


def draft(state: State, chance: Chance) -> None:
    """All at once: keep one card."""
    state.asked = [SquireQuestion("keep", state.owners[squire], squire) for squire in state.squires]


def pass_on(state: State, chance: Chance) -> None:
    """The rest goes left in odd rounds, right in even ones; its new owner looks at it."""
    to = 1 if state.round % 2 else -1
    n = len(state.packs)
    state.packs = [state.packs[(squire - to) % n] for squire in state.squires]
    for squire, pack in enumerate(state.packs):
        chance.turn(pack, only(state.owners[squire]))


def keep_last(state: State, chance: Chance) -> None:
    """The last card of a pack is kept without asking."""
    for squire in state.squires:
        chance.deal(state.packs[squire], state.hands[squire])


def play(state: State, chance: Chance) -> None:
    """From the first player clockwise, one card each."""
    state.asked = [SquireQuestion("play", state.owners[squire], squire) for squire in state.clockwise()]


def discard_rest(state: State, chance: Chance) -> None:
    """The fifth card is discarded unseen."""
    for hand in state.hands:
        chance.deal(hand, state.discard, len(hand))


def gallantry(state: State, chance: Chance) -> None:
    """Fix the order now; third, then second, then first each move one of their discs. [R17]"""
    chance.say("scores", track="gallantry")
    state.asked = [SquireQuestion("advance", state.owners[s], s, squares) for s, squares in scoring.gallant(state)]


def pays(track: str) -> Step:
    """The step in which a track pays its shields."""
    return lambda state, chance: scoring.score(state, track, chance)


def reset(state: State, chance: Chance) -> None:
    """After round III the discs of most tracks go back to square 0."""
    if state.round != RESET_AFTER:
        return
    for name, table in TRACKS.items():
        if table.resets:
            send_back(state.tracks[name])
    chance.say("reset")


def next_round(state: State, chance: Chance) -> None:
    """The role of first player passes to the left; after round VI the game is over."""
    if state.round == ROUNDS:
        state.over = True
        chance.say("over")
        return
    state.first = (state.first + 1) % len(state.owners)
    state.round += 1
    state.step = 0


ROUND: tuple[Step, ...] = (
    deal,
    *(draft, pass_on) * (DEALT - 1),
    keep_last,
    *(play,) * PLAYED,
    discard_rest,
    gallantry,
    *(pays(track) for track in TRACKS if track != "gallantry"),
    reset,
    next_round,
)
"""The steps of a round, in order."""


def cards_to_keep(state: State, question: SquireQuestion) -> list[Action]:
    """Every different card of the pack."""
    return [Keep(card) for card in _different(state.packs[question.squire])]


def cards_to_play(state: State, question: SquireQuestion) -> list[Action]:
    """Every different card of the hand, a sword card on either of its tracks."""
    cards = _different(state.hands[question.squire])
    return [Play(card, track) for card in cards for track in tracks_of(card)]


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
    """Move your disc on the card's track by its value; the card stays face up until the round ends."""
    squire = question.squire
    chance.move(state.hands[squire], state.played[squire], action.card)
    advance(state, squire, action.track, value_of(action.card), "plays", chance)


def answer_advance(state: State, question: SquireQuestion, action: Advance, chance: Chance) -> None:
    """A gallantry move is not split."""
    advance(state, question.squire, action.track, question.amount, "moves", chance)


def advance(state: State, squire: int, track: str, squares: int, key: str, chance: Chance) -> None:
    """Move a disc, and tell where from, where to, and to which place."""
    start = state.tracks[track].walked[squire]
    walk(state, track, squire, squares)
    end, place = state.tracks[track].walked[squire], 1 + ranking(state.tracks[track]).index(squire)
    chance.say(key, squire=squire, track=track, squares=squares, start=start, end=end, place=place)
    if start // LOOP != end // LOOP:
        chance.say("lap", squire=squire, track=track)


HANDLERS: dict[type[Action], Handler] = {
    Keep: answer_keep,
    Play: answer_play,
    Advance: answer_advance,
}


def tracks_of(card: str) -> list[str]:
    """The tracks a card can be played on."""
    return _TRACKS_OF[card.split("-")[0]]


def value_of(card: str) -> int:
    """The number on a card."""
    return int(card.rsplit("-", 1)[1])


_TRACKS_OF = {
    suit: [name for name, table in TRACKS.items() if table.suit == suit]
    for suit in ("sword", "gallantry", "education", "king", "quests", "charity")
}


def _different(pile: Pile) -> list[str]:
    return list(dict.fromkeys(pile.known()))


class Academy(AskingGame[State]):
    """Medieval Academy, by Nicolas Poncin."""

    id = "academy"
    seats = range(3, 6)
    options = AcademyOptions
    state = State
    actions = AcademyAction
    rulings = ("R1", "R2", "R8", "R17", "R18", "C1")
    answers = ANSWERS
    handlers = HANDLERS
    at_once = frozenset({"keep"})

    def setup(self, seats: int, options: AcademyOptions, chance: Chance) -> State:
        return begin(seats, options, chance)

    def components(self, state: State) -> Mapping[str, Mapping[str, int]]:
        return {"learning": CARDS}

    def proceed(self, state: State, chance: Chance) -> None:
        proceed(state, chance)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.final(state) if state.over else None
