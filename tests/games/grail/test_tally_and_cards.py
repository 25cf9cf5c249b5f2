"""Grail Cup on the screen. The table of a round, cards, clicks and moments."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest
from rich.cells import cell_len

import core
from core.games.grail.actions import Choose, Curse, Lay, PlaceDragon, Point, Ride, Spear
from core.games.grail.components import ALLIES
from core.games.grail.state import KnightQuestion
from tests.games.grail.race import GAME, Race
from tests.games.grail.screen import ALL_SIZES, DRAWN, NAMES, QUESTIONS, WORDS, drawn, knights, table_view, view_of
from tests.play import seed_of
from tests.tui.painted import answer_at
from tui.app.settings import LANGUAGES
from tui.boards import View
from tui.boards.grail.allies import ally_face, whereabouts
from tui.boards.grail.on_road import known_tokens
from tui.boards.grail.plan import plan
from tui.boards.grail.round import why_still
from tui.boards.guide import guide
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, Size, spread
from tui.game_view.outcome_text import tally_lines
from tui.screens.game.recap_dialog import tally_text
from tui.screens.game.room import hand_room
from tui.text.words import Words
from tui.widgets.pace import HEAVY, HOLD, HURRY, PAUSE


def table_of(replica, ascii_only=False):
    """The table of the last round, as text, when its end has been told."""
    (end,) = [at for at, event in enumerate(replica.log) if DRAWN.round_ends(event)]
    view = View(GAME, replica.seat, replica.moment(end), replica.log[: end + 1], WORDS, NAMES, ascii_only=ascii_only)
    tally = DRAWN.round_table(view, view.log)
    return [[DRAWN.plain(view, cell) for cell in row] for row in ([tally.title], *tally.rows, tally.notes)]


def test_a_round_that_is_over_is_a_table_of_who_went_where_by_what():
    race = Race([8, 20, 3], {"witch": 0, "horse": 1}, dragon=49, spears=[0, 2, 0])
    replica = race.replicas[2] = core.Replica(GAME, 2, race.dealer.snapshot(2), moments=True)
    race.do(Curse("horse"), Ride(4))
    assert table_of(replica) == [
        ["Round 1 of the race"],
        ["Anna", "9", "21", "swap +11, the curse +1", "·"],
        ["Boris", "20", "13", "swap −11, horse +4", "2"],
        ["Chloé", "3", "3", "did not move", "·"],
        ["Round 2. Chloé is first player."],
    ]
    assert table_of(replica, ascii_only=True)[2][3] == "swap -11, horse +4"


def test_the_table_of_a_round_names_the_dragon_that_has_stopped_a_move():
    race = Race([5, 14, 7], {"squire": 0, "smith": 2}, dragon=10)
    replica = race.replicas[0] = core.Replica(GAME, 0, race.dealer.snapshot(0), moments=True)
    race.do(Point(1), Spear(False))
    moved = {row[0]: row[3] for row in table_of(replica)[1:4]}
    assert moved == {
        "Anna": "squire +2, squire’s jump +2 (dragon)", "Boris": "did not move", "Chloé": "smith +2 (dragon)",
    }  # fmt: skip


def test_who_was_called_last_round_is_nobodys_when_the_next_begins():
    replica = played_out(4)
    begun = [at for at, event in enumerate(replica.log) if event.key == "round"][1:]
    assert begun
    for at in begun:
        view = View(GAME, 0, replica.moment(at), replica.log[: at + 1], WORDS, NAMES)
        assert "mine" not in whereabouts(view).values()
        before = View(GAME, 0, replica.moment(at - 1), replica.log[:at], WORDS, NAMES)
        assert "mine" in whereabouts(before).values()


def test_the_last_round_has_a_table_too_and_no_first_player_after_it():
    replica = played_out(4)
    ends = [at for at, event in enumerate(replica.log) if DRAWN.round_ends(event)]
    assert [replica.log[at].key for at in ends] == ["round"] * (len(ends) - 1) + ["wins"]
    view = View(GAME, 0, replica.moment(ends[-1]), replica.log[: ends[-1] + 1], WORDS, NAMES)
    tally = DRAWN.round_table(view, replica.log[ends[-2] + 1 : ends[-1] + 1])
    assert tally.title == f"Round {replica.state.round} of the race"
    assert tally.notes == ()


def played_out(number):
    """A game for three, as seat 0 followed it to its end."""
    dealer, rng = core.Dealer(GAME, 3, {}, seed=seed_of(number)), random.Random(number)
    replica = core.Replica(GAME, 0, dealer.snapshot(0), moments=True)
    while dealer.outcome is None:
        seat = dealer.to_act[0]
        replica.follow(dealer.act(seat, rng.choice(list(dealer.legal(seat)))).report(0))
    return replica


def test_the_table_of_a_round_has_room_for_the_longest_way():
    moves = [core.Event("moves", {"seat": 0, "cause": "fake_grail", "start": 9 - at, "end": 7 - at}) for at in range(9)]
    race = Race([9, 20, 3], {"squire": 0})
    tally = DRAWN.round_table(view_of(race), moves)
    how = tally.rows[1][3]
    assert how.startswith("…, fake grail −2")
    assert how.count("fake grail") == 3, "names, spaces and spears are short here"
    assert max(map(cell_len, tally_text(tally, NAMES).plain.splitlines())) <= 72
    told = tally_lines(tally, NAMES)
    assert told[2] == f"Anna 9 to 9: {', '.join(['fake grail −2'] * 9)}", "who hears it needs no room"
    assert not any("…" in line for line in told)


def test_the_table_of_a_round_leaves_out_no_move_that_there_is_room_for():
    ways = [("horse", 21, 28), ("boots", 28, 32), ("swap", 32, 25), ("curse", 25, 26)]
    moves = [core.Event("moves", {"seat": 0, "cause": by, "start": here, "end": there}) for by, here, there in ways]
    tally = DRAWN.round_table(view_of(Race([26, 20, 3], {"squire": 0})), moves)
    assert tally.rows[0][3] == "horse +7, boots +4, swap −7, the curse +1"
    long = replace(view_of(Race([26, 20, 3], {"squire": 0}, spears=[3, 0, 0])), names=("A" * 16, "B" * 16, "C" * 16))
    assert DRAWN.round_table(long, moves).rows[0][3] == "…, boots +4, swap −7, the curse +1"


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_cards_beside_the_answers_hold_what_they_say(language):
    words = Words(language)
    for name in (*ALLIES, "curse", "jump", "boots", "goblin", "bait", "fake_grail", "magnet"):
        view = view_of(Race([9, 20, 3], {"squire": 0}))
        view.words = words
        view.state.asked[0] = KnightQuestion("point", 0, name)
        rows = DRAWN.hand(view, hand_room(80, 24)).text().split("\n")[1:]
        said = " ".join(row[9 if at < 3 else 1 :] for at, row in enumerate(rows)).split()
        assert said == words(f"grail-does-{name}").replace("\u00a0", " ").replace("\u202f", " ").split()
        whole = DRAWN.hand(view, hand_room(120, 40)).text().split("\n")[1:7]
        assert " ".join(row[14:-1] for row in whole).split() == said


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
@pytest.mark.parametrize("ally", ALLIES)
def test_large_cards_of_allies_say_all_of_what_they_do(ally, language):
    view = view_of(Race([9, 20, 3], {"squire": 0}))
    view.words = Words(language)
    said = " ".join(ally_face(view, ally, 13).notes).split()
    assert said in [view.words(f"grail-brief-{ally}").split(), view.words("grail_glance-does", ally=ally).split()]


FURTHER = {
    "en": "one space further back|or 3 so as not to end", "fr": "une case plus loin|une case de plus|ou de 3",
    "ru": "ещё на область|дракон — на 3", "uk": "ще на клітинку|дракон — на 3",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_reads_says_what_becomes_of_a_move_back_that_would_end_on_the_dragon(language):
    words = Words(language)
    dragon = guide("grail").section("dragon", words).text
    for text in (dragon, words("grail-about-goblin"), words("grail-about-fake_grail")):
        assert re.search(FURTHER[language], text), text


@pytest.mark.parametrize(("language", "other"), [("fr", r"\btour\b"), ("uk", r"викли[кч]|призов")])
def test_notes_and_signs_call_a_round_and_a_call_what_the_board_calls_them(language, other):
    words = Words(language)
    for text in [words("grail-signs"), *(words(f"grail-first-{name}") for name in ("won", "round", "mind"))]:
        assert not re.search(other, text.lower()), text


def told_of(race, *keys, words=WORDS):
    """The lines of a race with these keys, in words."""
    view = view_of(race, words=words)
    found = [DRAWN.plain(view, DRAWN.line(view, event)) for event in view.log if event.key in keys]
    return [line.replace("\u00a0", " ") for line in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_stopped_on_their_way_to_a_church_does_not_read_that_there_is_none(language):
    """A priest right before the dragon; and one who has the last church behind him."""
    words, holds = Words(language), {"squire": 1, "priest": 0}
    stopped, late = (Race([at, 9, 5], holds, dragon=2).do(Point(2)) for at in (1, 49))
    why, where = told_of(stopped, "blocked", "stays", words=words)
    assert why == words("grail-log-blocked", seat="Anna", dragon=2, kept="no")
    assert where == words("grail-log-stays", seat="Anna", cause="none", space=1)
    (none,) = told_of(late, "stays", words=words)
    assert none == words("grail-log-stays", seat="Anna", cause="priest", space=49)
    assert none != words("grail-log-stays", seat="Anna", cause="none", space=49)


@pytest.mark.parametrize(("spears", "kept"), [(1, "yes"), (0, "no")])
def test_the_log_says_that_a_knight_keeps_the_spear_that_would_pass_the_dragon(spears, kept):
    """Behind the dragon lies a village, where the die may take or bring one: that comes later."""
    race = Race([10, 20, 3], {"horse": 0}, dragon=12, spears=[spears, 0, 0]).do(Ride(4))
    if spears:
        race.do(Spear(False))
    (line,) = told_of(race, "blocked")
    assert line == WORDS("grail-log-blocked", seat="Anna", dragon=12, kept=kept)
    assert ("keeps the spear" in line) == bool(spears)


WOMEN = {
    "fr": ("passée", "maudite", {"witch", "fairy", "princess", "unicorn"}),
    "ru": ("отдано", "проклята", {"witch", "fairy", "princess"}),
    "uk": ("віддано", "проклято", {}),
}


@pytest.mark.parametrize("language", WOMEN)
def test_that_an_ally_is_passed_on_or_cursed_is_said_in_the_gender_of_its_name(language):
    words, (*feminine, women) = Words(language), WOMEN[language]
    for ally in ALLIES:
        told = [words("grail-status", status="passed", ally=ally), words("grail-cursed", ally=ally)]
        changed = (one != other for one, other in zip(told, feminine, strict=True))
        assert not any(changed) if ally in women or not women else any(changed), (ally, told)
    statuses = [words("grail-status", status=status, ally="fairy") for status in ("hand", "mine", "nobody")]
    assert len({*statuses}) == 3
    assert not {*statuses} & {"ваш", "нічий"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_ally_that_lies_aside_is_not_said_to_be_many(language):
    view = view_of(Race([9, 20, 3], {"squire": 0}), words=Words(language))
    events = [core.Event("aside", {"allies": aside, "hidden": 1}) for aside in (["fairy"], ["fairy", "horse"])]
    one, two = (DRAWN.line(view, event) for event in events)
    assert one.split(":")[0] != two.split(":")[0]


def test_a_card_that_is_cursed_says_so_of_a_woman_and_of_a_man():
    for ally, word in (("princess", " maudite "), ("priest", " maudit ")):
        race = Race([9, 20, 3], {"witch": 0, "fairy": 1}).do(Curse(ally))  # the fairy asks before the ally is called
        assert word in "\n".join(drawn(view_of(race, words=Words("fr")), (122, 38))).replace("─", " ")


# Cards, clicks, moments


def test_a_long_name_is_said_in_short_rather_than_split_under_no_picture():
    canvas = Canvas(52, 8)
    face = Card("jousts", "6", "princesse", "crown", short="princ.")
    spread(canvas, [Card("ink", str(number), "fée", "crown") for number in range(1, 5)] + [face], 0, size=Size(13, 7))
    rows = canvas.text().split("\n")
    assert rows[6].endswith(" princ. │"), canvas.text()
    assert "█" in rows[3][-9:]


@ALL_SIZES
@pytest.mark.parametrize("ask", QUESTIONS)
def test_a_click_on_what_an_answer_names_is_that_answer(ask, size):
    view = table_view(ask, 4)
    canvas = Canvas(size[0], DRAWN.height(view, *size))
    DRAWN.draw(view, canvas)
    hot = {answer_at(canvas, x, y) for x in range(canvas.width) for y in range(canvas.height)} - {None}
    hand = DRAWN.hand(view, (94, 10))
    held = {answer_at(hand, x, y) for x in range(hand.width) for y in range(hand.height)} - {None} if hand else set()
    assert hot | held or ask == "lay", "a token is chosen in the list alone"
    assert hot | held <= set(range(len(view.legal)))
    if ask not in ("ride", "spear", "lay"):
        assert hot | held == set(range(len(view.legal)))


def test_a_click_on_a_space_puts_the_dragon_there():
    view = view_of(Race([9, 20, 3], {"wizard": 0}, dragon=30))
    canvas = Canvas(82, 28)
    DRAWN.draw(view, canvas)
    fold = plan(view, 82, 28).fold
    x, y = fold.where(25)
    assert view.legal[answer_at(canvas, x, y)] == PlaceDragon(25)
    assert view.legal[answer_at(canvas, x + fold.cell - 1, y + fold.band - 1)] == PlaceDragon(25)
    assert answer_at(canvas, *fold.where(30)) is None


MOMENTS = {
    "moves": {"seat": 0, "cause": "horse", "start": 9, "end": 15, "place": 2},
    "swaps": {"seat": 0, "knight": 1, "start": 20, "end": 15},
    "dragon": {"seat": 0, "cause": "bait", "start": 22, "end": 30},
    "village": {"seat": 0, "space": 18, "side": "seal"},
    "clover": {"seat": 0, "space": 19, "token": "goblin"},
    "reveals": {"seat": 0, "ally": "horse"},
    "curses": {"seat": 2, "ally": "unicorn"},
    "steals": {"seat": 0, "knight": 1, "cause": "magnet", "spears": 1},
}
"""Events that are drawn in several pictures, in a race where Anna is on 15, Boris on 20 and the dragon on 30."""


@pytest.mark.parametrize("size", [(82, 28), (122, 38)])
@pytest.mark.parametrize("key", MOMENTS)
def test_a_moment_is_drawn_in_pictures_that_differ(key, size):
    event = core.Event(key, MOMENTS[key])
    view = view_of(Race([15, 20, 3], {"horse": 0}, dragon=30, cursed="unicorn"))
    view.news, view.legal, view.log = event, (), [*view.log, event]
    assert 1 < DRAWN.frames(event) <= 8
    seen = []
    for view.phase in (0.0, 0.5, 1.0):
        canvas = Canvas(size[0], DRAWN.height(view, *size))
        DRAWN.draw(view, canvas)
        seen.append([[(cell.character, cell.style) for cell in row] for row in canvas.rows()])
    assert seen[0] != seen[1] != seen[2] != seen[0]


def test_a_knight_walks_from_space_to_space():
    view = view_of(Race([15, 20, 3], {"horse": 0}, dragon=30))
    event = view.news = core.Event("moves", MOMENTS["moves"])
    steps = DRAWN.frames(event) - 1
    found = []
    for step in range(steps + 1):
        view.phase = step / steps
        found += [space for space in range(51) if knights(view, space, (82, 28)) == ["A"]]
    assert found == [9, 10, 11, 12, 13, 14, 15]


def test_what_has_no_moment_is_one_picture():
    assert DRAWN.frames(core.Event("keeps", {"seat": 0})) == 1


@ALL_SIZES
def test_what_the_die_shows_and_who_wins_is_laid_over_the_road_where_that_hides_no_name(size):
    view = view_of(Race([15, 20, 3], {"horse": 0}, dragon=30))
    before = drawn(view, size)
    view.news = core.Event("wins", {"seat": 1, "cause": "horse", "round": 3})
    assert sum(row.count("Boris") for row in drawn(view, size)) == 1 + sum(row.count("Boris") for row in before)
    view.news = core.Event("village", MOMENTS["village"])
    rows = drawn(view, size)
    assert any("┏━━━━━━━┓" in row for row in rows) == plan(view, *size).fold.painted
    assert all(any(name in row for row in rows) for name in NAMES[:3])


def test_what_is_rolled_and_turned_is_on_the_stage_in_place_of_the_ally():
    view = view_of(Race([15, 20, 3], {"horse": 0}, dragon=30))
    head = core.Event("reveals", {"seat": 0, "ally": "smith"})
    assert DRAWN.stage_card(view, head).picture == "smith"
    view.news = core.Event("village", {"seat": 0, "space": 18, "side": "thief"})
    assert DRAWN.stage_card(view, head).picture == "thief"
    view.news, view.phase = core.Event("clover", {"seat": 0, "space": 19, "token": "goblin"}), 0.2
    assert DRAWN.stage_card(view, head).face_down
    view.phase = 1.0
    assert DRAWN.stage_card(view, head).picture == "goblin"


def test_the_stage_does_not_repeat_the_ally_in_the_hand():
    view = view_of(Race([15, 20, 3], {"horse": 1, "unicorn": 0}, dragon=30))
    assert DRAWN.stage_card(view, core.Event("reveals", {"seat": 1, "ally": "horse"})) is None, "the horse asks"
    assert DRAWN.stage_card(view, core.Event("reveals", {"seat": 2, "ally": "smith"})).picture == "smith"


def test_the_stage_keeps_the_ally_where_the_road_shows_what_is_rolled_and_turned():
    view = view_of(Race([15, 20, 3], {"horse": 0}, dragon=30))
    head = core.Event("reveals", {"seat": 0, "ally": "smith"})
    view.news = core.Event("village", {"seat": 0, "space": 18, "side": "thief"})
    for size in ((80, 12), (82, 28), (122, 38)):
        shown = any("┏━━━━━━━┓" in row for row in drawn(view, size))
        assert (DRAWN.stage_card(view, head, size).picture == "smith") == shown, size


READ_FOR = 1.2
"""Seconds at least, at the usual pace, for what changes the race."""


def seconds(key, **args):
    """The time of an event while many others wait."""
    beats = DRAWN.weight(core.Event(key, args))
    return PAUSE * beats * (HOLD if beats >= HEAVY else HURRY if beats > 1 else 0)


def test_what_changes_the_race_is_told_long_enough_to_be_read_and_what_happens_to_nobody_is_not():
    told = {key: seconds(key) for key in ("dragon", "no_jump", "jumps", "curses", "looks", "village", "steals")}
    told["swaps"] = seconds("swaps", start=9, end=9)
    assert min(told.values()) >= READ_FOR, told
    assert DRAWN.weight(core.Event("nobody", {"ally": "witch", "cursed": False})) is None
    assert DRAWN.weight(core.Event("stays", {"seat": 0, "cause": "priest", "space": 9})) is None


@pytest.mark.parametrize("size", [(80, 12), (82, 28)])
def test_a_click_on_a_player_names_them(size):
    view = view_of(Race([9, 20, 20, 3], {"squire": 0}))
    canvas = Canvas(size[0], DRAWN.height(view, *size))
    DRAWN.draw(view, canvas)
    it = plan(view, *size)
    top = it.road + it.allies
    rows = canvas.text().split("\n")
    for seat in (1, 2, 3):
        y = next(y for y in range(top, canvas.height) if NAMES[seat] in rows[y])
        assert view.legal[answer_at(canvas, rows[y].index(NAMES[seat]), y)] == Point(seat)


def test_the_one_card_of_a_small_hand_is_a_click_too():
    view = table_view("keep", 4)
    view.cursor = view.legal[1]
    hand = DRAWN.hand(view, hand_room(80, 24))
    assert DRAWN.text(view, "ally", ally=view.cursor.ally) in hand.text()
    assert answer_at(hand, 5, 5) == 1


def test_a_token_is_shown_to_the_one_who_laid_it_alone():
    tokens = {10: "boots", 15: "magnet", 19: "bait"}
    race = Race([8, 20, 3], {"fairy": 0}, dragon=30, tokens=tokens)
    race.do(Choose(10), Choose(15), Choose(19), Lay("bait"), Lay("magnet"))
    assert [known_tokens(view_of(race, seat)) for seat in (0, 1)] == [{10: "bait", 15: "magnet", 19: "boots"}, {}]
    ours, theirs = (drawn(view_of(race, seat, plain=True), (82, 28)) for seat in (0, 1))
    assert "H H" in ours[4]
    assert "H H" not in theirs[4]


@pytest.mark.parametrize(
    ("key", "told"),
    [("blocked", "the dragon was in the way"), ("stays", "no church ahead"), ("wins", "the race ended first")],
)
def test_a_knight_who_did_not_move_is_told_why(key, told):
    events = [core.Event("round", {}), core.Event(key, {"seat": 1, "cause": "priest"})]
    assert Words("en")("grail-tally-still", why=why_still(events, 1)) == told
    assert why_still(events, 0) == ("over" if key == "wins" else "none")
