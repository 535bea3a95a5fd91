"""`semafor plan`: the cheapest way to complete tickets, on an empty board or in a saved game."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Any

from semafor.board.values import is_number
from semafor.cli.plan_screen import print_plan
from semafor.cli.play import read_option
from semafor.cli.positions import read_position, where
from semafor.editions import known_editions, new_game
from semafor.engine.errors import SetupError
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View
from semafor.planning import DEFAULT_STEPS, plan_routes
from semafor.texts import Texts
from semafor.tui.look import Labels

DEFAULT_SEATS = 2
NEAR = 3


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    parser.add_argument(
        "position",
        metavar=texts("plan-position"),
        help=texts("plan-help-position", known=", ".join(known_editions())),
    )
    parser.add_argument("--tickets", metavar="ID,…", help=texts("plan-help-tickets"))
    parser.add_argument("--hand", metavar="KIND=N,…", help=texts("plan-help-hand"))
    parser.add_argument("--seats", type=int, metavar="N", help=texts("plan-help-seats"))
    parser.add_argument("--seat", type=int, metavar="N", help=texts("plan-help-seat"))
    parser.add_argument("--without", metavar="ID,…", help=texts("plan-help-without"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=texts("play-arg-option")
    )
    parser.add_argument("--steps", type=int, default=DEFAULT_STEPS, help=texts("plan-help-steps"))
    parser.add_argument("--json", action="store_true", help=texts("plan-help-json"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Plan, and print a table or JSON."""
    if options.steps < 1:
        raise SetupError("bad-steps", steps=options.steps)
    question = read_question(options)
    rules = question.view.ruleset
    tickets = (
        find_all(options.tickets, find_tickets(rules))
        if options.tickets is not None
        else question.view.tickets or question.view.offered
    )
    if not tickets:
        raise SetupError("plan-no-tickets")
    without = find_all(options.without or "", lambda name: find_route(rules, name))
    plan = plan_routes(question.view, tickets, steps=options.steps, without=without)
    if options.json:
        sys.stdout.write(json.dumps({**question.where, **plan.to_dict()}, indent=2) + "\n")
    else:
        print_plan(Labels.of(texts, rules, question.players), question.view, plan)
    return 0


@dataclass(frozen=True)
class Question:
    """The view to plan on, the players, and where it comes from in words for JSON."""

    view: View
    players: Sequence[Mapping[str, str]]
    where: dict[str, Any]


def read_question(options: argparse.Namespace) -> Question:
    """A position in a record (`FILE@MOVE`, `FILE`) or an edition with an empty board."""
    name = options.position
    if name in known_editions() or not any(sign in name for sign in "@./\\"):
        return empty_board(options)
    for option in ("seats", "hand", "option"):
        if getattr(options, option):
            raise SetupError("plan-not-with-record", option=f"--{option}")
    game = read_position(name)
    view = game.view(max(0, game.actor) if options.seat is None else options.seat)
    return Question(view, game.players, where(game))


def empty_board(options: argparse.Namespace) -> Question:
    """The start of a game with nothing on the board, and the cards that are given."""
    chosen = dict(read_option(text) for text in options.option)
    seats = DEFAULT_SEATS if options.seats is None else options.seats
    game = new_game(options.position, seats, seed="plan", options=chosen)
    seen = game.view(options.seat or 0)
    rules = game.ruleset
    nothing = (0,) * len(rules.kinds)
    hand = read_hand(rules, options.hand or "")
    cards = sum(rules.kind_count(kind) for kind in range(len(rules.kinds)))
    view = replace(
        seen,
        hand=hand,
        hand_sizes=tuple(sum(hand) if seat == seen.seat else 0 for seat in range(rules.seats)),
        known=(nothing,) * rules.seats,
        discard=nothing,
        laid=nothing,
        market=(-1,) * len(seen.market),
        deck_size=cards - sum(hand),
        tickets=(),
        offered=(),
    )
    return Question(view, game.players, {"edition": rules.edition.name, "seats": rules.seats})


def find_all(text: str, find: Callable[[str], int]) -> list[int]:
    """The numbers of ids separated by commas, each once."""
    names = [name.strip() for name in text.split(",")]
    return list(dict.fromkeys(find(name) for name in names if name))


def plain(name: str) -> str:
    """An id without regard to case and to signs between words."""
    return "".join(sign for sign in name.casefold() if sign.isalnum())


def find_tickets(rules: Ruleset) -> Callable[[str], int]:
    """A search for tickets by id; the two ends may come in any order."""
    known: dict[str, int] = {}
    for number, ticket in enumerate(rules.board.tickets):
        for name in (f"{ticket.b}-{ticket.a}", f"{ticket.a}-{ticket.b}", ticket.id):
            known.setdefault(plain(name), number)

    def find(name: str) -> int:
        if name in rules.ticket_number:
            return rules.ticket_number[name]
        if plain(name) in known:
            return known[plain(name)]
        close = [known[key] for key in get_close_matches(plain(name), known, n=2 * NEAR)]
        near = [rules.board.tickets[number].id for number in dict.fromkeys(close)][:NEAR]
        if near:
            raise SetupError("unknown-ticket-near", ticket=name, near=", ".join(near))
        raise SetupError("unknown-ticket", ticket=name)

    return find


def find_route(rules: Ruleset, name: str) -> int:
    """The number of a route."""
    if name not in rules.route_number:
        raise SetupError("unknown-route", route=name)
    return rules.route_number[name]


def read_hand(rules: Ruleset, text: str) -> tuple[int, ...]:
    """Cards by kind from `KIND=N,…`."""
    counts = [0] * len(rules.kinds)
    for item in _items(text):
        kind, _, count = (word.strip() for word in item.partition("="))
        is_known = kind in rules.kinds and is_number(count)
        if not is_known or int(count) > rules.kind_count(rules.kinds.index(kind)):
            raise SetupError("bad-hand", text=item, known=", ".join(rules.kinds))
        counts[rules.kinds.index(kind)] = int(count)
    return tuple(counts)


def _items(text: str) -> Iterable[str]:
    return (item.strip() for item in text.split(",") if item.strip())
