"""The web door of a table.

Knows: HTTP (aiohttp), the page and the terminal of textual-serve, which callers are admitted.
Must not know: cards, or what is on anybody's screen.

Every tab gets the game's own screen at this table, and nothing else. Of textual-serve only the browser's part and its
packets are used; its server has no limits, hands its environment on and lets a process ask the browser for more. A tab
names itself by a number that it keeps while it is open and that no other site is told. So a reloaded page finds its
seat, also when the host has resumed the table.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from contextlib import suppress
from html import escape
from importlib.util import find_spec
from pathlib import Path
from string import Template
from typing import Any

import platformdirs
from aiohttp import WSCloseCode, web

from netplay.door_launcher import DoorReply, DoorRequest, refusal, write_reply
from netplay.failures import redacted_traceback
from netplay.ports import why_no_door_port
from netplay.protocol import codec
from netplay.server.rate_limits import Rate, RateLimiter
from tui.app.settings import LANGUAGES
from tui.doors import doorway
from tui.doors.doorway import STARTING, Caller, Callers
from tui.doors.places import Place, Places
from tui.doors.visit.home import Home, Limits, VisitJob
from tui.doors.web import tls, tournament_page
from tui.doors.web.host_names import LONGEST_NAME, Names, called_by
from tui.doors.web.pipes import PipedScreen
from tui.doors.web.tab import Sitting
from tui.doors.web.tabs import Tabs
from tui.text.words import Words

log = logging.getLogger(__name__)

HERE = Path(__file__).parent
CALLERS, CALLERS_PER_ADDRESS = 60, 12
"""Lines that are no visits: a browser opens six for a page. Beyond those the oldest goes."""
TAB = re.compile(r"[0-9a-f]{32}")
FRAME = 16 * 1024
"""The most bytes of what a browser says at once: a long paste."""
HEARTBEAT = 20.0
KEEP = 15.0
"""Seconds that a line is kept for another request."""
FIRST_PAINT = 15.0
"""Seconds after which a starting screen is waited for no longer."""
SAID = 4001
"""The code with which a WebSocket is closed whose last sentence stands on the screen."""
ENDED = 0.2
"""Seconds between two looks whether a line still stands."""
PARTING = 3.0
"""Seconds for the last lines to end."""
SHOWS = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
"""The capabilities of a browser's terminal."""
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
    "Server": "RoundTable",
}


COMINGS = Rate(16, 0.5)
"""Visits started from one address: so many at once, then so many per second. A screen costs the host a second of work
to start, and the caller nothing."""
GLANCE = 0.5
"""Seconds between two checks that a caller waiting for a screen is still there."""
SENTENCES = ("over", "lost", "away", "blocked", "again", "script")
"""The texts of the page itself."""
FILES = {
    "/page.js": "text/javascript", "/page.css": "text/css", "/static/css/xterm.css": "text/css",
    "/static/js/textual.js": "text/javascript", "/static/fonts/RobotoMono-VariableFont_wght.ttf": "font/ttf",
}  # fmt: skip
"""The files of the page and of its terminal; nothing else can be asked for."""


