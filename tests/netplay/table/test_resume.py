"""A table that is saved and loaded goes on unchanged; a table that cannot go on is refused with a sentence."""

from __future__ import annotations

import random

import msgspec
import pytest

import ai
import core
from netplay.game.saved import CannotResume
from netplay.protocol import messages as p
from netplay.table.events import TableOpened
from netplay.table.phases.lobby import LobbyPhase
from netplay.table.saved import SavedTable, from_bytes
from netplay.table.table import Table
from tests.netplay.room import Room, go_on, replica

GAMES = pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)


def opened(game) -> Room:
    """A running game: Anna and a squire, pages on the other seats, a spectator, and some chat."""
    room = Room(game.id, 3)
    room.join("Anna")
    for seat in range(1, game.seats[0]):
        room.ask("Anna", p.AddBot(seat, "squire" if seat == 1 else "page"))
    room.join("Watcher")
    room.ask("Watcher", p.Stand())
    room.ask("Anna", p.Chat("Hail"))
    room.start("Anna")
    return room


def again(room: Room, data: bytes) -> Room:
    """A room around the table loaded from these bytes."""
    other = Room(room.table.seats.game)
    other.table, other.acts = Table.resumed(from_bytes(data), now=lambda: 9.0), room.acts
    return other


@GAMES
@pytest.mark.parametrize("steps", [0, 37])
def test_half_a_game_saved_and_made_again_goes_on_alike(game, steps):
    room, rng = opened(game), random.Random(4)
    go_on(room, "Anna", steps, rng)
    room.leave("Watcher")
    data = room.table.save()
    there = again(room, data)
    assert there.table.save() == data, "it is the same in every part"
    back = there.join("Anna", room.token("Anna"))
    assert (back[0].person, back[0].table_id, back[0].n) == (1, room.table.id, room.table.people.at("Anna").last_n)
    assert replica(back).log == replica(room.heard["Anna"]).log
    assert [(line.name, line.text) for line in back if isinstance(line, p.Said)] == [("Anna", "Hail")]
    here, state, over_there = len(room.bytes["Anna"]), rng.getstate(), len(there.bytes["Anna"])
    go_on(room, "Anna", 10**4, rng)
    rng.setstate(state)
    go_on(there, "Anna", 10**4, rng)
    assert room.dealer.outcome == there.dealer.outcome is not None
    assert [step.luck for step in room.dealer.steps] == [step.luck for step in there.dealer.steps]
    assert room.bytes["Anna"][here:] == there.bytes["Anna"][over_there:] != b"", "to the last byte"


def test_a_lobby_saved_and_made_again_is_the_same():
    room = Room("grail")
    for name in ("Anna", "Bert", "Cleo"):
        room.join(name)
    room.ask("Anna", p.AddBot(5, "page"))
    room.ask("Anna", p.Pick("grail", {core.game("grail").choices[0].name: core.game("grail").choices[0].values[-1]}))
    room.ask("Bert", p.Ready(True))
    room.leave("Cleo")
    there = again(room, room.table.save())
    for name in ("Anna", "Bert"):
        there.join(name, room.token(name))
    assert there.lobby() == room.lobby()
    assert there.join("Dora")[0].person == 4, "nobody's number is given again"
    assert there.join("Eve", "x" * 32)[0].person == 5
    assert there.join("Cleo", room.token("Cleo"))[0].person == 3


def test_who_stands_in_does_so_still():
    room = Room("academy")
    room.play("Anna", "Bert", "Cleo")
    room.leave("Bert")
    room.ask("Anna", p.AddBot(1, "page"))
    there = again(room, room.table.save())
    (ask,) = there.table.decision_requests()
    assert (ask.bot.player, ask.bot.level, ask.since) == (1, "page", 9.0)
    assert there.join("Bert", room.token("Bert"))[-1].seats[1].bot is None


def test_an_action_chosen_before_ones_last_is_stale_also_after_a_resume():
    room, rng = opened(core.game("academy")), random.Random(4)
    go_on(room, "Anna", 40, rng)
    there = again(room, room.table.save())
    there.join("Anna", room.token("Anna"))
    assert there.act("Anna", ["nonsense"], seq=0).code == "stale"


def test_bots_of_another_release_that_began_a_game_are_not_taken_for_ours():
    data = opened(core.game("academy")).table.save()
    assert Table.resumed(from_bytes(data)).play.bots_of == ai.version("academy")
    there = Table.resumed(from_bytes(changed(data, play_bots="another")))
    assert there.play.bots_of == "", "it is of several now"
    assert Table.resumed(from_bytes(there.save())).play.bots_of == ""


