"""The log of a game: each turn is a block, whose headline says what it came to once it is over.

Knows: whole games at a table in this process, narrations and feeds.
Must not know: how a feed is painted.
"""

from __future__ import annotations

import random

import pytest
from rich.console import Console
from rich.text import Text

import core
from tests.tui.local import LocalTable
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.game_view.narration import Narration, lines_of
from tui.game_view.telling import is_headline
from tui.text.words import Words
from tui.text.wrap import wrap
from tui.widgets.feed_lines import FeedLines, LogText

NAMES = ["Anna", "Yvain", "Bors", "Ector", "Lynet"]
SEATS = {"academy": 4, "grail": 5, "nobles": 2, "histrio": 4}


@pytest.fixture(scope="module", params=core.IDS)
def played(request):
    """A game that is over."""
    local = LocalTable("Anna", game=request.param, seed=3)
    local.start(bots=SEATS[request.param] - 1)
    local.play(lambda replica: False, random.Random(3))
    return local.clients[0].state.games.replica


def view_of(replica, language="en") -> View:
    return View.of(replica, Words(language), NAMES[: SEATS[replica.game.id]])


def told_of(replica, until: int) -> list[Text]:
    """The lines that a feed shows once so many events have been told."""
    lines = FeedLines()
    for line in lines_of(replica, view_of(replica), 0):
        if line.mark <= until:
            lines.append(line)
    return [*lines.texts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turn_that_is_over_has_a_headline_that_sums_it_up(played, language):
    view, drawn = view_of(played, language), board(played.game.id)
    heads = [at for at, event in enumerate(played.log) if event.key in drawn.headlines]
    turns = [at for at in heads if played.log[at].key in ("round", "turn")]
    lines = lines_of(played, view, 0)
    closed = {line.closes: line.summary.plain for line in lines if line.summary is not None}
    over = [at for at in turns if at < heads[-1]]
    assert len(over) > 2
    for at in over:
        said = closed[at + 1]
        assert said.startswith("— ")
        assert "{" not in said
        assert "none" not in said
        assert said != drawn.plain(view, drawn.line(view, played.log[at]))


def test_the_headline_changes_when_the_next_block_begins_and_not_before(played):
    drawn = board(played.game.id)
    heads = [at for at, event in enumerate(played.log) if event.key in drawn.headlines]
    first, second = heads[1], heads[2]
    closing = next(line for line in lines_of(played, view_of(played), 0) if line.closes == first + 1)
    before, after = told_of(played, second), told_of(played, second + 1)
    assert closing.summary.plain not in [line.plain for line in before]
    assert closing.summary.plain in [line.plain for line in after]
    assert len(after) == len(before) + 1, "no line is added for it"


def test_the_whole_log_has_the_same_headlines_as_the_feed(played):
    narration = Narration()
    narration.lines = lines_of(played, view_of(played), 0)
    read = [line.text.plain for line in narration.readable(len(played.log))]
    assert read == [line.plain for line in told_of(played, len(played.log))]
    assert sum(map(is_headline, map(Text, read))) > 3


def test_the_lines_of_a_block_stand_below_its_headline_and_what_belongs_to_one_further_in(played):
    drawn, console = board(played.game.id), Console(width=200)
    for line in lines_of(played, view_of(played), 0):
        if line.text.plain:
            head, inner = is_headline(line.text), played.log[line.mark - 1].key in drawn.inner
            first = LogText(line).rows(console, 200)[0].plain
            assert len(first) - len(first.lstrip()) == (0 if head else 4 if inner else 2)


def test_the_moves_of_a_round_stand_in_columns_and_are_sentences_for_listeners(played):
    if played.game.id != "academy":
        pytest.skip("only this game has moves in columns")
    moves = [line for line in lines_of(played, view_of(played), 0) if played.log[line.mark - 1].key == "plays"]
    arrows = {line.text.plain.index("→") for line in moves}
    assert len(arrows) == 1, "what is in a column is below what is in it above"
    assert max(len(line.text.plain) for line in moves) <= 36
    assert all(line.source.endswith(".") for line in moves)


@pytest.mark.parametrize("text", ["Yvain buys a weapon for 1 coin (0 left).", "Bors passes the others to the right."])
def test_no_line_ends_in_one_or_two_short_words_alone(text):
    last = wrap(Text(text), Console(width=80), 34)[-1].plain
    assert len(last.split()) > 2 or len(last) > 34 // 3
