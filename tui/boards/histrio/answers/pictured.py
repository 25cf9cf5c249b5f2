"""The pictures in an explanation of Histrio: the encounters of a city, actors and requests, and the King's mood.

Knows: which cards an answer is about.
Must not know: where an explanation is shown.
"""

from __future__ import annotations

from collections.abc import Sequence

import core
from core.games.histrio.actions import Answer, Court, Discard, Horse, Ox, Tightrope, Travel
from core.games.histrio.cards import city_of
from core.games.histrio.components import REQUESTS
from core.games.histrio.state import State
from tui.boards.view import View
from tui.draw.cards import Card

from ..faces import face
from ..hand.requests import COLOURS, PICTURES
from ..scene import Scene, scene
from ..words import Wording


class Pictured(Wording):
    """The pictures of answers and of cities."""

    def cards_shown(self, view: View, action: core.Action) -> Sequence[Card]:
        what = scene(self, view)
        match action:
            case Travel(card=str(card)) | Horse(card=card):
                return _met(what, city_of(card))
            case Tightrope(end=city) | Ox(city=city):
                return _met(what, city)
            case Court(actor=actor):
                return [face(what, actor)]
            case Discard(request=str(card)) | Answer(card=str(card)) if card in REQUESTS:
                return [_request(what, card)]
            case _:
                return []

    def card_shown(self, view: View, term: str, about: int | str | None = None) -> Card | None:
        met = _met(scene(self, view), about) if term == "city" and isinstance(about, int) else []
        return met[0] if met else None

    def parts_shown(self, view: View, action: core.Action) -> Sequence[str]:
        """The King's mood, which troupes that meet would change, or an actor at court."""
        return ["needle"] if isinstance(action, (Travel, Horse, Tightrope, Ox, Court)) else []


def _met(what: Scene, city: int) -> Sequence[Card]:
    """The encounters of a city, the newest first."""
    state: State = what.state
    return [face(what, card) for card in state.at(city).known()]


def _request(what: Scene, card: core.Face) -> Card:
    """A request, with what it pays."""
    pays = f"{REQUESTS[card].pays}{what.sign('coin')}"
    return Card(COLOURS.get(card, "request"), pays, what.text(f"request-{card}"), PICTURES[card], what.sign("request"))
