"""The answers of Duelling Nobles as grids: which nobles to keep, by rank, and the chances of each challenge.

Knows: the dice of each rank, and how likely a duel is won by them.
Must not know: what is legal, or how a grid is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.games.nobles.actions import Challenge, Keep
from core.games.nobles.components import RANKS, rank_of, suit_of
from tui.boards.values import AnswerGrid
from tui.boards.view import View

from ..cards import place_in_hand, short
from ..outcome import odds
from ..words import say


def courts(view: View) -> AnswerGrid | None:
    """The nobles that can still be kept, a row for each rank: all else stands on their cards. None if another question
    is asked."""
    numbers = {each.noble: at for at, each in enumerate(view.legal) if isinstance(each, Keep)}
    if not numbers:
        return None
    six = sorted([*view.state.courts[view.own].known(), *view.state.dealt[view.own].known()], key=place_in_hand)
    ranks = {rank: [noble for noble in six if rank_of(noble) == rank] for rank in RANKS}
    ranks = {rank: nobles for rank, nobles in ranks.items() if nobles}
    most = max(map(len, ranks.values()))

    def places(nobles: Sequence[str]) -> list[tuple[int | None, str]]:
        """A place for each, free once it is kept: the others stay where they are."""
        free = [(None, "")] * (most - len(nobles))
        return [*((numbers.get(each), f" {short(view, each)} ") for each in nobles), *free]

    rows = [(say(view, f"name-{rank}"), places(nobles)) for rank, nobles in ranks.items()]
    styles: dict[str | int, str] = {at: f"{suit_of(noble)} bold" for noble, at in numbers.items() if noble}
    return AnswerGrid([""] * most, rows, styles, apart=True)


def challenges(view: View) -> AnswerGrid | None:
    """The chances of each of our nobles against each of theirs; None if no challenge is asked for."""
    found = {(each.noble, each.target): at for at, each in enumerate(view.legal) if isinstance(each, Challenge)}
    if not found:
        return None
    ours, theirs = (list(dict.fromkeys(pair[side] for pair in found)) for side in (0, 1))

    chances = {pair: odds(view.state, *pair).wins for pair in found}

    def effect(noble: str, target: str) -> tuple[int, str]:
        return found[noble, target], f"{say(view, 'wins-short', wins=f'{chances[noble, target]:>3}')} "

    heads = {each: f" {short(view, each)} " for each in theirs}
    heads |= {each: say(view, "chances-with", noble=short(view, each)) for each in ours}
    rows = [(heads[one], [effect(one, two) for two in theirs]) for one in ours]
    styles: dict[str | int, str] = {head: f"{suit_of(each)} bold" for each, head in heads.items()}
    styles |= {at: chance_style(chances[pair]) for pair, at in found.items()}
    notes, corner = [say(view, "note-chances")], say(view, "chances-of", yours="yes", name="")
    return AnswerGrid([heads[each] for each in theirs], rows, styles, {}, notes, apart=True, corner=corner)


GOOD, EVEN = 60, 40
"""The least chances in per cent that are called good and even; what is less is bad."""


def chance_style(wins: int) -> str:
    """The style of a chance: green, grey or red, none louder than the best."""
    if wins >= EVEN:
        return "wash-good bold" if wins >= GOOD else "wash-dim"
    return "wash-bad"
