"""The baseline for the screen's figures: a bare Textual app with a list, a few lines and nothing else."""

from textual.app import App, ComposeResult
from textual.widgets import OptionList, Static


class Bare(App[None]):
    def compose(self) -> ComposeResult:
        yield Static("A bare Textual app")
        yield OptionList("Solo", "Host", "Join", "Quit")
        yield Static(id="under")

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#under", Static).update(f"Option {event.option_index}")


Bare().run()
