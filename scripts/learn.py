"""The command `scripts/learn`: trains weights, nets and opponent policies (`ai.lab.learning`) and writes the file.

Knows: the command line, the files of weights.
Must not know: how anything is fitted.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import core
from ai.lab.execution import KILLED
from ai.lab.learning.searches import ITERATIONS
from ai.lab.learning.training import Games, Trained, train_net, train_policy, train_weights
from ai.registry import bots, folder
from netplay.atomic_files import write_atomically

FEWEST = 10
"""Games of a kind from which something can be learnt, and by which it can be measured."""
BROKEN_OFF = 130
"""The exit status after Ctrl-C."""
READABLE = 0o666
"""The mode of the file, before the umask."""


def show(line: str) -> None:
    """Shows progress on a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    about = "Fits what states are worth: the weights by which bots decide."
    parser = argparse.ArgumentParser(prog="scripts/learn", description=about)
    parser.add_argument("game", choices=core.IDS)
    parser.add_argument(
        "--kind", action="append", help="only this kind, such as 4 or 2-karadoc, from its own games alone"
    )
    parser.add_argument("--net", choices=("knight", "king"), help="the net of the game's knights, or of its kings")
    parser.add_argument("--by", choices=("knights", "kings"), default="knights", help="who plays the games for a net")
    parser.add_argument("--habits", action="store_true", help="what knights do there, as its kings know them")
    parser.add_argument("--games", type=int, default=1500, help=f"games of each kind, at least {FEWEST} (%(default)s)")
    parser.add_argument(
        "--iterations",
        type=int,
        default=0,
        help=f"played by searches of so many, not by squires (with --net or --habits {ITERATIONS})",
    )
    parser.add_argument("--seed", type=int, default=1, help="one number always plays the same games (%(default)s)")
    parser.add_argument(
        "--to", type=Path, help="the file that is written; without it the bots' own, by which they decide from then on"
    )
    parser.add_argument("--processes", type=int, default=None, help="how many (one for each core)")
    return parser


def asked_for(argv: Sequence[str] | None) -> argparse.Namespace:
    """The arguments; exits with a sentence if they cannot be carried out."""
    command = parser()
    asked = command.parse_args(argv)
    asked.kinds = {kind.key: kind for kind in bots(asked.game).kinds if not asked.kind or kind.key in asked.kind}
    what = f"net-{asked.net}" if asked.net else "policies" if asked.habits else "weights"
    asked.path = asked.to or folder(asked.game) / f"{what}.json"
    if wrong := wrong_choice(asked) or wrong_number(asked) or wrong_path(asked.path):
        command.error(wrong)
    return asked


def wrong_choice(asked: argparse.Namespace) -> str:
    """A sentence if what is to be learnt does not exist or does not go together; else ""."""
    if unknown := set(asked.kind or ()) - asked.kinds.keys():
        known = ", ".join(kind.key for kind in bots(asked.game).kinds)
        return f"There is no kind {min(unknown)} of {asked.game}; there is {known}."
    if asked.net and asked.net not in bots(asked.game).nets:
        return f"The {asked.net}s of {asked.game} have no net: they judge by a line."
    if asked.habits and not bots(asked.game).policy_players:
        return f"Kings of {asked.game} know nothing of the habits of knights."
    if asked.by != "knights" and not asked.net:
        return "--by says who plays the games for a net: it goes with --net."
    if asked.net == "knight" and asked.by == "kings":
        return "What knights judge by is learnt from games of knights: --by kings goes with --net king."
    if asked.net and asked.habits:
        return "Either --net or --habits, please: each has a file of its own."
    if (asked.net or asked.habits) and asked.kind:
        return (
            "These are learnt from games with one number of players: --kind goes neither with --net nor with --habits."
        )
    return ""


def wrong_number(asked: argparse.Namespace) -> str:
    """A sentence if a number cannot be; else ""."""
    if asked.games < FEWEST:
        return f"From {asked.games} games nothing can be learnt: at least {FEWEST} are needed."
    if asked.processes is not None and asked.processes < 1:
        return f"{asked.processes} processes cannot play: it takes 1 or more."
    if asked.iterations < 0:
        return f"A search of {asked.iterations} iterations cannot be. With 0 squires play."
    return ""


def wrong_path(path: Path) -> str:
    """A sentence if the file cannot be written; else "". It is checked before hours of games, not after."""
    if not path.parent.is_dir():
        return f"There is no folder {path.parent} to write to."
    if path.is_dir():
        return f"{path} is a folder. Name a file in it."
    if path.exists() and not path.is_file():
        return f"{path} is no file that weights can be kept in."
    if not all(os.access(each, os.W_OK) for each in (path.parent, path) if each.exists()):
        return f"{path} may not be written."
    return ""


def train(asked: argparse.Namespace) -> Trained:
    """Carries out the training that is asked for."""
    games = Games(asked.game, asked.games, asked.seed, asked.iterations, asked.processes)
    if asked.net:
        return train_net(games, asked.net, asked.by == "kings", show)
    if asked.habits:
        return train_policy(games, show)
    return train_weights(games, asked.kinds, show, alone=bool(asked.kind))


def main(argv: Sequence[str] | None = None) -> int:
    """Trains and writes the file; the exit status."""
    asked = asked_for(argv)
    try:
        trained = train(asked)
    except KeyboardInterrupt:
        print("Broken off: nothing was learnt, and nothing written.", file=sys.stderr)
        return BROKEN_OFF
    except BrokenProcessPool:
        print(f"{KILLED} Nothing was learnt, and nothing written.", file=sys.stderr)
        return 1
    for what, made in trained.made.items():
        print(f"{asked.game} {what}: {made}", flush=True)
    try:
        with write_atomically(asked.path, f"{trained.text}\n".encode(), READABLE) as draft:
            draft.replace(asked.path)
    except OSError as error:
        print(f"{asked.path} could not be written: {error.strerror}. This was to stand there:", file=sys.stderr)
        print(trained.text)
        return 1
    print(f"Written to {asked.path}" + ("." if asked.to else ": from now on the bots decide by these weights."))
    return 0


if __name__ == "__main__":
    sys.exit(main())
