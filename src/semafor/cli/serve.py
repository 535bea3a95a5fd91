"""`semafor serve`: play in the browser, alone, with friends at the table or over the network."""

from __future__ import annotations

import argparse
import logging
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from semafor.engine.errors import SetupError
from semafor.texts import Texts

if TYPE_CHECKING:
    import socket

    from semafor.server.settings import Settings

DEFAULT_PORT = 8765
MOST_PORT = 65535
EVERYWHERE = "0.0.0.0"  # noqa: S104 - only with --lan or --host
LOCAL = "127.0.0.1"


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = texts("serve-help-production")
    add_address(parser, texts)
    parser.add_argument("--data", type=Path, metavar="FILE", help=texts("serve-help-data"))
    parser.add_argument("--database", default="", metavar="URL", help=texts("serve-help-database"))
    parser.add_argument("--redis", default="", metavar="URL", help=texts("serve-help-redis"))
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help=texts("serve-help-workers")
    )
    parser.add_argument("--backup", type=Path, metavar="FILE", help=texts("serve-help-backup"))


def add_address(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Where the server is to be found."""
    parser.add_argument(
        "--port", type=int, metavar="N", help=texts("serve-help-port", port=DEFAULT_PORT)
    )
    parser.add_argument("--host", metavar="ADDRESS", help=texts("serve-help-host"))
    parser.add_argument(
        "--host-name",
        action="append",
        default=[],
        metavar="NAME",
        help=texts("serve-help-host-name"),
    )
    parser.add_argument("--lan", action="store_true", help=texts("serve-help-lan"))
    parser.add_argument("--open", action="store_true", help=texts("serve-help-open"))
    parser.add_argument("--proxy-header", action="store_true", help=texts("serve-help-proxy"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Serve until interrupted, or copy the games."""
    check(options)
    if options.backup:
        return back_up_games(options, texts)
    # The server's libraries take a moment: only this command pays for them.
    from semafor.server import running  # noqa: PLC0415 - as said

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    settings, listener = prepare(options, texts)
    with listener:
        if options.workers > 1:
            return run_workers(options, settings, listener, texts)
        try:
            running.run(settings, listener, lambda: announce(settings, options, texts))
        except KeyboardInterrupt:
            sys.stderr.write(texts("serve-stopped") + "\n")
    return 0


def check(options: argparse.Namespace) -> None:
    """Refuse what cannot go together, before anything is begun."""
    if options.port is not None and not 0 <= options.port <= MOST_PORT:
        raise SetupError("bad-port", port=str(options.port))
    if options.database and not options.database.startswith(("postgresql://", "postgres://")):
        raise SetupError("bad-database-url")
    if options.redis and not options.redis.startswith(("redis://", "rediss://", "unix://")):
        raise SetupError("bad-redis-url")
    if options.database and options.data:
        raise SetupError("data-or-database")
    if options.redis and not options.database:
        raise SetupError("redis-alone")
    if options.workers < 1 or (options.workers > 1 and not options.database):
        raise SetupError("workers-need-database")
    if options.lan and options.host:
        raise SetupError("lan-or-host")


def data_file(options: argparse.Namespace) -> Path:
    """The SQLite file named, or the user's own."""
    from semafor.server.settings import default_data  # noqa: PLC0415 - as above

    return (options.data or default_data()).absolute()


def back_up_games(options: argparse.Namespace, texts: Texts) -> int:
    """A consistent copy of the SQLite file, also while a server runs."""
    from semafor.server.store_sqlite import back_up  # noqa: PLC0415 - as above

    if options.database:
        raise SetupError("backup-postgres")
    back_up(data_file(options), options.backup.absolute())
    sys.stdout.write(texts("serve-backed-up", file=str(options.backup)) + "\n")
    return 0


def prepare(options: argparse.Namespace, texts: Texts) -> tuple[Settings, socket.socket]:
    """Settings and a port that is ours."""
    from semafor.server.running import bind, lan_address  # noqa: PLC0415 - as above
    from semafor.server.settings import Settings  # noqa: PLC0415 - as above

    host = options.host or (EVERYWHERE if options.lan else LOCAL)
    port = DEFAULT_PORT if options.port is None else options.port
    listener = bind(host, port, is_fixed=options.port is not None)
    port = listener.getsockname()[1]
    names = list(options.host_name)
    if options.host and options.host not in (EVERYWHERE, "::"):
        names.append(f"[{host}]" if ":" in host else host)
    address = lan_address() if options.lan or host in (EVERYWHERE, "::") else None
    if address:
        names.append(address)
    if options.lan and not address:
        sys.stderr.write(texts("serve-no-lan") + "\n")
    settings = Settings(
        host=host,
        port=port,
        data=data_file(options),
        database=options.database,
        redis=options.redis,
        host_names=tuple(names),
        lan_url=f"http://{address}:{port}/" if address and options.lan else None,
        trust_proxy=options.proxy_header,
        lang=texts.language,
    )
    return settings, listener


def local_url(settings: Settings) -> str:
    """The address for a browser on this machine."""
    host = LOCAL if settings.host in (EVERYWHERE, "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"


def announce(settings: Settings, options: argparse.Namespace, texts: Texts) -> None:
    """One line with the address, the network's with a code for phones, and a browser if wanted."""
    url = local_url(settings)
    sys.stdout.write(texts("serve-ready", url=url) + "\n")
    if settings.lan_url:
        from semafor.server.links import terminal_qr  # noqa: PLC0415 - as above

        sys.stdout.write(texts("serve-lan", url=settings.lan_url) + "\n")
        sys.stdout.write(terminal_qr(settings.lan_url))
    sys.stdout.flush()
    if options.open:
        webbrowser.open(url)


def run_workers(
    options: argparse.Namespace, settings: Settings, listener: socket.socket, texts: Texts
) -> int:
    """Several processes on one port; one that ends is replaced, a signal ends them all."""
    from semafor.server.workers import run_all  # noqa: PLC0415 - as above

    listener.listen()
    return run_all(options.workers, settings, listener, lambda: announce(settings, options, texts))
