"""The players of Grail Cup in the order of the race, as tiles or as lines.

Knows: a player's belongings, and what the answer under the cursor would change of them.
Must not know: rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from core.games.grail.path import place_of, place_on
from core.games.grail.state import State
from tui.boards.view import View
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted
from tui.draw.people import Player, tile, whole
from tui.draw.signs import glyph
from tui.text.words import letter

from .aim import Aim, Spots
from .said import said

DRAGON = "<§"
"""Two columns, so that it never touches what stands on the next space."""
LEAST = 16
"""Columns that a tile needs."""
YOU = 20
"""Columns from which it also says that it is ours."""


class Crowd(NamedTuple):
    """The data that the players are drawn from."""

    view: View
    aim: Aim
    spots: Spots

    @property
    def state(self) -> State:
        """The state before what is told while it moves: what a player has changes when it has come."""
        return self.view.scored

    def player(self, seat: int, width: int) -> Player:
        """The visible parts of a player apart from belongings, in so many columns."""
        view, state = self.view, self.state
        name = self.view.names[seat]
        you = said(view, "you") if seat == view.seat and width >= YOU else ""
        acts = seat in view.to_act or (view.news is not None and view.news.args.get("seat") == seat)
        away = bool(view.away) and view.away[seat]
        return Player(seat, letter(seat), name, you, to_act=acts, away=away, first=seat == state.seal)


def lines_of(seats: int, width: int) -> int:
    """Returns the number of rows of tiles for so many players."""
    return 1 if width // seats >= LEAST else 2


def draw_tiles(canvas: Canvas, it: Crowd) -> None:
    """A tile for each player, all of the same size, in one or two rows."""
    for seat in it.state.line:
        room = canvas.part(*tile_place(canvas, it.state, seat))
        room.named("knights", seat)
        key = key_of(it, seat, room.width)
        tile(room, it.player(seat, room.width), facts(it, seat, room.width - 2, room.height - 2), len(key) * KEY)
        if seat == it.aim.seat:
            room.put(0, 0, "▀" * room.width, "gold bold")
        if seat in it.spots.seats:
            room.hot(it.spots.seats[seat])
        room.put(1, 1, key, "cursor" if seat == it.aim.seat else "gold bold")


DIGITS = 9
"""Answers that a digit gives."""
KEY = 2
"""Columns of that digit before a player's letter, with the free one behind."""


def key_of(it: Crowd, seat: int, width: int) -> str:
    """The digit that chooses a player, for tiles of so many columns; empty if none does, and where a name would be cut
    for it: the choices name it too."""
    number = it.spots.seats.get(seat, DIGITS)
    roomy = all(whole(it.player(each, width)) + KEY <= width - 2 for each in it.spots.seats)
    return str(number + 1) if roomy and number < min(DIGITS, len(it.view.legal)) else ""


class Place(NamedTuple):
    """The place of a tile among the others."""

    x: int
    y: int
    width: int
    height: int


