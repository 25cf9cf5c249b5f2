"""How the table was laid is told too: what happened before the log begins, as the first view shows it."""

from __future__ import annotations

import pytest

import core
from core.chance import SeededChance, Stream
from tests.play import seed_of
from tests.tui.in_lines import TextPlayer
from tests.tui.local import LocalTable, screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.game_view import outcome_text, plain_names
from tui.text.words import Words

LAID = [
    ("academy", 3, {}), ("academy", 2, {}), ("academy", 2, {"two_player": "karadoc"}),
    ("academy", 4, {"secret_codex": True}), ("grail", 3, {}), ("grail", 5, {}), ("grail", 8, {}),
    ("histrio", 2, {}), ("histrio", 4, {"seasons": 1}),
]  # fmt: skip


class Laying(SeededChance):
    """The dealer's chance, and what it says."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(Stream(seed))
        self.said: list[core.Event] = []

    def say(self, key, **args):
        self.said.append(core.Event(key, args))


@pytest.mark.parametrize(("id", "players", "options"), LAID)
@pytest.mark.parametrize("number", range(4))
def test_what_is_told_of_the_beginning_is_what_happened(id, players, options, number):
    """But where the knights stand, which the rules say nothing of."""
    game, seed = core.game(id), seed_of(number)
    chance = Laying(seed)
    game.setup(players, game.configure(players, options), chance)
    for seat in (None, *range(players)):
        replica = core.Replica(game, seat, core.Dealer(game, players, options, seed=seed).snapshot(seat), moments=True)
        events = board(id).opening(View.of(replica, Words("en"), ["?"] * players))
        told = [event for event in events if event.key != "start"]
        assert told
        assert [event for event in told if event not in chance.said] == []
        keys = [event.key for event in chance.said]
        assert [keys.index(event.key) for event in told] == sorted(keys.index(event.key) for event in told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("id", "players", "options"), LAID)
def test_it_is_said_in_words(id, players, options, language):
    game = core.game(id)
    dealer = core.Dealer(game, players, options, seed=seed_of(3))
    replica = core.Replica(game, 0, dealer.snapshot(0), moments=True)
    view = View.of(replica, Words(language), [f"N{seat}" for seat in range(players)])
    said = [plain_names.named(text, view.names) for text in outcome_text.opening_lines(board(id), view, replica)]
    assert len(said) >= 1
    assert not any(f"{id}-" in text or "{" in text for text in said)
    assert any("N" in text for text in said)


def test_the_log_begins_with_it_also_for_who_comes_late():
    """And the moment can be looked at."""
    local = LocalTable("Anna", "Boris", "Chloé", game="grail")
    local.start()
    seen = []

    async def script(app, pilot):
        await pilot.press("l")
        await until(pilot, lambda: "Start spaces are drawn" in screen_text(app))
        await pilot.press("home", "enter")
        await until(pilot, lambda: "This is how it stood then" in screen_text(app))
        seen.append(screen_text(app))

    local.bots(most=9)
    show(local.clients[0], script)
    assert "is first player" not in seen[0].splitlines()[0]


def test_in_lines_it_is_told_when_a_game_begins_and_in_the_log():
    local = LocalTable("Anna", "Boris", "Chloé", game="grail")
    local.start()
    told = TextPlayer(local)
    at = told.lines.index("Grail Cup")
    assert told.lines[at + 1].startswith("Start spaces are drawn by lot: ")
    assert any("is first player" in line for line in told.lines[at + 1 :])
    assert told.type("l")[0].startswith("Start spaces are drawn by lot: ")
