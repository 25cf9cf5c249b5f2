"""Finds the beginnings and ends of a terminal's control sequences, whether or not they mean anything.

Knows: ECMA-48 and where terminals depart from it, pauses.
Must not know: which key or answer a sequence stands for.

Every sequence begins with Esc, so that only a pause tells the key from the beginning of another.
"""

from __future__ import annotations

import codecs
import os
import re
from collections.abc import Callable, Iterator, Mapping
from time import monotonic

from .paste_limiter import BEGIN, END

ESC, BELL, STRING_END = "\x1b", "\x07", "\x1b\\"
PAUSE, SSH_PAUSE = 0.15, 0.5
"""Seconds after which Esc is the key: at a terminal of this machine, and over a line that may stall."""
PART_PAUSE = 1.0
"""Seconds after which a sequence that has begun is dropped."""
LATE = 2.0
"""Seconds for which the rest of a sequence is still recognized after its beginning was dropped, or taken as Esc."""
LONGEST = 4096
"""Characters of a sequence; what follows is typing again."""
SEVEN_BIT = {0x80 + code: ESC + chr(0x40 + code) for code in range(0x20)}
"""The single control characters of 8-bit terminals, as their two characters of 7 bits."""

_CONTROL_BODY = re.compile(r"[0-?]*[ -/]*")
_OLD_BODY = re.compile(r"[0-9;]*")
_ESCAPE_BODY = re.compile(r"[ -/]*")
_STRING_BODY = re.compile(r"[^\x00-\x1f]*")
_OLD_KEY = re.compile(
    r"\x1b\x1b?(?:[]P^_X]\r|(?![]P^_X])[!-NQ-Z\\^-~ ](?:[ -~\x80-\x9f]+\r?|\r))"
    r"|[\x01\x02\x16\x1c][ -~]{1,3}[\r\n]|[\x13\x19\x1a\x1e][ -~]{1,2}"
)
"""The bytes that a terminal without ECMA-48 sends for a key, only if they were read at once and are short."""
OLD_KEY = 8
"""Characters of such a key, at most."""


def pause_after_escape(environment: Mapping[str, str] = os.environ) -> float:
    """Returns the seconds after which Esc is the key. ESCDELAY, in milliseconds, decides, as for other programs; else
    whether the terminal is reached by ssh."""
    said = environment.get("ESCDELAY", "")
    if said.isascii() and said.isdigit():
        return int(said) / 1000
    return SSH_PAUSE if environment.get("SSH_CONNECTION") or environment.get("SSH_TTY") else PAUSE


def _lone_control(error: UnicodeError) -> tuple[str, int]:
    """Drops bytes that are not UTF-8, except the control characters of 8-bit terminals."""
    if not isinstance(error, UnicodeDecodeError):
        raise error
    code = error.object[error.start]
    return (chr(code), error.start + 1) if 0x80 <= code < 0xA0 else ("", error.end)


codecs.register_error("terminal-input", _lone_control)


def decoder() -> Callable[[bytes], str]:
    """Returns a function that decodes what a terminal sends, in pieces."""
    return codecs.getincrementaldecoder("utf-8")("terminal-input").decode


def end_of_sequence(text: str) -> int | None:
    """Returns where the sequence ends that this text begins with; None if it may go on."""
    at = 2 if re.match(r"\x1b\x1b[O\[]", text) else 1  # Alt with a key that has a sequence of its own
    opener = text[at : at + 1]
    if opener == ESC:
        return 1
    if opener == "[":
        return _end_of_control(text, at + 1)
    if opener in ("O", "N", "?"):
        return _end(text, _OLD_BODY, at + 1, " ")
    if opener in ("]", "P", "^", "_", "X"):
        return _end_of_string(text, at + 1)
    return _end(text, _ESCAPE_BODY, at, "0")


