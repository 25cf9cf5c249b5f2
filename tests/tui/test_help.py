"""The help: pages of every game in every language, drawn examples, contents, links, search."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from rich.cells import cell_len
from rich.console import Console

import core
from core.games.academy.components import TRACKS
from core.games.grail.path import BOARDS
from core.games.histrio.requests import REQUESTS
from core.games.nobles.components import RANKS
from tests.cases import each_value
from tests.tui.local import LocalTable, press, screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.boards.guide import guide
from tui.draw.canvas import Canvas
from tui.screens.help import page_layout
from tui.screens.help.help import HelpScreen
from tui.screens.help.pages import Page, page_of, pages, searched
from tui.screens.learn.menu import LearnScreen
from tui.text.nearness import nearness
from tui.text.words import Words

everywhere = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", core.IDS)
RAW = re.compile(r"^(rules|terms|help|academy|grail|histrio|nobles)-|\{|\}")
"""The key of a text that there is not, or what Fluent has not set in."""


def section(game: str, name: str, language: str) -> str:
    return guide(game).section(name, Words(language)).text


# What is said


@everywhere
@every_game
def test_every_page_has_a_title_of_its_own_and_a_text(game, language):
    found = pages(Words(language), game)
    assert [page.name for page in found if RAW.search(page.title) or RAW.search(page.body) or not page.body] == []
    assert len({page.name for page in found}) == len(found) > 25
    named = [(page.chapter, page.title) for page in found]
    assert [one for one, other in combinations(named, 2) if one == other] == []


@every_game
def test_the_rules_come_first_and_begin_with_the_aim(game):
    found = pages(Words("en"), game)
    assert found[0].name == "rules/aim"
    chapters = list(dict.fromkeys(page.chapter for page in found))
    assert chapters[:2] == ["rules", "terms"]
    assert chapters[-2:] == ["rulings", "keys"]


@every_game
def test_every_ruling_is_on_the_page_of_rulings(game):
    page = page_of(pages(Words("en"), game), "rulings/all")
    assert [each for each in core.game(game).rulings if f"[{each[0]} {each[1:]}]" not in page.body] == []


@every_game
def test_every_link_leads_to_a_page_and_each_thing_to_its_section(game):
    found = {page.name: page for page in pages(Words("en"), game)}
    assert {name for page in found.values() for name in page.see} <= found.keys()
    assert [
        name for name, page in found.items() if page.chapter == "terms" and name != "terms/signs" and not page.see
    ] == []


@everywhere
def test_the_rules_of_academy_pay_what_the_game_pays(language):
    said = section("academy", "scoring", language)
    for track in ("jousts", "quests"):
        first, second, third = TRACKS[track].best
        assert re.search(rf"\b{first}, {second}\b.{{1,6}}\b{third}\b", said), track
    for track in ("education", "charity"):
        assert [value for value in TRACKS[track].worst if f"−{abs(value)}" not in said] == [], track


@everywhere
def test_the_aim_of_grail_names_the_finish_of_its_path(language):
    assert re.search(rf"\b{BOARDS['forest'].finish}\b", section("grail", "aim", language))


@everywhere
def test_each_request_of_histrio_stands_in_the_rules_with_what_it_pays(language):
    words, said = Words(language), section("histrio", "requests", language)
    for name, request in REQUESTS.items():
        assert re.search(rf"{re.escape(words(f'histrio-request-{name}'))} {request.pays}\b", said), name


@everywhere
def test_the_ranks_of_nobles_stand_in_the_rules_with_all_they_can_do(language):
    words, said = Words(language), section("nobles", "cards", language)
    for rank, can in RANKS.items():
        (line,) = [line for line in said.splitlines() if line.strip().startswith(words(f"nobles-name-{rank}"))]
        assert list(map(int, re.findall(r"\d+", line))) == [can.strength, can.bears, can.dice, can.weapons]


WORDS = {
    "academy": ("+3 +2 +1", "3 2 1", "6:6 12:12", "A³", "coats of arms"),
    "grail": ("passed", "cursed", "who has it", "spear: 31"),
    "nobles": ("16 + 2 dice", "stamina 7", "ace same suit", "other"),
    "histrio": ("even", "shared", "been", "♙", "2 ◡, 1 ◠ too many", "cham", "rope"),
}  # fmt: skip
"""What readers did not understand on the boards."""


@every_game
def test_what_boards_say_in_short_can_be_searched_for(game):
    found = pages(Words("en"), game)
    lacking = [word for word in WORDS[game] if not any(_holds(page, word) for page in found)]
    assert lacking == []


def _holds(page, text):
    return nearness(text, *page.sought).words == len(text.split())


# How it is laid out


@everywhere
@every_game
def test_every_section_of_the_rules_has_a_drawing(game, language):
    told = [page for page in pages(Words(language), game) if page.chapter == "rules"]
    drawings = [page.example or page.ornament for page in told]
    assert [page.name for page, drawing in zip(told, drawings, strict=True) if drawing is None] == []
    assert len({drawing.draw for drawing in drawings if drawing}) == len(told), "each has one of its own"


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("width", [38, 52, 84])
@every_game
def test_every_drawn_example_fits_and_shows_something(game, width, ascii_only):
    words = Words("en", ascii_only)
    examples = guide(game).examples
    for name, example in examples.items():
        canvas = Canvas(width, example.rows, ascii_only)
        example.draw(canvas, words)
        assert canvas.text().strip(), name
        assert width < 50 or canvas.clipped == [], name
        assert not ascii_only or canvas.text().isascii(), name


@everywhere
@every_game
def test_no_line_of_a_page_is_wider_than_the_page(game, language):
    words, console = Words(language), Console()
    for width in (36, 52, 84):
        for page in pages(words, game):
            wide = [line.plain for line in page_layout.laid(page, width, words, console) if line.cell_len > width]
            assert wide == [], page.name


def test_a_list_hangs_beside_its_keys_and_goes_on_below():
    items = ["  1 Income   Take 1 coin.", "  2 Favour   Once a turn, you may", f"{'':13}lay a weapon", f"{'':13}♥ heal"]
    page = Page("rules/x", "X", "\n".join(["First.", *items]))
    lines = [line.plain.rstrip() for line in page_layout.laid(page, 40, Words("en"), Console())]
    assert lines[:3] == ["First.", "  1 Income  Take 1 coin.", "  2 Favour  Once a turn, you may"]
    assert lines[3:5] == ["            lay a weapon", "            ♥ heal"]


def test_the_signs_are_listed_each_in_its_colour_beside_what_it_stands_for():
    words = Words("en")
    page = page_of(pages(words, "histrio"), "terms/signs")
    lines = page_layout.laid(page, 60, words, Console())
    star = next(line for line in lines if "★" in line.plain)
    assert re.match(r" +★ +first player", star.plain)
    assert any(span.style for span in star.spans)


# On the screen


def help_of(game: str, *keys: str, size: tuple[int, int] = (80, 24), language: str = "en", **more):
    """The app at a table of this game after `?` and these keys."""
    local = LocalTable("Anna", game=game)
    local.start(bots=max(1, core.game(game).seats[0] - 1))
    return show(local.clients[0], press("question_mark", "home", *keys), size, language, **more)


def test_help_opens_with_contents_and_the_first_page_beside_them():
    seen = help_of("academy").seen
    assert re.search(r"Rules +The aim", seen)
    assert "You train a squire" in seen


@pytest.mark.parametrize(
    ("size", "language"), each_value([(60, 20), (62, 70), (80, 24), (120, 40), (160, 50)], LANGUAGES)
)
def test_help_is_whole_at_every_size(size, language):
    seen = help_of("nobles", size=size, language=language).seen
    rows = seen.splitlines()
    assert guide("nobles").section("aim", Words(language)).title in seen
    assert all(cell_len(row) <= size[0] for row in rows)
    assert "Esc" in rows[-1]


def test_arrows_walk_through_the_contents_and_show_each_page():
    seen = help_of("academy", "down").seen
    assert "Everyone is dealt five cards" in seen


def test_a_search_lists_only_the_pages_that_hold_the_text_and_esc_ends_it():
    async def script(app, pilot):
        await pilot.press("question_mark", "slash", *"shared")
        await pilot.pause(0.05)
        app.found, contents = screen_text(app), app.screen.query_one("#contents")
        app.listed = [option.id for option in contents.options if option.id]
        await pilot.press("escape")
        await pilot.pause(0.05)
        app.after = [option.id for option in contents.options if option.id]
        assert type(app.screen) is HelpScreen
        await pilot.press("escape")
        await pilot.pause(0.05)
        assert type(app.screen) is not HelpScreen

    local = LocalTable("Anna", game="histrio")
    local.start(bots=1)
    app = show(local.clients[0], script)
    assert app.listed[0].startswith("histrio/"), "of what is as near, the game at hand comes first"
    assert "histrio/terms/shared" in app.listed
    every = [page for game in core.IDS for page in pages(Words("en"), game)]
    assert set(app.listed) == {page.address for page in every if "shared" in f"{page.title} {page.body}".lower()}
    assert "for “shared”" in app.found
    assert len(app.after) > len(app.listed)


def test_a_search_without_a_hit_says_so():
    assert "Nothing found for “xyzzy”" in help_of("grail", "slash", *"xyzzy").seen


def test_a_link_leads_to_the_page_and_backspace_back():
    seen = help_of("academy", *["down"] * 4, "tab").seen
    assert "► Quests" in seen
    there = help_of("academy", *["down"] * 4, *["tab"] * 6, "enter")
    assert "Quests ─" in there.seen
    back = help_of("academy", *["down"] * 4, *["tab"] * 6, "enter", "backspace").seen
    assert "1 Gallantry" in back


def test_a_digit_shows_the_help_of_another_game():
    at = core.IDS.index("grail") + 1
    assert "Knights race along the forest path" in help_of("academy", str(at)).seen


def test_the_first_screen_opens_the_help_of_the_game_chosen_last():
    async def script(app, pilot):
        app.settings.game = "histrio"
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, LearnScreen))
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        app.seen = screen_text(app)

    assert "Troupes travel from city to city" in show(None, script).seen


def test_in_a_game_help_opens_at_what_the_answer_under_the_cursor_is_about():
    local = LocalTable("Anna", game="histrio")
    local.start(bots=1)
    seen = show(local.clients[0], press("question_mark"), (80, 24)).seen
    assert "Alone here, a player takes its encounters" in seen


def test_in_ascii_the_help_is_ascii():
    assert help_of("histrio", *["down"] * 3, ascii_only=True).seen.isascii()


def test_the_contents_have_no_numbers_that_look_like_keys_and_the_first_page_has_the_picture():
    seen = help_of("academy").seen
    assert re.search(r"^ +Draft {2,}\D", seen, re.MULTILINE)
    assert "2–5 players" in seen


@pytest.mark.parametrize(
    ("game", "text", "first"),
    [
        ("academy", "by square", "academy/terms/king"),
        ("academy", "gallantry 3", "academy/terms/gallantry"),
        ("grail", "castle", "grail/terms/castle"),
        ("histrio", "castle", "grail/terms/castle"),
        ("grail", "CASTLE clover", None),
    ],
)
def test_words_that_stand_on_the_screen_are_found_and_titles_come_first(game, text, first):
    found = searched(Words("en"), game, text)
    assert found
    assert all(word in f"{page.title} {page.body}".casefold() for page in found for word in text.casefold().split())
    assert first in (None, found[0].address)


def test_where_no_page_has_all_words_those_with_most_are_found():
    assert searched(Words("en"), "grail", "castle xyzzy")[0].address == "grail/terms/castle"
    assert not searched(Words("en"), "grail", "xyzzy")


def test_a_search_finds_pages_of_every_game_and_says_of_which_game_and_chapter():
    rows = help_of("academy", "slash", *"castle").seen.splitlines()
    beginnings = [row[:20].strip() for row in rows[2:5]]
    assert beginnings == ["Grail Cup", "On the board", "Castle"]
    assert rows[2].split()[-3:] == ["On", "the", "board"], "the page says its chapter too"


def test_a_search_opens_the_nearest_page_and_names_its_keys():
    async def script(app, pilot):
        await pilot.press("question_mark", "slash", *"castle")
        await pilot.pause(0.05)
        app.typed = screen_text(app).splitlines()[-1]
        await pilot.press("enter")
        await pilot.pause(0.05)
        app.read, app.page = screen_text(app).splitlines()[-1], app.screen.page.name

    local = LocalTable("Anna", game="grail")
    local.start(bots=3)
    app = show(local.clients[0], script)
    assert "Enter read them   Esc end the search" in app.typed
    assert "/ change  Esc end the search" in app.read
    assert app.page == "terms/castle"


def test_enter_at_the_end_of_a_page_leads_to_the_next():
    async def script(app, pilot):
        await pilot.press("question_mark")
        await pilot.pause(0.05)
        names = [page.name for page in pages(Words("en"), "grail")]
        app.seen = [app.screen.page.name]
        for _ in range(8):
            await pilot.press("enter")
            await pilot.pause(0.05)
            app.seen.append(app.screen.page.name)
        app.names = names

    local = LocalTable("Anna", game="grail")
    local.start(bots=3)
    app = show(local.clients[0], script)
    walked = list(dict.fromkeys(app.seen))
    assert len(walked) > 2
    assert walked == app.names[: len(walked)]


def test_chapters_of_the_contents_stand_apart_and_a_long_title_goes_on_below():
    rows = help_of("academy", size=(120, 40)).seen.splitlines()
    head = next(at for at, row in enumerate(rows) if row.startswith(" On the board"))
    assert not rows[head - 1][:20].strip()
    assert page_layout.entry("Gallantry bets (Gallantry variation)", 26).plain.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [45, 60, 62, 80, 120])
def test_the_row_of_the_games_names_all_of_them_on_every_screen(width, language):
    """Where the whole names have no room, those of the others are short, and the chosen one's last."""
    words = Words(language)
    for chosen in core.IDS:
        row = page_layout.games(chosen, width, words).text()
        assert [at for at in "1234" if f" {at} " in row] == [*"1234"], row
        assert "…" not in row
        if width >= 60:
            assert words(f"{chosen}-name") in row


