"""A table in lines: whole games are played by what is printed and typed, and nothing raw is printed."""

from __future__ import annotations

import os
import random
import re
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
import trio
from msgspec.structs import replace

import core
from ai.search import Option, Thought
from core.games.grail.actions import Choose, PlaceDragon
from core.games.nobles.actions import Arm, BuyWeapon, Challenge, Done, Lay, Substitute
from netplay.protocol import codec
from netplay.protocol.messages import NAME_CELLS, Again, Chat, Stand
from tests.games.nobles.table import Table as Nobles
from tests.terminal import Tty
from tests.tui.local import LocalClient, LocalSession, LocalTable
from tests.tui.test_clock_screen import Timed
from tests.tui.test_thinking import ONE, TWO
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.boards.histrio.words import Wording
from tui.boards.rows import MOST
from tui.game_view import hints
from tui.input.stale_input import PATIENCE
from tui.lines.commands import BOTH, IN_GAME, IN_LOBBY
from tui.lines.lines import Lines
from tui.lines.play import LONGEST, WAITING, play, typed
from tui.lines.screen_reader import ScreenReaderWords
from tui.lobby_view.wording import named
from tui.session.launch import LaunchRequest
from tui.text.words import LOCALES, Words, initial, mark, plain

ROOT = Path(__file__).parents[2]
NUMBERED = re.compile(r"(\d+): ")


class Told:
    """Somebody at a table in lines, without a network, and all that was printed for him."""

    def __init__(self, local: LocalTable, at: int = 0, language: str = "en", typing: bool = False) -> None:
        self.local, self.client = local, local.clients[at]
        self.lines: list[str] = []
        self.person = Lines(Words(language), self.lines.append, typing=typing)
        self.person.session = LocalSession(self.client, self.person.heard)
        self.person.session.hosting = at == 0
        self.person.heard(None)

    def type(self, line: str, when: float = 1e12) -> list[str]:
        """Type a line; what is printed then."""
        before = len(self.lines)
        self.person.obey(line, when)
        return self.lines[before:]


def alone(game: str, bots: int | None = None, **more: Any) -> Told:
    """A game against bots that has just been dealt."""
    local = LocalTable("Anna", game=game)
    local.start(bots=bots or max(1, core.game(game).seats[0] - 1))
    local.bots()
    return Told(local, **more)


def answers(lines: list[str]) -> list[str]:
    """The numbers of the question that was printed last."""
    last = next((at for at in range(len(lines) - 1, -1, -1) if NUMBERED.match(lines[at])), -1)
    found: list[str] = []
    while last >= 0 and (number := NUMBERED.match(lines[last])):
        found.append(number[1])
        last -= 1
    return found[::-1]


