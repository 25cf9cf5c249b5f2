"""The end of a game: when its result comes up, and what can be done then.

Knows: outcomes, and what a client may ask its table for after a game.
Must not know: how a result is drawn or worded.
"""

from __future__ import annotations

import core


class ResultNotice:
    """Decides when the result of a game comes up by itself, and remembers that it has been shown."""

    def __init__(self) -> None:
        self.due = False
        """True once it has been arranged that the result comes up."""
        self.shown = False
        self.told = False
        """True once the scores have grown to the end before the reader's eyes."""

    def comes_up(self, outcome: core.Outcome | None, ready: bool) -> bool:
        """True once for each end of a game, as soon as nothing else is being told or read (`ready`)."""
        if outcome is None:
            self.due = self.shown = self.told = False
        if outcome is None or self.due or not ready:
            return False
        self.due = True
        return True

    def put_off(self) -> None:
        """The result could not be shown, so it is not arranged any more."""
        self.due = False

    def succeed(self, before: ResultNotice) -> None:
        """Takes over from the screen before: a result that was shown there does not come up again."""
        self.due = self.shown = before.shown
        self.told = before.told


def end_choices(is_host: bool, at_once: bool, provable: bool, plays: bool = True) -> list[str]:
    """Returns the choices at the end of a game, as the ends of their text keys; the first one is that of Enter.
    `at_once`: games against bots begin without a lobby. `plays`: not a spectator, who may not ask for a rematch."""
    again = ["rematch"] * (plays or is_host) + ["again"] * (is_host and not at_once)
    return [*again, "look", *(["deal"] if provable else []), "leave"]
