"""The knight thinks ahead: soundly, repeatably, and by nothing but what its seat sees."""

from __future__ import annotations

import ast
import random
from pathlib import Path
from typing import Any

import pytest

import ai
import core
from ai.registry import bots, folder
from ai.search import Search, Strength, Thought, derived_random, think
from ai.values import net_inputs_of, table_for, value_of, values_module, weights_of
from core.games.grail.actions import Spear
from core.games.nobles.actions import Challenge, Lay
from tests.games.nobles.table import Table, card
from tests.play import play, seed_of

GAMES = pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)
FEW = 24
"""Iterations: enough to try every answer of most questions."""
STRENGTH = Strength(FEW, 60)


def asked(game: core.Game[Any], seats: int, steps: int, options: dict[str, Any] | None = None):
    """A dealer, and a seat that has a choice after so many steps of random play."""
    dealer, rng = core.Dealer(game, seats, options, seed=seed_of(5)), random.Random(5)
    for number, (seat, action) in enumerate(play(dealer, rng)):
        if number >= steps and len(dealer.legal(seat)) > 1:
            return dealer, seat
        dealer.act(seat, action)
    raise AssertionError("The game was over before that.")


def replica_of(dealer: core.Dealer[Any], seat: int) -> core.Replica[Any]:
    replica = core.Replica(dealer.game, seat, dealer.first_snapshot(seat))
    for report in dealer.history(seat):
        replica.follow(report)
    return replica


@GAMES
def test_every_answer_is_weighed_and_expectations_are_shares_of_the_win(game):
    dealer, seat = asked(game, game.seats[0], 12)
    thought = think(replica_of(dealer, seat), random.Random(1), STRENGTH)
    assert {option.action for option in thought.options} == set(dealer.legal(seat))
    assert thought.whole
    assert sum(option.visits for option in thought.options) == thought.iterations <= FEW
    assert thought.options[0].visits == max(option.visits for option in thought.options)
    for option in thought.options:
        assert len(option.expected) == (dealer.seats if option.visits else 0)
        assert not option.visits or sum(option.expected) == pytest.approx(1)


@GAMES
def test_equal_luck_thinks_alike_and_nothing_is_seen_but_the_view(game):
    """The truth behind the view is another, and so is the order in which the luck came to be: the thought is not."""
    dealer, seat = asked(game, game.seats[0], 20)
    replica = replica_of(dealer, seat)
    other = core.determinize(game, replica.state, random.Random(3), replica.recall())
    assert other != dealer.state or replica.state == dealer.state
    twin = core.Replica(game, seat, core.Snapshot(0, game.encode(core.mask(game, other, seat))))
    twin.log = list(replica.log)
    thoughts = [think(each, random.Random(8), STRENGTH) for each in (replica, twin)]
    assert thoughts[0] == thoughts[1]
    assert replica.state == core.mask(game, dealer.state, seat)


@GAMES
def test_what_cannot_change_any_more_is_thought_about_no_longer(game, monkeypatch):
    saved, enough = 0, 4 * FEW
    for moves in (4, 20, 40):
        dealer, seat = asked(game, game.seats[0], moves)
        short = think(replica_of(dealer, seat), random.Random(1), Strength(enough, 60))
        with monkeypatch.context() as patch:
            patch.setattr("ai.search.Search.settled", lambda search, left: False)
            whole = think(replica_of(dealer, seat), random.Random(1), Strength(enough, 60))
        assert (short.action, whole.iterations) == (whole.action, enough)
        saved += enough - short.iterations
    assert saved


def test_an_answer_is_settled_when_its_lead_is_more_than_what_is_left():
    dealer, seat = asked(core.game("academy"), 2, 12)
    replica = replica_of(dealer, seat)
    search = Search(replica, replica.legal()[:3], derived_random(random.Random(1)), STRENGTH)
    for edge, visits in zip(search.roots[seat].edges.values(), (4, 10, 1), strict=True):
        edge.visits = visits
    assert search.settled(5)
    assert not search.settled(6)


