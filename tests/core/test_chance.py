"""The random stream and what rules may ask of chance: known vectors, who is told what, and what a false report does."""

from __future__ import annotations

import random
from collections import Counter
from hashlib import blake2b

import pytest

import core
from core import EVERYONE, NOBODY, BadReport, Pile, ReportedChance, SeededChance, Stream, only
from tests.play import seed_of

KNOWN = {
    1000: (
        bytes(range(32)),
        [505, 190, 791, 197, 744, 112, 287, 827, 863, 915, 481, 117, 898, 861, 922, 511, 931, 16, 76, 93],
    ),
    6: (bytes(32), [0, 3, 1, 3, 1, 2, 2, 0, 0, 3, 1, 2, 0, 5, 0, 4, 0, 2, 3, 4, 1, 1, 4, 1, 1, 5, 2, 0, 5, 5]),
    2**32: (bytes(32), [2665810656, 1719800133, 3150269479, 2143697187, 2049017143, 1171188704]),
}


@pytest.mark.parametrize("n", KNOWN)
def test_known_vectors_of_stream_version_1(n):
    seed, expected = KNOWN[n]
    stream = Stream(seed)
    assert core.STREAM_VERSION == 1
    assert [stream.below(n) for _ in expected] == expected


def test_the_stream_is_keyed_blake2b_in_counter_mode():
    seed, stream = bytes(range(32)), Stream(bytes(range(32)))
    words = []
    for counter in range(3):
        block = blake2b(counter.to_bytes(8, "little"), key=seed, person=b"round-table-1").digest()
        words += [int.from_bytes(block[i : i + 4], "little") for i in range(0, 64, 4)]
    assert [stream.below(2**32) for _ in words] == words


def test_every_number_below_is_equally_likely():
    stream, drawn = Stream(seed_of(3)), Counter()
    for _ in range(30_000):
        drawn[stream.below(7)] += 1
    expected = 30_000 / 7
    assert sum((drawn[face] - expected) ** 2 / expected for face in range(7)) < 22.5  # chi square, 6 degrees, 0.1 %


def test_what_would_favour_some_numbers_is_drawn_again():
    n = (1 << 31) + 1  # nearly half of all words must be rejected
    stream, words = Stream(seed_of(1)), Stream(seed_of(1))
    fair = [word for word in (words.below(2**32) for _ in range(400)) if word < n]
    assert [stream.below(n) for _ in range(100)] == fair[:100]


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17])
def test_from_the_same_place_the_same_numbers_are_drawn(drawn):
    """Also where a block of 16 words begins or ends."""
    stream, twin = Stream(seed_of(5)), Stream(seed_of(5))
    for _ in range(drawn):
        stream.below(2**32)
    twin.go_to(place := stream.place)
    numbers = [stream.below(99) for _ in range(40)]
    assert [twin.below(99) for _ in range(40)] == numbers
    stream.go_to(place)
    assert [stream.below(99) for _ in range(40)] == numbers


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_a_number_below_nothing_is_refused(n):
    with pytest.raises(ValueError, match="below"):
        Stream(bytes(32)).below(n)


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_a_seed_has_256_bits(length):
    with pytest.raises(ValueError, match="32 bytes"):
        Stream(bytes(length))


AUDIENCES = {"nobody": NOBODY, "one": only(1), "two": only(0, 1), "all": EVERYONE}
SEATS = [None, 0, 1, 2]


def run(operate, source, target, seat):
    """The operation at the dealer and at one seat's replica: the piles of both."""
    chance = SeededChance(Stream(bytes(32)))
    full = [Pile("x", source, list("abcde")), Pile("x", target, list("fg"))]
    seen = [Pile("x", pile.audience, pile.faces[:] if pile.seen_by(seat) else [None] * len(pile)) for pile in full]
    operate(chance, *full)
    told = [value for audience, value in chance.news if core.sees(audience, seat)]
    replica = ReportedChance(seat, told)
    operate(replica, *seen)
    replica.finish()
    return full, seen


