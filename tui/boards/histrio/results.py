"""The results of Histrio: the standing, and the table of the end.

Knows: festivals and money.
Must not know: how a table is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.games.histrio.components import TURNS
from core.games.histrio.state import State
from tui.boards import rows
from tui.boards.values import Standing, Tally
from tui.boards.view import View
from tui.draw.signs import glyph
from tui.text.words import mark

from .words import Wording

FEW = 2
"""Players for whom each festival has a table of its own."""
MOST = 66
"""Columns of the table of the end, at most."""
NAME = 14
"""Columns of a name in the table of the end, at most."""


class Results(Wording):
    """The wording of a game's results."""

    def standing(self, state: State) -> Standing:
        """Everybody's écus; a festival belongs to the last turn of its season."""
        before = TURNS * (state.season - 1)
        return Standing(before + state.turn, [troupe.money for troupe in state.troupes])

    def part(self, view: View, number: int) -> str:
        """The season and the turn in it."""
        season, turn = divmod(max(0, number - 1), TURNS)
        return self.text(view, "part", season=str(season + 1), turn=str(turn + 1))

    def number_of(self, part: int) -> str:
        """The number of the turn in its season."""
        return str(1 + max(0, part - 1) % TURNS)

    def curve(self, view: View) -> str:
        """Says how the seasons are parted, if there are two."""
        return self.text(view, "curve", seasons=view.state.options.seasons)

    def end(self, view: View) -> list[str]:
        """Each festival's earnings by player: a table for each season, or a row for each of many players."""
        return self._blocks(view) if len(view.state.troupes) <= FEW else self._rows(view)

    def _rows(self, view: View) -> list[str]:
        """A row for each player with all festivals; before them the écus from elsewhere, and behind them all écus,
        where both have room."""
        cells = [[mark(seat), *(part for parts in earned for part in parts)] for seat, earned in self._earned(view)]
        whole = [self._added_up(view, seat, line) for (seat, _), line in zip(self._earned(view), cells, strict=True)]
        long = _side_by_side(view, whole)
        if max(rows.wide(view, line) for line in long) <= MOST:
            return [self.text(view, "end-sums"), *long]
        return [self.text(view, "end-head"), *_side_by_side(view, cells)]

    def _added_up(self, view: View, seat: int, line: Sequence[str]) -> list[str]:
        """The cells of a player with the écus that no festival has brought, and all of them."""
        parts, money = [each.performances[seat] for each in view.state.festivals], view.state.troupes[seat].money
        brought = sum(part.actors + part.prize + part.requests for part in parts)
        return [line[0], f"{money - brought:>2}", *line[1:], f"= {money:>2}"]

    def _blocks(self, view: View) -> list[str]:
        """A table for each festival, and what its prizes are."""
        cells = [line for season in range(len(view.state.festivals)) for line in self._block(view, season)]
        most = max(NAME, rows.wide(view, cells[0][0]))
        tables = rows.aligned(view, [[rows.cut(view, line[0], most), *line[1:]] for line in cells], left=2)
        return [*tables, view.words("histrio_board-end-prize", seasons=view.state.options.seasons)]

    def _block(self, view: View, season: int) -> list[list[str]]:
        """The table of one festival, its headings above: the King's mood, écus before, what each thing has brought,
        écus after."""
        mood = glyph(view.state.festivals[season].mood, view.ascii_only)
        heads = [f"{self.text(view, 'end-season', season=str(season + 1))} {mood}", self.text(view, "tally-show")]
        heads += [self.text(view, "end-before")] if purses(view, season) else []
        heads += [self.text(view, f"tally-{head}") for head in ("actors", "prize", "requests")]
        heads.append(self.text(view, "end-after" if purses(view, season) else "tally-sum"))
        return [heads, *(self._festival(view, season, seat) for seat in self._order(view))]

    def _order(self, view: View) -> Sequence[int]:
        """The seats, the best first."""
        outcome = view.outcome
        return [seat for group in outcome.ranking for seat in group] if outcome else view.state.seats

    def _festival(self, view: View, season: int, seat: int) -> list[str]:
        """The cells of one player at a festival."""
        part, before = view.state.festivals[season].performances[seat], purses(view, season)
        earned = (part.actors, part.prize, part.requests)
        show = self.show(view, part.show) if part.show else ""
        start = [str(before[seat])] if before else []
        end = sum(earned) + (before[seat] if before else 0)
        return [mark(seat), show, *start, *(f"+{each}" if each else "·" for each in earned), str(end)]

    def lost_on(self, view: View, loser: int, winner: int) -> tuple[str, int] | None:
        """Actors, shows or requests: what has cost the loser most at the festivals."""

        def earned(part: str, seat: int) -> int:
            return sum(getattr(festival.performances[seat], part) for festival in view.state.festivals)

        behind = {part: earned(part, winner) - earned(part, loser) for part in ("actors", "prize", "requests")}
        worst = max(behind, key=lambda part: behind[part])
        return (view.words("stage-part", part=worst), behind[worst]) if behind[worst] > 0 else None

    def end_table(self, view: View) -> Tally:
        """The same in sentences."""
        seasons = range(len(view.state.festivals))
        told = [self._told(view, season, seat) for seat in self._order(view) for season in seasons]
        return Tally("", (), (), told=told)

    def _told(self, view: View, season: int, seat: int) -> str:
        """One player's festival as a sentence."""
        part = view.state.festivals[season].performances[seat]
        earned = {"actors": part.actors, "prize": part.prize, "requests": part.requests}
        show = self.show(view, part.show) if part.show else "none"
        return self.text(view, "end-told", name=mark(seat), season=str(season + 1), show=show, **earned)

    def _earned(self, view: View) -> list[tuple[int, list[tuple[str, str]]]]:
        """For each player, the best first, the show of each season and its earnings."""
        state, outcome = view.state, view.outcome
        order = [seat for group in outcome.ranking for seat in group] if outcome else state.seats
        return [(seat, [self._brought(view, season, seat) for season in range(len(state.festivals))]) for seat in order]

    def _brought(self, view: View, season: int, seat: int) -> tuple[str, str]:
        """One player's show at a festival, and the écus for actors, show and requests."""
        part = view.state.festivals[season].performances[seat]
        show = self.show(view, part.show) if part.show else ""
        shown = self.text(view, "end-part", season=str(season + 1), show=show)
        return shown, f"{part.actors}+{part.prize}+{part.requests}"


def purses(view: View, season: int) -> list[int]:
    """Everybody's écus when the festival of a season began; none if the log does not go back so far."""
    begins = [at for at, event in enumerate(view.log) if event.key == "festival"]
    back = len(view.state.festivals) - season
    if len(begins) < back:
        return []
    money = [troupe.money for troupe in view.state.troupes]
    for event in view.log[begins[-back] :]:
        if event.key == "money":
            money[event.args["seat"]] -= event.args["amount"]
        elif event.key == "steals":
            money[event.args["seat"]] -= 1
            money[event.args["victim"]] += 1
    return money


def _side_by_side(view: View, cells: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells, in columns."""
    widths = [max(rows.wide(view, cell) for cell in column) for column in zip(*cells, strict=True)]
    widths[0] = min(widths[0], NAME)
    lines = [[rows.padded(view, *each) for each in zip(line, widths, strict=True)] for line in cells]
    return ["  ".join(line).rstrip() for line in lines]
