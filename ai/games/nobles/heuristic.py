"""The heuristic of Duelling Nobles: what a wound, a coin and a card are worth, and who would win a duel.

Knows: the public standing, the seat's own hand, and what it remembers of the other.
Must not know: the other hand itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from math import exp
from typing import NamedTuple, TypeVar

import core
from ai import Rate
from core.games.nobles import duel as duels
from core.games.nobles.actions import (
    Arm,
    BuyNoble,
    BuyWeapon,
    Challenge,
    Done,
    Favour,
    Keep,
    Lay,
    MoveArmour,
    Substitute,
    Tithe,
)
from core.games.nobles.components import (
    ACE,
    COURT,
    NOBLE_PRICE,
    PRIZE,
    RANKS,
    SUBSTITUTE_PRICE,
    SUIT_BONUS,
    TITHE,
    VALUES,
    WEAPONS,
    rank_of,
    suit_of,
)
from core.games.nobles.state import Duel, State, other

# Worths are in wounds: a wound that neither kills nor saves a noble is worth 1.
DEATH = 1.0
"""The value of killing a noble besides its last wound: its dice and strength are gone."""
LAST = 10.0
"""The value of killing the last noble."""
COIN = 0.45
CARD = 0.08
"""A card of the hand, for each point of its value."""
ACE_VALUE = 16
"""An ace, in points of a weapon."""
ROLL = 3.5
"""The average of a die."""
DOUBT = 2.0
"""Points of lead that make a win e times as likely as a loss."""
ENOUGH = 12
"""Weapons in hand beyond which no more are bought while a noble is missing."""
SPARED = 0.9
"""The value of being able to send a substitute for somebody who would fall."""
CALM = 0.1
"""The least that a challenge must promise, and a change of armour."""


class DuelOutlook(NamedTuple):
    """The duel under way as one side sees it, before it lays anything more."""

    lead: int
    """Points before the other side."""
    ace: int
    """The closeness of the better of its aces; 0 without one. So for the other side."""
    their_ace: int
    last_word: bool
    """True if the other side lays nothing after it."""
    threat: float
    """Probability that the other side answers with an ace."""
    win: float
    """The result, in wounds."""
    tie: float
    loss: float


K = TypeVar("K")
V = TypeVar("V")


class Kept(dict[K, V]):
    """A dict that computes a missing value once."""

    def __init__(self, work_out: Callable[[K], V]) -> None:
        self._work_out = work_out

    def __missing__(self, key: K) -> V:
        found = self[key] = self._work_out(key)
        return found


class Situation:
    """The state as one seat sees it at one question. What does not depend on the answer is computed once."""

    def __init__(self, state: State, seat: int, memory: core.Memory) -> None:
        self.state = state
        self.seat = seat
        self.they = they = other(seat)
        self.known = known = open_cards(state, they, memory)
        """The cards that must be in the other hand."""
        self.promise = Kept[tuple[int, str], float](lambda key: promise(state, *key))
        self.guess = Kept[str, float](lambda noble: best_guess(state, they, noble, known))
        self.armings = Kept[str, list[tuple[float, float]]](lambda noble: armings(state, seat, noble))
        self.safe = Kept[tuple[str, float], float](lambda key: safe(state, they, *key, known))
        self.hopes = Kept[tuple[str, ...], float](lambda cards: hope(self, duels.under_way(state), cards))
        """By the weapons laid, in the order of their names: all that counts is which they are."""

    @cached_property
    def duel_outlook(self) -> DuelOutlook:
        """Returns the outlook of the duel under way. Raises ValueError if there is none."""
        state, seat, they, duel = self.state, self.seat, self.they, duels.under_way(self.state)
        mine, theirs = harm(state, seat, duel.nobles[seat]), harm(state, they, duel.nobles[they])
        return DuelOutlook(
            lead=duels.score(state, duel, seat).total - duels.score(state, duel, they).total,
            ace=duels.best_ace(duel, seat),
            their_ace=duels.best_ace(duel, they),
            last_word=seat != state.turn.seat or not len(state.hands[they]),
            threat=threat(state, they, duel.nobles[they], self.known),
            win=theirs + PRIZE * COIN,
            tie=theirs - mine,
            loss=mine + PRIZE * COIN,
        )


def evaluator(state: State, seat: int, memory: core.Memory) -> Rate:
    """Returns the rating of answers: their expected value for this seat, in wounds. `done` has the value 0, except in a
    duel."""
    situation = Situation(state, seat, memory)
    return lambda action: rate(situation, action)


def rate(situation: Situation, action: core.Action) -> float:
    """Returns the expected value of the answer."""
    state, seat = situation.state, situation.seat
    match action:
        case Keep(noble=str(noble)):
            return appeal(state, seat, noble)
        case Favour(card=card, target=target):
            return favour(state, card, target)
        case BuyNoble():
            return 3.0
        case BuyWeapon():
            return thirst(state, seat)
        case Arm(card=card, noble=noble):
            return 1.0 + fit(state, card, noble)
        case Tithe(king=king):
            return tithing(state, seat, king)
        case MoveArmour(source=source, target=target):
            return refit(state, source, target)
        case Challenge(noble=noble, target=target):
            return stake(situation, noble, target) - CALM
        case Substitute(noble=noble):
            return prospect(situation, noble) - SUBSTITUTE_PRICE * COIN
        case Lay(card=card):
            return blow(situation, card)
        case Done():
            return nothing_more(situation)
        case _:
            return 0.0


def appeal(state: State, seat: int, noble: str) -> float:
    """Kings are best; one queen helps them all, a second helps nobody."""
    if rank_of(noble) == "queen" and any(rank_of(kept) == "queen" for kept in state.court(seat)):
        return 0.5
    return {"king": 3.0, "queen": 2.0, "jack": 1.0}[rank_of(noble)]


def favour(state: State, card: str, target: str | None) -> float:
    """A wound healed, three cards, the best of the discard; a look at a full hand."""
    gains = {
        "hearts": 1.0,
        "diamonds": 3 * 6 * CARD,
        "clubs": price(target) if target and suit_of(card) == "clubs" else 0.0,
        "spades": 0.1 * len(state.hands[other(state.turn.seat)]),
    }
    return gains[suit_of(card)] - price(card) - 0.05


@lru_cache
def price(card: str) -> float:
    """Returns the value of a card in the hand."""
    return CARD * (ACE_VALUE if rank_of(card) == ACE else VALUES[rank_of(card)])


def thirst(state: State, seat: int) -> float:
    """Weapons first; with many in hand and a place in the court, save for a noble."""
    missing = len(state.courts[seat]) < COURT and len(state.noble_deck) > 0
    full = missing and len(state.hands[seat]) >= (ENOUGH if state.coins[seat] < NOBLE_PRICE - 2 else 2)
    return -0.1 if full else 0.3


def fit(state: State, card: str, noble: str) -> float:
    """Armour goes to whoever will live longest, and where the options make it count more."""
    suits = state.options.armour_suit and suit_of(card) == suit_of(noble)
    return 0.2 * state.still_bears(noble) + 0.1 * VALUES[rank_of(card)] + (0.3 if suits else 0.0)


def tithing(state: State, seat: int, king: str) -> float:
    """A coin for a wound of a king who is whole: worth it only if it lacks for the substitute of a noble near death."""
    lacking = state.coins[seat] + TITHE == SUBSTITUTE_PRICE
    weak = any(state.still_bears(noble) == 1 for noble in state.court(seat))
    return SPARED + COIN - 1.0 if lacking and weak and not state.wounds[king] else COIN - 1.0


def refit(state: State, source: str, target: str) -> float:
    """Armour moved: how much better it fits there, and what comes back for it fits here."""
    nobles = (source, target), (target, source)
    moves = [(worn, *pair) for pair in nobles if (worn := state.worn(pair[0]))]
    return sum(fit(state, worn, to) - fit(state, worn, here) for worn, here, to in moves) - CALM


def harm(state: State, seat: int, noble: str) -> float:
    """The cost of a wound to the player of this noble."""
    if state.still_bears(noble) > 1:
        return 1.0
    return LAST if len(state.courts[seat]) == 1 else 1.0 + DEATH


def likely(lead: float) -> float:
    """The chance to win with an expected lead."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead / DOUBT))))


