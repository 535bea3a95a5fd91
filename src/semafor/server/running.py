"""Runs a server process: a port, the database, uvicorn with the settings that matter."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn

from semafor.engine.errors import SetupError
from semafor.server.app import Server, make_app, open_database
from semafor.server.settings import Settings
from semafor.server.wire import Http, Wire

MOST_FRAME = 16 * 1024
MOST_HEAD = 32 * 1024
STOP_SECONDS = 8
BACKLOG = 2048
SEND_BUFFER = 128 * 1024
PORTS_TRIED = 50
# Thresholds of the garbage collector: the last one is never reached.
COLLECTOR = (1_000, 50, 1_000_000)


def bind(host: str, port: int, *, is_fixed: bool) -> socket.socket:
    """Take a port; the next free one where this one is taken and nobody insists on it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = [port] if is_fixed else range(port, port + PORTS_TRIED)
    why = ""
    for number in ports:
        listener = socket.socket(family, socket.SOCK_STREAM)
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


def lan_address() -> str | None:
    """The address of this machine in its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith(("127.", "0.")) else address


def configure(app: Any, settings: Settings) -> uvicorn.Config:
    """Uvicorn as reliability asks for: small frames, no compression of frames, our own wire."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=Http,
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


async def serve(settings: Settings, listener: socket.socket, on_ready: Callable[[], None]) -> None:
    """Serve until a signal comes."""
    database = await open_database(settings)
    server = Server(settings, database)
    calm_collector()
    process = Process(configure(make_app(server), settings), on_ready, server.campaigns.say_goodbye)
    await process.serve([listener])


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
