"""The exit warning: what ending the program does to the table, and to its other people.

Knows: the session, the people at the table.
Must not know: how the question is shown.
"""

from __future__ import annotations

from typing import Any

from tui.text.words import Words


def stakes(words: Words, session: Any) -> str:
    """Returns what is lost when the program ends; "" without a table, or if nothing is lost."""
    client = session.client
    if client is None or client.state.table.welcome is None or (client.status == "closed" and not session.can_return):
        return ""
    if session.plan.do == "solo":
        lost = words("table-leave-solo") if client.state.games.goes_on else ""
        return words("table-leave-solo-saved") if session.saved else lost
    watching = watches(client)
    if session.hosting:
        return f"{company(words, session)} {words('table-leave-hosting', watching=watching)}"
    return words("table-leave-body", watching=watching)


def company(words: Words, session: Any) -> str:
    """Returns who else is at a table that this program hosts, and whether its game is saved."""
    names = [words.verbatim(each) for each in others_here(session)]
    bots = "yes" if _plays_with_bots_only(session) else "no"
    here = words("table-leave-here", count=len(names), names=", ".join(names), bots=bots)
    return f"{here} {words('table-leave-saved')}" if session.saved else here


def _plays_with_bots_only(session: Any) -> bool:
    """True if bots sit at the table, and no other person has a place there."""
    lobby = session.client.state.table.lobby if session.client is not None else None
    return lobby is not None and any(seat.bot is not None for seat in lobby.seats) and not others(session)


def fate(session: Any) -> str:
    """Returns what becomes of the game when the program ends, an argument of texts: "kept" to be continued, "lost", or
    "none" if no game goes on."""
    if session.saved:
        return "kept"
    return "lost" if session.client is not None and session.client.state.games.goes_on else "none"


def watches(client: Any) -> str:
    """Returns "yes" for a spectator, who has no seat that is kept, else "no": an argument of texts."""
    return "yes" if client.state.games.watching else "no"


def others(session: Any) -> list[str]:
    """Returns the names of the other players, also of disconnected ones, and of spectators."""
    return [name for name, _ in _others(session)]


def others_here(session: Any) -> list[str]:
    """Returns the names of those who are connected."""
    return [name for name, here in _others(session) if here]


def _others(session: Any) -> list[tuple[str, bool]]:
    client_state = session.client.state if session.client is not None else None
    if client_state is None or client_state.table.lobby is None or client_state.table.welcome is None:
        return []
    ours, lobby = client_state.table.welcome, client_state.table.lobby
    seated = [(seat.name, seat.here) for seat in lobby.seats if seat.person not in (None, ours.person)]
    return seated + [(name, True) for name in lobby.watching if name != client_state.table.called]
