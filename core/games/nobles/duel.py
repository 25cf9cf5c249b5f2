"""Duelling Nobles: how strong a side is, who wins, and what the duel costs.

Knows: strengths, dice, armour, weapons, aces, wounds and deaths.
Must not know: who challenges whom, why, or in which order weapons are laid.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from core.chance import Chance
from core.piles import Face
from core.scheduler import Task

from .components import (
    ACE,
    ARMOUR_SUIT_BONUS,
    DIE,
    NOBLES,
    PRIZE,
    QUEEN_BONUS,
    RANKS,
    SUIT_BONUS,
    VALUES,
    WEAPONS,
    is_red,
    rank_of,
    suit_of,
)
from .state import Duel, State


class Blow(NamedTuple):
    """The addition of one weapon."""

    card: Face
    value: int
    """0 for an ace, which is fatal instead."""
    suit: int
    """The bonus for its noble's suit."""


class Score(NamedTuple):
    """A side's score, term by term. Terms that are not known yet are empty."""

    strength: int
    armour: int
    queen: int
    dice: tuple[int, ...] = ()
    weapons: tuple[Blow, ...] = ()

    @property
    def running(self) -> int:
        """Returns the sum of a side without weapons."""
        return self.strength + self.armour + self.queen + sum(self.dice)

    @property
    def total(self) -> int:
        """The final score, if no ace is in the duel."""
        return self.running + sum(blow.value + blow.suit for blow in self.weapons)


def standing(state: State, seat: int, noble: Face) -> Score:
    """Returns the points of a noble of this court in a duel before the dice: strength, armour, and the queen's help.
    [R3]"""
    queen = rank_of(noble) != "queen" and any(rank_of(each) == "queen" for each in state.court(seat))
    return Score(RANKS[rank_of(noble)].strength, armour_value(state, noble), QUEEN_BONUS if queen else 0)


def armour_value(state: State, noble: Face) -> int:
    """Returns the points that a noble's armour adds."""
    card = state.worn(noble)
    return 0 if card is None else armour_worth(state, noble, card)


def armour_worth(state: State, noble: Face, card: Face) -> int:
    """Returns the points that this card adds, or would add, as armour of this noble."""
    fits = state.options.armour_suit and suit_of(card) == suit_of(noble)
    return VALUES[rank_of(card)] + (ARMOUR_SUIT_BONUS if fits else 0)


def blow(state: State, noble: Face, card: Face) -> Blow:
    """Returns the points that a weapon adds in this noble's hand."""
    return _blow(noble, card, state.options.same_suit)


@lru_cache(2 * len(NOBLES) * len(WEAPONS))
def _blow(noble: Face, card: Face, same_suit: bool) -> Blow:
    fits = suit_of(card) == suit_of(noble) and rank_of(card) != ACE and not same_suit
    return Blow(card, VALUES[rank_of(card)], SUIT_BONUS if fits else 0)


def score(state: State, duel: Duel, seat: int) -> Score:
    """A side's score in this duel as it stands."""
    noble = duel.nobles[seat]
    blows = tuple(blow(state, noble, card) for card in duel.weapons[seat].known())
    return standing(state, seat, noble)._replace(dice=tuple(duel.dice[seat]), weapons=blows)


def scores(state: State) -> list[Score]:
    """Both sides' scores in the duel under way, by seat; empty if there is none."""
    return [score(state, state.duel, seat) for seat in range(len(state.coins))] if state.duel else []


def may_use(state: State, noble: Face, card: Face) -> bool:
    """May this noble use this weapon in a duel? Only the options narrow it, aces included."""
    if state.options.same_suit:
        return suit_of(card) == suit_of(noble)
    return not state.options.same_colour or is_red(card) == is_red(noble)


def weapons_left(duel: Duel, seat: int) -> int:
    """Returns how many more weapons a side may lay."""
    return RANKS[rank_of(duel.nobles[seat])].weapons - len(duel.weapons[seat])


def under_way(state: State) -> Duel:
    """The duel under way. Raises ValueError if there is none."""
    if state.duel is None:
        raise ValueError("There is no duel.")
    return state.duel


CLOSENESS = ("", "other", "colour", "suit")
"""How close an ace can be to its noble, from no ace at all to the same suit."""


def closeness(noble: Face, ace: Face) -> int:
    """Returns the closeness of an ace to its noble, as a place in `CLOSENESS`."""
    if suit_of(ace) == suit_of(noble):
        return CLOSENESS.index("suit")
    return CLOSENESS.index("colour" if is_red(ace) == is_red(noble) else "other")


