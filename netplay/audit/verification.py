"""Was the deal fair? A game that is over is played over again from the seed, and held against all that was ever told.

Knows: how a seed comes to be, the rules, how bots decide, and what one client was told.
Must not know: connections, files, screens. It plays a whole game at once: not for the loop that draws.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

import ai
import core
from core import Sentence
from netplay.game.bot_seats import BotSeat, DecisionRequest
from netplay.game.saved import CannotResume, SavedGame, damaged
from netplay.protocol.messages import Began, BotInterval, Deal, Played, Record, Reported

from .commitment import bot_luck_of, seal, sealed_once, seed_of, table_seal

THROWN = 3
"""So many deals people may throw away, one after the other, since somebody leaves or wants another game. Who throws
away more can choose the one that he likes best."""


class Anomaly(msgspec.Struct, frozen=True):
    """What was seen to be wrong while the game went on: a code of `FAILURES`, and the step."""

    code: str
    step: int


class Transcript(msgspec.Struct, frozen=True):
    """All that one client was told of a game."""

    table: str
    """The table's identity."""
    name: str
    """What the table is called."""
    names: list[str]
    """The players' names."""
    began: Began
    """How we saw it begin; its reports are those below."""
    reports: list[Reported]
    movers: list[str | None]
    """For each report, the level of the bot whose answer it was as the lobby then showed, "" for a person's; None if we
    were not there then."""
    shown: Deal | None = None
    """The deal as it was announced to us, and its seals as they were shown before any was opened."""
    seat: int | None = None
    """On which seat we took part in the deal."""
    nonce: bytes = b""
    """Our part in it."""
    skipped: int = 0
    """So many deals of this table before it we were not shown."""
    doubt: Anomaly | None = None
    odd: list[Reported] = []
    """Reports that our copy of the game could not follow."""
    record: Record | None = None
    there: bool = False
    """Were we at the table when it began?"""
    thrown: int = 0
    """So many deals before it were thrown away when our part was known, or the game as soon as it had begun."""


class Verdict(msgspec.Struct, frozen=True):
    """What came of it. `fair` None: nothing can be said, since the game was dealt without proof, or not before our
    eyes, or one deal of many was chosen. False: something is wrong, or this release cannot check it, which a table
    could bring about."""

    fair: bool | None
    code: str
    sentence: str
    """A `Sentence`: one line."""
    step: int | None = None
    """Where it failed; 0 is before the first step."""
    checked: tuple[str, ...] = ()
    """A `Sentence` for each thing that was checked and is so."""


FAILURES = {
    "withheld": "The table has not opened its number: nobody can check the deal.",
    "unshown": "The table dealt without asking your program for its number first.",
    "other-terms": "Something else was dealt than had been agreed upon.",
    "other-seal": "The table has changed its seal after it was shown.",
    "other-parts": "The table has changed the seals of the players after they were shown.",
    "other-nonce": "The table has put another number in the place of yours.",
    "bad-part": "A player's number does not fit its seal.",
    "more-seals": "There are other seals than one for each player: the table could choose among them.",
    "nobody": "No player's number is in the seed: the table could choose it.",
    "same-number": "Two deals were made under one number.",
    "other-opening": "The number that the table opened does not fit its seal.",
    "other-rules": "This release plays the game by other rules and cannot check it.",
    "other-stream": "This release draws luck in another way and cannot check the game.",
    "first": "The first cards are not those of the seed.",
    "report": "Step {step} was not told as it follows from the seed and the rules.",
    "illegal": "Step {step} was not possible.",
    "shorter": "Step {step} was told, but is not in the game that was opened.",
    "bot": "In step {step} the bot {name} did not do what a bot decides by what it sees.",
    "mover": "In step {step} it was not {name} who decided, as the table had shown.",
    "retold": "Step {step} was told in two different ways.",
    "not-yours": "Step {step} was told as yours, but you had not chosen it.",
    "taken-back": "The game went back to before step {step}, which had been told.",
}
"""What may be wrong, and how that is said."""


class Unfair(Exception):
    """Something was found to be wrong."""

    def __init__(self, code: str, step: int = 0, name: str = "") -> None:
        super().__init__(code)
        self.code, self.step, self.name = code, step, name


class Replayed(NamedTuple):
    """What was found to be so."""

    reports: int
    bots: int
    bots_checked: bool
    thought: int = 0
    """Answers of bots that think, which were not."""