def _end_of_control(text: str, at: int) -> int | None:
    if text[at : at + 1] == "M":  # the mouse: three characters
        return at + 4 if len(text) >= at + 4 else None
    if text[at : at + 1] in ("[", "O") and text[at + 1 : at + 2].isalpha():  # a function key of some consoles
        return at + 2
    if text[at:] == "[":
        return None
    return _end(text, _CONTROL_BODY, at, "@")


def _end(text: str, body: re.Pattern[str], at: int, first: str) -> int | None:
    """Returns the end of a sequence whose last character is `first` or one behind that. Any other breaks it off."""
    match = body.match(text, at)
    end = match.end() if match else at
    if end == len(text):
        return None
    return end + 1 if first <= text[end] <= "~" else end


def _end_of_string(text: str, at: int) -> int | None:
    """Returns the end of a control string. A control character that does not end it breaks it off."""
    match = _STRING_BODY.match(text, at)
    end = match.end() if match else at
    if text.startswith((BELL, STRING_END), end):
        return end + (1 if text[end] == BELL else 2)
    return None if text[end:] in ("", ESC) else end


class SequenceSplitter:
    """Splits the input of one terminal into keys, sequences, and pastes with their markers."""

    def __init__(self, pause: float, clock: Callable[[], float] = monotonic) -> None:
        """`pause`: seconds after which Esc is the key."""
        self._pause, self._clock = pause, clock
        self._held = ""
        """The beginning of a sequence."""
        self._dropped = ""
        """The beginning of a sequence that did not go on in time."""
        self._since = 0.0
        """The time at which the last input came, or the beginning of a sequence was dropped."""
        self._pasting = False

    def split(self, text: str) -> Iterator[str]:
        """Yields what this input completes: a run of characters, a sequence, or a part of a paste."""
        whole = self._without_rest(text if self._pasting else text.translate(SEVEN_BIT))
        text, self._held, self._since = self._held + whole, "", self._clock()
        if text == whole and 1 < len(text) <= OLD_KEY and _OLD_KEY.fullmatch(text):
            return
        while text and not self._held:
            unit, text = (self._paste if self._pasting else self._unit)(text)
            if unit:
                yield unit

    def after_pause(self) -> Iterator[str]:
        """Yields Esc if nothing has followed it for a while. Drops any other beginning that does not go on."""
        if not self._held or self._clock() - self._since < (self._pause if self._held == ESC else PART_PAUSE):
            return
        self._dropped, self._held, self._since = self._held, "", self._clock()
        if self._dropped == ESC:
            yield ESC

    @property
    def patience(self) -> float | None:
        """The seconds until a pause completes something; None if nothing is held."""
        if not self._held:
            return None
        limit = self._pause if self._held == ESC else PART_PAUSE
        return max(0.0, self._since + limit - self._clock())

    def _unit(self, text: str) -> tuple[str, str]:
        """Returns the first unit of a text outside a paste, and the rest; holds the beginning of a sequence."""
        if text[0] != ESC:
            run, escape, rest = text.partition(ESC)
            return run, escape + rest
        end = end_of_sequence(text[:LONGEST])
        if end is None:
            self._held = text if len(text) < LONGEST else ""
            return "", ""
        self._pasting = text[:end] == BEGIN
        return text[:end], text[end:]

    def _paste(self, text: str) -> tuple[str, str]:
        """Returns the rest of a paste, without control sequences, or its end marker, and what follows."""
        inside, mark, rest = text.partition(END)
        if inside:
            return inside.replace(ESC, ""), mark + rest
        self._pasting = False
        return mark, rest

    def _without_rest(self, text: str) -> str:
        """Returns the input without the rest of the sequence whose beginning was dropped."""
        dropped, self._dropped = self._dropped, ""
        if not dropped or self._clock() - self._since > LATE or not (text[:1] in ("[", "O", "]") or dropped != ESC):
            return text
        end = end_of_sequence(dropped + text)
        return text if end is None or end <= len(dropped) else text[end - len(dropped) :]
