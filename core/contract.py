"""The contract of a game: a state, actions, and rules that turn one state into the next.

Knows: the shape that all games share, their options, and how states and actions become bytes.
Must not know: any one game, who plays, or where the state is kept.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from .chance import Chance
from .fingerprint import rules_fingerprint
from .memory import Memory
from .piles import Face, Pile
from .sentence import Sentence


class Action(msgspec.Struct, frozen=True, array_like=True):
    """A player's answer to a question. Subclasses set `tag`, and list in `secret` the fields that others may not
    see."""

    secret: ClassVar[tuple[str, ...]] = ()

    def masked(self) -> Action:
        """The action as others are told of it: its secret fields are None."""
        if not self.secret:
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.secret))


class TakeBack(Action, frozen=True, tag="take_back"):
    """Takes steps back by their numbers, in order. It is of every game; `taking_back` says which steps can be."""

    steps: tuple[int, ...]

    @classmethod
    def is_packed(cls, action: Sequence[Any]) -> bool:
        """True if this plain data is, or claims to be, such an action."""
        return action[:1] == [cls.__struct_config__.tag]


class Event(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A line of the log: a key and arguments; the words are the reader's own language."""

    key: str
    args: dict[str, Any] = {}


def since(log: Sequence[Event], key: str) -> Sequence[Event]:
    """The lines of a log from the last with this key on; all, if there is none."""
    begun = next((at for at in range(len(log) - 1, -1, -1) if log[at].key == key), 0)
    return log[begun:]


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """The end of a game. `ranking` lists the places from the first down, each with the seats that share it.

    `scores` has one number a seat; `reason` is a key that says what ended the game or broke the tie.
    """

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str


class Refusal(NamedTuple):
    """Something that a player might want to answer now, and cannot."""

    action: Action
    """The action that is not possible; of several like ones, one."""
    why: str
    """The key of the sentence that says why; the words are the reader's own language."""
    args: dict[str, Any]
    """What the sentence is about, as in an event."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game: each field a bool, a Literal or a bounded int, each with its default."""


class Choice(msgspec.Struct, frozen=True):
    """An option as a lobby offers it: its name, its possible values and its default."""

    name: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str

    def takes(self, value: object) -> bool:
        """True if this is one of its values. A number is no switch, even 0 or 1."""
        return any(type(value) is type(each) and value == each for each in self.values)

    @staticmethod
    def written(value: bool | int | str) -> str:
        """A value as it is written in text: a switch is `on` or `off`."""
        return ("off", "on")[value] if isinstance(value, bool) else str(value)


class IllegalAction(ValueError):
    """The action is not possible now. Nothing has changed. `code` is a key for the sentence in other languages."""

    SENTENCES: ClassVar[dict[str, str]] = {
        "not-your-turn": "It is not your turn to act.",
        "not-possible": "That is not possible now. Choose one of the answers shown.",
        "game-over": "The game is over.",
    }

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code

    def __str__(self) -> str:
        return self.SENTENCES[self.code]


class RulesFailed(RuntimeError):
    """A mistake in the rules came up while they carried out an action. Nothing has changed; another action may do.

    What was wrong is the error's cause. Its text may name hidden cards: it is for no player and no log.
    """

    code = "rules-failed"

    def __str__(self) -> str:
        return "The rules stumbled over this, and nothing has happened. Please choose something else."


