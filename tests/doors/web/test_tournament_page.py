"""The pages of tournaments in a browser: standings and rounds, escaped and bounded."""

from __future__ import annotations

import pytest

pytest.importorskip("aiohttp", reason="needs the extra `doors`")

from netplay.cli.tournament_files import TournamentFiles
from tests.doors.pages import at_a_door
from tests.netplay.tournament.test_pairings import begun, play
from tui.app.settings import LANGUAGES
from tui.doors.web import tournament_page
from tui.text.words import Words

ID = "0123abcd"


@pytest.fixture
def files(tmp_path):
    return TournamentFiles(tmp_path / "hall.sqlite")


def published(files: TournamentFiles, name: str = "Ann"):
    tournament = begun("swiss", 3, id=ID)
    tournament.record.entrants[1].name = name
    tournament.next_round(0.0)
    play(tournament)
    files.publish(tournament)
    return tournament


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_the_standings_and_the_round(files, language):
    published(files)
    words = Words(language)
    page = tournament_page.page_of(files.folder, ID, words)
    assert page.count("<tr>") == 4
    assert "Player 2" in page
    assert words("cup-head-points") in page
    assert "cup-" not in page
    assert f'<a href="tournaments/{ID}">' in tournament_page.list_page(files.folder, words)


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", '"><img src=x>', "a&b", "'><b>"])
def test_no_name_is_markup(files, name):
    published(files, name)
    page = tournament_page.page_of(files.folder, ID, Words("en"))
    assert name not in page
    assert "<script" not in page
    assert "<img" not in page


@pytest.mark.parametrize("id", ["../hall", "0123abc", "0123abcde", "", "ffffffff", "0123ABCD"])
def test_only_what_the_hall_has_written_is_shown(files, id):
    published(files)
    (files.folder.parent / "hall.cup").write_bytes(b"secret")
    assert tournament_page.page_of(files.folder, id, Words("en")) is None
    assert tournament_page.csv_of(files.folder, id) is None


def test_a_file_that_is_damaged_or_too_large_is_passed_over(files):
    published(files)
    for data in (b"\x81", bytes(tournament_page.LARGEST + 1)):
        (files.folder / f"{ID}.cup").write_bytes(data)
        assert tournament_page.page_of(files.folder, ID, Words("en")) is None
        assert ID not in tournament_page.list_page(files.folder, Words("en"))


def test_the_csv_is_that_of_the_hall(files):
    published(files, "=1+1")
    assert "'=1+1" in tournament_page.csv_of(files.folder, ID)


def test_a_browser_is_shown_the_results_and_nothing_else_of_their_folder(files):
    published(files)
    (files.folder / "secret.cup").write_bytes(b"secret")
    wanted = {
        "/tournaments": (200, "text/html", f'<a href="tournaments/{ID}">'),
        f"/tournaments/{ID}": (200, "text/html", "Player 2"),
        f"/tournaments/{ID}.csv": (200, "text/csv", "Player 2"),
    }
    missing = ["ffffffff", "ffffffff.csv", f"{ID}.cup", f"{ID}.csv.csv", "secret", "..%2fhall", f"{ID}/x"]

    async def got(page, path: str) -> tuple[int, str, str]:
        async with page.http.get(page.base + path, headers={"Accept-Language": "en"}) as answer:
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"] or answer.status == 404
            return answer.status, answer.content_type, await answer.text()

    async def script(door, page):
        paths = [*wanted, *(f"/tournaments/{each}" for each in missing)]
        assert {(await got(page, path))[0] for path in paths} == {404}, "a door without results shows none"
        door.wanted.results = str(files.folder)
        for path, (status, kind, text) in wanted.items():
            found = await got(page, path)
            assert found[:2] == (status, kind)
            assert text in found[2]
        assert [(await got(page, f"/tournaments/{each}"))[0] for each in missing] == [404] * len(missing)

    at_a_door(script)
