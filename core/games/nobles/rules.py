"""Duelling Nobles: the strict order of a turn.

Knows: the tasks of a turn, who is asked what, and what the answers do.
Must not know: who sits at the table, or how anything looks.
"""

from __future__ import annotations

from core.chance import Chance
from core.contract import Action, Outcome
from core.piles import EVERYONE, Pile
from core.scheduler import Answers, Handler, Question, Task, Work

from . import duel as duels
from . import favours
from .actions import (
    Arm,
    BuyNoble,
    BuyWeapon,
    Challenge,
    Done,
    Favour,
    Keep,
    Lay,
    MoveArmour,
    Substitute,
    Tithe,
)
from .components import (
    ARMOUR,
    COURT,
    INCOME,
    NOBLE_PRICE,
    PATIENCE,
    SUBSTITUTE_PRICE,
    TITHE,
    WEAPON_PRICE,
    rank_of,
    suit_of,
)
from .hands import draw, play_out
from .offers import armour_moves, kings_to_tithe, noble_for_sale, nobles_to_arm, weapons_for_sale
from .setup import enlist, open_play
from .state import Duel, State, Turn, other

# --- The tasks of a turn ---

TURN = ("income", "favour", "look away", "buy", "tithe", "equip", "challenge", "next turn")
"""The tasks of a turn, in order. That the tithe comes after buying is the source's numbered list. [R7]"""

EARLY = ("income", "favour", "look away", "tithe", "buy", "equip", "challenge", "next turn")
"""The same with the option `early_tithe`: before buying, as the source's note on kings has it. [R7]"""

DUEL = ("substitute", "roll", "challenger lays", "challenged lays", "settle")
"""What a challenge brings, before the turn goes on."""


def turn_of(state: State) -> tuple[str, ...]:
    """The tasks of a turn at this table. [R7]"""
    return EARLY if state.options.early_tithe else TURN


def first_turn(state: State, task: Task, chance: Chance) -> None:
    """Both have chosen their courts: play is opened, and the first player's turn begins."""
    open_play(state, chance)
    state.then(*turn_of(state))


def income(state: State, task: Task, chance: Chance) -> None:
    """Take 1 coin."""
    seat = state.turn.seat
    state.coins[seat] += INCOME
    chance.say("turn", number=state.turn.number, seat=seat, gained=INCOME, coins=state.coins[seat])


def ask_mover(state: State, task: Task, chance: Chance) -> None:
    """Ask the player whose turn it is; each answer but `done` asks again."""
    state.ask(task.do, state.turn.seat)


def offer_substitute(state: State, task: Task, chance: Chance) -> None:
    """The challenged player may send another noble, with the coins and a noble to send."""
    they = other(state.turn.seat)
    if state.coins[they] >= SUBSTITUTE_PRICE and len(state.courts[they]) > 1:
        state.ask("substitute", they)


def challenger_lays(state: State, task: Task, chance: Chance) -> None:
    """The challenger lays weapons first."""
    state.ask("weapons", state.turn.seat)


def challenged_lays(state: State, task: Task, chance: Chance) -> None:
    """Then the challenged player does, and nobody may change."""
    state.ask("weapons", other(state.turn.seat))


def next_turn(state: State, task: Task, chance: Chance) -> None:
    """The other player's turn; too many turns in a row without a duel end the game. [R6]"""
    if state.quiet_turns:
        chance.say("no-duel", seat=state.turn.seat, turns=state.quiet_turns)
    if state.quiet_turns >= PATIENCE:
        duels.end(state, "no-duels", chance)
        return
    state.turn = Turn(state.turn.number + 1, other(state.turn.seat))
    state.then(*turn_of(state))


WORK: dict[str, Work[State, Task]] = {
    "first turn": first_turn,
    "income": income,
    "favour": ask_mover,
    "look away": favours.look_away,
    "buy": ask_mover,
    "tithe": ask_mover,
    "equip": ask_mover,
    "challenge": ask_mover,
    "substitute": offer_substitute,
    "roll": duels.roll,
    "challenger lays": challenger_lays,
    "challenged lays": challenged_lays,
    "settle": duels.settle,
    "next turn": next_turn,
}
"""What does each task."""

QUESTIONS = ("favour", "buy", "tithe", "equip", "challenge", "substitute", "weapons")
"""The questions of a turn, in order; `court` comes before the first turn. `early_tithe` puts `tithe` before `buy`."""


