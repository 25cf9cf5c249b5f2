"""Explanations of Medieval Academy: what a track is for, and who stands on it how; what was exchanged.

Knows: which text tells which rule, and which of them hold at a table.
Must not know: how a text is laid out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate, pairwise

import core
from core.games.academy.actions import Arm, ChooseStack, Keep
from core.games.academy.components import LOOP
from core.games.academy.tracks import at_start
from tui.boards import rows
from tui.boards.view import View
from tui.text.words import mark

from .answers.earnings import difference, next_paying
from .answers.paying import paid, paid_in, paid_more
from .answers.stack_gains import StackGains, Walk
from .answers.ways import place_reached
from .moves import Move
from .squires import Squires
from .standing import UNCERTAIN, Outlook
from .words import Wording, in_order, minus, places_seen, signed

TOPICS = {"excalibur": "excalibur", "turned": "neutral", **dict.fromkeys(("split", "stack", "arm"), "exchange")}
"""Topics of a question other than tracks."""


def explained(words: Wording, view: View, action: core.Action | None, *, ranked: bool = True) -> str:
    """What an answer is about, or else its question, or the board; how cards are exchanged comes last. `ranked`: with
    who stands on its tracks how."""
    question = words.question(view)
    topic = TOPICS.get(question.ask) if question else None
    would, tracks = _would(words, view, action), words.tracks_meant(view, action)
    parts = about_tracks(words, view, tracks, ahead=bool(would) and len(tracks) == 1, ranked=ranked)
    ruled = [words.text(view, f"explain-{topic}")] if topic else []
    parts = [*parts, *ruled] if topic == "exchange" else [*ruled, *parts]
    return "\n\n".join([*would, *(parts or [words.text(view, "explain")]), *_shown(words, view)])


def _would(words: Wording, view: View, action: core.Action | None) -> list[str]:
    """The moves that a choice would make, a line each; none where it moves no disc."""
    if action is None:
        return []
    if isinstance(action, ChooseStack):
        return _would_take(words, view, action)
    moves = Outlook(words, replace(view, cursor=action)).moves.values()
    told = [_would_move(words, view, action, move) for move in moves if move.start != move.end]
    head = "explain-would-alone" if isinstance(action, (Keep, Arm)) else "explain-would"
    return ["\n".join([words.text(view, head), *told])] if told else []


def _would_take(words: Wording, view: View, action: ChooseStack) -> list[str]:
    """The moves that the cards of a stack make if one of our squires plays all of them, and what each would bring."""
    seat = words.question(view).seat
    cards = view.state.exchange.stacks[1 - seat][action.stack].known()
    squire, walks = StackGains(words, view, seat).walks(cards)
    head = words.text(view, "explain-would-take", squire=Squires(view).name(squire))
    return ["\n".join([head, *(_walk(words, view, walk) for walk in walks)])]


def _walk(words: Wording, view: View, walk: Walk) -> str:
    """From where to where a card of a stack would move a disc, and what that would bring."""
    return words.text(
        view, "explain-move", track=words.track(view, walk.track), start=walk.start, place="none",
        squares=walk.end,
        gain=paid_more(words, view, walk.track, walk.earned, "said") if view.figures else "none",
    )  # fmt: skip


def _would_move(words: Wording, view: View, action: core.Action, move: Move) -> str:
    """From where to where a choice would move a disc, to which place, and what that would bring."""
    return words.text(
        view, "explain-move", track=words.track(view, move.track), start=move.start,
        squares=move.end,
        place=place_reached(words, view, move) or "none",
        gain=_gain(words, view, action, move.track) if view.figures else "none",
    )  # fmt: skip


def _gain(words: Wording, view: View, action: core.Action, track: str) -> str:
    """What a track would pay us more by a choice, what it would take less, or how many squares lack to that; else that
    it is as much, with what it pays."""
    if difference(words, view, action, track) or next_paying(words, view, action, track):
        return paid(words, view, action, track, "said")
    return words.text(view, "explain-same", kind=paid_in(words, view, track))


def about_tracks(
    words: Wording, view: View, tracks: Sequence[str], *, ahead: bool = False, ranked: bool = True
) -> list[str]:
    """Who stands on some tracks how, and below that their rules at this table, each said once: a single one with what
    holds on square 0 in one paragraph, those of several tracks too, whose tables take the rows. `ahead`: a move on this
    track is told above."""
    rules = [*dict.fromkeys(rule for track in tracks for rule in _rules(words, view, track))]
    zero = [words.text(view, "explain-zero")] if any(_starts_behind(words, view, track) for track in tracks) else []
    told = [*rules, *zero]
    if len(rules) == 1 or len(tracks) > 1:
        told = ["\n".join(told)] if len(tracks) == 1 else [" ".join(rules), *zero]
    return [*(_rankings(words, view, tracks, ahead=ahead) if ranked else []), *told]


def _rules(words: Wording, view: View, track: str) -> list[str]:
    """The purpose of a track, and what else holds on it; what we have seen in the codex."""
    side = words.other_side(view, track)
    parts = [words.text(view, f"track-about-{track}-{side}" if side else f"track-about-{track}")]
    if any(walked >= LOOP for walked in view.state.tracks[track].walked):
        parts.append(words.text(view, "explain-lap"))
    if track in words.resetting(view):
        parts.append(words.text(view, "explain-reset"))
    if track == "gallantry" and view.state.options.step_back:
        parts.append(words.text(view, "explain-step-back"))
    if side == "codex" and (places := places_seen(view)):
        seen = ", ".join(f"{place + 1}: {minus(str(value))}" for place, value in sorted(places.items()))
        parts.append(words.text(view, "explain-seen", seen=seen))
    return parts


def _starts_behind(words: Wording, view: View, track: str) -> bool:
    """True if discs are on square 0 of a track whose own text does not say what that means."""
    return bool(at_start(view.state.tracks[track])) and not words.book(view).tracks[track].worst


def _rankings(words: Wording, view: View, tracks: Sequence[str], *, ahead: bool) -> list[str]:
    """A table for each track, all of them in the same columns; `ahead`: above the first, that it is the order before
    the move."""
    tables = [_ranking(words, view, track, ahead=ahead) for track in tracks]
    most = max((len(table[0]) for table in tables), default=0)
    lines = rows.aligned(view, [[*row, *[""] * (most - len(row))] for table in tables for row in table], gap=2)
    ends = [*accumulate(map(len, tables), initial=0)]
    told = ["\n".join(lines[start:end]) for start, end in pairwise(ends)]
    before = [words.text(view, "explain-before")] if ahead and told else []
    return ["\n".join([*before, *told[:1]]), *told[1:]] if told else []


def _ranking(words: Wording, view: View, track: str, *, ahead: bool) -> list[list[str]]:
    """The squires in the order on a track below headings: the squares each has gone, and what the track would pay it
    now; without that where it does not follow from the order."""
    name, kind = words.track(view, track), paid_in(words, view, track)
    walked, squires = view.state.tracks[track].walked, Squires(view)
    when, order = "before" if ahead else "now", in_order(view.state.tracks[track])
    head = words.text(view, "explain-order", track=name[:1].upper() + name[1:], when=when)
    heads = [head, words.text(view, "explain-squares")]
    table = [[squires.name(squire), str(walked[squire])] for squire in order]
    if words.other_side(view, track) not in UNCERTAIN:
        earns = Outlook(words, replace(view, cursor=None)).standings[track].earns
        heads.append(words.text(view, "explain-pays", kind=kind))
        points = [view.words.shown(signed(earns.get(squire, 0))) for squire in order]
        table = [[*row, each] for row, each in zip(table, points, strict=True)]
    return [heads, *table]


def _shown(words: Wording, view: View) -> list[str]:
    """Lancelot: the cards each player is known to have this round."""
    known = view.state.exchange.known
    if not any(known):
        return []
    lines = [f"{mark(seat)}: {words.cards(view, cards)}" for seat, cards in enumerate(known)]
    return ["\n".join([words.text(view, "explain-shown"), *map(view.words.spaced, lines)])]
