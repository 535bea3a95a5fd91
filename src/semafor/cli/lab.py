"""`semafor lab`: observations, games in words for programs, training a bot."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from semafor.board.values import is_whole
from semafor.cli.progress import watched
from semafor.editions import EDITIONS, find_ruleset
from semafor.engine.errors import SetupError
from semafor.lab.worlds import Opponents, env_metadata, layout_of
from semafor.texts import LANGUAGES, Texts

MOST_PORT = 65535
MOST_MINUTES = 600.0
OPPONENTS = "greedy,planner"


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the commands below it."""
    commands = parser.add_subparsers(dest="action", required=True, metavar=texts("cli-command"))

    def command(name: str) -> argparse.ArgumentParser:
        summary = texts(f"lab-help-{name}")
        made = commands.add_parser(name, help=summary, description=summary)
        made.add_argument(
            "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=texts("cli-help-lang")
        )
        return made

    numbers = command("numbers")
    _game_arguments(numbers, texts)
    numbers.add_argument("--json", action="store_true", help=texts("lab-help-json"))
    words = command("words")
    words.add_argument("--http", type=int, metavar="PORT", help=texts("lab-help-http"))
    train = command("train")
    _game_arguments(train, texts)
    train.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help=texts("lab-help-out")
    )
    train.add_argument("--minutes", type=float, default=9.0, help=texts("lab-help-minutes"))
    train.add_argument(
        "--against", default=OPPONENTS, metavar="BOTS", help=texts("lab-help-against")
    )
    train.add_argument("--seed", type=int, default=1, help=texts("lab-help-seed"))


def _game_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("edition", nargs="?", default=EDITIONS[0], help=texts("lab-help-edition"))
    parser.add_argument("--seats", type=int, default=2, help=texts("lab-help-seats"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Run one of them."""
    if options.action == "numbers":
        return _numbers(options, texts)
    if options.action == "words":
        return _words(options, texts)
    return _train(options, texts)


def _numbers(options: argparse.Namespace, texts: Texts) -> int:
    """Where everything stands in an observation."""
    ruleset = find_ruleset(options.edition, options.seats)
    fields = layout_of(ruleset)
    if options.json:
        rows = [
            {"name": field.name, "start": field.start, "shape": [field.rows, field.width],
             "low": field.low, "high": field.high}
            for field in fields
        ]  # fmt: skip
        told = {**env_metadata(ruleset), "actions": ruleset.actions, "fields": rows}
        sys.stdout.write(json.dumps(told, indent=2) + "\n")
        return 0
    from rich.console import Console  # noqa: PLC0415 - only for people
    from rich.table import Table  # noqa: PLC0415 - as said

    title = texts("lab-numbers-title", width=fields[-1].stop, actions=ruleset.actions)
    table = Table(title=title)
    for name in ("field", "start", "shape", "limits"):
        table.add_column(texts(f"lab-numbers-{name}"))
    for field in fields:
        limits = f"{field.low} … {field.high}"
        table.add_row(field.name, str(field.start), f"{field.rows} × {field.width}", limits)
    Console().print(table)
    return 0


def _words(options: argparse.Namespace, texts: Texts) -> int:
    """Answer messages, line by line or over HTTP."""
    from semafor.lab.text import answer_lines, make_server  # noqa: PLC0415 - as above

    if options.http is None:
        for line in answer_lines(sys.stdin, texts.language):
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
        return 0
    if not is_whole(options.http, 0, MOST_PORT):
        raise SetupError("lab-port", port=options.http)
    try:
        server = make_server(options.http, texts.language)
    except OSError as error:
        raise SetupError("lab-port", port=options.http) from error
    host, port = server.server_address[:2]
    sys.stdout.write(texts("lab-serving", url=f"http://{host!s}:{port}/") + "\n")
    sys.stdout.flush()
    with server:
        server.serve_forever()
    return 0


def _train(options: argparse.Namespace, texts: Texts) -> int:
    """Train, telling how far it is, and write the file."""
    if not 0 < options.minutes <= MOST_MINUTES:
        raise SetupError("lab-minutes", most=int(MOST_MINUTES))
    if not options.out.parent.is_dir():
        raise SetupError("lab-folder", file=str(options.out))
    from semafor.lab.training import Plan, Training, write_learned  # noqa: PLC0415 - needs NumPy

    ruleset = find_ruleset(options.edition, options.seats)
    names = tuple(name.strip() for name in options.against.split(",") if name.strip())
    opponents = Opponents(ruleset, names)
    plan = Plan(minutes=options.minutes, opponents=names, seed=options.seed)
    training = Training(ruleset, plan, opponents.make)
    shares: dict[str, float] = {}
    with watched(texts("lab-training")) as told:

        def progress(spent: float, found: Any) -> None:
            told(min(100, round(100 * spent)), 100)
            shares.update(found)

        training.run(progress)
    options.out.write_text(json.dumps(write_learned(training, shares)) + "\n", encoding="utf-8")
    for name, share in shares.items():
        sys.stdout.write(texts("lab-share", name=name, percent=round(100 * share)) + "\n")
    sys.stdout.write(texts("lab-trained", file=str(options.out)) + "\n")
    return 0
