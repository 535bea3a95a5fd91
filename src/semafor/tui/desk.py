"""The screen and the keyboard, as one object that tests can replace."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Timer

from rich.console import Console, RenderableType

from semafor.texts import Texts
from semafor.tui.look import BAD, PROMPT, rich_text, styled

# Erases what has scrolled off the screen, so that the next player cannot scroll back to a hand.
FORGET_SCROLLBACK = "\x1b[3J"
# Who thinks longer than this is said to think.
PATIENCE_SECONDS = 0.3


class QuitGame(Exception):  # noqa: N818 - a wish, not an error
    """The person wants to save and stop."""


@dataclass
class Desk:
    """Where a person sits: `read` shows a prompt and returns a line.

    `question` names what is being asked, for scripts that answer.
    """

    console: Console
    texts: Texts
    read: Callable[[str], str]
    question: str = ""

    def show(self, *renderables: RenderableType) -> None:
        """Print parts of the screen."""
        for renderable in renderables:
            self.console.print(renderable)

    def say(self, markup: str) -> None:
        """Print one line of markup."""
        self.console.print(rich_text(markup))

    def tell(self, key: str, **values: str | int) -> None:
        """Print a text of the catalogue; values are markup."""
        self.say(self.texts(key, **values))

    def complain(self, markup: str) -> None:
        """Say what was wrong with an answer."""
        self.say(styled(markup, BAD))

    def ask(self, question: str) -> str:
        """Read one answer; the end of input or Ctrl-C means to stop."""
        self.question = question
        try:
            return self.read(f"{self.texts(f'play-prompt-{question}')} {PROMPT} ").strip()
        except (EOFError, KeyboardInterrupt) as error:
            self.console.print()
            raise QuitGame from error

    @contextmanager
    def waiting(self, markup: str) -> Iterator[None]:
        """While something runs that may take long: say what, once it does."""
        if not self.console.is_terminal:
            yield
            return
        status = self.console.status(rich_text(markup), spinner="line")
        timer = Timer(PATIENCE_SECONDS, status.start)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()

    def clear(self, *, forget: bool = False) -> None:
        """An empty screen; `forget` also empties what has scrolled away."""
        self.console.clear()
        if forget and self.console.is_terminal:
            self.console.file.write(FORGET_SCROLLBACK)
            self.console.file.flush()
