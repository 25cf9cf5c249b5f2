"""Duelling Nobles on the screen. The screen: each question, the end, help."""

from __future__ import annotations

import re
from itertools import pairwise, product
from time import monotonic
from types import SimpleNamespace

import pytest

from core.games.nobles.actions import (
    BuyWeapon,
    Challenge,
    Done,
    Favour,
    Lay,
)
from netplay.client.games import Games
from netplay.client.state import ClientState
from netplay.client.table import TableState
from netplay.protocol.messages import TableSettings
from tests.games.nobles.screen import (
    BOARD,
    NAMES,
    PICTURES,
    Watched,
    aces,
    buy,
    challenge,
    challenged_arms,
    challenger_arms,
    ended,
    equip,
    favour,
    rich_table,
    spectator,
    substitute,
    tithe,
)
from tests.games.nobles.table import Table, card
from tests.tui.local import press, show
from tui.app.settings import LANGUAGES
from tui.boards import View
from tui.boards.guide import guide
from tui.boards.nobles.cards import short
from tui.text.words import Words

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])


class HostsTable(TableState):
    """A table that is played at, as its host knows it."""

    is_host = True  # type: ignore[assignment]

    def __init__(self):
        super().__init__()
        self.lobby, self.welcome = (
            SimpleNamespace(
                taking_back=None,
                game="nobles",
                house=TableSettings(),
                asking={},
                seats=[],
                watching=[],
                watchers=[],
                phase="over",
                paused=False,
                host=1,
            ),
            SimpleNamespace(table="Anna's table", person=1, name="Anna"),
        )


class OneGame(Games):
    """The games of a table at which one replica lies, with nobody away."""

    def __init__(self, table, replica, names):
        super().__init__(table, monotonic)
        self.current = SimpleNamespace(replica=replica, names=names, seats=[], first=None, reports=[], proven=False)

    def away(self):
        return [False, False]


class Sitting:
    """A client that has one replica, and answers nothing."""

    status, trouble, name = "open", "", "Anna"

    def __init__(self, replica, names=NAMES):
        self.state = ClientState()
        self.state.table = HostsTable()
        self.state.games = OneGame(self.state.table, replica, names)


def in_a_row(text: str) -> str:
    """A text in which columns stand apart as the parts of a sentence do."""
    return re.sub("[, \u00a0]+", " ", text)


def is_told(text: str, shown: str) -> bool:
    """True if a text stands in a row, or in two rows of one column."""
    if in_a_row(text) in in_a_row(shown):
        return True
    words, rows = text.split(" "), shown.splitlines()
    parted = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    pairs = product(parted, pairwise(rows))
    return any(first in row and below.startswith(rest, row.index(first)) for (first, rest), (row, below) in pairs)


def seen(replica, *keys, size=(80, 24), **more):
    return show(Sitting(replica), press(*keys), size, **more).seen


@SIZES
@pytest.mark.parametrize("name", PICTURES)
def test_picture(name, size, snapshot):
    replica, keys, wanted = PICTURES[name]
    shown = seen(replica(), *keys, size=size)
    assert [text for text in wanted if not is_told(text, shown)] == []
    assert shown == snapshot


