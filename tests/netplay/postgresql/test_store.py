"""The store itself: who may write, whose term counts, and databases that are not ours."""

from __future__ import annotations

import psycopg
import pytest

from core import Sentence
from netplay.game.saved import CannotResume, SavedStep
from netplay.journal.entry import Entry
from netplay.journal.schema import NotSaved
from netplay.postgresql.beat import Beat
from netplay.postgresql.connection import opened
from netplay.postgresql.fields import decode, encode
from netplay.postgresql.schema import VERSION
from netplay.postgresql.store import Away, Store, Unacceptable
from netplay.postgresql.work import Amend, Close, Farewell, Find, Keep, Release, Renew, Sweep, Take, Write

pytestmark = pytest.mark.process
ID = "0123456789abcdef"


def entry(id: str = ID, steps: int = 0, name: str = "Camelot", playing: bool = True, changed: float = 0) -> Entry:
    return Entry(id, False, 0, name, "academy", ("Anna",), changed, playing, steps)


def write(term: int, steps: int = 0, new: int = 0, fresh: bool = False, **columns) -> Write:
    added = [SavedStep(0, ["lay", at], []) for at in range(new)]
    return Write(entry(steps=steps, **columns), term, b"header", added, b"row", fresh)


def beat(store: Store, lease: float = 60, since: str = "0", mine: dict[str, int] | None = None, **listed) -> Beat:
    done = Beat(f"{store.process}:1", lease, since, mine or {}, listed)
    store.do_now(done)
    return done


@pytest.fixture
def two(cluster, database):
    """Two processes at one store."""
    stores = [Store(*opened(cluster.url(database))) for _ in range(2)]
    yield stores
    for each in stores:
        each.close()


def test_a_table_is_sent_on_while_its_owner_lives(two):
    one, other = two
    beat(one)
    one.do_now(write(1, fresh=True))
    take = Take(ID)
    other.do_now(take)
    assert (take.term, take.address) == (0, f"{one.process}:1")


def test_whoever_takes_a_table_raises_its_term_and_the_former_owner_writes_nothing(two):
    one, other = two
    beat(one, lease=0)
    one.do_now(write(1, steps=2, new=2, fresh=True))
    take = Take(ID[:6])
    other.do_now(take)
    assert (take.id, take.term, take.row, len(take.steps)) == (ID, 2, (b"header", 2), 2)
    late = write(1, steps=5, new=3)
    one.do_now(late, Release(ID, 1))
    assert late.lost
    again = Take(ID)
    other.do_now(again)
    assert (again.term, again.row, len(again.steps)) == (3, (b"header", 2), 2)
    assert beat(one, mine={ID: 1}).lost == {ID: ""}
    beat(other)
    assert beat(one, mine={ID: 1}).lost == {ID: f"{other.process}:1"}
    assert beat(other, mine={ID: 3}).lost == {}


def test_a_lease_is_renewed_without_a_beat_until_it_ends(two):
    one, other = two
    beat(one)
    one.do_now(write(1, fresh=True), renewed := Renew(60))
    assert renewed.renewed
    one.do_now(ended := Renew(0), late := Renew(60))
    assert ended.renewed
    assert not late.renewed
    take = Take(ID)
    other.do_now(take, unknown := Renew(60))
    assert take.term == 2
    assert not unknown.renewed


@pytest.mark.parametrize("term", [1, 3])
def test_a_term_that_goes_back_or_ahead_is_not_ours(two, term):
    one, other = two
    one.do_now(write(1, fresh=True))
    other.do_now(Take(ID))
    late = write(term)
    other.do_now(late)
    assert late.lost
    assert beat(other, mine={ID: term}).lost.keys() == {ID}


def test_a_table_can_be_written_twice_since_it_is_not_always_known_whether_it_was(two):
    one, _ = two
    for _ in range(2):
        one.do_now(write(1, steps=3, new=3, fresh=True))
        one.do_now(write(1, steps=4, new=1))
    take = Take(ID)
    one.do_now(take)
    assert (take.row, [row[0] for row in take.steps]) == ((b"header", 4), [1, 2, 3, 4])


def test_a_process_that_claims_a_new_table_of_another_gets_nothing(two):
    one, other = two
    one.do_now(write(1, fresh=True))
    theirs = write(1, fresh=True)
    other.do_now(theirs)
    assert theirs.lost


def test_a_beat_hears_of_what_has_changed_and_of_that_only(two):
    one, other = two
    one.do_now(write(1, fresh=True))
    first = beat(other)
    assert [(each.id, each.owner, each.closed, each.listed) for each in first.tables] == [
        (ID, one.process, False, b"row")
    ]
    quiet = beat(other, since=beat(other, since=first.horizon).horizon)
    assert quiet.tables == []
    beat(one, mine={ID: 1}, **{ID: b"new row"})
    heard = beat(other, since=quiet.horizon)
    assert [each.listed for each in heard.tables] == [b"new row"]
    one.do_now(Close(ID))
    assert [each.closed for each in beat(other, since=heard.horizon).tables] == [True]


