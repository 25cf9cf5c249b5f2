"""The table, without sockets: each request granted and refused, seats and tokens, actions, chat, bots, spectators."""

from __future__ import annotations

import random

import pytest

import ai
import core
from netplay.game.bot_seats import Lots
from netplay.protocol import codec, names
from netplay.protocol import messages as p
from netplay.table.people import BOT_NAMES, MOST
from netplay.table.table import Table
from tests.netplay.room import Room, hello, replica

GAME = core.game("academy")


@pytest.fixture
def room() -> Room:
    return Room("academy")


@pytest.fixture
def playing(room) -> Room:
    """A running game of Anna, Bert and Cleo, with Dora watching."""
    room.play("Anna", "Bert", "Cleo")
    room.join("Dora")
    return room


def play_on(room: Room, peers: list[str], steps: int = 10**6, seed: int = 1) -> None:
    """Random play, by the replicas of the people."""
    rng = random.Random(seed)
    for _ in range(steps):
        if room.dealer.outcome is not None:
            return
        player = rng.choice(room.dealer.to_act)
        assert room.act(peers[player], rng.choice(room.dealer.legal(player))) is None


@pytest.fixture
def over(playing) -> Room:
    """Their game has ended."""
    play_on(playing, ["Anna", "Bert", "Cleo"])
    return playing


# Coming


def test_who_comes_is_welcomed_and_seated(room):
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
def test_who_cannot_join_is_told_why(room, hello, code, words):
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


def test_the_name_of_who_is_away_is_nobody_elses(room):
    room.join("Anna")
    room.join("Bert")
    room.leave("Bert")
    assert room.join("b", name="Bert")[0].name == "Bert 2"


def test_who_is_called_otherwise_than_he_wanted_hears_why_and_nobody_else(room):
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
            (guest, p.House(open=False), "not-host"),
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


def test_who_is_ready_is_so_for_what_he_has_seen(room):
    room.join("Anna")
    room.join("Bert")
    seen = room.last("Bert", p.Lobby)
    room.ask("Anna", p.Pick("grail", {}))
    assert room.ask("Bert", p.Ready(True, seen.game, seen.options)) is None
    assert not room.lobby().seats[1].ready, "he had not heard of the other game yet"
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


def test_the_table_is_its_hosts_also_while_he_is_away(room):
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


# Seats and tokens


def test_who_is_away_keeps_the_seat_and_comes_back_by_token(playing):
    play_on(playing, ["Anna", "Bert", "Cleo"], 30)
    token, before = playing.token("Bert"), replica(playing.heard["Bert"])
    playing.leave("Bert")
    assert [seat.here for seat in playing.lobby().seats[:3]] == [True, False, True]
    assert playing.lobby().problem is None, "what has begun is kept from beginning by nobody"
    told = playing.join("Bert from elsewhere", token, name="Somebody")
    assert (told[0].name, told[0].token, told[0].n) == ("Bert", token, playing.table.people.everybody[2].last_n)
    back = replica(told)
    assert (back.state, back.log, back.seat) == (before.state, before.log, 1)
    assert all(seat.here for seat in playing.lobby().seats[:3])
    assert not [message for message in playing.heard["Bert"][-1:] if isinstance(message, p.Refused)]


def test_a_second_session_takes_over_and_the_first_is_told(playing):
    token = playing.token("Bert")
    playing.join("Bert anew", token)
    assert playing.heard["Bert"][-1].code == "elsewhere"
    heard = len(playing.heard["Bert"])
    assert playing.ask("Bert", p.Chat("still here?")) is None
    playing.leave("Bert")
    assert len(playing.heard["Bert"]) == heard
    assert all(seat.here for seat in playing.lobby().seats[:3])
    play_on(playing, ["Anna", "Bert anew", "Cleo"])


@pytest.mark.parametrize("forge", ["", "x", "é", lambda t: t[:-1], lambda t: t + "A", lambda t: t.swapcase()])
def test_a_wrong_token_makes_a_newcomer_and_displaces_nobody(playing, forge):
    token = playing.token("Bert")
    told = playing.join("Mallory", forge(token) if callable(forge) else forge)
    assert told[0].name == "Mallory"
    assert told[0].token != token
    assert playing.last("Mallory", p.Began).seat is None
    assert not any(isinstance(message, p.Refused) for message in playing.heard["Bert"])
    assert playing.table.people.at("Bert") is playing.table.people.everybody[2]


