"""Reasons to refuse a message that more than one phase gives.

Knows: nothing else.
Must not know: which phase gives which reason.
"""

from __future__ import annotations

from netplay.table.phase import Reason

NO_DEAL = Reason("no-deal", "Nobody is waiting for that seal.")
NOT_PLAYING = Reason("not-playing", "You are not playing in this game.")
NOT_OVER = Reason("not-over", "The game is not over yet.")
NO_GAME = Reason("no-game", "There is no game to abandon.")
NOT_ABANDONED = Reason("no-broken-game", "There is no broken-off game that you played in.")
BEING_DEALT = Reason("dealing", "The cards are already being dealt.")
PLAYING = Reason("playing", "That must wait until the game is over.")
OVER = Reason("over", "The host must first open the lobby again.")
