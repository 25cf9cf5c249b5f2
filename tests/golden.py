"""Golden playthroughs and counted game trees: `python -m tests.golden` writes the files anew.

A playthrough shows, step by step, what each seat's view becomes; a counted tree (perft) how many actions there
are to each depth. Both change only when a rule changes: read the difference before you commit it.
"""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

import core
from core.chance import SeededChance, Stream
from tests.play import play, seed_of

FOLDER = Path(__file__).parent / "golden"


def cases(what: str) -> dict[str, dict[str, Any]]:
    """The playthroughs or trees of all games, by name, as `golden/<game>.toml` lists them."""
    found: dict[str, dict[str, Any]] = {}
    for game_id in core.IDS:
        path = FOLDER / f"{game_id}.toml"
        listed = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        for name, case in listed.get(what, {}).items():
            found[f"{game_id}-{name}"] = {"game": game_id, "options": {}, **case}
    return found


PLAYTHROUGHS = cases("playthrough")
"""Name: game, players, options, and if it is not to go on to the end, how many steps. Every game must be here."""
TREES = cases("tree")
"""Name: game, players, options, depth."""


def flat(node: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every leaf of a state with the path to it, lists of plain values whole."""
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


def playthrough(name: str, seed: int = 7) -> str:
    """The whole file: what each seat, and a spectator, sees of a random game."""
    game_id, seats, options = (PLAYTHROUGHS[name][key] for key in ("game", "players", "options"))
    game = core.game(game_id)
    dealer = core.Dealer(game, seats, options, seed_of(seed))
    rng = random.Random(seed)
    who: list[int | None] = [None, *range(seats)]
    replicas = {seat: core.Replica(game, seat, dealer.snapshot(seat)) for seat in who}
    views: dict[int | None, dict[str, Any]] = {seat: {} for seat in who}
    lines = [f"{game_id}, {seats} players, options {json.dumps(options)}, seed {seed}"]

    def show(seat: int | None) -> None:
        view = dict(flat(replicas[seat].state))
        lines.append(f"  {'spectator' if seat is None else f'seat {seat}'}: {len(replicas[seat].legal())} answers")
        lines.extend(changes(views[seat], view))
        views[seat] = view

    for seat in who:
        show(seat)
    for actor, action in islice(play(dealer, rng), PLAYTHROUGHS[name].get("steps")):
        step = dealer.act(actor, action)
        lines.append(f"{step.seq}. seat {actor} {json.dumps(step.action, ensure_ascii=False)}")
        for seat in who:
            events = replicas[seat].follow(step.report(seat))
            show(seat)
            lines.extend(f"    : {e.key} {json.dumps(e.args, ensure_ascii=False)}" for e in events)
    lines.append(f"outcome {dealer.outcome}")
    return "\n".join(lines) + "\n"


def count(game: core.Game[Any], state: Any, stream: Stream, depth: int) -> int:
    """How many ways there are to play `depth` actions; of several seats that may act, the first does."""
    if depth == 0 or game.outcome(state) is not None:
        return 1
    seat = game.to_act(state)[0]
    total = 0
    for action in game.legal(state, seat):
        after, luck = game.clone(state), stream.copy()
        game.apply(after, seat, action, SeededChance(luck))
        total += count(game, after, luck, depth - 1)
    return total


def tree(name: str) -> str:
    """The counts of one tree, a line a depth."""
    game_id, seats, options, deepest = (TREES[name][key] for key in ("game", "players", "options", "depth"))
    game = core.game(game_id)
    lines = [f"{name}: {game_id}, {seats} players, options {json.dumps(options)}"]
    for depth in range(1, deepest + 1):
        stream = Stream(seed_of(7))
        state = game.setup(seats, game.configure(seats, options), SeededChance(stream))
        lines.append(f"  depth {depth}: {count(game, state, stream, depth)}")
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
    for name in TREES:
        (FOLDER / f"{name}.perft").write_text(tree(name), encoding="utf-8")


if __name__ == "__main__":
    main()
