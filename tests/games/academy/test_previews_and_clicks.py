"""Medieval Academy on the screen. Where a piece would go, clicks, moments and words."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

from core.games.academy.actions import Keep, Play
from core.games.academy.state import Shield
from core.piles import Pile
from tests.games.academy.screen import (
    BRAVE,
    NAMES,
    SIDES,
    THE_BOARD,
    Seat,
    asked,
    lane,
    playing,
    row_of,
    standing,
)
from tests.tui.local import LocalTable
from tests.tui.painted import answer_at
from tests.tui.test_locale import prose
from tui.app.settings import LANGUAGES
from tui.boards import View
from tui.boards.academy.terms import picture_of
from tui.boards.guide import guide
from tui.draw import styles
from tui.draw.canvas import Canvas
from tui.draw.themes import THEMES
from tui.text.books import LOCALES
from tui.text.words import Words, plain


def test_where_a_disc_would_go_is_drawn_with_the_order_that_would_be():
    table = playing(["sword-4", "charity-2"], jousts=(2, 4, 5, 0))
    before = lane(table.canvas(room=26), "jousts")
    after = lane(table.canvas(table.replica.legal()[0], room=26), "jousts")
    assert before[0].split()[-4:] == ["C5", "B4", "A2", "D0"]
    assert after[0].split()[-4:] == ["A6", "C5", "B4", "D0"], "past C and B, and first"
    assert after[1].split()[-3:] == ["3", "2", "1"]
    assert after[1].index("►A") == before[1].index("C ") + 2, "one square further than C"
    assert "A " in after[1].split("C ")[0], "the disc itself is where it was"
    assert after[2].count("━") == 6, "three squares are passed"
    assert not before[2].count("━")


def test_a_disc_that_would_arrive_on_others_comes_to_lie_above_them():
    table = playing(["sword-4"], tournaments=(0, 4, 4, 0))
    for room, row in ((26, 0), (12, 0)):
        canvas = table.canvas(table.replica.legal()[1], room=room)
        shown = (
            lane(canvas, "tournaments")
            if room > 12
            else [row_of(table, "tournaments", cursor=table.replica.legal()[1])]
        )
        assert "A" in shown[row].split("tournaments")[1]
        assert re.search("A[46] [BC]4", shown[0]), "at the same distance, and ahead"


def test_in_a_low_lane_a_disc_that_would_go_stays_apart_from_the_one_behind_it():
    """Its sign stands on the square before, unless a disc lies there, or the way begins there."""
    table = playing(["sword-4", "charity-2"], jousts=(2, 7, 0, 0))
    assert "━━━►A B" in row_of(table, "jousts", cursor=table.replica.legal()[0])
    table = playing(["sword-4", "charity-2"], jousts=(2, 5, 7, 0))
    assert "B ►AC" in row_of(table, "jousts", cursor=table.replica.legal()[0])


def test_the_tiles_tell_what_the_round_would_bring_without_the_answer_under_the_cursor():
    """What that adds is told in its row of the list."""
    table = playing(["sword-4", "quests-2"], jousts=(2, 4, 5, 0), education=(1, 2, 3, 4))
    lines = table.canvas(table.replica.legal()[0], room=34).text().splitlines()
    arms = next(line for line in lines if "scored now: −2" in line[:20])
    assert "scored now: +1" in arms[20:40], "third on jousts and last on education; second"


def test_explaining_a_choice_tells_first_what_it_would_change():
    table = playing(["sword-4", "quests-2"], jousts=(2, 4, 5, 0), education=(1, 2, 3, 4))
    told = THE_BOARD.explain(table.view(), Play("sword-4", "jousts"))
    assert told.startswith("This choice:\njousts 2 → 6, 1st place, +2 points now\n")


def test_a_card_that_may_be_kept_shows_where_it_would_lead():
    table = Seat(4, {}, until=lambda t: t.ask() == "keep")
    table.replica.state.packs[0].faces = ["sword-5", "king-2"]
    canvas = table.canvas(Keep("sword-5"), room=26)
    assert all("►A" in "".join(lane(canvas, name)) for name in ("jousts", "tournaments"))
    assert "►A" not in "".join(lane(canvas, "king"))


def test_every_disc_is_seen_where_there_is_room():
    shown = lane(standing("quests", 3, 3, 3, 7).canvas(room=26), "quests")
    discs = "".join(line[22:66] for line in shown)
    assert all(letter in discs for letter in "ABCD")


@pytest.mark.parametrize("room", [(54, 7), (94, 8), (94, 10), (134, 12)])
def test_names_on_cards_are_whole_or_short_words_within_their_edges(room):
    table = playing(["education-3", "gallantry-4", "sword-3", "king-2", "charity-2"])
    hand = THE_BOARD.hand(table.view(), room)
    assert hand.width <= room[0]
    assert hand.height <= room[1]
    names = next(line for line in hand.text().splitlines() if "charity" in line)
    assert all(name in names for name in ("education", "gallantry", "sword", "service", "charity"))


# Clicks


def spots(canvas):
    """The answers that clicks give, each with a place where it is."""
    places = ((x, y) for y in range(canvas.height) for x in range(canvas.width))
    found = {}
    for x, y in places:
        found.setdefault(answer_at(canvas, x, y), (x, y))
    return found


def test_a_card_that_is_clicked_is_its_answer_and_a_track_is_where_it_goes():
    table = playing(["charity-3", "sword-4", "king-2"])
    legal = table.replica.legal()
    for at, action in enumerate(legal):
        hand = THE_BOARD.hand(table.view(action), (54, 7))
        for number in spots(hand):
            assert number is None or legal[number].card == action.card or legal[number].track != "tournaments"
        assert at in spots(hand), "the card under the cursor is the answer under the cursor"
        board_spots = spots(table.canvas(action, room=26))
        assert at in board_spots
        assert sorted(
            (legal[number].track for number in board_spots if number is not None),
            key=["charity", "king", "jousts", "tournaments"].index,
        ) == ["charity", "king", "jousts", "tournaments"]


def test_a_click_on_a_track_plays_the_card_under_the_cursor_there():
    table = playing(["sword-4", "sword-3"])
    for card in ("sword-4", "sword-3"):
        canvas = table.canvas(Play(card, "jousts"), room=26)
        row = canvas.text().splitlines().index(lane(canvas, "tournaments")[0])
        assert table.replica.legal()[answer_at(canvas, 40, row)] == Play(card, "tournaments")


def test_what_is_not_an_answer_cannot_be_clicked():
    table = playing(["charity-3"])
    canvas = table.canvas(legal=())
    assert set(spots(canvas)) == {None}
    kept = Seat(4, {}, until=lambda t: t.ask() == "keep" and len(t.replica.state.hands[0]) == 2)
    hand, legal = THE_BOARD.hand(kept.view(), (94, 8)), kept.replica.legal()
    pack = kept.replica.state.packs[0].known()
    assert {legal[at].card for at in spots(hand) if at is not None} == set(pack)
    right = hand.width - 3
    assert answer_at(hand, right, 3) is None, "what was kept lies there"


def test_stacks_places_of_the_codex_and_players_can_be_clicked():
    table = Seat(2, {}, until=lambda t: t.ask() == "stack")
    assert {0, 1} <= set(spots(THE_BOARD.hand(table.view(), (54, 7))))
    table = Seat(3, {"secret_codex": True}, until=lambda t: t.ask() == "look")
    looks = {at for at, action in enumerate(table.replica.legal()) if hasattr(action, "place")}
    for room in (12, 28):
        assert looks <= set(spots(table.canvas(room=room)))
    table = Seat(4, {"alms": True}, until=lambda t: t.ask() == "play")
    state = table.replica.state
    state.tracks["charity"].walked = [3, 0, 2, 0]
    state.asked.clear()
    state.ask("name", 0)
    canvas, legal = table.canvas(room=26), table.replica.legal()
    assert [legal[answer_at(canvas, x, canvas.height - 2)].squire for x in (25, 65)] == [1, 3]
    assert answer_at(canvas, 45, canvas.height - 2) is None, "Cleo is not last"


# Moments


@pytest.mark.parametrize("options", [{}, {"two_player": "karadoc"}, {"two_player": "lancelot"}], ids=str)
def test_the_end_is_not_said_before_the_game_is_over(options):
    """While news are told nothing is asked: the title says what they are about."""
    table = Seat(2 if options else 4, options, until=lambda t: t.replica.state.over)
    log, titles = table.replica.log, {}
    for at, event in enumerate(log[:-1]):
        view = View(table.game, table.seat, table.replica.moment(at), log[: at + 1], Words("en"), NAMES, news=event)
        titles.setdefault(event.key, set()).add(THE_BOARD.title(view).partition("   ")[2])
    assert {key for key, found in titles.items() if "the end" in found} <= {"total", "over"}
    assert titles["plays"] == {
        f"card {number} of {len(titles['plays'])}" for number in range(1, 1 + len(titles["plays"]))
    }
    assert titles["shield"] == {"scoring"}
    assert "the end" in THE_BOARD.title(table.view())


def moments(table, key):
    """The views of all events of this kind, at the moment when each was told."""
    log = table.replica.log
    for at, event in enumerate(log):
        if event.key == key:
            yield View(table.game, table.seat, table.replica.moment(at), log[: at + 1], Words("en"), NAMES, news=event)


def pictured(view, phase):
    view.phase = phase
    canvas = Canvas(82, THE_BOARD.height(view, 82, 28))
    THE_BOARD.draw(view, canvas)
    return canvas


@pytest.mark.parametrize("key", ["plays", "moves", "shield", "cup", "looks"])
def test_a_moment_is_drawn_in_several_pictures(key):
    options = {"plays": {}, "moves": {}, "shield": {}, "cup": {"knights_duel": True}, "looks": {"secret_codex": True}}
    table = Seat(4, options[key], seat=2, until=lambda t: t.replica.state.round == 3)
    views = [view for view in moments(table, key) if key != "looks" or view.news.args["shield"] is not None]
    assert views
    long = next(view for view in views if key not in ("plays", "moves", "cup") or THE_BOARD.frames(view.news) > 3)
    assert THE_BOARD.frames(long.news) > 1
    begin, middle, end = (pictured(long, phase).text() for phase in (0, 0.4, 1))
    assert begin != end
    assert (middle != begin) or key == "looks"
    assert middle != end


def test_a_disc_walks_from_where_it_was_to_where_it_is():
    table = Seat(4, {}, until=lambda t: t.replica.state.round == 3)
    args = [(v, v.news.args) for v in moments(table, "plays")]
    view = next(v for v, told in args if told["end"] - told["start"] == 4 and told["start"])
    squire, name, start = (view.news.args[key] for key in ("squire", "track", "start"))
    for phase, distance in ((0, start), (0.5, start + 2), (1, start + 4)):
        ranks = lane(pictured(view, phase), name)[0]
        assert f"{'ABCD'[squire]}{distance}" in ranks.replace(" ", "")


@pytest.mark.slow
def test_no_moment_is_long_and_each_can_be_drawn_at_every_size():
    options = {**SIDES, **BRAVE}
    table = Seat(4, options, until=lambda t: False)
    for event in table.replica.log:
        assert 1 <= THE_BOARD.frames(event) <= 8
    seen = {}
    for event in table.replica.log:
        seen.setdefault(event.key, next(moments(table, event.key)))
    for view in seen.values():
        for phase in (0, 0.3, 1):
            view.phase = phase
            for width, room in ((80, 12), (82, 28), (122, 38)):
                canvas = Canvas(width, THE_BOARD.height(view, width, room))
                THE_BOARD.draw(view, canvas)
                assert not canvas.clipped, (view.news, phase)


FIVE = ("Anna", "Борс", "Chloé", "Bohort", "Дмитро")


def tiles_row(replica, names, language):
    """The row of names of a board of 80 columns and 12 rows."""
    view = View.of(replica, Words(language), names, legal=list(replica.legal()))
    canvas = Canvas(80, 12)
    THE_BOARD.draw(view, canvas)
    rows = canvas.text().split("\n")
    return next(row for row in rows if re.search(" A  .* B  .* E  ", row))


@pytest.mark.parametrize("options", [{}, SIDES, {**SIDES, **BRAVE}], ids=["plain", "sides", "sides, open scores"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_not_cut_for_what_stands_behind_them(language, options):
    local = LocalTable(*FIVE)
    local.start(options)
    local.play(asked("play"), random.Random(5))
    for client in local.clients:
        replica = client.state.games.replica
        for name in FIVE:
            shown = re.search(f"{name[:3]}(\\S*)", tiles_row(replica, FIVE, language))
            assert shown, name
            assert name == shown[0] or shown[0] == f"{name[: len(shown[0]) - 1]}…"


@pytest.mark.parametrize("language", LANGUAGES)
def test_arms_in_short_are_known_for_what_they_are(language):
    words = Words(language)
    short = words("academy-shields-short", count=5).split()[1].rstrip(".")
    assert len(short) >= 4
    assert short in words("academy-shields", count=5)
    for count in (1, 2, 5):  # as many of them as the number says
        said = words("academy-shields-short", count=count)
        assert said.endswith(".") or said in words("academy-shields", count=count)


# Words

OTHER_WORDS = {"uk": r"\bджур|\bдиск", "fr": r"\bdisque", "ru": r"\bдиск|\bфишк"}
"""What squires and discs might be called besides."""


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_squires_and_discs_have_one_word(language):
    said = (LOCALES / language / "academy.ftl").read_text(encoding="utf-8")
    assert re.findall(OTHER_WORDS[language], said, re.IGNORECASE) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_which_other_sides_are_not_reset_after_round_iii(language):
    """The scrolls' king track and the knights' tracks: what is said of the reset names only quests and charity."""
    duel, scrolls = (guide("academy").section(name, Words(language)).text for name in ("knights_duel", "scrolls"))
    for said in (duel, scrolls):
        assert re.search(r"\bIII\b", said), said
    aside = [line for line in scrolls.split(".") if re.search(r"\b6\b", line)]
    assert len(aside) == 2, "the scroll of 6 lies there, and is set aside until that of 12 is taken"
    assert "12" in aside[-1]


def test_the_cups_scale_has_each_of_its_numbers():
    for cup in (-10, -9, 0, 4, 10):
        table = Seat(4, {"knights_duel": True}, until=lambda t: t.ask() == "play")
        table.replica.state.cup = cup
        scale = next(row for row in table.drawn(width=116, room=26).splitlines() if "white" in row and " 9 " in row)
        numbers = scale.partition("white")[2].partition("black")[0].split()
        assert numbers == [str(abs(number)) for number in range(-10, 11)]


# Tiles side by side

SOME_SHIELDS = (0, 3, 2, 1, 9)
SOME_NAMES = ("Anna", "Boris", "Cleo", "Dmytro", "Egon")


def facts_of_tiles(table, language, width, room, row):
    """What stands in one of the rows of the tiles, tile by tile: the row of names is 0, the last one −1."""
    view = View.of(table.replica, Words(language), SOME_NAMES, legal=[])
    canvas = Canvas(width, THE_BOARD.height(view, width, room))
    THE_BOARD.draw(view, canvas)
    assert not canvas.clipped
    count, rows = len(view.state.owners), canvas.text().splitlines()
    names = next(y for y, line in enumerate(rows) if " B  Bor" in line)
    line = rows[names:][row].ljust(width)
    return [line[width * at // count : width * (at + 1) // count].strip() for at in range(count)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opened", [False, True], ids=["arms", "points"])
@pytest.mark.parametrize(("seats", "width"), [(3, 80), (4, 80), (4, 95), (4, 99), (4, 100), (5, 118), (5, 119)])
def test_what_squires_have_is_said_alike_in_all_tiles(seats, width, opened, language):
    """The last tile is a column wider: it used to say in full what others said in short."""
    table = Seat(seats, {"open_scores": opened}, until=lambda t: t.ask() == "play")
    for squire, most in enumerate(SOME_SHIELDS[:seats]):
        table.replica.state.shields[squire] = [Shield("jousts", 5)] * most
    texts = (re.sub(r"▼|★ \S+", " ", text).strip() for text in facts_of_tiles(table, language, width, 18, 1))
    rows = [re.split(" {2,}", text) for text in texts]
    said = [text for text, *_ in rows]
    assert len({len(row) for row in rows}) == 1, "what the round brings is told in all tiles or in none"
    words = Words(language)
    kind = "points" if opened else "shields"
    counts = [5 * most if opened else most for most in SOME_SHIELDS[:seats]]
    forms = [[words(f"academy-{kind}{form}", count=count) for count in counts] for form in ("", "-short")]
    assert said in forms
    if opened:
        low = facts_of_tiles(table, language, width, 12, 0)
        assert len({text.endswith(short) for text, short in zip(low, forms[1], strict=True)}) == 1, low


def test_in_french_a_bet_is_called_as_on_its_printed_card():
    assert [key for key, piece in prose("fr") if "academy" in key and re.search("défi|pari", piece)] == []
    table = Seat(4, {"gallantry_bets": True}, until=lambda t: t.ask() == "play")
    table.replica.state.bets.on = ["education", "quests", "charity", "king"]
    for width, said in ((80, "chall. quêtes ×"), (100, "challenge quêtes ×")):
        assert facts_of_tiles(table, "fr", width, 12, -1)[1].startswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("width", [80, 92, 100, 120])
def test_bets_and_the_codex_are_noted_alike_in_all_tiles(width, seats, language):
    """With the word or without; shields of the codex do not run together like a sum, and are said to be such."""
    table = Seat(seats, dict.fromkeys(("gallantry_bets", "secret_codex"), True), until=lambda t: t.ask() == "play")
    state = table.replica.state
    bets = ["jousts", "education", "charity", "gallantry", "king"][:seats]
    state.bets.on, state.bets.cards = list(bets), [1, 0, 2, 0, 0][:seats]
    words = Words(language)
    for kept in ([[], [], [], [], []], [["-3", "-1", "-3"], [None], [], ["-1"], [None] * 6]):
        state.codex.kept = [[Pile("codex", 0, [face]) for face in faces] for faces in kept[:seats]]
        notes = facts_of_tiles(table, language, width, 12, -1)
        bet = words("academy-note-bet", track="#", count=7).split("#")[0]
        assert len({note.startswith(bet) for note in notes}) == 1, notes
        assert all(" ×" in note for note in notes)
        for note, faces in zip(notes, kept, strict=False):
            codex = re.split(r"×\d ?", note, maxsplit=1)[1].strip()
            assert bool(codex) == bool(faces)
            assert not re.search(r"\d−", codex), codex
            named = codex.startswith((words("academy-note-codex", shields="").strip(), "≡"))
            assert named or not faces, codex


def test_the_order_has_whole_names_where_there_is_room():
    """Longer than a short name's columns; where there is none, they are cut so that nobody loses his distance."""
    table = Seat(4, {}, until=lambda t: t.ask() == "keep" and t.replica.state.round == 3)
    names = ("Anna", "Bohort II", "Cleo", "Guinevere")
    for width, whole in ((196, True), (140, False)):
        view = replace(table.view(), names=names)
        canvas = Canvas(width, THE_BOARD.height(view, width, 46))
        THE_BOARD.draw(view, canvas)
        lines = canvas.text().splitlines()
        at = lines[0].index("1st")
        order = next(line[at:] for line in lines if " jousts" in line)
        assert len(re.findall(r" \d+(?= |$)", order)) == 4, order
        assert all(name in order for name in names) == whole, order


