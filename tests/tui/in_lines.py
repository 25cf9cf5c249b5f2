"""A player at a table in lines, without a network, for tests."""

from __future__ import annotations

import re
from typing import Any

import core
from tests.tui.local import LocalSession, LocalTable
from tui.lines.lines import Lines
from tui.text.words import Words

NUMBERED = re.compile(r"(\d+): ")


class TextPlayer:
    """Somebody at a table in lines, without a network, and all that was printed for him."""

    def __init__(self, local: LocalTable, at: int = 0, language: str = "en", typing: bool = False) -> None:
        self.local, self.client = local, local.clients[at]
        self.lines: list[str] = []
        self.person = Lines(Words(language), self.lines.append, typing=typing)
        self.person.session = LocalSession(self.client, self.person.heard)
        self.person.session.hosting = at == 0
        self.person.heard(None)

    def type(self, line: str, when: float = 1e12) -> list[str]:
        """Type a line; what is printed then."""
        before = len(self.lines)
        self.person.obey(line, when)
        return self.lines[before:]


def alone(game: str, bots: int | None = None, **more: Any) -> TextPlayer:
    """A game against bots that has just been dealt."""
    local = LocalTable("Anna", game=game)
    local.start(bots=bots or max(1, core.game(game).seats[0] - 1))
    local.bots()
    return TextPlayer(local, **more)


def answers(lines: list[str]) -> list[str]:
    """The numbers of the question that was printed last."""
    last = next((at for at in range(len(lines) - 1, -1, -1) if NUMBERED.match(lines[at])), -1)
    found: list[str] = []
    while last >= 0 and (number := NUMBERED.match(lines[last])):
        found.append(number[1])
        last -= 1
    return found[::-1]
