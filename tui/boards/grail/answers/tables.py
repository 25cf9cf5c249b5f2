"""Choices of Grail Cup in columns below headings, with what they lead to, and the sentences below them.

Knows: what each choice is about, and where core says that it leads.
Must not know: what is legal, or how a table is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import core
from core.games.grail.actions import Curse, Keep, Lay, Pass, Point, Push, Ride, Spear, Steal
from core.games.grail.draft import seat_along
from core.games.grail.outlook import Outlook
from core.games.grail.path import board, kinds, knights_on, place_of, place_on
from core.games.grail.state import State
from tui.boards.values import AnswerTable
from tui.boards.view import View
from tui.text.words import initial, mark, shade

from ..aim import jump_of, jump_of_all, jump_once_ahead, move_of_squire, our_place_after, short_of_lead, ways_of
from ..allies import HELD_BY_NOBODY, whereabouts
from ..hand import copies
from ..said import kind_of, said

NONE = ""
"""Stands in a column that says nothing of a choice."""
TO = "→ "
"""Stands before what a choice leads to."""
CHANGES = ("change", "ours")
"""The columns of what a choice makes of a place in the race."""
Columns = Mapping[str, str]
"""The cells of a choice by column."""
HELD_BY_NO_OTHER = (*HELD_BY_NOBODY, "mine")
"""The states of an ally if the curse of it would have no effect."""
FEW = 4
"""Players whose rows leave room for a sentence more below them."""
NEAR = 12
"""Spaces from the least jump of a squire to the dragon, at most, where it is said how far a longer one goes."""
STILL = ("castle", "church")
"""Kinds of spaces that do nothing."""


def tables(view: View) -> Sequence[AnswerTable]:
    """All choices in columns, from the longest wording to the briefest; none where they have no columns."""
    columns = COLUMNS.get(type(view.legal[0])) if view.legal else None
    if columns is None or not all(type(action) is type(view.legal[0]) for action in view.legal):
        return ()
    forms = FORMS.get(type(view.legal[0]), [columns])
    return [_table([form(view, action) for action in view.legal], view) for form in forms]


def _table(rows: Sequence[Columns], view: View) -> AnswerTable:
    """A table of the columns that say something of any choice; of changes, those where any choice changes something."""
    said_so = [name for name in rows[0] if any(row[name] != NONE for row in rows)]
    names = [name for name in said_so if name not in CHANGES or any(TO in row[name] for row in rows)]
    heads = [view.words(f"grail_board-head-{name}") for name in names]
    cells = [[row[name] for name in names] for row in rows]
    return AnswerTable(heads, cells, notes(view))


# By kind of choice


def _keep(view: View, action: Any, does: str, named: bool = True) -> Columns:
    """An ally to keep, what it does, and the spaces it leads to; `named`: with what such a space is."""
    found = spaces_of(view, ways_of(view, action), named, started=False)
    return {"ally": said(view, "ally-name", ally=str(action.ally)), "does": does, "to": found}


def _keep_whole(view: View, action: Any) -> Columns:
    """With the places in the race, where there is room for them."""
    ways = ways_of(view, action)
    places = sorted({place_on(view.state, way.knight, way.stop) for way in ways}, reverse=True)
    reached = _either(view, [_rank(view, place) for place in places])
    return {**_keep_long(view, action), "place": " ".join(filter(None, (reached, _place_past(view, ways))))}


def _keep_long(view: View, action: Any) -> Columns:
    return _keep(view, action, said(view, f"brief-{action.ally}"))


def _keep_short(view: View, action: Any) -> Columns:
    return _keep(view, action, view.words("grail_glance-does", ally=action.ally))


def _keep_shorter(view: View, action: Any) -> Columns:
    return _keep(view, action, view.words("grail_glance-does", ally=action.ally), named=False)


def _keep_shortest(view: View, action: Any) -> Columns:
    return _keep(view, action, view.words("grail_board-move", ally=action.ally), named=False)


def _curse(view: View, action: Any) -> Columns:
    """An ally to curse, and all it does."""
    return _cursed(view, action, said(view, f"brief-{action.ally}"))


def _curse_short(view: View, action: Any) -> Columns:
    return _cursed(view, action, view.words("grail_glance-does", ally=action.ally))


def _curse_shorter(view: View, action: Any) -> Columns:
    """The same with how far an ally goes instead of all it does."""
    return _cursed(view, action, view.words("grail_board-move", ally=action.ally))


def _cursed(view: View, action: Any, does: str) -> Columns:
    """An ally to curse, what it does, and who has it as far as that is known, or why the curse cannot work."""
    named, status = said(view, "ally-name", ally=action.ally), whereabouts(view).get(action.ally, "unknown")
    if status in HELD_BY_NO_OTHER:
        where = shade("soft-dim", view.words("grail_glance-cursing", status=status, ally=action.ally))
    else:
        where = view.words("grail_glance-held", status=status, ally=action.ally)
    return {"ally": named, "does": does, "where": where}


def _ride(view: View, action: Any, started: bool = True) -> Columns:
    """A distance, where it leads and what becomes of the place; `started`: behind the space where it starts."""
    ways = ways_of(view, action)
    return {
        "move": said(view, "answer-ride", steps=action.steps, ways="").split("|")[0].strip(),
        "space": spaces_of(view, ways, started=started), "change": _place_after(view, ways),
    }  # fmt: skip


def _push(view: View, action: Any) -> Columns:
    """A knight to push back, what becomes of its place, and of ours."""
    before, after = place_of(view.state, view.own), our_place_after(view, ways_of(view, action)[0])
    return {**_push_short(view, action), "ours": _rank_change(view, before, after)}


def _push_short(view: View, action: Any) -> Columns:
    ways = ways_of(view, action)
    return {
        "knight": by_letter(action.knight),
        "space": spaces_of(view, ways, named=False),
        "place": _place_after(view, ways),
    }


def _standing(view: View, knight: int) -> Columns:
    """A knight, its space and its place."""
    state: State = view.state
    return {"knight": by_letter(knight), "stands": str(state.at[knight]), "now": _rank(view, place_of(state, knight))}


def _point(view: View, action: Any) -> Columns:
    """A knight to point at, how many spaces it has to gain to lead when we have moved, and our jump then."""
    state: State = view.state
    return {"knight": by_letter(action.knight), "stands": str(state.at[action.knight]), **_jumping(view, action, True)}


def _point_short(view: View, action: Any) -> Columns:
    return {"knight": by_letter(action.knight), **_jumping(view, action, True)}


def _point_shorter(view: View, action: Any) -> Columns:
    return {"knight": initial(action.knight), **_jumping(view, action, False)}


def _jumping(view: View, action: Point, named: bool) -> Columns:
    """What the knight pointed at lacks to lead, and where the squire jumps then, unless that is the same for all and
    said below them; `named`: with what a space is."""
    found, gap = jump_of(view, action), short_of_lead(view, action)
    if found is not None:
        return {"lead": view.words("grail_glance-leads"), "jump": _jump(view, found, named)}
    lead = view.words("grail_glance-lacks", count=gap)
    after = jump_once_ahead(view, action)
    if jump_of_all(view) is not None:
        return {"lead": lead, "jump": NONE}
    if after is None:
        ours = move_of_squire(view).stop == board(view.state).finish
        return {"lead": lead, "jump": view.words("grail_glance-too-late", who="you" if ours else "other")}
    return {"lead": lead, "jump": _jump(view, after, named, onward=True)}


def _jump(view: View, found: Outlook, named: bool, onward: bool = False) -> str:
    """Where the squire jumps from where it moves now; `onward`: or further, with the knight pointed at."""
    after = move_of_squire(view).stop
    if found.stop == after:
        return view.words("grail_board-stays", space=after, blocked="yes")
    free = onward and not found.blocked
    if free and 0 < view.state.dragon - found.stop <= NEAR:
        return _jump_to_dragon(view, found, named)
    about = _about(view, found.stop, False, found.blocked) if named else ""
    jump = view.words(f"grail_glance-jump{'-on' * free}", space=found.stop)
    return " ".join(filter(None, (f"{jump}{about}", _past(view, [found], named))))


def _jump_to_dragon(view: View, found: Outlook, named: bool) -> str:
    """Where the squire jumps at least, and at most because of the dragon; or beyond it for a spear."""
    last = view.state.dragon - 1
    reached = "-span" * (found.stop < last)
    jump = view.words(f"grail_glance-jump{reached}", space=found.stop, last=last)
    about = _about(view, last, False, blocked=True) if named else ""
    beyond = view.words("grail_glance-past", spaces=view.words("grail_glance-beyond"), about="none")
    return " ".join(filter(None, (f"{jump}{about}", beyond if view.state.spears[view.own] else NONE)))


def _steal(view: View, action: Any) -> Columns:
    place, held = _standing(view, action.knight), view.state.spears[action.knight]
    return {"knight": place["knight"], "spears": f"{held} {TO}{held - 1}", **place}


def _lay(view: View, action: Any) -> Columns:
    """A token to lay; how many there are of each, if there are several of any."""
    cells = said(view, "answer-lay", token=str(action.token)).split("|")
    equal = any(copies(view, each.token) for each in view.legal if isinstance(each, Lay) and each.token)
    return {
        "token": cells[0].strip(),
        "count": (copies(view, str(action.token)).strip() or "×1") if equal else NONE,
        "does": cells[1].strip(),
    }


def _spend(view: View, action: Any, named: bool = True, started: bool = True) -> Columns:
    """To go past the dragon or to stop, where that leads, what becomes of the place, and the spears left; `named`: with
    what a space is, `started`: behind the space where the way starts."""
    state: State = view.state
    ways = [way._replace(blocked=False) for way in ways_of(view, action)]  # the question has named the dragon
    left = state.spears[view.own] - action.spend
    choice = view.words("grail_board-spend", spend="yes" if action.spend else "no")
    return {
        "choice": choice, "space": spaces_of(view, ways, named, started), "change": _place_after(view, ways),
        "left": str(left),
    }  # fmt: skip


def _pass(view: View, action: Any) -> Columns:
    seat = seat_along(view.state, view.own, action.way)
    return {"way": view.words("grail_board-way", way=action.way), "next": mark(seat)}


COLUMNS: Mapping[type[core.Action], Callable[[View, Any], Columns]] = {
    Keep: _keep_long, Curse: _curse, Ride: _ride, Push: _push, Point: _point,
    Steal: _steal, Lay: _lay, Spear: _spend, Pass: _pass,
}  # fmt: skip
"""The columns of each kind of choice."""
FORMS: Mapping[type[core.Action], Sequence[Callable[[View, Any], Columns]]] = {
    Keep: [_keep_whole, _keep_long, _keep_short, _keep_shorter, _keep_shortest],
    Curse: [_curse, _curse_short, _curse_shorter], Push: [_push, _push_short],
    Point: [_point, _point_short, _point_shorter], Ride: [_ride, partial(_ride, started=False)],
    Spear: [_spend, partial(_spend, started=False), partial(_spend, named=False, started=False)],
}  # fmt: skip
"""The same where there are several wordings, the longest first."""


# Cells


def by_letter(knight: int) -> str:
    """A knight by letter, as it stands on the road and in the order of the choices, and by name."""
    return f"{initial(knight)} {mark(knight)}"


def spaces_of(view: View, ways: Sequence[Outlook], named: bool = True, started: bool = True) -> str:
    """Where a way leads, and where it would with a spear. `started`: behind the space where it starts."""
    past = _past(view, ways, named)
    if started or not past:
        return " ".join(filter(None, (_without_spear(view, ways, named, started), past)))
    return " ".join((f"{TO}{_either(view, list(dict.fromkeys(way.stop for way in ways)))}", past))


def _without_spear(view: View, ways: Sequence[Outlook], named: bool, started: bool) -> str:
    """From where to where, and what the space is, if there is one only and it is `named`; and who stands there, if the
    way is whole. A space where the dragon stops the way is always said to be that."""
    state: State = view.state
    if not ways:
        return NONE
    start = state.at[ways[0].knight]
    stops = list(dict.fromkeys(way.stop for way in ways))
    if stops == [start]:
        return view.words("grail_board-stays", space=start, blocked="yes" if ways[0].blocked else "no")
    met = _met(state, ways[0]) if started and named else ()
    about = _about(view, stops[0], named, ways[0].blocked, met) if len(stops) == 1 else ""
    return f"{f'{start} ' * started}{TO}{_either(view, stops)}{about}"


def _either(view: View, spaces: Sequence[int | str]) -> str:
    """One of these spaces, or of these places in the race."""
    *others, last = map(str, spaces)
    return view.words("grail_glance-or", others=", ".join(others), last=last) if others else last


def _met(state: State, way: Outlook) -> Sequence[int]:
    """The knights that one who goes this way comes to stand behind."""
    return [knight for knight in knights_on(state, way.stop) if knight != way.knight]


def _about(view: View, space: int, named: bool, blocked: bool, met: Sequence[int] = ()) -> str:
    """The dragon that stops a way on a space, if `named` the kind of the space, and the knights that are met there, in
    brackets; empty for a plain one without any. Beside a dragon a kind that does nothing is not named."""
    kind = kind_of(view.state, space)
    shown = named and kind not in (("plain", *STILL) if blocked else ("plain",))
    dragon = [said(view, "legend", sign="dragon")] if blocked else []
    behind = [view.words("grail_glance-behind", who=", ".join(map(initial, met)))] if met else []
    found = [*dragon, *([said(view, "kind", kind=kind)] if shown else []), *behind]
    return f" ({', '.join(found)})" if found else ""


def _past(view: View, ways: Sequence[Outlook], named: bool) -> str:
    """The spaces to which a spear would lead instead; `named`: with what such a space is, if there is one only."""
    past = _ends_past(ways)
    kind = kind_of(view.state, past[0]) if named and len(past) == 1 else "plain"
    about = said(view, "kind", kind=kind) if kind != "plain" else "none"
    return view.words("grail_glance-past", spaces=_either(view, past), about=about) if past else NONE


def _ends_past(ways: Sequence[Outlook]) -> Sequence[int]:
    """The spaces behind the dragon where these ways would end for a spear."""
    return list(dict.fromkeys(way.past for way in ways if way.past is not None))


def _place_past(view: View, ways: Sequence[Outlook], before: str = "") -> str:
    """The places in the race to which a spear would lead instead, each behind this sign; nothing if they are those that
    are come to without one."""
    past, stops = (
        sorted({place_on(view.state, ways[0].knight, space) for space in spaces}, reverse=True)
        for spaces in (_ends_past(ways), [way.stop for way in ways])
    )
    ranks = [f"{before}{_rank(view, place)}" for place in past] if past != stops else []
    return view.words("grail_glance-past", spaces=_either(view, ranks), about="none") if ranks else NONE


def _place_after(view: View, ways: Sequence[Outlook]) -> str:
    """The place in the race, and the one to which a way leads if that is another; and that to which a spear leads."""
    if not ways:
        return NONE
    knight, stop = ways[0].knight, ways[0].stop
    after = _rank_change(view, place_of(view.state, knight), place_on(view.state, knight, stop))
    return " ".join(filter(None, (after, _place_past(view, ways, TO))))


def _rank_change(view: View, before: int, after: int) -> str:
    """A place in the race, and behind an arrow what becomes of it."""
    return " ".join([_rank(view, before), *([f"{TO}{_rank(view, after)}"] if after != before else [])])


def _rank(view: View, place: int) -> str:
    return said(view, "rank", place=place)


# Sentences below the choices


TELLING = ("clover", "village", "castle", "church")
"""Kinds of spaces of which it is said what they do: those that do something first."""


def notes(view: View) -> Sequence[str]:
    """The sentences below the choices of the open question; none where the choices say all."""
    found = NOTES.get(view.asked.ask)
    told = list(filter(None, found(view))) if found else []
    return [shade("soft-dim", note) for note in told]


def _note_plain(view: View) -> Sequence[str]:
    return [view.words(f"grail_glance-note-{view.asked.ask}")]


def _landings(view: View) -> Sequence[str]:
    """What each kind of space does that a knight of ours may come to."""
    stops = {way.stop for action in view.legal for way in ways_of(view, action) if way.knight == view.own}
    found = {kind for stop in stops - {board(view.state).finish} for kind in kinds(view.state, stop)}
    return [view.words("grail_glance-landing", kind=kind) for kind in TELLING if kind in found]


def _note_point(view: View) -> Sequence[str]:
    """The squire's move, and its jump, if that is the same for all choices."""
    there, jump = move_of_squire(view).stop, jump_of_all(view)
    if jump is None:
        return [view.words("grail_glance-note-point", space=there)]
    where = _jump(view, Outlook(view.own, jump), named=True, onward=True)
    return [view.words("grail_glance-note-point-all", space=there, where=where)]


def _note_spear(view: View) -> Sequence[str]:
    return [view.words("grail_glance-note-spear", dragon=view.state.dragon), *_landings(view)]


def _note_dragon(view: View) -> Sequence[str]:
    """What it takes to pass the dragon, where the rows of few players leave room for it."""
    return _note_plain(view) if len(view.state.seats) <= FEW else ()


def _note_steal(view: View) -> Sequence[str]:
    return [view.words("grail_glance-note-steal", count=view.state.spears[view.own] + 1)]


NOTES: Mapping[str, Callable[[View], Sequence[str]]] = {
    "pass": _note_plain, "lay": _note_plain, "choose": _note_plain, "push": _note_plain, "ride": _landings,
    "spear": _note_spear, "steal": _note_steal, "point": _note_point, "dragon": _note_dragon,
}  # fmt: skip
"""The sentences of each question that has some."""
