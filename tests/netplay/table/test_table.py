"""The table without sockets: joining, the lobby, spectators, chat and notices."""

from __future__ import annotations

import pytest

import core
from netplay.protocol import codec, names
from netplay.protocol import messages as p
from netplay.table.people import MOST
from netplay.table.table import Table
from tests.netplay.room import Room, hello, play_on, replica

GAME = core.game("academy")


# Coming


def test_a_newcomer_is_welcomed_and_seated(room):
    told = room.join("Anna")
    assert [type(message).__name__ for message in told] == ["Welcome", "Lobby"]
    assert (told[0].name, told[0].table) == ("Anna", "Camelot")
    assert len(told[0].token) >= 22
    assert told[1].seats[0].person == told[1].host == told[0].person


@pytest.mark.parametrize(
    ("hello", "code", "words"),
    [
        (p.Hello(p.MAJOR + 1, 7, "Anna"), "version", [f"version {p.MAJOR}.{p.MINOR}", f"{p.MAJOR + 1}.7"]),
        (p.Hello(p.MAJOR - 1, 0, "Anna"), "version", [f"version {p.MAJOR}.{p.MINOR}", f"{p.MAJOR - 1}.0"]),
        (hello("..."), "bad-name", ["letter"]),
        (hello("x" * 17), "bad-name", ["16 characters"]),
        (hello("Server"), "bad-name", ["Server", "mistaken"]),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_a_refused_hello_is_told_why(room, hello, code, words):
    """[F 27]"""
    room.join("Bert")
    heard = len(room.heard["Bert"])
    ((peer, refused),) = room.table.join("x", hello)
    assert (peer, refused.code) == ("x", code)
    assert all(word in refused.text for word in words)
    assert len(room.heard["Bert"]) == heard
    assert len(room.table.people.everybody) == 1


@pytest.mark.parametrize(
    ("second", "called"),
    [("Anna", "Anna 2"), ("ANNA", "ANNA 2"), ("Ａnna", "Ａnna 2"), ("An\u200bna", "Anna 2"), ("Gawain", "Gawain 2")],
)
def test_names_that_look_taken_get_a_number(room, second, called):
    room.join("a", name="Anna")
    assert room.join("b", name=second)[0].name == called


def test_the_name_of_an_absent_person_stays_taken(room):
    room.join("Anna")
    room.join("Bert")
    room.leave("Bert")
    assert room.join("b", name="Bert")[0].name == "Bert 2"


def test_only_the_renamed_person_is_told_of_another_name(room):
    room.join("a", name="Anna")
    room.join("b", name="Judith")
    room.ask("a", p.Rename("Bert"))
    room.ask("a", p.Rename("Gawain"))
    assert [said for said in room.notices("b") if said[0] == "called"] == [("called", "Judith 2")]
    assert [said for said in room.notices("a") if said[0] == "called"] == [("called", "Gawain 2")]


def test_long_names_are_cut_for_their_number(room):
    for n in range(12):
        room.join(f"p{n}", name="x" * 16)
    called = [person.name for person in room.table.people]
    assert len({names.name_key(name) for name in called}) == 12
    assert all(codec.width(name) <= p.NAME_CELLS for name in called)


def test_a_table_has_room_for_so_many_people(room):
    for n in range(MOST):
        assert isinstance(room.join(f"p{n}", name=f"Anna{n}")[0], p.Welcome)
    (refused,) = room.join("late")
    assert (refused.code, refused.text) == ("full", "This table is full. Please try again later.")
    token = room.token("p0")
    room.leave("p0")
    assert isinstance(room.join("p0 again", token)[0], p.Welcome), "a seat can be come back to even then"


def test_hello_twice_is_turned_down(room):
    room.join("Anna")
    assert room.code("Anna", hello("Other")) == "already-here"


def test_a_name_of_a_table_is_cleaned():
    assert Table("a\x1b[31mb\n").name == "a[31mb"
    assert Table("\x1b").name == "Round Table"
    assert codec.width(Table("x" * 500).name) == 40


# The lobby


def refusals(room: Room, host: str, guest: str) -> dict[str, list[tuple[str, p.Message, str]]]:
    """For each request, who asks for what in vain here."""
    return {
        "lobby": [
            (guest, p.Pick("academy"), "not-host"),
            (guest, p.AddBot(4, "page"), "not-host"),
            (guest, p.Free(4), "not-host"),
            (guest, p.Start(), "not-host"),
            (guest, p.Again(), "not-host"),
            (guest, p.Abandon(), "not-host"),
            (guest, p.Kick(1), "not-host"),
            (guest, p.TableSettings(open=False), "not-host"),
            (guest, p.Grant(1, True), "not-host"),
            (guest, p.RequestSeatCode(0), "no-code"),
            (guest, p.Enter(), "already-here"),
            (host, p.Kick(1), "nobody"),
            (host, p.Kick(77), "nobody"),
            (host, p.Grant(2, True), "not-asking"),
            (host, p.RequestSeatCode(1), "no-code"),
            (host, p.RequestSeatCode(4), "no-code"),
            (host, p.Abandon(), "no-game"),
            (host, p.Sit(0), "seat-taken"),
            (host, p.Sit(1), "seat-taken"),
            (host, p.Sit(7), "seat-taken"),
            (host, p.Rename("\u200b"), "bad-name"),
            (host, p.Rename("host"), "bad-name"),
            (host, p.AddBot(1, "page"), "seat-taken"),
            (host, p.AddBot(7, "page"), "seat-taken"),
            (host, p.AddBot(4, "merlin"), "no-such-bot"),
            (host, p.Free(4), "not-away"),
            (host, p.Free(0), "own-seat"),
            (host, p.Pick("chess"), "no-such-game"),
            (host, p.Pick("academy", {"nonsense": True}), "bad-options"),
            (host, p.Again(), "not-over"),
            (host, p.Act(1, 0, ["keep", "sword-5"]), "not-playing"),
            (host, p.Start(), "cannot-start"),
        ],
        "playing": [
            (guest, p.Pick("academy"), "not-host"),
            (guest, p.Again(), "not-host"),
            (guest, p.AddBot(0, "page"), "not-host"),
            (guest, p.Abandon(), "not-host"),
            (host, p.AddBot(1, "merlin"), "no-such-bot"),
            (host, p.Pick("academy"), "playing"),
            (host, p.Sit(4), "playing"),
            (host, p.Stand(), "playing"),
            (host, p.Ready(True), "playing"),
            (host, p.Start(), "playing"),
            (host, p.Again(), "not-over"),
            (host, p.Free(1), "playing"),
            (host, p.Free(4), "playing"),
            (host, p.AddBot(0, "page"), "not-away"),
            (host, p.AddBot(4, "page"), "not-away"),
            ("Dora", p.Sit(4), "playing"),
            ("Dora", p.Act(1, 0, ["keep", "sword-5"]), "not-playing"),
        ],
        "over": [
            (guest, p.Again(), "not-host"),
            (host, p.Abandon(), "no-game"),
            (host, p.Pick("academy"), "over"),
            (host, p.Sit(4), "over"),
            (host, p.Stand(), "over"),
            (host, p.Ready(True), "over"),
            (host, p.Start(), "over"),
            (host, p.Free(1), "over"),
            (host, p.Free(4), "over"),
        ],
    }  # fmt: skip


def test_what_cannot_be_asked_in_the_lobby(room):
    room.join("Anna")
    room.join("Bert")
    before = room.lobby()
    for who, message, code in refusals(room, "Anna", "Bert")["lobby"]:
        assert room.code(who, message) == code, message
    assert room.lobby() == before


def test_what_cannot_be_asked_during_a_game(playing):
    state, before = GAME.encode(playing.dealer.state), playing.lobby()
    for who, message, code in refusals(playing, "Anna", "Bert")["playing"]:
        assert playing.code(who, message) == code, message
    assert GAME.encode(playing.dealer.state) == state
    assert playing.lobby() == before


def test_what_cannot_be_asked_after_a_game(over):
    before = over.lobby()
    assert before.phase == "over"
    for who, message, code in refusals(over, "Anna", "Bert")["over"]:
        assert over.code(who, message) == code, message
    assert over.lobby() == before


def test_sitting_standing_renaming_and_being_ready(room):
    room.join("Anna")
    room.join("Bert")
    assert room.ask("Bert", p.Sit(3)) is None
    assert [seat.name for seat in room.lobby().seats] == ["Anna", "", "", "Bert", ""]
    assert room.ask("Bert", p.Ready(True)) is None
    assert room.lobby().seats[3].ready
    assert room.ask("Bert", p.Stand()) is None
    assert room.lobby().watching == ["Bert"]
    assert room.code("Bert", p.Ready(True)) == "not-seated"
    assert room.ask("Bert", p.Rename("Anna")) is None
    assert room.lobby().watching == ["Anna 2"]
    assert room.ask("Anna", p.Rename("Anna")) is None, "one may keep one's own name"
    assert room.lobby().seats[0].name == "Anna"


def test_a_game_does_not_start_with_too_few(room):
    room.join("Anna")
    assert room.ask("Anna", p.Start()).text.endswith("players, not 1.")
    assert room.lobby().problem.endswith("players, not 1.")


def test_a_game_starts_when_all_are_here_and_ready(room):
    for name in ("Anna", "Bert", "Cleo"):
        room.join(name)
    assert room.ask("Anna", p.Start()).text == "Not ready yet: Bert, Cleo."
    room.ask("Bert", p.Ready(True))
    room.ask("Cleo", p.Ready(True))
    room.leave("Cleo")
    assert room.lobby().problem == "Not here: Cleo. Wait, or free the seat."
    assert room.ask("Anna", p.Start()).code == "cannot-start"
    assert room.ask("Anna", p.Free(2)) is None
    assert room.ask("Anna", p.AddBot(4, "page")) is None
    assert room.lobby().problem is None
    room.start("Anna")
    assert room.last("Bert", p.Began).seats == [0, 1, 4]
    assert room.lobby().phase == "playing"


def test_readiness_counts_for_the_game_that_was_seen(room):
    room.join("Anna")
    room.join("Bert")
    seen = room.last("Bert", p.Lobby)
    room.ask("Anna", p.Pick("grail", {}))
    assert room.ask("Bert", p.Ready(True, seen.game, seen.options)) is None
    assert not room.lobby().seats[1].ready, "the other game had not been seen yet"
    assert room.ask("Bert", p.Ready(True, "grail", {})) is None
    assert room.lobby().seats[1].ready
    room.ask("Anna", p.Pick("grail", {"open_allies": True}))
    room.ask("Bert", p.Ready(True, "grail", {}))
    assert not room.lobby().seats[1].ready, "nor of the other option"
    room.ask("Bert", p.Ready(True, "grail", {"open_allies": True}))
    room.ask("Bert", p.Ready(False, seen.game, seen.options))
    assert not room.lobby().seats[1].ready, "who is not ready is ready for nothing"


def test_picking_a_game_makes_everybody_look_again(room):
    room.join("Anna")
    room.join("Bert")
    room.ask("Bert", p.Ready(True))
    for game in core.all_games():
        options = {choice.name: choice.values[-1] for choice in game.choices}
        assert room.ask("Anna", p.Pick(game.id, options)) is None
        assert (room.lobby().game, room.lobby().options) == (game.id, options)
        assert not room.lobby().seats[1].ready


@pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)
def test_options_are_taken_by_value_and_type(room, game):
    room.join("Anna")
    for choice in game.choices:
        for value in choice.values:
            assert room.ask("Anna", p.Pick(game.id, {choice.name: value})) is None
        for wrong in ("nonsense", -999, *(int(v) if isinstance(v, bool) else str(v) + "x" for v in choice.values)):
            assert room.code("Anna", p.Pick(game.id, {choice.name: wrong})) == "bad-options"


def test_after_a_game_the_host_opens_the_lobby_again(over):
    assert over.ask("Anna", p.Again()) is None
    assert over.lobby().phase == "lobby"
    assert [seat.name for seat in over.lobby().seats] == ["Anna", "Bert", "Cleo", "", ""]
    for name in ("Bert", "Cleo"):
        over.ask(name, p.Ready(True))
    over.start("Anna")
    assert over.dealer.seq == 0


# The host


def test_an_absent_host_stays_the_host(room):
    for name in ("Anna", "Bert", "Cleo"):
        room.join(name)
    anna, token = room.last("Anna", p.Welcome).person, room.token("Anna")
    room.leave("Anna")
    assert room.lobby().host == anna
    assert (room.lobby().code, room.lobby().names) == ("away", ["Anna"])
    assert room.code("Bert", p.AddBot(4, "page")) == "not-host"
    assert room.code("Bert", p.Free(0)) == "not-host"
    room.leave("Bert")
    room.leave("Cleo")
    room.join("Dora")
    assert room.lobby().host == anna
    room.join("Anna again", token)
    assert room.ask("Anna again", p.AddBot(4, "page")) is None


# Watching, chat


def test_spectators_see_what_is_open_and_may_do_nothing(playing):
    play_on(playing, ["Anna", "Bert", "Cleo"])
    seen = replica(playing.heard["Dora"])
    assert seen.seat is None
    assert seen.state == core.mask(GAME, playing.dealer.state, None)
    assert seen.legal() == []
    assert seen.outcome == playing.dealer.outcome


def test_a_late_arrival_is_sent_chat_and_game(playing):
    play_on(playing, ["Anna", "Bert", "Cleo"], 40)
    for n in range(120):
        playing.ask("Anna", p.Chat(f"line {n}"))
    told = playing.join("Late")
    said = [m for m in told if isinstance(m, p.Said)]
    assert [m.text for m in said] == [f"line {n}" for n in range(20, 120)]
    assert [m.n for m in said] == list(range(said[0].n, said[0].n + 100)), "each has its number"
    late = replica(told)
    assert late.log == replica(playing.heard["Dora"]).log
    assert late.seq == 40


def test_chat_is_cleaned_cut_and_not_sent_empty(playing):
    heard = len(playing.heard["Dora"])
    for text in ("", "  ", "\x1b\u200b"):
        assert playing.ask("Anna", p.Chat(text)) is None
    assert len(playing.heard["Dora"]) == heard
    playing.ask("Anna", p.Chat("\x1b[31m[b]hi[/b]\r\nHost: bye " + "騎" * 500))
    said = playing.heard["Dora"][-1]
    assert said.name == "Anna"
    assert said.text.startswith("[31m[b]hi[/b] Host: bye 騎")
    assert codec.width(said.text) <= p.CHAT_CELLS


def test_pings_are_answered_to_their_sender(playing):
    heard = {name: len(each) for name, each in playing.heard.items()}
    assert playing.ask("Bert", p.Ping(7)) is None
    assert playing.heard["Bert"][-1] == p.Pong(7)
    assert sum(len(each) for each in playing.heard.values()) == sum(heard.values()) + 1


# Notices


def test_everybody_is_told_of_joins_leaves_and_returns(room):
    room.join("Anna")
    assert room.notices("Anna") == [], "nobody else is there to hear"
    room.join("Bert")
    token = room.token("Bert")
    room.leave("Bert")
    room.join("Bert", token)
    room.join("Bert elsewhere", token)
    for name in ("Cleo", "Dora", "Eve", "Finn"):
        room.join(name)
    room.leave("Finn")
    room.ask("Eve", p.Bye())
    assert room.notices("Anna") == [
        ("joined", "Bert"), ("dropped", "Bert"), ("back", "Bert"), ("joined", "Cleo"), ("joined", "Dora"),
        ("joined", "Eve"), ("watches", "Finn"), ("left", "Finn"), ("left", "Eve"),
    ]  # fmt: skip


def test_notices_are_kept_with_the_chat_for_late_arrivals(playing):
    playing.ask("Bert", p.Chat("Hail"))
    playing.leave("Bert")
    late = [m for m in playing.join("Late") if isinstance(m, p.Said | p.Notice)]
    assert [getattr(line, "code", "said") for line in late] == [
        "joined", "joined", "unproven", "began", "watches", "said", "dropped", "watches",
    ]  # fmt: skip
    assert [(line.code, line.names) for line in late[3:5]] == [("began", ["Anna"]), ("watches", ["Dora"])]


def test_the_talk_says_after_how_many_steps_it_was_said(room):
    for name in ("Anna", "Bert"):
        room.join(name)
    room.ask("Anna", p.Chat("Who plays?"))
    room.ask("Bert", p.Ready(True))
    room.start("Anna")
    room.ask("Anna", p.Chat("Hail"))
    play_on(room, ["Anna", "Bert"], 5)
    room.ask("Bert", p.Chat("Well played"))
    lines = room.table.chat.lines
    assert [line.seq for line in lines if isinstance(line, p.Said)] == [None, 0, 5]
    assert {line.code: line.seq for line in lines if isinstance(line, p.Notice)}["began"] == 0


def test_notices_hold_no_prose():
    for code, meaning in p.NOTICES.items():
        assert code == code.lower().strip()
        assert meaning
    with pytest.raises(ValueError, match="no notice"):
        Table("Camelot").chat.notice("sang", "Anna")


# Breaking off


def test_the_host_abandons_a_game_and_all_see_it(playing):
    play_on(playing, ["Anna", "Bert", "Cleo"], 30)
    playing.leave("Bert")
    playing.ask("Anna", p.AddBot(1, "page"))
    seats = [seat.name for seat in playing.lobby().seats]
    assert playing.ask("Anna", p.Abandon()) is None
    for name in ("Anna", "Cleo", "Dora"):
        assert playing.notices(name)[-1] == ("abandoned", "Anna")
        lobby = playing.last(name, p.Lobby)
        assert (lobby.phase, [seat.name for seat in lobby.seats]) == ("lobby", seats)
        assert not any(seat.bot or (seat.ready and seat.name != "Anna") for seat in lobby.seats)
    assert playing.table.play is None
    playing.join("Bert", playing.token("Bert"))
    for name in ("Bert", "Cleo"):
        playing.ask(name, p.Ready(True))
    playing.start("Anna")
    assert playing.dealer.seq == 0
