"""The door of a hall: who is let in, and who is its organiser.

Knows: hellos, keys, the password of the hall.
Must not know: tables, the list, sockets.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Hashable, Iterable
from contextlib import suppress
from typing import NamedTuple

import msgspec

from netplay.protocol.messages import Challenge, Enter, Message
from netplay.protocol.refusal import Refusal
from netplay.table.admission import Admission, Caller, Capacity
from netplay.table.joins import Greeting
from netplay.table.outgoing import Peer
from netplay.table.people import People, Person

from .saved import SavedHall


class Admitted(NamedTuple):
    """A person who has just been let in."""

    person: Person
    token: str
    """A new key, for an organiser who came by a code; else empty."""
    greeting: Greeting
    former: Peer | None
    """The former connection of an organiser or a member."""


class Reception:
    """The people of a hall and its admission. The organiser and the members have keys that outlive a visit."""

    def __init__(self, most: int, saved: SavedHall | None = None) -> None:
        self.id = saved.id if saved else secrets.token_hex(8)
        self.admission = Admission(self.id, saved.shut, saved.door_key) if saved else Admission(self.id)
        self.members: dict[int, Person] = {each.id: each for each in saved.members} if saved else {}
        """The visitors who have a key, by their numbers: the entrants of tournaments."""
        known = [saved.organiser, *saved.members] if saved else []
        self.people = People(known, saved.next_id, saved.organiser.id, most) if saved else People(most=most)
        if saved is None:
            self.people.host_key()
        self._greetings: dict[Peer, Greeting] = {}
        """The hellos of those who have not answered the challenge."""

    @property
    def organiser(self) -> Person:
        """The organiser, present or away."""
        assert self.people.host is not None
        return self.people.host

    @property
    def key_holders(self) -> list[Person]:
        """The organiser and the members."""
        return [self.organiser, *self.members.values()]

    def key_for(self, person: Person) -> str:
        """Returns a new key for a visitor who is about to become a member; empty for one who has a key."""
        has_key = person is self.organiser or person.id in self.members
        return "" if has_key else self.people.new_key(person)

    def enrol(self, person: Person) -> Person:
        """Makes a person a member, whose key is this one; returns the member, whose name nobody else here has. They may
        be at another process of the hall."""
        known = self.people.everybody.setdefault(person.id, person)
        if known is not self.organiser:
            self.people.rename(known, known.name)
            self.members[person.id] = known
        return known

    def adopt(self, members: Iterable[Person]) -> None:
        """Takes in the members that another process of the hall knows."""
        theirs = {each.id: each for each in members}
        for each in theirs.values():
            known = self.people.everybody.setdefault(each.id, each)
            known.token_hash = each.token_hash
            if not self.people.here(known):
                known.name = each.name
            self.members[each.id] = known
        self.dismiss(self.members.keys() - theirs.keys())

    def dismiss(self, ids: Iterable[int]) -> None:
        """Ends memberships: who is away is forgotten."""
        for id in ids:
            person = self.members.pop(id, None)
            if person is not None and not self.people.here(person):
                self.people.forget(person)

    def organiser_code(self) -> str:
        """A code for the organiser, to be typed into another program."""
        return self.admission.new_code(self.organiser)

    def challenge(self, peer: Peer, greeting: Greeting) -> Challenge:
        """The challenge to a connection that has said hello."""
        self._greetings[peer] = greeting
        return msgspec.structs.replace(self.admission.challenge(peer, *greeting), hall=True)

    def recognized(self, peer: Peer, message: Message) -> Hashable | None:
        """Identifies the organiser or a member, if the key is theirs that a connection shows; nothing changes."""
        caller = self.admission.caller(peer)
        if caller is None or not (isinstance(message, Enter) and message.key):
            return None
        person = self._identified(caller, message)[0]
        return person and (self.id if person is self.organiser else (self.id, person.id))

    def _identified(self, caller: Caller, enter: Enter) -> tuple[Person | None, bool]:
        """Returns the organiser or the member whose key it is, and whether it was a code. Any other may open a seat at
        a table."""
        return self.admission.identify(caller, self.key_holders, enter) if enter.key else (None, False)

    def admit(self, peer: Peer, enter: Enter, capacity: Callable[[str], Capacity]) -> Admitted | None:
        """Lets a connection in that has answered the challenge; None if it was not asked. Raises Refusal."""
        caller, greeting = self.admission.take(peer), self._greetings.pop(peer, None)
        if caller is None or greeting is None:
            return None
        person, by_code = self._identified(caller, enter)
        if person is None:
            self.admission.check_newcomer(caller, enter, capacity(caller.address), True)
            person, token = self.people.newcomer(caller.hello.name)[0], ""
        else:
            token = self.people.new_key(person) if by_code else ""
            self.admission.came(person, by_code)
            with suppress(Refusal):
                self.people.rename(person, caller.hello.name)
        former = self.people.connect(person, peer, caller.hello, caller.address)
        return Admitted(person, token, greeting, former)

    def left(self, peer: Peer) -> None:
        """A connection has ended, let in or not."""
        self.admission.take(peer)
        self._greetings.pop(peer, None)
        person = self.people.at(peer)
        if person is not None and person is not self.organiser and person.id not in self.members:
            self.people.forget(person)
        elif person is not None:
            self.people.disconnect(person)