def test_a_token_of_another_table_makes_a_newcomer(playing):
    other = Room("academy")
    other.join("Anna")
    told = playing.join("Anna of the other table", other.token("Anna"), name="Anna")
    assert told[0].name == "Anna 2"


def test_a_version_is_checked_before_anybody_is_displaced(playing):
    token = playing.token("Bert")
    ((_, refused),) = playing.table.join("old", p.Hello(p.MAJOR + 1, 0, "Bert", token=token))
    assert refused.code == "version"
    assert playing.table.people.at("Bert") is playing.table.people.everybody[2]
    playing.leave("Bert")
    playing.ask("Anna", p.AddBot(1, "page"))
    playing.table.join("old", p.Hello(p.MAJOR + 1, 0, "Bert", token=token))
    assert playing.table.seats.bots == {1: "page"}, "nor is who stands in for him"


def test_tokens_go_to_nobody_else_and_into_no_repr(over):
    over.ask("Anna", p.Again())
    over.leave("Cleo")
    tokens = {person.name: over.token(person.name) for person in over.table.people}
    assert len(set(tokens.values())) == 4
    for name, token in tokens.items():
        for peer, data in over.bytes.items():
            assert data.count(token.encode()) == (1 if peer == name else 0)
        for thing in (
            over.table,
            list(over.table.people),
            over.heard,
            over.table.chat.lines,
            hello("x", token),
            over.table.save(),
        ):
            assert token not in repr(thing)
    with pytest.raises(TypeError) as error:
        over.table.join(*[None] * 9)
    assert not any(token in str(error.value) for token in tokens.values())


def test_saying_goodbye_gives_the_seat_up_before_a_game_and_keeps_it_during_one(room):
    for name in ("Anna", "Bert", "Cleo", "Dora"):
        room.join(name)
    token = room.token("Dora")
    room.ask("Dora", p.Bye())
    assert room.lobby().seats[3].person is None
    assert room.join("Dora later", token, "Dora")[0].token != token
    for name in ("Bert", "Cleo", "Dora later"):
        room.ask(name, p.Ready(True))
    room.start("Anna")
    room.ask("Bert", p.Bye())
    assert (room.lobby().seats[1].name, room.lobby().seats[1].here) == ("Bert", False)


def test_after_a_game_the_host_frees_the_seat_of_who_is_away(over):
    over.leave("Bert")
    assert over.ask("Anna", p.Free(1)) is None
    assert over.lobby().seats[1] == p.Seated()
    assert over.notices("Cleo")[-1] == ("left", "Bert")


def test_after_a_game_the_host_frees_a_seat_together_with_the_bot_that_stood_in_there(playing):
    playing.leave("Bert")
    playing.ask("Anna", p.AddBot(1, "squire"))
    while playing.dealer.outcome is None:
        asks = playing.table.asks()
        if asks:
            playing.deliver(playing.table.answered(asks[0], asks[0].decide()))
        else:
            player = playing.dealer.to_act[0]
            assert playing.act(("Anna", "", "Cleo")[player], playing.dealer.legal(player)[0]) is None
    assert playing.lobby().seats[1].bot == "squire"
    assert playing.ask("Anna", p.Free(1)) is None
    assert playing.lobby().seats[1] == p.Seated()
    assert playing.notices("Cleo")[-1] == ("left", "Bert")


def test_saying_goodbye_after_a_game_gives_the_seat_up(over):
    over.ask("Bert", p.Bye())
    assert over.lobby().seats[1] == p.Seated()
    assert over.notices("Anna")[-1] == ("left", "Bert")


def test_nobodys_number_is_given_again(room):
    for name in ("Anna", "Bert", "Cleo"):
        room.join(name)
    room.ask("Bert", p.Bye())
    assert [room.join(name)[0].person for name in ("Dora", "Eve")] == [4, 5]


def test_who_only_watched_is_forgotten_when_he_leaves(playing):
    token = playing.token("Dora")
    playing.leave("Dora")
    assert len(playing.table.people.everybody) == 3
    assert playing.join("Dora", token)[0].token != token


def test_what_comes_from_nobody_is_ignored(room):
    room.join("Anna")
    assert room.table.receive("stranger", p.Chat("boo")) == []
    assert room.table.leave("stranger") == []


