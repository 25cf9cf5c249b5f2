"""Histrio's map: eight cities round the theatre, the road from the first to the eighth, encounters and caravels there.

Knows: where a city lies, and how much of it there is room for.
Must not know: what is legal, or whose turn it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from core.games.histrio.components import CITIES
from core.games.histrio.state import Caravel, State
from core.games.histrio.travel import on_board
from tui.boards.view import View
from tui.draw.canvas import Canvas
from tui.draw.cards import Size
from tui.draw.panels import fitted
from tui.text.words import initial, letter
from tui.text.words import rich as with_names

from .encounters.drawn import PICTURED, encounters, landmark, picture_size, turning
from .faces import chip_row, chips, closed_key, fence, write
from .free import ROAD, free_place
from .scene import Scene, answers_by_city, is_aside

RING = ((1, 2, 3), (8, 0, 4), (7, 6, 5))
"""The cities as they lie on the map, clockwise; 0 is the theatre."""
BANDS = ((1, 2, 3, 4), (8, 7, 6, 5))
"""The same on a low board, with the theatre between the two."""
GAP = 1
"""Columns free between two of them there."""
LOW = 2
"""Rows up to which cities lie in two bands."""


class Spot(NamedTuple):
    """A place on the map."""

    x: int
    y: int
    width: int
    height: int

    def room(self, canvas: Canvas) -> Canvas:
        return canvas.part(*self)


class Chart(NamedTuple):
    """The whole map: how wide it is, and how high its rows are."""

    width: int
    side: int
    """Rows of the cities above and below the theatre."""
    middle: int
    """Rows of the theatre and the two cities beside it."""
    marked: bool = True
    """True if cities say whose travel cards for them are used."""

    @property
    def height(self) -> int:
        return 2 * self.side + self.middle

    @property
    def step(self) -> int:
        """Columns of a mark of the needle."""
        return 2 if self.width < 110 else 3 if self.width < 150 else 4

    @property
    def is_low(self) -> bool:
        """True if the cities lie in two bands."""
        return self.side <= LOW

    def forms(self) -> Sequence[tuple[bool, str]]:
        """How what is in a city can be told, from the longest form on."""
        return FORMS[WORDED:] if self.is_low else FORMS if self.marked else UNMARKED

    def spots(self) -> dict[int, Spot]:
        """The place of each city and, under 0, of the theatre."""
        return self._banded() if self.is_low else self._ringed()

    def _banded(self) -> dict[int, Spot]:
        """Four cities above the theatre and four below it."""
        wide = (self.width + GAP) // 4
        found = {0: Spot(0, self.side, self.width, self.middle)}
        for cities, top in zip(BANDS, (0, self.side + self.middle), strict=True):
            for at, city in enumerate(cities):
                last = at + 1 == len(cities)
                found[city] = Spot(at * wide, top, self.width - at * wide if last else wide - GAP, self.side)
        return found

    def _ringed(self) -> dict[int, Spot]:
        """Cities on all sides of the theatre."""
        theatre = 16 * self.step + 2
        edge, third = (self.width - theatre) // 2, self.width // 3
        outer, inner = (third, self.width - 2 * third), (edge, self.width - 2 * edge)
        tops = (0, self.side, self.side + self.middle)
        found: dict[int, Spot] = {}
        for row, (cities, (first, second)) in enumerate(zip(RING, (outer, inner, outer), strict=True)):
            height = self.middle if row == 1 else self.side
            starts, widths = (0, first, first + second), (first, second, first)
            for city, x, width in zip(cities, starts, widths, strict=True):
                found[city] = Spot(x, tops[row], width, height)
        return found

    def road(self) -> list[tuple[int, int]]:
        """The places of the road, from the first city to the eighth."""
        spots, last = self.spots(), self.width - 1
        low, start = spots[6].y, spots[8].y
        there = [(x, 0) for x in range(spots[1].x + 1, last + 1)] + [(last, y) for y in range(1, low)]
        return there + [(x, low) for x in range(last, -1, -1)] + [(0, y) for y in range(low - 1, start - 1, -1)]


def draw(scene: Scene, room: Canvas, chart: Chart) -> None:
    """The cities and, where there is room to see it, the road; the theatre is drawn by its own part."""
    if not chart.is_low:
        room.fill(0, 0, *room.size, "tint-leaf")
        road(room, chart)
    spots, hot = chart.spots(), answers_by_city(scene.view)
    size = picture_size(scene, {city: body_of(spots[city].room(room)) for city in CITIES})
    for city in CITIES:
        place = spots[city].room(room)
        place.named("city", city)
        if spots[city].x:
            place.put(0, 0, " ")  # the road ends before the name
        answer = hot.get(city, scene.view.why(city=city))
        if answer is not None:
            place.hot(answer)
        town(scene, place, city, (is_key(scene, city, hot), size), chart.forms())
    if scene.told("travels"):
        sail(scene, room, chart)


def is_key(scene: Scene, city: int, answers: Mapping[int, int]) -> bool:
    """True if the number of a city is the key of the answer that leads there."""
    return city in answers and scene.words.digit(scene.view, answers[city]) == city


def road(room: Canvas, chart: Chart) -> None:
    """A line from the first city to the eighth: there is none between those two."""
    last, low, end = chart.width - 1, chart.spots()[6].y, chart.spots()[8].y
    for y in (0, low):
        room.put(1, y, "─" * (last - 1), "line")
    for x, start in ((last, 1), (0, end)):
        for y in range(start, low):
            room.put(x, y, "│", "line")
    room.put(last, 0, "╮", "line")
    room.put(last, low, "╯", "line")
    if end < low:
        room.put(0, low, "╰", "line")


def body_of(room: Canvas) -> Canvas:
    """The rows of a city below its name."""
    return room.part(1, 1, room.width - 2 + (room.height <= LOW), room.height - 1)


def town(scene: Scene, room: Canvas, city: int, how: tuple[bool, Size], forms: Sequence[tuple[bool, str]]) -> None:
    """One city: its name with the caravels there, and its encounters below. `how`: whether its number is a key, and the
    size of its cards."""
    (key, size), low = how, room.height <= LOW
    if low:
        room.fill(0, 0, *room.size, "tint-leaf")
        fence(room, city == scene.aims.city)
    if city == scene.aims.city:
        lay(room, "wash-bad" if scene.aims.closes else "wash-gold")
    elif city == scene.state.city:
        lay(room, "here")
    ribbon(scene, room.part(1, 0, room.width - 1, 1), city, key, forms)
    body, held = body_of(room), scene.state.at(city).known()
    if low:
        chip_row(scene, body, held)
        return
    if body.height < PICTURED:
        body.put(0, 0, "" if held else scene.text("empty"), "dim")
        chips(scene, body, held)
        return
    encounters(scene, body, held, size)
    landmark(body, city, bool(held))
    if scene.told("encounter") and scene.phase < 1:
        turning(scene, body, city, size)


def lay(room: Canvas, names: str) -> None:
    """Another ground, under the road that is there."""
    for y in range(room.height):
        room.paint(0, y, room.width, names)


def ribbon(scene: Scene, room: Canvas, city: int, key: bool, forms: Sequence[tuple[bool, str]]) -> None:
    """Number and name of a city, whether it is closed, and whose caravels are there: these two in the first of the
    forms that has room; where none has, the name is cut, and never who is there."""
    plain, name = "dim" if is_aside(scene, city) else "ink", scene.text(f"town-{city}")
    x = room.put(0, 0, f"{city} ", "gold bold" if key else plain)
    bold = "gold bold" if city == scene.aims.city else "ink bold" if plain == "ink" else plain
    texts = [
        Text(" ", end="").join(filter(None, (closed(scene, city, brief), caravels(scene, city, form))))
        for brief, form in forms
    ]
    end = x + cell_len(name) + 2
    text = next((text for text in texts if end + text.cell_len <= room.width), texts[-1])
    x = room.put(x, 0, fitted(name, max(1, room.width - x - text.cell_len - 1) if text else room.width - x), bold)
    room.put(x, 0, " ")
    after = " " * (x + 1 + text.cell_len < room.width)
    write(room, x, 0, Text.assemble(" ", text, after, end="") if text else text)
    room.part(x + 1, 0, text.cell_len, 1).named("caravels", city)


FORMS = (
    (False, "all"), (True, "all"), (False, "here"), (True, "here"), (False, "bare"), (True, "bare"), (True, "tight"),
    (True, "letters"),
)  # fmt: skip
"""Whether the mark of a closed city is brief, and how caravels are told, from the longest form to the shortest: those
of earlier turns are left out first, then words."""
UNMARKED, WORDED = FORMS[2:], 4
"""The same without caravels of earlier turns; and the first form without words."""


def closed(scene: Scene, city: int, brief: bool) -> Text:
    """The mark of a city that the ox has closed to all but one, in words or by a sign."""
    bar = scene.state.barred
    if bar is None or bar.city != city:
        return Text(end="")
    said = f"{scene.sign('closed')}{initial(bar.seat)}" if brief else scene.text("closed", by=initial(bar.seat))
    text = with_names(said, scene.view.names)
    text.stylize("bad")
    return text


# Caravels


def caravels(scene: Scene, city: int, form: str = "all") -> Text:
    """The troupes that are here, that will come as only this seat knows, that the answer under the cursor would bring,
    and whose caravels mark the city since an earlier turn, each behind its word. `form`: all of them; without the last,
    `here`; without words, `bare`; or close together, behind a sign where it is `tight`, `letters` alone."""
    tight = form in ("tight", "letters")
    here = [(caravel.seat, caravel.friendly) for caravel in waiting(scene, city)]
    worded = form in ("all", "here")
    word = scene.sign("ship") if form == "tight" else f"{scene.text('here')} " if worded else ""
    there = [
        behind(word, here, "on-seat{} bold", tight=tight),
        behind("?" if tight else f"{scene.text('coming')} ", coming(scene.view, city), COMING, tight=tight),
    ]
    aimed = moving(scene, city, form)
    said = [*there, Text(" " * (bool(aimed) and not any(there)) + aimed, "gold bold", end="")]
    marks = been(scene, city) if form == "all" else []
    return Text(" ", end="").join(filter(None, (*said, behind(f"{scene.text('been')} ", marks, "dim"))))


def moving(scene: Scene, city: int, form: str) -> str:
    """Asks whether this seat goes here, as the answer under the cursor says; on a low board its ground alone says so.
    What it would leave stays as it is."""
    aims = scene.aims
    if city != aims.city or aims.closes or form not in ("all", "here"):
        return ""
    return scene.board_text("go")


COMING = "seat{0} wash-seat{0} bold"
"""The style of a troupe that will come."""


def been(scene: Scene, city: int) -> list[tuple[int, bool]]:
    """The troupes whose caravels mark the city: their travel cards for it are used."""
    here = {(caravel.seat, caravel.friendly) for caravel in waiting(scene, city)}
    both = (False, True)[: 1 + bool(scene.state.friends)]
    return [
        (seat, friendly)
        for friendly, seat in product(both, scene.state.seats)
        if city in on_board(scene.state, seat, friendly) and (seat, friendly) not in here
    ]


def behind(word: str, troupes: list[tuple[int, bool]], style: str, *, tight: bool = False) -> Text:
    """Troupes by their letters behind a word; nothing if there are none."""
    if not troupes:
        return Text(end="")
    letters = [Text(named(*each), style.format(each[0]), end="") for each in troupes]
    return Text.assemble((word, "ink" if tight else "dim"), Text("" if tight else " ", end="").join(letters), end="")


def named(seat: int, friendly: bool) -> str:
    """A troupe by its letter; a friendly one has a star."""
    return letter(seat) + "*" * friendly


def waiting(scene: Scene, city: int) -> list[Caravel]:
    """The caravels that wait before a city; the one that is still sailing is not there yet."""
    here = [caravel for caravel in scene.state.caravels if caravel.city == city]
    if scene.told("travels") and scene.phase < 1:
        args = scene.news.args
        return [each for each in here if (each.seat, each.friendly, each.city) != sailing(args)]
    return here


def sailing(args: dict[str, int]) -> tuple[int, bool, int]:
    """The caravel that an event is about."""
    return args["seat"], bool(args["friendly"]), args["city"]


def sail(scene: Scene, room: Canvas, chart: Chart) -> None:
    """A caravel on its way along the road to the city whose travel card has been shown."""
    if scene.phase >= 1:
        return
    seat, friendly, city = sailing(dict(scene.news.args))
    spot, way = chart.spots()[city], chart.road()
    goal = next(at for at, (x, y) in enumerate(way) if y == spot.y and spot.x <= x < spot.x + spot.width)
    ship = f"{scene.sign('ship')}{named(seat, friendly)}"
    if found := free_place(room, way[round(goal * scene.phase)], (len(ship), 1), ROAD):
        room.put(*found, ship, f"on-seat{seat} bold")


def coming(view: View, city: int) -> list[tuple[int, bool]]:
    """Our own secretly chosen travel card, and our friendly troupe's, if they lead here; none while news are told."""
    state: State = view.state
    if view.seat is None or view.news is not None:
        return []
    piles = [(state.troupes[view.seat].chosen, False)]
    if state.friends:
        piles.append((state.friends[view.seat].looked, True))
    return [(view.seat, friendly) for pile, friendly in piles if f"city-{city}" in pile.known()]


def caravel_key(scene: Scene, seat: int, width: int) -> Text:
    """The letters in cities and their meaning, of those that are to be seen: a city that the ox closes, caravels that
    wait, friendly troupes."""
    name, there = letter(seat), [caravel for city in CITIES for caravel in waiting(scene, city)]
    parts = [(name, f"on-seat{seat} bold", scene.board_text("key-here"))] if there else []
    starred = any(caravel.friendly for caravel in there)
    parts += [(f"{name}*", f"seat{seat}", scene.board_text("key-friends"))] if starred else []
    texts = [closed_key(scene)] * (scene.state.barred is not None)
    texts += [Text.assemble((sign, style), (f" {said}", "dim"), end="") for sign, style, said in parts]
    fitting = (Text("  ", end="").join(texts[:count]) for count in range(len(texts), 0, -1))
    return next((text for text in fitting if text.cell_len <= width), Text(end=""))
