"""The drawing parts: they stay where they are put, in every theme, in characters that every terminal shows."""

from __future__ import annotations

import math
import re
import unicodedata
from itertools import combinations
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from wcwidth import wcwidth

import tui.draw
from tests.tui.painted import answer_at
from tests.tui.test_palette import SIGHTS, rgb, seen
from tui.draw import cards, charts, lanes, meters, panels, people, pictures, styles
from tui.draw.canvas import MARKS, Canvas
from tui.draw.cards import LARGE, MEDIUM, SMALL, Card
from tui.draw.charts import Curve, hills
from tui.draw.colours import contrast
from tui.draw.lanes import Lane, Piece
from tui.draw.meters import Scale
from tui.draw.panels import Key, Part, Table
from tui.draw.people import Player
from tui.draw.sheet import exported, sheet
from tui.draw.signs import SIGNS, glyph
from tui.draw.themes import COMMON, GROUPS, PAINTS, THEMES

coloured = pytest.mark.parametrize("theme", [theme for theme in THEMES.values() if theme.colours], ids=lambda t: t.name)
everywhere = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
APART = {"seats": 19.0, "squires": 30.0, "tracks": 19.0, "suits": 30.0, "land": 24.0, "stage": 30.0}
"""Distances in L*a*b*, for the theme of the colour-blind; 2.3 is just seen side by side."""
SUITS = set("♠♥♦♣♡")


@pytest.fixture(autouse=True)
def _theme_as_it_was():
    before = styles.current()
    yield
    styles.use(before)


# Colours


@coloured
def test_every_theme_has_every_colour_and_no_other(theme):
    names = {*COMMON, *PAINTS, *(name for group in GROUPS.values() for name in group)}
    assert set(theme.colours) == names
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in theme.colours.values())


@coloured
def test_what_is_written_can_be_read(theme):
    """On the ground, on its own tint, and on a ground full of a colour."""
    for name in ("ink", "gold", "good", "bad", "dim", *(name for group in GROUPS.values() for name in group)):
        plain, filled = styles.style(name, theme), styles.style(f"on-{name}", theme)
        assert contrast(rgb(plain.color.name), rgb(theme.colours["paper"])) > 3.4, name
        assert contrast(rgb(plain.color.name), rgb(styles.style(f"tint-{name}", theme).bgcolor.name)) > 3, name
        assert contrast(rgb(filled.color.name), rgb(filled.bgcolor.name)) > 3.4, name


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("group", GROUPS)
def test_the_colour_blind_tell_all_colours_of_a_board_apart(group, sight):
    colours = [rgb(THEMES["safe"].colours[name]) for name in GROUPS[group]]
    nearest = min(math.dist(seen(one, sight), seen(other, sight)) for one, other in combinations(colours, 2))
    assert nearest > APART[group]


@coloured
def test_everybody_tells_players_and_suits_apart(theme):
    for group in ("seats", "suits"):
        colours = [rgb(theme.colours[name]) for name in GROUPS[group]]
        assert min(math.dist(seen(a, "everybody"), seen(b, "everybody")) for a, b in combinations(colours, 2)) > 15


def test_without_colours_none_is_sent_and_what_is_chosen_is_seen():
    assert "38;" not in exported(THEMES["mono"])
    assert "48;" not in exported(THEMES["mono"])
    for name in ("cursor", "raised", "title", "on-seat3"):
        assert styles.style(name, THEMES["mono"]).reverse


def test_a_name_that_is_none_is_an_error():
    for name in ("quest", "tint-quest", "glow-quests"):
        with pytest.raises(KeyError):
            styles.style(name)


def test_no_colour_is_obeyed(monkeypatch):
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert styles.fitting("light").name == "light"
    assert styles.fitting("of old").name == "dark"
    monkeypatch.setenv("NO_COLOR", "1")
    assert styles.fitting("light").name == "mono"


# Characters


def glyphs() -> set[str]:
    """Every character that is not ASCII and is drawn by the package: those of its code and those of its sheet."""
    files = Path(tui.draw.__file__).parent.rglob("*.py")
    return {
        character
        for text in [*(file.read_text(encoding="utf-8") for file in files), sheet().text()]
        for character in text
        if not character.isascii()
    }


