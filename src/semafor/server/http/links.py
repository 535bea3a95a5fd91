"""Links for phones: addresses and QR codes."""

from __future__ import annotations

import io

import segno
from starlette.requests import Request

from semafor.server.http.reach import Reach
from semafor.server.protocol.bounds import host_name
from semafor.server.settings import LOCAL_HOSTS


def link_url(request: Request, reach: Reach, path: str) -> str:
    """A whole address of a path: under the name asked for, or the network's where that is local."""
    host = request.headers.get("host", "")
    if reach.lan_url and host_name(host.lower()) in LOCAL_HOSTS:
        return reach.lan_url.rstrip("/") + path
    return f"{request.scope['scheme']}://{host}{path}"


def make_qr(text: str) -> tuple[int, str]:
    """A QR code as the size of its square and the path of its dark modules."""
    rows = [bytes(row) for row in segno.make(text, error="m", micro=False).matrix]
    parts = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            width = _run(row, x)
            if width:
                parts.append(f"M{x} {y}h{width}v1h-{width}z")
            x += max(1, width)
    return len(rows), "".join(parts)


def _run(row: bytes, start: int) -> int:
    """How many dark modules begin here."""
    end = start
    while end < len(row) and row[end]:
        end += 1
    return end - start


def terminal_qr(text: str) -> str:
    """A QR code for a terminal, two rows in one line."""
    target = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(target, compact=True)
    return target.getvalue()
