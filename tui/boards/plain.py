"""A plain board: cards and players, drawn and told from the state itself. A game without a board has this one; others
begin with it and replace what they want to show otherwise.

Knows: positions as they are read off any state, the parts of a plain table, a game's texts and those that stand in.
Must not know: any one game.

Keys of texts that it asks for: `title`, `ask-<question>`, `answer-<tag>`, `about-<tag>`, `field-<name>`,
`card-<face>`, `end-<reason>`. What a game does not say is said plainly (`plain.ftl`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

import core
from tui.draw import hand as hands
from tui.draw import tabletop
from tui.draw.canvas import Canvas
from tui.draw.cards import Card
from tui.draw.people import Player
from tui.draw.tabletop import Heap, Place
from tui.text.words import letter, mark

from . import rows
from .base import Board
from .position import Position, position_of
from .rows import number
from .texts import NOTES
from .values import Standing, Tally
from .view import View

OPENING = "opening"
"""The line that tells how the game lies on the table before its log begins."""


class PlainTexts(Board):
    """A game in words, from its own texts where it has them."""

    points_field = ""
    """The field of the state with each player's points; empty: the one that is called so."""
    round_lines: ClassVar[frozenset[str]] = frozenset({"round-ends"})
    """The lines of the log after which a table shows what the round has brought to whom."""
    part_field = ""
    """The field of the state with the number of the round or turn; empty: the one that is called so."""

    def position(self, view: View) -> Position:
        """The position that is shown."""
        return position_of(view.game, view.state)

    def has(self, view: View, key: str) -> bool:
        """True if the game itself has this text."""
        return view.words.has(f"{self.id}-{key}")

    # Things

    def field(self, view: View, name: str, **about: Any) -> str:
        """What a field of the state is called; `count` and `player` are known to the text."""
        key = f"field-{name}"
        return self.text(view, key, **about) if self.has(view, key) else name.replace("_", " ")

    def card_name(self, view: View, face: Any) -> str:
        """What a card is called in sentences."""
        return self.text(view, f"card-{face}") if self.has(view, f"card-{face}") else str(face)

    def argument(self, view: View, name: str, value: Any) -> Any:
        if isinstance(value, str) and self.has(view, f"card-{value}"):
            return self.card_name(view, value)
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self.argument(view, name, each)) for each in value)
        return super().argument(view, name, value)

    def figures(self, view: View) -> dict[str, Any]:
        """What every text of a question, an answer and the title may use: the counts, our name and our figures."""
        found = self.position(view)
        own = {} if view.seat is None else {f"own_{name}": each[view.seat] for name, each in found.figures.items()}
        return {**found.counts, **own}

    # Sentences

    def title(self, view: View) -> str:
        if self.has(view, "title"):
            return self.text(view, "title", **self.figures(view))
        counts = self.position(view).counts.items()
        said = [f"{self.field(view, name, count=count)} {count}" for name, count in counts]
        return "   ".join(said) or view.words("plain-title")

    def ask(self, view: View) -> str:
        question = view.question
        asked = "ask" if question is None else f"ask-{question.ask}"
        about = {} if question is None else self._fields_of(view, question, ("ask", "seat"))
        key = asked if self.has(view, asked) else "ask"
        return self.text(view, key, **{**self.figures(view), **about})

    def row(self, view: View, action: core.Action) -> str:
        key, about = f"answer-{_tag(action)}", self._fields_of(view, action)
        if self.has(view, key):
            return self.text(view, key, **{**self.figures(view), **about})
        return " ".join([_tag(action).replace("-", " "), *map(str, about.values())])

    def explain(self, view: View, action: core.Action | None) -> str:
        key = f"about-{_tag(action)}" if action is not None else "explain"
        about = {} if action is None else self._fields_of(view, action)
        return self.text(view, key if self.has(view, key) else "explain", **{**self.figures(view), **about})

    def reason(self, view: View, outcome: core.Outcome) -> str:
        key = f"end-{outcome.reason}"
        return self.text(view, key if self.has(view, key) else "end", name=", ".join(map(mark, outcome.ranking[0])))

    def notes(self, view: View) -> list[str]:
        about = self.note_arguments(view)
        return [self.text(view, f"first-{name}", **about) for name in NOTES if self.has(view, f"first-{name}")]

    def facts(self, view: View) -> list[str]:
        found = self.position(view)
        middle = [self._pile_told(view, name, pile) for name, pile in found.piles.items()]
        return [
            f"{self.title(view)}.",
            *middle,
            *(rows.listed(mark(seat), had) for seat, had in self._had(view, found)),
        ]

    def brief(self, view: View, width: int) -> list[str]:
        found = self.position(view)
        middle = [self._pile_told(view, name, pile).rstrip(".") for name, pile in found.piles.items()]
        people = [f"{rows.person(self, view, seat)} {', '.join(had)}" for seat, had in self._had(view, found)]
        told = [*rows.filled(view, middle, width), *rows.filled(view, people, width)]
        return told[: rows.MOST]

    def _fields_of(self, view: View, struct: Any, but: Sequence[str] = ()) -> dict[str, Any]:
        """The fields of a question or an answer as texts take them."""
        fields: Mapping[str, Any] = msgspec.structs.asdict(struct)
        return {name: self.argument(view, name, value) for name, value in fields.items() if name not in but}

    def _pile_told(self, view: View, name: str, pile: core.Pile) -> str:
        """A pile as a sentence: how many lie there, and those that are seen."""
        seen = ", ".join(self.card_name(view, face) for face in pile.known())
        label = self.field(view, name, count=len(pile))
        return f"{label}: {len(pile)} ({seen})." if seen else f"{label}: {len(pile)}."

    def _had(self, view: View, found: Position) -> list[tuple[int, list[str]]]:
        """What each player has, seat by seat."""
        return [(seat, self.had(view, found, seat)) for seat in range(view.game.players(view.state))]

    def had(self, view: View, found: Position, seat: int) -> list[str]:
        """What a player has, in a few words each: figures, then piles."""
        figures = [f"{self.field(view, name, count=each[seat])} {each[seat]}" for name, each in found.figures.items()]
        piles = [
            self._pile_told(view, name, each[seat]).rstrip(".") for name, each in found.held.items() if len(each[seat])
        ]
        return [*figures, *piles]

    # What is told at the beginning, after a round, and at the end

    def opening(self, view: View) -> Sequence[core.Event]:
        return [core.Event(OPENING, {})] if self.position(view).piles else []

    def line(self, view: View, event: core.Event) -> str:
        if event.key != OPENING or self.has(view, f"log-{OPENING}"):
            return super().line(view, event)
        piles = self.position(view).piles.items()
        return view.words("plain-opening", all=" ".join(self._pile_told(view, name, pile) for name, pile in piles))

    def round_ends(self, event: core.Event) -> bool:
        return event.key in self.round_lines

    def gains(self, before: View, after: View) -> Tally | None:
        earlier, now = self.position(before).figures, self.position(after).figures
        changed = [name for name in now if name in earlier and list(now[name]) != list(earlier[name])]
        rows = [
            [mark(seat), *(_changed(earlier[name][seat], now[name][seat]) for name in changed)]
            for seat in _ranked(self.standing(after.state).scores)
        ]
        return Tally(self.title(before), self._heads(after, changed), rows) if changed else None

    def end_table(self, view: View) -> Tally | None:
        figures = self.position(view).figures
        scores = self.standing(view.state).scores
        shown = [name for name, each in figures.items() if any(each) and list(each) != list(scores)]
        rows = [[mark(seat), *(number(figures[name][seat]) for name in shown)] for seat in _ranked(scores)]
        return Tally("", self._heads(view, shown), rows) if shown else None

    def _heads(self, view: View, fields: Sequence[str]) -> list[str]:
        """The headings of a table with these figures of each player."""
        return ["", *(self.field(view, name, count=0) for name in fields)]

    # Scores

    def standing(self, state: Any) -> Standing:
        game = core.game(self.id)
        found, outcome = position_of(game, state), game.outcome(state)
        points = found.figures.get(self.points_field) or found.points
        part = found.counts.get(self.part_field, found.part)
        if outcome is not None:
            return Standing(part, outcome.scores)
        return Standing(part, points or [0] * game.players(state))


