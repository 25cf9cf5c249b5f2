"""Taking back in a game alone, and playing on from a moment of a finished one."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
import trio

import core
from netplay.archive.played_on import Moment, played_on
from netplay.journal.journal import Journal
from netplay.table.table import Table
from tests.netplay.test_process import reached
from tests.replay.kept import opened
from tests.tui.local import LocalTable, screen_text, show
from tui.game_view.replay.taking_back import all_after, answer, before_last_choice, last_choice, step_of_line, why_not
from tui.lines.play import NurseryTasks
from tui.screens.dialogs import Chooser
from tui.screens.replay.replay import ReplayScreen
from tui.session.launch import LaunchRequest
from tui.session.session import Session


def game_of(session: Session):
    """The game that the session's client is told of."""
    return session.client.state.games.current if session.client is not None else None


async def played(session: Session, enough: Callable[[int], bool]) -> None:
    """Answers at random until there were enough choices, and the bots have answered."""
    rng, done = random.Random(5), 0
    while True:
        state = session.client.state
        game = state.games.current
        if game is not None and state.requests.pending is None and (legal := list(game.replica.legal())):
            if enough(done):
                return
            done += session.act(rng.choice(legal))
        await trio.sleep(0.001)


@pytest.mark.parametrize(("game_id", "least"), [("academy", 3), ("nobles", 1)])
async def test_a_game_alone_goes_back_to_before_the_last_choice_and_is_saved_so(game_id, least, tmp_path):
    with Journal(tmp_path / "journal.sqlite") as journal, trio.fail_after(60):
        async with trio.open_nursery() as nursery:
            session = Session(NurseryTasks(nursery), lambda message: None, journal)
            bots = core.game(game_id).seats[0] - 1
            session.begin(LaunchRequest("solo", "Anna", game=game_id, bots=bots, level="page", at_once=True, pace=0))
            await reached(lambda: game_of(session) is not None)
            await played(session, lambda done: done >= least and before_last_choice(game_of(session)) is not None)
            before = game_of(session)
            step = before_last_choice(before)
            reports, first = before.reports[:step], before.first
            assert session.take_back(step)
            await reached(lambda: game_of(session) is not None)
            after = game_of(session)
            assert (after.first, after.reports[:step]) == (first, reports)
            assert after.replica.legal(), "the choice is asked again"
            assert session.plan.do == "solo"
            assert session.plan.branch is None
            await reached(lambda: session.saved)
            assert len(journal.unfinished()) == 1, "it is the same game, and not another one"
            assert len(journal.read(journal.find("").id).play.steps) == len(after.reports)
            nursery.cancel_scope.cancel()


async def test_a_step_without_an_alternative_is_not_what_is_taken_back():
    """It would be taken again at once, and the key would seem to do nothing."""

    def is_forced(game) -> bool:
        open_steps = game.replica.can_be_taken_back
        return bool(game.forced.intersection(open_steps)) and before_last_choice(game) is not None

    with trio.fail_after(60):
        async with trio.open_nursery() as nursery:
            session = Session(NurseryTasks(nursery), lambda message: None)
            session.begin(LaunchRequest("solo", "Anna", game="nobles", bots=1, level="page", at_once=True, pace=0))
            await reached(lambda: game_of(session) is not None)
            await played(session, lambda done: is_forced(game_of(session)))
            before = game_of(session)
            assert session.take_back(before_last_choice(before))
            await reached(lambda: game_of(session) not in (None, before))
            assert len(game_of(session).replica.legal()) > 1
            nursery.cancel_scope.cancel()


@pytest.mark.parametrize("game_id", core.IDS)
async def test_alone_too_nothing_is_taken_back_from_which_a_player_has_learned_something(game_id):
    with trio.fail_after(60):
        async with trio.open_nursery() as nursery:
            session = Session(NurseryTasks(nursery), lambda message: None)
            bots = core.game(game_id).seats[0] - 1
            session.begin(LaunchRequest("solo", "Anna", game=game_id, bots=bots, level="page", at_once=True, pace=0))
            await reached(lambda: game_of(session) is not None)
            await played(session, lambda done: done > 2 and not game_of(session).replica.can_be_taken_back)
            game = game_of(session)
            assert before_last_choice(game) is None
            assert why_not(game) == "branch-undo-seen"
            assert all_after(game, len(game.reports) - 1) is None
            assert not any(session.take_back(steps) for steps in range(len(game.reports)))
            nursery.cancel_scope.cancel()


