"""A game in lines: whole games are played by what is printed and typed; questions, recaps, hints, the result."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable
from typing import Any

import pytest
import trio
from msgspec.structs import replace

import core
from ai.search import Option, Thought
from core.games.grail.actions import Choose, PlaceDragon
from netplay.protocol import codec
from netplay.protocol.messages import Again
from tests.tui.in_lines import NUMBERED, TextPlayer, alone, answers
from tests.tui.local import LocalSession, LocalTable
from tests.tui.test_clock_screen import Timed
from tests.tui.test_thinking import ONE, TWO
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.boards.rows import MOST
from tui.game_view import hints
from tui.lines.screen_reader import ScreenReaderWords
from tui.text.words import Words, plain


@pytest.mark.parametrize("game", core.IDS)
def test_a_whole_game_is_played_by_what_is_printed(game):
    told, rng = alone(game), random.Random(4)
    for _ in range(2000):
        replica = told.client.state.games.replica
        if replica.outcome is not None:
            break
        start = len(told.lines)
        told.type(rng.choice(answers(told.lines)))
        told.local.bots()
        assert len(told.lines) > start
    assert replica.outcome is not None
    best = told.client.state.games.names()[replica.outcome.ranking[0][0]]
    end = told.lines.index("The game is over")
    places = [line for line in told.lines[end:] if re.match(r"\d\. ", line)]
    assert len(places) == len(replica.outcome.scores)
    assert best in places[-1], "the last player is named first"
    assert [line[0] for line in places] == sorted((line[0] for line in places), reverse=True)
    assert re.fullmatch(r"[^:]+: .+\.", told.lines[end + 1]), "the race of the scores"
    told_before = "\n".join(told.lines[:end])
    for event in replica.log:
        if event.key in board(game).ending:
            view = View.of(replica, Words("en"), told.client.state.games.names())
            assert plain(board(game).line(view, event), view.names) not in told_before
    printed = "\n".join(told.lines)
    assert all(line.isprintable() for line in told.lines)
    assert f"{game}-" not in printed
    once = [line for line in told.lines if line.startswith("— ") or ("request" in line and "écus" in line)]
    assert sorted(once) == sorted(set(once)), "below a recap nothing is said again"
    logged = [text for event in replica.log if (text := board(game).line(View.of(replica, Words("en"), ["?"]), event))]
    assert len(logged) < len(told.lines)


SENTENCES = {
    "en": r"(stays on \d+|\d+ to \d+: .+)", "fr": r"(reste en \d+|de \d+ à \d+\s: .+)",
    "ru": r"(остаётся на \d+|с \d+ на \d+: .+)", "uk": r"(лишається на \d+|з \d+ на \d+: .+)",
}  # fmt: skip


@pytest.mark.parametrize("language", SENTENCES)
def test_the_recap_of_a_race_is_told_in_sentences(language):
    told, rng = alone("grail", language=language), random.Random(1)
    while told.client.state.games.replica.state.round < 2:
        told.type(rng.choice(answers(told.lines)))
        told.local.bots()
    names = [*map(Words(language).called, told.client.state.games.names())]
    title, *lines = told.type("r")
    assert re.fullmatch(r".*1.*", title)
    for line in lines[: len(names)]:
        name = next(each for each in names if line.startswith(each))
        assert re.fullmatch(f"{SENTENCES[language]}.*", line.removeprefix(f"{name} ")), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_space_that_is_chosen_is_called_one(language):
    """Not "10: 10 (clover)"."""
    told, rng, seen = alone("grail", language=language), random.Random(5), 0
    while told.client.state.games.replica.outcome is None:
        view = told.person.game.view()
        actions = list(told.client.state.games.replica.legal())
        for action, at in zip(actions, answers(told.lines), strict=False):
            if isinstance(action, (Choose, PlaceDragon)):
                text = told.person.words.readable(plain(board("grail").answer(view, action), view.names))
                assert not text[0].isdigit(), (at, text)
                seen += 1
        told.type(rng.choice(answers(told.lines)))
        told.local.bots()
    assert seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_how_things_stand_is_told_in_sentences(game, language):
    """Names all but the reader, whose own squires are theirs, and everything that a screen of few rows shows; no key is
    left without its text."""
    told = alone(game, language=language)
    lines = told.type("s")
    printed = "\n".join(lines)
    assert all(name in printed for name in map(Words(language).called, told.client.state.games.names()[1:]))
    assert len(lines) >= 5
    assert f"{game}-" not in printed
    for command in ("?", "l", "i", "i 1", "r", "o", ""):
        more = "\n".join(told.type(command))
        assert more
        assert "lines-" not in more
        assert "table-" not in more


def test_r_says_so_while_no_round_has_been_scored():
    assert alone("academy").type("r") == ["There is nothing to recap yet."]


@pytest.mark.parametrize("game", core.IDS)
def test_brief_rows_and_facts_at_every_moment(game):
    local = LocalTable("Anna", game=game)
    local.start(bots=core.game(game).seats[-1] - 1)
    rng = random.Random(5)
    drawn, words = board(game), Words("ru")
    for _ in range(30):
        local.bots()
        replica = local.clients[0].state.games.replica
        if replica.outcome is not None:
            break
        view = View.of(
            replica, words, [f"Имярек Длинный {at}" for at in range(len(local.clients[0].state.games.names()))]
        )
        rows = [plain(row, view.names) for row in drawn.brief(view, 58)]
        assert all(len(row) <= 58 for row in rows), rows
        assert len(rows) <= MOST, rows
        assert not re.search(
            "[\ue000-\uf8ff]|None", "\n".join([*rows, *(plain(t, view.names) for t in drawn.facts(view))])
        )
        local.clients[0].send(local.clients[0].state.act(rng.choice(list(replica.legal()))))


@pytest.mark.parametrize("game", core.IDS)
def test_brief_rows_in_french_have_a_space_before_every_colon(game):
    local = LocalTable("Anna", game=game)
    local.start(bots=core.game(game).seats[0] - 1)
    rng = random.Random(5)
    drawn, words = board(game), Words("fr")
    for _ in range(60):
        local.bots()
        replica = local.clients[0].state.games.replica
        if replica.outcome is not None:
            break
        view = View.of(replica, words, ["Anna", "Yvain", "Bors"])
        for row in drawn.brief(view, 58):
            assert words.spaced(plain(row, view.names)) == plain(row, view.names)
        local.clients[0].send(local.clients[0].state.act(rng.choice(list(replica.legal()))))


@pytest.mark.parametrize("game", core.IDS)
def test_no_two_answers_have_one_number(game):
    """And a space of the grail's road, as a city of Histrio's, is chosen by its own."""
    local = LocalTable("Anna", game=game)
    local.start(bots=core.game(game).seats[-1] - 1)
    drawn, rng, of_spaces = board(game), random.Random(5), set()

    def looked_at(replica: Any) -> bool:
        view = View.of(replica, Words("en"), ["?"] * 8)
        numbers = [drawn.number(view, at) for at in range(len(view.legal))]
        assert len(set(numbers)) == len(numbers)
        spaces = [action.space for action in view.legal if isinstance(action, (Choose, PlaceDragon))]
        of_spaces.update(type(action) for action in view.legal if isinstance(action, (Choose, PlaceDragon)))
        assert not spaces or numbers == spaces
        return False

    for _ in range(8 if game == "grail" else 1):
        local.play(looked_at, rng)
        local.clients[0].send(Again())
        local.start()
    assert of_spaces == ({Choose, PlaceDragon} if game == "grail" else set())


def test_a_clock_that_has_nearly_run_down_is_told_once_more(monkeypatch):
    local, waits, tasks = Timed("Anna", "Boris", game="nobles"), [], []
    local.clients[0].send(replace(local.clients[0].state.table.lobby.house, clock=60))
    local.start()
    asked = next(at for at, client in enumerate(local.clients) if client.state.games.replica.legal())
    monkeypatch.setattr(LocalSession, "beside", lambda self, task: tasks.append(task), raising=False)
    told = TextPlayer(local, asked, typing=True)

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        local.tick(local.now + seconds)

    monkeypatch.setattr(trio, "sleep", sleep)
    before, (warn,) = len(told.lines), tasks
    trio.run(warn)
    assert waits == [50.0]
    assert told.lines[before:] == ["Turn clock: 10 s, then a bot moves"]
    told.type("1")
    answered = len(told.lines)
    trio.run(warn)
    assert told.lines[answered:] == [], "it is about a question that has been answered"
    local.now, tasks[:] = 0.0, []
    TextPlayer(local, asked)
    assert tasks == [], "a script is not warned"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whom_we_wait_for_and_who_thinks_is_said_once(language):
    """Not for every second that he thinks, nor when there are fewer; but to who asks again, and for the next wait."""
    table = Timed("Anna")
    table.start(bots=2, level="knight")
    told = TextPlayer(table, language=language, typing=True)
    for _ in range(2):
        told.type("1")
        two = TWO[language].partition(" {")[0]
        whom = ", ".join(map(Words(language).called, ("Yvain", "Bors")))
        assert whom in told.lines[-1].partition("…")[0]
        assert told.lines[-1].endswith(two)
        before, ask = len(told.lines), table.table.decision_requests()[0]
        table.now += 5.0
        told.person.heard(None)
        table.deliver(table.table.answered(ask, ask.decide_quickly()))
        assert len(told.lines) == before
        assert ONE[language].partition(" {")[0] in told.type("")[-1]
        ask = table.table.decision_requests()[0]
        table.deliver(table.table.answered(ask, ask.decide_quickly()))
        assert NUMBERED.match(told.lines[-1])


def test_while_an_answer_is_under_way_nobody_is_waited_for():
    told = alone("nobles")
    told.client.send = lambda message: True
    told.type("1")
    assert told.type("") == ["…"]


def test_so_many_last_lines_of_the_log_as_are_asked_for():
    told = alone("grail")
    log = told.type("l")
    assert told.type("l 2") == log[-2:]
    assert told.type("l 9999") == log
    assert len(log) > 2
    for none in ("0", "00", "-1", "all"):
        assert told.type(f"l {none}") == [f"“l {none}” was not understood. ? says what can be typed."]


def test_the_points_of_the_academy_are_told_track_by_track():
    local = LocalTable("Anna", "Boris", "Chloé", game="academy")
    local.start()
    local.play(lambda replica: replica.outcome is not None, random.Random(3))
    told = TextPlayer(local)
    row = next(line for line in told.lines if line.startswith("Boris: ") and "total" in line)
    assert re.search(r"jousts \d+, .*total \d+$", row)
    assert not any("tourn." in line for line in told.lines)


def test_what_was_told_of_a_game_is_told_anew_of_the_next():
    local = LocalTable("Anna", "Boris", game="nobles")
    told = TextPlayer(local)
    for _ in range(2):
        local.start()
        local.play(lambda replica: replica.outcome is not None, random.Random(3))
        assert "The game is over" in told.lines
        told.lines.clear()
        told.type("a")
        assert "1: A Anna, you, host" in "\n".join(told.lines), "the lobby is there again"


def test_what_is_explained_says_nothing_of_a_cursor():
    assert alone("nobles").type("i")[0].endswith("i and the number of a choice explains it.")


def test_why_not_and_a_number_that_is_none_are_answered():
    told = alone("nobles")
    assert told.type("i 99") == ["99 is not on the list of choices."]
    assert told.type("w") == ["Every possible choice is on the list."]
    told = alone("grail")
    refused = list(told.client.state.games.replica.refused())
    assert len(told.type("w")) == len(refused) > 0


class Knight:
    """Prefers the last answer; `meanwhile` happens while he thinks."""

    def __init__(self, meanwhile: Callable[[], object] = lambda: None) -> None:
        self.meanwhile, self.finished = meanwhile, False

    async def __call__(self, replica, luck, strength) -> Thought:
        self.meanwhile()
        await trio.sleep(0)
        self.finished = True
        first, second, *others = board(replica.game.id).arranged(replica.legal())[::-1]
        options = [
            Option(first, 200, (0.6, 0.4)),
            Option(second, 90, (0.5, 0.5)),
            *(Option(each, 0, ()) for each in others),
        ]
        return Thought(tuple(options), 300, True)


def advised(told: TextPlayer, monkeypatch, knight: Knight) -> list[str]:
    """What is said when a knight has been asked."""
    monkeypatch.setattr(hints, "search_in_worker", knight)
    told.person.session.beside = lambda task: trio.run(task)
    return told.type("h")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_knight_would_do_is_told_with_its_reasons(language, monkeypatch):
    told = alone("nobles", language=language)
    words, numbered = Words(language), [line for line in told.lines if NUMBERED.match(line)]
    lines = advised(told, monkeypatch, Knight())
    best = numbered[-1]
    assert lines[:2] == [words("lines-hint"), f"{codec.clean(words('table-hint-title'))} {best}"]
    assert codec.clean(words("table-hint-better", count=5)) in lines[2]
    hints = ScreenReaderWords(language).spaced(f"{best}; {words('table-hint-visits')} 200; Anna 60 %, ")
    assert lines[4].startswith(codec.clean(hints))
    assert len(lines[4:]) == 2
    assert all(NUMBERED.match(line) for line in lines[4:])
    assert told.person.gate.ready


def test_why_there_is_no_hint_is_said(monkeypatch):
    told, words = alone("nobles"), Words("en")
    told.client.send(replace(told.client.state.table.lobby.house, hints=False))
    assert advised(told, monkeypatch, Knight()) == [words("table-hint-off")]
    told.client.send(replace(told.client.state.table.lobby.house, hints=True))

    async def stumbles(*args):
        raise LookupError

    monkeypatch.setattr(hints, "search_in_worker", stumbles)
    assert told.type("h") == [words("lines-hint"), words("table-hint-failed")]
    told.client.send = lambda message: True
    told.type("1")
    assert told.type("h") == [words("table-hint-not-asked")]


def test_a_hint_that_is_forbidden_meanwhile_is_not_told(monkeypatch):
    told = alone("nobles")
    forbidden = replace(told.client.state.table.lobby.house, hints=False)
    knight = Knight(meanwhile=lambda: told.client.send(forbidden))
    lines = advised(told, monkeypatch, knight)
    assert not knight.finished
    assert not any("would a knight do" in line for line in lines)
    told.client.send(replace(forbidden, hints=True))
    assert "would a knight do" in advised(told, monkeypatch, Knight())[1], "and then he may be asked again"


def test_a_hint_about_what_is_no_longer_asked_is_not_told(monkeypatch):
    told = alone("nobles")
    knight = Knight(meanwhile=lambda: told.type("1"))
    lines = advised(told, monkeypatch, knight)
    assert not knight.finished
    assert not any("would a knight do" in line for line in lines)


def test_at_a_terminal_lines_are_broken_between_words(monkeypatch):
    from tui.lines.rows import in_rows

    monkeypatch.setenv("COLUMNS", "20")
    monkeypatch.setenv("LINES", "24")
    said: list[str] = []
    in_rows(said.append)("a short one")
    in_rows(said.append)("Anna plays a sword on the jousts")
    assert said[0] == "a short one"
    assert " ".join(said[1:]) == "Anna plays a sword on the jousts"
    assert max(map(len, said)) <= 20


def test_a_lesson_and_a_replay_in_lines_break_no_word_at_a_terminal(monkeypatch, capsys):
    from tui.lines.rows import printed

    monkeypatch.setenv("COLUMNS", "20")
    monkeypatch.setenv("LINES", "24")
    printed("Anna plays a sword on the jousts")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    printed("Anna plays a sword on the jousts")
    whole, *rows = capsys.readouterr().out.splitlines()
    assert whole == " ".join(rows) == "Anna plays a sword on the jousts"
    assert max(map(len, rows)) <= 20
