"""Bots at a table: their names, what they know, when they decide, and bots that stand in."""

from __future__ import annotations

import pytest

import ai
import core
from netplay.game.bot_seats import BotRandom
from netplay.protocol import messages as p
from netplay.table.people import BOT_NAMES
from tests.netplay.room import Room, bots_act, play_on, replica, some_act

GAME = core.game("academy")


# Bots


@pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("level", ai.QUICK_LEVELS)
def test_a_game_between_bots_is_played_to_the_end(game, level):
    room = Room(game.id)
    room.join("Anna")
    room.ask("Anna", p.Stand())
    for seat in range(game.seats[0]):
        assert room.ask("Anna", p.AddBot(seat, level)) is None
    assert [seat.name for seat in room.lobby().seats if seat.bot] == list(BOT_NAMES[: game.seats[0]])
    room.start("Anna")
    bots_act(room)
    assert room.dealer.outcome is not None
    assert room.lobby().phase == "over"
    assert replica(room.heard["Anna"]).outcome == room.dealer.outcome


def test_a_bot_with_a_style_is_called_as_the_character_of_the_game_and_namesakes_have_numbers():
    room = Room("grail")
    room.join("Anna")
    for seat, level in enumerate(["king:bold", "squire", "squire:bold", "knight:spiteful"], 1):
        assert room.ask("Anna", p.AddBot(seat, level)) is None
    seats = room.lobby().seats
    assert [seat.name for seat in seats[1:5]] == ["Percival", "Bors", "Percival II", "Meleagant"]
    assert [seat.bot for seat in seats[1:5]] == ["king:bold", "squire", "squire:bold", "knight:spiteful"]
    assert room.join("percival ii")[-1].seats[5].name == "percival ii 2", "nobody else is called so"
    assert room.ask("Anna", p.Free(1)) is None
    assert room.lobby().seats[3].name == "Percival"
    assert room.ask("Anna", p.Pick("academy")) is None
    assert [seat.name for seat in room.lobby().seats[2:5]] == ["Bors", "Tristan", "Mordred"]
    for level in ("page:bold", "knight:kind", "merlin"):
        assert room.ask("Anna", p.AddBot(1, level)).code == "no-such-bot"


def test_a_bot_that_stands_in_is_nobodys_namesake():
    room = Room("grail")
    room.play("Anna", "Bert", "Cleo")
    room.ask("Anna", p.Abandon())
    room.ask("Anna", p.AddBot(3, "squire:bold"))
    for name in ("Bert", "Cleo"):
        room.ask(name, p.Ready(True))
    room.start("Anna")
    room.ask("Anna", p.AddBot(1, "squire:bold"))
    assert [room.lobby().seats[seat].name for seat in (1, 3)] == ["Bert", "Percival"]


def test_bots_on_seats_that_a_smaller_game_does_not_have_are_gone(room):
    room.join("Anna")
    for seat in (1, 4):
        room.ask("Anna", p.AddBot(seat, "page"))
    room.ask("Anna", p.Pick("nobles"))
    assert room.lobby().problem is None, "two play"
    room.ask("Anna", p.Pick("academy"))
    assert [bool(seat.name) for seat in room.lobby().seats] == [True, True, False, False, False]


def test_bots_come_and_go_in_the_lobby(room):
    room.join("Anna")
    assert room.ask("Anna", p.AddBot(1, "page")) is None
    assert room.ask("Anna", p.AddBot(1, "squire")) is None
    assert room.lobby().seats[1].bot == "squire"
    assert room.join("Bert")[-1].seats[2].name == "Bert", "nobody is put on a bot's seat"
    assert room.ask("Anna", p.Free(1)) is None
    assert room.lobby().seats[1].bot is None