class BadOptions(ValueError):
    """The game cannot be played so; the sentence says what to change."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


S = TypeVar("S", bound=msgspec.Struct)


class Game(ABC, Generic[S]):
    """The rules of one game. Stateless: everything that changes lies in the state.

    The methods that read a state work on the full state and on what one seat sees of it, and then answer
    alike: `to_act` and `outcome` from public facts, `legal` from the seat's own view.
    """

    id: ClassVar[str]
    seats: ClassVar[range]
    """The numbers of players it can be played with."""
    options: ClassVar[type[Options]]
    state: ClassVar[type[msgspec.Struct]]
    actions: ClassVar[Any]
    """The union of its action types."""
    rules_number: ClassVar[int]
    """The version of its rules: raised whenever a recorded game would go on otherwise (see `tests/golden`)."""
    bookkeeping: ClassVar[frozenset[str]] = frozenset()
    """The fields of the state that nobody looks at: they may change without a line of the log that tells it."""
    drawn: ClassVar[Mapping[str, Collection[int]]] = {}
    """The fields of the state in which luck chooses numbers as the game begins, and from which it does: seats, spaces,
    audiences. Which faces lie where it chooses everywhere."""
    added: ClassVar[Mapping[str, tuple[bool | int | str, ...]]] = {}
    """The values of options that were added while `rules_number` stayed, by option. Without them the game goes on as
    before, for programs that do not know them too: such an option is left out of the state while it is off (UNSET)."""
    only_for: ClassVar[Mapping[str, tuple[int, ...]]] = {}
    """The options that mean something with so many players only: with others, a game is the same whatever they say."""
    rulings: ClassVar[tuple[str, ...]] = ()
    """The ids of its rulings ("R1") and reconstructions ("C1"), in the order in which they are to be read."""

    def __getstate__(self) -> None:
        """Rules hold nothing: a copy of what plays by them, in this process or another, makes its decoders itself."""

    @abstractmethod
    def setup(self, seats: int, options: Any, chance: Chance) -> S:
        """The state in which the first question is asked."""

    @abstractmethod
    def players(self, state: S) -> int:
        """Returns the number of players in this state."""

    @abstractmethod
    def components(self, state: S) -> Mapping[str, Mapping[Face, int]]:
        """For each kind of pile, how many there are of each face, in all piles of this kind together."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that may act now, in ascending order; several when choices are simultaneous."""

    def simultaneous(self, state: S) -> str:
        """The key of what several seats choose now, secretly and in any order; "" if one is asked after the other."""
        return ""

    @abstractmethod
    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """Every action possible for `seat` now, without repeats; empty if it may not act."""

    def refused(self, state: S, seat: int) -> Sequence[Refusal]:
        """Returns the actions that `seat` may want now and cannot take, each with the reason. Like `legal` it uses the
        seat's own view: a reason tells nothing that the seat does not see."""
        return ()

    @abstractmethod
    def apply(self, state: S, seat: int, action: Any, chance: Chance) -> None:
        """Carry out a legal action and all that follows from it, up to the next question or the end."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Returns the end of the game; None while it goes on."""

    def is_over(self, state: S) -> bool:
        """True if the game has ended: the same as having an outcome, and cheaper."""
        return self.outcome(state) is not None

    def plausible(self, state: S, pile: Pile, face: Face) -> bool:
        """True if `face` may lie in this pile, by what everybody knows. Narrows what a determinizer draws.

        `pile` is one of the state's own piles: `pile is state.deck` tells which.
        """
        return True

    def recall(self, view: S, seat: int | None, log: Sequence[Event]) -> Memory:
        """Returns what `seat` could have written down of the cards hidden from it, after following this log to this
        view.

        What everybody can tell from the state belongs to `plausible`; this is what the seat alone has seen.
        """
        return Memory()

    def feats(self, state: S, log: Sequence[Event]) -> Mapping[str, Sequence[int]]:
        """Returns what players can boast of after a game, by what all have seen: for each feat a number a seat. Those
        that begin with `best-` are the highest of a game, all others are counts."""
        return {}

    def why_not(self, seats: int, options: Any) -> Sentence | None:
        """A sentence why this set of options cannot be played; None if it can."""
        return None

    def configure(self, seats: int, options: Mapping[str, Any] | None = None) -> Any:
        """The checked options. Raises BadOptions with a sentence."""
        if type(seats) is not int or seats not in self.seats:
            text = "This game is for {fewest} to {most} players, not {count}."
            if len(self.seats) == 1:
                text = "This game is for {most} players, not {count}."
            raise BadOptions(Sentence("players", text, fewest=self.seats[0], most=self.seats[-1], count=seats))
        try:
            chosen = msgspec.convert(_changed(self.choices, options or {}), self.options)
        except (msgspec.ValidationError, UnicodeError) as error:
            raise BadOptions(Sentence("bad-option", "That option will not do: {reason}.", reason=str(error))) from None
        if sentence := self.why_not(seats, chosen):
            raise BadOptions(sentence)
        return chosen

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The options as a lobby offers them."""
        hints = get_type_hints(self.options, include_extras=True)
        fields = msgspec.structs.fields(self.options)
        return tuple(Choice(f.name, _values(hints[f.name]), _default(f.default)) for f in fields)

    def offered(self, players: int) -> tuple[Choice, ...]:
        """Returns the options that have a meaning with this number of players."""
        return tuple(each for each in self.choices if players in self.only_for.get(each.name, (players,)))

    @cached_property
    def fingerprint(self) -> str:
        """A hash of the components, the shapes of state and actions, and the number of the rules, without what was
        `added`. Peers with equal ones play the same game; what else differs between two releases does not matter."""
        tables = vars(import_module(f"{type(self).__module__.rpartition('.')[0]}.components"))
        types = (self.state, self.actions, self.options)
        return rules_fingerprint((self.id, self.rules_number), tables, types, self.added)

    def additions(self, options: Mapping[str, Any] | None = None) -> tuple[str, ...]:
        """The names of what was `added` that these options use; without options, of all. Programs say them of
        themselves (`Hello.can`), and play at a table that uses them only if they know them."""
        used = {name: values if options is None else (options.get(name),) for name, values in self.added.items()}
        return tuple(
            f"{self.id}.{name}={Choice.written(value)}"
            for name, values in self.added.items() for value in values if value in used[name]
        )  # fmt: skip

    def encode(self, state: S) -> bytes:
        """The state as bytes: for clones, snapshots and digests."""
        return _ENCODER.encode(state)

    def decode(self, data: bytes) -> S:
        """The state of these bytes. Raises msgspec.ValidationError or DecodeError if they are none."""
        return self._decoder.decode(data)

    def clone(self, state: S) -> S:
        """A copy that shares nothing with the state."""
        return self._decoder.decode(_ENCODER.encode(state))

    def pack(self, action: Action) -> list[Any]:
        """The action as plain data: its tag, then its fields."""
        packed = msgspec.to_builtins(action)
        return [*packed[:1], list(action.steps)] if isinstance(action, TakeBack) else packed

    def unpack(self, data: Any) -> Action:
        """The action of this plain data. Raises IllegalAction if it is none of this game."""
        try:
            written = _ENCODER.encode(data)
            action: Action = self._action_decoder.decode(written)
            if _ENCODER.encode(action) != written:
                raise ValueError("there is more than an action has")
            return action
        except (msgspec.MsgspecError, OverflowError, RecursionError, TypeError, ValueError):
            raise IllegalAction("not-possible") from None

    @cached_property
    def _decoder(self) -> Any:
        return msgspec.msgpack.Decoder(self.state)

    @cached_property
    def _action_decoder(self) -> Any:
        return msgspec.msgpack.Decoder(self.actions | TakeBack)


_ENCODER = msgspec.msgpack.Encoder()


def _changed(choices: Sequence[Choice], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that differ from their defaults."""
    defaults = {choice.name: Choice(choice.name, (choice.default,), choice.default) for choice in choices}
    return {
        name: value for name, value in options.items()
        if value is not msgspec.UNSET and not (name in defaults and defaults[name].takes(value))
    }  # fmt: skip


def _default(value: Any) -> bool | int | str:
    """What an option is by default: one that is left out of the state is off."""
    return False if value is msgspec.UNSET else value


def _values(hint: Any) -> tuple[bool | int | str, ...]:
    if bool in (hint, *get_args(hint)):
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    _, meta = get_args(hint)
    return tuple(range(meta.ge, meta.le + 1))
