"""Duelling Nobles on the screen: two courts face to face, and between them the duel, or the piles.

Knows: what lies where on the screen, and how the game's events are told.
Must not know: what is legal; that comes with the view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import core
from core.games.nobles.actions import Substitute
from core.games.nobles.components import ACE, rank_of, suit_of
from core.games.nobles.duel import CLOSENESS, blow, closeness, has_ace, may_use, weapons_left
from core.games.nobles.state import State, other
from tui.boards.guide import Explanation
from tui.boards.values import Standing, Tally
from tui.boards.view import View
from tui.draw import hand as hands
from tui.draw.canvas import Canvas
from tui.draw.cards import Across
from tui.text.words import mark

from . import about as abouts
from . import cards as cards
from . import court as courts
from . import duel as duels
from . import ending as endings
from . import facts, fought
from . import moments as moments
from . import people as people
from .answers.answering import Answering
from .answers.pictured import Pictured
from .arena import dealt as dealt
from .arena import market as market
from .arena import stage as stage
from .asides import rules
from .cards import short
from .clicks import answer_about, from_hand, is_means
from .plan import PLANS, Table, plan
from .scenes import Scenes

LATE = 10
"""Turns in a row without a duel from which on they are told."""

NOBLES = ("noble", "target", "king", "source", "spared")
"""Arguments of events that are nobles; those in `WEAPONS` are weapons. Both are told by their short names."""
WEAPONS = ("card", "weapon", "armour", "exchanged")
PLAYERS = ("seat", "challenged", "at")


class TheBoard(Pictured, Answering, Scenes):
    id = "nobles"
    silent = frozenset({"parts", "looks_away", "ace"})
    ending = frozenset({"over"})
    falling = True

    def title(self, view: View) -> str:
        state: State = view.state
        step = "over" if view.outcome else "court" if not state.turn.number else "turn"
        quiet = state.quiet_turns if state.quiet_turns >= LATE else 0
        return self.text(view, "title", step=step, number=state.turn.number, name=mark(state.turn.seat), quiet=quiet)

    # The board

    def height(self, view: View, width: int, room: int) -> int:
        rows = plan(width, room).rows
        return min(room, dealt.rows(rows)) if dealt.shown(view) and width < PLANS[-1].least else rows

    def frames(self, event: core.Event) -> int:
        return moments.FRAMES.get(event.key, 1)

    def round_ends(self, event: core.Event) -> bool:
        """Both duellists have stepped back."""
        return event.key == "parts"

    def round_table(self, view: View, events: Sequence[core.Event]) -> Tally | None:
        found, seen = duels.tally(view), duels.decided(view.log)
        if found is None or seen is None:
            return found
        return found._replace(picture=lambda width, height: fought.draw(view, seen, (width, height)))

    def draw(self, view: View, canvas: Canvas) -> None:
        """Draws the steps of the turn, below them both players above their courts, and the arena between the courts."""
        table, (width, height) = Table.of(view, canvas, self.keys), canvas.size
        plan = table.plan
        people.steps(table, canvas.part(0, 0, width, 1).named_part("steps"))
        for seat, x in zip(table.seats, (0, width // 2), strict=True):
            people.head(table, canvas.part(x, 1, width - width // 2, plan.head).named_part("head", seat), seat)
        if dealt.shown(view):
            dealt.draw(table, canvas.part(0, plan.top, width, height - plan.top).named_part("arena"))
            return
        arena = plan.arena_room(canvas).named_part("arena")
        arena.fill(0, 0, *arena.size, "panel")
        _arena(table, arena)
        for at, seat in enumerate(table.seats):
            courts.draw(table, plan.court_room(canvas, right=bool(at)).named_part("court", seat), seat)
        market.fly(table, canvas)

    def facts(self, view: View) -> list[str]:
        return facts.facts(self, view)

    def brief(self, view: View, width: int) -> list[str]:
        return facts.brief(self, view, width)

    # Our hand

    def hand_size(self, view: View, room: tuple[int, int]) -> tuple[int, int]:
        return (0, 0) if view.seat is None else hands.kept(room)

    def hand(self, view: View, room: tuple[int, int]) -> Canvas | None:
        columns, rows = hands.kept(room)
        above = isinstance(room, Across)
        return self._hand(view, rules.Place(room[0] if above else columns, rows, above=above))

    def _hand(self, view: View, place: rules.Place) -> Canvas | None:
        if view.seat is None:
            return None
        state: State = view.state
        held = sorted(state.hands[view.seat].known(), key=cards.place_in_hand)
        if not held:
            return rules.empty_hand(view, place)
        answers = [answer_about(view, face) for face in held]
        asked = any(answer is not None for answer in answers)
        useful = [answer is not None or not asked for answer in answers]
        hand = hands.Hand(
            [self._in_hand(view, face, useful=use) for face, use in zip(held, useful, strict=True)],
            next((at for at, face in enumerate(held) if face == from_hand(view.cursor)), None),
            useful,
            [view.why(card=face) if answer is None else answer for face, answer in zip(held, answers, strict=True)],
            [answer is not None and is_means(view, answer, face) for face, answer in zip(held, answers, strict=True)],
            told=True,
            asked=asked,
        )
        return rules.behind_hand(view, hands.draw(hand, place[:2], view.ascii_only), place)

    def _key(self, view: View, face: str) -> str:
        """The digit of the answer that a card of our hand is; none if it is several."""
        numbers = [at for at, action in enumerate(view.legal) if from_hand(action) == face]
        return self.keys(view, numbers) if len(numbers) == 1 else ""

    def _in_hand(self, view: View, face: str, *, useful: bool) -> cards.Card:
        """A card of ours as it is drawn, with what it does in this question; one that is no choice of it says so."""
        if not useful:
            note = self.text(view, "kind-idle")
        elif rules.asked(view) == "favour" and len(view.legal) > 1:
            note = self.text(view, f"kind-favour-{suit_of(face)}")
        else:
            note = _worth(view, face)
        return replace(cards.weapon_card(view, face, note), key=self._key(view, face))

    def total(self, view: View) -> str:
        """The wounds that our court and the other can still bear."""
        if not view.state.turn.number:
            return ""
        mine, theirs = view.state.stamina(view.own), view.state.stamina(other(view.own))
        stands = "level" if view.outcome or mine == theirs else "ahead" if mine > theirs else "behind"
        over = "yes" if view.outcome else "no"
        return self.text(view, "total", mine=mine, theirs=theirs, stands=stands, over=over)

    def final(self, view: View) -> str:
        return view.words("ending-wounds", count=view.state.stamina(view.own))

    def place(self, view: View) -> int | None:
        """None: of two players the total says who is ahead."""
        return None

    # Events

    def arguments(self, view: View, event: core.Event) -> dict[str, Any]:
        args = super().arguments(view, event)
        if event.key == "lays":
            args["closeness"] = _closeness(event.args)
        if event.key == "hand":
            args["count"] = len(event.args["weapons"])
        if event.key == "no-duel":
            args["late"] = "yes" if event.args["turns"] >= LATE else "no"
        if event.key == "over":
            args["stamina"] = ", ".join(f"{mark(seat)} {left}" for seat, left in enumerate(event.args["stamina"]))
        return args

    def argument(self, view: View, name: str, value: Any) -> Any:
        if isinstance(value, list):
            return _listed(view, name, value)
        if name in PLAYERS:
            return mark(value)
        if name in (*NOBLES, *WEAPONS) and isinstance(value, str):
            return short(view, value)
        return super().argument(view, name, value)

    def explain(self, view: View, action: core.Action | None) -> str:
        return "\n\n".join([*abouts.about(view, action), *abouts.lying_open(view, empty=False)])

    def about(self, view: View, term: str, about: int | str | None = None) -> Explanation:
        """What a thing is now, then what it is."""
        found = super().about(view, term, about)
        return found._replace(text="\n\n".join([*abouts.now(view, term, about), found.text]))

    # The end

    def reason(self, view: View, outcome: core.Outcome) -> str:
        """The reason for the end as the reader sees it, and the duel that brought it."""
        return endings.reason(view, outcome)

    def standing(self, state: State) -> Standing:
        """The wounds that each court could still bear."""
        return Standing(state.turn.number, [state.stamina(seat) for seat in range(len(state.coins))])

    def end_table(self, view: View) -> Tally:
        """The nobles that each court has left, with their wounds, and those it has lost; the best court first."""
        return endings.table(view, self.text(view, "end-scores"))

    def end(self, view: View) -> list[str]:
        """The same in columns."""
        return endings.lines(view)


def _arena(table: Table, arena: Canvas) -> None:
    """The duel, until the next turn begins; then the piles."""
    seen = duels.scene(table.view)
    if seen is None or seen.turns_ago:
        market.draw(table, arena, seen)
    else:
        stage.draw(table, arena, seen)


def _listed(view: View, name: str, values: list[Any]) -> str:
    """Dice as a sum, cards as a list; `none` if they are hidden."""
    if name == "dice":
        return " + ".join(map(str, values))
    return "none" if None in values else ", ".join(short(view, face) for face in values if isinstance(face, str))


def _closeness(laid: Mapping[str, Any]) -> str:
    """How close an ace is to the noble that uses it; `none` of another weapon."""
    noble, weapon = laid["noble"], laid["weapon"]
    return CLOSENESS[closeness(noble, weapon)] if rank_of(weapon) == ACE else "none"


def _worth(view: View, face: str) -> str:
    """The worth of one of this seat's cards in the duel, while more can be laid."""
    duel, seat = view.state.duel, view.seat
    if duel is None or seat is None or not weapons_left(duel, seat):
        return ""
    noble = view.cursor.noble if isinstance(view.cursor, Substitute) else duel.nobles[seat]
    if has_ace(duel) or rank_of(face) == ACE or not may_use(view.state, noble, face):
        return ""
    worth = blow(view.state, noble, face)
    return f"+{worth.value + worth.suit}"
