"""What holds of the state when each line of the log has been said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.games.nobles.components import RANKS, rank_of, suit_of
from core.games.nobles.state import State

Args = dict[str, Any]


def holds(state: State, seat: int, weapon: str | None) -> bool:
    """The weapon came to the hand last; whoever does not see the hand cannot tell."""
    return state.hands[seat].faces[-1] in (weapon, None)


def duels(state: State, a: Args, noble: str = "noble") -> bool:
    return state.duel is not None and state.duel.nobles[a["seat"]] == a[noble]


def wears(state: State, noble: str, armour: str | None) -> bool:
    return state.worn(noble) == armour


TRUTHS: dict[str, Callable[[State, Args], bool]] = {
    "keeps": lambda s, a: s.courts[a["seat"]].faces[-1] == a["noble"] or a["noble"] is None,
    "court": lambda s, a: s.court(a["seat"]) == a["nobles"] and set(a["nobles"]) <= set(s.wounds),
    "first": lambda s, a: (s.turn.number, s.turn.seat) == (1, a["seat"]),
    "hand": lambda s, a: len(s.hands[a["seat"]]) == len(a["weapons"]) == s.options.opening_hand,
    "turn": lambda s, a: (s.turn.number, s.turn.seat, s.coins[a["seat"]]) == (a["number"], a["seat"], a["coins"]),
    "favour": lambda s, a: a["card"] in s.favours[a["seat"]].faces and suit_of(a["card"]) == a["suit"],
    "heals": lambda s, a: s.wounds[a["noble"]] == a["wounds"],
    "draws": lambda s, a: holds(s, a["seat"], a["weapon"]),
    "takes": lambda s, a: holds(s, a["seat"], a["weapon"]) and a["weapon"] not in s.discard.faces,
    "looks": lambda s, a: len(s.hands[a["at"]]) == len(a["weapons"]) and s.hands[a["at"]].seen_by(a["seat"]),
    "looks_away": lambda s, a: not s.hands[a["at"]].seen_by(a["seat"]),
    "reshuffle": lambda s, a: len(s.weapon_deck) == a["weapons"] and not len(s.discard),
    "buys-weapon": lambda s, a: holds(s, a["seat"], a["weapon"]) and s.coins[a["seat"]] == a["coins"],
    "buys-noble": lambda s, a: s.court(a["seat"])[-1] == a["noble"] and s.coins[a["seat"]] == a["coins"],
    "tithe": lambda s, a: s.turn.tithed and s.coins[a["seat"]] == a["coins"],
    "arms": lambda s, a: wears(s, a["noble"], a["armour"]),
    "moves-armour": lambda s, a: wears(s, a["target"], a["armour"]) and wears(s, a["source"], a["exchanged"]),
    "challenge": lambda s, a: duels(s, a) and s.duel.nobles[a["challenged"]] == a["target"],
    "substitute": lambda s, a: duels(s, a) and s.coins[a["seat"]] == a["coins"],
    "stands": duels,
    "rolls": lambda s, a: duels(s, a) and s.duel.dice[a["seat"]] == a["dice"],
    "lays": lambda s, a: duels(s, a) and s.duel.weapons[a["seat"]].faces[-1] == a["weapon"],
    "unarmed": lambda s, a: duels(s, a) and not len(s.duel.weapons[a["seat"]]),
    "score": lambda s, a: duels(s, a) and sum(s.duel.dice[a["seat"]]) == a["dice"],
    "ace": lambda s, a: duels(s, a) and any(rank_of(card) == "ace" for card in s.duel.weapons[a["seat"]].faces),
    "wins": lambda s, a: duels(s, a) and s.coins[a["seat"]] == a["coins"],
    "tie": lambda s, a: s.duel is not None,
    "wounded": lambda s, a: s.wounds[a["noble"]] == a["wounds"] and RANKS[rank_of(a["noble"])].bears == a["bears"],
    "falls": lambda s, a: a["noble"] in s.fallen.faces and len(s.courts[a["seat"]]) == a["left"],
    "parts": lambda s, a: s.duel is None and s.last_duel == s.turn.number,
    "no-duel": lambda s, a: s.quiet_turns == a["turns"] and s.turn.seat == a["seat"],
    "over": lambda s, a: s.reason == a["reason"] and [s.stamina(0), s.stamina(1)] == a["stamina"],
}
