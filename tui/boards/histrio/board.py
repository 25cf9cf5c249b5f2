"""Histrio on the screen: the King's mood, eight cities, the troupes, and what only we know.

Knows: how the game's state looks, and what is told while news come.
Must not know: what is legal; that comes with the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import core
from core.games.histrio.actions import Answer, Done, Horse, Ox, Tightrope, Travel
from core.games.histrio.cards import BLANK, city_of
from core.games.histrio.state import State
from core.games.histrio.theatre import mood
from tui.boards.guide import Explanation
from tui.boards.values import AnswerTable, Tally
from tui.boards.view import View
from tui.draw.canvas import Canvas
from tui.text.words import mark

from . import facts, map, moments, theatre, troupes
from .answers import tables
from .answers.columns import festival_heads
from .answers.pictured import Pictured
from .hand import hand
from .layout import layout
from .map import Chart
from .scene import scene
from .scenes import Scenes
from .stage import acts, festival
from .tiles import tells_travels

BOTTOM = 7
"""Rows that every hand has."""


def _goal(action: core.Action) -> int | None:
    """The city that a choice leads to, or closes; 0 for no acrobat, None for anything else."""
    match action:
        case Travel(card=str(card)) | Horse(card=card):
            return city_of(card)
        case Tightrope(end=city) | Ox(city=city):
            return city
        case Done():
            return 0
        case _:
            return None


class TheBoard(Pictured, Scenes):
    def title(self, view: View) -> str:
        state: State = view.state
        return self.text(
            view,
            "title",
            season=str(state.season),
            seasons=str(state.options.seasons),
            turn=state.turn,
            mood=mood(state),
            ask=self._phase(view),
        )

    def _phase(self, view: View) -> str:
        """The phase of the turn: of the open question, or of the event being told."""
        state: State = view.state
        if view.outcome is not None:
            return "over"
        if view.open_questions:
            return view.open_questions[0].ask
        if len(state.festivals) == state.season:
            return "answer"
        if not state.turn:
            return "season"
        if state.caravels:
            return "shown" if len(state.caravels) == len(state.journeys) and not state.city else "city"
        begins = not view.log or (view.news is not None and view.news.key in ("turn", "looks", "chooses"))
        return "travel" if begins else "end"

    # The board

    def frames(self, event: core.Event) -> int:
        """Caravels sail, cards and coins fly, cards are turned, the needle swings, the curtain opens."""
        return moments.FRAMES.get(event.key, 1)

    def height(self, view: View, width: int, room: int) -> int:
        """Returns the rows of the largest layout that fits, without those that the hand needs above its seven."""
        needed = hand.narrow_rows(view.state) - BOTTOM
        spare = room - max(needed, (room + 12) // 4 - 8) if room < 20 else room - (room + 12) // 4 + 8
        return layout(view.state, spare).height

    def draw(self, view: View, canvas: Canvas) -> None:
        what, plan = scene(self, view), layout(view.state, canvas.height)
        chart = Chart(canvas.width, plan.side, plan.middle, marked=not tells_travels(plan.troupe))
        if acts.is_on(view.log):
            festival.draw(what, canvas.named_part("map"))
            canvas.named_part("troupes")  # its rows say what those of the troupes do
            return
        map.draw(what, canvas.part(0, 0, canvas.width, chart.height).named_part("map"), chart)
        theatre.draw(what, chart.spots()[0].room(canvas).named_part("theatre"), chart.step)
        rest = canvas.part(0, chart.height, canvas.width, canvas.height - chart.height).named_part("troupes")
        troupes.draw(what, rest, plan.troupe, plan.head, chart.marked and not chart.is_low)
        moments.draw(what, canvas, chart, plan)

    def facts(self, view: View) -> list[str]:
        return facts.facts(self, view)

    def about(self, view: View, term: str, about: int | str | None = None) -> Explanation:
        found = super().about(view, term, about)
        if term == "city" and isinstance(about, int):
            said = "\n\n".join([*self.about_city(view, about), found.text])
            return found._replace(title=self.city(view, about), text=said)
        if term == "troupe" and isinstance(about, int):
            return found._replace(text=f"{facts.troupes(self, view)[about]}\n\n{found.text}")
        if term == "acrobats" and isinstance(about, int):
            return found._replace(text="\n\n".join([*facts.acrobats(self, view, about), found.text]))
        return found

    def at_length(self, view: View, width: int = 72) -> str:
        return facts.at_length(self, view, width)

    def brief(self, view: View, width: int) -> list[str]:
        return facts.brief(self, view, width)

    def note_arguments(self, view: View) -> dict[str, Any]:
        return {"seasons": view.state.options.seasons}

    def hand_size(self, view: View, room: tuple[int, int]) -> tuple[int, int]:
        if view.seat is None:
            return 0, 0
        wide, rows = hand.kept(room)
        return wide, hand.narrow_rows(view.state) if hand.is_narrow(room) else rows

    def hand(self, view: View, room: tuple[int, int]) -> Canvas | None:
        """Draws what only this seat knows."""
        return None if view.seat is None else hand.draw(scene(self, view), room)

    def tables(self, view: View) -> Sequence[AnswerTable]:
        found = tuple(tables.tables(self, view))
        return found if view.figures else [table.without(festival_heads(view)) for table in found]

    def passed_over(self, view: View) -> str:
        return self.text(view, "passed", ask=view.asked.ask)

    def is_done(self, action: core.Action) -> bool:
        """No more acrobats; or no request is played."""
        return super().is_done(action) or (isinstance(action, Answer) and str(action.card).startswith(BLANK))

    def total(self, view: View) -> str:
        return self.text(view, "coins", count=view.state.troupes[view.own].money)

    # Keys

    def digit(self, view: View, at: int) -> int:
        """The digit of a choice: the number of its city, and 0 for none, where each leads to a city of its own."""
        cities = [_goal(action) for action in view.legal]
        found = cities[at]
        return at + 1 if found is None or None in cities or len({*cities}) < len(cities) else found

    # News

    ending = frozenset({"over"})
    scores_wait = True
    scored_late = frozenset({"money", "steals"})

    def round_ends(self, event: core.Event) -> bool:
        """A festival is over."""
        return event.key == "curtain"

    def round_table(self, view: View, events: Sequence[core.Event]) -> Tally:
        """The earnings of the festival: shows, coins, requests played."""
        wants = view.state.festivals[-1].mood
        head = ("troupe", "show", "actors", "prize", "requests", "sum", "money")
        shows = {event.args["seat"]: event.args for event in events if event.key == "show"}
        return Tally(
            self.text(view, "tally-title", season=str(view.state.season), mood=wants),
            [self.text(view, f"tally-{column}") for column in head],
            [self._earned_now(view, seat, {}) for seat in view.state.seats],
            [self.line(view, event) for event in events if event.key == "request"],
            [self._earned_now(view, seat, shows[seat]) for seat in view.state.seats],
            standings=self.standings_now(view),
        )

    def _earned_now(self, view: View, seat: int, told: dict[str, Any]) -> list[str]:
        """One player's row in the table of a festival, with what was told of their show, if anything."""
        part = view.state.festivals[-1].performances[seat]
        verdict = "best" if told.get("best") else "yes" if told.get("pleases") else "no" if told.get("mood") else ""
        earned = (part.actors, part.prize, part.requests, part.actors + part.prize + part.requests)
        shown = [self.show(view, part.show)] if part.show else []
        show = ", ".join([*shown, *([self.text(view, f"verdict-{verdict}")] if shown and verdict else [])])
        return [
            mark(seat),
            show,
            *(f"+{each}" if each else "·" for each in earned),
            str(view.state.troupes[seat].money),
        ]