def test_of_a_game_only_the_steps_are_taken_that_are_not_written_yet():
    room, rng = opened(core.game("nobles")), random.Random(4)
    go_on(room, "Anna", 12, rng)
    whole = room.table.saved().play.steps
    assert [room.table.saved(since).play.steps for since in (0, 1, 11, 12)] == [whole, whole[1:], whole[11:], []]


def test_who_only_watched_is_not_saved():
    room = Room("academy")
    room.play("Anna", "Bert", "Cleo")
    room.join("Dora")
    there = again(room, room.table.save())
    assert there.join("Dora", room.token("Dora"))[0].person == 5


def test_tokens_are_not_saved():
    room = Room("academy")
    room.play("Anna", "Bert", "Cleo")
    data = room.table.save()
    for name in ("Anna", "Bert", "Cleo"):
        assert room.token(name).encode() not in data


def test_luck_that_was_recorded_outlives_another_stream(monkeypatch):
    room, rng = opened(core.game("nobles")), random.Random(4)
    go_on(room, "Anna", 40, rng)
    data = room.table.save()
    monkeypatch.setattr("core.STREAM_VERSION", core.STREAM_VERSION + 1)
    monkeypatch.setattr("core.chance.Stream.below", lambda self, n: 0)
    there = again(room, data)
    assert there.dealer.state == room.dealer.state
    assert [step.luck for step in there.dealer.steps] == [step.luck for step in room.dealer.steps]
    for steps in (0, 1, 10, 10**4):
        there = again(there, there.table.save())
        there.join("Anna", room.token("Anna"))
        go_on(there, "Anna", steps, rng)
    assert there.dealer.outcome is not None
    monkeypatch.undo()
    back = again(there, there.table.save())
    assert back.dealer.state == there.dealer.state, "a game that has gone over streams is at home in none of them"


def changed(data: bytes, **changes) -> bytes:
    """Saved bytes with other values in the table, or with `play_…` in its game."""
    plain = msgspec.msgpack.decode(data)
    for name, value in changes.items():
        where = plain["play"] if name.startswith("play_") else plain
        name = name.removeprefix("play_")
        where[name] = value(where[name]) if callable(value) else value
    return msgspec.msgpack.encode(plain)


BAD = {
    "other rules": ({"play_fingerprint": "0" * 16}, "by other rules"),
    "another format": ({"format": 3}, "newer version"),
    "a game that is not here": ({"game": "chess"}, "does not have"),
    "a step that cannot be": ({"play_steps": lambda steps: [[0, ["nonsense"], []], *steps]}, "damaged"),
    "a step too few": ({"play_steps": lambda steps: steps[1:]}, "damaged"),
    "another seed": ({"play_seed": bytes(32)}, "damaged"),
    "half a seed": ({"play_seed": b"x"}, "damaged"),
    "another luck": ({"play_opening": lambda luck: [*luck[:-1], "x"]}, "damaged"),
    "another option": ({"play_options": {"nonsense": True}}, "damaged"),
    "another number of players": ({"play_players": 9}, "damaged"),
    "a bot of a later release": ({"bots": {1: "emperor"}}, "does not have"),
    "a style of a later release": ({"bots": {1: "knight:merry"}}, "does not have"),
    "a bot where no seat is": ({"bots": {9: "page"}}, "damaged"),
    "a person where no seat is": ({"people": lambda people: [{**people[0], "seat": 9}]}, "damaged"),
    "two on one seat": ({"people": lambda people: [people[0], {**people[0], "id": 7}]}, "damaged"),
    "two people of one number": ({"people": lambda people: [people[0], {**people[0], "seat": 5}]}, "damaged"),
    "a next person who is there already": ({"next_id": 1}, "damaged"),
    "a person of no number": ({"people": lambda people: [{**people[0], "id": -3}]}, "no saved table"),
    "a lock of no key": ({"people": lambda people: [{**people[0], "lock": bytes(65)}]}, "no saved table"),
    "a last action of no number": ({"people": lambda people: [{**people[0], "last_n": -7}]}, "no saved table"),
    "a talk that is none": ({"chat": 5, "people": 5}, "no saved table"),
    "a seat too few": ({"play_seats": lambda seats: seats[1:]}, "damaged"),
    "a seat too many": ({"play_seats": lambda seats: [*seats, 7]}, "damaged"),
    "two players on one seat": ({"play_seats": lambda seats: [seats[0], *seats[:-1]]}, "damaged"),
    "a player where no seat is": ({"play_seats": lambda seats: [*seats[:-1], -1]}, "damaged"),
    "a type that cannot be": ({"people": 5}, "no saved table"),
}


@pytest.mark.parametrize(("changes", "words"), BAD.values(), ids=BAD)
def test_what_cannot_go_on_is_refused_with_a_sentence(changes, words):
    """[F 32]"""
    room, rng = opened(core.game("academy")), random.Random(4)
    go_on(room, "Anna", 20, rng)
    with pytest.raises(CannotResume, match=words) as caught:
        Table.resumed(from_bytes(changed(room.table.save(), **changes)))
    assert str(caught.value)[-1] == "."


