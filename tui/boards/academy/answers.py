"""Answers of Medieval Academy in words, with what each would do to the standing.

Knows: answers, and what a track would pay after them.
Must not know: what is legal, or how anything is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

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
from core.games.academy.base import suit_of, tracks_of, value_of
from core.games.academy.tracks import best
from tui.boards.texts import COLUMN
from tui.boards.values import AnswerTable
from tui.boards.view import View
from tui.draw.signs import glyph

from .moves import Move
from .squires import Squires
from .standing import Outlook
from .terms import Terms
from .tile_cards import swords_lie_open
from .words import Wording, has_taken, minus, places_seen, signed

WAY = re.compile(r"\d+→\d+")
"""From where to where a disc goes."""
MOVES = (Keep, Arm, Play, PlayTurned, Advance)
"""Answers that move a disc, now or later."""
FORMS = (
    ("what", "way", "place", "gain", "when"), ("what", "place", "gain", "when"), ("what", "place", "paid"),
    ("what", "paid"), ("sign", "paid"), ("what", "brief"),
)  # fmt: skip
"""The columns of a table of moves, what is moved before all others, from the longest form to the briefest."""
SPOKEN = (*FORMS[:2], ("what", "place", "said"), ("what", "said"), *FORMS[3:])
"""The same of gallantry moves, of which there are so many that a low screen has no row for headings: the cells say by
themselves what they count."""
PLAIN = (("what", "way", "place", "when"), ("what", "place", "when"), ("what", "place"), ("what", "way"))
"""The same without what a move would bring."""
HEADED = ("way", "place", "gain", "when", "paid", "brief", "said")
"""The columns that have a heading of their own."""
ALIKE = ("place", "gain", "when", "paid", "brief", "said")
"""Those that are left out where all rows have the same in them."""
PAID = ("gain", "paid", "said", "brief")
"""Those that tell what a track pays before a move and after it, from the longest form to the briefest."""
PAYS = 20
"""Columns of what a track pays, beside a card for a stack."""
NONE = "·"
"""Stands in a column that says nothing of a move."""


Rows = Sequence[Mapping[str, str]]
"""The columns of each move, by name."""


class Earned(NamedTuple):
    """What a squire has from a track if it scored now, and after an answer."""

    before: int
    after: int


class Answering(Wording):
    """The answers, each with its effect."""

    def row(self, view: View, action: core.Action) -> str:
        key, args = f"answer-{type(action).__struct_config__.tag}", {}
        match action:
            case Keep(card=str(card)):
                args = {"card": self._counted(view, action, card), "moves": self._later(view, action)}
            case Split(card=str(card)) | Arm(card=str(card)):
                squire = Squires(view).colour(self.question(view).squire)
                args = {"card": self._counted(view, action, card), "squire": squire}
            case Play() | Advance() | PlayTurned() | Lift():
                args = self.moving(view, action) | {"earns": self._earns(view, action)}
            case Bet():
                args = {"track": self.track(view, action.track), "count": self._fitting(view, action.track)}
            case Look() | Claim():
                seen = places_seen(view).get(action.place)
                args = {"place": action.place + 1, "seen": "none" if seen is None else minus(str(seen))}
            case Name():
                args = {"squire": Squires(view).name(action.squire)}
            case Give() | Slip(shield=str()):
                value = action.value if isinstance(action, Give) else action.shield
                args = {"value": minus(str(value))}
            case Take():
                other = self.question(view).other
                count = sum(shield.value == action.value for shield in view.state.shields[other])
                args = {"value": action.value, "count": count}
            case ChooseStack():
                stacks = view.state.exchange.stacks[1 - self.question(view).seat]
                args = {"number": action.stack + 1, "cards": self.cards(view, stacks[action.stack].known())}
            case Decline():
                question = self.question(view)
                key, args = f"{key}-{question.ask}", {"taken": has_taken(view.log, question.squire)}
            case _:
                return ""
        return self.text(view, key, **args)

    def explain(self, view: View, action: core.Action | None) -> str:
        """The sign behind a card of which there are several, in a sentence, and what the card is for."""
        count = copies(view, action)
        more = [view.words("academy_board-copies", count=count)] if count > 1 else []
        return "\n\n".join([*more, super().explain(view, action)])

    def brief_answers(self, view: View) -> list[str]:
        return [self._brief(view, action) for action in view.legal]

    def briefest_answers(self, view: View) -> list[str]:
        """Moves without from where to where, which the board shows for the answer under the cursor."""
        return [self._without_way(text) for text in self.brief_answers(view)]

    def tables(self, view: View) -> Sequence[AnswerTable]:
        """Moves with their places and gains; cards for a stack; stacks, and the squares of their cards."""
        if view.legal and all(isinstance(action, MOVES) for action in view.legal):
            return self._tables_of_moves(view)
        if view.legal and all(isinstance(action, Split) and action.card for action in view.legal):
            return self._tables_of_cards(view)
        if not view.legal or not all(isinstance(action, ChooseStack) for action in view.legal):
            return ()
        heads = [view.words(f"academy_board-head-{head}") for head in ("stack", "squares")]
        return [AnswerTable(heads, [self._stack_row(view, action) for action in view.legal], legend(self, view))]

    def _stack_row(self, view: View, action: core.Action) -> list[str]:
        """A stack, and the squares of its cards."""
        assert isinstance(action, ChooseStack)
        stack = view.state.exchange.stacks[1 - self.question(view).seat][action.stack].known()
        return [self.text(view, "stack", number=action.stack + 1), str(sum(map(value_of, stack)))]

    def _tables_of_cards(self, view: View) -> Sequence[AnswerTable]:
        """Cards for a stack, and what their tracks pay when, as their lanes say it, in fewer and fewer words."""
        heads = [view.words("academy_board-head-card"), self.text(view, "head-pays")]
        forms = (("card", "due"), ("sign", "due"), ("sign", "due-short"), ("card",)) if view.figures else (("card",),)
        rows = [self._card_columns(view, action) for action in view.legal]
        return [
            AnswerTable(heads[: len(form)], [[row[name] for name in form] for row in rows], legend(self, view))
            for form in forms
        ]

    def _card_columns(self, view: View, action: core.Action) -> dict[str, str]:
        """The columns of a card for a stack by name."""
        assert isinstance(action, Split)
        card = action.card or ""
        tracks = tracks_of(card, view.state.tracks)
        due = {
            form: " / ".join(dict.fromkeys(self._due(view, track, form) for track in tracks))
            for form in ("due", "due-short")
        }
        return {"card": self._counted(view, action, card), "sign": self._signed(view, action, card), **due}

    def _due(self, view: View, track: str, form: str) -> str:
        """What a track pays, and in which round it does next."""
        terms, squares = Terms(self, view), self.book(view).tracks[track].squares
        pays, (round_, now) = terms.pays(track, PAYS), terms.when(track)
        if form == "due-short" and squares and not self.other_side(view, track):
            pays = " ".join(str(value) for _, value in squares if value)
        return view.words(f"academy_board-{form}", pays=pays, when="now" if now else round_ or "none")

    def _tables_of_moves(self, view: View) -> Sequence[AnswerTable]:
        """The same table in fewer and fewer columns."""
        rows = [self._move_columns(view, action) for action in view.legal]
        kind = type(view.legal[0])
        first = "played" if kind is Play else "track" if kind in (PlayTurned, Advance) else "card"
        said = view.words
        heads = {name: said(f"academy_board-head-{name}") for name in HEADED}
        heads |= dict.fromkeys(("what", "sign"), said(f"academy_board-head-{first}"))
        forms = (SPOKEN if kind is Advance else FORMS) if view.figures else PLAIN
        alike = _alike(rows)
        tables = [_table(view, form, heads, rows, alike) for form in forms]
        tables += [_table(view, form, heads, rows, ()) for form in forms[-3:]]
        return [table._replace(notes=legend(self, view)) for table in tables]

    def _move_columns(self, view: View, action: core.Action) -> dict[str, str]:
        """The columns of a move by name: of a card with several tracks the gain is that of the best."""
        moves = Outlook(self, replace(view, cursor=action)).moves
        best_of = max(moves, key=lambda name: self._difference(view, action, name))
        return {
            "what": self._what(view, action, moves[best_of]),
            "sign": self._what(view, action, moves[best_of], short=True),
            "way": " / ".join(f"{move.start} → {move.end}" for move in moves.values()),
            "place": " / ".join(dict.fromkeys(self._place(view, move) for move in moves.values())),
            **{form: self._paid(view, action, best_of, form) for form in PAID},
            "when": self._when(view, best_of),
        }

    def _what(self, view: View, action: core.Action, move: Move, *, short: bool = False) -> str:
        """A card, if it is only taken; else the track on which a disc moves, behind the card in short."""
        if isinstance(action, (Keep, Arm)):
            card = action.card or ""
            return self._signed(view, action, card) if short else self._counted(view, action, card)
        track = self.text(view, f"row-{move.track}")
        if not isinstance(action, Play):
            return track
        return f"{_signed_card(view, action.card)} {track}"

    def _place(self, view: View, move: Move) -> str:
        """The place to which a move leads, if places count on its track."""
        return WAY.sub("", self._brief_way(view, move)).strip() or NONE

    def _paid(self, view: View, action: core.Action, name: str, form: str) -> str:
        """What a track would pay us before an answer and after it, and in which round: the order may change until
        then."""
        (before, after), (round_, now) = self._track_pays(view, action, name), Terms(self, view).when(name)
        kind = "none" if before == after else "squares" if self.book(view).tracks[name].moves else "points"
        way = minus(f"{before} → {after}" if form == "gain" else f"{before}→{after}")
        return view.words(
            f"academy_board-{form}", kind=kind, way=way, count=abs(after),
            when="now" if now or not round_ else round_,
        )  # fmt: skip

    def _when(self, view: View, name: str) -> str:
        """The round in which a track scores next."""
        round_, now = Terms(self, view).when(name)
        return view.words("academy_board-when", round="now" if now else round_) if round_ or now else NONE

    def _without_way(self, row: str) -> str:
        name, *more = self.parted(row)
        return COLUMN.join([name, *(" ".join(WAY.sub("", cell).split()) for cell in more)])

    def _brief(self, view: View, action: core.Action) -> str:
        """A move along a track of places without whom it passes, and a sword without its name; a card for a stack
        or a squire without for which, since the question says it."""
        if isinstance(action, (Split, Arm)) and action.card is not None:
            return self._counted(view, action, action.card)
        if isinstance(action, Keep) and action.card is not None:
            return self._brief_later(view, action)
        move = self.move(view, action)
        if move is None or not move.squares or move.start == move.end:
            return self.row(view, action)
        card = action.card if isinstance(action, Play) else None
        kind = "none" if card is None else "sword" if suit_of(card) == "sword" else "card"
        return self.text(
            view, "brief", kind=kind, value=move.squares,
            card=self._counted(view, action, card) if card else "", track=self.track(view, move.track),
            way=self._brief_way(view, move), gain=self._gain(view, action, move.track),
        )  # fmt: skip

    def because(self, view: View, action: core.Action) -> str:
        """Whom a move passes or stays ahead of, and what its track would pay then."""
        move = self.move(view, action)
        if move is None or not self._track_pays(view, action, move.track).after:
            return super().because(view, action)
        squires, track = Squires(view), self.track(view, move.track)
        order = Outlook(self, replace(view, cursor=action)).standings[move.track].order
        ranked, before = best(order), best(view.state.tracks[move.track])
        behind = ranked[ranked.index(move.squire) + 1 :] if move.squire in ranked else []
        ahead_before = before[: before.index(move.squire)] if move.squire in before else before
        passed = [each for each in behind if each in ahead_before]
        how, names = ("passes", passed) if passed else ("ahead", behind[:1]) if behind else ("first", [])
        return self.text(
            view,
            "because",
            how=how,
            names=", ".join(map(squires.name, names)),
            track=track,
            earns=self._earns(view, action),
        )

    def _brief_later(self, view: View, action: Keep) -> str:
        """A card that is kept: where it would take us on each of its tracks, and what that would bring on the best."""
        moves = Outlook(self, replace(view, cursor=action)).moves
        ways = " / ".join(self._brief_way(view, move) for move in moves.values())
        gain = max(
            (self._gain(view, action, name) for name in moves), key=lambda gain: int(gain.replace("−", "-") or 0)
        )
        return f"{self._counted(view, action, action.card or '')} {COLUMN} {ways} {COLUMN} {gain}"

    def _signed(self, view: View, action: core.Action, card: str) -> str:
        """The same as `_counted` with the sign of the card."""
        count = copies(view, action)
        return _signed_card(view, card) + (f" ×{count}" if count > 1 else "")

    def _counted(self, view: View, action: core.Action, card: str) -> str:
        """A card, and how many of it there are if several."""
        count = copies(view, action)
        return self.card(view, card) + (f" ×{count}" if count > 1 else "")

    def _brief_way(self, view: View, move: Move) -> str:
        """From where to where a disc goes, and the place it comes to, if places count on its track."""
        ahead = self.ahead(view, move)
        place = 0 if ahead is None or not move.squares or move.start == move.end else len(ahead) + 1
        return self.text(view, "brief-way", start=move.start, end=move.end, place=place).strip()

    def _fitting(self, view: View, track: str) -> int | str:
        """The number of dealt cards that can be played on a track; `none` if this seat does not see them."""
        state, question = view.state, self.question(view)
        pile = state.exchange.dealt[question.seat] if Squires(view).doubled else state.packs[question.squire]
        cards = pile.known()
        return sum(track in tracks_of(card, state.tracks) for card in cards) if cards else "none"

    def _later(self, view: View, action: Keep) -> str:
        """What a card that is kept could do, if it were played now: on each of its tracks."""
        outlook = Outlook(self, replace(view, cursor=action))
        if len(outlook.moves) == 1:
            (move,) = outlook.moves.values()
            way = self.text(view, "way", start=move.start, end=move.end, effect=self.effect(view, move))
            return f"{way} {COLUMN} {self._earns(view, action)}"
        return f" {COLUMN} ".join(
            f"{self.track(view, name)} {self._brief_way(view, move)}" for name, move in outlook.moves.items()
        )

    def _track_pays(self, view: View, action: core.Action, name: str) -> Earned:
        """What the squire that an answer is about would have from a track, before it and after it."""
        now = Outlook(self, replace(view, cursor=None)).standings[name].earns
        after = Outlook(self, replace(view, cursor=action))
        squire = after.moves[name].squire
        return Earned(now.get(squire, 0), after.standings[name].earns.get(squire, 0))

    def _gain(self, view: View, action: core.Action, name: str) -> str:
        """The same as text; empty for none, and where it is not to be told."""
        difference = self._difference(view, action, name) if view.figures else 0
        return signed(difference) if difference else ""

    def _difference(self, view: View, action: core.Action, name: str) -> int:
        """The difference that an answer makes to what a track would pay."""
        earned = self._track_pays(view, action, name)
        return earned.after - earned.before

    def _earns(self, view: View, action: core.Action) -> str:
        """What the track of an answer would pay in its order, and in which round; nothing if that is none before it and
        after it."""
        (name,) = Outlook(self, replace(view, cursor=action)).moves
        earned, (round_, now) = self._track_pays(view, action, name), Terms(self, view).when(name)
        if earned == (0, 0) or not (round_ or now) or not view.figures:
            return ""
        return self.text(
            view, "earns", before=minus(str(earned.before)), after=minus(str(earned.after)),
            kind="moves" if self.book(view).tracks[name].moves else "points", when="now" if now else round_,
        )  # fmt: skip


def _signed_card(view: View, card: str) -> str:
    """A card by its sign."""
    return f"{glyph(suit_of(card), view.ascii_only)} {value_of(card)}"


def _alike(rows: Rows) -> list[str]:
    """The columns that have the same in all of several rows."""
    return [name for name in ALIKE if len({row[name] for row in rows}) == 1 < len(rows)]


def _table(view: View, form: Sequence[str], heads: Mapping[str, str], rows: Rows, alike: Sequence[str]) -> AnswerTable:
    """A table of these columns. What those that are alike have in all rows is said once, in a heading behind the
    others, or left out if it is nothing."""
    kept = [name for name in form if name not in alike]
    common = [name for name in form if name in alike and rows[0][name] != NONE]
    said = [_said_once(view, heads[name], rows[0][name]) for name in common]
    return AnswerTable([*(heads[name] for name in kept), *said], [[row[name] for name in kept] for row in rows])


def _said_once(view: View, head: str, what: str) -> str:
    """The heading of a column that has the same in all rows."""
    nothing = what in [view.words(f"academy_board-{form}", kind="none") for form in PAID]
    return view.words("academy_board-all", head=head, what=what, many="no" if nothing else "yes")


def legend(words: Wording, view: View) -> list[str]:
    """The signs on the board and in the table that stand beside no word."""
    state, said = view.state, view.words
    playing = any(suit_of(action.card) == "sword" for action in view.legal if isinstance(action, Play))
    chosen = bool(state.asked) and len(view.to_act) < state.seats and state.asked[0].ask in ("keep", "split", "arm")
    signs = {"sword": playing or swords_lie_open(words, view), "first": True, "done": chosen}
    shown = [name for name, there in signs.items() if there]
    return ["  ".join(said(f"academy_board-{name}", sign=glyph(name, view.ascii_only)) for name in shown)]


def copies(view: View, action: core.Action | None) -> int:
    """The number of equal cards that an answer chooses one of; 1 for an answer without a card."""
    state, question = view.state, view.question
    card = getattr(action, "card", None)
    if not card or question is None:
        return 1
    pile = {
        Keep: lambda: state.packs[question.squire],
        Play: lambda: state.hands[question.squire],
        Split: lambda: state.exchange.dealt[question.seat],
        Arm: lambda: state.exchange.shares[question.seat],
    }.get(type(action))  # fmt: skip
    return pile().known().count(card) if pile else 1
