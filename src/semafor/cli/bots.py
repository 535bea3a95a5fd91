"""`semafor bots`: all bots there are, and whether one from outside works."""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

from semafor.arena.simulate import play_game
from semafor.bots import BOTS, EXPLOITERS, LEVELS, PEOPLE, make_bot
from semafor.bots.outside import OutsideBot, explain_fault, outside_bots, try_out
from semafor.editions import find_ruleset, known_editions
from semafor.engine.errors import SetupError
from semafor.engine.ruleset import LEAST_SEATS
from semafor.texts import Texts

OPPONENT = "random"


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    parser.add_argument("--check", metavar="BOT", help=texts("bots-help-check"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """List the bots, or try one."""
    if options.check is not None:
        return check(options.check, texts)
    rows = [(name, texts(info.character_key)) for name, info in BOTS.items()]
    rows += [(level, texts("bots-stands-for", bot=bot)) for level, bot in LEVELS.items()]
    rows += [(person.id, texts(person.character_key)) for person in PEOPLE.values()]
    rows += [(name, texts(info.character_key)) for name, info in EXPLOITERS.items()]
    rows += [(name, source.origin) for name, source in outside_bots().items()]
    width = max(len(name) for name, _ in rows)
    sys.stdout.writelines(f"{name:{width}}  {about}\n" for name, about in rows)
    return 0


def check(name: str, texts: Texts) -> int:
    """A game of every edition against the random bot; exit code 1 if a move was lost."""
    if name not in outside_bots():
        raise SetupError("bot-not-outside", name=name, known=", ".join(outside_bots()) or "–")
    shut = try_out(name)
    for door, is_shut in shut.items():
        sys.stdout.write(texts(f"bots-door-{door}", shut="yes" if is_shut else "no") + "\n")
    lost = 0
    for edition in known_editions():
        bot = make_bot(name, 1)
        assert isinstance(bot, OutsideBot)
        before = perf_counter()
        game = play_game(find_ruleset(edition, LEAST_SEATS), [bot, make_bot(OPPONENT, 2)], 3)
        values = {"seconds": perf_counter() - before, "slowest": game.slowest[0]}
        told = texts(
            "bots-played", edition=edition, score=game.totals[0], other=game.totals[1], **values
        )
        sys.stdout.write(told + "\n")
        sys.stdout.flush()
        for fault in bot.faults[:1]:
            sys.stdout.write(explain_fault(name, fault, texts) + "\n")
        lost += len(bot.faults)
    sys.stdout.write(texts("bots-lost", count=lost) + "\n")
    return 1 if lost else 0
