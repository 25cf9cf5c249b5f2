"""The base of every board: it draws a game's state, and words its questions, answers and events.

Knows: canvases, words, and the value that a board draws from.
Must not know: the network, widgets, or anything that our seat may not see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any, ClassVar

import core
from tui.draw.canvas import Canvas
from tui.draw.cards import Card
from tui.text.words import Words, letter, mark, plain

from .guide import Explanation, guide
from .values import AnswerGrid, Standing, Tally, Way

PLAYERS = ("seat", "squire", "player", "target", "other", "winner", "knight", "victim")
"""Arguments of events that are players."""

COLUMN = "|"
"""Parts the columns of an answer in its text; a sentence has a comma there."""
SLOW, LONG, HELD = 2.0, 3.0, 7.0
"""Pauses of the feed for events by their weight: something moves, something is turned or rolled, much changes. At the
normal pace the last is still for some one and a half seconds after it has moved."""
NOTES = ("mind", "round", "won")
"""Notes of every game, the most important last: what is easily forgotten, how it goes, how it is won."""


@dataclass
class View:
    """All that a board draws from: a value. One moment of a game as one seat sees it, who plays, and the cursor."""

    game: core.Game[Any]
    seat: int | None
    """Our seat in the game; None for a spectator."""
    state: Any
    """The game as it is, or as it was when the line was said that is being told."""
    log: Sequence[core.Event]
    """All that has been told, up to this moment."""
    words: Words
    names: Sequence[str]
    _: KW_ONLY
    legal: Sequence[core.Action] = ()
    """The answers to our question; none while there is none, and while news are told."""
    cursor: core.Action | None = None
    """The answer under the cursor."""
    refused: Sequence[core.Refusal] = ()
    """Answers that are refused now, each with its reason."""
    away: Sequence[bool] = ()
    ascii_only: bool = False
    news: core.Event | None = None
    """The event that is being told; what is asked after it is not shown yet."""
    phase: float = 1.0
    """The progress of this moment from 0 to 1: pieces walk, dice roll. 1 if it is over, or nothing moves."""
    scored_at: Any = None
    """The state whose scores are shown, until the result of the game has been told; None: those of this moment."""

    @classmethod
    def of(cls, replica: core.Replica[Any], words: Words, names: Sequence[str], **more: Any) -> View:
        """The view of a replica now; with its legal answers unless others are given."""
        legal = more.pop("legal", None)
        if legal is None:
            legal = () if replica.outcome is not None else tuple(replica.legal())
        return cls(replica.game, replica.seat, replica.state, replica.log, words, names, legal=legal, **more)

    @property
    def to_act(self) -> Sequence[int]:
        """The seats that may act now; none while news are told."""
        return () if self.news is not None else self.game.to_act(self.state)

    @property
    def scored(self) -> Any:
        """The state from which scores are shown: they give the end away until the result has been told."""
        return self.state if self.scored_at is None else self.scored_at

    @property
    def outcome(self) -> core.Outcome | None:
        """The outcome of the game; None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def open_questions(self) -> Sequence[Any]:
        """The open questions of all seats; none while news are told."""
        if self.news is not None or not isinstance(self.game, core.AskingGame):
            return ()
        return self.game.open_questions(self.state)

    @property
    def question(self) -> Any | None:
        """The question to this seat; None if there is none."""
        return next((question for question in self.open_questions if question.seat == self.seat), None)

    @property
    def asked(self) -> Any:
        """The question to this seat. Raises ValueError if there is none: for callers that word an open question."""
        if self.question is None:
            raise ValueError("Nothing is asked of this seat.")
        return self.question

    def why(self, **about: Any) -> int | None:
        """The number under which a click asks why something cannot be answered: the first refusal that is about this.
        Those numbers follow those of the answers. None: there is nothing to say of it."""
        for number, refusal in enumerate(self.refused, len(self.legal)):
            if about.items() <= refusal.args.items():
                return number
        return None

    @property
    def own(self) -> int:
        """Our seat. Raises ValueError for a spectator: for what only a player is shown."""
        if self.seat is None:
            raise ValueError("A spectator has no seat.")
        return self.seat


