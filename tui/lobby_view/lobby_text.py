"""The lobby, told in lines: how others come in, the seats, the settings, and whether the game can start.

Knows: what a client knows of its table, texts.
Must not know: where lines are read or written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from netplay.addresses import is_own, written
from netplay.client.state import ClientState
from netplay.invocation import command
from netplay.protocol.messages import JoinAddresses, TableSettings
from tui.text.words import Words

from .deal_verdict import broken_line
from .problems import start_line
from .seat_text import seat_line
from .table_names import table_called
from .table_settings import settings_lines
from .web_code import guest_address, web_addresses


def ways_in(words: Words, address: str, ssh: Any, web: Any) -> list[str]:
    """Returns how others join a table that is open here: by this program, and by the doors that are open."""
    lines = [words("table-friends-type", address=address)] if address else []
    return lines + doors(words, address, ssh, web)


def doors(words: Words, address: str, ssh: Any, web: Any) -> list[str]:
    """Returns how others join by the open doors of a table that is reached at `address`."""
    lines: list[str] = []
    host = address.rpartition(":")[0].strip("[]")
    if ssh is not None and host:
        lines += [
            words("doors-ssh", host=host, port=str(ssh.port)),
            words("doors-ssh-key", fingerprint=ssh.fingerprint),
        ]
    return lines + [words("doors-web", address=each) for each in web_addresses(address, web)]


def relay_lines(words: Words, opened: Any) -> list[str]:
    """Returns how friends from anywhere join, if the table has a room at a relay."""
    if not opened.relayed:
        return []
    lost = opened.relay is not None and not opened.relay.open
    told = words("table-friends-relay", command=command("join", opened.relayed))
    return [told, words("table-relay-lost")] if lost else [told]


def ways_to(words: Words, session: Any) -> list[str]:
    """Returns how others join the table that this session is at."""
    if session.hosting or session.client is None:
        opened = session.ways_in
        ways = ways_in(words, opened.address, opened.ssh, opened.web)
        ways[1:1] = relay_lines(words, opened)
        if opened.port_taken:
            ways[1:1] = [words("lobby-port-taken", wanted=str(opened.port_taken), port=str(opened.port))]
        return ways
    return guest_ways(words, session)


def guest_ways(words: Words, session: Any) -> list[str]:
    """Returns how others join somebody else's table: by the address joined at, unless only this machine can use it, and
    by what the table has told. It tells neither phrase nor password."""
    told = session.client.state.join_addresses or JoinAddresses()
    lines = _joined_at(words, session, told)
    if told.relay is not None:
        typed = f"{told.relay}/{told.room}-{words('cli-word-phrase')}"
        lines.append(words("table-friends-relay", command=command("join", typed)))
    lines += doors(words, guest_address(told), told.ssh, told.web)
    return [*lines, words("lobby-locked")] if told.locked else lines


def _joined_at(words: Words, session: Any, told: JoinAddresses) -> list[str]:
    """Returns the line with the address at which others join; none to the visitor of a door for one that only the
    table's own machine can use."""
    here, address = session.client.route.here, guest_address(told)
    if session.plan.stays and is_own(here.host) and is_own(told.host or here.host):
        return []
    if address and (is_own(here.host) or session.plan.room):
        return [words("table-friends-type", address=address)]
    return [words("lobby-joined-at", address=written(*here))]


def title_line(words: Words, client_state: ClientState) -> str:
    """Returns the names of the table and of this client there; "" before the table has let it in."""
    table = client_state.table
    if table.welcome is None:
        return ""
    return words("table-lobby-title", table=table_called(words, table.welcome.table), name=words.verbatim(table.called))


def lobby_lines(words: Words, client_state: ClientState, ways: Sequence[str]) -> list[str]:
    """Returns the whole lobby, with these ways in."""
    lobby, welcome = client_state.table.lobby, client_state.table.welcome
    if lobby is None or welcome is None:
        return []
    lines = [title_line(words, client_state), *ways]
    lines += [f"{at + 1}: {seat_line(words, client_state, at, seated)}" for at, seated in enumerate(lobby.seats)]
    lines += [words("table-row-game", game=words(f"{lobby.game}-name")), *settings_lines(words, client_state, lobby)]
    if lobby.watching:
        lines.append(words("table-watching", names=", ".join(map(words.verbatim, lobby.watching))))
    if broken := broken_line(words, client_state):
        lines.append(f"{broken} {words('lines-broken')}")
    return [*lines, start_line(words, client_state, lobby)]


def admission_lines(words: Words, house: TableSettings) -> dict[str, str]:
    """Returns who may come in, sit and watch, by subject: what the host decides and no line of the lobby says."""
    return {
        "door": words(f"lines-door-{'open' if house.open else 'closed'}"),
        "ask": words(f"lines-ask-{'on' if house.ask else 'off'}"),
        "watch": words(f"lines-watch-{house.watch}"),
    }
