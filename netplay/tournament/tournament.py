"""A tournament without I/O: people enter and withdraw, rounds are drawn, results come in.

Knows: the record of a tournament, its formats, standings, ratings. It is handed the time.
Must not know: connections, the tables at which games are played, files.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

import core
from netplay.protocol.fields import SHORTEST, is_limit
from netplay.protocol.refusal import Refusal
from netplay.protocol.tournament_messages import (
    ENTRANTS,
    LONGEST_OPEN,
    ROUNDS,
    Meeting,
    Plan,
    Stage,
    Standing,
    TournamentRow,
    TournamentShown,
)

from . import ratings
from .draw import FORMATS, Draw
from .entering import OVER, check_enters, fillers
from .formats import knockout, open
from .formats.drawing import sizes_for
from .record import Entrant, Pairing, Record, Round
from .standings import standings


class Tournament:
    """A tournament that can be saved at any moment: all of it is its record."""

    def __init__(self, record: Record) -> None:
        self.record, self.plan = record, record.plan
        self.draw: Draw | None = None
        """The round that is being drawn; None if none is."""

    @property
    def stage(self) -> Stage:
        """How far it has come."""
        if self.record.over:
            return "over"
        if not self.record.rounds:
            return "entry"
        return "break" if self.record.rounds[-1].finished and not open.is_open(self.record) else "round"

    # Entrants

    def enter(self, id: int, name: str) -> None:
        """Takes in a person, or one who had withdrawn. Raises Refusal."""
        check_enters(self.record, drawing=self.draw is not None)
        known = self.record.entrants.get(id)
        if known is None:
            self.record.entrants[id] = Entrant(id, name, since=len(self.record.rounds))
        elif known.gone:
            known.gone = False
        else:
            raise Refusal("entered-already", "You are in this tournament already.")

    def fill(self, level: str) -> None:
        """Enters bots of this level until nobody is left over. Raises Refusal."""
        if open.is_open(self.record):
            raise Refusal("no-fillers", "In an open tournament nobody is left over, so that no bots are needed.")
        for bot in fillers(self.record, level, drawing=self.draw is not None):
            self.record.entrants[bot.id] = bot

    def rename(self, id: int, name: str) -> None:
        """Calls an entrant by another name."""
        self.record.entrants[id].name = name

    def withdraw(self, id: int) -> None:
        """Takes an entrant out: a game for two that goes on is lost. Raises Refusal."""
        entrant = _entrant_of(self.record, id)
        entrant.gone, entrant.ready = True, False
        if not self.record.rounds and self.draw is None:
            del self.record.entrants[id]
        self._give_up_games(id)
        self._settle()

    def _give_up_games(self, id: int) -> None:
        """One who has withdrawn loses their game for two."""
        for pairing in [each for each in self.running if id in each.players]:
            left = [player for player in pairing.players if not self.record.entrants[player].gone]
            if len(left) < 2:
                gone = [player for player in pairing.players if player not in left]
                self._take(pairing, [each for each in (left, gone) if each], decided=True)

    def be_ready(self, id: int, ready: bool, now: float) -> None:
        """An entrant is ready for the next round or game, or is no longer. Raises Refusal."""
        entrant = _entrant_of(self.record, id)
        entrant.ready, entrant.waiting = ready, now

    # Rounds

    @property
    def running(self) -> list[Pairing]:
        """The games without a result."""
        return [pairing for pairing in self.record.pairings if pairing.places is None]

    @property
    def all_ready(self) -> bool:
        """True if the next round may begin since everybody is ready for it."""
        people = [each for each in self.record.active if not each.level]
        return self.stage == "break" and bool(people) and all(each.ready for each in people)

    def next_round(self, now: float) -> None:
        """Draws the next round; the first one begins the tournament. Raises Refusal."""
        draw = self.begin_round(now)
        if draw is not None:
            self.take_round(draw, draw.run())

    def begin_round(self, now: float) -> Draw | None:
        """Begins the next round: returns what must be drawn for it, None in an open tournament, where games are drawn
        one by one. Raises Refusal."""
        if self.record.over:
            raise Refusal(*OVER)
        if self.stage == "round":
            raise Refusal("round-goes-on", "The round goes on: wait for its games, or decide them.")
        if not open.is_open(self.record) and not sizes_for(self.record, len(self.record.active)):
            raise Refusal("too-few", "There are too few entrants for a game. Wait for more, or fill up with bots.")
        if open.is_open(self.record):
            self.record.rounds.append(Round())
            self.record.began = now
            return None
        self.draw = Draw(self.record)
        return self.draw

    def take_round(self, draw: Draw, round: Round | None) -> None:
        """Takes in the round that was drawn, if it is still wanted; None if it could not be drawn. What has changed
        meanwhile counts as if it had come after: who has entered is not in the round, who has withdrawn loses its
        game."""
        if draw is not self.draw:
            return
        self.draw = None
        if self.record.over:
            return
        if round is not None and round.pairings:
            self._add(round, draw)
        for each in self.record.entrants.values():
            each.ready = False
        self._settle()

    def _add(self, round: Round, draw: Draw) -> None:
        before = len(self.record.rounds)
        self.record.rounds.append(round)
        for each in self.record.entrants.values():
            if each.id not in draw.entrants and each.since == before:
                each.since += 1
            elif each.id in draw.entrants and each.gone:
                self._give_up_games(each.id)

    def draw_open(self, now: float) -> None:
        """Begins games of an open tournament for those who are ready."""
        if not open.is_open(self.record) or self.stage != "round":
            return
        if now < open.end(self.record):
            for pairing in open.drawn(self.record, now):
                self.record.rounds[-1].pairings.append(pairing)
                for id in pairing.players:
                    self.record.entrants[id].ready = False
        elif not self.running:
            self.record.over = True

    @property
    def due(self) -> float:
        """The time to draw games of an open tournament again; infinite if nothing is waited for."""
        if not open.is_open(self.record) or self.stage != "round":
            return inf
        return min(open.end(self.record), open.due(self.record))

    def end(self) -> None:
        """Ends the tournament with the standings of the moment: games that go on count nothing."""
        for round in self.record.rounds:
            round.pairings = [pairing for pairing in round.pairings if pairing.places is not None]
        self.record.over = True

    # Results

    def pairing(self, number: int) -> Pairing:
        """Returns a game of this tournament. Raises Refusal."""
        for pairing in self.record.pairings:
            if pairing.number == number:
                return pairing
        raise Refusal("no-such-pairing", "There is no such game in this tournament.")

    def finished(self, number: int, places: Sequence[Sequence[int]]) -> None:
        """A game has ended. Those who have withdrawn come last; a result that is there already stays."""
        pairing = self.pairing(number)
        if pairing.places is not None or self.record.over:
            return
        left = [[id for id in shared if not self.record.entrants[id].gone] for shared in places]
        gone = [id for shared in places for id in shared if self.record.entrants[id].gone]
        self._take(pairing, [each for each in (*left, gone) if each])

    def decide(self, number: int, places: Sequence[Sequence[int]]) -> None:
        """The organiser decides a game that has not ended. Raises Refusal."""
        pairing = self.pairing(number)
        if pairing.places is not None:
            raise Refusal("decided-already", "This game has a result already.")
        if sorted(id for shared in places for id in shared) != sorted(pairing.players) or not all(places):
            raise Refusal("bad-places", "A decision names each player of the game once.")
        self._take(pairing, places, decided=True)

    def _take(self, pairing: Pairing, places: Sequence[Sequence[int]], decided: bool = False) -> None:
        pairing.places, pairing.decided = [list(shared) for shared in places], decided
        if not decided:
            ratings.rate(self.record.entrants, places)
        if self.plan.format == "knockout" and (again := knockout.replayed(self.record, pairing)) is not None:
            self.record.rounds[-1].pairings.append(again)
        if open.is_open(self.record):
            open.fold(self.record)
        self._settle()

    def _settle(self) -> None:
        """Ends the tournament once all its rounds are played."""
        if not open.is_open(self.record) and self.record.rounds and self.record.rounds[-1].finished:
            self.record.over = len(self.record.rounds) >= ROUNDS or not FORMATS[self.plan.format].goes_on(self.record)

    # Shown

    def row(self) -> TournamentRow:
        """Returns the tournament as the list has it."""
        count = sum(not each.gone for each in self.record.entrants.values())
        return TournamentRow(self.record.id, self.plan, self.stage, len(self.record.rounds), count)

    def standings(self) -> list[Standing]:
        """Returns all entrants in order."""
        return standings(self.record)

    def shown(self) -> TournamentShown:
        """Returns the tournament as everybody may see it."""
        rounds = self.record.rounds
        latest = rounds[-1] if rounds else Round()
        chosen = [each for each in latest.pairings if each.places is None]
        chosen += [each for each in latest.pairings[::-1] if each.places is not None]
        meetings = [
            Meeting(each.number, each.players, each.table, each.places or [], each.decided)
            for each in sorted(chosen[:ENTRANTS], key=lambda each: each.number)
        ]
        until = int(open.end(self.record) // 60) if open.is_open(self.record) and self.plan.minutes and rounds else 0
        return TournamentShown(self.row(), self.standings(), meetings, list(latest.byes), until)


def _entrant_of(record: Record, id: int) -> Entrant:
    """Returns an entrant who plays. Raises Refusal."""
    entrant = record.entrants.get(id)
    if record.over:
        raise Refusal(*OVER)
    if entrant is None or entrant.gone:
        raise Refusal("not-entered", "You are not in this tournament. Enter it first.")
    return entrant


def check_plan(plan: Plan) -> None:
    """Raises Refusal for a plan that cannot be carried out."""
    if plan.game not in core.IDS:
        raise Refusal("no-such-game", f"Unknown game. Choose from: {', '.join(core.IDS)}.")
    if plan.seats not in core.game(plan.game).seats:
        raise Refusal("bad-seats", "This game is not played by so many at a table.")
    if not 1 <= plan.rounds <= ROUNDS or plan.minutes > LONGEST_OPEN:
        raise Refusal("bad-rounds", f"A tournament has 1 to {ROUNDS} rounds, or {LONGEST_OPEN} minutes at most.")
    if not all(map(is_limit, (plan.clock, plan.stand_in))):
        raise Refusal("clock-short", f"A limit is of {SHORTEST} seconds or more.")
