"""Our hand in Medieval Academy: cards to be chosen, and beside them those that are only to be seen.

Knows: what is on a card, and which of our cards lie together in which part of a round, and how they are laid out.
Must not know: what is legal; what can be clicked comes with the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from rich.cells import cell_len

from core.games.academy.base import suit_of, value_of
from core.games.academy.components import DEALT, KNIGHTS
from core.games.academy.state import State
from core.games.academy.variants.karadoc import turned
from core.piles import Pile
from tui.boards.view import View
from tui.draw import cards, pictures
from tui.draw.canvas import Canvas
from tui.draw.cards import LARGE, Card, Size
from tui.draw.panels import fitted, fitted_line
from tui.draw.signs import SIGNS, glyph
from tui.text.words import mark, rich

from .plan import BOTTOM, is_dividing, large_hand
from .squires import Squires
from .terms import picture_of
from .words import Wording, signed

LOW = (Size(11, 6), Size(9, 6), Size(8, 6))
"""The sizes of a card in a low hand, the largest first. On the last, some names are short ones."""
TALL = (LARGE, Size(11, 9), Size(9, 9))
"""The same in a high one."""
LEAST = 22
"""Columns of the hand, however few cards there are."""
GAP = 2
"""Columns between two groups of cards."""
MOST, FEWER = 70, 2
"""Columns of a low hand at most, and how many of them it leaves to the answers all the same."""
ANSWERS, BRIEF = 24, 20
"""More columns that the answers get beside a high hand, and those that say little: while cards are divided."""
DIVIDED, SHARE = 6, 3
"""Lancelot: the cards that a player divides, and those of a squire."""

PICTURE, LEAST_MOVERS, MOVERS = 9, 41, 60
"""Columns of the picture beside those who move a disc, and of all of it at least and at most."""

MOVED = (("done", "moved"), ("turn", "moves-now"), ("thinking", "moves-later"))
"""The signs beside those who move a disc for gallantry, and the texts that explain them."""

ORDER = ("gallantry", "sword", "white", "black", "education", "king", "quests", "charity")
"""The suits as they are held, from the left: as their tracks lie from above."""
SUITS = tuple(suit for suit in ORDER if suit not in KNIGHTS)
"""The suits of the cards."""


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

    labels: Sequence[str]
    """What they are, the longest wording first."""
    held: Sequence[str]
    open: bool = True
    """True if a card, or all of them, may be chosen; others are faint."""
    lifted: bool = False
    """True if all of them are chosen."""
    key: str = ""
    """The digit that chooses all of them."""

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
        size, most = self._size(room), self.kept(room)[0]
        gap = GAP if sum(len(group.cards) for group in groups) * size.width + GAP * (len(groups) - 1) <= most else 0
        step = self._step(groups, size, most - gap * (len(groups) - 1))
        widths = [(len(group.cards) - 1) * step + size.width for group in groups]
        width = min(max(LEAST, sum(widths) + gap * (len(groups) - 1)), most)
        canvas = Canvas(width, size.height + 1, self.view.ascii_only)
        x, form = 0, self._form(groups, widths)
        for number, (group, wide) in enumerate(zip(groups, widths, strict=True)):
            room_of = canvas.part(x, 0, wide, canvas.height)
            self._label(room_of, group, form)
            self._lay(room_of, group, size, step)
            self._stack_hot(room_of, number)
            x += wide + gap
        return canvas

    def _movers(self, size: tuple[int, int]) -> Canvas:
        """Who moves a disc for the order on gallantry, and how far: before, now, and after that."""
        canvas = Canvas(min(size[0] - 1, MOVERS), size[1], self.view.ascii_only)
        canvas.fill(0, 0, *canvas.size, "tint-gallantry")
        pictures.place(canvas.part(1, 0, PICTURE, canvas.height), "rose", "gallantry")
        room = canvas.part(PICTURE + 2, 0, canvas.width - PICTURE - 3, canvas.height)
        room.put(0, 0, fitted(self.view.words("academy_board-movers"), room.width), "gallantry bold")
        moves = self._moves_of_the_round()[: room.height - 2]
        for y, (squire, squares, track) in enumerate(moves, 2):
            self._mover(room.part(0, y, room.width, 1), squire, squares, track)
        signs = (self.view.words(f"academy_board-{key}", sign=glyph(sign, room.ascii_only)) for sign, key in MOVED)
        if (y := len(moves) + 3) < room.height:
            room.put(0, y, fitted("  ".join(signs), room.width), "dim")
        return canvas

    def _mover(self, row: Canvas, squire: int, squares: int, track: str) -> None:
        """Who has moved a disc and on which track, who moves one now, or who does so later."""
        now = squire == self.view.asked.squire and not track
        sign = "done" if track else "turn" if now else "thinking"
        row.put(0, 0, glyph(sign, row.ascii_only), f"{SIGNS[sign].style} bold")
        name = rich(f"{self.squires.initial(squire)} {self.squires.name(squire)}", self.view.names)
        many = self.view.words("academy_board-squares", count=squares)
        where = f"{self.words.text(self.view, f'row-{track}')} {signed(squares)}" if track else many
        row.write(2, 0, fitted_line(name, row.width - cell_len(where) - 3))
        row.right(row.width, 0, where, "gold bold" if now else "dim" if track else "ink")

    def _moves_of_the_round(self) -> list[tuple[int, int, str]]:
        """Who moves a disc for gallantry, how many squares, and on which track, if that is done."""
        done: list[tuple[int, int, str]] = []
        for event in reversed(self.view.log):
            if event.key == "scores":
                break
            if event.key == "moves":
                done.insert(0, (event.args["squire"], event.args["squares"], event.args["track"]))
        asked = self.view.asked
        tasks = [(task.squire, task.amount, "") for task in self.state.todo if task.do == "gallant"]
        return [*done, (asked.squire, asked.amount, ""), *tasks]

    def kept(self, room: tuple[int, int]) -> tuple[int, int]:
        """The columns and rows of the widest and the highest hand in so much room."""
        size, most = self._size(room), self._most(room)
        least = LEAST_MOVERS if self._count == SHARE else 0
        return min(most, max(least, self._count * (size.width + 1) + GAP - 2)), size.height + 1

    @property
    def _count(self) -> int:
        """The most cards that lie side by side in this part of the game."""
        return (DIVIDED if is_dividing(self.state) else SHARE) if self.squires.doubled else DEALT

    @property
    def _different(self) -> int:
        """The same of this deal: of cards that are divided, equal ones lie on each other."""
        if self._count != DIVIDED:
            return self._count
        exchange, seat = self.state.exchange, self.view.own
        maker = maker_shown(self.view)
        if maker is not None and not exchange.dealt[seat]:
            return sum(len({*pile.known()}) for pile in exchange.stacks[maker])
        hands = [self.state.hands[squire] for squire in self.own]
        return len({card for pile in [*self._divided, *hands] for card in pile.known()})

    @property
    def _divided(self) -> list[Pile]:
        """The piles of ours of which cards go to stacks and squires, and the stacks."""
        exchange, seat = self.state.exchange, self.view.own
        return [exchange.dealt[seat], exchange.shares[seat], *exchange.stacks[seat]]

    def _size(self, room: tuple[int, int]) -> Size:
        """The largest size of which that many cards lie side by side, else the smallest."""
        sizes, most = TALL if self._is_high(room) else LOW, self._most(room)
        return next((size for size in sizes if self._different * (size.width + 1) + GAP - 2 <= most), sizes[-1])

    def _is_high(self, room: tuple[int, int]) -> bool:
        """True if the hand has rows for large cards."""
        return large_hand(self.state, 4 * room[1] - BOTTOM)

    def _most(self, room: tuple[int, int]) -> int:
        """The columns of a hand: a high one leaves more to the answers, one that is divided takes all there are."""
        dividing = self._count == DIVIDED
        if self._is_high(room):
            return max(min(MOST, room[0] - FEWER), room[0] - (BRIEF if dividing else ANSWERS))
        return min(room[0] - (0 if dividing else FEWER), MOST)

    @staticmethod
    def _step(groups: Sequence[Group], size: Size, most: int) -> int:
        """Columns from one card to the next: less than a card, where there are many."""
        covered = sum(len(group.cards) - 1 for group in groups)
        free = most - len(groups) * size.width
        return max(1, min(size.width + 1, free // covered)) if covered else size.width + 1

    def _lay(self, room: Canvas, group: Group, size: Size, step: int) -> None:
        """A group below its label; the chosen card is lifted, and no card moves for it. Groups all of whose cards are
        chosen at once stay where they are."""
        chosen = self._chosen(group)
        held = room.part(0, int(group.lifted), (len(group.cards) - 1) * step + size.width, room.height)
        faces = [self._face(group, each, size.width) for each in group.cards]
        playable = [group.open] * len(group.cards)
        columns = cards.hand(held, faces, chosen, playable=playable, lifted=group.lifted, size=size)
        for at in cards.stacked(len(columns), chosen):
            answer = self._answer(group.cards[at]) if group.open else self.view.why(card=group.cards[at])
            if answer is not None:
                place = held.part(columns[at], int(not group.lifted and at != chosen), *size)
                place.hot(answer, selects=group.open and len(self._fits(group.cards[at])) > 1)

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
        """A card of this width with its key; how many there are of it, if several."""
        drawn, count = face(self.words, self.view, name), group.held.count(name)
        key = self.words.keys(self.view, self._fits(name)) if group.open else ""
        short = "" if cell_len(drawn.name) <= wide else drawn.short
        many = f"×{count}" if count > 1 else ""
        return replace(drawn, short=short, key=key, count=many, walls=self._has_walls(wide))

    def _has_walls(self, wide: int) -> bool:
        """True if on cards so wide every suit's name stands within the edges. All cards of a hand look alike: where one
        name needs these columns, none has edges at its sides."""
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

    # What lies together

    def _groups(self) -> list[Group]:
        return self._of_two_squires() if self.squires.doubled else self._of_one()

    def _of_one(self) -> list[Group]:
        """The pack in hand and what was kept of others; later the hand, and what Karadoc has turned up."""
        (squire,) = self.own
        pack, hand = self.state.packs[squire].known(), self.state.hands[squire].known()
        if pack:
            return [Group([], pack), Group([self.words.text(self.view, "kept")], hand, open=False)]
        question = self.view.question
        if question is not None and question.ask == "turned":
            name, card = self.squires.name(question.squire), turned(self.state, question.squire)
            return [Group([name], [card], lifted=True), Group([], hand, open=False)]
        return [Group([], hand)]

    def _of_two_squires(self) -> list[Group]:
        """Lancelot: the cards to split, the stacks to choose from, the cards to arm squires with, then those of the
        squire that plays. Those of the other lie in its tile."""
        exchange, seat = self.state.exchange, self.view.own
        if dealt := exchange.dealt[seat].known():
            return [Group([], dealt)]
        if (maker := maker_shown(self.view)) is not None:
            return self._stacks(maker)
        if share := exchange.shares[seat].known():
            return [Group([], share)]
        squire = squire_in_hand(self.view)
        if squire is None:
            return []
        return [Group([self.squires.colour(squire)], self.state.hands[squire].known())]

    def _stacks(self, maker: int) -> list[Group]:
        """The stacks that are chosen from, or those we have made."""
        chosen = getattr(self.view.cursor, "stack", None)
        choices = [getattr(each, "stack", None) for each in self.view.legal]
        return [
            Group(
                self._stack_labels(at, maker, chosen),
                pile.known(),
                lifted=at == chosen,
                key=str(self.words.digit(self.view, choices.index(at))) if at in choices else "",
            )
            for at, pile in enumerate(self.state.exchange.stacks[maker])
        ]

    def _stack_labels(self, at: int, maker: int, chosen: int | None) -> list[str]:
        """A stack's name and worth; before these forms, to whom it goes by the answer under the cursor."""
        stack = self.state.exchange.stacks[maker][at].known()
        plain = stack_labels(self.view, at + 1, stack)
        if chosen is None:
            return plain
        return [*stack_labels(self.view, at + 1, stack, mark(maker) if at != chosen else YOU), *plain]


YOU = "you"
"""Stands for ourselves among those who get a stack."""


def stack_labels(view: View, number: int, stack: Sequence[str], to: str = "none") -> list[str]:
    """Lancelot: a stack's number, the squares of its cards, and to whom it goes, the longest wording first."""
    squares = sum(map(value_of, stack))
    return [view.words(f"academy_board-stack{form}", number=number, squares=squares, to=to) for form in ("", "-short")]


def maker_shown(view: View) -> int | None:
    """Lancelot: the player whose stacks lie in our hand, while stacks are made and taken."""
    state: State = view.state
    if view.seat is None or not state.asked or state.asked[0].ask not in ("split", "stack"):
        return None
    return view.seat if state.asked[0].ask == "split" else 1 - state.asked[0].seat


def squire_in_hand(view: View) -> int | None:
    """Lancelot: the squire of ours whose cards lie in our hand: the one that plays, or plays next."""
    state: State = view.state
    own = [squire for squire in state.order if squire in Squires(view).of(view.seat)]
    asked = [question.squire for question in state.asked if question.ask == "play"]
    return next((one for one in [*asked, *own] if one in own and len(state.hands[one])), None)
