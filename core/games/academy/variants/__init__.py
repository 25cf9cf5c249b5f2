"""Medieval Academy: the boards' other sides, the rules for brave squires, and the games for two, a file each.

A variant is a function that changes the book of rules, with the tasks, questions and answers it adds.

Knows: all variants, and in which order they write into the book.
Must not know: what they do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from core.contract import Action
from core.games.academy.book import Book
from core.games.academy.state import AcademyOptions, AcademyTask, SquireQuestion, State
from core.scheduler import Answers, Handler, Work

from . import alms, bets, codex, dragon, duel, excalibur, karadoc, lancelot, scrolls, staggered, step_back

Change = Callable[[Book], None]

VARIANTS: dict[str, Change] = {
    "excalibur": excalibur.change,
    "step_back": step_back.change,
    "staggered_reset": staggered.change,
    "knights_duel": duel.change,
    "gallantry_bets": bets.change,
    "scrolls": scrolls.change,
    "secret_codex": codex.change,
    "dragon_bonus": dragon.change,
    "alms": alms.change,
}
"""By option. (`open_scores` changes no rule, only what is shown: see `scoring.shown_totals`.)"""

FOR_TWO: dict[str, Change] = {"karadoc": karadoc.change, "lancelot": lancelot.change}


def chosen(seats: int, options: AcademyOptions) -> Iterator[Change]:
    """Yields the changes that these options make: first the game for two, which makes the squires, then the
    variants."""
    if seats == 2:
        yield FOR_TWO[options.two_player]
    for name, change in VARIANTS.items():
        if getattr(options, name):
            yield change


_WORKING = (alms, bets, codex, dragon, duel, excalibur, karadoc, lancelot, scrolls, staggered, step_back)
_ASKING = (alms, bets, codex, excalibur, karadoc, lancelot)

WORK: dict[str, Work[State, AcademyTask]] = {do: work for variant in _WORKING for do, work in variant.WORK.items()}
ANSWERS: dict[str, Answers[State, SquireQuestion]] = {
    ask: answers for variant in _ASKING for ask, answers in variant.ANSWERS.items()
}
HANDLERS: dict[type[Action], Handler[State, SquireQuestion]] = {
    kind: do for variant in _ASKING for kind, do in variant.HANDLERS.items()
}
