"""Taking back at a table: a secret choice until all have chosen; anything else if all agree and nobody has learned
anything since.

Knows: tables, people, what they are sent.
Must not know: sockets, how a game goes back.
"""

from __future__ import annotations

import random

import msgspec
import pytest

import core
from netplay.protocol.messages import AddBot, Consent, Hello, Lobby, Ready, Rejected
from netplay.table.saved import from_bytes
from netplay.table.table import Table
from tests.netplay.room import Room, bots_act, hello, replica

PEOPLE = ["Anna", "Bert", "Cleo"]


class ModernRoom(Room):
    """A room whose peers can follow when something is taken back, but for those in `old`."""

    def __init__(self, game: str, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.old: set[str] = set()

    def join(self, peer, token=None, name=None):
        before, said = len(self.heard.get(peer, [])), hello(name or peer, token)
        said = said if peer in self.old else able(said)
        self.deliver(self.table.join(peer, said))
        return self.heard[peer][before:]


def able(said: Hello) -> Hello:
    return msgspec.structs.replace(said, can=[*said.can, "take-back"])


@pytest.fixture
def festival() -> ModernRoom:
    room = ModernRoom("histrio")
    room.play(*PEOPLE)
    return room


def duel() -> ModernRoom:
    """A duel of Anna and Bert, just after a challenge that the other may answer: nobody has learned anything since."""
    room = ModernRoom("nobles", 3)
    room.play("Anna", "Bert")
    rng, dealer = random.Random(5), room.dealer
    while not dealer.steps or dealer.steps[-1].action[0] != "challenge" or dealer.seq not in dealer.can_be_taken_back:
        seat = dealer.to_act[0]
        assert room.act(PEOPLE[seat], rng.choice(list(dealer.legal(seat)))) is None
    return room


def choose(room: Room, player: int, number: int = 0) -> None:
    assert room.act(PEOPLE[player], room.dealer.legal(player)[number]) is None


def reconsider(room: Room, player: int):
    found = room.dealer.secret_choice(player)
    assert found is not None
    return room.act(PEOPLE[player], found)


def last_step(room: Room) -> tuple[str, core.TakeBack]:
    step = room.dealer.steps[-1]
    return PEOPLE[step.actor], core.TakeBack((step.seq,))


def in_step(room: Room, peers: list[str]) -> None:
    """Everybody sees the dealer's state, and a table that is loaded from what was saved has it too."""
    dealer = room.dealer
    for number, peer in enumerate(peers):
        seat = number if number < dealer.seats else None
        assert replica(room.heard[peer]).state == core.mask(dealer.game, dealer.state, seat)
    resumed = Table.resumed(from_bytes(room.table.save()))
    assert resumed.play is not None
    assert resumed.play.dealer.state == dealer.state
    assert resumed.play.dealer.can_be_taken_back == dealer.can_be_taken_back


# A secret choice


def test_a_secret_choice_is_changed_while_others_choose_and_nobody_is_asked(festival):
    festival.join("Dora")
    choose(festival, 0)
    choose(festival, 2)
    assert reconsider(festival, 0) is None
    assert festival.lobby().taking_back is None
    assert festival.dealer.to_act == (0, 1)
    choose(festival, 0, 4)
    in_step(festival, [*PEOPLE, "Dora"])
    choose(festival, 1)
    assert festival.dealer.secret_choice(0) is None
    in_step(festival, [*PEOPLE, "Dora"])


def test_once_all_have_chosen_a_choice_stands(festival):
    for player in (0, 1, 2):
        choose(festival, player)
    assert festival.act("Anna", core.TakeBack((1,))).code == "take-back-seen"


def test_the_choice_of_somebody_else_is_not_ones_own(festival):
    choose(festival, 0)
    assert festival.act("Bert", core.TakeBack((1,))) is None
    assert festival.dealer.seq == 1, "Bert only asks for it"
    assert festival.lobby().taking_back.awaited == [1, 3]


def test_whoever_is_still_choosing_is_not_disturbed(festival):
    """An answer that was on its way when another player thought again still counts."""
    choose(festival, 0)
    before = festival.dealer.seq
    assert reconsider(festival, 0) is None
    assert festival.act("Bert", festival.dealer.legal(1)[2], seq=before) is None


def test_a_choice_can_be_changed_a_hundred_times_and_then_stands(festival):
    for _ in range(100):
        choose(festival, 0)
        assert reconsider(festival, 0) is None
    choose(festival, 0)
    assert reconsider(festival, 0).code == "take-back-often"


# With the consent of the others


def test_what_all_agree_to_is_taken_back():
    room = duel()
    room.join("Cleo")
    asker, action = last_step(room)
    other = next(each for each in ("Anna", "Bert") if each != asker)
    seq, before = room.dealer.seq, room.dealer.to_act
    assert room.act(asker, action) is None
    shown = room.lobby().taking_back
    assert (shown.seq, shown.steps, len(shown.awaited)) == (seq, 1, 1)
    assert room.dealer.seq == seq, "nothing has happened yet"
    assert ("take-back-asked", asker) in room.notices("Cleo")
    room.ask("Cleo", Consent(seq))
    assert room.dealer.seq == seq, "spectators are not asked"
    room.ask(other, Consent(seq))
    assert room.dealer.steps[-1].action[0] == "take_back"
    assert room.dealer.to_act != before or room.dealer.legal(before[0])
    assert room.lobby().taking_back is None
    in_step(room, ["Anna", "Bert", "Cleo"])
    assert replica(room.heard["Cleo"]).log[-1].key == core.UNDONE


def test_one_refusal_is_enough():
    room = duel()
    asker, action = last_step(room)
    other = next(each for each in ("Anna", "Bert") if each != asker)
    seq = room.dealer.seq
    room.act(asker, action)
    room.ask(other, Consent(seq, agree=False))
    assert room.last(asker, Rejected).code == "take-back-refused"
    assert ("take-back-refused", other) in room.notices(asker)
    assert room.lobby().taking_back is None
    room.ask(other, Consent(seq))
    assert room.dealer.seq == seq, "what was refused is not granted later"


def test_the_wish_is_void_once_the_game_goes_on():
    room = duel()
    asker, action = last_step(room)
    room.act(asker, action)
    seat = room.dealer.to_act[0]
    choose(room, seat)
    assert ("take-back-dropped", asker) in room.notices(asker)
    assert room.lobby().taking_back is None


def test_the_wish_is_void_when_the_player_leaves():
    room = duel()
    asker, action = last_step(room)
    other = next(each for each in ("Anna", "Bert") if each != asker)
    room.act(asker, action)
    room.leave(asker)
    assert room.last(other, Lobby).taking_back is None
    room.ask(other, Consent(room.dealer.seq))
    assert room.dealer.steps[-1].action[0] != "take_back"


def test_a_bot_that_stands_in_agrees():
    room = duel()
    asker, action = last_step(room)
    other = next(each for each in ("Anna", "Bert") if each != asker)
    room.act(asker, action)
    room.leave(other)
    assert room.dealer.steps[-1].action[0] != "take_back", "whoever is away has not agreed"
    host = room.table.people.host
    room.ask(asker, AddBot(PEOPLE.index(other), "squire"))
    assert host is not None
    assert room.dealer.steps[-1].action[0] == "take_back"


def test_bots_wait_while_players_are_asked():
    room = ModernRoom("histrio")
    for peer in ("Anna", "Bert"):
        room.join(peer)
    room.ask("Anna", AddBot(2, "page"))
    room.ask("Bert", Ready(True))
    room.start("Anna")
    choose(room, 0)
    room.act("Bert", core.TakeBack((1,)))
    assert room.table.decision_requests() == []
    room.ask("Anna", Consent(1, agree=False))
    assert room.table.decision_requests()
    bots_act(room)
    in_step(room, ["Anna", "Bert"])


@pytest.mark.parametrize("steps", [(), (1,), (1, 2), (0,), (99,)])
def test_never_past_what_somebody_has_seen(steps):
    """Neither what lies before a card that was seen, nor what has never been, nor nothing."""
    room = duel()
    last = room.dealer.seq
    assert room.act("Anna", core.TakeBack(steps)).code == "take-back-seen"
    assert room.dealer.seq == last


def test_nothing_is_taken_back_while_an_older_program_follows():
    room = duel()
    room.old.add("Dora")
    room.join("Dora")
    asker, action = last_step(room)
    assert room.act(asker, action).code == "take-back-old"
    room.leave("Dora")
    assert room.act(asker, action) is None


def test_an_older_program_is_not_let_into_a_game_that_went_back(festival):
    choose(festival, 0)
    reconsider(festival, 0)
    festival.old.add("Dora")
    assert festival.join("Dora")[-1].code == "other-rules"


def test_asking_twice_counts_once():
    room = duel()
    asker, action = last_step(room)
    room.act(asker, action, n=77)
    assert room.act(asker, action, n=77) is None
    assert room.act(asker, action, n=78).code == "take-back-open"


def test_a_wish_is_forgotten_by_a_table_that_is_resumed():
    room = duel()
    asker, action = last_step(room)
    room.act(asker, action)
    resumed = Table.resumed(from_bytes(room.table.save()))
    assert resumed.phase.taking_back is None
    assert resumed.seq == room.dealer.seq


def test_a_saved_game_that_went_back_says_that_older_releases_cannot_read_it(festival):
    assert from_bytes(festival.table.save()).format == 1
    choose(festival, 0)
    reconsider(festival, 0)
    assert from_bytes(festival.table.save()).format == 2
