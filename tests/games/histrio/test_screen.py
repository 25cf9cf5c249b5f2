"""Histrio on the screen. The screen: each question, the end, help."""

from __future__ import annotations

import random
import re

import pytest

from core.games.histrio.actions import Travel
from core.games.histrio.components import CITIES
from tests.tui.local import LocalTable, press, screen_text, show, until
from tui.text.words import Words

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])


def asked(ask, seed, bots, turn=0):
    """A person among pages, played at random until this is asked of him."""
    local = LocalTable("Anna", game="histrio", seed=seed)
    local.start(bots=bots, level="page")

    def until(replica):
        question = replica.game.question(replica.state, replica.seat)
        return question is not None and question.ask == ask and replica.state.turn >= turn

    local.play(until, random.Random(seed))
    return local


PICTURES = {
    "travel": ("travel", 5, 4, 4, "Where to? All cards are revealed together."),
    "travel for two": ("travel", 5, 1, 4, "Your friends secretly go to "),
    "road": ("shown", 2, 1, 0, "Ox tamer: close 5 Embrun to the other players?"),
    "steal": ("steal", 5, 4, 0, "Enter steal 1 écu from "),
    "court": ("court", 5, 4, 0, "Enter send "),
    "discard": ("discard", 1, 4, 0, "Keep only three requests: which one do you discard?"),
    "end": ("end", 3, 2, 0, "The turn is ending. Use an acrobat?"),
    "disguise": ("disguise", 4, 4, 0, "What will your chameleon be?"),
    "answer": ("answer", 13, 2, 0, "play none, keep all hidden"),
}


async def second_choice(app, pilot):
    """Goes down from the first choice as soon as the question is asked, and waits until the cursor has moved."""
    screen = app.screen
    await until(pilot, lambda: bool(screen.presenter.question.legal) and not screen.presenter.telling)
    first = screen.answers.cursor
    await pilot.press("down")
    await until(pilot, lambda: screen.answers.cursor != first)
    await pilot.pause(0.05)
    app.seen = screen_text(app)


@SIZES
@pytest.mark.parametrize("name", PICTURES)
def test_every_question(name, size, snapshot):
    ask, seed, bots, turn, says = PICTURES[name]
    app = show(asked(ask, seed, bots, turn).clients[0], second_choice, size)
    assert says in app.seen
    assert app.seen == snapshot


@SIZES
def test_the_end(size, snapshot):
    app = show(asked("never", 3, 2).clients[0], press("o"), size)
    assert "has the most écus and wins." in app.seen
    assert all(head in app.seen for head in ("cities", "show 1", "requests", "écus"))
    assert app.seen == snapshot


def test_a_spectator_sees_no_requests(snapshot):
    from netplay.protocol.messages import Stand

    local = LocalTable("Anna", "Boris", "Chloé", game="histrio")
    local.clients[2].send(Stand())
    local.start()
    app = show(local.clients[2], press())
    assert "Still choosing: Anna, Boris" in app.seen
    assert "can go to" not in app.seen
    assert not re.search(r"\?[A-E]", app.seen), "nobody's secret journey"
    assert app.seen == snapshot


# The direct way


def test_the_number_of_a_city_travels_there():
    local = LocalTable("Anna", "Boris", "Chloé", game="histrio")
    local.start()
    client = local.clients[0]
    while client.state.games.replica.state.turn < 2:
        for each in local.clients:
            if legal := list(each.state.games.replica.legal()):
                each.send(each.state.act(legal[0]))
    assert Travel("city-1") not in client.state.games.replica.legal()
    app = show(client, press("1"))
    assert "Where to?" in app.seen
    app = show(client, press("6"))
    assert client.state.games.replica.state.troupes[0].chosen.known() == ["city-6"]
    assert "chosen: 6 " in app.seen
    assert "coming A" in app.seen
    assert "Still choosing: Boris, Chloé" in app.seen


@pytest.mark.parametrize(
    ("players", "language"), [(2, "en"), (3, "en"), (4, "en"), (5, "en"), (5, "fr"), (2, "ru"), (2, "uk")]
)
def test_all_eight_cities_are_among_the_answers_at_80_by_24(players, language):
    local = LocalTable("Anna", game="histrio")
    local.start(bots=players - 1)
    rows = show(local.clients[0], press(), (80, 24), language=language).seen.splitlines()
    words = Words(language)
    below = -2 if players < 4 else -1
    assert not rows[-2].strip() or players > 3, "a free row above the keys"
    answers = [row[37:] for row in rows[below - 8 : below]]
    for city, answer in zip(CITIES, answers, strict=True):
        assert f"{city} {words(f'histrio-town-{city}')}" in answer
    assert re.match(r" Enter \w.* Esc \w+$", rows[-1]), "and nothing is pushed off the screen"


def test_left_and_right_walk_over_the_cities():
    async def script(app, pilot):
        seen = []
        for key in ("right", "right", "left"):
            await pilot.press(key)
            await pilot.pause()
            seen.append(app.screen.view().cursor.card)
        app.seen = seen

    local = LocalTable("Anna", "Boris", game="histrio")
    local.start()
    assert show(local.clients[0], script).seen == ["city-2", "city-3", "city-2"]
