"""The keyboard dialogs: the list of keys by where they hold, and the choice of another key.

Knows: the keymap, how a key is pressed.
Must not know: what a key does, or which keys are allowed; `tui.input.keys` decides that.
"""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tui.draw.styles import style
from tui.input import keys
from tui.input.bindings import named_binding
from tui.input.keys import Keymap
from tui.screens.base import STYLES
from tui.screens.dialogs import DIALOGS, Chooser, Dialog
from tui.screens.key_line import key_line
from tui.text.words import Words
from tui.text.wrap import Prose

ALL = "all"
"""The id of the row that restores every usual key."""
BACK = ("backspace", "delete")
"""Keys that restore a usual key."""


class KeysScreen(Dialog[None]):
    """Lists everything whose key can be changed. Enter or a click asks for the new key."""

    BINDINGS = [
        Binding(",".join(BACK), "usual", show=False),
        named_binding("settings", "leave", said=False),
        named_binding("leave", "leave", said=False),
    ]

    def compose(self) -> ComposeResult:
        words = self.app.words
        with Vertical(classes="dialog tall"):
            yield Static(Text(words("table-keys-title")), classes="heading")
            yield OptionList(id="keys-of", markup=False)
            yield Static(key_line(words("table-keys-keys")), classes="hint")

    def on_mount(self) -> None:
        self.show()
        self.query_one(OptionList).focus()

    def show(self) -> None:
        """Draws every key as it is now. The cursor stays where it is."""
        rows, keymap = self.query_one(OptionList), self.app.preferences.keymap
        at = rows.highlighted
        rows.clear_options()
        for place, names in keys.USUAL.items():
            head = Text(self.app.words(f"table-keys-{place}"), style("gold"))
            rows.add_option(Option(head, disabled=True))
            rows.add_options([Option(key_row(self.app.words, keymap, name), id=name) for name in names])
        everything = Text(self.app.words("table-keys-all"))
        rows.add_options([Option("", disabled=True), Option(everything, id=ALL, disabled=not keymap.chosen)])
        rows.highlighted = 1 if at is None else at

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        name = str(event.option.id)
        if name == ALL:
            self._ask_all()
        else:
            self._ask(name)

    def _ask(self, name: str, wanted: str = "") -> None:
        self.app.push_screen(KeyDialog(name, wanted), lambda _: self.show())

    def _ask_all(self) -> None:
        """Asks before all chosen keys are lost."""
        words, count = self.app.words, len(self.app.preferences.keymap.chosen)

        def done(at: int | None) -> None:
            if at == 1:
                self.app.preferences.choose("keymap", {})
                self.show()

        changed = words("table-set-keymap-changed", count=count)
        body = Text(words("table-row-option", option=words("table-set-keymap"), value=changed))
        answers = [words("table-keys-all-not"), words("table-keys-all")]
        self.app.push_screen(Chooser(words("table-keys-title"), body, answers), done)

    def action_usual(self) -> None:
        """Restores the usual key. If something else has it now, asks whether they swap."""
        rows, keymap = self.query_one(OptionList), self.app.preferences.keymap
        name = str(rows.get_option_at_index(rows.highlighted).id) if rows.highlighted is not None else ALL
        if name == ALL:
            return
        key = keys.usual(name)
        after = keymap.with_key(name, key)
        if after is not None and not keymap.holders(name, key):
            self.app.preferences.choose("keymap", after.chosen)
            self.show()
        else:
            self._ask(name, key)

    def action_leave(self) -> None:
        self.dismiss()


class KeyDialog(Dialog[None]):
    """Takes the next allowed key for `name`, as if `wanted` had been pressed already."""

    CSS_PATH = [DIALOGS, STYLES / "settings.tcss"]
    AUTO_FOCUS = ""
    takes_any_key = True

    def __init__(self, name: str, wanted: str = "") -> None:
        super().__init__()
        self._bound, self._wanted = name, wanted
        self._offered = ""
        """A key in use, which is swapped if it is pressed again."""

    def compose(self) -> ComposeResult:
        words, keymap = self.app.words, self.app.preferences.keymap
        usual = keys.sign(keys.usual(self._bound))
        answers = [Option(words("table-keys-usual", key=usual), id="usual")] if self._bound in keymap.chosen else []
        with Vertical(classes="dialog"):
            yield Static(Text(words("table-keys-another", does=words(f"table-does-{self._bound}"))), classes="heading")
            yield Static(Prose(Text(words("table-keys-press", key=signs(keymap, self._bound)))))
            yield Static(id="problem")
            yield ClickableAnswers(*answers, Option(words("table-keys-stay"), id="stay"), markup=False)

    def on_mount(self) -> None:
        if self._wanted:
            self._take(self._wanted)

    def on_key(self, event: events.Key) -> None:
        """Handles every key but those that end the program."""
        event.stop()
        event.prevent_default()
        if event.key == "escape":
            self.dismiss()
        elif event.key in BACK:
            self._take(keys.usual(self._bound))
        else:
            self._take(keys.pressed(event.key, event.character))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option.id == "usual":
            self._take(keys.usual(self._bound))
        else:
            self.dismiss()

    def _take(self, key: str) -> None:
        """Takes a key if it is allowed. If something else has it, takes it when it is pressed again."""
        keymap, before, self._offered = self.app.preferences.keymap, self._offered, ""
        holders, after = keymap.holders(self._bound, key), keymap.with_key(self._bound, key)
        taken = ", ".join(self.app.words(f"table-does-{each}") for each in holders)
        if why := keys.why_not(key):
            self._say(f"table-keys-{why}", key=keys.sign(key))
        elif after is None:
            self._say("table-keys-taken", key=keys.sign(key), does=taken)
        elif holders and key != before:
            self._offered = key
            self._say("table-keys-swap", key=keys.sign(key), does=taken, other=keys.sign(keymap.key(self._bound)))
        else:
            self.app.preferences.choose("keymap", after.chosen)
            self.dismiss()

    def _say(self, text: str, **about: str) -> None:
        self.query_one("#problem", Static).update(Prose(Text(self.app.words(text, **about), style("bad"))))


class ClickableAnswers(OptionList, can_focus=False):
    """Answers for the mouse; each names the key that does the same."""

    def on_mount(self) -> None:
        self.highlighted = None


def signs(keymap: Keymap, name: str) -> str:
    """Returns all keys of `name`, without those of other keyboard layouts."""
    return " ".join(map(keys.sign, (*keys.always(name), keymap.key(name))))


def key_row(words: Words, keymap: Keymap, name: str) -> Text:
    """Returns a row: a key and what it does. A changed key stands out, and the row names the usual one."""
    said = signs(keymap, name)
    text = Text(f"  {said}{' ' * max(2, 8 - cell_len(said))}", style("gold") if name in keymap.chosen else "")
    text.append(words(f"table-does-{name}"))
    if name in keymap.chosen:
        text.append(f"  ({words('table-keys-usually', key=keys.sign(keys.usual(name)))})", style("dim"))
    return text