class PlainBoard(PlainTexts):
    """A game drawn plainly: the piles in the middle, a tile for each player, and our hand."""

    hand_field = ""
    """The field of the state with our hand; empty: the piles that only their players see."""
    colour = "gold"
    """The colour of cards that have none of their own."""

    def card(self, view: View, face: Any) -> Card:
        """A card as it is drawn."""
        if face is None:
            return Card(colour="cloth", face_down=True)
        name = self.card_name(view, face)
        return Card(self.colour, str(face), "" if name == str(face) else name)

    def cards_shown(self, view: View, action: core.Action) -> Sequence[Card]:
        found, named = self.position(view).held.get(self._hand_name(view)), _faces(action)
        held = found[view.seat].known() if found is not None and view.seat is not None else ()
        return [self.card(view, face) for face in dict.fromkeys(held) if face in named]

    def height(self, view: View, width: int, room: int) -> int:
        return tabletop.height(self.heaps(view), self.places(view), width, room)

    def draw(self, view: View, canvas: Canvas) -> None:
        tabletop.draw(canvas, self.heaps(view), self.places(view))

    def heaps(self, view: View) -> list[Heap]:
        """The piles in the middle."""
        return [
            Heap(self.field(view, name, count=len(pile)), len(pile), self._top(view, pile))
            for name, pile in self.position(view).piles.items()
        ]

    def _top(self, view: View, pile: core.Pile) -> Card | None:
        """The card on a pile, if it is seen."""
        return self.card(view, pile.faces[-1]) if len(pile) and pile.faces[-1] is not None else None

    def places(self, view: View) -> list[Place]:
        """The players, each with their figures and what lies before them."""
        return [self.place_of(view, seat) for seat in range(view.game.players(view.state))]

    def place_of(self, view: View, seat: int) -> Place:
        """A player with their figures and what lies before them."""
        found, hand = self.position(view), self._hand_name(view)
        figures = [f"{self.field(view, name, count=each[seat])} {each[seat]}" for name, each in found.figures.items()]
        held = [f"{self.field(view, name, count=len(each[seat]))} {len(each[seat])}"
                for name, each in found.held.items() if name == hand]  # fmt: skip
        laid = [self.card(view, face) for name, each in found.held.items() if name != hand for face in each[seat].faces]
        return Place(self.player(view, seat), [*figures, *held], laid)

    def player(self, view: View, seat: int) -> Player:
        """A player as their tile names them."""
        away = bool(view.away) and view.away[seat]
        you = view.words("plain-you") if seat == view.seat else ""
        return Player(seat, letter(seat), view.names[seat], you, to_act=seat in view.to_act, away=away)

    # Our hand

    def _hand_name(self, view: View) -> str:
        """The field of the state with the hands: the first whose piles only their players see."""
        if self.hand_field:
            return self.hand_field
        held = self.position(view).held.items()
        private = (name for name, each in held if any(pile.audience == core.only(at) for at, pile in enumerate(each)))
        return next(private, "")

    def hand_size(self, view: View, room: tuple[int, int]) -> tuple[int, int]:
        return (0, 0) if view.seat is None else hands.kept(room)

    def hand(self, view: View, room: tuple[int, int]) -> Canvas | None:
        found = self.position(view).held.get(self._hand_name(view))
        if view.seat is None or found is None or not found[view.seat].known():
            return None
        faces = list(found[view.seat].known())
        answers = [self._answers(view, face) for face in faces]
        chosen = next((at for at, face in enumerate(faces) if view.cursor and face in _faces(view.cursor)), None)
        shown = hands.Hand(
            [self.card(view, face) for face in faces], chosen,
            [bool(each) for each in answers] if view.legal else [],
            [each[0] if each else None for each in answers], [len(each) > 1 for each in answers],
        )  # fmt: skip
        return hands.draw(shown, hands.kept(room), view.ascii_only)

    def _answers(self, view: View, face: Any) -> list[int]:
        """The numbers of the answers that name a card of our hand."""
        return [at for at, action in enumerate(view.legal) if face in _faces(action)]


def plain_board(game_id: str) -> PlainBoard:
    """The plain board of a game that has none of its own."""
    board = type("TheBoard", (PlainBoard,), {"id": game_id})()
    assert isinstance(board, PlainBoard)
    return board


def _ranked(scores: Sequence[int]) -> list[int]:
    """The seats, the best first."""
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])


def _changed(before: int, now: int) -> str:
    """A figure, and by how much it has changed."""
    by = now - before
    return f"{number(by) if by < 0 else f'+{by}'} → {number(now)}" if by else number(now)


def _tag(action: core.Action) -> str:
    return str(type(action).__struct_config__.tag)


def _faces(action: core.Action) -> list[Any]:
    """What an answer names."""
    return list(msgspec.structs.asdict(action).values())
