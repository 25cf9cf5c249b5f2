"""Duelling Nobles without a picture: as sentences, and as two courts in a few rows.

Knows: what of the table matters where there is no room for it.
Must not know: how it is drawn, or what is legal.
"""

from __future__ import annotations

from core.games.nobles import favours
from core.games.nobles.components import RANKS, rank_of
from core.games.nobles.rules import asked_now
from core.games.nobles.state import State
from tui.boards import rows
from tui.boards.base import Board
from tui.boards.view import View
from tui.draw.signs import glyph
from tui.text.words import mark

from . import about as abouts
from . import cards as cards
from . import duel as duels
from .cards import short, shorts
from .outcome import strength_before_dice
from .words import suits


def facts(drawn: Board, view: View) -> list[str]:
    """Both players with their nobles, the duel, the piles, our hand."""
    state: State = view.state
    people = list[str]()
    for seat in range(len(state.coins)):
        people += [rows.listed(mark(seat), _has(drawn, view, seat)), *_court(view, seat)]
    piles = drawn.text(view, "fact-decks", nobles=len(state.noble_deck), weapons=len(state.weapon_deck))
    return [*people, *_duel(view), piles, *abouts.lying_open(view), *_hand(drawn, view)]


def brief(drawn: Board, view: View, width: int) -> list[str]:
    """A row for each player with the nobles in the next; the duel; this seat's hand."""
    lines = list[str]()
    for seat in range(len(view.state.coins)):
        lines.append(rows.tile(drawn, view, seat, _holds(drawn, view, seat), width))
        court = [f"  {_noble(view, noble)}" for noble in view.state.court(seat)]
        lines.append(rows.columns(view, court or [f"   {drawn.text(view, 'none')}"], width))
    more = [*_duel(view), *_hand(drawn, view)]
    return [*lines, *(rows.cut(view, line, width) for line in more)]


def _has(drawn: Board, view: View, seat: int) -> list[str]:
    """Coins, wounds that can be borne, cards in hand, and the favours that are left."""
    state: State = view.state
    hand, still = len(state.hands[seat]), _favours(state, seat)
    return [
        drawn.text(view, "coins", count=state.coins[seat]),
        drawn.text(view, "bears", count=state.stamina(seat)) if state.turn.number else "",
        f"{drawn.text(view, 'hand')} {hand}" if hand else drawn.text(view, "hand-empty"),
        f"{drawn.text(view, 'favours')} {still}" if still else "",
    ]


def _holds(drawn: Board, view: View, seat: int) -> str:
    """The same in short."""
    state: State = view.state
    coins = f"{glyph('coin', view.ascii_only)} {state.coins[seat]}"
    hand = f"{drawn.text(view, 'hand')} {len(state.hands[seat])}"
    bears = drawn.text(view, "bears", count=state.stamina(seat)) if state.turn.number else ""
    return "  ".join(part for part in (_favours(state, seat), hand, coins, bears) if part)


def _favours(state: State, seat: int) -> str:
    """The suits of the favours that are left; none before the courts are shown."""
    return suits(favours.open_favours(state, seat)) if state.turn.number else ""


def _court(view: View, seat: int) -> list[str]:
    """Each noble that may be seen: wounds, strength, armour."""
    state: State = view.state
    lines = list[str]()
    for noble in state.court(seat):
        wounds, bears = state.wounds.get(noble, 0), RANKS[rank_of(noble)].bears
        now = strength_before_dice(state, noble) if state.turn.number else RANKS[rank_of(noble)].strength
        said = view.words("nobles-about-noble-now", noble=short(view, noble), wounds=wounds, bears=bears, sum=now)
        worn = state.worn(noble) if noble in state.armour else None
        armour = f" ({view.words('nobles-row-armour')} {short(view, worn)})" if worn else ""
        lines.append(f"{said}{armour}")
    return lines


def _noble(view: View, noble: str) -> str:
    """A noble in short: card, strength, wounds, armour."""
    state: State = view.state
    worn = state.worn(noble) if noble in state.armour else None
    armour = f" {glyph('armour', view.ascii_only)}{short(view, worn)}" if worn else ""
    return f"{short(view, noble)} {cards.strength(noble)} {cards.wounds(state, noble)}{armour}"


def _duel(view: View) -> list[str]:
    """The state of the duel, or the result of this turn's last one."""
    seen = duels.scene(view)
    if seen is None or seen.turns_ago:
        return []
    sides = " – ".join(f"{mark(side.seat)} {short(view, side.noble)}" for side in seen.sides.values())
    return [view.words.spaced(f"{sides}: {' '.join(_ended(line) for line in duels.verdict(view, seen))}")]


def _ended(text: str) -> str:
    """A line as a sentence."""
    return text if text[-1:] in ".?!" else f"{text}."


def _hand(drawn: Board, view: View) -> list[str]:
    """Our weapons; the other hand, while we may look at it."""
    state: State = view.state
    if asked_now(state) == "court" or view.seat is None:
        return []
    ours = shorts(view, state.hands[view.seat].known()) or drawn.text(view, "no-weapons")
    theirs = state.hands[1 - view.seat].known()
    shown = [f"{mark(1 - view.seat)}: {shorts(view, theirs)}."] if theirs else []
    return [*map(view.words.spaced, [f"{drawn.text(view, 'fact-yours')}: {ours}.", *shown])]
