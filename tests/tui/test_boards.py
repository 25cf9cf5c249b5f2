"""Every board of every game: it can always be drawn and told, in words that are there, and fits."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import random
import re
import textwrap
from functools import cache
from itertools import product
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

import core
from tests.play import all_tables, play, seed_of
from tui.app.settings import LANGUAGES
from tui.boards import Board, View, board
from tui.draw.canvas import Canvas
from tui.game_view.waiting_text import waiting
from tui.screens.game.frame import own, title
from tui.screens.game.room import hand_room
from tui.text.words import Words, plain

NAMES = ("Anna", "Boris", "Cleo", "Dmytro", "Eva", "Filip", "Gwen", "Hanna")
WORDS = {ascii_only: Words("en", ascii_only) for ascii_only in (False, True)}
SIZES = ((80, 24), (120, 40), (200, 60))
FRAME = 12
"""Rows of the game screen that are not the board's."""
SIDE = 38
"""Columns of the feed on a wide screen."""
TABLES = 8
"""Tables of each game that are played to the end."""

everybody = pytest.mark.parametrize("id", core.IDS)


@cache
def various(id: str) -> list[tuple[int, dict[str, Any]]]:
    """Tables that differ as much as possible: each next one has the most that none before had."""
    left, chosen = all_tables(core.game(id), 400), []
    seen: set[tuple[Any, ...]] = set()
    while left and len(chosen) < TABLES:
        best = max(left, key=lambda table: len(facts(*table) - seen))
        seen |= facts(*best)
        left.remove(best)
        chosen.append(best)
    return chosen


def facts(seats: int, options: dict[str, Any]) -> set[tuple[Any, ...]]:
    """What can be said of a table: each option by itself, for so many players."""
    return {(seats,), *((seats, *option) for option in options.items())}


class Table:
    """One game with all its replicas, a spectator's too."""

    def __init__(self, id: str, seats: int, options: dict[str, Any], seed: int) -> None:
        self.game, self.board = core.game(id), board(id)
        self.dealer = core.Dealer(self.game, seats=seats, options=options, seed=seed_of(seed))
        self.replicas = [core.Replica(self.game, seat, self.dealer.snapshot(seat)) for seat in (*range(seats), None)]

    def step(self, seat: int, action: core.Action, ascii_only: bool) -> list[tuple[View, list[core.Event]]]:
        """Carry out an action; each view with what it has been told."""
        step = self.dealer.act(seat, action)
        told = [list(replica.follow(step.report(replica.seat))) for replica in self.replicas]
        return [(self.view(replica, ascii_only), events) for replica, events in zip(self.replicas, told, strict=True)]

    def view(self, replica: core.Replica[Any], ascii_only: bool = False) -> View:
        seats = len(self.replicas) - 1
        legal = tuple(replica.legal()) if replica.outcome is None else ()
        cursor = legal[0] if legal else None
        away = [False] * seats
        return View.of(
            replica, WORDS[ascii_only], NAMES[:seats], legal=legal, cursor=cursor, away=away, ascii_only=ascii_only
        )


def words_of(drawn: Board, view: View, text: str) -> str:
    """The text as it is read, once it is sure that it is one."""
    assert isinstance(text, str)
    assert "{" not in text, text
    assert f"{drawn.id}-" not in text, text
    assert "table-" not in text, text
    shown = plain(text, NAMES)
    assert not re.search("[\ue000-\uf8ff]", shown), f"a stand-in is left in {shown!r}"
    assert "None" not in shown, shown
    assert shown.isascii() or not view.ascii_only, shown
    return shown


def check_words(drawn: Board, view: View) -> None:
    """Title, question, answers and explanations."""
    assert words_of(drawn, view, drawn.title(view))
    if view.outcome is not None:
        assert words_of(drawn, view, drawn.reason(view, view.outcome))
        assert all(isinstance(words_of(drawn, view, line), str) for line in drawn.end(view))
        return
    others_are_asked = any(seat != view.seat for seat in view.to_act)
    assert bool(words_of(drawn, view, drawn.waiting(view))) == others_are_asked
    assert words_of(drawn, view, drawn.explain(view, view.cursor))
    if view.legal:
        assert cell_len(words_of(drawn, view, drawn.ask(view))) <= 79, drawn.plain(view, drawn.ask(view))
        answers = [words_of(drawn, view, drawn.answer(view, action)) for action in view.legal]
        assert all(answers)
        assert len(set(answers)) == len(answers), sorted(answers)
        assert all(cell_len(answer) <= 78 for answer in answers), answers
        assert all(drawn.walk(view, 0, key) in range(len(view.legal)) for key in ("left", "right"))


def check_drawings(drawn: Board, view: View, size: tuple[int, int]) -> None:
    """The board and the hand."""
    columns, rows = size
    width = columns - (SIDE if columns >= 112 else 0)
    height = drawn.height(view, width, rows - FRAME)
    assert 0 < height <= rows - FRAME, f"{height} rows at {columns}x{rows}"
    canvas = Canvas(width, height, view.ascii_only)
    drawn.draw(view, canvas)
    assert all(cell_len(line) <= width for line in canvas.text().splitlines())
    assert not view.ascii_only or canvas.text().isascii(), canvas.text()
    hand = drawn.hand(view, hand_room(*size))
    if hand is not None:
        most = hand_room(*size)
        assert hand.height <= most[1] + (rows - FRAME - height), "a row that the board leaves free can be used"
        assert hand.width <= most[0], "There is no room for the answers."
        assert not view.ascii_only or hand.text().isascii(), hand.text()


