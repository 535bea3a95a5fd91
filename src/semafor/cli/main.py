"""The `semafor` command. Each subcommand is a file with `add` (its arguments) and `run`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

from semafor import __version__
from semafor.board.loader import MapError
from semafor.cli.words import speak
from semafor.engine.errors import SemaforError
from semafor.texts import LANGUAGES, Texts

COMMANDS = (
    "serve",
    "play",
    "campaign",
    "simulate",
    "tournament",
    "scenario",
    "replay",
    "plan",
    "hint",
    "bench",
)
USAGE_ERROR = 2


class Parser(argparse.ArgumentParser):
    """An argument parser that says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Print the problem and how to get help."""
        texts = Texts(_early_language(sys.argv[1:]))
        sys.stderr.write(texts("cli-usage-error", message=message, program=self.prog) + "\n")
        raise SystemExit(USAGE_ERROR)


def _early_language(arguments: Sequence[str]) -> str | None:
    """The language asked for, before the arguments are parsed (help texts need it)."""
    for index, word in enumerate(arguments):
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang" and index + 1 < len(arguments):
            return arguments[index + 1]
    return None


def load(command: str) -> Any:
    """The file of a subcommand; loaded only where it is asked for, so that each starts quickly."""
    return import_module(f"semafor.cli.{command}")


def named_command(words: Sequence[str]) -> str | None:
    """The subcommand that the words name, if they begin with one."""
    return words[0] if words and words[0] in COMMANDS else None


def make_parser(texts: Texts, only: str | None = None) -> Parser:
    """All subcommands with their arguments, or one alone."""
    common = Parser(add_help=False)
    common.add_argument(
        "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=texts("cli-help-lang")
    )
    parser = Parser(prog="semafor", description=texts("cli-description"))
    parser.add_argument("--lang", choices=LANGUAGES, help=texts("cli-help-lang"))
    parser.add_argument("--version", action="version", version=f"semafor {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar=texts("cli-command"))
    for name in COMMANDS if only is None else (only,):
        summary = texts(f"cli-summary-{name}")
        command = commands.add_parser(name, parents=[common], help=summary, description=summary)
        load(name).add(command, texts)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a subcommand; whatever is the user's fault ends with one sentence and exit code 2."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    texts = Texts(_early_language(words))
    speak(texts)
    try:
        options: Any = make_parser(texts, named_command(words)).parse_args(words)
        return int(load(options.command).run(options, texts))
    except (SemaforError, MapError) as error:
        sys.stderr.write(texts.explain(error) + "\n")
        return USAGE_ERROR
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        sys.stderr.write(texts("cli-interrupted") + "\n")
        return 130


if __name__ == "__main__":
    raise SystemExit(main())
