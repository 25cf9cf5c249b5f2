"""Every sign on a board is explained in the help of its game, in every language."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

import core
from tests.tui.local import LocalTable, screen_text, show
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.draw.canvas import Canvas
from tui.draw.signs import glyph
from tui.screens.game.room import FRAME, board_width, hand_room
from tui.screens.help.pages import pages
from tui.text.words import Words

SIZES = ((80, 24), (120, 40))
STEPS = 25
"""Questions of each game whose boards are looked at."""
NAMES = ("Anna", "Boris", "Chloé", "Dmytro")
DRAWN = "─━│┃╭╮╯╰┏┓┗┛╌╎▀▄█▔▌▐╱╲▁▂▃▅▆▇"
"""What edges, backs, pictures, charts and grounds are drawn with: it says nothing by itself."""
SAID = "’−–—…«»"
"""What stands in texts, too."""
APART = {"grail": {"·"}, "nobles": {"·"}}
"""What only keeps words apart there."""


def signs(text: str) -> set[str]:
    """The characters of a text that are signs."""
    return {each for each in text if not (each.isascii() or each.isalpha() or each.isspace())} - {*DRAWN, *SAID}


@cache
def shown(game: str) -> set[str]:
    """The signs on the board and in the hand, in a game of two and one of as many as may be, up to four."""
    found: set[str] = set()
    fewest, most = core.game(game).seats[0], min(4, core.game(game).seats[-1])
    for players in {fewest, most}:
        local, rng = LocalTable("Anna", game=game, seed=players), random.Random(players)
        local.start(bots=players - 1)
        for _ in range(STEPS):
            local.bots()
            replica = local.clients[0].state.games.replica
            if replica.outcome is not None:
                break
            legal = list(replica.legal())
            view = View.of(replica, Words("en"), NAMES, legal=legal, cursor=rng.choice(legal))
            found |= signs("".join(drawn(view, size) for size in SIZES))
            local.clients[0].send(local.clients[0].state.act(rng.choice(legal)))
    return found


def drawn(view: View, size: tuple[int, int]) -> str:
    it, width = board(view.game.id), board_width(size[0])
    canvas = Canvas(width, it.height(view, width, size[1] - FRAME))
    it.draw(view, canvas)
    hand = it.hand(view, hand_room(*size))
    return canvas.text() + (hand.text() if hand else "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_every_sign_that_is_drawn_is_explained(game, language):
    explained = Words(language)(f"{game}-signs")
    assert len(shown(game)) > 7
    assert shown(game) - {*explained} - APART.get(game, set()) == set()
    assert signs(explained) == signs(Words("en")(f"{game}-signs"))


COURSES = ("gallantry", "jousts", "tournaments", "education", "king", "quests", "charity")
IN_ASCII = {
    "academy": (*COURSES, "sword", "shield", "away"),
    "grail": ("finish", "castle", "clover", "church", "village", "away"),
    "nobles": ("away", "coin", "wound"),
    "histrio": ("comedy", "tragedy", "acrobat", "manager", "request", "coin", "away"),
}
"""What boards show by a sign of its own in ASCII."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_in_ascii_the_signs_that_the_boards_show_there_are_explained(game, language):
    explained = Words(language, ascii_only=True)(f"{game}-signs")
    assert {each for each in IN_ASCII[game] if f"{glyph(each, True)}  " not in explained} == set()


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("game", ["academy", "histrio"])
def test_no_piece_looks_like_what_is_said_of_a_player(game, ascii_only):
    """Where several answer at once: that one has chosen is a sign as small as a coat of arms. And beside a track the
    sign of who is to act would be taken for a cursor."""
    people = {glyph(each, ascii_only) for each in ("turn", "first", "thinking", "done", "bot")}
    assert people.isdisjoint(glyph(each, ascii_only) for each in IN_ASCII[game] if each != "away")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_each_line_of_the_signs_fits_a_small_screen_and_says_something(game, language):
    _, *lines = Words(language)(f"{game}-signs").splitlines()
    assert all(len(line) <= 54 and re.search(r"[^\W\d_]{2,}", line) for line in lines), lines


@pytest.mark.parametrize("game", core.IDS)
def test_the_help_of_a_game_shows_its_signs(game):
    local = LocalTable("Anna", game=game)
    local.start(bots=max(1, core.game(game).seats[0] - 1))

    async def script(app, pilot):
        await pilot.press("question_mark")
        app.screen.go(next(page for page in pages(app.words, game) if page.name == "terms/signs"))
        await pilot.pause(0.05)
        app.seen = screen_text(app)

    rows = show(local.clients[0], script, (100, 100)).seen.splitlines()
    pairs = re.findall(r"(\S+(?: \S+)*) {2,}(\S+(?: \S+)*)", Words("en")(f"{game}-signs"))
    assert len(pairs) > 10
    for sign, meaning in pairs:
        assert any(re.search(rf"{re.escape(sign)} {{2,}}{re.escape(meaning)}", row) for row in rows), sign
