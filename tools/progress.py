"""Runs something long and says all the while how far it is: too long for silence."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# Without a terminal a line is printed for every change, and one after this time without any.
QUIET_SECONDS = 15.0
TICK_SECONDS = 0.5
KEPT_LINES = 60


class Display:
    """One line that changes in place on a terminal; elsewhere a line for each change."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.last_told = self.began
        self.stage = ""
        self.is_terminal = sys.stdout.isatty()

    @property
    def seconds(self) -> int:
        """How long it has taken so far."""
        return round(time.monotonic() - self.began)

    def show(self, stage: str) -> None:
        """Tell what is being done now."""
        now = time.monotonic()
        if not self.is_terminal and stage == self.stage and now - self.last_told < QUIET_SECONDS:
            return
        self.stage = stage
        self.last_told = now
        line = f"  {stage}… ({self.seconds} s)"
        sys.stdout.write(f"\r\x1b[2K{line}" if self.is_terminal else f"{line}\n")
        sys.stdout.flush()

    def end(self, text: str) -> None:
        """The last line."""
        sys.stdout.write(("\r\x1b[2K" if self.is_terminal else "") + text + "\n")
        sys.stdout.flush()


def run(
    words: Sequence[str], display: Display, meaning: Callable[[str], str | None], **more: str
) -> tuple[int, list[str]]:
    """Run a program of this environment in the project's folder.

    Args:
        words: What Python is called with.
        display: Shows how far it is.
        meaning: What a line that the program prints means to a person, if anything; the empty line
            stands for its start.
        more: Variables for its environment.

    Returns:
        Its exit code and the last lines it printed.
    """
    kept: deque[str] = deque(maxlen=KEPT_LINES)
    stage = [meaning("") or ""]
    with subprocess.Popen(  # noqa: S603 - pip or the build of this very environment
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:

        def listen() -> None:
            assert process.stdout is not None
            for line in process.stdout:
                kept.append(line.rstrip())
                stage[0] = meaning(line.strip()) or stage[0]

        listener = threading.Thread(target=listen, daemon=True)
        listener.start()
        while process.poll() is None:
            display.show(stage[0])
            time.sleep(TICK_SECONDS)
        listener.join()
        return process.returncode, list(kept)
