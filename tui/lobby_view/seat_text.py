"""The seats of a lobby, worded.

Knows: the lobby, levels of bots, texts.
Must not know: where lines are read or written.
"""

from __future__ import annotations

from msgspec.structs import replace

from netplay.client.state import ClientState
from netplay.protocol.messages import Lobby, Seated
from tui.text.words import Words, letter

from .bot_levels import as_words
from .people_names import called_all


def taken(seated: Seated) -> bool:
    """True if a person or a bot sits there."""
    return seated.person is not None or seated.bot is not None


def free_seats(lobby: Lobby) -> list[int]:
    """Returns the numbers of the seats on which nobody sits."""
    return [at for at, seated in enumerate(lobby.seats) if not taken(seated)]


def named_seats(words: Words, lobby: Lobby) -> list[Seated]:
    """Returns the seats with the names as they are said to the reader."""
    names = called_all(words, [each.name for each in lobby.seats])
    return [replace(seated, name=name) for seated, name in zip(lobby.seats, names, strict=True)]


def seat_line(words: Words, client_state: ClientState, at: int, seated: Seated) -> str:
    """Returns a seat as one line: its letter, the name and the notes."""
    names = [each.name for each in client_state.table.lobby.seats] if client_state.table.lobby else []
    who = [words.called(seated.name, names)] if taken(seated) else []
    return f"{letter(at)} {', '.join([*who, *seat_notes(words, client_state, seated)])}"


def seat_notes(words: Words, client_state: ClientState, seated: Seated) -> list[str]:
    """Returns what is to be known of a seat besides the name: bot, you, host, ready or away; or that it is free."""
    if not taken(seated):
        return [words("table-seat-free")]
    state = "away" if not seated.here else "ready" if seated.ready else "not-ready"
    return [*_who(words, client_state, seated), words(f"table-seat-{state}")]


def _who(words: Words, client_state: ClientState, seated: Seated) -> list[str]:
    table = client_state.table
    notes = [words("table-seat-bot", **as_words(seated.bot))] if seated.bot else []
    if table.welcome and seated.person == table.welcome.person:
        notes.append(words("table-seat-you"))
    if table.lobby and seated.person == table.lobby.host:
        notes.append(words("table-seat-host"))
    return notes


def seat_who(words: Words, client_state: ClientState, seated: Seated) -> str:
    """Returns who sits on a taken seat, besides the name: bot, you, host."""
    return ", ".join(_who(words, client_state, seated))


def seat_state(words: Words, seated: Seated) -> str:
    """Returns whether the person on a seat is ready or away; empty for a bot, which always is ready."""
    if seated.person is None:
        return ""
    return words(f"table-seat-{'away' if not seated.here else 'ready' if seated.ready else 'not-ready'}")


def first_seat(client_state: ClientState | None, lobby: Lobby) -> int:
    """Returns the seat to begin with: this client's own, or else the first free one."""
    ours = client_state.table.my_seat if client_state else None
    return ours if ours is not None else next(iter(free_seats(lobby)), 0)


def unready(client_state: ClientState) -> bool:
    """True if the host waits for this client, who has a seat, to be ready."""
    seat, lobby = client_state.table.my_seat, client_state.table.lobby
    return seat is not None and lobby is not None and not client_state.table.is_host and not lobby.seats[seat].ready


def rematch_line(words: Words, client_state: ClientState) -> str:
    """Returns which other players want a rematch, once a game is over; empty if none do."""
    lobby, us = client_state.table.lobby, client_state.table.called
    if lobby is None or lobby.phase != "over":
        return ""
    wanting = [seated for seated in lobby.seats if seated.person is not None and seated.ready]
    names = [seated.name for seated in wanting if seated.name != us and seated.person != lobby.host]
    return " ".join(words("table-notice-rematch", name=words.verbatim(name)) for name in names)


def awaited_rematch(words: Words, client_state: ClientState | None) -> str:
    """Returns that this guest wants a rematch, and who begins it; empty if they do not, or are the host."""
    lobby = client_state.table.lobby if client_state is not None else None
    if client_state is None or lobby is None or lobby.phase != "over" or client_state.table.is_host:
        return ""
    seat = client_state.table.my_seat
    if seat is None or not lobby.seats[seat].ready:
        return ""
    hosts = [seated.name for seated in lobby.seats if seated.person is not None and seated.person == lobby.host]
    return words("table-rematch-awaited", name=words.verbatim(hosts[0])) if hosts else ""