async def test_a_bot_that_has_shown_its_travel_card_does_not_let_the_player_alone_choose_again():
    with trio.fail_after(60):
        async with trio.open_nursery() as nursery:
            session = Session(NurseryTasks(nursery), lambda message: None)
            session.begin(LaunchRequest("solo", "Anna", game="histrio", bots=2, level="page", at_once=True, pace=0))
            await reached(lambda: game_of(session) is not None)
            await played(session, lambda done: done > 0)
            game = game_of(session)
            shown = [event for event in game.replica.log if event.key == "travels"]
            assert len(shown) >= 3, "all travel cards have been shown"
            chosen = next(report.seq for report in game.reports if report.actor == game.replica.seat)
            assert not session.take_back(chosen - 1)
            nursery.cancel_scope.cancel()


async def test_nothing_is_taken_back_before_the_first_choice_or_beyond_the_last_step(tmp_path):
    with trio.fail_after(60):
        async with trio.open_nursery() as nursery:
            session = Session(NurseryTasks(nursery), lambda message: None)
            session.begin(LaunchRequest("solo", "Anna", game="nobles", bots=1, level="page", at_once=True, pace=0))
            await reached(lambda: game_of(session) is not None)
            assert before_last_choice(game_of(session)) is None
            steps = len(game_of(session).reports)
            assert not session.take_back(steps + 10)
            assert not session.take_back(-1)
            nursery.cancel_scope.cancel()


async def test_at_a_table_that_is_open_to_others_nothing_is_taken_back():
    with trio.fail_after(60):
        async with trio.open_nursery() as nursery:
            session = Session(NurseryTasks(nursery), lambda message: None)
            session.begin(LaunchRequest("host", "Anna", host="127.0.0.1", port=0, quiet=True))
            await reached(lambda: session.client is not None and session.client.state.table.lobby is not None)
            assert not session.take_back(0)
            nursery.cancel_scope.cancel()


def test_a_line_of_the_log_leads_to_the_step_that_said_it():
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()
    local.play(lambda replica: replica.seq >= 20, random.Random(2))
    game = local.clients[0].state.games.current
    for step in range(len(game.reports)):
        for mark in range(game.logged(step) + 1, game.logged(step + 1) + 1):
            assert step_of_line(game, mark) == step + 1
    assert step_of_line(game, 0) == 0


# At a table


def after_a_challenge() -> LocalTable:
    """A duel in which a challenge can be taken back: the other player has yet to decide who fights."""
    local = LocalTable("Anna", "Boris", game="nobles", seed=3)
    local.start()
    rng, dealer = random.Random(5), local.table.play.dealer
    while not dealer.steps or dealer.steps[-1].action[0] != "challenge" or dealer.seq not in dealer.can_be_taken_back:
        seat = dealer.to_act[0]
        client = local.clients[seat]
        assert client.send(client.state.act(rng.choice(list(dealer.legal(seat)))))
    return local


def test_a_player_who_has_done_nothing_is_told_so():
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()

    async def script(app, pilot):
        await pilot.press("u")
        await pilot.pause()
        assert "nothing of yours to take back" in screen_text(app)

    show(local.clients[0], script)


def test_a_secret_choice_is_taken_back_by_one_key_and_asked_again():
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()

    async def script(app, pilot):
        await pilot.press("1")
        await pilot.pause()
        assert local.table.play.dealer.seq == 1
        assert "u undo" in screen_text(app)
        await pilot.press("u")
        await pilot.pause()
        assert local.table.play.dealer.steps[-1].action == ["take_back", [1]]
        assert "chooses again" in screen_text(app)

    show(local.clients[0], script)


def test_whoever_is_asked_decides_in_a_dialog_and_enter_alone_decides_nothing():
    local = after_a_challenge()
    asker = local.table.play.dealer.steps[-1].actor
    game = local.clients[asker].state.games.current
    local.clients[asker].send(local.clients[asker].state.act(last_choice(game)))

    async def script(app, pilot):
        name = local.clients[asker].name
        await pilot.pause()
        assert f"{name} would like to take a step back" in screen_text(app)
        await pilot.press("u")
        await pilot.pause()
        assert isinstance(app.screen, Chooser)
        await pilot.press("enter")
        await pilot.pause()
        assert local.table.phase.taking_back is not None, "the first choice is to decide later"
        await pilot.press("u")
        await pilot.pause()
        await pilot.press("2")
        await pilot.pause()
        assert local.table.play.dealer.steps[-1].action[0] == "take_back"
        assert "all agree" in screen_text(app)

    show(local.clients[1 - asker], script)


