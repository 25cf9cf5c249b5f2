"""The page of pictures: every kind of question of a game is on it, as it is drawn, and nothing from elsewhere."""

from __future__ import annotations

import re
from itertools import islice

import pytest

import core
from scripts import asides, gallery, moving, pictures
from tui.draw.canvas import Canvas
from tui.draw.themes import THEMES


def test_the_page_shows_what_was_asked_for_and_loads_nothing_from_elsewhere(tmp_path, capsys, monkeypatch):
    for name in ("TERM", "COLORTERM", "NO_COLOR"):
        monkeypatch.setenv(name, "")
    monkeypatch.setattr(gallery, "SCREENS", {"settings": gallery.SCREENS["settings"]})
    monkeypatch.setattr(gallery, "moments", lambda game, all=gallery.moments: islice(all(game), 2))
    monkeypatch.setattr(asides, "of_table", lambda all=asides.of_table: islice(all(), 1))
    monkeypatch.setattr(asides, "of_game", lambda game, all=asides.of_game: islice(all(game), 3))
    gallery.main([str(tmp_path), "--game", "nobles", "--size", "80x24", "100x30", "--theme", "light", "--lang", "fr"])
    page = (tmp_path / "index.html").read_text()
    things = [("table-settings", "Réglages"), ("nobles-court", "Nobles"), ("nobles-buy", "Nobles")]
    things += [("table-learn", "Apprendre"), ("nobles-lesson", "guide"), ("nobles-hint", "chevalier")]
    things += [("nobles-recap", "Résistance")]
    files = {f"{thing}-{size}-light-fr.svg": words for size in ("80x24", "100x30") for thing, words in things}
    assert set(re.findall(r'src="([^"]+)"', page)) == files.keys()
    assert {file.name for file in tmp_path.iterdir()} == {"index.html", *files}
    assert "//" not in page
    for file, words in files.items():
        picture = (tmp_path / file).read_text()
        assert not re.search(r"(?:src|href)=|url\((?!#)", picture), file
        assert words in picture
        assert THEMES["light"].colours["gold"] in picture
        others = {*THEMES["dark"].colours.values()} - {*THEMES["light"].colours.values()}
        assert not others & {*re.findall(r"#[0-9a-f]{6}", picture)}, "log and answers are in the theme, too"
    assert "14 pictures" in capsys.readouterr().out


@pytest.mark.parametrize("game", core.IDS)
def test_the_pictures_that_the_readme_shows_are_of_the_program_as_it_is(game, monkeypatch):
    """Else: `PYTHONPATH=. .venv/bin/python -m scripts.pictures`."""
    for name, value in (("TERM", "xterm-256color"), ("COLORTERM", "truecolor")):
        monkeypatch.setenv(name, value)
    shown = (pictures.FOLDER / f"{game}.svg").read_text("utf-8")
    assert said(shown) == said(pictures.picture(game))
    assert len(said(shown)) > 100


@pytest.fixture(scope="module")
def films():
    """The moving pictures of the program as it is."""
    return {game: moving.pictures(game) for game in moving.SCENES}


@pytest.mark.parametrize("game", moving.SCENES)
def test_the_moving_pictures_that_the_readme_shows_are_of_the_program_as_it_is(game, films):
    """Else: `./scripts/gallery --moving`."""
    shown = (moving.FOLDER / f"{game}-moving.svg").read_text("utf-8")
    assert said(shown) == said(moving.animated(films[game]))
    assert f"docs/{game}-moving.svg" in (moving.FOLDER.parent / "README.md").read_text("utf-8")


@pytest.mark.parametrize("game", moving.SCENES)
def test_a_moving_picture_is_small_moves_and_loads_nothing(game):
    shown = (moving.FOLDER / f"{game}-moving.svg").read_text("utf-8")
    assert len(shown.encode()) <= moving.MOST
    assert shown.count("@keyframes") > 20
    assert not re.search(r"(?:src|href)=|url\(|<script", shown)


def test_a_scene_is_told_from_its_first_event_to_its_last(films):
    rows = ["".join(cell.character for cell in picture.rows[-2]) for picture in films["grail"]]
    assert "reaches the finish" in rows[-1]
    assert "reaches the finish" not in "".join(rows[:-1])
    assert all(picture.seconds > 0 for picture in films["grail"])


def test_what_does_not_change_is_drawn_once_and_each_change_as_long_as_it_holds():
    line = [canvas_row(text) for text in ("one A end", "one B end", "one A end")]
    shown = moving.animated([moving.Picture([row], 1.0) for row in line])
    assert shown.count(">one<") == shown.count(">end<") == shown.count(">A<") == 1
    assert "0.00%{visibility:visible}33.33%{visibility:hidden}66.67%{visibility:visible}" in shown


def canvas_row(text: str):
    canvas = Canvas(len(text), 1)
    canvas.put(0, 0, text, "ink")
    return canvas.rows()[0]


def said(picture: str) -> list[str]:
    """The pieces of text on a picture."""
    return re.findall(r"<text[^>]*>([^<]*)</text>", picture)


@pytest.mark.slow
def test_every_kind_of_question_is_met():
    kinds = {game: {what for what, _ in gallery.moments(game)} for game in core.IDS}
    assert kinds["academy"] == {"keep", "split", "stack", "arm", "play", "advance", "end"}
    assert kinds["histrio"] >= {"travel", "court", "disguise", "answer", "shown", "steal", "end", "discard"}
    assert kinds["grail"] >= {"keep", "pass", "choose", "lay", "ride", "curse", "push", "dragon", "spear", "steal"}
