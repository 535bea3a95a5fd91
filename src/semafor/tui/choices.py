"""The dialogues of a decision: from a person's answers to a move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.markup import escape

from semafor.board.values import is_number
from semafor.engine.errors import IllegalMove, Move
from semafor.planning import describe_odds, tunnel_odds
from semafor.tui.chair import Chair
from semafor.tui.dialogues import (
    answer_question,
    choose_answer,
    choose_more,
    more_moves,
    payment_words,
)
from semafor.tui.look import QUIET, styled
from semafor.tui.progress import parts_of
from semafor.tui.screens import framed, offer_table
from semafor.tui.search import find_obstacle, find_places, find_routes, plain_words

# A list of routes is cut to the height of the screen, but never shorter than this.
FEWEST_LINES = 10
BETWEEN = " · "
# Phases in which the menu of a turn is asked; any other question lists its answers.
TURNS = ("turn", "second_card")


def decide(chair: Chair) -> Move:
    """Ask until the answers make a legal move."""
    words = {move["do"] for move in chair.moves}
    if "withdraw" in words:
        return answer_tunnel(chair)
    known: dict[str, Callable[[Chair], Move]] = {
        "keep": keep_tickets,
        "passengers": take_passengers,
        "tickets": starting_mix,
        "choose": choose_option,
    }
    if chair.view.phase not in TURNS and len(words) == 1 and words <= set(known):
        return known[words.pop()](chair)
    return take_turn(chair) if chair.view.phase in TURNS else answer_question(chair)


# -------------------------------------------------------------------- a turn, a second card


def take_turn(chair: Chair) -> Move:
    """The menu of a turn."""
    question = "turn" if chair.view.phase == "turn" else "second-card"
    actions: dict[str, Callable[[Chair, str], Move | None]] = {
        "deck": lambda _chair, _rest: {"do": "draw"},
        "claim": claim_route,
        "tickets": draw_tickets,
        "station": build_station,
        "pass": lambda _chair, _rest: {"do": "pass"},
        "more": choose_more,
    }
    chair.desk.say(menu_line(chair))
    while True:
        answer = chair.ask(question)
        command, rest = chair.read_command(answer)
        if not answer:
            chair.desk.say(menu_line(chair))
            continue
        move = actions[command](chair, rest) if command in actions else read_other(chair, answer)
        if move is not None and is_accepted(chair, move):
            return move


def is_accepted(chair: Chair, move: Move) -> bool:
    """Whether the rules take a move; if not, the person is told why."""
    try:
        chair.game.to_action(move, chair.seat)
    except IllegalMove as error:
        chair.desk.complain(chair.explain(error))
        return False
    return True


def menu_line(chair: Chair) -> str:
    """What can be done now, and below it what can be looked at."""
    texts = chair.texts
    words = {move["do"] for move in chair.moves}
    parts = []
    if {"do": "draw"} in chair.moves:
        parts.append(texts("play-menu-deck"))
    if any("card" in move for move in chair.moves):
        parts.append(texts("play-menu-market"))
    if "claim" in words:
        parts.append(texts("play-menu-claim", count=len(chair.claims)))
    others = ("tickets", "station", "pass")
    parts += [texts(f"play-menu-{word}") for word in others if word in words]
    more = more_moves(chair)
    if more:
        parts.append(texts("play-menu-more", count=len(more)))
    looking = ["board", "hand", "office", "hint", "explain", "why", "log", "help", "quit"]
    if not chair.bot_moves:
        looking.remove("explain")
    if chair.office is None:
        looking.remove("office")
    looks = [texts(f"play-menu-{word}") for word in looking]
    width = chair.desk.console.width
    return "\n".join(row for items in (parts, looks) for row in menu_rows(items, width))


def menu_rows(items: Sequence[str], width: int) -> list[str]:
    """Items side by side, in as many rows as the width asks for; no item is broken."""
    rows: list[list[str]] = []
    for item in items:
        if not rows or len(BETWEEN.join([*rows[-1], item])) > width:
            rows.append([])
        rows[-1].append(item)
    return [BETWEEN.join(_with_key(item) for item in row) for row in rows]


def _with_key(text: str) -> str:
    """The first word of a menu item is the key to press."""
    key, _, words = text.partition(" ")
    return f"{styled(key, 'bold')} {words}"


def read_other(chair: Chair, answer: str) -> Move | None:
    """A market slot by number, or two cities typed without a command."""
    if is_number(answer):
        slot = int(answer) - 1
        if not 0 <= slot < len(chair.view.market):
            last = len(chair.view.market)
            chair.desk.complain(chair.texts("play-wrong-slot", last=last))
            return None
        if chair.view.market[slot] < 0:
            chair.desk.complain(chair.texts("play-slot-empty"))
            return None
        return {"do": "draw", "card": chair.view.ruleset.kinds[chair.view.market[slot]]}
    if len(plain_words(answer)) > 1 and find_routes(chair.view.ruleset, answer):
        return claim_route(chair, answer)
    chair.desk.complain(chair.texts("play-wrong-command", text=escape(answer)))
    return None


# -------------------------------------------------------------------- claiming


def claim_route(chair: Chair, text: str) -> Move | None:
    """A route, then a payment if there is a choice."""
    if not chair.claims:
        chair.desk.complain(chair.texts("play-no-claims"))
        return None
    if not text:
        show_claims(chair, list(chair.claims))
        text = chair.ask("claim")
        if not text:
            return None
    routes = find_routes(chair.view.ruleset, text)
    if not routes:
        chair.desk.complain(chair.texts("play-no-route", text=escape(text)))
        return None
    able = _distinct(chair, [route for route in routes if route in chair.claims])
    if not able:
        for route in routes:
            name = chair.labels.ends(chair.view.ruleset.board.routes[route])
            why = chair.obstacle_text(find_obstacle(chair.view, route))
            chair.desk.complain(f"{name}: {why}")
        return None
    if len(able) > 1:
        show_claims(chair, able)
        chair.desk.tell("play-several-routes")
        return claim_route_number(chair, able)
    return choose_payment(chair, chair.claims[able[0]])


def claim_route_number(chair: Chair, able: Sequence[int]) -> Move | None:
    """One of a few routes by its number; anything else goes back."""
    answer = chair.ask("route")
    found = [route for route in find_routes(chair.view.ruleset, answer) if route in able]
    if len(found) == 1:
        return choose_payment(chair, chair.claims[found[0]])
    if answer:
        chair.desk.complain(chair.texts("play-no-route", text=escape(answer)))
    return None


def show_claims(chair: Chair, routes: Sequence[int]) -> None:
    """Routes that can be claimed: those on the way of a ticket first, then long ones."""
    board = chair.board_list()
    wanted = board.wanted()
    items = chair.view.ruleset.board.routes
    rows = sorted(
        _distinct(chair, routes),
        key=lambda route: (
            route not in wanted,
            -items[route].length,
            chair.labels.ends(items[route]),
        ),
    )
    payments = {route: chair.claims[route][0]["pay"] for route in rows}
    room = max(FEWEST_LINES, chair.desk.console.height - 4)
    chair.desk.show(board.flat(rows[:room], payments))
    if len(rows) > room:
        chair.desk.tell("play-more-routes", count=len(rows) - room)


def _distinct(chair: Chair, routes: Sequence[int]) -> list[int]:
    """Strands that differ in nothing but their number are one choice."""
    board = chair.view.ruleset.board
    kept: dict[tuple[Any, ...], int] = {}
    for route in routes:
        item = board.routes[route]
        kept.setdefault((item.pair, item.colour, item.length, item.kind, item.locomotives), route)
    return list(kept.values())


def choose_payment(chair: Chair, moves: Sequence[Move]) -> Move | None:
    """The best payment comes first; with only one there is nothing to ask, unless it is a gamble."""
    risks = [_odds(chair, move) for move in moves]
    if len(moves) == 1 and not risks[0]:
        return moves[0]
    for number, (move, risk) in enumerate(zip(moves, risks, strict=True), 1):
        chair.desk.say(f" {styled(str(number), 'bold')}  {payment_words(chair, move)}")
        if risk:
            chair.desk.say(f"    {styled(risk, QUIET)}")
    choice = chair.choose("payment", len(moves))
    return None if choice is None else moves[choice]


def _odds(chair: Chair, move: Move) -> str:
    """What a tunnel may cost beyond a payment, in words; nothing for other moves."""
    if move["do"] != "claim":
        return ""
    odds = tunnel_odds(chair.view, chair.view.ruleset.route_number[move["route"]], move["pay"])
    return "" if odds is None else describe_odds(odds, chair.texts)


# -------------------------------------------------------------------- stations


def build_station(chair: Chair, text: str) -> Move | None:
    """A city, then a payment."""
    moves = chair.of_kind("station")
    if not moves:
        chair.desk.complain(chair.texts("play-no-station"))
        return None
    text = text or chair.ask("station")
    if not text:
        return None
    cities = find_places(chair.view.ruleset, text)
    if len(cities) != 1:
        names = ", ".join(chair.labels.place(city) for city in cities)
        key = "play-which-city" if cities else "play-no-city"
        chair.desk.complain(chair.texts(key, text=escape(text), cities=names))
        return None
    payments = [move for move in moves if move["city"] == cities[0]]
    if not payments:
        return {**moves[0], "city": cities[0]}  # good elsewhere: the rules say why not here
    payments.sort(key=lambda move: chair.payment_rank(move["pay"]))
    return choose_payment(chair, payments)


# -------------------------------------------------------------------- tickets


def draw_tickets(chair: Chair, text: str) -> Move | None:
    """Draw tickets; where the edition has two decks, ask for the mix first."""
    moves = chair.of_kind("tickets")
    if not moves or "draw" not in moves[0]:
        return {"do": "tickets"}
    return choose_mix(chair, moves, text)


def starting_mix(chair: Chair) -> Move:
    """The mix of the starting tickets."""
    move = None
    while move is None:
        move = choose_mix(chair, chair.of_kind("tickets"), "")
    return move


def choose_mix(chair: Chair, moves: Sequence[Move], text: str) -> Move | None:
    """How many of each deck; one number is enough, the rest is of the other deck."""
    total = sum(moves[0]["draw"].values())
    first, second = (chair.labels.deck(deck) for deck in chair.view.ruleset.decks)
    if not text:
        chair.desk.tell("play-mix", total=total, first=first, second=second)
        text = chair.ask("mix")
    numbers = text.replace("+", " ").replace(",", " ").split()
    if not numbers or not all(is_number(number) for number in numbers) or len(numbers) > 2:
        chair.desk.complain(chair.texts("play-wrong-mix", total=total, first=first, second=second))
        return None
    count = int(numbers[0])
    rest = int(numbers[1]) if len(numbers) == 2 else total - count
    decks = chair.view.ruleset.decks
    move = {"do": "tickets", "draw": {decks[0]: count, decks[1]: rest}}
    try:
        chair.game.to_action(move, chair.seat)
    except IllegalMove as error:
        chair.desk.complain(chair.explain(error))
        return None
    return move


def keep_tickets(chair: Chair) -> Move:
    """Which of the offered tickets to keep."""
    view = chair.view
    tickets = view.ruleset.board.tickets
    fewest = min(len(move["tickets"]) for move in chair.moves)
    chair.desk.show(framed(chair.texts("play-offer"), offer_table(chair.labels, view)))
    chair.desk.tell("play-keep", fewest=fewest)
    while True:
        answer = chair.ask("keep")
        chosen = read_numbers(answer, len(view.offered), chair.texts("play-command-all").split())
        if chosen is None:
            chair.desk.complain(chair.texts("play-wrong-keep", last=len(view.offered)))
            continue
        move = {"do": "keep", "tickets": [tickets[view.offered[index]].id for index in chosen]}
        if is_accepted(chair, move):
            return move


def read_numbers(answer: str, last: int, everything: Sequence[str]) -> list[int] | None:
    """Numbers from a list, as indices; None if the answer is anything else."""
    if answer.casefold() in everything:
        return list(range(last))
    words = answer.replace(",", " ").replace(";", " ").split()
    if len(words) == 1 and is_number(words[0]) and last < 10:
        words = list(words[0])
    if not words or not all(is_number(word) and 1 <= int(word) <= last for word in words):
        return None
    return sorted({int(word) - 1 for word in words})


# -------------------------------------------------------------------- tunnels, passengers


def answer_tunnel(chair: Chair) -> Move:
    """Pay the surcharge or take the cards back."""
    shown = parts_of(chair.view)["tunnel"]
    revealed = ", ".join(chair.labels.card(kind) for kind in shown["revealed"])
    chair.desk.tell("play-tunnel-revealed", cards=revealed)
    if shown["colour"] == "locomotive":
        chair.desk.tell("play-tunnel-surcharge-locomotives", count=shown["surcharge"])
    else:
        colour = chair.labels.colour(shown["colour"])
        chair.desk.tell("play-tunnel-surcharge", count=shown["surcharge"], colour=colour)
    moves = sorted(chair.of_kind("pay"), key=lambda move: chair.payment_rank(move["pay"]))
    moves += chair.of_kind("withdraw")
    for number, move in enumerate(moves, 1):
        words = chair.texts("play-tunnel-withdraw")
        if "pay" in move:
            words = chair.texts("play-tunnel-pay", cards=chair.labels.cards(move["pay"]))
        chair.desk.say(f" {styled(str(number), 'bold')}  {words}")
    choice = None
    while choice is None:
        choice = chair.choose("tunnel", len(moves))
    return moves[choice]


def take_passengers(chair: Chair) -> Move:
    """At each end of the claimed route, one passenger or none."""
    options: dict[str, list[str]] = {}
    for move in chair.moves:
        for place, colour in move["take"].items():
            known = options.setdefault(place, [])
            if colour not in known:
                known.append(colour)
    take: dict[str, str] = {}
    for place, colours in options.items():
        chair.desk.tell("play-passengers", place=styled(chair.labels.place(place), "bold"))
        for number, colour in enumerate(colours, 1):
            chair.desk.say(f" {styled(str(number), 'bold')}  {chair.labels.colour(colour)}")
        none = len(colours) + 1
        chair.desk.say(f" {styled(str(none), 'bold')}  {chair.texts('play-passenger-none')}")
        choice = None
        while choice is None:
            choice = chair.choose("passenger", none)
        if choice < len(colours):
            take[place] = colours[choice]
    return {"do": "passengers", "take": take}


# -------------------------------------------------------------------- effects


def choose_option(chair: Chair) -> Move:
    """LEG-EVENT-3, LEG-CAB-2: a card to discard, an event for the archive: one of a list."""
    decision = chair.view.decision
    if decision not in ("archive", "discard"):
        return choose_answer(chair)
    chair.desk.tell(f"play-{decision}", count=chair.view.frames[-1][2])
    for number, move in enumerate(chair.moves, 1):
        option = move["option"]
        if decision == "archive":
            words = "{name}: {text}".format(**chair.labels.event(option))
        else:
            held = chair.view.hand[chair.view.ruleset.kinds.index(option)]
            words = chair.labels.cards({option: held})
        chair.desk.say(f" {styled(str(number), 'bold')}  {words}")
    choice = None
    while choice is None:
        choice = chair.choose(decision, len(chair.moves))
    return chair.moves[choice]
