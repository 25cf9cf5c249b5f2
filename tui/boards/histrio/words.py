"""Histrio in words: cards, cities, requests, what answers do, what happened, and what things are.

Knows: how the game's state and events are told.
Must not know: where anything is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.cells import cell_len

import core
from core.games.histrio.actions import (
    Answer,
    Court,
    Discard,
    Disguise,
    Done,
    FireEater,
    Horse,
    KeepAll,
    Ox,
    Steal,
    Strongman,
    Tightrope,
    Travel,
)  # fmt: skip
from core.games.histrio.cards import city_of, is_acrobat, is_actor, level_of, pull, talent_of
from core.games.histrio.cities import is_barred
from core.games.histrio.components import BEST_SHOW, ENCOUNTERS, MOOD_OF, REQUESTS, SHOW_PAYS, TURNS
from core.games.histrio.requests import lacks
from core.games.histrio.shows import chameleons, disguised_show
from core.games.histrio.state import State
from core.games.histrio.theatre import managers_on_theatre, mood, moved, solvent
from tui.boards.view import View
from tui.draw.signs import glyph
from tui.text.words import initial, mark

from .expected import company, friends_come, money_alone, rivals, shut_out
from .vocabulary import Vocabulary, in_moods, to_come

MOST = 78
"""Columns of an answer as a sentence."""
DEALT = 4
"""New encounters that a line of the log tells of."""
Telling = Callable[[View, Sequence[core.Face]], str]
"""A wording of encounters."""


class Wording(Vocabulary):
    """Questions, answers, events and explanations as sentences."""

    # Questions and answers

    def ask(self, view: View) -> str:
        state, seat, question = view.state, view.own, view.asked
        friend = state.friends[seat].looked.known() if state.friends and question.ask == "travel" else []
        return self.text(
            view,
            f"ask-{question.ask}",
            cards=len(view.legal),
            friend=self.city(view, city_of(friend[0])) if friend else "none",
            city=self._asked_city(view),
            actors=len(state.gained.known()),
            mood=mood(state),
            which=self._which_mask(view),
            acrobat=_acrobat(view),
        )

    def _asked_city(self, view: View) -> str:
        """The city that the question is about: the one being resolved, or the only one that the ox can close."""
        closable = [action.city for action in view.legal if isinstance(action, Ox)]
        about = closable if len(closable) == 1 else [view.state.city]
        return self.city(view, about[0]) if about[0] else "none"

    def _which_mask(self, view: View) -> str:
        """Tells the first of this seat's chameleons from the second, if there are two."""
        chosen, left = len(view.state.troupes[view.own].disguise), chameleons(view.state, view.own)
        return "only" if chosen + left < 2 else "second" if chosen else "first"

    def brief_answers(self, view: View) -> list[str]:
        return [
            self._gain(view, "tried-travel", city_of(action.card), told=self.spelled)
            if isinstance(action, Travel) and action.card
            else self.row(view, action)
            for action in view.legal
        ]

    def because(self, view: View, action: core.Action) -> str:
        """Of a journey what is found there alone, and whether another city would pay more; of all else what it does."""
        if not (isinstance(action, Travel) and action.card):
            return super().because(view, action)
        city = city_of(action.card)
        cards = view.state.at(city).known()
        found = ", ".join(view.words("because-histrio-found", card=self.card(view, card)) for card in cards)
        others = [city_of(each.card) for each in view.legal if isinstance(each, Travel) and each.card]
        paid, most = money_alone(view, city), max(money_alone(view, each) for each in others)
        how = "most" if paid == most > 0 else "pays" if paid > 0 else "costs" if paid < 0 else "none"
        coins = self.text(view, "coins", count=abs(paid))
        return view.words("because-histrio", found=found or "none", how=how, paid=coins)

    def row(self, view: View, action: core.Action) -> str:
        match action:
            case Travel(card=str(card)):
                return self._visit(view, "answer-travel", city_of(card))
            case Horse(card=card):
                return self._visit(view, "answer-horse", city_of(card))
            case Tightrope(start=start, end=end):
                return self._visit(view, "answer-tightrope", end, self.city(view, start))
            case Ox(city=city):
                here, more = shut_out(view.state, view.own, city)
                names = self.letters((seat, False) for seat in here)
                return self.text(view, "answer-ox", city=self.city(view, city), names=names, more=more)
            case FireEater(steps=steps):
                goes = self.goes(view, view.state.needle, moved(view.state.needle, steps))
                return self.text(view, "answer-fire_eater", swing=self.swing(view, steps), goes=goes)
            case Strongman():
                payers = solvent(view.state, view.own)
                names = " ".join(map(initial, payers)) or "none"
                return self.text(view, "answer-strongman", names=names, count=len(payers))
            case Done():
                return self.text(view, "answer-done")
            case Steal(victim=victim):
                money = view.state.troupes[victim].money
                return self.text(view, "answer-steal", victim=mark(victim), money=money)
            case _:
                return self._other_answer(view, action)

    def _other_answer(self, view: View, action: core.Action) -> str:
        match action:
            case Court(actor=actor):
                goes = self.goes(view, view.state.needle, moved(view.state.needle, pull([actor])))
                return self.text(view, "answer-court", card=self.card(view, actor), goes=goes)
            case KeepAll():
                gained = view.state.gained.known()
                said = self.card(view, gained[0]) if len(gained) == 1 else self.shorts(view, gained)
                return self.text(view, "answer-keep_all", cards=said, count=len(gained))
            case Discard(request=str(request)):
                missing = self.lacking(view, lacks(view.state, view.own, request)) or "none"
                said = {"name": f"request-{request}", "pays": "coins"}
                parts = {part: self.text(view, key, count=REQUESTS[request].pays) for part, key in said.items()}
                return self.text(view, "answer-discard", **parts, lacks=missing)
            case Disguise(talent=str(talent)):
                show = self.show(view, disguised_show(view.state, view.own, talent))
                return self.text(view, "answer-disguise", talent=talent, show=show)
            case Answer(card=str(card)) if card in REQUESTS:
                name = self.text(view, f"request-{card}")
                return self.text(view, "answer-answer", name=name, pays=REQUESTS[card].pays)
            case _:
                return self.text(view, "answer-no_request", cards=len(view.legal))

    def _visit(self, view: View, key: str, city: int, start: str = "") -> str:
        """The gain of a visit, with actors in words, or whole names of acrobats, where a row has room for them; without
        the needle where it has none for that."""
        forms = [self._gain(view, key, city, start, told=told) for told in (self.spelled, self.listed, self.shorts)]
        if key == "answer-travel":
            forms.append(self._gain(view, "brief-travel", city, told=self.shorts))
        return next((form for form in forms if cell_len(form) <= MOST), forms[-1])

    def _gain(self, view: View, key: str, city: int, start: str = "", *, told: Telling) -> str:
        """The gain of a visit: alone the encounters as they are to be told, together a request and a moved needle,
        nothing where another's ox bars the city."""
        state: State = view.state
        cards = state.at(city).known()
        met = told(view, cards)
        return self.text(
            view,
            key,
            city=self.city(view, city),
            town=self.text(view, f"town-{city}"),
            start=start,
            cards=met or "none",
            money="" if all(kind(card) == "bonus" for card in cards) else self._money(view, city),
            goes=self.goes(view, view.state.needle, moved(view.state.needle, pull(cards))),
            names=self.letters(company(state, view.own, city)),
            barred=initial(state.barred.seat) if state.barred and is_barred(state, view.own, city) else "none",
            friends="yes" if friends_come(view, city) else "no",
        )

    def _money(self, view: View, city: int) -> str:
        """The écus that a city brings who comes alone."""
        amount = money_alone(view, city)
        sign = "−" if amount < 0 else "+"
        return self.text(view, "money", amount=amount, signed=f"{sign}{self.text(view, 'coins', count=abs(amount))}")

    # What happened

    def line(self, view: View, event: core.Event) -> str:
        if event.key in ("travels", "encounter"):
            return self._together(view, event)
        return super().line(view, event)

    def _together(self, view: View, event: core.Event) -> str:
        """Tells what happens to many at once in one line, at the last of them; of encounters four in each line. What is
        told of one stays in a row."""
        log = view.log
        at = next(at for at in range(len(log) - 1, -1, -1) if log[at] is event)
        first = at
        while first > 0 and log[first - 1].key == event.key:
            first -= 1
        full = event.key == "encounter" and (at - first + 1) % DEALT == 0
        if not full and at + 1 < len(log) and log[at + 1].key == event.key:
            return ""
        first = at - (at - first) % DEALT if event.key == "encounter" else first
        told = _by_player(log[first : at + 1]) if event.key == "travels" else log[first : at + 1]
        parts = [self.text(view, f"part-{event.key}", **self.arguments(view, each)) for each in told]
        parts = [part.replace(" ", "\u00a0") for part in parts]
        horse = first > 0 and log[first - 1].key == "horse"
        between = ", " if event.key == "encounter" else "   "
        said = {"horse": "yes" if horse else "no", "last": "yes" if _empties_deck(log, at) else "no"}
        said |= {"start": str(told[0].args["city"]), "end": str(told[-1].args["city"]), "count": len(told)}
        return self.text(view, f"log-{event.key}", all=between.join(parts), **said)

    def opening(self, view: View) -> Sequence[core.Event]:
        state: State = view.state
        return [
            core.Event("toss", {"mood": mood(state)}),
            core.Event("turn", {"season": state.season, "turn": state.turn, "seat": state.start}),
        ]

    def _tossed(self, view: View, event: core.Event) -> bool:
        """True if a coin has set the needle, rather than moved it."""
        log = view.log
        at = next((at for at in range(len(log) - 1, -1, -1) if log[at] is event), 0)
        return at > 0 and log[at - 1].key == "toss"

    def arguments(self, view: View, event: core.Event) -> dict[str, Any]:
        args, more = event.args, {}
        if event.key == "needle":
            steps = args["end"] - args["start"]
            way = "stays" if not steps else "set" if self._tossed(view, event) else "moves"
            start, end = in_moods(view, args["start"], args["end"])
            more = {"start": start, "end": end, "way": way}
        elif event.key == "tightrope":
            more = {"start": self.city(view, args["start"]), "end": self.city(view, args["end"])}
        elif event.key == "city":
            names = [*map(mark, args["seats"]), *(f"{mark(seat)}*" for seat in args["friends"])]
            more = {"names": ", ".join(names), "count": len(names), "players": len(args["seats"])}
        elif event.key == "travels":
            more = {"city": self.text(view, f"town-{args['city']}")}
        elif event.key == "encounter":
            more = {"card": self.spelled(view, [args["card"]])}
        elif event.key == "disguised":
            more = {"count": len(args["talents"])}
        elif event.key == "fire_eater":
            more = {"swing": self.swing(view, args["steps"])}
        elif event.key == "mood":
            home = [
                self.text(view, "part-home", seat=mark(seat), count=str(count))
                for seat, count in enumerate(args["managers"])
                if count
            ]
            more = {"managers": ", ".join(home) or "none"}
        elif event.key == "money":
            more = {"amount": abs(args["amount"])}
        elif event.key == "request":
            name = self.text(view, f"request-{args['request']}")
            more = {"pays": REQUESTS[args["request"]].pays, "request": name}
        elif event.key == "meets":
            more = {"kind": kind(args["card"])}
        return {**super().arguments(view, event), **more}

    def argument(self, view: View, name: str, value: Any) -> Any:
        if value is None:
            return "none"
        if name == "city":
            return self.city(view, value)
        if name == "card":
            return self._any_card(view, value)
        if name == "cards":
            return self._unbroken(view, value) or "none"
        if name == "talents":
            return ", ".join(self._talent(view, talent) for talent in value)
        if name == "talent":
            return self._talent(view, value)
        if name == "request":
            return self.request(view, value)
        if name == "lacks":
            return self.unmet(view, value) or "none"
        if name in ("seats", "friends", "barred"):
            return ", ".join(map(mark, value)) or "none"
        if name in ("season", "turn", "difference"):
            return str(value)
        return super().argument(view, name, value)

    def _unbroken(self, view: View, cards: Sequence[core.Face]) -> str:
        """Encounters in words, each of which stays in a row."""
        return ", ".join(self.spelled(view, [card]).replace(" ", "\u00a0") for card in cards)

    def _any_card(self, view: View, card: core.Face) -> str:
        """An encounter, a travel card, a request or a blank."""
        if card.startswith("city-"):
            return self.city(view, city_of(card))
        if card in REQUESTS:
            return self.request(view, card)
        return self.card(view, card) if card in ENCOUNTERS else "none"

    def _talent(self, view: View, talent: str) -> str:
        return self.text(view, f"talent-{talent}")

    # What things are

    def explain(self, view: View, action: core.Action | None) -> str:
        if action is not None:
            return "\n\n".join(self._about(view, action))
        signs = {talent: self.sign(view, talent) for talent in MOOD_OF}
        signs |= {name: glyph(name, view.ascii_only) for name in ("ship",)}
        return self.text(view, "explain", **signs)

    def _about(self, view: View, action: core.Action) -> list[str]:
        about = self.text(view, f"about-{type(action).__struct_config__.tag}")
        match action:
            case Travel(card=str(card)) | Horse(card=str(card)):
                return [*self.about_city(view, city_of(card)), about]
            case Tightrope(end=city) | Ox(city=city):
                return [*self.about_city(view, city), about]
            case Court(actor=actor):
                return [about, self.about_card(view, actor), self._about_festival(view), *to_come(self, view)]
            case KeepAll():
                return [about, self._about_festival(view), *to_come(self, view)]
            case Disguise() | Steal():
                return [about, self._about_festival(view)]
            case Discard(request=str(request)) | Answer(card=str(request)) if request in REQUESTS:
                needs = f"{self.request(view, request)}: {self.text(view, f'needs-{request}')}"
                festival = [self._about_festival(view)] * isinstance(action, Discard)
                return [about, view.words.spaced(needs), *festival]
            case _:
                return [about]

    def _about_festival(self, view: View) -> str:
        """What the festival of this season pays for."""
        show = SHOW_PAYS[view.state.season]
        return self.text(view, "about-festival", show=str(show), best=str(BEST_SHOW * show))

    def about_city(self, view: View, city: int) -> list[str]:
        """A city: its encounters, the newest first, whether it is closed, and the troupes that can still come."""
        state: State = view.state
        cards = state.at(city).known()
        parts = [self.about_card(view, card) for card in cards] or [self.text(view, "about-city")]
        if state.barred is not None and state.barred.city == city:
            parts.append(self.text(view, "about-closed", by=mark(state.barred.seat)))
        if any(question.ask == "travel" for question in view.open_questions):
            parts += self._about_company(view, city)
        return parts

    def _about_company(self, view: View, city: int) -> list[str]:
        """The troupes that can still come to a city; of this seat's own friends it is known."""
        others, certain = rivals(view, city), friends_come(view, city)
        names = ", ".join(mark(seat) + "*" * friendly for seat, friendly in others)
        parts = [self.text(view, "about-friends")] if certain else []
        return parts if certain and not names else [*parts, self.text(view, "about-rivals", names=names or "none")]

    def about_card(self, view: View, card: core.Face) -> str:
        """An encounter, and what it does."""
        effect = (
            f"effect-{level_of(card)}" if is_actor(card) else f"about-{card}" if is_acrobat(card) else "effect-bonus"
        )
        theatre, own = managers_on_theatre(view.state), "none" if view.seat is None else initial(view.seat)
        told = self.text(view, effect, count=theatre, letter=own)
        return self.text(view, "about-card", card=self.card(view, card), effect=told)


