"""What is learnt follows from the games, and the games from the seed."""

from __future__ import annotations

import msgspec
import pytest

from ai.values import Weights, figures_of

np = pytest.importorskip("numpy")
learn = pytest.importorskip("scripts.learn")

TRUE = (1.0, -0.5, 0.0, 0.3)


def games_decided_by(weights, seats: int, pauses: int, seed: int):
    """Pauses whose winners are drawn as these weights say."""
    rng = np.random.default_rng(seed)
    x = rng.normal(size=(pauses, seats, len(weights)))
    winners = [rng.choice(seats, p=chances) for chances in learn.chances(x, np.array(weights))]
    numbers = np.arange(pauses)
    return learn.Part(x, np.eye(seats)[winners], learn.evenly(numbers)), numbers % learn.HELD_BACK == 0


def test_the_weights_by_which_games_were_decided_are_found_again():
    found = {str(seats): games_decided_by(TRUE, seats, 1500, seats) for seats in (2, 4)}
    for _, weights, how in learn.learn(found, "abcd"):
        assert list(weights.values()) == pytest.approx(TRUE, abs=0.25)
        assert "favourite wins" in how


def test_a_kind_with_few_games_leans_on_what_all_have_in_common():
    found = {"3": games_decided_by(TRUE, 3, 2000, 1), "4": games_decided_by((0.0,) * 4, 4, 20, 2)}
    few = {key: weights for key, weights, _ in learn.learn(found, "abcd")}["4"]
    alone = next(learn.learn({"4": found["4"]}, "abcd"))[1]
    off = [sum(abs(w - true) for w, true in zip(each.values(), TRUE, strict=True)) for each in (few, alone)]
    assert off[0] < off[1]


def test_a_long_game_counts_as_much_as_a_short_one():
    assert list(learn.evenly(np.array([0, 0, 0, 0, 1, 3, 3]))) == [0.25] * 4 + [1] + [0.5] * 2
    (x, y, counts), kept = games_decided_by(TRUE, 2, 1500, 5)
    long_game = np.repeat(x[1:2], 4000, axis=0), np.repeat(1 - y[1:2], 4000, axis=0), np.full(4000, 1 / 4000)
    part = learn.Part(*map(np.concatenate, zip((x, y, counts), long_game, strict=True)))
    found = {"2": (part, np.concatenate([kept, np.zeros(4000, bool)]))}
    assert list(next(learn.learn(found, "abcd"))[1].values()) == pytest.approx(TRUE, abs=0.25)


def test_a_game_of_a_seed_is_always_the_same_and_its_rows_have_the_figures():
    kind = next(kind for kind in learn.KINDS["grail"] if kind.players == 3)
    rows = [list(learn.pauses_of(learn.Job("grail", kind, seed, range(1), 0), 4)) for seed in (1, 1, 2)]
    assert rows[0] == rows[1] != rows[2]
    for number, figures, shares in rows[0]:
        assert number == 4
        assert [len(row) for row in figures] == [len(figures_of("grail").NAMES)] * 3
        assert sum(shares) == pytest.approx(1)


def test_searches_can_play_too():
    kind = learn.KINDS["grail"][0]
    assert list(learn.pauses_of(learn.Job("grail", kind, 1, range(1), 2), 0))


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (["grail", "--games", "1"], "From 1 games nothing can be learnt"),
        (["grail", "--kind", "2"], "There is no kind 2 of grail. Its kinds are 3, 4, 5, 6, 7, 8."),
        (["grail", "--processes", "0"], "0 processes cannot play: it takes 1 or more."),
        (["grail", "--to", "/no/such/folder/x.json"], "There is no folder /no/such/folder to write to."),
    ],
)
def test_what_cannot_be_learnt_is_said_and_no_file_is_touched(said, sentence, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(learn, "WEIGHTS", tmp_path)
    with pytest.raises(SystemExit):
        learn.main(said)
    assert sentence in " ".join(capsys.readouterr().err.split())
    assert not list(tmp_path.iterdir())


def test_a_whole_run_writes_all_that_bots_read_even_over_a_file_that_cannot_be_read(monkeypatch, tmp_path, capsys):
    file = tmp_path / "nobles.json"
    file.write_text('{"tables": {"2": NaN')
    monkeypatch.setattr(learn, "WEIGHTS", tmp_path)
    learn.main(["nobles", "--games", "10", "--processes", "1"])
    written = msgspec.json.decode(file.read_bytes(), type=Weights)
    assert written.tables["2"].keys() == set(figures_of("nobles").NAMES)
    assert written.made["2"].startswith("10 games of squires, seed 1: ")
    assert "from now on the bots decide by these weights" in capsys.readouterr().out


def test_weights_can_be_written_elsewhere(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(learn, "WEIGHTS", tmp_path / "none")
    learn.main(["nobles", "--games", "10", "--processes", "1", "--to", str(tmp_path / "other.json")])
    assert "2" in msgspec.json.decode((tmp_path / "other.json").read_bytes(), type=Weights).tables
    assert capsys.readouterr().out.endswith("other.json.\n")
