"""A hall behind a server: real clients, cut lines, private lines, limits, and a journal that is opened again."""

from __future__ import annotations

from pathlib import Path

import pytest
import trio

from netplay.client.admission import Way
from netplay.protocol import authentication
from netplay.protocol import messages as p
from tests.netplay.hall.served import Served
from tests.netplay.lines import play, settled


@pytest.fixture
async def club(nursery, autojump_clock):
    return Served(nursery)


async def two_at_a_table(club: Served, game: str = "academy", way: Way | None = None):
    """Anna has opened a table, and Bert has joined, who comes by this way."""
    anna, bert = club.client("Anna"), club.client("Bert", way)
    await settled()
    anna.send(p.OpenTable("Corner", game))
    await settled()
    await trio.sleep(1)
    (row,) = bert.state.hall.tables.values()
    bert.send(p.JoinTable(row.id))
    await settled()
    return anna, bert


async def begun(anna, bert) -> None:
    bert.send(p.Ready(True))
    await settled()
    anna.send(p.Start())
    await settled()
    assert anna.state.games.replica is not None
    assert bert.state.games.replica is not None


async def test_two_clients_find_each_other_in_the_list_and_play(club):
    anna, bert = await two_at_a_table(club)
    assert (anna.state.table.is_host, bert.state.table.my_seat) == (True, 1)
    await begun(anna, bert)
    await play([anna, bert], 12)
    assert len(bert.state.games.reports) == len(anna.state.games.reports) >= 12


async def test_a_client_comes_back_to_its_seat_after_a_cut_line(club):
    anna, bert = await two_at_a_table(club)
    await begun(anna, bert)
    await play([anna, bert], 3)
    await club.lines[1].aclose()
    await trio.sleep(5)
    assert bert.status == "open"
    assert bert.state.table.my_seat == 1
    await play([anna, bert], 6)
    assert len(bert.state.games.reports) == len(anna.state.games.reports) >= 9


async def test_a_client_that_names_its_table_comes_straight_to_it(club):
    await two_at_a_table(club)
    (row,) = club.hall.directory.listing.rows.values()
    cleo = club.client("Cleo", Way(wish=p.JoinTable(row.id)))
    dora = club.client("Dora", Way(wish=p.OpenTable("Mine", "nobles")))
    await settled()
    assert cleo.state.table.my_seat == 2
    assert dora.state.table.is_host
    assert dora.state.table.welcome.table == "Mine"


async def test_talk_of_the_list_and_of_a_table_are_apart_after_a_cut_line(club):
    anna, _ = await two_at_a_table(club)
    cleo = club.client("Cleo")
    await settled()
    cleo.send(p.Chat("In the list."))
    await settled()
    for line in club.lines[:2]:
        await line.aclose()
    await trio.sleep(5)
    assert [line.text for line in cleo.state.hall.talk.lines] == ["In the list."]
    assert [line.text for line in anna.state.hall.talk.lines] == ["In the list."]
    assert all(isinstance(line, p.Notice) for line in anna.state.talk.lines)


async def test_a_client_that_is_turned_back_is_told_why_and_stays_in_the_list(club):
    anna, _ = await two_at_a_table(club)
    anna.send(p.TableSettings(open=False))
    cleo = club.client("Cleo")
    await settled()
    cleo.send(p.JoinTable(next(iter(cleo.state.hall.tables))))
    await settled()
    assert cleo.state.hall.turned_back.code == "door-closed"
    assert (cleo.status, cleo.state.hall.in_list) == ("open", True)


async def test_a_client_whose_table_is_closed_ends_with_the_sentence(club):
    anna, _ = await two_at_a_table(club)
    (table,) = club.hall.directory.awake
    club.server.deliver(club.hall.close(table))
    await trio.sleep(5)
    assert (anna.status, anna.trouble.code) == ("closed", "table-closed")