OPERATIONS = {
    "deal": lambda chance, source, target: chance.deal(source, target, 3),
    "deal more than there are": lambda chance, source, target: chance.deal(source, target, 9),
    "move": lambda chance, source, target: chance.move(source, target, "c" if "c" in source.faces else None),
    "shuffle": lambda chance, source, target: chance.shuffle(source),
    "sift": lambda chance, source, target: chance.sift(source, target, ord),
    "turn to all": lambda chance, source, target: chance.turn(source, EVERYONE),
    "turn to one": lambda chance, source, target: chance.turn(source, only(0)),
    "turn to none": lambda chance, source, target: chance.turn(source, NOBODY),
}


@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("target", AUDIENCES)
@pytest.mark.parametrize("source", AUDIENCES)
def test_a_replica_sees_after_an_operation_what_its_seat_may_see(operation, seat, source, target):
    full, seen = run(OPERATIONS[operation], AUDIENCES[source], AUDIENCES[target], seat)
    for true, glimpse in zip(full, seen, strict=True):
        assert glimpse.audience == true.audience
        assert glimpse.faces == (true.faces if true.seen_by(seat) else [None] * len(true))


def test_a_shuffle_nobody_sees_tells_nobody_anything():
    chance = SeededChance(Stream(bytes(32)))
    chance.shuffle(Pile("x", NOBODY, list("abc")))
    assert chance.news == []


def test_a_peek_tells_the_looker_alone():
    chance = SeededChance(Stream(bytes(32)))
    assert chance.peek(Pile("x", NOBODY, ["a"]), 1) == ["a"]
    assert chance.news == [(only(1), ["a"])]
    assert ReportedChance(1, [["a"]]).peek(Pile("x", NOBODY, [None]), 1) == ["a"]
    assert ReportedChance(0, []).peek(Pile("x", NOBODY, [None]), 1) == [None]


def test_a_peek_at_a_pile_that_one_sees_anyway_tells_nothing():
    chance = SeededChance(Stream(bytes(32)))
    assert chance.peek(Pile("x", only(1), ["a"]), 1) == ["a"]
    assert chance.news == []
    assert ReportedChance(1, []).peek(Pile("x", only(1), ["a"]), 1) == ["a"]


