"""Recorded games and counted game trees: `python -m core.laws.golden ID ...` writes the files of games anew.

Knows: where a game keeps what it says of itself for the laws: its `truths.py`, the list of games to record.
Must not know: any one game.

Of every recorded game each seat keeps three sums: of its rules (what it was asked and told, what was answered, how it
ended), of its states (as their digests are sent and compared) and of its log. The sums of rules and states stand under
the number of the rules (`Game.rules_number`), which peers and saved games compare: they change only together. The
beginning of one game of each kind is kept to be read; a counted tree (perft) says how many ways there are to each
depth.
"""

from __future__ import annotations

import json
import random
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

import core
from core.chance import SeededChance, Stream
from core.games import is_ours, package_of, part
from core.laws.play import play, seed_of

OURS = "tests.games"


def truths_of(game_id: str) -> ModuleType:
    """What a game says of itself for the laws: `truths.py` in `tests/games/<id>`, or in the package `tests` of an
    installed game."""
    found = part(game_id, package_of(game_id, "tests", OURS), "truths")
    if found is None:
        raise LookupError(f"{game_id} has no module {package_of(game_id, 'tests', OURS)}.truths.")
    return found


def folder(game_id: str) -> Path:
    """The folder of a game's records: `tests/golden`, or `golden` in the package `tests` of an installed game."""
    where = Path(str(truths_of(game_id).__file__)).parent
    return where.parents[1] / "golden" if is_ours(game_id) else where / "golden"


@cache
def cases(game_id: str, what: str) -> dict[str, dict[str, Any]]:
    """The playthroughs or trees of a game, by name, as `golden/<id>.toml` lists them."""
    path = folder(game_id) / f"{game_id}.toml"
    listed = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    usual = {"game": game_id, "options": {}, "seed": 7}
    return {f"{game_id}-{name}": {**usual, **case} for name, case in listed.get(what, {}).items()}


def playthroughs(game_id: str) -> dict[str, dict[str, Any]]:
    """By name: players, options, seed, and the tags of the answers that the players prefer and avoid. The first of a
    game is the one that is kept to be read."""
    return cases(game_id, "playthrough")


def trees(game_id: str) -> dict[str, dict[str, Any]]:
    """By name: players, options, depth."""
    return cases(game_id, "tree")


def game_of(name: str) -> str:
    """The game of a playthrough or tree."""
    return name.partition("-")[0]


