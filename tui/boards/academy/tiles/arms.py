"""The coats of arms of a squire of Medieval Academy, or its points where they are shown, and what the round brings it.

Knows: the forms of a number, and which of them all tiles have room for.
Must not know: the rows of a tile, or cards.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from textwrap import wrap

from rich.cells import cell_len

from core.games.academy.scoring import shown_totals
from core.games.academy.state import State
from tui.draw import meters, people
from tui.draw.canvas import Canvas
from tui.draw.signs import glyph

from ..standing import Outlook
from ..terms import said
from ..words import signed
from .identities import Identities

NARROW = 22
"""Columns up to which a tile says in short what it counts, unless all else in the row has room beside it, too."""
COMING = 4
"""Columns of what has just been added, and of the free one before it."""


LETTER = 2
"""Columns of a squire's letter before its arms, and the free one."""
ABOVE = 2
"""Rows of the words for what the round brings, at most."""
APART = 2
"""Free columns before what the round brings, at least."""


class Arms:
    """The arms of all squires of one view: they are told in one form, that which the narrowest tile has room for."""

    def __init__(self, who: Identities, outlook: Outlook, room: int, *, own_row: bool) -> None:
        """`room`: columns within the narrowest tile; `own_row`: the earnings of the round have a row of their own."""
        self.who, self.outlook, self._narrowest, self._own_row = who, outlook, room, own_row
        self.words, self.view = who.words, who.view
        self.state: State = self.view.state
        self._shields = self.view.scored.shields
        self.totals = shown_totals(self.view.scored)

    def draw(self, room: Canvas, squire: int, *, beside: bool) -> None:
        """The number of coats of arms or points; `beside`: what has just been added too, or else what the round brings,
        which stands alone before there are any."""
        if self.none_yet:
            if beside:
                self.draw_round(room, squire)
            return
        x = self._pips(room, squire)
        room.put(x, 0, self._text(squire), "ink" if self.totals else "dim")
        came = self.paid(squire)
        if came and beside and x + cell_len(self._text(squire) + came) < room.width:
            room.right(room.width, 0, came, "gold bold")
        elif beside and self._round_columns and self.view.outcome is None:
            room.right(room.width, 0, self._round_in_short(squire), "dim")

    def _text(self, squire: int) -> str:
        """The number of coats of arms or points in words."""
        style, number = self._have(squire)
        return said(self.view.words, f"{style}{self._form}", count=number)

    def _round_in_short(self, squire: int) -> str:
        """What the round brings, behind a few words for it."""
        return f"{self._few_words} {_coming(self.outlook, squire)}"

    def _pips(self, room: Canvas, squire: int) -> int:
        """A sign for each coat of arms, if there is room for them; the column after them."""
        style, number = self._have(squire)
        if style != "shields" or not number or not self._are_pips_beside:
            return 0
        coat = glyph("shield", room.ascii_only)
        return room.write(0, 0, meters.pips(number, number, "gold", (coat, " "))) + 1

    @property
    def none_yet(self) -> bool:
        """True before anybody has a coat of arms, where points are not shown."""
        return not self.totals and not any(map(len, self._shields))

    def draw_round(self, room: Canvas, squire: int) -> None:
        """What the round brings, with a word for it where there is room; nothing once no round is counted any more."""
        paid = self.paid(squire)
        if self.view.outcome is not None and not paid:
            return
        text, style = (paid, "gold bold") if paid else (_coming(self.outlook, squire), "dim")
        word = f"{self.above[1]} " if self.above else self._round_word
        x = room.put(0, 0, word, "dim")
        room.put(x, 0, text, style)

    def draw_above(self, room: Canvas) -> None:
        """The first row of the words for what the round brings, where they have two."""
        room.put(0, 0, self.above[0] if self.above and self.view.outcome is None else "", "dim")

    @cached_property
    def above(self) -> tuple[str, str] | None:
        """The words for what the round brings in two rows, where the narrowest tile has no room for them in one; None
        if it has, or none for two."""
        if self._round_word.strip() != self._round_words[-1]:
            return None
        rows = wrap(self._round_words[0], self._narrowest)
        fits = len(rows) == ABOVE and cell_len(rows[1]) + 1 + self._widest <= self._narrowest
        return (rows[0], rows[1]) if fits else None

    @cached_property
    def _round_word(self) -> str:
        """A word for what the round brings, in the form that all tiles have room for."""
        fits = (f"{form} " for form in self._round_words if cell_len(form) + 1 + self._widest <= self._narrowest)
        return next(fits, "")

    @cached_property
    def _round_words(self) -> list[str]:
        """The words for what the round brings, the longest first."""
        short = (self.view.words(f"academy_board-this-round-{form}") for form in ("short", "least"))
        return [self.words.text(self.view, "this-round"), *short]

    @cached_property
    def _widest(self) -> int:
        """The columns of the longest number of what the round brings."""
        return max(cell_len(_coming(self.outlook, squire)) for squire in self.state.squires)

    @cached_property
    def _few_words(self) -> str:
        """The longest of these words that all tiles have room for behind the arms in their shortest form."""
        room = self._narrowest - self._shortest - APART - 1 - self._widest
        return next((form for form in self._round_words if cell_len(form) <= room), self._round_words[-1])

    @cached_property
    def _shortest(self) -> int:
        """The columns of the arms in their shortest form."""
        have = map(self._have, self.state.squires)
        return max(cell_len(said(self.view.words, f"{style}-short", count=number)) for style, number in have)

    def short(self, squire: int) -> str:
        """The points, if they are shown. Coats of arms have a row of their own or none: their number says little."""
        style, number = self._have(squire)
        if style == "shields":
            return ""
        return self._points_short(squire) if self._room_for_points else str(number)

    def paid(self, squire: int) -> str:
        """The points that the squire has just got."""
        news = self.view.news
        if news is None or news.args.get("squire") != squire or self.view.phase < 1:
            return ""
        points = {"shield": "value", "bonus": "points"}.get(news.key)
        return signed(news.args[points]) if points else ""

    def _have(self, squire: int) -> tuple[str, int]:
        """The points if they are shown, else the number of coats of arms."""
        return ("points", self.totals[squire]) if self.totals else ("shields", len(self._shields[squire]))

    def _points_short(self, squire: int) -> str:
        """The points with their unit, shortened."""
        return said(self.view.words, "points-short", count=self._have(squire)[1])

    # The form in which all tiles say it

    @cached_property
    def _form(self) -> str:
        """The form of the arms: full, where the tiles are wide, or have room for that and for the rest of the row."""
        pips = 0 if self.totals or not self._room_for_pips else max(map(len, self._shields)) + 1
        added = 0 if self._own_row or self._narrowest > NARROW else COMING
        beside = pips + (self._round_columns or added)
        have = map(self._have, self.state.squires)
        full = max(cell_len(said(self.view.words, style, count=number)) for style, number in have)
        alone = self.who.squires.doubled and full + LETTER <= self._narrowest
        return "" if alone or full + beside <= self._narrowest else "-short"

    @cached_property
    def _are_pips_beside(self) -> bool:
        """True if each tile has room for these signs before the words."""
        room = self._narrowest - (LETTER if self.who.squires.doubled else 0)
        wide = (len(self._shields[squire]) + 1 + cell_len(self._text(squire)) for squire in self.state.squires)
        return self._room_for_pips and max(wide) <= room

    @cached_property
    def _room_for_pips(self) -> bool:
        """True if each tile has room for one sign per coat of arms."""
        counts = [len(shields) for shields in self._shields]
        short = (cell_len(said(self.view.words, "shields-short", count=count)) for count in counts)
        room = self._narrowest - self._round_columns
        return all(count < room - wide for count, wide in zip(counts, short, strict=True))

    @cached_property
    def _round_columns(self) -> int:
        """The columns of what the round brings and those before it, behind the arms; 0 if it has a row of its own, or
        no room even behind the shortest form of them."""
        if self._own_row or self.who.squires.doubled:
            return 0
        wide = APART + max(cell_len(self._round_in_short(squire)) for squire in self.state.squires)
        return wide if self._shortest + wide <= self._narrowest else 0

    @cached_property
    def _room_for_points(self) -> bool:
        """True if the points fit beside each of the names."""
        least = [people.least(replace(self.who.player(squire), you="")) for squire in self.state.squires]
        points = [cell_len(self._points_short(squire)) for squire in self.state.squires]
        return max(map(sum, zip(least, points, strict=True))) < self._narrowest


def _coming(outlook: Outlook, squire: int) -> str:
    """The points that this round would bring now. What the answer under the cursor would add is told beside it."""
    return signed(outlook.now[squire])