async def test_a_client_that_comes_back_to_a_table_that_is_gone_ends_with_the_sentence(club):
    anna, _ = await two_at_a_table(club)
    (table,) = club.hall.directory.awake
    for line in club.lines[:2]:
        await line.aclose()
    club.server.deliver(club.hall.close(table))
    await trio.sleep(30)
    assert (anna.status, anna.trouble.code) == ("closed", "no-such-table")


async def test_bots_play_at_a_table_of_the_hall(club):
    anna = club.client("Anna", Way(wish=p.OpenTable("Bots", "academy")))
    await settled()
    for seat in (1, 2):
        anna.send(p.AddBot(seat, "page"))
    await settled()
    anna.send(p.Start())
    await settled()
    await play([anna], 3)
    await trio.sleep(5)
    assert {report.actor for report in anna.state.games.reports} == {0, 1, 2}


async def test_a_hall_with_bots_in_play_closes_without_an_error(autojump_clock):
    async with trio.open_nursery() as nursery:
        club = Served(nursery)
        anna = club.client("Anna", Way(wish=p.OpenTable("Bots", "academy")))
        await settled()
        anna.send(p.AddBot(1, "page"))
        await settled()
        anna.send(p.Start())
        await settled()
        assert anna.state.games.replica is not None
        nursery.cancel_scope.cancel()


# Private lines, keys and guesses


async def test_a_hall_with_a_password_has_private_lines_only(nursery, autojump_clock):
    club = Served(nursery)
    club.hall.admission.set_password("grail")
    anna, mal, plain = (
        club.client("Anna", Way(hall=True, password="grail")),
        club.client("Mal", Way(hall=True, password="cup")),
        club.client("Plain", Way(hall=True)),
    )
    await trio.sleep(20)
    assert anna.state.hall.in_list
    assert mal.state.table.refused.code == "password"
    assert plain.state.table.refused.code == "password"
    anna.send(p.OpenTable("Secret", "nobles"))
    bert = club.client("Bert", Way(hall=True, password="grail"))
    await trio.sleep(20)
    bert.send(p.JoinTable(next(iter(bert.state.hall.tables))))
    await settled()
    assert bert.state.table.my_seat == 1


async def test_the_organiser_comes_by_a_code_and_back_after_a_cut_line(club):
    olga = club.client("Olga", Way(hall=True, code=club.hall.reception.organiser_code()))
    await settled()
    assert olga.state.hall.welcome.organiser
    await club.lines[0].aclose()
    await trio.sleep(5)
    assert olga.state.hall.welcome.organiser
    olga.send(p.AskWhereabouts())
    await settled()
    assert [each.name for each in olga.state.hall.whereabouts.people] == ["Olga"]


async def test_a_seat_code_that_is_no_organisers_opens_its_seat(club):
    await two_at_a_table(club)
    (table,) = club.hall.directory.awake
    bert = next(person for person in table.people if person.name == "Bert")
    other = club.client("Bert elsewhere", Way(hall=True, code=table.admission.new_code(bert)))
    await settled()
    assert not other.state.hall.welcome.organiser
    other.send(p.JoinTable(table.id[:6]))
    await settled()
    assert other.state.table.my_seat == 1


async def guess(peer, number: str) -> None:
    await peer.say(p.JoinTable(number))
    door = await peer.until(lambda each: isinstance(each, p.Challenge) and not each.hall)
    proof = authentication.proof(authentication.key_hash("AAAA-BBBB-CCCC"), door.nonce, door.table)
    await peer.say(p.Enter(proof, only_back=True))
    await peer.until(lambda each: isinstance(each, p.InList))
    peer.heard.clear()


async def test_guessing_seat_codes_is_slow_in_a_hall_too(club):
    await two_at_a_table(club)
    (table,) = club.hall.directory.awake
    mal = club.peer("6.6.6.6")
    await visit(mal, "Mal")
    begun = trio.current_time()
    for _ in range(12):
        await guess(mal, table.id[:6])
    assert trio.current_time() - begun > 15, "a guess costs a hundred tokens of forty a second"