def test_a_line_of_the_talk_that_cannot_be_read_is_left_out_and_the_game_goes_on():
    """An earlier release allowed a line of chat that is longer than any message."""
    room = opened(core.game("academy"))
    go_on(room, "Anna", 20, random.Random(4))
    room.ask("Anna", p.Chat("Hail"))
    good = msgspec.msgpack.decode(room.table.save())["chat"]
    bad = [{"t": "said", "name": "Eve", "text": "x" * 1480}, {"t": "shouted"}, 7]
    there = Table.resumed(from_bytes(changed(room.table.save(), chat=[*good, *bad])))
    assert there.chat.lines == room.table.chat.lines
    assert there.play.dealer.seq == room.table.play.dealer.seq


@pytest.mark.parametrize("data", [b"", b"\xc1", b"\x91" * 5000, b"\x80", msgspec.msgpack.encode({"format": 1})])
def test_what_is_no_saved_table_is_refused_with_a_sentence(data):
    with pytest.raises(CannotResume, match="no saved table"):
        Table.resumed(from_bytes(data))


def test_every_time_a_game_is_saved_it_is_saved_as_it_is_then():
    """Also what is recorded of bots, and with any of its steps."""
    room, rng = opened(core.game("academy")), random.Random(4)
    assert room.table.saved().play.bot_intervals == []
    for _ in range(6):
        go_on(room, "Anna", 1, rng)
        play, seq = room.table.saved().play, room.table.seq
        assert play.bot_intervals == room.table.play.bot_intervals
        assert [each.action for each in play.steps] == [each.action for each in room.dealer.steps]
        assert room.table.saved(since=seq).play == msgspec.structs.replace(play, steps=[])
        assert room.table.saved(since=seq - 1).play.steps == play.steps[-1:]
    assert play.bot_intervals, "a bot has begun to answer since it was saved first"


def test_a_game_over_which_the_rules_stumble_is_refused_with_a_sentence(monkeypatch):
    """The rules are faulty, or the file was made to find a fault in them."""
    room = opened(core.game("academy"))
    go_on(room, "Anna", 5, random.Random(4))
    data = room.table.save()

    def stumble(*args):
        raise IndexError

    monkeypatch.setattr(core.game("academy"), "apply", stumble)
    with pytest.raises(CannotResume, match="damaged"):
        Table.resumed(from_bytes(data))


def test_every_part_of_a_table_is_saved():
    """A new field of a table is listed here as saved or not."""
    table = opened(core.game("academy")).table
    parts = {"id", "name", "place", "people", "admission", "seats", "settings", "chat", "deals", "now", "draw"}
    assert set(vars(table)) == parts | {"_phase", "capacity", "absences", "join_addresses"}
    assert set(vars(table.phase)) == {
        "table",
        "_play",
        "timing",
        "_take_backs",
        "paused",
        "_looked_at",
        "_able",
    }, "of a phase the game is saved, and whether it is paused; who follows it is found anew"
    timing = {"_table", "_play", "timers", "_gathering", "_told_times", "held", "_resting"}
    assert set(vars(table.phase.timing)) == timing, "a table that is fetched is not held: the store is there"
    assert set(vars(LobbyPhase(table, TableOpened()))) == {"table", "_abandoned"}, "consent ends with the program"
    people = {"everybody", "next_id", "host_id", "_here", "_at", "_presences"}
    assert set(vars(table.people)) == people | {"_most"}, "the most people are the same at every table"
    admission = {
        "table",
        "asking",
        "had_password",
        "_callers",
        "_codes",
        "_lent",
        "_banned",
        "_salt",
        "_password",
        "kept_door_key",
    }
    assert set(vars(table.admission)) == admission, "of it the restrictions are saved"
    assert set(vars(table.seats)) == {"game", "options", "bots", "_people", "single_move", "established"}
    assert set(vars(table.chat)) == {"lines"}
    derived = {"acted", "since", "players", "_asked", "_bots", "_levels", "_stuck", "went_back"}
    derived |= {"_decided", "_without_steps"}
    assert set(vars(table.play)) == {"dealer", "seats", "deal", "bot_intervals", "bots_of", "origin"} | derived
    origin = {"options", "seats", "seed", "bot_luck", "deal", "stream", "bots", "branch", "begins"}
    assert set(vars(table.play.origin)) == origin
    assert set(SavedTable.__struct_fields__) == {
        "id", "name", "people", "next_id", "game", "options", "bots", "chat", "play", "deals", "host", "house",
        "shut", "place", "format", "paused",
    }  # fmt: skip
