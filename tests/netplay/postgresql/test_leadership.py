"""One process of a hall runs its tournaments: who it is, when another does, and what a former one can still write."""

from __future__ import annotations

import pytest

from netplay.postgresql.beat import Beat
from netplay.postgresql.connection import opened
from netplay.postgresql.schema import BLOCK, BLOCKS
from netplay.postgresql.store import Store
from netplay.postgresql.tournament_records import MEMBERS
from netplay.postgresql.work import Farewell, Find, Keep, TakeNumbers, Tell

from .test_store import beat, two  # noqa: F401  (a fixture)

pytestmark = pytest.mark.process


def kept(store: Store, name: str) -> bytes | None:
    found = Find(name)
    store.do_now(found)
    return found.data


@pytest.fixture
def die(cluster, database):
    """Ends the lease of a process."""
    query = "UPDATE round_table.processes SET expires = clock_timestamp() WHERE id = '{}'"
    return lambda store: cluster.ask(query.format(store.process), database)


def test_the_first_process_leads_and_another_only_once_its_lease_has_ended(two, die):  # noqa: F811
    one, other = two
    assert beat(one).leader == (one.process, 1)
    assert beat(other).leader == beat(one).leader == (one.process, 1)
    die(one)
    assert beat(other).leader == (other.process, 2)
    assert beat(one).leader == (other.process, 2)


def test_a_process_that_ends_in_order_gives_the_tournaments_up_at_once(two):  # noqa: F811
    one, other = two
    beat(one)
    one.do_now(Farewell())
    assert beat(other).leader == (other.process, 2)


def test_a_former_leader_writes_and_replies_nothing(two, die):  # noqa: F811
    one, other = two
    beat(one)
    good = Keep("tournament/a", b"round 1", 1), Tell(b"done", 1)
    one.do_now(*good)
    assert not any(each.lost for each in good)
    die(one)
    beat(other)
    late = Keep("tournament/a", b"round 2", 1), Tell(b"done again", 1)
    one.do_now(*late)
    assert all(each.lost for each in late)
    heard = beat(other)
    assert (kept(one, "tournament/a"), list(heard.told.values())) == (b"round 1", [b"done"])


def test_a_beat_reads_what_has_changed_and_all_when_the_leader_changes(two, die):  # noqa: F811
    one, other = two
    first = beat(one)
    one.do_now(Keep("tournament/a", b"a", 1), Keep(MEMBERS, b"m", 1), Keep("hall", b"h"))
    assert beat(one, since=first.horizon).cups.keys() == {"tournament/a", MEMBERS}
    quiet = beat(one, since="9999999")
    assert quiet.cups == {"tournament/a": b"a", MEMBERS: b"m"}, "it does not know yet that it leads"
    leading = Beat(quiet.address, 60, "9999999", {}, {}, 1)
    one.do_now(leading)
    assert leading.cups == {}
    die(one)
    assert beat(other, since="9999999").cups == quiet.cups


def test_no_two_processes_have_the_same_numbers_for_visitors(two, cluster, database):  # noqa: F811
    taken = [TakeNumbers() for _ in range(3)]
    for store, each in zip((*two, two[0]), taken, strict=True):
        store.do_now(each)
    assert [each.first for each in taken] == [BLOCK, 2 * BLOCK, 3 * BLOCK]
    cluster.ask(f"UPDATE round_table.records SET data = '{BLOCKS}' WHERE name = 'numbers'", database)
    two[1].do_now(taken[0])
    assert taken[0].first == BLOCK, "they begin anew before they are too great"


def test_a_store_of_before_there_were_tournaments_is_taken_up(two, cluster, database):  # noqa: F811
    cluster.ask("DROP TABLE round_table.desk", database)
    third = Store(*opened(cluster.url(database)))
    assert beat(third).leader == (third.process, 1)
    third.close()
