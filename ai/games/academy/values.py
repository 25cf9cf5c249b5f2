"""The value of a state of Medieval Academy: points so far, and what each track promises.

Knows: the public standing at the start of a round, and the shields that were imagined.
Must not know: cards; they are dealt anew.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.games.academy.components import BOARDS, KNIGHTS, RESET_AFTER, ROUNDS
from core.games.academy.scoring import points
from core.games.academy.state import NEUTRAL, State, Track

from .heuristic import standing

ROLLOUT_DEPTH = 1
KING_ROLLOUT_DEPTH = 1
ROLLOUT_EPSILON = 0.02
NAMES = (
    "points", "points late",
    "gallantry", "gallantry nearly", "arms", "arms nearly", "education", "education nearly", "short squares",
    "king", "king hope", "king near",
    "quests late", "quests early", "quests nearly late", "quests nearly early", "quests squares",
    "charity late", "charity early", "charity nearly late", "charity nearly early", "charity squares",
    "plays late", "gallantry at the end",
)  # fmt: skip

SHORT = ("gallantry", "jousts", "tournaments", "education")
KING_A_ROUND = 2.2
"""Squares that a squire may expect to go on the king track in a round."""
NEAR = 2.5
"""Squares between two discs that make their order neither sure nor open, for each round still to come and one."""


def pauses(state: State) -> bool:
    """At the start of a round, before anybody has kept a card."""
    if not state.asked or state.asked[0].ask not in ("keep", "split"):
        return False
    if any(hand.faces and owner != NEUTRAL for hand, owner in zip(state.hands, state.owners, strict=True)):
        return False
    return not any(pile.faces for stacks in state.exchange.stacks for pile in stacks)


def variant(state: State) -> str:
    """For two, by the game for two."""
    return state.options.two_player if state.seats == 2 else ""


def iteration_share(players: int) -> float:
    """The factor for the iterations of a search."""
    return min(0.4, 1.4 / players)


def king_factor(state: State) -> float:
    """Returns how many times longer a king searches than a knight: longest in Karadoc, whose iterations cost least."""
    return {"karadoc": 20, "lancelot": 10}.get(variant(state), 11)


def exploration(players: int) -> float:
    """The exploration constant of the search: less for many, whose shares lie closer together."""
    return 1.2 / players


def opponents_search(players: int) -> bool:
    """True if opponents have search trees, rather than answer as squires."""
    return True


def features(state: State) -> list[list[float]]:
    """For each seat the figures in the order of `NAMES`: those of its squires together."""
    squires = [state.squires[i] for i in range(len(state.owners)) if state.owners[i] != NEUTRAL]
    by_squire = columns(state)
    rows = [[0.0] * len(NAMES) for _ in range(state.seats)]
    for squire in squires:
        row = rows[state.owners[squire]]
        for at, column in enumerate(by_squire):
            row[at] += column[squire]
    return rows


def columns(state: State) -> list[list[float]]:
    """Each figure, for every squire."""
    n, gone = len(state.owners), (state.round - 1) / ROUNDS
    nothing = [0.0] * n
    scored = [float(points(state, squire)) for squire in state.squires]
    short = {name: track(state, name) for name in SHORT if name in state.tracks}
    arms = [track(state, name) for name in ("jousts", "tournaments", *KNIGHTS) if name in state.tracks]
    quests, charity = track(state, "quests"), track(state, "charity")
    return [
        scored, [gone * each for each in scored],
        *short["gallantry"][:2],
        added([each[0] for each in arms], n), added([each[1] for each in arms], n),
        *short["education"][:2],
        added([each[2] for each in (*short.values(), *arms)], n),
        *king(state),
        *split(quests, gone), *split(charity, gone),
        [state.order.index(squire) / n for squire in state.squires],
        squares(state.tracks["gallantry"]) if state.round == ROUNDS else nothing,
    ]  # fmt: skip


def track(state: State, name: str) -> tuple[list[float], list[float], list[float]]:
    """Returns three values per squire: the track's payment as it stands, times the scorings left; the same with nearly
    equal discs taken as equal; and squares ahead of the average."""
    table = state.tracks[name]
    pays = standing(state, name, table, state.cup)
    often, left = scorings(state, name)
    ahead = squares(table)
    return [pay * often for pay in pays], nearly(table, pays, often, left), [each * often / 4 for each in ahead]


def scorings(state: State, name: str) -> tuple[int, int]:
    """Returns how often a track still scores before it is reset, and the rounds until it first does. With scrolls, the
    king's track is taken to score and reset in the same rounds as without them, which is an approximation."""
    last = RESET_AFTER if BOARDS[name].resets and state.round <= RESET_AFTER else ROUNDS
    rounds = [number for number in BOARDS[name].coming(state.round) if number <= last]
    return len(rounds), rounds[0] - state.round if rounds else 0


def nearly(table: Track, pays: Sequence[float], often: int, left: int) -> list[float]:
    """Each squire's share of all pays: the nearer another squire is, the more of its pay."""
    walked, wide, n = table.walked, NEAR * (1 + left), len(pays)
    shared: list[float] = []
    for squire in range(n):
        total = weights = 0.0
        for other in range(n):
            apart = (walked[squire] - walked[other]) / wide
            weight = 1 / (1 + apart * apart)
            total += weight * pays[other]
            weights += weight
        shared.append(often * total / weights)
    return shared


def squares(table: Track) -> list[float]:
    """Returns how many squares each squire is ahead of the average."""
    mean = sum(table.walked) / len(table.walked)
    return [walked - mean for walked in table.walked]


def king(state: State) -> list[list[float]]:
    """Returns the king's payments as it stands, its possible later payments, and the nearness of the next step in the
    last round."""
    often, left = scorings(state, "king")
    table = state.tracks["king"]
    further = Track([min(12, int(walked + KING_A_ROUND * (left + 1))) for walked in table.walked], table.stacked)
    now, then = standing(state, "king", table, state.cup), standing(state, "king", further, state.cup)
    return [
        [pay * often for pay in now],
        [pay * often for pay in then],
        [walked / 12 * often * (left == 0) for walked in table.walked],
    ]


def split(found: tuple[list[float], list[float], list[float]], gone: float) -> list[list[float]]:
    """Returns the expected payments of a long track, late in the game and early."""
    pays, near, ahead = found
    return [
        [pay * gone for pay in pays], [pay * (1 - gone) for pay in pays],
        [pay * gone for pay in near], [pay * (1 - gone) for pay in near], ahead,
    ]  # fmt: skip


def added(columns: list[list[float]], n: int) -> list[float]:
    """The sum of some columns."""
    return [sum(column[squire] for column in columns) for squire in range(n)]
