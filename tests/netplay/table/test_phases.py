"""The phases of a table: which messages each handles or refuses, and which events lead from one to another."""

from __future__ import annotations

from typing import get_args

import pytest

import core
from netplay.audit.commitment import ServerDeal
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
from netplay.table.saved import from_bytes
from netplay.table.table import Table
from tests.netplay.fair import fair
from tests.netplay.room import Room

KINDS = (*get_args(p.FromClient), p.Unknown)
"""Every message that a table can be sent."""
EVENTS = (TableOpened, DealAnnounced, DealCalledOff, GameBegan, GameEnded, GameAbandoned, LobbyReopened)
PHASES = {"lobby": LobbyPhase, "dealing": DealingPhase, "playing": PlayingPhase, "over": OverPhase}
HERE, NO_HALL = "already-here", "no-hall"
ANSWERS: list[tuple[p.Message, tuple[str, str, str, str]]] = [
    # the code of the answer in the lobby, while dealing, while playing, and when the game is over; "" for none
    (p.Hello(2, 0, "Anna"), (HERE, HERE, HERE, HERE)),
    (p.Enter(), (HERE, HERE, HERE, HERE)),
    (p.Rename("Anne"), ("", "", "", "")),
    (p.Chat("Hail"), ("", "", "", "")),
    (p.Resync(), ("", "", "", "")),
    (p.Ping(1), ("", "", "", "")),
    (p.Bye(), ("", "", "", "")),
    (p.RequestSeatCode(0), ("", "", "", "")),
    (p.Kick(9), ("nobody", "nobody", "nobody", "nobody")),
    (p.TableSettings(clock=60), ("", "", "clock", "")),
    (p.Grant(9, True), ("not-asking", "dealing", "not-asking", "not-asking")),
    (p.Sit(1), ("", "dealing", "playing", "over")),
    (p.Stand(), ("", "dealing", "playing", "over")),
    (p.Pick("academy"), ("", "", "playing", "over")),
    (p.Ready(True), ("", "", "playing", "")),
    (p.AddBot(3, "page"), ("", "", "not-away", "")),
    (p.Free(1), ("not-away", "", "playing", "over")),
    (p.Start(), ("cannot-start", "dealing", "playing", "over")),
    (p.Commit(1, bytes(32)), ("no-deal", "", "no-deal", "no-deal")),
    (p.Reveal(1, bytes(32)), ("no-deal", "no-deal", "no-deal", "no-deal")),
    (p.Act(10**6, 0, ["nonsense"]), ("not-playing", "not-playing", "not-possible", "stale")),
    (p.Abandon(), ("no-game", "no-game", "", "no-game")),
    (p.Again(), ("not-over", "not-over", "not-over", "")),
    (p.Disclose(), ("no-broken-game", "no-broken-game", "no-broken-game", "no-broken-game")),
    (p.Consent(0), ("", "", "", "")),
    (p.OpenTable(), (NO_HALL, NO_HALL, NO_HALL, NO_HALL)),
    (p.JoinTable("ab12cd"), (NO_HALL, NO_HALL, NO_HALL, NO_HALL)),
    (p.ToList(), (NO_HALL, NO_HALL, NO_HALL, NO_HALL)),
    (p.Announce("Hear me."), (NO_HALL, NO_HALL, NO_HALL, NO_HALL)),
    (p.CloseTable("ab12cd"), (NO_HALL, NO_HALL, NO_HALL, NO_HALL)),
    (p.AskWhereabouts(), (NO_HALL, NO_HALL, NO_HALL, NO_HALL)),
    (p.PauseTable("ab12cd"), (NO_HALL, NO_HALL, NO_HALL, NO_HALL)),
    (p.GiveTime("ab12cd", 60), (NO_HALL, NO_HALL, NO_HALL, NO_HALL)),
    (p.MovePerson(2), (NO_HALL, NO_HALL, NO_HALL, NO_HALL)),
    (p.ReadLog("ab12cd"), (NO_HALL, NO_HALL, NO_HALL, NO_HALL)),
    (p.ProtectHall("secret"), (NO_HALL, NO_HALL, NO_HALL, NO_HALL)),
]  # fmt: skip
"""For one message of each kind, sent by the host, the code by which each phase answers."""


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
        return DealAnnounced(commitment=ServerDeal(terms_of(table), bytes(32), 0.0))
    return kind(play=play) if kind in (GameBegan, GameEnded) else kind()


