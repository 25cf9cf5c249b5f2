"""Turns what a terminal sends into Textual's messages. What means nothing is dropped: it never becomes typing.

Knows: Textual's parser and its private parts, keys that do nothing alone.
Must not know: where input comes from, what a key does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from time import monotonic

from textual import events
from textual._keyboard_protocol import MODIFIER_FUNCTIONAL_KEYS
from textual._parser import ParseError
from textual._xterm_parser import XTermParser
from textual.message import Message

from tui.input.keys import by_place

from .paste_limiter import PasteLimiter
from .sequences import ESC, SequenceSplitter, pause_after_escape

MODIFIERS = {*MODIFIER_FUNCTIONAL_KEYS, "caps_lock", "num_lock", "scroll_lock"}
"""Keys that do nothing alone."""
LONGEST = 32
"""Characters of the longest sequence that Textual's parser knows."""
TYPED = re.compile(r"\x1b\[[\d:;]+u|\x1b\[27;[12];\d+~|\x1bO[j-yX]")
"""Sequences that stand for a character: in kitty's protocol, in xterm's, and on the keypad."""


class InputParser:
    """The parser of one terminal's input."""

    def __init__(self, pause: float | None = None, clock: Callable[[], float] = monotonic) -> None:
        """`pause`: seconds after which Esc is the key; None for what suits the terminal."""
        self._limiter, self._parser = PasteLimiter(), XTermParser()
        self._splitter = SequenceSplitter(pause_after_escape() if pause is None else pause, clock)

    @property
    def patience(self) -> float | None:
        """The seconds until a pause completes a key; None if nothing is held."""
        return self._splitter.patience

    def parse(self, text: str) -> Iterator[Message]:
        """Yields the messages in this text, and those that a pause completes, such as a lone Esc."""
        if text := self._limiter.limit(text):
            for unit in self._splitter.split(text):
                yield from _usable(self._messages(unit))
        for unit in self._splitter.after_pause():
            yield from self._messages(unit)

    def _messages(self, unit: str) -> Iterable[Message]:
        """Returns the messages of one unit: none if it cannot be parsed, as a mouse on a screen without size."""
        if unit == ESC:
            return [events.Key("escape", ESC)]
        if unit[0] == ESC and len(unit) > LONGEST:
            return []
        try:
            if unit[0] != ESC:
                return list(self._parser.feed(unit))
            sequence = unit[1:] if unit[1] == ESC else unit
            messages = _without_typing(sequence, [*self._parser.feed(sequence), *self._rest(sequence)])
            return messages if sequence == unit else map(_with_alt, messages)
        except (ArithmeticError, ValueError, ParseError):
            self._parser = XTermParser()
            return []

    def _rest(self, unit: str) -> list[Message]:
        """Ends a sequence that Textual's parser takes for unfinished. Returns what that makes of Alt with a key."""
        if self._parser._timeout_time is None:
            return []
        self._parser._timeout_time = 0.0
        messages = list(self._parser.tick())
        return messages if len(unit) == len(ESC) + 1 else []


def _without_typing(unit: str, messages: Iterable[Message]) -> Iterator[Message]:
    """Drops characters that a sequence does not stand for. Alt with a letter is a key without a character."""
    for message in messages:
        if not isinstance(message, events.Key) or not message.is_printable or TYPED.fullmatch(unit):
            yield message
        elif message.key.startswith("alt+"):
            yield events.Key(message.key, None)


def _with_alt(message: Message) -> Message:
    """Returns the key with Alt, as terminals tell it that send one more Esc before a key's own."""
    return events.Key(f"alt+{message.key}", None) if isinstance(message, events.Key) else message


def _usable(messages: Iterable[Message]) -> Iterator[Message]:
    """Drops keys that do nothing alone, such as Shift, which some terminals report. Maps Ctrl with a Cyrillic letter to
    the Latin letter on the same key, as terminals with the older protocol do."""
    for message in messages:
        if not isinstance(message, events.Key):
            yield message
        elif message.key not in MODIFIERS:
            key = by_place(message.key)
            yield message if key == message.key else events.Key(key, None)
