"""What holds of the state when each line of the log has been said, and when an answer is refused for a reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.games.academy.base import goes_left, suit_of
from core.games.academy.components import ALMS_MOST, BOARDS, CUP_END, LANCELOT_PLAYED, LOOP, RESET_AFTER, ROUNDS
from core.games.academy.scoring import points
from core.games.academy.state import NEUTRAL, SquireQuestion, State
from core.games.academy.tracks import at_start, ranking
from core.games.academy.variants.dragon import positive_shields
from core.games.academy.variants.staggered import STAGGERED
from core.piles import Face, Pile

Args = dict[str, Any]


def holds(pile: Pile, face: Face | None) -> bool:
    """The face came to this pile last; whoever does not see the pile cannot tell."""
    return pile.faces[-1] == face


def stands(state: State, a: Args) -> bool:
    """The disc has come from where to where, and to this place, which is none at 0."""
    track, squire = state.tracks[a["track"]], a["squire"]
    place = 1 + ranking(track).index(squire) if a["end"] else None
    return (track.walked[squire], place) == (a["end"], a["place"])


def goes_forward(state: State, a: Args) -> bool:
    """As far as was said, or to where the track ends."""
    end = BOARDS[a["track"]].end
    goal = a["start"] + a["squares"]
    return stands(state, a) and a["end"] == (goal if end is None else min(goal, end))


def plays(state: State, a: Args) -> bool:
    card = state.played[a["squire"]].faces[-1]
    return goes_forward(state, a) and card == f"{BOARDS[a['track']].suit}-{a['squares']}"


def gathered(state: State, a: Args) -> bool:
    """No card is with anybody, and the right squire is first."""
    piles = [*state.packs, *state.hands, *state.played]
    return (state.round, state.first) == (a["round"], a["squire"]) and not any(map(len, piles))


def dealt(state: State, a: Args) -> bool:
    return [pile.faces for pile in state.exchange.dealt or state.packs] == a["packs"]


def passed(state: State, a: Args) -> bool:
    """Packs as large as were given; who sees both ends sees that they are the same."""
    n, to = len(state.packs), 1 if a["left"] else -1
    ends = [(a["given"][squire], a["packs"][(squire + to) % n]) for squire in range(n)]
    same = all(given == got or None in given or None in got for given, got in ends)
    return dealt(state, a) and a["left"] is goes_left(state) and same and len({len(each) for each, _ in ends}) == 1


def stacked(state: State, a: Args) -> bool:
    """Onto the first stack; with the third card the rest has gone to the second."""
    first, second = state.exchange.stacks[a["seat"]]
    full = len(first) == LANCELOT_PLAYED
    return holds(first, a["card"]) and len(second) == (LANCELOT_PLAYED if full else 0)


def takes_stack(state: State, a: Args) -> bool:
    """The cards lie with the player, and everybody knows them to."""
    share, known, n = state.exchange.shares[a["seat"]], state.exchange.known[a["seat"]], len(a["cards"])
    return share.known()[-n:] == known[-n:] == a["cards"]


def only_owners_see_shares(state: State, a: Args) -> bool:
    return all(share.audience == 1 << seat and len(share) for seat, share in enumerate(state.exchange.shares))


def armed(state: State, a: Args) -> bool:
    hand = state.hands[a["squire"]]
    return hand.faces == a["hand"] and not len(state.exchange.shares[state.owners[a["squire"]]])


def gained(state: State, a: Args) -> bool:
    """The shield came last."""
    shield = state.shields[a["squire"]][-1]
    return (shield.track, shield.value) == (a["track"], a["value"])


def gives(state: State, a: Args) -> bool:
    """The shield lies with the receiver: open, or face down among those of the codex. Its giver sees it no more."""
    if state.codex.kept:
        return state.codex.kept[a["other"]][-1].faces[-1] in (None, str(a["value"]))
    return gained(state, {**a, "squire": a["other"]})


def reset(state: State, a: Args) -> bool:
    """All discs of these tracks are on 0, but on those that will keep their order."""
    back = [name for name in a["tracks"] if not (state.options.staggered_reset and name in STAGGERED)]
    return state.round == RESET_AFTER and all(at_start(state.tracks[name]) == list(state.squires) for name in back)


def staggers(state: State, a: Args) -> bool:
    """One square apart, from 1 up."""
    track = state.tracks[a["track"]]
    walked = [track.walked[squire] for squire in a["squires"]]
    return at_start(track) == a["last"] and walked == list(range(len(walked), 0, -1))


def of_the_king(state: State) -> list[int]:
    return state.tracks["king"].walked


TRUTHS: dict[str, Callable[[State, Args], bool]] = {
    "round": gathered,
    "deals": dealt,
    "passes": passed,
    "keeps": lambda s, a: holds(s.hands[a["squire"]], a["card"]),
    "discards": lambda s, a: not any(map(len, s.hands)) and len(s.discard) == sum(map(len, a["hands"])),
    "codex": lambda s, a: [len(place) for place in s.codex.places] == [1] * a["places"],
    "bets": lambda s, a: s.bets.on[a["squire"]] == a["track"],
    "counts": lambda s, a: (s.bets.on[a["squire"]], s.bets.cards[a["squire"]]) == (a["track"], a["cards"]),
    "splits": stacked,
    "stacks": lambda s, a: [stack.faces for stack in s.exchange.stacks[a["seat"]]] == a["stacks"],
    "takes_stack": takes_stack,
    "keeps_stack": takes_stack,
    "hides": only_owners_see_shares,
    "arms": lambda s, a: holds(s.hands[a["squire"]], a["card"]),
    "arms_other": armed,
    "turns_up": lambda s, a: s.owners[a["squire"]] == NEUTRAL and holds(s.played[a["squire"]], a["card"]),
    "plays": plays,
    "moves": goes_forward,
    "steps_back": lambda s, a: stands(s, a) and a["end"] == a["start"] - 1,
    "lap": lambda s, a: s.tracks[a["track"]].walked[a["squire"]] >= LOOP,
    "lifts": lambda s, a: ranking(s.tracks[a["track"]])[a["place"] - 1] == a["squire"],
    "cup": lambda s, a: s.cup == a["end"] and abs(s.cup) <= CUP_END and s.options.knights_duel,
    "scroll": lambda s, a: a["square"] in s.scrolls.taken and of_the_king(s)[a["squire"]] >= a["square"],
    "looks": lambda s, a: len(s.codex.places[a["place"]]) == 1,
    "declines": lambda s, a: not s.over,
    "scores": lambda s, a: a["track"] in s.tracks,
    "shield": gained,
    "duel_ends": lambda s, a: s.cup == a["end"] == 0 and not any(s.tracks["white"].walked + s.tracks["black"].walked),
    "claims": lambda s, a: not s.codex.places[a["place"]].faces and len(s.codex.kept[a["squire"]][-1]) == 1,
    "gives_back": lambda s, a: len(s.codex.kept[a["squire"]]) < s.round,
    "holds": lambda s, a: holds(s.codex.kept[a["squire"]][-1], None if a["shield"] is None else str(a["shield"])),
    "settled": lambda s, a: not s.codex.places and sum(map(len, s.codex.kept)) == 2 * s.round == 2 * a["round"],
    "scrolls_return": lambda s, a: s.scrolls.lying == [6, 12] and not any(of_the_king(s)) and not s.scrolls.taken,
    "scroll_aside": lambda s, a: a["square"] not in s.scrolls.lying and not s.scrolls.taken,
    "bonus": lambda s, a: (positive_shields(s, a["squire"]), s.bonus[a["squire"]]) == (a["shields"], a["points"]),
    "names": lambda s, a: s.named == a["other"],
    "gives": gives,
    "takes": lambda s, a: 0 < a["value"] <= ALMS_MOST and gained(s, a),
    "reset": reset,
    "staggers": staggers,
    "round_ends": lambda s, a: s.round == a["round"] and not s.over and not any(map(len, s.hands)),
    "total": lambda s, a: s.round == ROUNDS and s.over and points(s, a["squire"]) == a["points"],
    "over": lambda s, a: s.over and not s.asked,
}


# Why an answer is refused


def asked(state: State, seat: int) -> SquireQuestion:
    return next(question for question in state.asked if question.seat == seat)


def hand(state: State, seat: int) -> list[Face | None]:
    """Of the squire who is asked."""
    return state.hands[asked(state, seat).squire].faces


def goes_on(card: Face | None, track: str) -> bool:
    return card is not None and suit_of(card) == BOARDS[track].suit


def others_card(state: State, seat: int, card: Face) -> bool:
    """Another squire of this player holds it, and who is asked does not."""
    others = [squire for squire, owner in enumerate(state.owners) if owner == seat]
    return card not in hand(state, seat) and any(card in state.hands[squire].faces for squire in others)


def lies_free(state: State, seat: int, track: str) -> bool:
    """No disc of this player's lies under another; on 0 none does."""
    walked, stacked = state.tracks[track].walked, state.tracks[track].stacked
    highest = {walked[squire]: squire for squire in stacked}
    return all(highest[walked[s]] == s or not walked[s] for s in stacked if state.owners[s] == seat)