def _by_player(travels: Sequence[core.Event]) -> list[core.Event]:
    """Journeys in the order of the players, each followed by that of their friendly troupe."""
    order = list(dict.fromkeys(event.args["seat"] for event in travels))
    return sorted(travels, key=lambda event: order.index(event.args["seat"]))


def _empties_deck(log: Sequence[core.Event], at: int) -> bool:
    """True if the event is the last of a deal after which the deck is empty."""
    goes_on = at + 1 < len(log) and log[at + 1].key == log[at].key
    return not goes_on and _is_last_deal(log[:at])


def _is_last_deal(log: Sequence[core.Event]) -> bool:
    """True if the encounters dealt behind this log are the last of their deck: those of the last turn of a season."""
    before = next((event for event in reversed(log) if event.key in ("turn", "season")), None)
    return before is not None and before.args.get("turn") == TURNS - 1


def _acrobat(view: View) -> str:
    """The acrobat that a question is about, if there is only one."""
    kinds = {type(action).__struct_config__.tag for action in view.legal if not isinstance(action, Done)}
    return str(kinds.pop()) if len(kinds) == 1 else "several"


def kind(card: core.Face) -> str:
    """Actor, acrobat or bonus."""
    return "actor" if is_actor(card) else "acrobat" if is_acrobat(card) else "bonus"


def levels_of(cards: Sequence[core.Face], talent: str, between: str) -> str:
    """The levels of the actors of one talent, lowest first."""
    return between.join(sorted(str(level_of(card)) for card in cards if talent_of(card) == talent))
