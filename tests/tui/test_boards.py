"""Every board of every game, over whole random games: nothing fails, nothing is left without words, all of it fits."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import core
from tests.play import all_tables, play, seed_of
from tui.boards import View, board
from tui.canvas import Canvas
from tui.words import Words

GAMES = Path(core.__file__).parent / "games"
NAMES = ("Anna", "Boris", "Chloe", "Dmytro", "Eva", "Fred", "Greta", "Hugo")
ROOMS = ((80, 12), (82, 28), (162, 48))
"""Columns and rows of a board on terminals of 80×24, 120×40 and 200×60."""
WORDS = {plain: Words("en", plain) for plain in (False, True)}
TABLES = [(id, number) for id in core.IDS for number in range(4)]


def views(replica, rng, plain):
    """The view with each answer under the cursor that is worth a look, and with none."""
    legal = list(replica.legal())
    cursors = rng.sample(legal, min(2, len(legal)))
    for cursor in [None, *cursors]:
        yield View(replica, WORDS[plain], NAMES, (), cursor, plain, legal)


def events_of(id):
    """The keys of all events that the game's rules tell."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in (GAMES / id).glob("*.py"))
    return sorted(set(re.findall(r'say\(\s*"([a-z-]+)"', source)))


def check(id, text, plain=False):
    """A text is there, is no key, holds no braces, and in ASCII mode is ASCII but for the marks of names."""
    assert text.strip()
    assert not re.search(rf"\b({id}|table)-[a-z]", text), text
    assert "{" not in text
    assert not plain or all(c.isascii() or 0xE000 <= ord(c) < 0xE200 for c in text), text


def check_drawing(canvas, width, plain):
    drawn = canvas.text()
    assert all(cell_len(row) <= width for row in drawn.splitlines())
    assert not plain or drawn.isascii(), drawn


def check_view(view, plain):
    game = view.replica.game.id
    drawn = board(game)
    check(game, drawn.title(view), plain)
    check(game, drawn.explain(view, view.cursor), plain)
    for width, room in ROOMS:
        rows = drawn.height(view, width, room)
        assert 0 < rows <= room
        canvas = Canvas(width, rows, plain)
        drawn.draw(view, canvas)
        check_drawing(canvas, width, plain)
    hand = drawn.hand(view)
    if hand is not None:
        assert hand.height <= 7
        check_drawing(hand, hand.width, plain)
    if view.legal:
        check_answers(view, drawn, plain)
    elif view.replica.outcome is None:
        check(game, drawn.waiting(view), plain)


def check_answers(view, drawn, plain):
    game = view.replica.game.id
    check(game, drawn.ask(view), plain)
    answers = [drawn.answer(view, action) for action in view.legal]
    for at, answer in enumerate(answers):
        check(game, answer, plain)
        assert all(drawn.walk(view, at, key) in range(len(answers)) for key in ("left", "right"))
    assert len(set(answers)) == len(answers), answers


@pytest.mark.parametrize(("id", "number"), TABLES, ids=lambda value: str(value))
def test_a_whole_game_can_be_shown(id, number):
    game, rng = core.game(id), random.Random(number)
    seats, options = rng.choice(all_tables(game))
    dealer = core.Dealer(game, seats, options, seed_of(number))
    replicas = {seat: core.Replica(game, seat, dealer.snapshot(seat)) for seat in (None, *range(seats))}
    for seat, action in play(dealer, rng):
        plain = rng.random() < 0.3
        for view in views(replicas[rng.choice(list(replicas))], rng, plain):
            check_view(view, plain)
        check_answers(next(views(replicas[seat], rng, plain)), board(id), plain)
        step = dealer.act(seat, action)
        for each, replica in replicas.items():
            for event in replica.follow(step.report(each)):
                line = board(id).line(View(replica, WORDS[plain], NAMES), event)
                assert not line or check(id, line, plain) is None
    for replica in replicas.values():
        view = View(replica, WORDS[False], NAMES)
        check_view(view, False)
        for text in (board(id).reason(view, dealer.outcome), *board(id).end(view)):
            check(id, text)


@pytest.mark.parametrize("id", core.IDS)
def test_everything_has_its_words(id):
    game, has = core.game(id), WORDS[False].has
    wanted = [*("name", "blurb", "help"), *(f"log-{key}" for key in events_of(id)), *game.rulings]
    for choice in game.choices:
        wanted += [f"option-{choice.name}", f"about-{choice.name}"]
        wanted += [f"value-{value}" for value in choice.values if isinstance(value, str)]
    assert [key for key in wanted if not has(f"{id}-{key}")] == []
