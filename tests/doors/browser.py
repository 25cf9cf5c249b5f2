"""Headless Chromium, driven by the DevTools protocol, and what its tabs receive and show.

Knows: the DevTools protocol, and the terminal that a page shows.
Must not know: what is played there.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pyte

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
PATIENCE = 40.0
"""Seconds for one thing to happen, on a busy machine."""
FLAGS = [
    "--headless=new", "--no-sandbox", "--remote-debugging-port=0", "--no-first-run", "--disable-extensions",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--mute-audio",
    "--disable-renderer-backgrounding", "--disable-backgrounding-occluded-windows", "--disable-dev-shm-usage",
    "--disable-background-timer-throttling", "--enable-unsafe-swiftshader", "--lang=en", "about:blank",
]  # fmt: skip
KEYS = {
    "Enter": ("Enter", 13, "\r"), "Escape": ("Escape", 27, ""), "ArrowDown": ("ArrowDown", 40, ""),
    "ArrowUp": ("ArrowUp", 38, ""), "ArrowRight": ("ArrowRight", 39, ""), "ArrowLeft": ("ArrowLeft", 37, ""),
}  # fmt: skip
"""By the name of a key: its code, number and text."""


class Browser:
    """A browser process."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._asked: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._tabs: dict[str, Tab] = {}
        self._profiles: list[str] = []
        self._listening = asyncio.ensure_future(self._listen())

    async def call(self, method: str, session: str | None = None, **params: object) -> dict[str, Any]:
        """Sends a DevTools command and returns its result."""
        number = len(self._asked)
        self._asked[number] = asyncio.get_running_loop().create_future()
        about = {"sessionId": session} if session else {}
        await self._socket.send_json({"id": number, "method": method, "params": params, **about})
        said = await asyncio.wait_for(self._asked[number], PATIENCE)
        assert "error" not in said, f"{method}: {said['error']}"
        return said["result"]

    async def tab(self, width: int = 1000, height: int = 600, phone: bool = False) -> Tab:
        """Opens a tab with a profile of its own. The size of the window is in CSS pixels."""
        context = (await self.call("Target.createBrowserContext"))["browserContextId"]
        self._profiles.append(context)
        target = (await self.call("Target.createTarget", url="about:blank", browserContextId=context))["targetId"]
        session = (await self.call("Target.attachToTarget", targetId=target, flatten=True))["sessionId"]
        tab = self._tabs[session] = Tab(self, session)
        for domain in ("Page", "Runtime", "Network", "Log"):
            await tab.call(f"{domain}.enable")
        await tab.call("Emulation.setFocusEmulationEnabled", enabled=True)
        await tab.size(width, height, phone)
        return tab

    async def close(self) -> None:
        """Closes all tabs and their profiles."""
        for context in self._profiles:
            await self.call("Target.disposeBrowserContext", browserContextId=context)

    async def _listen(self) -> None:
        async for message in self._socket:
            said = json.loads(message.data)
            if "id" in said:
                self._asked[said["id"]].set_result(said)
            elif tab := self._tabs.get(said.get("sessionId", "")):
                tab.heard(said["method"], said["params"])