class Door:
    """The browser's door of one table."""

    def __init__(self, wanted: DoorRequest, limits: Limits | None = None, tabs: Path | None = None) -> None:
        """`tabs`: the folder where the seats of tabs are kept, if not the usual one."""
        self.wanted = wanted
        self.limits = limits or Limits()
        self.tabs = Tabs(tabs or platformdirs.user_data_path("round-table") / "web-tabs", wanted.table)
        self.callers = Callers(Caller, CALLERS, CALLERS if self.names.proxied else CALLERS_PER_ADDRESS)
        """Lines that are no visits."""
        self._who: dict[Any, Caller] = {}
        """For each line's protocol, whose it is."""
        self.visits: set[asyncio.Task[Any]] = set()
        """The visits that go on."""
        self.places = Places(self.limits)
        self.starting = asyncio.Semaphore(STARTING)
        self.comings = RateLimiter()
        app = web.Application(client_max_size=1024)
        app.on_response_prepare.append(_head)
        app.add_routes([
            web.get("/", self._page), web.get("/ws/{tab}", self._visit), web.post("/ws/{tab}", self._refusal),
            web.get("/tournaments", self._tournaments), web.get("/tournaments/{id}", self._tournament),
            *(web.get(path, _file) for path in FILES),
        ])  # fmt: skip
        self._runner = web.AppRunner(app, access_log=None, keepalive_timeout=KEEP, shutdown_timeout=1.0)

    @property
    def names(self) -> Names:
        """The names by which it is reached."""
        return Names.of(self.wanted)

    async def open(self) -> asyncio.Server:
        """Begin to listen. Raises OSError, OverflowError, BadCertificate."""
        context = tls.context(self.wanted.certificate, self.wanted.private_key) if self.wanted.certificate else None
        await self._runner.setup()
        return await doorway.listen(self.answer, self.wanted, context)

    async def close(self, patience: float) -> None:
        """The table is closed: visitors have a moment to read so, and then their lines end."""
        if self.visits:
            await asyncio.wait(self.visits.copy(), timeout=patience)
        for task in self.visits.copy():
            task.cancel()
        if self.visits:
            await asyncio.wait(self.visits.copy(), timeout=patience)
        await self._runner.cleanup()
        for line in self.callers.lines:
            line.line.hang_up()
        if lines := [task for task in self.callers.lines.values() if task is not None]:
            await asyncio.wait(lines, timeout=PARTING)
        self.tabs.remove()

    # Lines

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One line, from its first byte to its last."""
        await self.callers.serve(reader, writer, self._talk)

    async def _talk(self, caller: Caller, sock: socket.socket) -> None:
        """Speaks HTTP with the caller until the connection ends."""
        server = self._runner.server
        assert server is not None
        protocol = server()
        self._who[protocol] = caller
        try:
            transport, _ = await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, sock)
            while not transport.is_closing():
                await asyncio.sleep(ENDED)
        finally:
            del self._who[protocol]

    # The page

    async def _page(self, request: web.Request) -> web.Response:
        words = Words(self._language(request))
        said = {key: escape(words(f"doors-web-{key}")) for key in SENTENCES}
        page = Template((HERE / "page.html").read_text(encoding="utf-8"))
        text = page.substitute(said, language=words.language, title=words("table-title"))
        return web.Response(text=text, content_type="text/html")

    async def _tournaments(self, request: web.Request) -> web.Response:
        """The list of the hall's tournaments."""
        if not self.wanted.results:
            raise web.HTTPNotFound
        text = tournament_page.list_page(Path(self.wanted.results), Words(self._language(request)))
        return web.Response(text=text, content_type="text/html")

    async def _tournament(self, request: web.Request) -> web.Response:
        """One tournament, as a page or, with the ending of that, as CSV."""
        name, folder = request.match_info["id"], Path(self.wanted.results)
        id = name.removesuffix(".csv")
        text = tournament_page.csv_of(folder, id) if name != id else None
        if name == id:
            text = tournament_page.page_of(folder, id, Words(self._language(request)))
        if not self.wanted.results or text is None:
            raise web.HTTPNotFound
        return web.Response(text=text, content_type="text/csv" if name != id else "text/html")

    def _language(self, request: web.Request) -> str:
        """The first of a browser's languages that is one of ours."""
        said = request.headers.get("Accept-Language", "")[:200].lower()
        asked = [each.strip()[:2] for each in said.split(",")]
        return next((each for each in asked if each in LANGUAGES), self.wanted.language)

    # Visits

    async def _visit(self, request: web.Request) -> web.StreamResponse:
        """Runs one tab's screen until it is closed or the table ends."""
        tab, caller = request.match_info["tab"], self._who.get(request.protocol)
        if caller is None or not TAB.fullmatch(tab) or not self.names.from_our_page(request.headers):
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=FRAME, compress=False)
        await socket.prepare(request)
        words, task = Words(self._language(request)), asyncio.current_task()
        assert task is not None
        address = self.names.origin(caller.origin, request.headers)
        if not self.places.room(address):
            await _last_word(socket, words("doors-full"))
            return socket
        self.callers.let_in(caller)
        self.visits.add(task)
        try:
            with self.places.taken(address, task.cancel) as place:
                await _last_word(socket, await self._stay(place, socket, tab, words, request))
        finally:
            self.visits.remove(task)
        return socket

    def _job(self, words: Words) -> VisitJob:
        """Returns the job of a visit in this language."""
        wanted = self.wanted
        return VisitJob(wanted.host, wanted.port, "", words.language, door_key=wanted.door_key)

    async def _refusal(self, request: web.Request) -> web.Response:
        """Says why the visit of a page is refused: a browser does not tell a page why a WebSocket was not opened. Empty
        if it is not refused."""
        if self.names.from_our_page(request.headers):
            return web.Response(status=204)
        words, called = Words(self._language(request)), called_by(request.headers)
        text = words("doors-web-refused", name=codec.clean(called, LONGEST_NAME) or "?")
        return web.Response(status=403, text=text)

    async def _stay(
        self, place: Place, socket: web.WebSocketResponse, tab: str, words: Words, request: web.Request
    ) -> str:
        """Runs the visit for as long as it holds its place; returns the last sentence."""
        try:
            await self._earn(place.origin, request)
            return await self._sit_down(place, socket, tab, words, request)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or not place.lost or task.uncancel():
                raise
            return words("doors-made-room")
        except Exception as error:
            log.error("A visit failed: %s", redacted_traceback(error))
            return words("doors-web-failed")

    async def _earn(self, origin: str, request: web.Request) -> None:
        """Waits until this address may start one more screen. A caller that leaves meanwhile is refunded."""
        clock = asyncio.get_running_loop().time
        with self.comings.charged(origin, COMINGS, 1, clock) as wait:
            until = clock() + wait
            while request.transport is not None and (left := until - clock()) > 0:
                await asyncio.sleep(min(left, GLANCE))

    async def _sit_down(
        self, place: Place, socket: web.WebSocketResponse, tab: str, words: Words, request: web.Request
    ) -> str:
        """Shows the visitor's screen; returns the last sentence when it has ended."""
        place.home = home = Home(self.tabs.enter(tab))
        screen = PipedScreen()
        try:
            home.give(self._job(words))
            sitting = Sitting(socket, screen)
            async with self.starting:
                if request.transport is None:  # the caller has gone meanwhile
                    return ""
                await screen.start(home.path, home.environment(SHOWS), _size(request))
                sitting.begin()
                with suppress(TimeoutError):
                    await asyncio.wait_for(sitting.awake.wait(), FIRST_PAINT)
            if await sitting.over(self.limits.idle):
                return await screen.last_word()
            return words("doors-idle")
        finally:
            try:
                await asyncio.shield(screen.end())
            finally:
                home.remove()
                self.tabs.leave(tab)


