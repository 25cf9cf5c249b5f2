"""Duelling Nobles on the screen. What the tests of the screen share."""

from __future__ import annotations

import core
from core.games.nobles.actions import (
    Challenge,
    Done,
    Favour,
    Keep,
    Lay,
)
from tests.games.nobles.table import GAME, Table, card
from tui.boards import View, board
from tui.draw.canvas import Canvas
from tui.text.words import Words

NAMES = ["Anna", "Boris"]
BOARD = board("nobles")


def view(replica, cursor=None, plain=False):
    legal = list(replica.legal())
    chosen = legal[cursor] if cursor is not None else None
    return View.of(replica, Words("en", plain), NAMES, legal=legal, cursor=chosen, ascii_only=plain)


def told(replica):
    now = view(replica)
    return [line for event in replica.log if (line := BOARD.plain(now, BOARD.line(now, event)))]


class Watched(Table):
    """A table whose replicas keep every moment, as those of screens do."""

    def __init__(self, *args, **more):
        super().__init__(*args, **more)
        self.replicas = {
            seat: core.Replica(GAME, seat, self.dealer.snapshot(seat), moments=True) for seat in self.replicas
        }


def rich_table(**more):
    """A position in which every step has something to offer."""
    position = {
        "courts": ("Kh Qd Jc", "Ks Qs Js"), "hands": ("9h 2c Ad 7c 5s", "10s 5d As 8s"), "coins": (6, 3),
        "wounds": {"Kh": 1, "Qs": 1}, "armour": {"Kh": "3h", "Js": "2s"}, "favours": ("8d", "4c"),
        "discard": "6h 4d Ac", "fallen": "Kc", "number": 14, "last_duel": 12,
    }  # fmt: skip
    return Watched(**{**position, **more})


# --- Pictures of each step ---


def courts_chosen():
    dealer = core.Dealer(GAME, 2, seed=bytes(32), script=[[card(s) for s in ("Kh", "Qd", "Jc", "Ks", "Qs", "Js")], []])
    replica = core.Replica(GAME, 0, dealer.snapshot(0), moments=True)
    replica.follow(dealer.act(0, Keep(card("Qd"))).report(0))
    replica.follow(dealer.act(1, dealer.legal(1)[0]).report(0))
    return replica


def favour():
    return rich_table().replicas[0]


def look():
    table = rich_table()
    table.do(Favour(card("5s")))
    return table.replicas[0]


def buy():
    return rich_table(courts=("Kh Jc", "Ks Qs Js"), ask="buy").replicas[0]


def tithe():
    return rich_table(ask="tithe").replicas[0]


def equip():
    return rich_table(ask="equip").replicas[0]


def challenge():
    return rich_table(ask="challenge").replicas[0]


def substitute():
    table = rich_table(ask="challenge")
    table.do(Challenge(card("Kh"), card("Js")))
    return table.replicas[1]


def duel(*more, luck=(4, 6, 5)):
    """The king of hearts against the jack of spades."""
    table = rich_table(ask="challenge", luck=luck)
    table.do(Challenge(card("Kh"), card("Js")), Done(), *more)
    return table


def challenger_arms():
    return duel().replicas[0]


def challenged_table():
    return duel(Lay(card("9h")), Done(), Lay(card("10s")))


def challenged_arms():
    return challenged_table().replicas[1]


def aces():
    return duel(Lay(card("Ad")), Done()).replicas[1]


def after_the_duel():
    return duel(Lay(card("9h")), Done(), Lay(card("10s")), Lay(card("8s")), Done()).replicas[1]


def spectator():
    return duel(Lay(card("9h")), Done()).replicas[None]


def ended():
    """A game in which the court of seat 1 falls."""
    table = Table(("Kh Qd", "Js"), ("9h", "5d"), ask="challenge", wounds={"Js": 1}, luck=(4, 6, 5), number=31)
    table.duel("Kh", "Js", "9h", "5d")
    return table


def over():
    return ended().replicas[0]


PICTURES = {
    "court": (courts_chosen, (), ["Your court: keep 2 more.", "1 of 3 kept", "✓ kept", "▲ keep?"]),
    "favour": (favour, (), ["► favour", "favour of its suit", "stamina 2 → 3", "favours left ♥♣♠"]),
    "look": (look, (), ["4 cards 10♠ 5♦ A♠ 8♠", "You see the other hand above"]),
    "buy": (buy, (), ["► buy", "up to 3 weapons", "a noble", "6 → 1  11 to 13 and dice"]),
    "tithe": (tithe, ("down",), ["► tithe", "K♥", "2 → 1        6 → 7"]),
    "equip": (equip, (), ["► equip", "2♣ Q♦ 12 → 14 + 1 die", "3♥ from K♥ Q♦ 12 → 15 + 1 die"]),
    "challenge": (challenge, ("right", "down"), ["► challenge", " Q♦   4 0 %", "◄"]),
    "substitute": (substitute, (), ["send K♠", "16 %    +16 %", "3 → 1", "J♠ stays"]),
    "challenger arms": (
        challenger_arms,
        (),
        ["+9 +2 suit  40 : 21", "ace  beats all else", "29 to 21"],
    ),
    "challenged arms": (challenged_arms, (), ["43 : 40", "you win", "33 to 40"]),
    "aces": (aces, (), ["same suit  you win", "10♠"]),
    "after the duel": (after_the_duel, (), ["J♠", "43", "40", "K♥"]),
    "spectator": (spectator, (), ["Boris may lay weapons…", "K♥ leads by 19"]),
    "end": (over, (), ["The other court has fallen.", "1.  A  Anna   5"]),
}


# --- What must be found at a glance ---


def drawing(replica, size=(80, 12), cursor=None):
    canvas = Canvas(*size)
    BOARD.draw(view(replica, cursor), canvas)
    return canvas.text()


BOARDS = {"80x24": (80, 12), "100x30": (100, 18), "118x34": (80, 22), "120x40": (82, 28), "160x50": (122, 38)}
"""The board's columns and rows on a screen of this size."""


def name(short):
    return short[:-1] + dict(zip("hdcs", "♥♦♣♠", strict=True))[short[-1]]


# --- Moments ---


def moment(replica, key, phase, size):
    """What is drawn while the last event of this kind is told."""
    told = max(at for at, event in enumerate(replica.log) if event.key == key)
    news, log = replica.log[told], replica.log[: told + 1]
    now = View(
        replica.game, replica.seat, replica.moment(told), log, Words("en"), NAMES, news=news, phase=phase
    )  # fmt: skip
    canvas = Canvas(*size)
    BOARD.draw(now, canvas)
    return BOARD.frames(news), [tuple(row) for row in canvas.rows()]


def chosen():
    dealer = core.Dealer(GAME, 2, {}, seed=bytes(32))
    replica = core.Replica(GAME, 1, dealer.snapshot(1), moments=True)
    while dealer.state.turn.number == 0:
        seat = dealer.to_act[0]
        replica.follow(dealer.act(seat, dealer.legal(seat)[0]).report(1))
    return replica
