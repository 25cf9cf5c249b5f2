"""Histrio without a picture: as sentences, and as cities and troupes in a few rows.

Knows: what of the board matters where there is no room for it.
Must not know: how it is drawn, or what is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import core
from core.games.histrio.cards import city_of, level_of, talent_of
from core.games.histrio.components import CITIES, COMEDIAN, REQUESTS, TALENTS, TRAGEDIAN
from core.games.histrio.requests import lacks, unplayed
from core.games.histrio.shows import show_of
from core.games.histrio.state import State
from core.games.histrio.theatre import mood
from core.games.histrio.travel import friend_left, travel_left
from tui.boards import rows
from tui.boards.view import View
from tui.draw.signs import glyph
from tui.text.words import initial, mark, shade

from .expected import joined
from .words import Wording

CITY = 28
"""Columns of a city among others."""
TABLE, GAPS = 72, (3, 2)
"""Columns of the table of troupes, at most, and between two of its columns."""


def facts(words: Wording, view: View) -> list[str]:
    """The King, the cities, the troupes, and what only we know."""
    state: State = view.state
    king = f"{words.text(view, 'wants', mood=mood(state))} ({words.needle(state.needle)})."
    cities = [_sentence(words, view, words.city(view, city), _city(words, view, city)) for city in CITIES]
    return [f"{king[0].upper()}{king[1:]}", *cities, *troupes(words, view), *_own(words, view)]


def troupes(words: Wording, view: View) -> list[str]:
    """All that lies openly before each player, and the friendly troupes."""
    state: State = view.state
    players = [_sentence(words, view, mark(seat), _troupe(words, view, seat)) for seat in state.seats]
    left = [words.text(view, "friendly", cards=_cities(friend_left(state, seat))) for seat in range(len(state.friends))]
    friends = [_sentence(words, view, f"{mark(seat)}*", said.split("   ")) for seat, said in enumerate(left)]
    return [*players, *friends]


def _sentence(words: Wording, view: View, who: str, parts: Sequence[str]) -> str:
    """Joins what is told of a player or a city into one sentence."""
    return words.text(view, "fact-of", who=who, parts=", ".join(filter(None, parts)))


def brief(words: Wording, view: View, width: int) -> list[str]:
    """Cities in columns, a row for each troupe, our cards and requests."""
    state: State = view.state
    cities = rows.several(view, [_stop(words, view, city) for city in CITIES], width, CITY)
    table = [*cities, *(_row(words, view, seat, width) for seat in state.seats)]
    return [*table, *_ours(words, view, width, rows.MOST - len(table))]


# As sentences


def _city(words: Wording, view: View, city: int) -> list[str]:
    """A city: encounters, troupes, and whether it is closed to most."""
    state: State = view.state
    cards = [words.card(view, card) for card in state.at(city).known()]
    barred = state.barred if state.barred is not None and state.barred.city == city else None
    there = _there(words, state, city)
    return [
        ", ".join(cards) or words.text(view, "empty"),
        words.text(view, "fact-there", names=there) if there else "",
        words.text(view, "closed", by=initial(barred.seat)) if barred else "",
    ]


def _there(words: Wording, state: State, city: int) -> str:
    """The troupes whose caravels wait there, by letters."""
    here = [caravel for caravel in state.caravels if caravel.city == city]
    return " ".join(dict.fromkeys(words.friends(c.seat) if c.friendly else initial(c.seat) for c in here))


def _troupe(words: Wording, view: View, seat: int) -> list[str]:
    """All that is public: écus, managers, actors by talent, the show as it stands, requests, acrobats, travel cards."""
    state = joined(view.state)
    ready = _named_cards(words, view, state.troupes[seat].acrobats.known())
    left = travel_left(state, seat)
    whole = len(left) == len(CITIES)
    return [
        words.text(view, "coins", count=view.scored.troupes[seat].money),
        *_stage(words, view, seat),
        words.text(view, "secret", count=len(unplayed(state, seat))),
        _played(words, view, seat),
        words.text(view, "fact-ready", cards=ready) if ready else "",
        _spent(words, view, seat),
        words.text(view, "troupe-all") if whole else words.text(view, "fact-travels", cities=_cities(left)),
    ]


def _stage(words: Wording, view: View, seat: int) -> list[str]:
    """Managers, actors by talent, the show as it stands."""
    state = joined(view.state)
    mine, show = state.troupes[seat], show_of(state, seat)
    talents = [f"{words.text(view, f'head-{talent}s')} {levels}"
               for talent in TALENTS if (levels := _levels(state, seat, talent, " "))]  # fmt: skip
    return [
        words.text(view, "fact-managers", count=mine.managers) if mine.managers else "",
        *talents,
        f"{words.text(view, 'head-show')} {words.show(view, show)}" if talents else "",
        words.text(view, "pleases") if talents and show.pleases else "",
    ]


def _played(words: Wording, view: View, seat: int) -> str:
    """The requests that a player has played; empty for none."""
    played = view.state.troupes[seat].played.known()
    told = [f"{words.text(view, f'request-{card}')} +{REQUESTS[card].pays}" for card in played]
    return words.text(view, "fact-played", count=len(told), requests=", ".join(told)) if told else ""


def acrobats(words: Wording, view: View, seat: int) -> list[str]:
    """A player's acrobats, ready and used, and what each of them does."""
    troupe = view.state.troupes[seat]
    ready, used = troupe.acrobats.known(), troupe.spent.known()
    if not ready and not used:
        return []
    told = words.text(view, "fact-ready", cards=_named_cards(words, view, ready)) if ready else ""
    listed = _sentence(words, view, mark(seat), [told, _spent(words, view, seat)])
    return [listed, *(words.about_card(view, card) for card in dict.fromkeys([*ready, *used]))]


