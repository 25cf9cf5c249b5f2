"""Duelling Nobles on the screen: two courts facing each other, the steps of the turn, and the duel between them.

Knows: where everything lies on the screen, and how the game's events are told.
Must not know: what is legal; that comes with the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import core
from core.games.nobles import favours, offers
from core.games.nobles.actions import Arm, Challenge, Favour, Keep, MoveArmour, Substitute, Tithe
from core.games.nobles.components import ACE, COURT, RANKS, rank_of
from core.games.nobles.duel import blow, may_use, weapons_left
from core.games.nobles.rules import asked_now
from core.games.nobles.state import State, other

from ..canvas import Canvas
from ..words import mark
from . import nobles_cards as cards
from . import nobles_duel as duels
from . import nobles_words as texts
from .base import Board, Tally, View
from .nobles_cards import short, shorts


class Plan(NamedTuple):
    """Where things lie, from the row of each; `panel` is the column of people and duels."""

    shape: cards.Shape
    theirs: int
    ours: int
    panel: int
    their_person: int
    our_person: int
    rows: int


SMALL = Plan(cards.SMALL, theirs=1, ours=7, panel=32, their_person=1, our_person=9, rows=11)
LARGE = Plan(cards.LARGE, theirs=2, ours=13, panel=40, their_person=2, our_person=17, rows=20)

QUESTIONS = ("income", "favour", "buy", "tithe", "equip", "challenge", "duel")
BACKS = 8
"""Backs of a hand that are drawn at most."""
BELOW = 3
"""More rows where there is room: all of the discard, and the nobles out of the game."""
COINS = 6
"""Coins that are drawn at most."""
LATE = 10
"""Turns in a row without a duel from which on they are told."""

NOBLES = ("noble", "target", "king", "source", "spared")
"""Arguments of events that are nobles; those in `WEAPONS` are weapons. Both are told by their short names."""
WEAPONS = ("card", "weapon", "armour", "exchanged")
PLAYERS = ("seat", "challenged", "at")


class TheBoard(Board):
    id = "nobles"
    silent = frozenset({"parts", "looks_away"})

    def title(self, view: View) -> str:
        state: State = view.state
        step = "over" if view.outcome else "court" if not state.turn.number else "turn"
        quiet = state.quiet_turns if state.quiet_turns >= LATE else 0
        return self.text(view, "title", step=step, number=state.turn.number, name=mark(state.turn.seat), quiet=quiet)

    # The board

    def height(self, view: View, width: int, room: int) -> int:
        if room < LARGE.rows + 2:
            return SMALL.rows
        return LARGE.rows + (BELOW if room >= LARGE.rows + BELOW + 2 else 0)

    def round_ends(self, event: core.Event) -> bool:
        """Both duellists have stepped back."""
        return event.key == "parts"

    def round_table(self, view: View, events: Sequence[core.Event]) -> Tally | None:
        return duels.tally(view)

    def draw(self, view: View, canvas: Canvas) -> None:
        plan = LARGE if canvas.height >= LARGE.rows else SMALL
        us = view.seat or 0
        self._steps(view, canvas)
        self._court(view, canvas, plan, other(us), plan.theirs, 1)
        self._court(view, canvas, plan, us, plan.ours, -1)
        self._person(view, canvas, plan, other(us), plan.their_person, 1)
        self._person(view, canvas, plan, us, plan.our_person, -1)
        self._decks(view, canvas, plan)
        self._scene(view, canvas, plan, us)

    def _steps(self, view: View, canvas: Canvas) -> None:
        """The steps of the turn: those that are over, the one that is open, and what the others still offer."""
        step = asked_now(view.state)
        if step == "court":
            canvas.put(1, 0, self.text(view, "step-court"), "gold")
            return
        now = "duel" if step in ("substitute", "weapons") else step
        x, passed = 0, True
        for name in QUESTIONS:
            passed = passed and name != now
            offer, possible = ("", True) if passed else self._offer(view, name)
            sign = "" if not now else "✓ " if passed else "► " if name == now else ""
            text = f"{sign}{self.text(view, f'step-{name}')}{' ' if offer else ''}{offer}"
            style = "cursor" if name == now else "dim" if passed or not possible else ""
            x = canvas.put(x, 0, text, style) + 2

    def _offer(self, view: View, step: str) -> tuple[str, bool]:
        """What a step still offers whoever's turn it is, as far as everybody can tell; and if it offers anything."""
        state: State = view.state
        if step == "favour":
            still = favours.open_favours(state, state.turn.seat)
            return "".join(cards.SUIT[suit] for suit in still), bool(still)
        if step == "buy":
            weapons, noble = offers.weapons_for_sale(state), offers.noble_for_sale(state)
            return self.text(view, "can-buy", weapons=weapons, noble="yes" if noble else "no"), bool(weapons or noble)
        if step == "tithe":
            kings = offers.kings_to_tithe(state)
            return shorts(view, kings), bool(kings)
        if step == "equip":
            return "", bool(offers.nobles_to_arm(state) or offers.armour_moves(state))
        return (self.text(view, f"now-{asked_now(state)}") if step == "duel" and state.duel else ""), True

    def _court(self, view: View, canvas: Canvas, plan: Plan, seat: int, y: int, forward: int) -> None:
        """A court of three places. The nobles it is about step forward."""
        width = plan.shape.width + plan.shape.gap
        about = self._about(view)
        state: State = view.state
        for at in range(COURT):
            cards.place(canvas, width * at, y, plan.shape, "dim")
        for at, noble in enumerate(state.courts[seat].faces):
            if noble is None:
                cards.back(canvas, width * at, y, plan.shape)
            else:
                up = noble in about
                cards.noble(view, canvas, width * at, y + forward * up, plan.shape, noble, up)

    def _about(self, view: View) -> Sequence[str | None]:
        """The nobles of the duel, and those of the answer under the cursor."""
        duel, action = view.state.duel, view.cursor
        duelling = list(duel.nobles) if duel else []
        if isinstance(action, Substitute) and view.seat is not None:
            duelling[view.seat] = action.noble
        if isinstance(action, (Challenge, MoveArmour, Tithe, Arm)):
            return [getattr(action, name, None) for name in NOBLES]
        return [action.target] if isinstance(action, Favour) else duelling

    def _person(self, view: View, canvas: Canvas, plan: Plan, seat: int, y: int, down: int) -> None:
        """A player, the coins, the hand as backs, the favours used; mirrored, so that both names lie outside."""
        state: State = view.state
        rows = [y, y + 1, y + 2] if plan is LARGE else [y, y + 1]
        if down < 0:
            rows.reverse()
        x, right = plan.panel, canvas.width
        after = canvas.write(x, rows[0], self.person(view, seat, right - x - 12))
        if state.turn.number:
            canvas.right(right, rows[0], self.text(view, "bears", count=state.stamina(seat)), "dim")
        if plan is LARGE:
            after = self._coins(view, canvas, x + 1, rows[1], state.coins[seat])
            self._hand_of(view, canvas, after + 2, rows[1], seat, right)
            self._used(view, canvas, rows[2], seat, x + 1)
        else:
            self._coins(view, canvas, after + 2, rows[0], state.coins[seat])
            looking = seat != view.seat and len(state.hands[seat].known()) > 0
            most = right + 2 if looking else self._used(view, canvas, rows[1], seat)
            self._hand_of(view, canvas, x + 1, rows[1], seat, most - 2)

    def _coins(self, view: View, canvas: Canvas, x: int, y: int, coins: int) -> int:
        x = canvas.put(x, y, "●" * min(coins, COINS), "gold")
        return canvas.put(x + (coins > 0), y, self.text(view, "coins", count=coins), "gold" if coins else "dim")

    def _hand_of(self, view: View, canvas: Canvas, x: int, y: int, seat: int, most: int) -> int:
        """A hand as backs, with what everybody saw go there; faces while they may be seen, but for our own."""
        state: State = view.state
        pile = state.hands[seat]
        if not len(pile):
            return canvas.put(x, y, self.text(view, "hand-empty"), "dim")
        seen = pile.known() if seat != view.seat else []
        taken = [face for face, holder in state.openly_taken.items() if holder == seat]
        x = canvas.put(x, y, f"{self.text(view, 'hand')} {len(pile)} ", "gold" if seen else "")
        if not seen:
            x = canvas.put(x, y, "▒" * min(len(pile) - len(taken), BACKS), "dim") + (len(pile) > len(taken))
        return cards.put_cards(view, canvas, x, y, seen or taken, most)

    def _used(self, view: View, canvas: Canvas, y: int, seat: int, x: int | None = None) -> int:
        """The cards laid down for favours, from column `x` or up to the edge; the column where they begin."""
        used, label = view.state.favours[seat].known(), self.text(view, "used")
        start = canvas.width - len(label) - max(2, 1 + len(shorts(view, used))) if x is None else x
        after = canvas.put(start, y, label, "dim") + 1
        if used:
            cards.put_cards(view, canvas, after, y, used, canvas.width)
        else:
            canvas.put(after, y, "–", "dim")
        return start

    def _decks(self, view: View, canvas: Canvas, plan: Plan) -> None:
        """The decks and the discard, the latest card first."""
        state: State = view.state
        x, y = (0, plan.theirs + plan.shape.rows + 1) if plan is LARGE else (plan.panel + 1, 6)
        most = plan.panel - 2 if plan is LARGE else canvas.width
        for name, pile in (("nobles", state.noble_deck), ("weapons", state.weapon_deck)):
            x = canvas.put(x, y, self.text(view, f"deck-{name}", count=len(pile)), "dim") + 2
        if canvas.height >= LARGE.rows + BELOW:
            self._lying(view, canvas, 0, LARGE.rows + 1, "discard", state.discard.known()[::-1], canvas.width)
            self._lying(view, canvas, 0, LARGE.rows + 2, "fallen", state.fallen.known(), canvas.width)
        elif plan is LARGE:
            self._lying(view, canvas, 0, y + 1, "discard", state.discard.known()[::-1], most)
        else:
            self._lying(view, canvas, x, y, "discard", state.discard.known()[::-1], most)

    def _lying(self, view: View, canvas: Canvas, x: int, y: int, name: str, faces: Sequence[str], most: int) -> None:
        x = canvas.put(x, y, self.text(view, f"deck-{name}", count=len(faces)), "dim") + 1
        cards.put_cards(view, canvas, x, y, faces, most)

    def _scene(self, view: View, canvas: Canvas, plan: Plan, us: int) -> None:
        """The duel under way, or the last one; before the first, what nobles can do."""
        x, seen = plan.panel + 1, duels.scene(view)
        if seen is None:
            self._aid(view, canvas, x, 7 if plan is LARGE else 3)
        elif plan is LARGE:
            duels.table(view, canvas, x, 6, seen, (other(us), us))
        else:
            duels.lines(view, canvas, x, 3, seen, other(us))
            duels.lines(view, canvas, x, 7, seen, us)
            canvas.put(x, 5, "   ".join(duels.verdict(view, seen)), "dim" if seen.over else "gold")

    def _aid(self, view: View, canvas: Canvas, x: int, y: int) -> None:
        for row, (rank, can) in enumerate(RANKS.items()):
            letter = self.text(view, f"rank-{rank}")
            canvas.put(x, y + row, self.text(view, f"aid-{rank}", card=letter, **can._asdict()), "dim")
        for row, name in enumerate(("suit", "ace"), 4):
            canvas.put(x, y + row, self.text(view, f"aid-{name}"), "dim")

    # Questions and answers

    def ask(self, view: View) -> str:
        return texts.ASK[asked_now(view.state)](view, view.seat or 0).strip()

    def answer(self, view: View, action: core.Action) -> str:
        return texts.ANSWER[type(action)](view, view.seat or 0, action).strip()

    def waiting(self, view: View) -> str:
        """What we wait for; while courts are chosen, whom."""
        step = asked_now(view.state)
        if step in ("", "court"):
            return super().waiting(view)
        return self.text(view, "waiting", name=mark(view.state.asked[0].seat), step=step)

    def hand(self, view: View, room: tuple[int, int]) -> Canvas | None:
        if view.seat is None:
            return None
        state: State = view.state
        choosing = asked_now(state) == "court" and len(state.dealt[view.seat])
        faces = (state.dealt if choosing else state.hands)[view.seat].known()
        if not faces:
            canvas = Canvas(14, cards.HAND_ROWS, view.ascii_only)
            canvas.put(1, 2, self.text(view, "no-weapons"), "dim")
            return canvas
        usable = [face for face in map(_from_hand, view.legal) if face]
        return cards.hand(
            view, cards.Hand(faces, _from_hand(view.cursor), usable, lambda face: self._worth(view, face))
        )

    def _worth(self, view: View, face: str) -> str:
        """What a card of ours would add to our side of the duel, while more can be laid."""
        duel, seat = view.state.duel, view.seat
        if duel is None or seat is None or not weapons_left(duel, seat):
            return ""
        noble = view.cursor.noble if isinstance(view.cursor, Substitute) else duel.nobles[seat]
        if not may_use(view.state, noble, face):
            return ""
        worth = blow(view.state, noble, face)
        return "!" if rank_of(face) == ACE else f"+{worth.value + worth.suit}"

    def lingers(self, view: View) -> bool:
        """While the favour of spades shows us the other hand."""
        return view.seat is not None and bool(view.state.hands[other(view.seat)].known())

    def walk(self, view: View, at: int, key: str) -> int:
        """Left and right go to the next card or noble of ours, if possible with the same aim."""
        things = [_thing(action) for action in view.legal]
        order = list(dict.fromkeys(things))
        step = 1 if key == "right" else -1
        goal = order[(order.index(things[at]) + step) % len(order)]
        there = [number for number, thing in enumerate(things) if thing == goal]
        aim = _aim(view.legal[at])
        return next((number for number in there if _aim(view.legal[number]) == aim), there[0])

    # Events

    def arguments(self, view: View, event: core.Event) -> dict[str, Any]:
        args = super().arguments(view, event)
        if event.key == "hand":
            args["count"] = len(event.args["weapons"])
        if event.key == "no-duel":
            args["late"] = "yes" if event.args["turns"] >= LATE else "no"
        if event.key == "over":
            args["stamina"] = ", ".join(f"{mark(seat)} {left}" for seat, left in enumerate(event.args["stamina"]))
        return args

    def argument(self, view: View, name: str, value: Any) -> Any:
        if isinstance(value, list):
            return self._listed(view, name, value)
        if name in PLAYERS:
            return mark(value)
        if name in (*NOBLES, *WEAPONS) and isinstance(value, str):
            return short(view, value)
        return super().argument(view, name, value)

    def _listed(self, view: View, name: str, values: list[Any]) -> str:
        """Dice as a sum, cards as a list; `none` if they are hidden."""
        if name == "dice":
            return " + ".join(map(str, values))
        return "none" if None in values else ", ".join(short(view, face) for face in values if isinstance(face, str))

    def explain(self, view: View, action: core.Action | None) -> str:
        return "\n\n".join([*texts.about(view, action), *texts.lying_open(view)])

    # The end

    def reason(self, view: View, outcome: core.Outcome) -> str:
        first = outcome.ranking[0]
        names = ", ".join(map(mark, first))
        return self.text(view, f"end-{outcome.reason}", name=names, draw="yes" if len(first) > 1 else "no")

    def end(self, view: View) -> list[str]:
        """What is left of each court."""
        state: State = view.state
        lines = [self.text(view, "end-scores")]
        for seat in range(len(state.coins)):
            left = "  ".join(f"{short(view, noble)} {cards.wounds(state, noble)}" for noble in state.court(seat))
            nobles = left or self.text(view, "none")
            lines.append(self.text(view, "end-court", name=mark(seat), nobles=nobles))
        return lines


def _from_hand(action: core.Action | None) -> str | None:
    """The card of our hand that an answer uses."""
    return action.noble if isinstance(action, Keep) else getattr(action, "card", None)


def _thing(action: core.Action) -> Any:
    """What an answer is given with: a card, a noble; or else what it is."""
    names = ("card", "source", "king", "noble")
    named = next((getattr(action, name) for name in names if hasattr(action, name)), None)
    return named or type(action)


def _aim(action: core.Action) -> str | None:
    """What an answer is aimed at."""
    return action.noble if isinstance(action, Arm) else getattr(action, "target", None)
