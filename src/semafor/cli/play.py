"""`semafor play`: a game in the terminal."""

from __future__ import annotations

import argparse
import random
import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from semafor.board.values import is_number
from semafor.bots import BOTS, LEVELS, outside_names
from semafor.editions import find_ruleset, known_editions, new_game
from semafor.editions.colours import deal_colours
from semafor.engine.errors import SetupError
from semafor.texts import Texts
from semafor.tui.desk import QuitGame
from semafor.tui.players import YOU, bot_name, read_seats
from semafor.tui.saves import is_teaching, resume_game, save_game
from semafor.tui.session import Session
from semafor.tui.terminal import DEFAULT_LEVEL, ask_edition, ask_level, open_desk

LOT = "lot"
LONE_SEATS = f"{YOU},{DEFAULT_LEVEL}"


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    known = ", ".join(known_editions())
    parser.add_argument(
        "edition", nargs="?", metavar="EDITION", help=texts("play-arg-edition", known=known)
    )
    levels, bots = ", ".join(LEVELS), ", ".join((*BOTS, *outside_names()))
    parser.add_argument("--seats", help=texts("play-arg-seats", levels=levels, bots=bots))
    parser.add_argument("--teaching", action="store_true", help=texts("play-arg-teaching"))
    parser.add_argument("--first", default="1", help=texts("play-arg-first", lot=LOT))
    parser.add_argument("--colours", default="", help=texts("play-arg-colours"))
    parser.add_argument("--seed", help=texts("play-arg-seed"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=texts("play-arg-resume"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=texts("play-arg-option")
    )


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Play until the end or until somebody quits."""
    teaching = bool(options.teaching)
    if options.resume:
        game, teaching = resume_game(options.resume), is_teaching(options.resume)
        check_people(game.players)
        desk = open_desk(texts)
    else:
        # A seed decides who comes, too; without one anybody may.
        dice = secrets.SystemRandom() if options.seed is None else random.Random(options.seed)
        players = read_seats(options.seats or LONE_SEATS, texts, dice)
        check_people(players)
        if teaching and len([player for player in players if not bot_name(player)]) > 1:
            raise SetupError("no-teaching")
        first = read_first(options.first, len(players))
        chosen = dict(read_option(text) for text in options.option)
        # Wrong arguments are told before the missing terminal or the menu.
        found = find_ruleset(
            options.edition or known_editions()[0], len(players), chosen if options.edition else {}
        )
        if options.edition:
            dress(players, found.edition.seat_colours, options.colours)
        desk = open_desk(texts)
        try:
            edition = options.edition or ask_edition(desk)
            if options.seats is None:
                players = read_seats(f"{YOU},{ask_level(desk)}", texts, dice)
        except QuitGame:
            return 0
        ruleset = find_ruleset(edition, len(players), chosen)
        dress(players, ruleset.edition.seat_colours, options.colours)
        game = new_game(
            edition,
            len(players),
            seed=options.seed,
            first=first,
            options=chosen,
            players=players,
        )
    save = partial(save_game, teaching=teaching)
    Session(game, desk, file=options.resume, save=save, teaching=teaching).run()
    return 0


def read_first(text: str, seats: int) -> int:
    """The seat that begins: a player's number from 1, or the lot's."""
    if text == LOT:
        return secrets.randbelow(seats)
    if not (text.isascii() and text.isdecimal()) or not 1 <= int(text) <= seats:
        raise SetupError("first-number", text=text, seats=seats, lot=LOT)
    return int(text) - 1


def dress(players: Sequence[dict[str, str]], known: Sequence[str], text: str) -> None:
    """Colours for the players, in their order; none named: the usual ones."""
    if not text:
        return
    wished = [word.strip() for word in text.split(",")]
    if len(wished) > len(players):
        raise SetupError("colours-number", seats=len(players))
    wished += [""] * (len(players) - len(wished))
    for player, colour in zip(players, deal_colours(known, wished), strict=True):
        player["colour"] = colour


def check_people(players: Sequence[Mapping[str, str]]) -> None:
    """Somebody must sit at the screen."""
    if all(bot_name(player) for player in players):
        raise SetupError("no-people")


def read_option(text: str) -> tuple[str, str | int]:
    """`NAME=VALUE`; a whole number is a number."""
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise SetupError("option-form", text=text)
    return name, int(value) if is_number(value) else value
