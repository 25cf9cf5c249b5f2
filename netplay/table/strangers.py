"""What everybody is told of people whose programs cannot play the chosen game.

Knows: what each program said of its games.
Must not know: sockets, or a rule of a game.
"""

from __future__ import annotations

from .outgoing import Outgoing
from .people import Person
from .phase import TableContext


def stranger_notice(table: TableContext, person: Person) -> Outgoing:
    """A notice that this person's program lacks the chosen game, which is named, or plays it by other rules."""
    game = table.seats.game
    known = table.people.presence(person).games if table.people.here(person) else {}
    if known and game not in known:
        return table.notice("lacks-game", person.name, game)
    return table.notice("other-rules", person.name)
