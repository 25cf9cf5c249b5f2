"""The key that takes something back: alone at once, at a table with the consent of the others.

Knows: the presenter, the session, the dialogs that ask.
Must not know: how a game goes back, who has agreed.
"""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

import core
from netplay.client.replicated_game import ReplicatedGame
from tui.game_view.replay import taking_back
from tui.screens.dialogs import Chooser

from .shows_game import ScreenPart


class TakingBack(ScreenPart):
    """Takes back what a player has done, and answers for them when somebody else wants to."""

    def by_key(self) -> None:
        """Answers what somebody asks, or takes back, at the moment that is looked at or before the last choice."""
        client_state = self._presenter.client_state
        game, looked_at = client_state and client_state.games.current, self._presenter.look_back.at
        if taking_back.is_awaited(client_state):
            self._answer()
        elif game is None or game.replica.outcome is not None:
            self._say("branch-undo-none")
        elif looked_at is not None:
            self._ask_to_go_back(game, taking_back.step_of_line(game, looked_at))
        elif self._alone:
            step = taking_back.before_last_choice(game)
            if step is None or not self.app.session.take_back(step):
                self._say(taking_back.why_not(game))
        else:
            self._request(game, taking_back.last_choice(game))

    @property
    def possible(self) -> bool:
        """True if the key does something now."""
        client_state = self._presenter.client_state
        game = client_state and client_state.games.current
        if game is None or taking_back.is_awaited(client_state):
            return game is not None
        return taking_back.last_choice(game) is not None

    @property
    def _alone(self) -> bool:
        return self.app.session.plan.do == "solo"

    def _say(self, key: str) -> None:
        self._screen.hint_row.say(self.app.words(key))

    def _request(self, game: ReplicatedGame, action: core.TakeBack | None) -> None:
        """Sends what is to be taken back to the table."""
        if action is None:
            self._say(taking_back.why_not(game))
        elif not self.app.session.act(action):
            self.app.bell()
        else:
            self._screen.table_changed()

    def _ask_to_go_back(self, game: ReplicatedGame, step: int) -> None:
        """Asks the player whether to go back to where the game was after so many steps."""
        action = taking_back.all_after(game, step)
        if action is None:
            self._say("branch-undo-seen")
            return

        def go() -> None:
            self._screen.look(None)
            if self._alone:
                self.app.session.take_back(step)
            else:
                self._request(game, action)

        self._choose("branch-undo" if self._alone else "branch-ask", go)

    def _choose(self, key: str, go: Callable[[], None]) -> None:
        words = self.app.words
        answers = [words("branch-undo-stay"), words(f"{key}-go")]
        body = Text(words(f"{key}-body"))
        self.app.push_screen(Chooser(words(f"{key}-title"), body, answers), lambda at: go() if at == 1 else None)

    def _answer(self) -> None:
        """Asks the player whether they agree to what somebody wants to take back."""
        client_state, words = self._presenter.client_state, self.app.words
        if client_state is None:
            return
        body, answers = taking_back.question(words, client_state)

        def done(at: int | None) -> None:
            consent = taking_back.answer(client_state, at == 1) if at else None
            if consent is not None:
                self.app.session.send(consent)

        self.app.push_screen(Chooser(words("branch-asked-title"), Text(body), answers), done)
