"""Sentences for people: English as they stand, and with a key by which other languages say the same.

Knows: nothing but text.
Must not know: any language's words.
"""

from __future__ import annotations

from typing import Any


class Sentence(str):
    """A sentence in English that knows its `code`, the key of its text in every language, and what is set into it.

    With arguments the text is a template: `Sentence("no-port", "There is no port {port}.", port=70000)`. Without
    any it stands as it is, so a text from elsewhere may hold braces.
    """

    code: str
    args: dict[str, Any]

    def __new__(cls, code: str, text: str, /, **args: Any) -> Sentence:
        self = super().__new__(cls, text.format(**args) if args else text)
        self.code, self.args = code, args
        return self

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, Any]]:
        """Returns the arguments that a copy is made from, in this process or another."""
        return (self.code, str(self)), {}


def clause(error: Exception) -> str:
    """Returns an error's text without its full stop, for the end of a sentence."""
    return str(error).rstrip(".")
