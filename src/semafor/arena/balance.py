"""The questions of balance of a campaign (BAL-1 to BAL-20): measured values beside their targets."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import mean

from semafor.arena.campaigns import CampaignSummary
from semafor.campaign.content import GAMES, content

Summaries = Sequence[CampaignSummary]
HALF = 6
END_AT = 2  # LEG-END-1: trains that begin the last round


@dataclass(frozen=True)
class Answer:
    """What was measured, what was hoped for, and whether it fits (None: not measured)."""

    id: str
    measured: str
    target: str
    fits: bool | None = None


def answers(summaries: Summaries, bot: str) -> list[Answer]:
    """All questions in their order."""
    asked: list[Callable[[Summaries], tuple[str, str, bool | None]]] = [
        winning_totals,
        growth,
        turns,
        colours,
        items,
        half_time_leader,
        starters,
        region_income,
        positions,
        candidates,
        tickets,
        postcards,
        events,
        deadlocks,
        vaults,
        absences,
        large_cities,
        risks,
        bonds,
        lambda rows: random_bots(rows, bot),
    ]
    return [Answer(f"BAL-{n}", *ask(summaries)) for n, ask in enumerate(asked, 1)]


def percent(value: float) -> str:
    """A share."""
    return f"{100 * value:.0f} %"


def listed(values: Iterable[float]) -> str:
    """Numbers in a row."""
    return " ".join(f"{value:.0f}" for value in values)


def spread(values: Sequence[float], digits: int = 0) -> str:
    """From the least to the most."""
    return f"{min(values):.{digits}f}–{max(values):.{digits}f}"


def winner_means(rows: Summaries) -> list[float]:
    """Mean winning total of every game."""
    return [mean(max(row.slips[game].values()) for row in rows) for game in range(GAMES)]


def winning_totals(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-1: mean winning total per game."""
    means = winner_means(rows)
    hoped = content().numbers["expected_winner_bots"]
    fits = all(
        abs(value - target) <= 0.15 * target for value, target in zip(means, hoped, strict=True)
    )
    return listed(means), f"{listed(hoped)} ± 15 %", fits


