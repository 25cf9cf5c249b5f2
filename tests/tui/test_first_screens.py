"""What one sees before a game: the four boxes, and the table with its chairs."""

from __future__ import annotations

import re
import sys
from types import SimpleNamespace

import pytest
from textual.widgets import Input, OptionList

import core
from netplay.discovery.announcement import Announcement, FoundTable
from netplay.protocol.messages import AddBot, Pick, Ready
from tests.tui.local import LocalTable, screen_text, show, until
from tests.tui.painted import answer_at
from tui.app.settings import LANGUAGES
from tui.draw.styles import style
from tui.input.keys import Keymap
from tui.lobby_view.launching import fits, opponents
from tui.lobby_view.problems import start_line
from tui.lobby_view.row_about import row_about
from tui.lobby_view.table_settings import RULES, offered
from tui.screens.home.home import Home
from tui.screens.home.join import JoinForm, wrong_address
from tui.screens.home.shelf import HIGH, LOW, ShelfSize, shelf
from tui.screens.lobby.columns import BESIDE, Counted, placed
from tui.screens.lobby.drawn import Layout, about_panel
from tui.session.launch import LaunchRequest
from tui.session.ways_in import WaysIn
from tui.text.words import Words
from tui.widgets.drawing import Drawing


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "high"), [(75, False), (115, True)])
def test_every_box_has_its_name_its_key_and_its_players(width, high, language, ascii_only):
    words = Words(language, ascii_only)
    drawn = shelf(ShelfSize(width, high), words, "grail")
    rows = drawn.text().split("\n")
    more = len(rows) - (HIGH if high else LOW)
    assert more == (not high and language in ("ru", "uk"))
    assert not drawn.clipped
    for at, id in enumerate(core.IDS):
        boxes = [row[at * (width + 1) // 4 + 1 :][: (width + 1) // 4 - 3] for row in rows]
        assert " ".join(" ".join(boxes[1 : 2 + more]).split()) == words(f"{id}-name")
        assert str(at + 1) in rows[0]
        assert str(core.game(id).seats[-1]) in rows[7 + more]
        assert answer_at(drawn, at * (width + 1) // 4 + 5, 4) == at
        own = " ".join(row[at * (width + 1) // 4 : (at + 1) * (width + 1) // 4] for row in rows)
        assert not high or words(f"{id}-blurb").split()[-1] in own, "all that the game is about is said"
    assert not (ascii_only and language == "en") or drawn.text().isascii()


def test_the_first_click_on_a_box_chooses_its_game_and_the_second_plays_it():
    begun = []

    async def script(app, pilot):
        app.begin = begun.append
        await pilot.click("#shelf", offset=(25, 4))
        await until(pilot, lambda: "Play Grail Cup" in screen_text(app))
        assert begun == []
        await pilot.click("#shelf", offset=(25, 4))
        await until(pilot, lambda: bool(begun))

    show(None, script)
    assert (begun[0].do, begun[0].game, begun[0].at_once) == ("solo", "grail", True)


def test_enter_plays_the_chosen_game_as_it_was_played_last():
    begun = []

    async def script(app, pilot):
        app.begin = begun.append
        app.settings.bots["grail"] = ["knight", "squire:bold", "squire:bold"]
        await pilot.press("right")
        await until(
            pilot, lambda: "Play Grail Cup · 1 bot, level knight; 2 bots, level bold squire" in screen_text(app)
        )
        await pilot.press("enter")

    show(None, script)
    assert begun[0].levels == ("knight", "squire:bold", "squire:bold")
    assert begun[0].bots == 3


def test_options_that_do_not_go_with_so_many_players_are_shown_in_the_lobby():
    begun = []

    async def script(app, pilot):
        app.begin = begun.append
        app.settings.bots["academy"] = ["squire"] * 9
        assert [*opponents(app.preferences, "academy")] == ["squire", "squire"], "there are not so many seats"
        assert fits("academy", 1, {"two_player": "lancelot"})
        assert not fits("academy", 9, {})
        await pilot.press("o")

    show(None, script)
    assert not begun[0].at_once


def test_what_was_played_alone_is_offered_again():
    local = LocalTable("Anna", game="grail")
    local.clients[0].send(AddBot(1, "king"))
    local.clients[0].send(AddBot(2, "page"))

    async def script(app, pilot):
        app.session.plan = LaunchRequest("solo")
        await pilot.press("s")
        await until(pilot, lambda: local.table.play is not None)
        assert app.preferences.last_bots("grail") == ["king", "page"]

    show(local.clients[0], script)


def rows_of(app) -> dict[str, str]:
    """The rows of the lobby by their ids."""
    return {str(option.id): str(option.prompt) for option in app.screen.query_one("#rows", OptionList).options}


@pytest.mark.parametrize("size", [(60, 20), (62, 70), (80, 24), (120, 40), (160, 50)])
def test_every_seat_is_shown_once_with_its_letter_its_player_and_whether_they_are_ready(size):
    local = LocalTable("Anna", "Boris", game="academy")
    local.clients[0].send(AddBot(2, "knight"))

    async def script(app, pilot):
        await until(pilot, lambda: "Boris" in screen_text(app))
        found = rows_of(app)
        assert re.fullmatch(r" A  Anna +you, host +ready ✓ *", found["seat-0"])
        assert re.fullmatch(r" B  Boris +not ready … *", found["seat-1"])
        assert re.fullmatch(r" C  Bors +bot, knight +✓ ", found["seat-2"])
        assert all(re.fullmatch(rf" {letter}  free", found[f"seat-{at}"]) for at, letter in ((3, "D"), (4, "E")))
        lines = screen_text(app).splitlines()
        assert sum("Boris" in line and "not ready" in line for line in lines) == 1

    show(local.clients[0], script, size)


def test_settings_without_their_default_come_first_and_the_cursor_holds_its_row():
    local = LocalTable("Anna", game="academy")
    local.clients[0].send(Pick("academy", {"scrolls": True}))

    async def script(app, pilot):
        rows = app.screen.query_one("#rows", OptionList)
        first = rows.get_option_index("game") + 2
        assert rows.get_option_at_index(first).id == "option-scrolls"
        at = rows.highlighted = rows.get_option_index("option-excalibur")
        await pilot.press("right")
        await until(pilot, lambda: local.table.seats.options.get("excalibur") is True)
        await pilot.pause()
        assert rows.highlighted == at == rows.get_option_index("option-excalibur"), "it does not run from the key"
        rows.highlighted = 0
        app.look_again()
        await pilot.pause(0.05)
        assert {rows.get_option_at_index(first + each).id for each in (0, 1)} == {"option-scrolls", "option-excalibur"}

    show(local.clients[0], script)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_levels_and_characters_of_a_bot_are_described_beside_it(size, language):
    local, words = LocalTable("Anna", game="academy"), Words(language)
    local.clients[0].send(AddBot(1, "squire:greedy"))

    async def script(app, pilot):
        rows = app.screen.query_one("#rows", OptionList)
        rows.highlighted = rows.get_option_index("seat-1")
        await pilot.pause(0.05)
        shown = " ".join(screen_text(app).replace("│", " ").split())
        for level in ("page", "squire", "knight", "king"):
            assert words(f"lobby-level-{level}") in shown, level
        for each in ("none", "bold", "careful", "greedy", "spiteful"):
            assert words(f"lobby-style-{each}") in shown, each
        assert f"► {words('lobby-style-greedy')}" in shown

    show(local.clients[0], script, size, language=language)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_panel_marks_the_value_in_force(size):
    local = LocalTable("Anna", game="academy")

    async def script(app, pilot):
        rows = app.screen.query_one("#rows", OptionList)
        rows.highlighted = rows.get_option_index("clock")
        await pilot.press("right")
        await pilot.pause(0.05)
        canvas = rows.panel or app.screen.query_one("#about", Drawing).canvas
        marked = "".join(cell.character for cell in canvas.rows()[1] if cell.names == "on-gold bold")
        assert marked.strip() == "30 s"

    show(local.clients[0], script, size)


@pytest.mark.parametrize("by_mouse", [True, False])
def test_whoever_the_table_waits_for_sees_what_to_do_and_a_click_does_it(by_mouse):
    local = LocalTable("Anna", "Boris", "Chloé", game="academy")
    local.clients[2].send(Ready(True))

    async def ready(app, pilot):
        assert "You are not ready yet." in screen_text(app)
        await (pilot.click("#next", offset=(3, 0)) if by_mouse else pilot.press("r"))
        await until(pilot, lambda: local.table.people.at(local.clients[1]).ready)

    async def waits(app, pilot):
        shown = screen_text(app)
        assert "You are not ready" not in shown
        assert "Not ready yet: Boris." in shown

    async def starts(app, pilot):
        assert "Everyone is ready" in screen_text(app)
        await (pilot.click("#next", offset=(3, 0)) if by_mouse else pilot.press("s"))
        await until(pilot, lambda: local.table.play is not None)

    show(local.clients[0], waits)
    show(local.clients[2], waits)
    show(local.clients[1], ready)
    show(local.clients[0], starts)


def test_what_keeps_a_game_from_starting_is_told_by_what_each_can_do():
    local, words = LocalTable("Anna", game="grail"), Words("en")
    alone = local.clients[0].state
    assert start_line(words, alone, alone.table.lobby) == "2 players are missing: seat a bot, or wait for friends."
    local = LocalTable("Anna", "Boris", game="grail")
    guest = local.clients[1].state
    said = start_line(words, guest, guest.table.lobby)
    assert said == "You are not ready yet. 1 player is missing."


def test_a_click_on_a_free_seat_sits_down_there():
    local = LocalTable("Anna", game="academy")

    async def script(app, pilot):
        await pilot.click("#rows", offset=(6, 4))
        await pilot.pause(0.05)

    show(local.clients[0], script)
    assert local.clients[0].state.table.my_seat == 3


def test_a_lobby_shows_how_often_each_has_won_against_the_others():
    local = LocalTable("Anna", "Boris", game="academy")

    async def script(app, pilot):
        app.session.won = [3, 1]
        app.screen._painter._series = None, []
        app.look_again()
        await until(pilot, lambda: "Anna 3 : 1 Boris" in screen_text(app))

    show(local.clients[0], script)


@pytest.mark.parametrize(
    ("line", "plan"),
    [
        ("camelot:5", LaunchRequest("join", "Anna", "camelot", 5)),
        ("./scripts/play join camelot:5", LaunchRequest("join", "Anna", "camelot", 5)),
        ("python -m tui join [::1]:5 --watch", LaunchRequest("join", "Anna", "::1", 5, watch=True)),
        ("camelot:5 --seat ABCD-EFGH", LaunchRequest("join", "Anna", "camelot", 5, code="ABCD-EFGH")),
        (
            "join --watch --seat ABCD-EFGH camelot:5",
            LaunchRequest("join", "Anna", "camelot", 5, code="ABCD-EFGH", watch=True),
        ),
    ],
)
def test_the_whole_line_that_a_host_shows_is_an_address_too(line, plan):
    begun = []

    async def script(app, pilot):
        app.begin = begun.append
        await pilot.press("j")
        await until(pilot, lambda: type(app.screen) is JoinForm)
        app.screen.query_one(Input).value = line
        await pilot.press("enter")
        await until(pilot, lambda: type(app.screen) is not JoinForm or "is not an address" in screen_text(app))
        assert app.settings.address == f"{plan.host.join('[]') if ':' in plan.host else plan.host}:{plan.port}"

    show(None, script)
    assert begun == [plan]


def test_what_stands_beside_an_address_and_means_nothing_there_is_no_part_of_it():
    assert wrong_address("./scripts/play join camelot:5") is None
    for line in ("./scripts/play join", "camelot 5", "camelot:5 --seat", "camelot:5 --name Anna", "join camelot join"):
        assert wrong_address(line) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_has_the_name_of_the_program_in_the_readers_language(language):
    async def script(app, pilot):
        app.seen = screen_text(app).splitlines()[0]

    assert f"♔ {Words(language)('table-title')}" in show(None, script, language=language).seen


@pytest.mark.parametrize(
    ("size", "offered"), [((62, 70), False), ((60, 20), True), ((80, 24), True), ((120, 40), True)]
)
def test_keys_that_a_telephone_lacks_are_offered_to_others_only(size, offered):
    async def script(app, pilot):
        app.seen = screen_text(app)

    seen = show(LocalTable("Anna", "Boris").clients[0], script, size).seen
    assert ("Ctrl-P commands" in seen) is offered, "it lists all other keys"
    assert ("F2 settings" in seen) is (size[0] >= 120), "where there is room"
    assert "ready" in seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_a_box_says_once_how_many_play(game, language):
    """Below the name; what the game is about names the minutes only."""
    assert {*re.findall(r"\d+", Words(language)(f"{game}-blurb"))} <= {"30", "45"}


@pytest.mark.parametrize("key", ["enter", "s", "1", "right"])
def test_no_key_begins_another_game_while_the_one_asked_for_is_being_opened(key):
    begun = []

    async def script(app, pilot):
        app.begin = begun.append
        app.launcher.unanswered = True
        await pilot.press(key)
        await pilot.pause(0.05)
        assert app.screen.chosen == "academy"

    show(None, script)
    assert begun == []


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_low_lobby_shows_all_settings_beside_the_explanation_and_a_high_button(language):
    seen = []

    async def script(app, pilot):
        rows = app.screen.query_one("#rows")
        for option in [option for option in rows.options if str(option.id).startswith("option-")]:
            rows.highlighted = rows.get_option_index(option.id)
            await pilot.pause()
            seen.append((re.split("  | ◄", str(option.prompt).strip())[0], screen_text(app)))

    show(LocalTable("Anna", "Boris").clients[0], script, (80, 24), language)
    shown = [name for name, _ in seen]
    assert len({*shown}) > 8
    assert not any(f"{name}◄" in text for name, text in seen), "the arrows touch no name"
    for name, text in seen:
        assert all(other in text for other in shown), "none is below the last row"
        assert len(re.findall(rf"{re.escape(name)}", text)) >= 2, "in the list, and above its explanation"
        assert " A " in text, "the seats stay in sight"


@pytest.mark.parametrize(("options", "rules"), [(10, 4), (1, 4), (2, 4), (5, 0), (6, 4), (13, 4)])
@pytest.mark.parametrize("column", [38, 78, 25])
def test_the_rules_of_a_table_stand_below_their_heading(options, rules, column):
    """In a column of their own where that takes no more rows; the heading never is the last row of a column."""
    rows = placed(Counted(8, options, rules), (78, 42, column))
    assert len({(each.x, each.y) for each in rows}) == len(rows), "no two at the same place"
    heading = rows[8 + options : 9 + options]
    assert all((each.x, each.y + 1) in {(row.x, row.y) for row in rows} for each in heading)
    assert max(each.x + each.width for each in rows) <= 78


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_every_setting_is_explained_whole_on_a_low_screen(game, language):
    words, state = Words(language), LocalTable("Anna", game=game).clients[0].state
    lobby, side = state.table.lobby, Layout.of(80, 24).side
    for id in (*RULES, *(f"option-{choice.name}" for choice in offered(lobby))):
        panel = about_panel(side, BESIDE, row_about(words, state, lobby, id), Keymap(), words)
        assert "…" not in panel.text(), id


def test_a_setting_without_its_default_stands_out_from_the_quiet_others():
    local = LocalTable("Anna", game="academy")
    local.clients[0].send(Pick("academy", {"excalibur": True}))

    async def script(app, pilot):
        rows = app.screen.query_one("#rows", OptionList)
        ids = ("option-excalibur", "option-scrolls")
        app.looks = [{str(span.style) for span in rows.get_option(id).prompt.spans} for id in ids]

    chosen, default = show(local.clients[0], script).looks
    assert default == {str(style("soft-dim"))}
    assert not chosen & default


def test_a_click_in_the_second_column_of_settings_is_for_the_row_under_it():
    async def script(app, pilot):
        rows = app.screen.query_one("#rows")
        at = rows.option_count - 1
        place = rows._places[at]
        assert place.x > 0
        rows.highlighted = rows.get_option_index("option-scrolls")
        await pilot.pause()
        await pilot.click("#rows", offset=(place.x + 2, place.y))
        app.row = rows.row, str(rows.get_option_at_index(at).id)

    app = show(LocalTable("Anna", "Boris").clients[0], script, (80, 24))
    assert app.row[0] == app.row[1]


def test_the_first_screen_reads_no_styles_of_other_screens():
    ours = {"table.tcss", "dialogs.tcss", "hall.tcss", "settings.tcss", "game.tcss"}

    def read(app):
        return {path.rpartition("/")[2] for path, _ in app.stylesheet.source} & ours

    async def script(app, pilot):
        assert read(app) == {"table.tcss"}
        await pilot.press("f2")
        await until(pilot, lambda: read(app) == {"table.tcss", "dialogs.tcss", "settings.tcss"})

    show(None, script)


def test_a_new_first_screen_is_not_drawn_again_as_it_comes_up(monkeypatch):
    callers = []
    draw = Home.show

    def watched(home):
        callers.append(sys._getframe(1).f_code.co_name)
        draw(home)

    async def script(app, pilot):
        assert "on_mount" in callers
        assert "on_screen_resume" not in callers
        await pilot.press("f2")
        await pilot.pause()
        await pilot.press("escape")
        await until(pilot, lambda: "on_screen_resume" in callers)

    monkeypatch.setattr(Home, "show", watched)
    show(None, script)


def test_a_bot_has_the_sign_of_those_who_are_ready():
    local = LocalTable("Anna", "Boris")
    local.clients[0].send(AddBot(2, "squire"))
    prompts = []

    async def script(app, pilot):
        rows = app.screen.query_one("#rows")
        prompts.extend(str(rows.get_option(f"seat-{at}").prompt) for at in range(3))

    show(local.clients[0], script)
    assert ["✓" in prompt for prompt in prompts] == [True, False, True]


def test_the_table_that_is_open_in_this_program_is_not_listed_among_those_to_join():
    sign = Announcement("Anna’s table", "grail", 2, False, False)
    found = [FoundTable(sign, host, 4747) for host in ("192.168.1.5", "192.168.1.6")]

    async def script(app, pilot):
        app.session.ways_in = WaysIn("192.168.1.5:4747")
        app.screen.listed.browser = SimpleNamespace(found=tuple(found), deaf=False, close=lambda: None)
        app.screen.show()
        ids = [option.id or "" for option in app.screen.query_one(OptionList).options]
        app.listed = {id for id in ids if id.startswith("@")}
        assert app.screen.listed.tables() == (found[1],)

    assert show(None, script).listed == {"@192.168.1.6:4747"}
