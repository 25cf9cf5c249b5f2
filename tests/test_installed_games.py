"""Games of packages beside the program: the example and the skeleton pass all laws, and are played as ours are."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tui.laws import newgame

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "goofspiel"
LINES = 500
"""The most lines of the example."""

process = pytest.mark.process


def install(folder: Path, id: str) -> Path:
    """Lists a game as pip does with an editable package: Python finds it in this folder."""
    listed = folder / f"{id}.egg-info"
    listed.mkdir(exist_ok=True)
    (listed / "entry_points.txt").write_text(f"[round_table.games]\n{id} = {id}\n")
    return folder


def run(*words: str, among: list[Path], limit: int = 280) -> subprocess.CompletedProcess[str]:
    """A program that finds the packages in these folders."""
    path = os.pathsep.join(map(str, [*among, ROOT]))
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    argv = [sys.executable, *words]
    return subprocess.run(argv, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=limit, check=False)


def laws(id: str, *more: str, among: list[Path]) -> subprocess.CompletedProcess[str]:
    quiet = ("-q", "-p", "no:cacheprovider", "--no-header")
    return run("-m", "pytest", *quiet, "--pyargs", "core.laws", "tui.laws", "--game", id, *more, among=among)


@pytest.fixture
def example(tmp_path) -> Path:
    """The example, installed."""
    shutil.copytree(EXAMPLE, tmp_path / "goofspiel", ignore=shutil.ignore_patterns("__pycache__"))
    return install(tmp_path / "goofspiel", "goofspiel")


@pytest.fixture
def skeleton(tmp_path) -> Path:
    """A new game, recorded and installed."""
    newgame.main(["tinker", "--seats", "3-5", "--to", str(tmp_path)])
    folder = install(tmp_path / "tinker", "tinker")
    recorded = run("-m", "core.laws.golden", "tinker", among=[folder])
    assert recorded.returncode == 0, recorded.stderr
    return folder


@pytest.mark.slow
@process
def test_the_example_passes_every_law(example):
    done = laws("goofspiel", among=[example])
    assert re.search(r"^\d{2} passed", done.stdout, re.MULTILINE), done.stdout[-3000:]


def test_the_example_is_small():
    written = [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".ftl", ".toml")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in written) <= LINES


@process
def test_a_new_game_passes_every_law_as_it_is_written(skeleton):
    done = laws("tinker", among=[skeleton])
    assert re.search(r"^\d{2} passed", done.stdout, re.MULTILINE), done.stdout[-3000:]


@pytest.mark.parametrize(("file", "right", "wrong", "law"), [
    ("rules.py", "last = state.turn", "last = int(hand.faces[0] or 0) > 3 or state.turn", "test_law_1"),
    ("texts/en.ftl", "tinker-log-shows", "tinker-log-shown", "test_no_text_that_a_game_needs_is_missing"),
    ("texts/en.ftl", "keep { $card }", "keep it", "test_every_step_can_be_drawn_and_told"),
    ("rules.py", "state.turn += 1", "state.turn += 2", "test_games_are_as_recorded"),
])  # fmt: skip
@process
def test_a_mistake_in_a_new_game_is_found_by_a_law(skeleton, file, right, wrong, law):
    path = skeleton / "tinker" / file
    path.write_text(path.read_text(encoding="utf-8").replace(right, wrong, 1), encoding="utf-8")
    done = laws("tinker", "-x", "-k", law, among=[skeleton])
    assert f"{law}" in done.stdout
    assert "1 failed" in done.stdout, done.stdout[-2000:]


@process
@pytest.mark.parametrize(("text", "passes"), [("garder { $card }", True), ("garder", False)])
def test_the_laws_read_every_language_of_a_new_game(skeleton, text, passes):
    package = skeleton / "tinker"
    manifest, english = package / "__init__.py", (package / "texts" / "en.ftl").read_text(encoding="utf-8")
    manifest.write_text(manifest.read_text().replace('languages=("en",)', 'languages=("en", "fr")'))
    french = english.replace("keep { $card }", text)
    (package / "texts" / "fr.ftl").write_text(french, encoding="utf-8")
    assert french != english
    done = laws("tinker", "-k", "drawn_and_told", among=[skeleton])
    assert (done.returncode == 0) is passes, done.stdout[-2000:]


@process
def test_an_answer_that_tells_what_was_laid_hidden_is_found_by_a_law(example):
    """Nothing else in the package says that a bid is secret until all are shown."""
    path = example / "goofspiel" / "actions.py"
    path.write_text(path.read_text(encoding="utf-8").replace('secret = ("card",)', "secret = ()"), encoding="utf-8")
    done = laws("goofspiel", "-k", "law_2 and not fresh", among=[example])
    assert "is told by Bid(card=" in done.stdout
    assert "1 failed" in done.stdout, done.stdout[-2000:]


PLAYED = """
from tests.netplay.fair import Fair
hall = Fair("goofspiel", "Anna", "Bert", bots=("squire",))
hall.start()
hall.play()
print([person.verdict() for person in hall.people])
assert all(person.verdict().fair for person in hall.people), [person.verdict() for person in hall.people]
from ai import version
print(hall.table.phase, version("goofspiel"))
"""


@process
def test_a_whole_game_of_a_package_is_played_at_a_table_and_found_fair(example):
    done = run("-c", PLAYED, among=[example])
    assert done.returncode == 0, done.stderr


BARE = """
import random, core
from ai import Bot
from ai.lab.actions import all_actions
from ai.registry import bots
from tui.boards import View, board, look
from tui.boards.plain import PlainBoard
from tui.draw.canvas import Canvas
from tui.text.words import Words

