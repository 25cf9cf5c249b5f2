"""A line that takes at once what it can: nothing is lost, doubled or out of order when it can take no more."""

from __future__ import annotations

import socket
import struct
from functools import partial

import pytest
import trio
import trio.testing

from netplay.transport.socket_io import immediate_write, receive
from netplay.transport.writer import ConnectionWriter, Frame

NARROW = 4096
PIECES = [number.to_bytes(4, "big") * (number % 7 * 4000 + 1) for number in range(60)]


@pytest.fixture
async def pair(nursery):
    """Both ends of a line over the loopback, the first of which takes little at a time."""
    ends = []

    async def serve(stream):
        ends.append(stream)
        await trio.sleep_forever()

    (listener,) = await nursery.start(partial(trio.serve_tcp, serve, 0, host="127.0.0.1"))
    theirs = await trio.open_tcp_stream("127.0.0.1", listener.socket.getsockname()[1])
    while not ends:
        await trio.sleep(0.01)
    ends[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, NARROW)
    async with theirs:
        yield ends[0], theirs


async def heard(stream, most=10_000_000):
    """All that comes until the end."""
    got = b""
    while len(got) < most and (data := await receive(stream, 65536)):
        got += data
    return got


async def test_what_a_full_line_does_not_take_follows_in_order(pair, nursery):
    ours, theirs = pair
    outbox, full = ConnectionWriter(10_000_000, 10, immediate_write(ours)), 0

    async def read():
        nonlocal got
        got = await heard(theirs, sum(map(len, PIECES)))
        read_all.set()

    got, read_all = b"", trio.Event()
    nursery.start_soon(outbox.run, ours)
    nursery.start_soon(read)
    for piece in PIECES:
        outbox.put(piece)
        outbox.flush()
        full += outbox.sending
        await trio.lowlevel.checkpoint()
    assert full, "the line was full, else this tests nothing"
    with trio.fail_after(10):
        await read_all.wait()
    assert got == b"".join(PIECES)


async def test_what_a_line_takes_is_sent_before_anybody_else_has_a_turn(pair):
    ours, theirs = pair
    outbox = ConnectionWriter(1000, 10, immediate_write(ours))
    outbox.put(b"first ")
    outbox.put(b"second")
    outbox.flush()
    assert not outbox.sending
    with trio.fail_after(5):
        assert await heard(theirs, 12) == b"first second"


async def test_frames_that_are_sent_together_are_written_together_and_one_alone_goes_at_once():
    written = []

    def write(data):
        written.append(data)
        return len(data)

    outbox = ConnectionWriter(1000, 10, write)
    assert outbox.send([Frame(b"one")])
    assert outbox.send([Frame(b"two "), Frame(b"three")])
    outbox.put(b"four ")
    assert outbox.send([Frame(b"five")]), "what waits goes first"
    assert written == [b"one", b"two three", b"four five"]
    outbox.close()
    assert outbox.send([Frame(b"six")])
    assert written[3:] == [], "after the last message nothing is sent"


async def test_what_is_sent_behind_a_full_line_waits_and_too_much_of_it_is_refused(nursery):
    outbox = ConnectionWriter(10, 10, lambda data: min(2, len(data)))
    assert outbox.send([Frame(b"first")])
    assert outbox.sending
    assert outbox.send([Frame(b"sixteen letters!")]), "the limit counts what waits already"
    assert not outbox.send([Frame(b"more")])
    ours, theirs = trio.testing.memory_stream_pair()
    nursery.start_soon(outbox.run, ours)
    with trio.fail_after(5):
        assert await heard(theirs, 19) == b"rstsixteen letters!"


async def test_a_line_that_is_full_for_too_long_is_given_up(pair, autojump_clock):
    ours, _ = pair
    outbox = ConnectionWriter(10_000_000, 10, immediate_write(ours))
    while not outbox.sending:
        outbox.put(PIECES[6])
        outbox.flush()
    await trio.sleep(9)
    assert outbox.put(b"x")
    await trio.sleep(2)
    assert not outbox.put(b"x"), "what waits has waited for longer than its patience"


async def test_a_line_that_is_cut_is_seen_by_the_task_that_pours(pair):
    ours, theirs = pair
    theirs.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    await trio.aclose_forcefully(theirs)
    with trio.fail_after(5), pytest.raises(trio.BrokenResourceError):
        await heard(ours)
    outbox = ConnectionWriter(1000, 10, immediate_write(ours))
    outbox.put(b"x")
    outbox.flush()
    with trio.fail_after(5), pytest.raises(trio.BrokenResourceError):
        await outbox.run(ours)


async def test_the_end_of_a_line_is_heard(pair):
    ours, theirs = pair
    await theirs.send_all(b"bye")
    await theirs.send_eof()
    with trio.fail_after(5):
        assert await heard(ours) == b"bye"


async def test_a_line_that_was_closed_here_is_heard_no_more(pair):
    ours, _ = pair
    await trio.aclose_forcefully(ours)
    with trio.fail_after(5), pytest.raises((trio.ClosedResourceError, trio.BrokenResourceError)):
        await receive(ours, 10)


async def test_a_stream_that_is_no_socket_is_written_to_by_the_task_alone(nursery):
    ours, theirs = trio.testing.memory_stream_pair()
    assert immediate_write(ours) is None
    outbox = ConnectionWriter(1000, 10, immediate_write(ours))
    nursery.start_soon(outbox.run, ours)
    outbox.put(b"hello")
    outbox.flush()
    with trio.fail_after(5):
        assert await receive(theirs, 10) == b"hello"


async def test_while_a_piece_is_being_sent_nothing_overtakes_it(nursery):
    sent, goes_on = [], trio.Event()

    class Slow:
        async def send_all(self, data):
            await goes_on.wait()
            sent.append(data)

    def write(data):
        sent.append(data[:2])
        return 2

    outbox = ConnectionWriter(1000, 10, write)
    nursery.start_soon(outbox.run, Slow())
    for piece in (b"one ", b"two ", b"three"):
        outbox.put(piece)
        outbox.flush()
        await trio.testing.wait_all_tasks_blocked()
    goes_on.set()
    await trio.testing.wait_all_tasks_blocked()
    assert b"".join(sent) == b"one two three"
