"""Prints what happens at a table in lines: texts worded for a screen reader, each thing said once.

Knows: texts, and what was said last of each kind.
Must not know: where lines are written, or what they are about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from netplay.protocol import codec
from tui.draw.styles import ASCII

from .screen_reader import ScreenReaderWords

Choice = tuple[str, Callable[[], object]]
"""A text, and what is done if it is chosen."""


class Output:
    """Prints lines in words. Nothing raw reaches the terminal."""

    def __init__(self, words: ScreenReaderWords, write: Callable[[str], None], ascii_only: bool) -> None:
        """`write` takes one line without its end."""
        self.words, self._write, self._ascii_only = words, write, ascii_only
        self._last: dict[str, tuple[str, ...]] = {}
        """The last text of each kind."""

    def ring(self) -> None:
        """Rings the bell of the terminal."""
        self._write("\a")

    def say(self, *lines: str) -> None:
        """Prints these lines."""
        for line in "\n".join(map(self.words.readable, lines)).split("\n"):
            self._write(codec.clean(line.translate(ASCII) if self._ascii_only else line))

    def once(self, kind: str, *lines: str) -> None:
        """Prints these lines unless they are what was said last of this kind."""
        if self._last.get(kind) != lines:
            self._last[kind] = lines
            self.say(*lines)

    def changed(self, kind: str, line: str) -> None:
        """Prints a line if it differs from the last of its kind; the first of a kind is only remembered."""
        if kind in self._last:
            self.once(kind, line)
        self._last[kind] = (line,)

    def forget(self, *kinds: str) -> None:
        """Whatever is said next of these kinds is printed."""
        for kind in kinds:
            self._last.pop(kind, None)


class Menu:
    """Choices behind numbers, until one is chosen or something else is typed."""

    def __init__(self, output: Output) -> None:
        self._output = output
        self.choices: list[Choice] = []

    def offer(self, title: str, choices: Iterable[Choice]) -> None:
        """Prints the choices, to choose by a number what is done."""
        self.choices = list(choices)
        self._output.say(title, *(f"{at}: {text}" for at, (text, _) in enumerate(self.choices, 1)))

    def take(self) -> list[Choice]:
        """Returns the choices and forgets them."""
        choices, self.choices = self.choices, []
        return choices

    def choose(self, choices: list[Choice], number: int) -> None:
        """Does what stands behind a number; behind none, the choices stay."""
        if 0 < number <= len(choices):
            choices[number - 1][1]()
        else:
            self.choices = choices
            self._output.say(self._output.words("lines-no-answer", said=str(number)))
