"""Tiles of Medieval Academy's squires: one for each, with its belongings and the cards it has played.

Knows: how a squire's tile looks at each size.
Must not know: tracks, or what is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from itertools import pairwise

from rich.cells import cell_len

from core.games.academy.actions import Name
from core.games.academy.scoring import shown_totals
from core.games.academy.state import State
from tui.boards.view import View
from tui.draw import meters, people
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted
from tui.draw.people import Player
from tui.draw.signs import SIGNS, glyph

from .plan import FULL_CARDS, WIDE_TILE, WORDS, facts_of
from .squires import Squires
from .standing import Outlook
from .terms import said
from .tile_cards import KnownCards, PlayedCards, draw_next, speaker
from .words import Wording, minus, signed

NARROW = 22
"""Columns up to which a tile says in short what it counts, unless all else in the row has room beside it, too."""
COMING = 8
"""Columns of what the round brings, and of the free one before it."""
FEW = 3
"""Shields of the codex that are hidden, for which the shortest form has a sign each."""


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
            short=view.names[owner] if squires.doubled else "",
            you=self.words.text(view, "you") if ours and not squires.doubled else "",
            to_act=asked,
            thinking=asked and self.state.decider(squire) != view.seat and not away,
            away=away,
            first=squire == self.state.first,
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
        """The signs behind a player's name."""
        marks = {name for squire in self.squires.of(owner) for name in self.player(squire).marks}
        x = 0
        for name in [*sorted(marks), *["turn"] * (owner in self.view.to_act)]:
            x = room.put(x, 0, glyph(name, room.ascii_only), f"{SIGNS[name].style} bold") + 1


