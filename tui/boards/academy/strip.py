"""The strip beside Medieval Academy's tracks, the cup of the knights' duel and the secret codex, and the legend above
the tracks.

Knows: how cup and codex look in one row and in two, what of them can be clicked, and which signs are on the board.
Must not know: what is legal.
"""

from __future__ import annotations

from rich.cells import cell_len

from core.games.academy.actions import Claim, Look
from core.games.academy.components import CUP_END, LOOP
from core.games.academy.state import State
from tui.boards.view import View
from tui.draw import meters
from tui.draw.canvas import Canvas
from tui.draw.meters import Scale
from tui.draw.signs import glyph

from .plan import BESIDE, Columns, tile_width
from .squires import Squires
from .tiles.piles import swords_lie_open
from .tiles.played import shows_backs
from .words import Wording, lookers, minus, places_seen

MARKS = range(-CUP_END, CUP_END + 1)
"""Places on which the cup may stand."""
GAUGE = meters.least(MARKS)
"""Columns of a scale with their numbers."""
TILE_EDGES = 3
"""Columns of a tile beside those of its rows, with the free one between two tiles."""
PLACE = 6
"""Columns of a place of the codex, where it has two rows."""

HEAPS = "  ²³⁴⁵"
"""Heights of stacks of which only the top is drawn: small figures, since large ones behind a letter are distances."""


LAP = "+"
"""Stands behind the letter of a disc that has completed a lap."""


