"""The first screen: host, join, play alone, or come back to the table.

Knows: the settings, what can be begun.
Must not know: how a table works.
"""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

import core
from netplay.address import PORT, CannotJoin, parse_address

from .. import keys
from ..plan import Plan
from ..settings import LANGUAGES
from ..words import Words
from .base import MainScreen
from .dialogs import Chooser, Form

EMBLEM = r"""
      .-^-.          R O U N D
    .' \|/ '.          T A B L E
   (--- * ---)
    '. /|\ .'
      '-v-'
"""


class Home(MainScreen):
    """What would you like to do?"""

    BINDINGS = [
        Binding(keys.letter("h"), "do('host')", show=False),
        Binding(keys.letter("j"), "do('join')", show=False),
        Binding(keys.letter("s"), "do('solo')", show=False),
        Binding(keys.letter("n"), "do('name')", show=False),
        Binding(keys.letter("l"), "do('language')", show=False),
        Binding(keys.letter("r"), "do('return')", show=False),
        Binding(f"escape,{keys.letter('q')}", "do('quit')", show=False),
        Binding("question_mark", "help", show=False),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(id="home"):
            yield Static(Text(EMBLEM.strip("\n"), style="#e8b84a"), id="emblem")
            yield Static(id="blurb")
            yield OptionList(id="menu", markup=False)
            yield Static(id="notice")
            yield Static(id="keys", classes="hint")

    def on_mount(self) -> None:
        self.show()
        self.query_one("#menu", OptionList).focus()

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        self.show()

    def show(self) -> None:
        """Draw everything in the present language."""
        words: Words = self.app.words
        name = self.app.settings.person()
        items = ["return"] if self.app.session.can_return else []
        items += ["solo", "host", "join", "name", "language", "settings", "quit"]
        menu = self.query_one("#menu", OptionList)
        at = menu.highlighted or 0
        menu.clear_options()
        for item in items:
            text = words(f"table-home-{item}", name=name, language=words("table-language"))
            menu.add_option(Option(Text(text), id=item))
        menu.highlighted = min(at, len(items) - 1)
        self.query_one("#blurb", Static).update(Text(words("table-blurb")))
        self.query_one("#keys", Static).update(Text(words("table-home-keys")))
        self.query_one("#notice", Static).update(
            Text(words.sentence(self.app.session.failure or self.app.notice), style="#ff7b72")
        )

    def table_changed(self) -> None:
        self.show()

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        await self.action_do(str(event.option.id))

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

    def begin_host(self) -> None:
        name = self.app.settings.person()
        self.app.begin(Plan("host", name, table=self.app.words("table-of", name=name), game=self.app.last_game()))

    def begin_join(self) -> None:
        def done(text: str | None) -> None:
            if text:
                host, port = parse_address(text, PORT)
                self.app.settings.address = text.strip()
                self.app.settings.save()
                self.app.begin(Plan("join", self.app.settings.person(), host, port))

        words = self.app.words
        form = Form(words("table-join-title"), self.app.settings.address, words("table-join-hint"), _wrong_address)
        self.app.push_screen(form, done)

    def begin_solo(self) -> None:
        words = self.app.words
        games = list(core.IDS)

        def game_chosen(at: int | None) -> None:
            if at is None or at < 0:
                return
            game = core.game(games[at])
            numbers = [seats - 1 for seats in game.seats]
            answers = [words("table-bots", count=number) for number in numbers]

            def bots_chosen(which: int | None) -> None:
                if which is not None and which >= 0:
                    name = self.app.settings.person()
                    plan = Plan("solo", name, table=words("table-of", name=name), game=game.id, bots=numbers[which])
                    self.app.begin(plan)

            if len(numbers) == 1:
                bots_chosen(0)
            else:
                self.app.push_screen(
                    Chooser(words(f"{game.id}-name"), Text(words("table-how-many")), answers), bots_chosen
                )

        names = [f"{words(f'{game_id}-name')} — {words(f'{game_id}-blurb')}" for game_id in games]
        self.app.push_screen(Chooser(words("table-which-game"), Text(""), names), game_chosen)

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


def _wrong_address(text: str) -> str | None:
    try:
        parse_address(text, PORT)
    except CannotJoin as error:
        return error.sentence
    return None
