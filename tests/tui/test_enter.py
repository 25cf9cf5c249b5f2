"""What Enter does is said wherever it does something, and the question is told from all that was told before."""

from __future__ import annotations

import random
import re

import pytest
from rich.cells import cell_len
from textual.widgets import OptionList

import core
from core.games.academy import actions as academy
from core.games.grail.actions import Choose, Curse, Keep, Lay, Pass, PlaceDragon, Point, Push, Steal
from core.games.histrio.actions import Ox, Tightrope, Travel
from netplay.protocol.messages import AddBot
from tests.tui.local import LocalTable, press, screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.game_view.lesson import curriculum
from tui.game_view.lesson.progress import Progress
from tui.screens import key_row
from tui.screens.game.enter_text import brief_text, choice_text
from tui.screens.learn.menu import LearnScreen
from tui.text.books import LOCALES
from tui.text.words import Words, rich
from tui.widgets.drawing import Drawing

NAMES = ["Anna", "Boris", "Chloé", "Dmytro", "Yvain"]


def asked(game: str, seed: int = 7) -> LocalTable:
    """A table at a question with several answers."""
    local = LocalTable("Anna", game=game, seed=seed)
    local.start(bots=core.SEATS[game][0] if game != "nobles" else 1)
    local.play(lambda replica: len(replica.legal()) > 1, random.Random(seed))
    return local


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_enter_names_the_choice_under_the_cursor_and_no_row_of_keys_touches_the_edge(game, language):
    replica = asked(game).clients[0].state.games.replica
    view = View.of(replica, Words(language), NAMES[: replica.game.players(replica.state)])
    there = dict.fromkeys(key_row.KEYS, True) | dict.fromkeys(("key-bot", "key-now"), False)
    for action in view.legal:
        view.cursor = action
        effect = choice_text(view, rich(board(game).cells(view, action)[0], view.names).plain).replace("\u00a0", " ")
        assert effect
        for columns in (60, 66, 80, 100, 120, 160):
            for rows in (20, 24, 40):
                row = key_row.keys(view, (columns, rows), there, (effect,)).text()
                row = row.replace("\u00a0", " ")
                assert row.startswith(" Enter ")
                assert cell_len(row.rstrip()) <= columns - 1
                assert effect[:8] in row
                assert columns < 80 or f"Enter {effect}" in row
                assert columns < 80 or rows < 24 or "Esc" in row


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_screen_names_the_keys_for_help_before_those_for_talk(language):
    view = View.of(asked("grail").clients[0].state.games.current.replica, Words(language), ["Anna", "Boris", "Bors"])
    named = [
        f" {view.words(f'table-{key}')}" for key in ("key-leave", "key-hint", "key-explain", "key-log", "key-talk")
    ]
    for columns, count in ((50, 2), (60, 3), (79, 4), (110, 5)):
        row = key_row.keys(view, (columns, 20), {"key-hint": True}, ("x",)).text()
        seen = [key in row for key in named]
        assert sorted(seen, reverse=True) == seen
        assert sum(seen) >= count


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ([1, 2], "1 2"), ([1, 2, 3], "1-3"), ([0, 4, 6], "0 4 6"), ([0, 1, 2, 4, 7, 8, 9], "0-2 4 7-9"),
    ],
)  # fmt: skip
def test_digits_are_named_one_by_one_or_from_the_first_of_a_row_to_the_last(given, said):
    assert key_row.spans(given) == said


def test_the_digits_with_gaps_between_them_are_all_named_before_keys_that_pass():
    replica = asked("histrio").clients[0].state.games.replica
    view = View.of(replica, Words("en"), NAMES[: replica.game.players(replica.state)])
    there, effects = {"key-round": True, "key-hint": True}, ("travel to Amboise", "Amboise")
    row = key_row.keys(view, (80, 24), there, effects).text()
    assert " 1-8 play" in row
    view.legal = [each for each in view.legal if each.card in ("city-1", "city-4", "city-5", "city-7")]
    canvas = key_row.keys(view, (80, 24), there, effects)
    assert " 1 4 5 7 play" in canvas.text()
    assert canvas.text().startswith(" Enter travel to Amboise  ")
    gold = "".join(cell.character for cell in canvas.rows()[0] if cell.names == "gold")
    assert gold.replace(" ", "").endswith("1457hi?Esc"), "each digit is a key"