class HeadLegend:
    """Beside the numbers of the squares the signs on the board that stand beside no word."""

    def __init__(self, words: Wording, view: View, place: Columns, lane: int) -> None:
        """`lane`: rows of each lane."""
        self.words, self.view, self.place, self._lane = words, view, place, lane

    def laps(self, room: Canvas) -> None:
        """The sign of a disc that has completed a lap, if one has and a square has room for the sign."""
        tracks = self.view.state.tracks.values()
        if self.place.step > 1 and any(walked >= LOOP for track in tracks for walked in track.walked):
            self._beside(room, 0, f"{LAP}={self.view.words('academy_board-lap')}")

    def draw(self, room: Canvas, heap: int) -> None:
        """The height of a stack (0: there is none), the back of a card that is held, and a sword, if they are there."""
        said, plain = self.view.words, room.ascii_only
        if heap and not plain:
            self._beside(room, 5, f"{HEAPS[heap]} {said('academy_board-discs', count=heap)}")
        if shows_backs(self.view, tile_width(self.view, room.width) - TILE_EDGES):
            self._beside(room, 10, f"▮={said('academy_board-back')}")
        if swords_lie_open(self.view):
            self._beside(room, LOOP - 5, f"{glyph('sword', plain)}={self.words.text(self.view, 'suit-sword')}")

    def _beside(self, room: Canvas, square: int, text: str) -> None:
        """A sign and its meaning, midway to the number of the next square, if both are apart from it."""
        start = self.place.heading(square, self._lane) + len(str(square))
        end = self.place.heading(square + 5, self._lane) if square + 5 < LOOP else self.place.order
        if (free := end - start - cell_len(text)) >= 2:
            room.put(start + free // 2, 0, text, "dim")


class Strip:
    """Cup and codex of one view."""

    def __init__(self, words: Wording, view: View) -> None:
        self.words, self.view = words, view
        self.state: State = view.state
        self.squires = Squires(view)

    def draw(self, room: Canvas) -> None:
        """Both side by side, as far as they are played with; below each other where the board is narrow."""
        room.fill(0, 0, *room.size, "panel")
        cup, codex = self.state.options.knights_duel, bool(self.state.codex.places)
        high = room.height // 2 if cup and codex and room.width < BESIDE else room.height
        after = self._cup(room.part(0, 0, room.width, high)) if cup else 0
        if codex:
            x = after + 3 if cup and high == room.height else 1
            rest = room.part(x, room.height - high, room.width - x, high)
            rest.named("codex")
            (self._codex_row if high == 1 else self._codex)(rest)

    # The cup

    def _cup(self, room: Canvas) -> int:
        """Knights' duel: the cup between white, on the left, and black; the column after it."""
        text, y = self.words.text, room.height - 1
        label, white, black = (text(self.view, key) for key in ("cup", "cup-white", "cup-black"))
        room.put(1, 0, label, "gold bold" if self._moving else "gold")
        wide = room.width >= GAUGE + cell_len(white + black) + 8 + self._codex_width and room.height > 1
        x = 1 + (max(cell_len(label), cell_len(white)) if room.height > 1 else cell_len(f"{label} {white}"))
        room.right(x, y, white, "sword bold" if self.state.cup > 0 else "dim")
        x += 1
        scale = room.part(x, 0, GAUGE if wide else len(MARKS), room.height)
        (self._gauge if wide else self._line)(scale)
        end = room.put(x + scale.width, y, f" {black.strip()}", "tournaments bold" if self.state.cup < 0 else "dim")
        room.part(0, 0, end, room.height).named("cup")
        return end

    @property
    def _codex_width(self) -> int:
        """Columns that the codex needs in two rows."""
        label = cell_len(self.words.text(self.view, "codex"))
        return label + 4 + PLACE * len(self.state.codex.places) if self.state.codex.places else 0

    @property
    def _moving(self) -> bool:
        """True while the cup moves."""
        return self.view.news is not None and self.view.news.key in ("cup", "duel_ends")

    def _at(self) -> int:
        """The position of the cup, at this phase of its move."""
        news = self.view.news
        if news is None or not self._moving:
            return self.state.cup
        start, end = news.args["start"], news.args["end"]
        return start + round((end - start) * self.view.phase)

    def _goes(self) -> int | None:
        """The position of the cup after the answer under the cursor."""
        after = self.words.cup_after(self.view, self.view.cursor)
        return after if after != self.state.cup else None

    def _gauge(self, room: Canvas) -> None:
        """A scale with numbers, and the cup above it."""
        goes = self._goes()
        scale = Scale(MARKS, ("sword", "tournaments"))
        meters.gauge(room, scale, -self._at(), None if goes is None else -goes)

    def _line(self, room: Canvas) -> None:
        """A dot for each place, and the way that the cup would go."""
        y, at, goes = room.height - 1, CUP_END - self._at(), self._goes()
        room.put(0, y, "·" * CUP_END + "│" + "·" * CUP_END, "dim")
        if goes is not None:
            end = CUP_END - goes
            room.put(min(at, end), y, "━" * abs(end - at), "gold")
            room.put(end, y, "◇", "cursor")
        room.put(at, y, "◆", "gold bold")

    # The codex

    def _codex_row(self, room: Canvas) -> None:
        """The places in one row: number, what we know to lie there, who has looked."""
        x = room.put(0, 0, self.words.text(self.view, "codex"), "education bold") + 1
        looked = lookers(self.view)
        for at in range(len(self.state.codex.places)):
            start, (shield, style) = x, self._shield(at)
            x = room.put(x, 0, f"{at + 1}", "dim")
            x = room.put(x, 0, f":{shield}", style)
            for squire in looked.get(at, []):
                x = room.put(x, 0, self.squires.letter(squire), self.squires.style(squire))
            self._mark(room.part(start, 0, x - start, 1), at)
            x += 1

    def _codex(self, room: Canvas) -> None:
        """The places as coats of arms that lie face down, below each its number and who has looked."""
        x = room.put(0, 0, self.words.text(self.view, "codex"), "education bold") + 1
        looked = lookers(self.view)
        for at in range(len(self.state.codex.places)):
            place = room.part(x + at * PLACE, 0, PLACE - 1, 2)
            shield, style = self._shield(at)
            place.fill(0, 0, place.width, 1, "wash-education")
            place.center(0, 0, place.width, shield * 3 if shield == "▒" else shield, f"{style} bold")
            after = place.put(0, 1, f"{at + 1}", "dim")
            for squire in looked.get(at, [])[: PLACE - 2]:
                after = place.put(after, 1, self.squires.letter(squire), self.squires.style(squire))
            self._mark(place, at)

    def _shield(self, at: int) -> tuple[str, str]:
        """The face visible at a place, and its style."""
        seen = places_seen(self.view)
        if not self.state.codex.places[at].faces:
            return "·", "dim"
        if at in seen and not self._turning(at):
            return minus(str(seen[at])), "gold"
        return "▒", "faint-education"

    def _turning(self, at: int) -> bool:
        """True while the coat of arms of this place is looked at and not turned yet."""
        news = self.view.news
        return news is not None and news.key == "looks" and news.args["place"] == at and self.view.phase < 0.5

    def _mark(self, room: Canvas, at: int) -> None:
        """The place under the cursor, or that is told of; a click on a place is the answer that means it."""
        news = self.view.news
        told = news is not None and news.key in ("looks", "claims") and news.args["place"] == at
        chosen = isinstance(self.view.cursor, (Look, Claim)) and self.view.cursor.place == at
        if told or chosen:
            for row in range(room.height):
                room.paint(0, row, room.width, "cursor" if chosen else "wash-gold")
        fits = (number for number, action in enumerate(self.view.legal) if getattr(action, "place", None) == at)
        answer = next(fits, self.view.why(number=at + 1))
        if answer is not None:
            room.hot(answer)
