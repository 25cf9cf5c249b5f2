"""Grail Cup: what a player could have written down of allies and tokens that lie face down.

Knows: the packs the player held and passed on, the tokens they looked at, and where they laid them.
Must not know: anything that the player's log and view do not show.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import inf
from typing import NamedTuple

from core.contract import Event, since
from core.memory import Memory
from core.piles import Face

from .components import ALLIES, EXTRA, FACE_DOWN, FACE_UP, TOKENS
from .draft import adds_aside, all_picks, chooser, picks
from .state import State

Faces = frozenset[Face]
ANY_ALLY, ANY_TOKEN = frozenset(ALLIES), frozenset(TOKENS)


def remembered(view: State, seat: int | None, log: Sequence[Event]) -> Memory:
    """Returns the memory of this seat; a spectator has had nothing in hand, but has seen what lay open."""
    memory = Memory()
    remember_added(memory, view, log)
    if seat is not None:
        remember_tokens(memory, view, seat, log)
        remember_allies(memory, view, packs_held(view, seat, log))
    return memory


# Tokens


def remember_tokens(memory: Memory, view: State, seat: int, log: Sequence[Event]) -> None:
    """Remembers the possible tokens of each clover space, and of the tokens that another fairy has in hand."""
    found = tokens_laid(view, seat, log)
    for space, faces in found.items():
        memory.within(view.tokens[space], faces)
    if len(view.look):
        memory.within(view.look, mixed(found, view.looked))


def tokens_laid(view: State, seat: int, log: Sequence[Event]) -> dict[int, Faces]:
    """The tokens that may lie on each space: the one this fairy laid there, until it is covered or another looks."""
    found = dict.fromkeys(view.tokens, ANY_TOKEN)
    for event in log:
        args = event.args
        if event.key == "covers":
            found[args["space"]] = ANY_TOKEN
        elif event.key == "looks" and args["seat"] != seat:
            found |= dict.fromkeys(args["spaces"], mixed(found, args["spaces"]))
        elif event.key == "lays" and args["seat"] == seat:
            found[args["space"]] = frozenset({args["token"]})
    return found


def mixed(found: Mapping[int, Faces], spaces: Sequence[int]) -> Faces:
    """Returns the faces that may lie on any of these spaces after somebody has laid their tokens anew."""
    return frozenset[Face]().union(*(found[space] for space in spaces))


# Allies

ASIDE, LEFT = -1, inf
"""An ally set aside before the first pick, and what is left over after the last, as if they were picks themselves."""


class Held(NamedTuple):
    """A pack that a player had in hand."""

    pick: int
    """The number of the pick of the draft; the first is 0."""
    pack: Faces
    passed: Faces
    """The pack without the ally that was kept."""


def packs_held(view: State, seat: int, log: Sequence[Event]) -> list[Held]:
    """The packs from which this seat has chosen in this round; none if its log does not hold all of the draft.

    The first pack of all is on the table before the log begins; what was passed on of it tells what it was.
    """
    found: list[Held] = []
    hand, kept, pick = frozenset[Face](), "", -1
    for event in since(log, "round"):
        args = event.args
        pick += event.key == "keeps"
        match event.key if args.get("seat") == seat else "":
            case "pack":
                hand = frozenset(args["allies"])
            case "adds":
                hand |= {args["ally"]}
            case "keeps":
                kept = args["ally"]
                found += [Held(pick, hand, hand - {kept})] if hand else []
            case "passes":
                found = [Held(0, frozenset([kept, *args["allies"]]), frozenset(args["allies"]))]
            case _:
                pass
    return found if pick + 1 == kept_so_far(view) else []


def packs_in(world: State, seat: int) -> list[Held]:
    """The packs from which this seat has chosen in this round, as a world shows them in which every face is known and
    nobody has revealed an ally yet but who asks; none with eight players, of whom the last adds one."""
    if adds_aside(world):
        return []
    kept = [shown.known() + held.known() for shown, held in zip(world.revealed, world.kept, strict=True)]
    along = enumerate(picks_along(world, kept))
    return [Held(pick, pack, pack - {ally}) for pick, (chose, pack, ally) in along if chose == seat]


def picks_along(world: State, kept: Sequence[Sequence[Face]]) -> Iterator[tuple[int, Faces, Face]]:
    """The picks of this round one after the other, if each seat kept these allies in this order: seat, pack, ally.
    Every face is known; there are fewer than eight players."""
    players, aside = len(world.seats), world.face_up.known() + world.face_down.known()
    first = FACE_UP[players] + FACE_DOWN
    pack, next_of = ANY_ALLY - {*aside[:first]}, [iter(allies) for allies in kept]
    for pick in range(kept_so_far(world)):
        if pick == players:
            pack -= {*aside[first : first + EXTRA]}
        seat = chooser(world, pick)
        ally = next(next_of[seat])
        yield seat, pack, ally
        pack -= {ally}


def remember_added(memory: Memory, view: State, log: Sequence[Event]) -> None:
    """An ally that lay open before the last of eight players added it is with that player, or left over: nobody else
    holds it."""
    for event in since(log, "round"):
        if event.key == "adds" and view.options.open_allies:
            for seat in view.seats:
                if seat != event.args["seat"]:
                    memory.without(view.kept[seat], [event.args["ally"]])


def kept_so_far(view: State) -> int:
    """Returns how many allies were kept in this round, those called since included."""
    return picks(view) + sum(map(len, view.revealed))


def remember_allies(memory: Memory, view: State, packs: Sequence[Held]) -> None:
    """Remembers the possible holders of each ally, and the possible allies aside and in the pack in another's hand."""
    if not packs:
        return
    for seat in view.seats:
        memory.placed(view.kept[seat], may_hold(view, packs, seat))
    memory.placed(view.face_down, may_lie_aside(view, packs))
    memory.within(view.pack, may_leave(view, packs, kept_so_far(view)))


def may_hold(view: State, packs: Sequence[Held], seat: int) -> list[Faces]:
    """For each ally that a player still holds, in the order of the picks, the allies it may be. A revealed ally may
    leave open at which pick the other was kept."""
    kept = [may_leave(view, packs, pick) for pick in range(kept_so_far(view)) if chooser(view, pick) == seat]
    shown = view.revealed[seat].known()
    if not shown:
        return kept
    held = [one for one in kept if all(ally in other for ally in shown for other in kept if other is not one)]
    return [frozenset[Face]().union(*held)] * len(view.kept[seat])


def may_lie_aside(view: State, packs: Sequence[Held]) -> list[Faces]:
    """Returns the faces that may lie face down aside, in the order in which they were laid there; when the pack is
    gone, the last is its rest."""
    between_laps = [pick - 0.5 for pick in range(len(view.seats), all_picks(view), len(view.seats))]
    times, lying = [ASIDE, *between_laps, LEFT], len(view.face_down)
    return [may_leave(view, packs, time) for time in (times[:lying] if len(view.pack) else times[len(times) - lying :])]


def may_leave(view: State, packs: Sequence[Held], pick: float) -> Faces:
    """The allies that may have been taken from the pack at this pick: none that was still there later, and only such
    as were passed on before. The last of eight may have taken the one that had been set aside."""
    found = ANY_ALLY
    for held in packs:
        if pick < held.pick:
            found -= held.pack
        elif pick > held.pick:
            found &= held.passed
    if pick >= all_picks(view) - 1 and adds_aside(view) and packs[-1].pick < all_picks(view) - 1:
        return found | may_leave(view, packs, ASIDE)
    return found