def best_ace(duel: Duel, seat: int) -> int:
    """Returns the closeness of the better of a side's aces; 0 without one."""
    aces = [card for card in duel.weapons[seat].known() if rank_of(card) == ACE]
    return max((closeness(duel.nobles[seat], ace) for ace in aces), default=0)


def has_ace(duel: Duel) -> bool:
    """Is an ace in the duel? Then no final score is counted. [R4]"""
    return any(best_ace(duel, seat) for seat in range(len(duel.nobles)))


def winner(state: State, duel: Duel) -> int | None:
    """The closer ace, else the higher score; None for a tie. [R4]"""
    worth = [best_ace(duel, seat) if has_ace(duel) else score(state, duel, seat).total for seat in (0, 1)]
    return None if worth[0] == worth[1] else worth.index(max(worth))


def roll(state: State, task: Task, chance: Chance) -> None:
    """Both roll their dice, the challenger first."""
    duel = under_way(state)
    for seat in state.mover_first():
        noble = duel.nobles[seat]
        duel.dice[seat] = [chance.roll(DIE) for _ in range(RANKS[rank_of(noble)].dice)]
        sum_of = score(state, duel, seat)
        chance.say(
            "rolls", seat=seat, noble=noble, dice=list(duel.dice[seat]),
            armour=sum_of.armour, queen=sum_of.queen, total=sum_of.running,
        )  # fmt: skip


def settle(state: State, task: Task, chance: Chance) -> None:
    """The coin, the wounds, the discards, the dead; and the game is over if a court is empty."""
    duel = under_way(state)
    tell(state, duel, chance)
    won = winner(state, duel)
    reward(state, duel, won, chance)
    losers = [seat for seat in state.mover_first() if seat != won]
    for seat in losers:
        wound(state, seat, duel.nobles[seat], chance)
    discard_weapons(state, duel, chance)
    for seat in losers:
        bury(state, seat, duel.nobles[seat], chance)
    part(state, chance)
    end_if_destroyed(state, chance)


def tell(state: State, duel: Duel, chance: Chance) -> None:
    """The final scores, term by term; or, with an ace in the duel, the aces. [R4]"""
    for seat in state.mover_first():
        noble, sum_of = duel.nobles[seat], score(state, duel, seat)
        if not has_ace(duel):
            chance.say(
                "score", seat=seat, noble=noble, strength=sum_of.strength, armour=sum_of.armour, queen=sum_of.queen,
                dice=sum(sum_of.dice), weapons=sum_of.total - sum_of.running, total=sum_of.total,
            )  # fmt: skip
        elif best_ace(duel, seat):
            chance.say("ace", seat=seat, noble=noble, closeness=CLOSENESS[best_ace(duel, seat)])


def reward(state: State, duel: Duel, won: int | None, chance: Chance) -> None:
    """The winner takes a coin; a tie pays nobody."""
    by = "ace" if has_ace(duel) else "score"
    if won is None:
        chance.say("tie", by=by)
        return
    state.coins[won] += PRIZE
    chance.say("wins", seat=won, noble=duel.nobles[won], by=by, gained=PRIZE, coins=state.coins[won])


def wound(state: State, seat: int, noble: Face, chance: Chance) -> None:
    """One wound more."""
    state.wounds[noble] += 1
    chance.say("wounded", seat=seat, noble=noble, wounds=state.wounds[noble], bears=RANKS[rank_of(noble)].bears)


def discard_weapons(state: State, duel: Duel, chance: Chance) -> None:
    """All weapons used go to the discard, the challenger's first."""
    for seat in state.mover_first():
        chance.deal(duel.weapons[seat], state.discard, len(duel.weapons[seat]))


def bury(state: State, seat: int, noble: Face, chance: Chance) -> None:
    """A noble with as many wounds as it bears goes out of the game, its armour to the discard."""
    if state.still_bears(noble):
        return
    armour = state.worn(noble)
    chance.deal(state.armour[noble], state.discard)
    chance.move(state.courts[seat], state.fallen, noble)
    del state.armour[noble], state.wounds[noble]
    chance.say("falls", seat=seat, noble=noble, armour=armour, left=len(state.courts[seat]))


def part(state: State, chance: Chance) -> None:
    """The duel is over."""
    state.duel = None
    state.last_duel = state.turn.number
    chance.say("parts")


def end_if_destroyed(state: State, chance: Chance) -> None:
    """An empty court loses at once; two at once are a draw. [R5]"""
    empty = [seat for seat, court in enumerate(state.courts) if not len(court)]
    if empty:
        end(state, "destroyed" if len(empty) == 1 else "both-destroyed", chance)


def end(state: State, reason: str, chance: Chance) -> None:
    """The game is over."""
    state.reason = reason
    chance.say("over", reason=reason, stamina=[state.stamina(0), state.stamina(1)])
