"""The verdict on a deal, and the state of an abandoned game, worded.

Knows: verdicts, and the players who have agreed to disclose a game.
Must not know: how a deal is checked; screens.
"""

from __future__ import annotations

from netplay.client.replicated_game import ReplicatedGame
from netplay.client.state import ClientState
from tui.text.words import Words


def deal_line(words: Words, game: ReplicatedGame | None) -> str:
    """Returns the verdict on the deal; "" for one without commitment, which was announced as such."""
    if game is None or not game.proven:
        return ""
    return words.sentence(game.verdict.sentence) if game.verdict else words("table-deal-checking")


def is_fair(game: ReplicatedGame | None) -> bool:
    """True if the deal was checked and nothing is wrong."""
    return game is not None and game.verdict is not None and bool(game.verdict.fair)


def deal_warning(words: Words, game: ReplicatedGame | None) -> str:
    """Returns the verdict on a deal that was not found fair; "" while it is checked, and for a fair one."""
    return deal_line(words, game) if game is not None and game.verdict is not None and not is_fair(game) else ""


def deal_lines(words: Words, game: ReplicatedGame | None) -> list[str]:
    """Returns the verdict, and what was checked or what is wrong."""
    verdict = game.verdict if game else None
    checked = verdict.checked if verdict else ()
    how = ["", words("table-deal-how")] if verdict and verdict.code == "fair" else []
    return [deal_line(words, game), *how, *([""] if checked else []), *(words.sentence(each) for each in checked)]


def opened_game(client_state: ClientState) -> ReplicatedGame | None:
    """Returns the abandoned game if it was disclosed."""
    game = client_state.games.broken
    return game if game is not None and game.record is not None else None


def broken_line(words: Words, client_state: ClientState) -> str:
    """Returns the state of the last game if it was abandoned, else ""."""
    broken, game = client_state.table.lobby.broken if client_state.table.lobby else None, opened_game(client_state)
    if game is not None:
        return words("table-broken-row", state=deal_line(words, game))
    if broken is None:
        return ""
    state = words("table-broken-agreed", count=len(broken.agreed), of=len(broken.people))
    return words("table-broken-row", state=state)


def may_open(words: Words, client_state: ClientState) -> tuple[list[str], list[str]] | None:
    """Returns the question whether the abandoned game may be disclosed, and its answers; None without such a game.

    Everybody can answer later; only its players can answer yes or no.
    """
    broken = client_state.table.lobby.broken if client_state.table.lobby else None
    if client_state.table.lobby is None or broken is None:
        return None
    names = ", ".join(
        words.verbatim(seat.name) for seat in client_state.table.lobby.seats if seat.person in broken.agreed
    )
    body = [words("table-broken-body"), *([words("table-broken-names", names=names)] if names else [])]
    ours = client_state.table.welcome is not None and client_state.table.welcome.person in broken.people
    return body, [words(f"table-broken-{each}") for each in (("later", "yes", "no") if ours else ("later",))]