def growth(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-2: the next game's winner has not much less."""
    means = winner_means(rows)
    steps = [later - earlier for earlier, later in pairwise(means)]
    return f"{min(steps):+.1f}", "≥ −3", min(steps) >= -3


def turns(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-3: turns of a player in the first and the last game."""
    first = mean(row.turns[0] / len(row.slips[0]) for row in rows)
    last = mean(row.turns[-1] / len(row.slips[-1]) for row in rows)
    return f"{first:.1f}; {last:.1f}", "16–22; 34–44", 16 <= first <= 22 and 34 <= last <= 44


def shares(
    rows: Summaries, key: Callable[[CampaignSummary, str], Iterable[str]]
) -> dict[str, float]:
    """Wins of what a company had, as a multiple of its fair share."""
    won: defaultdict[str, float] = defaultdict(float)
    fair: defaultdict[str, float] = defaultdict(float)
    for row in rows:
        for company in row.companies:
            part = (company in row.winners) / len(row.winners)
            for item in key(row, company):
                won[item] += part
                fair[item] += 1 / len(row.companies)
    return {item: won[item] / fair[item] for item in fair}


def colours(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-4: wins by colour, each group of as many companies for itself."""
    worst = 0.0
    for seats in {len(row.companies) for row in rows}:
        same = [row for row in rows if len(row.companies) == seats]
        ratios = shares(same, lambda _row, company: (company,))
        worst = max(worst, *(abs(ratio - 1) / seats for ratio in ratios.values()))
    return f"± {percent(worst)}", "± 4 %", worst <= 0.04


def items(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-5: wins by clause, pass and crew."""
    ratios = shares(rows, lambda row, company: row.owned[company])
    low, high = min(ratios, key=ratios.__getitem__), max(ratios, key=ratios.__getitem__)
    fits = ratios[low] >= 0.8 and ratios[high] <= 1.25
    return f"{low} {ratios[low]:.2f} – {high} {ratios[high]:.2f}", "0.80–1.25", fits


def half_time_leader(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-6: the leader after game 6, by slips alone, wins."""
    by_seats: defaultdict[int, list[float]] = defaultdict(list)
    for row in rows:
        sums = {name: sum(slip.get(name, 0) for slip in row.slips[:HALF]) for name in row.companies}
        best = max(sums.values())
        leaders = [name for name in row.companies if sums[name] == best]
        hit = sum(name in row.winners for name in leaders) / len(leaders)
        by_seats[len(row.companies)].append(hit)
    found = {seats: mean(values) for seats, values in sorted(by_seats.items())}
    text = ", ".join(f"{seats}: {percent(value)}" for seats, value in found.items())
    fits = all(0.3 <= value <= (0.7 if seats == 2 else 0.6) for seats, value in found.items())
    return text, "30–60 % (2: –70 %)", fits


def starters(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-7: the player with the caboose wins a game, beyond the fair share."""
    more = [
        (row.rankings[game][0] == row.starters[game]) - 1 / len(row.slips[game])
        for row in rows
        for game in range(GAMES)
    ]
    value = mean(more)
    return f"{100 * value:+.1f} %", "0 … +10 %", 0 <= value <= 0.1


def region_income(rows: Summaries) -> tuple[str, str, bool | None]:
    """BAL-8: dollars a booming region's rule brings, where the modules tell."""
    found: defaultdict[str, list[int]] = defaultdict(list)
    for row in rows:
        for told in row.counters:
            for counters in told.values():
                for name, value in counters.items():
                    if name.endswith("_income"):
                        found[name.removesuffix("_income")].append(value)
    if not found:
        return "–", "3–9 $", None
    means = {name: mean(values) for name, values in found.items()}
    text = ", ".join(f"{name} {value:.1f}" for name, value in sorted(means.items()))
    return text, "3–9 $", all(value <= 12 for value in means.values())


def positions(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-9: every region opens at different times."""
    counts = {
        region: Counter(row.regions.index(region) for row in rows) for region in content().regions
    }
    often = {
        region: sum(count >= 0.05 * len(rows) for count in found.values())
        for region, found in counts.items()
    }
    least = min(often, key=often.__getitem__)
    return f"{least}: {often[least]}", "≥ 3", often[least] >= 3


def candidates(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-10: how often the candidate listed first is chosen."""
    pairs = [
        (listed_ones[0], choice)
        for row in rows
        for listed_ones, choice in zip(row.candidates, row.chosen, strict=True)
    ]
    share = mean(first == choice for first, choice in pairs) if pairs else 0.0
    return percent(share), "30–70 %", 0.3 <= share <= 0.7


def tickets(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-11: tickets in the deck for every player, and how many retire."""
    least = min(deck[0] / len(row.companies) for row in rows for deck in row.decks)
    retired = mean(row.retired for row in rows)
    fits = least >= 8 and 45 <= retired <= 70
    return f"{least:.1f}; {retired:.0f}", "≥ 8; 45–70", fits


def postcards(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-12: postcards drawn and completed."""
    drawn = mean(len(row.postcards) for row in rows)
    done = mean(sum(row.postcards.values()) / max(1, len(row.postcards)) for row in rows)
    fits = 40 <= drawn <= 65 and 0.45 <= done <= 0.75
    return f"{drawn:.0f}; {percent(done)}", "40–65; 45–75 %", fits


def events(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-13: events seen at least once, and the size of the event deck."""
    seen = mean(row.seen_events / row.added_events for row in rows)
    decks = [float(deck[1]) for row in rows for deck in row.decks]
    fits = seen >= 0.95 and min(decks) >= 7 and max(decks) <= 16
    return f"{percent(seen)}; {spread(decks)}", "≥ 95 %; 7–16", fits


def deadlocks(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-14: games that ended although nobody had used up the trains."""
    ended = [min(trains) > END_AT for row in rows for trains in row.trains_left]
    share = mean(ended)
    return f"{100 * share:.2f} %", "< 0.1 %", share < 0.001


def vaults(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-15: what lies in the winner's vault besides slips."""
    more = ("notes", "souvenirs", "depots", "painted")
    share = mean(
        sum(row.lines[row.winners[0]][line] for line in more) / max(1, row.totals[row.winners[0]])
        for row in rows
    )
    return percent(share), "8–15 %", 0.08 <= share <= 0.15


def absences(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-16: the fixed score for a missed game beside the mean slip of that game."""
    lost = []
    for game in range(GAMES):
        table = mean(mean(row.slips[game].values()) for row in rows)
        lost.append(1 - content().numbers["absent_by_game"][game] / max(1, table))
    value = mean(lost)
    return percent(value), "0–20 %", 0 <= value <= 0.2


def large_cities(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-17: large cities when the last game begins."""
    sizes = [float(row.decks[-1][2]) for row in rows]
    value = mean(sizes)
    return f"{value:.1f} ({spread(sizes)})", "12–22", 12 <= value <= 22


def risks(rows: Summaries) -> tuple[str, str, bool | None]:
    """BAL-18: mishaps a blast, cave-ins a dig, where the modules count them."""
    sums: Counter[str] = Counter()
    for row in rows:
        for told in row.counters:
            for counters in told.values():
                sums.update(counters)
    if not sums["blasts"] or not sums["digs"]:
        return "–", "0.20–0.32; 0.20–0.30", None
    mishap, cave = sums["mishaps"] / sums["blasts"], sums["cave_ins"] / sums["digs"]
    fits = 0.2 <= mishap <= 0.32 and 0.2 <= cave <= 0.3
    return f"{mishap:.2f}; {cave:.2f}", "0.20–0.32; 0.20–0.30", fits


def bonds(rows: Summaries) -> tuple[str, str, bool | None]:
    """BAL-19: asks for a bot that tries every number of bonds; no instant bot does."""
    return "–", "≥ 10 %", None


def random_bots(rows: Summaries, bot: str) -> tuple[str, str, bool | None]:
    """BAL-20: campaigns of random bots that came to their end."""
    if bot != "random":
        return "–", "1000/1000", None
    return f"{len(rows)}/{len(rows)}", "1000/1000", True