def steps_of_turn(state: State) -> list[str]:
    """What a player is taken through in their own turn at this table, in order: income, then the questions."""
    return [task for task in turn_of(state) if task == "income" or task in QUESTIONS]


def asked_now(state: State) -> str:
    """The question that is open: `court`, or one of `QUESTIONS`; empty when the game is over."""
    return state.asked[0].ask if state.asked else ""


# --- The answers to each question ---


def nobles_to_keep(state: State, question: Question) -> list[Action]:
    """Any noble of those dealt and not yet kept."""
    return [Keep(noble) for noble in state.dealt[question.seat].known()]


def favours_to_ask(state: State, question: Question) -> list[Action]:
    """Each card of the hand with each target of its suit's favour; one favour a turn."""
    seat, suits = question.seat, favours.open_favours(state, question.seat)
    cards = [card for card in state.hands[seat].known() if suit_of(card) in suits]
    asks = [Favour(card, target) for card in cards for target in favours.targets(state, seat, suit_of(card))]
    return [*asks, Done()]


def wares(state: State, question: Question) -> list[Action]:
    """A weapon, a noble, in any order."""
    weapon = [BuyWeapon()] if weapons_for_sale(state) else []
    noble = [BuyNoble()] if noble_for_sale(state) else []
    return [*weapon, *noble, Done()]


def tithes(state: State, question: Question) -> list[Action]:
    """A king's wound for a coin. [R1]"""
    return [*(Tithe(king) for king in kings_to_tithe(state)), Done()]


def fittings(state: State, question: Question) -> list[Action]:
    """2s and 3s of the hand onto nobles without armour; armour between nobles. [R2]"""
    cards = [card for card in state.hands[question.seat].known() if rank_of(card) in ARMOUR]
    return [*(Arm(card, noble) for card in cards for noble in nobles_to_arm(state)), *armour_moves(state), Done()]


def challenges(state: State, question: Question) -> list[Action]:
    """Any of your nobles against any of theirs."""
    mine, theirs = state.court(question.seat), state.court(other(question.seat))
    return [*(Challenge(noble, target) for noble in mine for target in theirs), Done()]


def substitutes(state: State, question: Question) -> list[Action]:
    """Any other noble of the court; `done` lets the challenge stand."""
    duelling = duels.under_way(state).nobles[question.seat]
    return [*(Substitute(noble) for noble in state.court(question.seat) if noble != duelling), Done()]


def weapons_to_lay(state: State, question: Question) -> list[Action]:
    """Any weapon of the hand that the noble may use, up to its most."""
    seat, duel = question.seat, duels.under_way(state)
    if not duels.weapons_left(duel, seat):
        return [Done()]
    return [*(Lay(card) for card in state.hands[seat].known() if duels.may_use(state, duel.nobles[seat], card)), Done()]


ANSWERS: dict[str, Answers[State, Question]] = {
    "court": nobles_to_keep,
    "favour": favours_to_ask,
    "buy": wares,
    "tithe": tithes,
    "equip": fittings,
    "challenge": challenges,
    "substitute": substitutes,
    "weapons": weapons_to_lay,
}


# --- What the answers do ---


def answer_keep(state: State, question: Question, action: Keep, chance: Chance) -> None:
    """The noble goes to the court, seen by its owner alone; until there are three."""
    seat = question.seat
    chance.move(state.dealt[seat], state.courts[seat], action.noble)
    chance.say("keeps", seat=seat, noble=action.noble)
    if len(state.courts[seat]) < COURT:
        state.asked.append(question)


def answer_favour(state: State, question: Question, action: Favour, chance: Chance) -> None:
    """The favour happens."""
    favours.grant(state, question.seat, action, chance)
    state.asked.append(question)


def answer_buy_weapon(state: State, question: Question, action: BuyWeapon, chance: Chance) -> None:
    """1 coin for the top of the weapon deck."""
    seat = question.seat
    state.coins[seat] -= WEAPON_PRICE
    state.turn.weapons_bought += 1
    chance.say("buys-weapon", seat=seat, weapon=draw(state, seat, chance), paid=WEAPON_PRICE, coins=state.coins[seat])
    state.asked.append(question)


def answer_buy_noble(state: State, question: Question, action: BuyNoble, chance: Chance) -> None:
    """5 coins for the top of the noble deck; it serves at once, unwounded."""
    seat = question.seat
    state.coins[seat] -= NOBLE_PRICE
    state.turn.noble_bought = True
    chance.deal(state.noble_deck, state.courts[seat])
    noble = state.court(seat)[-1]
    enlist(state, noble)
    chance.say("buys-noble", seat=seat, noble=noble, paid=NOBLE_PRICE, coins=state.coins[seat])
    state.asked.append(question)


