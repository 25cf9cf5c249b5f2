"""What holds of the state when each line of the log has been said, and when an answer is refused for a reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.games.nobles.components import RANKS, WEAPONS_A_TURN, is_red, rank_of, suit_of
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


# Why an answer is refused


def had(state: State, seat: int, card: str) -> bool:
    """The favour of this card's suit was granted before."""
    return suit_of(card) in [suit_of(each) for each in state.favours[seat].known()]


def idle(state: State, seat: int, card: str) -> bool:
    """The favour of this card's suit would do nothing."""
    mine, theirs = state.court(seat), state.court(1 - seat)
    helps = {
        "hearts": any(state.wounds[noble] for noble in mine),
        "diamonds": len(theirs) > len(mine) and stock(state) > 0,
        "clubs": len(state.discard) > 0,
        "spades": len(state.hands[1 - seat]) > 0,
    }
    return not had(state, seat, card) and not helps[suit_of(card)]


def stock(state: State) -> int:
    """The weapons that can still be drawn."""
    return len(state.weapon_deck) + len(state.discard)


def wares(state: State, bought: bool, coins: int, there: int) -> bool:
    """It was not the limit, there is one, and there are fewer coins than these."""
    return not bought and state.coins[state.turn.seat] < coins and there > 0


def full(state: State, seat: int) -> bool:
    return len(state.courts[seat]) == 3


def king(noble: str) -> bool:
    return rank_of(noble) == "king"


def one_left(state: State, noble: str) -> bool:
    return state.wounds[noble] == RANKS[rank_of(noble)].bears - 1


def stands_up(state: State, seat: int) -> str:
    """The noble of this seat in the duel."""
    assert state.duel is not None
    return state.duel.nobles[seat]


def laid(state: State, seat: int) -> int:
    assert state.duel is not None
    return len(state.duel.weapons[seat])


REASONS: dict[str, Callable[[State, int, Any], bool]] = {
    "favoured": lambda s, seat, a: s.turn.favoured,
    "favour-used": lambda s, seat, a: not s.turn.favoured and had(s, seat, a.card),
    "favour-idle": lambda s, seat, a: not s.turn.favoured and idle(s, seat, a.card),
    "three-weapons": lambda s, seat, a: s.turn.weapons_bought == WEAPONS_A_TURN,
    "weapon-price": lambda s, seat, a: wares(s, s.turn.weapons_bought == WEAPONS_A_TURN, 1, stock(s)),
    "no-weapons": lambda s, seat, a: s.turn.weapons_bought < WEAPONS_A_TURN and stock(s) == 0,
    "one-noble": lambda s, seat, a: s.turn.noble_bought,
    "full-court": lambda s, seat, a: not s.turn.noble_bought and full(s, seat),
    "noble-price": lambda s, seat, a: wares(s, s.turn.noble_bought or full(s, seat), 5, len(s.noble_deck)),
    "no-nobles": lambda s, seat, a: not s.turn.noble_bought and not full(s, seat) and not len(s.noble_deck),
    "tithed": lambda s, seat, a: king(a.king) and s.turn.tithed,
    "would-kill": lambda s, seat, a: king(a.king) and not s.turn.tithed and one_left(s, a.king),
    "no-king": lambda s, seat, a: not king(a.king),
    "no-armour": lambda s, seat, a: rank_of(a.card) not in ("2", "3"),
    "wears": lambda s, seat, a: s.worn(a.noble) is not None,
    "fitted": lambda s, seat, a: s.worn(a.source) in s.turn.fitted,
    "duelling": lambda s, seat, a: a.noble == stands_up(s, seat),
    "most-weapons": lambda s, seat, a: laid(s, seat) == RANKS[rank_of(stands_up(s, seat))].weapons,
    "same-suit": lambda s, seat, a: s.options.same_suit and suit_of(a.card) != suit_of(stands_up(s, seat)),
    "same-colour": lambda s, seat, a: is_red(a.card) != is_red(stands_up(s, seat)) and not s.options.same_suit,
}


# What is refused, and with what the sentence is about: all of it


def held(state: State, seat: int, about: Callable[[str], Args], holds: Callable[[str], bool]) -> list[Args]:
    return [about(card) for card in state.hands[seat].known() if holds(card)]