@pytest.mark.parametrize("character", sorted(glyphs()), ids=ascii)
def test_a_glyph_takes_one_column_everywhere(character):
    """Of ambiguous width are, for terminals of East Asia, even letters and frames; beyond those nothing is."""
    assert wcwidth(character) == 1
    assert unicodedata.east_asian_width(character) not in "WF"
    if unicodedata.east_asian_width(character) == "A":
        framed = 0x2500 <= ord(character) <= 0x25FF or 0x2190 <= ord(character) <= 0x2199 or ord(character) < 0x2100
        assert framed or character in SUITS | set("★≡")
    assert not 0x2600 <= ord(character) <= 0x26FF or character in SUITS | set("★♔♙♜♞⚑"), "may be shown as an emoji"
    assert ord(character) < 0x2800 or ord(character) >= 0xE000


@pytest.mark.parametrize("character", sorted(glyphs()), ids=ascii)
def test_every_glyph_has_a_stand_in(character):
    assert character.translate(styles.ASCII).isascii()


@everywhere
def test_ascii_is_ascii_and_as_wide(theme):
    styles.use(theme)
    assert sheet(ascii_only=True).text().isascii()
    assert all(len(chr(key).translate(styles.ASCII_CELLS)) == 1 for key in styles.ASCII_CELLS)
    assert styles.ASCII_CELLS.keys() == styles.ASCII.keys()


def test_every_sign_has_a_colour_and_a_letter():
    for name, sign in SIGNS.items():
        styles.style(sign.style)
        assert len(sign.glyph) == len(sign.plain) == 1
        assert glyph(name, True).isascii()


@pytest.mark.parametrize("names", [("gallantry", "jousts", "tournaments", "education", "king", "quests", "charity"),
    GROUPS["suits"], ("castle", "church", "village", "clover", "dragon", "spear"), ("comedy", "tragedy", "acrobat"),
    ("first", "turn", "thinking", "away", "bot", "done")])  # fmt: skip
def test_signs_that_are_seen_together_differ(names):
    for ascii_only in (False, True):
        assert len({glyph(name, ascii_only) for name in names}) == len(names)


# Pictures


@pytest.mark.parametrize("name", pictures.gallery())
def test_a_picture_is_whole(name):
    picture = pictures.gallery()[name]
    assert {len(row) for row in picture.pixels} == {picture.width}
    assert len(picture.pixels) % 2 == 0
    assert (picture.width, picture.height) <= ((11, 5) if name.endswith("large") else (7, 3))
    assert picture.height <= (5 if name.endswith("large") else 3)
    assert set("".join(picture.pixels)) <= {*pictures.PAINT, "."}
    assert 2 <= len(picture.plain) <= 3
    assert all(row.isascii() and len(row) <= 7 for row in picture.plain)
    assert set("".join(picture.colourless)) > {"."}