def answer_tithe(state: State, question: Question, action: Tithe, chance: Chance) -> None:
    """The king takes a wound, its player a coin."""
    seat = question.seat
    state.turn.tithed = True
    state.coins[seat] += TITHE
    chance.say("tithe", seat=seat, king=action.king, gained=TITHE, coins=state.coins[seat])
    duels.wound(state, seat, action.king, chance)
    state.asked.append(question)


def answer_arm(state: State, question: Question, action: Arm, chance: Chance) -> None:
    """A card of the hand becomes armour."""
    play_out(state, question.seat, action.card, state.armour[action.noble], chance)
    state.turn.fitted.append(action.card)
    chance.say("arms", seat=question.seat, noble=action.noble, armour=action.card)
    state.asked.append(question)


def answer_move_armour(state: State, question: Question, action: MoveArmour, chance: Chance) -> None:
    """Armour goes from one noble to another; what that one wore comes back in exchange."""
    source, target = state.armour[action.source], state.armour[action.target]
    goes, comes = state.worn(action.source), state.worn(action.target)
    chance.move(source, target, goes)
    if comes is not None:
        chance.move(target, source, comes)
    state.turn.fitted += [card for card in (goes, comes) if card is not None]
    chance.say(
        "moves-armour", seat=question.seat, source=action.source, target=action.target, armour=goes, exchanged=comes
    )
    state.asked.append(question)


def answer_challenge(state: State, question: Question, action: Challenge, chance: Chance) -> None:
    """A duel begins."""
    seat, they = question.seat, other(question.seat)
    nobles = [action.noble, action.target] if seat == 0 else [action.target, action.noble]
    state.duel = Duel(nobles, [[] for _ in nobles], [Pile("weapon", EVERYONE) for _ in nobles])
    state.then(*DUEL)
    chance.say("challenge", seat=seat, noble=action.noble, challenged=they, target=action.target)


def answer_substitute(state: State, question: Question, action: Substitute, chance: Chance) -> None:
    """2 coins to the bank, and another noble steps in."""
    seat, duel = question.seat, duels.under_way(state)
    state.coins[seat] -= SUBSTITUTE_PRICE
    spared, duel.nobles[seat] = duel.nobles[seat], action.noble
    chance.say(
        "substitute", seat=seat, noble=action.noble, spared=spared, paid=SUBSTITUTE_PRICE, coins=state.coins[seat]
    )


def answer_lay(state: State, question: Question, action: Lay, chance: Chance) -> None:
    """A weapon is laid face up."""
    seat, duel = question.seat, duels.under_way(state)
    noble = duel.nobles[seat]
    play_out(state, seat, action.card, duel.weapons[seat], chance)
    _, value, suit = duels.blow(state, noble, action.card)
    chance.say("lays", seat=seat, noble=noble, weapon=action.card, value=value, suit=suit)
    state.asked.append(question)


def answer_done(state: State, question: Question, action: Done, chance: Chance) -> None:
    """On to the next step. What the log would not show otherwise: no substitute was sent, no weapon was laid."""
    seat, duel = question.seat, state.duel
    if duel is None:
        return
    if question.ask == "substitute":
        chance.say("stands", seat=seat, noble=duel.nobles[seat])
    elif not len(duel.weapons[seat]):
        chance.say("unarmed", seat=seat, noble=duel.nobles[seat])


HANDLERS: dict[type[Action], Handler[State, Question]] = {
    Keep: answer_keep,
    Favour: answer_favour,
    BuyWeapon: answer_buy_weapon,
    BuyNoble: answer_buy_noble,
    Tithe: answer_tithe,
    Arm: answer_arm,
    MoveArmour: answer_move_armour,
    Challenge: answer_challenge,
    Substitute: answer_substitute,
    Lay: answer_lay,
    Done: answer_done,
}


def final(state: State) -> Outcome:
    """The court that can still bear more wounds wins; an empty one can bear none. Equal: a draw. [R5] [R6]"""
    scores = (state.stamina(0), state.stamina(1))
    if scores[0] == scores[1]:
        return Outcome(((0, 1),), scores, state.reason)
    first = scores.index(max(scores))
    return Outcome(((first,), (other(first),)), scores, state.reason)
