"""Fluent messages with plurals, numbers and choices.

Loading Fluent takes as long as all games' rules, and the main menu needs none of it. So this module is imported
with the first message that needs it.

Knows: Fluent.
Must not know: which texts there are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from types import SimpleNamespace
from typing import Any

from babel.plural import PluralRule, to_python
from fluent.runtime import FluentBundle, FluentResource

from .elision import of


def _in_case(case: str) -> Callable[[Any], Any]:
    """Returns a Fluent function that declines a value, or adds its article; values without cases stay unchanged."""

    def declined(value: Any) -> Any:
        return value.declined(case) if hasattr(value, "declined") else value

    return declined


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"OF": lambda name: of(str(name))}
FUNCTIONS |= {case.upper(): _in_case(case) for case in ("definite", "genitive", "accusative")}
"""The functions of messages, such as `{ ACCUSATIVE($card) }`."""
NO_PLURALS = SimpleNamespace(plural_form=PluralRule({}))
"""Stands for the locale until it is needed."""


class Bundle(FluentBundle):
    """A bundle that loads the locale's plurals and numerals when a message first needs them, since that takes as long
    as reading a dozen messages."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False, functions=FUNCTIONS)
        del self._babel_locale, self._plural_form

    def _get_babel_locale(self) -> Any:
        return NO_PLURALS

    @cached_property
    def _babel_locale(self) -> Any:  # pyright: ignore[reportIncompatibleVariableOverride]
        return super()._get_babel_locale()

    @cached_property
    def _plural_form(self) -> Any:  # pyright: ignore[reportIncompatibleVariableOverride]
        return to_python(self._babel_locale.plural_form)

    def read(self, source: str) -> None:
        """Adds messages in Fluent's syntax."""
        self.add_resource(FluentResource(source))

    def said(self, key: str, args: dict[str, Any]) -> str | None:
        """Returns a message's text; None if it is unknown or has none."""
        pattern = self.get_message(key).value if self.has_message(key) else None
        return None if pattern is None else str(self.format_pattern(pattern, args)[0])
