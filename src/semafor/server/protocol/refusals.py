"""What is told to somebody whose wish is not granted."""

from __future__ import annotations

from semafor.engine.errors import SemaforError


class Refusal(SemaforError):  # noqa: N818 - the name says what it is
    """A command that is refused, with nothing changed: text `error-REASON` and its values."""
