"""The answers of Duelling Nobles in columns below headings, a table for each step, with figures and their units.

Knows: what each answer costs and brings.
Must not know: how wide a column is, or where the answers are listed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import core
from core.games.nobles import favours
from core.games.nobles.actions import Arm, BuyNoble, Done, Favour, Lay, MoveArmour, Substitute, Tithe
from core.games.nobles.components import (
    ACE,
    FAVOUR_WEAPONS,
    NOBLE_PRICE,
    SUBSTITUTE_PRICE,
    TITHE,
    WEAPON_PRICE,
    rank_of,
    suit_of,
)
from core.games.nobles.duel import CLOSENESS, armour_value, armour_worth, blow, closeness, has_ace, scores
from core.games.nobles.hands import weapons_to_draw
from core.games.nobles.rules import asked_now
from core.games.nobles.state import State, other
from tui.boards.texts import COLUMN
from tui.boards.values import AnswerTable
from tui.boards.view import View
from tui.text.words import mark, shade

from .. import cards
from ..cards import short
from ..outcome import odds, outcome, strength_before_dice
from ..words import done, outcome_said, say, score_said
from .grids import EVEN, GOOD

Tables = Iterator[AnswerTable]


def tables(view: View) -> Tables:
    """The tables of the open question, from the longest wording to the briefest; none if it has no columns."""
    found = TABLES.get(asked_now(view.state))
    if found is not None and len(view.legal) > 1:
        yield from found(view)


def heads(view: View, *names: str) -> list[str]:
    """The headings of columns; none for an empty name."""
    return [say(view, f"column-{name}") if name else "" for name in names]


def _steps(before: int, by: int) -> str:
    """A number before and after a change."""
    return f"{before} → {before + by}"


def _declines(view: View) -> list[str]:
    """The row of the answer that goes on to the next step, as a sentence: no heading is about it."""
    return [", ".join(_declined(view))]


def _declined(view: View) -> list[str]:
    """What that answer is, and what follows it."""
    return [cell.strip() for cell in done(view, view.own, Done()).split(COLUMN)]


# Coins


def _buy(view: View) -> Tables:
    """The card to buy: coins before and after, and what it can do. Below, the most that can be bought in a turn."""
    coins, rows = view.state.coins[view.own], list[list[str]]()
    for action in view.legal:
        if isinstance(action, Done):
            rows.append(_declines(view))
        else:
            kind, price = ("noble", NOBLE_PRICE) if isinstance(action, BuyNoble) else ("weapon", WEAPON_PRICE)
            rows.append([say(view, f"column-a-{kind}"), _steps(coins, -price), say(view, f"column-worth-{kind}")])
    yield AnswerTable(heads(view, "buy", "coins", "worth"), rows, [say(view, "note-buy")])


def _tithe(view: View) -> Tables:
    """The kings: the wounds they can still bear, and our coins."""
    coins, rows = view.state.coins[view.own], list[list[str]]()
    early = "yes" if view.state.options.early_tithe else "no"
    for action in view.legal:
        if isinstance(action, Tithe):
            left = _steps(view.state.still_bears(action.king), -1)
            rows.append([short(view, action.king), left, _steps(coins, TITHE)])
        else:
            rows.append(_declines(view))
    yield AnswerTable(heads(view, "king", "wounds", "coins"), rows, [say(view, "note-tithe", early=early)])


# Weapons and armour


def _favour(view: View) -> Tables:
    """The cards to lay down: the favour of each, and what it changes."""
    rows = [_one_favour(view, each) if isinstance(each, Favour) else _declines(view) for each in view.legal]
    yield AnswerTable(heads(view, "lay-down", "favour", "effect"), rows, _idle(view) or [say(view, "note-favour")])


def _idle(view: View) -> list[str]:
    """The reason why a card of our hand can ask for no favour now, although that of its suit is left."""
    state: State = view.state
    had = {suit_of(face) for face in state.favours[view.own].known()}
    useless = had.union(favours.open_favours(state, view.own))
    idle = next((face for face in state.hands[view.own].known() if suit_of(face) not in useless), None)
    if idle is None:
        return []
    drained = suit_of(idle) == "diamonds" and not weapons_to_draw(state)
    return [say(view, "note-favour-idle", card=short(view, idle), why="weapons" if drained else suit_of(idle))]


def _one_favour(view: View, action: Favour) -> list[str]:
    state: State = view.state
    suit, target = suit_of(action.card), action.target or ""
    if suit == "hearts":
        effect = say(view, "column-heals", change=_steps(state.still_bears(target), 1))
    elif suit == "diamonds":
        effect = say(view, "column-draws", count=min(FAVOUR_WEAPONS, weapons_to_draw(state)))
    else:
        effect = say(view, "column-holds", count=len(state.hands[other(view.own)])) if suit == "spades" else ""
    told = say(view, f"column-favour-{suit}", target=short(view, target) if target else "")
    return [short(view, action.card), told, effect]


def _equip(view: View) -> Tables:
    """Armour to lay or to move, and from where: whose sum it raises."""
    made = {Arm: _armed, MoveArmour: _moved}
    rows = [made[type(each)](view, each) if type(each) in made else _declines(view) for each in view.legal]
    yield AnswerTable(heads(view, "armour", "on", "brings"), rows, [say(view, "note-armour")])


def _armed(view: View, action: Arm) -> list[str]:
    return [short(view, action.card), short(view, action.noble), _sums(view, action.noble, action.card)]


def _moved(view: View, action: MoveArmour) -> list[str]:
    """Armour that goes to another noble, which gives its own for it if it wears any."""
    card, back = view.state.worn(action.source) or "", view.state.worn(action.target)
    said = {"card": short(view, card), "source": short(view, action.source), "exchanged": short(view, back or card)}
    told = say(view, "column-swap" if back else "column-from", **said)
    return [told, short(view, action.target), _sums(view, action.target, card)]


def _sums(view: View, noble: str, armour: str) -> str:
    """All that is sure of a noble's sum, with its dice, now and with this armour."""
    now = strength_before_dice(view.state, noble)
    then = now - armour_value(view.state, noble) + armour_worth(view.state, noble, armour)
    return f"{now} → {cards.brings(view, noble, then)}"


