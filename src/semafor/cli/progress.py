"""A bar for whoever watches."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

Told = Callable[[int, int], None]


@contextlib.contextmanager
def watched(title: str) -> Iterator[Told]:
    """To be told how many are done, of how many; shows nothing where no person is watching."""
    # Only who waits for long pays for these.
    from rich.console import Console  # noqa: PLC0415 - as said
    from rich.progress import (  # noqa: PLC0415 - as said
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _done, _total: None
        return
    description = TextColumn("{task.description}")
    columns = (description, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
