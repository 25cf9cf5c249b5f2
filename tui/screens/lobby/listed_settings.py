"""The settings that a lobby lists: the options of the game, then the rules of the table.

Knows: the lobby as the table sends it, how settings are worded.
Must not know: where they stand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from netplay.client.state import ClientState
from netplay.protocol.messages import Lobby
from tui.lobby_view.table_settings import offered, option_value, rule_label, rule_value, rules
from tui.text.words import Words


class Setting(NamedTuple):
    """A row with a name and a value."""

    id: str
    label: str
    value: str
    usual: bool
    """True if it has its default."""
    rule: bool = False
    """True for a rule of the table, False for an option of the game."""
    sign: str = ""
    """Stands for the value of an option that is on or off, while the cursor is elsewhere."""


SWITCH = "○●"
"""The signs of an option that is off, and of one that is on."""


def listed_settings(words: Words, client_state: ClientState, lobby: Lobby) -> Iterator[Setting]:
    """Yields the options of the game, then the rules of the table."""
    for choice in offered(lobby):
        now, label = lobby.options.get(choice.name, choice.default), words(f"{lobby.game}-option-{choice.name}")
        value, usual = option_value(words, lobby.game, now), now == choice.default
        yield Setting(f"option-{choice.name}", label, value, usual, sign=_switch(words, now))
    for rule in rules(words, lobby.house, host=client_state.table.is_host):
        value = rule_value(words, rule.name, rule.value)
        yield Setting(rule.name, rule_label(words, rule.name), value, rule.usual, rule=True)


def _switch(words: Words, now: object) -> str:
    """Returns the sign of an option that is on or off; in ASCII none."""
    return SWITCH[now] if isinstance(now, bool) and not words.ascii_only else ""


def brief(each: Setting) -> str:
    """Returns the name of a setting without its brackets."""
    return each.label.partition(" (")[0]
