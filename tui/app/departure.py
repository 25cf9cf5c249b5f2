"""Leaving a table, ending the program, suspending it: each asks first where something would be lost.

Knows: the session, what leaving costs, the dialogs that ask, reports of errors.
Must not know: which screen follows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from tui.lobby_view.exit_warning import company, fate, others_here, stakes, watches
from tui.terminal.capabilities import has_shell

from .failure_report import write_report
from .protocol import TableApp

if TYPE_CHECKING:
    from tui.screens.dialogs import Choice, Chooser


class Departure:
    """Asks before a table is left, given up or abandoned, and before the program ends."""

    def __init__(self, app: TableApp) -> None:
        self._app = app

    def fail(self, error: BaseException) -> None:
        """Ends the program because of an error in it, with a sentence for the player."""
        words = self._app.words
        self._app.exit(f"{words('table-failed', do=self._app.launcher.plan.do)} {self.report(error)}", return_code=1)

    def report(self, error: BaseException) -> str:
        """Writes the report of an error. Returns a sentence that says where it is; empty if there is none."""
        path = write_report(error)
        return self._app.words("table-failed-report", path=str(path)) if path is not None else ""

    def stakes(self) -> str:
        """Returns what ending the program does to the table, and to whom; empty if nothing is lost."""
        return stakes(self._app.words, self._app.session)

    def _needs_no_question(self) -> bool:
        """True for a saved game alone, if the player wants few confirmations."""
        alone = self._app.session.plan.do == "solo" and self._app.session.saved
        return alone and self._app.settings.confirmations == "few"

    def before_new_table(self, then: Callable[[], None]) -> None:
        """Calls `then`, after asking if it gives up a table."""
        if not self.stakes() or self._needs_no_question():
            then()
            return
        from tui.screens.dialogs import Chooser

        words = self._app.words
        key = "table-give-up-saved" if self._app.session.saved else "table-give-up"
        title, stay, go = map(words, (f"{key}-title", "table-give-up-stay", f"{key}-go"))
        if self._app.session.plan.do == "join":  # the table is another's, and goes on
            title, stay = map(words, ("table-leave-title", "table-leave-stay"))
            go = words("table-leave-elsewhere", watching=watches(self._app.session.client))
        self._confirm(Chooser(title, Text(self.stakes()), [stay, go]), then)

    def _confirm(self, dialog: Chooser, then: Callable[[], object]) -> None:
        """Calls `then` if the second answer is chosen."""

        def done(at: int | None) -> None:
            if at == 1:
                then()

        self._app.push_screen(dialog, done)

    def leave(self) -> None:
        """Goes to the main menu. If something could be lost, offers to stay, to go, or to quit; the host of a
        running game may also abandon it."""
        session = self._app.session
        if not self.stakes():
            session.step_out()
            return
        from tui.screens.dialogs import Chooser

        choices = self._ways_out()

        def done(at: int | None) -> None:
            if at is not None and at >= 0:
                choices[at][1]()

        answers = [answer for answer, _ in choices]
        body = Text(company(self._app.words, session) if session.hosting else self.stakes())
        self._app.push_screen(Chooser(self._app.words("table-leave-title"), body, answers), done)

    def _ways_out(self) -> list[tuple[str | Choice, Callable[[], object]]]:
        """What can be done instead of playing on, each with what follows for a table that this program hosts."""
        from tui.screens.dialogs import Choice

        words, session = self._app.words, self._app.session
        out, ends, lost = "", "", session.hosting and fate(session) == "lost"
        if session.hosting:
            out = words("table-leave-out-follows", watching=watches(session.client))
            ends = words("table-leave-quit-follows", others=len(others_here(session)), game=fate(session))
        to_list = [(words("hall-leave-to-list"), session.to_list)] if session.in_hall else []
        return [
            (Choice(words("table-leave-stay"), words("table-leave-stay-follows")), lambda: None),
            *to_list,
            (Choice(words("table-leave-out"), out), session.step_out),
            (Choice(words("table-leave-quit"), ends, grave=lost), self._app.exit),
            *([(self._abandon_choice(), self._ask_abandon)] if self._may_abandon() else []),
        ]

    def _abandon_choice(self) -> Choice:
        from tui.screens.dialogs import Choice

        words, others = self._app.words, len(others_here(self._app.session))
        follows = words(f"{self._abandoning}-follows", others=others)
        return Choice(words(self._abandoning), follows, grave=True)

    def _may_abandon(self) -> bool:
        """True for the host of a running game."""
        client = self._app.session.client
        table = client.state.table if client is not None else None
        return bool(table and table.is_host and table.lobby and table.lobby.phase == "playing")

    @property
    def _abandoning(self) -> str:
        """The key of the text that offers to abandon the game; alone, no lobby follows."""
        return "table-abandon-alone" if self._app.session.at_once else "table-abandon"

    def _ask_abandon(self) -> None:
        """Abandons the game for everybody, after a second question."""
        from netplay.protocol.messages import Abandon
        from tui.screens.dialogs import Chooser

        words = self._app.words

        def abandon() -> None:
            if not self._app.session.send(Abandon()):
                self._app.bell()

        answers = [words("table-leave-stay"), self._abandon_choice()]
        body = Text(words(f"{self._abandoning}-body"))
        self._confirm(Chooser(words("table-abandon-title"), body, answers), abandon)

    def quit(self) -> None:
        """Ends the program. If something would be lost, says so first; a second call ends it."""
        from tui.screens.leaving import QuitDialog

        asked = any(isinstance(screen, QuitDialog) for screen in self._app.screen_stack)
        if asked or not self.stakes() or self._needs_no_question():
            self._app.exit()
            return
        words = self._app.words
        body = Text(f"{self.stakes()} {words('table-quit-again')}")
        answers = [words("table-leave-stay"), words("table-leave-quit")]
        self._confirm(QuitDialog(words("table-quit-title"), body, answers), self._app.exit)

    def suspend(self) -> None:
        """Suspends the program, unless others play at a table here or no shell could resume it; then says why."""
        session, words = self._app.session, self._app.words
        names = others_here(session) if session.hosting else []
        if not names and has_shell():
            self._app.action_suspend_process()
            return
        from tui.screens.leaving import CannotSuspend

        why = words("table-sleep-hosting", names=", ".join(names)) if names else words("table-sleep-no-shell")
        if not isinstance(self._app.screen, CannotSuspend):
            self._app.push_screen(CannotSuspend(words("table-sleep-title"), Text(why)))
