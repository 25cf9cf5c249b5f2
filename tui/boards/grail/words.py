"""Grail Cup on the screen: its questions, answers and events in words.

Knows: how each of them is said.
Must not know: what is legal, which comes with the view, or where an answer leads, which is for core to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import core
from core.games.grail.actions import Choose, Curse, Keep, Lay, Pass, PlaceDragon, Point, Push, Ride, Spear, Steal
from core.games.grail.components import ALLIES, LOOKS
from core.games.grail.draft import all_picks, picks, seat_along
from core.games.grail.outlook import Outlook
from core.games.grail.path import board, kinds, knights_on, place_of, place_on
from core.games.grail.state import State
from tui.boards.base import Board
from tui.boards.values import AnswerGrid, AnswerTable, Standing, Tally
from tui.boards.view import View
from tui.text.words import initial, mark

from .aim import aim, follows, passed_by, ways_of
from .allies import whereabouts
from .answers.curses import curse_grid
from .answers.tables import spaces_of, tables
from .hand import copies, named_by
from .moment import spears_before
from .round import end_lines, end_table, round_table
from .said import kind_of
from .spaces import space_grid

LISTED = 3
"""Allies of a pack that are named in the log, at most; of more it says how many they are."""
MORE = ("witch", "squire", "princess", "priest", "unicorn", "boots")
"""The cards that leave something out of what they do."""


class Teller(Board):
    """The wording of Grail Cup; the board adds how it looks."""

    id = "grail"
    shown_on_board = frozenset({"wins"})

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
            way=state.way or "none",
        )

    # Questions and answers

    def ask(self, view: View) -> str:
        state: State = view.state
        question = view.asked
        return self.text(
            view,
            f"ask-{question.ask}",
            cause=question.cause,
            number=question.number,
            dragon=state.dragon,
            look=len(state.looked) + 1,
            looks=LOOKS,
            laid=len(state.looked) - len(state.look) + 1,
            last=_what_follows(state),
            each=all_picks(state) // len(state.seats),
            mine=len(state.kept[question.seat]) + 1,
            **self.space_said(view, question.number),
        )

    def because(self, view: View, action: core.Action) -> str:
        """Whom the way passes or stays ahead of, and what the answer does."""
        effect, (how, seats) = super().because(view, action), passed_by(view, action)
        said = view.words("because-grail", how=how, names=", ".join(map(mark, seats))) if how else ""
        return ", ".join(filter(None, (said, effect)))

    def row(self, view: View, action: core.Action) -> str:
        question = view.question
        if question is None:
            return ""
        match action:
            case Keep(ally=str(ally)):
                return self.text(view, "answer-keep", ally=ally, ways=self._tell(view, action))
            case Pass(way=way):
                return self.text(view, "answer-pass", way=way, seat=mark(seat_along(view.state, question.seat, way)))
            case Curse(ally=ally):
                status = whereabouts(view).get(ally, "unknown")
                return self.text(view, "answer-curse", ally=ally, status=status)
            case Lay(token=str(token)):
                return self.text(view, "answer-lay", token=token) + copies(view, token)
            case Ride(steps=steps):
                return self.text(view, "answer-ride", steps=steps, ways=self._tell(view, action))
            case Spear(spend=spend):
                left = view.state.spears[question.seat] - 1
                (way,) = ways_of(view, action)
                return self._tell_way(view, way, f"answer-{'past' if spend else 'stop'}", left=left)
            case Choose(space=space) | PlaceDragon(space=space):
                return self._at_space(view, action, space)
            case Point(knight=knight) | Push(knight=knight) | Steal(knight=knight):
                return self._at_knight(view, action, knight)
        return ""

    def brief_answers(self, view: View) -> list[str]:
        """Allies to keep without how far they go, which the spaces say."""
        return self._briefly(view)

    def briefest_answers(self, view: View) -> list[str]:
        """The same without what the spaces are, which the road shows."""
        return self._briefly(view, kind="plain")

    def _briefly(self, view: View, **more: str) -> list[str]:
        return [
            self.text(view, "keep-short", ally=action.ally, ways=self._tell(view, action, **more))
            if isinstance(action, Keep) and action.ally
            else self.row(view, action)
            for action in view.legal
        ]

    def tables(self, view: View) -> Sequence[AnswerTable]:
        return tables(view)

    def grid(self, view: View) -> AnswerGrid | None:
        """Spaces to choose side by side, as there are too many for a row each; allies to curse where rows are few."""
        return space_grid(view) or curse_grid(view)

    def _at_space(self, view: View, action: core.Action, space: int) -> str:
        """A space, and how far it is from the nearest knights behind it; a clover space, how far from us."""
        state: State = view.state
        tag = type(action).__struct_config__.tag
        if isinstance(action, Choose):
            ahead = space - state.at[view.seat or 0]
            where = "ahead" if ahead > 0 else "behind" if ahead else "here"
            return self.text(view, f"answer-{tag}", where=where, gap=abs(ahead), **self.space_said(view, space))
        nearest = max((at for at in state.at if at < space), default=None)
        names = "none" if nearest is None else " ".join(map(initial, knights_on(state, nearest)))
        gap = 0 if nearest is None else space - nearest
        return self.text(view, f"answer-{tag}", gap=gap, names=names, **self.space_said(view, space))

    def _at_knight(self, view: View, action: core.Action, knight: int) -> str:
        """Another knight: its space, and what becomes of it."""
        state: State = view.state
        return self.text(
            view,
            f"answer-{type(action).__struct_config__.tag}",
            knight=mark(knight),
            place=place_of(state, knight),
            spears=state.spears[knight],
            ways=self._tell(view, action),
            **self.space_said(view, state.at[knight]),
        )

    def _tell(self, view: View, action: core.Action, **more: str) -> str:
        """The spaces an answer may lead to, in words: shortened for an ally to keep, numbers alone if the ally leaves a
        choice."""
        ways = ways_of(view, action)
        if len(ways) > 1:
            return spaces_of(view, ways, named=False)
        key = "way-short" if isinstance(action, Keep) else "way"
        return "".join(self._tell_way(view, way, key, **more) for way in ways)

    def _tell_way(self, view: View, way: Outlook, key: str, **more: int | str) -> str:
        state: State = view.state
        start = state.at[way.knight]
        return self.text(
            view,
            key,
            start=start,
            moved="no" if way.stop == start else "yes",
            blocked="yes" if way.blocked else "no",
            past="none" if way.past is None else way.past,
            past_place=self.text(view, "place", place=place_on(state, way.knight, way.past or 0)),
            place=place_on(state, way.knight, way.stop),
            whose="mine" if way.knight == view.seat else "other",
            **(self.space_said(view, way.stop) | more),
        )

    def space_said(self, view: View, space: int) -> dict[str, Any]:
        """A space as a sentence takes it: its number and what it is."""
        return {"space": space, "kind": kind_of(view.state, space)}

    # Events

    def arguments(self, view: View, event: core.Event) -> dict[str, Any]:
        args = super().arguments(view, event)
        if event.key == "swaps":
            args["same"] = "yes" if event.args["start"] == event.args["end"] else "no"
        if event.args.get("allies"):
            args["count"] = len(event.args["allies"])
            args["many"] = "yes" if args["count"] > LISTED else "no"
        if event.key == "blocked":
            args["kept"] = "yes" if spears_before(view, event) else "no"
        if event.key in ("reveals", "nobody"):
            args["number"] = ALLIES.index(event.args["ally"]) + 1
        if event.key == "stays" and event.args["cause"] == "priest":
            ahead = any(church > event.args["space"] for church in board(view.state).church)
            args["cause"] = "blocked" if ahead else "priest"
        if event.key == "moves":
            args["steps"] = abs(event.args["end"] - event.args["start"])
            args |= self.space_said(view, event.args["end"])
        elif event.args.get("space") is not None:
            args |= self.space_said(view, event.args["space"])
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
        """The ally, the space or the knight that the answer is about; without one, what is going on. Each block begins
        with what it is about."""
        return "\n\n".join([*about_cards(self, view, action), *about_places(self, view, action)])

    def beside(self, view: View) -> str:
        """The same without what the card in the hand says."""
        action, question = view.cursor, view.question
        card = named_by(action) or (question.cause if question is not None else "")
        parts = [self.text(view, f"more-{card}")] if card in MORE else []
        if isinstance(action, Curse):
            parts = [self.text(view, f"about-{action.ally}"), self.text(view, "about-cursing"), *parts]
        if isinstance(action, (Spear, PlaceDragon, Steal)):
            parts.append(self.text(view, "about-spear"))
        if question is None:
            parts = about_cards(self, view, action)
        return "\n\n".join([*parts, *about_places(self, view, action)])

    def about_space(self, view: View, space: int, *, spear: bool = False) -> str:
        """A space: what it is and does, and which knights stand there. `spear`: it takes one to come there."""
        state: State = view.state
        found = [kind for kind in kinds(state, space) if kind != "castle" or space != board(state).finish]
        lines = [self.text(view, f"about-{kind}") for kind in found or ["plain"]]
        names = ", ".join(map(mark, knights_on(state, space))) or "none"
        dragon = "yes" if space == state.dragon else "no"
        more = {"names": names, "dragon": dragon, "spear": "yes" if spear else "no"} | self.space_said(view, space)
        return " ".join([self.text(view, "about-space", **more), *lines])

    def opening(self, view: View) -> Sequence[core.Event]:
        state: State = view.state
        start = ", ".join(f"{mark(seat)} {state.at[seat]}" for seat in state.line)
        armed = [seat for seat in state.seats if state.spears[seat]]
        return [
            core.Event("start", {"all": start}),
            *(core.Event("spear", {"seat": seat, "cause": "start", "spears": state.spears[seat]}) for seat in armed),
            core.Event("round", {"round": state.round, "seat": state.first}),
            core.Event("aside", {"allies": state.face_up.known(), "hidden": len(state.face_down)}),
        ]

    def round_ends(self, event: core.Event) -> bool:
        """The result, worded with the line that begins the next round or names the winner."""
        return event.key in ("round", "wins")

    def round_table(self, view: View, events: Sequence[core.Event]) -> Tally:
        return round_table(self, view, events)

    def standing(self, state: State) -> Standing:
        """Everybody's position along the road."""
        return Standing(state.round, state.at)

    def end(self, view: View) -> list[str]:
        return end_lines(view)

    def end_table(self, view: View) -> Tally | None:
        return end_table(view)


