"""Programs of ours that tests start, interrupt and never leave behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress


def hear_interrupts() -> None:
    """A program started in the background is deaf to Ctrl-C, and so would be what it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def start_semafor(
    *arguments: str, program: Sequence[str] = ("-m", "semafor")
) -> Iterator[subprocess.Popen[str]]:
    """The program with a process group of its own, which is gone at the end whatever happens."""
    process = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, *program, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,  # noqa: PLW1509 - no threads here
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
