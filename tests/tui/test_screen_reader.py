"""Texts for a screen reader: every sign is put into words, in every language."""

from __future__ import annotations

import random
import re
from textwrap import wrap

import pytest
from msgspec.structs import replace

import core
from core.games.nobles.actions import Arm, BuyWeapon, Challenge, Done, Lay, Substitute
from netplay.protocol import codec
from netplay.protocol.messages import Chat, Stand
from tests.cases import each_value
from tests.games.nobles.table import Table as Nobles
from tests.tui.in_lines import TextPlayer, alone, answers
from tests.tui.local import LocalClient, LocalSession, LocalTable
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.boards.guide import guide
from tui.boards.histrio.words import Wording
from tui.game_view.plain_names import named
from tui.lines.help import told_sections
from tui.lines.lines import Lines
from tui.lines.screen_reader import ScreenReaderWords
from tui.text.books import LOCALES
from tui.text.words import Words, initial, mark, plain

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
        if told.client.state.games.replica.outcome is not None:
            break
        if turn % 20 == 0:
            told.type("s")
            told.type("i")
        chosen = rng.choice(answers(told.lines))
        if turn % 5 == 0:
            told.type(f"i {chosen}")
        told.type(chosen)
        told.local.bots()
    assert told.client.state.games.replica.outcome is not None
    for command in ("r", "o", "?", "??", "l 20"):
        told.type(command)
    assert [line for line in told.lines if unspoken(line)] == []


