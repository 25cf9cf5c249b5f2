"""The tile of one squire of Medieval Academy: edge, name, and a row for each fact.

Knows: how a tile looks at each size, and what of it can be clicked.
Must not know: the other tiles, or what is legal.
"""

from __future__ import annotations

from dataclasses import replace

from rich.cells import cell_len

from core.games.academy.actions import Name
from tui.draw import people
from tui.draw.canvas import Canvas
from tui.draw.signs import SIGNS, glyph

from ..plan import WIDE_TILE
from .common import Common
from .played import HOLE, is_fan


class Tile:
    """One squire in its room."""

    def __init__(self, common: Common, squire: int, room: Canvas) -> None:
        self.common, self.squire, self.room = common, squire, room
        self.view, self.squires = common.view, common.squires
        self.pile = common.piles.pile_of(squire)
        self.facts = common.facts_in(room)
        self.player = common.player(squire, arms="arms" not in self.facts)
        self._own_row = "round" in self.facts
        """True if the earnings of the round have a row of their own."""
        if self.pile and "shown" in self.facts:  # what a pile is stands above it
            self.facts.remove("shown")
            self.facts.insert(self.facts.index("cards"), "shown")
        self._drawers = {
            "arms": self._arms,
            "above": common.arms.draw_above,
            "round": self._round,
            "notes": lambda row: common.notes.draw(row, squire),
            "cards": self._cards,
            "shown": self._shown,
        }

    def draw(self) -> int:
        """Edge, name, facts; where there are not rows enough, no edge, and arms beside the name. Returns the row of
        what everybody knows of the cards, or 0."""
        room, top = self.room, int(self.common.has_edge(self.room))
        inner = room.part(1, top, room.width - 2, room.height - top)
        if not self.common.shared:
            self._ground()
        shown_at = self._rows(inner)
        if not self.common.shared:
            joint = shown_at and self.common.is_joint(self.view.state.owners[self.squire])
            self._first_in_a_row(inner.part(0, 0, inner.width, shown_at if joint else inner.height))
            self._named(top)
        self._make_hot()
        return top + shown_at if shown_at else 0

    def _first_in_a_row(self, inner: Canvas) -> None:
        """The sign of the first player and its word in the first row that has room behind what is drawn, where the name
        leaves none."""
        if not self.player.first or people.says_first(self.player, inner.width):
            return
        text = f"{glyph('first', inner.ascii_only)} {self.player.first_word}"
        needs = cell_len(text) + 1
        ends = (inner.part(inner.width - needs, y, needs, 1) for y in range(1, inner.height))
        for end in [end for end in ends if end.width == needs and not _is_written(end)][:1]:
            end.right(needs, 0, text, SIGNS["first"].style)
            self.player = replace(self.player, first=False)

    def _ground(self) -> None:
        """The ground in the squire's colour, and the edge, if there is room for one."""
        room, style = self.room, self.squires.style(self.squire)
        bright = self.common.who.acts(self.squire) or self._is_told()
        if bright or not self.common.is_joint(self.view.state.owners[self.squire]):
            room.fill(0, 0, *room.size, f"wash-{style}" if bright else f"tint-{style}")
        if self.common.has_edge(room):
            room.put(0, 0, ("▀" if bright else "▔") * room.width, style)

    def _is_told(self) -> bool:
        """True if the event being told is about this squire."""
        news = self.view.news
        return news is not None and self.squire in (news.args.get("squire"), news.args.get("other"))

    def _named(self, top: int) -> None:
        """The name in this row, and the arms behind it where they have no row of their own."""
        if "arms" in self.facts:
            self._name(self.room.part(1, top, self.room.width - 1, 1))
        else:
            self._short_name(top)

    def _name(self, row: Canvas) -> None:
        """Draws the name; it may use the last column, which the rows below leave free."""
        needs = people.whole(self.player)
        people.name_line(row.part(0, 0, row.width - (needs < row.width), 1), self.player)

    def _short_name(self, top: int) -> None:
        """Name and arms in one row."""
        arms = self.common.arms
        short = arms.short(self.squire)
        needs = people.whole(self.player) + cell_len(short) + bool(short)
        spared = self.common.spares_a_column or (self.squires.doubled and needs < self.room.width - 1)
        row = self.room.part(1, top, self.room.width - 1 - spared, 1)
        people.name_line(row.part(0, 0, row.width - cell_len(short) - bool(short), 1), replace(self.player, you=""))
        row.right(row.width, 0, short, "gold" if arms.paid(self.squire) else "dim")

    def _rows(self, inner: Canvas) -> int:
        """The facts below the name; rows that are left go to the cards. Returns the row of the known cards, or 0."""
        facts = self.facts[: inner.height - 1]
        spare, y, shown_at = inner.height - 1 - len(facts), 1, 0
        for fact in facts:
            high = 1 + spare if fact == "cards" else 1
            if fact == "shown":
                shown_at = y - (1 + spare) * self._is_label_above(inner.part(0, 0, inner.width, 1 + spare))
            self._drawers[fact](inner.part(0, y, inner.width, high))
            y += high
        return shown_at

    def _is_label_above(self, cards: Canvas) -> bool:
        """True if the known cards and their label stand in such room for cards played, which tells nothing else."""
        return not is_fan(cards) and self.common.known.are_labelled(self.view.state.owners[self.squire])

    def _make_hot(self) -> None:
        """Makes the tile clickable where a squire is to be named."""
        legal, squire = self.view.legal, self.squire
        names = (at for at, action in enumerate(legal) if isinstance(action, Name) and action.squire == squire)
        answer = next(names, self.view.why(other=squire))
        if answer is not None:
            self.room.hot(answer)

    # The facts

    def _arms(self, row: Canvas) -> None:
        """The arms, behind the squire's letter where the name is that of a player with two; before anybody has any,
        nothing there."""
        row.named("coats", self.squire)
        if self.common.shared and self.common.arms.none_yet:
            return
        squires, squire = self.squires, self.squire
        x = row.put(0, 0, squires.letter(squire), squires.style(squire)) + 1 if self.common.shared else 0
        beside = not self._own_row and not self._says_round()
        self.common.arms.draw(row.part(x, 0, row.width - x, 1), squire, beside=beside)

    def _round(self, row: Canvas) -> None:
        """What the round brings; while stacks are made and taken, what the one in this tile is called."""
        if not self.common.shared:
            self.common.arms.draw_round(row, self.squire)
        elif self.pile:
            self.common.known.draw_worth(row, self.pile, [self.pile.name])

    def _cards(self, rows: Canvas) -> None:
        """The cards played; not those of a stack in a row, which its player's tile has."""
        if not self._in_a_row:
            self.common.played.draw(rows, self.squire)

    @property
    def _in_a_row(self) -> bool:
        """True if each stack of the player has a row, through the tiles of both squires."""
        return self.pile is not None and self.common.has_stacks_in_rows(self.room)

    def _shown(self, row: Canvas) -> None:
        """The cards that everybody knows of; of a squire that has none, the earnings of the round."""
        if self._in_a_row:
            return
        if self._says_round():
            self.common.arms.draw_round(row, self.squire)
        elif self._own_row and row.width >= WIDE_TILE - 3 and self.common.played.laid_aside(self.squire):
            row.put(0, 0, self.view.words("academy_board-waiting").rstrip(": \u00a0"), "dim")
        elif self._own_row and self.common.shared and self.pile:
            self.common.known.draw_worth(row, self.pile, self.pile.worths)
        else:
            self.common.known.draw(row, self.squire)

    def _says_round(self) -> bool:
        """True if the row of known cards is free for the earnings of the round."""
        free = "shown" in self.common.facts and not (self._own_row or self.common.shared)
        known = self.common.is_joint(self.view.state.owners[self.squire]) or self.common.known.knows_all_of(self.squire)
        return free and not known and self.pile is None


def _is_written(room: Canvas) -> bool:
    """True if anything is drawn there, or a card is to lie there."""
    return any(cell.character.strip() or cell.ground == HOLE for row in room.rows() for cell in row)
