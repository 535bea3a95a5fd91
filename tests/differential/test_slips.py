"""Deposit slips of a campaign, filled in a second time from the design alone (CAM-END-1).

The clerk sees the overlay, the board and the parts that lie open at the end; it shares no code with
the score lines.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from semafor import Game
from semafor.charter.content import content
from semafor.charter.overlay import edition_from
from semafor.engine import access
from semafor.engine.ruleset import compile_ruleset
from tests.charter.effects import postcards
from tests.differential.test_claim_incomes import make_overlay, reach
from tests.kit.campaign import REGIONS
from tests.kit.tables import often

UNUSED = (16, 12, 9, 7, 6, 4, 4, 4, 2, 2, 2)
CREW = ("CR10", "CR11", "CR13")
PASSES = ("CP3", "CP4", "CP6")
# Failed tickets up to these values count nothing.
EXCUSES = {n: content().postcards[n].do[0]["max_value"] for n in (34, 76)}


def by_level(name: str, level: int, key: str = "n") -> int:
    """The number of a crew card: one that may be tuned."""
    return int(content().crew[name].do[0][key][level - 1])


def overlay_of(rng: random.Random, seats: int) -> dict[str, Any]:
    """A game with every rule, and offices with what changes a slip."""
    overlay = make_overlay(rng, seats)
    holder = rng.randrange(seats)
    for seat, office in enumerate(overlay["offices"]):
        office[:] = [row for row in office if row[0] != "crew"]
        office.append(["crew", rng.choice(CREW), rng.randint(1, 3), True])
        office.append(["pass", rng.choice(PASSES), 1, True])
        office.extend(postcards(*EXCUSES) if seat == holder else [])
    return {**overlay, "booming": list(REGIONS), "trains": rng.choice((8, 16, 25))}


def play(overlay: dict[str, Any], rng: random.Random) -> Game:
    """At random, every kind of move as likely as any other."""
    seats = len(overlay["companies"])
    game = Game(compile_ruleset(edition_from(overlay), seats), seed=str(rng.random()))
    while not game.is_over:
        options: dict[int, list[int]] = {}
        for action in game.actions():
            options.setdefault(id(game.state.tables.option_of(action)), []).append(action)
        game.play_action(rng.choice(rng.choice([*options.values()])), checked=True)
    return game


def links_of(game: Game, parts: dict[str, Any], seat: int) -> list[tuple[str, str]]:
    """Own routes, the lease and the packet line."""
    routes = game.ruleset.board.routes
    numbers = access.routes_of(game.state, seat)
    lease = parts["trackage"]["leases"][seat]
    numbers += [lease - 1] if lease else []
    found = [(routes[number].a, routes[number].b) for number in numbers]
    line = parts["packets"]["lines"][seat]
    if line:
        asked = next(item for item in game.ruleset.decisions if item.name == "packet_line")
        a, b = asked.options[0].names[line - 1].split("-")
        found.append((a, b))
    return found


def mail_prize(mail: list[int], seat: int, tariff: int) -> int:
    """CAM-Q."""
    own = mail[seat]
    ahead, equal = sum(other > own for other in mail), mail.count(own)
    first, second = 3 + 3 * tariff, 2 * tariff if len(mail) > 2 else 0
    if own < 3 or ahead > 1 or (ahead == 1 and not second):
        return 0
    if ahead == 0:
        return first if equal == 1 else (first + second) // 2
    return second if equal == 1 else tariff


def ticket_line(done: list[Any], failed: list[int], crew: tuple[str, int], used: list[int]) -> int:
    """Line 3: what is forgiven first, then the auditor's part."""
    left = sorted(failed)
    for limit in sorted(used):
        fitting = [points for points in left if points <= limit]
        assert fitting, "a card was used for nothing"
        left.remove(fitting[-1])
    lost = sum(left)
    lost -= min(lost, by_level(*crew)) if crew[0] == "CR10" else 0
    return sum(ticket.points for ticket in done) - lost


def slip(game: Game, overlay: dict[str, Any], mail: list[int], seat: int) -> dict[str, int]:
    """Every line, and the completed tickets for ties."""
    parts = {part.name: part.show(game.state, None) for part in game.ruleset.parts}
    board, tariff = game.ruleset.board, overlay["tariff"]
    office = {row[0]: row for row in overlay["offices"][seat]}
    clauses = {row[1] for row in overlay["offices"][seat] if row[0] == "clause"}
    crew, chest = (office["crew"][1], office["crew"][2]), office["pass"][1]
    links = links_of(game, parts, seat)
    held = [board.tickets[number] for number in access.held_tickets(game.state, seat)]
    done = [ticket for ticket in held if ticket.b in reach(links, ticket.a)]
    failed = [ticket.points for ticket in held if ticket not in done]
    cards = {card["id"]: card for card in parts["powers"]["cards"] if card["owner"] == seat}
    used = [most for number, most in EXCUSES.items() if cards.get(f"P{number}", {}).get("used")]
    fewer = (by_level(*crew) if crew[0] == "CR13" else 0) + (chest == "CP4")
    left = max(0, access.trains_of(game.state, seat) - fewer)
    tickets, bonds = ticket_line(done, failed, crew, used), parts["bonds"]["bonds"][seat]
    last = min(8, 2 * len(done)) if "CL9" in clauses else 0
    last += min(by_level(*crew, "max"), len(done)) if crew[0] == "CR11" else 0
    last += tariff + 2 if chest == "CP3" and len(done) >= 3 else 0
    return {
        "dollars": access.score_of(game.state, seat),
        "unused_trains": UNUSED[left] if left < len(UNUSED) else 0,
        "tickets": tickets,
        "mail": mail_prize(mail, seat, tariff),
        "bonds": -sum(4 if tickets >= promise else 11 for promise in (30, 40)[:bonds]),
        "grain": parts["grain"]["grain"][seat],
        "herds": -sum(origin > 0 for origin in parts["herds"]["carried"][2 * seat : 2 * seat + 2]),
        "powers": last,
        "completed": len(done),
    }


@pytest.mark.rule("CAM-END-1", "CAM-Q", "CAM-D", "CAM-L", "CAM-R", "LEG-WIN-2", "LEG-WIN-3")
@pytest.mark.rule("LEG-WIN-5", "LEG-EDGE-27", "REG-PRA-4")
@pytest.mark.parametrize("trial", range(often(3, 60)))
def test_slips_and_ranks_are_what_a_clerk_writes(trial: int) -> None:
    rng = random.Random(trial)
    seats = 2 + trial % 4
    overlay = overlay_of(rng, seats)
    game = play(overlay, rng)
    result = game.result()
    routes = game.ruleset.board.routes
    owned = [access.routes_of(game.state, seat) for seat in range(seats)]
    mail = [sum(routes[n].length for n in own if routes[n].colour == "white") for own in owned]
    ranked = []
    for seat in range(seats):
        written = slip(game, overlay, mail, seat)
        found = {name: result.lines[seat][name] for name in written}
        assert found == written, (seat, overlay["offices"][seat])
        total = max(0, sum(written.values()) - written["completed"])
        assert result.totals[seat] == total
        ranked.append((total, written["completed"], (seat - game.state.first) % seats, seat))
    order = [entry[3] for entry in sorted(ranked, reverse=True)]
    assert [result.ranks[seat] for seat in order] == list(range(1, seats + 1))
