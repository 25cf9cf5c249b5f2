"""Was the deal fair, and how does it stand with a game that was broken off: what is said of both.

Knows: verdicts, and who has agreed so far.
Must not know: how a deal is checked; screens.
"""

from __future__ import annotations

from netplay.mirror import Followed, Mirror

from .words import Words


def deal_line(words: Words, game: Followed | None) -> str:
    """Was the deal fair? Nothing is said of one that cannot be proven: that was said before the cards."""
    if game is None or not game.proven:
        return ""
    return words.sentence(game.verdict.sentence) if game.verdict else words("table-deal-checking")


def deal_lines(words: Words, game: Followed | None) -> list[str]:
    """The same, and what was checked, or what is wrong."""
    verdict = game.verdict if game else None
    checked = verdict.checked if verdict else ()
    how = ["", words("table-deal-how")] if verdict and verdict.code == "fair" else []
    return [deal_line(words, game), *how, *([""] if checked else []), *(words.sentence(each) for each in checked)]


def opened_game(mirror: Mirror) -> Followed | None:
    """The game that was broken off and has been opened, as we were told of it."""
    game = mirror.broken
    return game if game is not None and game.record is not None else None


def broken_line(words: Words, mirror: Mirror) -> str:
    """How it stands with the last game, if it was broken off; else nothing."""
    broken, game = mirror.lobby.broken if mirror.lobby else None, opened_game(mirror)
    if game is not None:
        return words("table-broken-row", state=deal_line(words, game))
    if broken is None:
        return ""
    state = words("table-broken-agreed", count=len(broken.agreed), of=len(broken.people))
    return words("table-broken-row", state=state)


def may_open(words: Words, mirror: Mirror) -> tuple[list[str], list[str]] | None:
    """The question whether everything of it may be seen, in paragraphs, and its answers: later, and for who has played
    it yes and no. None if there is no such game."""
    broken = mirror.lobby.broken if mirror.lobby else None
    if mirror.lobby is None or broken is None:
        return None
    names = ", ".join(words.verbatim(seat.name) for seat in mirror.lobby.seats if seat.person in broken.agreed)
    body = [words("table-broken-body"), *([words("table-broken-names", names=names)] if names else [])]
    ours = mirror.welcome is not None and mirror.welcome.person in broken.people
    return body, [words(f"table-broken-{each}") for each in (("later", "yes", "no") if ours else ("later",))]
