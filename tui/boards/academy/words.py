"""Medieval Academy in words: questions, answers, events, and what a track is for.

Knows: how the game's actions and events are told, and what an answer would do to the standing.
Must not know: what is legal, or how anything is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import core
from core.games.academy.actions import Keep, Play
from core.games.academy.base import goes_left, to_whom, tracks_of
from core.games.academy.components import DEALT, LANCELOT_DEALT, LANCELOT_PLAYED, PLAYED, RESET_AFTER
from core.games.academy.state import NOBODY_ELSE, State, Track
from core.games.academy.tracks import at_start, best
from core.games.academy.variants.karadoc import turned
from tui.boards.view import View
from tui.text.words import mark

from .moves import Moves
from .squires import Squires, sentence

ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
TRACK_ASKED = {"look": "education", "claim": "education", "name": "charity", "give": "charity", "take": "charity"}
"""The track a question is about, if no answer names one."""
DRAFTED = ("keeps", "passes")
PLAYING = ("plays", "lap", "cup", "scroll", "looks", "turns_up", "declines", "lifts")
"""Events told while cards are drafted, and while they are played; after them the round scores."""


class Wording(Moves):
    """Questions, answers, events and explanations as sentences."""

    def title(self, view: View) -> str:
        state: State = view.state
        most = LANCELOT_PLAYED if Squires(view).doubled else PLAYED
        ask, number = self._phase(view)
        return self.text(
            view, "title", round=ROMAN[state.round], ask=ask, card=min(number, most), most=most,
            way="left" if goes_left(state) else "right",
        )  # fmt: skip

    def _phase(self, view: View) -> tuple[str, int]:
        """The phase of the round and the number of the card: of the open question, or of the event being told."""
        state: State = view.state
        told, played = view.news.key if view.news is not None else "", max(map(len, state.played))
        if view.outcome is not None:
            return "over", played
        if state.asked:
            asked = state.asked[0]
            return asked.ask, len(state.played[asked.squire]) + (asked.ask == "play")
        if told in DRAFTED and not Squires(view).doubled:
            return "keep", 0
        return ("scores" if told and told not in PLAYING else "play") if played else "none", played

    def ask(self, view: View) -> str:
        """What is asked; of a card that is the only choice, that it is to be kept or played."""
        state, question, only = view.state, self.question(view), self._only_card(view)
        card = turned(state, question.squire) if question.ask == "turned" else only
        return self.text(
            view,
            "ask-only" if only else f"ask-{question.ask}",
            ask=question.ask,
            whose=self.whose(view, question.squire),
            other=self._other(view, question),
            squares=question.amount,
            card=self._whole(view, [card]) if card else "",
            number=self._number(view, question),
        )

    @staticmethod
    def _only_card(view: View) -> str:
        """The card that is the only one to be kept or played; empty where there is a choice."""
        only = view.legal[0] if len(view.legal) == 1 else None
        return only.card or "" if isinstance(only, (Keep, Play)) else ""

    def _other(self, view: View, question: Any) -> str:
        """The other squire a question is about: the neighbour that gets the pack, the maker of the stacks, the
        receiver."""
        state: State = view.state
        squire = question.other
        if question.ask == "stack":
            return mark(1 - question.seat)
        if question.ask == "keep":
            squire = to_whom(state, question.squire)
        return "none" if squire == NOBODY_ELSE else Squires(view).name(squire)

    def _number(self, view: View, question: Any) -> int:
        """The number of the card that is asked for, of several."""
        pile = view.state.exchange.stacks[question.seat][0] if question.ask == "split" else None
        return 1 + len(view.state.hands[question.squire] if pile is None else pile)

    # Events

    def line(self, view: View, event: core.Event) -> str:
        return sentence(super().line(view, event))

    def arguments(self, view: View, event: core.Event) -> dict[str, Any]:
        args = super().arguments(view, event)
        if event.key in ("looks", "claims"):
            args["place"] = event.args["place"] + 1
        elif event.key in ("plays", "moves") and self.book(view).tracks[event.args["track"]].squares:
            args["place"] = "none"  # on this track squares count, not places
        elif event.key in ("cup", "duel_ends"):
            stays = event.args["start"] == event.args["end"]
            args = {name: self.cup(view, at) for name, at in event.args.items()} | {"stays": "yes" if stays else "no"}
        elif event.key == "total":
            args["count"] = abs(event.args["points"])
        elif event.key == "round":
            args |= self._round(view, event.args["round"])
        elif event.key == "declines":
            before = takewhile(lambda other: other is not event, view.log)
            args["taken"] = has_taken([*before], event.args["squire"])
        return args

    def _round(self, view: View, number: int) -> dict[str, Any]:
        """The number of cards dealt, and the tracks that are reset after the round; with Lancelot also the turn
        order, which changes every round."""
        squires, book = Squires(view), self.book(view)
        order = ",\u00a0".join(map(squires.initial, book.turn_order(number, view.state.starter)))
        doubled, resets = squires.doubled, len(book.resetting) if number == RESET_AFTER else 0
        return {
            "cards": LANCELOT_DEALT if doubled else DEALT, "order": order if doubled else "none", "resets": resets,
        }  # fmt: skip

    def note_arguments(self, view: View) -> dict[str, Any]:
        return {"resets": len(self.book(view).resetting)}

    def resetting(self, view: View) -> list[str]:
        """The tracks that are still to be reset after round III."""
        return self.book(view).resetting if view.state.round <= RESET_AFTER else []

    def argument(self, view: View, name: str, value: Any) -> Any:
        if value is None:
            return "none"
        match name:
            case "squire" | "other":
                return Squires(view).name(value)
            case "squires" | "last":
                return Squires(view).listed(value) or "none"
            case "track":
                return self.track(view, value)
            case "tracks":
                return ", ".join(self.track(view, track) for track in value)
            case "card":
                return self._whole(view, [value])
            case "cards":
                return self._whole(view, value)
            case "stacks":
                return "; ".join(self._whole(view, stack) for stack in value)
            case "round":
                return ROMAN[value]
            case "value" | "points" | "shield":
                return signed(value) if name == "value" else minus(str(value))
            case _:
                return super().argument(view, name, value)

    def _whole(self, view: View, cards: Sequence[str]) -> str:
        """Cards in a sentence, none of them in two rows."""
        return ", ".join(self.card(view, card).replace(" ", "\u00a0") for card in cards)

    # More about a thing

    def tracks_meant(self, view: View, action: core.Action | None) -> list[str]:
        """The tracks an answer is about."""
        if track := getattr(action, "track", None):
            return [track]
        if card := getattr(action, "card", None):
            return tracks_of(card, view.state.tracks)
        question = self.question(view)
        return [TRACK_ASKED[question.ask]] if question and question.ask in TRACK_ASKED else []

    def opening(self, view: View) -> Sequence[core.Event]:
        state: State = view.state
        events = [core.Event("round", {"round": state.round, "squire": state.first})]
        if state.codex.places:
            events.append(core.Event("codex", {"places": len(state.codex.places)}))
        return events


def in_order(track: Track) -> list[int]:
    """The squires as a track's order is told: the first one first. Those at 0 are all last, whatever lies on what: of
    them none is named before another for that, they follow as they sit."""
    return [*best(track), *at_start(track)]


def places_seen(view: View) -> dict[int, int]:
    """The shields of the codex we have looked at this round, by place: the state shows them no more, the log does."""
    seen: dict[int, int] = {}
    for event in view.log:
        if event.key == "round":
            seen = {}
        elif event.key == "looks" and event.args["shield"] is not None:
            seen[event.args["place"]] = event.args["shield"]
    return seen


def lookers(view: View) -> dict[int, list[int]]:
    """The squires that looked at each place of the codex this round, which everybody saw."""
    found: dict[int, list[int]] = {}
    for event in view.log:
        if event.key == "round":
            found = {}
        elif event.key == "looks" and event.args["squire"] not in found.setdefault(event.args["place"], []):
            found[event.args["place"]].append(event.args["squire"])
    return found


def has_taken(log: Sequence[core.Event], squire: int) -> str:
    """True if this squire was the last to take something: it may take nothing more, or nothing at all."""
    last = log[-1] if log else core.Event("")
    return "yes" if last.key == "takes" and last.args["squire"] == squire else "no"


def minus(text: str) -> str:
    """A number with a true minus sign."""
    return text.replace("-", "−")


def signed(value: int) -> str:
    return minus(f"{value:+d}") if value else "0"
