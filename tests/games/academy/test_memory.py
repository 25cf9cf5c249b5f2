"""Medieval Academy: what a seat could have written down, and what it could not."""

from __future__ import annotations

import random
from collections.abc import Callable

import core
from core.chance import SeededChance, Stream
from core.games.academy.actions import Claim, Decline, Keep, Look, Play
from core.games.academy.components import CARDS
from core.games.academy.state import State
from tests.games.academy.table import GAME, Table
from tests.play import play, seed_of

ANY = ["-3", "-1", "0"]
PENALTIES = ["-3", "-1"]


class Seated:
    """A table that goes on from where it is, with a replica for each seat and for a spectator."""

    def __init__(self, table: Table) -> None:
        self.state, seats = table.state, (None, *range(table.state.seats))
        self._chance = SeededChance(Stream(seed_of(1)))
        self._replicas = {
            seat: core.Replica(GAME, seat, core.Snapshot(0, GAME.encode(table.view(seat)))) for seat in seats
        }

    def act(self, *actions: core.Action) -> Seated:
        """Whoever is asked first answers, one after the other."""
        for action in actions:
            seat = GAME.to_act(self.state)[0]
            assert action in GAME.legal(self.state, seat)
            GAME.apply(self.state, seat, action, self._chance)
            news, luck = self._chance.take()
            seq, digest = self._replicas[None].seq + 1, core.digest(GAME, self.state)
            step = core.Step(seq, seat, GAME.pack(action), GAME.pack(action.masked()), news, luck, digest)
            for who, replica in self._replicas.items():
                replica.follow(step.report(who))
        return self

    def may(self, seat: int | None, pick: Callable[[State], core.Pile]) -> list[str]:
        """Which faces may lie in a pile, by what a seat remembers."""
        replica = self._replicas[seat]
        pile = pick(replica.state)
        assert None in pile.faces, "it is hidden"
        return replica.recall().faces(pile, list(GAME.components(replica.state)[pile.kind]))


def place(number: int) -> Callable[[State], core.Pile]:
    return lambda state: state.codex.places[number]


def kept(squire: int) -> Callable[[State], core.Pile]:
    return lambda state: state.codex.kept[squire][-1]


def pack(squire: int) -> Callable[[State], core.Pile]:
    return lambda state: state.packs[squire]


def hand(squire: int) -> Callable[[State], core.Pile]:
    return lambda state: state.hands[squire]


# Shields of the codex


def codex(*shields: str, players: int = 4, education: tuple[int, ...] = (7, 12, 5, 3), **options) -> Seated:
    """The codex lies so, the first player has looked at the second place with his last card, and education scores.

    Squire 1 chooses first, then 0, then the others."""
    t = Table(players, secret_codex=True, **options)
    for lies, shield in zip(t.state.codex.places, shields, strict=True):
        lies.faces = [shield]
    t.hold(*["education-2 sword-3"] * 2, *["sword-3 sword-3"] * (len(shields) - 2))
    t.stand("education", *education)
    t.state.todo = [task for task in t.state.todo if task.do in ("score", "end")]
    return Seated(t).act(Play("education-2", "education"))


def test_a_shield_that_was_looked_at_is_remembered_by_whoever_looked_alone():
    t = Table(4, secret_codex=True)
    for lies, shield in zip(t.state.codex.places, ("0", "-3", "-1", "0"), strict=True):
        lies.faces = [shield]
    t.hold("education-2", "sword-3", "sword-3", "sword-3")
    s = Seated(t).act(Play("education-2", "education"), Look(1))
    assert s.may(0, place(1)) == ["-3"]
    assert s.may(0, place(0)) == ["-1", "0"], "there is but one -3"
    for other in (1, 2, None):
        assert s.may(other, place(1)) == s.may(other, place(0)) == ANY


def test_the_only_zero_lies_nowhere_else_once_it_was_seen():
    s = codex("-3", "0", "-1", players=3, education=(7, 12, 5)).act(Look(1))
    assert s.may(0, place(1)) == ["0"]
    assert s.may(0, place(0)) == s.may(0, place(2)) == ["-3", "-1"]
    two = codex("-3", "0", "-1", "0").act(Look(1))
    assert two.may(0, place(3)) == ANY, "there is another zero"


def test_a_look_that_was_declined_shows_nothing():
    s = codex("0", "-3", "-1", "0").act(Decline())
    assert s.may(0, place(1)) == ANY


def test_who_takes_a_shield_that_we_have_seen_is_known_to_have_it():
    s = codex("0", "-3", "-1", "0").act(Look(1), Claim(1))
    assert s.may(0, kept(1)) == ["-3"]
    assert s.may(0, place(0)) == ["-1", "0"]
    assert s.may(2, kept(1)) == ANY, "he has not seen it"


