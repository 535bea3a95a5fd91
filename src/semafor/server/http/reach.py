"""Where a running server can be found: it begins on this machine alone and may be opened to the network.

`semafor serve` listens on the loopback address. Phones at the table need more: a person at this very
machine may let the network in, by `--lan` at the start or by a button of the page while it runs. The
button adds a listener on the machine's address in its network and nothing else changes.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address

from semafor.engine.errors import SetupError
from semafor.server.protocol.refusals import Refusal
from semafor.server.settings import LOCAL_HOSTS, Settings

HOST_NAME = re.compile(r"[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9-]+)*")

Listen = Callable[[str], Awaitable[None]]


class Reach:
    """The names and addresses of a server, which may grow while it runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hosts = set(settings.allowed_hosts)
        self.lan_url = settings.lan_url
        self._listen: Listen | None = None

    def may_grow(self, listen: Listen) -> None:
        """Let a person at this machine open the server to the network, by this way of listening."""
        if self.settings.host == LOCAL_HOSTS[1] and not self.settings.trust_proxy:
            self._listen = listen

    def can_open(self, client: str) -> bool:
        """Whether whoever asks from this address may let the network in."""
        return self._listen is not None and self.lan_url is None and is_local(client)

    async def open(self, client: str) -> str:
        """Let the network in; the address for its devices."""
        if not is_local(client):
            raise Refusal("not-at-this-machine")
        if self.lan_url is not None:
            return self.lan_url
        address = lan_address()
        if self._listen is None or address is None:
            raise Refusal("no-network")
        try:
            await self._listen(address)
        except (OSError, SetupError) as error:
            raise Refusal("no-network") from error
        self.hosts.update((address, *own_names()))
        self.lan_url = f"http://{address}:{self.settings.port}/"
        return self.lan_url


def is_local(client: str) -> bool:
    """Whether an address is of this machine alone."""
    try:
        return ip_address(client).is_loopback
    except ValueError:
        return False


def lan_address() -> str | None:
    """The address of this machine in its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith(("127.", "0.")) else address


def own_names() -> tuple[str, ...]:
    """What other devices call this machine: its name, and the name with .local."""
    name = socket.gethostname().strip().lower().rstrip(".")
    if not HOST_NAME.fullmatch(name):
        return ()
    return tuple(dict.fromkeys((name, f"{name.partition('.')[0]}.local")))
