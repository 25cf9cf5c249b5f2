"""What a player can take back: what nobody has learned anything from since, alone and at a table alike.

Knows: replicated games, the marks of lines, what a player has asked for at the table.
Must not know: tables, keys, screens.
"""

from __future__ import annotations

import core
from netplay.client.replicated_game import ReplicatedGame
from netplay.client.state import ClientState
from netplay.protocol.messages import Consent, TakingBack
from tui.text.words import Words


def before_last_choice(game: ReplicatedGame) -> int | None:
    """Returns the number of steps before this seat's last choice; None if there is none, or somebody has learned
    something since: even a player alone with bots would choose anew by what the reveal has told."""
    action = last_choice(game)
    return None if action is None else action.steps[0] - 1


def step_of_line(game: ReplicatedGame, mark: int) -> int:
    """Returns the number of steps after which the line of this mark had been said."""
    steps = len(game.reports)
    return next((step for step in range(steps) if game.logged(step) >= mark), steps)


def last_choice(game: ReplicatedGame) -> core.TakeBack | None:
    """Returns what takes back this seat's last choice, and all that came after it: a secret choice while others still
    choose, or a step since which nobody has learned anything. A step without an alternative is no choice: it would be
    taken again at once. None if there is none."""
    replica = game.replica
    choice, possible = replica.secret_choice(), replica.can_be_taken_back
    if choice is not None:
        return choice
    chosen = [each.seq for each in game.reports if each.actor == replica.seat and each.seq not in game.forced]
    own = [seq for seq in chosen if seq in possible]
    return core.TakeBack(possible[possible.index(own[-1]) :]) if own else None


def all_after(game: ReplicatedGame, steps: int) -> core.TakeBack | None:
    """Returns what takes back all after so many steps; None if somebody has learned something since."""
    possible = game.replica.can_be_taken_back
    wanted = tuple(seq for seq in possible if seq > steps)
    return core.TakeBack(wanted) if wanted and steps >= possible[0] - 1 else None


def why_not(game: ReplicatedGame) -> str:
    """Returns the key of the sentence why nothing can be taken back."""
    chosen = any(report.actor == game.replica.seat for report in game.reports)
    return "branch-undo-seen" if chosen else "branch-undo-none"


# What somebody has asked for


def wish(client_state: ClientState | None) -> TakingBack | None:
    """Returns what a player wants to take back, while the others are asked."""
    lobby = client_state.table.lobby if client_state is not None else None
    return lobby.taking_back if lobby is not None else None


def is_awaited(client_state: ClientState | None) -> bool:
    """True if this client's player has to answer whether something is taken back."""
    asked, welcome = wish(client_state), client_state.table.welcome if client_state is not None else None
    return asked is not None and welcome is not None and welcome.person in asked.awaited


def answer(client_state: ClientState, agree: bool) -> Consent | None:
    """Returns the answer to what is asked; None if nothing is any more."""
    asked = wish(client_state)
    return Consent(asked.seq, agree) if asked is not None else None


def question(words: Words, client_state: ClientState) -> tuple[str, list[str]]:
    """Returns what is asked, and the choices: later, to agree, to refuse."""
    asked = wish(client_state)
    steps = asked.steps if asked is not None else 0
    body = words("branch-asked-body", name=_name(words, client_state), steps=steps)
    return body, [words(f"branch-asked-{each}") for each in ("later", "yes", "no")]


def wish_line(words: Words, client_state: ClientState | None) -> str:
    """Returns the sentence on what is asked, for whoever has to answer and for whoever asked; "" for all others."""
    asked, welcome = wish(client_state), client_state.table.welcome if client_state is not None else None
    if client_state is None or asked is None or welcome is None:
        return ""
    if welcome.person == asked.person:
        return words("branch-asking")
    if welcome.person not in asked.awaited:
        return ""
    return words("branch-asked", name=_name(words, client_state), steps=asked.steps)


def _name(words: Words, client_state: ClientState) -> str:
    """Returns the name of the player who asks."""
    asked, lobby = wish(client_state), client_state.table.lobby
    seats = lobby.seats if lobby is not None else []
    return words.verbatim(next((each.name for each in seats if asked and each.person == asked.person), ""))
