"""The private parts of Textual that this package overrides, and the version of Textual they were tried with.

Knows: that private methods change without notice.
Must not know: what an override does.

No other package of `tui` touches a private part of Textual. `tests/tui/test_textual_internals.py` fails when the
installed version or the source of an overridden method is another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

TEXTUAL = "8.2.8"
"""The version of Textual that all of `tui.terminal` was tried with."""
OVERRIDDEN: list[tuple[type, str]] = []
"""Each overridden private method: the class of Textual that defines it, and its name."""
Method = TypeVar("Method", bound=Callable[..., object])


def overrides(owner: type) -> Callable[[Method], Method]:
    """Marks a method that overrides a private method of `owner`, as it is in the version `TEXTUAL`."""

    def mark(method: Method) -> Method:
        OVERRIDDEN.append((owner, method.__name__))
        return method

    return mark
