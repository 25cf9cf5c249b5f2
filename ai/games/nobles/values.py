"""The value of a state of Duelling Nobles: the courts, the hands, and who would win the duel that pays best.

Knows: both hands, as they were imagined.
Must not know: which of what it is shown is true.
"""

from __future__ import annotations

from math import exp

from core.games.nobles.components import ACE, ARMOUR, COURT, RANKS, SUITS, VALUES, rank_of, suit_of
from core.games.nobles.duel import standing
from core.games.nobles.state import State

from .heuristic import ROLL, best_points

ROLLOUT_DEPTH = 2
KING_ROLLOUT_DEPTH = 2
ROLLOUT_EPSILON = 0.02
NAMES = (
    "bears", "bears, alone", "kings", "queens", "jacks", "queen helps", "armour", "hurt",
    "coins to 2", "coins to 5", "coins", "aces", "best weapon", "second weapon", "third weapon", "weapons", "twos",
    "favours left", "to heal", "noble to buy",
    "turn", "strikes best", "struck worst", "strikes on average",
)  # fmt: skip

DOUBT = 4.0
"""Points of lead that make a win e times as likely as a loss."""


def pauses(state: State) -> bool:
    """At the start of a turn."""
    return bool(state.asked) and state.asked[0].ask == "favour" and not state.turn.favoured


def variant(state: State) -> str:
    """The options change little."""
    return ""


def iteration_share(players: int) -> float:
    """The factor for the iterations of a search."""
    return 1.2


def king_factor(state: State) -> float:
    """Returns how many times longer a king searches than a knight."""
    return 6


def any_weapon(state: State) -> bool:
    """True if nobles may lay any weapon. Otherwise values differ from those that nets have learnt."""
    return not state.options.same_suit and not state.options.same_colour


def exploration(players: int) -> float:
    """The exploration constant of the search."""
    return 0.6


def opponents_search(players: int) -> bool:
    """True if opponents have search trees, rather than answer as squires."""
    return True


def features(state: State) -> list[list[float]]:
    """For each seat the figures in the order of `NAMES`."""
    fighters = [
        [(power(state, seat, noble), harm(state, seat, noble)) for noble in state.court(seat)] for seat in (0, 1)
    ]
    gains = [[bring(one, two) for two in fighters[1]] for one in fighters[0]] or [[]]
    return [[*court(state, seat), *purse(state, seat), *strikes(state, seat, gains)] for seat in (0, 1)]


def court(state: State, seat: int) -> list[float]:
    """Returns the value of the nobles by themselves."""
    nobles = state.court(seat)
    bears = [state.still_bears(noble) for noble in nobles]
    ranks = [rank_of(noble) for noble in nobles]
    kings, queens, jacks = (float(ranks.count(rank)) for rank in RANKS)
    armour = sum(VALUES[rank_of(worn)] / 2 for worn in map(state.worn, nobles) if worn)
    alone = float(bears[0]) if len(bears) == 1 else 0.0
    return [
        float(sum(bears)), alone, kings, queens, jacks,
        float(queens > 0 and len(nobles) > queens), armour, float(bears.count(1)),
    ]  # fmt: skip


def purse(state: State, seat: int) -> list[float]:
    """Returns the value of what the seat can still buy, lay and ask for."""
    coins, hand = state.coins[seat], state.hands[seat].known()
    values = [*sorted([VALUES[rank_of(card)] for card in hand], reverse=True), 0, 0, 0]
    hurt = any(state.wounds[noble] for noble in state.court(seat))
    asked = [suit_of(card) for card in state.favours[seat].known()]
    missing = len(state.courts[seat]) < COURT and len(state.noble_deck) > 0
    return [
        min(coins, 2) / 2, min(coins, 5) / 5, max(0, coins - 5) / 5,
        float(sum(rank_of(card) == ACE for card in hand)), values[0] / 10, values[1] / 10, values[2] / 10,
        len(hand) / 5, float(sum(rank_of(card) in ARMOUR for card in hand)),
        float(len(SUITS) - len(asked)), float(hurt and "hearts" not in asked), min(coins, 5) / 5 * missing,
    ]  # fmt: skip


def strikes(state: State, seat: int, gains: list[list[float]]) -> list[float]:
    """Returns the value of possible duels for this seat, from their values for seat 0; the seat to move may choose."""
    sign, moves = 1 - 2 * seat, state.turn.seat == seat
    brings = [sign * gain for row in gains for gain in row]
    if not brings:
        return [0.0] * 4
    best, worst, average = max(brings), min(brings), sum(brings) / len(brings)
    return [float(moves), best if moves else 0.0, 0.0 if moves else worst, average]


def power(state: State, seat: int, noble: str) -> float:
    """The points that a noble may come to in a duel."""
    promise = standing(state, seat, noble).running + ROLL * RANKS[rank_of(noble)].dice
    return promise + best_points(state, noble, state.hands[seat].known())


def harm(state: State, seat: int, noble: str) -> float:
    """Returns the cost of a wound: higher for the last that a noble can bear, highest for the last noble."""
    if state.still_bears(noble) > 1:
        return 1.0
    return 4.0 if len(state.courts[seat]) == 1 else 2.0


def bring(mine: tuple[float, float], theirs: tuple[float, float], doubt: float = DOUBT) -> float:
    """Returns the expected value of a duel, each side given by its points and the cost of its wound."""
    win = 1 / (1 + exp((theirs[0] - mine[0]) / doubt))
    return win * theirs[1] - (1 - win) * mine[1]