def verify(told: Transcript, breathe: Callable[[], None] = lambda: None) -> Verdict:
    """Check all that can be checked. `breathe` is called between steps: a thread lets others go on there. Raises
    CannotResume for what was kept and is damaged."""
    deal, record, players = told.began.deal, told.record, len(told.began.seats)
    if len(told.names) != players or (told.began.seat or 0) >= players:
        raise CannotResume(damaged("players"))
    if deal is None:
        return verify_nothing()
    try:
        if told.doubt is not None:
            raise Unfair(told.doubt.code, told.doubt.step)
        if record is None and _goes_on(told):
            return verify_later()
        if record is None:
            raise Unfair("withheld")
        _check_agreed(told, deal)
        seed = check_seed(deal, record.nonce)
        done = replay(deal, record, seed, told, breathe)
    except Unfair as error:
        return failed(error)
    return fair(deal, told.names, done, told)


def verify_saved(saved: SavedGame | None, names: Sequence[str]) -> Verdict:
    """The same for a game as its own table has saved it: its seed, its luck, and its bots. Raises CannotResume for one
    that is damaged."""
    if saved is None or saved.deal is None:
        return verify_nothing()
    saved.replayed()
    deal, nonce = saved.deal.deal, saved.deal.nonce
    if len(names) != len(deal.terms.seats):
        raise CannotResume(damaged("players"))
    steps = [Played(step.actor, step.action) for step in saved.steps]
    try:
        if check_seed(deal, nonce) != saved.seed:
            raise Unfair("first")
        record = Record(deal.terms.number, nonce, steps, saved.stints, saved.bots)
        return fair(deal, names, replay(deal, record, saved.seed, None))
    except Unfair as error:
        return failed(error)


def verify_nothing() -> Verdict:
    """The verdict over a game of which nothing can be said."""
    text = "This game was dealt without proof: a program at the table could not take part in a fair deal."
    return Verdict(None, "unproven", Sentence("fair-unproven", text))


def verify_later() -> Verdict:
    """The verdict over a game that, as far as we were told, is not over."""
    text = "As far as this program was told, the game is not over: its deal can be checked when it is."
    return Verdict(None, "unfinished", Sentence("fair-unfinished", text))


def _goes_on(told: Transcript) -> bool:
    """Does all that we were told lead to a game that is not over?"""
    began = told.began
    try:
        replica = core.Replica(core.game(began.game), began.seat, core.Snapshot(0, began.state))
        for report in told.reports:
            replica.follow(report.report())
    except (core.BadReport, LookupError):
        return False
    return not told.odd and replica.outcome is None


def failed_with(code: str) -> Verdict:
    """The verdict over something that is wrong before the first step."""
    return failed(Unfair(code))


def failed(error: Unfair) -> Verdict:
    """The verdict over something that is wrong."""
    said = Sentence(f"fair-{error.code}", FAILURES[error.code], step=error.step, name=error.name)
    return Verdict(False, error.code, said, error.step)


def fair(deal: Deal, names: Sequence[str], done: Replayed, told: Transcript | None = None) -> Verdict:
    """The verdict when nothing was found to be wrong, with what was checked."""
    checked = [
        *_about_seed(deal, names, told),
        Sentence("fair-steps", "{count} things told agree with the seed and the rules.", count=done.reports + 1),
        *_about_bots(done),
        *_about_number(deal, told),
    ]
    if told is not None and not _seen(told):
        text = "This program was not there when the cards were dealt, so it cannot say whether the deal was fair."
        return Verdict(None, "unseen", Sentence("fair-unseen", text), None, tuple(checked))
    if told is not None and told.thrown > THROWN:
        text = "The table threw away deal after deal, knowing your number: nobody can say whether this one was fair."
        return Verdict(None, "thrown", Sentence("fair-thrown", text), None, tuple(checked))
    if told is not None and _ours(told, deal) is False:
        text = "Nothing was found to be wrong, but your own number is not in the seed."
        return Verdict(True, "without-ours", Sentence("fair-without-ours", text), None, tuple(checked))
    return Verdict(True, "fair", Sentence("fair-fair", "The deal was fair."), None, tuple(checked))


def _about_seed(deal: Deal, names: Sequence[str], told: Transcript | None) -> Iterator[Sentence]:
    """Whose numbers made it, and were they bound before? That is known to who was shown all seals."""
    seats = deal.terms.seats
    drew = ", ".join(names[seats.index(part.seat)] for part in deal.parts if part.nonce)
    yield Sentence("fair-seed", "The seed is the hash of the numbers of the table and of {names}.", names=drew)
    if told is not None and _ours(told, deal) is False:
        text = "Your own number is not in the seed: you rely on those of the others."
        yield Sentence("fair-not-ours", text)
    if told is None or (told.shown is not None and told.shown.parts):
        yield Sentence("fair-bound", "Everyone was bound by a seal before the first number was opened.")


