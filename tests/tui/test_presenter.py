"""The presenter of a game, without Textual: what is told, asked, looked back at, hinted and over."""

from __future__ import annotations

import random
from typing import Any

import pytest
import trio
from rich.text import Text

import core
from ai.search import Option, Thought
from netplay.protocol.messages import Abandon, Again, Chat, Stand, TableSettings
from tests.tui.local import LocalTable
from tui.boards import View, board
from tui.game_view import hints
from tui.game_view.ending import ResultNotice, end_choices
from tui.game_view.hint_request import HintRequest
from tui.game_view.look_back import LookBack
from tui.game_view.presenter import GamePresenter
from tui.game_view.question import question_key
from tui.game_view.source import LiveGame
from tui.game_view.status_line import status_line
from tui.game_view.telling import NarrationLine, TellingQueue
from tui.text.words import Words

WORDS = Words("en")


class RecordedGame:
    """Any replica with the names of its players, at no table."""

    client_state, reading = None, False

    def __init__(self, replica: core.Replica[Any], names: list[str]) -> None:
        self.replica, self.names = replica, names


def present(client: Any) -> GamePresenter:
    """Presents the game that a client is at, from now on."""
    presenter = GamePresenter(LiveGame(lambda: client.state), lambda: WORDS, patience=0.0)
    presenter.source.show(client.state.games.replica)
    presenter.begin(client.state.games.replica)
    return presenter


def nobles(*people: str, until: Any = lambda replica: replica.seq > 20) -> LocalTable:
    """A game of Duelling Nobles that has gone on for a while."""
    table = LocalTable(*(people or ("Anna", "Boris")), game="nobles", seed=3)
    table.start()
    table.play(until, random.Random(3))
    return table


def act(client: Any) -> None:
    """Gives the first possible answer."""
    client.send(client.state.act(client.state.games.replica.legal()[0]))


def advance(presenter: GamePresenter) -> list[NarrationLine]:
    """Takes in what has happened, as what shows the presenter does."""
    assert presenter.replica is not None
    new = presenter.advance(presenter.replica)
    presenter.queue.add(new)
    return new


def tell_everything(queue: TellingQueue) -> None:
    """Tells all that waits; recaps are read at once."""
    while queue.telling:
        queue.go_on()
        if queue.can_tell:
            queue.next()


# What has been told


@pytest.mark.parametrize("game", core.IDS)
def test_any_replica_is_presented_whole_at_every_moment(game):
    """Without a table, and from the first line to the last."""
    table = LocalTable("Anna", game=game)
    table.start(bots=max(1, core.game(game).seats[0] - 1))
    table.play(lambda replica: False, random.Random(2))
    replica, names = table.clients[0].state.games.replica, table.clients[0].state.games.names()
    presenter = GamePresenter(RecordedGame(replica, names), lambda: WORDS)
    presenter.begin(replica)
    assert presenter.told == len(replica.log)
    assert presenter.view().outcome == replica.outcome
    marks = [line.mark for line in presenter.readable]
    assert marks == sorted(marks)
    for mark in sorted(set(marks))[::7]:
        presenter.look_back.look(mark)
        shown = presenter.shown()
        assert len(shown.log) == mark
        assert not shown.legal
        assert shown.state == (replica.moment(mark - 1) if mark else replica.opening())
    last = presenter.last_round
    if last is not None:
        assert board(game).round_ends(replica.log[last - 1])
        assert presenter.recap(last) is not None
    assert not presenter.absentees()
    assert not presenter.hintable()


def test_nothing_is_asked_until_everything_has_been_told():
    table = nobles(until=lambda replica: replica.to_act == (1,) and replica.seq > 20)
    anna, boris = table.clients
    presenter = present(anna)
    assert not presenter.ask(presenter.view())
    while not anna.state.games.replica.legal():
        act(boris)
    told = presenter.told
    assert advance(presenter)
    assert presenter.telling
    assert presenter.told == told
    assert len(presenter.view().log) == presenter.told
    assert not presenter.ask(presenter.view())
    tell_everything(presenter.queue)
    assert presenter.told == len(anna.state.games.replica.log)
    assert presenter.ask(presenter.view())
    assert [*presenter.question.legal] == [*presenter.moments.answers(anna.state.games.replica)]


