"""A line that is slow is noticed, and nothing moves on it any more."""

from __future__ import annotations

import random
from typing import Any

from tests.tui.local import LocalTable, screen_text, show, until
from tui.terminal.latency import DELAY, WINDOW, OutputLatency


class Slow:
    """A terminal that takes so many seconds for a write, by a clock of its own."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.now, self.got, self.name = seconds, 0.0, "", "slow"

    def clock(self) -> float:
        return self.now

    def write(self, text: str) -> int:
        self.now += self.seconds
        self.got += text
        return len(text)

    def flush(self) -> None:
        self.now += self.seconds / 2


def measured(seconds: float) -> tuple[OutputLatency, Slow]:
    terminal = Slow(seconds)
    return OutputLatency(terminal, terminal.clock), terminal  # type: ignore[arg-type]


def test_a_fast_terminal_is_not_slow_however_much_is_written():
    line, terminal = measured(DELAY / 3)
    for _ in range(2000):
        line.write("x" * 1000)
        line.flush()
    assert not line.slow
    assert terminal.got == "x" * 2_000_000


def test_a_line_that_lets_writes_wait_again_and_again_is_slow():
    line, _ = measured(0.3)
    for number in range(4):
        assert not line.slow, number
        line.write("x")
    assert line.slow


def test_what_a_terminal_that_has_gone_refuses_is_taken():
    """[F 38]"""

    class Gone(Slow):
        def write(self, text: str) -> int:
            raise OSError(5, "Input/output error")

        def flush(self) -> None:
            self.write("")

    line = OutputLatency(Gone(0.0))  # type: ignore[arg-type]
    assert line.write("x") == 0
    line.flush()
    assert not line.slow


def test_a_terminal_that_was_stopped_once_is_not_slow():
    line, terminal = measured(0.0)
    for _ in range(20):
        terminal.seconds = 5.0
        line.write("x")
        terminal.seconds = 0.0
        line.write("x")
        terminal.now += WINDOW
    assert not line.slow


def test_a_measured_file_is_itself_in_all_else():
    line, _ = measured(0.0)
    assert line.name == "slow"


def test_on_a_slow_line_nothing_moves_and_it_is_said_once():
    local = LocalTable("Anna", "Boris", game="academy")
    local.start()
    local.play(lambda replica: replica.state.asked and replica.state.asked[0].ask == "play", random.Random(3))

    async def script(app: Any, pilot: Any) -> None:
        app.output, _ = measured(0.0)
        assert app.motion == app.settings.motion == "full"
        app.output.slow = True
        assert app.motion == "off"
        for _ in range(4):
            who = next(client for client in local.clients if client.state.games.replica.legal())
            who.send(who.state.act(next(iter(who.state.games.replica.legal()))))
            await pilot.pause(0.05)
            await until(pilot, lambda: not app.screen.presenter.telling)
            assert not app.screen.animation.running
        shown = " ".join(screen_text(app).split())
        app.said = sum("slow" in line.plain for line in app.screen.feed.lines.texts)
        assert app.said == 1, shown
        assert app.settings.motion == "full"

    show(local.clients[0], script, pause=0.01)
