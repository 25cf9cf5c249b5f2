"""Clicks at a web door answer what they were made for; and a telephone's keyboard comes where text is wanted."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("aiohttp", reason="needs the extra `doors`")

from textual import events

from tests.doors.pages import STUB, at_a_door, holds
from tests.tui.local import LocalTable, show, until
from tui.app.app import RoundTable
from tui.doors.visit import screen
from tui.doors.web import door as web
from tui.doors.web import pipes, tab

PRESS, RELEASE, MOVE = "\x1b[<0;5;5M", "\x1b[<0;5;5m", "\x1b[<35;5;6M"


@pytest.fixture(autouse=True)
def stub(monkeypatch):
    monkeypatch.setattr(pipes, "COMMAND", [sys.executable, "-I", str(STUB)])
    for each in (pipes, screen):
        monkeypatch.setattr(each, "GRACE", 0.2)


@pytest.mark.process
def test_a_click_made_before_a_page_shows_the_question_answers_nothing():
    async def script(door, page):
        visitor = await page.tab()
        await visitor.say("stdin", "question")
        await holds(lambda: (b"question", b"1") in visitor.notes)
        await visitor.say("stdin", f"{PRESS}{MOVE}{RELEASE}k")
        assert repr(PRESS)[1:-1].encode() not in await visitor.told("k'")
        assert repr(MOVE)[1:-1].encode() in visitor.raw, "all but the press is passed on"
        await visitor.say("seen", 1)
        await visitor.say("stdin", PRESS)
        await visitor.told(repr(PRESS)[1:-1])

    at_a_door(script)


@pytest.mark.process
def test_a_page_that_confirms_no_question_can_click_after_a_while(monkeypatch):
    monkeypatch.setattr(tab, "UNSEEN", 0.2)

    async def script(door, page):
        visitor = await page.tab()
        await visitor.say("stdin", "question")
        await holds(lambda: (b"question", b"1") in visitor.notes)
        await asyncio.sleep(0.3)
        await visitor.say("stdin", PRESS)
        await visitor.told(repr(PRESS)[1:-1])

    at_a_door(script)


@pytest.mark.process
def test_the_page_is_told_that_text_is_wanted():
    async def script(door, page):
        visitor = await page.tab()
        await visitor.say("stdin", "writing")
        await holds(lambda: (b"writing", b"1") in visitor.notes)

    at_a_door(script)


@pytest.mark.process
def test_a_visitor_is_asked_for_a_name_where_a_tap_brings_up_the_keyboard(monkeypatch):
    """The real screen: it wants text while it asks for a name, and no longer once the table is there."""
    monkeypatch.undo()

    async def script(door, page):
        visitor = await page.tab()
        await visitor.sees("What shall we call you")
        await holds(lambda: (b"writing", b"1") in visitor.notes)
        await visitor.say("stdin", "\x1b")
        await visitor.over()

    at_a_door(script)


# The page's own program


NODE = shutil.which("node")
PAGE = """
const listeners = {}, sent = [], classes = new Set();
const element = (more) => ({ dataset: {}, style: {}, setAttribute() {}, getAttribute: () => "false", ...more });
const text = element({ inputMode: "", focused: 0, blur() {}, focus() { this.focused++; } });
const span = element({ textContent: "" });
const over = element({ dataset: { over: "OVER", lost: "LOST", away: "AWAY", blocked: "BLOCKED" } });
const terminal = element({
  clientWidth: 390, clientHeight: 844, querySelector: () => text,
  addEventListener: (kind, heard) => (listeners[kind] ??= []).push(heard),
});
const named = { terminal, over, keyboard: element(), keys: element(), again: element() };
let now = 1000;
Object.assign(globalThis, {
  window: globalThis, matchMedia: () => ({ matches: true }), screen: { width: 390, height: 844 }, devicePixelRatio: 2,
  navigator: { userActivation: { isActive: false } },
  sessionStorage: { getItem: () => "a".repeat(32), setItem() {} }, MutationObserver: class { observe() {} },
  document: {
    getElementById: (id) => named[id], querySelector: () => span, querySelectorAll: () => [],
    body: { classList: { add: (each) => classes.add(each), contains: () => false }, style: {} },
  },
  WebSocket: class {
    constructor() { this.heard = {}; }
    addEventListener(kind, heard) { this.heard[kind] = heard; }
    send(said) { sent.push(said); }
  },
});
Object.defineProperty(globalThis, "performance", { value: { now: () => now } });
let answer = { status: 204, text: async () => "" };
globalThis.fetch = async (address, about) => {
  if (answer === null) throw new Error("no network");
  return answer;
};
require(process.argv[1]);
const point = (kind) => {
  const event = { stopped: false, stopPropagation() { this.stopped = true; } };
  for (const heard of listeners[kind] || []) heard(event);
  return event.stopped;
};
async function ended(code, opened, said) {
  answer = said;
  const socket = new WebSocket("ws://x");
  if (opened) socket.heard.open();
  span.textContent = "?";
  socket.heard.close({ code });
  await new Promise((done) => setTimeout(done, 5));
  return span.textContent;
}
(async () => {
  const socket = new WebSocket("ws://x"), tell = (what, value) =>
    socket.heard.message({ data: new TextEncoder().encode(`\\x1b]7747;${what};${value}\\x07`).buffer });
  const result = { taps: [], keyboard: [] };
  point("click");
  result.keyboard.push(text.inputMode);
  tell("writing", 1);
  result.keyboard.push(text.inputMode);
  point("click");
  result.keyboard.push(text.inputMode);
  tell("writing", 0);
  result.keyboard.push(text.inputMode);
  result.taps.push(point("mousedown"));
  tell("question", 7);
  now += 200;
  result.taps.push(point("mousedown"), point("touchstart"));
  now += 200;
  result.taps.push(point("mousedown"), point("touchstart"));
  result.sent = sent;
  const refused = { status: 403, text: async () => "REFUSED" }, passes = { status: 204, text: async () => "" };
  result.said = [
    await ended(1006, false, refused), await ended(1006, false, passes), await ended(1006, false, null),
    await ended(1006, true, null), await ended(1000, true, null), await ended(4001, true, null),
  ];
  console.log(JSON.stringify(result));
})();
"""
"""The page's program in a document that has no more than it needs."""