class Texts:
    """One game in words, from the file `<game>.ftl`.

    Texts are strings in which `mark(seat)` stands for a player's name; screens set the names in.
    """

    id: ClassVar[str]
    silent: ClassVar[frozenset[str]] = frozenset()
    """Events without words: moments that are only seen."""
    ending: ClassVar[frozenset[str]] = frozenset()
    """Events that say how the game has ended: they are told after the result."""

    def text(self, view: View, key: str, **args: Any) -> str:
        """A text of this game."""
        return view.words(f"{self.id}-{key}", **args)

    def title(self, view: View) -> str:
        """The headline: round, phase, direction."""
        raise NotImplementedError

    def facts(self, view: View) -> list[str]:
        """Describes the whole position in sentences, for readers of lines."""
        raise NotImplementedError

    def brief(self, view: View, width: int) -> list[str]:
        """The same in few rows of so many columns: where there is no room for the board. Our hand in words, too."""
        raise NotImplementedError

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

    def about(self, view: View, term: str, about: int | str | None = None) -> Explanation:
        """What a thing on the board is: as the guide has it, and which one of several this is."""
        return guide(self.id).explained(term, view.words)

    def at_length(self, view: View) -> str:
        """Public knowledge that the board has room only to hint at, in words, shown below the explanation. Empty if the
        board shows all."""
        return ""

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
        return self.text(view, f"log-{event.key}", **self.arguments(view, event)).strip()

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

    def waiting(self, view: View) -> str:
        """The players that are waited for; "" while nobody else is asked, as when a step is still being shown."""
        seats = [seat for seat in view.to_act if seat != view.seat]
        if not seats:
            return ""
        key = "table-waiting" if len(seats) == 1 else "table-waiting-all"
        return view.words(key, names=", ".join(map(mark, seats)), count=len(seats))

    def end(self, view: View) -> list[str]:
        """More lines for the end screen, below the ranking: what the scores are made of."""
        return []

    def end_table(self, view: View) -> Tally | None:
        """The table of `end` for readers that hear it."""
        return None

    def lost_on(self, view: View, loser: int, winner: int) -> tuple[str, int] | None:
        """The part of the scores in which a loser is furthest behind the winner, by name, and by how much; None where
        scores have no parts."""
        return None

    def reason(self, view: View, outcome: core.Outcome) -> str:
        """Returns a sentence on what decided the game."""
        return self.text(view, f"end-{outcome.reason}", name=", ".join(map(mark, outcome.ranking[0])))

    def notes(self, view: View) -> list[str]:
        """Notes on this game, the most important last: each a title with a text below. They stand beside the board as
        long as the log leaves room."""
        return [self.text(view, f"first-{name}", **self.note_arguments(view)) for name in NOTES]

    def note_arguments(self, view: View) -> dict[str, Any]:
        """The arguments of the notes for this game's set-up."""
        return {}

    def round_table(self, view: View, events: Sequence[core.Event]) -> Tally | None:
        """The table of who scored what and why; None if there is nothing to show. `events` are those since the last
        round that scored, up to and with the one that ends it; the view is of the moment when that was told.

        It is shown over the board: at most 72 columns wide, and 16 rows high with its head and notes.
        """
        return None

    def plain(self, view: View, text: str) -> str:
        """A text with the names set in."""
        return plain(text, view.names)


