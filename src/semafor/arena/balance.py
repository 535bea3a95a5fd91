"""The questions of balance of a campaign (BAL-1 to BAL-24): measured values beside their targets."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from statistics import mean, median, stdev

from semafor.arena.campaigns import RANDOM, CampaignSummary
from semafor.charter.content import GAMES, content
from semafor.search.intervals import wilson_interval

Summaries = Sequence[CampaignSummary]
HALF = 6
# BAL-6: how often the leader at half time may win, by companies.
MOST_LEADERS = {2: 0.65, 3: 0.55, 4: 0.45, 5: 0.40}
COLOUR = 0.04  # BAL-4
CLOSE = 0.1  # BAL-21
FINALES = (0.1, 0.6)  # BAL-22
INCOME, MOST_INCOME = (3, 9), 12  # BAL-8
DECK, MOST_DECKS, LEAST_DECK = (7, 16), 0.98, 4  # BAL-13
LINES, HANDS = (76, 94), 4  # BAL-23
REACHED = (0.3, 0.8)  # BAL-24
END_AT = 2  # LEG-END-1: trains that begin the last round
OFF = 0.15  # BAL-1
FAIR = (0.8, 1.25)  # BAL-5
SURE = 1.96  # standard errors of a difference that is no accident
OFTEN = 0.05  # BAL-9
SELDOM = 0.03  # BAL-12
DRAWN_OFTEN = 34  # draws after which a postcard completed in 3 % should have been completed once


@dataclass(frozen=True)
class Answer:
    """What was measured, what was hoped for, and whether it fits (None: not measured)."""

    id: str
    measured: str
    target: str
    fits: bool | None = None


def answers(summaries: Summaries, bot: str, started: int) -> list[Answer]:
    """All questions in their order, none without a finished campaign."""
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
        lambda rows: random_bots(rows, started, bot),
        margins,
        finales,
        coloured,
        goals,
    ]
    if not summaries:
        return []
    return [Answer(f"BAL-{n}", *ask(summaries)) for n, ask in enumerate(asked, 1)]


def interval(share: float, of: int) -> str:
    """Where a share lies with 95 % certainty, by Wilson."""
    low, high = wilson_interval(share * of, of)
    return f"({100 * low:.0f}–{100 * high:.0f})"


def give_or_take(values: Iterable[float]) -> float:
    """How far off a mean of independent values may be, with 95 % certainty."""
    found = list(values)
    return SURE * stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0


def percent(value: float) -> str:
    """A share."""
    return f"{100 * value:.0f} %"


def listed(values: Iterable[float]) -> str:
    """Numbers in a row."""
    return " ".join(f"{value:.0f}" for value in values)


def spread(values: Sequence[float], digits: int = 0) -> str:
    """From the least to the most."""
    return f"{min(values):.{digits}f}–{max(values):.{digits}f}"


def by_seats(rows: Summaries) -> dict[int, Summaries]:
    """Campaigns by the number of their companies."""
    counts = sorted({len(row.companies) for row in rows})
    return {seats: [row for row in rows if len(row.companies) == seats] for seats in counts}


def winner_means(rows: Summaries) -> list[float]:
    """Mean winning total of every game."""
    return [mean(max(row.slips[game].values()) for row in rows) for game in range(GAMES)]


def winning_totals(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-1: mean winning total per game, for every number of companies; `*` misses."""
    hoped = content().numbers["expected_winner_bots"]
    lines, fits = [], True
    for seats, same in by_seats(rows).items():
        cells = []
        for value, target in zip(winner_means(same), hoped, strict=True):
            is_off = abs(value - target) > OFF * target
            fits = fits and not is_off
            cells.append(f"{value:.0f}{'*' if is_off else ''}")
        errors = [give_or_take(max(row.slips[at].values()) for row in same) for at in range(GAMES)]
        lines.append(f"{seats}: {' '.join(cells)} (± {min(errors):.0f} to {max(errors):.0f})")
    return "\n".join(lines), f"{listed(hoped)} ± 15 %", fits


