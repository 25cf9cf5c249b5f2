"""A game that was broken off, and whether it is shown: all who played it are asked, and told what came of it.

Knows: the top of the table, who has agreed.
Must not know: the game itself, sockets.
"""

from __future__ import annotations

from netplay.protocol.messages import Disclose
from netplay.protocol.refusal import Refusal

from .outgoing import Mail
from .people import Person
from .tabletop import TableParts


def disclose(table: TableParts, person: Person, message: Disclose) -> Mail:
    """When all agree who played, all is shown of a game that was broken off; when one does not, nothing is."""
    broken = table.broken
    if broken is None or broken.open or person.id not in broken.players or not broken.is_meant(message.number):
        raise Refusal("no-broken-game", "There is no broken-off game that you played in.")
    if not message.agree:
        table.broken = None
        return table.notice("not-opened", person.name) + table.lobby()
    if person.id in broken.agreed:
        return []
    broken.agreed.append(person.id)
    mail = table.notice("discloses", person.name)
    record = broken.play.record() if broken.open else None
    return mail + (table.notice("opened") + table.to_all(record) if record else []) + table.lobby()


def opened(table: TableParts, person: Person) -> Mail:
    """Who agreed and was away when the game was opened, is shown it when he comes back."""
    broken = table.broken
    record = broken.play.record() if broken and broken.open and person.id in broken.players else None
    return [(table.people.presence(person).peer, record)] if record else []


def close(table: TableParts) -> Mail:
    """Who has left agrees to nothing: it stays closed for good, if one has."""
    if table.broken is None or all(person in table.people.everybody for person in table.broken.awaited):
        return []
    table.broken = None
    return table.notice("never-opened") + table.lobby()


def stays_closed(table: TableParts) -> Mail:
    """The next game begins: who has not answered has not agreed."""
    awaited, table.broken = table.broken.awaited if table.broken else [], None
    return table.notice("not-opened", table.people.everybody[awaited[0]].name) if awaited else []