assert core.games.broken() == ()
assert [len(bots("tinker").characters), len(bots("tinker").kinds)] == [4, 3]
assert len(all_actions("tinker")) == 40
game, rng = core.game("tinker"), random.Random(3)
dealer = core.Dealer(game, 3, seed=bytes(32))
seats = [core.Replica(game, seat, dealer.snapshot(seat)) for seat in range(3)]
players = [Bot(level, rng) for level in ("page", "squire", "knight:bold")]
drawn, names = board("tinker"), ["Anna", "Bert", "Cleo"]
assert type(drawn).__mro__[1] is PlainBoard
while dealer.outcome is None:
    seat = dealer.to_act[0]
    view = View.of(seats[seat], Words("fr"), names)
    canvas = Canvas(80, drawn.height(view, 80, 12))
    drawn.draw(view, canvas)
    assert "Anna" in canvas.text() and "deck" in canvas.text()
    assert drawn.hand(view, (60, 8)) is not None
    assert drawn.facts(view) and drawn.ask(view) and drawn.standing(view.state)
    step = dealer.act(seat, players[seat].choose(seats[seat]))
    for replica in seats:
        replica.follow(step.report(replica.seat))
print(look("tinker").picture)
"""


@process
def test_a_game_without_bots_and_board_is_played_and_drawn_plainly(skeleton):
    for room in ("bots", "board"):
        shutil.rmtree(skeleton / "tinker" / room)
    done = run("-c", BARE, among=[skeleton])
    assert done.returncode == 0, done.stderr


SIGNED = """
from tui.draw.signs import SIGNS, glyph
from tui.text.words import Words
assert (glyph("anvil"), glyph("anvil", ascii_only=True), SIGNS["turn"].glyph) == ("◫", "n", "►")
assert Words("ru")("tinker-smithy") == "◫ a smithy"
"""


@process
def test_a_package_may_bring_signs_of_its_own(skeleton):
    board = skeleton / "tinker" / "board" / "__init__.py"
    text = board.read_text(encoding="utf-8")
    brought = '{"anvil": Sign("◫", "n", "gold"), "turn": Sign("◩", "t", "gold")}'
    signed = re.sub(r"LOOK = Look\((.*)\)", rf"LOOK = Look(\1, signs={brought})", text)
    assert signed != text
    board.write_text(signed.replace("from tui.boards", "from tui.draw.signs import Sign\nfrom tui.boards", 1))
    with (skeleton / "tinker" / "texts" / "en.ftl").open("a") as texts:
        texts.write("tinker-smithy = { $sign-anvil } a smithy\n")
    done = run("-c", SIGNED, among=[skeleton])
    assert done.returncode == 0, done.stderr


SHUT_IN = """
import sys
from pathlib import Path
import core
assert "tinker" in core.IDS
from tui.doors.sandbox import sandbox
home, outside = Path(sys.argv[1]), Path(sys.argv[2])
sandbox.shut([home], 4747)
try:
    (outside / "file").read_text()