def _spent(words: Wording, view: View, seat: int) -> str:
    """The acrobats that a player has used; empty for none."""
    spent = _named_cards(words, view, view.state.troupes[seat].spent.known())
    return words.text(view, "fact-spent", cards=spent) if spent else ""


def _named_cards(words: Wording, view: View, cards: Sequence[core.Face]) -> str:
    """Encounters by name."""
    return ", ".join(words.card(view, card) for card in cards)


def _levels(state: State, seat: int, talent: str, between: str) -> str:
    """The levels of a player's actors of one talent."""
    held = state.troupes[seat].actors.known()
    return between.join(map(str, sorted(level_of(card) for card in held if talent_of(card) == talent)))


def _cities(cards: Sequence[core.Face], between: str = ", ") -> str:
    """The numbers of the cities of these travel cards."""
    return between.join(str(city_of(card)) for card in cards if card)


def _own(words: Wording, view: View) -> list[str]:
    """Our secret requests, with what is still missing for each."""
    requests = [
        words.text(
            view,
            "fact-request",
            name=words.text(view, f"request-{request}"),
            pays=REQUESTS[request].pays,
            state=words.unmet(view, missing) or words.text(view, "met"),
        )
        for request, missing in _requests(view)
    ]
    return [_sentence(words, view, words.text(view, "fact-requests"), requests)] if requests else []


def _requests(view: View) -> list[tuple[core.Face, dict[str, int]]]:
    """Our secret requests that are not played, and what is still missing for each."""
    if view.seat is None:
        return []
    state = joined(view.state)
    return [(request, lacks(state, view.seat, request)) for request in filter(None, unplayed(state, view.seat))]


# As a table


def at_length(words: Wording, view: View, width: int = TABLE) -> str:
    """The troupes as a table; below a free row what has no column: what is on the stage, played, or used."""
    more = [
        _sentence(words, view, mark(seat), rest)
        for seat in view.state.seats
        if any(rest := [*_stage(words, view, seat), _played(words, view, seat), _spent(words, view, seat)])
    ]
    return "\n".join([*_table(words, view, width), *[""] * bool(more), *more])


HEADS = ("head-troupe", "fact-goes", "head-acrobats", "head-money", "tally-requests")
"""The headings of the table of troupes. The last two are left out where there are fewer columns than it may have."""


def _table(words: Wording, view: View, width: int) -> Sequence[str]:
    """Where each can still go, acrobats, écus and secret requests; acrobats in short where their names have no room, or
    cities by their numbers."""
    heads = [words.text(view, name) for name in (HEADS if width >= TABLE else HEADS[:-2])]
    forms = [
        rows.aligned(view, _filled(heads, _members(words, view, towns=towns, short=short)), left=3, gap=gap)
        for towns, short, gap in product((True, False), (False, True), GAPS)
    ]
    most = min(width, TABLE)
    return next((form for form in forms if max(rows.wide(view, line) for line in form) <= most), forms[-1])


