"""Law 2 where it counts: two tables that look the same to somebody send him the same bytes, to the last one.

At every step of whole games a second table is made whose dealer holds another state, imagined from what one seat (or
a spectator) sees. Both tables are asked the same; every byte that this one is sent must be equal: what is reported,
what is turned down, the chat, and the whole game when he comes back. Where he is shown a difference, as by a drawn
card, there is nothing to compare.
"""

from __future__ import annotations

import copy
import random

import pytest

import core
from netplay.protocol import codec, directions
from netplay.protocol.messages import Act, Began, Chat, Resync
from netplay.table.outgoing import Outgoing
from netplay.table.seats import Seats
from netplay.table.table import Table
from tests.netplay.room import Room, hello
from tests.play import all_tables, play
from tests.test_laws import Observed

GAMES = pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)


def opened(game, seats: int, options, seed: int) -> tuple[Room, list[str]]:
    """A running game with a spectator at the end."""
    room = Room(game.id, seed)
    peers = [f"Anna{n}" for n in range(seats)]
    room.table.seats.options = options
    room.play(*peers)
    room.join("Watcher")
    room.dealer._chance = Observed(room.dealer._chance._stream)
    return room, [*peers, "Watcher"]


def double(table: Table, state, start) -> Table:
    """A table that is the same but for the cards nobody here can see."""
    dealer = copy.copy(table.play.dealer)
    dealer.state, dealer._start, dealer.steps = state, start, list(table.play.dealer.steps)
    dealer._chance = Observed(copy.deepcopy(table.play.dealer._chance._stream))
    play_ = copy.copy(table.play)
    play_.dealer, play_.acted = dealer, dict(table.play.acted)
    twin = Table(table.name, table.seats.game, now=table.now)
    twin.id, twin.settings, twin.admission = table.id, table.settings, table.admission
    twin.people, twin.chat = copy.deepcopy(table.people), copy.copy(table.chat)
    twin.seats = Seats(twin.people, table.seats.game, table.seats.options, table.seats.bots)
    twin.load(play_)
    return twin


def sent(mail: Outgoing, peer: str) -> bytes:
    """The bytes for one peer."""
    return b"".join(codec.encode(message) for to, message in mail if to == peer)


def shown(table: Table, who: int | None):
    """What somebody sees, and was let look at."""
    dealer = table.play.dealer
    return core.mask(dealer.game, dealer.state, who), [faces for seat, faces in dealer._chance.looks if seat == who]


@GAMES
@pytest.mark.parametrize("seed", [1, 2])
def test_law_2_every_byte_that_a_seat_is_sent(game, seed):
    """[F 23]"""
    rng = random.Random(seed)
    seats, options = rng.choice(all_tables(game))
    room, peers = opened(game, seats, options, seed)
    views = [None, *range(seats)]
    starts = {who: core.mask(game, room.dealer._start, who) for who in views}
    universe, compared, differed, largest = [], 0, 0, 0
    for number, (actor, action) in enumerate(play(room.dealer, rng)):
        who = views[number % len(views)]
        me = peers[-1 if who is None else who]
        other = double(
            room.table,
            core.determinize(game, core.mask(game, room.dealer.state, who), rng),
            core.determinize(game, starts[who], rng),
        )
        differed += other.play.dealer.state != room.dealer.state
        here, there = room.table, other

        universe.append(game.pack(action))
        asked = [rng.choice(universe), ["nonsense"], game.pack(action)]
        if actor != who:
            for n, wrong in enumerate(asked, start=1):
                if who is None or wrong not in map(game.pack, room.dealer.legal(who)):
                    act = Act(10**6 + number * 10 + n, room.dealer.seq, wrong)
                    assert sent(here.receive(me, act), me) == sent(there.receive(me, act), me) != b""

        n, packed = 10**6 + number * 10 + 9, game.pack(action)
        twins = [twin for twin in game.legal(other.play.dealer.state, actor) if twin.masked() == action.masked()]
        twin = packed if actor == who else game.pack(rng.choice(twins)) if twins else None
        seq = room.dealer.seq
        told_there = twin and there.receive(peers[actor], Act(n, seq, twin))
        told_here = here.receive(peers[actor], Act(n, seq, packed))
        room.deliver(told_here)
        assert room.dealer.seq == seq + 1
        if twin is None or shown(here, who) != shown(there, who):
            room.dealer._chance.looks.clear()
            continue
        room.dealer._chance.looks.clear()
        compared += 1
        assert sent(told_here, me) == sent(told_there, me) != b""
        for ask in (Resync(), Chat("Hail")) if number % 7 == 0 else ():
            synced = here.receive(me, ask), there.receive(me, ask)
            assert sent(synced[0], me) == sent(synced[1], me) != b""
            largest = max(largest, len(sent(synced[0], me)))
        if number % 20 == 0:
            token = room.token(me)
            back = here.join(me, hello("x", token)), there.join(me, hello("x", token))
            assert sent(back[0], me) == sent(back[1], me)
            assert any(isinstance(message, Began) for _, message in back[0])
    assert compared > number / 4, "most steps look the same"
    assert differed > number / 2, "and most of the imagined states are others"
    assert largest < directions.FROM_SERVER_BYTES / 2


@GAMES
def test_law_2_strangers_and_spectators_are_told_the_same(game):
    """[F 23] Two who watch, and two who come late, are told the same bytes, whoever they are."""
    room, peers = opened(game, game.seats[0], {}, 3)
    room.join("Watcher2")
    for actor, action in play(room.dealer, random.Random(3)):
        before = {peer: len(room.bytes[peer]) for peer in ("Watcher", "Watcher2")}
        assert room.act(peers[actor], action) is None
        assert room.bytes["Watcher"][before["Watcher"] :] == room.bytes["Watcher2"][before["Watcher2"] :]
    late = [[m for m in room.join(peer) if isinstance(m, Began)] for peer in ("Late1", "Late2")]
    assert late[0] == late[1] != []


@GAMES
def test_law_2_what_is_sent_of_a_secret_has_one_form(game):
    """Nobody but those who may look finds a hidden face in what he is sent: each seat's stream, replayed, gives its own
    masked state and nothing beyond it."""
    room, peers = opened(game, game.seats[-1], {}, 4)
    views = dict(zip(peers, [*range(game.seats[-1]), None], strict=True))
    for actor, action in play(room.dealer, random.Random(4)):
        seq = {peer: len(room.heard[peer]) for peer in peers}
        assert room.act(peers[actor], action) is None
        step = room.dealer.steps[-1]
        for peer in peers:
            told = room.heard[peer][seq[peer]]
            report = step.report(views[peer])
            assert (told.action, told.told, told.digest) == (report.action, report.told, report.digest)
            if views[peer] != actor and action.secret:
                hidden = [getattr(action, name) for name in action.secret]
                masked = game.pack(action.masked())
                assert told.action == masked
                assert all(value is None for value in [getattr(action.masked(), name) for name in action.secret])
                assert hidden
