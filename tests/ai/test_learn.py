"""What is learnt follows from the games, and the games from the seed."""

from __future__ import annotations

import os
import random
import signal
from contextlib import contextmanager
from math import inf

import msgspec
import pytest

import core
from ai.games.grail import policies, policy_features
from ai.net import Net
from ai.registry import bots, folder
from ai.search import strength_of, think
from ai.values import Weights, net_of, values_module
from tests.play import seed_of

np = pytest.importorskip("numpy")
learn = pytest.importorskip("scripts.learn")
logit = pytest.importorskip("ai.lab.learning.logit")
nets = pytest.importorskip("ai.lab.learning.nets")
trainer = pytest.importorskip("ai.lab.learning.policies")
searches = pytest.importorskip("ai.lab.learning.searches")
squires = pytest.importorskip("ai.lab.learning.squires")
training = pytest.importorskip("ai.lab.learning.training")
resource = pytest.importorskip("resource")

TRUE = (1.0, -0.5, 0.0, 0.3)


def games_decided_by(weights, seats: int, pauses: int, seed: int):
    """Pauses whose winners are drawn as these weights say."""
    rng = np.random.default_rng(seed)
    x = rng.normal(size=(pauses, seats, len(weights)))
    winners = [rng.choice(seats, p=chances) for chances in logit.chances(x, np.array(weights))]
    numbers = np.arange(pauses)
    return logit.Part(x, np.eye(seats)[winners], logit.evenly(numbers)), numbers % nets.HELD_BACK == 0


def test_the_weights_by_which_games_were_decided_are_found_again():
    found = {str(seats): games_decided_by(TRUE, seats, 1500, seats) for seats in (2, 4)}
    for _, weights, how in squires.learn(found, "abcd"):
        assert list(weights.values()) == pytest.approx(TRUE, abs=0.25)
        assert "favourite wins" in how


def test_a_kind_with_few_games_leans_on_what_all_have_in_common():
    found = {"3": games_decided_by(TRUE, 3, 2000, 1), "4": games_decided_by((0.0,) * 4, 4, 20, 2)}
    few = {key: weights for key, weights, _ in squires.learn(found, "abcd")}["4"]
    alone = next(squires.learn({"4": found["4"]}, "abcd"))[1]
    off = [sum(abs(w - true) for w, true in zip(each.values(), TRUE, strict=True)) for each in (few, alone)]
    assert off[0] < off[1]


def test_a_long_game_counts_as_much_as_a_short_one():
    assert list(logit.evenly(np.array([0, 0, 0, 0, 1, 3, 3]))) == [0.25] * 4 + [1] + [0.5] * 2
    (x, y, counts), kept = games_decided_by(TRUE, 2, 1500, 5)
    long_game = np.repeat(x[1:2], 4000, axis=0), np.repeat(1 - y[1:2], 4000, axis=0), np.full(4000, 1 / 4000)
    part = logit.Part(*map(np.concatenate, zip((x, y, counts), long_game, strict=True)))
    found = {"2": (part, np.concatenate([kept, np.zeros(4000, bool)]))}
    assert list(next(squires.learn(found, "abcd"))[1].values()) == pytest.approx(TRUE, abs=0.25)


def test_a_game_of_a_seed_is_always_the_same_and_its_rows_have_the_figures():
    kind = next(kind for kind in bots("grail").kinds if kind.players == 3)
    rows = [list(squires.pauses_of(squires.Job("grail", kind, seed, range(1), 0), 4)) for seed in (1, 1, 2)]
    assert rows[0] == rows[1] != rows[2]
    for number, figures, shares in rows[0]:
        assert number == 4
        assert [len(row) for row in figures] == [len(values_module("grail").NAMES)] * 3
        assert sum(shares) == pytest.approx(1)