def _filled(heads: Sequence[str], members: Sequence[Sequence[str]]) -> list[list[str]]:
    """The columns that have a heading and in which anything stands."""
    columns = [[shade("dim", head), *cells] for head, *cells in zip(heads, *members, strict=False) if any(cells)]
    return [list(line) for line in zip(*columns, strict=True)]


def _members(words: Wording, view: View, *, towns: bool, short: bool) -> list[list[str]]:
    """The rows of the players, and of the friendly troupes, with cities by name or acrobats in short."""
    state: State = view.state
    named = words.short if short else words.card
    players = [
        [
            mark(seat),
            _goals(words, view, travel_left(state, seat), towns),
            ", ".join(named(view, card) for card in state.troupes[seat].acrobats.known()),
            str(view.scored.troupes[seat].money),
            str(len(unplayed(state, seat)) or ""),
        ]
        for seat in state.seats
    ]
    friends = range(len(state.friends))
    return players + [
        [f"{mark(seat)}*", _goals(words, view, friend_left(state, seat), towns), "", "", ""] for seat in friends
    ]


def _goals(words: Wording, view: View, left: Sequence[core.Face], towns: bool) -> str:
    """The cities that travel cards lead to, by name or number: those that are missing, if they are fewer."""
    here, gone = ([city for city in CITIES if (f"city-{city}" in left) == kept] for kept in (True, False))
    if not gone:
        return words.text(view, "fact-anywhere")
    fewer = gone if len(gone) < len(here) else here
    cities = ", ".join(words.text(view, f"town-{city}") if towns else str(city) for city in fewer)
    return words.text(view, "fact-but", cities=cities) if fewer is gone else cities


# In rows


def _stop(words: Wording, view: View, city: int) -> str:
    """A city: number, name, who is there, what waits there."""
    there = _there(words, view.state, city)
    cards, ship = words.shorts(view, view.state.at(city).known()), glyph("ship", view.ascii_only)
    return f"{words.city(view, city)}{f' {ship}{there}' if there else ''} {cards}"


def _row(words: Wording, view: View, seat: int, width: int) -> str:
    """A troupe: écus and managers, actors, the show."""
    state = joined(view.state)
    mine, show = state.troupes[seat], show_of(state, seat)
    cast = " ".join(f"{words.sign(view, talent)}{_levels(state, seat, talent, '') or '·'}"
                    for talent in (COMEDIAN, TRAGEDIAN))  # fmt: skip
    have = [
        f"{glyph('coin', view.ascii_only)}{view.scored.troupes[seat].money}",
        glyph("manager", view.ascii_only) * mine.managers,
        cast,
        f"{words.show(view, show)}{' ✓' if show.pleases else ''}",
        f"{glyph('request', view.ascii_only)}{len(unplayed(state, seat))}",
        words.shorts(view, mine.acrobats.known()),
    ]
    told = "  ".join(part for part in have if part)
    return f"{rows.padded(view, rows.person(words, view, seat), 16)} {rows.cut(view, told, width - 17)}"


def _ours(words: Wording, view: View, width: int, most: int) -> list[str]:
    """The needle, the travel cards that we have left, our requests, all in so many rows at most."""
    state: State = view.state
    parts = [f"{glyph(mood(state), view.ascii_only)} {words.needle(state.needle)}"]
    if view.seat is not None:
        parts.append(f"{words.text(view, 'panel-cards')} {_cities(travel_left(state, view.seat), ' ')}")
    requests = _requests(view)
    whole = rows.filled(view, [*parts, *(_wanted(words, view, *each) for each in requests)], width)
    if len(whole) <= most:
        return whole
    return rows.filled(view, [*parts, *(_named(words, view, *each) for each in requests)], width)[:most]


def _wanted(words: Wording, view: View, request: core.Face, missing: dict[str, int]) -> str:
    """A request with what it lacks."""
    if not missing:
        return _named(words, view, request, missing)
    return f"{words.request_in_brief(view, request)} ({words.lacking(view, missing, brief=True)})"


def _named(words: Wording, view: View, request: core.Face, missing: dict[str, int]) -> str:
    """A request, and whether it is met."""
    return f"{words.request_in_brief(view, request)}{'' if missing else ' ✓'}"