class Board(Texts):
    """One game on the screen: its texts, its drawing, and the way of the cursor on it."""

    beats: ClassVar[Mapping[str, float]] = {}
    """The pauses of the feed that an event is shown for, if not one. Without text, an event not named here is shown
    together with the next."""

    rolling: ClassVar[frozenset[str]] = frozenset()
    """Events whose words wait until what rolls lies still."""
    scenes: ClassVar[frozenset[str]] = frozenset()
    """Events that begin a scene on the stage."""
    read_first: ClassVar[frozenset[str]] = frozenset()
    """Events that change the board behind a round's scores: the table of the round is shown before them."""
    shown_on_board: ClassVar[frozenset[str]] = frozenset()
    """Events that end a round and need no table over the board: what they have brought is seen on it."""
    trophy: ClassVar[str] = "crown"
    """The picture beside the winner's name."""

    # What the screen asks for

    def frames(self, event: core.Event) -> int:
        """The number of frames of this event's moment, at most 8; with more than one it is drawn that often, with a
        rising `phase`."""
        return 1

    def weight(self, event: core.Event) -> float | None:
        """The pauses of the feed that this event is shown for; None if it is one like most."""
        return self.beats.get(event.key)

    def ways(self, view: View, event: core.Event) -> Sequence[Way]:
        """The ways of the pieces that move in an event, for the stage; none if it is told in words."""
        return ()

    def scene_title(self, view: View, head: core.Event) -> str:
        """The headline of the scene that began with this event."""
        return self.line(view, head).removeprefix("— ")

    def stage_card(self, view: View, head: core.Event) -> Card | None:
        """The card of the scene that began with this event; None: it has none."""
        return None

    def coming(self, view: View) -> str:
        """The next scene, in a few words; empty if it is not known."""
        return ""

    def height(self, view: View, width: int, room: int) -> int:
        """The rows of the board, given its width and the most rows there are."""
        raise NotImplementedError

    def draw(self, view: View, canvas: Canvas) -> None:
        """Draw the board and the people."""
        raise NotImplementedError

    def hand(self, view: View, room: tuple[int, int]) -> Canvas | None:
        """Our cards as a drawing, the one under the cursor raised, in at most so many columns and rows; None if this
        game has no hand now."""
        return None

    def badge(self, view: View, seat: int) -> Sequence[tuple[str, str]]:
        """The letters that a player's pieces have on the board, each with the name of its colour."""
        return [(letter(seat), f"seat{seat}")]

    def standing(self, state: Any) -> Standing:
        """The standing at this moment, for the curve shown at the end."""
        raise NotImplementedError

    def total(self, view: View) -> str:
        """Our score so far, with its sign; it may be shown to us at any time."""
        return str(self.standing(view.state).scores[view.own])

    def place(self, view: View) -> int | None:
        """Our place so far, from 1; None if what the others have is not shown, or all have the same."""
        scores = self.standing(view.state).scores
        return None if min(scores) == max(scores) else 1 + sum(score > scores[view.own] for score in scores)

    def start(self, view: View) -> int:
        """The number of the answer under the cursor when a question is new."""
        return 0

    def walk(self, view: View, at: int, key: str) -> int:
        """The answer that `left` or `right` leads to from answer number `at`: the direct way on the board."""
        return (at + (1 if key == "right" else -1)) % len(view.legal)

    def digit(self, view: View, at: int) -> int:
        """The digit that gives answer number `at` directly."""
        return at + 1

    def arranged(self, legal: Sequence[core.Action]) -> Sequence[core.Action]:
        """The answers in the order in which they are listed: that of the hand, where cards are chosen."""
        return legal

    def keys(self, view: View, numbers: Sequence[int]) -> str:
        """The digits that give the answers of these numbers, to be printed on what they stand for."""
        digits = [self.digit(view, number) for number in numbers if number < len(view.legal)]
        return "·".join(str(digit) for digit in digits if digit < 10)

    def declining(self, view: View) -> int | None:
        """Returns the number of the answer that declines all others and stays in sight; None if there is none."""
        return None

    def number(self, view: View, at: int) -> int:
        """The number that gives it where several digits can be typed."""
        return self.digit(view, at)

    # When a round is over

    def round_ends(self, event: core.Event) -> bool:
        """True for the last line of a round, a festival or a duel that has scored, whose table is shown then."""
        return False

    # Answers by themselves

    def is_done(self, action: core.Action) -> bool:
        """True for the answer that ends a step without doing anything."""
        return type(action).__struct_config__.tag == "done"

    def answers_itself(self, view: View) -> bool:
        """True if ending the step is the only answer, and nothing that is being looked at would go."""
        return len(view.legal) == 1 and self.is_done(view.legal[0]) and not self.lingers(view)

    def passed_over(self, view: View) -> str:
        """The step that a lone answer ends, in two or three words; empty if it needs none."""
        return ""

    def lingers(self, view: View) -> bool:
        """Would a lone `done` take something away that we look at? Then the screen does not answer it by itself."""
        return False
