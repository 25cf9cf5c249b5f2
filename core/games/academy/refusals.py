"""Medieval Academy: why an answer cannot be given.

Knows: what somebody might want to answer, and the rule that stands against it.
Must not know: what may be answered, which the rules say, or any words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.contract import Action, Refusal
from core.scheduler import Refusals

from .actions import Claim, Keep, Lift, Look, Name, Play, PlayTurned
from .base import different, tracks_of
from .state import SquireQuestion, State
from .tracks import covered


def keeping(state: State, question: SquireQuestion) -> Iterator[Refusal]:
    """Cards that were kept before."""
    for card in different(state.hands[question.squire]):
        yield Refusal(Keep(card), "kept", {"card": card})


def playing(state: State, question: SquireQuestion) -> Iterator[Refusal]:
    """Tracks for which no card is in hand; cards that the same player's other squire holds."""
    hand = different(state.hands[question.squire])
    open_tracks = {track for card in hand for track in tracks_of(card, state.tracks)}
    for track in state.tracks:
        if hand and track not in open_tracks:
            yield Refusal(Play(hand[0], track), "no-card", {"track": track})
    others = [each for each in state.squires if state.owners[each] == question.seat and each != question.squire]
    for squire in others:
        for card in different(state.hands[squire]):
            yield Refusal(Play(card, tracks_of(card, state.tracks)[0]), "other-squire", {"card": card, "other": squire})


def turned(state: State, question: SquireQuestion) -> Iterator[Refusal]:
    """A sword card goes on two tracks only."""
    for track in state.tracks:
        yield Refusal(PlayTurned(track), "sword-only", {"track": track})


def places(kind: type[Look] | type[Claim]) -> Refusals[State, SquireQuestion]:
    """Places of the codex whose shields are gone."""

    def gone(state: State, question: SquireQuestion) -> Iterator[Refusal]:
        for place in range(len(state.codex.places)):
            action: Action = kind(place)
            yield Refusal(action, "place-empty", {"number": place + 1})

    return gone


def naming(state: State, question: SquireQuestion) -> Iterator[Refusal]:
    """Squires who are not last on charity."""
    for squire in state.squires:
        yield Refusal(Name(squire), "not-last", {"other": squire})


def lifting(state: State, question: SquireQuestion) -> Iterator[Refusal]:
    """Tracks on which no disc of one's own lies below another; and the king track, whatever lies there. [R12]"""
    own = [squire for squire in state.squires if state.owners[squire] == question.seat]
    for name, track in state.tracks.items():
        why = "no-king-lift" if name == "king" else "not-covered"
        if name == "king" or not any(covered(track, squire) for squire in own):
            yield Refusal(Lift(question.squire, name), why, {"track": name})


REFUSALS: Mapping[str, Refusals[State, SquireQuestion]] = {
    "keep": keeping,
    "play": playing,
    "turned": turned,
    "look": places(Look),
    "claim": places(Claim),
    "name": naming,
    "excalibur": lifting,
}