# Actions


def some_act(room: Room, player: int):
    """A legal action of a player, as plain data."""
    return GAME.pack(room.dealer.legal(player)[0])


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


# Watching, chat


def test_spectators_see_what_is_open_and_may_do_nothing(playing):
    play_on(playing, ["Anna", "Bert", "Cleo"])
    seen = replica(playing.heard["Dora"])
    assert seen.seat is None
    assert seen.state == core.mask(GAME, playing.dealer.state, None)
    assert seen.legal() == []
    assert seen.outcome == playing.dealer.outcome


def test_who_comes_late_is_told_chat_and_game(playing):
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


def test_pings_are_answered_to_who_asked(playing):
    heard = {name: len(each) for name, each in playing.heard.items()}
    assert playing.ask("Bert", p.Ping(7)) is None
    assert playing.heard["Bert"][-1] == p.Pong(7)
    assert sum(len(each) for each in playing.heard.values()) == sum(heard.values()) + 1


# Bots


def bots_act(room: Room, most: int = 10**4) -> None:
    for _ in range(most):
        ask = next(iter(room.table.asks()), None)
        if ask is None:
            return
        room.deliver(room.table.answered(ask, ask.decide()))


@pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("level", ai.QUICK)
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


def test_a_bot_stands_in_for_who_is_away_until_he_returns(playing):
    token = playing.token("Bert")
    playing.leave("Bert")
    assert playing.table.asks() == [], "nobody plays for him unasked"
    assert playing.ask("Anna", p.AddBot(1, "page")) is None
    assert (playing.lobby().seats[1].name, playing.lobby().seats[1].bot) == ("Bert", "page")
    bots_act(playing)
    assert playing.dealer.seq == 1
    assert playing.ask("Anna", p.AddBot(1, "squire")) is None
    playing.act("Anna", some_act(playing, 0))
    playing.act("Cleo", some_act(playing, 2))
    (ask,) = playing.table.asks()
    assert ask.bot.level == "squire", "the level is the one asked for last"
    bots_act(playing)
    told = playing.join("Bert again", token)
    assert playing.lobby().seats[1].bot is None
    assert replica(told).seq == 4
    assert playing.table.asks() == []
    play_on(playing, ["Anna", "Bert again", "Cleo"])
    assert playing.notices("Cleo")[-3:] == [("dropped", "Bert"), ("bot-in", "Bert"), ("bot-out", "Bert")]


def test_who_plays_again_by_an_answer_that_cannot_be_is_seen_to_play_again(playing):
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


@pytest.fixture
def bots(room) -> Room:
    """Three bots at play, and Anna, who watches."""
    room.join("Anna")
    room.ask("Anna", p.Stand())
    for seat in range(3):
        room.ask("Anna", p.AddBot(seat, "page"))
    room.start("Anna")
    return room


def test_a_bots_decision_may_take_its_time(playing):
    playing.leave("Bert")
    playing.ask("Anna", p.AddBot(1, "page"))
    (ask,) = playing.table.asks()
    assert (ask.bot.player, ask.seq) == (1, 0)
    assert playing.act("Anna", some_act(playing, 0)) is None, "the table goes on meanwhile"
    assert playing.act("Cleo", some_act(playing, 2)) is None
    action = ask.decide()
    playing.deliver(playing.table.answered(ask, action))
    assert playing.dealer.seq == 3, "what others have done since changes nothing for him"
    assert playing.table.answered(ask, action) == [], "but it counts once"
    assert playing.notices("Anna")[-1] == ("bot-in", "Bert")


def test_an_old_ask_does_not_answer_the_next_question(bots):
    old = bots.table.asks()[0]
    bots.deliver(bots.table.answered(old, old.decide()))
    while not (asks := [ask for ask in bots.table.asks() if ask.bot is old.bot]):
        other = bots.table.asks()[0]
        bots.deliver(bots.table.answered(other, other.decide()))
    seq = bots.dealer.seq
    assert bots.table.answered(old, bots.dealer.legal(0)[0]) == []
    assert bots.dealer.seq == seq
    bots.deliver(bots.table.answered(asks[0], asks[0].decide()))
    assert bots.dealer.seq == seq + 1