def _about_number(deal: Deal, told: Transcript | None) -> Iterator[Sentence]:
    """Which deal of its table it was, and what became of those before it."""
    yield Sentence("fair-number", "This was deal number {number} at this table.", number=deal.terms.number)
    if told is not None and told.skipped > 0:
        text = "{count} deals before it were not shown to you."
        yield Sentence("fair-skipped", text, count=told.skipped)
    if told is not None and told.thrown:
        text = "{count} deals before it were thrown away when your number was known."
        yield Sentence("fair-thrown-away", text, count=told.thrown)


def _about_bots(done: Replayed) -> Iterator[Sentence]:
    """How far the answers of bots were checked."""
    if done.bots_checked and done.bots:
        text = "{count} answers of bots are what bots decide by what they see."
        yield Sentence("fair-bots", text, count=done.bots)
    elif done.bots:
        text = "{count} answers of bots were not checked: the bots are of another release than yours."
        yield Sentence("fair-other-bots", text, count=done.bots)
    if done.thought:
        text = "{count} answers of bots that think were not checked: how far they get depends on the machine."
        yield Sentence("fair-thought", text, count=done.thought)


# What was agreed upon before the cards


def _check_agreed(told: Transcript, deal: Deal) -> None:
    """What was dealt is what we had seen announced and sealed."""
    began, terms, shown = told.began, deal.terms, told.shown
    if (terms.table, terms.game, terms.seats) != (told.table, began.game, began.seats):
        raise Unfair("other-terms")
    if told.skipped < 0:
        raise Unfair("same-number")
    if shown is None and told.there and not _seen(told):
        raise Unfair("unshown")
    if shown is None:
        return
    if shown.terms != terms or (began.seat is not None and told.seat != terms.seats[began.seat]):
        raise Unfair("other-terms")
    if shown.seal != deal.seal:
        raise Unfair("other-seal")
    if shown.parts and [(p.seat, p.seal) for p in shown.parts] != [(p.seat, p.seal) for p in deal.parts]:
        raise Unfair("other-parts")
    for part in deal.parts:
        if part.seat == told.seat and (
            part.seal != seal(deal, part.seat, told.nonce) or _other(part.nonce, told.nonce)
        ):
            raise Unfair("other-nonce")


def _seen(told: Transcript) -> bool:
    """Has it been dealt before our eyes, if we played?"""
    return told.shown is not None or told.began.seat is None


def _other(nonce: bytes, ours: bytes) -> bool:
    return bool(nonce) and nonce != ours


def _ours(told: Transcript, deal: Deal) -> bool | None:
    """Is our own number in the seed? None for who only watched."""
    if told.seat is None:
        return None
    return any(part.seat == told.seat and part.nonce for part in deal.parts)


def check_seed(deal: Deal, nonce: bytes) -> bytes:
    """The seed, when every number fits its seal. Raises Unfair."""
    if deal.terms.game not in core.IDS or deal.terms.rules != core.game(deal.terms.game).fingerprint:
        raise Unfair("other-rules")
    if deal.terms.stream != core.STREAM_VERSION:
        raise Unfair("other-stream")
    _check_seats(deal)
    opened = [part for part in deal.parts if part.nonce]
    if not opened:
        raise Unfair("nobody")
    if any(part.seat not in deal.terms.people or seal(deal, part.seat, part.nonce) != part.seal for part in opened):
        raise Unfair("bad-part")
    if not sealed_once(deal.terms, deal.parts):
        raise Unfair("more-seals")
    if table_seal(deal.terms, nonce) != deal.seal:
        raise Unfair("other-opening")
    return seed_of(deal, nonce)


def _check_seats(deal: Deal) -> None:
    """Whoever is named sits at the table, and nobody twice. Raises Unfair."""
    seats, people, bots = deal.terms.seats, deal.terms.people.keys(), deal.terms.bots.keys()
    if len(set(seats)) < len(seats) or people & bots or people | bots != set(seats):
        raise Unfair("other-terms")


# The game played over again


