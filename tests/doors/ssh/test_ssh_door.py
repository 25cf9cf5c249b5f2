"""The ssh door alone: who comes in, what callers get, and what attackers get: nothing. The numbers are those of the
faults that a table survives."""

from __future__ import annotations

import asyncio
import os
import re
import stat
import sys
from contextlib import suppress
from pathlib import Path

import pytest

asyncssh = pytest.importorskip("asyncssh", reason="needs the extra `doors`")

from netplay.client import tokens  # noqa: E402
from netplay.server.rate_limits import Rate  # noqa: E402
from tests.doors.inn import KEYS, PASSWORD, TABLE, Inn, run, sit, until  # noqa: E402
from tui.doors import doorway, line  # noqa: E402
from tui.doors.ssh import callers as ssh_callers  # noqa: E402
from tui.doors.ssh import session as ssh_session  # noqa: E402
from tui.doors.visit import screen  # noqa: E402
from tui.doors.visit.home import Limits, called  # noqa: E402
from tui.text.words import Words  # noqa: E402

pytestmark = [pytest.mark.process, pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")]

# Coming in


def test_a_caller_gets_their_screen_and_the_door_takes_nothing_else_from_their_environment(inn):
    async def test(inn: Inn) -> None:
        env = {"LANG": "fr_FR.UTF-8", "COLORTERM": "truecolor", "LD_PRELOAD": "/tmp/x.so", "PYTHONPATH": "/tmp"}
        async with inn.line("anna", password="") as conn:
            process, said = await sit(conn, env=env)
            assert "'name': 'Anna'" in said
            assert "'language': 'fr'" in said
            assert "LD_PRELOAD" not in said
            assert set(re.findall(r"'([A-Z_0-9]+)'", said)) <= {
                "HOME", "TMPDIR", "PATH", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME",
                "PYTHONPATH", "PYTHONSAFEPATH", "PYTHONDONTWRITEBYTECODE", "PYTHONUTF8", "TERM", "LC_ALL",
                "COLORTERM", "ESCDELAY", "ROUND_TABLE_SEATS",
            }  # fmt: skip
            process.change_terminal_size(120, 40)
            process.stdin.write(b"s")
            assert await process.stdout.readuntil(b"|") == b"SIZE 120 40|"
            process.stdin.write(b"q")
            await process.wait()
            assert process.exit_status == 0
        await until(lambda: not inn.door.visits.homes)

    run(inn(), test)


def test_the_home_of_a_visit_is_private_and_goes_with_it(inn, tmp_path):
    async def test(inn: Inn) -> None:
        conn = await inn.line("anna", password="")
        await sit(conn)
        (home,) = tmp_path.glob("round-table-visit-*")
        assert stat.S_IMODE(home.stat().st_mode) == 0o700
        assert all(stat.S_IMODE(path.stat().st_mode) == 0o600 for path in home.rglob("job.json"))
        conn.abort()  # fault 5: the line is cut
        await conn.wait_closed()
        await until(lambda: not home.exists())

    run(inn(), test)


def test_a_key_brings_back_to_ones_seat_and_only_its_owner(inn):
    """Fault 18. The door keeps what the visitor's program has got, for the key that was signed with and the name."""

    async def test(inn: Inn) -> None:
        async with inn.line("boris", "boris") as conn:
            await sit(conn)
            (home,) = inn.door.visits.homes
            home.token_store.keep(TABLE, "Boris", "token-of-boris")
            async with inn.line("boris", "boris") as second:  # his old line still seems to stand
                assert await found(inn, second) == "token-of-boris"
        await until(lambda: not inn.door.visits.homes)
        for name, key, token in (
            ("boris", "boris", "token-of-boris"), ("boris", "thief", None),
            ("anna", "boris", None), ("boris", "", None),
        ):  # fmt: skip
            async with inn.line(name, key, password="") as conn:
                assert await found(inn, conn) == token, (name, key)

    run(inn(), test)


def test_a_caller_without_a_key_has_the_seat_again_by_the_code_that_the_door_shows(inn, tmp_path):
    """Also at another door of the same table: the host has been killed and has resumed the game."""

    async def test(inn: Inn) -> None:
        async with inn.line("anna", password="") as conn:
            process, _ = await sit(conn)
            (home,) = inn.door.visits.homes
            home.token_store.keep(TABLE, "Anna", "token-of-anna")
            await inn.door.see_off(0.1)
            said = (await process.stdout.read()).decode()
        code = re.search(r"\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b", said)[0]
        assert said.rindex("\x1b[?1049l") < said.rindex(code), "on the screen that stays"
        assert code not in "".join(path.read_text() for path in tmp_path.rglob("*.json")), "only its hash is kept"
        async with Inn(tmp_path).open() as resumed:
            for password, token in (("", None), (code.lower().replace("-", " "), "token-of-anna"), (code, None)):
                async with resumed.line("anna", password=password) as conn:
                    assert await found(resumed, conn) == token, password

    run(inn(), test)


def test_a_caller_with_a_key_or_without_a_seat_is_shown_no_code(inn):
    async def test(inn: Inn) -> None:
        for key, token in (("boris", "token"), ("", "")):
            async with inn.line("boris", key, password="") as conn:
                process, _ = await sit(conn)
                if token:
                    next(iter(inn.door.visits.homes)).token_store.keep(TABLE, "Boris", token)
                process.stdin.write(b"q")
                assert Words("en")("doors-return-code", code="")[:30] not in (await process.stdout.read()).decode()
            await until(lambda: not inn.door.visits.homes)

    run(inn(), test)


def test_visits_from_elsewhere_drive_out_no_key(inn, monkeypatch):
    monkeypatch.setattr(tokens, "KEPT", 4)
    monkeypatch.setattr(tokens, "FROM_ONE", 2)

    async def leave_key(inn: Inn, name: str, key: str, address: str, token: str) -> None:
        async with inn.line(name, key, local_addr=(address, 0)) as conn:
            await sit(conn)
            (home,) = inn.door.visits.homes
            home.token_store.keep(TABLE, called(name), token)
        await until(lambda: not inn.door.visits.homes)

    async def test(inn: Inn) -> None:
        await leave_key(inn, "boris", "boris", "127.0.0.1", "token-of-boris")
        for number in range(5):
            await leave_key(inn, f"thief{number}", "thief", "127.0.0.2", "junk")
        async with inn.line("boris", "boris", local_addr=("127.0.0.3", 0)) as conn:
            assert await found(inn, conn) == "token-of-boris", "wherever he comes from now"
        await leave_key(inn, "boris", "boris", "127.0.0.3", "another")
        async with inn.line("boris", "boris", local_addr=("127.0.0.1", 0)) as conn:
            assert await found(inn, conn) == "another", "he has had another seat since"

    run(inn(), test)


async def found(inn: Inn, conn) -> str | None:
    """The key to a seat that lies in the home of the visit over this line."""
    before = set(inn.door.visits.homes)
    process, _ = await sit(conn)
    (home,) = set(inn.door.visits.homes) - before
    token = home.token_store.get(TABLE, inn.door.visits.homes[home].name)
    process.stdin.write(b"q")
    await process.wait()
    return token


class Shown(asyncssh.SSHClient):
    """Shows somebody's public key, and signs with another."""

    def public_key_auth_requested(self):
        key = asyncssh.load_keypairs([KEYS["thief"]])[0]
        key.public_data = asyncssh.load_keypairs([KEYS["boris"]])[0].public_data
        self.key, again = key, getattr(self, "key", None)
        return None if again else key

    def password_auth_requested(self):
        return ""


def test_a_public_key_that_is_only_shown_is_nobodys(inn):
    """Fault 18: everybody can know a public key. Who shows it, cannot sign with it and comes in otherwise has none."""
    shown: list[str] = []

    async def test(inn: Inn) -> None:
        once = ssh_session.Reception.validate_public_key

        def validate(self, username, key):
            shown.append(key.get_fingerprint())
            return once(self, username, key)

        ssh_session.Reception.validate_public_key = validate
        try:
            async with inn.line("boris", client_factory=Shown, preferred_auth=["publickey", "password"]) as conn:
                await sit(conn)
                (caller,) = inn.door.visits.homes.values()
                assert shown[0] == KEYS["boris"].get_fingerprint()
                assert caller.key == ""
        finally:
            ssh_session.Reception.validate_public_key = once

    run(inn(), test)


def test_a_table_with_a_password_is_closed_to_who_does_not_know_it(inn):
    async def test(inn: Inn) -> None:
        for wrong in ("", "excalibur"):
            with pytest.raises(asyncssh.PermissionDenied):
                await inn.line("anna", password=wrong)
        async with inn.line("anna", password=PASSWORD) as conn:
            assert f"'password': '{PASSWORD}'" in (await sit(conn))[1]
        async with inn.line("anna", password="abcd-efgh-2345") as conn:
            assert "'code': 'ABCD-EFGH-2345'" in (await sit(conn))[1].replace("abcd-efgh-2345", "ABCD-EFGH-2345")

    run(inn(PASSWORD), test)


def test_a_key_without_a_seat_is_asked_for_the_password_and_one_with_a_seat_is_not(inn):
    async def test(inn: Inn) -> None:
        async with inn.line("boris", "boris") as conn:
            process = await conn.create_process(term_type="xterm", term_size=(80, 24), encoding=None)
            for said, answer in ((b"wrong\r", b"Wrong password"), (b"Excx\x7falibur\r", b"HERE")):
                await process.stdout.readuntil(b"Password of the table: ")
                process.stdin.write(said)
                told = await process.stdout.readuntil(answer)
                assert b"alibur" not in told, "what is typed is not shown"
            (home,) = inn.door.visits.homes
            home.token_store.keep(TABLE, "Boris", "token-of-boris")
        await until(lambda: not inn.door.visits.homes)
        async with inn.line("boris", "boris") as conn:
            assert (await sit(conn))[1].startswith("HERE")
        async with inn.line("boris", "thief") as conn:
            process = await conn.create_process(term_type="xterm", encoding=None)
            await process.stdout.readuntil(b"Password of the table: ")
            process.stdin.write(b"\x03")
            await process.wait()
            assert process.exit_status == 1

    run(inn(PASSWORD), test)


def test_guesses_come_slowly_and_end(inn, monkeypatch):
    """Faults 7 and 18: right or wrong, a word is looked at only when its turn has come; from all lines together."""
    monkeypatch.setattr(ssh_callers, "GUESSES", Rate(3, 2))

    async def test(inn: Inn) -> None:
        before = asyncio.get_running_loop().time()
        callers = [ssh_callers.Caller("192.0.2.7", line.Line(*await inn.raw())) for _ in range(2)]
        assert not any(await asyncio.gather(*(inn.door.heard(callers[at % 2], "guess") for at in range(6))))
        assert asyncio.get_running_loop().time() - before >= 1.4
        for caller in callers:
            caller.line._writer.close()

    run(inn(), test)


class Insisting(asyncssh.SSHClient):
    """Tries on and on."""

    tries = 0

    def password_auth_requested(self):
        self.tries += 1
        return f"guess {self.tries}"


def test_who_tries_on_and_on_is_hung_up_on(inn, monkeypatch):
    monkeypatch.setattr(ssh_callers, "GUESSES", Rate(100, 100))
    monkeypatch.setattr(ssh_session, "TRIES", 5)

    async def test(inn: Inn) -> None:
        insisting = Insisting()
        with pytest.raises(asyncssh.DisconnectError) as refused:
            await inn.line("eve", client_factory=lambda: insisting)
        assert "Too many tries" in str(refused.value)
        assert insisting.tries <= ssh_session.TRIES

    run(inn(PASSWORD), test)


# What nobody gets


def test_there_is_nothing_but_the_screen(inn):
    """No command, no subsystem, no file, no port, no socket, no agent, no window, no second session."""

    async def test(inn: Inn) -> None:
        async with inn.line("eve", password="") as conn:
            with pytest.raises(asyncssh.ChannelOpenError):
                await conn.open_connection("127.0.0.1", inn.port)
            with pytest.raises(asyncssh.ChannelOpenError):
                await conn.open_unix_connection("/tmp/socket")
            for listen in (conn.forward_remote_port("127.0.0.1", 0, "127.0.0.1", 22),
                           conn.forward_remote_path("/tmp/socket", "/tmp/other")):  # fmt: skip
                with pytest.raises((asyncssh.ChannelListenError, asyncssh.ChannelOpenError)):
                    await listen
            with pytest.raises(asyncssh.ChannelOpenError):
                await conn.create_process("id")
            with pytest.raises(asyncssh.ChannelOpenError):
                await conn.create_process(term_type="xterm")

    run(inn(), test)


@pytest.mark.parametrize("what", ["command", "subsystem", "sftp"])
def test_a_session_is_a_screen_or_nothing(inn, what):
    async def test(inn: Inn) -> None:
        async with inn.line("eve", password="") as conn:
            asked = {
                "command": lambda: conn.create_process("cat /etc/passwd", term_type="xterm"),
                "subsystem": lambda: conn.create_process(subsystem="shell"),
                "sftp": conn.start_sftp_client,
            }
            with pytest.raises((asyncssh.ChannelOpenError, asyncssh.SFTPError)):
                await asked[what]()
        assert not inn.door.visits.homes

    run(inn(), test)


def test_without_a_terminal_there_is_a_sentence(inn):
    async def test(inn: Inn) -> None:
        async with inn.line("eve", password="") as conn:
            done = await conn.run()
            assert "This needs a terminal" in done.stdout
            assert done.exit_status == 1

    run(inn(), test)


@pytest.mark.parametrize("said", [
    b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\n" * 300,
    b"RT2\n" + b"\xff" * 99,
    b"SSH-2.0-\xff\xfe\r\n", b"SSH-1.5-old\r\n", b"x" * 70000, b"SSH-2.0-x\r\n" + b"\xff\xff\xff\xff" * 4,
    b"SSH-2.0-x\r\n" + b"\x80\0\0\0" * 4, b"SSH-2.0-x\r\n" + b"\0\0\0\0" * 4,
    b"SSH-2.0-x\r\n\0\0\0\x0c\x0a" + b"\x50" * 11,
], ids=["http", "tls", "table", "not ascii", "ssh 1", "no line", "2^32-1", "2^31", "nothing", "too early"])  # fmt: skip
def test_who_does_not_speak_ssh_is_hung_up_on(inn, said):
    """Faults 1, 10 and 40: and the next caller comes in."""

    async def test(inn: Inn) -> None:
        reader, writer = await inn.raw(said)
        async with asyncio.timeout(5):
            with suppress(OSError):
                while await reader.read(4096):
                    pass
        writer.close()
        async with inn.line("anna", password="") as conn:
            await sit(conn)

    run(inn(), test)


def test_a_hundred_silent_connections_keep_nobody_out(inn):
    """Faults 3 and 4: of those who have not come in, the oldest goes."""

    async def test(inn: Inn) -> None:
        crowd = [await inn.raw() for _ in range(100)]
        async with inn.line("anna", password="") as conn:
            await sit(conn)
            assert len(inn.door.callers) <= ssh_callers.CALLERS_PER_ADDRESS
            ends = await asyncio.gather(*(_hung_up(reader) for reader, _ in crowd[:90]))
            assert all(ends)
        for _, writer in crowd:
            writer.close()

    run(inn(), test)


def test_a_crowd_that_comes_at_once_does_not_stay_either(inn):
    """Fault 4: who has to go may not have been talked to yet."""

    async def test(inn: Inn) -> None:
        crowd = await asyncio.gather(*(inn.raw() for _ in range(90)))
        await until(lambda: 0 < len(inn.door.callers.lines) <= ssh_callers.CALLERS_PER_ADDRESS)
        async with inn.line("anna", password="") as conn:
            await sit(conn)
        for _, writer in crowd:
            writer.close()

    run(inn(), test)


def test_a_screen_that_nobody_waits_for_leaves_nothing_open(inn):
    async def test(inn: Inn) -> None:
        before = len(os.listdir("/dev/fd"))
        for _ in range(10):
            early = screen.Screen(lambda data: None, lambda full: None)
            starting = asyncio.ensure_future(early.start(Path("/"), {}, (80, 24)))
            await asyncio.sleep(0)
            starting.cancel()
            await asyncio.wait([starting])
            await early.end()
        await until(lambda: len(os.listdir("/dev/fd")) <= before)

    run(inn(), test)


def test_who_lets_themselves_be_known_and_asks_for_no_screen_keeps_nobody_out(inn):
    """Fault 4: nor who is asked for a password and says nothing: he counts as a visitor."""

    async def test(inn: Inn) -> None:
        idle = [await inn.line(f"eve{n}", password="") for n in range(ssh_callers.CALLERS_PER_ADDRESS + 3)]
        async with inn.line("anna", password="") as conn:
            await sit(conn)
        assert sum(conn.is_closed() for conn in idle) >= 3
        for conn in idle:
            conn.abort()

    run(inn(), test)


def test_who_is_not_in_after_a_while_is_hung_up_on_and_who_is_stays(inn, monkeypatch):
    """What he tells before he asks for a screen, such as variables, is kept by the library for as long as he stays."""
    monkeypatch.setattr(doorway, "STAY", 1.0)

    async def test(inn: Inn) -> None:
        async with inn.line("anna", password="") as anna, inn.line("eve", password="") as eve:
            process, _ = await sit(anna)
            async with asyncio.timeout(5):
                await eve.wait_closed()
            await asyncio.sleep(0.2)
            assert not anna.is_closed()
            assert process.exit_status is None

    run(inn(), test)


def test_who_is_asked_for_a_password_counts_as_a_visitor_who_has_not_come_to_the_table(inn):
    async def test(inn: Inn) -> None:
        async with inn.line("boris", "boris") as conn, inn.line("anna", password=PASSWORD) as other:
            process = await conn.create_process(term_type="xterm", encoding=None)
            await process.stdout.readuntil(b"Password")
            await sit(other)
            assert b"Others are waiting" in await process.stdout.read()
            assert len(inn.door.visits.places.taken_now) == 1

    run(inn(PASSWORD, limits=Limits(visits=1)), test)


async def _hung_up(reader: asyncio.StreamReader) -> bool:
    with suppress(OSError):
        async with asyncio.timeout(5):
            while await reader.read(4096):
                pass
    return True


def test_there_is_room_for_so_many_visits_from_one_address(inn):
    async def test(inn: Inn) -> None:
        async with inn.line("anna", password="") as one, inn.line("boris", password="") as two:
            for conn in (one, two):
                process, _ = await sit(conn)
                process.stdin.write(b"t")
            await until(lambda: all(place.at_table for place in inn.door.visits.places.taken_now))
            async with inn.line("carl", password="") as three:
                done = await three.run(term_type="xterm")
                assert "too many visitors" in done.stdout
        await until(lambda: not inn.door.visits.homes)
        async with inn.line("carl", password="") as again:
            await sit(again)

    run(inn(limits=Limits(visits=9, visits_per_address=2)), test)


def test_who_never_comes_to_the_table_makes_room_for_others(inn):
    """[F 4] Else a few screens that nobody touches would shut the door for hours."""

    async def test(inn: Inn) -> None:
        async with inn.line("anna", password="") as one, inn.line("boris", password="") as two:
            process, _ = await sit(one)
            process.stdin.write(b"t")
            await until(lambda: all(place.at_table for place in inn.door.visits.places.taken_now))
            idle, _ = await sit(two)
            async with inn.line("carl", password="") as three:
                await sit(three)
                rest = await idle.stdout.read()
                assert b"\x1b[?1049l" in rest
                assert b"Others are waiting" in rest
                assert process.exit_status is None

    run(inn(limits=Limits(visits=2)), test)


def test_who_touches_no_key_for_too_long_gets_their_terminal_back(inn):
    async def test(inn: Inn) -> None:
        async with inn.line("anna", password="") as conn:
            process, _ = await sit(conn)
            rest = await process.stdout.read()
            assert b"\x1b[?1049l" in rest
            assert b"No key was touched" in rest

    run(inn(limits=Limits(idle=1.0)), test)


def test_a_screen_that_dies_leaves_the_terminal_as_it_was(inn):
    async def test(inn: Inn) -> None:
        async with inn.line("anna", password="") as conn:
            process, _ = await sit(conn)
            process.stdin.write(b"k")
            assert b"\x1b[?1049l" in await process.stdout.read()

    run(inn(), test)


def test_who_tells_of_endless_variables_is_hung_up_on(inn):
    """The library keeps what it is told; it is not told much."""

    async def test(inn: Inn) -> None:
        async with inn.line("eve", password="") as conn:
            process = await conn.create_process(
                term_type="xterm", encoding=None, env={f"E{n}": "x" for n in range(ssh_session.TOLD + 1)}
            )
            await process.wait()
            assert process.exit_status == 1

    run(inn(), test)
