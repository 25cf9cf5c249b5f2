"""The results of Histrio: the standing, and the table of the end.

Knows: festivals and money.
Must not know: how a table is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.games.histrio.components import START_MONEY, TURNS
from core.games.histrio.state import Show, State
from tui.boards import rows
from tui.boards.standings import standings
from tui.boards.values import Standing, Standings, Tally
from tui.boards.view import View
from tui.text.words import mark, shade

from .words import Wording

PARTS = ("actors", "prize", "requests")
"""What brings écus at a festival."""
GAP, NAME = 2, 10
"""Columns between two columns of the table of the end, and of a name in it, at most."""


class Results(Wording):
    """The wording of a game's results."""

    def standing(self, state: State) -> Standing:
        """Everybody's écus; a festival belongs to the last turn of its season."""
        before = TURNS * (state.season - 1)
        return Standing(before + state.turn, [troupe.money for troupe in state.troupes])

    def standings_now(self, view: View) -> Standings | None:
        """The standings behind a festival, with the places it has won and lost; None behind the last one."""
        state: State = view.state
        if state.season == state.options.seasons:
            return None
        now = self.standing(state).scores
        earned = [each.actors + each.prize + each.requests for each in state.festivals[-1].performances]
        return standings(view, [money - gain for money, gain in zip(now, earned, strict=True)], now)

    def part(self, view: View, number: int) -> str:
        """The season and the turn in it."""
        season, turn = divmod(max(0, number - 1), TURNS)
        return self.text(view, "part", season=str(season + 1), turn=str(turn + 1))

    def after(self, view: View, number: int) -> str:
        season, turn = divmod(max(0, number - 1), TURNS)
        return self.text(view, "after", season=str(season + 1), turn=str(turn + 1))

    def number_of(self, part: int) -> str:
        """The number of the turn in its season."""
        return str(1 + max(0, part - 1) % TURNS)

    def lap(self, part: int) -> int:
        """The season."""
        return 1 + max(0, part - 1) // TURNS

    def lap_name(self, view: View, lap: int) -> str:
        return self.text(view, "lap", season=str(lap))

    def curve(self, view: View) -> str:
        """Says how the seasons are parted, if there are two."""
        return self.text(view, "curve", seasons=view.state.options.seasons)

    def end(self, view: View) -> Sequence[str]:
        """The King's moods, and from where each player's écus come, show by show."""
        return self._laid_out(view, self._made(view))

    def _made(self, view: View) -> list[Sequence[str]]:
        """The rows of that table."""
        order, seasons = self._order(view), range(len(view.state.festivals))
        earned = [[_earned(view.state, part, seat) for seat in order] for part in PARTS]
        money = [view.state.troupes[seat].money for seat in order]
        other = [total - START_MONEY - sum(parts) for total, *parts in zip(money, *earned, strict=True)]
        actors, _, requests = earned
        shows = [self._prizes(view, season, order) for season in seasons]
        columns = [
            [str(START_MONEY)] * len(order),
            _gained(view, other),
            _gained(view, actors),
            *shows,
            _gained(view, requests),
            [shade("ink bold", str(each)) for each in money],
        ]
        names = [rows.cut(view, mark(seat), NAME) for seat in order]
        return [self._kings(view), *zip(names, *columns, strict=True)]

    def _kings(self, view: View) -> list[str]:
        """The row above them: the mood that the King had at each festival, by which its shows were paid."""
        moods = [self.text(view, f"quiet-{festival.mood}") for festival in view.state.festivals]
        cells = (view.words("histrio_board-end-king"), "", "", "", *moods, "", "")
        return [shade("dim", cell) if cell else "" for cell in cells]

    def _laid_out(self, view: View, table: Sequence[Sequence[str]]) -> Sequence[str]:
        """The table below its headings."""
        heads = [view.words("ending-made"), *self._heads(view)]
        return rows.fitting(view, (rows.aligned(view, [heads, *table], gap=gap) for gap in (GAP, 1)))

    def _heads(self, view: View) -> list[str]:
        """The headings of what has brought écus, and of all of them."""
        seasons = range(1, len(view.state.festivals) + 1)
        shows = [self.text(view, "end-show", season=str(season)) for season in seasons]
        start, cities, actors, requests, both = (
            self.text(view, f"end-{part}") for part in ("start", "cities", "actors", "requests", "all")
        )
        return [start, cities, actors, *shows, requests, both]

    def _prizes(self, view: View, season: int, order: Sequence[int]) -> list[str]:
        """What each player has shown at a festival, and what the show has brought."""
        performances = [view.state.festivals[season].performances[seat] for seat in order]
        kinds = [self._kind(view, each.show) for each in performances]
        prizes = [each.prize for each in performances]
        moods = [each.show is not None and bool(each.show.comedy or each.show.tragedy) for each in performances]
        return [f"{kind} +{prize}" if mood else kind for kind, prize, mood in zip(kinds, prizes, moods, strict=True)]

    def _kind(self, view: View, show: Show | None) -> str:
        """The mood of a show."""
        if show is None or not (show.comedy or show.tragedy):
            return self.text(view, "no-show") if show else ""
        return self.text(view, "end-mood", mood=show.mood or "none")

    def _order(self, view: View) -> Sequence[int]:
        """The seats, the best first."""
        outcome = view.outcome
        return [seat for group in outcome.ranking for seat in group] if outcome else view.state.seats

    def lost_on(self, view: View, loser: int, winner: int) -> tuple[str, int] | None:
        """Actors, shows or requests: what has cost the loser most at the festivals."""
        behind = {part: _earned(view.state, part, winner) - _earned(view.state, part, loser) for part in PARTS}
        worst = max(behind, key=lambda part: behind[part])
        return (view.words("stage-part", part=worst), behind[worst]) if behind[worst] > 0 else None

    def end_table(self, view: View) -> Tally:
        """The same, and each festival of a player in a sentence."""
        seasons = range(len(view.state.festivals))
        told = [self._told(view, season, seat) for seat in self._order(view) for season in seasons]
        head = [view.words("ending-made"), *self._heads(view)]
        return Tally("", head, self._made(view), told=told)

    def _told(self, view: View, season: int, seat: int) -> str:
        """One player's festival as a sentence."""
        part = view.state.festivals[season].performances[seat]
        earned = {"actors": part.actors, "prize": part.prize, "requests": part.requests}
        show = self.show(view, part.show) if part.show else "none"
        return self.text(view, "end-told", name=mark(seat), season=str(season + 1), show=show, **earned)


def _gained(view: View, values: Sequence[int]) -> list[str]:
    """Écus gained or spent; a zero for none, as for a show."""
    return [view.words.shown(rows.gained(value)) if value else "+0" for value in values]


def _earned(state: State, part: str, seat: int) -> int:
    """What actors, shows or requests have brought a player at all festivals."""
    return sum(getattr(festival.performances[seat], part) for festival in state.festivals)