@pytest.mark.parametrize(
    ("game", "seats", "alone"), [("histrio", 2, True), ("histrio", 3, False), ("nobles", 2, False)]
)
def test_whether_the_others_look_for_their_best_answers_is_as_the_game_says(game, seats, alone):
    dealer, seat = asked(core.game(game), seats, 12)
    replica = replica_of(dealer, seat)
    search = Search(replica, replica.legal(), derived_random(random.Random(1)), STRENGTH)
    for _ in range(50):
        search.iterate()
    others = [root for who, root in enumerate(search.roots) if who != seat]
    assert any(root.after for root in others) != alone


def test_other_luck_imagines_other_worlds():
    dealer, seat = asked(core.game("histrio"), 3, 20)
    replica = replica_of(dealer, seat)
    thoughts = [think(replica, random.Random(seed), STRENGTH) for seed in (1, 2)]
    assert thoughts[0] != thoughts[1]


def test_the_knight_kills_the_last_noble_when_it_can():
    table = Table(ask="challenge", courts=("Kh Qd", "Js"), wounds={"Js": 1}, hands=("Ah Ad", "2d"))
    assert isinstance(ai.Bot("knight", random.Random(1)).choose(table.replicas[0]), Challenge)
    table.do(Challenge(card("Kh"), card("Js")))
    thought = think(table.replicas[0], random.Random(1), STRENGTH)
    assert thought.action in (Lay(card("Ah")), Lay(card("Ad")))
    assert thought.options[0].expected[0] > 0.85


def test_the_knight_reaches_the_finish_when_it_can():
    game = core.game("grail")
    dealer = core.Dealer(game, 3, seed=seed_of(2))
    rng = random.Random(2)
    while True:
        seat = dealer.to_act[0]
        legal = dealer.legal(seat)
        if {type(action) for action in legal} == {Spear} and len(legal) > 1:
            break
        dealer.act(seat, rng.choice(legal))
    state = dealer.state
    state.at[seat], state.dragon = 48, 49
    state.line = [seat, *(each for each in state.line if each != seat)]
    state.asked[0] = type(state.asked[0])("spear", seat, "smith", 50)
    replica = core.Replica(game, seat, dealer.snapshot(seat))
    thought = think(replica, random.Random(1), STRENGTH)
    assert thought.action == Spear(True)
    assert thought.options[0].expected[seat] == 1


def test_a_search_can_be_stopped_and_still_answers():
    dealer, seat = asked(core.game("academy"), 4, 10)
    replica, polled = replica_of(dealer, seat), []

    def after(times: int):
        polled.clear()
        return lambda: polled.append(0) or len(polled) > times

    some, none = (think(replica, random.Random(1), STRENGTH, stop=after(times)) for times in (5, 0))
    assert (some.iterations, some.whole) == (5, False)
    assert (none.iterations, none.options[0].visits) == (0, 0)
    assert none.action == ai.Bot("squire", random.Random(1)).choose(replica)
    late = think(replica, random.Random(1), STRENGTH._replace(seconds=0))
    assert (late.iterations, late.whole) == (0, False)


def test_without_a_choice_there_is_nothing_to_think_about():
    game = core.game("nobles")
    dealer, rng = core.Dealer(game, 2, seed=seed_of(1)), random.Random(1)
    while len(dealer.legal(dealer.to_act[0])) > 1:
        dealer.act(dealer.to_act[0], rng.choice(dealer.legal(dealer.to_act[0])))
    seat = dealer.to_act[0]
    thought = think(replica_of(dealer, seat), random.Random(1))
    assert isinstance(thought, Thought)
    assert (thought.action, thought.iterations, thought.whole) == (dealer.legal(seat)[0], 0, True)
    with pytest.raises(ValueError, match="not asked"):
        think(replica_of(dealer, 1 - seat), random.Random(1))


def test_nobody_is_thought_to_know_the_secret_answers_of_others():
    dealer, seat = asked(core.game("academy"), 3, 0)
    replica = replica_of(dealer, seat)
    search = Search(replica, replica.legal(), derived_random(random.Random(1)), STRENGTH)
    for _ in range(200):
        search.iterate()
    seen_by_others = [action for who, root in enumerate(search.roots) if who != seat for action in root.after]
    assert seen_by_others
    assert all(action == action.masked() for action in seen_by_others)
    assert any(action != action.masked() for action in search.roots[seat].after)


