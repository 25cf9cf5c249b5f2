"""The pieces of Histrio's board: the gauge of the King's mood, the cities, the troupes.

Knows: how the table looks.
Must not know: questions, news, what is legal; what to mark is told.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.games.histrio.actions import Court, FireEater, Horse, Ox, Steal, Strongman, Tightrope, Travel
from core.games.histrio.cards import city_of, is_acrobat, pull, talent_of
from core.games.histrio.cities import entering
from core.games.histrio.components import CITIES, COMEDIAN, COMEDY, NEEDLE_END, TRAGEDIAN, TURNS
from core.games.histrio.requests import unplayed
from core.games.histrio.shows import best_shows, show_of, strength
from core.games.histrio.state import State
from core.games.histrio.theatre import managers_on_theatre, mood, moved, solvent
from core.games.histrio.travel import friend_left, on_board, travel_left

from ..canvas import Canvas
from ..words import initial, letter, rich
from .base import View
from .histrio_words import Wording, digits

COLOURS = {"comedian": "#f0d060", "tragedian": "#a9b8ff"}
"""Colours of the talents; the letters C and T say the same."""
ALL = [f"city-{city}" for city in CITIES]
"""The travel cards, by city."""
WORDS = 17
"""Columns of a city from which its encounters are named in full."""
DEPTH = TURNS
"""The most encounters that can lie at a city: one comes a turn."""


@dataclass
class Marks:
    """What the answer under the cursor, or the news being told, points at."""

    city: int = 0
    needle: int | None = None
    seats: tuple[int, ...] = ()
    news_city: int = 0
    news_seats: tuple[int, ...] = ()


def marks(view: View) -> Marks:
    """What is to be marked on the board."""
    found, state = Marks(), view.state
    match view.cursor:
        case Travel(card=str(card)) | Horse(card=str(card)):
            found.city = city_of(card)
        case Tightrope(end=city) | Ox(city=city):
            found.city = city
        case Court(actor=actor):
            found.needle = moved(state.needle, pull([actor]))
        case FireEater(steps=steps):
            found.needle = moved(state.needle, steps)
        case Steal(victim=victim):
            found.seats = (victim,)
        case Strongman():
            found.seats = tuple(solvent(state, view.seat or 0))
        case _:
            pass
    if view.news is not None:
        args = view.news.args
        found.news_city = view.state.city
        found.news_seats = tuple(args[name] for name in ("seat", "victim") if name in args)
    return found


# The King's mood


def gauge(words: Wording, view: View, canvas: Canvas, y: int, found: Marks) -> None:
    """One row: the marks of the needle, the mood it shows, and the managers on the theatre."""
    state: State = view.state
    side = mood(state)
    left, right = (words.text(view, f"{'loud' if side == each else 'quiet'}-{each}") for each in ("tragedy", "comedy"))
    canvas.right(10, y, left, "gold bold" if side != COMEDY else "dim")
    for mark in range(-NEEDLE_END, NEEDLE_END + 1):
        x = 11 + 2 * (mark + NEEDLE_END)
        if mark:
            canvas.put(x + 1, y, str(abs(mark)), "dim")
        else:
            canvas.put(x + 1, y, "│", "dim")
    x = 11 + 2 * (state.needle + NEEDLE_END)
    if found.needle is not None:
        canvas.paint(11 + 2 * (found.needle + NEEDLE_END) + 1, y, 1, "cursor")
    canvas.put(x, y, f"►{abs(state.needle)}◄", "gold bold")
    if view.news is not None and view.news.key in ("swings", "needle", "mood"):
        canvas.paint(x, y, 3, "cursor")
    canvas.put(47, y, right, "gold bold" if side == COMEDY else "dim")
    theatre(words, view, canvas, 57, y)


def theatre(words: Wording, view: View, canvas: Canvas, x: int, y: int) -> None:
    """The managers on the theatre, each by its player's letter."""
    state: State = view.state
    x = canvas.put(x, y, words.text(view, "theatre", count=managers_on_theatre(state)), "dim") + 1
    for seat in state.seats:
        managers = state.troupes[seat].managers
        if managers:
            x = canvas.put(x, y, letter(seat) * managers, words.name_style(seat)) + 1


