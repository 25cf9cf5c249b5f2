"""The data that Histrio's board is drawn from: the view, the words, and the targets of the answer under the cursor or
of the news.

Knows: what an answer would do, as far as the board shows it.
Must not know: where anything is drawn, or what is legal; that comes with the view.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

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
from core.games.histrio.cards import city_of, is_acrobat, is_actor, level_of, pull, talent_of, total_level
from core.games.histrio.components import COMEDIAN, COMEDY, TRAGEDIAN, TRAGEDY
from core.games.histrio.shows import disguised_show, strength
from core.games.histrio.state import Show, State
from core.games.histrio.theatre import mood_at, moved, solvent
from tui.boards.view import View
from tui.draw.signs import glyph

from .expected import friends_come, joined, rivals
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
    coins: dict[int, int] = field(default_factory=dict[int, int])
    """The change in écus, by seat."""
    show: Show | None = None
    """The show as it would become."""


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
        """The state whose écus are shown."""
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

    def sign(self, name: str) -> str:
        """The sign of a thing, as this terminal can show it."""
        return glyph(name, self.view.ascii_only)

    def told(self, *keys: str) -> bool:
        """True if an event of one of these keys is being told."""
        return self.news.key in keys


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
            return Aims(city, needle=needle, shared=not certain)
        case Horse(card=str(card)):
            return Aims(city_of(card))
        case Tightrope(start=start, end=end):
            return Aims(end, start)
        case Ox(city=city):
            return Aims(city, closes=True)
        case Court(actor=actor):
            needle = moved(state.needle, pull([actor]))
            return Aims(needle=needle, show=show_without(view, needle, actor))
        case Disguise(talent=str(talent)):
            return Aims(show=disguised_show(state, view.own, talent))
        case FireEater(steps=steps):
            return Aims(needle=moved(state.needle, steps))
        case Steal(victim=victim):
            return Aims(coins={victim: -1, view.own: 1})
        case Strongman():
            victims = solvent(state, view.own)
            return Aims(coins={view.own: len(victims), **dict.fromkeys(victims, -1)})
        case _:
            return Aims()


def show_without(view: View, needle: int, sent: core.Face) -> Show:
    """Our show when an actor just gained has gone to the court, the others have joined, and the needle is there."""
    state = joined(view.state)
    comedy, tragedy = (
        strength(state, view.own, talent) - total_level([sent], talent) for talent in (COMEDIAN, TRAGEDIAN)
    )
    mood = COMEDY if comedy > tragedy else TRAGEDY if tragedy > comedy else None
    return Show(comedy, tragedy, mood, mood == mood_at(needle))


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
