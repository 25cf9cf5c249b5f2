"""One game in words: its events, its questions and answers, its end, and the position.

Knows: words, and the value that a board draws from.
Must not know: the network, widgets, canvases, or anything that our seat may not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import core
from tui.text.words import mark, plain

from .guide import Explanation, guide
from .values import AnswerGrid, AnswerTable, Tally
from .view import View

PLAYERS = ("seat", "squire", "player", "target", "other", "winner", "knight", "victim")
"""Arguments of events that are players."""
COLUMN = "|"
"""Parts the columns of an answer in its text; a sentence has a comma there."""
NOTES = ("mind", "round", "won")
"""Notes of every game, the most important last: what is easily forgotten, how it goes, how it is won."""


class EventTexts:
    """The events of one game in words, from the file `<game>.ftl`.

    Texts are strings in which `mark(seat)` stands for a player's name; screens set the names in.
    """

    id: ClassVar[str]
    silent: ClassVar[frozenset[str]] = frozenset()
    """Events without words: moments that are only seen."""
    headlines: ClassVar[frozenset[str]] = frozenset()
    """Events whose line is a headline: a block of the log begins with each."""
    ending: ClassVar[frozenset[str]] = frozenset()
    """Events that say how the game has ended: they are told after the result."""
    inner: ClassVar[frozenset[str]] = frozenset()
    """Events that belong to the one before, such as what a player meets in a city: the log indents them further."""
    airy: ClassVar[bool] = False
    """True if the rows and columns of tables of answers stand apart where there is room."""
    widest_gap: ClassVar[int] = 4
    """Columns between two columns then, at most."""
    parts_across: ClassVar[int] = 76
    """Columns of the board of which parts are shown in an explanation, at most."""

    def text(self, view: View, key: str, **args: Any) -> str:
        """A text of this game."""
        return view.words(f"{self.id}-{key}", **args)

    def arguments(self, view: View, event: core.Event) -> dict[str, Any]:
        """The arguments of an event as its sentence takes them."""
        return {name: self.argument(view, name, value) for name, value in event.args.items()}

    def argument(self, view: View, name: str, value: Any) -> Any:
        """One argument as a sentence takes it: seats become names, what is hidden `none`."""
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name in PLAYERS and type(value) is int:
            return mark(value)
        return value

    def line(self, view: View, event: core.Event) -> str:
        """The line of the log for an event; empty if it needs none."""
        if event.key in self.silent:
            return ""
        if event.key in (core.RECONSIDERED, core.UNDONE):
            who, steps = mark(event.args["seat"]), event.args["steps"]
            return view.words(f"branch-log-{event.key}", seat=who, steps=steps)
        return self.text(view, f"log-{event.key}", **self.arguments(view, event)).strip()

    def short_line(self, view: View, event: core.Event) -> str:
        """The same in columns below those of its neighbours, for a narrow feed; empty if the sentence will do."""
        return ""

    def summary(self, view: View, head: core.Event, events: Sequence[core.Event]) -> str:
        """The headline of a turn once its events have been told: what they came to. `head` is that of its first
        headline; empty: that one stays."""
        return ""

    def nothing_happens(self, event: core.Event) -> bool:
        """True for an event that is told in one line with its neighbours of the same key, as far as those are such."""
        return False

    def together(self, view: View, events: Sequence[core.Event]) -> str:
        """The line of several events in which nothing happens."""
        raise NotImplementedError

    def opening(self, view: View) -> Sequence[core.Event]:
        """Events of the set-up, before the log begins, as log lines would tell them, as far as a view of that moment
        shows them."""
        return ()


class AnswerTexts(EventTexts):
    """The questions and answers of one game in words."""

    def ask(self, view: View) -> str:
        """The question that is open for us, as one sentence."""
        raise NotImplementedError

    def row(self, view: View, action: core.Action) -> str:
        """An answer in words: what it is, and what it does, in columns parted by `COLUMN`."""
        raise NotImplementedError

    def cells(self, view: View, action: core.Action) -> list[str]:
        """The columns of an answer; some may be empty."""
        return self.parted(self.row(view, action))

    @staticmethod
    def parted(row: str) -> list[str]:
        """The columns of a row."""
        return [cell.strip() for cell in row.split(COLUMN)]

    def answer(self, view: View, action: core.Action) -> str:
        """An answer as one sentence: its columns one after the other."""
        return ", ".join(filter(None, self.cells(view, action)))

    def because(self, view: View, action: core.Action) -> str:
        """Why an answer may be good, in the words of the game, as the end of a sentence; empty if nothing can be said.
        Unless a game says more: what it does."""
        return ", ".join(filter(None, self.cells(view, action)[1:]))

    def brief_answers(self, view: View) -> list[str]:
        """All answers in fewer words, in columns as those of `row`, for narrow rows that some would be too long for;
        what board and hand show under the cursor is left out. Empty where there are no fewer words."""
        return []

    def briefest_answers(self, view: View) -> list[str]:
        """The same in fewer words still. Empty where there are none."""
        return []

    def tables(self, view: View) -> Sequence[AnswerTable]:
        """All answers in columns below headings, from the longest wording to the briefest; none if their columns need
        no headings."""
        return ()

    def grid(self, view: View) -> AnswerGrid | None:
        """The answers that pair two things, as a table; None if there are none."""
        return None

    def refusal(self, view: View, refusal: core.Refusal) -> str:
        """Returns a sentence on why an answer is not legal."""
        event = core.Event(refusal.why, refusal.args)
        return self.text(view, f"why-{event.key}", **self.arguments(view, event)).strip()

    def explain(self, view: View, action: core.Action | None) -> str:
        """More about the thing under the cursor."""
        return self.text(view, "explain")

    def beside(self, view: View) -> str:
        """The same for a screen that shows the hand as well: without what its cards say."""
        return self.explain(view, view.cursor)


class OutcomeTexts(EventTexts):
    """The scores of a round and of the game in words."""

    def end(self, view: View) -> Sequence[str]:
        """More lines for the end screen, below the ranking: what the scores are made of."""
        return []

    def end_at_length(self, view: View) -> Sequence[str]:
        """The same for a broad screen."""
        return self.end(view)

    def end_table(self, view: View) -> Tally | None:
        """The table of `end` for readers that hear it."""
        return None

    def lost_on(self, view: View, loser: int, winner: int) -> tuple[str, int] | None:
        """The part of the scores in which a loser is furthest behind the winner, by name, and by how much; None where
        scores have no parts."""
        return None

    def part(self, view: View, number: int) -> str:
        """The name of a part of the game, such as a round or a turn, by its number in `standing`."""
        return self.text(view, "part", part=number)

    def after(self, view: View, number: int) -> str:
        """Says in a sentence that such a part is over: "after round V"."""
        part = self.part(view, number)
        return view.words("ending-after", game=self.id, part=part[:1].lower() + part[1:], number=self.number_of(number))

    def number_of(self, part: int) -> str:
        """The number of such a part as it stands at the curve of the scores."""
        return str(part)

    def lap(self, part: int) -> int:
        """The number of the round or the season to which such a part belongs, from 1 on: often it is one itself."""
        return max(1, part)

    def lap_name(self, view: View, lap: int) -> str:
        """The name of such a round or season, its number last."""
        return self.part(view, lap)

    def curve(self, view: View) -> str:
        """The title of the curve of the scores; what follows its first comma may be left out."""
        return self.text(view, "curve")

    def figures_title(self, view: View, step: int) -> str:
        """The title of the table of what each player had after the parts of the game, of which every `step`th is
        shown."""
        return self.text(view, "figures", step=step)

    def reason(self, view: View, outcome: core.Outcome) -> str:
        """Returns a sentence on what decided the game."""
        return self.text(view, f"end-{outcome.reason}", name=", ".join(map(mark, outcome.ranking[0])))

    def round_table(self, view: View, events: Sequence[core.Event]) -> Tally | None:
        """The table of who scored what and why; None if there is nothing to show. `events` are those since the last
        round that scored, up to and with the one that ends it; the view is of the moment when that was told.

        It is shown over the board: at most 72 columns wide, and 16 rows high with its head and notes.
        """
        return None

    def gains(self, before: View, after: View) -> Tally | None:
        """The table of what a round has brought, from the views at its beginning and its end, where `round_table` has
        none."""
        return None


class Texts(AnswerTexts, OutcomeTexts):
    """One game in words: with the above, its position and its notes."""

    def title(self, view: View) -> str:
        """The headline: round, phase, direction."""
        raise NotImplementedError

    def facts(self, view: View) -> list[str]:
        """Describes the whole position in sentences, for readers of lines."""
        raise NotImplementedError

    def brief(self, view: View, width: int) -> list[str]:
        """The same in few rows of so many columns: where there is no room for the board. Our hand in words, too."""
        raise NotImplementedError

    def about(self, view: View, term: str, about: int | str | None = None) -> Explanation:
        """What a thing on the board is: as the guide has it, and which one of several this is."""
        return guide(self.id).explained(term, view.words)

    def at_length(self, view: View, width: int = 72) -> str:
        """Public knowledge that the board has room only to hint at, in words, shown below the explanation; tables in so
        many columns. Empty if the board shows all."""
        return ""

    def waiting(self, view: View) -> str:
        """The players that are waited for; "" while nobody else is asked, as when a step is still being shown."""
        seats = [seat for seat in view.to_act if seat != view.seat]
        if not seats:
            return ""
        key = "table-waiting" if len(seats) == 1 else "table-waiting-all"
        return view.words(key, names=", ".join(map(mark, seats)), count=len(seats))

    def notes(self, view: View) -> list[str]:
        """Notes on this game, the most important last: each a title with a text below. They stand beside the board as
        long as the log leaves room."""
        return [self.text(view, f"first-{name}", **self.note_arguments(view)) for name in NOTES]

    def note_arguments(self, view: View) -> dict[str, Any]:
        """The arguments of the notes for this game's set-up."""
        return {}

    def plain(self, view: View, text: str) -> str:
        """A text with the names set in."""
        return plain(text, view.names)
