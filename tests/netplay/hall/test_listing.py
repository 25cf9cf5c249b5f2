"""The list of a hall: the whole list is packed seldom, and what has changed since is sent behind it."""

from __future__ import annotations

from netplay.hall.listing import STALE, Listing
from netplay.protocol import codec
from netplay.protocol import messages as p


def row(number: int, name: str = "Club") -> p.ListedTable:
    return p.ListedTable(f"{number:06x}", name, "academy", since=1)


def shown(messages: list[p.Message]) -> dict[str, p.ListedTable]:
    """The list as a client has it after these messages."""
    rows: dict[str, p.ListedTable] = {}
    for message in messages:
        if isinstance(message, p.TableList):
            rows = {each.id: each for each in codec.rows(message.packed)}
        elif isinstance(message, p.TablesChanged):
            rows.update({each.id: each for each in message.rows})
            for gone in message.gone:
                rows.pop(gone, None)
    return rows


def test_newcomers_to_a_long_list_share_a_packed_one_and_are_told_what_has_changed_since():
    listing = Listing(map(row, range(5 * STALE)))
    first = listing.since(0)
    listing.put(row(7, "Renamed"))
    listing.remove(row(8).id)
    second = listing.since(0)
    assert second[0] is first[0], "to pack it anew takes long"
    assert shown(second) == listing.rows


def test_a_long_list_is_packed_anew_after_many_changes():
    listing = Listing(map(row, range(5 * STALE)))
    first = listing.since(0)
    for number in range(6):
        listing.put(row(number, "Renamed"))
    (whole,) = listing.since(0)
    assert whole is not first[0]
    assert shown([whole]) == listing.rows


def test_a_list_whose_closed_tables_are_forgotten_is_packed_anew():
    listing = Listing(map(row, range(2000)))
    listing.since(0)
    listing.remove(row(1).id)
    listing._complete_since = listing.version  # as after a thousand closed tables
    (whole,) = listing.since(0)
    assert shown([whole]) == listing.rows