@GAMES
def test_there_are_weights_for_every_table_and_shares_are_shares(game):
    values, rng = values_module(game.id), random.Random(4)
    for seats in game.seats:
        dealer = core.Dealer(game, seats, seed=seed_of(seats))
        for number, (seat, action) in enumerate(play(dealer, rng)):
            if number % 40 == 0:
                rows = values.features(dealer.state)
                assert [len(row) for row in rows] == [len(values.NAMES)] * seats
                for king in (False, True):
                    shares = value_of(game, dealer.state, king).shares(dealer.state)
                    assert len(shares) == seats
                    assert sum(shares) == pytest.approx(1)
                    assert min(shares) >= 0
            dealer.act(seat, action)
        first = dealer.outcome.ranking[0]
        for king in (False, True):
            shares = value_of(game, dealer.state, king).shares(dealer.state)
            assert shares == [1 / len(first) if seat in first else 0 for seat in range(seats)]


@GAMES
def test_every_option_can_be_thought_about(game):
    """Variants ask more questions: a search finds its way in each, wherever it is asked."""
    rng = random.Random(6)
    for _ in range(6):
        seats, options = drawn(game, rng)
        dealer, seat = asked(game, seats, rng.randrange(40), options)
        thought = think(replica_of(dealer, seat), rng, Strength(6, 60))
        assert thought.action in dealer.legal(seat)


def drawn(game: core.Game[Any], rng: random.Random) -> tuple[int, dict[str, Any]]:
    """A number of players and options, by lot."""
    while True:
        seats, options = rng.choice(game.seats), {each.name: rng.choice(each.values) for each in game.choices}
        try:
            game.configure(seats, options)
        except core.BadOptions:
            continue
        return seats, options


@GAMES
def test_the_files_of_weights_name_the_figures(game):
    names = set(values_module(game.id).NAMES)
    assert len(names) == len(values_module(game.id).NAMES)
    tables = weights_of(game.id).tables
    assert tables
    assert all(table.keys() == names for table in tables.values())
    assert (folder(game.id) / "weights.json").read_bytes().endswith(b"}\n")


def test_who_has_a_net_judges_by_it_and_a_king_breaks_thought_off_where_its_game_says():
    for game in core.all_games():
        figures, state = values_module(game.id), core.Dealer(game, game.seats[0], seed=seed_of(1)).state
        knight, king = value_of(game, state), value_of(game, state, king=True)
        netted = bots(game.id).nets.get("king") == game.seats[0]
        assert knight.rollout_depth == figures.ROLLOUT_DEPTH
        assert king.rollout_depth == (
            net_inputs_of(game.id).KING_ROLLOUT_DEPTH if netted else figures.KING_ROLLOUT_DEPTH
        )
        assert (king.shares(state) != knight.shares(state)) == netted


@pytest.mark.parametrize("option", ["same_suit", "same_colour"])
def test_a_net_judges_no_games_with_options_that_it_has_not_learnt(option):
    game = core.game("nobles")
    state = core.Dealer(game, 2, {option: True}, seed=seed_of(1)).state
    knight, king = value_of(game, state), value_of(game, state, king=True)
    assert king.shares(state) == knight.shares(state)
    assert king.rollout_depth == values_module(game.id).KING_ROLLOUT_DEPTH


def test_where_no_weights_were_learnt_the_nearest_stand_in():
    tables = dict.fromkeys(["2-karadoc", "2-lancelot", "3", "5"])
    assert table_for(tables, 2, "karadoc") == "2-karadoc"
    assert table_for(tables, 2, "lancelot") == "2-lancelot"
    assert table_for(tables, 2, "unheard of") in ("2-karadoc", "2-lancelot")
    assert table_for(tables, 8, "") == "5"
    assert table_for(tables, 3, "") == "3"


def test_who_thinks_ahead_is_no_bot_that_answers_at_once():
    assert [ai.thinks(level) for level in ai.LEVELS] == [False, False, True, True]
    with pytest.raises(ValueError, match="knight"):
        ai.Bot("merlin", random.Random(1))


