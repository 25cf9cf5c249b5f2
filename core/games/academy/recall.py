"""Medieval Academy: what a seat could have written down of the cards and shields that are hidden from it now.

Knows: the lines of the log, and what follows for somebody who saw them.
Must not know: the full state, or anything that the seat was not told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from core.contract import Event, since
from core.memory import Memory
from core.piles import Face, Pile

from .base import value_of
from .components import BOARDS, CARDS, CODEX_PENALTIES, ROUNDS
from .state import NEUTRAL, State
from .variants import codex


def remembered(view: State, seat: int | None, log: Sequence[Event]) -> Memory:
    """The shields of the codex it has seen, wherever they are now, and the cards of the packs it has passed on."""
    memory = Memory()
    if view.codex.kept:
        recall_codex(view, log, memory)
    if seat is not None and view.packs:
        recall_cards(view, seat, log, memory)
    return memory


# Shields of the codex


@dataclass
class Shields:
    """The knowledge of the shields, from one line of the log to the next."""

    places: dict[int, Face] = field(default_factory=dict[int, Face])
    """This round's shields that we have looked at, by place."""
    taken: dict[int, Face | None] = field(default_factory=dict[int, "Face | None"])
    """What each squire has taken in this round and not given back; None: we do not know."""
    kept: dict[tuple[int, str], list[Face]] = field(default_factory=dict[tuple[int, str], list[Face]])
    """What the shield may be that a squire kept of a round, by the kind of that round."""
    given: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """Alms: who gave a shield to whom."""

    def follow(self, event: Event) -> None:
        """Go on by a line of the log."""
        args = event.args
        match event.key:
            case "round":
                self.places, self.taken = {}, {}
            case "looks" if args["shield"] is not None:
                self.places[args["place"]] = str(args["shield"])
            case "claims":
                seen = self.places.pop(args["place"], None)
                self.taken[args["squire"]] = seen if args["shield"] is None else str(args["shield"])
            case "gives_back":
                self.taken.pop(args["squire"], None)
            case "settled":
                self._settle(f"codex-{args['round']}")
            case "gives":
                self.given.append((args["squire"], args["other"]))
            case _:
                pass

    def _settle(self, kind: str) -> None:
        """Concludes the second shield from the first: one squire has kept the -3, another the -1."""
        known = [face for face in self.taken.values() if face]
        for squire, face in self.taken.items():
            others = [each for each in CODEX_PENALTIES if each not in known]
            self.kept[squire, kind] = [face] if face else others
        self.taken = {}

    def may_have(self, squire: int) -> set[Face]:
        """Returns the faces that may lie among a squire's shields once they have been mixed, alms included."""
        if len(self.kept) < ROUNDS * len(CODEX_PENALTIES):
            return set(CODEX_PENALTIES)  # we were not there from the beginning
        own = {face for (keeper, _), faces in self.kept.items() if keeper == squire for face in faces}
        for giver, receiver in self.given:
            if receiver == squire:
                own |= {face for (keeper, _), faces in self.kept.items() if keeper == giver for face in faces}
        return own


def recall_codex(view: State, log: Sequence[Event], memory: Memory) -> None:
    """Remembers the shields that this seat has seen: in their place still, or with whoever took them."""
    shields = Shields()
    for event in log:
        shields.follow(event)
    unsettled = {pile.kind for pile in view.codex.places}
    located = _all_located(view, [*shields.places.values(), *shields.taken.values()])
    for number, place in enumerate(view.codex.places):
        seen = shields.places.get(number)
        narrow(memory, place, seen, located)
    for squire, kept in enumerate(view.codex.kept):
        for pile in kept:
            if view.codex.mixed:
                memory.within(pile, shields.may_have(squire))
            elif pile.kind in unsettled:
                narrow(memory, pile, shields.taken.get(squire), located)
            else:
                memory.within(pile, shields.kept.get((squire, pile.kind), CODEX_PENALTIES))


def _all_located(view: State, seen: Sequence[Face | None]) -> list[Face]:
    """Returns the faces of which this seat has seen where all shields of this round lie."""
    count = Counter(face for face in seen if face is not None)
    in_play = codex.box(view).get(f"codex-{view.round}", {})
    return [face for face, number in count.items() if number >= in_play.get(face, 0)]


def narrow(memory: Memory, pile: Pile, seen: Face | None, located: list[Face]) -> None:
    """A shield of this round: the one we have seen there, or none of those that we know to be elsewhere."""
    if seen is not None:
        memory.within(pile, [seen])
    else:
        memory.without(pile, located)


# Cards of the packs


@dataclass
class Glimpse:
    """A card of a pack that we have passed on: in whose hand it may be, and whether it may still be in the pack."""

    card: Face
    hands: set[int] = field(default_factory=set[int])
    in_pack: bool = True