except PermissionError:
    pass
else:
    print("no Landlock here")
from tui.boards import board
from tui.text.words import Words
board("tinker"), core.game("tinker")
print(Words("en")("tinker-name"))
"""


@process
@pytest.mark.skipif(sys.platform != "linux", reason="the sandbox is that of Linux")
def test_a_visit_in_its_sandbox_reads_the_package_and_nothing_beside_it(skeleton, tmp_path_factory):
    home, outside = tmp_path_factory.mktemp("home") / "seats.json", tmp_path_factory.mktemp("outside")
    for path in (home, outside / "file"):
        path.write_text("")
    done = run("-c", SHUT_IN, str(home), str(outside), among=[skeleton])
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "Tinker"


TAUGHT = """
import core, random
from tui.game_view.lesson.curriculum import taught
from tui.game_view.lesson.exercises import exercises
from tui.game_view.lesson.lesson import lesson
from tui.text.words import Words
assert taught()[-1] == "tinker", taught()
assert exercises("tinker") == () and lesson("tinker").deal == 7
assert Words("fr")("learn_tinker-hello") == "Draw, and keep one."
"""


@process
def test_a_package_may_bring_a_lesson(skeleton):
    lessons = skeleton / "tinker" / "lessons"
    lessons.mkdir()
    plan = {"game": "tinker", "players": 3, "seed": "00" * 32, "deal": 7, "steps": [], "notes": []}
    (lessons / "lesson.json").write_text(json.dumps(plan))
    (lessons / "exercises.json").write_text("[]")
    with (skeleton / "tinker" / "texts" / "en.ftl").open("a") as texts:
        texts.write("learn_tinker-hello = Draw, and keep one.\n")
    done = run("-c", TAUGHT, among=[skeleton])
    assert done.returncode == 0, done.stderr


SHELF = """
import core
from tui.screens.home.shelf import LARGE, SMALL, in_sight, shelf
from tui.text.words import Words
for size in (SMALL, LARGE):
    first, last = (shelf(size, Words("uk"), game).text() for game in ("academy", "tinker"))
    assert "Goofspiel" not in first and "►" in first and "◄" not in first
    assert "Goofspiel" in last and "Tinker" in last and "◄" in last and "►" not in last
assert in_sight("grail") == core.IDS[:4]
assert in_sight("goofspiel")[-2:] == ("goofspiel", "tinker")
"""


@process
def test_the_shelf_goes_on_to_the_games_that_are_installed(example, skeleton):
    done = run("-c", SHELF, among=[example, skeleton])
    assert done.returncode == 0, done.stderr


@process
def test_the_texts_that_a_game_lacks_are_listed(skeleton):
    done = run("-m", "tui.text", "tinker", "en", "fr", among=[skeleton])
    assert done.returncode == 0, done.stderr
    assert "en: complete" in done.stdout
    assert "  tinker-log-draws   missing: fr" in done.stdout


@process
def test_a_broken_package_is_named_where_the_program_begins_and_ends_nothing(skeleton):
    (skeleton / "tinker" / "game.py").write_text("GAME = 1 / 0\n")
    done = run("-c", "from netplay.cli import main; main(['--help'])", among=[skeleton])
    assert "The installed game tinker (tinker) cannot be used: ZeroDivisionError" in done.stderr
    assert (done.returncode, "academy" in done.stdout) == (0, True)


@pytest.mark.parametrize("wrong", [["Big"], ["x", "--seats", "1-3"], ["tinker", "--seats", "4-2"], ["tinker"]])
def test_a_new_game_that_cannot_be_is_a_sentence(tmp_path, wrong, capsys):
    (tmp_path / "tinker").mkdir()
    with pytest.raises(SystemExit) as ended:
        newgame.main([*wrong, "--to", str(tmp_path)])
    assert ended.value.code == 2
    assert "error" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["tinker"]
