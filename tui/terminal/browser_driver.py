"""The driver of a browser: bounded input in order, and packets about the page.

Knows: Textual's driver for pages and its private parts.
Must not know: what a key does.
"""

from __future__ import annotations

from contextlib import suppress

from textual.drivers._byte_stream import ByteStream
from textual.drivers.web_driver import WebDriver, _ExitInput

from .input_parser import InputParser
from .one_at_a_time import OneAtATime
from .sequences import decoder


class BrowserDriver(OneAtATime, WebDriver):
    """The driver of an app that is served to a browser, through pipes."""

    def run_input_thread(self) -> None:
        """Reads keys, and packets about the browser, until the app exits or the pipe is closed."""
        parser, decode, packets = InputParser(), decoder(), ByteStream()
        with suppress(_ExitInput):
            for data in self._input_reader:
                for kind, payload in packets.feed(data) if data else ():
                    if kind == "D":
                        self._process(parser, decode(payload))
                    else:
                        self._on_meta(kind, payload)
                self._process(parser, "")
        self._input_reader.close()

    def _process(self, parser: InputParser, text: str) -> None:
        for message in parser.parse(text):
            self.process_message(message)