def test_a_beat_misses_no_change_that_is_committed_after_it(two, cluster, database):
    """A transaction that began before the beat and ends after it."""
    one, other = two
    one.do_now(write(1, fresh=True))
    with psycopg.connect(cluster.url(database)) as slow:
        slow.execute("UPDATE round_table.tables SET listed = 'late', touched = pg_current_xact_id()")
        beat(one)  # a later transaction that ends before
        between = beat(other)
    assert [each.listed for each in beat(other, since=between.horizon).tables] == [b"late"]


def test_nobody_closes_a_table_of_another(two):
    one, other = two
    one.do_now(write(1, fresh=True))
    other.do_now(Close(ID))
    mine = write(1)
    one.do_now(mine)
    assert not mine.lost
    one.do_now(Close(ID))
    gone = write(1)
    one.do_now(gone)
    assert gone.lost


def test_a_process_that_ends_in_order_leaves_its_tables_to_all(two):
    one, other = two
    beat(one)
    one.do_now(write(1, fresh=True), Farewell())
    take = Take(ID)
    other.do_now(take)
    assert take.term == 2


def test_tables_without_a_game_are_closed_once_their_process_is_long_dead(two, cluster, database):
    one, other = two
    one.do_now(write(1, fresh=True, playing=False), write(1, fresh=True, id=ID[::-1]))
    beat(one)
    other.do_now(Sweep())
    assert cluster.ask("SELECT count(*) FROM round_table.tables WHERE closed IS NULL", database) == [(2,)]
    cluster.ask("UPDATE round_table.processes SET expires = expires - interval '1 hour'", database)
    other.do_now(Sweep())
    assert cluster.ask("SELECT id FROM round_table.tables WHERE closed IS NULL", database) == [(ID[::-1],)]


def test_a_hostile_name_is_a_name(two, cluster, database):
    one, _ = two
    name = "'); DROP SCHEMA round_table CASCADE; -- %s \\ \" \u202e"
    one.do_now(write(1, fresh=True, name=name))
    assert cluster.ask("SELECT name FROM round_table.tables", database) == [(name,)]


def test_what_the_server_does_not_take_is_named_and_the_rest_is_saved(two):
    one, _ = two
    bad, good = write(1, fresh=True, name="a\x00b"), write(1, fresh=True, id=ID[::-1])
    with pytest.raises(Unacceptable) as error:
        one.do_now(good, bad)
    assert error.value.work is bad
    one.do_now(good)
    take = Take(ID[::-1])
    one.do_now(take)
    assert take.term


def test_records_of_the_hall_are_found_by_name_and_the_first_one_counts(two):
    one, other = two
    first, second = Find("hall", b"one"), Find("hall", b"other")
    one.do_now(first)
    other.do_now(second)
    assert (first.data, second.data) == (b"one", b"one")
    other.do_now(Keep("tournament", b"round 1"), Keep("tournament", b"round 2"))
    found = Find("tournament")
    one.do_now(found)
    assert found.data == b"round 2"


def test_two_processes_that_amend_the_hall_at_once_lose_nothing(two):
    one, other = two
    one.do_now(Find("hall", encode({"name": "Club", "organiser": {"name": "", "lock": b"1"}})))
    since = beat(other).horizon
    one.do_now(Amend({"organiser": {"lock": b"2"}}))
    other.do_now(Amend({"organiser": {"name": "Olga"}}), Amend({"shut": None}))
    heard = beat(other, since=since)
    assert decode(heard.hall) == {"name": "Club", "organiser": {"name": "Olga", "lock": b"2"}, "shut": None}
    assert beat(other, since=heard.horizon).hall is None


def test_a_hall_without_a_record_is_not_amended(two):
    work = Amend({"name": "Club"})
    two[0].do_now(work)
    assert work.done
    assert beat(two[0]).hall is None


def code_of(cluster, database: str) -> str:
    with pytest.raises(CannotResume) as error:
        opened(cluster.url(database))
    assert isinstance(error.value.sentence, Sentence)
    return error.value.sentence.code


def test_a_schema_of_that_name_that_is_not_ours_is_left_alone(cluster, database):
    cluster.ask("CREATE SCHEMA round_table; CREATE TABLE round_table.format (colour text)", database)
    assert code_of(cluster, database) == "store-foreign"
    cluster.ask("CREATE TABLE round_table.tables (wood text)", database)
    assert code_of(cluster, database) == "store-foreign"
    tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'round_table'"
    assert cluster.ask(tables, database) == [(2,)]


def test_a_store_of_a_newer_version_is_left_alone(cluster, database, two):
    cluster.ask(f"UPDATE round_table.format SET version = {VERSION + 1}", database)
    assert code_of(cluster, database) == "store-newer"


def test_a_server_that_is_not_there_is_a_sentence(cluster):
    with pytest.raises(NotSaved):
        opened("postgresql://nobody@127.0.0.1:1/nowhere")
    with pytest.raises(NotSaved, match="does not exist"):
        opened(cluster.url("atlantis"))


def test_a_store_whose_schema_is_dropped_is_away(two, cluster, database):
    one, _ = two
    cluster.ask("DROP SCHEMA round_table CASCADE", database)
    with pytest.raises(Away):
        one.do_now(write(1, fresh=True))