def test_the_verb_of_a_choice_gives_way_before_the_keys_that_are_needed():
    replica = asked("academy").clients[0].state.games.replica
    view = View.of(replica, Words("ru"), NAMES[: replica.game.players(replica.state)])
    there = {"key-bot": False, "key-round": False, "key-undo": False}
    effects = "оставить: галантность 3", "галантность 3"
    wide, narrow = (key_row.keys(view, (columns, 24), there, effects).text() for columns in (118, 80))
    assert wide.startswith(f" Enter {effects[0]}  ")
    assert narrow.startswith(f" Enter {effects[1]}  ")
    for key in "hi?":
        assert f" {key} " in narrow


def test_a_choice_that_explains_itself_gives_way_to_the_keys_in_few_words():
    view = View.of(asked("histrio").clients[0].state.games.current.replica, Words("en"), ["Anna", "Boris"])
    view.cursor = Tightrope(5, 4)
    assert brief_text(view, "tightrope walker: 5 Embrun → 4 Dijon") == "go to 4 Dijon"
    assert brief_text(view, "tightrope walker: 5 Embrun -> 4 Dijon") == "go to 4 Dijon", "in ASCII"
    view.cursor = Ox(5)
    assert brief_text(view, "ox tamer: close 5 Embrun") == "close 5 Embrun"
    view.cursor = Travel("city-3")
    assert brief_text(view, "Chinon") == "Chinon"


GRAIL = (
    Keep("witch"), Pass("left"), Curse("fairy"), Point(1), Choose(10), Lay("boots"), PlaceDragon(29), Steal(1), Push(1),
)  # fmt: skip
"""Choices of Grail Cup that are named without a verb."""


@pytest.mark.parametrize("action", GRAIL, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_of_grail_cup_keeps_its_verb_in_few_words(action, language):
    view = View.of(asked("grail").clients[0].state.games.current.replica, Words(language), NAMES[:4])
    view.cursor = action
    name = {Pass: "à gauche", Choose: "10", PlaceDragon: "29"}.get(type(action), "Bors")
    for said in (choice_text(view, name), brief_text(view, name)):
        assert len(said) > len(name), "a verb stands with it"
    assert len(brief_text(view, name)) <= len(choice_text(view, name))


@pytest.mark.parametrize("theme", ["dark", "mono"])
def test_a_block_that_nothing_else_has_stands_before_the_question(theme):
    client = asked("histrio").clients[0]

    async def script(app, pilot):
        await until(pilot, lambda: "YOUR MOVE" in screen_text(app))
        cells = app.screen.query_one("#question", Drawing).canvas.rows()[0]
        block = [cell for cell in cells if cell.names == "on-gold bold"]
        assert "".join(cell.character for cell in block) == " ► YOUR MOVE "
        assert "Enter travel to " in screen_text(app).splitlines()[-1]
        before = screen_text(app).splitlines()[-1]
        await pilot.press("down")
        await until(pilot, lambda: screen_text(app).splitlines()[-1] != before)

    show(client, script, theme=theme)


def test_a_single_choice_only_asks_to_continue():
    """Where one card is left and nothing is to decide, it is not called a move, and the card is named."""
    local = LocalTable("Anna", game="academy", seed=0)
    local.start(bots=2)
    local.play(lambda replica: [type(each) for each in replica.legal()] == [academy.Keep], random.Random(0))

    async def script(app, pilot):
        await until(pilot, lambda: "► CONTINUE " in screen_text(app))
        assert "YOUR MOVE" not in screen_text(app)
        assert re.search(r"CONTINUE  Keep \w+\s\d: your only choice\.", screen_text(app))

    show(local.clients[0], script)


STATES = {
    "asked": {}, "asked without digits": {"digits": False}, "waiting": {"game-keys": False, "key-hint": False},
    "undo": {"key-undo": True},
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 120, 160])
def test_every_key_of_the_last_row_keeps_its_columns_in_every_state(language, columns):
    """Looking back too, where another key leads back in the same place."""
    replica = asked("academy").clients[0].state.games.replica
    view = View.of(replica, Words(language), NAMES[: replica.game.players(replica.state)])
    nothing = dict.fromkeys((*key_row.PASSING, key_row.BACK), False)
    states = {name: {**nothing, **more} for name, more in STATES.items()}
    states["looking"] = {**nothing, **states["waiting"], key_row.BACK: True, key_row.LEAVE: False}
    places: dict[str, set[int]] = {}
    for there in states.values():
        for effects in ((), ("one", "one"), ("a choice with a name", "a name")):
            row = key_row.keys(view, (columns, 24), there, effects).text()
            for key in ("h", "i", "l", "t", "p", "?", "Esc", "↑↓"):
                at = row.replace("↑↓←→", "↑↓").rfind(f" {key} ") if key == "↑↓" else row.rfind(f" {key} ")
                places.setdefault(key, set()).update({at} if at >= 0 else ())
    assert all(len(found) <= 1 for found in places.values())
    assert all(places[key] for key in ("h", "i", "?", "Esc", "↑↓"))