def test_a_moment_that_is_still_drawn_is_not_yet_told():
    table = nobles(until=lambda replica: 0 in replica.to_act and replica.seq > 20)
    presenter = present(table.clients[0])
    presenter.queue.phase = 0.5
    assert presenter.telling
    assert presenter.view().phase == 0.5
    assert not presenter.view().legal
    assert not presenter.ask(presenter.view())
    presenter.queue.phase = 1.0
    assert presenter.ask(presenter.view())


def test_talk_stands_after_the_event_that_it_followed():
    table = nobles()
    presenter = present(table.clients[0])
    before = len(table.clients[0].state.games.replica.log)
    table.clients[1].send(Chat("Well played"))
    table.play(lambda replica: len(replica.log) > before + 3, random.Random(3))
    lines = advance(presenter)
    said = next(line for line in lines if "Well played" in line.text.plain)
    assert (said.mark, said.source) == (before, "")
    assert [line.mark for line in lines] == sorted(line.mark for line in lines)
    assert advance(presenter) == []


def test_a_queue_stops_at_a_line_that_stops_until_it_may_go_on():
    queue = TellingQueue()
    queue.add(NarrationLine(Text(str(mark)), mark, stops=mark == 2) for mark in (1, 2, 3))
    while queue.can_tell:
        queue.next()
    assert (queue.mark, queue.held, queue.telling) == (2, True, True)
    queue.go_on()
    assert queue.next().mark == 3
    assert not queue.telling


# What is asked


@pytest.fixture
def asked() -> tuple[Any, GamePresenter]:
    """A client that is asked something, and the presenter that has shown the question."""
    table = nobles(until=lambda replica: 0 in replica.to_act and len(replica.legal()) > 1 and replica.seq > 20)
    presenter = present(table.clients[0])
    assert presenter.ask(presenter.view())
    return table.clients[0], presenter


def test_a_question_comes_up_once_and_again_after_looking_back(asked):
    _, presenter = asked
    key = presenter.question.key
    assert not presenter.ask(presenter.view())
    presenter.look_back.look(3)
    assert not presenter.ask(presenter.view())
    assert not presenter.question.legal
    assert not presenter.shown().legal
    presenter.look_back.look(None)
    assert presenter.ask(presenter.view())
    assert presenter.question.key == key


def test_a_question_is_hidden_while_something_covers_it(asked):
    _, presenter = asked
    assert not presenter.ask(presenter.view(), covered=True)
    assert not presenter.view().legal
    assert not presenter.question.guard.counts(1e12)
    assert presenter.ask(presenter.view())
    assert presenter.question.guard.counts(1e12)


def test_an_answer_that_is_under_way_closes_the_question(asked, monkeypatch):
    client, presenter = asked
    assert presenter.awaited
    monkeypatch.setattr(client, "send", client.state.sent)
    act(client)
    assert presenter.pending
    assert not presenter.awaited
    assert not presenter.ask(presenter.view())
    assert presenter.question.key == ()
    assert status_line(presenter, presenter.view(), "").text == WORDS("table-sending")


def test_a_view_of_now_has_no_answers_until_the_list_has_heard_of_them(asked):
    client, presenter = asked
    before = presenter.question.key
    act(client)
    client.table.play(lambda replica: 0 in replica.to_act, random.Random(1))
    advance(presenter)
    presenter.queue.clear(presenter.narration.events)
    assert question_key(View.of(presenter.replica, WORDS, ())) != before
    assert not presenter.view().legal
    assert presenter.ask(presenter.view())
    assert presenter.view().legal


