"""Grail Cup on the screen. What the tests of the screen share."""

from __future__ import annotations

import random
import re

import pytest

import core
from tests.games.grail.race import GAME
from tests.play import seed_of
from tests.tui.local import LocalTable
from tui.boards import View, board
from tui.boards.grail.plan import plan
from tui.draw.canvas import Canvas
from tui.text.words import Words

NAMES = ("Anna", "Boris", "Chloé", "Dmytro", "Eva", "Fred", "Greta", "Hugo")
WORDS = Words("en")
DRAWN = board("grail")


def table(ask, seats, seed):
    """A table of Grail Cup, played at random until Anna is asked this, in round 2 or later."""
    local = LocalTable(*NAMES[:seats], game="grail")
    local.start()
    local.play(lambda r: r.legal() and r.state.asked[0].ask == ask and r.state.round > 1, random.Random(seed))
    return local


QUESTIONS = {
    "keep": (8, 1, "Keep one ally, face down"),
    "pass": (4, 1, "to the left     Boris"),
    "curse": (3, 1, "which ally do you curse?"),
    "point": (5, 2, "which knight will lead"),
    "choose": (6, 1, "which clover do you look under (1 of 3)?"),
    "lay": (4, 2, "which token goes back"),
    "ride": (5, 1, "how far do you"),
    "dragon": (7, 3, "where does the dragon go?"),
    "spear": (4, 7, "Spend a spear to get past?"),
    "steal": (6, 6, "which knight do you take a spear from?"),
    "push": (8, 4, "The fake grail: which knight moves 2 back?"),
}
"""Each question: how many players and which seed lead to it, and what the screen then says."""


# What a board shows of a race that is set up


def view_of(race, seat=0, cursor=None, plain=False, words=WORDS):
    replica = race.replicas[seat]
    names = NAMES[: len(race.state.at)]
    return View.of(replica, words, names, legal=list(replica.legal()), cursor=cursor, ascii_only=plain)


def drawn(view, size=(80, 12)):
    """The rows of the board, as text."""
    canvas = Canvas(size[0], DRAWN.height(view, *size), view.ascii_only)
    DRAWN.draw(view, canvas)
    return [row.ljust(size[0]) for row in canvas.text().split("\n")]


def at(view, space, size=(80, 12)):
    """What is drawn on a space, row by row; of trees and pictures only what is not of blocks."""
    fold = plan(view, *size).fold
    x, y = fold.where(space)
    found = [row[x : x + fold.cell] for row in drawn(view, size)[y : y + fold.band]]
    return ["".join(" " if each in "▀▄█▲" else each for each in row).rstrip() for row in found]


def knights(view, space, size=(80, 12)):
    """The letters that stand on a space, row by row, without what lies between them."""
    rows = at(view, space, size)
    return [found for row in rows if (found := "".join(re.findall("[A-H]", row)))]


def to_come(view, size=(80, 12)):
    """The sign of what would come to each space: behind an arrow, or underlined on a small road."""
    it, canvas = plan(view, *size), Canvas(size[0], DRAWN.height(view, *size), view.ascii_only)
    DRAWN.draw(view, canvas)
    if it.fold.painted:
        found = {space: re.search("→([A-H§])", "".join(at(view, space, size))) for space in range(51)}
        return {space: each[1] for space, each in found.items() if each}
    rows = {space: it.fold.room(canvas, space).rows()[it.fold.stands] for space in range(51)}
    coming = {space: "".join(each.character for each in row if each.style.underline) for space, row in rows.items()}
    return {space: text for space, text in coming.items() if text}


ALL_SIZES = pytest.mark.parametrize("size", [(80, 12), (80, 22), (82, 28), (122, 38)])
"""Columns and rows of a board on screens of 80x24, 118x34, 120x40 and 160x50."""


def table_view(ask, seats, first=0):
    """What the first seat that is asked this sees, in a game played at random."""
    for seed in range(first, 200):
        dealer = core.Dealer(GAME, seats, {}, seed=seed_of(seed))
        rng = random.Random(seed)
        replicas = [core.Replica(GAME, seat, dealer.snapshot(seat)) for seat in range(seats)]
        while dealer.outcome is None:
            seat = dealer.to_act[0]
            if dealer.state.asked[0].ask == ask and len(dealer.legal(seat)) > 1:
                return View.of(replicas[seat], WORDS, NAMES[:seats])
            step = dealer.act(seat, rng.choice(list(dealer.legal(seat))))
            for each, replica in enumerate(replicas):
                replica.follow(step.report(each))
    raise AssertionError(f"Nobody is ever asked to {ask}.")
