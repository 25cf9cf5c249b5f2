"""The phases of a table: which messages each handles or refuses, and which events lead from one to another."""

from __future__ import annotations

from typing import get_args

import pytest

import core
from netplay.audit.commitment import Ceremony
from netplay.game.play import Play
from netplay.protocol import messages as p
from netplay.protocol.codec import ProtocolError
from netplay.protocol.refusal import Refusal
from netplay.table.events import (
    DealAnnounced,
    DealCalledOff,
    Event,
    GameAbandoned,
    GameBegan,
    GameEnded,
    LobbyReopened,
    TableOpened,
)
from netplay.table.phase import HOST_ONLY
from netplay.table.phases.dealing import DealingPhase, terms_of
from netplay.table.phases.lobby import LobbyPhase
from netplay.table.phases.over import OverPhase
from netplay.table.phases.playing import PlayingPhase
from netplay.table.phases.transitions import TRANSITIONS, IllegalTransition
from netplay.table.table import Table
from tests.netplay.room import Room
from tests.netplay.test_deal import fair

KINDS = (*get_args(p.FromClient), p.Unknown)
"""Every message that a table can be sent."""
EVENTS = (TableOpened, DealAnnounced, DealCalledOff, GameBegan, GameEnded, GameAbandoned, LobbyReopened)
ROOMS = {"lobby": LobbyPhase, "dealing": DealingPhase, "playing": PlayingPhase, "over": OverPhase}
MESSAGES = (
    p.Hello(2, 0, "Anna"),
    p.Enter(),
    p.Rename("Anne"),
    p.Sit(0),
    p.Stand(),
    p.AddBot(5, "page"),
    p.Free(1),
    p.Pick("academy"),
    p.Ready(True),
    p.Start(),
    p.Again(),
    p.Abandon(),
    p.Chat("Hail"),
    p.Act(99, 0, ["nonsense"]),
    p.Seal(1, bytes(32)),
    p.Open(1, bytes(32)),
    p.Disclose(),
    p.Resync(),
    p.Ping(1),
    p.Bye(),
    p.Kick(9),
    p.House(clock=60),
    p.Grant(9, True),
    p.WantCode(0),
)
"""One message of each kind that another program may send."""
REFUSED = {
    ("lobby", p.Again): "not-over", ("lobby", p.Abandon): "no-game",
    ("lobby", p.Seal): "no-deal", ("lobby", p.Open): "no-deal",
    ("dealing", p.Again): "not-over", ("dealing", p.Abandon): "no-game",
    ("dealing", p.Sit): "dealing", ("dealing", p.Stand): "dealing",
    ("dealing", p.Grant): "dealing", ("dealing", p.Start): "dealing",
    ("playing", p.Stand): "playing", ("playing", p.Free): "playing", ("playing", p.Pick): "playing",
    ("playing", p.Ready): "playing", ("playing", p.Start): "playing", ("playing", p.Again): "not-over",
    ("playing", p.Seal): "no-deal", ("playing", p.Open): "no-deal", ("playing", p.Disclose): "no-broken-game",
    ("over", p.Sit): "over", ("over", p.Stand): "over", ("over", p.Pick): "over", ("over", p.Ready): "over",
    ("over", p.Start): "over", ("over", p.Abandon): "no-game",
    ("over", p.Seal): "no-deal", ("over", p.Open): "no-deal", ("over", p.Disclose): "no-broken-game",
}  # fmt: skip
"""What each phase refuses whatever the message says, and by which code."""


def table_in(name: str) -> tuple[Table, object]:
    """A table in this phase, and the connection of its host."""
    if name == "dealing":
        hall = fair("academy", 3)
        for person in hall.people:
            person.answers = False
        hall.start()
        return hall.table, hall.people[0]
    room = Room("academy")
    if name == "lobby":
        room.join("Anna")
    else:
        room.play("Anna", "Bert", "Cleo")
    if name == "over":
        while room.dealer.outcome is None:
            seat = room.dealer.to_act[0]
            room.act(("Anna", "Bert", "Cleo")[seat], room.dealer.legal(seat)[0])
    return room.table, "Anna"


def event_of(kind: type[Event], table: Table) -> Event:
    """An event of this kind that could happen at this table."""
    play = table.play or table_in("playing")[0].play
    if kind is DealAnnounced:
        return DealAnnounced(commitment=Ceremony(terms_of(table), bytes(32), 0.0))
    return kind(play=play) if kind in (GameBegan, GameEnded) else kind()


def answers_of(table: Table, peer: object, message: p.Message) -> list[p.Message]:
    return [answer for to, answer in table.receive(peer, message) if to == peer]


@pytest.mark.parametrize("name", ROOMS)
def test_every_phase_handles_or_refuses_every_message(name):
    phase = ROOMS[name]
    assert phase.handled.keys() | phase.refused.keys() == set(KINDS)
    assert not phase.handled.keys() & phase.refused.keys(), "a message is handled or refused, never both"


