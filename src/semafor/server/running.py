"""Runs a server process: a port, the database, uvicorn with the settings that matter."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import uvicorn

from semafor.engine.errors import SetupError
from semafor.server.app import Server, make_app, open_database
from semafor.server.http.entrance import MOST_FROM_FAR, Doors, most_connections
from semafor.server.settings import Settings
from semafor.server.sockets.wire import Http, Wire
from semafor.server.thinking.backroom import be_fair

MOST_FRAME = 16 * 1024
MOST_HEAD = 32 * 1024
STOP_SECONDS = 8
BACKLOG = 2048
SEND_BUFFER = 128 * 1024
PORTS_TRIED = 50
ANSWER_SECONDS = 3.0
# Thresholds of the garbage collector: the last one is never reached.
COLLECTOR = (1_000, 50, 1_000_000)


def bind(host: str, port: int, *, is_fixed: bool) -> socket.socket:
    """Take a port; the next free one where this one is taken and nobody insists on it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = [port] if is_fixed else range(port, port + PORTS_TRIED)
    why = ""
    for number in ports:
        # Named, the protocol lets asyncio send small frames at once; unnamed, they wait 40 ms for each other.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Sockets inherit it: what a client does not read must not pile up in the system either.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        try:
            listener.bind((host, number))
        except OSError as error:
            listener.close()
            why = error.strerror or str(error)
        else:
            listener.set_inheritable(True)
            return listener
    raise SetupError("port-taken", host=host, port=str(port), why=why)


def configure(app: Any, settings: Settings) -> uvicorn.Config:
    """Uvicorn as reliability asks for: small frames, no compression of frames, our own wire."""
    doors = Doors(
        most_from_far=None if settings.trust_proxy else MOST_FROM_FAR,
        most=most_connections(),
        on_cut=lambda reason: app.metrics.count("cuts", reason),
    )
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=type("OurHttp", (Http,), {"doors": doors}),
        ws=Wire,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        h11_max_incomplete_event_size=MOST_HEAD,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=STOP_SECONDS,
        backlog=BACKLOG,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
    )


class Process(uvicorn.Server):
    """uvicorn's server, which says when it is ready, and that it stops before it waits for requests."""

    def __init__(
        self,
        config: uvicorn.Config,
        on_ready: Callable[[], None],
        on_stop: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._on_ready = on_ready
        self._on_stop = on_stop

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Who waits for news is told that none will come; then as uvicorn does."""
        self._on_stop()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, then tell."""
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    async def listen_also(self, address: str) -> None:
        """Take requests at a further address of this machine, at the same port."""
        listener = bind(address, self.config.port, is_fixed=True)

        def make_protocol() -> asyncio.Protocol:
            make: Any = self.config.http_protocol_class
            protocol: asyncio.Protocol = make(self.config, self.server_state, self.lifespan.state)
            return protocol

        loop = asyncio.get_running_loop()
        more = await loop.create_server(make_protocol, sock=listener, backlog=BACKLOG)
        self.servers.append(more)


async def serve(settings: Settings, listener: socket.socket, on_ready: Callable[[], None]) -> None:
    """Serve until a signal comes."""
    database = await open_database(settings)
    server = Server(settings, database)
    calm_collector()
    be_fair()

    def stop() -> None:
        forget_address(settings)

    process = Process(configure(make_app(server), settings), on_ready, stop)
    server.reach.may_grow(process.listen_also)
    tell_address(settings)
    await process.serve([listener])


def tell_address(settings: Settings) -> None:
    """While the server runs, `FILE.address` beside its games says where it is."""
    if settings.database:
        return
    from semafor.server.storage.sqlite_files import make_own  # noqa: PLC0415 - drivers only where they are used

    file = _address_file(settings.data)
    os.close(make_own(file))
    file.write_text(settings.local_url + "\n", encoding="utf-8")


def forget_address(settings: Settings) -> None:
    """The server is about to end."""
    if not settings.database:
        _address_file(settings.data).unlink(missing_ok=True)


def _address_file(data: Path) -> Path:
    return data.with_name(data.name + ".address")


def address_of_running(data: Path) -> str | None:
    """Where the server that uses a file of games is, if it says so and answers there."""
    try:
        url = _address_file(data).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return None
    if not url.startswith("http://"):
        return None
    try:
        with urlopen(url + "healthz", timeout=ANSWER_SECONDS):  # noqa: S310 - http, as seen above
            return url
    except (OSError, ValueError):
        return None


def calm_collector() -> None:
    """Spare everybody the long pauses of the garbage collector.

    With a thousand tables open a full collection stops the server for half a second, and finds
    nothing: rooms and sockets end without cycles. What is loaded at the start is left out for
    good, young objects are looked at as ever, and full collections come from the driver's sweeps.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)


def run(settings: Settings, listener: socket.socket, on_ready: Callable[[], None]) -> None:
    """The same, as a program."""
    asyncio.run(serve(settings, listener, on_ready))
