"""The vocabulary of Histrio: cards, cities, requests, shows and movements of the needle in words.

Knows: the components of the game.
Must not know: questions, events, or where anything is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable

import core
from core.games.histrio.cards import amount_of, is_acrobat, is_actor, level_of, talent_of
from core.games.histrio.components import COMEDY, MOOD_OF, REQUESTS, TRAGEDY
from core.games.histrio.state import Show
from core.games.histrio.theatre import mood, mood_at
from tui.boards.base import Board
from tui.boards.view import View
from tui.draw.signs import glyph
from tui.text.words import initial, mark, shade

from .expected import Company

EXCESS = ("no_comedian", "no_tragedian", "balance")
"""Requests that fail for too much of something, rather than too little."""
BRIEF = ("contrary", "no_comedian", "no_tragedian")
"""Those with a shorter wording for a narrow row."""


class Vocabulary(Board):
    """The things of the game in words, at several lengths."""

    id = "histrio"

    def city(self, view: View, number: int) -> str:
        """A city: number and name."""
        return self.text(view, "city", number=str(number), town=self.text(view, f"town-{number}"))

    def card(self, view: View, card: core.Face) -> str:
        """An encounter in words."""
        if is_acrobat(card):
            return self.text(view, f"acrobat-{card}")
        if is_actor(card):
            return self.text(view, "actor", talent=talent_of(card), level=str(level_of(card)))
        return self.text(view, "bonus", count=amount_of(card))

    def sign(self, view: View, talent: str) -> str:
        """The mask of a talent: one that laughs, one that weeps; letters in ASCII."""
        return glyph(MOOD_OF[talent], view.ascii_only)

    def short(self, view: View, card: core.Face) -> str:
        """An encounter in a few columns: its sign and level, +2, or an acrobat's short name."""
        if is_acrobat(card):
            return self.text(view, f"short-{card}")
        if is_actor(card):
            return f"{self.sign(view, talent_of(card))}{level_of(card)}"
        return f"+{amount_of(card)}"

    def named(self, view: View, card: core.Face) -> str:
        """The same with an acrobat's whole name."""
        return self.text(view, f"acrobat-{card}") if is_acrobat(card) else self.short(view, card)

    def clipped(self, view: View, card: core.Face) -> str:
        """An encounter with an acrobat's name in a few letters that still tell it."""
        return self.text(view, f"clip-{card}") if is_acrobat(card) else self.short(view, card)

    def code(self, view: View, card: core.Face) -> str:
        """An encounter in two columns."""
        return self.text(view, f"code-{card}") if is_acrobat(card) else self.short(view, card)

    def shorts(self, view: View, cards: Iterable[core.Face]) -> str:
        return self.text(view, "between").join(self.short(view, card) for card in cards)

    def listed(self, view: View, cards: Iterable[core.Face]) -> str:
        """Encounters in a sentence, by their whole names."""
        return ", ".join(self.named(view, card) for card in cards)

    def spelled(self, view: View, cards: Iterable[core.Face]) -> str:
        """The same with actors and écus in words too."""
        return ", ".join(self._in_words(view, card) for card in cards)

    def _in_words(self, view: View, card: core.Face) -> str:
        """An encounter in words, a bonus as an amount."""
        if is_actor(card) or is_acrobat(card):
            return self.card(view, card)
        return f"+{self.text(view, 'coins', count=amount_of(card))}"

    def needle(self, mark_of_needle: int) -> str:
        """A mark of the needle."""
        return f"{mark_of_needle:+d}".replace("-", "−")

    def swing(self, view: View, steps: int) -> str:
        """A movement of the needle in words."""
        return self.text(view, "swing", steps=abs(steps), way=COMEDY if steps > 0 else TRAGEDY)

    def goes(self, view: View, start: int, end: int) -> str:
        """Says from where to where the needle moves as the board says its marks, or that it stays."""
        if start == end:
            return self.text(view, "still")
        before, after = in_moods(view, start, end)
        return self.text(view, "goes", start=before, end=after)

    def request(self, view: View, request: core.Face) -> str:
        """A request with what it pays."""
        return self.text(view, "request", name=self.text(view, f"request-{request}"), pays=REQUESTS[request].pays)

    def request_in_brief(self, view: View, request: core.Face) -> str:
        """The same as its name and a number."""
        return self.text(view, "request-brief", name=self.text(view, f"request-{request}"), pays=REQUESTS[request].pays)

    def lacking(self, view: View, missing: dict[str, int], *, brief: bool = False) -> str:
        """Lists what a request still lacks; empty if it is met. `brief` is for a narrow row."""
        levels = [what.split("-")[1] for what in missing if what.startswith("level-")]
        if len(levels) > 1:
            return self.text(view, "lack-levels", levels=(" " if brief else ", ").join(levels))
        return ", ".join(self._lack(view, what, count, brief=brief) for what, count in missing.items())

    def lacks_in_words(self, view: View, missing: dict[str, int]) -> list[str]:
        """What a request still lacks, and what it has too much of, talents by name; empty if it is met."""
        if sum(what.startswith("level-") for what in missing) > 1:
            return [self.lacking(view, missing, brief=True)]
        return [
            _in_own_words(view, what, count) or self._lack(view, what, count, brief=True)
            for what, count in missing.items()
        ]

    def lacks_in_short(self, view: View, missing: dict[str, int]) -> str:
        """The same in one cell: as many of each talent in words, other lacks by signs where they are several."""
        if len(missing) < 2:
            return ", ".join(self.lacks_in_words(view, missing))
        if missing.keys() == MOOD_OF.keys() and len({*missing.values()}) == 1:
            return view.words("histrio_board-lack-each", count=next(iter(missing.values())))
        return self.lacking(view, missing, brief=True)

    def unmet(self, view: View, missing: dict[str, int]) -> str:
        """Returns the end of a sentence on why a request is not met: excess, then lacks, each named as such; empty if
        it is met."""
        excess = [self._lack(view, what, count) for what, count in missing.items() if what in EXCESS]
        wanting = {what: count for what, count in missing.items() if what not in EXCESS}
        if wanting:
            kind = next(iter(wanting)).partition("-")[0] + "s" * (len(wanting) > 1)
            excess.append(self.text(view, "missing", what=kind, lacks=self.lacking(view, wanting)))
        return ", ".join(excess)

    def _lack(self, view: View, what: str, count: int, *, brief: bool = False) -> str:
        """The missing amount of one thing."""
        name, _, level = what.partition("-")
        talent = name.removeprefix("no_")
        sign = self.sign(view, talent) if talent in MOOD_OF else ""
        key = f"lack-{name}{'-brief' * (brief and name in BRIEF)}"
        return self.text(view, key, count=count, level=level, sign=sign, mood=mood(view.state))

    def show(self, view: View, show: Show) -> str:
        """A show: its mood and difference."""
        if not (show.comedy or show.tragedy):
            return self.text(view, "no-show")
        return self.text(view, "show", mood=show.mood or "none", difference=str(show.difference))

    def signed(self, view: View, show: Show) -> str:
        """The same by the sign of its mood."""
        if show.mood is None:
            return view.words(f"histrio_board-{'tie' if show.comedy else 'none'}")
        return f"{glyph(show.mood, view.ascii_only)} {show.difference}"

    def reckoned(self, view: View, show: Show) -> str:
        """The levels of a show, the larger side less the other, each behind the sign of its mood and in its colour;
        empty for none."""
        if not show.comedy and not show.tragedy:
            return ""
        sides = sorted(((show.comedy, COMEDY), (show.tragedy, TRAGEDY)), reverse=True)
        return " − ".join(shade(mood, f"{glyph(mood, view.ascii_only)}{levels}") for levels, mood in sides)

    def friends(self, seat: int) -> str:
        """The letter of a friendly troupe."""
        return f"{initial(seat)}*"

    def friends_of(self, view: View, seat: int) -> str:
        """A friendly troupe, by its owner."""
        own = seat == view.seat
        return view.words("histrio_board-your-friends") if own else self.text(view, "friends-of", name=view.names[seat])

    def letters(self, troupes: Iterable[Company]) -> str:
        """Troupes by their letters; `none` if there are none."""
        return " ".join(self.friends(seat) if friendly else initial(seat) for seat, friendly in troupes) or "none"


