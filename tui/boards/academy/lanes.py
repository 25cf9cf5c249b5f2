"""Medieval Academy's tracks on the screen: lanes with pictures, discs that stack, the order, and what it pays.

Knows: how a track looks at each size, and what of it can be clicked.
Must not know: what is legal, or what lies beside the tracks.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

import core
from core.games.academy.actions import Bet
from core.games.academy.components import LOOP
from core.games.academy.scoring import by_square
from tui.boards.view import View
from tui.draw import pictures, styles
from tui.draw.canvas import Canvas
from tui.draw.lanes import Piece, piece
from tui.draw.panels import fitted
from tui.draw.signs import glyph

from .plan import BESIDE_NAME, NAMED_ORDER, Columns, Plan, columns, named_order
from .squires import Squires
from .standing import WALKS, Outlook
from .strip import HEAPS, HeadLegend
from .terms import COLOURS, SIGNS, Terms, said
from .words import Wording, minus, signed


class Lanes:
    """The tracks of one view, each in a lane of so many rows."""

    def __init__(self, words: Wording, view: View, plan: Plan, outlook: Outlook) -> None:
        self.words, self.view, self.plan, self.outlook = words, view, plan, outlook
        self.squires = Squires(view)
        self.own = self.squires.of(view.seat)
        self.terms, self.book = Terms(words, view), words.book(view)
        self.meant = self._meant()
        self.last = self._last_walk()
        """The last move of a disc in this round, once it has been told."""

    def _meant(self) -> list[str]:
        """The tracks that the answer under the cursor, or the event that is told, is about."""
        if self.view.news is not None:
            return [self.view.news.args["track"]] if "track" in self.view.news.args else []
        if self.outlook.moves or isinstance(self.view.cursor, Bet):
            return self.words.tracks_meant(self.view, self.view.cursor)
        return []

    def _last_walk(self) -> core.Event | None:
        if self.view.news is not None:
            return None
        for event in reversed(self.view.log):
            if event.key in WALKS:
                return event
            if event.key == "round":
                break
        return None

    def draw(self, canvas: Canvas) -> None:
        """The numbers of the squares, and the lanes."""
        place = columns(self.view, canvas.width, self.plan.lane)
        if self.plan.head:
            self._head(canvas.part(0, 0, canvas.width, 1), place)
        for at, name in enumerate(self.view.state.tracks):
            row = self.plan.head + at * self.plan.lane
            room = canvas.part(0, row, canvas.width, self.plan.lane)
            room.named(name)
            answer = self._answer_on(name)
            if answer is not None:
                room.hot(answer)
            _Lane(self, name, room, place).draw()

    def _head(self, room: Canvas, place: Columns) -> None:
        for square in range(0, LOOP, 5):
            room.put(place.at(square), 0, str(square), "dim")
        if self.plan.lane == 1:
            HeadLegend(self.words, self.view, place).draw(
                room, self._heap_shown(place), self.plan.arms_beside(self.view)
            )
        text = self.words.text
        room.put(place.name, 0, text(self.view, "head-track"), "dim")
        if self.plan.lane == 1:
            room.right(place.start - 1, 0, text(self.view, "head-when"), "dim")
        title = fitted(text(self.view, "head-order"), room.width - place.order)
        end = room.put(place.order, 0, title, "dim")
        if self.plan.lane == 1:
            pays = max(end + 1, place.order + place.each * len(self.view.state.owners) + 1)
            room.put(pays, 0, fitted(text(self.view, "head-pays"), room.width - pays), "dim")

    def _heap_shown(self, place: Columns) -> int:
        """The height of the highest stack of which only the top is drawn; 0 if there is none."""
        tracks = [standing.stacks(self.own) for standing in self.outlook.standings.values()]
        stacks = [(square, len(stack)) for track in tracks for square, stack in track.items()]
        return max((high for square, high in stacks if high > max(place.wide(square), 1)), default=0)

    def _answer_on(self, name: str) -> int | None:
        """The answer that a click on a track is: that of the card under the cursor, if it can be played there."""
        legal, card = self.view.legal, getattr(self.view.cursor, "card", None)
        fits = [at for at, action in enumerate(legal) if getattr(action, "track", None) == name]
        same = [at for at in fits if getattr(legal[at], "card", None) == card]
        return next(iter(same or fits), self.view.why(track=name))


class _Lane:
    """One track in its room."""

    def __init__(self, lanes: Lanes, name: str, room: Canvas, place: Columns) -> None:
        self.lanes, self.name, self.room, self.place = lanes, name, room, place
        self.view, self.squires, self.words = lanes.view, lanes.squires, lanes.words
        self.table = lanes.book.tracks[name]
        self.colour = COLOURS.get(name, name)
        self.when, self.now = lanes.terms.when(name)
        self.meant = name in lanes.meant
        self.here = self.meant and lanes.view.news is not None
        self.it = lanes.outlook.standings[name]
        self.floor = room.height - 1
        """The row of the squares."""
        self.open_floor = room.height > 2
        """True if discs stand above the floor, so that it is always visible."""

    def draw(self) -> None:
        """Ground, picture, name; squares, the way, discs; order and pay."""
        width, height = self.room.size
        self.room.fill(0, 0, width, height, f"wash-{self.colour}" if self.here else f"tint-{self.colour}")
        edge = "gold" if self.meant else self.colour if self.now else f"faint-{self.colour}"
        for row in range(height if height > 1 else 0):
            self.room.put(0, row, "█" if self.meant else "▌", edge)
        self._title(edge)
        self._squares()
        self._way()
        self._discs()
        self._order()
        order = self.room.part(self.place.order, 0, self.room.width - self.place.order, self.room.height)
        order.named("order", self.name)

    # What it is

    def _title(self, edge: str) -> None:
        """Picture or sign, name, and what it pays when."""
        style = "gold bold" if self.meant else f"{self.colour} bold" if self.now else "dim"
        name = self.words.text(self.view, f"row-{self.name}")
        if self.open_floor:
            self._picture(self.room.part(1, 0, self.place.name - 2, self.room.height))
        else:
            sign = glyph(SIGNS.get(self.name, self.name), self.room.ascii_only)
            self.room.put(self.room.height - 1, 0, sign, edge)
        room = self.place.start - self.place.name - 1
        x, y = self.place.name, (self.room.height - 1) // 2 - (self.room.height > 2)
        self.room.put(x, y, fitted(name, room), style)
        if self.room.height > 1:
            self._terms(x, y + 1, room)
        elif not self.now:
            self.room.right(self.place.start - 1, 0, self.when, self.colour)

    def _picture(self, room: Canvas) -> None:
        """The track's picture; its sign alone where it would touch those above and below and no colour parts them."""
        name = self.lanes.terms.picture(self.name)
        found = pictures.find(name, *room.size)
        theme = styles.current()
        parted = bool(theme.colours) and (self.now or not theme.faded)
        if parted or (found is not None and found.height < room.height):
            pictures.place(room, name, self.colour, not self.now)
        else:
            sign = glyph(SIGNS.get(self.name, self.name), room.ascii_only)
            room.center(0, room.height // 2, room.width, sign, "bold" if self.now else "dim bold")

    def _terms(self, x: int, y: int, room: int) -> None:
        """The track's points and when it scores: one row each, or both in one."""
        pays, when = self.lanes.terms.pays(self.name, room), self.when
        self.room.part(x, y, room, 1).named("pays", self.name)
        if self.room.height == 2:
            both = f"{pays} {when}" if when and not self.now else pays
            self.room.put(x, y, fitted(both if cell_len(both) <= room else pays, room), "" if self.now else "dim")
            return
        self.room.put(x, y, fitted(pays, room), f"{self.colour}" if self.now else "dim")
        text = self.words.text(self.view, "lane-now") if self.now else ""
        if when and not self.now:
            text = said(self.view.words, "lane-when", round=when)
        self.room.put(x, y + 1, fitted(text, room), "ink" if self.now else "dim")

    # Its squares

    def _squares(self) -> None:
        """The floor, on which every fifth square has a mark; what squares pay; the scrolls."""
        end = LOOP - 1 if self.table.end is None else self.table.end
        squares = range(end + 1)
        fifth, other, rest = "┴╌╌" if self.open_floor else "╵· "
        line = "".join((other if square % 5 else fifth) + rest * (self.place.wide(square) - 1) for square in squares)
        self.room.put(self.place.start, self.floor, line, f"faint-{self.colour}")
        for square in squares[::5]:
            self.room.put(self.place.at(square), self.floor, fifth, self.colour)
        for square in squares if self.table.squares else ():
            self._worth(square, self.place.at(square), self.place.wide(square))

    def _worth(self, square: int, x: int, wide: int) -> None:
        """Draws the worth of a square: a fuller ground, and the value where the worth begins, or wherever there is no
        room above the floor. A scroll lies on it."""
        value = by_square(self.table.squares, square)
        lying = square in self.view.state.scrolls.lying
        if value:
            self.room.paint(x, self.floor, wide, f"wash-{self.colour}")
        if value and (not self.open_floor or (square, value) in self.table.squares) and not self._behind(square, wide):
            self.room.put(x, self.floor, str(value)[:wide], f"{self.colour} bold" if self.now else self.colour)
        if lying:
            self.room.put(x + (wide > 2), self.floor - self.open_floor, "◇", "gold bold")

    def _behind(self, square: int, wide: int) -> bool:
        """True if a number here would be read as that of the disc on the square before."""
        return wide == 1 and any(walked == square - 1 for walked in self.it.track.walked)

    def _way(self) -> None:
        """The way of a disc: a warm ground under it, and a line on the floor; of the last one told, the ground."""
        last = self.lanes.last
        if last is not None and last.args["track"] == self.name and not self.it.path:
            for distance in range(last.args["start"], last.args["end"] + 1)[-LOOP:]:
                square = distance % LOOP if self.table.end is None else distance
                self.room.paint(
                    self.place.at(square), self.floor, self.place.wide(square),
                    f"wash-{self.squires.style(last.args['squire'])}",
                )  # fmt: skip
        seat = "gold" if self.it.ahead or self.it.mover is None else self.squires.style(self.it.mover)
        squares = [distance % LOOP for distance in self.it.path]
        for square in squares[-LOOP:]:
            for row in range(self.room.height):
                self.room.paint(self.place.at(square), row, self.place.wide(square), f"wash-{seat}")
        for square in squares[1:-1]:
            self.room.put(self.place.at(square), self.floor, "━" * self.place.wide(square), seat)

    # Its discs

    def _discs(self) -> None:
        stacks = self.it.stacks(self.lanes.own)
        for square, stack in sorted(stacks.items()):
            if square == 0 and not any(self.it.track.walked[one] for one in stack) and self._is_abreast(stack):
                self._start(stack)
            else:
                self._stack(square, stack)
        if self.it.ahead and self.it.mover is not None:
            self._ghost(stacks)

    @property
    def _levels(self) -> int:
        """The number of discs drawn above each other."""
        return self.room.height - self.open_floor

    def _piece(self, squire: int, x: int, y: int, count: int = 1, wide: int = 3) -> None:
        """A disc, as wide as its square but for the free column between two, with how many lie there; our own is
        underlined."""
        wide = min(self.place.step, wide)
        lap = "+" if self.it.track.walked[squire] >= LOOP and wide > 1 else ""
        text = self._heap(squire, count) if count > 1 else f"{self.squires.letter(squire)}{lap}"
        room = self.room.part(x, y, wide, 1)
        piece(room, Piece(text, self.squires.style(squire)))
        if squire in self.lanes.own:
            room.paint(0, 0, wide, "under")
        if paid := self._paid(squire):
            room.paint(0, 0, wide, paid)

    def _paid(self, squire: int) -> str:
        """The style of a disc that has just scored: gold, or red for a loss."""
        news = self.view.news
        if not self.here or news is None or news.key != "shield" or news.args["squire"] != squire:
            return ""
        return "on-gold bold" if news.args["value"] > 0 else "on-bad bold"

    def _heap(self, squire: int, count: int) -> str:
        """The top of a stack and how many it is made of. Where there are no small figures the number stands before the
        letter: behind it, it would be a distance."""
        letter = self.squires.letter(squire)
        return f"{count}{letter}" if self.room.ascii_only else f"{letter}{HEAPS[count]}"

    def _is_abreast(self, stack: Sequence[int]) -> bool:
        """True if discs at the start have room side by side."""
        return self.room.height > 1 or len(stack) <= self.place.wide(0)

    def _start(self, stack: Sequence[int]) -> None:
        """Discs at 0, of which none is ahead: side by side, our own first."""
        wide = min(self.place.step, 3) if self.room.height > 1 else 1
        for at, squire in enumerate(reversed(stack)):
            column, level = divmod(at, self._levels)
            self._piece(squire, self.place.start + column * wide, self._levels - 1 - level, wide=wide)

    def _stack(self, square: int, stack: Sequence[int]) -> None:
        """Discs on each other. Where there are more than rows, those below share the lowest one, a letter each, or
        are a number."""
        x, levels = self.place.at(square), self._levels
        hidden = max(0, len(stack) - levels)
        for level, squire in enumerate(stack[hidden:]):
            self._piece(squire, x, levels - 1 - level)
        if hidden and levels > 1:
            self._shared(x, levels - 1, stack[: hidden + 1])
        elif hidden:
            if len(stack) == self.place.step == 2:
                self._shared(x, 0, stack)
            elif self.place.step > 1:
                self._piece(stack[-1], x, 0, len(stack))
            elif not self.room.ascii_only and square + 1 not in {walked % LOOP for walked in self.it.track.walked}:
                self.room.put(x + 1, 0, HEAPS[len(stack)], "dim")

    def _shared(self, x: int, y: int, stack: Sequence[int]) -> None:
        """The lowest discs of a high stack in one row, the upper ones first. Where there are more than columns, the
        last two say how many those are that have no room with the one above them."""
        wide = max(2, min(self.place.step, 3))
        heap = len(stack) - wide + 2 if len(stack) > wide else 0
        texts = {squire: self.squires.letter(squire) for squire in stack[heap:][::-1]}
        if heap:
            texts[stack[heap - 1]] = self._heap(stack[heap - 1], heap)
        for at, (squire, text) in enumerate(texts.items()):
            style = f"on-{self.squires.style(squire)} bold" + (" under" if squire in self.lanes.own else "")
            self.room.put(x + at, y, text, style)

    def _ghost(self, stacks: dict[int, list[int]]) -> None:
        """Draws the disc where it would land: on top of those there."""
        squire, square = self.it.mover, self.it.path[-1] % LOOP
        assert squire is not None
        there = [one for one in stacks.get(square, ()) if one != squire or self.it.path[0] % LOOP != square]
        level = min(len(there), self._levels - 1)
        wide = min(self.place.step, 3)
        x, y = self.place.at(square), self._levels - 1 - level
        letter = self.squires.letter(squire)
        shared = self._levels == 1 and bool(there) and wide > 1
        text = letter if shared or wide == 1 else f"►{letter} "[:wide]
        self.room.put(x + shared, y, text, "cursor")

    # Its order

    def _order(self) -> None:
        """Draws the squires in their order with their distances, and below each what it would earn on this track. All
        columns are equally wide; a squire that needs more width takes it and shifts those after it."""
        x = self.place.order
        if self.room.height == 1 and not any(self.it.order.walked):
            text = self.view.words("academy_board-level")
            self.room.put(x, 0, fitted(text, self.place.each * len(self.it.ranked)), "dim")
        else:
            x = self._ranks(x)
        if self.room.height == 1:
            start = max(x, self.place.order + self.place.each * len(self.it.ranked) + 1)
            pays = self.lanes.terms.pays(self.name, self.room.width - start)
            start += start == x and cell_len(pays) < self.room.width - start
            self.room.put(start, 0, pays, "ink" if self.now else self.colour)

    def _ranks(self, x: int) -> int:
        """The squires from this column on; the column after them."""
        for squire in self.it.ranked:
            wide = max(self.place.each, self._least(squire))
            self._rank(self.room.part(x, 0, wide, self.room.height), squire, self.now or self.meant)
            x += wide
        return x

    def _least(self, squire: int) -> int:
        """The columns of a squire's letter with its distance, or of its earnings, plus a free one."""
        return 1 + max(1 + len(self._distance(squire)), len(self._earned(squire)))

    def _distance(self, squire: int) -> str:
        """The distance of a squire; nothing where all are on square 0."""
        walked = self.it.order.walked
        return str(walked[squire]) if any(walked) else ""

    def _earned(self, squire: int) -> str:
        """The earnings of a squire on this track, in rows."""
        earned = self.it.earns.get(squire, 0) if self.room.height > 1 and self.view.figures else 0
        return (signed(earned) if self.table.moves else minus(str(earned))) if earned else ""

    def _rank(self, room: Canvas, squire: int, bright: bool) -> None:
        """A squire and its earnings: without a ground on square 0, marked while it moves."""
        walked, style = self.it.order.walked[squire], self.squires.style(squire)
        moved = squire == self.it.mover and self.it.path
        y = (room.height - 1) // 2 - (room.height > 2)
        x = self._badge(room.part(0, y, room.width, 1), squire, f"on-{style} bold" if walked else style)
        bare = "ink bold" if walked and bright else "dim"
        shown = self._distance(squire)
        room.put(x, y, shown, "cursor" if moved and self.it.ahead else f"{bare} wash-{style}" if moved else bare)
        if text := self._earned(squire):
            colour = "dim" if not bright else "bad" if self.it.earns[squire] < 0 else self.colour
            room.put(0, y + 1, text, self._paid(squire) or (f"{colour} bold" if bright else colour))

    def _badge(self, room: Canvas, squire: int, style: str) -> int:
        """Letter, and name if there is room; the column after it."""
        letter = self.squires.letter(squire)
        if room.width < 6:
            return room.put(0, 0, letter, style)
        x = room.put(0, 0, f" {letter} ", style)
        if room.width < NAMED_ORDER or self.place.each < named_order(self.view) or self.squires.doubled:
            return x
        name = self.words.plain(self.view, self.squires.name(squire))
        style = style.replace(" bold", "").replace("on-", "")
        return room.put(x, 0, f" {fitted(name, room.width - BESIDE_NAME)} ", style)
