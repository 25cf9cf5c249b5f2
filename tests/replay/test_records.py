"""Records: what players can boast of, from whole games of every kind, and the page that shows it.

Knows: kept games, records, the record page.
Must not know: how a screen is opened.
"""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

import core
from netplay.archive.file_format import NoKeptGame
from netplay.archive.opened_game import OpenedGame
from netplay.archive.records import longest_streak, records
from netplay.archive.statistics import parts_of
from tests.play import seed_of
from tests.replay.kept import kept
from tests.replay.test_statistics import SERIES, game
from tui.draw.canvas import Canvas
from tui.screens.replay.statistics import draw
from tui.text.words import Words

FEATS = {
    "nobles": {"duels": [5, 5], "duels-won": [3, 1], "dice": [10, 9], "dice-sum": [35, 36], "best-score": [14, 9]},
    "grail": {"villages": [4, 2, 1], "villages-spear": [3, 0, 1], "villages-thief": [1, 2, 0], "best-move": [7, 9, 1]},
    "histrio": {"shows": [2, 2], "shows-pleased": [1, 0], "shows-won": [1, 0], "best-show": [9, 0]},
    "academy": {"coats": [12, 9], "coats-lost": [3, 1], "best-track": [17, 9]},
}


def played(game_id: str, seats: int, number: int = 5) -> core.Replica:
    """A whole game at random, as a spectator saw it."""
    dealer, rng = core.Dealer(core.game(game_id), seats, seed=seed_of(number)), random.Random(number)
    while dealer.outcome is None:
        seat = dealer.to_act[0]
        dealer.act(seat, rng.choice(list(dealer.legal(seat))))
    return core.follow_game(dealer.game, None, dealer.first_snapshot(None), dealer.history(None)).last


@pytest.mark.parametrize("game_id", core.IDS)
@pytest.mark.parametrize("most", [False, True])
def test_every_game_has_feats_of_its_own_a_number_a_seat(game_id, most):
    rules = core.game(game_id)
    seats = rules.seats[-1] if most else rules.seats[0]
    last = played(game_id, seats)
    feats = rules.feats(last.state, last.log)
    assert feats.keys() >= FEATS[game_id].keys()
    assert {len(values) for values in feats.values()} == {seats}
    assert any(any(values) for values in feats.values())


def test_the_feats_of_a_duel_are_what_the_log_tells():
    last = played("nobles", 2)
    feats, told = last.game.feats(last.state, last.log), Counter(event.key for event in last.log)
    assert sum(feats["duels"]) == told["rolls"]
    assert sum(feats["duels-won"]) == told["wins"]
    assert sum(feats["dice-sum"]) == sum(sum(event.args["dice"]) for event in last.log if event.key == "rolls")
    assert max(feats["best-score"]) == max(event.args["total"] for event in last.log if event.key == "score")


def test_the_villages_of_a_race_are_counted_by_the_side_of_the_die():
    last = played("grail", 5)
    feats = last.game.feats(last.state, last.log)
    sides = sum(sum(feats[f"villages-{side}"]) for side in ("spear", "thief", "seal"))
    assert sides == sum(feats["villages"]) == sum(event.key == "village" for event in last.log) > 0


def test_records_are_of_the_best_game_and_shares_of_all():
    first = game(1, [3, 1], ["Anna", "Boris"], feats=FEATS["nobles"])
    second = game(2, [9, 2], ["Boris", "Anna"], seat=1, feats=FEATS["nobles"])
    found = {record.key: record for record in records(parts_of([first, second], "Anna"))}
    assert (found["best-score"].value, found["best-score"].part.summary.id) == (14, first.id)
    assert (found["duels"].value, found["duels"].of) == (4, 10), "3 of 5, and from the other seat 1 of 5"
    assert found["dice"].value == pytest.approx(71 / 19)
    assert (found["lead"].value, found["streak"].value) == (2, 1)


def test_a_streak_ends_with_a_game_that_was_lost():
    assert longest_streak(parts_of(SERIES[:4])) == 2
    assert longest_streak([]) == 0
    assert records([]) == []


def test_games_kept_by_older_versions_have_no_feats_and_still_records():
    keys = {record.key for record in records(parts_of(SERIES[:4]))}
    assert keys == {"score", "lead", "streak", "longest"}


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (160, 50)])
@pytest.mark.parametrize("game_id", core.IDS)
def test_the_record_page_of_each_game_is_drawn_in_every_language_and_size(language, size, game_id):
    words, canvas = Words(language), Canvas(*size)
    feats = FEATS[game_id]
    seats = len(next(iter(feats.values())))
    summary = game(1, [3, 1, 0][:seats], ["Anna", "Boris", "Chloe"][:seats], game=game_id, feats=feats)
    draw(canvas, words, parts_of([summary]), "records", ("", game_id, ""))
    seen = canvas.text()
    assert words(f"{game_id}-name") in seen
    for record in records(parts_of([summary])):
        assert words(f"replay-record-{record.key}").replace("\xa0", " ")[:30] in seen, record
    assert "replay-" not in seen


def test_a_file_that_boasts_of_more_than_was_done_is_refused(tmp_path):
    file = kept("nobles", tmp_path)
    assert file.summary.feats
    OpenedGame(file)
    OpenedGame(file._replace(summary=msgspec.structs.replace(file.summary, feats={})))
    boasts = {**file.summary.feats, "duels-won": [99, 99]}
    with pytest.raises(NoKeptGame):
        OpenedGame(file._replace(summary=msgspec.structs.replace(file.summary, feats=boasts)))