@pytest.mark.parametrize("game", core.IDS)
def test_a_whole_game_is_played_by_what_is_printed(game):
    told, rng = alone(game), random.Random(4)
    for _ in range(2000):
        replica = told.client.state.replica
        if replica.outcome is not None:
            break
        start = len(told.lines)
        told.type(rng.choice(answers(told.lines)))
        told.local.bots()
        assert len(told.lines) > start
    assert replica.outcome is not None
    best = told.client.state.names()[replica.outcome.ranking[0][0]]
    end = told.lines.index("The game is over")
    assert best in told.lines[end + 1]
    assert told.lines[end + 1].startswith("1. ")
    printed = "\n".join(told.lines)
    assert all(line.isprintable() for line in told.lines)
    assert f"{game}-" not in printed
    logged = [text for event in replica.log if (text := board(game).line(View.of(replica, Words("en"), ["?"]), event))]
    assert len(logged) < len(told.lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_how_things_stand_is_told_in_sentences(game, language):
    """Names everybody, and everything that a screen of few rows shows; no key is left without its text."""
    told = alone(game, language=language)
    lines = told.type("s")
    printed = "\n".join(lines)
    assert all(name in printed for name in map(Words(language).called, told.client.state.names()))
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
        replica = local.clients[0].state.replica
        if replica.outcome is not None:
            break
        view = View.of(replica, words, [f"Имярек Длинный {at}" for at in range(len(local.clients[0].state.names()))])
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
        replica = local.clients[0].state.replica
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


# Signs


SPOKEN = " .,;:!?()'\"’“”«»„-–—−+/%=&…[]\u00a0\u202f"
"""What may be printed beside letters and digits: what screen readers say, or pause at."""


def unspoken(line: str) -> set[str]:
    return {character for character in line if not (character.isalpha() or character.isdecimal())} - {*SPOKEN}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_no_sign_is_said_that_only_eyes_know(game, language):
    """In a whole game of two, asked for all there is to hear, and in what more people may do."""
    told, rng = alone(game, language=language), random.Random(3)
    for turn in range(2000):
        if told.client.state.replica.outcome is not None:
            break
        if turn % 20 == 0:
            told.type("s")
            told.type("i")
        chosen = rng.choice(answers(told.lines))
        if turn % 5 == 0:
            told.type(f"i {chosen}")
        told.type(chosen)
        told.local.bots()
    assert told.client.state.replica.outcome is not None
    for command in ("r", "o", "?", "l 20"):
        told.type(command)
    assert [line for line in told.lines if unspoken(line)] == []


@pytest.mark.parametrize(
    ("language", "shown", "said"),
    [
        ("en", "Q♥ 12+□ challenges 10♠ 16+□□", "Queen of hearts 12 plus 1 die challenges 10 of spades 16 plus 2 dice"),
        ("en", "you have no card of the right suit (♥ ♠)", "you have no card of the right suit (hearts, spades)"),
        ("en", "K♠ ××○; J♦ ○○", "King of spades wounds 2 of 3; jack of diamonds wounds 0 of 2"),
        ("en", "education 3: 0→3; needle +4 → −2", "education 3: 0 to 3; needle +4 to −2"),
        ("en", "Rope: 5 Embrun → 6 Foix; Anna* → 7 Gien", "Rope: 5 Embrun to 6 Foix; Anna (friends): 7 Gien"),
        ("en", "Anna\u00a0→\u00a07\u00a0Gien", "Anna: 7\u00a0Gien"),
        ("en", "Keep all: ◠4 ◡3; shared: 5 ◠", "Keep all: tragedian 4, comedian 3; shared: 5 toward tragedy"),
        ("en", "tragedy 7 ★, comedy 2 ✓", "tragedy 7, the best, comedy 2, pleases the King"),
        ("en", "stopped (↑ 17), ↑↑", "stopped (with a spear 17), 2 spears"),
        ("en", "1st · space 6 | ▒▒ · ", "1st, space 6; unseen 0"),
        ("en", "dice (□) and a letter (a letter with *)", "dice and a letter"),
        ("en", "first\n\n♜ castle, ⌂ village\n\nlast", "first\n\nlast"),
        ("fr", "R♣ 13+□□", "Roi de trèfle 13 plus 2 dés"),
        ("ru", "7♥: раны 1 → 2", "Семёрка червей: раны с 1 на 2"),
        ("uk", "10♦, ↑", "Десятка бубон, 1 спис"),
        ("uk", "меч 5   → поєдинок, турнір", "меч 5: поєдинок, турнір"),
    ],
)
def test_signs_are_said_in_words(language, shown, said):
    rank = {"Q": "queen", "K": "king", "J": "jack", "R": "roi"}
    assert (
        ScreenReaderWords(language).readable(re.sub("([QKJR])(?=[♥♦♣♠])", lambda found: rank[found[1]], shown)) == said
    )


@pytest.mark.parametrize(
    ("language", "said", "spaced"),
    [
        ("en", "strength: king 13; armour: 0", "strength: king 13; armour: 0"),
        ("fr", "force: roi 13; armure: 0", "force\u00a0: roi 13\u00a0; armure\u00a0: 0"),
        ("fr", "Temps\u00a0: libre, clock=0", "Temps\u00a0: libre, clock=0"),
        ("fr", "12: valet: 11; à 16:30 ?", "12: valet\u00a0: 11\u00a0; à 16:30 ?"),
    ],
)
def test_french_has_a_space_before_signs_that_are_put_there_by_us(language, said, spaced):
    assert ScreenReaderWords(language).spaced(said) == spaced


@pytest.mark.parametrize("game", core.IDS)
def test_in_french_all_that_is_told_of_a_table_has_that_space(game):
    local = LocalTable("Anna", "Boris", game=game)
    host = Told(local, language="fr")
    local.start(bots=1)
    local.bots()
    host.type("s")
    host.type("?")
    local.play(lambda replica: len(replica.log) > 20, random.Random(1))
    bare = re.compile(r"[^\s\d][:;](?= |$)")
    assert [line for line in host.lines if bare.search(line)] == []


def test_the_rules_are_told_with_headings_that_are_sentences():
    lines = alone("academy").type("?")
    assert any(line.startswith("DRAFT. ") for line in lines)
    assert not any(line.partition(" ")[0].endswith(";") for line in lines)


@pytest.mark.parametrize("game", core.IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_beside_another_thing_on_a_screen_is_parted_from_it_by_one_sign(language, game):
    told = "\n".join(alone(game, language=language).type("?"))
    assert re.findall(r".{20}[.:;,]\s?[;:].*", told) == []
    assert re.findall(r"\S  +\S.*", told) == []


def test_a_rule_of_the_house_is_told_with_one_colon():
    host = Told(LocalTable("Anna", "Boris", game="nobles"))
    assert "Turn clock: off, clock=0 (0, 30, 60, 120, 300)" in host.lines
    assert "Opening hand: opening_hand=0 (0, 1, 2, 3, 4, 5, 6)" in host.lines


def duel_that_is_heard(language: str) -> list[str]:
    """The log of a turn of Duelling Nobles in lines, from the purchase on, and answers in it."""
    table = Nobles(("Kh Qd Jc", "Ks Js"), ("3d 9d", ""), coins=(6, 2), ask="buy", deck="7c", luck=(1,) * 6)
    words, drawn = ScreenReaderWords(language), board("nobles")

    def now() -> View:
        return View.of(table.replicas[0], words, ["Anna", "Boris"], legal=list(table.replicas[0].legal()))

    heard = []
    table.do(BuyWeapon(), Done(), Done())
    heard.append(drawn.answer(now(), Arm("3-diamonds", "queen-diamonds")))
    table.do(Arm("3-diamonds", "queen-diamonds"), Done())
    heard.append(drawn.answer(now(), Challenge("queen-diamonds", "jack-spades")))
    table.do(Challenge("queen-diamonds", "jack-spades"), Substitute("king-spades"), Lay("9-diamonds"))
    heard.append(drawn.ask(now()))
    told = [text for event in now().log if event.key != "rolls" and (text := drawn.line(now(), event))]
    return [words.readable(plain(text, ["Anna", "Boris"])) for text in [*told, *heard]]


@pytest.mark.parametrize(
    ("language", "heard"),
    [
        ("en", [
            "Anna buys the 7 of clubs for 1 coin (5 left).",
            "Anna lays the 3 of diamonds on the queen of diamonds as armour.",
            "Anna’s queen of diamonds challenges Boris’s jack of spades.",
            "Boris pays 2 coins (0 left) and sends the king of spades instead of the jack of spades.",
            "The queen of diamonds uses the 9 of diamonds: +9 +2 for its suit.",
            "The 3 of diamonds on the queen of diamonds: 12 to 15",
            "The queen of diamonds 15 plus 1 die challenges the jack of spades 11 plus 1 die",
            "Weapons: the queen of diamonds can use no more. The score is 27 to 15.",
        ]),
        ("fr", [
            "Anna achète le 7 de trèfle pour 1 écu (reste 5).",
            "Anna pose le 3 de carreau sur la dame de carreau comme armure.",
            "La dame de carreau (Anna) défie le valet de pique (Boris).",
            "Boris paie 2 écus (reste 0) et envoie le roi de pique à la place du valet de pique.",
            "La dame de carreau utilise le 9 de carreau\u00a0: +9 +2 pour l’enseigne.",
            "Le 3 de carreau sur la dame de carreau\u00a0: 12 à 15",
            "La dame de carreau 15 plus 1 dé défie le valet de pique 11 plus 1 dé",
            "Armes\u00a0: la dame de carreau n’a plus le droit d’en poser. Score\u00a0: 27 à 15.",
        ]),
        ("ru", [
            "Anna покупает семёрку треф за 1 монету (остаётся 5).", "Anna надевает броню: тройка бубен на даму бубен.",
            "Вызов: дама бубен (Anna) против валета пик (Boris).",
            "Boris платит 2 монеты (остаётся 0) и посылает короля пик вместо валета пик.",
            "Дама бубен: оружие девятка бубен, +9 +2 за масть.",
            "Тройка бубен на даму бубен: с 12 на 15",
            "Дама бубен 15 и 1 кубик вызывает валета пик 11 и 1 кубик",
            "Оружие: для дамы бубен это предел. Счёт 27 : 15.",
        ]),
        ("uk", [
            "Anna купує сімку треф за 1 монету (лишається 5).", "Anna кладе на даму бубон броню: трійка бубон.",
            "Anna: дама бубон викликає валета пік (Boris).",
            "Boris платить 2 монети (лишається 0) і висилає короля пік замість валета пік.",
            "Дама бубон використовує дев’ятку бубон: +9 +2 за масть.",
            "Трійка бубон на даму бубон: з 12 на 15",
            "Дама бубон 15 і 1 кубик викликає валета пік 11 і 1 кубик",
            "Зброя: для дами бубон це вже все. Рахунок 27 : 15.",
        ]),
    ],
)  # fmt: skip
def test_cards_are_declined_where_they_are_heard(language, heard):
    assert duel_that_is_heard(language) == heard


def test_french_articles_are_one_with_the_words_before_them():
    words = ScreenReaderWords("fr")
    moved = {"seat": "Anna", "armour": "2♥", "source": "roi♠", "target": "dame♦", "exchanged": "none"}
    heard = words.readable(words("nobles-log-moves-armour", **moved))
    assert heard == "Anna passe l’armure 2 de cœur du roi de pique à la dame de carreau."
    heard = words.readable(words("nobles-log-moves-armour", **moved | {"source": "dame♦", "target": "valet♣"}))
    assert heard == "Anna passe l’armure 2 de cœur de la dame de carreau au valet de trèfle."
    assert words.readable(words("nobles-answer-favour-clubs", card="4♣", target="as♥")).endswith(
        "prendre l’as de cœur dans la défausse"
    )
    assert words.readable("un as de roi♠") == "un as de roi de pique", "no article, nothing to draw together"


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_board_and_in_its_texts_cards_are_signs_in_every_case(language):
    assert Words(language)("nobles-log-favour", seat="Anna", card="7♥").count("7♥") == 1
    text = Words(language)("nobles-log-substitute", seat="A", paid=2, coins=0, noble="K♥", spared="Q♦")
    assert "K♥" in text
    assert "Q♦" in text
    assert not re.search("[\ue300-\uf8ff]", text)


CARDS_SET_IN = r"(card|noble|king|target|source|exchanged|armour|weapons?|spared|challenger|one|other)"
BEFORE = {
    "en": "of|and|from|to|on|that|challenges|sends?|instead of|keeps|takes?|uses|lays|lays down|heal|buys|draws",
    "fr": "de|à|contre|pour|sur|défie|envoie|envoyer|garde|prend|prendre|pose|soigner|achète|utilise",
    "ru": "для|против|вместо|с|на|у|за|вызывает|посылает|послать|взять|лечить|оставляет",
    "uk": "для|проти|замість|з|на|викликає|висилає|вислати|взяти|вилікувати|купує",
}
"""Words behind which no card stands in the nominative, and where there are articles, none without."""


@pytest.mark.parametrize("language", BEFORE)
def test_no_card_is_bare_behind_a_word_that_wants_another_case_or_an_article(language):
    texts = (LOCALES / language / "nobles.ftl").read_text("utf-8")
    counted = "(?! (?:weapons|armes))"
    assert re.findall(rf"\b({BEFORE[language]}) \{{ \${CARDS_SET_IN} }}{counted}", texts) == []


def test_names_that_stand_side_by_side_on_a_board_are_a_list_when_they_are_heard():
    names = ["Root", "Yvain", "Bors"]
    for shown, said in (
        (f"All managers go home: {initial(0)}1 {initial(1)}2.", "All managers go home: Root 1, Yvain 2."),
        (f"1 écu each from {initial(1)} {initial(2)}", "1 écu each from Yvain, Bors"),
        (f"with {initial(0)}* {initial(2)}* {initial(1)}: even", "with Root*, Bors*, Yvain: even"),
        (f"{initial(1)} alone, {mark(0)} {mark(2)}", "Yvain alone, Root Bors"),
    ):
        assert named(shown, names) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_encounters_that_stand_side_by_side_are_a_list_when_they_are_heard(language):
    told = alone("histrio", language=language)
    view, drawn = told.person.game.view(), board("histrio")
    assert isinstance(drawn, Wording)
    cards = ["comedian-3-0", "tightrope", "ox", "tragedian-2-0"]
    heard = [told.person.words.readable(drawn.short(view, card)) for card in cards]
    assert told.person.words.readable(drawn.shorts(view, cards)) == ", ".join(heard)
    view.words = Words(language)
    assert drawn.shorts(view, cards) == " ".join(drawn.short(view, card) for card in cards), "on a board as before"


def test_what_is_short_on_a_board_is_whole_when_it_is_heard():
    for short, whole in (
        ("nobles-rank-ace", "ace"), ("academy-short-tournaments", "tournaments"), ("academy-short-sword", "sword"),
        ("histrio-short-chameleon", "chameleon"), ("academy-letter-red", "red"),
    ):  # fmt: skip
        assert Words("en")(short) != whole
        assert ScreenReaderWords("en")(short) == whole
    assert Words("ru")("academy-suit-charity") == "благотв-ть"
    assert ScreenReaderWords("ru")("academy-suit-charity") == "благотворительность"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "key", "pictures"),
    [
        ("grail", "grail-about-path", ("right", "droite", "прав", "letter", "lettre", "букв", "літер")),
        ("histrio", "histrio-explain", ("left", "right", "gauche", "droite", "слева", "справа", "ліворуч", "праворуч")),
        ("academy", "academy-explain", ("right", "room", "droite", "list", "Справа", "виден", "Праворуч", "видно")),
    ],
)
def test_where_things_are_on_a_screen_is_not_told(game, key, pictures, language):
    heard = "\n".join(alone(game, 2, language=language).type("i"))
    assert codec.clean(ScreenReaderWords(language)(key).split("\n")[0]) in codec.clean(heard)
    assert [word for word in pictures if word in heard] == []
    assert any(word in Words(language)(key) for word in pictures)