REASONS: dict[str, Callable[[State, int, Any], bool]] = {
    "kept": lambda s, seat, a: a.card in hand(s, seat) and a.card not in s.packs[asked(s, seat).squire].faces,
    "no-card": lambda s, seat, a: not any(goes_on(card, a.track) for card in hand(s, seat)),
    "other-squire": lambda s, seat, a: others_card(s, seat, a.card),
    "sword-only": lambda s, seat, a: BOARDS[a.track].suit != "sword",
    "place-empty": lambda s, seat, a: not s.codex.places[a.place].faces,
    "not-last": lambda s, seat, a: s.tracks["charity"].walked[a.squire] > 0,
    "no-king-lift": lambda s, seat, a: a.track == "king",
    "not-covered": lambda s, seat, a: a.track != "king" and lies_free(s, seat, a.track),
}


# What is refused, and with what the sentence is about: all of it


def other_hands(state: State, seat: int) -> list[Args]:
    """The cards that only another squire of this player holds, each with its holder."""
    squire = asked(state, seat).squire
    others = [each for each, owner in enumerate(state.owners) if owner == seat and each != squire]
    return [{"card": card, "other": other} for other in others for card in set(state.hands[other].faces)
            if card not in hand(state, seat)]  # fmt: skip


def empty_places(state: State, seat: int) -> list[Args]:
    return [{"number": at} for at, place in enumerate(state.codex.places, 1) if not place.faces]


