"""Plays the games of the lessons: bots play for everybody, and the steps are written into the file of the lesson.

Knows: the files of lessons, bots, the dealer.
Must not know: the notes, screens.

Run it for a game whose rules or bots have changed (python -m scripts.lessons GAME), read what it prints, and make the
texts fit.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from collections.abc import Iterator
from typing import Any

import core
from ai import Bot
from tui.boards import View, board
from tui.game_view.lesson.curriculum import taught
from tui.game_view.lesson.lesson import LEARNER, LESSON, lesson, path_of
from tui.game_view.plain_names import named
from tui.text.words import Words

EAGER = 0.8
"""The share in which such an answer is given when it is possible."""
NAMES = ("You", "Yvain", "Bors", "Ector")


def seed_of(game: str, deal: int) -> bytes:
    """Returns the seed of a deal."""
    return hashlib.sha256(f"{game}{deal}".encode()).digest()[: core.SEED_BYTES]


class Table:
    """A game that squires play for everybody."""

    def __init__(self, game: str, deal: int) -> None:
        players, options, self._wanted = lesson(game).players, lesson(game).options, lesson(game).shown
        self.seed, self._rng = seed_of(game, deal), random.Random(deal)
        self.game = core.game(game)
        self.dealer = core.Dealer(self.game, players, options, seed=self.seed)
        first = self.dealer.first_snapshot
        self.replicas = [core.Replica(self.game, seat, first(seat), moments=True) for seat in range(players)]
        self._bots = [Bot("squire", random.Random(self.seed)) for _ in range(players)]
        self._shown, self._given = set[str](), lesson(game).given
        self.steps: list[tuple[int, Any]] = []

    def play(self) -> Iterator[tuple[int, core.Action]]:
        """Plays to the end; yields each seat and its answer before it is given."""
        while self.dealer.outcome is None:
            seat = next((seat for seat in self.dealer.to_act if seat != LEARNER), LEARNER)
            action = self._answer(seat)
            yield seat, action
            step = self.dealer.act(seat, action)
            self.steps.append((seat, self.game.pack(action)))
            for replica in self.replicas:
                replica.follow(step.report(replica.seat))

    def _answer(self, seat: int) -> core.Action:
        if seat == LEARNER and len(self.steps) in self._given:
            return self.game.unpack(self._given[len(self.steps)])
        chosen = self._bots[seat].choose(self.replicas[seat])
        if seat != LEARNER:
            return chosen
        unmet = {*self._wanted} - self._shown
        new = [each for each in self.replicas[seat].legal() if kind(each) in unmet]
        if new and self._rng.random() < EAGER:
            chosen = self._rng.choice(new)
        self._shown.add(kind(chosen))
        return chosen


def kind(action: core.Action) -> str:
    """Returns the kind of an answer."""
    return str(type(action).__struct_config__.tag)


def record(game: str, deal: int) -> None:
    """Plays a deal, prints it, and writes its steps."""
    table, words = Table(game, deal), Words("en")
    replica, told = table.replicas[LEARNER], 0
    for seat, action in table.play():
        view = View.of(replica, words, NAMES)
        told = _tell(view, told)
        if seat == LEARNER:
            drawn = board(game)
            print(f"[{len(table.steps)}] {named(drawn.ask(view), NAMES)}")
            print(f"    > {named(drawn.answer(view, action), NAMES)}")
    _tell(View.of(replica, words, NAMES, legal=()), told)
    _write(game, deal, table)


def _tell(view: View, told: int) -> int:
    for event in view.log[told:]:
        if line := board(view.game.id).line(view, event):
            print(f"      {named(line, NAMES)}")
    return len(view.log)


def _write(game: str, deal: int, table: Table) -> None:
    """Writes the deal and its steps; all else stays."""
    path, plan = path_of(game, LESSON), lesson(game)
    notes = json.loads(path.read_text(encoding="utf-8"))["notes"]
    head = {"game": game, "players": plan.players, "options": plan.options, "seed": table.seed.hex(), "deal": deal}
    head |= {key: value for key, value in (("shown", plan.shown), ("given", plan.given)) if value}
    lines = [f' "{key}": {json.dumps(value)},' for key, value in head.items()]
    lines += [' "steps": [', *_rows(table.steps), " ],", ' "notes": [', *_rows(notes), " ]"]
    path.write_text("\n".join(["{", *lines, "}", ""]), encoding="utf-8")


def _rows(values: list[Any]) -> list[str]:
    """Returns one row a value."""
    return [f"  {json.dumps(each)}{',' * (at < len(values))}" for at, each in enumerate(values, 1)]


def main() -> None:
    """Records the lessons that are named, or all."""
    parser = argparse.ArgumentParser(description="Plays the games of the lessons again and writes their steps.")
    parser.add_argument("games", nargs="*", choices=[*taught(), []], help="the games; all, if none is named")
    parser.add_argument("--deal", type=int, help="another deal than the one of the lesson")
    asked = parser.parse_args()
    for game in asked.games or taught():
        record(game, lesson(game).deal if asked.deal is None else asked.deal)


if __name__ == "__main__":
    main()
