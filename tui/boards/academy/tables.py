"""Medieval Academy in tables: what a round has brought, and what the points are made of at the end.

Knows: what was told of a round, and whose points come from which track.
Must not know: how tables are drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

import core
from core.games.academy.components import RESET_AFTER, ROUNDS
from core.games.academy.scoring import open_points, points, shown_totals
from core.games.academy.state import State
from tui.boards import rows
from tui.boards.rows import number, rated
from tui.boards.standings import standings
from tui.boards.values import Standing, Standings, Tally
from tui.boards.view import View
from tui.draw.panels import fitted_line
from tui.text.words import mark, rich, shade, tint

from . import signs_earned
from .rounds import Earnings
from .squires import Squires
from .terms import sign_of
from .words import ROMAN, Wording, minus, signed

BRACES = {False: "╮╯", True: "\\/"}
"""Hold two squires of a player together, on a terminal with Unicode and without."""
TOTAL, BEST = "ink bold", "good bold"
"""The styles of the sums of a round, and of the highest gain of a row, where all of it is seen."""
NOTHING = "0"
"""Stands in a cell of a track that has brought nothing."""
HEADS = 48
"""Columns of the names above the table of a round, at most."""
LONG = 110
"""Columns of the table of points on a broad screen, at most."""
GAP, NAME = 2, 16
"""Columns between two columns of the table of points, and of a name in it, at most."""


class Tables(Wording):
    """The part of the board that tells what came of a round and of the game."""

    # When a round is over

    def round_ends(self, event: core.Event) -> bool:
        return event.key == "round_ends"

    def round_table(self, view: View, events: Sequence[core.Event]) -> Tally | None:
        """A row per track that scored: each squire's earnings, or the disc its gallantry has moved."""
        squires, earnings = view.state.squires, Earnings(events)
        paid = [track for track in earnings.tracks if track != "gallantry"]
        rows = [[self.track(view, track), *self._row(view, earnings, track)] for track in paid]
        sums = [*map(earnings.sum, squires)]
        best = max(sums) if not earnings.hidden else 0
        totals = [shade(BEST if total == best > 0 else TOTAL, signed(total)) for total in sums]
        called = self._called(view)
        return Tally(
            self.text(view, "round-over", round=ROMAN[view.state.round]),
            ["", *called],
            [*rows, [shade(TOTAL, self.text(view, "round-sum")), *totals]],
            self._round_notes(view, earnings),
            before=self._moved(view, earnings),
            standings=self._standings(view, earnings),
            signs=[sign_of(track, view.ascii_only) for track in paid],
            picture=lambda width, height: signs_earned.draw(view, earnings, called, (width, height)),
        )

    def _row(self, view: View, earnings: Earnings, track: str) -> list[str]:
        """The cells of a track, of which the highest gain stands out where all of it is seen."""
        squires = view.state.squires
        cells = [self._brought(view, earnings, track, squire) for squire in squires]
        if any(name == track for name, _ in earnings.hidden):
            return cells
        points = [earnings.points(track, squire) or 0 for squire in squires]
        best = max(points)
        return [shade(BEST, cell) if each == best > 0 else cell for each, cell in zip(points, cells, strict=True)]

    def _round_notes(self, view: View, earnings: Earnings) -> list[str]:
        """The tracks that are to be reset, and what stands for a shield that we do not see."""
        back = self.book(view).resetting if view.state.round < RESET_AFTER else []
        named = ", ".join(self.track(view, name) for name in back)
        reset = [self.text(view, "round-reset", tracks=named)] if back else []
        return [*reset, *([self.text(view, "round-hidden")] if earnings.hidden else [])]

    def _called(self, view: View) -> list[str]:
        """The squires by their names, or where those have no room by their letters."""
        squires = Squires(view)
        names = [squires.name(squire) for squire in view.state.squires]
        wide = sum(rows.wide(view, name) + GAP for name in names)
        return names if wide <= HEADS else [*map(squires.initial, view.state.squires)]

    def _moved(self, view: View, earnings: Earnings) -> list[str]:
        """The discs that gallantry has moved, in a sentence."""
        moves = [
            self._move(view, squire, name, squares)
            for squire in view.state.squires
            for name, squares in earnings.moves("gallantry", squire)
        ]
        return [self.text(view, "round-moved", moves=", ".join(moves))] if moves else []

    def _move(self, view: View, squire: int, track: str, squares: int) -> str:
        """A move of a disc; one of fewer than 0 squares goes back."""
        return self.text(
            view, "round-move", squire=Squires(view).name(squire), track=self.track(view, track),
            squares=abs(squares), back="yes" if squares < 0 else "no",
        )  # fmt: skip

    def _standings(self, view: View, earnings: Earnings) -> Standings | None:
        """The standings, as far as points are shown, if this was not the last round."""
        state: State = view.state
        if state.round == ROUNDS:
            return None
        if shown_totals(state) is None:
            return None if view.seat is None else self._own_standing(view, view.seat)
        now = self.standing(state).scores
        earned = [0] * len(now)
        for squire in state.squires:
            if (owner := state.owners[squire]) < len(earned):
                earned[owner] += earnings.sum(squire)
        return standings(view, [score - gain for score, gain in zip(now, earned, strict=True)], now)

    def _own_standing(self, view: View, seat: int) -> Standings:
        """Our own points, and that those of the others are hidden until the end."""
        own = sum(points(view.state, squire) for squire in Squires(view).of(seat))
        hidden = self.text(view, "round-others", last=ROMAN[ROUNDS])
        so_far = minus(self.text(view, "round-so-far", count=abs(own), points=own))
        return Standings(view.words("stage-standings"), [f"{mark(seat)} {number(own)}"], f"{so_far} {hidden}", hidden)

    def _brought(self, view: View, earnings: Earnings, track: str, squire: int) -> str:
        """One cell: points, and a shield that we do not see."""
        points = earnings.points(track, squire)
        parts = [*([signed(points)] if points is not None else []), *"▒" * ((track, squire) in earnings.hidden)]
        return " ".join(parts) or NOTHING

    # The end

    def standing(self, state: State) -> Standing:
        """The points that lay open; what was told apart of the codex is added by the end."""
        squires = [[each for each in state.squires if state.owners[each] == seat] for seat in range(state.seats)]
        return Standing(state.round, [sum(open_points(state, squire) for squire in own) for own in squires])

    def number_of(self, part: int) -> str:
        return ROMAN[part]

    def end_at_length(self, view: View) -> Sequence[str]:
        return self.end(view, LONG)

    def end(self, view: View, most: int = rows.BROAD) -> Sequence[str]:
        """Each squire's points, track by track, with the highest marked, in at most so many columns; apart from them
        the notes."""
        earnings, ranked, paying = Earnings(view.log), _ranked(view), self._paying(view)
        columns = [self._column(view, earnings, ranked, track) for track in paying]
        sums = [points(view.state, squire) for squire in ranked]
        columns.append(rated([*map(number, sums)], sums))
        table = [[_label(view, squire), *cells] for squire, *cells in zip(ranked, *columns, strict=True)]
        lines = [view.words.shown(line) for line in self._laid_out(view, table, ranked, most)]
        notes = self._end_notes(view, earnings)
        return [*lines, *([""] if notes else []), *notes]

    def _laid_out(self, view: View, table: Sequence[Sequence[str]], ranked: Sequence[int], most: int) -> Sequence[str]:
        """The table below its heads, in the longest form that is not too wide."""
        long, short = self._heads(view)
        spaced, rated = ((long, GAP), (short, GAP), (short, 1)), rows.rating(view)
        forms = [(*words, *form) for form in spaced for words in rated]
        tables = ((rows.aligned(view, [[made, *heads], *table], gap=gap), rating) for made, rating, heads, gap in forms)
        paired = ((self._paired(view, lines, ranked), rating) for lines, rating in tables)
        return rows.fitting(view, (rows.with_rating(lines, rating) for lines, rating in paired), most)

    def _column(self, view: View, earnings: Earnings, ranked: Sequence[int], track: str) -> list[str]:
        """The points of a track, and for alms also a sign for what went over face down."""
        values = [self._earned(view, earnings, squire, track) for squire in ranked]
        hidden = [_hidden(earnings, squire, track) for squire in ranked]
        cells = [f"{number(value)}{sign}" for value, sign in zip(values, hidden, strict=True)]
        return rated(cells, values)

    def _heads(self, view: View) -> list[list[str]]:
        """The names of the tracks, and shorter ones; behind them that of the sums."""
        paying, total = self._paying(view), self.text(view, "total")
        other = [self.other_side(view, name) for name in paying]
        short = [self.text(view, f"column-{side or name}") for side, name in zip(other, paying, strict=True)]
        long = short if any(other) else [self.text(view, f"row-{name}") for name in paying]
        return [[*long, total], [*short, total]]

    def _paired(self, view: View, lines: Sequence[str], ranked: Sequence[int]) -> Sequence[str]:
        """The lines of a table, behind those of two squires of a player what both have together."""
        if not Squires(view).doubled:
            return lines
        braces, head = BRACES[view.ascii_only], f"{lines[0]}  {view.words('academy_board-both')}"
        pairs = [ranked[at : at + 2] for at in range(0, len(ranked), 2)]
        sums = [shade(TOTAL, number(_together(view.state, pair))) for pair in pairs]
        behind = [f"{braces[at % 2]} {sums[at // 2]}" if at % 2 else braces[0] for at in range(len(ranked))]
        return [head, *(f"{line} {end}" for line, end in zip(lines[1:], behind, strict=True))]

    def end_table(self, view: View) -> Tally:
        """The same, with every track's whole name."""
        squires, paying, earnings = Squires(view), self._paying(view), Earnings(view.log)
        rows = [[squires.name(squire), *self._sums(view, earnings, squire)] for squire in _ranked(view)]
        head = ["", *(self.track(view, name) for name in paying), self.text(view, "total")]
        return Tally("", head, rows, self._end_notes(view, earnings))

    def lost_on(self, view: View, loser: int, winner: int) -> tuple[str, int] | None:
        """The track that has cost the loser most."""
        state, earnings = view.state, Earnings(view.log)

        def earned(track: str, seat: int) -> int:
            own = [squire for squire in state.squires if state.owners[squire] == seat]
            return sum(self._earned(view, earnings, squire, track) for squire in own)

        behind = {track: earned(track, winner) - earned(track, loser) for track in self._paying(view)}
        worst = max(behind, key=lambda track: behind[track])
        return (self.track(view, worst), behind[worst]) if behind[worst] > 0 else None

    def _end_notes(self, view: View, earnings: Earnings) -> list[str]:
        """The notes below the table of points."""
        hidden = any(("charity", squire) in earnings.hidden for squire in view.state.squires)
        squires, walked = Squires(view), view.state.tracks["gallantry"].walked
        far = sorted(view.state.squires, key=lambda squire: -walked[squire])
        told = ", ".join(f"{squires.initial(squire)}\u00a0{walked[squire]}" for squire in far)
        return [
            *([view.words("ending-walked", squires=told)] if _is_tied(view) else []),
            *([self.text(view, "end-hidden")] if hidden else []),
        ]

    def _sums(self, view: View, earnings: Earnings, squire: int) -> list[str]:
        """A squire's points from each track, and all of them."""
        cells = [self._sum(view, earnings, squire, track) for track in self._paying(view)]
        return [*cells, minus(str(points(view.state, squire)))]

    def _sum(self, view: View, earnings: Earnings, squire: int, track: str) -> str:
        """One cell; for alms also a sign for what went over face down."""
        points = minus(str(self._earned(view, earnings, squire, track) or ""))
        return f"{points}{_hidden(earnings, squire, track)}".strip() or NOTHING

    def _paying(self, view: View) -> list[str]:
        """The tracks that have brought points."""
        return [name for name in view.state.tracks if name != "gallantry"]

    def _earned(self, view: View, earnings: Earnings, squire: int, track: str) -> int:
        """A squire's earnings on a track: shields, those of the codex too, and the bonus. Alms count on charity, and on
        their own track for the squire that had earned them. A codex shield that changed hands unseen counts where it
        lies now."""
        state: State = view.state
        if track == "charity" and state.options.alms:
            return sum(change for (_, who), change in earnings.given.items() if who == squire)
        earned = -earnings.given.get((track, squire), 0)
        earned += sum(shield.value for shield in state.shields[squire] if shield.track == track)
        if track == "education" and state.codex.kept:
            earned += sum(int(face) for pile in state.codex.kept[squire] for face in pile.known())
        return earned + (state.bonus[squire] if track == "quests" and state.bonus else 0)


def _label(view: View, squire: int) -> str:
    """A squire's letter and name."""
    squires = Squires(view)
    name = fitted_line(rich(squires.name(squire), view.names), NAME).plain
    return f"{squires.initial(squire)} {tint(squires.seat(squire), name)}"


def _is_tied(view: View) -> bool:
    """True if the order on gallantry has decided."""
    return view.outcome is not None and view.outcome.reason != "points"


def _together(state: State, squires: Sequence[int]) -> int:
    """The sum of the points of several squires."""
    return sum(points(state, squire) for squire in squires)


def _ranked(view: View) -> list[int]:
    """The squires in the ranking of their players, as it is drawn above, those of one player as they sit."""
    outcome, owners = view.outcome, view.state.owners
    seats = [seat for group in outcome.ranking for seat in group] if outcome is not None else []
    return sorted(view.state.squires, key=lambda one: seats.index(owners[one]) if owners[one] in seats else len(seats))


def _hidden(earnings: Earnings, squire: int, track: str) -> str:
    """A sign for what went over face down in alms."""
    return " ▒" if track == "charity" and (track, squire) in earnings.hidden else ""
