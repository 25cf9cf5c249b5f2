"""The refusal of a request: a code for translation, and a sentence.

Knows: nothing else.
Must not know: what was asked for, or who asked.
"""

from __future__ import annotations


class Refusal(Exception):
    """The request is not granted; the text says why and what to do, `code` is a key for other languages."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