# Duels


def _substitute(view: View) -> Tables:
    """Who fights: how likely it wins, and by how much that differs from without a substitute; and our coins."""
    duel, coins = view.state.duel, view.state.coins[view.own]
    sent = [each.noble if isinstance(each, Substitute) else None for each in view.legal]
    nobles = [each or duel.nobles[view.own] for each in sent]
    wins = [odds(view.state, noble, duel.nobles[other(view.own)]).wins for noble in nobles]
    widest, rows, stays = len(str(max(wins))), list[list[str]](), wins[sent.index(None)]
    for instead, noble, chance in zip(sent, nobles, wins, strict=True):
        said = say(view, "column-send" if instead else "column-accepts", noble=short(view, noble))
        paid = _steps(coins, -SUBSTITUTE_PRICE) if instead else str(coins)
        more = _changed(view, chance - stays) if instead else ""
        rows.append([said, _told_chance(view, chance, widest), more, paid])
    yield AnswerTable(heads(view, "fights", "wins", "change", "coins"), rows, [say(view, "note-chances")])


def _changed(view: View, more: int) -> str:
    """By how much a substitute is more likely to win than the challenged noble: green if it is, red if it is less."""
    how = "better" if more > 0 else "worse" if more < 0 else "same"
    said = say(view, "column-changed", how=how, by=abs(more))
    return shade({"better": "good bold", "worse": "bad", "same": "dim"}[how], said)


def _told_chance(view: View, wins: int, widest: int) -> str:
    """A chance in so many columns: green if it is good, red if it is poor."""
    said = say(view, "wins-short", wins=f"{wins:>{widest}}")
    return shade("good bold", said) if wins >= GOOD else shade("bad", said) if wins < EVEN else said