async def visit(peer, name: str) -> None:
    """Comes into the hall by hand."""
    await peer.send(p.MAGIC)
    await peer.say(p.greeting(name, can=("door", p.HALL)))
    await peer.until(lambda each: isinstance(each, p.Challenge))
    await peer.say(p.Enter())
    await peer.until(lambda each: isinstance(each, p.TableList))


async def test_a_flood_of_opens_is_slowed_down_and_bounded(club):
    mal = club.peer("6.6.6.6")
    await visit(mal, "Mal")
    begun = trio.current_time()
    for _ in range(40):
        await mal.say(p.OpenTable("x" * 50, "nobles"))
        await mal.say(p.ToList())
    with trio.move_on_after(60):
        await mal.until(lambda each: False)
    assert len(club.hall.directory.awake) == club.hall.directory.limits.per_person
    assert trio.current_time() - begun > 20


async def test_a_flood_in_the_list_does_not_hold_up_a_table(nursery, autojump_clock):
    club = Served(nursery)
    anna, bert = await two_at_a_table(club)
    await begun(anna, bert)
    mal = club.peer("6.6.6.6")
    await visit(mal, "Mal")

    await mal.say(*[p.Chat("spam")] * 2000)
    before = trio.current_time()
    await play([anna, bert], 5)
    assert trio.current_time() - before < 1
    assert len(club.hall.chat.lines) < 50


@pytest.mark.parametrize("message", [p.JoinTable("zzzzzz"), p.JoinTable(""), p.JoinTable("x" * 200), p.ToList()])
async def test_odd_messages_of_the_list_do_no_harm(club, message):
    mal = club.peer()
    await visit(mal, "Mal")
    await mal.say(message)
    await mal.say(p.Ping(7))
    assert (await mal.until(lambda each: isinstance(each, p.Pong))).n == 7


async def test_a_message_that_no_program_should_send_ends_the_line_and_nothing_else(club):
    anna, _ = await two_at_a_table(club)
    mal = club.peer()
    await visit(mal, "Mal")
    await mal.say(p.Unknown("dragon"))
    last = await mal.to_the_end()
    assert (type(last), last.code) == (p.Refused, "protocol")
    assert anna.status == "open"


# The journal


async def test_all_tables_come_back_with_all_seats(tmp_path: Path, autojump_clock):
    path = tmp_path / "hall.sqlite"
    async with trio.open_nursery() as nursery:
        club = Served(nursery, path)
        anna, bert = await two_at_a_table(club)
        await begun(anna, bert)
        await play([anna, bert], 7)
        tokens = {each.name: each.state.table.welcome.token for each in (anna, bert)}
        waiting = club.client("Cleo", Way(wish=p.OpenTable("Waiting", "nobles")))
        olga = club.client("Olga", Way(hall=True, code=club.hall.reception.organiser_code()))
        await settled()
        token = olga.state.hall.welcome.token
        cleo, identity = waiting.state.table.welcome.token, club.hall.id
        seqs = {table.name: table.seq for table in club.hall.directory.awake}
        nursery.cancel_scope.cancel()
    async with trio.open_nursery() as nursery:  # nothing was put away: the journal was not closed either
        club = Served(nursery, path)
        assert club.hall.id == identity
        rows = {row.name: row for row in club.hall.directory.listing.rows.values()}
        assert {name: row.people for name, row in rows.items()} == {"Corner": ["Anna", "Bert"], "Waiting": ["Cleo"]}
        assert club.hall.directory.find(rows["Corner"].id).seq == seqs["Corner"] == 7

        def back(name: str, token: str, row: p.ListedTable):
            return club.client(name, Way(keys=lambda table: token, wish=p.JoinTable(row.id)))

        anna, bert = (back(name, tokens[name], rows["Corner"]) for name in tokens)
        cleo = back("Cleo", cleo, rows["Waiting"])
        olga = club.client("Olga", Way(keys=lambda table: token, hall=True))
        await settled()
        assert [each.state.table.my_seat for each in (anna, bert, cleo)] == [0, 1, 0]
        assert olga.state.hall.welcome.organiser
        await play([anna, bert], 5)
        assert len(anna.state.games.reports) == 12
        nursery.cancel_scope.cancel()