def tile_place(canvas: Canvas, state: State, seat: int) -> Place:
    """The place of a player's tile: by rank in the race."""
    seats, at = len(state.seats), state.line.index(seat)
    lines = lines_of(seats, canvas.width)
    columns = -(-seats // lines)
    wide, high = canvas.width // columns, canvas.height // lines
    left = (canvas.width - wide * columns + 1) // 2
    return Place(left + at % columns * wide, at // columns * high, wide - (wide > LEAST), high)


def facts(it: Crowd, seat: int, width: int, rows: int) -> list[Text]:
    """A player's facts in so many rows: position, spears and threats, allies."""
    stand = stands(it, seat, width if rows > 1 else width // 2)
    if rows < 2:
        return [in_a_row(it, seat, stand, width)]
    if rows < 3:
        return [stand, below_name(it, seat, width)]
    return [stand, carries(it, seat, width), helped(it, seat, width)]


def in_a_row(it: Crowd, seat: int, stand: Text, width: int) -> Text:
    """The same in one row, without the kept allies where there is no room for them."""
    lines = list[Text]()
    for backs in (helped(it, seat, 0), Text()):
        room = width - stand.cell_len - backs.cell_len - 1 - bool(backs)
        lines.append(joined([stand, carries(it, seat, room, arrows=False), backs], width))
    return next((line for line in lines if line.cell_len <= width), lines[-1])


def carries(it: Crowd, seat: int, width: int, arrows: bool = True) -> Text:
    """Spears and the dragon ahead: in words as far as there is room for them, else in signs, the same way for all
    players. `arrows`: before the words stand the signs of spears, too."""
    return alike(it, seat, width, FORMS[not arrows :], carried)


class Form(NamedTuple):
    """A way to say what a player carries and how far the dragon is."""

    worded: bool
    """True if spears are said in words, else in signs."""
    bare: bool = False
    """True if those words stand alone."""
    far: str = "words"
    """How the dragon is said: in `words`, by its sign with the word `ahead`, or by its `sign` and a number."""


FORMS = (
    Form(True),
    Form(True, bare=True),
    Form(True, bare=True, far="ahead"),
    Form(False),
    Form(False, far="ahead"),
    Form(False, far="sign"),
)
"""The forms, the longest first."""


def carried(it: Crowd, seat: int, form: Form) -> Sequence[Text]:
    """Spears and the dragon ahead in this form."""
    return armed(it, seat, words=form.worded, bare=form.bare), warned(it, seat, form.far)


def alike(
    it: Crowd, seat: int, width: int, forms: Sequence[Form], parts: Callable[[Crowd, int, Form], Sequence[Text]]
) -> Text:
    """The parts of a player's line in the first form in which those of all players have room."""
    lines = [{each: joined(parts(it, each, form), width) for each in it.state.seats} for form in forms]
    fits = (line for line in lines if max(text.cell_len for text in line.values()) <= width)
    return next(fits, lines[-1])[seat]


def joined(parts: Sequence[Text], width: int) -> Text:
    """Joins the parts that are not empty, two columns apart, or one where there is no room for two."""
    found = [Text(gap).join(filter(None, parts)) for gap in ("  ", " ")]
    return next((line for line in found if line.cell_len <= width), found[-1])


def stands(it: Crowd, seat: int, width: int) -> Text:
    """Rank and space, and those that the answer under the cursor would lead to; as much as fits."""
    state, place = it.state, place_of(it.state, seat)
    first = "gold" if place == 1 else "ink"
    here = standing(it, place, state.at[seat])
    way = next((way for way in it.aim.ways if way.knight == seat and way.stop != way.start), None)
    if way is None:
        forms = [Text.assemble((each, first)) for each in here]
    else:
        led = [Text.assemble((each, first), (f" → {way.stop}", "gold bold")) for each in here]
        forms = [*overtaking(it, seat, way.stop), *led]
    return next((each for each in forms if each.cell_len <= width), forms[-1])


def overtaking(it: Crowd, seat: int, stop: int) -> list[Text]:
    """Rank and space with the rank that a way to this space leads to; none if it changes nothing of the order."""
    state = it.state
    place, after = place_of(state, seat), place_on(state, seat, stop)
    if place == after:
        return []
    rank, style = said(it.view, "rank", place=place), "gold" if place == 1 else "ink"
    there = standing(it, after, state.at[seat])[:-1]
    return [Text.assemble((rank, style), (f" → {each} → {stop}", "gold bold")) for each in there]


def standing(it: Crowd, place: int, space: int) -> list[str]:
    """A rank and a space, the longest form first; in the last one the space is a bare number."""
    worded = [said(it.view, key, place=place, space=space) for key in ("stand", "stand-short")]
    return [*worded, f"{said(it.view, 'rank', place=place)} · {space}"]


REACH = 6
"""Spaces: how far the longest ride goes, and so from how far the dragon threatens it."""


def threat(it: Crowd, seat: int) -> int:
    """How many spaces ahead a dragon is that threatens a player; 0: none does."""
    ahead = it.state.dragon - it.state.at[seat]
    return ahead if 0 < ahead <= REACH else 0


def warned(it: Crowd, seat: int, form: str) -> Text:
    """The distance to a dragon that threatens, in a form's words; nothing from afar, or if it is behind."""
    ahead = threat(it, seat)
    if not ahead:
        return Text()
    if form == "words":
        return Text(it.view.words("grail_board-dragon", spaces=ahead), "bad bold")
    behind = f" {it.view.words('grail_board-ahead', spaces=ahead)}" if form == "ahead" else str(ahead)
    return Text(f"{DRAGON}{behind}", "bad bold")


def armed(it: Crowd, seat: int, words: bool = False, bare: bool = False) -> Text:
    """The spears, and their change by the answer under the cursor; `bare`: in words without signs."""
    count, change = it.state.spears[seat], it.aim.spears.get(seat, 0)
    signs = "" if bare and words else spears(min(count, 1) if words else count)
    found = Text.assemble((signs, "spear bold"))
    if words:
        found.append(
            " " * bool(count and not bare) + said(it.view, "spears", count=count), "ink" if bare else "soft-dim"
        )
    if change:
        found.append(f" {change:+}".replace("-", "−"), "good bold" if change > 0 else "bad bold")
    return found


def helped(it: Crowd, seat: int, width: int) -> Text:
    """The allies that are still kept, by their backs, and counted in words where there is room. Who has revealed which
    ally is said with the allies."""
    count = len(it.state.kept[seat])
    backs, worded = Text("▮" * count, kept_style(it, seat)), it.view.words("grail_board-keeps", count=count)
    whole = Text.assemble(backs, (f" {worded}" if count else "", "soft-dim"))
    return whole if whole.cell_len <= width else backs


def kept_style(it: Crowd, seat: int) -> str:
    """The style of the backs of the allies that a player keeps: one's own in one's colour."""
    return f"seat{seat}" if seat == it.view.seat else "cloth"


ARROWS = 3
"""Spears that are drawn one by one at most."""


def spears(count: int) -> str:
    """Spears, in at most three columns."""
    return "↑" * count if count <= ARROWS else f"↑{count}"


# As lines


def columns_of(seats: int) -> int:
    """The number of lines side by side: three or four of them, more in two rows."""
    return 3 if seats in (3, 5, 6) else 4


def draw_lines(canvas: Canvas, it: Crowd) -> None:
    """All knights in the order of the race, in one or two rows; with a row for each one's allies, if there is room."""
    columns = columns_of(len(it.state.seats))
    lines = -(-len(it.state.seats) // columns)
    edges = [canvas.width * at // columns for at in range(columns)] + [canvas.width + 1]
    step = (canvas.height + 1) // lines
    high = min(2, canvas.height // lines)
    for at, seat in enumerate(it.state.line):
        left, right = edges[at % columns : at % columns + 2]
        room = canvas.part(left, at // columns * step, right - left - 1, high)
        room.named("knights", seat)
        draw_line(room, it, seat)
        if seat in it.spots.seats:
            room.hot(it.spots.seats[seat])


RANKED, ROOMY = 18, 24
"""Columns from which the rank is said in words, and from which it stands apart from the letter."""
BETWEEN = 8
"""Columns of letter, seal and gaps in such a row."""


def draw_line(room: Canvas, it: Crowd, seat: int) -> None:
    """Draws a player in one row: rank, letter, name, space, seal, spears. In the next row: spears, dragon, allies."""
    state, acts, place = it.state, it.player(seat, room.width).to_act, place_of(it.state, seat)
    away = bool(it.view.away) and it.view.away[seat]
    width = room.width
    room.fill(0, 0, width, room.height, line_ground(it, seat, acts))
    tall = room.height > 1
    rank, space, worded = str(place), str(state.at[seat]), tall and width >= RANKED
    if worded:
        rank = said(it.view, "rank", place=place)
        space = line_space(it, seat, width - cell_len(rank))
    apart, longest = width >= ROOMY, max(map(cell_len, it.view.names))
    roomy = worded and cell_len(rank) + max(2, cell_len(space)) + longest + BETWEEN <= width + 1
    start = cell_len(rank) + (2 if apart else int(roomy))
    room.put(int(apart), 0, rank, "cursor" if worded and seat == it.aim.seat else "gold bold" if place == 1 else "dim")
    sign = glyph("away" if away else "turn", it.view.ascii_only) if away or acts else " "
    room.put(start, 0, f"{sign}{letter(seat)} ", f"on-seat{seat} bold")
    right = width - 1 if tall else width - 4
    seal = right - cell_len(space) - 2 if tall else width - 4
    name = fitted(it.view.names[seat], (seal if tall else width - 7) - start - 3 - apart)
    room.put(start + 3 + apart, 0, name, "ink bold" if acts else f"seat{seat}")
    room.right(right, 0, space, "ink bold" if tall else "ink")
    room.put(seal, 0, "★" if seat == state.seal else " ", "gold")
    if tall:
        room.part(1, 1, width - 2, 1).write(0, 0, below_name(it, seat, width - 2))
    else:
        room.put(width - 3, 0, spears(state.spears[seat]), "spear bold")


def line_space(it: Crowd, seat: int, width: int) -> str:
    """A player's space in words, if those of all have so many columns with what else stands there; else its bare
    number."""
    worded = [it.view.words("grail_glance-on", space=at) for at in it.state.at]
    fits = max(map(cell_len, worded)) + max(map(cell_len, it.view.names)) + BETWEEN <= width
    return worded[seat] if fits else str(it.state.at[seat])


def line_ground(it: Crowd, seat: int, acts: bool) -> str:
    """The ground of a player's row: golden under the cursor, else of their colour, brighter for one who acts."""
    return "wash-gold" if seat == it.aim.seat else f"wash-seat{seat}" if acts else f"tint-seat{seat}"


def below_name(it: Crowd, seat: int, width: int) -> Text:
    """Spears and the dragon ahead, in words where the backs of the allies that are kept still have room beside them,
    the same way for all players: who has revealed which ally is seen in their list."""
    return alike(it, seat, width, FORMS_BELOW, backed)


FORMS_BELOW = (
    Form(True, bare=True),
    Form(True, bare=True, far="ahead"),
    Form(False, far="ahead"),
    Form(False, far="sign"),
)
"""The forms of what stands below a name, the longest first."""


def backed(it: Crowd, seat: int, form: Form) -> Sequence[Text]:
    """The same as carried, and the backs of the allies that are kept."""
    backs = Text("▮" * len(it.state.kept[seat]), kept_style(it, seat))
    return [*carried(it, seat, form), backs]