class Cards:
    """The possible places of this round's cards that this seat has seen and passed on."""

    def __init__(self, view: State, squire: int) -> None:
        self._owners = view.owners
        self._own = squire
        self.packs: list[list[Glimpse]] = [[] for _ in view.owners]
        """What we have seen of the pack that each squire holds now; cards that have left it are still listed."""
        self.gone: list[Glimpse] = []
        """What is no longer in any pack we could see again."""

    def glimpses(self) -> Iterator[Glimpse]:
        """Every card that we have seen and see no more."""
        for glimpses in (*self.packs, self.gone):
            yield from glimpses

    def follow(self, event: Event) -> None:
        """Go on by a line of the log."""
        args = event.args
        match event.key:
            case "passes":
                self._pass(args["given"][self._own], 1 if args["left"] else -1)
                self._look(args["packs"][self._own])
            case "keeps" if args["squire"] != self._own:
                self._keep(args["squire"])
            case "turns_up":
                self._play(args["squire"], args["card"])
            case "plays" if self._owners[args["squire"]] != NEUTRAL:
                self._play(args["squire"], f"{BOARDS[args['track']].suit}-{args['squares']}")
            case "discards":
                self._discard(args["hands"])
            case _:
                pass

    def _pass(self, given: list[Face], to: int) -> None:
        """Every pack goes on; what is left of ours we have seen."""
        self.packs[self._own] = [Glimpse(card) for card in given]
        n = len(self.packs)
        self.packs = [self.packs[(squire - to) % n] for squire in range(n)]

    def _look(self, pack: list[Face]) -> None:
        """We see our new pack: what is missing of one that we had before is in somebody's hand."""
        still = Counter(pack)
        for glimpse in self.packs[self._own]:
            if glimpse.in_pack and still[glimpse.card]:
                still[glimpse.card] -= 1
            else:
                glimpse.in_pack = False
                self.gone.append(glimpse)
        self.packs[self._own] = []

    def _keep(self, squire: int) -> None:
        """Another squire has kept a card of its pack: any that may be in it; the neutral one, of highest value."""
        there = [glimpse for glimpse in self.packs[squire] if glimpse.in_pack]
        if self._owners[squire] == NEUTRAL and there and not any(glimpse.hands for glimpse in there):
            most = max(value_of(glimpse.card) for glimpse in there)
            there = [glimpse for glimpse in there if value_of(glimpse.card) == most]
            if len({glimpse.card for glimpse in there}) == 1:
                there = there[:1]
                there[0].in_pack = False
        for glimpse in there:
            glimpse.hands.add(squire)

    def _play(self, squire: int, card: Face) -> None:
        """A card lies open: it may be any of those that we have seen and that the squire may have kept."""
        may_be = [glimpse for glimpse in self.glimpses() if glimpse.card == card and squire in glimpse.hands]
        if not may_be:
            return
        hands = {hand for glimpse in may_be for hand in glimpse.hands}
        for glimpse in may_be:
            glimpse.hands = set(hands)
        for glimpses in (*self.packs, self.gone):
            if any(glimpse is may_be[0] for glimpse in glimpses):
                glimpses[:] = [glimpse for glimpse in glimpses if glimpse is not may_be[0]]

    def _discard(self, hands: list[list[Any]]) -> None:
        """All hands have been laid on the discard, ours too."""
        self.gone = [Glimpse(glimpse.card, in_pack=False) for glimpse in self.glimpses()]
        self.gone += [Glimpse(card, in_pack=False) for card in hands[self._own]]
        self.packs = [[] for _ in self.packs]


def recall_cards(view: State, seat: int, log: Sequence[Event], memory: Memory) -> None:
    """Excludes a card from all other places once each of its copies is known."""
    cards = Cards(view, view.owners.index(seat))
    for event in since(log, "round"):
        cards.follow(event)
    seen = Counter(glimpse.card for glimpse in cards.glimpses())
    piles = (view.deck, view.discard, *view.packs, *view.hands, *view.played)
    open_cards = Counter(card for pile in piles for card in pile.known())
    for card, number in seen.items():
        if number + open_cards[card] == CARDS[card]:
            home = {id(pile) for pile in homes(view, cards, card)}
            for pile in piles:
                if id(pile) not in home:
                    memory.without(pile, [card])


def homes(view: State, cards: Cards, card: Face) -> Iterator[Pile]:
    """The piles in which the copies of a card that we have seen may lie."""
    for squire, glimpses in enumerate(cards.packs):
        if any(glimpse.in_pack for glimpse in glimpses if glimpse.card == card):
            yield view.packs[squire]
    for glimpse in cards.glimpses():
        if glimpse.card == card:
            yield from (view.hands[squire] for squire in glimpse.hands)
            if not glimpse.hands:
                yield view.discard
