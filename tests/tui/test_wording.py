"""One thing has one name in every language, and is said of players as of players: words that no text uses."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import core
from tests.play import all_tables
from tests.tui.game_tables import followed
from tests.tui.test_locale import prose
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.text.words import Words, plain

FORBIDDEN: dict[str, dict[str, str]] = {
    "a choice": {
        "en": r"\banswers?\b", "fr": r"réponses?\b", "ru": r"\bответ(а|у|е|ом|ы|ов|ам)?\b",
        "uk": r"\bвідповід(ь|і|ей|ям|ях)\b",
    },
    "a default": {"en": r"\busual|\brelease\b|\banew\b", "fr": r"habitu", "ru": r"обычн|заново", "uk": r"звичн|наново"},
    "manual": {"en": r"by hand", "fr": r"à la main"},
    "to resume": {"en": r"\bgo(es)? on with\b"},
    "players and spectators": {
        "en": r"\bpeople\b|\bsome(body|one)\b|\bthose who\b|\bwhoever\b|nobody new",
        "fr": r"\bgens\b|quelqu’un",
        "ru": r"\bлюд(и|ей|ям|ях|ьми)\b",
        "uk": r"\bлюд(и|ей|ям|ях|ьми)\b",
    },
    "a connection": {
        "en": r"\bhung up\b|\bdumb\b|line (to|is cut)|\bcall again\b|slow line",
        "fr": r"raccroch|décroch|\brappele[rz]\b|ligne (vers|lente|a été)",
        "ru": r"вызов и молчит|\bлинии\b(?! и масти)",
        "uk": r"приймає виклик і мовчить|\bлінії\b(?! та масті)",
    },
    "a player": {"en": r"\b(he|him|his|himself)\b"},
    "a place at the table": {"fr": r"sièges?\b", "uk": r"залиш"},
    "to leave": {"fr": r"(?<!à )\bpart(ir|ez)\b|arrêter le programme", "ru": r"\bуй(ти|дите)\b|уходит из-за"},
    "a door": {"ru": r"\bвход\b"},
    "the first player": {"en": r"\bstart player\b"},
    "a secret request": {"fr": r"requêtes?\b"},
    "face down": {"uk": r"\b(закрит|відкрит)им"},
    "the squire": {"uk": r"джур"},
    "a track": {"ru": r"\bшкал", "uk": r"\bшкал"},
    "a disc": {"fr": r"\bdisques?\b"},
    "an acrobat": {"fr": r"\bacrobates?\b"},
    "the needle": {"ru": r"\bигл(а|у|ой)\b"},
    "a journey": {"ru": r"\bпоездк"},
    "an unknown name": {
        "en": r"There is no .*There are", "fr": r"Il n’y a pas .*Il y a", "ru": r"\bнет\. Есть:", "uk": r"немає\. Є:",
    },
}  # fmt: skip
"""What things are not called, though they might be."""
MEANT: dict[str, set[str]] = {
    "a disc": {"table-notice-not-saved", "table-no-table-away"},
    "a choice": {
        "table-no-no-answer",
        "table-no-another",
        "table-notice-left-out",
        "doors-web-refused",
        "doors-web-blocked",
    },
    "a default": {"table-set-telling-normal"},
    "a player": {"histrio-blurb"},
    "players and spectators": {"replay-stats-people"},
    "to leave": {"grail-why-dragon-here"},
}
"""The texts in which such a word means another thing."""
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("thing", "language"), [(thing, each) for thing, of in FORBIDDEN.items() for each in of])
def test_a_thing_has_one_name(thing, language):
    others, texts = re.compile(FORBIDDEN[thing][language], re.IGNORECASE), dict[str, str]()
    for key, piece in prose(language):
        texts[key] = f"{texts.get(key, '')} {piece}"
    found = {key: others.findall(text) for key, text in texts.items() if others.search(text)}
    assert {key: words for key, words in found.items() if key not in MEANT.get(thing, ())} == {}


@cache
def told(game: str) -> list[tuple[View, core.Event]]:
    """The events of a few whole games, each as the first player sees it when it is told."""
    rng, found = random.Random(7), []
    for number in range(6):
        seats, options = rng.choice(all_tables(core.game(game)))
        names = ["Anna", "Boris", "Clara", "Dora", "Emil", "Fritz", "Greta", "Hans"][:seats]
        for replica in followed(game, seats, options, number):
            for at, event in enumerate(replica.log, 1):
                state, log = replica.moment(at - 1), replica.log[:at]
                found.append((View(replica.game, replica.seat, state, log, Words("en"), names, news=event), event))
    return found


def log_lines(game: str, language: str) -> Iterator[str]:
    """The lines of the log of these games in a language."""
    words, drawn = Words(language), board(game)
    for view, event in told(game):
        view.words = words
        if text := drawn.line(view, event):
            yield plain(text, view.names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_a_line_of_the_log_begins_with_a_capital_and_has_one_colon(game, language):
    lines = set(log_lines(game, language))
    assert len(lines) > 50
    assert [line for line in lines if line[0].islower()] == []
    assert [line for line in lines if len(re.findall(r":(?=\s)", line)) > 1] == []


def sentences(folder: str) -> Iterator[tuple[str, str]]:
    """The sentences in the code of a package: texts that begin with a capital and end like a sentence, not docstrings;
    each with the file that it is in."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docstrings)
        for text in texts:
            if isinstance(text, str) and re.match(r"[A-Z{][^\n]* [^\n]*[.:?] ?$", text):
                yield str(path.relative_to(ROOT)), re.sub(r"\{\w+\}", "…", text)


@pytest.mark.parametrize("thing", [thing for thing, of in FORBIDDEN.items() if "en" in of and thing != "a choice"])
def test_a_sentence_in_the_code_calls_a_thing_by_the_same_name_as_the_texts(thing):
    """Programs without a screen print these, and so do screens for which a text is missing. A bot gives answers, and a
    person chooses."""
    others = re.compile(FORBIDDEN[thing]["en"], re.IGNORECASE)
    found = [each for folder in ("core", "netplay", "ai") for each in sentences(folder)]
    assert len(found) > 200
    assert [(path, text) for path, text in found if others.search(text)] == []