def test_a_lone_answer_is_due_only_while_its_question_is_open():
    table = nobles(until=lambda replica: len(replica.legal()) == 1)
    presenter = present(table.clients[0])
    view = presenter.view()
    assert presenter.ask(view)
    lone = presenter.lone_answer(view)
    assert lone is not None
    assert lone.is_due
    presenter.question.hide()
    assert not lone.is_due
    assert presenter.ask(presenter.view())
    assert not lone.is_due, "it has come up anew, and waits anew"
    assert presenter.lone_answer(presenter.view()).is_due


def test_several_answers_are_never_given_by_themselves(asked):
    _, presenter = asked
    assert presenter.lone_answer(presenter.view()) is None


# Looking back


def test_looking_back_goes_from_moment_to_moment_and_stops_at_the_ends():
    back, marks = LookBack(), [0, 2, 2, 5, 9]
    assert back.neighbour(-1, marks) is None
    back.look(5, stays=True)
    assert (back.neighbour(-1, marks), back.neighbour(1, marks)) == (2, 9)
    back.look(9)
    assert back.neighbour(1, marks) == 9
    assert back.neighbour(1, []) is None
    back.look(None, stays=True)
    assert (back.active, back.stays) == (False, False)


# Hints


def prefers_last(replica: core.Replica[Any]) -> Thought:
    legal, seats = list(replica.legal())[::-1], replica.game.players(replica.state)
    return Thought(
        tuple(Option(each, 200 - 60 * at, (1 / seats,) * seats) for at, each in enumerate(legal[:3])), 9, True
    )


def spawned(monkeypatch: pytest.MonkeyPatch, search: Any) -> Any:
    """Runs each search at once, in place of a worker process."""
    monkeypatch.setattr(hints, "search_in_worker", search)
    return lambda task: trio.run(task)


def test_a_hint_is_remembered_for_its_question(asked, monkeypatch):
    _, presenter = asked

    async def search(replica, luck, strength):
        return prefers_last(replica)

    done: list[int] = []
    question, replica, hint = presenter.hintable(), presenter.replica, presenter.hint
    assert question == presenter.question.key
    assert presenter.hint_refusal() == ""
    hint.start(question, replica, spawned(monkeypatch, search), done=lambda: done.append(1))
    assert done == [1]
    assert hint.is_searching(question, replica)
    found = hint.take()
    assert found.options[0].action == list(replica.legal())[-1]
    assert hint.search is None
    assert hint.known(question, replica) is found
    assert hint.known(("another",), replica) is None


def test_a_search_is_dropped_when_something_else_is_asked(asked, monkeypatch):
    client, presenter = asked
    done: list[int] = []
    finished: list[int] = []

    async def search(replica, luck, strength):
        act(client)
        assert presenter.hint.keep(presenter.hintable())
        await trio.sleep(0)
        finished.append(1)

    spawn = spawned(monkeypatch, search)
    presenter.hint.start(presenter.hintable(), presenter.replica, spawn, done=lambda: done.append(1))
    assert (done, finished) == ([], [])
    assert presenter.hint.search is None


def test_a_search_that_fails_has_no_result(asked, monkeypatch):
    _, presenter = asked

    async def search(replica, luck, strength):
        raise LookupError

    hint = HintRequest()
    hint.start(presenter.hintable(), presenter.replica, spawned(monkeypatch, search))
    assert hint.search.failed
    assert hint.take() is None
    assert hint.known(presenter.hintable(), presenter.replica) is None


def test_why_no_hint_can_be_asked_for(asked):
    client, presenter = asked
    client.send(TableSettings(hints=False))
    assert (presenter.hint_refusal(), presenter.hintable(), presenter.hints_allowed) == ("off", (), False)
    client.send(TableSettings(hints=True))
    assert presenter.hint_refusal() == ""
    presenter.question.close()
    assert presenter.hint_refusal() == "not-asked"
    table = LocalTable("Anna", "Boris", "Chloé")
    table.clients[2].send(Stand())
    table.start()
    assert present(table.clients[2]).hint_refusal() == "watching"