def test_searches_can_play_too():
    kind = bots("grail").kinds[0]
    assert list(squires.pauses_of(squires.Job("grail", kind, 1, range(1), 2), 0))


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (["grail", "--games", "1"], "From 1 games nothing can be learnt"),
        (["grail", "--kind", "2"], "There is no kind 2 of grail; there is 3, 4, 5, 6, 7, 8."),
        (["histrio", "--net", "king"], "The kings of histrio have no net: they judge by a line."),
        (["grail", "--net", "knight"], "The knights of grail have no net: they judge by a line."),
        (["nobles", "--net", "king", "--kind", "2"], "--kind goes neither with --net nor with --habits."),
        (["nobles", "--habits"], "Kings of nobles know nothing of the habits of knights."),
        (["grail", "--habits", "--by", "kings"], "--by says who plays the games for a net: it goes with --net."),
        (
            ["nobles", "--net", "knight", "--by", "kings"],
            "is learnt from games of knights: --by kings goes with --net king.",
        ),
        (["grail", "--net", "king", "--habits"], "Either --net or --habits, please: each has a file of its own."),
        (["grail", "--processes", "0"], "0 processes cannot play: it takes 1 or more."),
        (["grail", "--iterations", "-4"], "A search of -4 iterations cannot be. With 0 squires play."),
        (["grail", "--to", "/no/such/folder/x.json"], "There is no folder /no/such/folder to write to."),
        (["grail", "--to", "/"], "/ is a folder. Name a file in it."),
        (["grail", "--to", "/dev/null"], "/dev/null is no file that weights can be kept in."),
        (["grail", "--to", ""], ". is a folder. Name a file in it."),
    ],
)
def test_what_cannot_be_learnt_is_said_and_no_file_is_touched(said, sentence, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(learn, "folder", lambda game: tmp_path / game)
    with pytest.raises(SystemExit):
        learn.main(said)
    assert sentence in " ".join(capsys.readouterr().err.split())
    assert not list(tmp_path.iterdir())


@contextmanager
def file_size_limited_to(size):
    """As on a full disk: what is written beyond it is an error."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def killed(*_):
    os.kill(os.getpid(), signal.SIGKILL)


def broken_off(*_):
    raise KeyboardInterrupt


def test_what_was_learnt_is_shown_where_it_cannot_be_written(monkeypatch, tmp_path, capsys):
    file = tmp_path / "x.json"
    file.write_text("as it was")
    monkeypatch.setattr(
        learn, "train", lambda asked: training.Trained((folder("nobles") / "weights.json").read_text(), {})
    )
    with file_size_limited_to(200):
        assert learn.main(["nobles", "--to", str(file)]) == 1
    out, err = capsys.readouterr()
    assert [each.name for each in tmp_path.iterdir()] == ["x.json"]
    assert file.read_text() == "as it was"
    assert err.endswith("x.json could not be written: File too large. This was to stand there:\n")
    assert "2" in msgspec.json.decode(out[out.index("{") :], type=Weights).tables


def test_who_breaks_off_hears_that_nothing_was_learnt(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(learn, "train", broken_off)
    assert learn.main(["nobles", "--to", str(tmp_path / "x.json")]) == 130
    assert capsys.readouterr().err == "Broken off: nothing was learnt, and nothing written.\n"
    assert not list(tmp_path.iterdir())


@pytest.mark.process
def test_a_process_that_is_killed_is_a_sentence_not_a_traceback(monkeypatch, tmp_path, capsys):
    """As when there is not enough memory."""
    monkeypatch.setattr(squires, "play", killed)
    assert learn.main(["nobles", "--games", "10", "--processes", "1", "--to", str(tmp_path / "x.json")]) == 1
    said = "A process in which games were played has been killed. Is there enough memory?"
    assert capsys.readouterr().err == f"{said} Nothing was learnt, and nothing written.\n"
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
def test_from_the_games_by_which_it_is_measured_nothing_is_learnt():
    """Else the surprise that is printed is that of one who had been told."""
    (x, y, counts), kept = games_decided_by(TRUE, 2, 1500, 5)
    told = np.where(kept[:, None], 1 - y, y)
    plain, otherwise = (list(squires.learn({"2": (logit.Part(x, each, counts), kept)}, "abcd")) for each in (y, told))
    assert plain[0][1] == otherwise[0][1]
    assert plain[0][2] != otherwise[0][2]
    rows = list(pauses_decided_by(both_or_neither, 60, 1))
    turned = [
        (number, shown, shares[::-1] if number % nets.HELD_BACK == 0 else shares) for number, shown, shares in rows
    ]
    for units in (0, 4):
        one, other = (nets.learn(each, units, "a test") for each in (rows, turned))
        assert msgspec.structs.replace(one, made="") == msgspec.structs.replace(other, made="")
        assert one.made != other.made


@pytest.mark.process
def test_a_whole_run_writes_all_that_bots_read_even_over_a_file_that_cannot_be_read(monkeypatch, tmp_path, capsys):
    file = tmp_path / "nobles" / "weights.json"
    file.parent.mkdir()
    file.write_text('{"tables": {"2": NaN')
    monkeypatch.setattr(learn, "folder", lambda game: tmp_path / game)
    learn.main(["nobles", "--games", "10", "--processes", "1"])
    written = msgspec.json.decode(file.read_bytes(), type=Weights)
    assert written.tables["2"].keys() == set(values_module("nobles").NAMES)
    assert written.made["2"].startswith("10 games of squires, seed 1: ")
    assert "from now on the bots decide by these weights" in capsys.readouterr().out


@pytest.mark.process
def test_weights_can_be_written_elsewhere(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(learn, "folder", lambda game: tmp_path / "none" / game)
    learn.main(["nobles", "--games", "10", "--processes", "1", "--to", str(tmp_path / "other.json")])
    assert "2" in msgspec.json.decode((tmp_path / "other.json").read_bytes(), type=Weights).tables
    assert capsys.readouterr().out.endswith("other.json.\n")


# Nets


def pauses_decided_by(worth, games: int, seed: int):
    """Games of four pauses each for two, of which the first seat is shown three figures, and the winner is drawn by
    what those are worth; the fourth figure never changes."""
    rng = np.random.default_rng(seed)
    for number in range(games):
        x = rng.normal(size=3)
        won = rng.random() < 1 / (1 + np.exp(-worth(*x)))
        for _ in range(4):
            yield number, [[*(x + 0.1 * rng.normal(size=3)), 7.0], None], [float(won), float(not won)]


def both_or_neither(a: float, b: float, c: float) -> float:
    """What no line through the figures can say."""
    return 4 * float(np.sign(a * b)) + 0 * c


@pytest.mark.slow
def test_a_net_learns_what_no_line_says():
    net = nets.learn(list(pauses_decided_by(both_or_neither, 1200, 1)), nets.UNITS["king"], "a test")
    for a, b, wins in ((1, 1, True), (-1, -1, True), (1, -1, False), (-1, 1, False)):
        assert (net.value([a, b, 0.0, 7.0]) > 0.5) == wins
        assert (net.value([a, b, 0.0, 7.0]) < -0.5) != wins
    assert float(net.made.rpartition(" ")[2]) < 0.6, "beside 0.693 of who knows nothing, or of any line"
    assert net.value([1, 1, 0.0, 7.0]) == net.value([1, 1, 0.0, 70.0]), "nobody has learnt what another 7 means"


def test_without_units_it_learns_a_line():
    net = nets.learn(list(pauses_decided_by(lambda a, b, c: 2 * a - c, 1200, 1)), 0, "a test")
    assert net.units.weights == net.says == []
    a, b, c, seven = net.straight
    assert a > 0.5 > 0.15 > abs(b)
    assert c < -0.25
    assert (seven, abs(net.base) < 0.3) == (0, True)


def test_for_a_line_every_game_counts_alike():
    """With no figure that says anything, what is left is how often who sees them wins: three games of four, though the
    one that is lost lasts longer than the three together."""
    game = [([[7.0], None], [1.0, 0.0])] * 3 + [([[7.0], None], [0.0, 1.0])] * 6
    lasting = (0, 1, 2, 3, 3, 3, 3, 3, 3)
    rows = [(4 * each + at, *pause) for each in range(100) for at, pause in zip(lasting, game, strict=True)]
    assert nets.learn(rows, 0, "a test").base == pytest.approx(np.log(3), abs=0.05)


def test_what_is_foreseen_counts_a_little_and_the_end_the_rest():
    rows = [(game, [[1.0], [2.0]], [1.0, 0.0]) for game in (0, 0, 0, 1)]
    chances = np.array([[0.5, 0.5], [0.4, 0.6], [0.2, 0.8], [0.9, 0.1]])
    wanted = nets.targets(nets.arranged(rows), chances)
    next_to_last = nets.TRUST_IN_NEXT * 0.2 + (1 - nets.TRUST_IN_NEXT)
    first = nets.TRUST_IN_NEXT * 0.4 + (1 - nets.TRUST_IN_NEXT) * next_to_last
    assert wanted[:, 0] == pytest.approx([first, next_to_last, 1.0, 1.0]), "no game looks into the next one"
    assert wanted.sum(axis=1) == pytest.approx([1.0] * 4)


@pytest.mark.slow
def test_a_game_from_which_a_net_learns_is_always_the_same():
    one, again, other = (
        nets.play(searches.Job("nobles", 2, seed, range(2, 3), 3, king))
        for seed, king in ((1, False), (1, False), (1, True))
    )
    assert one == again != other
    assert {number for number, _, _ in one} == {2}
    assert all(sum(shares) == 1 and any(shown) for _, shown, shares in one)


@pytest.mark.slow
def test_the_net_of_knights_does_not_follow_from_itself(monkeypatch):
    """Otherwise nobody who has it could learn it again."""
    games = training.Games("nobles", 10, iterations=3)
    (plain,), (usual,) = (training.search_jobs(games, 2, king=False, plain=plain) for plain in (True, False))
    before = list(nets.pauses_of(plain, 4))
    monkeypatch.setattr("ai.values.net_of", lambda *_: pytest.fail("a net was looked at"))
    assert list(nets.pauses_of(plain, 4)) == before
    with pytest.raises(pytest.fail.Exception):
        list(nets.pauses_of(usual, 4))


@pytest.mark.process
@pytest.mark.parametrize("kind", ["knight", "king"])
def test_a_whole_run_writes_a_net_to_judge_by(kind, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(learn, "folder", lambda game: tmp_path / game)
    monkeypatch.setattr(nets, "STEPS", 50)
    monkeypatch.setattr(learn, "FEWEST", 4)
    (tmp_path / "nobles").mkdir()
    learn.main(["nobles", "--net", kind, "--games", "4", "--iterations", "1", "--processes", "1"])
    net = msgspec.json.decode((tmp_path / "nobles" / f"net-{kind}.json").read_bytes(), type=Net)
    assert len(net.units.weights) == len(net.says) == nets.UNITS[kind]
    assert {len(unit) for unit in [net.straight, *net.units.weights]} == {len(net_of("nobles", "knight").straight)}
    how = " who judge by squires' games" if kind == "knight" else ""
    assert net.made.startswith(f"4 games of knights{how}, 1 iterations, seed 1: ")
    assert "from now on the bots decide by these weights" in capsys.readouterr().out


# Habits


@pytest.mark.slow
def test_habits_that_were_learnt_foretell_who_has_them():
    """Knights who think once answer by the squire's eye: what they like best is soon known."""
    lessons = trainer.play(searches.Job("grail", 4, 1, range(16), 1, king=False))
    asked = {lesson.ask for lesson in lessons}
    assert {"keep", "pass", "curse", "point", "ride", "spear"} <= asked
    found = trainer.learn(lessons, "a test")
    assert float(found.made.split("answers, ")[1].split("%")[0]) > 45, "of five allies and fewer"
    for ask, table in found.answers.items():
        assert {*table} == {*policy_features.names_of(ask)}
    riding = [lesson for lesson in lessons if lesson.ask == "ride"]
    weights = [found.answers["ride"][name] for name in policy_features.names_of("ride")]
    best = [max(range(len(each.features)), key=lambda at, x=each.features: np.dot(weights, x[at])) for each in riding]
    assert sum(map(int.__eq__, best, [each.chosen for each in riding])) > 0.6 * len(riding)


@pytest.mark.slow
@pytest.mark.process
def test_what_was_learnt_of_habits_can_be_read_by_kings(tmp_path, capsys):
    path = tmp_path / "habits.json"
    learn.main(["grail", "--habits", "--games", "10", "--iterations", "1", "--processes", "1", "--to", str(path)])
    written = msgspec.json.decode(path.read_bytes(), type=policies.Weights)
    assert {*written.keep.says} == {*policies.weights().keep.says}
    assert {len(unit) for unit in written.keep.units.weights} == {
        len(unit) for unit in policies.weights().keep.units.weights
    }
    assert {ask: {*table} for ask, table in written.answers.items()} == {
        ask: {*table} for ask, table in policies.weights().answers.items()
    }


# Reproducible from a seed


def quiet(line: str) -> None:
    """Shows no progress."""


def decided(game: str, players: int, level: str) -> list[core.Action]:
    """The decisions of one seat of this level, the others being pages, in the first steps of a game."""
    dealer, rng = core.Dealer(core.game(game), players, seed=seed_of(5)), random.Random(5)
    replicas = [core.Replica(dealer.game, seat, dealer.snapshot(seat)) for seat in range(players)]
    found = []
    for _ in range(12):
        seat = dealer.to_act[0]
        strength = strength_of(level, replicas[seat])._replace(iterations=10, seconds=inf)
        found.append(think(replicas[seat], rng, strength).action)
        step = dealer.act(seat, found[-1])
        for replica in replicas:
            replica.follow(step.report(replica.seat))
    return found


def trained_twice(train) -> str:
    """The text of a run, which is the same whether one process plays or two."""
    texts = [train(processes).text for processes in (1, 2)]
    assert texts[0] == texts[1]
    return texts[0]


@pytest.mark.slow
@pytest.mark.process
def test_weights_trained_twice_are_the_same_bytes_and_play(monkeypatch):
    kinds = {kind.key: kind for kind in bots("grail").kinds[:2]}
    text = trained_twice(lambda n: training.train_weights(training.Games("grail", 12, 3, 0, n), kinds, quiet))
    before, weights = decided("grail", 3, "knight"), msgspec.json.decode(text, type=Weights)
    monkeypatch.setattr("ai.values.weights_of", lambda game: weights)
    assert decided("grail", 3, "knight") != before


@pytest.mark.slow
@pytest.mark.process
@pytest.mark.parametrize(("game", "strength"), [(id, kind) for id in core.IDS for kind in bots(id).nets])
def test_a_net_trained_twice_is_the_same_bytes_and_plays(game, strength, monkeypatch):
    monkeypatch.setattr(nets, "STEPS", 50)
    monkeypatch.setattr(training, "BATCH", 2)
    text = trained_twice(lambda n: training.train_net(training.Games(game, 4, 3, 1, n), strength, False, quiet))
    before, net = decided(game, bots(game).nets[strength], strength), msgspec.json.decode(text, type=Net)
    monkeypatch.setattr("ai.values.net_of", lambda *_: net)
    assert decided(game, bots(game).nets[strength], strength) != before


@pytest.mark.process
def test_a_net_can_be_trained_from_games_of_kings(monkeypatch):
    monkeypatch.setattr(nets, "STEPS", 50)
    by_kings = training.train_net(training.Games("nobles", 4, 3, 1, 1), "king", True, quiet)
    assert msgspec.json.decode(by_kings.text, type=Net).made.startswith("4 games of kings, 1 iterations, seed 3: ")


@pytest.mark.slow
@pytest.mark.process
def test_a_policy_trained_twice_is_the_same_bytes_and_plays(monkeypatch):
    monkeypatch.setattr(training, "BATCH", 2)
    text = trained_twice(lambda n: training.train_policy(training.Games("grail", 10, 3, 1, n), quiet))
    before, policy = decided("grail", 4, "king"), msgspec.json.decode(text, type=policies.Weights)
    monkeypatch.setattr(policies, "weights", lambda: policy)
    assert decided("grail", 4, "king") != before