def test_a_long_question_keeps_its_words_and_is_said_to_be_ours():
    async def script(app, pilot):
        await pilot.pause(0.05)
        shown = screen_text(app)
        assert "► YOUR MOVE  Keep one ally" in shown
        assert "aside." in shown
        assert "other is set aside." not in shown, "the question is broken"

    show(asked("grail").clients[0], script, (64, 46))


def test_no_key_of_the_screen_below_is_named_beside_a_dialog():
    async def script(app, pilot):
        await until(pilot, lambda: "Esc leave" in screen_text(app))
        await pilot.press("l")
        await until(pilot, lambda: len(app.screen_stack) > 1 and "Esc leave" not in screen_text(app))
        await pilot.press("escape")
        await until(pilot, lambda: "Esc leave" in screen_text(app))

    show(asked("academy").clients[0], script)


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ((), "Enter play "),
        (("down",), "Enter options first"),
        (("down", "down"), "Enter lessons and rules"),
        (("end",), "Enter quit"),
    ],
)
def test_on_the_first_screen_enter_follows_the_bar(keys, said):
    app = show(None, press(*keys))
    assert said in app.seen
    assert app.seen.count("Enter ") == 1


def test_learning_is_in_the_menu_by_name_and_by_the_key_of_the_help():
    async def script(app, pilot):
        assert "?  Learn to play" in screen_text(app)
        await pilot.press("down", "down", "enter")
        await until(pilot, lambda: isinstance(app.screen, LearnScreen))

    show(None, script)


def test_the_host_comes_to_a_game_by_enter_alone():
    local = LocalTable("Anna", game="nobles")

    async def script(app, pilot):
        await until(pilot, lambda: "Enter seat the bot" in screen_text(app) and "SEAT A BOT" in screen_text(app))
        await pilot.press("enter")
        await until(pilot, lambda: "bot, " in screen_text(app))
        await until(pilot, lambda: "Enter start the game" in screen_text(app))
        await pilot.press("enter")
        await until(pilot, lambda: local.table.play is not None)

    show(local.clients[0], script)


def test_enter_gives_a_bot_another_level():
    local = LocalTable("Anna", game="academy")
    local.clients[0].send(AddBot(1, "squire"))

    async def script(app, pilot):
        rows = app.screen.query_one("#rows", OptionList)
        rows.highlighted = rows.get_option_index("seat-1")
        await pilot.press("enter")
        await until(pilot, lambda: "bot, knight" in screen_text(app))

    show(local.clients[0], script)


@pytest.mark.parametrize("game", core.IDS)
def test_the_list_of_lessons_says_what_each_teaches_how_long_it_takes_and_what_was_done(game):
    progress, words = Progress(None), Words("en")
    progress.of(game).done = True

    async def script(app, pilot):
        app.push_screen(LearnScreen(game, progress=progress))
        await until(pilot, lambda: isinstance(app.screen, LearnScreen))
        await pilot.pause(0.05)
        shown = screen_text(app)
        assert shown.count("✓ A first game with a coach") == 1
        assert f"{curriculum.minutes(curriculum.GAME, game)} min   learnt" in shown
        assert words(f"frame-learn-{game}-game").split()[-1] in shown
        await pilot.press("down")
        await until(pilot, lambda: words(f"frame-learn-{game}-exercises").split()[-1] in screen_text(app))
        assert shown.count("0 of 10") == len(core.IDS)

    show(None, script)


def test_the_settings_are_as_wide_as_a_narrow_screen():
    async def script(app, pilot):
        await pilot.press("f2")
        await until(pilot, lambda: "╭─ Settings" in screen_text(app))
        rows = screen_text(app).splitlines()[app.screen.query_one(".dialog").region.y :]
        assert {len(row) for row in rows} == {80}
        assert all(row.startswith(("╭", "│", "╰")) for row in rows)
        await pilot.press("down", "down")
        await until(pilot, lambda: "► automatic" in screen_text(app))  # the value in force is marked
        assert "YOUR MOVE" in screen_text(app), "a sample of the look"

    show(None, script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_keys_that_names_enter_begins_with_it(language):
    for path in sorted((LOCALES / language).glob("*.ftl")):
        rows = re.findall(r"^([\w-]+-keys[\w-]*) = (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
        named = [(name, [key.split(" ")[0] for key in re.split(r" {2,}", row)]) for name, row in rows]
        assert not [name for name, keys in named if "Enter" in keys[1:]]
