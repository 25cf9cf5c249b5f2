"""Every language says everything: the same keys, the same variables, nothing that Fluent cannot read, well set."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.cells import cell_len

import core
from ai.registry import all_characters
from core import Sentence
from netplay.audit.verdict import FAILURES
from netplay.protocol.messages import NAME_CELLS, NOTICES, Notice
from netplay.table.people import BOT_NAMES, NUMERALS
from tui.app.settings import LANGUAGES
from tui.draw.styles import ASCII, ASCII_CELLS
from tui.lobby_view import talk_text
from tui.lobby_view.people_names import called_all
from tui.text.books import LOCALES
from tui.text.fluent import FUNCTIONS
from tui.text.simple_messages import LARGE, PLURALS
from tui.text.words import Book, Words, mark, plain

BOOKS = tuple(sorted(path.stem for path in (LOCALES / "en").glob("*.ftl")))
ROOT = LOCALES.parents[1]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class Pieces(Visitor):
    """The text of a message without its placeables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.found.append(node.value)


@cache
def entries(language: str, book: str) -> list[ast.Message]:
    """The messages of a file."""
    found = []
    path = LOCALES / language / f"{book}.ftl"
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content[:200]}"
        if isinstance(entry, ast.Message):
            found.append(entry)
    return found


@cache
def texts(language: str, book: str) -> dict[str, set[str]]:
    """Every key of a file with the variables that its text uses."""
    found: dict[str, set[str]] = {}
    for entry in entries(language, book):
        assert entry.id.name not in found, f"{entry.id.name} stands twice"
        variables = Variables()
        variables.visit(entry)
        found[entry.id.name] = variables.names
    return found


@cache
def messages(language: str) -> list[tuple[str, list[str]]]:
    """Every message of a language's files: its key, and the pieces of its text."""
    found = []
    for book in BOOKS:
        for entry in entries(language, book):
            pieces = Pieces()
            pieces.visit(entry)
            found.append((entry.id.name, pieces.found))
    return found


def prose(language: str) -> Iterator[tuple[str, str]]:
    """Every piece of text that stands in a language's files, with its key."""
    for key, pieces in messages(language):
        yield from ((key, piece) for piece in pieces)


GIVEN = {"lines-card": {"case"}, "grail_glance-held": {"ally"}}
"""Variables that are given to a text, though English makes nothing of them."""


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_text_and_no_other(language, book):
    english, ours = texts("en", book), texts(language, book)
    assert ours.keys() == english.keys()
    for key, variables in ours.items():
        assert variables <= english[key] | GIVEN.get(key, set()), f"{key} uses a variable that is not given"


# What the layers below say


@cache
def calls(path: Path) -> list[python.Call]:
    tree = python.parse(path.read_text(encoding="utf-8"))
    return [node for node in python.walk(tree) if isinstance(node, python.Call)]


def codes_in(path: Path) -> set[str]:
    """The codes of the sentences that a file of ours says: what is refused, rejected or cannot be."""
    where = {"Refusal": 0, "Reason": 0, "Refused": 0, "refuse": 0, "Sentence": 0}
    where |= {"IllegalAction": 0, "Rejected": 1}
    found = set()
    for call in calls(path):
        name = call.func.attr if isinstance(call.func, python.Attribute) else getattr(call.func, "id", "")
        given = call.args[where[name] :][:1] if name in where else []
        found |= {each.value for each in given if isinstance(each, python.Constant) and isinstance(each.value, str)}
    return found | set(re.findall(r'^    code = "(.+)"$', path.read_text(encoding="utf-8"), re.MULTILINE))


@cache
def codes() -> set[str]:
    """All codes that occur."""
    files = [*(ROOT / "core").rglob("*.py"), *(ROOT / "netplay").rglob("*.py")]
    return set().union(*map(codes_in, files)) | core.IllegalAction.SENTENCES.keys()


def test_codes_are_found_where_they_are_given():
    assert {
        "not-host",
        "closed",
        "silence",
        "door-closed",
        "players",
        "name-long",
        "port-taken",
        "hung-up",
        "rules-failed",
    } <= codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_text(language):
    keys = texts(language, "table")
    assert {code for code in codes() if f"table-no-{code}" not in keys} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_wrong_with_a_deal_has_a_text_with_its_step(language):
    keys = texts(language, "table")
    for code, text in FAILURES.items():
        assert ("step" in keys[f"table-no-fair-{code}"]) == ("{step}" in text)
        assert ("name" in keys[f"table-no-fair-{code}"]) == ("{name}" in text)