def _weapons(view: View) -> Tables:
    """The weapons to lay: what each adds, the score then, and how the duel ends; below, who lays next."""
    if any(_ends(view)):
        yield from _last_weapons(view)
        return
    ace = has_ace(view.state.duel)
    for brief, beats in ((False, "beats"), (False, "beats-brief"), (True, "beats-brief")):
        rows = [_laid(view, each, brief=brief, beats=beats) for each in view.legal]
        aces = [each.card for each in view.legal if isinstance(each, Lay) and rank_of(each.card) == ACE]
        open_ = say(view, "note-then-lays", name=mark(other(view.own)), aces=len(aces))
        names = ("weapon", "ace") if ace else ("weapon", "adds", "score")
        yield AnswerTable(heads(view, *names), _decisive(rows) if ace else rows, [open_])


def _last_weapons(view: View) -> Tables:
    """The same for the last to lay. How the duel ends matters more than what a weapon adds, which its card says too;
    and who falls more than that the loser is wounded. Where an ace decides, all weapons but aces add nothing."""
    ace, ends, falls = has_ace(view.state.duel), _ends(view), _ends(view, wounds=False)
    long, brief = ([_laid(view, each, brief=brief, beats="beats") for each in view.legal] for brief in (False, True))
    if not ace:
        yield AnswerTable(heads(view, "weapon", "adds", "score", "then"), _beside(long, ends))
    wins = [each.split(", ")[0] for each in ends]
    for rows, told in ((long, ends), (brief, ends), (long, falls), (brief, falls), (brief, wins)):
        yield AnswerTable(heads(view, "weapon", "ace" if ace else "score", "then"), _beside(_decisive(rows), told))


def _decisive(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """Weapons without what they add, where the score or the ace tells it."""
    return [[name, score or adds] for name, adds, score in rows]


def _beside(rows: Sequence[Sequence[str]], last: Sequence[str]) -> list[list[str]]:
    """Rows with one more cell each."""
    return [[*row, cell] for row, cell in zip(rows, last, strict=True)]


def _laid(view: View, action: core.Action, *, brief: bool, beats: str) -> list[str]:
    """A weapon, or none more."""
    mine = scores(view.state)[view.own].total
    if not isinstance(action, Lay):
        said = say(view, "column-no-weapons-brief") if brief else _declined(view)[0]
        return [said, "", score_said(view, mine)]
    if rank_of(action.card) == ACE:
        return [short(view, action.card), say(view, "kind-ace"), _ace(view, action, beats)]
    return [short(view, action.card), *_added(view, action.card, mine, brief=brief)]


def _ends(view: View, *, wounds: bool = True) -> list[str]:
    """The end of the duel by each answer that is the last in it; empty while the other player can still lay."""
    doing = [[each] if isinstance(each, Lay) else [] for each in view.legal]
    return [outcome_said(view, *each, wounds=wounds) if outcome(view, *each) else "" for each in doing]


def _ace(view: View, action: Lay, beats: str) -> str:
    """What an ace does: in words of this key that it beats the rest; where there is one, how close it is to its noble;
    nothing where the end of the duel is told anyway."""
    duel = view.state.duel
    if has_ace(duel):
        return say(view, "column-near", closeness=CLOSENESS[closeness(duel.nobles[view.own], action.card)])
    return say(view, f"column-{beats}") if outcome(view, action) is None else ""


def _added(view: View, card: str, mine: int, *, brief: bool) -> list[str]:
    """The points that a weapon adds, and the score then."""
    duel = view.state.duel
    if has_ace(duel):
        return ["–", ""]
    worth = blow(view.state, duel.nobles[view.own], card)
    total = worth.value + worth.suit
    parts = say(view, "column-suit", value=worth.value, suit=worth.suit) if worth.suit and not brief else f"+{total}"
    return [parts, score_said(view, mine + total)]


TABLES: Mapping[str, Callable[[View], Tables]] = {
    "favour": _favour, "buy": _buy, "tithe": _tithe, "equip": _equip, "substitute": _substitute,
    "weapons": _weapons,
}  # fmt: skip
"""The tables of the steps."""
