"""Tables at which a game is on everybody's screen, and what of it must be right at every moment.

Knows: boards, words, canvases, and how much room a screen leaves.
Must not know: any one game.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from rich.cells import cell_len
from rich.console import Console

import core
from core.laws.play import all_tables, seed_of
from tui.boards import Board, View, board
from tui.draw.canvas import Canvas
from tui.screens.game.room import hand_room
from tui.screens.listing import listing
from tui.text.words import Words, plain
from tui.widgets.answer_rows import laid_out
from tui.widgets.row_spacing import without_notes

NAMES = ("Anna", "Boris", "Cleo", "Dmytro", "Eva", "Filip", "Gwen", "Hanna")
WORDS = {ascii_only: Words("en", ascii_only) for ascii_only in (False, True)}
SIZES = ((80, 24), (120, 40), (200, 60))
FRAME = 12
"""Rows of the game screen that are not the board's."""
SIDE = 38
"""Columns of the feed on a wide screen."""
BESIDE, LEAST = 4, 16
"""Columns around the answers beside a hand, and those that they have at least."""
TABLES = 8
"""Tables of each game that are played to the end."""


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


@cache
def words_in(language: str, ascii_only: bool) -> Words:
    """The texts of a language, each read once."""
    return Words(language, ascii_only)


def language_of(id: str, number: int) -> str:
    """The language in which a table is told: the game's own ones, one table after the other."""
    languages = core.games.manifest(id).languages
    return languages[number % len(languages)]


class Table:
    """One game with all its replicas, a spectator's too."""

    def __init__(self, id: str, seats: int, options: dict[str, Any], seed: int, language: str = "en") -> None:
        self.game, self.board, self.language = core.game(id), board(id), language
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
            replica,
            words_in(self.language, ascii_only),
            NAMES[:seats],
            legal=legal,
            cursor=cursor,
            away=away,
            ascii_only=ascii_only,
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


def has_room_beside(drawn: Board, view: View, columns: int) -> bool:
    """True if all answers stand in a table of their board in so many columns of the screen beside a hand."""
    left = columns - BESIDE
    are_answers = [bool(row.spots) for row in without_notes(laid_out(listing(drawn, view), Console(), left))]
    below_heads = are_answers[are_answers.index(True) :] if any(are_answers) else []
    is_table = len(below_heads) < len(are_answers) and all(below_heads) and len(below_heads) == len(view.legal)
    return left >= LEAST and (not view.legal or is_table)


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
        assert hand.width <= most[0] or has_room_beside(drawn, view, columns - hand.width), "no room for the answers"
        assert not view.ascii_only or hand.text().isascii(), hand.text()
