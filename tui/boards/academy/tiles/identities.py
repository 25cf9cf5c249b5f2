"""Who a squire of Medieval Academy is: name, letter, and the marks of its player.

Knows: whom a question is asked, and who has answered.
Must not know: where anything is drawn.
"""

from __future__ import annotations

from core.games.academy.state import State
from tui.boards.view import View
from tui.draw.canvas import Canvas
from tui.draw.people import Player
from tui.draw.signs import SIGNS, glyph

from ..squires import Squires
from ..words import Wording


class Identities:
    """The player to whom each squire belongs: name, letter, marks."""

    def __init__(self, words: Wording, view: View) -> None:
        self.words, self.view = words, view
        self.state: State = view.state
        self.squires = Squires(view)
        self.asked = [question.squire for question in view.open_questions]

    def player(self, squire: int) -> Player:
        """The player of a squire."""
        view, squires = self.view, self.squires
        owner, asked = self.state.owners[squire], self.acts(squire)
        ours, neutral = owner == view.seat, squires.neutral(squire)
        away = bool(view.away) and not neutral and view.away[owner]
        return Player(
            squires.seat(squire),
            squires.letter(squire),
            self.words.plain(view, squires.name(squire)),
            short=self.words.plain(view, squires.short_name(squire)) if squires.doubled else "",
            you=self.words.text(view, "you") if ours and not squires.doubled else "",
            to_act=asked,
            thinking=asked and self.state.decider(squire) != view.seat and not away,
            away=away,
            first=squire == self.state.first,
            first_word=self.view.words("academy_board-first"),
            done=self._asked_at_once and not neutral and owner not in view.to_act,
        )

    def acts(self, squire: int) -> bool:
        """True if the squire is asked, or its player in place of the neutral one."""
        return squire in self.asked or any(
            self.squires.neutral(one) and self.state.decider(one) == self.state.owners[squire] for one in self.asked
        )

    @property
    def _asked_at_once(self) -> bool:
        """True if all squires are asked at once and some have answered."""
        return bool(self.asked) and self.state.asked[0].ask in ("keep", "split", "arm")

    def draw_marks(self, room: Canvas, owner: int) -> None:
        """The signs behind a player's name, that of the first player with its word."""
        marks = {name for squire in self.squires.of(owner) for name in self.player(squire).marks}
        x = 0
        for name in [*sorted(marks), *["turn"] * (owner in self.view.to_act)]:
            word = f" {self.view.words('academy_board-first')}" if name == "first" else ""
            x = room.put(x, 0, f"{glyph(name, room.ascii_only)}{word}", f"{SIGNS[name].style} bold") + 1
