"""Medieval Academy on the screen. What the tests of the screen share."""

from __future__ import annotations

import random
import re

import core
from tests.tui.local import LocalTable, press, show
from tui.boards import View, board
from tui.draw.canvas import Canvas
from tui.text.words import Words, plain

PEOPLE = ("Anna", "Boris", "Chloé")
SIDES = dict.fromkeys(("knights_duel", "gallantry_bets", "secret_codex", "scrolls", "dragon_bonus", "alms"), True)
BRAVE = dict.fromkeys(("open_scores", "excalibur", "step_back", "staggered_reset"), True)
NAMES = ("Anna", "Boris", "Cleo", "Dmytro")
THE_BOARD = board("academy")


def asked(ask, number=1):
    """Until Anna is asked this in this round or later."""

    def holds(replica):
        question = replica.game.question(replica.state, 0)
        return replica.state.round >= number and question is not None and question.ask == ask

    return holds


def seen(until, options, size, *keys, people=PEOPLE, bots=1, seed=5):
    """What Anna sees when something holds."""
    local = LocalTable(*people)
    local.start(options, bots)
    local.play(until, random.Random(seed))
    return show(local.clients[0], press(*keys), size).seen


# Single things, seen on the board without a screen around it


class Seat:
    """A game that is played until something holds, as one seat sees it."""

    def __init__(self, seats, options, seat=0, seed=1, until=None):
        self.game = core.game("academy")
        self.dealer = core.Dealer(self.game, seats=seats, options=options, seed=bytes([seed] * 32))
        self.replica = core.Replica(self.game, seat, self.dealer.snapshot(seat), moments=True)
        self.seat, self.rng = seat, random.Random(seed)
        while until and self.dealer.outcome is None and not until(self):
            actor = self.rng.choice(self.dealer.to_act)
            self.do(actor, self.rng.choice(self.dealer.legal(actor)))

    def do(self, actor, action):
        self.replica.follow(self.dealer.act(actor, action).report(self.seat))

    def ask(self):
        question = self.game.question(self.replica.state, self.seat)
        return question.ask if question else None

    def view(self, cursor=None):
        legal = list(self.replica.legal())
        return View.of(self.replica, Words("en"), NAMES, cursor=cursor, legal=legal)

    def says(self, text):
        return plain(text, NAMES)

    def answers(self):
        view = self.view()
        return [self.says(THE_BOARD.answer(view, action)) for action in view.legal]

    def lines(self, key):
        return [self.says(THE_BOARD.line(self.view(), event)) for event in self.replica.log if event.key == key]

    def canvas(self, cursor=None, width=80, room=12, **more):
        view = self.view(cursor)
        for name, value in more.items():
            setattr(view, name, value)
        canvas = Canvas(width, THE_BOARD.height(view, width, room))
        THE_BOARD.draw(view, canvas)
        return canvas

    def drawn(self, cursor=None, width=80, room=12):
        return self.canvas(cursor, width, room).text()


def standing(track, *walked, seat=0, **options):
    """A table of four with one track set."""
    table = Seat(4, options, seat=seat, until=lambda t: t.ask() == "keep")
    table.replica.state.tracks[track].walked = list(walked)
    return table


ROWS = {"king": "service"}
"""Tracks that are called otherwise on their row."""


def row_of(table, track, **drawn):
    return next(row for row in table.drawn(**drawn).splitlines() if row.split()[1:2] == [ROWS.get(track, track)])


def told(*lines):
    return [core.Event(key, args) for key, args in lines]


def moved(squire, track, squares):
    return "moves", {"squire": squire, "track": track, "squares": squares, "start": 0, "end": squares, "place": 1}


def number(cell):
    """What a cell of a table counts; a sign for what is hidden counts nothing."""
    return int(cell.replace("▒", "").replace("·", "").replace("−", "-").strip() or 0)


# Where a piece would go, and what would change


def playing(hand, room=28, **walked):
    """A table of four whose first player is to play from this hand, with these distances on these tracks."""
    table = Seat(4, {}, until=lambda t: t.ask() == "play" and t.replica.state.first == 0)
    state = table.replica.state
    for name, track in state.tracks.items():
        track.walked, track.stacked = list(walked.get(name, (0, 0, 0, 0))), [3, 2, 1, 0]
    state.hands[0].faces = list(hand)
    return table


def lane(canvas, name, rows=3):
    """The rows of a track's lane."""
    lines = canvas.text().splitlines()
    top = next(y for y, line in enumerate(lines) if re.match(rf"\W*{ROWS.get(name, name)}\b", line[9:]))
    return lines[top : top + rows]
