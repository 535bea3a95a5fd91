"""Processes beside the server: how tasks are served."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable

# Bytes of the length before each task and each answer.
SIZE = 4


def serve_tasks(do: Callable[[bytes], bytes], nicer: int) -> None:
    """Task after task from the standard input until it ends, each answered on the output.

    Modest, and deaf to Ctrl-C: the server tells us when to end.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nicer)
    source, target = sys.stdin.buffer, sys.stdout.buffer
    try:
        while len(head := source.read(SIZE)) == SIZE:
            answer = do(source.read(int.from_bytes(head)))
            target.write(len(answer).to_bytes(SIZE) + answer)
            target.flush()
    except BrokenPipeError:
        os._exit(0)  # the server has ended meanwhile: nobody waits for the answer