@pytest.mark.parametrize("game", core.IDS)
def test_what_is_heard_stands_for_a_text_that_there_is(game):
    """A text that is renamed would be heard as it is shown."""
    keys = re.findall(rf"^lines-({game}-[\w-]+) =", (LOCALES / "en" / "lines.ftl").read_text("utf-8"), re.MULTILINE)
    assert all(map(Words("en").has, keys))


def test_talk_is_told_as_it_was_written():
    local = LocalTable("Anna", "Boris")
    told = Told(local)
    local.clients[1].send(Chat("I ♥ *this* → you"))
    assert told.lines[-1].endswith("Boris: I ♥ *this* → you")


def heard_by(names: tuple[str, ...], game: str, language: str) -> str:
    """All that a host and a guest of these names hear, with a third who looks on: of a lobby, of a whole game, and when
    they ask for whatever names people."""
    local, rng = LocalTable(*names[:2], game=game), random.Random(4)
    local.clients.append(LocalClient(local, names[2]))
    local.clients[2].join()
    local.clients[2].send(Stand())
    for client, table in zip(local.clients, (names[3], f"Chez {names[3]}"), strict=False):
        client.state.welcome = replace(client.state.welcome, table=table)
    everybody = [Told(local, at, language) for at in (0, 1)]
    host = everybody[0]
    asks = ["p", "2", "", "p", "3", "", "q", f"i {names[1]}", f"x {names[2]}", f"1 {names[0]}", "n Anna"]
    for line in (*asks, "", names[0], "t So be it."):
        for told in everybody[: 1 if line in asks else 2]:
            told.type(line)
    host.type(f"n {names[0]}")
    local.start(bots=max(0, core.game(game).seats[0] - 2))
    for _ in range(2000):
        local.bots()
        asked = next((told for told in everybody if told.person.game.presenter.question.legal), None)
        if asked is None:
            break
        for line in rng.choice(
            [
                [],
                [],
                [],
                [],
                [],
                ["s"],
                [f"l {names[0]}", "l 3"],
                ["i"],
                ["i 1", f"i {names[0]}"],
                ["w"],
                ["r"],
                ["d"],
                [""],
            ]
        ):
            asked.type(line)
        asked.type(rng.choice(answers(asked.lines)))
    assert host.client.state.replica.outcome is not None
    return "\n".join(line for told in everybody for line in told.lines)


