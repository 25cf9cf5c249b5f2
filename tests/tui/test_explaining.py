"""What is shown is explained: by Tab and the arrows, and by the mouse."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import islice

import pytest
from rich.console import Console
from rich.text import Text

import core
from tests.cases import each_value
from tests.tui.local import LocalTable, screen_text, show
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.boards.guide import Explanation, guide
from tui.boards.leading import standing_told
from tui.draw.canvas import Canvas, Region
from tui.screens.game import frame
from tui.screens.game.game import GameScreen
from tui.screens.game.room import FRAME, board_width, hand_room
from tui.screens.help.explaining import ExplainScreen, Thing, as_read, headed, nearest, once
from tui.screens.help.help import HelpScreen
from tui.text.words import Words
from tui.widgets.drawing import Drawing

NAMES = ("Anna", "Boris", "Chloé", "Dmytro")
STEPS = 25
LEAST = {"academy": 9, "grail": 10, "nobles": 9, "histrio": 4}
"""So many kinds of things, at least, can be explained on the board of each game."""


def views(game: str) -> Iterator[View]:
    """Moments of a game, each before the next is played."""
    fewest = core.game(game).seats[0]
    local, rng = LocalTable("Anna", game=game, seed=5), random.Random(5)
    local.start(bots=max(1, fewest - 1))
    for _ in range(STEPS):
        local.bots()
        replica = local.clients[0].state.games.replica
        if replica.outcome is not None:
            break
        legal = list(replica.legal())
        yield View.of(replica, Words("en"), NAMES, legal=legal, cursor=rng.choice(legal))
        local.clients[0].send(local.clients[0].state.act(rng.choice(legal)))


def regions(view: View, size: tuple[int, int]) -> list[Region]:
    it, width = board(view.game.id), board_width(size[0])
    canvas = Canvas(width, it.height(view, width, size[1] - FRAME))
    it.draw(view, canvas)
    hand = it.hand(view, hand_room(*size))
    assert all(
        r.x >= 0 and r.y >= 0 and r.x + r.width <= width and r.y + r.height <= canvas.height for r in canvas.regions
    )
    return [*canvas.regions, *(hand.regions if hand else ())]


@pytest.mark.parametrize(("game", "size"), each_value(core.IDS, [(80, 24), (120, 40), (160, 50)]))
def test_every_thing_that_a_board_names_is_in_its_guide(game, size):
    named = {region.name for view in views(game) for region in regions(view, size)}
    assert named <= {term.name for term in guide(game).terms}
    assert len(named) >= LEAST[game]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_every_thing_on_a_board_is_explained_in_words(game, language):
    words = Words(language)
    for view in islice(views(game), 0, None, 8):
        view.words = words
        for region in regions(view, (120, 40)):
            found = board(game).about(view, region.name, region.about)
            assert found.title, region
            assert len(found.text) > 15, region
            assert not found.text.startswith(("terms-", f"{game}-")), region


@pytest.mark.parametrize("game", core.IDS)
def test_the_standing_is_explained_by_what_it_is_now(game):
    view = next(views(game))
    view.names = NAMES[: view.game.players(view.state)]
    total = board(game).total(view)
    told = standing_told(view, board(game))
    assert total in told
    assert f"Your letter on the board: {'R, Y' if game == 'academy' else 'A'}." in told.splitlines()


def game_of(name: str, bots: int):
    local = LocalTable("Anna", game=name)
    local.start(bots=bots)
    return local.clients[0]


def script_of(*keys: str):
    async def script(app, pilot):
        await pilot.press(*keys)
        await pilot.pause(0.1)
        app.seen, app.top = screen_text(app), app.screen
        app.page = app.screen.page.name if isinstance(app.screen, HelpScreen) else ""

    return script


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40), (160, 50)])
def test_tab_explains_what_the_cursor_is_on_and_esc_leads_back(size):
    client = game_of("histrio", 1)
    app = show(client, script_of("tab"), size)
    assert type(app.top) is ExplainScreen
    if size[0] >= 80:
        assert "Alone here, a player takes its encounters" in " ".join(app.seen.split())
    assert type(show(client, script_of("tab", "escape"), size).top) is GameScreen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
def test_the_panel_names_its_keys_whole(size, language):
    words = Words(language)

    async def script(app, pilot):
        await script_of("tab")(app, pilot)

    seen = show(game_of("academy", 2), script, size, language).seen
    edge = next(row for row in reversed(seen.splitlines()) if "╰─ Enter " in row)
    forms = [words(f"help-explain-keys{each}").split("  ") for each in ("", "-few")]
    assert any(all(f" {key} " in edge for key in form) for form in forms)
    assert "…" not in edge


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
def test_the_text_about_a_choice_names_tab_which_explains_all_else(size):
    said, client = Words("en")("help-explain-others"), game_of("nobles", 1)
    app = show(client, script_of("i"), size)
    assert said in app.seen
    assert all(len(row) <= size[0] for row in app.seen.splitlines())
    assert type(show(client, script_of("i", "tab"), size).top) is ExplainScreen
    assert type(show(client, script_of("i", "tab", "escape"), size).top) is GameScreen


def test_the_arrows_go_from_thing_to_thing_and_answer_nothing():
    client = game_of("academy", 2)
    before = client.state.games.replica.state.packs
    app = show(client, script_of("tab", "up", "up"))
    assert "gain" in app.seen or "score" in app.seen
    assert type(app.top) is ExplainScreen
    assert client.state.games.replica.state.packs == before


@pytest.mark.parametrize(("keys", "row", "top"), [(("tab",), 0, r"╭─+╮"), (("tab", "escape"), 1, "━")])
def test_no_card_is_lifted_out_of_the_frame_of_the_hand_that_is_explained(keys, row, top):
    rows = show(game_of("academy", 2), script_of(*keys)).seen.splitlines()
    below = 1 + next(at for at, row in enumerate(rows) if "YOUR MOVE" in row)
    assert re.match(rf" *{top}", rows[below + row])


def test_all_but_the_thing_that_is_explained_lies_in_the_shade_until_one_goes_back():
    def painted(app):
        """The rows above the panel: each character with its colours."""
        strips = app.screen._compositor.render_strips(app.size)[:10]
        return [(each, segment.style.color) for strip in strips for segment in strip for each in segment.text]

    async def script(app, pilot):
        plain = painted(app)
        await pilot.press("tab", "up", "up")
        await pilot.pause(0.1)
        marked, lit = painted(app), app.screen.lit
        await pilot.press("escape")
        await pilot.pause(0.1)
        app.found = plain, marked, painted(app), lit

    plain, marked, after, lit = show(game_of("academy", 2), script, (80, 24)).found
    in_light = [before == now for before, now in zip(plain, marked, strict=True) if before[0] not in " ─"]
    assert 0 < in_light.count(True) < len(in_light) / 2
    row = slice(lit.y * 80 + lit.x + 1, lit.y * 80 + min(80, lit.right) - 1)  # without the bracket around it
    assert marked[row] == plain[row] != []
    assert after == plain


@pytest.mark.parametrize(("keys", "marked"), [(["tab"], False), (["tab", "up"], True)], ids=["the hand", "a squire"])
def test_without_colours_what_has_no_pictures_is_marked(keys, marked):
    async def script(app, pilot):
        await pilot.press(*keys)
        await pilot.pause(0.1)
        drawings = [app.screen_stack[-2].query_one(f"#{name}", Drawing) for name in ("hand", "board")]
        app.grounds = [cell.ground for drawing in drawings for row in drawing.canvas.rows() for cell in row]

    grounds = show(game_of("academy", 2), script, (80, 24), theme="mono").grounds
    assert (grounds.count("cursor") > 5) == marked, "that of a disc that would move is a few columns wide"


def test_enter_opens_the_help_at_the_thing():
    app = show(game_of("histrio", 1), script_of("tab", "enter"))
    assert type(app.top) is HelpScreen
    assert app.page == "terms/city"


def test_things_are_explained_when_nothing_is_asked():
    local = LocalTable("Anna", "Boris", game="nobles", seed=2)
    local.start()
    waiting = next(client for client in local.clients if True)
    app = show(waiting, script_of("tab", "tab"))
    assert type(app.top) is ExplainScreen
    assert "Esc back to the game" in app.seen


async def over_coats(pilot, app) -> None:
    """Moves the mouse over the coats of arms of a squire."""
    drawing = app.screen.query_one("#board", Drawing)
    region = next(each for each in drawing.regions if each.name == "coats")
    await pilot.hover(drawing, (region.x, region.y))
    await pilot.pause(0.1)


@pytest.mark.parametrize(("size", "where"), [((80, 24), -1), ((160, 50), None)])
def test_the_mouse_over_a_thing_explains_it_in_the_last_row_or_beside_the_board(size, where):
    async def script(app, pilot):
        await over_coats(pilot, app)
        app.seen = screen_text(app)
        await pilot.hover("#title")
        await pilot.pause(0.1)
        app.after = screen_text(app)

    app = show(game_of("academy", 2), script, size)
    said = app.seen.splitlines()[where] if where else app.seen
    assert "Every payment of Chivalry Points" in said
    assert "Every payment of Chivalry Points" not in app.after


def test_i_reads_out_what_the_mouse_is_over():
    async def script(app, pilot):
        await over_coats(pilot, app)
        await pilot.press("i")
        await pilot.pause(0.1)
        app.seen = screen_text(app)

    assert "announced." in show(game_of("academy", 2), script).seen


def test_tab_goes_from_left_to_right_and_from_the_top_down():
    """A pile that begins a row below the nobles at both its sides is read between them."""
    places = {"left": (0, 5, 20, 8), "pile": (22, 6, 7, 4), "right": (60, 5, 20, 8), "next": (0, 13, 20, 8)}
    things = [Thing("board", Region(*place, name), *place[:2]) for name, place in places.items()]
    assert [thing.region.name for thing in as_read(things[::-1])] == ["left", "pile", "right", "next"]


def test_the_nearest_thing_lies_in_the_direction_of_the_arrow():
    places = {"a": (0, 0), "b": (20, 0), "c": (0, 8), "d": (22, 8)}
    things = [Thing("board", Region(0, 0, 4, 2, name), x, y) for name, (x, y) in places.items()]
    assert [nearest(things, 0, key) for key in ("right", "down", "left", "up")] == [1, 2, 0, 0]
    assert [nearest(things, 3, key) for key in ("left", "up")] == [2, 1]


def test_what_lies_straight_ahead_is_near_however_wide_it_is():
    """A tile, the track above it, which is as wide as the board, and the title above both."""
    boxes = {"tile": (0, 9, 25, 3), "track": (0, 5, 80, 1), "order": (56, 5, 24, 1), "title": (0, 0, 32, 1)}
    things = [Thing("board", Region(0, 0, wide, high, name), x, y) for name, (x, y, wide, high) in boxes.items()]
    assert [nearest(things, at, "up") for at in range(4)] == [1, 3, 3, 3]
    assert nearest(things, 3, "down") == 1
    assert nearest(things, 1, "right") == 2


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_up_from_a_squire_leads_over_each_track_to_the_title(size):
    async def script(app, pilot):
        app.names = []
        await pilot.press("tab")
        for _ in range(12):
            await pilot.press("up")
            app.names.append(app.screen._things[app.screen._at].region.name)

    names = show(game_of("academy", 2), script, size).names
    tracks = ["charity", "quests", "king", "education", "tournaments", "jousts", "gallantry"]
    assert names[names.index("squire") + 1 :][:8] == [*tracks, "title"]


def test_the_standing_in_the_first_row_is_explained_too():
    async def script(app, pilot):
        await pilot.press("tab", *["up"] * 12, "tab")
        await pilot.pause()
        app.seen = screen_text(app)

    seen = show(game_of("grail", 2), script, (80, 24)).seen
    assert "Who leads" in seen
    assert "Your letter on the board" in seen


PHASES = {"academy": "Six rounds.", "grail": "Each round has a draft", "histrio": "Two seasons"}


@pytest.mark.parametrize("game", PHASES)
def test_where_the_game_has_come_to_is_explained_too(game):
    """Duelling Nobles has its steps in a row of their own."""

    async def script(app, pilot):
        await pilot.press("tab")
        await pilot.pause()
        things = app.screen._things
        app.screen._at = next(at for at, thing in enumerate(things) if thing.region.name == "title")
        app.screen._draw()
        await pilot.pause()
        app.seen = " ".join(screen_text(app).split())

    assert PHASES[game] in show(game_of(game, 2), script, (80, 24)).seen


@pytest.mark.parametrize(
    ("title", "text", "shown"),
    [
        ("Witch", "Witch, 1. Move 1.\n\nThe curse.", ("Witch, 1", "Move 1.\n\nThe curse.")),
        ("Jousts", "Jousts: the first takes 3.", ("Jousts", "The first takes 3.")),
        ("A city", "A cityscape. More.", ("A city", "A cityscape. More.")),
        ("A city", "A city.", ("A city", "A city.")),
        ("", "No title. More.", ("", "No title. More.")),
    ],
)
def test_a_title_is_not_said_again_in_the_first_line(title, text, shown):
    assert once(Explanation(title, text)) == shown


def test_what_a_paragraph_is_about_stands_out_and_names_keep_their_colours():
    parts = "Witch, 1. Move 1.\n\nAt ", ("Anna", "red"), ": a church. Calm.\n\nA whole sentence"
    text = headed(Text.assemble(*parts))
    bold = {text.plain[span.start : span.end] for span in text.spans if "bold" in str(span.style)}
    assert bold == {"Witch, 1.", "At Anna:"}
    assert str(text.spans[-1].style) == "red"
    titled = headed(Text.assemble(*parts), begins=False)
    assert "Witch, 1." not in {titled.plain[span.start : span.end] for span in titled.spans}, "the title says it"


EXPLAINED = "Jousts now:\nAnna, 4 squares: 3\nBoris, 2: 2\n\nBoth pay every round. The first place has 3 points."


@pytest.mark.parametrize(
    ("width", "expected"),
    [
        (80, "Both pay every round. The first place has 3 points."),
        (30, "Both pay every round."),
        (15, "Both pay …"),
    ],
    ids=["all without the list", "whole sentences", "whole words"],
)
def test_the_gist_of_an_explanation_leaves_out_lists_and_cuts_no_word(width, expected):
    assert frame.gist(EXPLAINED, width) == expected


@pytest.mark.parametrize(("rows", "last"), [(8, "one goes there."), (6, "The road."), (5, "The road.")], ids=str)
def test_an_explanation_that_is_cut_ends_with_a_sentence_that_says_something(rows, last):
    view = next(views("grail"))
    text = "The road.\n\nArrows. What is there comes, and so one goes there.\n\nThe end of it all is far away."
    shown = frame.explanation(view, Explanation("A", text), (24, rows), Console()).text()
    written = [line.strip("│ ") for line in shown.splitlines()[1:-1]]
    assert [line for line in written if line][-1] == last


@pytest.mark.parametrize(
    ("rows", "last"), [(8, "Boris 2"), (7, "Boris 2"), (6, "The track."), (5, "The track.")], ids=str
)
def test_an_explanation_that_is_cut_shows_a_table_whole_or_not_at_all(rows, last):
    view = next(views("academy"))
    text = "The track.\n\nJousts:  squares\nAnna 4\nBoris 2\n\nBoth of them pay in every round, to the end."
    shown = frame.explanation(view, Explanation("A", text), (24, rows), Console()).text()
    written = [line.strip("│ ") for line in shown.splitlines()[1:-1]]
    assert [line for line in written if line][-1] == last


@pytest.mark.parametrize("game", core.IDS)
def test_the_row_under_the_mouse_names_a_thing_once_and_the_key_for_more(game):
    for view in islice(views(game), 3):
        for region in regions(view, (80, 24)):
            it = frame.about(view, board(game), region)
            row = frame.explanation_row(view, it, 80).text()
            assert row.endswith(view.words("table-more")), row
            assert not row.strip().startswith(f"{it.title}  {it.title}"), row


@pytest.mark.parametrize("size", [(120, 40), (62, 70)], ids=str)
def test_the_light_stays_on_the_thing_when_the_screen_changes_its_size(size):
    async def script(app, pilot):
        await pilot.press("tab")
        await pilot.resize_terminal(*size)
        await pilot.pause(0.1)
        lit, panel = app.screen.lit, app.screen.panel
        hand = app.screen_stack[-2].query_one("#hand", Drawing).region
        assert (lit.x, lit.y, lit.bottom) == (hand.x, hand.y, hand.bottom)
        assert lit.bottom <= panel.top or panel.top + panel.height <= lit.y, "the panel leaves it in sight"

    show(game_of("academy", 2), script, (80, 24))