def test_what_we_took_lies_nowhere_else():
    s = codex("0", "-3", "-1", "0").act(Decline(), Claim(0), Claim(2))
    assert s.may(0, place(3)) == ["-3", "0"]
    assert s.may(0, kept(1)) == ["-3", "0"]
    assert s.may(1, kept(0)) == ANY


def test_when_the_codex_is_settled_who_knows_one_penalty_knows_both():
    s = codex("0", "-3", "-1", "0").act(Look(1), Claim(1), Claim(0), Claim(2))
    assert s.state.round == 2
    assert s.may(0, kept(1)) == ["-3"], "a round later too"
    assert s.may(0, kept(2)) == ["-1"], "by elimination"
    assert s.may(1, kept(2)) == ["-1"], "he sees his own"
    for other in (3, None):
        assert s.may(other, kept(1)) == s.may(other, kept(2)) == PENALTIES
    assert s.may(0, place(1)) == ANY, "another round, other shields"


def test_alms_who_is_not_shown_a_gift_cannot_tell_it_from_what_lay_there():
    """Whole games, since the shields of all rounds are mixed then."""
    known = unknown = 0
    for seed in range(4):
        deal, rng = core.Dealer(GAME, 4, {"secret_codex": True, "alms": True}, seed=seed_of(seed)), random.Random(seed)
        replicas = [core.Replica(GAME, seat, deal.snapshot(seat)) for seat in range(4)]
        for seat, action in play(deal, rng):
            step = deal.act(seat, action)
            for replica in replicas:
                replica.follow(step.report(replica.seat))
            if deal.state.codex.mixed and deal.outcome is None:
                for replica in replicas:
                    memory = replica.recall()
                    for squire, (pile,) in enumerate(replica.state.codex.kept):
                        if squire != replica.seat and pile.faces:
                            may_be, there = memory.faces(pile, PENALTIES), deal.state.codex.kept[squire][0].faces
                            assert set(there) <= set(may_be)
                            known, unknown = known + (len(may_be) == 1), unknown + (len(may_be) == 2)
    assert known
    assert unknown


def test_the_neutral_squires_shield_is_known_to_who_looked_at_it():
    t = Table(2, secret_codex=True, two_player="karadoc")
    for lies, shield in zip(t.state.codex.places, ("-1", "0", "-3"), strict=True):
        lies.faces = [shield]
    t.hold("education-2 sword-3", "sword-3 sword-3", "sword-3 sword-3").stand("education", 2, 3, 9)
    t.state.todo = [task for task in t.state.todo if task.do in ("score", "end")]
    s = Seated(t).act(Play("education-2", "education"), Look(2), Claim(2))
    assert s.may(0, kept(2)) == ["-3"]
    assert s.may(1, kept(2)) == ANY


# Cards of the packs


class Draft:
    """A draft with these packs, and a replica for each seat; the first player is squire 0."""

    def __init__(self, *packs: str, players: int = 3, **options) -> None:
        cards = " ".join(packs).split()
        self.dealer = core.Dealer(GAME, players, options, seed=seed_of(1), script=(1, cards))
        self.replicas = [core.Replica(GAME, seat, self.dealer.snapshot(seat)) for seat in range(players)]

    def act(self, *actions: core.Action) -> Draft:
        for action in actions:
            step = self.dealer.act(self.dealer.to_act[0], action)
            for replica in self.replicas:
                replica.follow(step.report(replica.seat))
        return self

    def keep(self, *cards: str) -> Draft:
        """Each seat keeps one, and all pass on."""
        return self.act(*map(Keep, cards))

    def may(self, seat: int, pick: Callable[[State], core.Pile], card: str) -> bool:
        """May the card lie in a pile, by what a seat remembers?"""
        replica = self.replicas[seat]
        return replica.recall().may(pick(replica.state), card)


FIRST = "quests-5 quests-2 king-2 charity-2 sword-3"
SECOND = "gallantry-5 king-3 king-3 charity-3 sword-4"
THIRD = "education-5 education-2 gallantry-2 charity-3 sword-3"


def deck(state: State) -> core.Pile:
    return state.deck


def where(draft: Draft, seat: int, card: str) -> list[str]:
    """The hidden piles in which a card may lie."""
    found = {"deck": deck, **{f"pack {s}": pack(s) for s in range(3)}, **{f"hand {s}": hand(s) for s in range(3)}}
    piles = {name: pick for name, pick in found.items() if None in pick(draft.replicas[seat].state).faces}
    return [name for name, pick in piles.items() if draft.may(seat, pick, card)]