class Tab:
    """A tab: its websocket's output as a terminal shows it, and every error in the page."""

    def __init__(self, browser: Browser, session: str) -> None:
        self._browser, self._session = browser, session
        self.troubles: list[str] = []
        self.painted = 0
        """Bytes received over the websocket."""
        self.sizes: list[tuple[int, int]] = []
        """Columns and rows that the page has requested."""
        self.screen = pyte.Screen(80, 24)
        self._stream = pyte.ByteStream(self.screen)

    async def call(self, method: str, **params: object) -> dict[str, Any]:
        """Sends a DevTools command for this tab and returns its result."""
        return await self._browser.call(method, self._session, **params)

    async def size(self, width: int, height: int, phone: bool = False) -> None:
        """Gives the window another size, as when a telephone is turned."""
        about = {"width": width, "height": height, "deviceScaleFactor": 0, "mobile": phone}
        await self.call("Emulation.setDeviceMetricsOverride", **about)
        await self.call("Emulation.setTouchEmulationEnabled", enabled=phone)

    async def open(self, url: str) -> None:
        """Opens an address on a cleared screen."""
        self.screen.reset()
        await self.call("Page.navigate", url=url)

    async def asked(self, expression: str) -> Any:
        """Evaluates a JavaScript expression in the page."""
        said = await self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        assert "exceptionDetails" not in said, said
        return said["result"].get("value")

    async def press(self, key: str) -> None:
        """Presses and releases a key: a character, or one of KEYS."""
        code, number, text = KEYS.get(key, ("", ord(key.upper()[0]), key))
        about = {"key": key, "code": code, "windowsVirtualKeyCode": number}
        await self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **about)
        await self.call("Input.dispatchKeyEvent", type="keyUp", **about)

    async def insert(self, text: str) -> None:
        """Inserts text at once, as the keyboard of a telephone does."""
        await self.call("Input.insertText", text=text)

    async def type(self, text: str) -> None:
        """Types text key by key."""
        for each in text:
            await self.press(each)

    async def tap(self, x: float, y: float) -> None:
        """Taps with one finger."""
        await self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        await self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    async def middle(self, selector: str) -> tuple[float, float]:
        """Returns the middle of an element in CSS pixels."""
        box = f"document.querySelector('{selector}').getBoundingClientRect()"
        x, y = await self.asked(f"(({{x, y, width, height}}) => [x + width / 2, y + height / 2])({box})")
        return x, y

    async def picture(self, path: Path | None = None) -> bytes:
        """What is on the glass, as PNG."""
        data = base64.b64decode((await self.call("Page.captureScreenshot", format="png"))["data"])
        if path is not None:
            path.write_bytes(data)
        return data

    async def sees(self, *texts: str) -> str:
        """Wait until one of them was painted."""
        await self.until(lambda: any(text in self.shown for text in texts))
        return self.shown

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until it is so."""
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while not condition():
            assert asyncio.get_running_loop().time() < deadline, f"{self.shown}\n{self.troubles}"
            await asyncio.sleep(0.02)

    @property
    def shown(self) -> str:
        """What the terminal shows."""
        return "\n".join(self.screen.display)

    def heard(self, method: str, about: dict[str, Any]) -> None:
        """What DevTools tells of it."""
        if method == "Runtime.exceptionThrown":
            self.troubles.append(str(about["exceptionDetails"].get("exception", about)))
        elif method == "Runtime.consoleAPICalled" and about["type"] in ("error", "assert"):
            self.troubles.append(str([each.get("value") for each in about["args"]]))
        elif method == "Log.entryAdded" and about["entry"]["level"] in ("error", "warning"):
            self.troubles.append(f"{about['entry']['text']} {about['entry'].get('url', '')}")
        elif method == "Network.webSocketFrameReceived" and about["response"]["opcode"] == 2:
            data = base64.b64decode(about["response"]["payloadData"])
            self.painted += len(data)
            self._stream.feed(data)
        elif method == "Network.webSocketFrameSent" and about["response"]["opcode"] == 1:
            self._said(json.loads(about["response"]["payloadData"]))

    def _said(self, said: list[Any]) -> None:
        """What the page has said to the door."""
        if said[0] == "resize":
            self.sizes.append((said[1]["width"], said[1]["height"]))
            self.screen.resize(said[1]["height"], said[1]["width"])


@contextmanager
def chromium(dots: int = 1) -> Iterator[str]:
    """A browser on a screen with so many dots a pixel, and nothing is left of it; where its DevTools listen. (A scale
    that DevTools pretend would not reach canvases.)"""
    assert CHROMIUM is not None
    with tempfile.TemporaryDirectory(prefix="browser-", ignore_cleanup_errors=True) as profile:
        argv = [CHROMIUM, f"--user-data-dir={profile}", f"--force-device-scale-factor={dots}", *FLAGS]
        env = {**os.environ, "HOME": profile}
        process = subprocess.Popen(argv, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            yield _address(Path(profile, "DevToolsActivePort"), process)
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(PATIENCE)
            process.kill()


def _address(path: Path, process: subprocess.Popen[bytes]) -> str:
    """Where its DevTools listen, when it has said so."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        if path.exists() and len(said := path.read_text().split()) == 2:
            return f"ws://127.0.0.1:{said[0]}{said[1]}"
        time.sleep(0.05)
    raise AssertionError(f"{CHROMIUM} does not start.")


@asynccontextmanager
async def talking(address: str) -> AsyncIterator[Browser]:
    """Talk to a browser; its tabs are gone afterwards."""
    async with aiohttp.ClientSession() as http, http.ws_connect(address, max_msg_size=0) as socket:
        browser = Browser(socket)
        try:
            yield browser
        finally:
            await browser.close()
