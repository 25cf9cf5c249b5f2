"""The dialogs about leaving: a table, or the program.

Knows: the dialogs in general.
Must not know: what is lost by leaving.
"""

from __future__ import annotations

from .dialogs import Chooser, Reader


class QuitDialog(Chooser):
    """Asks whether the program ends. The key that opened it answers yes."""


class CannotSuspend(Reader):
    """Says why the program cannot be suspended."""