def wide_gauge(words: Wording, view: View, canvas: Canvas, found: Marks) -> None:
    """Three rows: the two moods, the marks, and the needle beneath them with its way."""
    state: State = view.state
    cell = 4
    start = (canvas.width - 17 * cell) // 2
    column = {mark: start + cell * (mark + NEEDLE_END) + cell // 2 for mark in range(-NEEDLE_END, NEEDLE_END + 1)}
    side = mood(state)
    for each, x in (("tragedy", start), ("comedy", column[0] + 1)):
        key, style = ("loud", "gold bold") if side == each else ("quiet", "dim")
        canvas.center(x, 0, 8 * cell, words.text(view, f"{key}-{each}"), style)
    for mark, x in column.items():
        canvas.put(x, 1, str(abs(mark)) if mark else "│", "dim" if mark != state.needle else "bold gold")
        canvas.put(x, 2, "·" if mark else "│", "dim")
    canvas.put(column[0], 0, "│", "dim")
    if found.needle is not None:
        canvas.paint(column[found.needle] - 1, 1, 3, "cursor")
        low, high = sorted((column[found.needle], column[state.needle]))
        canvas.put(low, 2, "─" * (high - low + 1), "gold")
        canvas.put(column[found.needle], 2, "◄" if found.needle < state.needle else "►", "gold")
    canvas.put(column[state.needle], 2, "▲", "gold bold")
    if view.news is not None and view.news.key in ("swings", "needle", "mood"):
        canvas.paint(column[state.needle] - 1, 1, 3, "cursor")
        canvas.paint(column[state.needle] - 1, 2, 3, "cursor")
    theatre(words, view, canvas, start, 3)


# The cities


def cities(words: Wording, view: View, canvas: Canvas, y: int, depth: int, found: Marks) -> None:
    """The eight cities, each with its encounters, newest first, and the caravels there in so many rows."""
    width = canvas.width // len(CITIES)
    for city in CITIES:
        column(words, view, canvas, 1 + (city - 1) * width, y, width - 1, depth, city, found)


def column(
    words: Wording, view: View, canvas: Canvas, x: int, y: int, width: int, depth: int, city: int, found: Marks
) -> None:
    """One city: its name, its encounters in so many rows, its caravels."""
    state: State = view.state
    bar = state.barred
    canvas.put(x, y, words.city(view, city)[:width], "bold")
    if bar is not None and bar.city == city:
        canvas.put(x, y, " " * width)
        canvas.write(x, y, rich(words.text(view, "barred", number=str(city), by=initial(bar.seat)), view.names))
    if city == found.news_city:
        canvas.paint(x, y, width, "gold raised")
    if city == found.city:
        canvas.paint(x, y, width, "cursor")
    encounters(words, view, canvas, x, y + 1, width, depth, state.at(city).known())
    caravels(words, view, canvas, x, y + 1 + depth, width, city)


def encounters(
    words: Wording, view: View, canvas: Canvas, x: int, y: int, width: int, depth: int, cards: list[str]
) -> None:
    """Encounters in so many rows: one a row where there is room, else side by side."""
    if depth >= DEPTH:
        name = words.card if width >= WORDS else words.short
        texts = [[(card, name(view, card))] for card in cards]
    else:
        texts = rows_of([(card, words.short(view, card)) for card in cards], width)
        if len(texts) > depth:
            texts = rows_of([(card, code(words, view, card)) for card in cards], width)
    for row, pieces in enumerate(texts[:depth]):
        at = x
        for card, text in pieces:
            at = canvas.put(at, y + row, text, COLOURS.get(talent_of(card), "good" if is_acrobat(card) else "")) + 1


def code(words: Wording, view: View, card: str) -> str:
    """An encounter in two columns."""
    return words.text(view, f"code-{card}") if is_acrobat(card) else words.short(view, card)


def rows_of(pieces: list[tuple[str, str]], width: int) -> list[list[tuple[str, str]]]:
    """Pieces side by side in rows of a width."""
    rows: list[list[tuple[str, str]]] = [[]]
    for piece in pieces:
        if rows[-1] and sum(len(text) + 1 for _, text in rows[-1]) + len(piece[1]) > width:
            rows.append([])
        rows[-1].append(piece)
    return rows


def caravels(words: Wording, view: View, canvas: Canvas, x: int, y: int, width: int, city: int) -> None:
    """Who has just come, in capitals behind an arrow; whose caravel marks the city, in small letters; what only we
    know to be coming, behind a question mark."""
    state: State = view.state
    here = [caravel for caravel in state.caravels if caravel.city == city]
    at = canvas.put(x, y, "►", "gold") if here else x
    for caravel in here:
        at = canvas.put(at, y, letter(caravel.seat) + "*" * caravel.friendly, f"seat{caravel.seat}")
    if here and view.news is not None and view.news.key == "travels":
        canvas.paint(x, y, width, "raised")
    at += 1 if here else 0
    for seat, friendly in coming(view, city):
        at = canvas.put(at, y, "?" + letter(seat) + "*" * friendly, f"seat{seat} raised")
    for friendly in (False, True)[: 1 + bool(state.friends)]:
        for seat in state.seats:
            if city in on_board(state, seat, friendly):
                at = canvas.put(at, y, letter(seat).lower() + "*" * friendly, f"seat{seat}")


def coming(view: View, city: int) -> list[tuple[int, bool]]:
    """Our own secretly chosen travel card, and our friendly troupe's, if they lead here; none while news are told."""
    state: State = view.state
    if view.seat is None or view.news is not None:
        return []
    piles = [(state.troupes[view.seat].chosen, False)]
    if state.friends:
        piles.append((state.friends[view.seat].looked, True))
    return [(view.seat, friendly) for pile, friendly in piles if f"city-{city}" in pile.known()]


# The troupes

MONEY, COMEDIANS, TRAGEDIANS, SHOW, REQUESTS, ACROBATS = 18, 20, 34, 46, 60, 66
"""Columns of the table of troupes: money and sums end in theirs, the others begin."""
RUN = 11
"""Columns of the actors of one talent."""


def troupes(words: Wording, view: View, canvas: Canvas, y: int, deep: bool, found: Marks) -> int:
    """Every troupe: money, actors by talent and level, the show as it stands; the row after them."""
    state: State = view.state
    head(words, view, canvas, y)
    y += 1
    for seat in state.seats:
        troupe(words, view, canvas, y, seat)
        if seat in found.news_seats:
            canvas.paint(1, y, 17, "raised")
        if seat in found.seats:
            canvas.paint(1, y, 17, "cursor")
        y += 1
        if deep:
            more(words, view, canvas, y, seat)
            y += 1
    for seat in range(len(state.friends)):
        friend(words, view, canvas, y, seat)
        y += 1
    return y


def head(words: Wording, view: View, canvas: Canvas, y: int) -> None:
    canvas.put(1, y, words.text(view, "head-troupe"), "dim")
    canvas.put(13, y, "★", "dim")
    canvas.right(MONEY + 1, y, words.text(view, "head-money"), "dim")
    canvas.put(COMEDIANS, y, words.text(view, "head-comedians"), COLOURS[COMEDIAN])
    canvas.put(TRAGEDIANS, y, words.text(view, "head-tragedians"), COLOURS[TRAGEDIAN])
    canvas.put(SHOW, y, words.text(view, "head-show"), "dim")
    canvas.put(REQUESTS, y, words.text(view, "head-requests"), "dim")
    canvas.put(ACROBATS, y, words.text(view, "head-acrobats"), "dim")


def troupe(words: Wording, view: View, canvas: Canvas, y: int, seat: int) -> None:
    state: State = view.state
    mine = state.troupes[seat]
    canvas.write(0, y, words.person(view, seat, 13))
    if seat == state.start:
        canvas.put(13, y, "★", "gold")
    canvas.right(MONEY + 1, y, str(mine.money), "bold")
    actors = [*mine.actors.known(), *(state.gained.known() if seat in entering(state, state.city) else [])]
    for talent, x in ((COMEDIAN, COMEDIANS), (TRAGEDIAN, TRAGEDIANS)):
        canvas.put(x, y, digits(actors, talent, RUN - 1) or "·", COLOURS[talent] if actors else "dim")
    show = show_of(state, seat)
    style = "good" if show.pleases else "dim"
    sign = "" if not show.pleases else " ✓★" if seat in best_shows(state) else " ✓"
    canvas.put(SHOW, y, (words.show(view, show) + sign)[: REQUESTS - SHOW - 1], style)
    held = len(unplayed(state, seat))
    canvas.put(REQUESTS, y, ("▒" * held + "■" * len(mine.played))[:5] or "·", "dim" if not held else "")
    acrobats(words, view, canvas, y, mine.acrobats.known(), mine.spent.known())


def acrobats(words: Wording, view: View, canvas: Canvas, y: int, free: list[str], used: list[str]) -> None:
    """A player's acrobats by their short names, used ones in brackets; in two columns each if there are many."""
    for name in (words.short, lambda view, card: code(words, view, card)):
        ready, spent = (" ".join(name(view, card) for card in cards) for cards in (free, used))
        spent = f"({spent})" if spent else ""
        if len(f"{ready} {spent}".strip()) <= canvas.width - ACROBATS:
            break
    x = canvas.put(ACROBATS, y, ready, "good")
    x = canvas.put(x + bool(ready), y, spent, "dim")
    if x > canvas.width:
        canvas.put(canvas.width - 1, y, "…", "dim")


def more(words: Wording, view: View, canvas: Canvas, y: int, seat: int) -> None:
    """A second row: which travel cards a player has left, sums, played requests."""
    state: State = view.state
    mine = state.troupes[seat]
    left = "".join(str(city_of(card)) if card in travel_left(state, seat) else "·" for card in ALL)
    canvas.put(3, y, words.text(view, "left", cards=left), "dim")
    for talent, x in ((COMEDIAN, COMEDIANS), (TRAGEDIAN, TRAGEDIANS)):
        canvas.put(x, y, f"= {strength(state, seat, talent)}", "dim")
    played = ", ".join(words.request(view, card) for card in mine.played.known())
    if played:
        canvas.put(SHOW, y, words.text(view, "played", requests=played), "dim")


def friend(words: Wording, view: View, canvas: Canvas, y: int, seat: int) -> None:
    """A friendly troupe: which travel cards it has left."""
    state: State = view.state
    left = "".join(str(city_of(card)) if card in friend_left(state, seat) else "·" for card in ALL)
    x = canvas.put(2, y, f"{letter(seat)}*", f"seat{seat}")
    canvas.put(x + 1, y, words.text(view, "friendly", cards=left), "dim")