def test_who_answers_after_a_roll_has_seen_the_dice():
    table = Table(ask="challenge", courts=("Jh", "Js"), hands=("10d 9c", ""))
    replica, challenge = table.replicas[0], Challenge(card("Jh"), card("Js"))
    search = Search(replica, replica.legal(), derived_random(random.Random(1)), STRENGTH)
    for _ in range(8 * FEW):
        search.iterate()
    for seat, root in enumerate(search.roots):
        rolled = root.after[challenge]
        assert not rolled.edges, "no answer is the same for all dice"
        assert len(rolled.after) > 6, "a jack rolls one die, and so does the other"
        assert all(len(shown) == 2 and set(shown) <= set(range(1, 7)) for shown in rolled.after)
        answers = {type(action) for node in rolled.after.values() for action in node.edges}
        assert (Lay in answers) == (seat == 0), "he has no weapon"


@GAMES
@pytest.mark.parametrize("rollout_depth", [1, 3])
def test_a_game_in_thought_is_broken_off_at_the_pause_that_was_asked_for(game, rollout_depth, monkeypatch):
    monkeypatch.setattr(values_module(game.id), "ROLLOUT_DEPTH", rollout_depth)
    dealer, seat = asked(game, game.seats[0], 12)
    replica = replica_of(dealer, seat)
    search = Search(replica, replica.legal(), derived_random(random.Random(1)), STRENGTH)
    value, met, ends = search.value, [0], []
    pauses, shares = value.pauses, value.shares

    def counted(state):
        met[0] += pauses(state)
        return pauses(state)

    def noted(state):
        ends.append((met[0], game.is_over(state)))
        met[0] = 0
        return shares(state)

    value.pauses, value.shares = counted, noted
    for _ in range(FEW):
        search.iterate()
    assert len(ends) == FEW
    assert all(number == rollout_depth or (over and number < rollout_depth) for number, over in ends)


def words_of(source: str) -> set[str]:
    """Every name that stands in a module: also of what it imports, and as text, also as one of several with dots."""
    words = set[str]()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(attr=name) | ast.Name(id=name):
                words.add(name)
            case ast.alias(name=name) | ast.ImportFrom(module=str(name)) | ast.Constant(value=str(name)):
                words.update(name.split("."))
            case ast.Call(func=ast.Name(id="import_module"), args=[where, *_]) if not is_beside(where):
                words.add("elsewhere")
            case ast.Call(func=ast.Name(id="getattr"), args=[ast.Name(id="core"), *_]):
                words.add("elsewhere")
            case _:
                pass
    return words


def is_beside(where: ast.expr) -> bool:
    """Is this the name of a module in the same package, whatever else is put in?"""
    first = where.values[0] if isinstance(where, ast.JoinedStr) else where
    return isinstance(first, ast.Constant) and str(first.value)[:1] == "." != str(first.value)[1:2]


FORBIDDEN = {"Dealer", "SeededChance", "Stream", "dealer", "secrets", "SystemRandom"}
FORBIDDEN |= {"elsewhere", "modules", "__import__", "__dict__", "__builtins__", "vars", "globals", "eval", "exec"}
"""What deals, where luck comes from, and the ways around names."""


def test_no_bot_can_lay_hands_on_a_dealer_or_on_its_luck():
    """Only matches deal; what decides has no word for it."""
    room = Path(ai.__file__).parent
    deciding = [path for path in room.rglob("*.py") if room / "lab" not in path.parents]
    assert len(deciding) > 10
    for path in deciding:
        assert not words_of(path.read_text()) & FORBIDDEN, path


@pytest.mark.parametrize(
    "source",
    [
        "import core\ncore.Dealer",
        "from core import Dealer as D",
        "from core.dealer import *",
        "import core.dealer as d",
        "from core.chance import SeededChance as S",
        "import core\ngetattr(core, 'Dealer')",
        "import random\nrandom.SystemRandom()",
        "from importlib import import_module\nimport_module('core.dealer')",
        "from importlib import import_module\nimport_module('core.' + 'dea' + 'ler')",
        "from importlib import import_module\nimport_module('..core', __package__)",
        "from importlib import import_module\nname = 'x'\nimport_module(f'{name}')",
        "import core\ncore.__dict__['Deal' + 'er']",
        "import core\ngetattr(core, 'Deal' + 'er')",
        "import sys\nsys.modules['core.deal' + 'er']",
        "__import__('co' + 're')",
    ],
)
def test_the_search_for_such_words_finds_them(source):
    assert words_of(source) & FORBIDDEN
    beside = "import_module('.grail', __package__)\nimport_module(f'.games.{game}.values', __package__)"
    assert not words_of(beside) & FORBIDDEN
