"""Verdict on the fairness of a game, and the sentences that explain it.

Knows: what can be wrong, and what can be proved.
Must not know: how a game is checked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from core import Sentence
from netplay.protocol.messages import Deal

from .transcript import Transcript

THROWN = 3
"""Number of consecutive deals that may come to nothing, since people leave or choose another game. A table that drops
more can choose the deal that suits it. The verdict tells of fewer, too."""


class Verdict(msgspec.Struct, frozen=True):
    """The result of a check. `fair` is None if it is unknown: the game was dealt without proof, or before the client
    came, or after many dropped deals. It is False if something is wrong, or if this release cannot check it, which a
    table could bring about."""

    fair: bool | None
    code: str
    sentence: str
    """A `Sentence`: one line."""
    step: int | None = None
    """The step that failed; 0 stands for the time before the first step."""
    checked: tuple[str, ...] = ()
    """A `Sentence` for each check that passed."""


FAILURES = {
    "withheld": "The table has not opened its number: nobody can check the deal.",
    "unshown": "The table dealt without asking your program for its number first.",
    "other-terms": "Something else was dealt than had been agreed upon.",
    "other-seal": "The table changed its own seal after showing it.",
    "other-parts": "The table changed the seals of the players after showing them.",
    "other-nonce": "The table put another number in the place of yours.",
    "dropped": "Your number was opened and is not in the seed: by leaving it out, the table could choose the seed.",
    "bad-part": "A player's number does not fit its seal.",
    "more-seals": "There are other seals than one for each player: the table could choose among them.",
    "nobody": "No player's number is in the seed: the table could choose it.",
    "same-number": "Two deals were made under one number.",
    "other-opening": "The number that the table opened does not fit its seal.",
    "other-rules": "This version plays the game by other rules and cannot check it.",
    "other-stream": "This version draws luck in another way and cannot check the game.",
    "first": "The first cards are not those of the seed.",
    "report": "Step {step} was not told as it follows from the seed and the rules.",
    "illegal": "Step {step} was not possible.",
    "shorter": "Step {step} was told, but is not in the game that was opened.",
    "bot": "In step {step} the bot {name} did not do what a bot decides by what it sees.",
    "mover": "In step {step} it was not {name} who decided, as the table had shown.",
    "retold": "Step {step} was told in two different ways.",
    "not-yours": "Step {step} was told as yours, but you had not chosen it.",
    "bot-untold": "In step {step} a bot answered for you: you were there, and the table had told nobody of a bot.",
    "taken-back": "The game went back to before step {step}, which had been told.",
}
"""The codes of failures, each with its sentence."""


class Unfair(Exception):
    """A check failed."""

    def __init__(self, code: str, step: int = 0, name: str = "") -> None:
        super().__init__(code)
        self.code, self.step, self.name = code, step, name


class Replayed(NamedTuple):
    """The counts of a successful replay."""

    reports: int
    bots: int
    bots_checked: bool
    thought: int = 0
    """Decisions of searching bots, which are not checked."""
    stood_in: Mapping[int, int] = {}
    """For each person for whom bots answered, by player, how often they did."""
    elsewhere: int = 0
    """Moves of the client's seat that were made while it was disconnected, and by no bot."""


def verify_nothing() -> Verdict:
    """Returns the verdict on a game that was dealt without proof."""
    text = "This game was dealt without proof: a program at the table could not take part in a fair deal."
    return Verdict(None, "unproven", Sentence("fair-unproven", text))


def verify_later() -> Verdict:
    """Returns the verdict on a game that is not over, as far as the client was told."""
    text = "As far as this program was told, the game is not over: its deal can be checked when it is."
    return Verdict(None, "unfinished", Sentence("fair-unfinished", text))


def failed_with(code: str) -> Verdict:
    """Returns the verdict on a failure before the first step."""
    return failed(Unfair(code))


def failed(error: Unfair) -> Verdict:
    """Returns the verdict on a failure."""
    said = Sentence(f"fair-{error.code}", FAILURES[error.code], step=error.step, name=error.name)
    return Verdict(False, error.code, said, error.step)


