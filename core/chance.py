"""Chance: the only source of luck and of revelation.

Knows: how luck is drawn, and who is told what when a pile changes.
Must not know: any game, the network, or the names of players.

A rule asks; the dealer's chance decides and notes who is told; a replica's chance reads what its seat was told.
Both run the same rules, so they stay alike in all that the seat may see.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import Any, TypeVar, cast

import msgspec

from .piles import EVERYONE, NOBODY, Audience, Face, Pile, only, sees

SEED_BYTES = 32
"""256 bit: far more deals than a 52-card pack has (226 bit), so every deal can happen."""

STREAM_VERSION = 1
"""To be named in every saved game. A change of `Stream` needs a new number and new known vectors."""

T = TypeVar("T")


class Stream:
    """Random whole numbers from a seed: keyed BLAKE2b in counter mode, the same on every platform."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"A seed has {SEED_BYTES} bytes, this one has {len(seed)}.")
        self._seed = seed
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; what would favour some of them is drawn again."""
        if not 0 < n <= 1 << 32:
            raise ValueError(f"Cannot draw a number below {n}.")
        fair = (1 << 32) - (1 << 32) % n
        while (word := self._word()) >= fair:
            pass
        return word % n

    @property
    def place(self) -> tuple[int, int]:
        """The position in the stream: the number of the next block, and the words left of the one before."""
        return self._block, len(self._words)

    def go_to(self, place: tuple[int, int]) -> None:
        """Draw from here on what would have been drawn from this place."""
        self._block, left = place
        self._words = self._words_of(self._block - 1)[:left] if left else []

    def _word(self) -> int:
        """The next 32 bits: each 64-byte block gives 16 little-endian words, first word first."""
        if not self._words:
            self._words = self._words_of(self._block)
            self._block += 1
        return self._words.pop()

    def _words_of(self, block: int) -> list[int]:
        """The words of a block, the first last."""
        made = blake2b(block.to_bytes(8, "little"), key=self._seed, person=b"round-table-1").digest()
        return [int.from_bytes(made[i : i + 4], "little") for i in range(60, -4, -4)]


class BadReport(ValueError):
    """A report does not fit the rules: the sender plays another game, or lies."""


class Chance(ABC):
    """The random and hidden information that rules ask for. Every method changes the piles as this peer sees them."""

    revealing = False
    """True once luck was drawn, or anybody was let see what they had not seen: nobody can unsee it. By public facts
    alone, so that all peers of a game agree."""

    def roll(self, sides: int) -> int:
        """A die with faces 1 to `sides`, seen by everyone."""
        self.revealing = True
        shown = self._learn(EVERYONE, lambda: self._lucky(lambda below: 1 + below(sides)))
        if type(shown) is not int or not 1 <= shown <= sides:
            raise BadReport(f"A die with {sides} sides does not show {shown!r:.20}.")
        return shown

    def shuffle(self, pile: Pile) -> None:
        """Bring a pile into random order. Those who may look at it see the new order."""
        self.revealing = True
        order = self._learn_faces(pile.audience, lambda: self._lucky(lambda below: _shuffled(pile.faces, below)))
        pile.faces = self._as_seen(pile, [None] * len(pile) if order is None else _listed(order, len(pile)))

    def deal(self, source: Pile, target: Pile, n: int = 1) -> None:
        """Move the top `n` faces, or as many as there are, to the bottom of `target`."""
        faces = source.faces[:n]
        del source.faces[:n]
        self._note(target.audience & ~source.audience, faces)
        told = self._learn_faces(target.audience & ~source.audience, lambda: faces)
        target.faces += self._as_seen(target, faces if told is None else _listed(told, len(faces)))

    def move(self, source: Pile, target: Pile, face: Face | None) -> None:
        """Move one named face to the bottom of `target`. Whoever sees either end is told the face."""
        self._note(target.audience & ~source.audience, [face])
        told = self._learn_faces(source.audience | target.audience, lambda: face)
        if not isinstance(told, (str, type(None))):
            raise BadReport("The report shows something that is no card.")
        if None not in (told, face) and told != face:
            raise BadReport("The report shows another card than the one that was named.")
        _take(source, told if self._sees(source.audience) else None)
        target.faces += self._as_seen(target, [told])

    def sift(self, source: Pile, target: Pile, worth: Callable[[Face], int]) -> None:
        """Move the face of highest worth, one of equals at random, each card alike; nobody chose it."""
        self.revealing = True
        face: Face | None = None
        if self._knows_all():
            best = max(worth(each) for each in source.known())
            equals = [each for each in source.known() if worth(each) == best]
            face = self._lucky(lambda below: equals[below(len(equals))])
            if face not in equals:
                raise ValueError(f"The script wants {face!r:.40}, which is none of the best.")
        self.move(source, target, face)

    def turn(self, pile: Pile, audience: Audience) -> None:
        """From now on `audience` may look at this pile, and nobody else."""
        faces = pile.faces
        self._note(audience & ~pile.audience, faces)
        told = self._learn_faces(audience & ~pile.audience, lambda: faces)
        pile.audience = audience
        pile.faces = self._as_seen(pile, faces if told is None else _listed(told, len(faces)))

    def peek(self, pile: Pile, seat: int) -> Sequence[Face | None]:
        """Let one seat look now, and remember in its log. To be passed to `say`, never to decide by."""
        faces = pile.faces
        self._note(only(seat) & ~pile.audience, faces)
        told = self._learn_faces(NOBODY if pile.seen_by(seat) else only(seat), lambda: faces)
        return list(faces) if told is None else _listed(told, len(faces))

    def announce(self, question: Callable[[], T], answers: Iterable[T]) -> T:
        """A public fact about hidden cards, told to everyone. `answers` are all that it can be, by public facts; each
        is plain data."""
        self.revealing = True
        said = self._learn(EVERYONE, question)
        if not _is_one_of(answers, said):
            raise BadReport("The report answers a question with what is no answer to it.")
        return said

    def say(self, key: str, **args: Any) -> None:  # noqa: B027 - only replicas keep a log
        """A line for the log: a key and arguments, no prose. What this peer may not see is None in it.

        Say a thing after it has happened: whoever reads the line is shown the state as it is then.
        """

    def _note(self, viewers: Audience, faces: Sequence[Face | None]) -> None:
        """Notes that these seats see these faces, which they had not seen."""
        self.revealing |= bool(viewers and faces)

    @abstractmethod
    def _learn(self, viewers: Audience, make: Callable[[], Any]) -> Any:
        """Decide and note that `viewers` are told (dealer), or read it (replica; None if not told)."""

    def _learn_faces(self, viewers: Audience, make: Callable[[], Any]) -> Any:
        """Reads faces: None is no face, and means that this peer is not told."""
        told = self._learn(viewers, make)
        if told is None and self._sees(viewers):
            raise BadReport("The report tells less than the rules ask for.")
        return told

    @abstractmethod
    def _lucky(self, draw: Callable[[Callable[[int], int]], T]) -> T:
        """An outcome of luck. Only the dealer comes here."""

    @abstractmethod
    def _sees(self, audience: Audience) -> bool: ...

    def _knows_all(self) -> bool:
        return False

    def _as_seen(self, pile: Pile, faces: Sequence[Face | None]) -> list[Face | None]:
        return list(faces) if self._sees(pile.audience) else [None] * len(faces)


class Mark(msgspec.Struct, frozen=True):
    """A position in a dealer's stream of luck."""

    place: tuple[int, int]
    script: list[Any]