async def test_a_table_that_was_put_away_goes_on_from_the_journal(tmp_path: Path, nursery, autojump_clock):
    club = Served(nursery, tmp_path / "hall.sqlite")
    anna, bert = await two_at_a_table(club)
    await begun(anna, bert)
    await play([anna, bert], 4)
    token = anna.state.table.welcome.token
    for client in (anna, bert):
        client.hang_up()
    await trio.sleep(400)
    assert not club.hall.directory.awake
    assert not club.server._services
    (row,) = club.hall.directory.listing.rows.values()
    again = club.client("Anna", Way(keys=lambda table: token, wish=p.JoinTable(row.id)))
    await settled()
    assert len(again.state.games.reports) == 4
    assert club.server._services


async def test_a_closed_table_does_not_come_back(tmp_path: Path, autojump_clock):
    path = tmp_path / "hall.sqlite"
    async with trio.open_nursery() as nursery:
        club = Served(nursery, path)
        await two_at_a_table(club)
        (table,) = club.hall.directory.awake
        club.server.deliver(club.hall.close(table))
        nursery.cancel_scope.cancel()
    async with trio.open_nursery() as nursery:
        assert not Served(nursery, path).hall.directory.listing.rows
        nursery.cancel_scope.cancel()


async def test_who_is_in_stays_in_over_the_same_line_when_the_password_changes(club):
    anna, bert = await two_at_a_table(club)
    lines = len(club.lines)
    club.hall.protect("secret")
    bert.send(p.ToList())
    await settled()
    assert (bert.state.hall.in_list, bert.state.table.lobby, bert.status) == (True, None, "open")
    assert [seat.name for seat in anna.state.table.lobby.seats[:2]] == ["Anna", ""]
    (row,) = bert.state.hall.tables.values()
    bert.send(p.JoinTable(row.id))
    await settled()
    assert bert.state.table.my_seat == 1
    assert len(club.lines) == lines, "nobody has called again"
    eve = club.client("Eve")
    await trio.sleep(5)
    assert eve.status == "closed"
    fred = club.client("Fred", Way(hall=True, password="secret"))
    await trio.sleep(5)
    assert fred.state.hall.in_list


async def test_a_visitor_is_moved_from_game_to_table_and_finds_the_seat_again(club):
    kept: dict[str, str] = {}
    anna, bert = await two_at_a_table(club, way=Way(kept.get, hall=True))
    await begun(anna, bert)
    first = bert.state.table.welcome
    kept[first.table_id] = first.token
    olga = club.client("Olga", Way(hall=True, code=club.hall.reception.organiser_code()))
    cleo = club.client("Cleo")
    await settled()
    cleo.send(p.OpenTable("Window", "nobles"))
    await trio.sleep(1)
    olga.send(p.AskWhereabouts())
    await settled()
    moved = next(each for each in olga.state.hall.whereabouts.people if each.name == "Bert")
    olga.send(p.MovePerson(moved.person, cleo.state.table.welcome.table_id[:6]))
    await settled()
    assert (bert.state.table.welcome.table, bert.state.games.replica) == ("Window", None)
    assert [line.names for line in bert.state.talk.lines if getattr(line, "code", "") == "moved"] == [["Olga"]]
    bert.send(p.ToList())
    await settled()
    bert.send(p.JoinTable(first.table_id[:6]))
    await settled()
    assert (bert.state.table.my_seat, bert.state.games.replica.seat) == (1, 1)


async def test_a_hall_without_a_password_any_more_still_opens_lines_to_its_doors(club):
    club.hall.protect("secret")
    key = club.hall.admission.door_key
    club.hall.protect("")
    visitor = club.client("Dora", Way(hall=True, door_key=key))
    late = club.client("Late", Way(hall=True, password="secret"))
    await trio.sleep(5)
    assert visitor.state.hall.in_list
    assert late.status == "closed"
    assert late.state.table.refused.code == "not-private"