def to_come(words: Vocabulary, view: View) -> list[str]:
    """The cities that are still to be resolved this turn, with the troupes there, in one sentence; none if the last one
    is."""
    waiting = [caravel for caravel in view.state.caravels if caravel.city > view.state.city]
    there: dict[int, list[str]] = {}
    for caravel in sorted(waiting, key=lambda caravel: caravel.city):
        there.setdefault(caravel.city, []).append(mark(caravel.seat) + "*" * caravel.friendly)
    cities = [f"{words.city(view, city)} ({', '.join(dict.fromkeys(names))})" for city, names in there.items()]
    return [view.words("histrio_board-note-to-come", cities=", ".join(cities))] if cities else []


def in_moods(view: View, start: int, end: int) -> tuple[str, str]:
    """Two marks of the needle as the board says them: mood and number; the second its number alone if its mood is the
    same."""
    first, second = (f"{view.words(f'histrio-quiet-{mood_at(mark)}')}\u00a0{abs(mark)}" for mark in (start, end))
    return first, str(abs(end)) if mood_at(start) == mood_at(end) and start != end else second


def _in_own_words(view: View, what: str, count: int) -> str:
    """What a request lacks where this has words beside those of sentences: talents by name, of a show's mood the
    levels; empty for anything else."""
    now = mood(view.state)
    moods = {"pleasing": now, "contrary": COMEDY if now == TRAGEDY else TRAGEDY}
    if what in moods:
        return view.words("histrio_board-lack-mood", count=count, mood=moods[what])
    if what == "balance" or what.removeprefix("no_") in MOOD_OF:
        return view.words(f"histrio_board-lack-{what}", count=count)
    return ""