def flat(node: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every leaf of a state with the path to it, lists of plain values whole."""
    if node is msgspec.UNSET:
        return
    if isinstance(node, core.Pile):
        yield path, " ".join(face or "?" for face in node.faces) + f" @{node.audience}"
    elif isinstance(node, msgspec.Struct):
        for name in node.__struct_fields__:
            yield from flat(getattr(node, name), f"{path}.{name}" if path else name)
    elif isinstance(node, dict):
        for key, value in node.items():
            yield from flat(value, f"{path}.{key}")
    elif isinstance(node, (list, tuple)) and node and holds_piles(node[0]):
        for at, value in enumerate(node):
            yield from flat(value, f"{path}[{at}]")
    else:
        yield path, json.dumps(msgspec.to_builtins(node), ensure_ascii=False)


def holds_piles(node: Any) -> bool:
    """A pile, or a part of a state with piles in it: shown leaf by leaf."""
    return isinstance(node, core.Pile) or (
        isinstance(node, msgspec.Struct) and next(core.piles_of(node), None) is not None
    )


def changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    for path, value in after.items():
        if before.get(path) != value:
            yield f"    {path} = {value}"
    yield from (f"    {path} is gone" for path in before if path not in after)


STEPS_TO_READ = 24


class Recorded:
    """A random game under way, with everybody's replica."""

    def __init__(self, name: str) -> None:
        case = playthroughs(game_of(name))[name]
        seed = case["seed"]
        self.game = core.game(case["game"])
        self.dealer = core.Dealer(self.game, case["players"], case["options"], seed=seed_of(seed))
        self.rng = random.Random(seed)
        self.head = f"{self.game.id}, {case['players']} players, options {json.dumps(case['options'])}, seed {seed}"
        self.prefers, self.avoids = case.get("prefers", []), case.get("avoids", [])
        who: list[int | None] = [None, *range(case["players"])]
        self.replicas = {seat: core.Replica(self.game, seat, self.dealer.snapshot(seat)) for seat in who}

    def steps(self, most: int | None = None) -> Iterator[core.Step]:
        """Each step, before anybody has followed it."""
        for actor, action in islice(play(self.dealer, self.rng), most):
            yield self.dealer.act(actor, self.liked(actor) or action)

    def liked(self, actor: int) -> core.Action | None:
        """One of the answers that the case prefers, or not one of those it avoids; None leaves it to the random play.
        Every eighth answer is left to it in any case."""
        if not (self.prefers or self.avoids) or self.rng.random() < 1 / 8:
            return None
        legal = [(self.game.pack(action)[0], action) for action in self.dealer.legal(actor)]
        preferred = [action for tag, action in legal if tag in self.prefers]
        others = [action for tag, action in legal if tag not in self.avoids]
        return self.rng.choice(preferred or others or [None])


def named(seat: int | None) -> str:
    return "spectator" if seat is None else f"seat {seat}"


def sums(name: str) -> str:
    """A line a seat: how many steps, the sums of the rules, of the states, of the log."""
    recorded = Recorded(name)
    rules, states, logs = ({seat: blake2b(digest_size=8) for seat in recorded.replicas} for _ in range(3))
    for step in recorded.steps():
        for seat, replica in recorded.replicas.items():
            report, asked = step.report(seat), [recorded.game.pack(action) for action in replica.legal()]
            rules[seat].update(json.dumps([report.actor, report.action, report.told, asked]).encode())
            states[seat].update(report.digest)
            events = [[event.key, event.args] for event in replica.follow(report)]
            logs[seat].update(json.dumps(events).encode())
    lines = []
    for seat in recorded.replicas:
        rules[seat].update(str(recorded.dealer.outcome).encode())
        lines.append(f"{name} {named(seat)}: {recorded.dealer.seq} steps, rules {rules[seat].hexdigest()}, "
                     f"states {states[seat].hexdigest()}, log {logs[seat].hexdigest()}")  # fmt: skip
    return "\n".join(lines) + "\n"


def to_read(name: str) -> str:
    """The beginning of a game as a file to be read: what each seat, and a spectator, sees change."""
    recorded = Recorded(name)
    views: dict[int | None, dict[str, Any]] = {seat: {} for seat in recorded.replicas}
    lines = [recorded.head]

    def show(seat: int | None) -> None:
        view = dict(flat(recorded.replicas[seat].state))
        lines.append(
            f"  {'spectator' if seat is None else f'seat {seat}'}: {len(recorded.replicas[seat].legal())} answers"
        )
        lines.extend(changes(views[seat], view))
        views[seat] = view

    for seat in recorded.replicas:
        show(seat)
    for step in recorded.steps(STEPS_TO_READ):
        lines.append(f"{step.seq}. seat {step.actor} {json.dumps(step.action, ensure_ascii=False)}")
        for seat, replica in recorded.replicas.items():
            events = replica.follow(step.report(seat))
            show(seat)
            lines.extend(f"    : {e.key} {json.dumps(e.args, ensure_ascii=False)}" for e in events)
    return "\n".join(lines) + "\n"


def all_sums(game_id: str) -> str:
    """The file of sums of a game, the number of its rules first."""
    names = playthroughs(game_id)
    return f"rules {core.game(game_id).rules_number}\n" + "".join(map(sums, names))


def first(game_id: str) -> str:
    """The name of the game that is kept to be read."""
    return next(iter(playthroughs(game_id)))


def of_the_rules(text: str) -> list[str]:
    """What of a file of sums must not change while the number of the rules stays."""
    return [line.partition(", log ")[0] for line in text.splitlines()]


def changed(before: list[str], now: list[str]) -> bool:
    """True if a game that was recorded went otherwise while the number of the rules, the first line, stayed. Games may
    be added."""
    return bool(before) and before[0] == now[0] and not {*before} <= {*now}


def count(game: core.Game[Any], state: Any, stream: Stream, depth: int) -> int:
    """How many ways there are to play `depth` actions; of several seats that may act, the first does."""
    if depth == 0 or game.outcome(state) is not None:
        return 1
    seat, place = game.to_act(state)[0], stream.place
    total = 0
    for action in game.legal(state, seat):
        after = game.clone(state)
        stream.go_to(place)
        game.apply(after, seat, action, SeededChance(stream))
        total += count(game, after, stream, depth - 1)
    return total


def tree(name: str) -> str:
    """The counts of one tree, a line a depth."""
    game_id, seats, options, deepest = (
        trees(game_of(name))[name][key] for key in ("game", "players", "options", "depth")
    )
    game = core.game(game_id)
    lines = [f"{name}: {game_id}, {seats} players, options {json.dumps(options)}"]
    for depth in range(1, deepest + 1):
        stream = Stream(seed_of(7))
        state = game.setup(seats, game.configure(seats, options), SeededChance(stream))
        lines.append(f"  depth {depth}: {count(game, state, stream, depth)}")
    return "\n".join(lines) + "\n"


def read(game_id: str, file: str) -> str:
    """A recorded file of a game; empty if there is none yet."""
    path = folder(game_id) / file
    return path.read_text(encoding="utf-8") if path.exists() else ""


def difference(game_id: str) -> str:
    """A sentence if the records of a game are not those of its rules; "" if they are."""
    recorded, now = read(game_id, f"{game_id}.sums"), all_sums(game_id)
    if changed(of_the_rules(recorded), of_the_rules(now)):
        return f"The rules of {game_id} have changed: raise its rules_number, or find the mistake."
    if recorded.splitlines() != now.splitlines():
        again = f"python -m core.laws.golden {game_id}"
        return f"Games of {game_id} are not recorded yet, or their log has changed: {again}"
    return ""


def record(game_id: str) -> None:
    """Writes the files of a game anew. Raises ValueError if its rules have changed and their number has not."""
    if changed(of_the_rules(read(game_id, f"{game_id}.sums")), of_the_rules(all_sums(game_id))):
        raise ValueError(difference(game_id))
    files = {f"{game_id}.sums": all_sums(game_id), f"{game_id}.txt": to_read(first(game_id))}
    for name, text in (files | {f"{name}.perft": tree(name) for name in trees(game_id)}).items():
        (folder(game_id) / name).write_text(text, encoding="utf-8")


def main() -> None:
    """Records the games that are named, or all."""
    for game_id in sys.argv[1:] or core.IDS:
        try:
            record(game_id)
        except (LookupError, ValueError) as error:
            sys.exit(str(error))


if __name__ == "__main__":
    main()
