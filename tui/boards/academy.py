"""Medieval Academy on the screen: seven tracks, the squires, and a hand of cards.

Knows: how the game's state looks.
Must not know: what is legal; that comes with the view. Its words are those of `academy_words`.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

import core
from core.games.academy.actions import Bet, Claim, Keep, Look
from core.games.academy.base import suit_of, value_of
from core.games.academy.components import CUP_END, KNIGHTS, LOOP
from core.games.academy.scoring import by_square, paid_places, points, shown_totals
from core.games.academy.state import State, Track
from core.games.academy.tracks import at_start, best
from core.games.academy.variants.duel import pays

from ..canvas import Canvas
from ..words import mark, rich, tint
from .academy_rounds import Earnings
from .academy_squires import Squires
from .academy_words import ROMAN, Wording, lookers, minus, places_seen, signed
from .base import Tally, View, card

NAME = 13
"""Columns of a track's name."""
ORDER = 21
"""Columns of the order on a track: five squires with their distances."""
PAYS = 13
"""Columns of what a track pays."""
WHEN = 7
"""Columns of when it pays next, in the longest language."""
CARD = 7
"""Columns of a card."""
HAND = 22
"""Columns of the hand, however few cards there are."""
HEAPS = "  ²³⁴⁵"
"""How many lie in a stack: small figures, since large ones behind a letter are distances."""
COLUMN = 7
"""Columns of a track in the table of points."""


