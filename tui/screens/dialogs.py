"""Dialogs: a text to read, a list to choose from, a question with few answers, a form.

Knows: words, and what is to be shown or asked.
Must not know: what follows from an answer.

A dialog is answered once. Keys pressed after that, before it has gone, are dropped.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from math import inf, nextafter
from typing import ClassVar, NamedTuple

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.renderables.background_screen import BackgroundScreen
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from netplay.protocol import plain_text
from netplay.protocol.fields import NAME_CELLS
from tui.draw.styles import style
from tui.input.bindings import named_binding
from tui.input.keys import digit
from tui.text.wrap import Prose, wrapped
from tui.widgets.choice_list import ChoiceList
from tui.widgets.feed_lines import LogText
from tui.widgets.text_line import TextLine

from .base import STYLES, GuardedScreen, Result, airy
from .bottom_sheet import BottomSheet, Sheet
from .key_line import key_line, two_ends


def title_in_edge(title: str) -> Content:
    """Returns a title as it stands in the upper edge of a dialog."""
    return Content(f" {title} ")


def closing(action: str, *more: str) -> list[Binding]:
    """Returns bindings of the keys that close a text: those that leave, Esc among them, and those that open one."""
    return [named_binding(name, action, said=False) for name in ("leave", "log", "explain", *more)]


DIALOGS = STYLES / "dialogs.tcss"
"""The style sheet of all dialogs."""


WIDTH = 78
"""Columns of a dialog within the frame of its sheet, at most, unless its text wants more."""
FRAME = 2
"""Columns of the frame."""
PADDING = 2
"""Columns of a dialog that its text cannot take."""


class Dialog(ModalScreen[Result], GuardedScreen[Result]):
    """A sheet at the lower edge of another screen, which lies in the shade. Where nothing moves, that screen stays as
    it is, to spare a slow line the bytes.

    `by_itself`: no key opened it, so that it ignores keys for a moment."""

    CSS_PATH = DIALOGS
    COLUMNS = WIDTH
    """Columns within the frame, at most."""

    def __init__(self, by_itself: bool = False) -> None:
        super().__init__()
        self.by_itself = by_itself
        self._answered = self._seen = False
        self._sheet = Sheet()

    def on_mount(self) -> None:
        self.screen_layout_refresh_signal.subscribe(self, self._look_at_rows, immediate=True)

    def render(self) -> RenderableType:
        """Draws the screen below, as it looks under the dialog; see Textual."""
        below = super().render()
        return self.drawn_over(below) if isinstance(below, BackgroundScreen) else below

    def drawn_over(self, below: RenderableType) -> RenderableType:
        """Returns the screen below with the sheet over it."""
        shaded = self.app.motion != "off"
        return BottomSheet(below, self._sheet, shaded=shaded, ascii_only=self.app.ascii_only)

    @property
    def across(self) -> int:
        """The columns of the dialog's text."""
        return min(self.app.size.width - FRAME, self.COLUMNS) - PADDING

    def _look_at_rows(self, _: object) -> None:
        """Draws the screen below again if the dialog takes other rows than before."""
        taken = [each.region for each in self.query(".dialog")]
        sheet = Sheet(taken[0].y, taken[0].height) if taken else Sheet()
        if sheet != self._sheet:
            self._sheet = sheet
            self.refresh()

    def since(self, resumed: events.ScreenResume) -> float:
        """Keys that were typed behind the one that opened the dialog are for it."""
        opened, self._seen = None if self._seen else self.app.handling, True
        return resumed.time if opened is None else min(nextafter(opened, inf), resumed.time)

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Returns the answer and closes. Only the first one counts, and only while the dialog is on top."""
        if self._answered or self.app.screen is not self:
            return AwaitComplete.nothing()
        self._answered = True
        return super().dismiss(result)


AROUND = 6
"""Rows of the dialog around its text: the edges, the heading, the keys, the rows between."""


class Reader(Dialog[None]):
    """A text to read, as high as it needs up to nearly the whole screen. A click or a closing key closes it."""

    BINDINGS = [
        Binding("enter", "dismiss", show=False),
        Binding("space", "on", show=False),
        *closing("dismiss", "help"),
    ]

    def __init__(self, title: str, body: Text | Prose, hint: str = "", at_end: bool = False) -> None:
        """`hint` names the keys; without it, those that close it and, where there is more to see, those that scroll."""
        super().__init__()
        self._title, self._hint, self._at_end = title, hint, at_end
        self._body = body if isinstance(body, Prose) else Prose(body)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog page"):
            yield Static(Text(self._title), classes="heading")
            with VerticalScroll():
                yield Static(self._body)
            yield Static(key_line(self._hint), classes="hint")

    def on_mount(self) -> None:
        self.on_resize()
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self._at_end:
            scroll.scroll_end(animate=False)
        self.watch(scroll, "scroll_y", self._name_keys)

    def on_resize(self) -> None:
        self.query_one(VerticalScroll).styles.max_height = self.app.size.height - AROUND
        self.call_after_refresh(self._name_keys)

    def _name_keys(self) -> None:
        """Names the keys that do something now, and says at the right that more follows below."""
        words = self.app.words
        scrolls, hint = self.query_one(VerticalScroll), self.query_one(".hint", Static)
        line = key_line(self.keys_named(bool(scrolls.max_scroll_y)))
        if scrolls.scroll_y < scrolls.max_scroll_y:
            more = words("table-reader-more")
            line.append(" " * max(2, hint.size.width - line.cell_len - cell_len(more))).append(more, style("gold"))
        hint.update(line)

    def keys_named(self, scrolls: bool) -> str:
        """Returns the keys that do something; `scrolls`: there is more to see than fits."""
        return self._hint or self.app.words("table-reader-scrolls" if scrolls else "table-reader-keys")

    async def action_dismiss(self, result: None = None) -> None:
        self.dismiss()

    def action_on(self) -> None:
        """Scrolls to the next page; closes after the last one."""
        scroll = self.query_one(VerticalScroll)
        if scroll.scroll_y >= scroll.max_scroll_y:
            self.dismiss()
        else:
            scroll.scroll_page_down(animate=False)

    def on_click(self, event: events.Click) -> None:
        if self.takes(event):
            self.dismiss()


class Log(Dialog[int]):
    """A list of lines, scrolled to the last, with a free row above each headline. Returns the index of the chosen
    line, -1 for none."""

    BINDINGS = closing("none")

    def __init__(self, title: str, lines: Sequence[LogText], hint: str) -> None:
        super().__init__()
        self._title, self._lines, self._hint = title, lines, hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog tall"):
            yield Static(Text(self._title), classes="heading")
            yield ChoiceList(*self._rows(), markup=False)
            yield Static(key_line(self._hint), classes="hint")

    def _rows(self) -> Iterator[Option]:
        """A row for each line, which its number names."""
        for at, line in enumerate(self._lines):
            if at and line.headline:
                yield Option("", disabled=True)
            yield Option(line, id=str(at))

    def on_mount(self) -> None:
        rows = self.query_one(OptionList)
        rows.highlighted = rows.option_count - 1
        rows.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(int(event.option_id or -1))

    def action_none(self) -> None:
        self.dismiss(-1)


class Choice(NamedTuple):
    """A choice of a dialog that needs more than its name."""

    text: str
    follows: str = ""
    """The consequence, beside it."""
    grave: bool = False
    """True if it cannot be undone: such choices stand apart from the others."""


BESIDE = 3
"""Columns between the choices and what follows from them."""
INNER = 4
"""Columns of a dialog's text that a choice cannot take: its number, the scroll bar."""
APART = "   "
"""The gap between two keys in a text."""


