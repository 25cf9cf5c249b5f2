"""Grail Cup on the stage and in the log: the calling of the allies, one scene each, and the weight of what happens.

Knows: which events matter how much, and how a move is told in a line.
Must not know: the road, or how a scene is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import core
from core.games.grail.components import ALLIES
from core.games.grail.state import State
from tui.boards.base import HELD, LONG, SLOW
from tui.boards.values import Way
from tui.boards.view import View
from tui.draw.cards import Card
from tui.text.words import letter, mark

from .hand import chosen, face
from .moment import die_shown, is_turned, told
from .plan import plan
from .words import Teller

READ = 6.0
"""Pauses of the feed for what changes the race but moves no knight: long enough to be read, and looked for on the
road."""
CAUGHT = ("boots", "goblin", "fake_grail", "jump", "curse")
"""Causes of moves that nobody has chosen: they are told aloud."""


class Scenes(Teller):
    """The scenes of a round."""

    scored_late = frozenset({"moves", "swaps"})
    headlines = frozenset({"round"})
    scenes = frozenset({"round", "reveals", "jumps", "wins"})
    rolling = frozenset({"village", "clover"})
    beats: ClassVar[Mapping[str, float]] = {
        "reveals": SLOW, "curses": READ, "own_curse": LONG, "swaps": HELD, "points": LONG, "jumps": READ,
        "no_jump": READ, "looks": READ, "moves": LONG + 1, "blocked": LONG, "dragon": READ, "village": READ,
        "clover": HELD, "steals": READ, "loses": LONG, "spear": LONG, "seal": LONG, "pushes": LONG, "spends": LONG,
        "wins": HELD + 2,
    }  # fmt: skip

    def summary(self, view: View, head: core.Event, events: Sequence[core.Event]) -> str:
        return _summary(view, head, events)

    def nothing_happens(self, event: core.Event) -> bool:
        """Nobody has an ally that is called."""
        return event.key == "nobody" and not event.args["cursed"]

    def together(self, view: View, events: Sequence[core.Event]) -> str:
        """The allies that nobody has, in one line."""
        named = [f"{ALLIES.index(ally) + 1} {self.text(view, 'ally-name', ally=ally)}" for ally in _allies(events)]
        return view.words("stage-nobody", allies=", ".join(named))

    def weight(self, event: core.Event) -> float | None:
        """A knight that is driven or carried is watched for a while; of two that change places on one space only the
        line is read."""
        if event.key == "moves" and event.args["cause"] in CAUGHT:
            return HELD
        if event.key == "swaps" and event.args["start"] == event.args["end"]:
            return READ
        if event.key == "nobody" and event.args["cursed"]:
            return LONG
        return super().weight(event)

    def ways(self, view: View, event: core.Event) -> Sequence[Way]:
        """The ways of the knights that move, and aloud what drives them."""
        args = event.args
        if event.key == "moves":
            cause, place = args["cause"], self.text(view, "place", place=args["place"])
            return [_way(view, args["seat"], (args["start"], args["end"]), self._shout(view, cause), place)]
        if event.key == "swaps" and args["start"] != args["end"]:
            way = args["start"], args["end"]
            return [
                _way(view, args["seat"], way, self._shout(view, "curse")),
                _way(view, args["knight"], way[::-1], self._shout(view, "curse")),
            ]
        return ()

    def _shout(self, view: View, cause: str) -> str:
        """The thing that drives a knight, aloud."""
        if cause not in CAUGHT:
            return ""
        named = self.text(view, "tally-by" if cause in ("jump", "curse") else "token", cause=cause, token=cause)
        return f"{named[0].upper()}{named[1:]}!"

    def stage_card(self, view: View, head: core.Event, size: tuple[int, int] = (0, 0)) -> Card | None:
        """The ally that is called, unless the hand shows it; beside a small board, which that would cover, what is
        rolled or turned at the moment. A board with pictures shows that itself."""
        if head.key != "reveals":
            return None
        fallen, ally = None if plan(view, *size).fold.painted else self._fallen(view), head.args["ally"]
        return fallen or (None if ally == chosen(view) else face(view, ally))

    def _fallen(self, view: View) -> Card | None:
        """The die that rolls or the token that is turned at this moment."""
        if args := told(view, "village"):
            name = self.text(view, "legend", sign=args["side"]) if view.phase >= 1 else ""
            return Card("village", name=name, picture=die_shown(view, args["side"]))
        if args := told(view, "clover"):
            name = self.text(view, "token-card", token=args["token"])
            return Card("clover", name=name, picture=args["token"], face_down=not is_turned(view))
        return None

    def coming(self, view: View) -> str:
        """The ally that is called next."""
        state: State = view.state
        if state.phase == "draft" or state.calling not in ALLIES[:-1]:
            return ""
        ally = ALLIES[ALLIES.index(state.calling) + 1]
        return view.words("stage-next", number=ALLIES.index(ally) + 1, name=self.text(view, "ally-name", ally=ally))


def _way(view: View, seat: int, way: tuple[int, int], shout: str, place: str = "") -> Way:
    """The way of a knight, called by its name where something drives it."""
    note = " ".join(filter(None, (view.names[seat] if shout else "", place)))
    return Way(letter(seat), f"seat{seat}", *way, note, shout)


def _allies(events: Sequence[core.Event]) -> list[str]:
    return [event.args["ally"] for event in events]


# In the log


def _summary(view: View, head: core.Event, events: Sequence[core.Event]) -> str:
    """The round, and how far each knight has come in it, the foremost first."""
    ways = _ways(events)
    if not ways:
        return ""
    order = sorted(ways, key=lambda seat: -ways[seat][1])
    moved = ", ".join(f"{mark(seat)} {ways[seat][0]}→{ways[seat][1]}" for seat in order)
    return view.words("log-grail-round", round=head.args["round"], moved=moved)


def _ways(events: Sequence[core.Event]) -> dict[int, tuple[int, int]]:
    """Where each knight that has moved began and ended."""
    ways: dict[int, tuple[int, int]] = {}
    for event in events:
        for seat, start, end in _moves(event):
            ways[seat] = ways.get(seat, (start, end))[0], end
    return {seat: way for seat, way in ways.items() if way[0] != way[1]}


def _moves(event: core.Event) -> Sequence[tuple[int, int, int]]:
    """The knights that an event moves, from where and to where."""
    args = event.args
    if event.key == "moves":
        return [(args["seat"], args["start"], args["end"])]
    return []
