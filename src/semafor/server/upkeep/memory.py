"""Memory that was freed goes back to the system.

Every game of a campaign has rules of its own, up to two megabytes in pieces of some kilobytes. The C library
keeps such pieces when they are freed: between those that are still in use they leave holes, and the process
stays as large as it ever was. Only the GNU library can be asked to give the holes back; elsewhere nothing
is done.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable


def _find_trim() -> Callable[[int], int] | None:
    if sys.platform != "linux":
        return None
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is None:
        return None
    trim.argtypes, trim.restype = [ctypes.c_size_t], ctypes.c_int
    found: Callable[[int], int] = trim
    return found


_TRIM = _find_trim()


def give_back() -> bool:
    """Give free memory back to the system; whether there was any. It may take ten milliseconds."""
    return _TRIM is not None and bool(_TRIM(0))