class Tiles:
    """The squires of one view, in turn order as they sit. What is said in all tiles is said in one form, that which
    the narrowest has room for."""

    def __init__(self, words: Wording, view: View, outlook: Outlook) -> None:
        self.words, self.view, self.outlook = words, view, outlook
        self.state: State = view.state
        self.squires = Squires(view)
        self.facts = facts_of(view)
        self.totals = shown_totals(view.scored)
        self._known, self._played = KnownCards(words, view), PlayedCards(words, view)
        self._drawers = {
            "arms": self._arms,
            "round": self._round,
            "notes": lambda room, squire: Notes(words, view, self._narrowest).draw(room, squire),
            "cards": self._played.draw,
            "shown": self._shown,
        }
        self._own_row = False
        """True if the earnings of the round have a row of their own."""
        self._narrowest = 0
        """Columns within the narrowest tile."""
        self._shown_at = 0
        """The row of what everybody knows of a squire's cards."""
        self.who = Identities(words, view)

    def draw(self, canvas: Canvas) -> None:
        """A tile for each, side by side."""
        count = len(self.state.owners)
        edges = [canvas.width * at // count for at in range(count)] + [canvas.width + 1]
        wide = [right - left - 1 for left, right in pairwise(edges)]
        self._narrowest = min(wide) - 2
        both = [
            canvas.part(edges[first], 0, edges[last] - edges[first] + wide[last], canvas.height)
            for first, *_, last in map(self.squires.of, range(self.state.seats) if self.squires.doubled else ())
        ]
        for owner, room in enumerate(both):
            if self._shared:
                self._owner(room, owner)
            elif self._is_joint(owner):
                room.fill(0, 0, *room.size, f"tint-seat{owner}")
        for squire in self.state.squires:
            room = canvas.part(edges[squire], 0, wide[squire], canvas.height)
            room.named("squire", squire)
            self._tile(room, squire)
            self._make_hot(room, squire)
        for owner, room in enumerate(both):
            self._draw_over_both(room, owner)

    def _draw_over_both(self, room: Canvas, owner: int) -> None:
        """Draws what is told of a player's two squires together."""
        y = self._shown_at
        if self._is_joint(owner):
            self._known.draw_joint(room.part(0, y, room.width, 1), owner)
        elif self._shared and owner == speaker(self.view):
            draw_next(room.part(1, y, room.width - 2, room.height - y), self.words, self.view)

    def _is_joint(self, owner: int) -> bool:
        """True if a row in the tiles of a player's two squires tells the cards of both, on a ground without a gap."""
        return not self._shared and "shown" in self.facts and self._known.is_joint(owner)

    def _make_hot(self, room: Canvas, squire: int) -> None:
        """Makes a tile clickable where a squire is to be named."""
        names = (
            at for at, action in enumerate(self.view.legal) if isinstance(action, Name) and action.squire == squire
        )
        answer = next(names, self.view.why(other=squire))
        if answer is not None:
            room.hot(answer)

    def _tile(self, room: Canvas, squire: int) -> None:
        """Edge, name, facts; where there are not rows enough, no edge, and arms beside the name."""
        facts, top = self._facts_in(room), int(self._has_edge(room))
        if self._known.pile_of(squire) and "shown" in facts:  # what a pile is stands above it
            facts.remove("shown")
            facts.insert(facts.index("cards"), "shown")
        inner = room.part(1, top, room.width - 2, room.height - top)
        if not self._shared:
            self._ground(room, squire)
            if "arms" in facts:
                self._name(room.part(1, top, room.width - 1, 1), self.who.player(squire))
            else:
                self._short_name(inner, squire)
        self._rows(inner, squire, facts[: inner.height - 1], top)

    def _ground(self, room: Canvas, squire: int) -> None:
        """The ground in the squire's colour, and the edge, if there is room for one."""
        style = self.squires.style(squire)
        bright = self.who.acts(squire) or self._news_of(squire)
        if bright or not self._is_joint(self.state.owners[squire]):
            room.fill(0, 0, *room.size, f"wash-{style}" if bright else f"tint-{style}")
        if self._has_edge(room):
            room.put(0, 0, ("▀" if bright else "▔") * room.width, style)

    def _has_edge(self, room: Canvas) -> bool:
        """True if a tile has rows enough for an edge."""
        return room.height - 1 > len(self.facts)

    @cached_property
    def _shared(self) -> bool:
        """True while stacks are made and taken: they lie before a player, not before one of the two squires."""
        return self.squires.doubled and bool(self.who.asked) and self.state.asked[0].ask in ("split", "stack")

    def _owner(self, room: Canvas, owner: int) -> None:
        """The ground and the name of a player with two squires, on which what belongs to each is drawn."""
        bright, top = owner in self.view.to_act, int(self._has_edge(room))
        room.fill(0, 0, *room.size, "tint-gold" if bright else "panel")
        if top:
            room.put(0, 0, ("▀" if bright else "▔") * room.width, "gold" if bright else "line")
        x = 1
        for squire in self.squires.of(owner):
            x = room.put(x, top, f" {self.squires.letter(squire)} ", f"on-{self.squires.style(squire)} bold")
        x = room.put(x + 1, top, fitted(self.view.names[owner], room.width // 2), f"seat{owner} bold")
        self.who.draw_marks(room.part(x + 1, top, room.width - x - 1, 1), owner)
        if "arms" not in self._facts_in(room):
            self._arms_of(room.part(1, top, room.width - 2, 1), self.squires.of(owner))

    def _arms_of(self, row: Canvas, squires: Sequence[int]) -> None:
        """The arms of several squires at the end of a row, each behind its letter."""
        x = row.width
        for squire in reversed(squires):
            short = self._short_arms(squire)
            x -= cell_len(short) + 2
            row.put(x, 0, self.squires.letter(squire), self.squires.style(squire))
            row.put(x + 2, 0, short, "dim")
            x -= 2

    def _name(self, room: Canvas, player: Player) -> None:
        """Draws the name; it may use the last column, which the rows below leave free."""
        needs = people.whole(player)
        people.name_line(room.part(0, 0, room.width - (needs < room.width), 1), player)

    def _facts_in(self, room: Canvas) -> list[str]:
        """The facts that have rows of their own in a tile of this size."""
        facts, cards_rows = list(self.facts), FULL_CARDS if room.width >= WIDE_TILE - 1 else WORDS
        if room.height <= len(facts):
            facts.remove("arms")
        self._own_row = room.height > len(facts) + 1 + cards_rows
        if self._own_row:
            facts.insert(1, "round")
        return facts

    def _news_of(self, squire: int) -> bool:
        """True if the event being told is about this squire."""
        news = self.view.news
        return news is not None and squire in (news.args.get("squire"), news.args.get("other"))

    def _rows(self, inner: Canvas, squire: int, facts: Sequence[str], top: int) -> None:
        """The facts below the name; rows that are left go to the cards."""
        spare, y = inner.height - 1 - len(facts), 1
        for fact in facts:
            high = 1 + spare if fact == "cards" else 1
            self._shown_at = top + y if fact == "shown" else self._shown_at
            self._drawers[fact](inner.part(0, y, inner.width, high), squire)
            y += high

    def _short_name(self, inner: Canvas, squire: int) -> None:
        """Name and arms in one row."""
        short = self._short_arms(squire)
        player = replace(self.who.player(squire), you="")
        people.name_line(inner.part(0, 0, inner.width - cell_len(short) - 1, 1), player)
        inner.right(inner.width, 0, short, "gold" if self._paid(squire) else "dim")

    def _short_arms(self, squire: int) -> str:
        """The coats of arms as a sign and a number, or the points, if they are shown."""
        style, number = self._have(squire)
        if style == "shields":
            return f"{glyph('shield', self.view.ascii_only)}{number}"
        return self._points_short(squire) if self._room_for_points else str(number)

    def _points_short(self, squire: int) -> str:
        """The points with their unit, shortened."""
        return said(self.view.words, "points-short", count=self._have(squire)[1])

    @cached_property
    def _room_for_points(self) -> bool:
        """True if the points fit beside each of the names."""
        least = [people.least(replace(self.who.player(squire), you="")) for squire in self.state.squires]
        points = [cell_len(self._points_short(squire)) for squire in self.state.squires]
        return max(map(sum, zip(least, points, strict=True))) < self._narrowest

    def _have(self, squire: int) -> tuple[str, int]:
        """The points if they are shown, else the number of coats of arms."""
        return ("points", self.totals[squire]) if self.totals else ("shields", len(self.state.shields[squire]))

    # The facts

    def _shown(self, room: Canvas, squire: int) -> None:
        """The cards that everybody knows of; of our own squires, which have none, the earnings of the round."""
        if self._says_round(squire):
            self._round(room, squire)
        elif self._own_row and room.width >= WIDE_TILE - 3 and self._played.laid_aside(squire):
            room.put(0, 0, self.view.words("academy_board-waiting").rstrip(": \u00a0"), "dim")
        else:
            self._known.draw(room, squire)

    def _says_round(self, squire: int) -> bool:
        """True if the row of known cards is free for the earnings of the round."""
        free = "shown" in self.facts and not (self._own_row or self._shared) and self._known.is_ours(squire)
        return free and self._known.pile_of(squire) is None

    def _arms(self, room: Canvas, squire: int) -> None:
        """The number of coats of arms or points, and what has just been added."""
        room.named("coats", squire)
        style, number = self._have(squire)
        text = said(self.view.words, f"{style}{self._arms_form}", count=number)
        x = room.put(0, 0, self.squires.letter(squire), self.squires.style(squire)) + 1 if self._shared else 0
        if style == "shields" and number and self._room_for_pips:
            coat = glyph("shield", room.ascii_only)
            x = room.write(x, 0, meters.pips(number, number, "gold", (coat, " "))) + 1
        room.put(x, 0, text, "ink" if self.totals else "dim")
        came = self._paid(squire)
        right, style = (came, "gold bold") if came else _coming(self.outlook, squire)
        if "→" not in right and not came:
            return
        if x + cell_len(text + right) < room.width and not self._own_row and not self._says_round(squire):
            room.right(room.width, 0, right, style)

    @cached_property
    def _arms_form(self) -> str:
        """The form of the arms: full, where the tiles are wide, or have room for that and for the rest of the row."""
        pips = 0 if self.totals or not self._room_for_pips else max(map(len, self.state.shields)) + 1
        beside = pips if self._own_row or self._narrowest > NARROW else pips + COMING
        have = map(self._have, self.state.squires)
        full = max(cell_len(said(self.view.words, style, count=number)) for style, number in have)
        return "" if full + beside <= self._narrowest else "-short"

    @cached_property
    def _room_for_pips(self) -> bool:
        """True if each tile has room for one sign per coat of arms."""
        counts = [len(shields) for shields in self.state.shields]
        short = (cell_len(said(self.view.words, "shields-short", count=count)) for count in counts)
        return all(count < self._narrowest - wide for count, wide in zip(counts, short, strict=True))

    def _round(self, room: Canvas, squire: int) -> None:
        """The same, with a word for it."""
        text, style = _coming(self.outlook, squire)
        if self.view.outcome is not None and not self._paid(squire):  # no round is counted any more
            return
        x = room.put(0, 0, self.words.text(self.view, "this-round"), "dim")
        room.put(x + 1, 0, self._paid(squire) or text, "gold bold" if self._paid(squire) else style)

    def _paid(self, squire: int) -> str:
        """The points that the squire has just got."""
        news = self.view.news
        if news is None or news.args.get("squire") != squire or self.view.phase < 1:
            return ""
        points = {"shield": "value", "bonus": "points"}.get(news.key)
        return signed(news.args[points]) if points else ""


class Notes:
    """What is noted below the name of each squire: bets, and the shields of the codex."""

    def __init__(self, words: Wording, view: View, room: int) -> None:
        """`room`: columns within the narrowest tile."""
        self.words, self.view, self._narrowest = words, view, room
        self.state: State = view.state

    def draw(self, room: Canvas, squire: int) -> None:
        """The bet, and the codex shields that are kept, in the longest form for which all tiles have room."""
        room.put(0, 0, fitted(self._forms(squire)[self._form], room.width), "dim")

    @cached_property
    def _form(self) -> int:
        """The number of that form; the last, if there is room for none."""
        forms = zip(*map(self._forms, self.state.squires), strict=True)
        fit = (at for at, texts in enumerate(forms) if max(map(cell_len, texts)) <= self._narrowest)
        return next(fit, -1)

    def _forms(self, squire: int) -> list[str]:
        """The notes, in fewer and fewer words. Of the codex at least education's sign is left, with the sum of the
        visible shields, so that nothing looks complete that is not."""
        bets, codex, text = self.state.bets, self.state.codex, self.words.text
        track = bets.on[squire] if bets.on else None
        forms: list[list[str]] = [[], [], [], [], [], []]
        if track:
            row, count = text(self.view, f"row-{track}"), bets.cards[squire]
            bet, brief = (said(self.view.words, f"note-bet{form}", track=row, count=count) for form in ("", "-short"))
            name = f"{row} ×{count}"
            short = f"{text(self.view, f'short-{track}')} ×{count}"
            for form, part in zip(forms, (bet, bet, brief, name, name, short), strict=True):
                form.append(part)
        kept = [face for pile in codex.kept[squire] for face in pile.faces] if codex.kept else []
        if kept:
            sign, spaced = glyph("education", self.view.ascii_only), " ".join(map(_shield, kept))
            signed = f"{sign} {spaced}"
            full = text(self.view, "note-codex", shields=spaced)
            together = sign + _together(kept)
            for form, part in zip(forms, (full, signed, signed, signed, together, together), strict=True):
                form.append(part)
        return [(" " if at == len(forms) - 1 else "  ").join(form) for at, form in enumerate(forms)]


def _shield(face: str | None) -> str:
    """A shield of the codex, or the back of one that we do not see."""
    return "▒" if face is None else minus(face)


def _together(kept: Sequence[str | None]) -> str:
    """Several in few columns: the sum of those that we see, and how many we do not."""
    seen = [int(face) for face in kept if face is not None]
    hidden = len(kept) - len(seen)
    backs = "▒" * hidden if hidden <= FEW else f"▒×{hidden}"
    return (minus(str(sum(seen))) if seen else "") + backs


def _coming(outlook: Outlook, squire: int) -> tuple[str, str]:
    """The points that this round would bring now, and after the answer under the cursor; and their style."""
    now, then = outlook.now[squire], outlook.then[squire]
    style = "dim" if now == then else "good bold" if then > now else "bad bold"
    return (signed(now) if now == then else f"{signed(now)}→{signed(then)}"), style
