"""A hint: what the search of a knight advises to our seat, on this machine only.

Knows: the search, the worker processes it runs in, what a result means.
Must not know: screens, or what the answers mean; the table is told nothing of it.
"""

from __future__ import annotations

import logging
import secrets
from dataclasses import replace
from typing import Any

import core
from ai.search import STRENGTHS, Option, Thought, strength_of
from netplay.server.workers import search_in_thread, search_in_worker
from tui.boards import Board, View
from tui.text.words import Words

LEVEL = "knight"
LONGEST = STRENGTHS[LEVEL].seconds
"""Seconds after which a search ends."""
CLOSE, CLEAR = 0.03, 0.12
"""Shares of the win by which the best answer is hardly better than the next, and by which it is much better."""
SHARE = 0.25
"""The part of a small chance by which another one is no longer about the same."""
SURPASSED = {"seldom": "answers-higher", "close": "answers-hardly-higher"}
"""The texts of the kinds of lead in which another answer has a higher figure."""
TRUSTED = 0.5
"""The share of the games of the most tried answer from which the figure of another is trusted as much."""
FEW = 5
"""Answers that are named in a hint, at most."""
SEED_BYTES = 16
log = logging.getLogger(__name__)


async def find_hint(replica: core.Replica[Any], alone: bool = False) -> Thought | None:
    """Searches for the best answer of the replica's seat, with nothing to go by but the replica. None if the search
    fails; that is logged. `alone` keeps it in this process, for one that may start no other."""
    search = search_in_thread if alone else search_in_worker
    try:
        found = await search(replica, secrets.token_bytes(SEED_BYTES), strength_of(LEVEL, replica))
    except Exception:
        log.warning("A knight who was asked for a hint failed.", exc_info=True)
        return None
    return advised(found, replica.seat) if replica.seat is not None and found.options[0].visits else None


def advised(found: Thought, seat: int) -> Thought:
    """The same with the answer that is advised at the head of the others: that with the highest figure for this seat
    among those that were tried at least half as often as the most tried one."""
    trusted = [each for each in found.options if each.visits >= TRUSTED * found.options[0].visits]
    best = max(trusted, key=lambda each: (each.expected[seat], each.visits))
    others = [each for each in found.options if each is not best]
    return replace(found, options=(best, *others))


def reason(drawn: Board, view: View, found: Thought) -> list[str]:
    """The reason for the best answer, in the words of the game, if it has any; then by how much it is better than all
    others, or which has the higher figure."""
    words, kind = view.words, lead(found, view.own)
    why = _beyond_effect(drawn, view, found.action)
    surpassing = higher(found, view.own) if kind in SURPASSED else None
    other = surpassing or _next_best(found, view.own)
    if other and kind == "close" and _percent(other, view.own) == _percent(found.options[0], view.own):
        kind = "equal"
    name = drawn.cells(view, other.action)[0] if other else ""
    others = len(found.options) - 1
    how = words(SURPASSED[kind] if surpassing else f"table-hint-{kind}", other=name, count=others)
    return [*([words("answers-because", effect=why)] if why else []), how]


def higher(found: Thought, seat: int) -> Option | None:
    """Returns the answer with the highest figure, if it is told as higher than that of the best one; of those that the
    hint names, if one of them is."""
    for options in (tried(found), found.options):
        highest = max((each for each in options if each.visits), key=lambda each: each.expected[seat])
        if is_unproven(found, highest, seat):
            return highest
    return None


def _next_best(found: Thought, seat: int) -> Option | None:
    """Returns the answer with the highest figure besides the best one; None if the search followed no other."""
    others = [each for each in found.options[1:] if each.visits]
    return max(others, key=lambda each: each.expected[seat], default=None)


def left_out(words: Words, found: Thought) -> list[str]:
    """Says how many answers a hint does not name, if any."""
    left = len(found.options) - len(tried(found))
    return [words("table-hint-more", count=left)] if left else []


def _beyond_effect(drawn: Board, view: View, action: core.Action) -> str:
    """Why an answer may be good, without its effect, which stands beside its name."""
    effect = ", ".join(filter(None, drawn.cells(view, action)[1:]))
    return drawn.because(view, action).removesuffix(effect).removesuffix(", ")


def lead(found: Thought, seat: int) -> str:
    """Classifies the lead of the advised answer for this seat over the others, as the end of a text key; another that
    the search left early may have promised more until then ("seldom")."""
    best, *others = [option.expected[seat] for option in found.options if option.visits]
    if not others:
        return "alone"
    first, least = best - max(others), min(CLOSE, SHARE * max(best, *others))
    if abs(first) <= least:
        return "close"
    return "seldom" if first < 0 else "clear" if first > CLEAR else "better"


def tried(found: Thought) -> list[Option]:
    """The answers that a hint names: all where they are few, or else those the search followed, the best first; if it
    followed only one, the others too, beside which it was chosen."""
    followed = [option for option in found.options if option.visits]
    whole = len(found.options) <= FEW or len(followed) == 1
    return (list(found.options) if whole else followed)[:FEW]


def ranked(found: Thought, seat: int) -> list[Option]:
    """Returns those that are named: the best first, then by the chance of this seat to win; after them those that are
    unproven, and last those left aside."""
    best, *others = tried(found)
    followed = sorted((each for each in others if each.visits), key=lambda each: each.expected[seat], reverse=True)
    proven = [each for each in followed if not is_unproven(found, each, seat)]
    unproven = [each for each in followed if is_unproven(found, each, seat)]
    return [best, *proven, *unproven, *(each for each in others if not each.visits)]


def is_unproven(found: Thought, option: Option, seat: int) -> bool:
    """True if an answer has a higher figure than the advised one, from too few trial games to be advised itself."""
    return bool(option.visits) and _percent(option, seat) > _percent(found.options[0], seat)


def _percent(option: Option, seat: int) -> int:
    """Returns the chance of this seat to win, as it is shown."""
    return int(f"{100 * option.expected[seat]:.0f}")