def test_what_is_announced_is_told_to_everybody():
    chance = SeededChance(Stream(bytes(32)))
    assert chance.announce(lambda: 3, range(4)) == 3
    assert chance.news == [(EVERYONE, 3)]
    assert ReportedChance(None, [3]).announce(lambda: 1 // 0, range(4)) == 3
    assert ReportedChance(None, [None]).announce(lambda: 1 // 0, (None, 1)) is None


def test_a_script_comes_before_the_stream_and_luck_is_a_script():
    chance = SeededChance(Stream(bytes(32)), [4, ["d", "b"]])
    pile = Pile("x", NOBODY, list("abcd"))
    assert chance.roll(6) == 4
    chance.shuffle(pile)
    assert pile.faces == ["d", "b", "a", "c"]
    rolled = [chance.roll(6) for _ in range(5)]
    _, luck = chance.take()
    again = SeededChance(Stream(seed_of(9)), luck)
    assert again.roll(6) == 4
    again.shuffle(other := Pile("x", NOBODY, list("abcd")))
    assert (other.faces, [again.roll(6) for _ in range(5)]) == (pile.faces, rolled)


DRAWS = {
    "roll": lambda chance: chance.roll(6),
    "shuffle": lambda chance: chance.shuffle(Pile("x", NOBODY, list("abc"))),
    "tie": lambda chance: chance.sift(Pile("x", NOBODY, list("abc")), Pile("x"), ord),
}


@pytest.mark.parametrize("wanted", [None, 0, 7, True, 1.5, "z", {}, [], ["z"], ["a", "a"], [["a"]], [1], "a"], ids=repr)
@pytest.mark.parametrize("draw", DRAWS)
def test_a_script_that_gives_no_such_outcome_is_refused(draw, wanted):
    """It may come from a file that is damaged."""
    if (draw, wanted) == ("shuffle", []):
        return  # nothing comes first: the old order
    with pytest.raises(ValueError, match=r"[.]$"):
        DRAWS[draw](SeededChance(Stream(bytes(32)), [wanted]))


@pytest.mark.parametrize("script", [[], [4, 2, 5]], ids=["drawn", "scripted"])
def test_luck_that_is_taken_back_comes_again(script):
    """What is left of a script too: a step that failed must have the same luck when it is tried again."""
    chance = SeededChance(Stream(seed_of(1)), script)
    chance.roll(6)
    mark = chance.mark()
    rolled, left = [chance.roll(6) for _ in range(20)], script[1:]
    assert rolled[: len(left)] == left
    chance.return_to(mark)
    assert (chance.news, chance.luck) == ([], [])
    assert [chance.roll(6) for _ in range(20)] == rolled


@pytest.mark.parametrize(
    ("told", "operate"),
    [
        ([], lambda chance: chance.roll(6)),
        ([7], lambda chance: chance.roll(6)),
        ([True], lambda chance: chance.roll(6)),
        ([[]], lambda chance: chance.turn(Pile("x", NOBODY, [None]), EVERYONE)),
        ([["a", "b"]], lambda chance: chance.turn(Pile("x", NOBODY, [None]), EVERYONE)),
        ([[1]], lambda chance: chance.turn(Pile("x", NOBODY, [None]), EVERYONE)),
        (["z"], lambda chance: chance.move(Pile("x", EVERYONE, ["a"]), Pile("x"), None)),
        ([5], lambda chance: chance.move(Pile("x", NOBODY, [None]), Pile("x", EVERYONE), None)),
        (["a"], lambda chance: chance.move(Pile("x", NOBODY, [None]), Pile("x", EVERYONE), "b")),
        ([None], lambda chance: chance.move(Pile("x", NOBODY, [None]), Pile("x", EVERYONE), None)),
        ([None], lambda chance: chance.deal(Pile("x", NOBODY, [None]), Pile("x", EVERYONE))),
        ([None], lambda chance: chance.shuffle(Pile("x", EVERYONE, ["a"]))),
        ([None], lambda chance: chance.turn(Pile("x", NOBODY, [None]), EVERYONE)),
        ([9], lambda chance: chance.announce(lambda: 1, (1, 2))),
        ([True], lambda chance: chance.announce(lambda: 1, (1, 2))),
        ([None], lambda chance: chance.announce(lambda: 1, (1, 2))),
    ],
    ids=[
        "too little", "no such side", "not a number", "too few", "too many", "no face", "not there", "no card",
        "another card than was named", "no card moved", "nothing dealt", "no order", "nothing turned",
        "no such answer", "an answer that only equals one", "no answer",
    ],
)  # fmt: skip
def test_a_report_that_does_not_fit_is_refused(told, operate):
    with pytest.raises(BadReport):
        operate(ReportedChance(None, told))


def test_a_look_at_which_nothing_is_shown_is_refused():
    with pytest.raises(BadReport, match="less"):
        ReportedChance(1, [None]).peek(Pile("x", NOBODY, [None]), 1)


def test_a_report_that_tells_too_much_is_refused():
    with pytest.raises(BadReport, match="more"):
        ReportedChance(0, [1]).finish()


def test_shuffles_reach_every_order():
    stream, orders = Stream(seed_of(2)), Counter()
    for _ in range(6000):
        pile = Pile("x", NOBODY, list("abcd"))
        SeededChance(stream).shuffle(pile)
        orders["".join(map(str, pile.faces))] += 1
    assert len(orders) == 24
    assert max(orders.values()) < 2 * min(orders.values())


def test_seeds_differ():
    game = core.game("academy")
    deals = {core.Dealer(game, 3, seed=seed_of(number)).snapshot(0).state for number in range(20)}
    assert len(deals) == 20


def test_random_reports_only_ever_raise_bad_report():
    """A hostile host: whatever it reports, the copy is refused with one kind of error."""
    game, rng = core.game("academy"), random.Random(4)
    actions = [["keep", "sword-5"], ["keep", None], ["play", "king-3", "king"], ["advance", "x"], ["nonsense"], [], [7]]
    for _ in range(300):
        dealer = core.Dealer(game, 3, seed=seed_of(rng.randrange(1000)))
        replica = core.Replica(game, rng.choice([None, 0, 1, 2]), dealer.snapshot(0))
        told = [rng.choice([None, 1, "x", [], ["a"], [None] * 5]) for _ in range(rng.randrange(4))]
        report = core.Report(rng.choice([1, 1, 1, 2]), rng.randrange(-1, 4), rng.choice(actions), told, b"12345678")
        with pytest.raises(BadReport):
            replica.follow(report)
