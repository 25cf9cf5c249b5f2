"""A dozen pictures that stand for all others: each is compared, and what a stranger asks of it is found in it.

Whose turn is it, who leads, what is asked, what happened last, and what will Enter do? Where there is no answer to
one of these, as nobody leads before a game, a row has no words for it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import core
from netplay.protocol.messages import AddBot
from tests.games.grail.race import Race
from tests.games.grail.screen import DRAWN, view_of
from tests.tui.in_lines import TextPlayer
from tests.tui.local import LocalClient, LocalTable, screen_text, show
from tui.boards import look
from tui.draw.canvas import Canvas


def played(game: str, until: Callable[[Any], bool] | None = None) -> LocalClient:
    """The client of who sits at a game that is worth a picture, at its moment or, if never, at its end."""
    players, seed, moment = look(game).moment
    holds = until or moment
    local = LocalTable("Anna", game=game, seed=seed)
    local.start(bots=players - 1)
    local.play(lambda replica: bool(replica.legal()) and holds(replica.state), random.Random(seed))
    return local.clients[0]


def seen(client: LocalClient | None, size: tuple[int, int], *keys: str, **more: Any) -> str:
    """The screen of this client after these keys."""

    async def script(app: Any, pilot: Any) -> None:
        await pilot.press(*keys)
        await pilot.pause(0.05)
        app.seen = screen_text(app)

    return show(client, script, size, **more).seen


def of_game(game: str, size: tuple[int, int] = (120, 40), **more: Any) -> str:
    return seen(played(game), size, "down", **more)


def lobby() -> str:
    local = LocalTable("Anna", "Boris", "Chloé", game="grail")
    local.clients[0].send(AddBot(3, "squire"))
    return seen(local.clients[0], (80, 24))


def result() -> str:
    return seen(played("nobles", lambda state: False), (80, 24))


def in_motion() -> str:
    """A knight half-way between two spaces."""
    view = view_of(Race([15, 20, 3], {"horse": 0}, dragon=30))
    view.news = core.Event("moves", {"seat": 0, "cause": "horse", "start": 9, "end": 15, "place": 2})
    view.phase, canvas = 0.5, Canvas(82, DRAWN.height(view, 82, 28))
    DRAWN.draw(view, canvas)
    return canvas.text()


def in_lines() -> str:
    local = LocalTable("Anna", game="histrio")
    local.start(bots=3)
    told = TextPlayer(local, typing=True)
    told.type("8")
    return "\n".join(told.lines)


def in_sixteen_colours() -> str:
    """The writing, and beside each row the numbers of its colours, from left to right."""

    async def script(app: Any, pilot: Any) -> None:
        app.preferences.choose("theme", "sixteen")
        await pilot.pause(0.05)
        strips = app.screen._compositor.render_strips(app.size)
        app.seen = "\n".join(f"{strip.text.rstrip()}  {colours(strip)}" for strip in strips)

    return show(played("academy"), script, (80, 24)).seen


def colours(strip: Any) -> str:
    """Each colour of writing on each ground, where it begins, as the terminal's numbers."""
    looks = [segment.style for segment in strip if segment.style and segment.text.strip()]
    named = [f"{number(look.color)}/{number(look.bgcolor)}" for look in looks]
    return " ".join(now for before, now in zip(["", *named], named, strict=False) if now != before)


def number(colour: Any) -> str:
    return "-" if colour is None or colour.number is None else str(colour.number)


class Picture(NamedTuple):
    """How it is made, and what in it says what."""

    make: Callable[[], str]
    turn: str = ""
    leader: str = ""
    asked: str = ""
    last: str = ""
    enter: str = ""


CANONICAL = {
    "home": Picture(lambda: seen(None, (80, 24), "down"), asked="Host a table for friends"),
    "lobby": Picture(
        lobby, turn="Not ready yet: Boris, Chloé.", last="Chloé has joined the table.",
        enter="Enter remind",
    ),
    "academy": Picture(
        lambda: of_game("academy"),
        turn="A  Anna    you ►", leader="A you 8 points · others’ hidden",
        asked="Play a card. Your fifth card is not played.", last="Ector quests      5   5→10 1st",
        enter="Enter play sword 4 → tournaments",
    ),
    "grail": Picture(
        lambda: of_game("grail"),
        turn="A  Anna     ►", leader="1st · space 27", asked="The horse: how far do you ride?",
        last="8, the horse: Anna!", enter="4 move 4    13 → 17",
    ),
    "nobles": Picture(
        lambda: seen(played("nobles"), (120, 40)),
        turn="► A  Anna", leader="stamina 6, theirs 7 · behind", asked="Buy: 1 weapon for 1 coin?",
        last="Turn 2: Anna takes 1 coin (now 1).", enter="Enter buy a weapon",
    ),
    "histrio": Picture(
        lambda: of_game("histrio"),
        turn="A  Anna  you  ★ starts ►", leader="6 écus · leads", asked="Where to? All cards are revealed together.",
        last="Season 1, turn 4.", enter="Enter travel to Blois",
    ),
    "result": Picture(
        result,
        leader="Y V A I N",
        last="blow: Yvain’s K♠ struck down Anna’s",
        enter="1 Rematch (m): same game, same players",
    ),
    "in motion": Picture(in_motion, turn="A  Anna         you ★ ►", leader="1st · space 20", last="▀▀  █▀█    A"),
    "compact": Picture(
        lambda: of_game("histrio", (60, 20)),
        turn="►A Anna", leader="◉6", asked="Where to?", last="First player: Anna.",
        enter="Enter travel to Blois",
    ),
    "lines": Picture(
        in_lines, turn="Still choosing: Yvain, Bors, Ector…", asked="Where to?",
        enter="8: Hesdin, alone comedian 2, +1 écu, shared: needle tragedy 1 to comedy 2",
    ),
    "16 colours": Picture(
        in_sixteen_colours,
        turn="A  Anna    you ►", leader="A you 8 points · others’ hidden", asked="Play a card.",
        last="Ector quests      5   5→10 1st", enter="1 †4 jousts",
    ),
    "ascii in Ukrainian": Picture(
        lambda: of_game("grail", (80, 24), language="uk", ascii_only=True),
        turn="4 >A  Anna", leader="1  D  Ектор    27", asked="Кінь: на скільки скачете?", last="8, кінь: Anna!",
        enter="4 рух на 4    13 > 17",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CANONICAL)
def test_a_canonical_picture_answers_what_a_stranger_asks(name, snapshot, monkeypatch):
    if name == "16 colours":
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.delenv("COLORTERM", raising=False)
    picture = CANONICAL[name]
    shown = picture.make()
    for question, words in picture._asdict().items():
        assert question == "make" or words in shown, question
    assert shown == snapshot