@pytest.mark.parametrize("name", ROOMS)
def test_each_phase_refuses_by_its_own_reasons(name):
    assert {kind: reason.code for kind, reason in ROOMS[name].refused.items()} == {
        kind: code for (phase, kind), code in REFUSED.items() if phase == name
    }


def test_every_message_is_tried():
    assert {type(message) for message in MESSAGES} == set(get_args(p.FromClient))


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: type(message).__name__)
@pytest.mark.parametrize("name", ROOMS)
def test_a_refused_message_is_answered_by_code_and_changes_nothing(name, message):
    """A message that is not refused reaches its handler, which may raise nothing but a Refusal."""
    table, peer = table_in(name)
    phase, saved, person = table.phase, table.save(), table.people.at(peer)
    assert type(phase) is ROOMS[name]
    code = REFUSED.get((name, type(message)))
    answers = answers_of(table, peer, message)
    if code is not None:
        assert [(type(answer), answer.code) for answer in answers] == [(p.Rejected, code)]
        assert table.phase is phase
        assert table.save() == saved
    else:
        reasons = {reason.code for reason in phase.refused.values()} - {"no-broken-game", "no-deal"}
        assert person is not None
        assert all(answer.code not in reasons for answer in answers if isinstance(answer, p.Rejected)) or (
            (name, type(message)) in {("playing", p.Sit), ("over", p.Free)}
        )


@pytest.mark.parametrize("name", ROOMS)
def test_a_message_of_an_unknown_kind_is_the_fault_of_its_sender(name):
    table, peer = table_in(name)
    with pytest.raises(ProtocolError):
        table.receive(peer, p.Unknown("new"))


@pytest.mark.parametrize("name", ROOMS)
def test_messages_of_the_host_are_refused_to_others_before_anything_else(name):
    table, _ = table_in(name)
    other = next((person for person in table.people if person is not table.people.host), None)
    if other is None:
        other, _ = table.people.newcomer("Bert")
    for message in MESSAGES:
        if type(message) in HOST_ONLY:
            with pytest.raises(Refusal) as refused:
                table.phase.receive(other, message)
            assert refused.value.code == "not-host"


@pytest.mark.parametrize("kind", EVENTS)
@pytest.mark.parametrize("name", ROOMS)
def test_only_legal_transitions_are_made(name, kind):
    """An illegal transition raises and changes nothing."""
    table, _ = table_in(name)
    phase, saved, event = table.phase, table.save(), event_of(kind, table)
    leads_to = TRANSITIONS[ROOMS[name]].get(kind)
    if leads_to is None:
        with pytest.raises(IllegalTransition, match=f"{kind.__name__} .* {ROOMS[name].__name__}"):
            table.enter(event)
        assert table.phase is phase
        assert table.save() == saved
    else:
        table.enter(event)
        assert type(table.phase) is leads_to


def test_the_transitions_are_these():
    assert TRANSITIONS == {
        LobbyPhase: {DealAnnounced: DealingPhase, GameBegan: PlayingPhase},
        DealingPhase: {DealCalledOff: LobbyPhase, GameBegan: PlayingPhase},
        PlayingPhase: {GameEnded: OverPhase, GameAbandoned: LobbyPhase},
        OverPhase: {LobbyReopened: LobbyPhase},
    }
    assert set(EVENTS) == set(Event.__subclasses__())


def test_a_table_goes_through_its_phases():
    hall = fair("academy", 2)
    seen = [type(hall.table.phase)]

    def note() -> None:
        if type(hall.table.phase) is not seen[-1]:
            seen.append(type(hall.table.phase))

    enter = hall.table.enter
    hall.table.enter = lambda event: (enter(event), note())[0]
    hall.start()
    hall.play()
    hall.say(hall.people[0], p.Again())
    assert seen == [LobbyPhase, DealingPhase, PlayingPhase, OverPhase, LobbyPhase]
    assert (hall.table.play, hall.table.commitment, hall.table.abandoned) == (None, None, None)


@pytest.mark.parametrize("over", [False, True])
def test_a_loaded_table_is_in_the_phase_it_was_saved_in(over):
    table, _ = table_in("over" if over else "playing")
    loaded = Table.resumed(table.save())
    assert type(loaded.phase) is type(table.phase)
    assert isinstance(loaded.play, Play)
    assert loaded.play.over is over
    assert (loaded.playing is None) is over


def test_a_phase_owns_its_data():
    """Nobody can put a game or a deal on a table from outside."""
    table, _ = table_in("playing")
    for name in ("phase", "play", "playing", "commitment", "abandoned"):
        with pytest.raises(AttributeError):
            setattr(table, name, None)
    assert table.play is not None
    assert table.play.game == core.game("academy").id
