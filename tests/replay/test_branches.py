"""Games that leave a finished one: from any moment on as the cards lay, or with what a seat could not see drawn again.

Knows: kept games, tables for one, the archive.
Must not know: screens.
"""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

import core
from netplay.archive import analysis, file_format
from netplay.archive.file_format import GameFile, NoKeptGame
from netplay.archive.kept_game import Disclosed, KeptGame
from netplay.archive.library import Library
from netplay.archive.opened_game import ALL_OPEN, OpenedGame
from netplay.archive.played_on import Moment, drawn_anew, played_on
from netplay.archive.store import Archive
from netplay.archive.summary import Told, summarize
from netplay.client.replicated_game import ReplicatedGame
from netplay.game.play import Play
from netplay.protocol.messages import Played
from netplay.server.workers import SearchJob
from netplay.table.branch import taken_back
from netplay.table.saved import SavedTable, from_bytes, to_bytes
from netplay.table.table import Table
from tests.replay.kept import NOON, of_dealer, opened
from tests.tui.local import LocalTable

GAMES = pytest.mark.parametrize("game", core.IDS)


def begun(saved: SavedTable) -> Play:
    play = Table.resumed(saved).play
    assert play is not None
    return play


def ended(play: Play, seat: int, disclose: bool = False) -> GameFile:
    """The game of a table for one, played to its end at random, as its player keeps it."""
    rng, dealer = random.Random(2), play.dealer
    while dealer.outcome is None:
        actor = dealer.to_act[0]
        dealer.act(actor, rng.choice(list(dealer.legal(actor))))
    began = msgspec.structs.replace(play.began(seat), reports=[])
    told = Told(began, dealer.history(seat), "camelot", "Camelot", ["Anna"] * dealer.seats, [""] * dealer.seats, NOON)
    steps = [Played(step.actor, step.action) for step in dealer.steps]
    opened = Disclosed(play.origin.seed, steps, play.origin.begins) if disclose else None
    return GameFile(
        summarize(
            told,
            core.follow_game(dealer.game, began.seat, core.Snapshot(0, began.state), dealer.history(began.seat)).last,
        ),
        KeptGame(began, dealer.history(seat), opened),
    )


@GAMES
@pytest.mark.parametrize("part", [0, 0.3, 0.8])
def test_a_game_drawn_anew_begins_with_what_the_seat_saw_and_can_be_played_out(game, part, tmp_path):
    kept = opened(game, tmp_path)
    steps = int(part * len(kept.file.game.reports))
    saved = from_bytes(to_bytes(drawn_anew(kept, Moment(steps, kept.seat), "Anna", "What if")))
    play = begun(saved)
    then = kept.timeline(kept.seat).at(steps)
    assert core.mask(kept.game, play.dealer.state, kept.seat) == then.state
    assert ReplicatedGame(play.began(kept.seat)).replica.legal() == then.legal()
    file = ended(play, kept.seat)
    again = OpenedGame(file_format.decode(file_format.encode(file)))
    assert again.summary.branch == "drawn-anew"
    assert again.timeline(kept.seat).last.outcome == play.dealer.outcome


@GAMES
def test_law_2_what_is_drawn_anew_tells_the_seat_nothing_of_how_the_cards_lay(game, tmp_path):
    """However the hidden cards fall, and however they lay in truth, the seat is sent the same bytes to begin with."""
    kept = opened(game, tmp_path)
    steps = len(kept.file.game.reports) // 3
    closed = OpenedGame(GameFile(kept.summary, msgspec.structs.replace(kept.file.game, disclosed=None)))
    plays = [begun(drawn_anew(each, Moment(steps, kept.seat), "Anna", "")) for each in (kept, kept, closed)]
    assert len({msgspec.msgpack.encode(play.began(kept.seat)) for play in plays}) == 1


@GAMES
def test_law_2_an_analysis_depends_on_what_its_seat_saw_alone(game, tmp_path):
    """The judge is given the same bytes whether the table has opened the game or not."""
    kept = opened(game, tmp_path)
    closed = OpenedGame(GameFile(kept.summary, msgspec.structs.replace(kept.file.game, disclosed=None)))
    asked = [[SearchJob.of(each.replica) for each in analysis.choices(one, kept.seat)] for one in (kept, closed)]
    assert asked[0] == asked[1] != []


def test_an_analysis_leaves_out_what_was_taken_back():
    game = core.game("histrio")
    dealer = core.Dealer(game, 3, seed=bytes(32))
    dealer.act(0, dealer.legal(0)[0])
    dealer.act(0, core.TakeBack((1,)))
    rng = random.Random(1)
    while dealer.outcome is None:
        actor = dealer.to_act[0]
        dealer.act(actor, rng.choice(list(dealer.legal(actor))))
    found = [each.step for each in analysis.choices(of_dealer(dealer, {}, bytes(32)), 0)]
    assert found[0] == 2, "the choice that stood"


@GAMES
def test_a_branch_that_was_opened_is_seen_from_every_seat(game, tmp_path):
    kept = opened(game, tmp_path)
    play = begun(drawn_anew(kept, Moment(5, kept.seat), "Anna", ""))
    again = OpenedGame(ended(play, kept.seat, disclose=True))
    assert again.views() == [kept.seat, *(seat for seat in range(play.dealer.seats) if seat != kept.seat), ALL_OPEN]
    assert again.timeline(ALL_OPEN).at(0).state == kept.game.decode(play.origin.begins)
    further = begun(played_on(again, Moment(2, kept.seat), "Anna", ""))
    assert further.dealer.history(kept.seat) == again.file.game.reports[:2]


def test_a_game_that_claims_to_begin_in_the_middle_must_go_on_from_there(tmp_path):
    kept = opened("nobles", tmp_path)
    play = begun(drawn_anew(kept, Moment(9, kept.seat), "Anna", ""))
    file = ended(play, kept.seat)
    for changes in ({"branch": ""}, {"branch": "undone"}, {"state": play.dealer.first_snapshot(1 - kept.seat).state}):
        bad = msgspec.structs.replace(file.game, began=msgspec.structs.replace(file.game.began, **changes))
        with pytest.raises(NoKeptGame):
            OpenedGame(GameFile(file.summary, bad))


def test_a_branch_is_listed_with_its_mark_and_kept_out_of_the_statistics(tmp_path):
    kept = opened("nobles", tmp_path / "games")
    play = begun(drawn_anew(kept, Moment(9, kept.seat), "Anna", ""))
    archive = Archive(tmp_path / "games")
    archive.keep(ended(play, kept.seat))
    library = Library(archive, None)
    assert sorted(game.branch for game in library.games()) == ["", "drawn-anew"]
    assert [each.branch for each in library.summaries()] == [""]
    assert len(library.summaries(branches=True)) == 2
    versions = {each.summary.branch: each.path.read_bytes()[16] for each in archive.games()}
    assert versions == {"": 1, "drawn-anew": 2}, "older releases say of it that they are too old"


def test_a_game_alone_that_went_back_is_marked_too(tmp_path: Path):
    local = LocalTable("Anna", game="nobles")
    local.start(bots=1)
    local.play(lambda replica: replica.seq >= 12, random.Random(2))
    saved = taken_back(local.table.saved(), 6)
    assert saved.play is not None
    play = begun(saved)
    assert play.began(0).branch == "undone"
    assert ended(play, 0).summary.branch == "undone"
