"""The data that Histrio's board is drawn from: the view, the words, and the targets of the answer under the cursor or
of the news.

Knows: what an answer would do, as far as the board shows it.
Must not know: where anything is drawn, or what is legal; that comes with the view.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

import core
from core.games.histrio.actions import (
    Court,
    Disguise,
    FireEater,
    Horse,
    Ox,
    Steal,
    Strongman,
    Tightrope,
    Travel,
)  # fmt: skip
from core.games.histrio.cards import city_of, is_acrobat, is_actor, level_of, pull, talent_of
from core.games.histrio.cities import is_barred
from core.games.histrio.components import COMEDY, TRAGEDY
from core.games.histrio.state import State
from core.games.histrio.theatre import moved, solvent
from tui.boards.view import View
from tui.draw.signs import glyph

from .expected import alone, company, disguised, friends_come, joined, rivals, without
from .words import Wording

STYLES = {"comedian": COMEDY, "tragedian": TRAGEDY}
"""The colour of a talent is that of its mood."""


@dataclass
class Aims:
    """The targets of the answer under the cursor, or of the news."""

    city: int = 0
    """The city to go to, or to close."""
    start: int = 0
    """The city that the caravel would leave."""
    closes: bool = False
    needle: int | None = None
    """The new position of the needle."""
    shared: bool = False
    """True if the needle would move only if others come too."""
    meets: bool = False
    """True if it moves because others wait in the city."""
    coins: dict[int, int] = field(default_factory=dict[int, int])
    """The change in écus, by seat."""
    then: State | None = None
    """The state after it, if that changes shows: a city is visited alone."""


@dataclass
class Scene:
    """One picture of the board."""

    words: Wording
    view: View
    aims: Aims

    @property
    def state(self) -> State:
        return self.view.state

    @property
    def scored(self) -> State:
        """The state whose écus are shown: those that come now are not among them yet."""
        return self.view.scored

    @property
    def cast(self) -> State:
        """The same with the actors just gained in their troupe."""
        return joined(self.view.state)

    @property
    def news(self) -> core.Event:
        """The event being told; one without a key if there is none."""
        return self.view.news or core.Event("")

    @property
    def phase(self) -> float:
        return self.view.phase

    def text(self, key: str, **args: Any) -> str:
        """A text of the game."""
        return self.words.text(self.view, key, **args)

    def board_text(self, key: str, **args: Any) -> str:
        """A short text that the drawings are made of."""
        return self.view.words(f"histrio_board-{key}", **args)

    def sign(self, name: str) -> str:
        """The sign of a thing, as this terminal can show it."""
        return glyph(name, self.view.ascii_only)

    def told(self, *keys: str) -> bool:
        """True if an event of one of these keys is being told."""
        return self.news.key in keys


def paid_now(view: View) -> list[int]:
    """The écus that the news bring to each player."""
    key, args = (view.news.key, view.news.args) if view.news else ("", {})
    gains = {args["seat"]: args["amount"]} if key == "money" else {}
    gains |= {args["seat"]: 1, args["victim"]: -1} if key == "steals" else {}
    return [gains.get(seat, 0) for seat in view.state.seats]


def scene(words: Wording, view: View) -> Scene:
    """The scene to draw."""
    return Scene(words, view, aims(view) if view.cursor is not None else Aims())


def aims(view: View) -> Aims:
    """The targets of the answer under the cursor."""
    state: State = view.state
    match view.cursor:
        case Travel(card=str(card)):
            city, steps = city_of(card), pull(state.at(city_of(card)).known())
            certain = friends_come(view, city)
            needle = moved(state.needle, steps) if steps and (certain or rivals(view, city)) else None
            return Aims(city, needle=needle, shared=not certain, then=None if certain else alone(view, city))
        case Horse(card=str(card)):
            return Aims(city_of(card), needle=_shared(view, city_of(card)), meets=True)
        case Tightrope(start=start, end=end):
            return Aims(end, start, needle=_shared(view, end), meets=True)
        case Ox(city=city):
            return Aims(city, closes=True)
        case Court(actor=actor):
            then = without(state, view.own, actor)
            return Aims(needle=then.needle, then=then)
        case Disguise(talent=str(talent)):
            return Aims(then=disguised(state, view.own, talent))
        case FireEater(steps=steps):
            needle = moved(state.needle, steps)
            return Aims(needle=needle, then=replace(state, needle=needle))
        case Steal(victim=victim):
            return Aims(coins={victim: -1, view.own: 1})
        case Strongman():
            victims = solvent(state, view.own)
            return Aims(coins={view.own: len(victims), **dict.fromkeys(victims, -1)})
        case _:
            return Aims()


def _shared(view: View, city: int) -> int | None:
    """The position of the needle if this seat goes on to a city where others are; None if it stays."""
    state: State = view.state
    barred = state.barred is not None and is_barred(state, view.own, city)
    steps = pull(state.at(city).known())
    return moved(state.needle, steps) if steps and not barred and company(state, view.own, city) else None


def style_of(card: core.Face) -> str:
    """The colour of an encounter."""
    return "acrobat" if is_acrobat(card) else STYLES.get(talent_of(card), "ink")


def sign_of(card: core.Face) -> str:
    """The name of an encounter's sign."""
    return "acrobat" if is_acrobat(card) else STYLES.get(talent_of(card), "coin")


def value_of(card: core.Face) -> str:
    """The value of an encounter: a level, écus; empty for an acrobat."""
    if is_actor(card):
        return str(level_of(card))
    return "" if is_acrobat(card) else f"+{card.rpartition('-')[2]}"


def answers_by_city(view: View) -> dict[int, int]:
    """Returns the first legal answer that leads to each city."""
    found: dict[int, int] = {}
    for at, action in enumerate(view.legal):
        match action:
            case Travel(card=str(card)) | Horse(card=card):
                found.setdefault(city_of(card), at)
            case Tightrope(end=city) | Ox(city=city):
                found.setdefault(city, at)
            case _:
                pass
    return found


def tail(view: View, key: str) -> list[core.Event]:
    """The last events of the log, as long as they are of one kind."""
    found: list[core.Event] = []
    for event in reversed(view.log):
        if event.key != key:
            break
        found.append(event)
    return found


def is_aside(scene: Scene, city: int) -> bool:
    """True if caravels have come to other cities alone, and the open question does not lead to this one."""
    state = scene.state
    visited = {state.city, *(caravel.city for caravel in state.caravels)} - {0}
    return bool(visited) and city not in {*visited, scene.aims.city, *answers_by_city(scene.view)}