def tracks(state: State, holds: Callable[[str], bool]) -> list[Args]:
    return [{"track": track} for track in state.tracks if holds(track)]


def unplayable(state: State, seat: int) -> list[Args]:
    cards = hand(state, seat)
    return tracks(state, lambda track: not any(goes_on(card, track) for card in cards)) if cards else []


def kept_before(state: State, seat: int) -> list[Args]:
    offered = state.packs[asked(state, seat).squire].faces
    return [{"card": card} for card in set(hand(state, seat)) if card not in offered]


REFUSED: dict[str, dict[str, Callable[[State, int], list[Args]]]] = {
    "keep": {"kept": kept_before},
    "play": {"no-card": unplayable, "other-squire": other_hands},
    "turned": {"sword-only": lambda s, seat: tracks(s, lambda track: BOARDS[track].suit != "sword")},
    "look": {"place-empty": empty_places},
    "claim": {"place-empty": empty_places},
    "name": {"not-last": lambda s, seat: [{"other": at} for at, far in enumerate(s.tracks["charity"].walked) if far]},
    "excalibur": {
        "no-king-lift": lambda s, seat: [{"track": "king"}],
        "not-covered": lambda s, seat: tracks(s, lambda track: track != "king" and lies_free(s, seat, track)),
    },
}
"""By question and reason, what each refusal says it is about."""