class Chooser(Dialog[int]):
    """A question with a few answers. Returns the index of the answer, -1 for none."""

    BINDINGS = [Binding("escape", "none", show=False)]
    keys_named: ClassVar[str] = "table-choose-keys"
    """The key of the text that names the keys but Enter, below the answers."""

    def __init__(self, title: str, body: Text, answers: Sequence[str | Choice], by_itself: bool = False) -> None:
        super().__init__(by_itself)
        self._title, self._body = title, body
        self._choices = [each if isinstance(each, Choice) else Choice(each) for each in answers]
        self._answers = [choice.text for choice in self._choices]

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(self._title), classes="heading")
            if body := [*self.compose_body()]:
                yield VerticalScroll(*body, classes="fit")
            listed = ChoiceList(*self._rows(), markup=False)
            yield listed.laid_out_by(self._rows) if any(each.follows for each in self._choices) else listed
            yield Static(self._named(0), classes="hint")

    def compose_body(self) -> ComposeResult:
        """Yields the widgets above the answers; none if the title says it all."""
        if self._body:
            yield Static(Prose(self._body))

    def _rows(self) -> list[Option | None]:
        """The choices by number, a line above the first grave one."""
        rows: list[Option | None] = []
        for at, choice in enumerate(self._choices, 1):
            rows += [None] if choice.grave and None not in rows else []
            name = Text(choice.text, style("bad") if choice.grave else "")
            row = Text.assemble((str(at), style("gold")), " ", name, self._beside(choice))
            rows.append(Option(airy(row, self.app.size)))
        return rows

    def _beside(self, choice: Choice) -> Text:
        """What follows from a choice: beside it, or below if any of the choices has no room for that."""
        if not choice.follows:
            return Text()
        column = max(cell_len(each.text) for each in self._choices if each.follows) + BESIDE
        widest = column + max(cell_len(each.follows) for each in self._choices)
        fits = widest <= self.across - INNER
        gap = " " * (column - cell_len(choice.text)) if fits else "\n  "
        return Text(f"{gap}{choice.follows}", style("soft-dim"))

    def does(self, at: int) -> str:
        """Returns what Enter does with a choice under the cursor."""
        return briefly(self._answers[at])

    def _named(self, at: int) -> Text:
        """The line of keys: the effect of Enter at its left end, the others at its right end."""
        others, room = self.app.words(self.keys_named, count=len(self._answers)), self.across
        if at >= len(self._answers):
            return two_ends((), others.split(APART), room)
        effects = [f"Enter {each}" for each in (self.does(at), self.app.words("table-choose-does"))]
        fitting = (each for each in effects if cell_len(APART.join((each, others))) <= room)
        return two_ends([next(fitting, effects[-1])], others.split(APART), room)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.name_keys()

    def name_keys(self) -> None:
        """Names the keys, first of all what Enter does with the choice under the cursor."""
        self.query_one(".hint", Static).update(self._named(self.query_one(OptionList).highlighted or 0))

    def on_key(self, event: events.Key) -> None:
        number = digit(event.key)
        if number is not None and 0 < number <= len(self._answers):
            event.stop()
            self.dismiss(number - 1)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)

    def action_none(self) -> None:
        self.dismiss(-1)


