"""Grail Cup on the screen: where its questions, answers and events get their words.

Knows: how each answer is said, and which card belongs to a question.
Must not know: what is legal, which comes with the view, or where an answer leads, which is for core to say.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any

import core
from core.games.grail.actions import Choose, Curse, Keep, Lay, Pass, PlaceDragon, Point, Push, Ride, Spear, Steal
from core.games.grail.components import ALLIES, LOOKS
from core.games.grail.draft import all_picks, picks, seat_along
from core.games.grail.outlook import Outlook, outlook
from core.games.grail.path import board, kinds, knights_on, place_of, place_on
from core.games.grail.state import KnightQuestion, State

from ..canvas import Canvas
from ..words import initial, mark
from .base import Board, Tally, View
from .grail_parts import (
    LARGE,
    SMALL,
    draw_allies,
    draw_path,
    draw_people,
    draw_person,
    legend,
    people_columns,
    whereabouts,
)
from .grail_round import round_table

CARD = 28
"""Columns of the card beside the answers."""


class TheBoard(Board):
    id = "grail"

    def title(self, view: View) -> str:
        state: State = view.state
        ally = state.calling or "none"
        return self.text(
            view,
            "title",
            round=state.round,
            phase="over" if state.over else state.phase,
            ally=ally,
            number=len(state.answers),
            pick=min(picks(state) + 1, all_picks(state)),
            picks=all_picks(state),
            way=state.way or "none",
            spears=state.spears_left,
        )

    # The board

    def height(self, view: View, width: int, room: int) -> int:
        """Where there is room every space is a box with its number; the people lie beside the allies then."""
        rows = LARGE.rows(self._spaces(view)) + 2 + len(ALLIES)
        if width >= 80 and room >= rows:
            return rows
        return self._small_rows(view) + (2 if room >= self._small_rows(view) + 4 else 0)

    def _spaces(self, view: View) -> int:
        return board(view.state).finish + 1

    def _small_rows(self, view: View) -> int:
        """Rows of the path and of the people below."""
        seats = len(view.state.seats)
        return SMALL.rows(self._spaces(view)) + -(-seats // people_columns(seats))

    def draw(self, view: View, canvas: Canvas) -> None:
        action = view.cursor
        ally = action.ally if isinstance(action, (Keep, Curse)) else None
        knight = action.knight if isinstance(action, (Point, Push, Steal)) else None
        large = canvas.height > self._small_rows(view) + 2
        fold = LARGE if large else SMALL
        draw_path(view, canvas, fold, self._marks(view))
        below = fold.rows(self._spaces(view))
        if not large:
            x = 2 + SMALL.spaces * SMALL.cell
            draw_allies(self, view, canvas, x, 0, canvas.width - x, ally)
            draw_people(self, view, canvas, below, knight)
            if canvas.height > self._small_rows(view):
                canvas.put(1, canvas.height - 1, legend(self, view), "dim")
            return
        canvas.put(1, below, legend(self, view), "dim")
        draw_allies(self, view, canvas, 1, below + 2, 32, ally)
        for at, seat in enumerate(view.state.line):
            draw_person(self, view, canvas, 38, below + 2 + at, 32, seat)
            if seat == knight:
                canvas.paint(38, below + 2 + at, 3, "cursor")

    def _marks(self, view: View) -> dict[int, str]:
        """The spaces that the answer under the cursor is about."""
        action, question = view.cursor, self._question(view)
        marks: dict[int, str] = {}
        if question is None or action is None:
            return marks
        if isinstance(action, (Choose, PlaceDragon)):
            marks[action.space] = "goal"
        elif isinstance(action, Lay):
            marks[question.number] = "goal"
        elif isinstance(action, (Point, Steal)):
            marks[view.state.at[action.knight]] = "goal"
        for way in self._ways(view, action):
            if way.past is not None:
                marks.setdefault(way.past, "spear")
            marks[way.stop] = "goal"
        return marks

    def walk(self, view: View, at: int, key: str) -> int:
        """To the next answer along the path; answers that name no space stay in their order."""
        order = sorted(range(len(view.legal)), key=lambda number: self._along(view, view.legal[number]))
        by = 1 if key == "right" else -1
        return order[(order.index(at) + by) % len(order)]

    def start(self, view: View) -> int:
        """A dragon begins its way right ahead of the leader, the fairy hers at the next clover ahead of us."""
        state: State = view.state
        first = view.legal[0]
        here = max(state.at) if isinstance(first, PlaceDragon) else state.at[view.seat or 0]
        ahead = (
            at for at, each in enumerate(view.legal) if isinstance(each, (Choose, PlaceDragon)) and each.space > here
        )
        return next(ahead, 0)

    def _along(self, view: View, action: core.Action) -> int:
        """How far along the path an answer lies."""
        state: State = view.state
        if isinstance(action, (Choose, PlaceDragon)):
            return action.space
        if isinstance(action, (Point, Push, Steal)):
            return -state.line.index(action.knight)
        return (
            max((way.stop for way in self._ways(view, action)), default=0) if isinstance(action, (Ride, Spear)) else 0
        )

    # Questions and answers

    def _question(self, view: View) -> KnightQuestion | None:
        """The question that is open for us."""
        return view.question

    def ask(self, view: View) -> str:
        state: State = view.state
        question = view.asked
        return self.text(
            view,
            f"ask-{question.ask}",
            cause=question.cause,
            number=question.number,
            dragon=state.dragon,
            left=LOOKS - len(state.looked),
            **self._space(view, question.number),
        )

    def answer(self, view: View, action: core.Action) -> str:
        question = self._question(view)
        if question is None:
            return ""
        match action:
            case Keep(ally=str(ally)):
                return self.text(
                    view, "answer-keep", ally=ally, number=ALLIES.index(ally) + 1, ways=self._tell(view, action)
                )
            case Pass(way=way):
                return self.text(view, "answer-pass", way=way, seat=mark(seat_along(view.state, question.seat, way)))
            case Curse(ally=ally):
                status = whereabouts(view).get(ally, "unknown")
                return self.text(view, "answer-curse", ally=ally, number=ALLIES.index(ally) + 1, status=status)
            case Lay(token=str(token)):
                return self.text(view, "answer-lay", token=token)
            case Ride(steps=steps):
                return self.text(view, "answer-ride", steps=steps, ways=self._tell(view, action))
            case Spear(spend=spend):
                left = view.state.spears[question.seat] - 1
                (way,) = self._ways(view, action)
                return self._tell_way(view, way, f"answer-{'past' if spend else 'stop'}", left=left)
            case Choose(space=space) | PlaceDragon(space=space):
                return self._at_space(view, action, space)
            case Point(knight=knight) | Push(knight=knight) | Steal(knight=knight):
                return self._at_knight(view, action, knight)
        return ""

    def _at_space(self, view: View, action: core.Action, space: int) -> str:
        """A space, and how far it is from the nearest knights behind it; a clover space, how far from us."""
        state: State = view.state
        tag = type(action).__struct_config__.tag
        if isinstance(action, Choose):
            ahead = space - state.at[view.seat or 0]
            where = "ahead" if ahead > 0 else "behind" if ahead else "here"
            return self.text(view, f"answer-{tag}", where=where, gap=abs(ahead), **self._space(view, space))
        nearest = max((at for at in state.at if at < space), default=None)
        names = "none" if nearest is None else " ".join(map(initial, knights_on(state, nearest)))
        gap = 0 if nearest is None else space - nearest
        return self.text(view, f"answer-{tag}", gap=gap, names=names, **self._space(view, space))

    def _at_knight(self, view: View, action: core.Action, knight: int) -> str:
        """Another knight: where he is, and what becomes of him."""
        state: State = view.state
        return self.text(
            view,
            f"answer-{type(action).__struct_config__.tag}",
            knight=mark(knight),
            place=place_of(state, knight),
            spears=state.spears[knight],
            ways=self._tell(view, action),
            **self._space(view, state.at[knight]),
        )

    def _ways(self, view: View, action: core.Action | None) -> list[Outlook]:
        """Where an answer may take whom. What follows the dragon's move is left to its own question."""
        question = self._question(view)
        if question is None or action is None or isinstance(action, PlaceDragon):
            return []
        return outlook(view.state, question, action)

    def _tell(self, view: View, action: core.Action) -> str:
        """Where an answer may lead, in words: in short for an ally to keep, by numbers alone if she leaves a choice."""
        ways = list(dict.fromkeys(self._ways(view, action)))
        if len(ways) > 1:
            stops = [self.text(view, "way-stop", space=way.stop) for way in ways]
            pasts = [self.text(view, "way-past", space=way.past) for way in ways if way.past is not None]
            return ", ".join(dict.fromkeys(stops + pasts))
        key = "way-short" if isinstance(action, Keep) else "way"
        return "".join(self._tell_way(view, way, key) for way in ways)

    def _tell_way(self, view: View, way: Outlook, key: str, **more: int) -> str:
        state: State = view.state
        start = state.at[way.knight]
        return self.text(
            view,
            key,
            start=start,
            moved="no" if way.stop == start else "yes",
            blocked="yes" if way.blocked else "no",
            past="none" if way.past is None else way.past,
            place=place_on(state, way.knight, way.stop),
            whose="mine" if way.knight == view.seat else "other",
            **more,
            **self._space(view, way.stop),
        )

    def _space(self, view: View, space: int) -> dict[str, Any]:
        """A space as a sentence takes it: its number and what it is."""
        found = [kind for kind in kinds(view.state, space) if kind != "start"]
        kind = "finish" if "finish" in found else "-".join(sorted(found)) or "plain"
        return {"space": space, "kind": kind}

    # The card beside the answers

    def hand(self, view: View, room: tuple[int, int]) -> Canvas | None:
        """The ally or token that asks; in the draft, the ally under the cursor, or what we hold."""
        name = self._card(view)
        if name is None:
            return None
        canvas = Canvas(CARD, 7, view.ascii_only)
        number = ALLIES.index(name) + 1 if name in ALLIES else 0
        mine = self._question(view) is not None
        canvas.box(0, 0, CARD, 7, self.text(view, "card", cause=name, number=number), "gold" if mine else "dim")
        rows = textwrap.wrap(self.text(view, f"does-{name}"), CARD - 4)
        for at, row in enumerate(rows[:5]):
            canvas.put(2, 1 + at + (len(rows) < 5), row, "" if mine else "dim")
        return canvas

    def _card(self, view: View) -> str | None:
        state: State = view.state
        action = view.cursor
        if isinstance(action, Keep) and self._question(view):
            return action.ally
        if state.asked and state.asked[0].cause != "draft":
            return state.asked[0].cause
        kept = [] if view.seat is None else state.kept[view.seat].known()
        return kept[0] if kept and state.asked else None

    # Events

    def arguments(self, view: View, event: core.Event) -> dict[str, Any]:
        args = super().arguments(view, event)
        if event.key == "swaps":
            args["same"] = "yes" if event.args["start"] == event.args["end"] else "no"
        if event.key in ("reveals", "nobody"):
            args["number"] = ALLIES.index(event.args["ally"]) + 1
        if event.key == "moves":
            args["steps"] = abs(event.args["end"] - event.args["start"])
            args |= self._space(view, event.args["end"])
        elif event.args.get("space") is not None:
            args |= self._space(view, event.args["space"])
        return args

    def argument(self, view: View, name: str, value: Any) -> Any:
        if name == "allies":
            known = [self.text(view, "ally-name", ally=ally) for ally in ALLIES if ally in value]
            return ", ".join(known) or "none"
        if name == "tokens":
            return ", ".join(self.text(view, "token", token=token) for token in value if token) or "none"
        if name == "spaces":
            return ", ".join(map(str, value))
        return super().argument(view, name, value)

    def explain(self, view: View, action: core.Action | None) -> str:
        """The ally, the space or the knight that the answer is about; without one, what is going on."""
        state: State = view.state
        question = self._question(view)
        parts: list[str] = []
        if isinstance(action, (Keep, Curse)) and action.ally:
            parts.append(self.text(view, f"about-{action.ally}"))
        elif question is not None and question.cause != "draft":
            parts.append(self.text(view, f"about-{question.cause}"))
        elif state.calling:
            parts.append(self.text(view, f"about-{state.calling}"))
        if isinstance(action, Curse):
            parts.append(self.text(view, "about-cursing"))
        if isinstance(action, Lay) and action.token:
            parts.append(self.text(view, f"about-{action.token}"))
        if isinstance(action, Spear):
            parts.append(self.text(view, "about-spear"))
        spaces = sorted(self._marks(view))
        parts += [self._about_space(view, space) for space in spaces]
        parts.append(self.text(view, "about-path"))
        return "\n\n".join(parts)

    def _about_space(self, view: View, space: int) -> str:
        """What a space is and does, and who stands there."""
        state: State = view.state
        found = [kind for kind in kinds(state, space) if kind != "castle" or space != board(state).finish]
        lines = [self.text(view, f"about-{kind}") for kind in found or ["plain"]]
        names = ", ".join(map(mark, knights_on(state, space))) or "none"
        dragon = "yes" if space == state.dragon else "no"
        return " ".join(
            [self.text(view, "about-space", names=names, dragon=dragon, **self._space(view, space)), *lines]
        )

    def round_ends(self, event: core.Event) -> bool:
        """With the line that begins the next one; the game's last round ends with the game."""
        return event.key == "round"

    def round_table(self, view: View, events: Sequence[core.Event]) -> Tally:
        return round_table(self, view, events)

    def end(self, view: View) -> list[str]:
        state: State = view.state
        ally = state.calling or "none"
        return [self.text(view, "end-how", round=state.round, ally=ally, dragon=state.dragon)]
