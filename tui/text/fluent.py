"""Fluent: messages with plurals, numbers and choices. It takes as long to load as all games' rules, and the first
screen says nothing of the kind: so this is loaded with the first message that needs it.

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


def _in_case(case: str) -> Callable[[Any], Any]:
    """What a text says in a case of its language's grammar, or with its article; what cannot be declined, as a sign,
    stays as it is."""

    def declined(value: Any) -> Any:
        return value.declined(case) if hasattr(value, "declined") else value

    return declined


FUNCTIONS = {case.upper(): _in_case(case) for case in ("definite", "genitive", "accusative")}
"""What texts may say of what is set into them: `{ ACCUSATIVE($card) }`."""
NO_PLURALS = SimpleNamespace(plural_form=PluralRule({}))
"""Stands for a language until it is needed."""


class Bundle(FluentBundle):
    """One that learns a language's plurals and numerals when a text first needs them: that takes as long as to read a
    dozen texts."""

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
        """Take in messages, as they are written in a file."""
        self.add_resource(FluentResource(source))

    def said(self, key: str, args: dict[str, Any]) -> str | None:
        """What a message says; None if it has not been read, or says nothing."""
        pattern = self.get_message(key).value if self.has_message(key) else None
        return None if pattern is None else str(self.format_pattern(pattern, args)[0])
