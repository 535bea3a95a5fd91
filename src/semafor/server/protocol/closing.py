"""With which code a socket is closed; docs/protocol.md says what a client does then."""

from __future__ import annotations

CLOSE_NORMAL = 1000
CLOSE_REFUSED = 1008
CLOSE_RESTART = 1012
CLOSE_LATER = 1013
CLOSE_MOVED = 4001