@pytest.mark.parametrize(("language", "picture"), [("en", "map"), ("fr", "map"), ("ru", "dragon"), ("uk", "dragon")])
def test_quests_are_pictured_as_the_language_calls_them(language, picture):
    assert picture_of(Words(language), "quests") == picture
    assert picture_of(Words(language), "king") == "crown"


def test_without_colours_each_track_has_a_sign_instead_of_pictures_that_run_together():
    table = Seat(4, {}, until=lambda t: t.ask() == "play")
    styles.use(THEMES["mono"])
    try:
        drawn = table.drawn(width=120, room=24)
    finally:
        styles.use(THEMES["dark"])
    assert all(sign in drawn for sign in "♡♞╬≡♔◊♥")


def test_the_orders_of_two_tracks_are_told_in_the_same_columns():
    table = Seat(4, {}, until=lambda t: t.ask() == "keep")
    told = THE_BOARD.explain(table.view(), Keep("sword-4"))
    heads = [line for line in told.split("\n") if line.startswith(("Jousts now:", "Tournaments now:"))]
    assert len(heads) == 2
    assert len({head.index("squares") for head in heads}) == 1
    assert "Before this move:" not in told, "a card that is kept moves no disc yet"


@pytest.mark.parametrize(
    ("track", "discs", "value", "why"),
    [
        ("king", [4, 9, 2], 3, "you come to square 7 of service, points 0 → 6 in III"),
        ("education", [0, 5, 0], 2, "you leave Cleo behind on education, points −3 → −1 now"),
        ("education", [1, 3, 0], 5, "you pass Boris on education, points −1 → 0 now"),
        ("quests", [6, 9, 5], 1, "you stay ahead of Cleo on quests, points 10 → 10 in VI"),
    ],
)
def test_a_reason_fits_how_the_track_pays(track, discs, value, why):
    """By square or by place; of discs at 0 none was ahead of another."""
    view = Seat(3, {}, until=lambda seat: seat.ask() == "play").view()
    view.state.tracks[track].walked = discs
    view.state.hands[0].faces = [f"{track}-{value}"]
    (action,) = view.game.legal(view.state, 0)
    assert plain(THE_BOARD.because(view, action), NAMES) == why
