"""Statistics of finished games: totals, series, the table and back, and how quick they are."""

from __future__ import annotations

import random
import re
import time

import msgspec
import pytest

import core
from netplay.archive import csv_table, file_format, store
from netplay.archive.file_format import NoKeptGame
from netplay.archive.kept_game import Summary
from netplay.archive.library import Library
from netplay.archive.recorder import GameRecorder
from netplay.archive.statistics import GROUPS, parts_of, players_of, series, totals
from tests.replay import kept
from tests.tui.local import screen_text, show, until
from tui.draw.canvas import Canvas
from tui.game_view.replay.series import series_line
from tui.screens.game.ending_dialog import EndingDialog
from tui.screens.replay import drawn_totals
from tui.screens.replay.drawn_totals import most_played
from tui.screens.replay.statistics import RECORDS, StatisticsScreen, draw
from tui.text.words import Words


def game(number: int, scores: list[int], names: list[str], **more: object) -> Summary:
    """A finished game with these scores; the most points win."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    made = Summary(
        f"{number:012}", "nobles", "rules", 1, "camelot", "Camelot", 1000.0 + number, 60 * number, names,
        ["", "", "", ""][: len(names)], 0, {}, 10 * number, scores, places, "points",
    )  # fmt: skip
    return msgspec.structs.replace(made, **more)


ANNA_BORIS = ["Anna", "Boris"]
SERIES = [
    game(1, [3, 1], ANNA_BORIS),
    game(2, [2, 2], ANNA_BORIS),
    game(3, [1, 5], ANNA_BORIS, levels=["", "king:bold"]),
    game(4, [9, 0], ["Boris", "Anna"], seat=1),
    game(5, [4, 4, 1], ["Anna", "Boris", "Chloe"], game="grail", options={"open_allies": True}),
    game(6, [7, 3], ["Boris", "Chloe"], seat=None),
]


def test_totals_count_wins_places_scores_and_length():
    (of_nobles, of_grail) = totals(parts_of(SERIES), "game")
    assert of_nobles[:6] == ("nobles", 4, 2, 1.5, 3, 1.5)
    assert (of_nobles.steps, of_nobles.seconds, of_nobles.share) == (25.0, 150.0, 0.5)
    assert of_grail[:4] == ("grail", 1, 1, 1.0)


def test_a_player_is_counted_by_name_wherever_they_sat():
    parts = parts_of(SERIES, "BORIS")
    assert [(part.summary.id[-1], part.score) for part in parts] == [
        ("1", 1), ("2", 2), ("3", 5), ("4", 9), ("5", 4), ("6", 7),
    ]  # fmt: skip
    assert players_of(SERIES)[:2] == ["Anna", "Boris"]
    assert {by: [each.label for each in totals(parts_of(SERIES), by)] for by in GROUPS} == {
        "game": ["nobles", "grail"],
        "players": ["2", "3"],
        "level": ["", "king:bold"],
        "options": ["", "open_allies=on"],
    }


def test_a_series_counts_the_games_of_exactly_these_players():
    assert series(SERIES, "nobles", ["Anna", "Boris"]) == [2, 3]
    assert series(SERIES, "nobles", ["Boris", "Anna"]) == [3, 2]
    assert series(SERIES, "grail", ["Anna", "Boris"]) == [0, 0]


def test_a_table_comes_back_as_it_was_written():
    strange = game(7, [-3, 1], ["=1+1", 'Bo"r,is'], reason="draw", options={"x": True, "y": "z", "n": 2},
                   feats={"duels": [2, 2], "duels-won": [0, 2]})  # fmt: skip
    assert csv_table.read(csv_table.written([*SERIES, strange])) == [
        msgspec.structs.replace(each, table_id="") for each in [*SERIES, strange]
    ]
    assert ",=1+1" not in csv_table.written([strange]), "no spreadsheet calculates a name"


def test_a_table_of_an_older_version_is_read_without_feats():
    boasting = game(1, [3, 1], ANNA_BORIS, feats={"duels": [1, 1]})
    rows = [row.rpartition(",")[0] for row in csv_table.written([boasting, SERIES[5]]).splitlines()]
    assert rows[0].endswith(",score")
    older = csv_table.read("\n".join(rows))
    assert older == [msgspec.structs.replace(each, table_id="", feats={}) for each in (boasting, SERIES[5])]


@pytest.mark.parametrize("feats", ['{"duels":1}', '{"duels":"x"}', "[]", '{"duels":99999999999999}'])
def test_feats_that_were_not_counted_of_all_alike_are_damage(feats):
    rows = csv_table.written([game(1, [3, 1], ANNA_BORIS)]).splitlines()
    rows[-1] = rows[-1].removesuffix("{}") + '"' + feats.replace('"', '""') + '"'
    with pytest.raises(NoKeptGame) as refused:
        csv_table.read("\n".join(rows))
    assert refused.value.sentence.code == "csv-game"


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "nonsense",
        lambda text: text.replace("score", "points", 1),
        lambda text: text.replace("nobles", "nobles,", 1),
        lambda text: text.replace(",1000000,", ",x,"),
        lambda text: text + "\n1,2,3\n",
        lambda text: text.replace("1970-01-01", "1970-99-01", 1),
        lambda text: text.replace("{}", "{", 1),
        lambda text: text.replace("Anna", "A" * 5000, 1),
        lambda text: text.replace(",0,Anna", ",7,Anna", 1),
        lambda text: text.replace("Anna", '"Anna', 1),
    ],
)
def test_a_wrong_table_gets_a_sentence(change):
    text = csv_table.written([game(1, [1_000_000, 1], ANNA_BORIS)])
    changed = change(text)
    assert changed != text
    with pytest.raises(NoKeptGame) as refused:
        csv_table.read(changed)
    assert refused.value.sentence.code.startswith("csv-")


def test_bytes_at_random_are_no_table():
    text, rng = csv_table.written(SERIES), random.Random(2)
    for _ in range(1500):
        at = rng.randrange(len(text))
        changed = text[:at] + rng.choice(['"', ",", "\n", "\x00", "9", "x", ""]) + text[at + rng.randrange(3) :]
        try:
            csv_table.read(changed)
        except NoKeptGame as error:
            assert error.sentence.code.startswith("csv-")  # noqa: PT017


def test_a_table_is_taken_over_once(tmp_path):
    (tmp_path / "theirs.csv").write_text(csv_table.written(SERIES), encoding="utf-8")
    library = Library(store.Archive(tmp_path / "games"), None)
    assert library.take_over(tmp_path / "theirs.csv") == 6
    assert library.take_over(tmp_path / "theirs.csv") == 0
    assert [each.id for each in library.summaries()] == [each.id for each in reversed(SERIES)]
    assert not library.games(), "a table has no games to watch"
    with pytest.raises(NoKeptGame):
        library.take_over(tmp_path / "none.csv")


def test_the_statistics_of_a_thousand_games_take_a_second(tmp_path):
    """Processor time, from the files to the totals."""
    archive, files = store.Archive(tmp_path), [kept.kept(id, tmp_path / "first" / id) for id in core.IDS]
    for number in range(1000):
        file = files[number % len(files)]
        summary = msgspec.structs.replace(file.summary, id=f"{number:012}", ended=1e9 + number)
        (tmp_path / f"{number:012}{store.SUFFIX}").write_bytes(file_format.encode(file._replace(summary=summary)))
    start = time.process_time()
    summaries = Library(archive, None).summaries()
    for by in GROUPS:
        totals(parts_of(summaries), by)
    taken = time.process_time() - start
    assert len(summaries) == 1000
    assert taken < 1


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
def test_statistics_are_drawn_in_every_language_and_size(language, size):
    words = Words(language)
    for by in GROUPS:
        for game_id in ("", "nobles"):
            parts = [part for part in parts_of(SERIES) if game_id in ("", part.summary.game)]
            canvas = Canvas(*size)
            draw(canvas, words, parts, by, ("", game_id, ""))
            seen = canvas.text()
            assert words(f"replay-stats-by-{by}") in seen
            assert str(len(parts)) in seen
            assert "replay-" not in seen
    empty = Canvas(*size)
    draw(empty, words, [], "game", ("Anna", "", ""))
    assert words("replay-stats-none") in empty.text()


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_every_key_of_the_statistics_has_room_on_a_small_screen(language):
    words = Words(language)
    for by in (*GROUPS, RECORDS):
        canvas = Canvas(80, 24)
        draw(canvas, words, parts_of(SERIES), by, ("", "", ""))
        row = canvas.text().splitlines()[-1]
        for key in ("only", "player", "totals" if by == RECORDS else "records", "back"):
            assert words(f"replay-stats-key-{key}") in row, row


def test_a_series_is_said_at_the_end_of_a_game(tmp_path):
    assert series_line(Words("en"), [3, 1], ["Ann", "Yvain"]) == "So far: Ann 3 : 1 Yvain"
    assert series_line(Words("en"), [0, 2, 1], ["Ann", "Bors", "Yvain"]) == "So far: Bors 2, Yvain 1, Ann 0"
    assert series_line(Words("en"), [1, 0], ["Ann", "Yvain"]) == "", "one game is no series"
    assert series_line(Words("en"), [], ["Ann", "Yvain"]) == ""


def test_the_recorder_counts_the_latest_games(tmp_path):
    made = kept.table("nobles", tmp_path)
    kept.play(made)
    (listed,) = store.Archive(tmp_path).games()
    recorder = GameRecorder(store.Archive(tmp_path))
    wins = [int(place == 1) for place in listed.summary.places]
    assert recorder.series("nobles", ["Anna", "Boris"]) == wins
    assert recorder.series("nobles", ["Boris", "Anna"]) == wins[::-1]
    assert recorder.series("grail", ["Boris", "Anna"]) == [0, 0]
    assert len(store.Archive(tmp_path).games(most=0)) == 0


def test_the_result_of_a_game_has_the_series(tmp_path):
    made = kept.table("nobles", tmp_path)
    kept.play(made)

    async def script(app, pilot):
        app.session.won = [2, 5]
        await until(pilot, lambda: isinstance(app.screen, EndingDialog))
        await pilot.press("escape")
        await until(pilot, lambda: not isinstance(app.screen, EndingDialog))
        await pilot.pause(0.1)
        await pilot.press("o")
        await until(pilot, lambda: "Anna 2 : 5 Boris" in screen_text(app))

    show(made.clients[0], script, size=(120, 40))


def test_scores_of_different_games_have_no_best_and_no_average():
    parts, words = parts_of(SERIES), Words("en")
    assert len({part.summary.game for part in parts}) > 1
    cells = {}
    for game_id in ("", "nobles"):
        canvas = Canvas(80, 24)
        draw(canvas, words, [part for part in parts if game_id in ("", part.summary.game)], "game", ("", game_id, ""))
        cells[game_id] = next(row for row in canvas.text().split("\n") if row.split()[:1] == ["All"]).split()
    assert [each.count("–") for each in cells.values()] == [2, 0]


def test_arrows_choose_the_game_whose_scores_are_drawn_and_enter_counts_it_alone():
    async def script(app, pilot):
        await app.push_screen(StatisticsScreen(SERIES))
        await pilot.pause()
        games = [each.label for each in totals(parts_of(SERIES), "game")]
        first = screen_text(app)
        await pilot.press("down")
        assert screen_text(app) != first
        await pilot.press(*["down"] * (len(games) - 1))
        assert screen_text(app) == first, "below the last row is the first"
        await pilot.press("enter")
        assert app.words("replay-stats-key-all") in screen_text(app)
        await pilot.press("enter")
        assert app.words("replay-stats-key-only") in screen_text(app)

    show(None, script)


def test_the_keys_of_a_low_screen_name_the_arrows_and_the_days_of_few_games_stand_below_their_bars():
    words, canvas = Words("en"), Canvas(80, 24)
    days = [time.strftime("%Y-%m-%d", time.localtime(part.summary.ended)) for part in parts_of(SERIES)]
    draw(canvas, words, parts_of(SERIES), "game", ("", "", ""))
    assert "↑↓" in canvas.text().splitlines()[-1]
    assert any(day in canvas.text() for day in days)


def drawn_at(size, language="en", parts=None) -> str:
    """The statistics of some games on a screen of this size."""
    canvas = Canvas(*size)
    draw(canvas, Words(language), parts or parts_of(SERIES), "game", ("", "", ""))
    assert not "".join(canvas.clipped).strip("─ "), canvas.clipped
    return canvas.text()


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
@pytest.mark.parametrize("size", [(80, 24), (62, 70), (120, 40), (160, 50)])
def test_beside_the_scores_stand_places_and_records_and_no_title_is_cut(size, language):
    seen, words = drawn_at(size, language), Words(language)
    charted = next(part.summary.game for part in parts_of(SERIES) if words(f"{part.summary.game}-name") in seen)
    assert words("replay-stats-places", game="").rstrip(" :\u00a0") in seen
    assert words("replay-stats-records") in seen
    assert "…" not in seen, charted


def test_a_broad_table_has_bars_of_the_win_rate_and_the_form_of_the_last_games():
    parts = parts_of(SERIES)
    seen = drawn_at((120, 40))
    row = next(row for row in seen.splitlines() if row.split()[:1] == ["All"])
    assert re.search(r"━{10} +\d+ %", row)
    form = "".join("●" if part.won else "○" for part in parts[-10:])
    assert row.rstrip().endswith(form)
    assert "● won  ○ not won" in seen
    narrow = drawn_at((80, 24))
    assert "●" not in narrow
    assert re.search(r"All +\d+ +\d+ +\d+ %", narrow)


def test_places_are_counted_each_with_its_bar():
    parts = [part for part in parts_of(SERIES) if part.summary.game == most_played(parts_of(SERIES))]
    seen = drawn_at((120, 30), parts=parts)
    for place, said in ((1, "won"), (2, "2nd")):
        count = sum(part.place == place for part in parts)
        assert re.search(rf"{said} +[━╸]+ +{count}$", seen, re.MULTILINE)


def test_on_a_high_screen_the_places_are_bars_side_by_side_and_records_have_free_rows_between_them():
    parts = [part for part in parts_of(SERIES) if part.summary.game == most_played(parts_of(SERIES))]
    seen = drawn_at((120, 50), parts=parts).splitlines()
    assert any(re.search(r" won {3,}2nd$", row) for row in seen)
    first = next(at for at, row in enumerate(seen) if "Highest score" in row)
    assert [bool(re.search(r"[a-z]{3} .*\d$", row)) for row in seen[first : first + 3]] == [True, False, True]


def test_the_bar_of_a_place_is_filled_by_its_share_of_all_games(monkeypatch):
    filled = []
    monkeypatch.setattr(drawn_totals.meters, "bar", lambda room, share, colour: filled.append(share))
    drawn_at((120, 30), parts=[part for part in parts_of(SERIES) if part.summary.game == most_played(parts_of(SERIES))])
    assert sum(filled) == pytest.approx(1)


def test_in_ascii_games_that_were_won_have_another_sign_and_bars_another_fill():
    canvas = Canvas(120, 40, True)
    draw(canvas, Words("en", True), parts_of(SERIES), "game", ("", "", ""))
    form = "".join("*" if part.won else "." for part in parts_of(SERIES)[-10:])
    row = next(row for row in canvas.text().splitlines() if row.split()[:1] == ["All"])
    assert row.rstrip().endswith(form)
    assert re.search(r"#+-+ +\d+ %", row)
    assert "* won  . not won" in canvas.text()


def test_below_a_list_of_finished_games_a_few_rows_say_how_many_were_won(tmp_path):
    canvas = Canvas(76, drawn_totals.BRIEF_ROWS)
    games = [game(number, scores, ANNA_BORIS) for number, scores in enumerate(([3, 1], [1, 3], [0, 3], [2, 3]))]
    drawn_totals.draw_brief(canvas, Words("en"), parts_of(games))
    assert re.search(r"Statistics ─+\s*\n\s*\nWon 1 of 4  .* 25 %", canvas.text())
