"""`semafor play`: a game in the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

from semafor.bots import BOTS, LEVELS
from semafor.editions import EDITIONS, find_ruleset, new_game
from semafor.engine.errors import SetupError
from semafor.texts import Texts
from semafor.tui.desk import QuitGame
from semafor.tui.players import YOU, bot_name, read_seats
from semafor.tui.saves import resume_game, save_game
from semafor.tui.session import Session
from semafor.tui.terminal import DEFAULT_LEVEL, ask_edition, ask_level, open_desk

LONE_SEATS = f"{YOU},{DEFAULT_LEVEL}"


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    known = ", ".join(EDITIONS)
    parser.add_argument(
        "edition", nargs="?", metavar="EDITION", help=texts("play-arg-edition", known=known)
    )
    levels, bots = ", ".join(LEVELS), ", ".join(BOTS)
    parser.add_argument("--seats", help=texts("play-arg-seats", levels=levels, bots=bots))
    parser.add_argument("--seed", help=texts("play-arg-seed"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=texts("play-arg-resume"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=texts("play-arg-option")
    )


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Play until the end or until somebody quits."""
    if options.resume:
        game = resume_game(options.resume)
        check_people(game.players)
        desk = open_desk(texts)
    else:
        players = read_seats(options.seats or LONE_SEATS, texts)
        check_people(players)
        chosen = dict(read_option(text) for text in options.option)
        # Wrong arguments are told before the missing terminal or the menu.
        find_ruleset(
            options.edition or EDITIONS[0], len(players), chosen if options.edition else {}
        )
        desk = open_desk(texts)
        try:
            edition = options.edition or ask_edition(desk)
            if options.seats is None:
                players = read_seats(f"{YOU},{ask_level(desk)}", texts)
        except QuitGame:
            return 0
        game = new_game(edition, len(players), seed=options.seed, options=chosen, players=players)
    Session(game, desk, file=options.resume, save=save_game).run()
    return 0


def check_people(players: Sequence[Mapping[str, str]]) -> None:
    """Somebody must sit at the screen."""
    if all(bot_name(player) for player in players):
        raise SetupError("no-people")


def read_option(text: str) -> tuple[str, str | int]:
    """`NAME=VALUE`; a whole number is a number."""
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise SetupError("option-form", text=text)
    return name, int(value) if value.isdecimal() else value
