"""Our hand in Medieval Academy: cards to be chosen, and beside them those that are only to be seen.

Knows: what is on a card, and which of our cards lie together in which part of a round, and how they are laid out.
Must not know: what is legal; what can be clicked comes with the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from core.games.academy.base import suit_of, value_of
from core.games.academy.components import DEALT
from core.games.academy.state import State
from core.games.academy.variants.karadoc import turned
from tui.boards.view import View
from tui.draw import cards, pictures, styles
from tui.draw.canvas import Canvas
from tui.draw.cards import LARGE, Card, Size
from tui.draw.panels import edge, fitted, fitted_line
from tui.draw.signs import SIGNS, glyph
from tui.draw.styles import style
from tui.text.words import rich

from .plan import BOTTOM, large_hand
from .squires import Squires
from .terms import picture_of
from .words import Wording

CARD = Size(11, 6)
"""A card whose whole name is read, even where the next one lies on its edge."""
LEAST = 22
"""Columns of the hand, however few cards there are."""
GAP = 2
"""Columns between two groups of cards."""
MOST, FEWER, FEWEST = 70, 2, 6
"""Columns of a hand of such cards at most, and how many of them it leaves to the answers all the same;
the last beside two squires."""
STACK = 22
"""Columns of a stack that is chosen whole, with a free one on each side."""
ANSWERS = 24
"""More columns that the answers get beside large cards."""

PICTURE, MOVERS = 9, 60
"""Columns of the picture beside those who move a disc, and of all of it at most."""

ORDER = ("gallantry", "sword", "white", "black", "education", "king", "quests", "charity")
"""The suits as they are held, from the left: as their tracks lie from above."""


def place_in_hand(name: str) -> tuple[int, int]:
    """Sorts cards as they are held: by suit, the highest first."""
    suit = suit_of(name)
    return (ORDER.index(suit) if suit in ORDER else len(ORDER)), -value_of(name)


def face(words: Wording, view: View, name: str) -> Card:
    """A learning card."""
    suit, value = suit_of(name), str(value_of(name))
    sign = SIGNS[suit].plain if view.ascii_only else SIGNS[suit].glyph
    full, short = words.text(view, f"suit-{suit}"), words.text(view, f"face-{suit}")
    return Card(suit, value, full, picture_of(view.words, suit), sign, short)


class Group(NamedTuple):
    """Cards that lie together."""

    label: str
    held: Sequence[str]
    open: bool = True
    """True if a card, or all of them, may be chosen; others are faint."""
    lifted: bool = False
    """True if all of them are chosen."""
    stack: bool = False
    """True if they are chosen together."""

    @property
    def cards(self) -> list[str]:
        """The different cards, sorted."""
        return sorted(dict.fromkeys(self.held), key=place_in_hand)


class Hand:
    """Our cards at one moment."""

    def __init__(self, words: Wording, view: View) -> None:
        self.words, self.view = words, view
        self.state: State = view.state
        self.squires = Squires(view)
        self.own = self.squires.of(view.seat)

    def drawn(self, room: tuple[int, int]) -> Canvas | None:
        """The cards in at most so many columns and rows; None if there are none."""
        groups = [group for group in self._groups() if group.cards]
        if self.view.question is not None and self.view.question.ask == "advance":
            return self._movers(self.kept(room))
        if not groups:
            return None
        size, most = self._size(groups, room)
        most = min(most, self.kept(room)[0]) if size == CARD else most
        if size == CARD and any(self._is_listed(group, size) and not group.stack for group in groups):
            most -= 1  # lines end where the answers begin
        form = self._list_form(groups, size, most)
        laid = [group for group in groups if not self._is_listed(group, size)]
        beside = sum(GAP + self._list_width(group, form) for group in groups if group not in laid)
        step = self._step(laid, size, most - beside) if laid else 0
        widths = [
            (len(group.cards) - 1) * step + size.width if group in laid else self._list_width(group, form)
            for group in groups
        ]
        labels = [cell_len(self.words.plain(self.view, group.label)) for group in groups]
        spans = [max(pair) for pair in zip(widths, labels, strict=True)]
        width = min(max(LEAST, sum(spans) + GAP * (len(groups) - 1)), most)
        canvas = Canvas(width, size.height + 1, self.view.ascii_only)
        x = 0
        for number, (group, span) in enumerate(zip(groups, spans, strict=True)):
            room_of = canvas.part(x, 0, span, canvas.height)
            if group in laid:
                self._lay(room_of, group, size, step)
            else:
                self._list(room_of, group, form)
            self._stack_hot(room_of, number)
            x += span + GAP
        return canvas

    def _movers(self, size: tuple[int, int]) -> Canvas:
        """Who moves a disc for the order on gallantry, and how far: now, and after that."""
        canvas = Canvas(min(size[0] - 1, MOVERS), size[1], self.view.ascii_only)
        canvas.fill(0, 0, *canvas.size, "tint-gallantry")
        pictures.place(canvas.part(1, 0, PICTURE, canvas.height), "rose", "gallantry")
        room = canvas.part(PICTURE + 2, 0, canvas.width - PICTURE - 3, canvas.height)
        question = self.view.asked
        rows = [(question.squire, question.amount)]
        rows += [(task.squire, task.amount) for task in self.state.todo if task.do == "gallant"]
        room.put(0, 0, fitted(self.view.words("academy_board-movers"), room.width), "gallantry bold")
        for y, (squire, squares) in enumerate(rows[: room.height - 2], 2):
            now, many = y == 2, self.view.words("academy_board-squares", count=squares)
            room.put(0, y, glyph("turn", room.ascii_only) if now else " ", "gold bold")
            name = rich(f"{self.squires.initial(squire)} {self.squires.name(squire)}", self.view.names)
            room.write(2, y, fitted_line(name, room.width - cell_len(many) - 4))
            room.right(room.width, y, many, "gold bold" if now else "dim")
        return canvas

    @staticmethod
    def _is_listed(group: Group, size: Size) -> bool:
        """True, where there is little room, for cards that are only to be seen, or chosen together."""
        return size == CARD and (group.stack or not (group.open or group.lifted))

    def _list_form(self, groups: Sequence[Group], size: Size, most: int) -> str:
        """The form of listed cards: in words, if that leaves the others whole, else by their signs."""
        laid = sum(len(group.cards) for group in groups if not self._is_listed(group, size))
        beside = sum(GAP + self._list_width(group, "words") for group in groups if self._is_listed(group, size))
        return "words" if laid * size.width + beside <= most else "signs"

    def _list_lines(self, group: Group, form: str) -> list[Text]:
        """A line for each different card."""
        lines: list[Text] = []
        for name in group.cards:
            drawn, count = face(self.words, self.view, name), group.held.count(name)
            said = f" {drawn.name} {drawn.value}" if form == "words" else drawn.value
            many = f" ×{count}" if count > 1 else ""
            lines.append(Text.assemble((f"{drawn.sign}{said}{many}", style(drawn.colour)), end=""))
        return lines

    def _list_width(self, group: Group, form: str) -> int:
        """The columns of a listed group, its label included."""
        label = cell_len(self.words.plain(self.view, group.label))
        return max(STACK if group.stack else label, *(line.cell_len for line in self._list_lines(group, form)))

    def _list(self, room: Canvas, group: Group, form: str) -> None:
        """A group in lines below its label."""
        if group.stack:
            room.fill(0, 0, *room.size, "wash-gold" if group.lifted else "panel")
            if self.view.ascii_only or not styles.current().colours:
                edge(room, "gold bold" if group.lifted else "line", heavy=group.lifted)
            room = room.part(1, 0, room.width - 2, room.height)
        label = rich(group.label, self.view.names, "gold bold" if group.lifted else "dim")
        room.write(0, 0, fitted_line(label, room.width))
        lines = self._list_lines(group, form)
        first = 1 + (group.stack and len(lines) + 1 < room.height)
        for y, line in enumerate(lines, first):
            room.write(0, y, fitted_line(line, room.width))
        for y, name in enumerate(group.cards, 1):
            why = self.view.why(card=name)
            if why is not None:
                room.part(0, y, room.width, 1).hot(why)

    def kept(self, room: tuple[int, int]) -> tuple[int, int]:
        """The columns and rows of the widest and the highest hand in so much room."""
        large = large_hand(self.state, 4 * room[1] - BOTTOM)
        size, small, free = LARGE if large else CARD, self._most(room), room[0] - ANSWERS
        most = max(small, free) if large else small
        width = most if self.squires.doubled else DEALT * (size.width + 1) + GAP - 1 - 1
        return min(most, width + self._kept_label(size)), size.height + 1

    def _kept_label(self, size: Size) -> int:
        """The columns by which the label of a single card that was kept is wider than that card."""
        return max(0, cell_len(self.words.plain(self.view, self.words.text(self.view, "kept"))) - size.width)

    def _size(self, groups: Sequence[Group], room: tuple[int, int]) -> tuple[Size, int]:
        """The size of the cards, and how many columns they may take: large ones leave more to the answers."""
        count, free = sum(len(group.cards) for group in groups), room[0] - ANSWERS
        natural = count * (LARGE.width + 1) + (GAP - 1) * (len(groups) - 1) - 1
        large = natural <= free and large_hand(self.state, 4 * room[1] - BOTTOM)
        return (LARGE, free) if large else (CARD, self._most(room))

    def _most(self, room: tuple[int, int]) -> int:
        """The columns of a hand of small cards: that of two squires leaves more to what its answers bring."""
        return min(room[0] - (FEWEST if self.squires.doubled else FEWER), MOST)

    @staticmethod
    def _step(groups: Sequence[Group], size: Size, most: int) -> int:
        """Columns from one card to the next: less than a card, where there are many."""
        covered = sum(len(group.cards) - 1 for group in groups)
        free = most - len(groups) * size.width - GAP * (len(groups) - 1)
        return max(1, min(size.width + 1, free // covered)) if covered else size.width + 1

    def _lay(self, room: Canvas, group: Group, size: Size, step: int) -> None:
        """A group with its label; the chosen card is lifted, and no card moves for it."""
        chosen = self._chosen(group)
        label = fitted_line(rich(group.label, self.view.names, "dim"), room.width)
        room.write(0, size.height if group.lifted else 0, label)
        held = room.part(0, 0, (len(group.cards) - 1) * step + size.width, room.height)
        faces, playable = [self._face(group, each) for each in group.cards], [group.open] * len(group.cards)
        columns = cards.hand(held, faces, chosen, playable=playable, lifted=group.lifted, size=size)
        for at in cards.stacked(len(columns), chosen):
            answer = self._answer(group.cards[at]) if group.open else self.view.why(card=group.cards[at])
            if answer is not None:
                place = held.part(columns[at], int(not group.lifted and at != chosen), *size)
                place.hot(answer, selects=group.open and len(self._fits(group.cards[at])) > 1)

    def _face(self, group: Group, name: str) -> Card:
        """A card with its key; how many there are of it, if several."""
        drawn, count = face(self.words, self.view, name), group.held.count(name)
        key = self.words.keys(self.view, self._fits(name)) if group.open else ""
        return replace(drawn, key=key, count=f"×{count}" if count > 1 else "")

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

    # What lies together

    def _groups(self) -> list[Group]:
        return self._of_two_squires() if self.squires.doubled else self._of_one()

    def _of_one(self) -> list[Group]:
        """The pack in hand and what was kept of others; later the hand, and what Karadoc has turned up."""
        (squire,) = self.own
        pack, hand = self.state.packs[squire].known(), self.state.hands[squire].known()
        if pack:
            return [Group("", pack), Group(self.words.text(self.view, "kept"), hand, open=False)]
        question = self.view.question
        if question is not None and question.ask == "turned":
            shown = Group(self.squires.name(question.squire), [turned(self.state, question.squire)], lifted=True)
            return [shown, Group("", hand, open=False)]
        return [Group("", hand)]

    def _of_two_squires(self) -> list[Group]:
        """Lancelot: the cards to split, the stacks to choose from, the cards to arm squires with, then what each
        has. The stacks that are made meanwhile lie in the tiles of the squires."""
        exchange, seat = self.state.exchange, self.view.own
        if dealt := exchange.dealt[seat].known():
            return [Group("", dealt)]
        if self.state.asked and self.state.asked[0].ask in ("split", "stack"):
            return self._stacks()
        hands = {squire: self.state.hands[squire].known() for squire in self.own}
        if share := exchange.shares[seat].known():
            return [Group("", share)]
        question = self.view.question
        acting = question.squire if question is not None and question.ask == "play" else None
        order = sorted(self.own, key=lambda squire: squire != acting)
        return [Group(self.squires.colour(one), hands[one], open=acting in (None, one)) for one in order]

    def _stacks(self) -> list[Group]:
        """The stacks that are chosen from, or those we have made."""
        asked, chosen = self.state.asked[0], getattr(self.view.cursor, "stack", None)
        maker = self.view.own if asked.ask == "split" else 1 - asked.seat
        return [
            Group(self.words.text(self.view, "stack", number=at + 1), pile.known(), lifted=at == chosen, stack=True)
            for at, pile in enumerate(self.state.exchange.stacks[maker])
        ]