class SeededChance(Chance):
    """The dealer's chance: decides by its stream, and notes the news for each audience.

    `script` gives outcomes to use before the stream is asked: a number for a roll, a face for a tie, and
    for a shuffle the faces that come first (the rest follow in their old order). Whoever asks for an outcome raises
    ValueError if that of the script is none.
    """

    def __init__(self, stream: Stream, script: Iterable[Any] = ()) -> None:
        self._stream = stream
        self._script = list(script)
        self.news: list[tuple[Audience, Any]] = []
        """Who was told what since `take` was last called, in order."""
        self.luck: list[Any] = []
        """Each outcome of luck since then, in order, in the form of a script."""

    def mark(self) -> Mark:
        """Returns the present position of the luck, for `return_to` after a failed step."""
        return Mark(self._stream.place, self._script[:])

    def return_to(self, mark: Mark) -> None:
        """Luck as it stood at the mark; what was noted since is forgotten."""
        self._stream.go_to(mark.place)
        self._script = mark.script
        self.news, self.luck, self.revealing = [], [], False

    def take(self) -> tuple[list[tuple[Audience, Any]], list[Any]]:
        """The news and the luck so far; both start anew, and so does what was revealed."""
        taken = self.news, self.luck
        self.news, self.luck, self.revealing = [], [], False
        return taken

    def _learn(self, viewers: Audience, make: Callable[[], Any]) -> Any:
        value = make()
        if viewers:
            self.news.append((viewers, _kept(value)))
        return value

    def _lucky(self, draw: Callable[[Callable[[int], int]], T]) -> T:
        outcome: Any = self._scripted(draw) if self._script else draw(self._stream.below)
        self.luck.append(_kept(outcome))
        return outcome

    def _scripted(self, draw: Callable[[Callable[[int], int]], Any]) -> Any:
        wanted = self._script.pop(0)
        if not isinstance(wanted, list):
            return wanted
        first, unshuffled = cast("list[Face]", wanted), draw(lambda n: n - 1)
        if not isinstance(unshuffled, list):
            raise ValueError("The script gives an order where nothing is shuffled.")
        rest = cast("list[Face]", unshuffled)
        for face in first:
            if face not in rest:
                raise ValueError(f"The script wants {face!r:.40} first, which is not in the pile.")
            rest.remove(face)
        return [*first, *rest]

    def _sees(self, audience: Audience) -> bool:
        return True

    def _knows_all(self) -> bool:
        return True