@pytest.mark.parametrize(
    ("language", "shown", "said"),
    [
        (
            "en",
            "Q♥ 12 + 1 die challenges 10♠ 16 + 2 dice",
            "Queen of hearts 12 plus 1 die challenges 10 of spades 16 plus 2 dice",
        ),
        ("en", "you have no card of the right suit (♥ ♠)", "you have no card of the right suit (hearts, spades)"),
        ("en", "K♠ ××○; J♦ ○○", "King of spades wounds 2 of 3; jack of diamonds wounds 0 of 2"),
        ("en", "education 3: 0→3; needle +4 → −2", "education 3: 0 to 3; needle +4 to −2"),
        ("en", "needle comedy\u00a01 → tragedy\u00a03", "needle comedy\u00a01 to tragedy\u00a03"),
        ("en", "Rope: 5 Embrun → 6 Foix; Anna* → 7 Gien", "Rope: 5 Embrun to 6 Foix; Anna (friends): 7 Gien"),
        ("en", "Anna\u00a0→\u00a07\u00a0Gien", "Anna: 7\u00a0Gien"),
        ("en", "Keep all: ◠4 ◡3; shared: 5 ◠", "Keep all: tragedian 4, comedian 3; shared: 5 toward tragedy"),
        ("en", "tragedy 7 ★, comedy 2 ✓", "tragedy 7, the best, comedy 2, pleases the King"),
        ("en", "stopped (↑ 17), ↑↑", "stopped (with a spear 17), 2 spears"),
        ("en", "4 → 10 (↑\u00a017)", "4 to 10 (with a spear 17)"),
        ("en", "Bors ↑4", "Bors 4 spears"),
        ("en", "1st · space 6 | ▒▒ · ", "1st, space 6; unseen 0"),
        ("en", "dice (d6) and a letter (a letter with *)", "dice and a letter"),
        ("en", "first\n\n♜ castle, ⌂ village\n\nlast", "first\n\nlast"),
        ("fr", "R♣ 13 + 2 dés", "Roi de trèfle 13 plus 2 dés"),
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
    host = TextPlayer(local, language="fr")
    local.start(bots=1)
    local.bots()
    host.type("s")
    host.type("?")
    host.type("??")
    local.play(lambda replica: len(replica.log) > 20, random.Random(1))
    bare = re.compile(r"[^\s\d][:;](?= |$)")
    assert [line for line in host.lines if bare.search(line)] == []


def test_the_rules_are_told_with_headings_that_are_sentences():
    lines = alone("academy").type("??")
    assert any(line.startswith("Draft. ") for line in lines)
    assert not any(line.partition(" ")[0].endswith(";") for line in lines)


@pytest.mark.parametrize("game", core.IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_beside_another_thing_on_a_screen_is_parted_from_it_by_one_sign(language, game):
    host = alone(game, language=language)
    told = "\n".join([*host.type("?"), *host.type("??")])
    assert re.findall(r".{20}[.:;,]\s?[;:].*", told) == []
    assert re.findall(r"\S  +\S.*", told) == []


def test_a_rule_of_the_house_is_told_with_one_colon():
    host = TextPlayer(LocalTable("Anna", "Boris", game="nobles"))
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
            "Anna buys the 7 of clubs for 1\u00a0coin (5 left).",
            "Anna lays the 3 of diamonds on the queen of diamonds as armour.",
            "Anna’s queen of diamonds challenges Boris’s jack of spades.",
            "Boris pays 2 coins (0 left) and sends the king of spades instead of the jack of spades.",
            "The queen of diamonds uses the 9 of diamonds: +9 +2 for its suit.",
            "The 3 of diamonds on the queen of diamonds, 12 to 15",
            "The queen of diamonds challenges the jack of spades, 15 plus 1 die to 11 plus 1 die, "
            "wins 92\u00a0%, ties 6\u00a0%",
            "Weapons: the queen of diamonds can use no more. You lead 27 to 15.",
        ]),
        ("fr", [
            "Anna achète le 7 de trèfle pour 1\u00a0écu (reste 5).",
            "Anna pose le 3 de carreau sur la dame de carreau comme armure.",
            "La dame de carreau (Anna) défie le valet de pique (Boris).",
            "Boris paie 2 écus (reste 0) et envoie le roi de pique à la place du valet de pique.",
            "La dame de carreau utilise le 9 de carreau\u00a0: +9 +2 pour l’enseigne.",
            "Le 3 de carreau sur la dame de carreau, 12 à 15",
            "La dame de carreau défie le valet de pique, 15 plus 1 dé contre 11 plus 1 dé, "
            "gagne 92\u00a0%, égalité 6\u00a0%",
            "Armes\u00a0: la dame de carreau n’a plus le droit d’en poser. Vous menez 27 à 15.",
        ]),
        ("ru", [
            "Anna покупает семёрку треф за 1\u00a0монету (остаётся 5).",
            "Anna надевает броню: тройка бубён на даму бубён.",
            "Вызов: дама бубён (Anna) против валета пик (Boris).",
            "Boris платит 2 монеты (остаётся 0) и посылает короля пик вместо валета пик.",
            "Дама бубён: оружие девятка бубён, +9 +2 за масть.",
            "Тройка бубён на даму бубён, с 12 на 15",
            "Дама бубён вызывает валета пик, 15 и 1 кубик : 11 и 1 кубик, победа 92\u00a0%, ничья 6\u00a0%",
            "Оружие: для дамы бубён это предел. Вы впереди, 27 : 15.",
        ]),
        ("uk", [
            "Anna купує сімку треф за 1\u00a0монету (лишається 5).", "Anna кладе на даму бубон броню: трійка бубон.",
            "Anna: дама бубон викликає валета пік (Boris).",
            "Boris платить 2 монети (лишається 0) і висилає короля пік замість валета пік.",
            "Дама бубон використовує дев’ятку бубон: +9 +2 за масть.",
            "Трійка бубон на даму бубон, з 12 на 15",
            "Дама бубон викликає валета пік, 15 і 1 кубик : 11 і 1 кубик, перемога 92\u00a0%, нічия 6\u00a0%",
            "Зброя: для дами бубон це вже все. Ви попереду, 27 : 15.",
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
        ("histrio-short-tightrope", "tightrope walker"), ("academy-letter-red", "red"),
    ):  # fmt: skip
        assert Words("en")(short) != whole
        assert ScreenReaderWords("en")(short) == whole
    for heard in (Words("ru"), ScreenReaderWords("ru")):
        assert heard("academy-suit-charity") == "благотворительность", "short on cards only"


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
    told = TextPlayer(local)
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
        client.state.table.welcome = replace(client.state.table.welcome, table=table)
    everybody = [TextPlayer(local, at, language) for at in (0, 1)]
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
    assert host.client.state.games.replica.outcome is not None
    return "\n".join(line for told in everybody for line in told.lines)


ODD_NAMES = [("²♥", "♞Urs", "★Wim♠", "♥"), ("♜Bob☆", "Ann♥", "10♠", "▲"), ("K♥", "A☆", "🂡2", "♞3○")]
"""Three players and a table."""


@pytest.mark.parametrize(("game", "language", "oddly"), each_value(core.IDS, LANGUAGES, ODD_NAMES))
def test_signs_in_names_are_told_as_they_were_written(game, language, oddly):
    """What is heard of people with signs in their names is what is heard of others, but for the names."""
    plainly = ("Zoltan", "Yorick", "Wenzel", "Tafelrunde")
    told = heard_by(plainly, game, language)
    assert all(told.count(name) > 1 for name in plainly)
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


@pytest.mark.parametrize("game", core.IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_stays_on_a_small_screen_and_its_sections_are_told_one_by_one(language, game):
    host = alone(game, language=language)
    words, told = host.person.words, guide(game)
    sections = told_sections(told, words)
    lines, question = host.type("?"), host.type("")
    assert lines[-len(question) :] == question, "what is asked follows, since the help has pushed it away"
    lines = lines[: -len(question)]
    assert sum(len(wrap(line, 80)) for line in lines) <= 22
    assert codec.clean(words("lines-help-rules")) in lines
    for number, name in enumerate(sections, 1):
        title = told.section(name, words).title
        assert f"{number}: {title}." in lines[-1].replace("\N{NO-BREAK SPACE}", " ")
        assert host.type(f"? {number}")[0].startswith(title)
    assert host.type(f"? {len(sections) + 1}") == [*lines, *question]
