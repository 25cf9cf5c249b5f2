"""The door for browsers: what a page gets, what a tab is, and what no browser gets. A small program stands in the place
of the screen; the last test has the real one."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import trio

aiohttp = pytest.importorskip("aiohttp", reason="needs the extra `doors`")

from netplay.client.admission import Way  # noqa: E402
from netplay.client.client import Client  # noqa: E402
from netplay.door_launcher import WEB_DOOR, DoorRequest, NoDoor, keep_open  # noqa: E402
from netplay.protocol import messages as p  # noqa: E402
from netplay.server.rate_limits import Rate  # noqa: E402
from tests.doors.pages import HERE, OTHER, PATIENCE, STUB, TAB, Page, Tab, at_a_door, holds  # noqa: E402
from tests.tui.test_cli import planned, sentence  # noqa: E402
from tui.doors.visit import screen  # noqa: E402
from tui.doors.web import door as web  # noqa: E402
from tui.doors.web import pipes, tabs  # noqa: E402
from tui.doors.web.tabs import Tabs  # noqa: E402
from tui.text.words import Words  # noqa: E402

pytestmark = pytest.mark.process


@pytest.fixture(autouse=True)
def stub(monkeypatch):
    monkeypatch.setattr(pipes, "COMMAND", [sys.executable, "-I", str(STUB)])
    for each in (pipes, screen):
        monkeypatch.setattr(each, "GRACE", 0.2)
    monkeypatch.setenv("SECRET_OF_THE_HOST", "hunter2")


# The page


def test_a_browser_gets_the_page_and_what_runs_in_it_and_nothing_else():
    async def script(door, page):
        async def got(path: str, method: str = "GET", **headers: str) -> tuple[int, str]:
            async with page.http.request(method, page.base + path, headers=headers) as answer:
                assert "default-src 'none'" in answer.headers["Content-Security-Policy"] or answer.status >= 400
                assert "Python" not in answer.headers.get("Server", "")
                return answer.status, (await answer.read()).decode("latin-1")

        status, text = await got("/")
        assert status == 200
        assert '<html lang="en">' in text
        assert "://" not in text, "nothing comes from another site"
        assert '<html lang="uk">' in (await got("/", **{"Accept-Language": "de, uk;q=0.5"}))[1]
        for path in re.findall(r'(?:src|href)="([^":]+)"', text):
            assert (await got("/" + path))[0] == 200
        wrong = ["/static/", "/static/js/", "/ws/", "/download/1", "/page.html", "/web.py", f"/ws/{TAB}"]
        wrong += ["/static/../server.py", "/static/%2e%2e/server.py", "/static/..%2f..%2fserver.py", "//etc/passwd"]
        wrong += ["/static/" + "a" * 3000, "/static/%00", "/static/images/background.png"]
        assert {(await got(path))[0] for path in wrong} <= {403, 404}
        assert (await got("/", "POST"))[0] == 405

    at_a_door(script)


def test_no_page_of_another_site_can_call_and_no_tab_has_a_path_for_a_number():
    origins = ["", "null", "http://evil.example", "http://127.0.0.1:1", "file://"]
    numbers = ["x", "A" * 32, "a" * 31, "a" * 33, "..%2f..%2fetc", "a" * 31 + "%0a"]

    async def script(door, page):
        for tab, origin in [*((TAB, each) for each in origins), *((each, None) for each in numbers)]:
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await page.tab(tab, origin)
            assert refused.value.status in (403, 404)

    at_a_door(script)


def test_no_name_that_a_site_from_elsewhere_has_led_here_is_answered_at_a_door_of_this_machine_alone():
    async def script(door, page):
        port = page.base.rpartition(":")[2]

        async def calls(name: str) -> bool:
            headers = {"Host": f"{name}:{port}", "Origin": f"http://{name}:{port}"}
            try:
                socket = await page.http.ws_connect(f"{page.base}/ws/{TAB}", headers=headers)
            except aiohttp.WSServerHandshakeError:
                return False
            await socket.close()
            return True

        for name in ("localhost", "127.0.0.1", "[::1]"):
            assert await calls(name)
        for name in ("evil.example", "127.0.0.1.evil.example", "192.168.1.5", "[", ""):
            assert not await calls(name)
        door.wanted.bind = None
        assert await calls("friend.example")

    at_a_door(script)


# A visit


def test_a_visit_has_an_empty_home_and_nothing_of_the_host_in_its_environment():
    async def script(door, page):
        tab = await page.tab()
        said = json.loads((await tab.told("}\n")).split(b"\n")[0])
        home = Path(said["cwd"])
        assert said["files"] == ["job.json"]
        assert set(said["environment"]) == {
            "HOME", "TMPDIR", "PATH", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME",
            "PYTHONPATH", "PYTHONSAFEPATH", "PYTHONDONTWRITEBYTECODE", "PYTHONUTF8", "TERM", "LC_ALL", "COLORTERM",
            "ROUND_TABLE_SEATS", "ESCDELAY", "TEXTUAL_DRIVER", "TEXTUAL_COLOR_SYSTEM", "TEXTUAL_FPS", "COLUMNS", "ROWS",
        }  # fmt: skip
        assert "hunter2" not in str(said)
        assert said["environment"]["HOME"] == said["cwd"] != os.environ.get("HOME")
        assert home.exists()
        await tab.socket.close()
        await holds(lambda: not home.exists())

    at_a_door(script)


def test_what_is_typed_and_how_large_the_tab_is_reaches_the_screen():
    async def script(door, page):
        tab = await page.tab(size="width=99999&height=-3")
        assert '"COLUMNS": "500", "ROWS": "24"' in (await tab.told("}\n")).decode()
        await tab.say("stdin", "é\ud800")
        await tab.told("D 'é?'")
        await tab.say("resize", {"width": 10**9, "height": -1})
        await tab.told('M \'{"type": "resize", "width": 500, "height": 1}\'')
        await tab.say("focus")
        await tab.told('M \'{"type": "focus"}\'')
        await tab.say("ping", "17")
        await tab.told('["pong", "17"]')

    at_a_door(script)


WRONG = [
    "x", "{}", "[]", '["stdin"]', '["stdin", 5]', '["resize", {"width": "9", "height": 9}]', '["resize", 5]',
    '["resize", {"width": 1e9, "height": 9}]', '["resize", {"width": true}]', '["exec", "sh"]', "[" * 2000, "\ud83d",
    '["stdin", "' + "x" * web.FRAME + '"]', b"stdin",
]  # fmt: skip


def test_who_says_something_else_is_hung_up_on():
    async def script(door, page):
        async def say(number: int, said: str | bytes) -> None:
            tab = await page.tab(f"{number:032x}")
            await tab.told("}\n")
            if isinstance(said, bytes):
                await tab.socket.send_bytes(said)
            else:
                await tab.socket.send_frame(said.encode(errors="surrogatepass"), aiohttp.WSMsgType.TEXT)
            await tab.over()

        await asyncio.gather(*(say(number, said) for number, said in enumerate(WRONG)))
        await holds(lambda: not door.visits)

    at_a_door(script, visits=99, visits_per_address=99)


def test_who_does_not_take_what_they_are_sent_is_hung_up_on(monkeypatch):
    monkeypatch.setattr("tui.doors.line.PATIENCE", 0.3)

    async def script(door, page):
        host, port = page.base[7:].split(":")
        reader, writer = await asyncio.open_connection(host, int(port), limit=2**10)
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        ours = f"Host: {host}:{port}\r\nOrigin: {page.base}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{key}"
        writer.write(f"GET /ws/{TAB} HTTP/1.1\r\n{ours}\r\n".encode())
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        await holds(lambda: bool(door.visits))
        said = b'["stdin", "flood"]'
        writer.write(bytes([0x81, 0x80 | len(said), 0, 0, 0, 0]) + said)
        await holds(lambda: not door.visits)
        writer.close()

    at_a_door(script)


def test_what_a_process_asks_of_a_browser_is_not_passed_on():
    async def script(door, page):
        tab = await page.tab()
        await tab.say("stdin", "open_url")
        await tab.told("D 'open_url'")
        await tab.say("stdin", "end")
        assert b"http://evil" not in await tab.over()

    at_a_door(script)


def test_the_last_word_of_a_process_is_shown():
    async def script(door, page):
        tab = await page.tab()
        await tab.say("stdin", "end")
        await tab.over()
        assert tab.screen.display[0].startswith("The table [31mhas been closed.")
        assert b"\x1b[31m" not in tab.raw

    at_a_door(script)


@pytest.mark.parametrize("what", ["hang", "flood", "huge", "die"])
def test_a_process_that_goes_wrong_ends_with_its_tab(what):
    async def script(door, page):
        tab = await page.tab()
        pid = json.loads((await tab.told("}\n")).split(b"\n")[0])["pid"]
        await tab.say("stdin", what)
        if what in ("hang", "flood"):
            await asyncio.sleep(0.1)
            await tab.socket.close()
        else:
            await tab.over()
        await holds(lambda: not door.visits and not alive(pid))

    at_a_door(script)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_who_touches_no_key_is_sent_away_with_a_sentence():
    async def script(door, page):
        tab = await page.tab()
        await tab.over()
        assert Words("en")("doors-idle")[:70] in tab.shown

    at_a_door(script, idle=0.1)


async def at_the_table(door: web.Door, page: Page, tab: str = TAB) -> Tab:
    """A tab that has come to the table."""
    visitor = await page.tab(tab)
    await visitor.told("}\n")
    await visitor.say("stdin", "table")
    await holds(lambda: any(place.at_table for place in door.places.taken_now))
    return visitor


def test_there_is_room_for_so_many_from_one_place():
    async def script(door, page):
        first = await at_the_table(door, page)
        second = await page.tab(OTHER)
        await second.over()
        assert Words("en")("doors-full") in second.shown
        await first.socket.close()
        await holds(lambda: not door.visits)
        third = await page.tab(OTHER)
        await third.told("}\n")

    at_a_door(script, visits_per_address=1)


def test_who_never_comes_to_the_table_makes_room_for_others():
    """[F 4] A tab that nobody says a name in would hold its place for hours."""

    async def script(door, page):
        first = await at_the_table(door, page)
        idle = await page.tab(OTHER)
        await idle.told("}\n")
        third = await page.tab("c" * 32)
        await idle.over()
        assert Words("en")("doors-made-room")[:60] in idle.shown
        await third.told("}\n")
        assert not first.socket.closed
        await holds(lambda: len(door.visits) == 2)

    at_a_door(script, visits=2)


def test_lines_that_say_nothing_make_room_for_those_that_do():
    async def script(door, page):
        silent = [await asyncio.open_connection(*page.base[7:].split(":")) for _ in range(3 * web.CALLERS_PER_ADDRESS)]
        tab = await page.tab()
        await tab.told("}\n")
        assert len(door.callers) <= web.CALLERS_PER_ADDRESS
        for _, writer in silent:
            writer.close()
        await tab.say("ping", "1")
        await tab.told("pong")

    at_a_door(script)


def test_screens_are_begun_so_often_for_one_address(monkeypatch):
    monkeypatch.setattr(web, "COMINGS", Rate(2, 2.0))

    async def script(door, page):
        clock = asyncio.get_running_loop().time
        began = clock()
        for number in range(3):
            tab = await page.tab(f"{number:032x}")
            await tab.told("}\n")
            await tab.socket.close()
        assert clock() - began > 0.4

    at_a_door(script)


def test_for_who_has_gone_while_they_waited_no_screen_is_begun(monkeypatch):
    begun = []
    monkeypatch.setattr(web.PipedScreen, "start", lambda *_: begun.append(1))

    async def script(door, page):
        async with door.starting, door.starting:
            async with aiohttp.ClientSession() as http:
                await Page(int(page.base.rpartition(":")[2]), http).tab()
                await holds(lambda: bool(door.visits))
            await holds(lambda: not door.callers.lines)
        await holds(lambda: not door.visits)
        assert not begun

    at_a_door(script)


def test_who_goes_while_their_address_waits_waits_no_longer_and_pays_nothing(monkeypatch):
    monkeypatch.setattr(web, "COMINGS", Rate(1, 0.01))

    async def script(door, page):
        first = await page.tab()
        await first.told("}\n")
        async with aiohttp.ClientSession() as http:
            await Page(int(page.base.rpartition(":")[2]), http).tab(OTHER)
            await holds(lambda: len(door.visits) == 2)
        await holds(lambda: len(door.visits) == 1)
        clock = asyncio.get_running_loop().time
        assert door.comings.charge("127.0.0.1", web.COMINGS, 0, clock()) < 1

    at_a_door(script)


# Coming back


def test_a_tab_that_comes_again_has_its_keys_and_no_other_has():
    async def script(door, page):
        folders = []
        for each in (TAB, OTHER, TAB):
            tab = await page.tab(each)
            said = json.loads((await tab.told("}\n")).split(b"\n")[0])
            folders.append(said["environment"]["ROUND_TABLE_SEATS"])
            await tab.socket.close()
        assert folders[0] == folders[2] != folders[1]
        assert TAB not in folders[0]

    at_a_door(script)


def test_the_seats_of_so_many_tabs_are_kept_and_those_that_are_here(tmp_path):
    kept = Tabs(tmp_path, "table")
    here = kept.enter("here")
    files = [kept.enter(str(number)) for number in range(tabs.TABS + 5)]
    for number in range(tabs.TABS + 5):
        kept.leave(str(number))
    kept.enter("last")
    assert here.exists()
    assert len(list(kept.root.iterdir())) <= tabs.TABS + 1
    assert not files[0].exists()
    assert files[-1].exists()
    kept.remove()
    assert not here.exists(), "it has no seat"


# Beside the table


def test_the_command_line_asks_for_the_door():
    assert planned("host", "--web").web == 4780
    assert planned("host", "--web", "0").web == 0
    assert planned("host").web is None
    assert sentence("host", "--web", "70000") == Words("en")("cli-no-port", port="70000")


def test_without_its_packages_or_its_port_there_is_a_sentence(monkeypatch):
    async def refusal(port: int) -> str:
        with pytest.raises(NoDoor) as refused:
            await keep_open(DoorRequest(HERE, 1, "table", HERE, port), WEB_DOOR)
        return Words("en").sentence(refused.value.sentence)

    with socket.create_server((HERE, 0)) as taken:
        port = taken.getsockname()[1]
        assert trio.run(refusal, port).startswith(f"The browser’s door cannot be opened on port {port}: ")
    monkeypatch.setattr("netplay.door_launcher.find_spec", lambda name: None)
    assert "scripts/environment.py doors" in trio.run(refusal, 0)


# The whole of it


class Host:
    """Who has opened the table, with a program of his own, in a thread."""

    def __init__(self, port: int, code: str) -> None:
        self.client = Client(HERE, port, "Anna", lambda message: None, Way(code=code))
        self._token: trio.lowlevel.TrioToken | None = None
        self._thread = threading.Thread(target=trio.run, args=(self._run,), daemon=True)
        self._thread.start()

    async def _run(self) -> None:
        self._token = trio.lowlevel.current_trio_token()
        await self.client.run()

    def send(self, *messages: p.Message) -> None:
        assert self._token is not None
        for message in messages:
            self._token.run_sync_soon(self.client.send, message)

    @property
    def lobby(self) -> p.Lobby | None:
        return self.client.state.table.lobby

    def steps(self) -> int:
        """How many the others have made."""
        client_state = self.client.state
        return sum(report.actor != client_state.table.my_seat for report in client_state.games.reports)


def test_two_browsers_play_a_game_with_a_terminal(monkeypatch, tmp_path, tmp_path_factory):
    monkeypatch.undo()
    monkeypatch.setenv("ROUND_TABLE_LAN", "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    argv = ["-m", "netplay", "--bind", HERE, "--port", "0", "--web", "0", "--no-journal", "--game", "academy"]
    table = subprocess.Popen([sys.executable, *argv], stdout=subprocess.PIPE, text=True)
    try:
        assert table.stdout
        said = "".join(table.stdout.readline() for _ in range(3))
        port, door = (int(each) for each in re.findall(r":(\d+)\n", said))
        asyncio.run(played(Host(port, said.rpartition("--seat ")[2].strip()), door, table))
        assert table.wait(PATIENCE) == 0
    finally:
        table.kill()
        table.communicate()
    assert not list(tmp_path.iterdir()), "nothing is left of the visits"


async def played(host: Host, door: int, table: subprocess.Popen[str]) -> None:
    async with aiohttp.ClientSession() as http:
        page = Page(door, http)
        eva, zoe = await page.tab(), await page.tab(OTHER)
        for tab, name in ((eva, "Eva"), (zoe, "Zoe")):
            await tab.sees("What shall we call you")
            await asyncio.sleep(0.1)
            await tab.say("stdin", name)
            await tab.sees(f" {name}")
            await tab.say("stdin", "\r")
            await tab.sees(f"you are {name}")
            await asyncio.sleep(0.3)
            await tab.say("stdin", "r")
        await holds(lambda: host.lobby is not None and [seat.ready for seat in host.lobby.seats][:3] == [True] * 3)
        host.send(p.Start())
        for tab in (eva, zoe):
            await holds(lambda tab=tab: "you are" not in tab.shown)
        await come_back(page, eva)
        await zoe.say("resize", {"width": 44, "height": 30})
        await move(host, zoe)
        table.send_signal(signal.SIGTERM)
        assert b"The table has been closed." in await zoe.over()


async def come_back(page: Page, eva: Tab) -> None:
    """The page is loaded anew: nobody is asked who she is, and her seat is hers."""
    before = eva.shown
    await eva.socket.close()
    again = await page.tab()
    await holds(lambda: again.shown.split()[:3] == before.split()[:3])
    assert "What shall we call you" not in again.raw.decode()


async def move(host: Host, tab: Tab) -> None:
    """A small tab does not break; grown again, what is chosen there happens at the table."""
    await asyncio.sleep(0.2)
    await tab.say("resize", {"width": 80, "height": 24})
    steps = host.steps()
    for _ in range(200):
        if host.steps() > steps:
            return
        replica = host.client.state.games.replica
        if replica is not None and (legal := list(replica.legal())) and host.client.state.requests.pending is None:
            host.send(host.client.state.act(legal[0]))
        await tab.say("stdin", "\r")
        await asyncio.sleep(0.1)
    raise AssertionError(tab.shown)
