"""The first screen: host, join, play alone, or come back to the table. It looks for tables next door while it is there.

Knows: the settings, what can be begun.
Must not know: how a table works.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

import core
from netplay.addresses import PORT, parse_address, written

if TYPE_CHECKING:
    from netplay.discovery.announcement import Found
    from netplay.discovery.browse import TableBrowser
    from netplay.journal.entry import Entry

from tui.app.settings import LANGUAGES
from tui.draw import panels
from tui.draw.canvas import Canvas
from tui.draw.styles import style
from tui.input import keys
from tui.screens.base import MainScreen, does
from tui.screens.dialogs import Chooser
from tui.session.launch import LaunchRequest
from tui.text.words import Words
from tui.widgets.drawing import Drawing

from . import shelf
from .join import GLANCE, JoinForm, Typed, about

ROOMY = (116, 30)
"""Columns and rows from which there is room for what each game is about."""
NARROW, WIDE = 75, 115
"""Columns of the shelf."""
AROUND_MENU = 4
"""Rows above and below the shelf and the menu: title, gap, notice, keys."""
MENU = 75
"""Columns of the menu."""
SHELVED = 24
"""Rows from which there is a shelf."""
SETTLED = 0.3
"""Seconds until the network is looked at: after everything is painted and loaded."""


class Home(MainScreen):
    """What would you like to do?"""

    BINDINGS = [
        *[does(item, f"do('{item}')") for item in keys.USUAL["home"]],
        *[Binding(str(at + 1), f"box({at})", f"{game}-name", show=False) for at, game in enumerate(core.IDS)],
        does("help", "help"),
    ]

    _unfinished: Entry | None = None
    """The game that can be gone on with."""
    neighbours: TableBrowser | None = None
    """Who looks for tables next door."""
    _drawn: tuple[Any, ...] = ()
    """What the title line and the boxes were drawn from: it is asked for several times before they are painted."""
    _found: tuple[Found, ...] = ()
    """The tables that are offered."""

    def offers(self, action: str) -> bool:
        """One can only go back to, or on with, what there is."""
        there = {"do('return')": self.app.session.can_return, "do('resume')": self.app.session.unfinished is not None}
        return there.get(action, True)

    def compose(self) -> ComposeResult:
        yield Drawing(id="title")
        with Vertical(id="home"):
            yield Drawing(id="shelf")
            yield OptionList(id="menu", markup=False)
            yield Static(id="notice")
            yield Static(id="keys", classes="hint")

    def on_mount(self) -> None:
        self.show()
        self.query_one("#menu", OptionList).focus()
        self.set_timer(SETTLED, self._look_around)
        self.set_interval(GLANCE, self._glance)

    def on_unmount(self) -> None:
        if self.neighbours is not None:
            self.neighbours.close()

    def _look_around(self) -> None:
        from netplay.discovery.browse import TableBrowser

        self.neighbours = TableBrowser()
        self.neighbours.start()

    def _glance(self) -> None:
        """Show the tables next door, if there are others than before."""
        if self.neighbours is not None and self.neighbours.found != self._found:
            self.show()

    def _tables(self) -> tuple[Found, ...] | None:
        """The tables next door; None where there is no network to look in."""
        if self.neighbours is None:
            return ()
        return None if self.neighbours.deaf else self.neighbours.found

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        self.show()

    def on_resize(self) -> None:
        super().on_resize()
        self._draw()

    def _draw(self) -> None:
        """The title line and the boxes."""
        words, width = self.app.words, self.app.size.width
        before, self._drawn = self._drawn, (self.app.size, words, self.app.last_game(), self.app.settings.person())
        if self._drawn == before:
            return
        roomy = self._roomy()
        shown = self.query_one("#shelf", Drawing)
        shown.display = self._shelf_rows() > 0
        shown.styles.width = wide = WIDE if roomy else NARROW
        shown.show(shelf.shelf(wide, roomy, words, self.app.last_game()))
        title = Canvas(width, 1, self.app.ascii_only)
        name = self.app.settings.person()
        panels.title_line(title, [panels.Part("♔ Round Table", "title gold", 9)], [panels.Part(name, "title dim")])
        self.query_one("#title", Drawing).show(title)

    def _roomy(self) -> bool:
        width, height = self.app.size
        return width >= ROOMY[0] and height >= ROOMY[1]

    def _shelf_rows(self) -> int:
        """The rows that the shelf takes; none where there is no room for it."""
        width, height = self.app.size
        if width <= NARROW or height < SHELVED:
            return 0
        roomy = self._roomy()
        return shelf.rows(WIDE if roomy else NARROW, roomy, self.app.words)

    def show(self) -> None:
        """Draw everything in the present language."""
        words: Words = self.app.words
        self._draw()
        self._unfinished = self.app.session.unfinished
        self._show_menu(self._items())
        self.query_one("#keys", Static).update(Text(words("table-home-keys")))
        self.query_one("#notice", Static).update(
            Text(words.sentence(self.app.session.failure or self.app.notice), style=style("bad"))
        )

    def _items(self) -> list[str]:
        """What can be done here, from the top."""
        items = ["return"] if self.app.session.can_return else []
        items += ["resume"] if self._unfinished is not None else []
        return [*items, "solo", "host", "join", "name", "language", "settings", "quit"]

    def _show_menu(self, items: list[str]) -> None:
        """Each with its key; the cursor stays on what it was on, else where it was."""
        words, name = self.app.words, self.app.settings.person()
        signs = {item: keys.sign(self.app.keymap.key(item)) for item in items}
        wide = max(map(cell_len, signs.values()))
        menu = self.query_one("#menu", OptionList)
        at = menu.highlighted or 0
        held = menu.get_option_at_index(at).id if at < menu.option_count else None
        menu.clear_options()
        for item in items:
            said = self._what_is_unfinished() if item == "resume" else {}
            text = words(f"table-home-{item}", name=name, language=words("table-language"), **said)
            key = Text().append(f"{signs[item].ljust(wide)} ", style("gold"))
            menu.add_option(Option(key.append(text), id=item))
            if item == "join":
                menu.add_options(self._next_door(self.app.size.height - len(items)))
        same = [index for index, option in enumerate(menu.options) if option.id == held]
        menu.highlighted = same[0] if same else min(at, menu.option_count - 1)

    def _next_door(self, rows: int) -> list[Option]:
        """The tables next door, as far as there is room; the join dialog has them all."""
        self._found = self.neighbours.found if self.neighbours is not None else ()
        room = max(1, rows - self._shelf_rows() - AROUND_MENU)
        shown = {f"@{written(each.host, each.port)}": each for each in self._found[:room]}
        return [
            Option(Text("  ").append_text(about(each, self.app.words, min(MENU, self.app.size.width) - 3)), id=id)
            for id, each in shown.items()
        ]

    def _what_is_unfinished(self) -> dict[str, str]:
        """The last game of this machine that is not over, and with whom it was."""
        entry, words = self._unfinished, self.app.words
        if entry is None:
            return {}
        others = [words.called(name) for name in entry.players if name != self.app.settings.person()]
        known = f"{entry.game}-name"
        return {"game": words(known) if words.has(known) else entry.game, "others": ", ".join(others)}

    def table_changed(self) -> None:
        self.show()

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        item = str(event.option.id)
        if item.startswith("@"):
            self._join(LaunchRequest("join"), item[1:])
        else:
            await self.action_do(item)

    def action_help(self) -> None:
        self.app.action_help()

    async def action_do(self, item: str) -> None:
        self.app.notice = ""
        self.app.session.failure = ""
        begun = getattr(self, f"begin_{item}")()
        if begun is not None:
            await begun

    def begin_return(self) -> None:
        if self.app.session.can_return:
            self.app.session.come_back()

    def begin_resume(self) -> None:
        if (entry := self._unfinished) is not None:
            do, name = "solo" if entry.alone else "host", self.app.settings.person()
            self.app.begin(LaunchRequest(do, name, resume=entry.id))

    def begin_host(self) -> None:
        self._host(self.app.last_game())

    def _host(self, game_id: str) -> None:
        name = self.app.settings.person()
        self.app.begin(LaunchRequest("host", name, table=self.app.words("table-of", name=name), game=game_id))

    def begin_join(self, plan: LaunchRequest | None = None) -> None:
        """Which table? `plan` says how it is joined."""

        def done(text: str | None) -> None:
            if text:
                typed, wanted = Typed.of(text), plan or LaunchRequest("join")
                self.app.settings.address = typed.address
                self.app.settings.save()
                code, watch = typed.code or wanted.code, typed.watch or wanted.watch
                self._join(replace(wanted, code=code, watch=watch), typed.address)

        self.app.push_screen(JoinForm(self.app.words, self.app.settings.address, self._tables), done)

    def _join(self, plan: LaunchRequest, address: str) -> None:
        host, port = parse_address(address, PORT)
        self.app.begin(replace(plan, name=plan.name or self.app.settings.person(), host=host, port=port))

    def begin_solo(self) -> None:
        words = self.app.words

        def game_chosen(at: int | None) -> None:
            if at is not None and at >= 0:
                self._ask_bots(core.IDS[at])

        names = [words.shown(f"{words(f'{game_id}-name')} — {words(f'{game_id}-blurb')}") for game_id in core.IDS]
        self.app.push_screen(Chooser(words("table-which-game"), Text(""), names), game_chosen)

    def _ask_bots(self, game_id: str) -> None:
        """Against how many? Then the game begins."""
        words = self.app.words
        numbers = [seats - 1 for seats in core.game(game_id).seats]
        answers = [words("table-bots", count=number) for number in numbers]

        def chosen(which: int | None) -> None:
            if which is not None and which >= 0:
                name = self.app.settings.person()
                plan = LaunchRequest(
                    "solo", name, table=words("table-of", name=name), game=game_id, bots=numbers[which]
                )
                self.app.begin(plan)

        if len(numbers) == 1:
            chosen(0)
        else:
            self.app.push_screen(Chooser(words(f"{game_id}-name"), Text(words("table-how-many")), answers), chosen)

    def action_box(self, at: int) -> None:
        """A box is taken from the shelf: alone, or with friends?"""
        words, game_id = self.app.words, core.IDS[at]

        def chosen(which: int | None) -> None:
            if which == 0:
                self._ask_bots(game_id)
            elif which == 1:
                self._host(game_id)

        answers = [words("table-home-solo"), words("table-home-host")]
        self.app.push_screen(Chooser(words(f"{game_id}-name"), Text(words(f"{game_id}-blurb")), answers), chosen)

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        if message.pressed is not None:
            self.action_box(message.answer)

    def begin_name(self) -> None:
        self.app.ask_name(self.show)

    def begin_settings(self) -> None:
        self.app.action_settings()

    def begin_language(self) -> None:
        at = LANGUAGES.index(self.app.words.language)
        self.app.speak(LANGUAGES[(at + 1) % len(LANGUAGES)])
        self.show()

    async def begin_quit(self) -> None:
        await self.app.action_quit()
