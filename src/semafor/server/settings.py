"""How one server is set up: read from the command line once, then unchanged."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

DEFAULT_PORT = 8765
LOCAL_HOSTS = ("localhost", "127.0.0.1", "[::1]")
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only with --lan or --host


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the server must know before it begins.

    Attributes:
        host: Address to listen on.
        port: Port to listen on.
        data: SQLite file; not used with `database`.
        database: A postgresql:// URL, or empty for SQLite.
        redis: A redis:// URL for the bus, or empty.
        host_names: Names under which the server may be asked for, besides the local ones.
        lan_url: Address for the other devices of the same network, if there is one.
        trust_proxy: Whether X-Forwarded-For and X-Forwarded-Proto come from our own proxy.
        lang: Language of the sentences the server prints.
        metrics_token: Who has it may read /metrics from elsewhere; empty: nobody.
    """

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    data: Path = Path("games.sqlite")
    database: str = ""
    redis: str = ""
    host_names: tuple[str, ...] = ()
    lan_url: str | None = None
    trust_proxy: bool = False
    lang: str = "en"
    metrics_token: str = ""

    @property
    def local_url(self) -> str:
        """The address for a browser on this machine."""
        host = LOCAL_HOSTS[1] if self.host in EVERYWHERE else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"

    @property
    def allowed_hosts(self) -> frozenset[str]:
        """Host names that a request may name."""
        return frozenset(name.lower() for name in (*LOCAL_HOSTS, *self.host_names))


def data_folder() -> Path:
    """Where a user's data belongs on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "semafor"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "semafor"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "semafor"


def default_data() -> Path:
    """The file with all games, unless another one is named."""
    return data_folder() / "games.sqlite"
