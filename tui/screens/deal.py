"""Was the deal fair? The line that says so, and what was checked; and may a game that was broken off be opened?

Knows: verdicts, and who has agreed so far.
Must not know: how a deal is checked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from netplay.mirror import Followed, Mirror
from netplay.protocol import Broken, Disclose

from ..palette import style
from ..words import Words
from .dialogs import Chooser, Reader

if TYPE_CHECKING:
    from ..app import RoundTable

ANSWERS = {1: True, 2: False}
"""What the answers say; the first is to decide later."""


def deal_line(words: Words, game: Followed | None) -> str:
    """Was the deal fair? Nothing is said of one that cannot be proven: that was said before the cards."""
    if game is None or not game.proven:
        return ""
    return words.sentence(game.verdict.sentence) if game.verdict else words("table-deal-checking")


def show_deal(app: RoundTable, game: Followed | None) -> None:
    """What was checked, or what is wrong."""
    words = app.words
    checked = game.verdict.checked if game and game.verdict else ()
    how = ["", words("table-deal-how"), ""] if checked else []
    body = Text("\n".join([deal_line(words, game), *how, *(words.sentence(each) for each in checked)]))
    app.push_screen(Reader(words("table-deal-title"), body, words("table-reader-keys")))


# A game that was broken off


class MayOpen(Chooser):
    """Shall a game that was broken off be opened? It goes by itself when that is decided."""


def opened_game(mirror: Mirror) -> Followed | None:
    """The game that was broken off and has been opened, as we were told of it."""
    game = mirror.broken
    return game if game is not None and game.record is not None else None


def broken_line(words: Words, mirror: Mirror) -> Text | None:
    """How it stands with the last game, if it was broken off."""
    broken, game = mirror.lobby.broken if mirror.lobby else None, opened_game(mirror)
    if game is not None:
        found_out = game.verdict is not None and game.verdict.fair is False
        return Text(words("table-broken-row", state=deal_line(words, game)), style("bad" if found_out else "gold"))
    if broken is None:
        return None
    state = words("table-broken-agreed", count=len(broken.agreed), of=len(broken.people))
    return Text(words("table-broken-row", state=state), style("gold"))


def broken_game(app: RoundTable, mirror: Mirror) -> None:
    """What came of a game that was broken off or, as long as that is open, the question."""
    if (game := opened_game(mirror)) is not None:
        show_deal(app, game)
    elif mirror.lobby is not None and (broken := mirror.lobby.broken) is not None:
        ask_to_open(app, mirror, broken)


def ask_to_open(app: RoundTable, mirror: Mirror, broken: Broken, by_itself: bool = False) -> None:
    """May everything of it be seen? Only who played it has a say; who has agreed can take that back."""
    words = app.words
    seats = mirror.lobby.seats if mirror.lobby else []
    names = ", ".join(seat.name for seat in seats if seat.person in broken.agreed)
    body = [words("table-broken-body"), *([words("table-broken-names", names=names)] if names else [])]
    ours = mirror.welcome is not None and mirror.welcome.person in broken.people
    answers = [words("table-broken-later")]
    answers += [words("table-broken-yes"), words("table-broken-no")] if ours else []

    def done(at: int | None) -> None:
        if at in ANSWERS and not app.session.send(Disclose(ANSWERS[at])):
            app.bell()

    app.push_screen(MayOpen(words("table-broken-title"), Text("\n\n".join(body)), answers, by_itself), done)
