"""Duelling Nobles' explanations: more about the thing under the cursor, and all that lies open.

Knows: what cards are by the rules, and what they are worth now.
Must not know: what is legal, or where anything is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

import core
from core.games.nobles.actions import Arm, BuyWeapon, Done, Favour, Lay, MoveArmour
from core.games.nobles.components import ACE, ARMOUR, RANKS, SUITS, VALUES, rank_of, suit_of
from core.games.nobles.rules import asked_now
from core.games.nobles.state import State
from tui.boards.view import View
from tui.text.words import mark

from .cards import short, shorts
from .outcome import strength_before_dice
from .words import abilities, say, suits


def about(view: View, action: core.Action | None) -> list[str]:
    """The effect of the answer under the cursor, and its target."""
    if action is None:
        keep = [say(view, "about-keep")] if asked_now(view.state) == "court" else []
        return [say(view, "explain", asked="yes" if view.keyed and view.seat is not None else "no"), *keep]
    return [*_about_answer(view, action), *_about_cards(view, action), *_about_options(view, action)]


def _about_answer(view: View, action: core.Action) -> list[str]:
    if isinstance(action, Favour):
        return [say(view, f"about-favour-{suit_of(action.card)}"), say(view, "about-favour")]
    if isinstance(action, Lay):
        return []
    tag = str(type(action).__struct_config__.tag)
    told = [say(view, f"about-{tag}", step=asked_now(view.state))]
    return [*told, *weapons(view)] if isinstance(action, BuyWeapon) else told


def weapons(view: View) -> list[str]:
    """What weapons do in a duel, as the options have it."""
    options = view.state.options
    if options.same_suit:
        return [say(view, "about-same-suit")]
    return [say(view, "about-weapons"), *([say(view, "about-same-colour")] if options.same_colour else [])]


def _about_cards(view: View, action: core.Action) -> list[str]:
    named = [getattr(action, name, None) for name in ("card", "king", "noble", "source", "target")]
    if isinstance(action, Done) and asked_now(view.state) == "substitute":
        named.append(view.state.duel.nobles[view.own])
    faces = [face for face in dict.fromkeys(named) if face]
    return [line for face in faces for line in about_card(view, face)]


def about_card(view: View, face: str) -> list[str]:
    """A card by the rules, and as it is now."""
    card, rank = short(view, face), rank_of(face)
    if rank == ACE:
        return [say(view, "about-ace", weapon=card)]
    if rank not in RANKS:
        kind = "weapon-same" if view.state.options.same_suit else "weapon"
        return [say(view, f"about-{kind}", weapon=card, value=VALUES[rank], armour="yes" if rank in ARMOUR else "no")]
    lines = [say(view, "about-noble", noble=card, **abilities(face))]
    if rank == "queen":
        lines.append(say(view, "about-queen"))
    if face in view.state.wounds:
        wounds, bears = view.state.wounds[face], RANKS[rank].bears
        now = strength_before_dice(view.state, face)
        lines.append(say(view, "about-noble-now", noble=card, wounds=wounds, bears=bears, sum=now))
    return lines


def _about_options(view: View, action: core.Action) -> list[str]:
    options = view.state.options
    lines = []
    if isinstance(action, Lay):
        lines += [say(view, "about-same-suit")] if options.same_suit else []
        lines += [say(view, "about-same-colour")] if options.same_colour else []
    if isinstance(action, (Arm, MoveArmour)) and options.armour_suit:
        lines.append(say(view, "about-armour-suit"))
    return lines


def now(view: View, term: str, about: int | str | None) -> list[str]:
    """What a thing on the board is at this moment; empty for one that is always the same."""
    state: State = view.state
    if term == "noble" and isinstance(about, str):
        return about_card(view, about)
    if term in ("discard", "fallen"):
        return [lying_in(view, term)]
    if term in ("weapons", "nobles"):
        return [say(view, "now-deck", count=len(state.weapon_deck if term == "weapons" else state.noble_deck))]
    if isinstance(about, int) and state.turn.number:
        return _of_seat(view, term, about)
    return []


def _of_seat(view: View, term: str, seat: int) -> list[str]:
    """The stamina, the coins or the favours of a player."""
    state: State = view.state
    if term == "stamina":
        return [say(view, "now-stamina", name=mark(seat), count=state.stamina(seat))]
    if term == "coins":
        return [say(view, "now-coins", name=mark(seat), count=state.coins[seat])]
    if term != "favours":
        return []
    used = {suit_of(face) for face in state.favours[seat].known()}
    left = suits([suit for suit in SUITS if suit not in used])
    return [say(view, "now-favours", name=mark(seat), suits=left or say(view, "none"))]


def lying_open(view: View, *, empty: bool = True) -> list[str]:
    """Every open card that is not in a court: the discard, the fallen, the favours, what was taken openly. `empty`:
    where no card lies is told too, and of a pile of one its card, which the board shows but in a duel."""
    state, least = view.state, 0 if empty else 1 if view.state.duel else 2
    listed = [lying_in(view, pile) for pile in ("discard", "fallen") if len(getattr(state, pile).known()) >= least]
    for seat, pile in enumerate(state.favours):
        listed += [_listing(view, "used", pile.known(), seat)] if empty or pile.known() else []
    for seat in range(len(state.coins)):
        taken = [face for face, holder in state.openly_taken.items() if holder == seat]
        listed += [_listing(view, "taken", taken, seat)] if taken else []
    return listed


def lying_in(view: View, pile: str) -> str:
    """The cards of an open pile, the latest of the discard first."""
    faces = view.state.discard.known()[::-1] if pile == "discard" else view.state.fallen.known()
    return _listing(view, pile, faces)


def _listing(view: View, what: str, faces: Sequence[str], seat: int = 0) -> str:
    cards = shorts(view, faces) or say(view, "none")
    return say(view, f"about-{what}", count=len(faces), cards=cards, name=mark(seat))