def test_a_bot_stands_in_for_an_absent_player_until_the_return(playing):
    token = playing.token("Bert")
    playing.leave("Bert")
    assert playing.table.decision_requests() == [], "nobody plays for an absent player unasked"
    assert playing.ask("Anna", p.AddBot(1, "page")) is None
    assert (playing.lobby().seats[1].name, playing.lobby().seats[1].bot) == ("Bert", "page")
    bots_act(playing)
    assert playing.dealer.seq == 1
    assert playing.ask("Anna", p.AddBot(1, "squire")) is None
    playing.act("Anna", some_act(playing, 0))
    playing.act("Cleo", some_act(playing, 2))
    (ask,) = playing.table.decision_requests()
    assert ask.bot.level == "squire", "the level is the one asked for last"
    bots_act(playing)
    told = playing.join("Bert again", token)
    assert playing.lobby().seats[1].bot is None
    assert replica(told).seq == 4
    assert playing.table.decision_requests() == []
    play_on(playing, ["Anna", "Bert again", "Cleo"])
    assert playing.notices("Cleo")[-3:] == [("dropped", "Bert"), ("bot-in", "Bert"), ("bot-out", "Bert")]


def test_even_an_illegal_action_ends_a_stand_in(playing):
    assert playing.ask("Anna", p.AddBot(1, "page")) is None
    playing.deliver(playing.table.receive("Bert", p.Act(1, 0, ["nonsense"])))
    assert playing.last("Bert", p.Rejected).code == "not-possible"
    assert playing.notices("Cleo")[-1] == ("bot-out", "Bert")
    assert playing.last("Cleo", p.Lobby).seats[1].bot is None


def test_a_stand_in_leaves_after_the_game(playing):
    playing.leave("Bert")
    playing.ask("Anna", p.AddBot(1, "page"))
    while playing.dealer.outcome is None:
        bots_act(playing)
        for name, player in (("Anna", 0), ("Cleo", 2)):
            if player in playing.dealer.to_act:
                assert playing.act(name, some_act(playing, player)) is None
    assert playing.ask("Anna", p.Again()) is None
    assert playing.lobby().seats[1].bot is None
    assert "Bert" in playing.lobby().problem


def test_a_bots_decision_may_take_its_time(playing):
    playing.leave("Bert")
    playing.ask("Anna", p.AddBot(1, "page"))
    (ask,) = playing.table.decision_requests()
    assert (ask.bot.player, ask.seq) == (1, 0)
    assert playing.act("Anna", some_act(playing, 0)) is None, "the table goes on meanwhile"
    assert playing.act("Cleo", some_act(playing, 2)) is None
    action = ask.decide()
    playing.deliver(playing.table.answered(ask, action))
    assert playing.dealer.seq == 3, "the other steps since then change nothing for this player"
    assert playing.table.answered(ask, action) == [], "but it counts once"
    assert playing.notices("Anna")[-1] == ("bot-in", "Bert")


def test_an_old_ask_does_not_answer_the_next_question(bots):
    old = bots.table.decision_requests()[0]
    bots.deliver(bots.table.answered(old, old.decide()))
    while not (asks := [ask for ask in bots.table.decision_requests() if ask.bot is old.bot]):
        other = bots.table.decision_requests()[0]
        bots.deliver(bots.table.answered(other, other.decide()))
    seq = bots.dealer.seq
    assert bots.table.answered(old, bots.dealer.legal(0)[0]) == []
    assert bots.dealer.seq == seq
    bots.deliver(bots.table.answered(asks[0], asks[0].decide()))
    assert bots.dealer.seq == seq + 1


def test_an_answer_that_nobody_waits_for_is_ignored(playing):
    token = playing.token("Bert")
    for late in ("the player is back", "another bot", "abandoned", "another game"):
        playing.leave("Bert")
        playing.ask("Anna", p.AddBot(1, "page"))
        (ask,) = playing.table.decision_requests()
        action, seq = ask.decide(), playing.dealer.seq
        if late == "another bot":
            playing.ask("Anna", p.AddBot(1, "squire"))
            assert playing.table.answered(ask, action) == []
        playing.join("Bert", token)
        if late in ("abandoned", "another game"):
            playing.ask("Anna", p.Abandon())
        if late == "another game":
            for name in ("Bert", "Cleo"):
                playing.ask(name, p.Ready(True))
            playing.start("Anna")
            playing.leave("Bert")
            playing.ask("Anna", p.AddBot(1, "page"))
        heard = {name: len(each) for name, each in playing.heard.items()}
        assert playing.table.answered(ask, action) == playing.table.answered(ask, None) == [], late
        assert heard == {name: len(each) for name, each in playing.heard.items()}
        assert playing.table.seq == (0 if late == "abandoned" else seq)
        if late == "abandoned":
            for name in ("Bert", "Cleo"):
                playing.ask(name, p.Ready(True))
            playing.start("Anna")


