"""Nothing moves between the questions of one game at one size: the board, the question, the answers' column.

Knows: whole games at a table in this process, and where the parts of the screen stand.
Must not know: what is drawn in them.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest

import core
from tests.tui.game_tables import ask
from tests.tui.local import LocalTable, show
from tui.boards import View, board
from tui.screens.game.game import GameScreen
from tui.screens.game.room import hand_room
from tui.text.words import Words

SIZES = [(80, 24), (100, 30), (120, 40), (160, 50)]
SEATS = {"academy": 4, "grail": 5, "nobles": 2, "histrio": 3}
MOST = 3
"""Questions of one kind that are looked at: the first ones, between which hands and boards change most."""


class Places(NamedTuple):
    """Where things stand on the screen: columns and rows."""

    board: tuple[int, int, int, int]
    question: int
    answers: tuple[int, int, int, int]
    """Their right, top and bottom; and their left, or 0 if they would need more rows beside the largest hand."""


def places(screen: Any) -> Places:
    """Returns where the parts of a game's screen stand now."""
    shown, answers = (screen.query_one(f"#{name}").region for name in ("board", "answers"))
    view = screen.view()
    kept = board(view.game.id).hand_size(view, hand_room(*screen.size))[0]
    listed, across = screen.query_one("#answers"), screen.size.width - 3
    held = screen.query_one("#hand").size.width - 1
    wrapped = view.legal and listed.rows(across - kept) > listed.rows(across - held)
    left = 0 if wrapped else answers.x
    return Places(
        tuple(shown), screen.query_one("#question").region.bottom, (answers.right, answers.y, answers.bottom, left)
    )


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", core.IDS)
def test_board_and_answers_stand_still_from_question_to_question(game, size):
    local, rng, seen = LocalTable("Anna", game=game, seed=2), random.Random(2), {}
    local.start(bots=SEATS[game] - 1)
    client = local.clients[0]

    async def script(app: Any, pilot: Any) -> None:
        asked: dict[str, int] = {}
        local.bots()
        while client.state.games.replica.outcome is None:
            for _ in range(3):
                await pilot.pause(0.01)
                if not isinstance(app.screen, GameScreen):
                    await pilot.press("escape")
            if isinstance(app.screen, GameScreen):
                seen.setdefault(places(app.screen), ask(client.state.games.replica))
            local.bots()  # a lone answer has been given by the screen meanwhile
            if legal := client.state.games.replica.legal():
                client.send(client.state.act(rng.choice(list(legal))))
            local.play(lambda replica: bool(replica.legal()) and asked.get(ask(replica), 0) < MOST, rng)
            if client.state.games.replica.outcome is None:
                kind = ask(client.state.games.replica)
                asked[kind] = asked.get(kind, 0) + 1
        await pilot.pause(0.3)

    show(client, script, size)
    assert len({each._replace(answers=each.answers[:3]) for each in seen}) == 1, seen
    assert len({each.answers for each in seen if each.answers[3]}) == 1, seen


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", core.IDS)
def test_no_hand_is_larger_than_the_room_that_is_kept_for_it(game, size):
    for seats in core.game(game).seats:
        local, rng, drawn = LocalTable("Anna", game=game, seed=seats), random.Random(seats), board(game)
        local.start(bots=seats - 1)
        for _ in range(12):
            replica = local.clients[0].state.games.replica
            view = View.of(replica, Words("ru"), ["Guillaume de Mac"] * seats)
            for cursor in view.legal[:6]:
                view.cursor = cursor
                hand, kept = drawn.hand(view, hand_room(*size)), drawn.hand_size(view, hand_room(*size))
                assert hand is None or (hand.width <= kept[0] and hand.height <= kept[1]), (hand.size, kept)
            turns = iter([False] * 4 + [True])
            local.play(lambda replica, turns=turns: next(turns), rng)