@pytest.mark.parametrize(("id", "number"), [(id, number) for id in core.IDS for number in range(len(various(id)))])
def test_every_step_can_be_drawn_and_told(id, number):
    seats, options = various(id)[number]
    rng = random.Random(number)
    table = Table(id, seats, options, number)
    for seat, action in play(table.dealer, rng):
        for view, events in table.step(seat, action, ascii_only=rng.random() < 0.3):
            for event in events:
                words_of(table.board, view, table.board.line(view, event))
            check_words(table.board, view)
            for cursor in (None, *rng.sample(view.legal, min(1, len(view.legal)))):
                view.cursor = cursor
                if rng.random() < (0.3 if cursor else 0.05):
                    check_drawings(table.board, view, rng.choice(SIZES))
                    words_of(table.board, view, table.board.explain(view, view.cursor))
                    words_of(table.board, view, table.board.at_length(view))
    for view in (table.view(replica, ascii_only) for replica in table.replicas for ascii_only in WORDS):
        check_words(table.board, view)
        for size in SIZES:
            check_drawings(table.board, view, size)


@everybody
def test_nobody_is_waited_for_while_news_are_told(id):
    table = Table(id, *various(id)[0], 0)
    seat = table.dealer.to_act[0]
    action = table.replicas[seat].legal()[0]
    for view, _ in table.step(seat, action, ascii_only=False):
        view.news = view.log[-1] if view.log else core.Event("round")
        assert not table.board.waiting(view)
        assert waiting(view.words, table.board, view, None) == (
            WORDS[False]("table-you-watch") if view.seat is None else ""
        )


# What can be read in the program's own text: the keys of all events, questions and options.


def source_of(id: str) -> str:
    """The text of a game's package."""
    package = importlib.import_module(f"core.games.{id}")
    modules = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return "\n".join(inspect.getsource(importlib.import_module(module.name)) for module in modules)


@everybody
def test_every_event_has_its_words(id):
    for key in set(re.findall(r"\bchance\.say\(\s*\"([\w-]+)\"", source_of(id))):
        assert (key in board(id).silent) != WORDS[False].has(f"{id}-log-{key}"), key


@everybody
def test_every_ruling_has_its_words(id):
    for ruling in core.game(id).rulings:
        assert WORDS[False].has(f"{id}-{ruling}"), ruling


@everybody
def test_every_option_has_a_label_a_line_and_values(id):
    for choice in core.game(id).choices:
        assert WORDS[False].has(f"{id}-option-{choice.name}"), choice.name
        about = WORDS[False](f"{id}-about-{choice.name}")
        assert len(textwrap.wrap(about, 78)) <= 2, f"{choice.name} takes more than the lobby's two rows"
        for value in choice.values:
            if isinstance(value, str):
                assert WORDS[False].has(f"{id}-value-{value}"), value


@everybody
def test_every_board_says_what_the_game_is(id):
    for key in (f"{id}-name", f"{id}-blurb", f"rules-{id}-aim"):
        assert WORDS[False].has(key), key


@pytest.mark.parametrize("language", LANGUAGES)
@everybody
def test_every_board_has_a_few_notes_that_are_short(id, language):
    for seats, options in various(id):
        replica = Table(id, seats, options, 1).replicas[0]
        view = View.of(replica, Words(language), NAMES[:seats])
        notes = [words_of(board(id), view, note).split("\n", 1) for note in board(id).notes(view)]
        assert 2 <= len(notes) <= 3
        assert all(len(textwrap.wrap(body, 36)) <= 4 and len(title) < 30 for title, body in notes)


# The first row of a screen


class Numbered:
    """A board in whose title each number has two digits, as late in a game."""

    def __init__(self, drawn: Board) -> None:
        self.id, self.plain, self._title = drawn.id, drawn.plain, drawn.title
        self.badge, self.total, self.place = drawn.badge, drawn.total, drawn.place

    def title(self, view: View) -> str:
        return re.sub(r"\b\d\b", "88", self._title(view))


@pytest.mark.parametrize("clock", ["", "BC 60:00"])
@pytest.mark.parametrize("language", LANGUAGES)
@everybody
def test_no_part_of_a_title_is_cut_or_touches_what_is_beside_it(id, language, clock):
    """Half a number would be another one."""
    table, words, rng = Table(id, *various(id)[0], 0), Words(language), random.Random(0)
    name = words(f"{id}-name")
    drawn: Any = Numbered(table.board)
    for seat, action in play(table.dealer, rng):
        for view, events in table.step(seat, action, ascii_only=False)[:1]:
            view.words, view.names = words, ["Маргарита-Аделаї"] * len(view.names)
            view.news = rng.choice([None, *events])
            said = drawn.plain(view, drawn.title(view)).split("   ")
            ours = [own(view, drawn, *way).plain for way in product((False, True), repeat=2)]
            parts = [name, *said, "Table", words("table-bar-help"), clock, *ours]
            parts = {each.replace("\xa0", " ").strip() for each in parts}
            for size in ((60, 20), *SIZES[:2]):
                seen = title(view, drawn, size, "Table", Text(clock)).text().strip()
                assert {*re.split(" {3,}", seen)} <= parts, seen
                assert size < SIZES[1] or name in seen, seen
