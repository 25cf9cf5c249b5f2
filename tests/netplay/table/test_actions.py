"""Actions at a table: who may take which, repeated and late ones, and rules that fail."""

from __future__ import annotations

import random

import pytest

import core
from netplay.protocol import messages as p
from netplay.table.table import Table
from tests.netplay.room import Room, hello, play_on, replica, some_act

GAME = core.game("academy")


# Actions


def test_an_action_is_told_to_all_and_shown_to_those_who_may_see(playing):
    card = some_act(playing, 1)
    assert playing.act("Bert", card) is None
    told = {name: playing.last(name, core.Report) for name in ("Anna", "Bert", "Cleo", "Dora")}
    assert told["Bert"].action == card
    assert {tuple(told[name].action) for name in ("Anna", "Cleo", "Dora")} == {("keep", None)}
    assert {each.seq for each in told.values()} == {1}


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (["keep", "sword-99"], "not-possible"),
        (["keep", None], "not-possible"),
        (["keep", 5], "not-possible"),
        (["keep", True], "not-possible"),
        (["keep", ["sword-5"]], "not-possible"),
        (["keep"], "not-possible"),
        (["keep", "sword-5", "sword-5"], "not-possible"),
        (["play", "sword-5", "jousts"], "not-possible"),
        (["ride", 4], "not-possible"),
        ([], "not-possible"),
        ([None], "not-possible"),
        ([["keep", "sword-5"]], "not-possible"),
        (["keep", 2**64 - 1], "not-possible"),
        (["keep", -(2**63)], "not-possible"),
    ],
    ids=str,
)
def test_an_action_that_cannot_be_is_turned_down_to_its_sender_alone(playing, action, code):
    state = GAME.encode(playing.dealer.state)
    answer = playing.act("Bert", action)
    assert (answer.code, answer.n, answer.seq) == (code, playing.acts, 0)
    assert GAME.encode(playing.dealer.state) == state
    assert playing.act("Bert", some_act(playing, 1)) is None, "and the next one is taken"


def test_out_of_turn(playing):
    """[F 21]"""
    assert playing.act("Bert", some_act(playing, 1)) is None
    assert playing.act("Bert", ["keep", "sword-5"]).code == "not-your-turn"


def test_another_games_action_and_one_for_another_seat(playing):
    """[F 21]"""
    for other in core.all_games():
        if other.id != "academy":
            dealer = core.Dealer(other, other.seats[0], seed=bytes(32))
            seat = dealer.to_act[0]
            for action in dealer.legal(seat)[:5]:
                if (packed := other.pack(action)) not in map(GAME.pack, playing.dealer.legal(1)):
                    assert playing.act("Bert", packed).code == "not-possible"
    theirs = [a for a in playing.dealer.legal(0) if a not in playing.dealer.legal(1)]
    assert playing.act("Bert", theirs[0]).code == "not-possible"


def test_an_action_sent_twice_counts_once(playing):
    """[F 19]"""
    act = p.Act(1, 0, some_act(playing, 1))
    assert playing.ask("Bert", act) is None
    heard = {name: len(each) for name, each in playing.heard.items()}
    assert playing.table.receive("Bert", act) == []
    assert playing.table.receive("Bert", p.Act(0, 1, some_act(playing, 0))) == []
    assert playing.dealer.seq == 1
    assert heard == {name: len(each) for name, each in playing.heard.items()}


def test_an_action_chosen_before_ones_last_is_stale(playing):
    for name, player in (("Anna", 0), ("Bert", 1), ("Cleo", 2)):
        assert playing.act(name, some_act(playing, player), seq=0) is None, "all keep at the same time"
    answer = playing.act("Bert", some_act(playing, 1), seq=1)
    assert (answer.code, answer.text) == ("stale", "The game has moved on since. Please choose again.")
    assert playing.act("Bert", some_act(playing, 1), seq=4).code == "stale", "from the future"
    assert playing.act("Bert", some_act(playing, 1), seq=2) is None


def test_an_action_of_the_last_game_is_stale_in_the_next(over):
    last = over.dealer.seq
    over.ask("Anna", p.Again())
    for name in ("Bert", "Cleo"):
        over.ask(name, p.Ready(True))
    over.start("Anna")
    assert over.act("Bert", some_act(over, 1), seq=last).code == "stale"


def test_no_action_after_the_end(over):
    """[F 21]"""
    state = GAME.encode(over.dealer.state)
    answer = over.act("Bert", ["keep", "sword-5"])
    assert (answer.code, answer.text) == ("game-over", "The game is over.")
    assert GAME.encode(over.dealer.state) == state


@pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)
def test_in_every_game_what_is_not_legal_changes_nothing(game):
    """[F 21]"""
    room, rng = Room(game.id), random.Random(7)
    peers = [f"Anna{n}" for n in range(game.seats[0])]
    room.play(*peers)
    universe = [["nonsense"], [], [None, None]]
    for _ in range(60):
        if room.dealer.outcome is not None:
            break
        state = game.encode(room.dealer.state)
        for player, peer in enumerate(peers):
            legal = [game.pack(action) for action in room.dealer.legal(player)]
            universe += legal
            for wrong in [each for each in rng.sample(universe, min(3, len(universe))) if each not in legal]:
                assert room.act(peer, wrong).code in ("not-possible", "not-your-turn")
        assert game.encode(room.dealer.state) == state
        player = rng.choice(room.dealer.to_act)
        assert room.act(peers[player], rng.choice(room.dealer.legal(player))) is None


def test_resync_brings_the_whole_game_again(playing):
    play_on(playing, ["Anna", "Bert", "Cleo"], 20)
    before, heard = replica(playing.heard["Bert"]), len(playing.heard["Bert"])
    assert playing.ask("Bert", p.Resync()) is None
    again = replica(playing.heard["Bert"][heard:])
    assert (again.state, again.log) == (before.state, before.log)


def test_a_deal_comes_from_the_systems_best_luck(monkeypatch):
    drawn = []
    monkeypatch.setattr("secrets.token_bytes", lambda n: drawn.append(n) or bytes(n))
    table = Table("Camelot", "academy")
    for peer in "abc":
        table.join(peer, hello("Anna"))
        table.receive(peer, p.Ready(True))
    table.receive("a", p.Start())
    assert drawn[-2:] == [core.SEED_BYTES] * 2, "for the deal, and for bots"


# When the rules fail


def broken(room: Room, monkeypatch, fails) -> None:
    """From now on the rules of this game fail over such actions, having changed the state."""
    right = GAME.apply

    def apply(self, state, seat, action, chance):
        right(state, seat, action, chance)
        if fails(action):
            raise KeyError(f"a secret face: {action}")

    monkeypatch.setattr(type(GAME), "apply", apply)


def test_when_the_rules_fail_the_actor_hears_a_sentence_and_the_table_goes_on(playing, monkeypatch, caplog):
    card, other = (GAME.pack(action) for action in playing.dealer.legal(1)[:2])
    state = GAME.encode(playing.dealer.state)
    broken(playing, monkeypatch, lambda action: GAME.pack(action) == card)
    answer = playing.act("Bert", card)
    assert (answer.code, answer.seq) == ("rules-failed", 0)
    assert "ask the host to abandon the game" in answer.text
    assert GAME.encode(playing.dealer.state) == state
    assert "The rules of academy failed after step 0: RulesFailed at netplay/game/play.py" in caplog.text
    assert "KeyError at " in caplog.text
    assert "secret" not in caplog.text
    assert card[1] not in caplog.text
    assert playing.act("Bert", other) is None
    monkeypatch.undo()
    play_on(playing, ["Anna", "Bert", "Cleo"])
    for name, seat in (("Anna", 0), ("Bert", 1), ("Cleo", 2), ("Dora", None)):
        assert replica(playing.heard[name]).state == core.mask(GAME, playing.dealer.state, seat)


def test_when_the_rules_fail_over_a_bots_answer_another_is_drawn(bots, monkeypatch):
    ask = bots.table.decision_requests()[0]
    chosen = ask.decide()
    broken(bots, monkeypatch, lambda action: action == chosen)
    bots.deliver(bots.table.answered(ask, chosen))
    assert bots.dealer.seq == 1
    assert bots.dealer.steps[0].action != GAME.pack(chosen)
    assert bots.notices("Anna")[-1] == ("bot-failed", "Gawain")


def test_a_bot_over_all_whose_answers_the_rules_fail_stops_nobody(playing, monkeypatch):
    playing.leave("Bert")
    playing.ask("Anna", p.AddBot(1, "page"))
    (ask,) = playing.table.decision_requests()
    broken(playing, monkeypatch, lambda action: True)
    playing.deliver(playing.table.answered(ask, ask.decide()))
    assert playing.notices("Anna")[-1] == ("stuck", "Bert")
    assert playing.table.decision_requests() == [], "it is not asked again and again"
    assert playing.table.answered(ask, ask.decide()) == []
    monkeypatch.undo()
    assert playing.act("Anna", some_act(playing, 0)) is None
    assert len(playing.table.decision_requests()) == 1, "until something has changed"
    assert playing.ask("Anna", p.Abandon()) is None
