"""Questions and answers of Duelling Nobles in words.

Knows: the effect of an answer, as far as the player asked can tell.
Must not know: what is legal, or where anything is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import core
from core.games.nobles import favours, offers
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
    FAVOUR_WEAPONS,
    NOBLE_PRICE,
    RANKS,
    SUBSTITUTE_PRICE,
    TITHE,
    WEAPON_PRICE,
    rank_of,
    suit_of,
)
from core.games.nobles.duel import (
    CLOSENESS,
    armour_value,
    armour_worth,
    best_ace,
    blow,
    closeness,
    has_ace,
    scores,
    weapons_left,
)
from core.games.nobles.hands import weapons_to_draw
from core.games.nobles.rules import asked_now, steps_of_turn
from core.games.nobles.state import State, other
from tui.boards.view import View
from tui.text.words import mark

from . import cards
from .cards import SUIT, short
from .outcome import odds, outcome, strength_before_dice


def say(view: View, key: str, **args: Any) -> str:
    return view.words(f"nobles-{key}", **args)


def brings(view: View, noble: str) -> str:
    """The strength of a noble in a duel: ``16 + 2 dice``."""
    return cards.brings(view, noble, strength_before_dice(view.state, noble))


def suits(names: Sequence[str]) -> str:
    return " ".join(SUIT[name] for name in names)


# --- Questions ---


def ask_court(view: View, seat: int) -> str:
    return say(view, "ask-court", left=COURT - len(view.state.courts[seat]))


def ask_favour(view: View, seat: int) -> str:
    state: State = view.state
    still = favours.open_favours(state, seat)
    if state.turn.favoured:
        now = "seen" if len(state.hands[other(seat)].known()) else "used"
    else:
        now = "open" if len(view.legal) > 1 else "without" if still else "closed"
    return say(view, "ask-favour", state=now, suits=suits(still))


def ask_buy(view: View, seat: int) -> str:
    state: State = view.state
    weapons, noble = offers.weapons_for_sale(state), offers.noble_for_sale(state)
    offer = "both" if weapons and noble else "noble" if noble else "weapons" if weapons else "nothing"
    return say(view, "ask-buy", offer=offer, weapons=weapons, coins=state.coins[seat])


def ask_tithe(view: View, seat: int) -> str:
    now = "used" if view.state.turn.tithed else "open" if offers.kings_to_tithe(view.state) else "closed"
    return say(view, "ask-tithe", state=now)


def ask_equip(view: View, seat: int) -> str:
    lays, moves = (any(isinstance(each, kind) for each in view.legal) for kind in (Arm, MoveArmour))
    return say(view, "ask-equip", state="open" if lays and moves else "lay" if lays else "move" if moves else "closed")


def ask_challenge(view: View, seat: int) -> str:
    they = other(seat)
    pays = "yes" if view.state.coins[they] >= SUBSTITUTE_PRICE else "dear"
    others = len(view.state.courts[they]) > 1
    return say(view, "ask-challenge", substitute=pays if others else "none", name=mark(they))


def ask_substitute(view: View, seat: int) -> str:
    nobles = view.state.duel.nobles
    return say(view, "ask-substitute", noble=short(view, nobles[seat]), challenger=short(view, nobles[other(seat)]))


def ask_weapons(view: View, seat: int) -> str:
    state: State = view.state
    totals = [score.total for score in scores(state)]
    mine, theirs = totals[seat], totals[other(seat)]
    return say(
        view,
        "ask-weapons",
        noble=short(view, state.duel.nobles[seat]) if state.duel else "",
        left=weapons_left(state.duel, seat) if state.duel else 0,
        laid=len(state.duel.weapons[seat]) if state.duel else 0,
        choice="yes" if len(view.legal) > 1 else "no",
        ace="yes" if state.duel and has_ace(state.duel) else "no",
        mine=mine,
        theirs=theirs,
        stands="level" if mine == theirs else "ahead" if mine > theirs else "behind",
    )


ASK: dict[str, Callable[[View, int], str]] = {
    "court": ask_court,
    "favour": ask_favour,
    "buy": ask_buy,
    "tithe": ask_tithe,
    "equip": ask_equip,
    "challenge": ask_challenge,
    "substitute": ask_substitute,
    "weapons": ask_weapons,
}

# --- Answers ---


def keep(view: View, seat: int, action: Keep) -> str:
    return say(view, "answer-keep", card=short(view, action.noble or ""), **abilities(action.noble or ""))


def abilities(noble: str) -> dict[str, int]:
    """The abilities of a noble of this rank, as arguments of a sentence."""
    return RANKS[rank_of(noble)]._asdict()


def favour(view: View, seat: int, action: Favour) -> str:
    state: State = view.state
    suit, target = suit_of(action.card), action.target
    left = state.still_bears(target) if target and suit == "hearts" else 0
    return say(
        view,
        f"answer-favour-{suit}",
        card=short(view, action.card),
        target=short(view, target) if target else "",
        before=left,
        after=left + 1,
        name=mark(other(seat)),
        count=min(FAVOUR_WEAPONS, weapons_to_draw(state)) if suit == "diamonds" else len(state.hands[other(seat)]),
    )


def buy_weapon(view: View, seat: int, action: BuyWeapon) -> str:
    coins = view.state.coins[seat]
    return say(view, "answer-buy-weapon", before=coins, after=coins - WEAPON_PRICE)


def buy_noble(view: View, seat: int, action: BuyNoble) -> str:
    coins = view.state.coins[seat]
    return say(view, "answer-buy-noble", before=coins, after=coins - NOBLE_PRICE)


def tithe(view: View, seat: int, action: Tithe) -> str:
    coins, left = view.state.coins[seat], view.state.still_bears(action.king)
    return say(
        view,
        "answer-tithe",
        card=short(view, action.king),
        left=left,
        after=left - 1,
        before=coins,
        coins=coins + TITHE,
    )


def arm(view: View, seat: int, action: Arm) -> str:
    before = strength_before_dice(view.state, action.noble)
    return say(
        view,
        "answer-arm",
        card=short(view, action.card),
        noble=short(view, action.noble),
        before=before,
        after=before + armour_worth(view.state, action.noble, action.card),
    )


def move_armour(view: View, seat: int, action: MoveArmour) -> str:
    state: State = view.state
    card, back = state.worn(action.source) or "", state.worn(action.target)
    before = strength_before_dice(state, action.target)
    return say(
        view,
        "answer-move-armour",
        card=short(view, card),
        exchanged=short(view, back) if back else "none",
        source=short(view, action.source),
        target=short(view, action.target),
        before=before,
        after=before - armour_value(state, action.target) + armour_worth(state, action.target, card),
    )


def challenge(view: View, seat: int, action: Challenge) -> str:
    return say(
        view,
        "answer-challenge",
        noble=short(view, action.noble),
        own=brings(view, action.noble),
        target=short(view, action.target),
        their=brings(view, action.target),
        **odds(view.state, action.noble, action.target)._asdict(),
    )


def substitute(view: View, seat: int, action: Substitute) -> str:
    coins = view.state.coins[seat]
    return say(
        view,
        "answer-substitute",
        noble=short(view, action.noble),
        own=brings(view, action.noble),
        **against_challenger(view, seat, action.noble),
        before=coins,
        after=coins - SUBSTITUTE_PRICE,
    )


def against_challenger(view: View, seat: int, noble: str) -> dict[str, int]:
    """The chances of a noble against the challenger, as arguments of a sentence."""
    return odds(view.state, noble, view.state.duel.nobles[other(seat)])._asdict()


def lay(view: View, seat: int, action: Lay) -> str:
    state: State = view.state
    duel = state.duel
    if duel is None:
        return ""
    if rank_of(action.card) == ACE:
        return _lay_ace(view, seat, action.card)
    worth, mine = blow(state, duel.nobles[seat], action.card), scores(state)[seat].total
    return say(
        view,
        "answer-lay",
        card=short(view, action.card),
        effect="nothing" if has_ace(duel) else "score",
        value=worth.value,
        suit=worth.suit,
        score=score_said(view, mine + worth.value + worth.suit),
        outcome=outcome_said(view, action),
    )


def score_said(view: View, mine: int) -> str:
    """The score of the duel with so many points of ours; nothing if an ace decides."""
    duel = view.state.duel
    if duel is None or has_ace(duel):
        return ""
    return say(view, "score", mine=mine, theirs=scores(view.state)[other(view.own)].total)


def outcome_said(view: View, *actions: core.Action, wounds: bool = True) -> str:
    """The end of the duel if this is our last in it; without `wounds`, of the losers only those that fall."""
    found = outcome(view, *actions)
    if found is None:
        return say(view, "outcome-open", name=mark(other(view.own)))
    result = "tie" if found.won is None else "win" if found.won == view.own else "lose"
    wounded = found.wounded if wounds else []
    both = len(wounded) > 1
    parts = [say(view, f"outcome-{result}"), *([say(view, "outcome-both")] if both else [])]
    parts += [] if both else [say(view, "outcome-wounded", noble=short(view, each)) for each in wounded]
    parts += [say(view, "outcome-falls", noble=short(view, each)) for each in found.fallen]
    return ", ".join([*parts, *([say(view, "outcome-over")] if found.over else [])])


def _lay_ace(view: View, seat: int, ace: str) -> str:
    """Says how close the ace is, and compares it with the opponent's ace if there is one."""
    duel = view.state.duel
    close, theirs = closeness(duel.nobles[seat], ace), best_ace(duel, other(seat))
    best = max(close, best_ace(duel, seat))
    against = "none" if not theirs else "wins" if best > theirs else "tie" if best == theirs else "loses"
    end = outcome_said(view, Lay(ace))
    return say(view, "answer-lay-ace", card=short(view, ace), closeness=CLOSENESS[close], against=against, outcome=end)