@pytest.mark.parametrize("name", PHASES)
def test_every_phase_handles_or_refuses_every_message(name):
    phase = PHASES[name]
    assert phase.handled.keys() | phase.refused.keys() == set(KINDS)
    assert not phase.handled.keys() & phase.refused.keys(), "a message is handled or refused, never both"


def test_every_message_is_tried():
    assert {type(message) for message, _ in ANSWERS} == set(get_args(p.FromClient))


@pytest.mark.parametrize(("message", "codes"), ANSWERS, ids=[type(message).__name__ for message, _ in ANSWERS])
@pytest.mark.parametrize("name", PHASES)
def test_every_message_is_handled_or_refused_by_a_code(name, message, codes):
    """What a phase refuses as a whole changes nothing."""
    table, peer = table_in(name)
    phase, saved = table.phase, table.save()
    assert type(phase) is PHASES[name]
    answers = [each for to, each in table.receive(peer, message) if to == peer and isinstance(each, p.Rejected)]
    code = codes[list(PHASES).index(name)]
    assert [answer.code for answer in answers] == ([code] if code else [])
    if type(message) in phase.refused:
        assert phase.refused[type(message)].code == code
        assert (table.phase, table.save()) == (phase, saved)


@pytest.mark.parametrize("name", PHASES)
def test_a_message_of_an_unknown_kind_is_the_fault_of_its_sender(name):
    table, peer = table_in(name)
    with pytest.raises(ProtocolError):
        table.receive(peer, p.Unknown("new"))


@pytest.mark.parametrize("name", PHASES)
def test_messages_of_the_host_are_refused_to_others_before_anything_else(name):
    table, _ = table_in(name)
    other = next((person for person in table.people if person is not table.people.host), None)
    if other is None:
        other, _ = table.people.newcomer("Bert")
    for message, _ in ANSWERS:
        if type(message) in HOST_ONLY:
            with pytest.raises(Refusal) as refused:
                table.phase.receive(other, message)
            assert refused.value.code == "not-host"


@pytest.mark.parametrize("kind", EVENTS)
@pytest.mark.parametrize("name", PHASES)
def test_only_legal_transitions_are_made(name, kind):
    """An illegal transition raises and changes nothing."""
    table, _ = table_in(name)
    phase, saved, event = table.phase, table.save(), event_of(kind, table)
    leads_to = TRANSITIONS[PHASES[name]].get(kind)
    if leads_to is None:
        with pytest.raises(IllegalTransition, match=f"{kind.__name__} .* {PHASES[name].__name__}"):
            table.enter(event)
        assert table.phase is phase
        assert table.save() == saved
    else:
        table.enter(event)
        assert type(table.phase) is leads_to


def test_the_transitions_are_these():
    assert {
        LobbyPhase: {DealAnnounced: DealingPhase, GameBegan: PlayingPhase},
        DealingPhase: {DealCalledOff: LobbyPhase, GameBegan: PlayingPhase},
        PlayingPhase: {GameEnded: OverPhase, GameAbandoned: LobbyPhase},
        OverPhase: {LobbyReopened: LobbyPhase},
    } == TRANSITIONS
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
    loaded = Table.resumed(from_bytes(table.save()))
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


def test_a_deal_and_a_disclosure_that_end_together_are_each_announced_once():
    """The abandoned game stays with the table when the deal is called off, and is closed there."""
    hall = fair("academy", 3)
    hall.start()
    hall.say(hall.people[0], p.Abandon())
    for person in hall.people:
        person.answers = False
    hall.start()
    assert type(hall.table.phase) is DealingPhase
    hall.leave(hall.people[2])
    assert type(hall.table.phase) is DealingPhase
    hall.say(hall.people[0], p.Free(2))
    assert [code for code, *_ in hall.notices()][-3:] == ["left", "deal-off", "never-opened"]
    assert type(hall.table.phase) is LobbyPhase
    assert hall.table.abandoned is None
    assert hall.people[0].state.table.lobby.broken is None
