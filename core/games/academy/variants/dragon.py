"""Dragon bonus: quests pay points for the positive shields a squire has earned elsewhere.

Knows: how many shields a squire has.
Must not know: where they come from.
"""

from __future__ import annotations

from core.chance import Chance
from core.games.academy.book import Book
from core.games.academy.components import DRAGON_GAINS, DRAGON_LOSES, TRACKS
from core.games.academy.state import AcademyTask, State
from core.games.academy.tracks import best, worst
from core.scheduler import Work


def change(book: Book) -> None:
    """Points, not shields: alms, which come after, cannot move them. [R14]"""
    book.setup.append("no bonus")
    book.scores["quests"] = ["meet the dragon"]


def no_bonus(state: State, task: AcademyTask, chance: Chance) -> None:
    """Nobody has met the dragon yet."""
    state.bonus = [0] * len(state.owners)


def meet_the_dragon(state: State, task: AcademyTask, chance: Chance) -> None:
    """The first gains 1 per positive shield, the second 1 per two; the last, and all at 0, lose 1 per two."""
    track = state.tracks["quests"]
    if state.round not in TRACKS["quests"].rounds:
        return
    chance.say("scores", track="quests")
    for squire, per_point in zip(best(track), DRAGON_GAINS, strict=False):
        gain(state, squire, positive_shields(state, squire) // per_point, chance)
    for squire in worst(track)[0]:
        gain(state, squire, -(positive_shields(state, squire) // DRAGON_LOSES), chance)


def positive_shields(state: State, squire: int) -> int:
    """Returns how many shields of jousts, tournaments or knights, and king each squire has."""
    return sum(shield.value > 0 for shield in state.shields[squire])


def gain(state: State, squire: int, points: int, chance: Chance) -> None:
    """Halves round down."""
    state.bonus[squire] += points
    chance.say("bonus", squire=squire, shields=positive_shields(state, squire), points=points)


WORK: dict[str, Work[State, AcademyTask]] = {"no bonus": no_bonus, "meet the dragon": meet_the_dragon}
