"""What ending the program does to the table, and to whom.

Knows: the session, who is at the table.
Must not know: how one is asked.
"""

from __future__ import annotations

from typing import Any

from tui.text.words import Words


def stakes(words: Words, session: Any) -> str:
    """What ending the program does to the table we have a seat at; empty if there is none, or nothing is lost."""
    client = session.client
    if client is None or client.state.table.welcome is None or (client.status == "closed" and not session.can_return):
        return ""
    if session.plan.do == "solo":
        lost = words("table-leave-solo") if client.state.games.goes_on else ""
        return words("table-leave-solo-saved") if session.saved else lost
    watching = watches(client)
    if session.hosting:
        names = [words.verbatim(each) for each in others_here(session)]
        closes = words("table-leave-hosting", watching=watching, count=len(names), names=", ".join(names))
        return f"{closes} {words('table-leave-saved')}" if session.saved else closes
    return words("table-leave-body", watching=watching)


def watches(client: Any) -> str:
    """Does who has this line to a table only look on there? "yes" or "no", for texts: he has no seat that is kept."""
    return "yes" if client.state.games.watching else "no"


def others(session: Any) -> list[str]:
    """The other people of the table, as far as we know: who plays, be he away for a moment, and who watches."""
    return [name for name, _ in _others(session)]


def others_here(session: Any) -> list[str]:
    """Those of them who are here now."""
    return [name for name, here in _others(session) if here]


def _others(session: Any) -> list[tuple[str, bool]]:
    client_state = session.client.state if session.client is not None else None
    if client_state is None or client_state.table.lobby is None or client_state.table.welcome is None:
        return []
    ours, lobby = client_state.table.welcome, client_state.table.lobby
    seated = [(seat.name, seat.here) for seat in lobby.seats if seat.person not in (None, ours.person)]
    return seated + [(name, True) for name in lobby.watching if name != client_state.table.called]