# The end


def test_the_result_comes_up_once_when_nothing_else_is_read():
    result, outcome = ResultNotice(), core.Outcome(((0,), (1,)), (3, 2), "coins")
    assert not result.comes_up(None, True)
    assert not result.comes_up(outcome, False)
    assert result.comes_up(outcome, True)
    assert not result.comes_up(outcome, True)
    result.put_off()
    assert result.comes_up(outcome, True)
    result.shown = True
    other = ResultNotice()
    other.succeed(result)
    assert not other.comes_up(outcome, True), "it was shown on the screen before"
    assert not other.comes_up(None, True)
    assert other.comes_up(outcome, True), "another game has ended"


@pytest.mark.parametrize(
    ("is_host", "at_once", "provable", "plays", "choices"),
    [
        (False, False, False, False, ["look", "leave"]),
        (False, False, False, True, ["rematch", "look", "leave"]),
        (True, False, False, True, ["rematch", "again", "look", "leave"]),
        (True, True, True, True, ["rematch", "look", "deal", "leave"]),
    ],
)
def test_what_can_be_done_at_the_end(is_host, at_once, provable, plays, choices):
    assert end_choices(is_host, at_once, provable, plays) == choices


def test_a_guest_reads_a_finished_game_until_they_leave_it():
    table = nobles(until=lambda replica: False)
    host, guest = table.clients
    presenter, replica = present(guest), guest.state.games.replica
    presenter.tell_result()
    presenter.queue.clear(presenter.narration.events)
    host.send(Again())
    assert guest.state.games.replica is None
    assert presenter.source.reading
    assert (presenter.replica, presenter.table) == (replica, None)
    assert presenter.view().names == ["Anna", "Boris"]
    assert WORDS("table-set-up-again") in status_line(presenter, presenter.view(), "").text
    presenter.source.leave()
    assert (presenter.source.reading, presenter.replica) == (False, None)


def test_a_new_game_forgets_the_steps_that_went_by_in_the_one_before():
    table = nobles()
    presenter, replica = present(table.clients[0]), table.clients[0].state.games.replica
    presenter.forced.wait("no more weapons", 1)
    presenter.begin(replica)
    assert not presenter.forced.line


def test_a_game_that_was_abandoned_is_not_read():
    table = nobles()
    host, guest = table.clients
    presenter = present(guest)
    host.send(Abandon())
    assert not presenter.source.reading
    assert presenter.view() is None


def test_a_bot_may_play_for_those_who_are_away_and_only_the_host_may_say_so():
    table = nobles()
    host, guest = map(present, table.clients)
    assert host.absentees() == []
    table.clients[1].leave()
    assert (host.absentees(), guest.absentees()) == ([1], [])


# The sentence above the answers


def test_the_sentence_above_the_answers_says_what_matters_most(asked):
    _, presenter = asked
    view = presenter.view()
    assert status_line(presenter, view, "").tone == "question"
    presenter.question.refusal = "You have no coins."
    assert status_line(presenter, view, "")[:2] == ("You have no coins.", "problem")
    presenter.queue.add(presenter.readable[:1])
    assert status_line(presenter, view, "")[:2] == (presenter.readable[-1].source, "waiting")
    presenter.look_back.look(2)
    assert status_line(presenter, view, "")[:2] == (WORDS("table-looking-asked"), "past")
    assert status_line(presenter, view, "The line is cut.")[:2] == ("The line is cut.", "problem")


def test_steps_that_were_skipped_are_named_as_such_before_the_question(asked):
    _, presenter = asked
    assert status_line(presenter, presenter.view(), "").before == ""
    presenter.forced.wait("no favour now", 1)
    assert status_line(presenter, presenter.view(), "").text.startswith("(skipped: no favour now) ")
    presenter.forced.end()
    presenter.forced.wait("nothing to buy", 1)
    presenter.forced.end()
    assert status_line(presenter, presenter.view(), "").before == "(skipped: no favour now · nothing to buy)"
