"""The rules of the games: pure and deterministic; no clock, no file, no network, no names.

>>> import core
>>> game = core.game("academy")
>>> dealer = core.Dealer(game, seats=4, seed=bytes(32))
>>> replica = core.Replica(game, 0, dealer.snapshot(0))
>>> step = dealer.act(0, replica.legal()[0])
>>> events = replica.follow(step.report(0))
>>> replica.state == core.mask(game, dealer.state, 0)
True
"""

from collections.abc import Mapping
from typing import Any

from . import games
from .chance import SEED_BYTES, STREAM_VERSION, BadReport, Chance, PlayoutChance, ReportedChance, SeededChance, Stream
from .contract import Action, BadOptions, Choice, Event, Game, IllegalAction, Options, Outcome, Refusal, RulesFailed
from .dealer import Dealer, Report, Snapshot, Step
from .determinization import Determinizer, Shuffler, determinize
from .foresight import Foreseen, ForeseenChance, Unforeseen, foresee, foreseen
from .games import all_games, game
from .initial_state import check_opening
from .manifest import Manifest
from .memory import Memory
from .piles import EVERYONE, NOBODY, Audience, Face, Pile, only, piles_of, sees
from .replica import Replica
from .scheduler import AskingGame, Question, Task
from .secrecy import digest, mask
from .sentence import Sentence
from .timeline import OpenTimeline, Timeline, follow_game

__all__ = [
    "EVERYONE", "IDS", "NOBODY", "SEATS", "SEED_BYTES", "STREAM_VERSION", "Action", "AskingGame", "Audience",
    "BadOptions", "BadReport", "Chance", "Choice", "Dealer", "Determinizer", "Event", "Face", "Foreseen",
    "ForeseenChance", "Game", "IllegalAction", "Manifest", "Memory", "OpenTimeline", "Options", "Outcome", "Pile",
    "PlayoutChance", "Question", "Refusal", "Replica", "Report", "ReportedChance", "RulesFailed", "SeededChance",
    "Sentence", "Shuffler", "Snapshot", "Step", "Stream", "Task", "Timeline", "Unforeseen", "all_games",
    "check_opening", "determinize", "digest", "follow_game", "foresee", "foreseen", "game", "mask", "only",
    "piles_of", "sees",
]  # fmt: skip

IDS: tuple[str, ...]
"""Every game, in the order in which lobbies offer them: ours, then those of installed packages."""
SEATS: Mapping[str, range]
"""For how many players each game is."""


def __getattr__(name: str) -> Any:
    """Finds the games when they are first asked for: an installed one imports this package itself."""
    if name in ("IDS", "SEATS"):
        return getattr(games, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