def shown_pages(app) -> list[str]:
    """The titles on the spread, in the order in which they are read."""
    return re.findall(r"^.{0,200}?(\w[\w ’]*\w) ──", app.screen.query_one("#page").canvas.text(), re.MULTILINE)


@pytest.mark.parametrize(
    ("size", "titles", "then"),
    [
        ((80, 24), ["The aim"], "rules/draft"),
        ((120, 40), ["The aim", "Draft", "Play"], "rules/order"),
        ((62, 70), ["The aim", "Draft", "Play"], "rules/order"),
    ],
)
def test_on_a_high_screen_the_pages_that_follow_stand_below_and_enter_reads_on_after_them(size, titles, then):
    async def script(app, pilot):
        await pilot.press("question_mark", "home")
        await pilot.pause(0.05)
        app.titles = shown_pages(app)
        await pilot.press("enter")
        await pilot.pause(0.05)
        app.then = app.screen.page.name

    local = LocalTable("Anna", game="academy")
    local.start(bots=1)
    app = show(local.clients[0], script, size)
    assert app.titles == titles
    assert app.then == then


def test_the_pages_of_a_wide_spread_stand_beside_each_other_below_a_large_picture():
    seen = help_of("academy", size=(160, 50)).seen
    assert re.search(r"Draft ─+ +│ +Order ─", seen)
    assert "█" * 22 in seen


def test_a_wide_spread_has_two_columns_and_while_something_is_searched_for_one_page():
    wide = help_of("academy", size=(160, 50))
    assert re.search(r"The aim ─+ +│ +Play ─", wide.seen)
    found = help_of("academy", "slash", *"draft", size=(160, 50)).seen
    assert "Play ─" not in found


def test_where_there_is_room_the_picture_of_a_game_stands_beside_the_text():
    seen = help_of("academy", size=(120, 40)).seen
    assert re.search(r"You train a squire .*╭─", seen)
    assert "╭" not in help_of("academy", size=(62, 70)).seen.split("Draft ─")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_that_only_an_option_brings_onto_the_board_is_marked(language):
    words = Words(language)
    things = {page.name: page.title for page in pages(words, "academy") if page.chapter == "terms"}
    marked = {name for name, title in things.items() if title.endswith(words("help-page-optional", title=""))}
    assert marked == {"terms/white", "terms/black", "terms/cup", "terms/codex"}