class TheBoard(Wording):
    """The whole board: this half draws."""

    def height(self, view: View, width: int, room: int) -> int:
        """Where there is room, a second row to each track shows what lies beneath the top disc of a stack."""
        rows = len(view.state.tracks) + 2 + len(self._lines(view))
        deep = rows + len(view.state.tracks)
        return deep if room >= deep else min(rows, room)

    def draw(self, view: View, canvas: Canvas) -> None:
        tracks = view.state.tracks
        cell = 1 if canvas.width < NAME + 2 * LOOP + 5 + ORDER + PAYS + WHEN else 2
        deep = 2 if canvas.height > 2 * len(tracks) else 1
        order = NAME + LOOP * cell + 5
        self._head(view, canvas, cell, order)
        for at, name in enumerate(tracks):
            row = 1 + deep * at
            self._track(view, canvas, row, name, cell, order)
            self._discs(view, canvas, row, name, cell, deep)
            self._goal(view, canvas, row, name, cell)
        row = deep * len(tracks) + 1
        self._cup(view, canvas, row, cell)
        self._codex(view, canvas, row, order)
        self._people(view, canvas, row + 1)

    # The tracks

    def _head(self, view: View, canvas: Canvas, cell: int, order: int) -> None:
        for square in range(0, LOOP, 5):
            canvas.put(_column(square, cell), 0, str(square), "dim")
        canvas.put(order, 0, self.text(view, "head-order"), "dim")
        canvas.put(order + ORDER, 0, self.text(view, "head-pays"), "dim")
        canvas.put(order + ORDER + PAYS, 0, self.text(view, "head-when"), "dim")

    def _track(self, view: View, canvas: Canvas, row: int, name: str, cell: int, order: int) -> None:
        state, squires = view.state, Squires(view)
        track, now = state.tracks[name], self._when(view, name)[1]
        canvas.put(1, row, self.text(view, f"row-{name}"), "bold" if now else "dim")
        self._squares(view, canvas, row, name, cell)
        x = order
        for squire in [*best(track), *at_start(track)]:
            style = squires.style(squire) if track.walked[squire] else "dim"
            x = canvas.put(x, row, f"{squires.letter(squire)}{track.walked[squire]} ", style)
        canvas.put(order + ORDER, row, self._pays(view, name))
        when, now = self._when(view, name)
        canvas.put(order + ORDER + PAYS, row, when, "gold" if now else "dim")

    def _squares(self, view: View, canvas: Canvas, row: int, name: str, cell: int) -> None:
        """The empty squares, each with what it pays where that goes by square, and the scrolls."""
        state, table = view.state, self.book(view).tracks[name]
        lying = state.scrolls.lying if name == "king" else []
        discs = [walked % LOOP for walked in state.tracks[name].walked]
        for square in range(LOOP if table.end is None else table.end + 1):
            x = _column(square, cell)
            if square and square % 5 == 0:
                canvas.put(x - 1, row, "│", "dim")
            if square in lying:
                canvas.put(x, row, "◇", "gold")
            elif square not in discs:
                value = by_square(table.squares, square) if table.squares else 0
                behind = cell == 1 and square - 1 in discs  # a number there would be read as that disc's
                canvas.put(x, row, str(value) if value and not behind else "·", "dim")

    def _discs(self, view: View, canvas: Canvas, row: int, name: str, cell: int, deep: int) -> None:
        """Each stack by its top disc, bright, and how many there are or, where there is room, those beneath.
        Our own discs are set off."""
        squires, stacks = Squires(view), _stacks(view.state.tracks[name], Squires(view).of(view.seat))
        for square, (*under, top) in sorted(stacks.items()):
            x, own = _column(square, cell), top in squires.of(view.seat)
            style = squires.style(top) + (" under" if under else "") + (" reverse" if own else "")
            canvas.put(x, row, squires.letter(top), style)
            if deep > 1:
                for at, squire in enumerate(under[::-1]):
                    canvas.put(x + at, row + 1, squires.letter(squire), f"{squires.style(squire)} dim")
            elif under and (cell > 1 or square + 1 not in stacks) and square % 5 != 4:
                canvas.put(x + 1, row, "+" if view.ascii_only else HEAPS[len(under) + 1], "dim")

    def _goal(self, view: View, canvas: Canvas, row: int, name: str, cell: int) -> None:
        """Where the disc of the answer under the cursor would go, or which tracks the answer is about."""
        move = self.move(view, view.cursor)
        if move and move.track == name:
            canvas.paint(_column(move.end % LOOP, cell), row, 1, "cursor")
        if (move or isinstance(view.cursor, (Keep, Bet))) and name in self.tracks_meant(view, view.cursor):
            canvas.paint(0, row, NAME - 1, "gold")

    def _pays(self, view: View, name: str) -> str:
        """What the track pays; a knight's track, after the answer under the cursor."""
        state, side, table = view.state, self.other_side(view, name), self.book(view).tracks[name]
        best = pays(name, self.cup_after(view, view.cursor)) if name in KNIGHTS else table.moves or table.best
        values = [*paid_places(state, best), *table.worst]
        shown = " ".join(f"{value:+d}" if table.moves else str(value) for value in values)
        shown = shown or " ".join(f"{square}:{value}" for square, value in table.squares[1:])
        return self.text(view, f"pays-{side}", pays=minus(shown)) if side else minus(shown)

    def _when(self, view: View, name: str) -> tuple[str, bool]:
        """When the track scores next, and whether that is in this round."""
        state, table = view.state, self.book(view).tracks[name]
        if name == "king" and state.options.scrolls:
            return (self.text(view, "now"), True) if state.scrolls.taken else ("◇", False)
        coming = table.coming(state.round)
        now = coming[:1] == [state.round]
        return self.text(view, "now") if now else ROMAN[coming[0]] if coming else "", now

    # What lies beside the tracks

    def _cup(self, view: View, canvas: Canvas, row: int, cell: int) -> None:
        """Knights' duel: the cup between white, on the left, and black."""
        state: State = view.state
        if not state.options.knights_duel:
            return
        canvas.put(1, row, self.text(view, "cup"))
        canvas.right(NAME, row, self.text(view, "cup-white"), "dim")
        for at in range(-CUP_END, CUP_END + 1):
            canvas.put(NAME + at + CUP_END, row, "·" if at else "│", "dim")
        canvas.put(NAME + CUP_END - state.cup, row, "◆", "gold")
        canvas.put(NAME + 2 * CUP_END + 1, row, self.text(view, "cup-black"), "dim")
        after = self.cup_after(view, view.cursor)
        if after != state.cup:
            canvas.paint(NAME + CUP_END - after, row, 1, "cursor")

    def _codex(self, view: View, canvas: Canvas, row: int, order: int) -> None:
        """Secret codex: the places, what we know to lie there, and who has looked."""
        places, squires = view.state.codex.places, Squires(view)
        if not places:
            return
        seen, looked = places_seen(view), lookers(view)
        x = canvas.put(order + 3, row, self.text(view, "codex")) + 1
        chosen = view.cursor.place if isinstance(view.cursor, (Look, Claim)) else None
        for at, place in enumerate(places):
            start = x
            shield = minus(str(seen[at])) if at in seen else "▒"
            x = canvas.put(x, row, f"{at + 1}", "dim")
            x = canvas.put(x, row, f":{shield}" if place.faces else ":·", "gold" if at in seen else "")
            for squire in looked.get(at, []):
                x = canvas.put(x, row, squires.letter(squire), squires.style(squire))
            if at == chosen:
                canvas.paint(start, row, x - start, "cursor")
            x += 1

    # The people

    def _lines(self, view: View) -> list[str]:
        """The lines that tell about each squire, the most important ones first."""
        state: State = view.state
        notes = ["notes"] if state.options.gallantry_bets or state.options.secret_codex else []
        if not Squires(view).doubled:
            return ["names", "cards", *notes]
        dividing = not any(map(len, [*state.hands, *state.played]))
        cards, shown = ("shown", "cards") if dividing else ("cards", "shown")
        return ["names", cards, *notes, shown]

    def _people(self, view: View, canvas: Canvas, y: int) -> None:
        """Line by line, each in the longest form in which there is room for everybody's; a rule keeps cards apart."""
        squires = view.state.squires
        width = canvas.width // len(squires)
        for at, line in enumerate(self._lines(view)):
            span = 2 if line == "shown" else 1
            room = width * span - 1
            forms = [getattr(self, f"_line_of_{line}")(view, squire, room) for squire in squires[::span]]
            fits = [all(text.cell_len <= room for text in texts) for texts in zip(*forms, strict=True)]
            for column, texts in enumerate(forms):
                text = texts[fits.index(True) if any(fits) else -1]
                text.truncate(room, overflow="ellipsis")
                x = column * width * span
                if line != "names":
                    x = canvas.put(x, y + at, "│" if column else " ", "dim")
                canvas.write(x, y + at, text)

    def _line_of_names(self, view: View, squire: int, room: int) -> list[Text]:
        """Who it is, and how many shields he has, or how many points if they are shown."""
        squires, totals = Squires(view), shown_totals(view.state)
        have, count = ("points", totals[squire]) if totals else ("shields", len(view.state.shields[squire]))
        long, short = (minus(self.text(view, key, count=count)) for key in (have, f"{have}-short"))
        name = squires.name(squire)
        least = name if squires.neutral(squire) else mark(view.state.owners[squire])
        forms = [(name, long, room), (name, short, room), (least, short, room - cell_len(short) - 1)]
        return [self._person(view, squire, name, most).append(f" {have}", "dim") for name, have, most in forms]

    def _person(self, view: View, squire: int, name: str, most: int) -> Text:
        """A squire in so many columns: whether he is to act, letter, whether he is first player, name."""
        squires, owner = Squires(view), view.state.owners[squire]
        asked = [question.squire for question in view.open_questions]
        away = view.away and not squires.neutral(squire) and view.away[owner]
        text = Text("…" if away else "►" if squire in asked else " ", end="")
        text.stylize("gold")
        text.append_text(rich(squires.initial(squire), view.names))
        text.append("*" if squire == view.state.first else " ", "gold")
        text.append_text(rich(name, view.names))
        text.truncate(most, overflow="ellipsis")
        return text

    def _line_of_cards(self, view: View, squire: int, room: int) -> list[Text]:
        """What was played, and how many cards are kept."""
        state: State = view.state
        played = state.played[squire].known()
        kept = " " + "▒" * len(state.hands[squire]) if squire not in Squires(view).of(view.seat) else ""
        initials = " ".join(self.short(view, name)[0] + str(value_of(name)) for name in played)
        return [_dim((cards + kept).strip()) for cards in (self.shorts(view, played), initials)]

    def _line_of_notes(self, view: View, squire: int, room: int) -> list[Text]:
        """The bet, and the codex shields that are kept."""
        bets, codex = view.state.bets, view.state.codex
        track = bets.on[squire] if bets.on else None
        faces = [face for pile in codex.kept[squire] for face in pile.faces] if codex.kept else []
        shields = " ".join("▒" if face is None else minus(face) for face in faces)
        forms: list[list[str]] = [[], [], []]
        if track:
            short, count = self.text(view, f"short-{track}"), bets.cards[squire]
            forms[0].append(self.text(view, "note-bet", track=self.text(view, f"row-{track}"), count=count))
            forms[1].append(self.text(view, "note-bet", track=short, count=count))
            forms[2].append(f"{short}×{count}")
        if shields:
            forms[0].append(self.text(view, "note-codex", shields=shields))
            forms[1].append(shields)
            forms[2].append(shields.replace(" ", ""))
        return [_dim("  ".join(form)) for form in forms]

    def _line_of_shown(self, view: View, squire: int, room: int) -> list[Text]:
        """Lancelot: what everybody knows of a player's cards, under the first of his squires."""
        seat = view.state.owners[squire]
        stacks = [self.shorts(view, pile.known()) for pile in view.state.exchange.stacks[seat] if pile.known()]
        left = self._left(view, seat) if seat != view.seat else []
        if len(stacks) == 2:
            return [_dim(self.text(view, "note-stacks", stacks=" | ".join(stacks)))]
        return [_dim(self.text(view, "note-left", cards=self.shorts(view, left)) if left else "")]

    def _left(self, view: View, seat: int) -> list[str]:
        """What a player was seen to take in the exchange, without what his squires have played."""
        left = list(view.state.exchange.known[seat])
        for squire in Squires(view).of(seat):
            for name in view.state.played[squire].known():
                left.remove(name)
        return left

    # The hand

    def hand(self, view: View, room: tuple[int, int]) -> Canvas | None:
        """Our cards, or the stacks that are to be chosen from; the one under the cursor is raised."""
        if view.seat is None or view.state.over:
            return None
        groups, note = self._lancelot_hand(view) if Squires(view).doubled else self._plain_hand(view)
        groups = [(label, cards) for label, cards in groups if cards]
        if not groups:
            return None
        width = sum(CARD * len(cards) + 1 for _, cards in groups) - 1
        plain = cell_len(self.plain(view, note))
        canvas = Canvas(max(HAND, width, plain), 7, view.ascii_only)
        x, chosen, stack = 0, getattr(view.cursor, "card", None), getattr(view.cursor, "stack", None)
        for number, (label, cards) in enumerate(groups):
            for at, name in enumerate(cards):
                up = stack == number if stack is not None else name == chosen and cards.index(name) == at
                face = [f"{value_of(name)}    ", self.text(view, f"short-{suit_of(name)}"), f"    {value_of(name)}"]
                card(canvas, x + CARD * at, 0 if up else 1, face, "gold raised" if up else "")
            canvas.write(x, 6, rich(label, view.names))
            x += CARD * len(cards) + 1
        canvas.write(0, 6, rich(note, view.names))
        return canvas

    def _plain_hand(self, view: View) -> tuple[list[tuple[str, list[str]]], str]:
        """The pack in hand, and below it what was kept; later the hand."""
        state: State = view.state
        (squire,) = Squires(view).of(view.seat)
        pack, hand = state.packs[squire].known(), state.hands[squire].known()
        kept = self.text(view, "kept", cards=self.shorts(view, hand)) if pack and hand else ""
        return [("", pack or hand)], kept

    def _lancelot_hand(self, view: View) -> tuple[list[tuple[str, list[str]]], str]:
        """The cards to split, the stacks to choose from, the cards to arm squires with, and then what each has."""
        state, squires = view.state, Squires(view)
        exchange, seat, question = state.exchange, view.seat, self.question(view)
        if dealt := exchange.dealt[seat].known():
            laid = exchange.stacks[seat][0].known()
            return [("", dealt)], self.text(view, "first-stack", cards=self.shorts(view, laid)) if laid else ""
        if state.asked[0].ask in ("split", "stack"):
            maker = seat if state.asked[0].ask == "split" else 1 - state.asked[0].seat
            stacks = exchange.stacks[maker]
            return [(self.text(view, "stack", number=n), pile.known()) for n, pile in enumerate(stacks, 1)], ""
        own = squires.of(seat)
        hands = {squire: state.hands[squire].known() for squire in own}
        if share := exchange.shares[seat].known():
            given = self.shorts(view, hands[own[0]])
            return [("", share)], f"{squires.colour(own[0])}: {given}" if given else ""
        if question and question.ask == "play":
            others = [f"{squires.colour(s)}: {self.shorts(view, hands[s])}" for s in own if s != question.squire]
            return [("", hands[question.squire])], others[0] if hands[own[0]] and hands[own[1]] else ""
        return [(squires.colour(squire), hands[squire]) for squire in own], ""

    # When a round is over

    def round_ends(self, event: core.Event) -> bool:
        return event.key == "round_ends"

    def round_table(self, view: View, events: Sequence[core.Event]) -> Tally | None:
        """A row for each track that scored: what each squire has from it, or where his gallantry has moved a disc."""
        squires, earnings = view.state.squires, Earnings(events)
        rows = [
            [self.track(view, track), *(self._brought(view, earnings, track, squire) for squire in squires)]
            for track in earnings.tracks
        ]
        sums = [signed(earnings.sum(squire)) for squire in squires]
        return Tally(
            self.text(view, "round-over", round=ROMAN[view.state.round]),
            ["", *map(Squires(view).initial, squires)],
            [*rows, [self.text(view, "round-sum"), *sums]],
            [self.text(view, "round-hidden")] if earnings.hidden else [],
        )

    def _brought(self, view: View, earnings: Earnings, track: str, squire: int) -> str:
        """One cell: moves and points; a shield that we do not see; a dot for nothing."""
        moves = [
            f"{self.text(view, f'short-{name}')} {signed(squares)}" for name, squares in earnings.moves(track, squire)
        ]
        points = earnings.points(track, squire)
        parts = [*moves, *([signed(points)] if points is not None else []), *"▒" * ((track, squire) in earnings.hidden)]
        return " ".join(parts) or "·"

    # The end

    def end(self, view: View) -> list[str]:
        """Each squire's points, track by track."""
        state, squires = view.state, Squires(view)
        paying = [name for name in state.tracks if name != "gallantry"]
        heads = [self.text(view, f"column-{self.other_side(view, name) or name}") for name in paying]
        lines = [" " * 17 + "".join(f"{head[: COLUMN - 1]:>{COLUMN}}" for head in [*heads, self.text(view, "total")])]
        for squire in sorted(state.squires, key=lambda squire: -points(state, squire)):
            name = rich(squires.name(squire), view.names)
            name.truncate(14, overflow="ellipsis", pad=True)
            values = [str(self._earned(view, squire, track) or "·") for track in paying] + [str(points(state, squire))]
            sums = "".join(f"{minus(value):>{COLUMN}}" for value in values)
            label = f"{squires.initial(squire)} {tint(int(squires.style(squire)[4:]), name.plain)}"
            lines.append(self.text(view, "end-row", squire=label, sums=sums))
        return [*lines, *([self.text(view, "end-shares")] if squires.doubled else [])]

    def _earned(self, view: View, squire: int, track: str) -> int:
        """What a squire has from a track: shields, of the codex too, and the bonus."""
        state: State = view.state
        earned = sum(shield.value for shield in state.shields[squire] if shield.track == track)
        if track == "education" and state.codex.kept:
            earned += sum(int(face) for pile in state.codex.kept[squire] for face in pile.known())
        return earned + (state.bonus[squire] if track == "quests" and state.bonus else 0)


def _dim(text: str) -> Text:
    """A line of less importance."""
    return Text(end="").append(text, "dim") if text else Text(end="")


def _stacks(track: Track, own: list[int]) -> dict[int, list[int]]:
    """The discs on each square, from the lowest to the top. Those at 0 have no order: there our own is the top."""
    idle = sorted(at_start(track), key=lambda squire: (squire in own, -squire))
    stacks: dict[int, list[int]] = {}
    for squire in [*idle, *reversed(best(track))]:
        stacks.setdefault(track.walked[squire] % LOOP, []).append(squire)
    return stacks


def _column(square: int, cell: int) -> int:
    """Where a square is drawn: every fifth begins behind a line."""
    return NAME + square * cell + square // 5