def done(view: View, seat: int, action: Done) -> str:
    state: State = view.state
    noble, step = state.duel.nobles[seat] if state.duel else None, asked_now(state)
    fights = step == "weapons"
    return say(
        view,
        "answer-done",
        step=step,
        next=next_step(view),
        used="yes" if (state.turn.tithed if step == "tithe" else state.turn.favoured) else "no",
        bought="yes" if state.turn.weapons_bought or state.turn.noble_bought else "no",
        noble=short(view, noble) if noble else "",
        own=brings(view, noble) if noble else "",
        laid=len(state.duel.weapons[seat]) if state.duel else 0,
        score=score_said(view, scores(state)[seat].total) if fights else "",
        outcome=outcome_said(view) if fights else "",
        **(against_challenger(view, seat, noble) if noble and not fights else {}),
    )


def next_step(view: View) -> str:
    """The name of the step of the turn after the one that is open; empty after the last, and in a duel."""
    steps, now = steps_of_turn(view.state), asked_now(view.state)
    after = steps[steps.index(now) + 1 :] if now in steps else []
    return say(view, f"step-{after[0]}") if after else ""


ANSWER: dict[type[core.Action], Callable[[View, int, Any], str]] = {
    Keep: keep,
    Favour: favour,
    BuyWeapon: buy_weapon,
    BuyNoble: buy_noble,
    Tithe: tithe,
    Arm: arm,
    MoveArmour: move_armour,
    Challenge: challenge,
    Substitute: substitute,
    Lay: lay,
    Done: done,
}
