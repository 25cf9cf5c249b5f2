"""`scripts/arena`: what it shows and writes, what it says to bad input, and Ctrl-C."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import scripts.arena as script
from ai import Bot
from ai.lab import styles
from ai.lab.balance import DEFAULT_LEVEL, settings
from ai.lab.bars import LETTERS, Bar, Group, line, svg, top_of
from ai.lab.execution import here
from ai.lab.matches import Bout, CannotPlay, Match, play
from ai.lab.scores import wilson
from ai.lab.tally import Tally
from scripts.arena import main

ROOT = Path(__file__).parents[3]
DUEL = ["nobles", "--seats", "squire,page", "--workers", "1"]


def test_a_match_is_shown_and_written(capsys, tmp_path):
    file, again = tmp_path / "a.json", tmp_path / "b.json"
    said = [*DUEL, "--games", "2", "--seed", "7", "--options", "same_suit", "opening_hand=2"]
    assert main([*said, "--json", str(file)]) == main([*said, "--json", str(again)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith("nobles: 2 games by seed 7, ")
    assert [line.split()[0] for line in out.splitlines()[1:4]] == ["level", "squire", "page"]
    first, second = (json.loads(each.read_text("utf-8")) for each in (file, again))
    first.pop("thinking"), second.pop("thinking")
    assert first == second
    assert first["match"]["options"] == {"same_suit": True, "opening_hand": 2}
    assert [game["seated"] for game in first["games"]] == [["squire", "page"], ["page", "squire"]]
    wins = sum(game["ranking"][0] == [game["seated"].index("squire")] for game in first["games"])
    assert first["levels"]["squire"]["won"] == wins
    assert first["levels"]["squire"]["interval"] == list(wilson(wins, 2))
    assert first["levels"]["page"]["elo"] == 0


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (["chess", "--seats", "page,page"], "There is no game 'chess'; there are academy, grail, nobles, histrio."),
        (["nobles", "--balance", "--options", "same_suit", "same_colour"], "Choose one of same_suit and"),
        (["nobles", "--seats", "page,page", "--keep", "a.x", "--json", "./a.x"], "need a file each"),
        (["chess"], "There is no game 'chess'; there are academy, grail, nobles, histrio."),
        (["nobles"], "Who plays? Say --seats squire,page, for example."),
        (["nobles", "--seats", "page,lion"], "There is no bot called 'lion'; there are page, "),
        (["nobles", "--seats", "squire:kind,page"], ":bold, :careful, :greedy, :spiteful may follow."),
        (
            ["nobles", "--seats", "page,squire", "--styles"],
            "A page has no style: --styles needs another bot on the first seat.",
        ),
        (["nobles", "--seats", "squire,page", "--styles", "--balance"], "Either --styles or --balance, please."),
        (["nobles", "--seats", "page,page", "--on", "foo"], "such as tcp://192.168.1.5:8786."),
        (
            ["nobles", "--seats", "page,page", "--picture", "."],
            ". cannot be written: there is no such folder, or it is one.",
        ),
        (["nobles", "--seats", "page,page", "--picture", "a.png"], "a.png is no name for a picture: they are SVG."),
        (["nobles", "--seats", "page"], "This game is for 2 players, not 1."),
        (["nobles", "--seats", "page,page", "--games", "0"], "--games and --workers are at least 1."),
        (["nobles", "--seats", "page,page", "--workers", "0"], "--games and --workers are at least 1."),
        (["nobles", "--seats", "page,page", "--options", "luck=7"], "opening_hand=0|1|2|3|4|5|6, same_suit=off|on"),
        (["nobles", "--seats", "page,page", "--json", "/no/where"], "/no/where cannot be written"),
        (["nobles", "--seats", "page,page", "--options", "same_suit", "same_colour"], "Choose one of same_suit and"),
    ],
)
def test_bad_input_is_answered_with_a_sentence(capsys, said, sentence):
    with pytest.raises(SystemExit, match="2"):
        main(said)
    assert sentence in capsys.readouterr().err


def after(games: int, event):
    """Where games are played until, after so many, something happens."""

    def run(bouts):
        yield from here(bouts[:games])
        event()

    return lambda asked: nullcontext(run)


def gone():
    raise CannotPlay("The cluster has gone away.")


@pytest.mark.parametrize(
    ("event", "status", "sentence"),
    [
        (lambda: signal.raise_signal(signal.SIGINT), 130, "Broken off after 3 of 50 games.\n"),
        (lambda: signal.raise_signal(signal.SIGTERM), 130, "Broken off after 3 of 50 games.\n"),
        (gone, 1, "The cluster has gone away.\n"),
    ],
    ids=["Ctrl-C", "SIGTERM", "no cluster"],
)
def test_what_was_played_is_kept(monkeypatch, capsys, tmp_path, event, status, sentence):
    monkeypatch.setattr(script, "runner", after(3, event))
    file = tmp_path / "a.json"
    assert main([*DUEL, "--games", "50", "--json", str(file)]) == status
    out, err = capsys.readouterr()
    assert err == sentence
    assert out.startswith("nobles: 3 games by seed 1, ")
    assert json.loads(file.read_text("utf-8"))["played"] == 3


def test_games_that_are_kept_are_played_on_and_not_again(monkeypatch, capsys, tmp_path):
    keep, file, whole = tmp_path / "duels.games", tmp_path / "a.json", tmp_path / "b.json"
    monkeypatch.setattr(script, "runner", after(2, lambda: signal.raise_signal(signal.SIGINT)))
    assert main([*DUEL, "--games", "4", "--keep", str(keep)]) == 130
    assert capsys.readouterr().err == "Broken off after 2 of 4 games.\n"
    monkeypatch.undo()
    keep.write_bytes(keep.read_bytes() + keep.read_bytes()[:50])  # killed as it wrote a line
    played: list[int] = []
    monkeypatch.setattr(script, "watched", lambda games, total: played.append(total) or games)
    assert main([*DUEL, "--games", "4", "--keep", str(keep), "--json", str(file)]) == 0
    assert main([*DUEL, "--games", "4", "--keep", str(keep), "--seed", "2"]) == 0
    assert main([*DUEL, "--games", "4", "--json", str(whole)]) == 0
    assert played == [2, 4, 4]
    assert len(keep.read_bytes().splitlines()) == 8
    found, alone = (json.loads(each.read_text("utf-8")) for each in (file, whole))
    found.pop("thinking"), alone.pop("thinking")
    assert found == alone


def test_a_file_of_games_is_for_one_arena_at_a_time(monkeypatch, capsys, tmp_path):
    """Each of two would play the games of the other again, and cut off the line that the other one writes."""
    keep, beside = tmp_path / "duels.games", list[int]()
    monkeypatch.setattr(script, "runner", after(1, lambda: beside.append(main([*DUEL, "--keep", str(keep)]))))
    assert main([*DUEL, "--games", "2", "--keep", str(keep)]) == 0
    assert beside == [1]
    wanted = f"Another arena fills {keep}. Wait until it has ended, or name another file.\n"
    assert capsys.readouterr().err == wanted
    assert len(keep.read_bytes().splitlines()) == 1


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"Dear diary", " is no file of games. Name another one.\n"),
        (b"Dear diary\n", " is no file of games. Name another one.\n"),
        (b'{"bots":"older","played":%s}\n', " holds games of another version of the bots. Name another file.\n"),
    ],
    ids=["a diary of a line", "a diary", "older bots"],
)
def test_a_file_that_is_none_of_ours_is_left_as_it_is(capsys, tmp_path, content, sentence):
    keep = tmp_path / "a.games"
    game = msgspec.json.encode(play(Bout(Match("nobles", ("page", "page")), 0)))
    keep.write_bytes(content.replace(b"%s", game))
    before = keep.read_bytes()
    assert main([*DUEL, "--games", "1", "--keep", str(keep)]) == 1
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"{keep}{sentence}")
    assert keep.read_bytes() == before


def test_a_damaged_line_is_named(capsys, tmp_path):
    keep = tmp_path / "a.games"
    assert main([*DUEL, "--games", "2", "--keep", str(keep)]) == 0
    first, second = keep.read_bytes().splitlines(keepends=True)
    for damaged in (second.replace(b'"played"', b'"payed"'), b"\xff\n", b"\n"):
        keep.write_bytes(first + damaged + second)
        capsys.readouterr()
        assert main([*DUEL, "--games", "2", "--keep", str(keep)]) == 1
        assert capsys.readouterr().err == f"Line 2 of {keep} is no game. Take it out, or name another file.\n"


def test_a_file_that_cannot_be_written_costs_no_result(capsys, tmp_path):
    file = tmp_path / ("long" * 100)
    assert main([*DUEL, "--games", "1", "--json", str(file)]) == 1
    out, err = capsys.readouterr()
    assert "squire" in out
    assert err.endswith("could not be written: File name too long.\n")


def test_bots_that_fail_are_reported(monkeypatch, capsys):
    def stumble(*_):
        raise ZeroDivisionError("too clever")

    monkeypatch.setattr(Bot, "choose", stumble)
    assert main([*DUEL, "--games", "1"]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert "failed in game 0, step 1: ZeroDivisionError: too clever" in lines[0]
    assert lines[-1].endswith("decisions failed and were drawn by lot. The results are worth less.")


def test_kept_games_are_found_again_whatever_the_order_of_the_options(capsys, tmp_path):
    said = ["nobles", "--seats", "page,page", "--workers", "1", "--games", "1", "--keep", str(tmp_path / "kept")]
    for options in (["same_suit", "opening_hand=2"], ["opening_hand=2", "same_suit"]):
        assert main([*said, "--options", *options]) == 0
    first, second = capsys.readouterr().out.split("nobles: 1 games")[1:]
    assert first.splitlines()[1:] == second.splitlines()[1:]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="asks Linux for the processes")
@pytest.mark.process
def test_workers_end_with_an_arena_that_is_killed():
    argv = [sys.executable, "-m", "scripts.arena", "academy", "--seats", "squire,page", "--games", "3000"]
    arena = subprocess.Popen([*argv, "--workers", "2"], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        assert within(30, lambda: len(below(arena.pid)) >= 2)
        workers = below(arena.pid)
        arena.kill()
        arena.wait()
        assert within(20, lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
    finally:
        arena.kill()
        arena.wait()


def below(pid: int) -> list[int]:
    """The processes that this one has begun."""
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def within(seconds: float, holds) -> bool:
    until = time.monotonic() + seconds
    while not holds() and time.monotonic() < until:
        time.sleep(0.05)
    return bool(holds())


# Balance


def test_the_settings_of_a_balance():
    alone = settings(Match("histrio", ("squire",)))
    assert [(each.players, each.changed) for each in alone] == [
        (players, changed) for players in (2, 3, 4, 5) for changed in (DEFAULT_LEVEL, "seasons=1")
    ]
    changed = [(each.players, each.changed) for each in settings(Match("academy", ("squire",)))]
    assert (2, "two_player=karadoc") in changed
    assert (3, "two_player=karadoc") not in changed
    mixed = settings(Match("nobles", ("squire", "page"), {"same_suit": True, "opening_hand": 6}))
    assert {each.match.levels for each in mixed} == {("squire", "page")}
    changed = [each.changed for each in mixed]
    assert changed[:2] == [DEFAULT_LEVEL, "opening_hand=0"]
    assert "same_suit=off" in changed
    assert not {"same_colour=on", "opening_hand=6"} & set(changed), "what cannot be, or is so already"


def test_a_balance_is_shown_as_table_and_picture(capsys, tmp_path):
    file, picture = tmp_path / "a.json", tmp_path / "a.svg"
    said = ["histrio", "--seats", "page", "--balance", "--games", "1", "--workers", "1"]
    assert main([*said, "--json", str(file), "--picture", str(picture)]) == 0
    out = capsys.readouterr().out
    assert " seat 5" in out
    assert out.count("seasons=1") == 2 * 4, "a row of the table and a group of bars for each number of players"
    assert len(json.loads(file.read_text("utf-8"))) == 8
    drawn = ElementTree.fromstring(picture.read_text("utf-8"))
    texts = [each.text for each in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert texts.count("seat 1") == 8
    assert texts.count("seat 5") == 2
    assert "5 players, seasons=1" in texts


def test_a_share_stands_beside_the_interval_it_lies_in(capsys):
    assert script._short(Bar("seat 1", 0.0, wilson(0, 4), 0.25, 4)) == "0 0–49"
    assert script._short(Bar("seat 1", 0.75, wilson(15, 20), 0.25, 20)) == "75 53–89*"
    assert main(["nobles", "--balance", "--games", "1", "--workers", "1", "--options", "same_suit"]) == 0
    assert "Wins in %, and the 95 % interval." in capsys.readouterr().out, "squires play if nothing is said"


def test_styles_are_shown_beside_each_other(capsys, tmp_path):
    file = tmp_path / "a.json"
    said = ["nobles", "--seats", "squire,page", "--styles", "--games", "2", "--workers", "1", "--json", str(file)]
    assert main(said) == 0
    out, err = capsys.readouterr()
    assert err == ""
    heading, columns, *rows = out.splitlines()
    assert heading == "nobles: squire among page"
    assert columns.split() == ["plain", "bold", "careful", "greedy", "spiteful"]
    assert [row.split()[0] for row in rows[:3]] == ["wins", "place", "score"]
    assert any(row.startswith(" chose tithe") for row in rows)
    assert rows[-1].startswith("Means of 2 games")
    levels = [tally["match"]["levels"][0] for tally in json.loads(file.read_text("utf-8"))]
    assert levels == ["squire", *(f"squire:{style}" for style in ("bold", "careful", "greedy", "spiteful"))]


def test_means_of_styles_are_of_the_games_that_all_have_played(capsys):
    chosen = styles.settings(Match("nobles", ("squire", "page")))
    tallies = [Tally(each.match) for each in chosen]
    for at, tally in enumerate(tallies):
        for number in (2, 3) if at else (1, 2):
            tally.count(play(Bout(tally.match, number)))
    script.show_styles(chosen, tallies)
    assert "Means of 1 games, the same ones for each style." in capsys.readouterr().out


def test_a_mixed_balance_shows_levels_too(capsys):
    assert main(["histrio", "--seats", "squire,page", "--workers", "1", "--balance", "--games", "1"]) == 0
    heading = capsys.readouterr().out.splitlines()[1].split()
    assert heading[-6:] == ["seat", "1", "seat", "2", "squire", "page"]


def test_few_games_call_nothing_unfair():
    """Of one game for five, somebody has won all, and it says nothing."""
    assert not wilson(1, 1).holds(0.2)
    assert not Bar("seat 1", 1.0, wilson(1, 1), 0.2, 1).unfair
    assert [Bar("seat 1", 1.0, wilson(of, of), 0.2, of).unfair for of in (24, 25)] == [False, True]
    assert [Bar("seat 1", 0.0, wilson(0, of), 0.8, of).unfair for of in (24, 26)] == [False, True]


def test_bars_show_share_interval_and_what_is_fair():
    bar = Bar("seat 1", 0.7, wilson(70, 100), 0.5, 100)
    assert bar.unfair
    assert not Bar("seat 1", 0.55, wilson(55, 100), 0.5, 100).unfair
    assert line(bar, 1.0, 20, LETTERS) == "##########|#====...."
    assert top_of([]) == 1
    shapes = svg("<&>", [Group("a", [bar])])
    assert "<title>&lt;&amp;&gt;</title>" in shapes
    assert "70.0% (60%–78%)" in shapes
