"""Was the deal fair, and how does it stand with a game that was broken off: what is said of both.

Knows: verdicts, and who has agreed so far.
Must not know: how a deal is checked; screens.
"""

from __future__ import annotations

from netplay.client.replicated_game import ReplicatedGame
from netplay.client.state import ClientState
from tui.text.words import Words


def deal_line(words: Words, game: ReplicatedGame | None) -> str:
    """Was the deal fair? Nothing is said of one that cannot be proven: that was said before the cards."""
    if game is None or not game.proven:
        return ""
    return words.sentence(game.verdict.sentence) if game.verdict else words("table-deal-checking")


def deal_lines(words: Words, game: ReplicatedGame | None) -> list[str]:
    """The same, and what was checked, or what is wrong."""
    verdict = game.verdict if game else None
    checked = verdict.checked if verdict else ()
    how = ["", words("table-deal-how")] if verdict and verdict.code == "fair" else []
    return [deal_line(words, game), *how, *([""] if checked else []), *(words.sentence(each) for each in checked)]


def opened_game(client_state: ClientState) -> ReplicatedGame | None:
    """The game that was broken off and has been opened, as we were told of it."""
    game = client_state.games.broken
    return game if game is not None and game.record is not None else None


def broken_line(words: Words, client_state: ClientState) -> str:
    """How it stands with the last game, if it was broken off; else nothing."""
    broken, game = client_state.table.lobby.broken if client_state.table.lobby else None, opened_game(client_state)
    if game is not None:
        return words("table-broken-row", state=deal_line(words, game))
    if broken is None:
        return ""
    state = words("table-broken-agreed", count=len(broken.agreed), of=len(broken.people))
    return words("table-broken-row", state=state)


def may_open(words: Words, client_state: ClientState) -> tuple[list[str], list[str]] | None:
    """The question whether everything of it may be seen, in paragraphs, and its answers: later, and for who has played
    it yes and no. None if there is no such game."""
    broken = client_state.table.lobby.broken if client_state.table.lobby else None
    if client_state.table.lobby is None or broken is None:
        return None
    names = ", ".join(
        words.verbatim(seat.name) for seat in client_state.table.lobby.seats if seat.person in broken.agreed
    )
    body = [words("table-broken-body"), *([words("table-broken-names", names=names)] if names else [])]
    ours = client_state.table.welcome is not None and client_state.table.welcome.person in broken.people
    return body, [words(f"table-broken-{each}") for each in (("later", "yes", "no") if ours else ("later",))]