class Picker(Chooser):
    """A chooser among things that have names, which Enter picks."""

    def does(self, at: int) -> str:
        return self.app.words("table-choose-does")


def briefly(answer: str) -> str:
    """Returns the first words of a choice, as what a key does."""
    first = re.split(r"\s*[:;(?]", answer)[0]
    return first[:1].lower() + first[1:]


class Form(Dialog[str]):
    """One line of text to fill in. `wrong` returns a sentence for an invalid one. Returns "" if it was cancelled."""

    BINDINGS = [Binding("escape", "leave", show=False)]
    stays = True
    keys_named: ClassVar[str] = ""
    """The key of the text that names the keys, below the hint; empty where the hint names them."""

    def __init__(self, title: str, value: str, hint: str, wrong: Callable[[str], str | None]) -> None:
        super().__init__()
        self._title, self._value, self._hint, self._wrong = title, value, hint, wrong

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(self._title), classes="heading")
            yield TextLine(self._value, max_length=120)
            yield Static(Prose(Text(self._hint)), classes="hint", id="hint")
            if self.keys_named:
                yield Static(key_line(self.app.words(self.keys_named)), classes="hint")

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        sentence = self._wrong(event.value)
        if sentence is None:
            self.dismiss(event.value)
        else:
            self.query_one("#hint", Static).update(Prose(Text(self.app.words.sentence(sentence), style=style("bad"))))

    def action_leave(self) -> None:
        self.dismiss("")


def wrong_name(text: str) -> str | None:
    """Returns a sentence why a name is invalid; None if it is valid."""
    return plain_text.why_no_name(plain_text.clean(text), NAME_CELLS)


class TooSmall(ModalScreen[None], GuardedScreen[None]):
    """The notice for a terminal that is too small, until it has grown. `sentence` is called for each size."""

    DEFAULT_CSS = """
    TooSmall { align: center middle; background: $background; }
    TooSmall Static { width: 1fr; height: auto; padding: 0 2; text-align: center; }
    """

    def __init__(self, sentence: Callable[[], str]) -> None:
        super().__init__()
        self._sentence = sentence

    def compose(self) -> ComposeResult:
        yield Static()

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        self.app.check_size()

    def on_resize(self) -> None:
        room = max(1, self.app.size.width - AROUND)
        self.query_one(Static).update("\n".join(wrapped(self._sentence(), room)))