def fair(deal: Deal, names: Sequence[str], done: Replayed, told: Transcript | None = None) -> Verdict:
    """Returns the verdict if no check failed, with the checks that passed."""
    checked = [
        *_about_seed(deal, names, told),
        Sentence("fair-steps", "{count} things told agree with the seed and the rules.", count=done.reports + 1),
        *_about_bots(done),
        *_about_stand_ins(names, done),
        *_about_number(deal, told),
    ]
    if told is not None and not told.seen:
        text = "This program was not there when the cards were dealt, so it cannot say whether the deal was fair."
        return Verdict(None, "unseen", Sentence("fair-unseen", text), None, tuple(checked))
    if told is not None and told.thrown > THROWN:
        text = "The table threw away deal after deal, knowing your number: nobody can say whether this one was fair."
        return Verdict(None, "thrown", Sentence("fair-thrown", text), None, tuple(checked))
    if unopened := _names(deal, names, opened=False):
        text = (
            "The table could choose between seeds, so nobody can say whether the deal was fair: a number that was "
            "sealed is not in the seed ({names})."
        )
        return Verdict(None, "unopened", Sentence("fair-unopened", text, names=unopened), None, tuple(checked))
    if told is not None and told.ours_in(deal) is False:
        text = "Nothing was found to be wrong, but your own number is not in the seed."
        return Verdict(True, "without-ours", Sentence("fair-without-ours", text), None, tuple(checked))
    if done.elsewhere:
        text = "{count} of your moves were made while this program was disconnected, and not by it or by a bot."
        return Verdict(True, "elsewhere", Sentence("fair-elsewhere", text, count=done.elsewhere), None, tuple(checked))
    if told is not None and told.thrown:
        text = "Nothing was found to be wrong, but {count} deals before this one came to nothing."
        return Verdict(True, "redealt", Sentence("fair-redealt", text, count=told.thrown), None, tuple(checked))
    return Verdict(True, "fair", Sentence("fair-fair", "The deal was fair."), None, tuple(checked))


def _about_seed(deal: Deal, names: Sequence[str], told: Transcript | None) -> Iterator[Sentence]:
    """Names those whose nonces made the seed, and says whether they had committed; only clients that were shown the
    commitments know that."""
    drew = _names(deal, names, opened=True)
    yield Sentence("fair-seed", "The seed is the hash of the numbers of the table and of {names}.", names=drew)
    if told is not None and told.ours_in(deal) is False:
        text = "Your own number is not in the seed: you rely on those of the others."
        yield Sentence("fair-not-ours", text)
    if told is None or (told.shown is not None and told.shown.parts):
        yield Sentence("fair-bound", "Everyone was bound by a seal before the first number was opened.")


def _names(deal: Deal, names: Sequence[str], opened: bool) -> str:
    """The players whose nonce is in the seed, or those whose commitment was shown and whose nonce is not."""
    seats = deal.terms.seats
    return ", ".join(names[seats.index(part.seat)] for part in deal.parts if bool(part.nonce) is opened)


def _about_stand_ins(names: Sequence[str], done: Replayed) -> Iterator[Sentence]:
    """For whom bots answered."""
    if done.stood_in:
        counted = ", ".join(f"{names[player]} ({count})" for player, count in sorted(done.stood_in.items()))
        yield Sentence("fair-stood-in", "Bots answered for: {names}.", names=counted)


def _about_number(deal: Deal, told: Transcript | None) -> Iterator[Sentence]:
    """The number of the deal at its table, and deals before it that were skipped or dropped."""
    yield Sentence("fair-number", "This was deal number {number} at this table.", number=deal.terms.number)
    if told is not None and told.skipped > 0:
        text = "{count} deals before it were not shown to you."
        yield Sentence("fair-skipped", text, count=told.skipped)
    if told is not None and told.thrown:
        text = "{count} deals before it were thrown away, or their games broken off, when your number was known."
        yield Sentence("fair-thrown-away", text, count=told.thrown)


def _about_bots(done: Replayed) -> Iterator[Sentence]:
    """States the number of bots' decisions that were checked."""
    if done.bots_checked and done.bots:
        text = "{count} answers of bots are what bots decide by what they see."
        yield Sentence("fair-bots", text, count=done.bots)
    elif done.bots:
        text = "{count} answers of bots were not checked: the bots are of another version than yours."
        yield Sentence("fair-other-bots", text, count=done.bots)
    if done.thought:
        text = "{count} answers of bots that think were not checked: how far they get depends on the machine."
        yield Sentence("fair-thought", text, count=done.thought)