def test_the_clock_of_the_table_says_since_when_a_bot_is_asked(bots):
    bots.clock = 5.0
    first = bots.table.decision_requests()[0]
    assert first.since == 0.0
    bots.deliver(bots.table.answered(first, first.decide()))
    assert bots.table.decision_requests()[0].since == 5.0


@pytest.mark.parametrize("answer", [None, GAME.unpack(["keep", "sword-99"]), "nonsense", ["keep"]], ids=str)
def test_a_bot_that_cannot_answer_is_helped_by_lot(bots, answer):
    """[F 36]"""
    ask = bots.table.decision_requests()[0]
    bots.deliver(bots.table.answered(ask, answer))
    assert bots.dealer.seq == 1
    assert bots.notices("Anna")[-1] == ("bot-failed", "Gawain")
    drawn = bots.dealer.steps[0].action
    assert drawn in [GAME.pack(action) for action in core.Replica(GAME, 0, bots.dealer.first_snapshot(0)).legal()]
    bots_act(bots)
    assert bots.notices("Anna").count(("bot-failed", "Gawain")) == 1, "and goes on as if nothing had been"
    assert bots.dealer.outcome is not None


def test_a_bot_whose_question_has_changed_is_asked_anew(bots, monkeypatch):
    first, second, _ = bots.table.decision_requests()
    action = first.decide()
    bots.deliver(bots.table.answered(second, second.decide()))
    monkeypatch.setattr(bots.dealer, "legal", lambda seat: [])
    assert bots.table.answered(first, action) == []
    monkeypatch.undo()
    assert bots.notices("Anna") == [("began", "Anna")]
    assert bots.table.decision_requests()[0].seq == 1


def test_a_bot_knows_its_game_from_the_first_card_on(playing):
    play_on(playing, ["Anna", "Bert", "Cleo"], 25)
    log = replica(playing.heard["Bert"]).log
    playing.leave("Bert")
    playing.ask("Anna", p.AddBot(1, "page"))
    for _ in range(100):
        if asks := playing.table.decision_requests():
            break
        player = next(each for each in playing.dealer.to_act if each != 1)
        playing.act(("Anna", "", "Cleo")[player], some_act(playing, player))
    asks[0].decide()
    bot = asks[0].bot.replica
    assert bot.log[: len(log)] == log, "also one that stands in"
    assert len(log) > 10
    assert bot.state == core.mask(GAME, playing.dealer.state, 1)


@pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)
def test_a_bot_is_told_only_what_its_seat_is_told(game):
    room = Room(game.id)
    room.join("Anna")
    room.ask("Anna", p.Stand())
    for seat in range(game.seats[0]):
        room.ask("Anna", p.AddBot(seat, "page"))
    room.start("Anna")
    for _ in range(40):
        ask = room.table.decision_requests()[0]
        action = ask.decide()
        assert ask.bot.replica.state == core.mask(game, room.dealer.state, ask.bot.player)
        room.deliver(room.table.answered(ask, action))


def test_bots_that_are_asked_at_once_have_each_their_own_luck(bots):
    assert len({ask.luck for ask in bots.table.decision_requests()}) == 3


def test_lots_bring_a_list_into_any_order():
    orders = set()
    for number in range(100):
        order = [0, 1, 2]
        BotRandom(bytes([number])).shuffle(order)
        orders.add(tuple(order))
    assert len(orders) == 6


def test_a_bot_decides_alike_whenever_it_is_asked(bots):
    for _ in range(30):
        ask, again = bots.table.decision_requests()[0], bots.table.decision_requests()[0]
        assert ask.decide() == again.decide()
        bots.deliver(bots.table.answered(ask, ask.decide()))
