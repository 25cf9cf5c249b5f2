"""Duelling Nobles: before the first turn. Nobles dealt, courts chosen and shown, first player drawn.

Knows: what lies where at the start, and in which order it comes to lie there.
Must not know: what a turn is made of.
"""

from __future__ import annotations

from core.chance import Chance
from core.piles import EVERYONE, Face, Pile, only
from core.scheduler import Question, tasks

from .components import DEALT, NOBLES, WEAPONS
from .state import PLAYERS, NoblesOptions, State, Turn


def begin(options: NoblesOptions, chance: Chance) -> State:
    """Shuffle nobles and weapons; each player is dealt six nobles and chooses a court."""
    state = State(
        options=options,
        turn=Turn(0, 0),
        asked=[Question("court", seat) for seat in range(PLAYERS)],
        todo=tasks("first turn"),
        coins=[0] * PLAYERS,
        dealt=[Pile("noble", only(seat)) for seat in range(PLAYERS)],
        courts=[Pile("noble", only(seat)) for seat in range(PLAYERS)],
        wounds={},
        armour={},
        hands=[Pile("weapon", only(seat)) for seat in range(PLAYERS)],
        favours=[Pile("weapon", EVERYONE) for _ in range(PLAYERS)],
        noble_deck=Pile("noble", faces=list(NOBLES)),
        weapon_deck=Pile("weapon", faces=list(WEAPONS)),
        discard=Pile("weapon", EVERYONE),
        fallen=Pile("noble", EVERYONE),
    )
    chance.shuffle(state.noble_deck)
    chance.shuffle(state.weapon_deck)
    for dealt in state.dealt:
        chance.deal(state.noble_deck, dealt, DEALT)
    return state


def open_play(state: State, chance: Chance) -> None:
    """Both have chosen: show the courts, shuffle the rest, draw the first player, deal the opening hands."""
    show_courts(state, chance)
    make_noble_deck(state, chance)
    state.turn = Turn(1, chance.roll(PLAYERS) - 1)
    chance.say("first", seat=state.turn.seat)
    deal_opening_hands(state, chance)


def show_courts(state: State, chance: Chance) -> None:
    """The courts are shown; from now on they are public."""
    for seat, court in enumerate(state.courts):
        chance.turn(court, EVERYONE)
        for noble in state.court(seat):
            enlist(state, noble)
        chance.say("court", seat=seat, nobles=state.court(seat))


def enlist(state: State, noble: Face) -> None:
    """A noble begins to serve, unwounded and without armour."""
    state.wounds[noble] = 0
    state.armour[noble] = Pile("weapon", EVERYONE)


def make_noble_deck(state: State, chance: Chance) -> None:
    """The nobles that were not chosen are shuffled as the noble deck."""
    for dealt in state.dealt:
        chance.deal(dealt, state.noble_deck, len(dealt))
    chance.shuffle(state.noble_deck)


def deal_opening_hands(state: State, chance: Chance) -> None:
    """No weapons, or as many as the option says, the first player's first. [R9]"""
    for seat in state.mover_first():
        chance.deal(state.weapon_deck, state.hands[seat], state.options.opening_hand)
        if state.options.opening_hand:
            chance.say("hand", seat=seat, weapons=list(state.hands[seat].faces))