def _what_follows(state: State) -> str:
    """What follows the pick of an ally, as a text names it: of the first one, that the direction is chosen."""
    if state.way is None:
        return "first"
    return "yes" if picks(state) == all_picks(state) - 1 else "no"


def about_cards(words: Teller, view: View, action: core.Action | None) -> list[str]:
    """The ally or the token that asks or that an answer names, and what a spear does."""
    question, parts = view.question, list[str]()
    if isinstance(action, (Keep, Curse)) and action.ally:
        parts.append(words.text(view, f"about-{action.ally}"))
    elif question is not None and question.cause != "draft":
        parts.append(words.text(view, f"about-{question.cause}"))
    elif view.state.calling:
        parts.append(words.text(view, f"about-{view.state.calling}"))
    if isinstance(action, Curse):
        parts.append(words.text(view, "about-cursing"))
    if isinstance(action, Lay) and action.token:
        parts.append(words.text(view, f"about-{action.token}"))
    if isinstance(action, Spear):
        parts.append(words.text(view, "about-spear"))
    return parts


def spaces_told(view: View, action: core.Action | None) -> list[int]:
    """The spaces that are explained: those where an answer leads, or where the move after it does."""
    if isinstance(action, Steal):
        return []
    if isinstance(action, (PlaceDragon, Point)):
        return sorted({way.stop for way in follows(view, action)})
    stays = {view.state.at[view.own]} if isinstance(action, (Keep, Ride)) else set[int]()
    return sorted(aim(view).spaces.keys() - stays)


def about_places(words: Teller, view: View, action: core.Action | None) -> list[str]:
    """The spaces that an answer names or leads to, with what lies there; without any and any card, the path."""
    state, spaces = view.state, spaces_told(view, action)
    goals = aim(view).spaces
    parts = [words.about_space(view, space, spear=goals.get(space) == "spear") for space in spaces]
    parts += [words.text(view, "about-tokens")] if any("clover" in kinds(state, space) for space in spaces) else []
    named = bool(parts or about_cards(words, view, action))
    return parts if named else [words.text(view, "about-passing" if isinstance(action, Pass) else "about-path")]