def test_an_earlier_moment_is_asked_for_and_a_refusal_is_said():
    local = after_a_challenge()
    asker = local.table.play.dealer.steps[-1].actor

    async def script(app, pilot):
        await pilot.press("u")
        await pilot.pause()
        assert local.table.phase.taking_back is not None
        assert "The others are thinking about it" in screen_text(app)
        other = local.clients[1 - asker]
        other.send(answer(other.state, agree=False))
        await pilot.pause()
        assert "does not agree" in screen_text(app)

    show(local.clients[asker], script)


def test_the_log_leads_back_no_further_than_what_somebody_has_seen():
    local = after_a_challenge()
    game = local.clients[0].state.games.current
    first = game.replica.can_be_taken_back[0]
    assert all_after(game, first - 1).steps == game.replica.can_be_taken_back
    assert all_after(game, first - 2) is None
    assert all_after(game, len(game.reports)) is None


# What if


@pytest.mark.parametrize("game_id", core.IDS)
def test_a_finished_game_is_played_on_from_any_step_as_the_cards_lay(game_id, tmp_path):
    kept = opened(game_id, tmp_path)
    steps = len(kept.file.game.reports)
    for step in (0, 1, steps // 2, steps - 1):
        player = kept.seat
        saved = played_on(kept, Moment(step, player), "Anna", "What if")
        table = Table.resumed(saved)
        dealer = table.play.dealer
        assert table.people.host.seat == player
        assert len(table.seats.bots) == dealer.seats - 1
        assert dealer.history(player) == kept.file.game.reports[:step]
        for after in kept.file.game.disclosed.steps[step:]:  # the same choices lead to the same end
            dealer.act(after.actor, dealer.game.unpack(after.action))
        assert dealer.history(player) == kept.file.game.reports
    with pytest.raises(ValueError, match=str(steps)):
        played_on(kept, Moment(steps, kept.seat), "Anna", "What if")


def test_a_game_that_was_never_shown_in_full_is_not_played_on(tmp_path):
    kept = opened("nobles", tmp_path, proven=False)
    with pytest.raises(ValueError, match="3"):
        played_on(kept, Moment(3, kept.seat), "Anna", "What if")


def test_the_replay_asks_and_begins_a_game_alone_from_its_moment(tmp_path):
    kept = opened("nobles", tmp_path)
    begun = []

    async def script(app, pilot):
        app.begin = begun.append
        app.push_screen(ReplayScreen(kept))
        await pilot.pause()
        await pilot.press("right", "right", "right", "w")
        await pilot.pause()
        assert isinstance(app.screen, Chooser)
        await pilot.press("2")
        await pilot.pause()
        await pilot.pause()
        assert not any(isinstance(screen, ReplayScreen) for screen in app.screen_stack)

    show(None, script)
    (request,) = begun
    assert (request.do, request.game, request.at_once) == ("solo", "nobles", True)
    assert (len(request.branch.play.steps), request.branch.play.branch) == (3, "as-it-lay")


@pytest.mark.parametrize("proven", [True, False])
def test_the_replay_offers_to_draw_anew_even_if_the_table_never_opened_the_game(tmp_path, proven):
    kept = opened("nobles", tmp_path, proven=proven)
    begun = []

    async def script(app, pilot):
        app.begin = begun.append
        app.push_screen(ReplayScreen(kept))
        await pilot.pause()
        await pilot.press("right", "w")
        await pilot.pause()
        await pilot.press("3" if proven else "2")
        await pilot.pause()
        await pilot.pause()

    show(None, script)
    (request,) = begun
    assert (request.branch.play.steps, request.branch.play.branch) == ([], "drawn-anew")


@pytest.mark.parametrize(("proven", "key", "said"), [(True, "end", "over here"), (False, "end", "over here")])
def test_the_replay_says_why_it_cannot_be_played_on(tmp_path, proven, key, said):
    kept = opened("nobles", tmp_path, proven=proven)

    async def script(app, pilot):
        app.push_screen(ReplayScreen(kept))
        await pilot.pause()
        await pilot.press(key, "w")
        await pilot.pause()
        assert said in screen_text(app)

    show(None, script)


def test_a_game_cut_short_keeps_the_intervals_of_bots_up_to_there():
    local = LocalTable("Anna", game="nobles")
    local.start(bots=1)
    local.play(lambda replica: replica.seq >= 12, random.Random(2))
    play = local.table.play
    saved = play.saved()
    assert all(each.seq <= 4 for each in saved.after(4).bot_intervals)
    assert saved.after(len(saved.steps)) == saved
    with pytest.raises(ValueError, match=str(len(saved.steps) + 1)):
        saved.after(len(saved.steps) + 1)
