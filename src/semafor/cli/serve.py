"""`semafor serve`: play in the browser, alone, with friends at the table or over the network."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from semafor.cli import backup, databases
from semafor.engine.errors import SetupError
from semafor.texts import Texts

if TYPE_CHECKING:
    import socket

    from semafor.server.settings import Settings

DEFAULT_PORT = 8765
MOST_PORT = 65535
METRICS_TOKEN = "SEMAFOR_METRICS_TOKEN"  # noqa: S105 - the name of a variable


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = texts("serve-help-production")
    add_address(parser, texts)
    databases.add(parser, texts)
    parser.add_argument("--redis", default="", metavar="URL", help=texts("serve-help-redis"))
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help=texts("serve-help-workers")
    )
    parser.add_argument("--backup", type=Path, metavar="FILE", help=texts("serve-help-backup"))


def add_address(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Where the server is to be found."""
    parser.add_argument(
        "--port", type=int, metavar="N", help=texts("serve-help-port", port=str(DEFAULT_PORT))
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
    databases.choose(options)
    check(options)
    if options.backup:
        return backup.copy(options, options.backup, texts)
    # The server's libraries take a moment: only this command pays for them.
    from semafor.server import running  # noqa: PLC0415 - as said
    from semafor.server.storage.database import StoreRefused  # noqa: PLC0415 - as said
    from semafor.server.upkeep.process_log import write_log  # noqa: PLC0415 - as said

    write_log()
    settings, listener = prepare(options, texts)
    with listener:
        if options.workers > 1:
            return run_workers(options, settings, listener, texts)
        try:
            running.run(settings, listener, lambda: announce(settings, options, texts))
        except KeyboardInterrupt:
            sys.stderr.write(texts("serve-stopped") + "\n")
        except StoreRefused as refused:
            address = running.address_of_running(settings.data)
            if refused.reason != "store-in-use" or address is None:
                raise
            return point_to_running(address, settings.data, options, texts)
    return 0


def point_to_running(address: str, data: Path, options: argparse.Namespace, texts: Texts) -> int:
    """A server plays with these games already: open its page where that is what was wanted."""
    if not options.open:
        raise SetupError("store-in-use-at", address=address, path=str(data))
    sys.stdout.write(texts("serve-running", url=address) + "\n")
    webbrowser.open(address)
    return 0


def check(options: argparse.Namespace) -> None:
    """Refuse what cannot go together, before anything is begun."""
    if options.port is not None and not 0 <= options.port <= MOST_PORT:
        raise SetupError("bad-port", port=str(options.port))
    if options.redis and not options.redis.startswith(("redis://", "rediss://", "unix://")):
        raise SetupError("bad-redis-url")
    if options.redis and not options.database:
        raise SetupError("redis-alone")
    if options.workers < 1 or (options.workers > 1 and not options.database):
        raise SetupError("workers-need-database")
    if options.lan and options.host:
        raise SetupError("lan-or-host")


def prepare(options: argparse.Namespace, texts: Texts) -> tuple[Settings, socket.socket]:
    """Settings and a port that is ours."""
    from semafor.server.http.reach import lan_address, own_names  # noqa: PLC0415 - as above
    from semafor.server.running import bind  # noqa: PLC0415 - as above
    from semafor.server.settings import EVERYWHERE, LOCAL_HOSTS, Settings  # noqa: PLC0415 - as above

    host = options.host or (EVERYWHERE[0] if options.lan else LOCAL_HOSTS[1])
    port = DEFAULT_PORT if options.port is None else options.port
    listener = bind(host, port, is_fixed=options.port is not None)
    port = listener.getsockname()[1]
    names = list(options.host_name)
    if options.host and options.host not in EVERYWHERE:
        names.append(f"[{host}]" if ":" in host else host)
    address = lan_address() if host in EVERYWHERE else None
    if host in EVERYWHERE:
        names += own_names()
    if address:
        names.append(address)
    if options.lan and not address:
        sys.stderr.write(texts("serve-no-lan") + "\n")
    settings = Settings(
        host=host,
        port=port,
        data=databases.data_file(options),
        database=options.database,
        redis=options.redis,
        host_names=tuple(names),
        lan_url=f"http://{address}:{port}/" if address and options.lan else None,
        trust_proxy=options.proxy_header,
        lang=texts.language,
        metrics_token=os.environ.get(METRICS_TOKEN, ""),
    )
    return settings, listener


def announce(settings: Settings, options: argparse.Namespace, texts: Texts) -> None:
    """One line with the address, the network's with a code for phones, and a browser if wanted."""
    url = settings.local_url
    sys.stdout.write(texts("serve-ready", url=url) + "\n")
    if settings.lan_url:
        from semafor.server.http.links import terminal_qr  # noqa: PLC0415 - as above

        sys.stdout.write(texts("serve-lan", url=settings.lan_url) + "\n")
        sys.stdout.write(terminal_qr(settings.lan_url))
    sys.stdout.write(texts("serve-where", path=str(settings.data)) + "\n")
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