class PlayoutChance(Chance):
    """Luck for a game that is only thought of: every face is known, nobody is told anything, nothing is noted.

    `below` gives a number from 0 to n - 1; with a dealer's stream the game goes as it would with the dealer.
    """

    def __init__(self, below: Callable[[int], int]) -> None:
        self._below = below

    def roll(self, sides: int) -> int:
        return 1 + self._below(sides)

    def shuffle(self, pile: Pile) -> None:
        pile.faces = _shuffled(pile.faces, self._below)

    def deal(self, source: Pile, target: Pile, n: int = 1) -> None:
        target.faces += source.faces[:n]
        del source.faces[:n]

    def move(self, source: Pile, target: Pile, face: Face | None) -> None:
        _take(source, face)
        target.faces.append(face)

    def turn(self, pile: Pile, audience: Audience) -> None:
        pile.audience = audience

    def announce(self, question: Callable[[], T], answers: Iterable[T]) -> T:
        return question()

    def _learn(self, viewers: Audience, make: Callable[[], Any]) -> Any:
        return make()

    def _lucky(self, draw: Callable[[Callable[[int], int]], T]) -> T:
        return draw(self._below)

    def _sees(self, audience: Audience) -> bool:
        return True

    def _knows_all(self) -> bool:
        return True


class ReportedChance(Chance):
    """A replica's chance: everything it needs was told to its seat, in order; and it keeps the log."""

    def __init__(self, seat: int | None, told: Iterable[Any], witness: Callable[[], None] | None = None) -> None:
        self._seat = seat
        self._told = list(told)
        self._witness = witness
        """Called after each line that is said: whoever wants to remember how things stood then."""
        self.lines: list[tuple[str, dict[str, Any]]] = []
        self.touched: list[Pile] = []
        """The piles into which something came, or in which something was shown."""

    def finish(self) -> None:
        """Raises BadReport if something was told that no rule asked for."""
        if self._told:
            raise BadReport("The report tells more than the rules ask for.")

    def say(self, key: str, **args: Any) -> None:
        self.lines.append((key, args))
        if self._witness:
            self._witness()

    def _learn(self, viewers: Audience, make: Callable[[], Any]) -> Any:
        if not self._sees(viewers):
            return None
        if not self._told:
            raise BadReport("The report tells less than the rules ask for.")
        return self._told.pop(0)

    def _lucky(self, draw: Callable[[Callable[[int], int]], T]) -> T:
        raise BadReport("Only a dealer draws luck.")

    def _sees(self, audience: Audience) -> bool:
        return sees(audience, self._seat)

    def _as_seen(self, pile: Pile, faces: Sequence[Face | None]) -> list[Face | None]:
        self.touched.append(pile)
        return list(faces) if sees(pile.audience, self._seat) else [None] * len(faces)


def _shuffled(faces: Sequence[Face | None], below: Callable[[int], int]) -> list[Face | None]:
    """Fisher and Yates, from the last place down; drawing the highest number each time leaves the order."""
    order = list(faces)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _kept(value: Any) -> Any:
    """The value as it is now: piles go on changing."""
    return list(cast("list[Any]", value)) if isinstance(value, list) else value


def _is_one_of(answers: Iterable[object], said: object) -> bool:
    """A number is no bool, be it 0 or 1."""
    return any(type(said) is type(each) and said == each for each in answers)


def _take(pile: Pile, face: Face | None) -> None:
    try:
        pile.faces.remove(face)
    except ValueError:
        raise BadReport(f"There is no {face or 'card'} in that pile.") from None


def _listed(told: Any, length: int) -> list[Face | None]:
    faces = cast("list[Any]", told) if isinstance(told, list) else []
    if len(faces) != length:
        raise BadReport("The report shows another number of cards.")
    if not {*map(type, faces)} <= {str}:
        raise BadReport("The report shows something that is no card.")
    return faces
