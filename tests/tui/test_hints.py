"""What would a knight do? Asked on the game screen, thought about in a process of its own, told to nobody else."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from time import monotonic
from types import SimpleNamespace

import pytest
import trio
from rich.cells import cell_len

from ai.search import STRENGTHS, Option, Strength, Thought
from netplay.protocol.messages import AddBot, Chat, Notice, Stand, TableSettings
from tests.tui.local import LocalTable, screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.draw import styles
from tui.draw.styles import seat_style
from tui.draw.themes import THEMES
from tui.game_view import hints
from tui.game_view.presenter import GamePresenter
from tui.screens.game.game import GameScreen
from tui.screens.game.hint import WIDTH, HintDialog, advice, figures, said
from tui.screens.leaving import QuitDialog
from tui.session.trio_guest import Guest
from tui.text.words import Words


class Mind:
    """A knight who thinks until he is let, and then prefers the last answer."""

    def __init__(self, failure: Exception | None = None) -> None:
        self.asked, self.stopped, self.free, self.failure = [], 0, False, failure

    async def __call__(self, replica, luck, strength) -> Thought:
        self.asked.append(replica)
        try:
            while not self.free:
                await trio.sleep(0.005)
        except trio.Cancelled:
            self.stopped += 1
            raise
        if self.failure:
            raise self.failure
        return prefers_last(replica)


def prefers_last(replica) -> Thought:
    legal, seats = board(replica.game.id).arranged(replica.legal())[::-1], replica.game.players(replica.state)
    options = [Option(each, 200 - 60 * at, (1 / seats,) * seats) for at, each in enumerate(legal[:4])]
    return Thought((*options, *(Option(each, 0, ()) for each in legal[4:])), 300, True)


@pytest.fixture
def mind(monkeypatch) -> Mind:
    mind = Mind()
    monkeypatch.setattr(hints, "search_in_worker", mind)
    return mind


@pytest.fixture
def table() -> LocalTable:
    """A draft, in which all are asked at once."""
    table = LocalTable("Anna", "Boris", "Chloé")
    table.start()
    return table


def helped(client, script, size=(80, 24), language="en"):
    """Run the app with what talks to other processes."""

    async def with_guest(app, pilot):
        app.guest = Guest(app.departure.fail)
        await app.guest.start()
        await script(app, pilot)

    return show(client, with_guest, size, language)


def last_row(app) -> str:
    return screen_text(app).splitlines()[-1]


def dialog(app) -> str:
    """What stands in the dialog, as one line."""
    top = next((each.region.y for each in app.screen.query(".dialog")), 0)
    return " ".join(" ".join(line[2:78] for line in screen_text(app).splitlines()[top:]).split())


def thinks(app) -> bool:
    return "A knight is thinking" in last_row(app)


def takes_keys(app) -> bool:
    """Does the dialog stand, and long enough that a key counts for it?"""
    return isinstance(app.screen, HintDialog) and app.screen.fresh.counts(monotonic())


async def ask(app, pilot) -> None:
    await pilot.press("h")
    await until(pilot, lambda: thinks(app))


def test_the_search_runs_beside_the_screen_and_enter_puts_the_cursor_on_its_answer(table, mind):
    anna = table.clients[0]
    sent, anna.send = [], lambda message: sent.append(message) or True

    async def script(app, pilot):
        await ask(app, pilot)
        await pilot.press("down")
        assert app.screen.answers.widget.cursor == 1, "other keys do what they always do"
        assert "Esc stops the search" in last_row(app)
        mind.free = True
        await until(pilot, lambda: "A knight advises: " in screen_text(app))
        shown = dialog(app)
        assert "Equal: by the trial games " in shown
        assert "33 % 33 % 33 %" in shown
        await until(pilot, lambda: takes_keys(app))
        await pilot.press("enter")
        await until(pilot, lambda: type(app.screen) is GameScreen)
        assert app.screen.answers.widget.cursor == len(anna.state.games.replica.legal()) - 1
        await until(pilot, lambda: "h hint" in last_row(app))

    helped(anna, script)
    assert sent == [], "nothing is answered, and nobody is told"
    assert mind.asked == [anna.state.games.replica], "he has what his player has, and nothing else"


def test_their_figures_fit_a_screen_that_has_become_smaller(table, mind):
    seen = []

    async def script(app, pilot):
        mind.free = True
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, HintDialog))
        await pilot.resize_terminal(62, 20)
        await pilot.pause(0.05)
        seen.append(dialog(app))

    for size in ((120, 40), (62, 20)):
        helped(table.clients[0], script, size)
    assert seen[0] == seen[1]


def test_escape_or_an_answer_stops_the_search_and_does_not_leave(table, mind):
    async def script(app, pilot):
        await ask(app, pilot)
        await pilot.press("escape")
        await until(pilot, lambda: mind.stopped == 1)
        await until(pilot, lambda: "h hint" in last_row(app))
        assert type(app.screen) is GameScreen
        await ask(app, pilot)
        await pilot.press("1")
        await until(pilot, lambda: mind.stopped == 2)
        await until(pilot, lambda: not thinks(app))

    helped(table.clients[0], script)


@pytest.mark.parametrize("key", ["enter", "1"])
def test_a_key_that_comes_while_a_hint_is_sought_answers_nothing(table, mind, key):
    anna = table.clients[0]
    sent, anna.send = [], lambda message: sent.append(message) or True

    async def script(app, pilot):
        await ask(app, pilot)
        await pilot.press(key)
        await until(pilot, lambda: mind.stopped == 1)
        await until(pilot, lambda: "nothing was chosen" in last_row(app))
        assert sent == []
        await until(pilot, lambda: app.screen.presenter.question.guard.counts(monotonic()))
        await pilot.press(key)
        assert len(sent) == 1

    helped(anna, script)


def test_what_others_answer_does_not_disturb_the_search(table, mind):
    _, boris, _ = table.clients

    async def script(app, pilot):
        await ask(app, pilot)
        boris.send(boris.state.act(boris.state.games.replica.legal()[0]))
        await until(pilot, lambda: "Boris" in screen_text(app))
        mind.free = True
        await until(pilot, lambda: takes_keys(app))

    helped(table.clients[0], script)
    assert mind.stopped == 0


@pytest.mark.parametrize("over", [(), ("ctrl+c",)], ids=["seen", "covered"])
def test_the_dialog_goes_when_the_question_does(table, mind, over):
    """A turn clock may have answered for us."""
    anna, mind.free = table.clients[0], True

    async def script(app, pilot):
        await pilot.press("h")
        await until(pilot, lambda: takes_keys(app))
        await pilot.press(*over)
        anna.send(anna.state.act(anna.state.games.replica.legal()[0]))
        await pilot.pause()
        assert type(app.screen) is (QuitDialog if over else GameScreen)
        if over:
            await pilot.press("escape")
        await until(pilot, lambda: type(app.screen) is GameScreen)

    helped(anna, script)


@pytest.mark.parametrize("busy", [("t", "o", "h"), ("i",)], ids=["writes", "reads"])
def test_the_knight_does_not_interrupt_who(table, mind, busy):
    async def script(app, pilot):
        await ask(app, pilot)
        await pilot.press(*busy)
        mind.free = True
        await pilot.pause(0.3)
        assert not isinstance(app.screen, HintDialog)
        await pilot.press("escape")
        await until(pilot, lambda: takes_keys(app))

    helped(table.clients[0], script)


def test_asked_again_the_knight_says_the_same(table, mind):
    mind.free = True

    async def script(app, pilot):
        for closing in ("h", "escape"):
            await pilot.press("h")
            await until(pilot, lambda: takes_keys(app))
            await pilot.press(closing)
            await until(pilot, lambda: type(app.screen) is GameScreen)

    helped(table.clients[0], script)
    assert len(mind.asked) == 1


def test_a_mind_that_fails_costs_nobody_their_game(table, mind):
    mind.free, mind.failure = True, ValueError("This seat is not asked anything.")

    async def script(app, pilot):
        await pilot.press("h")
        await until(pilot, lambda: "The knight has come to no conclusion." in last_row(app))
        await pilot.press("down")
        await until(pilot, lambda: "h hint" in last_row(app))
        mind.failure = None
        await pilot.press("h")
        await until(pilot, lambda: takes_keys(app))

    helped(table.clients[0], script)


def test_the_host_forbids_it(table, mind):
    anna, boris, _ = table.clients

    async def script(app, pilot):
        await ask(app, pilot)
        anna.send(TableSettings(hints=False))
        await until(pilot, lambda: mind.stopped == 1)
        await until(pilot, lambda: "h hint" not in last_row(app) and "Esc leave" in last_row(app))
        await pilot.press("h")
        assert "The host has forbidden hints at this table." in last_row(app)

    helped(boris, script)
    assert len(mind.asked) == 1


def why_not(client, *keys: str) -> str:
    """What the last row says to `h` after these keys."""
    seen = []

    async def script(app, pilot):
        await pilot.press(*keys, "h")
        await pilot.pause()
        seen.append(last_row(app))
        await pilot.press("down")
        await pilot.pause()
        assert "Esc leave" in last_row(app)

    helped(client, script)
    return seen[0]


def test_who_is_not_asked_or_watches_is_told_so(mind):
    table = LocalTable("Anna", "Boris", "Chloé", "Dmytro")
    table.clients[3].send(Stand())
    table.start()
    assert "You are only watching" in why_not(table.clients[3])
    assert "You are not being asked anything now." in why_not(table.clients[0], "1")
    assert mind.asked == []


def test_a_lone_answer_needs_no_knight(mind, monkeypatch):
    monkeypatch.setattr(GamePresenter, "lone_answer", lambda *_: None)
    table = LocalTable("Anna", game="nobles")
    table.start(bots=1)
    table.play(lambda replica: len(replica.legal()) == 1, random.Random(1))
    assert "There is only one choice" in why_not(table.clients[0])
    assert mind.asked == []


def test_a_sentence_goes_when_something_else_is_asked(table, mind):
    async def script(app, pilot):
        await pilot.press("1", "h")
        await until(pilot, lambda: "not being asked anything" in screen_text(app))
        table.clients[1].send(Chat("Not yet"))
        await pilot.pause(0.3)
        assert "not being asked anything" in screen_text(app), "it is still true"
        table.play(lambda replica: bool(replica.legal()), random.Random(1))
        await until(pilot, lambda: "Esc leave" in last_row(app))
        assert "not being asked anything" not in screen_text(app)

    helped(table.clients[0], script)


@pytest.mark.parametrize("size", [(60, 20), (80, 24)], ids=["60x20", "80x24"])
@pytest.mark.parametrize("language", ["fr", "ru"])
def test_a_sentence_and_a_thought_are_whole_on_a_small_screen(table, mind, language, size):
    words = Words(language)

    async def script(app, pilot):
        await pilot.press("h")
        await until(pilot, lambda: "▮" in last_row(app) and words("table-hint-stops") in last_row(app))
        await pilot.press("escape", "1", "h")
        await until(pilot, lambda: words("table-hint-not-asked")[-8:] in last_row(app))
        assert " ".join(words("table-hint-not-asked").split()) in " ".join(screen_text(app).split())

    helped(table.clients[0], script, size, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_and_the_whole_hint_are_read_in_every_language(table, mind, language):
    seen, mind.free = [], True

    async def script(app, pilot):
        seen.append(last_row(app))
        await pilot.press("h")
        await until(pilot, lambda: takes_keys(app))
        await pilot.pause()
        seen.append(dialog(app))

    helped(table.clients[0], script, language=language)
    words, (keys, shown) = Words(language), seen
    assert f" {words('table-key-hint')} " in keys
    assert " Esc " in keys
    for key in ("answer", "chances", "keys"):
        assert " ".join(words(f"table-hint-{key}").split()) in shown
    assert all(word in shown for word in words("table-hint-visits").split())
    assert words("table-hint-equal", other="").split(":")[0].split()[0] in shown


@pytest.mark.parametrize("width", [54, 74])
def test_the_figures_of_eight_players_have_room(width):
    table = LocalTable("Anna", game="grail")
    table.start(bots=7)
    table.bots()
    replica = table.clients[0].state.games.replica
    view = View.of(replica, Words("uk"), table.clients[0].state.games.names())
    lines = figures(prefers_last(replica), view, board("grail"), width).plain.split("\n")
    assert len({cell_len(line) for line in lines}) == 1
    assert cell_len(lines[0]) <= min(width, WIDTH)
    chances = lines[0].replace("─", "")
    assert " ".join(chances.split()[:-1]) == Words("uk")("table-hint-chances"), "above the figures that it names"
    assert lines[1].split()[-9:-1] == list("ABCDEFGH")
    assert lines[2].split()[-9:] == [*["12"] * 8, "200"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_rows_above_the_trial_games_of_two_players_end_in_one_column(language):
    table = LocalTable("Anna", game="nobles")
    table.start(bots=1)
    table.bots()
    replica = table.clients[0].state.games.replica
    view = View.of(replica, Words(language), table.clients[0].state.games.names())
    above, heads, *_ = figures(prefers_last(replica), view, board("nobles"), 74).plain.split("\n")
    assert cell_len(above.rstrip()) <= cell_len(heads.rstrip())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["academy", "grail"])
def test_answers_of_a_hint_are_cut_between_their_parts_and_the_best_is_told_by_its_name(game, language):
    table = LocalTable("Anna", game=game)
    table.start(bots=3)
    table.play(lambda replica: len(replica.legal()) > 3, random.Random(1))
    replica = table.clients[0].state.games.replica
    view, drawn = View.of(replica, Words(language), table.clients[0].state.games.names()), board(game)
    thought = prefers_last(replica)
    for line in figures(thought, view, drawn, 74).plain.split("\n")[2:]:
        assert "…" not in line
    told, (name, *effect) = said(thought, view, drawn)[0].plain, drawn.cells(view, thought.action)
    assert advice(thought, view, drawn).plain.endswith(name)
    assert ", ".join(filter(None, effect)) not in told, "the effect stands in the table"


def test_all_answers_of_a_hint_say_where_they_lead_in_the_first_words_that_have_room():
    table = LocalTable("Anna", game="grail")
    table.start(bots=2)
    table.bots()
    replica = table.clients[0].state.games.replica
    view = View.of(replica, Words("en"), table.clients[0].state.games.names())
    rows = figures(prefers_last(replica), view, board("grail"), 74).plain.split("\n")[2:]
    assert {"→" in row for row in rows} == {True}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [("Anna", "Pantaleone"), ("Anna", "Boris", "Chloé", "Dimitri")])
def test_names_and_heads_of_the_figures_are_whole_where_there_is_room(people, language):
    table = LocalTable(*people, game="nobles" if len(people) == 2 else "academy")
    table.start()
    replica = next(each.state.games.replica for each in table.clients if len(each.state.games.replica.legal()) > 1)
    view = View.of(replica, Words(language), people)
    head = figures(prefers_last(replica), view, board(replica.game.id), 74).plain.split("\n")[1]
    assert "…" not in head
    assert all(name in head for name in people)


@pytest.mark.parametrize(("theme", "sign"), [("dark", "━"), ("mono", "")])
def test_the_chances_of_a_hint_are_also_a_bar_in_the_colours_of_the_players(theme, sign, monkeypatch):
    monkeypatch.setattr(styles, "_current", THEMES[theme])
    table = LocalTable("Anna", game="nobles")
    table.start(bots=1)
    table.play(lambda replica: len(replica.legal()) > 1, random.Random(1))
    replica = table.clients[0].state.games.replica
    view = View.of(replica, Words("en"), ["Anna", "Boris"])
    options = tuple(Option(each, 10, (0.75, 0.25)) for each in replica.legal()[:2])
    _, head, *rows = figures(Thought(options, 20, True), view, board("nobles"), 96).split("\n")
    assert head.plain.endswith("chances") is bool(sign), "what the bars are"
    for line in rows:
        assert not sign or line.plain.index("━") == head.plain.index("chances")
        bar = line.plain.count("━")
        assert bool(bar) is bool(sign)
        if bar:
            mine = [
                span for span in line.spans if "━" in line.plain[span.start : span.end] and span.style == seat_style(0)
            ]
            assert sum(span.end - span.start for span in mine) == 0.75 * bar
    narrow = figures(Thought(options, 20, True), view, board("nobles"), 40).plain
    assert "━" not in narrow, "a bar without room"


def test_bots_of_one_name_are_told_apart():
    table = LocalTable("Anna", game="grail")
    table.start(bots=3)
    table.bots()
    replica = table.clients[0].state.games.replica
    view = View.of(replica, Words("en"), ["Anna", "Scaramouche", "Scaramouche II", "Scaramouche III"])
    head = figures(prefers_last(replica), view, board("grail")).plain.split("\n")[1]
    assert [word for word in head.split() if len(word) == 1] == list("ABCD")


@pytest.mark.parametrize(
    ("shares", "lead"),
    [
        ([0.5], "alone"),
        ([0.5, 0.48], "close"),
        ([0.5, 0.52], "close"),
        ([0.5, 0.4], "better"),
        ([0.5, 0.3], "clear"),
        ([0.4, 0.3, 0.41], "close"),
        ([0.04, 0.07], "seldom"),
        ([0.5, 0.3, 0.6], "seldom"),
    ],
)
def test_by_how_much_it_is_the_best(shares, lead):
    options = tuple(Option(SimpleNamespace(), 9 - at, (0.1, share)) for at, share in enumerate(shares))
    assert hints.lead(Thought((*options, Option(SimpleNamespace(), 0, ())), 20, True), 1) == lead


def surpassed(table: LocalTable, best: float, other: float) -> str:
    """What a hint says of the best choice and another one with these chances."""
    table.start()
    replica = next(each.state.games.replica for each in table.clients if len(each.state.games.replica.legal()) > 1)
    view = View.of(replica, Words("en"), ("Anna", "Boris"))
    chances = ((0.0,) * view.own + (share,) * (2 - view.own) for share in (best, other))
    options = [Option(*each) for each in zip(view.legal, (9, 8), chances, strict=False)]
    return hints.reason(board("nobles"), view, Thought(tuple(options), 17, True))[-1]


@pytest.mark.parametrize(
    ("best", "other", "said"),
    [
        (0.34, 0.35, "Perhaps a little better, but tried in too few games to know: "),
        (0.341, 0.344, "Equal: by the trial games "),
        (0.35, 0.34, "About as good: "),
        (0.04, 0.07, "Perhaps better, but tried in too few games to know: "),
    ],
)
def test_another_choice_with_a_higher_figure_is_named(best, other, said):
    assert said in surpassed(LocalTable("Anna", "Boris", game="nobles"), best, other)


@pytest.mark.parametrize(
    ("tried", "shares", "best"),
    [
        ((29, 22, 14, 9), (0.11, 0.13, 0.12, 0.14), 1),
        ((40, 19, 10, 9), (0.11, 0.13, 0.12, 0.14), 0),
        ((30, 30, 5, 0), (0.2, 0.2, 0.3, 0.0), 0),
    ],
    ids=["higher and tried enough", "higher but seldom tried", "equal"],
)
def test_the_highest_of_the_choices_that_were_tried_enough_is_advised(tried, shares, best):
    options = tuple(Option(at, count, (share,)) for at, (count, share) in enumerate(zip(tried, shares, strict=True)))
    found = hints.advised(Thought(options, 80, True), 0)
    assert found.action == best
    assert [each.action for each in found.options[1:]] == [at for at in range(4) if at != best]


def test_a_higher_choice_that_the_hint_shows_is_named_rather_than_the_highest():
    shares = (0.1, 0.1, 0.12, 0.1, 0.1, 0.13)
    options = tuple(Option(SimpleNamespace(), 9 - at, (share,)) for at, share in enumerate(shares))
    assert hints.higher(Thought(options, 35, True), 0) is options[2]
    hidden = tuple(Option(SimpleNamespace(), 9 - at, (share,)) for at, share in enumerate((0.1,) * 5 + (0.13,)))
    assert hints.higher(Thought(hidden, 35, True), 0) is hidden[-1], "else none would be named"


def test_beside_the_only_choice_that_was_tried_stand_those_that_were_left_aside():
    first, *others = (Option(SimpleNamespace(), 9 * (not at), (0.5, 0.5) if not at else ()) for at in range(6))
    shown = hints.tried(Thought((first, *others), 9, True))
    assert shown == [first, *others[: hints.FEW - 1]]


def test_what_a_hint_names_stands_in_the_order_of_the_chance_to_win_the_unproven_behind_the_others():
    found = [Option(at, visits, (share,) if visits else ()) for at, (visits, share) in enumerate(
        ((9, 0.4), (7, 0.2), (0, 0.0), (5, 0.5), (3, 0.3))
    )]  # fmt: skip
    assert [each.action for each in hints.ranked(Thought(tuple(found), 24, True), 0)] == [0, 4, 1, 3, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_with_a_higher_figure_from_too_few_trial_games_shows_no_figure(table, language):
    table.start()
    replica = next(each.state.games.replica for each in table.clients if len(each.state.games.replica.legal()) > 1)
    view = View.of(replica, Words(language), ("Anna", "Boris"))
    chances = ((share, 1 - share) if view.own == 0 else (1 - share, share) for share in (0.13, 0.14))
    options = tuple(Option(*each) for each in zip(view.legal, (22, 9), chances, strict=False))
    *_, advised, other = figures(Thought(options, 31, True), view, board(replica.game.id), 74).plain.split("\n")
    assert "13 %" in advised
    assert "%" not in other
    assert Words(language)("answers-unproven") in other
    assert other.endswith(" 9")
    assert cell_len(other) == cell_len(advised.rstrip("━ ")), "in columns"


@pytest.mark.process
def test_a_knight_in_a_process_of_its_own_advises(table, monkeypatch):
    """The real one, as he is asked on the screen."""
    monkeypatch.setitem(STRENGTHS, "knight", Strength(25, 60.0))  # so 10 at this table: none can be left out
    seen = []

    async def script(app, pilot):
        await pilot.press("h")
        for _ in range(4):  # a process takes a moment to begin
            with suppress(AssertionError):
                await until(pilot, lambda: isinstance(app.screen, HintDialog) and "A knight advises: " in dialog(app))
                break
        seen.append(dialog(app))

    helped(table.clients[0], script)
    assert "trial" in seen[0]


# The host's rule


def lobby(client, *keys: str) -> str:
    """The lobby after these keys, with the cursor on the row about hints, if it is there; in one line."""
    seen = []

    async def script(app, pilot):
        rows = app.screen.query_one("#rows")
        if any(option.id == "hints" for option in rows.options):
            rows.highlighted = rows.get_option_index("hints")
        await pilot.press(*keys)
        await pilot.pause()
        seen.append(" ".join(re.sub("[◄►]", " ", screen_text(app)).split()))

    show(client, script, (120, 40))
    return seen[0]


def test_the_host_forbids_it_in_the_lobby_and_all_are_told():
    table = LocalTable("Anna", "Boris")
    host, guest = table.clients
    assert "Hints" not in lobby(guest), "they are as usual"
    assert "Hints allowed" in lobby(host)
    assert "Hints forbidden" in lobby(host, "enter")
    assert "Hints forbidden" in lobby(guest)
    assert guest.state.table.lobby.house == TableSettings(hints=False)
    lobby(host, "left")
    codes = [line.code for line in guest.state.talk.lines if isinstance(line, Notice)]
    assert codes[-2:] == ["hints-off", "hints-on"]
    assert guest.state.table.lobby.house == TableSettings()


def test_other_rules_of_the_house_say_nothing_about_hints():
    table = LocalTable("Anna", "Boris")
    host, guest = table.clients
    host.send(TableSettings(ask=True))
    host.send(AddBot(2, "page"))
    assert not [line for line in guest.state.talk.lines if isinstance(line, Notice) and "hints" in line.code]


def test_what_is_advised_is_named_in_the_title(table):
    replica = table.clients[0].state.games.replica
    view = View.of(replica, Words("en"), table.clients[0].state.games.names())
    drawn = board("academy")
    title, best = advice(prefers_last(replica), view, drawn).plain, drawn.arranged(replica.legal())[-1]
    assert title.endswith(f": {drawn.cells(view, best)[0]}")
