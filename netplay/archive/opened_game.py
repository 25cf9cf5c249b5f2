"""A kept game that was opened: checked against the rules, and seen from its seat, from every seat, or with open cards.

Knows: kept games, the rules, timelines.
Must not know: files, screens.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import msgspec

import core
from core import Sentence
from netplay.client.replicated_game import check_first
from netplay.protocol import codec

from .file_format import GameFile, NoKeptGame, damaged
from .kept_game import Disclosed, KeptGame, Summary
from .result import options_of, result
from .summary import feats_of

ALL_OPEN = -1
"""Stands for a view of all cards, where a seat could stand; None stands for a spectator."""


class OpenedGame:
    """A kept game whose every step was checked. Raises NoKeptGame."""

    def __init__(self, file: GameFile, breathe: Callable[[], None] = lambda: None) -> None:
        """`breathe` is called between steps, for a thread to let others run."""
        self.file = file
        self.game = _game_of(file.summary, file.game)
        self._breathe = breathe
        began = file.game.began
        try:
            self._check_names()
            first = core.Snapshot(0, codec.scrub(began.state))
            check_first(began, self.game.decode(first.state))
            own = core.follow_game(self.game, began.seat, first, file.game.reports, breathe)
        except NoKeptGame:
            raise
        except (core.BadReport, codec.ProtocolError, msgspec.MsgspecError, ValueError, LookupError, TypeError):
            raise damaged() from None
        self._timelines: dict[int | None, core.Timeline[Any]] = {began.seat: own}
        self._check_end(own)

    @property
    def summary(self) -> Summary:
        """The game's summary, known without its steps."""
        return self.file.summary

    @property
    def seat(self) -> int | None:
        """The seat from which the game was seen; None for a spectator."""
        return self.file.game.began.seat

    @property
    def is_open(self) -> bool:
        """True if the table has opened the game, so that it can be seen from every seat."""
        return self.dealer is not None

    def views(self) -> list[int | None]:
        """Returns from where the game can be seen, its own seat first."""
        if not self.is_open:
            return [self.seat]
        others = [seat for seat in range(len(self.summary.names)) if seat != self.seat]
        return [self.seat, *others, ALL_OPEN]

    def timeline(self, view: int | None) -> core.Timeline[Any]:
        """Returns the game as it is seen from there, one of `views`."""
        if view not in self._timelines:
            self._timelines[view] = self._open() if view == ALL_OPEN else self._from(view)
        return self._timelines[view]

    def chosen(self, step: int, seat: int | None) -> Any:
        """Returns what a seat chose next, after so many steps; None if that is not known or not to come."""
        if self.is_open:
            assert self.dealer is not None
            acted = [(each.actor, each.action) for each in self.dealer.steps[step:]]
        else:
            acted = [(each.actor, each.action) for each in self.file.game.reports[step:] if each.actor == self.seat]
        found = next((action for actor, action in acted if actor == seat), None)
        return None if found is None else self.game.unpack(found)

    def _from(self, seat: int | None) -> core.Timeline[Any]:
        dealer = self.dealer
        assert dealer is not None
        return core.follow_game(
            self.game, seat, dealer.first_snapshot(seat), dealer.history(seat), self._breathe
        )  # fmt: skip

    def _open(self) -> core.Timeline[Any]:
        dealer, disclosed = self.dealer, self.file.game.disclosed
        assert dealer is not None
        assert disclosed is not None
        steps = [(step.actor, self.game.unpack(step.action)) for step in dealer.steps]
        seat = 0 if self.seat is None else self.seat
        first = self.game.decode(disclosed.begins) if disclosed.begins else None
        options = _options(self.file.game)
        return core.OpenTimeline(self.game, seat, dealer.seats, options, disclosed.seed, steps, first)

    @cached_property
    def dealer(self) -> core.Dealer[Any] | None:
        """The game in full; None if it was not opened, or what was disclosed is of another game."""
        disclosed = self.file.game.disclosed
        return dealt_anew(self.game, self.file.game, disclosed, self._breathe) if disclosed is not None else None

    def _check_names(self) -> None:
        summary, began = self.summary, self.file.game.began
        if len(summary.names) != len(began.seats) or len(began.seats) not in self.game.seats or began.reports:
            raise damaged()

    def _check_end(self, own: core.Timeline[Any]) -> None:
        """Raises NoKeptGame if the game is not over, or ended otherwise than its summary says."""
        outcome, summary = own.last.outcome, self.summary
        if outcome is None or summary.seat != self.seat or summary.steps != own.steps:
            raise damaged()
        if result(outcome) != (summary.scores, summary.places, summary.reason):
            raise damaged()
        if summary.feats and summary.feats != feats_of(own.last):
            raise damaged()
        if summary.options != _options(self.file.game) or summary.branch != self.file.game.began.branch:
            raise damaged()


def _game_of(summary: Summary, kept: KeptGame) -> core.Game[Any]:
    """Returns the game. Raises NoKeptGame if this release does not have it, or plays it by other rules."""
    if summary.game not in core.IDS or kept.began.game != summary.game:
        text = "This is a game that this version does not have. Please open it with a newer one."
        raise NoKeptGame(Sentence("kept-no-game", text))
    game = core.game(summary.game)
    if summary.rules != game.fingerprint:
        text = (
            "This game was played by other rules (number {theirs}; this version plays by number {ours}). Please open "
            "it with the version that kept it."
        )
        theirs, ours = str(summary.rules_number), str(game.rules_number)
        raise NoKeptGame(Sentence("kept-rules", text, theirs=theirs, ours=ours))
    return game


def _options(kept: KeptGame) -> dict[str, Any]:
    return options_of(core.game(kept.began.game), kept.began.state)


def dealt_anew(
    game: core.Game[Any], kept: KeptGame, disclosed: Disclosed, breathe: Callable[[], None] = lambda: None
) -> core.Dealer[Any] | None:
    """Returns the game in full; None if what was disclosed does not tell this seat what it was told."""
    seat = kept.began.seat
    try:
        begins = game.decode(disclosed.begins) if disclosed.begins else None
        dealer = core.Dealer(game, len(kept.began.seats), _options(kept), seed=disclosed.seed, begins=begins)
        for played in disclosed.steps:
            dealer.act(played.actor, game.unpack(played.action))
            breathe()
    except (core.IllegalAction, core.RulesFailed, core.BadOptions, ValueError, LookupError, TypeError):
        return None
    same = dealer.first_snapshot(seat).state == kept.began.state and dealer.history(seat) == kept.reports
    return dealer if same else None