def growth(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-2: the next game's winner has not much less."""
    means = winner_means(rows)
    steps = [later - earlier for earlier, later in pairwise(means)]
    worst = min(range(len(steps)), key=steps.__getitem__)
    error = give_or_take(
        max(row.slips[worst + 1].values()) - max(row.slips[worst].values()) for row in rows
    )
    text = f"{steps[worst]:+.1f} ± {error:.1f} (after game {worst + 1})"
    return text, "≥ −3", steps[worst] >= -3


def turns(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-3: turns of a player in the first and the last game."""
    first, last = turns_of(rows)
    errors = [
        give_or_take(row.turns[game] / len(row.slips[game]) for row in rows) for game in (0, -1)
    ]
    parts = [f"{first:.1f} ± {errors[0]:.1f}; {last:.1f} ± {errors[1]:.1f}"]
    for seats, same in by_seats(rows).items():
        parts.append("{}: {:.1f}; {:.1f}".format(seats, *turns_of(same)))
    return "\n".join(parts), "16–22; 34–44", 16 <= first <= 22 and 34 <= last <= 44


def turns_of(rows: Summaries) -> tuple[float, float]:
    """Mean turns of a player in the first and in the last game."""
    first = mean(row.turns[0] / len(row.slips[0]) for row in rows)
    last = mean(row.turns[-1] / len(row.slips[-1]) for row in rows)
    return first, last


def shares(
    rows: Summaries, key: Callable[[CampaignSummary, str], Iterable[str]]
) -> dict[str, tuple[float, float]]:
    """Wins of what a company had, as a multiple of its fair share, with the standard error."""
    won: defaultdict[str, float] = defaultdict(float)
    fair: defaultdict[str, float] = defaultdict(float)
    spreads: defaultdict[str, float] = defaultdict(float)
    for row in rows:
        chance = 1 / len(row.companies)
        for company in row.companies:
            part = (company in row.winners) / len(row.winners)
            for item in key(row, company):
                won[item] += part
                fair[item] += chance
                spreads[item] += chance * (1 - chance)
    return {item: (won[item] / fair[item], sqrt(spreads[item]) / fair[item]) for item in fair}


def colours(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-4: points each colour wins beyond its fair share; one misses if its error leaves no doubt."""
    points: defaultdict[str, list[float]] = defaultdict(list)
    for row in rows:
        for company in row.companies:
            won = (company in row.winners) / len(row.winners)
            points[company].append(won - 1 / len(row.companies))
    found = {colour: (mean(values), give_or_take(values)) for colour, values in points.items()}
    text = ", ".join(
        f"{colour} {100 * value:+.0f} ± {100 * error:.0f}"
        for colour, (value, error) in sorted(found.items())
    )
    fits = all(abs(value) - error <= COLOUR for value, error in found.values())
    return text, "± 4 points", fits


def items(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-5: wins by clause, pass and crew; an item misses if its standard error leaves no doubt."""
    ratios = shares(rows, lambda row, company: row.owned[company])
    outside = [
        f"{item} {ratio:.2f}"
        for item, (ratio, error) in sorted(ratios.items())
        if ratio + SURE * error < FAIR[0] or ratio - SURE * error > FAIR[1]
    ]
    low = min(ratios, key=lambda item: ratios[item][0])
    high = max(ratios, key=lambda item: ratios[item][0])
    text = f"{low} {ratios[low][0]:.2f} – {high} {ratios[high][0]:.2f}"
    text += f" (± {SURE * mean(error for _, error in ratios.values()):.2f})"
    return "\n".join([text, *outside]), "0.80–1.25", not outside


def half_time_leader(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-6: the leader after game 6, by slips alone, wins."""
    found = {seats: mean(map(leader_wins, same)) for seats, same in by_seats(rows).items()}
    text = ", ".join(
        f"{seats}: {percent(value)} {interval(value, len(by_seats(rows)[seats]))}"
        for seats, value in found.items()
    )
    fits = all(0.3 <= value <= MOST_LEADERS[seats] for seats, value in found.items())
    most = ", ".join(f"{seats}: {percent(value)}" for seats, value in MOST_LEADERS.items())
    return text, f"30 % – ({most})", fits


def leader_wins(row: CampaignSummary) -> float:
    """The share of the leaders at half time that win the campaign."""
    sums = {name: sum(slip.get(name, 0) for slip in row.slips[:HALF]) for name in row.companies}
    best = max(sums.values())
    leaders = [name for name in row.companies if sums[name] == best]
    return sum(name in row.winners for name in leaders) / len(leaders)


def starters(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-7: the player with the caboose wins a game, beyond the fair share."""
    more = [
        (row.rankings[game][0] == row.starters[game]) - 1 / len(row.slips[game])
        for row in rows
        for game in range(GAMES)
    ]
    value = mean(more)
    return f"{100 * value:+.1f} ± {100 * give_or_take(more):.1f} %", "0 … +10 %", 0 <= value <= 0.1


def region_income(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-8: dollars a booming region's rule brings a player, at tariff 2 and in all games.

    A region misses if its error leaves no doubt, or if it hardly ever booms at tariff 2. Packets bring links and powder brings cards, no dollars: lines opened and blasts a game stand
    for them.
    """
    tariffs = content().numbers["tariff_by_game"]
    found: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
    for row in rows:
        for tariff, told in zip(tariffs, row.counters, strict=True):
            for counters in told.values():
                for name, value in counters.items():
                    if name.endswith("_income") or name in ("packet_lines", "blasts"):
                        found[name].append((tariff, value))
    lines, fits = [], True
    for name, values in sorted(found.items()):
        middle = [value for tariff, value in values if tariff == 2]
        at_2 = mean(middle) if middle else 0.0
        overall = mean(value for _tariff, value in values)
        word = name.removesuffix("_income")
        error = give_or_take(middle)
        lines.append(f"{word} {at_2:.1f} ± {error:.1f} ({overall:.1f})")
        if word != name:
            is_fair = not middle or INCOME[0] - error <= at_2 <= INCOME[1] + error
            fits = fits and is_fair and overall <= MOST_INCOME
    return "\n".join(lines), "3–9 $ at T = 2 (all: ≤ 12)", fits


def positions(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-9: how often each region opens first, second … eighth, in hundredths."""
    lines, fits = [], True
    for region in content().regions:
        counts = Counter(row.regions.index(region) for row in rows)
        parts = [counts[place] / len(rows) for place in range(len(content().regions))]
        often = sum(part >= OFTEN for part in parts)
        fits = fits and often >= 3
        lines.append(f"{region} {listed(100 * part for part in parts)}")
    return "\n".join(lines), "≥ 3 positions with ≥ 5 %", fits


def candidates(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-10: how often the candidate listed first is chosen."""
    pairs = [
        (listed_ones[0], choice)
        for row in rows
        for listed_ones, choice in zip(row.candidates, row.chosen, strict=True)
    ]
    share = mean(first == choice for first, choice in pairs) if pairs else 0.0
    return f"{percent(share)} {interval(share, len(pairs))}", "30–70 %", 0.3 <= share <= 0.7


def tickets(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-11: tickets in the deck for every player at the leanest setup after the first game, and how many retire.

    The first game is played with the 33 printed tickets, whatever the number of players.
    """
    least = {
        seats: min(
            (deck[0] / seats, game)
            for row in same
            for game, deck in enumerate(row.decks[1:], start=2)
        )
        for seats, same in by_seats(rows).items()
    }
    retired = mean(row.retired for row in rows)
    parts = [f"{seats}: {count:.1f} (game {game})" for seats, (count, game) in least.items()]
    fits = all(count >= 8 for count, _game in least.values()) and 45 <= retired <= 70
    error = give_or_take(row.retired for row in rows)
    text = f"{', '.join(parts)}; {retired:.0f} ± {error:.0f}"
    return text, "≥ 8 from game 2 on; 45–70", fits


def postcards(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-12: postcards drawn and completed, and the numbers that hardly anybody completes."""
    drawn = mean(len(row.postcards) for row in rows)
    done = mean(sum(row.postcards.values()) / max(1, len(row.postcards)) for row in rows)
    times = Counter(number for row in rows for number in row.postcards)
    ends = Counter(number for row in rows for number, is_done in row.postcards.items() if is_done)
    hard = [number for number in sorted(times) if ends[number] < SELDOM * times[number]]
    error = give_or_take(len(row.postcards) for row in rows)
    doubt = give_or_take(sum(row.postcards.values()) / max(1, len(row.postcards)) for row in rows)
    text = f"{drawn:.0f} ± {error:.0f}; {percent(done)} ± {100 * doubt:.0f}; "
    text += ", ".join(f"{number}: {ends[number]} of {times[number]}" for number in hard) or "all"
    fits = 40 <= drawn <= 65 and 0.45 <= done <= 0.75
    fits = fits and all(times[number] < DRAWN_OFTEN for number in hard)
    return text, "40–65; 45–75 %; each ≥ 3 %", fits


def events(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-13: events seen at least once, and the size of the event deck.

    A deck a little smaller or larger now and then does no harm; an empty one would.
    """
    seen = mean(row.seen_events / row.added_events for row in rows)
    decks = [float(deck[1]) for row in rows for deck in row.decks]
    inside = mean(DECK[0] <= deck <= DECK[1] for deck in decks)
    fits = seen >= 0.95 and inside >= MOST_DECKS and min(decks) >= LEAST_DECK
    text = f"{percent(seen)}; {spread(decks)} ({100 * inside:.1f} % within)"
    return text, "≥ 95 %; 7–16 in 98 %, never below 4", fits


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
    return f"{100 * share:.1f} %", "8–15 %", 0.08 <= share <= 0.15


def absences(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-16: what missing one game costs, of the table's mean slip of that game.

    A missed game brings a fixed sum and nothing else, a played one the mean slip. All seats are
    equal bots, so the mean of all who played is what the missing one would have had, without the
    noise of the games that follow. What an absent company cannot do besides (one improvement) is
    worth a note of 2 to 6 dollars and left out.
    """
    lost = []
    for game in range(GAMES):
        table = mean(mean(row.slips[game].values()) for row in rows)
        lost.append(1 - content().numbers["absent_by_game"][game] / max(1, table))
    value = mean(lost)
    text = f"{percent(value)} ({listed(100 * part for part in lost)})"
    return text, "0–20 %", 0 <= value <= 0.2


def large_cities(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-17: large cities when the last game begins."""
    sizes = [float(row.decks[-1][2]) for row in rows]
    value = mean(sizes)
    text = f"{value:.1f} ± {give_or_take(sizes):.1f} ({spread(sizes)})"
    return text, "12–22", 12 <= value <= 22


def risks(rows: Summaries) -> tuple[str, str, bool | None]:
    """BAL-18: mishaps a blast, cave-ins a dig, as the modules count them."""
    sums: Counter[str] = Counter()
    for row in rows:
        for told in row.counters:
            for counters in told.values():
                sums.update(counters)
    target = "0.20–0.32; 0.20–0.30"
    if not sums["blasts"] or not sums["digs"]:
        return "–", target, None
    mishap, cave = sums["mishaps"] / sums["blasts"], sums["cave_ins"] / sums["digs"]
    fits = 0.2 <= mishap <= 0.32 and 0.2 <= cave <= 0.3
    text = f"{mishap:.2f} of {sums['blasts']}; {cave:.2f} of {sums['digs']}"
    return text, target, fits


def bonds(rows: Summaries) -> tuple[str, str, bool | None]:
    """BAL-19: bonds taken by a bot that tries every number, and what each was worth on average."""
    asked = [choice for row in rows for choice in row.bonds]
    if not asked:
        return "–", "each ≥ 10 %", None
    taken = Counter(number for number, _means in asked)
    numbers = range(len(asked[0][1]))
    parts = [taken[number] / len(asked) for number in numbers]
    gains = [mean(means[number] - means[0] for _taken, means in asked) for number in numbers]
    text = ", ".join(
        f"{number}: {percent(part)} {interval(part, len(asked))} ({gain:+.1f} $)"
        for number, (part, gain) in enumerate(zip(parts, gains, strict=True))
    )
    text += f", {len(asked)} questions"
    return text, "each ≥ 10 %", min(parts) >= 0.1


def random_bots(rows: Summaries, started: int, bot: str) -> tuple[str, str, bool | None]:
    """BAL-20: campaigns of random bots that came to their end; others are asked with that bot."""
    if bot != RANDOM:
        return "–", "1000 of 1000", None
    return f"{len(rows)} of {started}", "1000 of 1000", len(rows) == started


def margins(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-21: how far the winner is ahead of the second, of the winner's result, in the median campaign."""
    ahead = sorted(1 - sorted(row.totals.values())[-2] / max(row.totals.values()) for row in rows)
    value = median(ahead)
    quarters = f"{100 * ahead[len(ahead) // 4]:.1f}–{100 * ahead[3 * len(ahead) // 4]:.1f}"
    return f"{100 * value:.1f} % (half: {quarters})", "< 10 %", value < CLOSE


def finales(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-22: how often each end is reached; how often the lost train was met."""
    counts = Counter(row.finale for row in rows)
    known = content().thread.finales
    parts = [
        f"{name} {percent(counts[name] / len(rows))} {interval(counts[name] / len(rows), len(rows))}"
        for name in known
    ]
    met = mean(row.met for row in rows)
    fits = all(FINALES[0] <= counts[name] / len(rows) <= FINALES[1] for name in known)
    return "\n".join([*parts, f"met: {percent(met)}"]), "each 10–60 %", fits


def coloured(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-23: blank lines that have a colour at the end, of 99; hoped for at tables of four and five, fewer build fewer."""
    found = {seats: [row.coloured for row in same] for seats, same in by_seats(rows).items()}
    parts = [
        f"{seats}: {mean(values):.0f} ± {give_or_take(values):.0f} ({min(values)}–{max(values)})"
        for seats, values in found.items()
    ]
    fits = all(
        LINES[0] - give_or_take(values) <= mean(values) <= LINES[1]
        for seats, values in found.items()
        if seats >= HANDS
    )
    return ", ".join(parts), f"{LINES[0]}–{LINES[1]} of 99 (4 and 5)", fits


def goals(rows: Summaries) -> tuple[str, str, bool]:
    """BAL-24: how often each long goal was reached where somebody had it, and by how many companies altogether.

    One misses if its error leaves no doubt.
    """
    taken = Counter(name for row in rows for name in row.goals)
    done = Counter(name for row in rows for name, is_done in row.goals.items() if is_done)
    companies = sum(len(row.companies) for row in rows)
    lines, fits = [], True
    for name in sorted(taken):
        share = done[name] / taken[name]
        low, high = wilson_interval(done[name], taken[name])
        able = sum(row.able[name] for row in rows) / companies
        fits = fits and low <= REACHED[1] and high >= REACHED[0]
        told = f"{percent(share)} {interval(share, taken[name])} of {taken[name]}"
        lines.append(f"{name} {told}, {percent(able)} of all")
    return "\n".join(lines) or "–", "each 30–80 %", fits
