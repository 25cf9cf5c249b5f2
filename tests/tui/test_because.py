"""A hint says why in the words of its game, and compares where the rules make that the point.

Knows: whole games at a table in this process, and how answers are worded.
Must not know: how a hint is searched for, or shown.
"""

from __future__ import annotations

import random
import re

import pytest

import core
from core.games.histrio.actions import Travel
from core.games.nobles.actions import Challenge, Done
from tests.tui.game_tables import ask, at_table
from tests.tui.local import LocalTable
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.boards.grail.aim import passed_by
from tui.boards.nobles.outcome import odds
from tui.text.words import Words

NAMES = ["Anna", "Yvain", "Bors", "Ector", "Lynet"]
SEATS = {"academy": 4, "grail": 5, "nobles": 2, "histrio": 4}


@pytest.fixture(scope="module")
def asked():
    """Moments of each game in which its first player is asked."""
    found: dict[str, list[core.Replica]] = {}
    for game in core.IDS:
        for seed in range(4, 4 + 12):
            local, rng = LocalTable("Anna", game=game, seed=seed), random.Random(seed)
            local.start(bots=SEATS[game] - 1)
            turns = iter([False] * seed + [True] * 99)
            local.play(lambda replica, turns=turns: len(replica.legal()) > 1 and next(turns), rng)
            if local.clients[0].state.games.replica.outcome is None:
                found.setdefault(game, []).append(local.clients[0].state.games.replica)
    return found


def views(replicas, language="en"):
    return [View.of(each, Words(language), NAMES[: SEATS[each.game.id]]) for each in replicas]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_every_reason_is_words(game, language, asked):
    drawn, said = board(game), 0
    for view in views(asked[game], language):
        for action in view.legal:
            why = drawn.plain(view, drawn.because(view, action))
            said += bool(why)
            assert not re.search(r"[{}]|\bnone\b|because-", why), why
    assert said > 3


def test_a_move_in_the_race_says_whom_it_passes(asked):
    drawn, seen = board("grail"), set()
    for view in views(asked["grail"]):
        for action in view.legal:
            how, seats = passed_by(view, action)
            seen.add(how)
            for seat in seats:
                assert NAMES[seat] in drawn.plain(view, drawn.because(view, action))
    assert len(seen) > 2


def test_a_challenge_is_compared_with_the_best_other_one(asked):
    drawn, compared = board("nobles"), set()
    for view in views(asked["nobles"]):
        duels = [each for each in view.legal if isinstance(each, Challenge)]
        chances = {each: odds(view.state, each.noble, each.target).wins for each in duels}
        for action, wins in chances.items():
            why, best = drawn.because(view, action), max(chances.values())
            compared.add(wins == best)
            assert f"{wins} %" in why
            assert ("no other challenge has a better chance" in why) == (wins == best and len(chances) > 1)
            assert wins == best or f"{best} %" in why
    assert compared == {True, False}


def test_a_journey_says_what_is_found_there(asked):
    drawn, journeys = board("histrio"), 0
    for view in views(asked["histrio"]):
        for action in view.legal:
            if isinstance(action, Travel) and action.card:
                journeys += 1
                held = view.state.at(int(action.card.removeprefix("city-"))).known()
                assert all(drawn.card(view, card) in drawn.because(view, action) for card in held)
    assert journeys


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("buy", "your coins stay (1): 2 send a substitute, 5 buy a noble"),
        ("challenge", r"your best challenge would win only \d+ % by the dice"),
    ],
)
def test_to_go_on_in_duelling_nobles_says_what_it_saves(step, why):
    replica = at_table("nobles", lambda replica: ask(replica) == step).clients[0].state.games.replica
    view, drawn = View.of(replica, Words("en"), ["Anna", "Boris"]), board("nobles")
    said = drawn.because(view, next(each for each in view.legal if isinstance(each, Done)))
    assert said == why or re.fullmatch(why, said)


def test_every_choice_of_duelling_nobles_has_a_reason(asked):
    drawn, kinds = board("nobles"), set()
    for view in views(asked["nobles"]):
        for action in view.legal:
            kinds.add(type(action))
            assert drawn.because(view, action), action
    assert len(kinds) > 3