def test_an_answer_that_nobody_waits_for_is_ignored(playing):
    token = playing.token("Bert")
    for late in ("he is back", "another bot", "abandoned", "another game"):
        playing.leave("Bert")
        playing.ask("Anna", p.AddBot(1, "page"))
        (ask,) = playing.table.asks()
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
    first = bots.table.asks()[0]
    assert first.since == 0.0
    bots.deliver(bots.table.answered(first, first.decide()))
    assert bots.table.asks()[0].since == 5.0


@pytest.mark.parametrize("answer", [None, GAME.unpack(["keep", "sword-99"]), "nonsense", ["keep"]], ids=str)
def test_a_bot_that_cannot_answer_is_helped_by_lot(bots, answer):
    """[F 36]"""
    ask = bots.table.asks()[0]
    bots.deliver(bots.table.answered(ask, answer))
    assert bots.dealer.seq == 1
    assert bots.notices("Anna")[-1] == ("bot-failed", "Gawain")
    drawn = bots.dealer.steps[0].action
    assert drawn in [GAME.pack(action) for action in core.Replica(GAME, 0, bots.dealer.first_snapshot(0)).legal()]
    bots_act(bots)
    assert bots.notices("Anna").count(("bot-failed", "Gawain")) == 1, "and goes on as if nothing had been"
    assert bots.dealer.outcome is not None


def test_a_bot_whose_question_has_changed_is_asked_anew(bots, monkeypatch):
    first, second, _ = bots.table.asks()
    action = first.decide()
    bots.deliver(bots.table.answered(second, second.decide()))
    monkeypatch.setattr(bots.dealer, "legal", lambda seat: [])
    assert bots.table.answered(first, action) == []
    monkeypatch.undo()
    assert bots.notices("Anna") == [("began", "Anna")]
    assert bots.table.asks()[0].seq == 1


def test_a_bot_knows_its_game_from_the_first_card_on(playing):
    play_on(playing, ["Anna", "Bert", "Cleo"], 25)
    log = replica(playing.heard["Bert"]).log
    playing.leave("Bert")
    playing.ask("Anna", p.AddBot(1, "page"))
    for _ in range(100):
        if asks := playing.table.asks():
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
        ask = room.table.asks()[0]
        action = ask.decide()
        assert ask.bot.replica.state == core.mask(game, room.dealer.state, ask.bot.player)
        room.deliver(room.table.answered(ask, action))


def test_bots_that_are_asked_at_once_have_each_their_own_luck(bots):
    assert len({ask.luck for ask in bots.table.asks()}) == 3


def test_lots_bring_a_list_into_any_order():
    orders = set()
    for number in range(100):
        order = [0, 1, 2]
        Lots(bytes([number])).shuffle(order)
        orders.add(tuple(order))
    assert len(orders) == 6


def test_a_bot_decides_alike_whenever_it_is_asked(bots):
    for _ in range(30):
        ask, again = bots.table.asks()[0], bots.table.asks()[0]
        assert ask.decide() == again.decide()
        bots.deliver(bots.table.answered(ask, ask.decide()))


# Notices


def test_everybody_hears_who_comes_goes_and_returns(room):
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


def test_notices_are_kept_with_the_talk_for_who_comes_late(playing):
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
    ask = bots.table.asks()[0]
    chosen = ask.decide()
    broken(bots, monkeypatch, lambda action: action == chosen)
    bots.deliver(bots.table.answered(ask, chosen))
    assert bots.dealer.seq == 1
    assert bots.dealer.steps[0].action != GAME.pack(chosen)
    assert bots.notices("Anna")[-1] == ("bot-failed", "Gawain")


def test_a_bot_over_all_whose_answers_the_rules_fail_stops_nobody(playing, monkeypatch):
    playing.leave("Bert")
    playing.ask("Anna", p.AddBot(1, "page"))
    (ask,) = playing.table.asks()
    broken(playing, monkeypatch, lambda action: True)
    playing.deliver(playing.table.answered(ask, ask.decide()))
    assert playing.notices("Anna")[-1] == ("stuck", "Bert")
    assert playing.table.asks() == [], "it is not asked again and again"
    assert playing.table.answered(ask, ask.decide()) == []
    monkeypatch.undo()
    assert playing.act("Anna", some_act(playing, 0)) is None
    assert len(playing.table.asks()) == 1, "until something has changed"
    assert playing.ask("Anna", p.Abandon()) is None
