"""A plan as people read it: routes in order, totals, chokepoints, tickets."""

from __future__ import annotations

from collections.abc import Iterable

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from semafor.engine.views import View
from semafor.planning import Chokepoint, Purchase, RoutePlan
from semafor.tui.look import (
    BAD,
    DONE,
    GOOD,
    HEADING,
    KIND_SYMBOLS,
    MARKER_SIGNS,
    Labels,
    rich_text,
    styled,
)

# Room for the table where the output is a file or a pipe.
PIPE_WIDTH = 120


def print_plan(labels: Labels, view: View, plan: RoutePlan) -> None:
    """The whole plan on the terminal."""
    console = Console(highlight=False, emoji=False)
    if not console.is_terminal:
        console = Console(highlight=False, emoji=False, width=PIPE_WIDTH)
    title = labels.texts("plan-title", edition=labels.title(), seat=labels.seat(plan.seat))
    console.print(rich_text(styled(title, HEADING)))
    if plan.purchases:
        console.print(routes_table(labels, plan))
    for line in (*station_lines(labels, plan), *total_lines(labels, view, plan)):
        console.print(rich_text(line))
    if plan.chokepoints:
        console.print(chokepoints_table(labels, plan))
    for line in ticket_lines(labels, plan):
        console.print(rich_text(line))
    exact = labels.texts("plan-exact" if plan.is_exact else "plan-not-exact")
    console.print(rich_text(exact))


def _table(labels: Labels, title: str, columns: Iterable[str], right: Iterable[str]) -> Table:
    heading = rich_text(styled(labels.texts(title), HEADING)) if title else None
    table = Table(title=heading, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        table.add_column(
            labels.texts(f"plan-column-{column}"), justify="right" if column in right else "left"
        )
    return table


def routes_table(labels: Labels, plan: RoutePlan) -> Table:
    """Routes in the order to claim them."""
    columns = ("order", "route", "length", "pay", "missing", "tickets")
    table = _table(labels, "", columns, ("order", "length"))
    for order, item in enumerate(plan.purchases, 1):
        route = plan.ruleset.board.routes[item.route]
        kind = KIND_SYMBOLS.get(route.kind, "").strip()
        table.add_row(
            str(order),
            rich_text(f"{labels.ends(route)} {kind}".strip()),
            str(route.length),
            rich_text(labels.card(plan.ruleset.kinds[item.kind])),
            rich_text(missing_cell(labels, plan, item)),
            rich_text("; ".join(tickets_of(labels, plan, item.tickets))),
        )
    return table


def missing_cell(labels: Labels, plan: RoutePlan, item: Purchase) -> str:
    """Cards still to be drawn for one route."""
    counts = {plan.ruleset.kinds[item.kind]: item.missing, "locomotive": item.locomotives}
    return labels.cards(counts) or styled(DONE, GOOD)


def tickets_of(labels: Labels, plan: RoutePlan, tickets: Iterable[int]) -> list[str]:
    """Tickets by name."""
    return [labels.ends(plan.ruleset.board.tickets[ticket]) for ticket in tickets]


def station_lines(labels: Labels, plan: RoutePlan) -> list[str]:
    """Borrowed routes with their stations."""
    board = plan.ruleset.board
    lines = []
    for loan in plan.stations:
        key = "plan-station-new" if loan.is_new else "plan-station"
        city = labels.place(board.places[loan.place].id)
        route = labels.ends(board.routes[loan.route])
        lines.append(f"{MARKER_SIGNS['station']} " + labels.texts(key, city=city, route=route))
    return lines


def total_lines(labels: Labels, view: View, plan: RoutePlan) -> list[str]:
    """Turns, trains, cards."""
    texts, kinds = labels.texts, plan.ruleset.kinds
    needed = {kinds[kind]: count for kind, count in enumerate(plan.cards_needed)}
    have = view.trains[plan.seat]
    lines = [
        texts("plan-turns", turns=plan.turns, floor=plan.floor),
        texts("plan-trains", trains=plan.trains, have=have),
    ]
    if any(plan.cards_needed):
        lines.append(texts("plan-cards", count=sum(needed.values()), cards=labels.cards(needed)))
    if plan.surcharge:
        lines.append(texts("plan-surcharge", cards=plan.surcharge))
    return lines


def chokepoints_table(labels: Labels, plan: RoutePlan) -> Table:
    """Routes that matter, with what their loss costs."""
    table = _table(labels, "plan-chokepoints", ("route", "rise", "threats"), ("rise",))
    for point in plan.chokepoints:
        route = plan.ruleset.board.routes[point.route]
        sign = styled(" !", BAD) if point.is_bottleneck else ""
        table.add_row(
            rich_text(labels.ends(route) + sign),
            rich_text(rise_cell(labels, point)),
            rich_text(threat_cell(labels, point)),
        )
    return table


def rise_cell(labels: Labels, point: Chokepoint) -> str:
    """What the loss of a route costs."""
    if point.is_only_way:
        return styled(labels.texts("plan-no-way"), BAD)
    return labels.texts("plan-rise", turns=point.rise)


def threat_cell(labels: Labels, point: Chokepoint) -> str:
    """Who is near."""
    words = {1: labels.texts("plan-one-end"), 2: labels.texts("plan-both-ends")}
    return ", ".join(
        f"{labels.seat(threat.seat)} ({words[threat.ends]})" for threat in point.threats
    )


def ticket_lines(labels: Labels, plan: RoutePlan) -> list[str]:
    """Tickets completed and given up, with their points."""
    points = {number: ticket.points for number, ticket in enumerate(plan.ruleset.board.tickets)}
    lines = []
    for key, tickets in (("plan-completed", plan.completed), ("plan-hopeless", plan.hopeless)):
        named = [
            f"{name} ({points[ticket]})"
            for name, ticket in zip(tickets_of(labels, plan, tickets), tickets, strict=True)
        ]
        if named:
            lines.append(labels.texts(key, tickets=", ".join(named)))
    lines.append(labels.texts("plan-points", points=plan.points))
    return lines