def stake(situation: Situation, noble: str, target: str) -> float:
    """Returns the expected value of a duel of these two before the dice, with the weapons that are worth using."""
    state, seat, they = situation.state, situation.seat, situation.they
    lead = situation.promise[seat, noble] - situation.promise[they, target] - situation.guess[target]
    gain, loss = harm(state, they, target) + PRIZE * COIN, harm(state, seat, noble) + PRIZE * COIN
    hopes: list[float] = []
    for more, spent in situation.armings[noble]:
        win = likely(lead + more)
        hopes.append(win * gain - (1 - win) * loss - spent)
    return max(hopes)


def armings(state: State, seat: int, noble: str) -> list[tuple[float, float]]:
    """Returns the points and price of each set that a noble may lay from this hand: nothing, an ace, the best weapon,
    and the best two if two are allowed."""
    usable = [card for card in state.hands[seat].known() if duels.may_use(state, noble, card)]
    aces = [card for card in usable if rank_of(card) == ACE]
    best = sorted([card for card in usable if card not in aces], key=lambda card: -points(state, noble, card))
    laid = [[], aces[:1], *(best[: count + 1] for count in range(RANKS[rank_of(noble)].weapons))]
    return [(sum([points(state, noble, card) for card in cards]), sum(map(price, cards))) for cards in laid]


def promise(state: State, seat: int, noble: str) -> float:
    """Returns the expected points of a noble without weapons."""
    return duels.standing(state, seat, noble).running + ROLL * RANKS[rank_of(noble)].dice


def best_points(state: State, noble: str, cards: list[str]) -> float:
    """The points of the best of these weapons, as many as this noble may lay."""
    usable = [card for card in cards if duels.may_use(state, noble, card)]
    return sum(sorted((points(state, noble, card) for card in usable), reverse=True)[: RANKS[rank_of(noble)].weapons])