async def _last_word(socket: web.WebSocketResponse, sentence: str) -> None:
    """Says why it ends, if there is a sentence for it, and ends it."""
    with suppress(OSError, RuntimeError):
        if sentence:
            await socket.send_bytes(f"\x1b[0m\x1b[2J\x1b[H{sentence}\r\n".encode())
        await socket.close(code=SAID if sentence else WSCloseCode.OK)


def _size(request: web.Request) -> tuple[int, int]:
    """Columns and rows of the tab."""
    said = [request.query.get(key, "")[:4] for key in ("width", "height")]
    columns, rows = (int(each) if each.isascii() and each.isdigit() else 0 for each in said)
    return columns or 80, rows or 24


async def _head(_: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)


async def _file(request: web.Request) -> web.StreamResponse:
    """One of FILES."""
    folder = _static().parent if request.path.startswith("/static/") else HERE
    return web.FileResponse(folder / request.path[1:], headers={"Content-Type": FILES[request.path]})


def _static() -> Path:
    """The file of the browser's part of textual-serve."""
    spec = find_spec("textual_serve")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "static"


async def run(wanted: DoorRequest) -> None:
    """Keep the door open until the table is closed."""
    door = Door(wanted)
    try:
        server = await door.open()
    except (OSError, OverflowError, tls.BadCertificate) as error:
        is_file = isinstance(error, tls.BadCertificate)
        write_reply(refusal(error.sentence if is_file else why_no_door_port("web", wanted.door, error)))
        await door.close(0)
        return
    scheme = "https" if wanted.certificate else "http"
    write_reply(DoorReply(server.sockets[0].getsockname()[1], urls=wanted.urls, scheme=scheme))
    await doorway.end_of_input()
    server.close()
    await door.close(1.5)