def test_the_chances_of_challenges_stand_apart_from_their_keys():
    shown = seen(challenge(), size=(80, 24)).splitlines()
    at = next(at for at, row in enumerate(shown) if re.search(r"you beat +K♠ +Q♠ +J♠", row))
    for row, (noble, keys) in zip(shown[at + 1 :], (("K♥", "123"), ("Q♦", "456"), ("J♣", "789")), strict=False):
        cells = re.findall(r"(\d) +(\d+) %", row.partition(f" {noble} ")[2])
        assert "".join(key for key, _ in cells) == keys


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
def test_the_six_nobles_have_a_heading_that_says_whose_they_are(size):
    rows = seen(PICTURES["court"][0](), size=size).splitlines()
    kept = next(at for at, row in enumerate(rows) if "of 3 kept" in row)
    assert "Your six nobles: three become your court" in rows[kept + 1]
    assert "K♥" in rows[kept + 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_question_takes_one_row_and_moves_nothing(language):
    richest = rich_table(courts=("Kh Jc", "Ks Qs Js"), ask="buy", coins=(15, 3)).replicas[0]
    words = Words(language)
    rows = seen(richest, language=language).splitlines()
    asked = next(row for row in rows if words("frame-yours") in row)
    whole = words("nobles-ask-buy", offer="both", weapons=3, coins=15).replace("\N{NO-BREAK SPACE}", " ")
    assert asked.rstrip().replace("\N{NO-BREAK SPACE}", " ").endswith(whole)


def test_nobody_wounds_their_own_king_by_a_quick_enter():
    for moment in (tithe, favour, buy, equip, substitute):
        assert isinstance(first_choice_of(moment()), Done)


def test_the_cursor_begins_on_the_likeliest_challenge_and_on_a_weapon_that_takes_the_lead():
    assert first_choice_of(challenge()) == Challenge(card("Kh"), card("Qs"))
    assert isinstance(first_choice_of(challenger_arms()), Done), "it leads by its dice already"
    assert first_choice_of(challenged_arms()) == Lay(card("8s"))
    assert isinstance(first_choice_of(aces()), Lay | Done)


def test_the_cursor_begins_on_a_weapon_only_while_the_hand_is_empty():
    table = rich_table(ask="buy", courts=("Kh Jc", "Ks Qs Js"), hands=("", "10s 5d"))
    assert first_choice_of(table.replicas[0]) == BuyWeapon()
    table.do(BuyWeapon())
    assert isinstance(first_choice_of(table.replicas[0]), Done)


def first_choice_of(replica):
    """The answer on which the cursor begins."""
    now = View.of(replica, Words("en"), NAMES, legal=BOARD.arranged(list(replica.legal())))
    return now.legal[BOARD.start(now)]


@pytest.mark.parametrize(
    ("language", "won", "lost", "watched"),
    [
        ("en", "The other court has fallen", "Your court has fallen", "The court of Boris has fallen"),
        ("fr", "L’autre cour est tombée", "Votre cour est tombée", "Boris a perdu sa cour"),
        ("ru", "Двор соперника пал", "Ваш двор пал", "Двор игрока Boris пал"),
        ("uk", "Двір суперника знищено", "Ваш двір знищено", "Двір гравця Boris знищено"),
    ],
)
def test_whoever_looks_hears_whose_court_has_fallen(language, won, lost, watched):
    replicas = ended().replicas
    for seat, said in ((0, won), (1, lost), (None, watched)):
        now = View.of(replicas[seat], Words(language), NAMES)
        why = BOARD.plain(now, BOARD.reason(now, replicas[seat].outcome))
        assert why.startswith(f"{said}. ")
        assert "Anna" in why


def test_explain_tells_the_card_and_lists_what_lies_open(snapshot):
    shown = seen(favour(), "down", "i", size=(100, 40))
    assert all(said in shown for said in ("Discard, latest first (3)", "A♣ 4♦ 6♥"))
    assert "Nobles out of the game" not in shown, "the board shows the only one"
    assert all(said in shown for said in ("The favour of hearts", "Heal one wound"))
    assert shown == snapshot


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_favour_of_spades_showed_stays_in_the_log_and_that_is_said(language):
    table, words = rich_table(), Words(language)
    table.do(Favour(card("5s")))
    seen = table.replicas[0].log
    table.do(Done())
    now = View.of(table.replicas[0], words, NAMES, legal=list(table.replicas[0].legal()))
    assert not now.state.hands[1].known()
    looks = next(event for event in seen if event.key == "looks")
    assert looks in now.log
    assert all(short(now, face) in BOARD.line(now, looks) for face in looks.args["weapons"])
    log = {"en": "your log", "fr": "votre journal", "ru": "вашем журнале", "uk": "вашому журналі"}[language]
    told = [
        words("nobles-about-favour-spades"),
        words("nobles-about-done", step="favour"),
        guide("nobles").section("secrets", words).text,
    ]
    assert all(log in text for text in told)


def test_explain_without_a_cursor_still_lists_what_lies_open():
    shown = seen(spectator(), "i", size=(100, 40))
    assert all(said in shown for said in ("Discard, latest first (3)", "A♣ 4♦ 6♥"))


def test_help_tells_how_it_differs_and_that_aces_of_the_suit_tie():
    rulings = seen(favour(), "question_mark", "end", "up", size=(120, 100))
    assert "How this differs from" in rulings
    assert "[R 9]  No weapons are dealt at the start" in rulings
    options = seen(favour(), "question_mark", "end", *["up"] * 3, size=(160, 100))
    assert re.search(r"Two aces( then always tie|.*\n.*  then always tie)", options)


def test_ascii_only_reaches_every_text(snapshot):
    shown = seen(challenger_arms(), ascii_only=True)
    assert shown.isascii()
    assert "9h +9 +2 suit 40 : 21" in in_a_row(shown)
    assert seen(challenger_arms(), "i", ascii_only=True).replace("▁", "").isascii()
    assert shown == snapshot


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
@pytest.mark.parametrize(("early", "order"), [(True, ["tithe", "buy", "equip"]), (False, ["buy", "tithe", "equip"])])
def test_with_early_tithe_the_steps_of_the_turn_and_the_answers_that_go_on_are_in_that_order(language, early, order):
    table, words = Watched(courts=("Kh Qd", "Ks Qs Js"), **({"early_tithe": True} if early else {})), Words(language)
    for step in order:
        replica = table.replicas[0]
        now = View.of(replica, words, NAMES, legal=list(replica.legal()), cursor=None, ascii_only=False)
        assert BOARD.answer(now, Done()).endswith(words(f"nobles-step-{step}"))
        table.done()


@pytest.mark.parametrize("name", ["court", "tithe", "challenge"])
def test_the_row_above_the_keys_is_free_where_there_is_one(name):
    replica, keys, _ = PICTURES[name]
    assert not seen(replica(), *keys, size=(80, 24)).splitlines()[-2].strip()


@pytest.mark.parametrize(("size", "there"), [((62, 71), True), ((80, 24), False)], ids=str)
def test_a_telephone_shows_the_notes_on_the_rules_with_their_titles_while_the_feed_is_empty(size, there):
    shown = seen(PICTURES["court"][0](), size=size)
    assert [title in shown for title in ("How it is won ─", "A turn ─", "A duel ─")] == [there] * 3


@pytest.mark.parametrize(("size", "there"), [((62, 70), True), ((80, 24), False)], ids=str)
def test_a_hand_above_the_choices_has_the_rules_of_a_duel_behind_it(size, there):
    held = Table(("Kh", "Ks"), ("3d 6h Ad", "5d"), ask="equip").replicas[0]
    assert ("beats all else" in seen(held, size=size)) == there
