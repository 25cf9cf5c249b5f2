"""Duelling Nobles' reasons: why a choice may be good, as the end of a sentence.

Knows: the chances of duels, and what each choice saves or brings.
Must not know: which choice is advised, or where that is told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import core
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
from core.games.nobles.components import ACE, TITHE, rank_of, suit_of
from core.games.nobles.duel import armour_value, armour_worth, blow, has_ace, scores
from core.games.nobles.rules import asked_now
from core.games.nobles.state import other
from tui.boards.view import View
from tui.text.words import mark

from ..cards import short
from ..outcome import odds


def because(view: View, action: core.Action) -> str:
    """The reason for a choice; empty if nothing can be said beside its effect."""
    reason = REASONS.get(type(action))
    return reason(view, action) if reason else ""


def _say(view: View, key: str, **args: Any) -> str:
    return view.words(f"because-nobles-{key}", **args)


def _keep(view: View, action: Keep) -> str:
    return _say(view, "keep", rank=rank_of(action.noble or ""))


def _favour(view: View, action: Favour) -> str:
    healed = short(view, action.target) if action.target else ""
    return _say(view, "favour", suit=suit_of(action.card), noble=healed, name=mark(other(view.own)))


def _weapon(view: View, action: BuyWeapon) -> str:
    return _say(view, "weapon", held=len(view.state.hands[view.own]))


def _noble(view: View, action: BuyNoble) -> str:
    return _say(view, "noble")


def _tithe(view: View, action: Tithe) -> str:
    return _say(view, "tithe", coins=view.state.coins[view.own] + TITHE)


def _armour(view: View, action: Arm | MoveArmour) -> str:
    """The duel in which armour changes the chance most."""
    state, moved = view.state, isinstance(action, MoveArmour)
    noble = action.target if isinstance(action, MoveArmour) else action.noble
    card = state.worn(action.source) or "" if isinstance(action, MoveArmour) else action.card
    more = armour_worth(state, noble, card) - armour_value(state, noble) * moved
    chances = {
        target: (odds(state, noble, target).wins, odds(state, noble, target, more).wins)
        for target in state.court(other(view.own))
    }
    target = max(chances, key=lambda each: chances[each][1] - chances[each][0])
    now, then = chances[target]
    return _say(view, "armour", noble=short(view, noble), target=short(view, target), now=now, then=then)


def _challenge(view: View, action: Challenge) -> str:
    """Its chances beside those of the best other challenge."""
    others = [each for each in view.legal if isinstance(each, Challenge) and each != action]
    best = max(others, key=lambda each: odds(view.state, each.noble, each.target).wins, default=None)
    wins, second = odds(view.state, action.noble, action.target).wins, best or action
    more = odds(view.state, second.noble, second.target).wins
    how = "only" if best is None else "best" if wins >= more else "less"
    other_duel = {"noble": short(view, second.noble), "target": short(view, second.target), "other": more}
    return view.words("because-nobles", wins=wins, how=how, **other_duel)


def _substitute(view: View, action: Substitute) -> str:
    """The chances of a substitute beside those of the challenged noble."""
    spared, against = (view.state.duel.nobles[seat] for seat in (view.own, other(view.own)))
    chances = [odds(view.state, noble, against).wins for noble in (action.noble, spared)]
    nobles = {"noble": short(view, action.noble), "spared": short(view, spared)}
    return _say(view, "substitute", wins=chances[0], other=chances[1], **nobles)


def _lay(view: View, action: Lay) -> str:
    """The score before and after a weapon; of an ace, and where one decides, what aces do."""
    state = view.state
    if has_ace(state.duel) or rank_of(action.card) == ACE:
        return _say(view, "lay", how="ace" if rank_of(action.card) == ACE else "saves", after=0, theirs=0, by=0)
    mine, theirs = (scores(state)[seat].total for seat in (view.own, other(view.own)))
    worth = blow(state, state.duel.nobles[view.own], action.card)
    after = mine + worth.value + worth.suit
    ahead = "more" if mine > theirs else "leads" if after > theirs else "level"
    how = ahead if after >= theirs else "less"
    return _say(view, "lay", how=how, after=after, theirs=theirs, by=abs(after - theirs))


def _done(view: View, action: Done) -> str:
    """What is saved by going on."""
    state, step, wins, noble = view.state, asked_now(view.state), 0, ""
    if step == "challenge":
        duels = [each for each in view.legal if isinstance(each, Challenge)]
        wins = max((odds(state, each.noble, each.target).wins for each in duels), default=0)
    if step == "substitute":
        ours, against = (state.duel.nobles[seat] for seat in (view.own, other(view.own)))
        wins, noble = odds(state, ours, against).wins, short(view, ours)
    return _say(view, "done", step=step, coins=state.coins[view.own], wins=wins, noble=noble)


REASONS: Mapping[type[Any], Callable[[View, Any], str]] = {
    Keep: _keep, Favour: _favour, BuyWeapon: _weapon, BuyNoble: _noble, Tithe: _tithe, Arm: _armour,
    MoveArmour: _armour, Challenge: _challenge, Substitute: _substitute, Lay: _lay, Done: _done,
}  # fmt: skip
"""The reason for each kind of choice."""
