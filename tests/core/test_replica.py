"""A replica follows the next step of its own game and nothing else, and takes no card that is not in the box."""

from __future__ import annotations

import msgspec
import pytest

import core
from tests.play import seed_of

GAME = core.game("academy")


def begun() -> tuple[core.Dealer, core.Replica]:
    """A game of three, and the copy of its player 0."""
    dealer = core.Dealer(GAME, 3, seed=seed_of(1))
    return dealer, core.Replica(GAME, 0, dealer.snapshot(0))


def step(dealer: core.Dealer) -> core.Report:
    """The first answer of who is asked, as player 0 is told of it."""
    seat = dealer.to_act[0]
    return dealer.act(seat, dealer.legal(seat)[0]).report(0)


@pytest.mark.parametrize("number", [-1, 0, 1, 3])
def test_what_is_not_the_next_step_is_refused_however_well_it_fits(number):
    dealer, replica = begun()
    replica.follow(step(dealer))
    report = step(dealer)
    with pytest.raises(core.BadReport, match=f"Step {number} was reported after step 1"):
        replica.follow(msgspec.structs.replace(report, seq=number))
    replica.follow(report)
    assert (replica.seq, replica.state) == (2, core.mask(GAME, dealer.state, 0))


def test_what_is_wrong_with_a_game_is_said_in_one_sentence():
    dealer, replica = begun()
    with pytest.raises(core.BadReport, match=r"rules: That is not possible now\. Choose one of the answers shown\.$"):
        replica.follow(msgspec.structs.replace(step(dealer), action=["nonsense"]))
    with pytest.raises(core.BadReport, match=r"cannot be: nobody is asked, and it is not over\.$"):
        core.Replica(GAME, 0, core.Snapshot(0, GAME.encode(msgspec.structs.replace(dealer.state, asked=[]))))
    with pytest.raises(core.BadReport, match=r"cannot be: This game is for 2 to 5 players, not 9\.$"):
        core.check_opening(GAME, 9, 0, dealer.state)


@pytest.mark.parametrize("seats", [2**31, 6, 1, 0, -1])
def test_a_game_of_so_many_as_cannot_play_it_is_refused_before_they_are_counted(seats):
    dealer, _ = begun()
    wrong = msgspec.structs.replace(dealer.state, seats=seats, over=True)
    with pytest.raises(core.BadReport, match="so many"):
        core.Replica(GAME, 0, core.Snapshot(0, GAME.encode(wrong)))


@pytest.mark.parametrize(
    ("actor", "action"),
    [(0, ["keep", None]), (1, ["keep", "sword-5"])],
    ids=["one's own is hidden", "another's is shown"],
)
def test_secrets_are_told_to_whom_they_belong_and_to_nobody_else(actor, action):
    """A card that only the action names would stand in the log, whatever it is."""
    dealer, replica = begun()
    while dealer.to_act[0] != actor:
        replica.follow(step(dealer))
    report = step(dealer)
    with pytest.raises(core.BadReport, match="secret"):
        replica.follow(msgspec.structs.replace(report, action=action))


def test_a_pack_that_one_is_not_shown_is_missed():
    """The digest tells nothing of it: to everybody else the pack is hidden anyway."""
    dealer, replica = begun()
    for report in (step(dealer), step(dealer)):
        replica.follow(report)
    report = step(dealer)
    assert [len(told) for told in report.told] == [4]
    with pytest.raises(core.BadReport, match="tells less"):
        replica.follow(msgspec.structs.replace(report, told=[None]))


def test_a_card_shown_to_one_seat_alone_that_is_not_in_the_box_is_found():
    """Nobody else sees it, so that no digest tells of it."""
    dealer, replica = begun()
    reports = [step(dealer) for _ in range(3)]
    [pack] = reports[-1].told
    for report in reports[:-1]:
        replica.follow(report)
        replica.check()
    replica.follow(msgspec.structs.replace(reports[-1], told=[["sword-9", *pack[1:]]]))
    with pytest.raises(core.BadReport, match="not in the box"):
        replica.check()