def points(state: State, noble: str, card: str) -> float:
    """A weapon's points in this noble's hand."""
    if rank_of(card) == ACE:
        return ACE_VALUE
    blow = duels.blow(state, noble, card)
    return blow.value + blow.suit


def open_cards(state: State, seat: int, memory: core.Memory) -> list[str]:
    """The cards that must be in this hidden hand: taken openly, or seen there once and never since."""
    if None not in state.hands[seat].faces:
        return []
    hidden = set(WEAPONS).difference(*(pile.known() for pile in core.piles_of(state) if pile.kind == "weapon"))
    taken = [card for card, holder in state.openly_taken.items() if holder == seat]
    return [card for card in WEAPONS if card in hidden and (card in taken or not memory.may(state.weapon_deck, card))]


def best_guess(state: State, seat: int, noble: str, known: list[str]) -> float:
    """The points that a hand gives a noble: its known cards as they are, or so many unknown ones, if that is more."""
    usable = 0.25 if state.options.same_suit else 0.5 if state.options.same_colour else 1.0
    cards = usable * (len(state.hands[seat]) - len(known))
    return max(10 * (1 - 0.4**cards) + second_of(noble, cards), best_points(state, noble, known))


def second_of(noble: str, cards: float) -> float:
    """Returns the expected gain from a second unknown card, for a noble that may use two weapons."""
    return 8 * (1 - 0.5 ** max(0.0, cards - 1)) if RANKS[rank_of(noble)].weapons > 1 else 0.0


def safe(state: State, seat: int, noble: str, lead: float, known: list[str]) -> float:
    """Returns the probability that this hand cannot beat a lead over its noble, aces apart."""
    if lead <= 0 or best_points(state, noble, [card for card in known if rank_of(card) != ACE]) > lead:
        return 0.0
    unknown = len(state.hands[seat]) - len(known)
    return (1 - above(state, lead - round(second_of(noble, unknown)))) ** unknown


def above(state: State, lead: float) -> float:
    """The share of all weapons that a noble may use and that add more than this. (An ace adds nothing.)"""
    plain, suited = (min(9, max(0, 10 - least)) / 10 for least in (lead, lead - SUIT_BONUS))
    if state.options.same_suit:
        return plain / 4
    return suited / 4 + plain / 4 if state.options.same_colour else suited / 4 + plain * 3 / 4


def prospect(situation: Situation, noble: str) -> float:
    """Returns the expected value, for the challenged seat, of accepting the duel with this noble."""
    duel = situation.state.duel
    return stake(situation, noble, duel.nobles[situation.they]) if duel else 0.0


def blow(situation: Situation, card: str) -> float:
    """The duel with this weapon laid, and the best other one behind it if there may be two."""
    state, seat = situation.state, situation.seat
    duel = duels.under_way(state)
    hopes = [situation.hopes[card,]]
    if duels.weapons_left(duel, seat) > 1:
        noble = duel.nobles[seat]
        rest = [each for each in state.hands[seat].known() if each != card and duels.may_use(state, noble, each)]
        hopes += [situation.hopes[(card, each) if card < each else (each, card)] for each in rest]
    return max(hopes)


def nothing_more(situation: Situation) -> float:
    """`done`: in a duel, what comes of it as it stands; elsewhere the measure of all else."""
    state = situation.state
    if state.duel is None:
        return 0.0
    if state.asked[0].ask == "substitute":
        return prospect(situation, state.duel.nobles[situation.seat])
    return situation.hopes[()]


def hope(situation: Situation, duel: Duel, cards: Sequence[str]) -> float:
    """Returns the expected value of the duel if this seat lays these cards and no more."""
    now = situation.duel_outlook
    win, tie = chances(situation, duel, cards)
    loss = 1 - win - tie
    return win * now.win + tie * now.tie - loss * now.loss - sum(map(price, cards))


def chances(situation: Situation, duel: Duel, cards: Sequence[str]) -> tuple[float, float]:
    """To win, and to tie. The challenged side knows; the challenger must guess what it will be answered."""
    now, noble = situation.duel_outlook, duel.nobles[situation.seat]
    ace, lead = now.ace, now.lead
    for card in cards:
        if rank_of(card) == ACE:
            ace = max(ace, duels.closeness(noble, card))
        else:
            lead += points(situation.state, noble, card)
    if now.last_word:
        margin = ace - now.their_ace if ace or now.their_ace else lead
        return float(margin > 0), float(margin == 0)
    if ace:
        return 1 - now.threat / 2, now.threat / 4
    return (1 - now.threat) * situation.safe[duel.nobles[situation.they], lead], 0.0


def threat(state: State, seat: int, noble: str, known: list[str]) -> float:
    """Returns the probability that this hand answers with an ace."""
    if any(rank_of(card) == ACE and duels.may_use(state, noble, card) for card in known):
        return 0.8
    return min(0.4, 0.1 * (len(state.hands[seat]) - len(known)))