def test_no_two_pictures_are_the_same_in_ascii():
    """But for the same person drawn smaller, and a sign and its suit."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for name, picture in pictures.gallery().items():
        if not name.endswith("large"):
            alike.setdefault(picture.plain, []).append(name)
    nobles = [[noble, f"{noble} bust"] for noble in ("king", "queen", "jack")]
    assert [names for names in alike.values() if len(names) > 1] == [["heart", "hearts"], *nobles]


def test_two_pixels_are_one_character():
    canvas = Canvas(4, 1)
    pictures._paint(canvas, pictures.Picture(("*.*w", ".**r"), ()), "hearts", faint=False)
    assert canvas.text() == "▀▄█▀"
    hearts, white = THEMES["dark"].colours["hearts"], THEMES["dark"].colours["white"]
    cells = [segment.style for segment in canvas.segments(styles.style("ink"))[0]]
    assert [style.color.name for style in cells] == [hearts, hearts, hearts, white][-len(cells) :]
    assert cells[-1].bgcolor.name == THEMES["dark"].colours["blood"]


def test_the_largest_picture_that_fits_is_taken():
    assert pictures.find("sword", 11, 5).width == 11
    assert pictures.find("sword", 10, 5).width == 7
    assert pictures.find("sword", 11, 4).width == 7
    assert pictures.find("sword", 6, 9) is None
    assert pictures.find("teapot", 11, 5) is None


# Cards


@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE, (20, 12)])
@pytest.mark.parametrize("chosen", [True, False])
def test_a_card_stays_within_its_edge(size, chosen):
    """A long name, many notes: nothing is drawn beside the card."""
    canvas = Canvas(40, 20)
    size = cards.Size(*size)
    face = Card("quests", "12", "a name that is far too long", "map", "◊", notes=["a note that is long too"] * 2)
    cards.card(canvas.part(5, 3, *size), face, chosen=chosen)
    rows = canvas.text().split("\n")
    assert all(not row[:5].strip() and not row[5 + size.width :].strip() for row in rows)
    assert [bool(row.strip()) for row in rows].count(True) == size.height
    assert "12" in rows[3] + rows[4]


def test_what_is_chosen_is_lifted_and_heavy_and_what_cannot_be_played_is_faint():
    canvas = Canvas(40, 8)
    faces = [Card("king", str(value), "king", "crown") for value in (1, 2, 3)]
    columns = cards.hand(canvas.part(1, 0, 38, 8), faces, 1, playable=[True, True, False])
    rows = canvas.text().split("\n")
    assert columns == [0, 10, 20]
    assert rows[0].strip() == "┏2━━━━━━┓"
    assert rows[1][1:3] == "╭1"
    assert rows[1][21:23] == "╭3"
    assert [row[11] for row in rows[1:6]] == [*"┃┃┃┃┗"]
    value = [segment.style for segment in canvas.segments(styles.style("ink"))[1] if "3" in segment.text]
    assert value[-1].color == styles.legible(styles.style("faint-king tint-dim"), faint=True).color


@pytest.mark.parametrize("count", [1, 2, 5, 9, 14])
@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE])
def test_a_hand_fits_its_columns_and_every_value_is_seen(count, size):
    canvas = Canvas(50, 10)
    faces = [Card("spades", chr(ord("A") + at), "noble", sign="♠") for at in range(count)]
    columns = cards.hand(canvas.part(2, 0, 46, 10), faces, size=size)
    rows = canvas.text().split("\n")
    assert max(map(len, rows)) <= 48
    assert columns == sorted(set(columns))
    seen_values = re.findall("[A-N]", "".join(rows[1:3]))
    assert set(seen_values) == {face.value for face in faces}


@pytest.mark.parametrize("chosen", [None, *range(6)])
def test_in_a_fan_no_card_moves_for_the_chosen_one_that_covers_none_and_no_name_is_cut(chosen):
    canvas, still = Canvas(36, 7), Canvas(36, 7)
    faces = [Card("spades", value, "queen", "king", short="q", key=str(at)) for at, value in enumerate("KQJABC")]
    columns = cards.hand(canvas, faces, chosen)
    assert columns == cards.hand(still, faces)
    rows, top = canvas.text().split("\n"), 5 if chosen is None else chosen
    ends = [x + 7 if at > top else x + 1 for at, x in enumerate(columns)]
    assert [rows[0 if at == chosen else 1][x] for at, x in enumerate(ends)] == [*"KQJABC"]
    assert [rows[5 if at == chosen else 6][x] for at, x in enumerate(ends)] == [*"012345"]
    assert set(re.findall("[a-z]+", canvas.text())) <= {"queen", "q"}
    assert columns[-1] + 9 <= 36


@pytest.mark.parametrize("count", [3, 6, 9])
def test_the_mouse_on_a_card_of_a_fan_stays_on_it_when_it_is_chosen(count):
    """Else the card under it would be another one from one frame to the next."""
    faces = [Card("spades", "7", "queen", "king") for _ in range(count)]

    def under(chosen: int | None) -> list[int | None]:
        canvas = Canvas(36, 7)
        columns = cards.hand(canvas, faces, chosen)
        for at in cards.stacked(count, chosen):
            canvas.part(columns[at], 0, 9, 7).hot(at)
        return [answer_at(canvas, x, 3) for x in range(36)]

    for before in (None, *range(count)):
        for x, at in enumerate(under(before)):
            assert at is None or under(at)[x] == at


@pytest.mark.parametrize("chosen", [None, *range(8)])
@pytest.mark.parametrize(("room", "size"), [(30, cards.Size(11, 6)), (50, cards.Size(13, 7)), (110, cards.Size(13, 7))])
def test_of_many_cards_one_is_whole_and_of_each_other_its_value_and_its_name_are_seen(room, size, chosen):
    canvas = Canvas(room, size.height + 1)
    faces = [Card("spades", str(at + 1), name, "crown") for at, name in enumerate(
        ("witch", "squire", "fairy", "smith", "wizard", "princess", "priest", "horse")
    )]  # fmt: skip
    columns = cards.spread(canvas, faces, chosen, size=size)
    rows = [row.ljust(room) for row in canvas.text().split("\n")]
    whole = 7 if chosen is None else chosen
    ends = [*columns[1:], room]
    assert ends[whole] - columns[whole] >= size.width
    for at, (x, end, face) in enumerate(zip(columns, ends, faces, strict=True)):
        assert rows[0 if at == chosen else 1][x + 1] == face.value
        inner = "".join(row[x + 1 : end] for row in rows[1 if at == chosen else 2 :][: size.height - 2])
        found = "".join(re.findall("[a-z]", inner))
        assert found == face.name or (room == 30 and at != whole and face.name.startswith(found) and len(found) >= 4)


@pytest.mark.parametrize(("walls", "grounds"), [(True, {"tint-gallantry"}), (False, {"wash-gallantry"})])
def test_a_name_as_wide_as_its_card_stands_on_a_band_as_all_names_of_its_hand(walls, grounds):
    canvas = Canvas(*MEDIUM)
    cards.card(canvas, Card("gallantry", "2", "gallantry", "gallantry", walls=walls, corner=False))
    assert {cell.ground for cell in canvas.rows()[-2]} == grounds


def test_a_back_tells_nothing_and_an_empty_place_is_no_card():
    hidden, open_place = Canvas(9, 6), Canvas(9, 6)
    cards.card(hidden, Card("hearts", "7", "seven", "heart", face_down=True))
    cards.empty(open_place)
    assert not re.search(r"\w", hidden.text())
    assert len(hidden.text().replace("\n", "")) == 54
    assert open_place.text().count("╭") == 1
    assert "│" not in open_place.text()


@pytest.mark.parametrize("count", [1, 9, 16, 52])
@pytest.mark.parametrize("value", ["7♣", "10♣", ""])
def test_a_pile_says_how_many_there_are_and_what_is_on_top(count, value):
    canvas = Canvas(9 + cards.UNDER, 6)
    cards.pile(canvas, count, Card("cloth", value, "weapon"))
    edge = canvas.text().split("\n")[-1]
    assert f" {count} " in edge
    assert edge[: 9 - 1].endswith(value)


@pytest.mark.parametrize("size", [cards.MEDIUM, cards.LARGE])
@pytest.mark.parametrize("chosen", [None, 0, 2])
def test_of_a_covered_card_no_part_of_a_value_or_a_sign_is_left_in_its_corners(chosen, size):
    faces = [Card("hearts", "10♥", "weapon", sign="7+8") for _ in range(5)]
    for width in range(2 * size.width + 4 * len(faces), 5 * size.width + 4):
        canvas = Canvas(width, size.height + 1)
        cards.hand(canvas, faces, chosen, size=size)
        drawn = canvas.text()
        assert drawn.count("1") == drawn.count("0") == drawn.count("♥"), drawn
        assert drawn.count("7") == drawn.count("+") == drawn.count("8"), drawn
        assert drawn.count("10♥") >= len(faces), drawn


# People


def test_a_tile_says_who_it_is_and_who_is_to_act():
    canvas = Canvas(24, 4)
    facts = ["a fact that does not fit at all", "a row too many"]
    people.tile(canvas.part(1, 0, 20, 3), Player(0, "A", "Anna", you="you", to_act=True), facts)
    rows = canvas.text().split("\n")
    assert not rows[3]
    assert rows[2].startswith("  a fact that")
    assert re.fullmatch(r"   A  Anna +you ►", rows[1])
    assert max(map(len, rows)) <= 21
    assert rows[0].strip() == "▀" * 20


def test_a_long_name_leaves_room_for_the_marks():
    canvas = Canvas(20, 1)
    people.name_line(canvas, Player(1, "B", "Balin the Savage of the North", away=True, bot=True, first=True))
    assert canvas.text() == " B  Balin the… ★ ▣ ○"


@pytest.mark.parametrize(("width", "shown"), [(21, " B  Balin ★ first ✓ ►"), (20, " B  Balin      ★ ✓ ►")])
def test_a_word_behind_the_star_comes_after_the_name_and_all_signs(width, shown):
    canvas = Canvas(width, 1)
    people.name_line(canvas, Player(1, "B", "Balin", first=True, first_word="first", done=True, to_act=True))
    assert canvas.text() == shown


# Lanes


def test_pieces_stack_upward_and_more_than_there_is_room_for_are_counted():
    a, b, c, d = (Piece(letter, f"seat{seat}") for seat, letter in enumerate("ABCD"))
    canvas = Canvas(84, 3)
    start = lanes.lane(canvas, Lane("jousts", "jousts", pieces={0: [a, b, c, d], 2: [a, b]}), 3)
    rows = canvas.text().split("\n")
    assert [row[start + 1] for row in rows] == ["D", "C", "B"]
    assert rows[2][start + 2] == "₂"
    assert [row[start + 7] for row in rows[1:]] == ["B", "A"]


def test_where_a_piece_would_go_is_drawn():
    a, b = Piece("A", "seat0"), Piece("B", "seat1")
    canvas = Canvas(84, 3)
    it = Lane("jousts", "jousts", pieces={1: [a], 3: [b]}, path=(1, 2, 3, 4), mover=a)
    start = lanes.lane(canvas, it, 3)
    row = canvas.text().split("\n")[2]
    assert row[start + 3 : start + 15] == " A ─── B ▕A▏"


@pytest.mark.parametrize("height", [1, 2, 3])
@pytest.mark.parametrize("width", [40, 60, 120])
def test_a_lane_stays_within_its_room(width, height):
    canvas = Canvas(130, 6)
    lanes.lane(canvas.part(2, 1, width, height), Lane("king", "a very long name", "crown", note="at the end of it"))
    rows = canvas.text().split("\n")
    assert not rows[0]
    assert max(map(len, rows)) <= 2 + width
    assert sum(bool(row) for row in rows) == height


# Meters


def test_a_needle_stands_over_its_mark():
    canvas = Canvas(60, 2)
    scale = Scale([*range(-8, 0), *range(1, 9)], ("tragedy", "comedy"), middle=1)
    meters.gauge(canvas.part(0, 0, 48, 2), scale, -2, ghost=3)
    above, scale = canvas.text().split("\n")
    assert scale[above.index("▼")] == "2"
    assert scale[above.index("▽")] == "3"
    assert above.index("▼") < above.index("▽")


@pytest.mark.parametrize("end", [8, 10, 12])
def test_the_numbers_of_a_gauge_keep_apart(end):
    marks = range(-end, end + 1)
    width = meters.least(marks)
    for at in marks:
        canvas = Canvas(width, 2)
        meters.gauge(canvas, Scale(marks, ("tragedy", "comedy")), at)
        assert not canvas.clipped
        above, numbers = canvas.text().split("\n")
        assert numbers.split() == [str(abs(mark)) for mark in marks]
        assert str(abs(at))[0] in numbers[max(0, above.index("▼") - 1) : above.index("▼") + 1]


@pytest.mark.parametrize("face", range(7))
def test_a_die_has_its_pips(face):
    canvas = Canvas(9, 5)
    meters.die(canvas, face)
    assert canvas.text().count("●") == face
    assert ("?" in canvas.text()) == (face == 0)


def test_pips_are_full_and_empty_also_without_colours():
    for ascii_only, text in ((False, "●●·"), (True, "oo.")):
        canvas = Canvas(5, 1, ascii_only)
        assert canvas.write(0, 0, meters.pips(2, 3)) == 3
        assert canvas.text() == text


def test_each_character_of_a_line_has_the_styles_of_all_spans_around_it():
    text = Text("abcdef", end="")
    text.stylize("bold", 1, 5)
    text.stylize(Style(italic=True), 3, 99)
    canvas = Canvas(6, 1)
    canvas.write(0, 0, text)
    assert canvas.text() == "abcdef"
    looks = [cell.style for cell in canvas.rows()[0]]
    assert [bool(look.bold) for look in looks] == [False, True, True, True, True, False]
    assert [bool(look.italic) for look in looks] == [False, False, False, True, True, True]


@pytest.mark.parametrize(("share", "filled"), [(-1, 0), (0, 0), (0.5, 5), (1, 10), (7, 10)])
def test_a_bar_is_filled_by_its_share(share, filled):
    canvas = Canvas(10, 1)
    meters.bar(canvas, share, "good")
    strip = canvas.segments(styles.style("ink"))[0]
    good = styles.style("good").color
    assert sum(len(segment.text) for segment in strip if segment.style.color == good) == filled


def test_bars_stand_in_the_middles_of_even_shares_of_the_room():
    for width, starts in ((76, (7, 33, 59)), (36, (0, 13, 26)), (34, (0, 12, 24))):
        canvas = Canvas(width, 6)
        charts.bars(canvas, [charts.Bar(value, ["2025-06-15"], "good") for value in (36, 22, 14)])
        days = canvas.text().split("\n")[5]
        assert tuple(at for at in range(len(days)) if days.startswith("2025", at)) == starts


def test_bars_in_a_high_room_stand_on_a_line():
    for height, lined in ((9, False), (10, True)):
        canvas = Canvas(40, height)
        charts.bars(canvas, [charts.Bar(value, ["2025-06-15"], "good") for value in (36, 22, 14)])
        assert ("─" * 40 in canvas.text()) == lined
    assert not charts.bars_fit(33, [charts.Bar(1, ["2025-06-15"], "good")] * 3)


def test_bars_in_a_high_room_stand_before_columns_as_high_as_the_highest_in_the_middle_of_their_days():
    canvas = Canvas(60, 12)
    charts.bars(canvas, [charts.Bar(value, ["2025-06-15"], "good") for value in (36, 18, 9)])
    rows = [[cell.ground for cell in row] for row in canvas.rows()]
    faint, full = rows[1].count("tint-line"), rows[1].count("low-good")
    assert (faint, full) == (2 * full, full), "two columns go on above their bars"
    assert full % 2 == len("2025-06-15") % 2, "a bar stands in the middle of what is written below it"


# Panels


def test_the_least_important_goes_first_in_a_line():
    keys = [Key("a", "choose", 9), Key("b", "chat"), Key("c", "leave", 5)]
    for width, text in ((40, "a choose  b chat  c leave"), (22, "a choose  c leave"), (12, "a choose")):
        canvas = Canvas(width, 1)
        panels.key_line(canvas, keys)
        assert canvas.text() == text.rjust(width - 1)


def test_the_effect_of_enter_stands_at_the_left_end_of_a_line_of_keys():
    keys = [Key("Enter", "watch", 9), Key("b", "chat"), Key("c", "leave", 5)]
    for width, others in ((40, "b chat  c leave"), (31, "b chat  c leave"), (30, "c leave"), (20, "")):
        canvas, first = Canvas(width, 1), " Enter watch"
        panels.key_line(canvas, keys)
        assert canvas.text() == first + others.rjust(width - 1 - len(first)) * bool(others)


def test_a_title_line_keeps_what_matters():
    canvas = Canvas(24, 1)
    panels.title_line(canvas, [Part("Histrio", weight=9), Part("season one")], [Part("your turn", weight=5)])
    assert canvas.text() == " Histrio      your turn"


def test_a_table_has_columns():
    canvas = Canvas(30, 3)
    after = panels.table(canvas.part(1, 0, 20, 3), Table(("who", "points"), [("Anna", "7"), ("Boris", "12")], marked=1))
    assert after == 3
    assert canvas.text().split("\n") == [" who    points", " Anna        7", " Boris      12"]
    assert any(
        segment.style.bgcolor == styles.style("raised").bgcolor for segment in canvas.segments(styles.style(""))[2]
    )


def test_a_panel_has_its_title_in_its_edge():
    canvas = Canvas(20, 3)
    inner = panels.panel(canvas.part(0, 0, 16, 3), "a long title that is cut")
    assert inner.size == (12, 1)
    rows = canvas.text().split("\n")
    assert rows[0] == "╭─ a long ti… ─╮"
    assert {len(row) for row in rows} == {16}


# Marks, and letters that are wide


@pytest.mark.parametrize("name", ["हिन्दी", "สมชัย", "Éạ̈lë̃ö̀ñô̧ŗë", "नि圓é"])
def test_marks_stay_on_their_letters(name):
    canvas = Canvas(30, 1)
    after = canvas.put(2, 0, name, "gold")
    canvas.put(after, 0, "|", "dim")
    assert canvas.text() == f"  {name}|"
    assert after == 2 + cell_len(name)
    (line,) = canvas.segments(styles.style("ink"))
    assert sum(segment.cell_length for segment in line) == cell_len("".join(segment.text for segment in line)) == 30
    other = Canvas(30, 1)
    other.stamp(0, 0, canvas)
    other.paint(0, 0, 30, "gold")
    assert other.text() == canvas.text()


def test_a_mark_comes_over_no_blank_nor_over_what_was_there_and_marks_are_no_tower():
    canvas = Canvas(9, 4)
    canvas.put(0, 0, "e" + "\u0301" * 30)
    canvas.put(0, 1, "a")
    canvas.put(1, 1, "\u0301b \u0301c\u200d\u0007")
    canvas.put(0, 2, "♥\ufe0f♥")
    canvas.put(8, 3, "ab\u0301")
    assert canvas.text().split("\n") == ["e" + "\u0301" * MARKS, "ab c", "♥♥", " " * 8 + "a"]
    assert canvas.clipped == ["b"]


def test_where_only_ascii_is_shown_there_are_no_marks():
    canvas = Canvas(9, 1, ascii_only=True)
    canvas.put(0, 0, "e\u0301x")
    assert canvas.text() == "ex"


@pytest.mark.parametrize(
    ("width", "cut"),
    [(14, "圓桌武士蘭斯洛"), (13, "圓桌武士蘭斯…"), (12, "圓桌武士蘭… "), (3, "圓…"), (2, "… "), (1, ""), (0, "")],
)
def test_a_name_in_wide_letters_is_cut_right_before_the_ellipsis(width, cut):
    assert panels.fitted("圓桌武士蘭斯洛", width) == cut
    line = panels.fitted_line(Text.assemble(("圓桌武士蘭斯洛", "gold")), width)
    assert line.plain == cut
    assert all(span.end <= len(cut) for span in line.spans)
    assert panels.fitted("हिन्दी", 2) == "हि…"


# Grounds


def test_what_is_written_keeps_the_ground_under_it():
    canvas = Canvas(4, 1)
    canvas.fill(0, 0, 4, 1, "tint-hearts")
    canvas.put(0, 0, "ab", "gold")
    canvas.put(2, 0, "c", "on-spades")
    first, second, third = canvas.segments(styles.style("ink"))[0]
    assert first.style.bgcolor == third.style.bgcolor == styles.style("tint-hearts").bgcolor
    assert first.style.color == styles.style("gold").color
    assert second.style.bgcolor == styles.style("on-spades").bgcolor


def test_a_canvas_is_drawn_on_another_and_cut():
    canvas, other = Canvas(4, 2), Canvas(3, 3)
    for row in range(3):
        other.put(0, row, "xyz")
    canvas.stamp(2, 1, other)
    canvas.stamp(-2, -2, other)
    assert canvas.text() == "z\n  xy"


@everywhere
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_sheet_of_all_parts_is_drawn(theme, width):
    styles.use(theme)
    rows = sheet(width=width).segments(styles.style("ink"))
    assert all(sum(segment.cell_length for segment in row) == width for row in rows)


@pytest.mark.parametrize(("x", "y"), [(-1, 0), (0, -1), (4, 0), (0, 4), (9, 9)])
def test_a_part_that_begins_outside_has_no_room(x, y):
    canvas = Canvas(4, 4)
    part = canvas.part(x, y, 3, 3)
    part.put(0, 0, "x")
    part.fill(0, 0, 3, 3, "gold")
    part.hot(1)
    assert 0 in part.size
    assert not canvas.text().strip()
    assert all(answer_at(canvas, column, row) is None for column in range(4) for row in range(4))


def test_a_click_is_the_answer_that_lies_on_top_wherever_it_was_laid():
    canvas = Canvas(20, 6)
    board = canvas.part(5, 1, 10, 4)
    board.hot(0)
    board.part(2, 1, 3, 2).hot(7)
    assert [answer_at(canvas, x, 2) for x in (4, 5, 6, 7, 9, 10, 14, 15)] == [None, 0, 0, 7, 7, 0, 0, None]
    assert (answer_at(board, 2, 1), answer_at(board, 2, 3)) == (7, 0)
    whole = Canvas(30, 10)
    whole.part(1, 1, 25, 8).stamp(3, 2, canvas)
    assert (answer_at(whole, 4 + 7, 3 + 2), answer_at(whole, 7, 2)) == (7, None)


@coloured
def test_what_matters_less_is_read_on_the_tile_of_a_player_to_act(theme):
    """Also on the brightest seats."""
    for seat in range(8):
        canvas = Canvas(4, 1)
        canvas.fill(0, 0, 4, 1, f"wash-seat{seat}")
        canvas.put(0, 0, "text", "dim")
        (cell, *_) = canvas.rows()[0]
        assert contrast(rgb(cell.style.color.name), rgb(cell.style.bgcolor.name)) > 3.4, seat


def test_the_colour_blind_tell_the_first_five_players_well_apart():
    colours = [rgb(THEMES["safe"].colours[f"seat{seat}"]) for seat in range(5)]
    for sight in SIGHTS:
        assert min(math.dist(seen(one, sight), seen(other, sight)) for one, other in combinations(colours, 2)) > 35


def test_comedians_are_read_and_have_golden_faces_in_the_light_theme():
    colours = THEMES["light"].colours
    assert contrast(rgb(colours["comedy"]), rgb(colours["paper"])) >= 4.5
    for name in ("comedy", "comedy large"):
        assert set("".join(pictures.gallery()[name].pixels)) == {*"yk."}, "not the dark gold of letters"
    assert math.dist(seen(rgb(colours["amber"]), "everybody"), seen(rgb(colours["gold"]), "everybody")) > 25


def test_three_curves_have_a_strip_each_and_none_hides_another():
    canvas = Canvas(40, 12)
    hills(canvas, [Curve(each, f"seat{at}", [0, 3, 3, 9]) for at, each in enumerate("ABC")])
    rows = canvas.rows()
    for at in range(3):
        seats = {
            str(cell.names).split()[0]
            for row in rows[4 * at : 4 * at + 4]
            for cell in row[5:-4]
            if cell.character.strip()
        }
        assert seats == {f"seat{at}"}


def test_a_strip_is_as_high_as_its_number():
    canvas = Canvas(40, 12)
    hills(canvas, [Curve("A", "seat0", [0, 8]), Curve("B", "seat1", [8, 8]), Curve("C", "seat2", [0, 0])])
    columns = ["".join(row[-5].character for row in canvas.rows()[4 * at : 4 * at + 3]) for at in range(3)]
    assert columns == ["███", "███", "  ▁"]


@pytest.mark.parametrize(("least", "rows"), [(-1, ["", "", "−"]), (-8, ["", "", "█"])])
def test_strips_have_a_line_of_0_where_numbers_are_below_it(least, rows):
    """What is little below it has a minus, else columns of its own; no number above it is drawn there."""
    canvas = Canvas(40, 8)
    hills(canvas, [Curve("A", "seat0", [least, 8]), Curve("B", "seat1", [0, 8])])
    lines = canvas.text().splitlines()
    assert [lines[y][5:6].strip() for y in range(3)] == rows
    scale = {line[:4].strip() for line in lines[:3]} - {""}
    assert scale == {"8", "0"} | ({"−8"} if least == -8 else set())
    assert "−" not in lines[6][5:], "nothing of the other is below 0"