def test_a_card_that_we_passed_on_is_with_our_neighbour():
    """There is but one 5 of a suit: no other copy can lie anywhere."""
    draft = Draft(FIRST, SECOND, THIRD).keep("sword-3", "sword-4", "sword-3")
    assert where(draft, 0, "quests-5") == ["pack 1"]
    assert "deck" in where(draft, 0, "charity-5"), "we have never seen it"
    assert "deck" in where(draft, 0, "quests-2"), "there are two of them"
    assert "deck" in where(draft, 2, "quests-5"), "nobody else saw it"
    draft.keep("education-2", "king-2", "king-3")
    assert where(draft, 0, "quests-5") == ["pack 2", "hand 1"], "he may have kept it or passed it on"
    draft.keep("king-3", "charity-3", "quests-5")
    assert where(draft, 0, "quests-5") == ["hand 1", "hand 2"], "it has come back to us no more"


def test_a_card_that_came_back_to_us_is_no_more_with_others():
    draft = Draft(FIRST, SECOND, THIRD).keep("sword-3", "sword-4", "sword-3")
    draft.keep("education-2", "king-2", "king-3").keep("king-3", "charity-3", "charity-2")
    assert "quests-5" in draft.dealer.state.packs[0].faces
    draft.keep("quests-2", "charity-3", "gallantry-2")
    assert where(draft, 0, "quests-5") == ["hand 1"], "the last card of a pack is kept by whom it has come to"


def test_a_card_that_has_been_played_is_no_longer_looked_for():
    """Who plays one of two copies may have the other one too."""
    packs = ("king-4 quests-2 king-2 charity-2 sword-3", "king-4 king-3 king-3 charity-3 sword-4", THIRD)
    draft = Draft(*packs).keep("sword-3", "sword-4", "sword-3").keep("education-2", "king-4", "king-4")
    while draft.dealer.state.asked[0].ask != "play":
        draft.act(draft.dealer.legal(draft.dealer.to_act[0])[0])
    assert draft.dealer.state.asked[0].squire == 0
    draft.act(draft.dealer.legal(0)[0], Play("king-4", "king"))
    assert "deck" in where(draft, 0, "king-4")


def test_a_copy_that_is_played_by_who_cannot_have_ours_leaves_ours_where_it_is():
    third = "education-5 education-2 gallantry-2 quests-2 sword-3"
    draft = Draft(FIRST, SECOND, third).keep("sword-3", "sword-4", "quests-2")
    draft.keep("education-2", "king-2", "king-3").keep("king-3", "gallantry-2", "charity-2")
    draft.keep("quests-5", "charity-3", "sword-3")
    assert where(draft, 0, "quests-2") == ["deck", "hand 1", "hand 2"], "ours went to 1; the other may lie anywhere"
    draft.act(Play("sword-3", "jousts"), Play("sword-4", "jousts"), Play("quests-2", "quests"))
    assert where(draft, 0, "quests-2") == ["hand 1"]


def test_the_neutral_squire_has_kept_the_highest_card_that_we_gave_it():
    """Packs go left in round I: from seat 1 to the neutral squire."""
    draft = Draft(FIRST, SECOND, THIRD, players=2, two_player="karadoc").keep("sword-3", "sword-4")
    assert draft.dealer.state.hands[2].faces[-1] == "gallantry-5"
    assert where(draft, 1, "gallantry-5") == ["hand 2"], "not in the pack that it passes on"
    assert "deck" in where(draft, 0, "gallantry-5")


def test_the_neutral_squire_has_kept_one_of_two_cards_of_the_highest_value_and_nobody_knows_which():
    second = "gallantry-5 king-5 king-3 charity-3 sword-4"
    draft = Draft(FIRST, second, THIRD, players=2, two_player="karadoc").keep("sword-3", "sword-4")
    for card in ("gallantry-5", "king-5"):
        assert where(draft, 1, card) == ["pack 2", "hand 2"]


def test_the_card_we_did_not_play_is_in_the_discard():
    draft = Draft(FIRST, SECOND, THIRD).keep("quests-5", "sword-4", "sword-3")
    while draft.dealer.state.asked[0].ask in ("keep", "play"):
        legal = draft.dealer.legal(draft.dealer.to_act[0])
        draft.act(next((action for action in legal if action.card != "quests-5"), legal[0]))
    assert draft.dealer.state.round == 1
    assert "quests-5" in draft.dealer.state.discard.faces
    assert where(draft, 0, "quests-5") == []
    assert draft.may(0, lambda state: state.discard, "quests-5")


def test_a_new_round_is_a_new_deal():
    draft = Draft(FIRST, SECOND, THIRD).keep("sword-3", "sword-4", "sword-3")
    while draft.dealer.state.round == 1:
        draft.act(draft.dealer.legal(draft.dealer.to_act[0])[0])
    unseen = [card for card in CARDS if card not in draft.replicas[0].state.packs[0].faces]
    assert all(where(draft, 0, card) == ["deck", "pack 1", "pack 2"] for card in unseen)


def test_a_spectator_remembers_no_cards():
    replica = core.Replica(GAME, None, Draft(FIRST, SECOND, THIRD).dealer.snapshot(None))
    assert all(replica.recall().may(pile, card) for pile in core.piles_of(replica.state) for card in CARDS)