def favour(why: Callable[[State, int, str], bool]) -> Callable[[State, int], list[Args]]:
    """The cards of the hand whose favour is refused for this reason."""
    return lambda s, seat: held(s, seat, lambda card: {"card": card, "suit": suit_of(card)}, lambda c: why(s, seat, c))


def ware(why: str, kind: str, price: int) -> Callable[[State, int], list[Args]]:
    """What is said of the thing for sale, if it is refused for this reason."""
    return lambda s, seat: [{"buys": f"buy-{kind}", "price": price, "coins": s.coins[seat]}
                            for _ in "1" if REASONS[why](s, seat, None)]  # fmt: skip


def nobles(holds: Callable[[State, str], bool]) -> Callable[[State, int], list[Args]]:
    """The nobles of the court of whom this holds."""
    return lambda s, seat: [{"noble": noble} for noble in s.court(seat) if holds(s, noble)]


def armoured(holds: Callable[[State, int, str], bool]) -> Callable[[State, int], list[Args]]:
    """The nobles that wear armour, with it, as far as this holds of it."""
    return lambda s, seat: [{"noble": noble, "armour": worn} for noble in s.court(seat)
                            if (worn := s.worn(noble)) and holds(s, seat, worn)]  # fmt: skip


def may_arm(state: State, seat: int) -> bool:
    """There is a card in hand that could be armour."""
    return any(rank_of(card) in ("2", "3") for card in state.hands[seat].known())


def all_laid(state: State, seat: int) -> bool:
    return laid(state, seat) == RANKS[rank_of(stands_up(state, seat))].weapons


def weapons(why: Callable[[State, int, str], bool], **more: Callable[[str], int]) -> Callable[[State, int], list[Args]]:
    """The weapons of the hand that cannot be laid for this reason."""

    def refused(state: State, seat: int) -> list[Args]:
        noble = stands_up(state, seat)
        extra = {name: of(noble) for name, of in more.items()}
        about = lambda card: {"card": card, "noble": noble, **extra}  # noqa: E731
        return held(state, seat, about, lambda card: why(state, seat, card))

    return refused


def other_suit(state: State, seat: int, card: str) -> bool:
    fits = suit_of(card) == suit_of(stands_up(state, seat))
    return state.options.same_suit and not fits and not all_laid(state, seat)


def other_colour(state: State, seat: int, card: str) -> bool:
    fits = is_red(card) == is_red(stands_up(state, seat))
    return state.options.same_colour and not fits and not all_laid(state, seat)


REFUSED: dict[str, dict[str, Callable[[State, int], list[Args]]]] = {
    "favour": {
        "favoured": favour(lambda s, seat, card: s.turn.favoured),
        "favour-used": favour(lambda s, seat, card: not s.turn.favoured and had(s, seat, card)),
        "favour-idle": favour(lambda s, seat, card: not s.turn.favoured and idle(s, seat, card)),
    },
    "buy": {
        **{why: ware(why, "weapon", 1) for why in ("three-weapons", "weapon-price", "no-weapons")},
        **{why: ware(why, "noble", 5) for why in ("one-noble", "full-court", "noble-price", "no-nobles")},
    },
    "tithe": {
        "tithed": nobles(lambda s, noble: king(noble) and s.turn.tithed),
        "would-kill": nobles(lambda s, noble: king(noble) and not s.turn.tithed and one_left(s, noble)),
        "no-king": nobles(lambda s, noble: not king(noble)),
    },
    "equip": {
        "no-armour": lambda s, seat: held(
            s, seat, lambda card: {"card": card}, lambda card: rank_of(card) not in ("2", "3")
        ),
        "wears": armoured(lambda s, seat, worn: may_arm(s, seat)),
        "fitted": armoured(lambda s, seat, worn: worn in s.turn.fitted),
    },
    "substitute": {"duelling": lambda s, seat: [{"noble": stands_up(s, seat)}]},
    "weapons": {
        "most-weapons": weapons(
            lambda s, seat, card: all_laid(s, seat), most=lambda noble: RANKS[rank_of(noble)].weapons
        ),
        "same-suit": weapons(other_suit),
        "same-colour": weapons(other_colour),
    },
}
"""By question and reason, what each refusal says it is about."""
