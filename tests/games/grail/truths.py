"""What holds of the state when each line of the log has been said, and when an answer is refused for a reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from core.games.grail.actions import Keep
from core.games.grail.components import ALLIES, FACE_UP, LOOKS, VILLAGE_DIE
from core.games.grail.draft import chooser
from core.games.grail.path import board, place_of
from core.games.grail.state import State

Args = dict[str, Any]


def same(shown: Sequence[str | None], lying: Sequence[str | None]) -> bool:
    """What was shown lies there; who was shown nothing sees nothing."""
    return list(shown) == list(lying)


def alike(face: str | None, lying: str | None) -> bool:
    """A face that a seat was told is the one it sees, unless it sees nothing now."""
    return lying in (face, None)


def has(state: State, args: Args) -> bool:
    return state.spears[args["seat"]] == args["spears"]


def stands(state: State, args: Args, at: str) -> bool:
    """The knight stands where it is said, with the dragon elsewhere."""
    return state.at[args["seat"]] == args[at] != state.dragon


def landed(state: State, args: Args, shown: str) -> bool:
    last = state.landings[-1]
    return (last.seat, last.space, last.shown) == (args["seat"], args["space"], args[shown])


def laid(state: State, args: Args) -> bool:
    """One token lies there again; when the look is over, nobody sees it any more."""
    (lying,) = state.tokens[args["space"]].faces
    left = state.looked[len(state.looked) - len(state.look) :]
    return alike(args["token"], lying) and args["space"] not in left and (len(state.look) > 0 or lying is None)


def called(state: State, args: Args) -> bool:
    return state.calling == args["ally"] and ALLIES[len(state.answers) - 1] == args["ally"]


def kept(state: State, args: Args) -> bool:
    pile = state.kept[args["seat"]]
    return pile.faces[-1] == args["ally"] and chooser(state, sum(map(len, state.kept)) - 1) == args["seat"]


def left_over(state: State, args: Args) -> bool:
    aside = state.face_up if state.options.open_allies else state.face_down
    return not len(state.pack) and alike(args["ally"], aside.faces[-1])


def past_or_at(state: State, args: Args) -> bool:
    return state.dragon - state.at[args["seat"]] > 0 and state.dragon == args["dragon"]


TRUTHS: dict[str, Callable[[State, Args], bool]] = {
    "round": lambda s, a: (s.round, s.first, s.seal, s.phase) == (a["round"], a["seat"], a["seat"], "draft"),
    "aside": lambda s, a: (
        same(a["allies"], s.face_up.faces) and len(s.face_up) >= FACE_UP[len(s.at)] and len(s.face_down) == a["hidden"]
    ),
    "pack": lambda s, a: same(a["allies"], s.pack.faces) and chooser(s, sum(map(len, s.kept))) == a["seat"],
    "extra": lambda s, a: (
        [len(pile) for pile in s.kept] == [1] * 3
        and (s.face_up if s.options.open_allies else s.face_down).faces[-1] == a["ally"]
    ),
    "adds": lambda s, a: (
        len(s.pack) == 2
        and s.pack.faces[-1] in (None, a["ally"])
        and not len(s.face_down)
        and (a["ally"] is not None or (not s.options.open_allies and s.pack.faces[-1] is None))
    ),
    "keeps": kept,
    "passes": lambda s, a: s.way == a["way"] and s.first == a["seat"] and same(a["allies"], s.pack.faces),
    "leaves": left_over,
    "nobody": lambda s, a: called(s, a) and s.answers[-1] is None and a["cursed"] == (a["ally"] == s.cursed),
    "reveals": lambda s, a: (
        called(s, a) and s.answers[-1] == a["seat"] and s.revealed[a["seat"]].faces[-1] == a["ally"]
    ),
    "curses": lambda s, a: s.cursed == a["ally"] and s.holder("witch") == a["seat"],
    "own_curse": lambda s, a: s.cursed == s.calling == a["ally"] and s.holder(a["ally"]) == s.holder("witch"),
    "swaps": lambda s, a: (s.at[a["seat"]], s.at[a["knight"]]) == (a["end"], a["start"]),
    "points": lambda s, a: s.pointed == a["knight"] != a["seat"],
    "jumps": lambda s, a: s.phase == "end" and s.line[0] == s.pointed == a["knight"],
    "no_jump": lambda s, a: s.phase == "end" and s.line[0] != s.pointed == a["knight"],
    "chooses": lambda s, a: s.looked[-1] == a["space"] and len(s.looked) <= LOOKS,
    "looks": lambda s, a: (
        s.looked == a["spaces"]
        and same(a["tokens"], s.look.faces)
        and not any(len(s.tokens[space]) for space in s.looked)
    ),
    "lays": laid,
    "blocked": past_or_at,
    "moves": lambda s, a: stands(s, a, "end") and place_of(s, a["seat"]) == a["place"] and a["start"] != a["end"],
    "stays": lambda s, a: stands(s, a, "space"),
    "pushes": lambda s, a: a["knight"] != a["seat"] and s.landings[-1].shown == a["cause"] == "fake_grail",
    "wins": lambda s, a: s.over and s.at[a["seat"]] == board(s).finish and s.line[0] == a["seat"],
    "dragon": lambda s, a: s.dragon == a["end"] != a["start"] and a["end"] not in s.at,
    "spear": has,
    "loses": has,
    "spends": has,
    "steals": has,
    "no_spear": lambda s, a: a["cause"] == "magnet" or not s.spears_left,
    "village": lambda s, a: landed(s, a, "side") and VILLAGE_DIE[s.landings[-1].rolled - 1] == a["side"],
    "seal": lambda s, a: s.sealed and s.seal == a["seat"],
    "clover": lambda s, a: landed(s, a, "token") and s.tokens[a["space"]].faces == [a["token"]],
    "covers": lambda s, a: s.tokens[a["space"]].faces == [None],
}


# Why an answer is refused


def out_of_sight(state: State, seat: int, ally: str) -> bool:
    """Neither aside for all to see, nor with this player, nor in the pack in his hand."""
    return ally not in (*state.face_up.faces, *state.kept[seat].faces, *state.pack.faces)


REASONS: dict[str, Callable[[State, int, Any], bool]] = {
    "aside": lambda s, seat, a: a.ally in s.face_up.faces,
    "kept": lambda s, seat, a: a.ally in s.kept[seat].faces,
    "elsewhere": lambda s, seat, a: out_of_sight(s, seat, a.ally),
    "curse-own": lambda s, seat, a: a.ally == "witch" == s.calling,
    "own-knight": lambda s, seat, a: a.knight == seat,
    "looked": lambda s, seat, a: a.space in s.looked and len(s.looked) < LOOKS,
    "dragon-here": lambda s, seat, a: a.space == s.dragon,
    "dragon-knights": lambda s, seat, a: a.space in s.at,
    "dragon-finish": lambda s, seat, a: a.space == board(s).finish,
    "spearless": lambda s, seat, a: a.knight != seat and s.spears[a.knight] == 0,
}


# What is refused, and with what the sentence is about: all of it


def allies(state: State, seat: int, why: str) -> list[Args]:
    """The allies that cannot be kept for this reason, of all that are not in the pack."""
    gone = [ally for ally in ALLIES if ally not in state.pack.faces]
    return [{"ally": ally} for ally in gone if REASONS[why](state, seat, Keep(ally))]


def own_knight(state: State, seat: int) -> list[Args]:
    return [{"knight": seat}]


def knights(state: State, seat: int) -> list[Args]:
    return [{"space": space} for space in set(state.at) if space not in (state.dragon, board(state).finish)]


REFUSED: dict[str, dict[str, Callable[[State, int], list[Args]]]] = {
    "keep": {
        "aside": lambda s, seat: allies(s, seat, "aside"),
        "kept": lambda s, seat: allies(s, seat, "kept"),
        "elsewhere": lambda s, seat: allies(s, seat, "elsewhere"),
    },
    "curse": {"curse-own": lambda s, seat: [{"ally": "witch"}]},
    "point": {"own-knight": own_knight},
    "push": {"own-knight": own_knight},
    "choose": {"looked": lambda s, seat: [{"space": space} for space in s.looked]},
    "dragon": {
        "dragon-here": lambda s, seat: [{"space": s.dragon}],
        "dragon-knights": knights,
        "dragon-finish": lambda s, seat: [{"space": board(s).finish}],
    },
    "steal": {
        "spearless": lambda s, seat: [{"knight": at} for at, has in enumerate(s.spears) if at != seat and not has]
    },
}
"""By question and reason, what each refusal says it is about."""