@pytest.mark.parametrize(("game", "language"), [*zip(core.IDS, LANGUAGES, strict=True)])
def test_signs_in_names_are_told_as_they_were_written(game, language):
    """What is heard of people with signs in their names is what is heard of others, but for the names."""
    plainly = ("Zoltan", "Yorick", "Wenzel", "Tafelrunde")
    told = heard_by(plainly, game, language)
    assert all(told.count(name) > 1 for name in plainly)
    for oddly in [("²♥", "♞Bors", "★Wim→", "♥"), ("†Bob*", "Ann♥", "10♠", "▲"), ("K♥", "A*", "🂡2", "×3○")]:
        expected = told
        for name, odd in zip(plainly, oddly, strict=True):
            expected = expected.replace(name, odd)
        assert heard_by(oddly, game, language).splitlines() == expected.splitlines()


def test_in_ascii_lines_are_ascii():
    local = LocalTable("Anna", game="histrio")
    local.start(bots=2)
    lines: list[str] = []
    person = Lines(Words("en", ascii_only=True), lines.append, typing=False)
    person.session = LocalSession(local.clients[0], person.heard)
    person.heard(None)
    person.obey("s", 1e12)
    assert "ecus" in "".join(lines)
    assert "".join(lines).isascii()


# The lobby


