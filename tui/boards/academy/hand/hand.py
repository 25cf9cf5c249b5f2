"""Our hand in Medieval Academy: cards to be chosen, and beside them those that are only to be seen.

Knows: how the cards are laid out, raised, and clicked.
Must not know: what is legal; what can be clicked comes with the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.cells import cell_len

from tui.boards.view import View
from tui.draw import cards
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, Size
from tui.draw.panels import fitted_line
from tui.text.words import rich

from ..words import Wording
from .faces import SUITS, face
from .groups import Group, Groups
from .movers import Movers
from .sizes import GAP, LEAST, Sizes


class Hand:
    """Our cards at one moment, in at most so many columns and rows."""

    def __init__(self, words: Wording, view: View, room: tuple[int, int]) -> None:
        self.words, self.view = words, view
        self.sizes = Sizes(view, room)

    def drawn(self) -> Canvas | None:
        """The cards, or who moves a disc for gallantry; None if there are none."""
        movers = Movers(self.words, self.view)
        if movers.are_moving():
            return movers.drawn(self.sizes.kept(), self.sizes.below)
        groups = Groups(self.words, self.view).all()
        return self._side_by_side(groups) if groups else None

    def _side_by_side(self, groups: Sequence[Group]) -> Canvas:
        """The groups, each below its label."""
        size, most = self.sizes.card(), self.sizes.kept()[0]
        gap = GAP if sum(len(group.cards) for group in groups) * size.width + GAP * (len(groups) - 1) <= most else 0
        step = self._step(groups, size, most - gap * (len(groups) - 1))
        widths = [(len(group.cards) - 1) * step + size.width for group in groups]
        width = min(max(LEAST, sum(widths) + gap * (len(groups) - 1)), most)
        canvas = Canvas(width, self.sizes.drawn + self.sizes.below, self.view.ascii_only)
        x, form = 0, self._form(groups, widths)
        for number, (group, wide) in enumerate(zip(groups, widths, strict=True)):
            room_of = canvas.part(x, 0, wide, self.sizes.drawn)
            self._label(room_of, group, form)
            self._lay(room_of, group, size, step)
            self._stack_hot(room_of, number)
            x += wide + gap
        return canvas

    @staticmethod
    def _step(groups: Sequence[Group], size: Size, most: int) -> int:
        """Columns from one card to the next: less than a card, where there are many."""
        covered = sum(len(group.cards) - 1 for group in groups)
        free = most - len(groups) * size.width
        return max(1, min(size.width + 1, free // covered)) if covered else size.width + 1

    def _card_hot(self, place: Canvas, group: Group, name: str) -> None:
        """A click on a card is its answer, or asks why it is none."""
        answer = self._answer(name) if group.open else self.view.why(card=name)
        if answer is not None:
            place.hot(answer, selects=group.open and len(self._fits(name)) > 1)

    def _lay(self, room: Canvas, group: Group, size: Size, step: int) -> None:
        """A group below its label, or below a free row: no card touches what stands above, and none moves when it is
        chosen."""
        chosen = self._chosen(group)
        held = room.part(0, int(group.lifted), (len(group.cards) - 1) * step + size.width, room.height)
        faces = [self._face(group, each, size.width) for each in group.cards]
        playable = [group.open] * len(group.cards)
        columns = cards.hand(
            held, faces, chosen, playable=playable, lifted=group.lifted, level=not group.lifted, size=size
        )
        for at in cards.stacked(len(columns), chosen):
            place = held.part(columns[at], int(not group.lifted), *size)
            self._card_hot(place, group, group.cards[at])

    def _form(self, groups: Sequence[Group], widths: Sequence[int]) -> int:
        """The number of the longest form of the labels for which all groups have room; the last, if there is none."""
        rooms = [wide - cell_len(group.key) - bool(group.key) for group, wide in zip(groups, widths, strict=True)]
        labels = [[rich(label, self.view.names).cell_len for label in group.labels] for group in groups]
        forms = range(min((len(each) for each in labels if each), default=0))
        pairs = [*zip(labels, rooms, strict=True)]
        return next((at for at in forms if all(not each or each[at] <= room for each, room in pairs)), -1)

    def _label(self, room: Canvas, group: Group, form: int) -> None:
        """What a group is, behind the key that chooses all of it; the end of it is left out where there is no room."""
        x = room.put(0, 0, group.key, "on-gold bold") + 1 if group.key else 0
        if group.labels:
            label = rich(group.labels[form], self.view.names, "gold bold" if group.lifted else "ink")
            room.write(x, 0, fitted_line(label, room.width - x))

    def _face(self, group: Group, name: str, wide: int) -> Card:
        """A card of this width with its key; how many there are of it, if several. A low one has its value
        once."""
        drawn, count = face(self.words, self.view, name), 1 if group.single else group.held.count(name)
        key = self.words.keys(self.view, self._fits(name)) if group.open else ""
        short = "" if cell_len(drawn.name) <= wide else drawn.short
        drawn = replace(drawn, short=short, key=key, chip=True, corner=self.sizes.is_high)
        times = f" ×{count} " if count > 1 else ""
        walls = self._has_walls(wide)
        return replace(drawn, count=times, walls=walls, corners=walls, bright=bool(group.key))

    def _has_walls(self, wide: int) -> bool:
        """True if on cards so wide every suit's name, or the short one, stands within the edges. All cards of a hand
        look alike: where one name needs these columns, none has edges at its sides."""
        forms = [[self.words.text(self.view, f"{form}-{suit}") for form in ("suit", "face")] for suit in SUITS]
        shown = (full if cell_len(full) <= wide else short for full, short in forms)
        return max(map(cell_len, shown)) <= wide - 2

    def _chosen(self, group: Group) -> int | None:
        """The card under the cursor, if it is of this group: of like ones the first."""
        name = getattr(self.view.cursor, "card", None)
        return group.cards.index(name) if group.open and name in group.cards else None

    def _answer(self, name: str) -> int | None:
        """The answer that a click on a card is; of several the one under the cursor, else the first, and the click only
        selects it: which track it is played on is chosen there."""
        fits = self._fits(name)
        return next((at for at in fits if self.view.legal[at] == self.view.cursor), next(iter(fits), None))

    def _fits(self, name: str) -> list[int]:
        """The answers with this card."""
        return [at for at, action in enumerate(self.view.legal) if getattr(action, "card", None) == name]

    def _stack_hot(self, room: Canvas, number: int) -> None:
        """A click on a stack takes it, where one is to be taken."""
        for at, action in enumerate(self.view.legal):
            if getattr(action, "stack", None) == number:
                room.hot(at)
