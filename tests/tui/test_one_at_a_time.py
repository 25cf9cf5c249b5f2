"""One key at a time: the app paints before it is asked whether a key is handled, and the next key waits for that."""

import asyncio
from threading import Event

from textual import events
from textual.drivers.headless_driver import HeadlessDriver

from tui.terminal import one_at_a_time
from tui.terminal.one_at_a_time import OneAtATime


class App:
    """Notes what the driver asks of it, in order."""

    def __init__(self):
        self.noted = []

    def post_message(self, message):
        self.noted.append(message.key)
        asyncio.get_running_loop().call_later(0.001, self.noted.append, "painted")
        return True

    def input_began(self, pressed):
        self.noted.append("began")

    async def input_handled(self):
        self.noted.append("handled?")
        await asyncio.sleep(0.01)
        self.noted.append("handled")


class Keys(OneAtATime, HeadlessDriver):
    """A driver whose input comes from a test."""

    exit_event = Event()


def noted(monkeypatch, *keys, paint, until):
    """What the app was asked when these keys came at once and a paint takes at most so long, until this was noted."""
    monkeypatch.setattr(one_at_a_time, "PAINT", paint)

    async def type_all():
        app = App()
        driver = Keys(app)
        for key in keys:
            driver.process_message(events.Key(key, None))
        for _ in range(500):
            if until in app.noted:
                break
            await asyncio.sleep(0.01)
        return app.noted

    return asyncio.run(type_all())


def test_a_key_is_painted_before_the_app_is_asked_whether_it_is_handled(monkeypatch):
    order = noted(monkeypatch, "a", paint=0.1, until="handled")
    assert order == ["began", "a", "painted", "handled?", "handled"]


def test_the_next_key_waits_for_the_one_before_but_not_for_a_paint(monkeypatch):
    order = [each for each in noted(monkeypatch, "a", "b", paint=60, until="b") if each != "painted"]
    assert order == ["began", "a", "handled?", "handled", "began", "b"]
