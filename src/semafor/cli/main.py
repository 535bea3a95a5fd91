"""The `semafor` command. Each subcommand is a file with `add` (its arguments) and `run`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

from semafor import __version__
from semafor.board.loader import MapError
from semafor.cli.folders import BOTS_VARIABLE, VARIABLE, places_from
from semafor.cli.installed import extras_named, tell_plain_build
from semafor.cli.words import placeholder, speak
from semafor.engine.errors import SemaforError
from semafor.texts import LANGUAGES, Texts

if TYPE_CHECKING:  # most commands never need it
    from semafor.editions import Problem

COMMANDS = (
    "serve",
    "play",
    "daily",
    "campaign",
    "simulate",
    "report",
    "dataset",
    "tournament",
    "train",
    "ladder",
    "bots",
    "scenario",
    "replay",
    "review",
    "plan",
    "hint",
    "bench",
    "lab",
    "editions",
    "edition",
    "backup",
    "restore",
    "check",
)
USAGE_ERROR = 2
FOLDERS = "--editions"
BOTS = "--bots-from"
# Commands that have an option of this name for something else: there it stands before the command.
OTHERWISE = ("bench",)


class Parser(argparse.ArgumentParser):
    """An argument parser that says what is wrong in one sentence."""

    def add_argument(self, *names: Any, **options: Any) -> argparse.Action:
        """An argument whose placeholder is in the language of the catalogue."""
        action = super().add_argument(*names, **options)
        if action.nargs != 0 and not action.choices:
            action.metavar = placeholder(action)
        return action

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


def folders_of(words: Sequence[str], option: str = FOLDERS) -> list[str]:
    """Places that an option names, before the arguments are parsed (help names editions and bots)."""
    found = []
    rest = iter(words)
    for word in rest:
        if word in OTHERWISE and option == FOLDERS:
            break
        if word.startswith(f"{option}="):
            found.append(word.partition("=")[2])
        elif word == option:
            found.extend(filter(None, [next(rest, "")]))
    return found


def tell_problems(texts: Texts) -> None:
    """Say which folders from outside are no editions; the others can be played."""
    if not os.environ.get(VARIABLE):
        return
    from semafor.editions import find_problems  # noqa: PLC0415 - most commands never need it

    for problem in find_problems():
        tell(problem, texts)


def tell(problem: Problem, texts: Texts) -> None:
    """Say what is wrong with a folder from outside."""
    why = texts.explain(problem.error)
    told = texts("edition-problem", path=str(problem.folder), why=why, row=problem.row)
    sys.stderr.write(told + "\n")


def tell_failed_rules(error: Exception, texts: Texts) -> bool:
    """Say where the rules of an edition from outside have failed in a game; whether it was they."""
    if not os.environ.get(VARIABLE):
        return False
    from semafor.editions import blame  # noqa: PLC0415 - as above

    problem = blame(error)
    if problem is not None:
        tell(problem, texts)
    return problem is not None


def load(command: str) -> Any:
    """The file of a subcommand; loaded only where it is asked for, so that each starts quickly."""
    return import_module(f"semafor.cli.{command}")


def named_command(words: Sequence[str]) -> str | None:
    """The subcommand that the words name: the first of them that is no option."""
    rest = iter(words)
    for word in rest:
        if word in ("--lang", FOLDERS, BOTS):
            next(rest, None)
        elif not word.startswith("-"):
            return word if word in COMMANDS else None
    return None


def add_folders(
    parser: argparse.ArgumentParser, texts: Texts, *, is_otherwise: bool = False
) -> None:
    """The options that name places of editions and bots; they have been read by now."""
    rows = [(BOTS, "bots_from", "PATH", "cli-help-bots-from")]
    if not is_otherwise:
        rows.insert(0, (FOLDERS, "folders", "FOLDER", "cli-help-editions"))
    for option, name, shown, key in rows:
        parser.add_argument(
            option,
            action="append",
            dest=name,
            metavar=shown,
            default=argparse.SUPPRESS,
            help=texts(key),
        )


def make_parser(texts: Texts, named: str | None = None) -> Parser:
    """All subcommands; the arguments of the one that is named, since only that file is loaded."""
    common = Parser(add_help=False)
    common.add_argument(
        "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=texts("cli-help-lang")
    )
    parser = Parser(prog="semafor", description=texts("cli-description"))
    parser.add_argument("--lang", choices=LANGUAGES, help=texts("cli-help-lang"))
    add_folders(parser, texts)
    parser.add_argument(
        "--version",
        action="version",
        version=f"semafor {__version__}",
        help=texts("argparse-version"),
    )
    commands = parser.add_subparsers(dest="command", metavar=texts("cli-command"))
    for name in COMMANDS:
        summary = texts(f"cli-summary-{name}") if named is None else ""
        command = commands.add_parser(name, parents=[common], help=summary)
        add_folders(command, texts, is_otherwise=name in OTHERWISE)
        if name == named:
            command.description = texts(f"cli-summary-{name}")
            load(name).add(command, texts)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a subcommand; whatever is the user's fault ends with one sentence and exit code 2."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    with (
        places_from(VARIABLE, folders_of(words)),
        places_from(BOTS_VARIABLE, folders_of(words, BOTS)),
    ):
        return obey(words)


def obey(words: Sequence[str]) -> int:
    """Do what the words say."""
    texts = Texts(_early_language(words))
    speak(texts)
    try:
        with extras_named(named_command(words) or ""):
            parser = make_parser(texts, named_command(words))
            options: Any = parser.parse_args(words)
            if options.command is None:
                parser.print_help()
                return 0
            tell_plain_build(texts)
            tell_problems(texts)
            return int(load(options.command).run(options, texts))
    except (SemaforError, MapError) as error:
        sys.stderr.write(texts.explain(error) + "\n")
        return USAGE_ERROR
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        if not tell_failed_rules(error, texts):
            raise
        return USAGE_ERROR
    except KeyboardInterrupt:
        sys.stderr.write(texts("cli-interrupted") + "\n")
        return 130


if __name__ == "__main__":
    raise SystemExit(main())
