"""Why can't I? What cannot be answered is refused by the rules, by what the seat sees, and in a sentence."""

from __future__ import annotations

import random
from typing import Any

import pytest

import core
from tests.tui.local import LocalTable, screen_text, show, until
from tests.tui.painted import answer_at
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.screens.dialogs import Reader
from tui.screens.key_row import KEYS, keys
from tui.text.words import Words, plain

NAMES = ["Anna", "Boris", "Chloé", "Dan"]
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("academy", 3, {"alms": True, "excalibur": True}),
    ("academy", 3, {"alms": True, "secret_codex": True}),
    ("academy", 2, {"two_player": "lancelot"}),
    ("academy", 2, {"two_player": "karadoc"}),
    ("grail", 4, {}),
    ("nobles", 2, {"same_suit": True}),
    ("nobles", 2, {"same_colour": True, "opening_hand": 3}),
    ("histrio", 3, {}),
]
HANDS = {"nobles": {"favour": "favour", "weapons": "lay"}, "histrio": {"answer": "answer"}}
"""Questions that ask for a card of the hand."""


def moments(game_id, seats, options, seed):
    """Every moment of a random game: the dealer, and who is to act."""
    game, rng = core.game(game_id), random.Random(seed)
    dealer = core.Dealer(game, seats, options, seed=rng.randbytes(core.SEED_BYTES))
    while dealer.outcome is None:
        yield dealer
        seat = rng.choice(dealer.to_act)
        dealer.act(seat, rng.choice(list(dealer.legal(seat))))


@pytest.mark.parametrize(("game_id", "seats", "options"), GAMES)
def test_what_is_refused_cannot_be_done_and_every_reason_has_words(game_id, seats, options):
    told: dict[str, core.Refusal] = {}
    for dealer in moments(game_id, seats, options, 5):
        game, before = dealer.game, dealer.game.encode(dealer.state)
        for seat in dealer.to_act:
            refused = game.refused(dealer.state, seat)
            assert refused == game.refused(core.mask(game, dealer.state, seat), seat), "no secret is in a reason"
            for refusal in refused:
                with pytest.raises(core.IllegalAction):
                    dealer.act(seat, refusal.action)
                if refusal.why not in told:
                    told[refusal.why] = refusal
                    _said(game, dealer, seat, refusal)
        assert not game.refused(dealer.state, next((s for s in range(seats) if s not in dealer.to_act), seats))
        assert game.encode(dealer.state) == before
    assert told


def _said(game, dealer, seat, refusal):
    """It is a sentence in each language, with everything set in."""
    state = core.mask(game, dealer.state, seat)
    for language in LANGUAGES:
        view = View(game, seat, state, [], Words(language), NAMES[: dealer.seats])
        said = plain(board(game.id).refusal(view, refusal), view.names)
        assert len(said) > 12, said
        assert "{" not in said, said
        assert "why-" not in said, said


@pytest.mark.parametrize("game_id", HANDS)
def test_every_card_of_the_hand_can_be_used_or_says_why_not(game_id):
    seen = 0
    for dealer in moments(game_id, 2, {}, 6):
        for seat in dealer.to_act:
            question = dealer.game.question(dealer.state, seat)
            if question.ask not in HANDS[game_id]:
                continue
            hand = (dealer.state.hands[seat] if game_id == "nobles" else dealer.state.troupes[seat].requests).known()
            usable = {getattr(action, "card", None) for action in dealer.legal(seat)}
            barred = {each.action.card for each in dealer.game.refused(dealer.state, seat)}
            assert {*hand} <= usable | barred
            assert not usable & barred
            seen += len(barred)
    assert seen


def nobles():
    """A duel in which not every weapon may be used."""
    local = LocalTable("Anna", game="nobles", seed=3)
    local.start({"same_suit": True, "opening_hand": 3}, bots=1)

    def holds(replica):
        asked = replica.state.asked
        return bool(asked) and asked[0].ask == "weapons" and bool(replica.legal()[1:]) and bool(replica.refused())

    local.play(holds, random.Random(3))
    return local.clients[0]


def asks_why(client):
    """The app of somebody who presses w: what it showed before, and then."""

    async def script(app, pilot):
        app.keys = screen_text(app)
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, Reader))
        app.seen = screen_text(app)

    return show(client, script, (120, 40))


def test_w_lists_what_cannot_be_answered_and_why():
    client = nobles()

    app = asks_why(client)
    assert "w why not" in app.keys
    refused = client.state.games.replica.refused()
    assert app.seen.count("weapons of the same suit") == sum(each.why == "same-suit" for each in refused) > 0


def test_the_key_for_why_is_not_named_beside_a_single_way_on():
    local = LocalTable("Anna", game="academy", seed=0)
    local.start(bots=2)
    local.play(lambda replica: len(replica.legal()) == 1 and bool(replica.refused()), random.Random(0))
    client = local.clients[0]
    assert len(client.state.games.replica.legal()) == 1
    assert client.state.games.replica.refused()
    app = asks_why(client)
    assert "w why not" not in app.keys
    assert "► CONTINUE" in app.keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_row_names_the_key_for_why_whatever_else_it_could_name(language):
    client = nobles()
    replica = client.state.games.replica
    view, unseen = View.of(replica, Words(language), NAMES), ("key-bot", "key-now")
    there = {key: key not in unseen for key in KEYS}
    row = keys(view, (80, 24), there).text()
    assert view.words("table-key-why-few") in row
    assert view.words("table-key-leave") in row
    assert view.words("table-key-why") in keys(view, (160, 50), there).text(), "in full where there is room"


def test_a_click_on_a_faint_card_says_why_and_answers_nothing():
    client = nobles()
    seq = client.state.games.replica.seq

    async def script(app, pilot):
        screen = app.screen
        hand, view = screen.query_one("#hand"), screen.view()
        number = view.why(card=next(each.args["card"] for each in view.refused))
        canvas = hand.canvas
        spots = ((x, y) for y in range(canvas.height) for x in range(canvas.width))
        await pilot.click("#hand", offset=next(spot for spot in spots if answer_at(canvas, *spot) == number))
        await until(pilot, lambda: "weapons of the same suit" in screen_text(app))
        await pilot.press("down")
        await until(pilot, lambda: "weapons of the same suit" not in screen_text(app))

    show(client, script, (120, 40))
    assert client.state.games.replica.seq == seq


def test_who_is_not_asked_reads_that_and_not_that_all_is_on_a_list():
    local = LocalTable("Anna", "Boris", "Chloé", game="grail", seed=3)
    local.start()
    waits = next(client for client in local.clients if not client.state.games.replica.legal())

    app = asks_why(waits)
    assert "You are not being asked anything now." in app.seen
    assert "on the list" not in app.seen
    assert "1-9" not in app.keys
    assert "Enter" not in app.keys


def test_who_looks_back_reads_why_not_of_what_is_asked_now():
    client = nobles()

    async def script(app, pilot):
        app.screen.look(1, stays=True)
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, Reader))
        app.seen = screen_text(app)

    assert "weapons of the same suit" in show(client, script, (120, 40)).seen