def test_a_lobby_is_set_up_and_a_game_begun_in_lines():
    local = LocalTable("Anna", "Boris", game="nobles")
    host, guest = Told(local), Told(local, 1, "fr")
    assert "1: A Anna, you, host, ready" in host.lines
    assert any(line.startswith("2: B Boris, vous") for line in guest.lines)
    host.type("g academy")
    assert "Game: Medieval Academy" in host.lines
    host.type("o excalibur=on")
    assert host.client.state.lobby.options["excalibur"] is True
    assert any("excalibur=on" in line for line in host.lines)
    host.type("o clock=60")
    assert host.client.state.lobby.house.clock == 60
    assert any("clock=60" in line for line in guest.lines)
    assert any("clock=60 (0, 30" in line for line in host.type("o clock=59"))
    host.type("o hints=off")
    assert host.client.state.lobby.house.hints is False
    host.type("b")
    assert any("bot, squire" in line for line in host.lines)
    host.type("c 3")
    assert any("Tristan, bot, bold squire" in line for line in host.lines)
    assert "Only the host can do that." not in guest.lines
    assert guest.type("s")[-1] == "Seul l’hôte en décide."
    guest.type("к")  # where r is on a Russian keyboard
    host.type("s")
    local.bots()
    assert guest.client.state.replica is not None
    assert any("Keep one card" in line for line in host.lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_what_the_game_and_its_options_mean_can_be_asked_in_the_lobby(game, language):
    words, local = Words(language), LocalTable("Anna", "Boris", game=game)
    host, guest = Told(local, language=language), Told(local, 1, language=language)
    lines = host.type("i")
    assert lines[0] == codec.clean(
        ScreenReaderWords(language).spaced(f"{words(f'{game}-name')}: {words(f'{game}-blurb')}")
    )
    names = [choice.name for choice in core.game(game).offered(2)]
    assert [line.partition(":")[0].rstrip() for line in lines[1:]] == [*names, "clock", "stand-in", "hints"]
    for name in names:
        (told,) = guest.type(f"i {name}")
        assert told.endswith(codec.clean(host.person.words.readable(words(f"{game}-about-{name}"))))
    assert guest.type("i clock") == [words("lines-no-answer", said="clock")], "it is off: nothing is said of it"


def test_a_clock_that_has_nearly_run_down_is_told_once_more(monkeypatch):
    local, waits, tasks = Timed("Anna", "Boris", game="nobles"), [], []
    local.clients[0].send(replace(local.clients[0].state.lobby.house, clock=60))
    local.start()
    asked = next(at for at, client in enumerate(local.clients) if client.state.replica.legal())
    monkeypatch.setattr(LocalSession, "beside", lambda self, task: tasks.append(task), raising=False)
    told = Told(local, asked, typing=True)

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
    Told(local, asked)
    assert tasks == [], "a script is not warned"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_at_a_terminal_is_told_once_what_he_can_type(language):
    local = LocalTable("Anna", "Boris", game="nobles")
    words = Words(language)
    hello, unready = (codec.clean(words(f"lines-{key}")) for key in ("hello", "unready"))
    host, guest, script = Told(local, typing=True), Told(local, 1, language, typing=True), Told(local, 1, language)
    assert guest.lines[0] == hello
    assert guest.lines[-1] == unready
    assert host.lines[0] == Words("en")("lines-hello")
    assert Words("en")("lines-unready") not in host.lines, "he starts"
    local.clients[1].heard = guest.person.heard
    guest.type("r")
    host.type("s")
    local.play(lambda replica: False, random.Random(3))
    assert (guest.lines.count(hello), guest.lines.count(unready)) == (1, 1)
    host.type("a")
    assert (guest.lines.count(hello), guest.lines.count(unready)) == (1, 2), "nobody is ready for the next game"
    assert not {hello, unready} & {*script.lines}


def test_talk_and_names_cannot_reach_the_terminal_raw():
    local = LocalTable("Anna", "Boris")
    told = Told(local)
    local.clients[1].send(Chat("well\x1b[31m\u202e\x07 done"))
    assert told.lines[-1].endswith("Boris: well[31m done")
    told.person.output.say("a\x1b]0;b\x07c")
    assert told.lines[-1] == "a]0;bc"


def test_who_is_at_a_terminal_answers_only_what_could_be_read():
    told = alone("grail", typing=True)
    replica, fresh = told.client.state.replica, told.person.game.presenter.question.guard
    seq, number = replica.seq, answers(told.lines)[0]
    assert "just come" in told.type(number, when=fresh._since - PATIENCE / 2)[0]
    assert replica.seq == seq
    told.type(number, when=fresh._since)
    assert told.client.state.replica.seq > seq


@pytest.mark.parametrize("language", LANGUAGES)
def test_whom_we_wait_for_and_who_thinks_is_said_once(language):
    """Not for every second that he thinks, nor when there are fewer; but to who asks again, and for the next wait."""
    table = Timed("Anna")
    table.start(bots=2, level="knight")
    told = Told(table, language=language, typing=True)
    for _ in range(2):
        told.type("1")
        two = TWO[language].partition(" {")[0]
        whom = ", ".join(map(Words(language).called, ("Yvain", "Bors")))
        assert whom in told.lines[-1].partition("…")[0]
        assert told.lines[-1].endswith(two)
        before, ask = len(told.lines), table.table.asks()[0]
        table.now += 5.0
        told.person.heard(None)
        table.deliver(table.table.answered(ask, ask.decide_quickly()))
        assert len(told.lines) == before
        assert ONE[language].partition(" {")[0] in told.type("")[-1]
        ask = table.table.asks()[0]
        table.deliver(table.table.answered(ask, ask.decide_quickly()))
        assert NUMBERED.match(told.lines[-1])


def test_who_is_away_is_said_to_who_waits_for_him():
    local = LocalTable("Anna", "Boris", "Chloé", game="academy")
    local.start()
    told = Told(local, typing=True)
    told.type("1")
    assert told.lines[-1] == "Still choosing: Boris, Chloé…"
    local.clients[1].leave()
    assert told.lines[-1] == "Still choosing: Boris, Chloé… Boris is away."


def test_while_an_answer_is_under_way_nobody_is_waited_for():
    told = alone("nobles")
    told.client.send = lambda message: True
    told.type("1")
    assert told.type("") == ["…"]


def test_what_is_no_answer_does_nothing_and_says_so():
    told = alone("academy")
    seq = told.client.state.replica.seq
    for typed_line, said in (("99", "no answer 99"), ("0", "no answer 0"), ("²", "not understood"), ("xyz 1", "“xyz”")):
        assert said in told.type(typed_line)[0]
    assert told.client.state.replica.seq == seq


def test_what_is_typed_before_the_table_is_there_is_answered_and_ends_nothing():
    local, lines = LocalTable("Anna"), []
    for client in (None, LocalClient(local, "Boris")):
        person = Lines(Words("en"), lines.append, typing=True)
        person.session = LocalSession(client, person.heard)
        person.heard(None)
        for typed_line in ("", "s", "1", "1 2"):
            person.obey(typed_line, 1e12)
            assert lines.pop() == "Connecting…"
        person.obey("q", 1e12)
        assert person.over


def test_so_many_last_lines_of_the_log_as_are_asked_for():
    told = alone("grail")
    log = told.type("l")
    assert told.type("l 2") == log[-2:]
    assert told.type("l 9999") == log
    assert len(log) > 2
    for none in ("0", "00", "-1", "all"):
        assert told.type(f"l {none}") == [f"“l {none}” was not understood. ? says what can be typed."]


def test_a_number_with_more_behind_it_is_no_answer():
    told = alone("academy")
    seq, (first, second, *_) = told.client.state.replica.seq, answers(told.lines)
    for more in (f"{first} {second}", f"{first} please", f"{second} {first}"):
        assert told.type(f"{more} ") == told.type(more.replace(" ", "  ")) == [f"There is no answer {more} here."]
    assert told.client.state.replica.seq == seq
    told.type(f"{first} ")
    assert told.client.state.replica.seq > seq
    local = LocalTable("Anna", "Boris", game="nobles")
    told = Told(local)
    listed = told.type("p")
    assert "no answer 1 2" in told.type("1 2")[0]
    assert told.type(listed[-1].split(":")[0]) == [], "the list was still open"


def test_a_list_of_people_is_chosen_from_by_number():
    local = LocalTable("Anna", "Boris", game="nobles")
    told = Told(local)
    listed = told.type("p")
    at = next(line.split(":")[0] for line in listed if "Boris" in line)
    assert any("Send away" in line for line in told.type(at))
    told.type("3")
    assert local.clients[1].state.refused.code == "kicked" or local.clients[1].state.my_seat is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("playing", [False, True], ids=["lobby", "game"])
def test_what_the_host_decides_about_who_comes_is_told(playing, language):
    local, words = LocalTable("Anna", "Boris", game="nobles"), Words(language)
    if playing:
        local.start()
    host, guest = Told(local, language=language), Told(local, 1)
    told = len(guest.lines)
    for choice, said in (
        ("door-close", "door-closed"), ("door-open", "door-open"), ("ask-on", "ask-on"), ("ask-off", "ask-off"),
        ("watch-none", "watch-none"), ("watch-silent", "watch-silent"), ("watch-free", "watch-free"),
    ):  # fmt: skip
        assert words(f"lines-{said}") not in host.lines
        line = next(line for line in host.type("p") if line.endswith(codec.clean(words(f"people-{choice}"))))
        assert host.type(line.split(":")[0]) == [codec.clean(words(f"lines-{said}"))]
        host.lines.clear()
    assert len(guest.lines) == told, "it is the host who decides"


def test_every_command_is_in_the_help():
    words = Words("en")
    for table, key in ((BOTH, "both"), (IN_GAME, "game"), (IN_LOBBY, "lobby")):
        text = words(f"lines-help-{key}")
        for name in (name for name in table if len(name) == 1):
            assert re.search(rf"(?:^|[\s.]){re.escape(name)}\b|{re.escape(name)}:", text), name


def test_the_points_of_the_academy_are_told_track_by_track():
    local = LocalTable("Anna", "Boris", "Chloé", game="academy")
    local.start()
    local.play(lambda replica: replica.outcome is not None, random.Random(3))
    told = Told(local)
    row = next(line for line in told.lines if line.startswith("Boris: ") and "total" in line)
    assert re.search(r"jousts \d+, .*total \d+$", row)
    assert not any("tourn." in line for line in told.lines)


# What could go wrong


def test_no_number_and_no_length_of_what_is_typed_ends_the_line():
    local = LocalTable("Anna", "Boris", game="nobles")
    told = Told(local)
    for typed_line in ("0", "9", "9" * 30, "x 9", "b 9", "c 99"):
        assert told.type(typed_line) == [told.person.words("lines-no-answer", said=typed_line.split()[-1])]
    said = told.type("t " + "ab " * 1500)[-1]
    assert "Anna: ab ab" in said
    assert len(said) < 1000
    too_long = "x" * 3000
    assert told.type(f"n {too_long}") == [told.person.words.sentence(codec.why_no_name(too_long, NAME_CELLS))]
    assert told.client.status == "open"


def test_what_was_told_of_a_game_is_told_anew_of_the_next():
    local = LocalTable("Anna", "Boris", game="nobles")
    told = Told(local)
    for _ in range(2):
        local.start()
        local.play(lambda replica: replica.outcome is not None, random.Random(3))
        assert "The game is over" in told.lines
        told.lines.clear()
        told.type("a")
        assert "1: A Anna, you, host" in "\n".join(told.lines), "the lobby is there again"


def test_the_host_abandons_a_game_when_asked_twice():
    local = LocalTable("Anna", "Boris", game="nobles", proven=True)
    local.start()
    local.play(lambda replica: replica.seq >= 20, random.Random(1))
    host, guest = Told(local), Told(local, 1)
    guest.type("a")
    guest.type("a")
    assert local.clients[0].state.lobby.phase == "playing"
    assert host.type("a")[-1] == host.person.words("lines-abandon-again")
    host.type("s")
    assert host.type("a")[-1] == host.person.words("lines-abandon-again"), "it was not said twice"
    assert host.type("d") == [host.person.words("lines-no-deal")], "it is checked when the game is over"
    assert host.type("a")[-1] == host.person.words("lines-abandon-again")
    host.type("a")
    assert local.clients[0].state.lobby.phase == "lobby"
    assert any("d: more about it." in line for line in host.lines)
    listed = host.type("d")
    assert "" not in listed
    assert listed[-1].startswith("3: ")
    assert local.clients[0].state.lobby.broken.agreed == []
    host.type("2")
    assert len(local.clients[0].state.lobby.broken.agreed) == 1


def test_what_cannot_be_sent_is_said_and_holds_nothing_up():
    local = LocalTable("Anna", "Boris", game="nobles")
    told = Told(local)
    told.client.send = lambda message: False
    for typed_line in ("t hello", "r", "s"):
        assert told.type(typed_line) == [told.person.words("table-no-lost")]
    assert told.person.gate.ready


def test_after_a_wrong_number_a_list_is_still_open():
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()
    told = Told(local)
    seq, listed = told.client.state.replica.seq, told.type("p")
    assert listed[-1].endswith("Leave it as it is")
    assert "no answer 99" in told.type("99")[0]
    told.type(listed[-1].split(":")[0])
    assert told.client.state.replica.seq == seq


def test_who_would_close_a_table_for_others_by_the_end_of_his_input_is_asked():
    local = LocalTable("Anna", "Boris", game="nobles")
    told = Told(local, typing=True)
    assert told.person.asks_before_it_ends()
    assert told.lines[-1] == told.person.words("lines-leave-again")
    assert not told.person.asks_before_it_ends()
    assert told.person.over


def heard(person: Tty, text: str, times: int) -> None:
    """Wait until it has been said so often."""
    deadline = monotonic() + person.patience
    while person.raw.count(text.encode()) < times and person.child.isalive() and monotonic() < deadline:
        person.read()
    assert person.raw.count(text.encode()) == times, person.raw


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals there")
def test_ctrl_c_asks_at_a_terminal_and_twice_ends(tmp_path):
    """The real program, in a terminal that turns Ctrl-C into a signal."""
    homes = {name: str(tmp_path) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
    options = ["--lines", "--no-journal", "--lang", "en", "--pace", "0", "--name", "Anna"]
    person = Tty([sys.executable, "-m", "tui", "solo", "nobles", *options], {**os.environ, **homes})
    person.wait("Your court: ")
    for asked in (1, 2):
        person.child.sendintr()
        heard(person, "Ctrl-C again quits at once.", asked)
        person.child.sendline("w")
        heard(person, "Nothing is refused now.", asked)  # who has gone on has not asked to go
    person.child.sendintr()
    heard(person, "Ctrl-C again quits at once.", 3)
    person.child.sendintr()
    assert person.end() == 0
    assert b"Traceback" not in person.raw


def test_ctrl_c_ends_at_once_where_nothing_is_lost():
    local = LocalTable("Anna", "Boris", game="nobles")
    host, guest = Told(local, typing=True), Told(local, 1, typing=True)
    guest.person.session.hosting = False
    assert guest.person.interrupted()
    assert guest.person.over
    assert not guest.person.interrupted(), "who asks again while it ends need not wait"
    assert host.person.interrupted()
    assert not host.person.over
    assert host.lines[-1] == "Ctrl-C again quits at once."
    assert host.person.interrupted()
    assert host.person.over


def test_what_is_explained_says_nothing_of_a_cursor():
    assert alone("nobles").type("i")[0].endswith("i and the number of an answer explains it.")


def test_a_table_to_join_in_lines_is_named():
    done = subprocess.run(
        [sys.executable, "-m", "tui", "join", "--lines", "--lang", "en"], capture_output=True, text=True, timeout=60,
        cwd=ROOT, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert done.returncode != 0
    assert "needs an address after join" in " ".join(done.stderr.split())


def test_who_types_nothing_hears_that_there_is_no_table():
    with socket.create_server(("127.0.0.1", 0)) as gone:
        address = f"localhost:{gone.getsockname()[1]}"
    done = subprocess.run(
        [sys.executable, "-m", "tui", "join", address, "--lines", "--lang", "en"], capture_output=True, text=True,
        timeout=60, cwd=ROOT, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stdout == f"Nobody listens at {address}. Is the table open there, on that port?\n"


def test_why_not_and_a_number_that_is_none_are_answered():
    told = alone("nobles")
    assert told.type("i 99") == ["There is no answer 99 here."]
    assert told.type("w") == ["Nothing is refused now."]
    told = alone("grail")
    refused = list(told.client.state.replica.refused())
    assert len(told.type("w")) == len(refused) > 0


def test_what_comes_through_a_pipe_counts_whenever_it_came():
    told = alone("nobles")
    seq = told.client.state.replica.seq
    told.type("1", when=0.0)
    assert told.client.state.replica.seq > seq


def test_who_waits_for_others_can_go_and_talk_through_a_pipe():
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()
    local.play(lambda replica: replica.to_act == (1,), random.Random(3))
    person = Told(local).person
    assert [person.gate.may_be_meant(line) for line in ("1", "h", "a", "q", "t hello", "s", "l 3")] == [False] * 3 + [
        True
    ] * 4


# What a knight would do


class Knight:
    """Prefers the last answer; `meanwhile` happens while he thinks."""

    def __init__(self, meanwhile: Callable[[], object] = lambda: None) -> None:
        self.meanwhile, self.finished = meanwhile, False

    async def __call__(self, replica, luck, strength) -> Thought:
        self.meanwhile()
        await trio.sleep(0)
        self.finished = True
        first, second, *others = list(replica.legal())[::-1]
        options = [
            Option(first, 200, (0.6, 0.4)),
            Option(second, 90, (0.5, 0.5)),
            *(Option(each, 0, ()) for each in others),
        ]
        return Thought(tuple(options), 300, True)


def advised(told: Told, monkeypatch, knight: Knight) -> list[str]:
    """What is said when a knight has been asked."""
    monkeypatch.setattr(hints, "thought", knight)
    told.person.session.beside = lambda task: trio.run(task)
    return told.type("h")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_knight_would_do_is_told_with_his_reasons(language, monkeypatch):
    told = alone("nobles", language=language)
    words, numbered = Words(language), [line for line in told.lines if NUMBERED.match(line)]
    lines = advised(told, monkeypatch, Knight())
    best = numbered[-1]
    assert lines[:2] == [words("lines-hint"), f"{codec.clean(words('table-hint-title'))} {best}"]
    assert "300" in lines[2]
    assert "200" in lines[2]
    assert lines[2].endswith(words("table-hint-better"))
    hints = ScreenReaderWords(language).spaced(f"{best}; {words('table-hint-visits')} 200; Anna 60 %, ")
    assert lines[4].startswith(codec.clean(hints))
    assert len(lines[4:]) == 2
    assert all(NUMBERED.match(line) for line in lines[4:])
    assert told.person.gate.ready


def test_why_there_is_no_hint_is_said(monkeypatch):
    told, words = alone("nobles"), Words("en")
    told.client.send(replace(told.client.state.lobby.house, hints=False))
    assert advised(told, monkeypatch, Knight()) == [words("table-hint-off")]
    told.client.send(replace(told.client.state.lobby.house, hints=True))

    async def stumbles(*args):
        raise LookupError

    monkeypatch.setattr(hints, "thought", stumbles)
    assert told.type("h") == [words("lines-hint"), words("table-hint-failed")]
    told.client.send = lambda message: True
    told.type("1")
    assert told.type("h") == [words("table-hint-not-asked")]


def test_a_hint_that_is_forbidden_meanwhile_is_not_told(monkeypatch):
    told = alone("nobles")
    forbidden = replace(told.client.state.lobby.house, hints=False)
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


# Coming back


def comes_back(local: LocalTable, at: int) -> Told:
    """The same person by a new program, which hears of each message as it comes."""
    former = local.clients[at]
    former.leave()
    client = local.clients[at] = LocalClient(local, former.name)
    told = Told(local, at)
    told.client.state.welcome = former.state.welcome  # the key to his seat, and nothing else
    client.join()
    return told


def test_who_comes_back_to_a_game_hears_everybody_by_name():
    """The game is told to a new program before the table is: until then nobody has a name."""
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()
    local.play(lambda replica: replica.seq > 20 and 1 in replica.to_act, random.Random(3))
    told = comes_back(local, 1)
    assert told.person.gate.ready
    assert answers(told.lines)
    assert [line for line in told.lines if re.match(r"[12]\b(?!:)", line) or "court of 1" in line] == []
    assert any(line.startswith(("Anna", "Boris")) for line in told.lines[told.lines.index("Duelling Nobles") :])
    assert "Boris is away; the seat is kept." not in told.lines, "he is here again"
    assert "" not in told.lines


def test_that_another_is_away_is_told():
    local = LocalTable("Anna", "Boris", game="nobles")
    told = Told(local)
    local.clients[1].leave()
    assert "Boris is away; the seat is kept." in told.lines


def test_who_only_looks_on_hears_everybody_by_name():
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()
    local.play(lambda replica: replica.seq > 20, random.Random(3))
    client = LocalClient(local, "Vera")
    local.clients.append(client)
    told = Told(local, 2)
    client.heard = lambda message: (heard_early(told), told.person.heard(message))
    client.join()
    assert [line for line in told.lines if re.match(r"[12]\b(?!:)", line)] == []
    assert any(line.startswith("Anna") for line in told.lines)
    assert told.person.gate.ready


def heard_early(told: Told) -> None:
    """What is piped waits until the table is known."""
    assert told.client.state.lobby is not None or not told.person.gate.may_be_meant("s")


# What comes through a pipe


def lines_of(*chunks: bytes) -> list[str]:
    waiting = [*chunks, b""]

    async def read() -> bytes:
        return waiting.pop(0)

    async def main() -> list[str]:
        return [line async for line, _ in typed(read)]

    return trio.run(main)


def test_lines_are_put_together_and_bounded():
    assert lines_of(b"1\n2", b"3\r\n\n", b"end") == ["1", "23\r", "", "end"]
    assert len(lines_of(b"x" * 9000, b"x\n")[0]) == LONGEST
    assert lines_of(b"\xff\xfe\n") == ["\ufffd\ufffd"]


def test_for_who_does_not_read_only_so_many_lines_are_kept():
    """A table may say more than anybody reads."""
    told: list[str] = []

    class Flood:
        scope, status, session, over = trio.CancelScope(), 0, LocalSession(None, lambda message: None), False

        def __init__(self, say: Callable[[str], None]) -> None:
            self._say, self.heard, self.session.begin = say, None, lambda plan: None

        async def listen(self, lines: Any) -> None:
            for number in range(2 * WAITING):
                self._say(str(number))
            reads.set()

        def asks_before_it_ends(self) -> bool:
            return False

    async def write(text: str) -> None:
        await reads.wait()
        told.extend(text.split())

    async def main() -> int:
        return await play(LaunchRequest(), Flood, None, write, lambda beside, heard: Flood.session)

    reads = trio.Event()
    trio.run(main)
    assert told == [str(number) for number in range(len(told))]
    assert WAITING <= len(told) <= WAITING + 1


def test_a_piped_line_waits_until_it_can_be_meant():
    """While others act, an answer that came early waits for its question."""
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()
    local.play(lambda replica: replica.to_act == (1,), random.Random(3))
    told = Told(local)
    assert not told.person.gate.ready
    while local.clients[0].state.replica.to_act == (1,):
        boris = local.clients[1]
        boris.send(boris.state.act(list(boris.state.replica.legal())[-1]))
    assert told.person.gate.ready


def test_the_end_of_what_is_piped_leaves_the_table():
    told = alone("nobles")

    async def nothing() -> AsyncIterator[tuple[str, float]]:
        for line in ("s", "l"):
            yield line, 0.0

    trio.run(told.person.listen, nothing())
    assert not told.person.over
    assert told.type("q") == []
    assert told.person.over


def test_a_program_on_a_pipe_plays_and_ends():
    """The real program: a question, how things stand, an answer, the end of what is typed."""
    program = [sys.executable, "-m", "tui", "solo", "histrio", "--lines", "--no-journal", "--lang", "en", "--pace", "0"]
    done = subprocess.run(
        [*program, "--name", "Anna"], input="h\ns\n8\nq\n", capture_output=True, text=True, timeout=60, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "8: Hesdin" in done.stdout
    assert re.search(r"What would a knight do\? \d: ", done.stdout)
    assert "Anna: 3 écus" in done.stdout
    assert "\x1b" not in done.stdout