def replay(
    deal: Deal, record: Record, seed: bytes, told: Transcript | None, breathe: Callable[[], None] = lambda: None
) -> Replayed:
    """Play the game over, and hold it against what was told, if that is given. Raises Unfair."""
    terms = deal.terms
    try:
        dealer = core.Dealer(core.game(terms.game), len(terms.seats), terms.options, seed=seed)
    except core.BadOptions:
        raise Unfair("other-terms") from None
    if told is not None and dealer.first_snapshot(told.began.seat).state != told.began.state:
        raise Unfair("first")
    if told is not None and len(told.reports) > len(record.steps):
        raise Unfair("shorter", len(record.steps) + 1)
    bots = Bots(dealer, terms.bots, terms.seats, record, bot_luck_of(seed), told.names if told else [])
    for number, played in enumerate(record.steps, 1):
        bots.check_mover(number, played.actor, told)
        try:
            step = bots.act(number, played.actor, dealer.game.unpack(played.action))
        except (core.IllegalAction, core.RulesFailed):
            raise Unfair("illegal", number) from None
        if told is not None:
            _check_told(told, number, step.report(told.began.seat))
        breathe()
    return Replayed(len(told.reports) if told else len(record.steps), bots.count, bots.known, bots.thought)


def _check_told(told: Transcript, number: int, report: core.Report) -> None:
    """All that was told of this step is what follows from the seed and the rules. Raises Unfair."""
    given = [*told.reports[number - 1 : number], *(each for each in told.odd if each.seq == number)]
    ours = _ENCODER.encode(report)
    if any(ours != _ENCODER.encode(each.report()) for each in given):
        raise Unfair("report", number)


class Bots:
    """The answers of bots in a game that is played over: each is decided once more, from what its seat sees."""

    def __init__(
        self, dealer: core.Dealer[Any], bots: dict[int, str], seats: Sequence[int], record: Record, luck: bytes,
        names: Sequence[str],
    ) -> None:  # fmt: skip
        self.known = record.bots == ai.version(dealer.game.id)
        """Do our bots decide as those did?"""
        self.count = 0
        """Answers that could be checked."""
        self.thought = 0
        """Answers of bots that think. They stop when their time is up, and so another machine may decide otherwise:
        nothing is claimed of them, but that the lobby showed a bot there."""
        self._dealer, self._luck, self._names = dealer, luck, names
        self._levels = {player: bots.get(seat, "") for player, seat in enumerate(seats)}
        """For each player the level of the bot that always plays, "" if there is none."""
        self._stints: dict[int, list[BotInterval]] = {player: [] for player in self._levels}
        self._seats: dict[int, BotSeat] = {}
        for stint in record.stints:
            self._stints.get(stint.player, []).append(stint)

    def check_mover(self, number: int, player: int, told: Transcript | None) -> None:
        """Bots' seats are played by bots, and who was shown to be played by a bot, or not to be, was so."""
        level, always = self._stint(number, player).level, self._levels.get(player, "")
        shown = told.movers[number - 1] if told is not None and number <= len(told.movers) else None
        if (always and level != always) or (shown is not None and shown != level):
            raise Unfair("mover", number, self._name(player))

    def act(self, number: int, player: int, action: core.Action) -> core.Step:
        """Carry out a step. Raises Unfair if it is not what the bot would have done; IllegalAction or RulesFailed."""
        stint = self._stint(number, player)
        if not stint.level:
            return self._dealer.act(player, action)
        if ai.thinks(stint.level):
            self.thought += 1
            return self._dealer.act(player, action)
        self.count += 1
        if not self.known:
            return self._dealer.act(player, action)
        for choice in self._tries(number, player, stint):
            with suppress(core.RulesFailed):
                if choice != action:
                    self._fails_over(player, choice, number)
                return self._dealer.act(player, action)
        raise Unfair("bot", number, self._name(player))

    def _fails_over(self, player: int, choice: core.Action, number: int) -> None:
        """Another answer than the first may have been taken only because the rules stumbled over that one."""
        self._dealer.act(player, choice)
        raise Unfair("bot", number, self._name(player))

    def _tries(self, number: int, player: int, stint: BotInterval) -> list[core.Action]:
        bot = self._seats.get(player)
        if bot is None or bot.level != stint.level:
            bot = self._seats[player] = BotSeat(self._dealer, player, stint.level, self._luck)
        seen = max(0, number - 1 - stint.lag)
        reports = self._dealer.history(player, bot.replica.seq)[: max(0, seen - bot.replica.seq)]
        ask = DecisionRequest(bot, seen, 0.0, reports)
        try:
            decided = ask.decide()
        except Exception:  # as at the table: a bot that cannot decide is helped by lot
            decided = None
        return ask.tries(decided, self._dealer.legal(player))

    def _stint(self, number: int, player: int) -> BotInterval:
        begun = [stint for stint in self._stints.get(player, []) if stint.seq <= number]
        return begun[-1] if begun else BotInterval(0, player, "")

    def _name(self, player: int) -> str:
        return self._names[player] if player < len(self._names) else str(player + 1)


_ENCODER = msgspec.msgpack.Encoder()
