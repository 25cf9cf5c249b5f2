"""The answers of Medieval Academy as rows, each a sentence in columns.

Knows: which words tell which kind of answer.
Must not know: briefer forms, or tables.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import core
from core.games.academy.actions import (
    Advance,
    Arm,
    Bet,
    ChooseStack,
    Claim,
    Decline,
    Give,
    Keep,
    Lift,
    Look,
    Name,
    Play,
    PlayTurned,
    Slip,
    Split,
    Take,
)  # fmt: skip
from core.games.academy.base import tracks_of
from tui.boards.texts import COLUMN
from tui.boards.view import View

from ..squires import Squires
from ..standing import Outlook
from ..words import Wording, has_taken, minus, places_seen
from .cards import counted
from .earnings import earns

Arguments = Mapping[str, Any]


def row(words: Wording, view: View, action: core.Action) -> str:
    """An answer as a row; empty for one that goes without words of its own."""
    arguments = ARGUMENTS.get(type(action))
    found = arguments(words, view, action) if arguments else None
    return "" if found is None else words.text(view, _key(words, view, action), **found)


def _key(words: Wording, view: View, action: core.Action) -> str:
    """The key of an answer's text: of one that declines, for each question another."""
    key = f"answer-{type(action).__struct_config__.tag}"
    return f"{key}-{words.question(view).ask}" if isinstance(action, Decline) else key


def _keep(words: Wording, view: View, action: Keep) -> Arguments | None:
    if action.card is None:
        return None
    return {"card": counted(words, view, action, action.card), "moves": _later(words, view, action)}


def _later(words: Wording, view: View, action: Keep) -> str:
    """What a card that is kept could do, if it were played now: on each of its tracks."""
    moves = Outlook(words, replace(view, cursor=action)).moves
    effect = words.effect if len(moves) == 1 else words.effect_alone
    ways = {
        name: words.text(view, "way", start=move.start, end=move.end, effect=effect(view, move))
        for name, move in moves.items()
    }
    if len(ways) == 1:
        return f"{ways.popitem()[1]} {COLUMN} {earns(words, view, action)}"
    return f" {COLUMN} ".join(f"{words.track(view, name)} {way}" for name, way in ways.items())


def _given_card(words: Wording, view: View, action: Split | Arm) -> Arguments | None:
    """A card for a stack or for a squire."""
    if action.card is None:
        return None
    squire = Squires(view).colour(words.question(view).squire)
    return {"card": counted(words, view, action, action.card), "squire": squire}


def _stack(words: Wording, view: View, action: ChooseStack) -> Arguments:
    stacks = view.state.exchange.stacks[1 - words.question(view).seat]
    return {"number": action.stack + 1, "cards": words.cards(view, stacks[action.stack].known())}


def _moving(words: Wording, view: View, action: Play | PlayTurned | Advance | Lift) -> Arguments:
    """A move of a disc."""
    return words.moving(view, action) | {"earns": earns(words, view, action)}


def _bet(words: Wording, view: View, action: Bet) -> Arguments:
    return {"track": words.track(view, action.track), "count": _fitting(words, view, action.track)}


def _fitting(words: Wording, view: View, track: str) -> int | str:
    """The number of dealt cards that can be played on a track; `none` if this seat does not see them."""
    state, question = view.state, words.question(view)
    pile = state.exchange.dealt[question.seat] if Squires(view).doubled else state.packs[question.squire]
    cards = pile.known()
    return sum(track in tracks_of(card, state.tracks) for card in cards) if cards else "none"


def _place(words: Wording, view: View, action: Look | Claim) -> Arguments:
    """A place of the codex."""
    seen = places_seen(view).get(action.place)
    return {"place": action.place + 1, "seen": "none" if seen is None else minus(str(seen))}


def _name(words: Wording, view: View, action: Name) -> Arguments:
    return {"squire": Squires(view).name(action.squire)}


def _give(words: Wording, view: View, action: Give) -> Arguments:
    return {"value": minus(str(action.value))}


def _slip(words: Wording, view: View, action: Slip) -> Arguments | None:
    return None if action.shield is None else {"value": minus(str(action.shield))}


def _take(words: Wording, view: View, action: Take) -> Arguments:
    other = words.question(view).other
    count = sum(shield.value == action.value for shield in view.state.shields[other])
    return {"value": action.value, "count": count}


def _decline(words: Wording, view: View, action: Decline) -> Arguments:
    return {"taken": has_taken(view.log, words.question(view).squire)}


ARGUMENTS: Mapping[type[core.Action], Callable[[Wording, View, Any], Arguments | None]] = {
    Keep: _keep, Split: _given_card, Arm: _given_card, ChooseStack: _stack,
    Play: _moving, PlayTurned: _moving, Advance: _moving, Lift: _moving,
    Bet: _bet, Look: _place, Claim: _place,
    Name: _name, Give: _give, Slip: _slip, Take: _take, Decline: _decline,
}  # fmt: skip
"""What the text of each kind of answer tells; None for an answer that we do not see."""