@pytest.mark.process
@pytest.mark.skipif(NODE is None, reason="needs Node.js")
def test_the_page_tells_a_refusal_from_an_end_and_a_tap_from_a_late_click():
    argv = [str(NODE), "-e", PAGE, str(Path(web.__file__).with_name("page.js"))]
    done = subprocess.run(argv, capture_output=True, text=True, timeout=30, check=True)
    result = json.loads(done.stdout)
    assert result["said"] == ["REFUSED", "BLOCKED", "AWAY", "LOST", "OVER", ""]
    assert result["keyboard"] == ["", "", "text", "none"], "the keyboard comes by a tap where text is wanted, and goes"
    assert result["sent"] == ['["seen",7]']
    assert result["taps"] == [False, True, True, False, False]


# On any screen


def test_a_question_that_comes_up_by_itself_is_announced_to_the_page(monkeypatch):
    local, told = LocalTable("Anna", game="histrio"), []
    local.start(bots=1)
    local.bots()
    monkeypatch.setattr(RoundTable, "came_up", lambda app: told.append(app.screen.presenter.question.key))

    async def script(app, pilot):
        app.settings.lone_done = False
        app.look_again()
        await until(pilot, lambda: bool(told))
        await pilot.pause(0.05)
        app.look_again()
        assert told == [app.screen.presenter.question.key], "once"

    show(local.clients[0], script)


def test_a_click_that_was_pressed_before_the_question_came_up_does_not_answer_it():
    """Textual makes a click itself, when it gets to it: that may be long after the button was pressed."""
    local = LocalTable("Anna", game="histrio")
    local.start(bots=1)
    local.bots()

    async def script(app, pilot):
        app.settings.lone_done, app.settings.clicks = False, "one"
        app.look_again()
        await until(pilot, lambda: bool(getattr(app.screen, "presenter", None)) and app.screen.presenter.question.legal)
        seq = local.clients[0].state.games.replica.seq
        drawing = app.screen.query_one("#answers").query_one("Drawing")
        x, y = drawing.content_region.offset
        at = (3, 1)  # the first choice, below the headings
        assert drawing.canvas.spot_at(*at).answer == 0
        place = (*at, 0, 0, 1, False, False, False, x + at[0], y + at[1])
        drawing.on_mouse_down(events.MouseDown(drawing, *place))
        app.screen.presenter.question.guard.show()  # another question, after the press
        drawing.on_click(events.Click(drawing, *place))
        await pilot.pause(0.05)
        assert local.clients[0].state.games.replica.seq == seq
        await pilot.click(drawing, offset=at)
        await until(pilot, lambda: local.clients[0].state.games.replica.seq > seq)

    show(local.clients[0], script)