@cache
def templates() -> list[tuple[str, set[str]]]:
    """Every Sentence that is made in the code, with the names of what is set into it."""
    return [
        (str(call.args[0].value), {str(each.arg) for each in call.keywords})
        for path in [*(ROOT / "core").rglob("*.py"), *(ROOT / "netplay").rglob("*.py")]
        for call in calls(path)
        if getattr(call.func, "id", "") == "Sentence" and isinstance(call.args[0], python.Constant)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_gives_what_its_texts_use(language):
    keys = texts(language, "table")
    used = [(code, keys[f"table-no-{code}"] - given) for code, given in templates()]
    assert used
    assert [each for each in used if each[1]] == []


def test_a_sentence_is_said_in_the_readers_language():
    sentence = Sentence("no-port", "There is no port {port}: ports go from 1 to 65535.", port="70000")
    assert sentence == "There is no port 70000: ports go from 1 to 65535."
    assert Words("ru").sentence(sentence) == "Порт 70000 не существует: порты бывают от 1 до 65535."


@pytest.mark.parametrize("text", ["Thou shalt not.", Sentence("of-a-later-day", "Thou {shalt} not.")])
def test_a_sentence_that_no_language_has_stays_as_it_is(text):
    assert Words("ru").sentence(text) == text
    assert type(Words("ru").sentence(text)) is str


# Bots


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_of_its_own(language):
    words = Words(language)
    names = [*BOT_NAMES, *(character.name for character in all_characters())]
    assert all(words.has(f"table-bot-{name.replace(' ', '')}") for name in names)
    assert len({words.called(name) for name in names}) == len(names)
    assert all(cell_len(words.called(name) + number) <= NAME_CELLS for name in names for number in NUMERALS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_of_the_table_has_words(language):
    words = Words(language)
    for code in (*NOTICES, "kept-here", "no-proof", "not-yours"):
        said = talk_text.said_line(words, Notice(code, ["Gawain"]))
        assert words.called("Gawain") in said or code in (
            "not-saved",
            "saved-again",
            "store-away",
            "store-back",
            "deal-off",
            "opened",
            "never-opened",
            "no-proof",
            "not-yours",
        )
        assert said != f"table-notice-{code}"
    assert "Анна" in talk_text.said_line(words, Notice("joined", ["Анна"]))


def test_bots_have_names_of_the_readers_language_and_people_their_own():
    assert [Words("ru").called(name) for name in ("Gawain", "Anna", "bots", "")] == ["Гавейн", "Anna", "bots", ""]
    assert Words("fr").called("Gawain") == "Gauvain"
    assert [Words("ru").called(name) for name in ("La Hire", "La Hire III", "Anna II")] == [
        "Ла Гир", "Ла Гир III", "Anna II",
    ]  # fmt: skip


def test_a_bot_keeps_its_own_name_beside_somebody_who_is_called_as_it_is_in_the_readers_language():
    names = ["тристан", "Tristan", "Tristan II", "Gawain"]
    assert called_all(Words("ru"), names) == ["тристан", "Tristan", "Тристан II", "Гавейн"]
    assert called_all(Words("fr"), ["Bohort", "Bors"]) == ["Bohort", "Bors"]


@pytest.mark.parametrize(("name", "said"), [
    ("Anna", "d’Anna"), ("Élise", "d’Élise"), ("Hector", "d’Hector"), ("Yvain", "d’Yvain"), ("Yann", "de Yann"),
    ("Boris", "de Boris"), ("Ольга", "de Ольга"),
])  # fmt: skip
def test_in_french_a_name_that_begins_with_a_vowel_shortens_the_word_before_it(name, said):
    assert Words("fr")("histrio-friends-all-brief", name=name).startswith(f"Amis {said}\u00a0:")
    assert f"la place {said} " in Words("fr")("table-notice-took-over", name="Boris", other=name).replace(",", " ")


def test_in_french_a_word_before_the_mark_of_a_player_is_shortened_by_their_name():
    text = Words("fr")("replay-asks", name=mark(0))
    assert plain(text, ["Anna"]).startswith("Au tour d’Anna")
    assert plain(text, ["Boris"]).startswith("Au tour de Boris")
    assert plain(f"plus que {mark(0)}", ["Élise"]) == "plus qu’Élise"


# How texts are set


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curly(language):
    assert [(key, text) for key, text in prose(language) if "'" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language):
    foreign = "«»" if language == "en" else "“”"
    assert [(key, text) for key, text in prose(language) if any(sign in text for sign in '"' + foreign)] == []


TORN = re.compile(r"(?<=[^\s ]) [;!?:»](?![\w])|« |(?<=[^\W\d])[;!?»](?!\])|(?<=[^\W\d]):(?=\s|$)")
"""A French sign parted from its word by a space at which a line breaks, or by none."""


def test_french_signs_do_not_leave_their_word():
    assert [(key, found[0]) for key, text in prose("fr") if (found := TORN.search(text))] == []


@pytest.mark.parametrize(("text", "torn"), [
    ("Prêt\u00a0!", False), ("n° 3\u00a0: rien", False), ("aide  ? aide", False), ("\u00a0: oui", False),
    ("Prêt !", True), ("Prêt!", True), ("écu; dé", True), ("« oui\u00a0»", True), ("jeu : dé", True),
])  # fmt: skip
def test_torn_french_signs_are_found(text, torn):
    assert bool(TORN.search(text)) == torn


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_have_names_that_begin_with_a_capital(language):
    names = {key: text for key, text in whole(language) if "-option-" in key}
    assert len(names) > len(core.IDS)
    assert [key for key, text in names.items() if text[0] != text[0].upper()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_space_stands_twice_in_a_sentence(language):
    double = re.compile(r"[\w,;.] {2,}(?=[^\W\d_])")
    lines = ((key, line) for key, text in prose(language) for line in text.split("\n"))
    sentences = ((key, line) for key, line in lines if line.rstrip().endswith((".", "!", "?")))
    written = ((key, line) for key, line in sentences if not line.startswith("  "))  # else it is a row of a list
    assert [(key, found[0]) for key, line in written if (found := double.search(line))] == []


SAME = {
    "academy-name", "histrio-name", "table-help", "table-friends-type",
}  # fmt: skip
"""Keys whose text may be the English one: names of games, and what is typed."""


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_nothing_is_left_in_english(language):
    ours, english = dict(whole(language)), dict(whole("en"))
    same = {key for key in english if english[key] == ours[key] and len(re.findall(r"[^\W\d_]{2,}", ours[key])) > 2}
    assert same - SAME == set()


def whole(language: str) -> Iterator[tuple[str, str]]:
    """Every message with all the pieces of its text."""
    for key, pieces in messages(language):
        yield key, " ".join(pieces).strip()


# Numbers

COUNTS = (0, 1, 2, 5, 11, 21)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_with_any_number(language, book):
    bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    bundle.add_resource(FluentResource((LOCALES / language / f"{book}.ftl").read_text(encoding="utf-8")))
    known = texts(language, book)
    given = set().union(*known.values())
    for key in known:
        for count in COUNTS:
            text, errors = bundle.format_pattern(bundle.get_message(key).value, dict.fromkeys(given, count))
            assert errors == [], (key, count)
            assert "{" not in text


FORMS = {"en": {"one"}, "fr": {"one"}, "ru": {"one", "few", "many"}, "uk": {"one", "few", "many"}}
"""The plurals of whole numbers, besides what stands for all others."""


class Plurals(Visitor):
    """The sets of plural forms that a message tells apart."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        self.found.append(names & {"zero", "one", "two", "few", "many"})
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_has_no_form_that_its_language_lacks(language):
    for book in BOOKS:
        for entry in entries(language, book):
            plurals = Plurals()
            plurals.visit(entry)
            assert all(names <= FORMS[language] for names in plurals.found), entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_without_fluent_is_what_fluent_would_say(language):
    bundle, plain, others = FluentBundle([language], use_isolating=False), 0, 0
    for name in BOOKS:
        source = (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
        book = Book(language, source)
        for key, variables in texts(language, name).items():
            args = {each: f"<{each}>" for each in variables}
            if (said := book.plain(key, args)) is not None:
                plain += 1
                assert said == bundle.format_pattern(bundle.get_message(key).value, args)[0], key
            else:
                others += 1
    assert plain > others > 50


PLURAL_FORMS = {"zero", "one", "two", "few", "many", "other"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOOKS)
def test_a_choice_without_fluent_is_the_one_that_fluent_makes(language, name):
    source = (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")
    bundle, book, rng = (
        FluentBundle([language], use_isolating=False, functions=FUNCTIONS),
        Book(language, source),
        Random(7),
    )
    bundle.add_resource(FluentResource(source))
    words = sorted({*re.findall(r"\[ *([\w-]+) *\]", source), "none"} - PLURAL_FORMS)
    for key, variables in texts(language, name).items():
        for _ in range(8):
            args = {each: rng.choice([rng.choice(words), rng.randrange(30), rng.randrange(1000)]) for each in variables}
            if (said := book.plain(key, args)) is not None:
                assert said == bundle.format_pattern(bundle.get_message(key).value, args)[0], (key, args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_of_small_numbers_are_those_of_fluent(language):
    rules = Locale(language).plural_form
    assert [PLURALS[language](number) for number in range(LARGE)] == [rules(number) for number in range(LARGE)]


def test_a_number_in_a_language_of_an_installed_game_is_left_to_fluent():
    book = Book("de", "a = { $count ->\n    [one] 1 Karte\n   *[other] { $count } Karten\n  }\n")
    assert book.plain("a", {"count": 2}) is None
    assert [book.text("a", {"count": count}) for count in (1, 2)] == ["1 Karte", "2 Karten"]


def test_numbers_and_what_is_missing_are_left_to_fluent():
    book = Book("en", "a = { $count } cards\nb = {$name}, hello  \n# a remark\nc = { a }\nd =\n    more\n    lines\n")
    assert book.plain("a", {"count": 3000}) is None
    assert book.text("a", {"count": 3000}) == "3,000 cards"
    assert book.plain("a", {"count": 2.5}) is None
    assert book.text("a", {"count": 3}) == "3 cards"
    assert book.plain("b", {}) is None
    assert book.plain("b", {"name": "{ $count }"}) == "{ $count }, hello"
    assert [book.plain(key, {}) for key in "cd"] == [None, None]
    assert book.text("d", {}) == "more\nlines"
    assert book.text("e", {}) is None


OTHER_NAMES = re.compile(r"Entrée|Échap|Ввод\b|Введення|Escape\b")
"""What the keys Enter and Esc might be called besides."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_has_one_name_in_sentences_and_in_lines_of_keys(language):
    assert [key for key, piece in prose(language) if OTHER_NAMES.search(piece)] == []


def test_a_duel_of_nobles_has_one_word_in_ukrainian():
    said = [piece.lower() for key, piece in prose("uk") if key.startswith("nobles-")]
    assert any("дуель" in piece for piece in said)
    assert not any("двобій" in piece or "двобо" in piece for piece in said)


OTHER_TERMS = {
    "fr": r"pièces?\b|équipement",
    "ru": r"десятин|фатал",
    "uk": r"ласк|\bскид\b|знат[ьі]\b|десятин|обладун|туз смерт",
}
"""What the things of the game of nobles are not called, though they might be: each has one name."""


@pytest.mark.parametrize("language", OTHER_TERMS)
def test_the_things_of_nobles_have_one_name_each(language):
    said = [(key, piece) for key, piece in prose(language) if key.startswith("nobles-")]
    others = re.compile(OTHER_TERMS[language], re.IGNORECASE)
    assert [(key, found[0]) for key, piece in said if (found := others.search(piece))] == []


def test_a_colour_is_red_or_black_in_french_and_a_suit_an_enseigne():
    colours = {key for key, piece in prose("fr") if key.startswith("nobles-") and "couleur" in piece}
    assert colours == {
        "nobles-near", "nobles-column-near",
        "nobles-aid-suit", "nobles-answer-lay-ace", "nobles-log-lays", "nobles-about-ace",
        "nobles-about-same-colour",
        "nobles-option-same_colour", "nobles-about-same_colour", "nobles-about-same_suit",
        "nobles-problem", "nobles-rule-only-colour",
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_of_ascii_gets_nothing_else_but_cyrillic(language):
    left = {
        character
        for _, piece in prose(language)
        for said in (piece, piece.upper(), piece.capitalize())
        for table in (ASCII, ASCII_CELLS)
        for character in said.translate(table)
        if not character.isascii()
    }
    assert not left if language in ("en", "fr") else all("\u0400" <= each <= "\u04ff" for each in left)
    assert "cœur, CŒUR".translate(ASCII) == "coeur, COEUR"
