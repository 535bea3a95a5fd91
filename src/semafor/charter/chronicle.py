"""The chronicle: a page for every game, with the board as it was played and what has changed for good.

Rules: CAM-BOOK. Everything in it was seen by the whole table; dollars are left out until the vaults are opened. It
follows from the log, so it stands in no digest, and old campaigns have one too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from semafor.charter.state import State

Page = dict[str, Any]
STREAK = 2  # games won in a row that are worth a headline
RIVALS = 2  # games in which two companies stood at the top together
VARIANTS = 3
LEAST = {"longest_streak": STREAK}  # what a medal asks for, where one is nothing to speak of


# -------------------------------------------------------------------- pages


def board_of(state: State) -> dict[str, Any]:
    """The board as it lies: what has been added to it, and taken away."""
    return {
        "in_play": list(state.regions_in_play),
        "painted": dict(state.painted),
        "destroyed": list(state.destroyed),
        "depots": {city: list(owners) for city, owners in state.depots.items()},
        "large": list(state.large_extra),
    }


def open_facts(state: State) -> dict[str, Any]:
    """Everything a page may tell of by comparing two of these."""
    return {
        "painted": dict(state.painted),
        "built": {line: list(row) for line, row in state.built.items()},
        "depots": {city: list(owners) for city, owners in state.depots.items()},
        "large": list(state.large_extra),
        "destroyed": list(state.destroyed),
        "regions": [region.id for region in state.regions],
        "settled": [region.id for region in state.regions if region.settled],
        "slots": list(state.slots),
        "retired": [name for name, marks in state.tickets.items() if marks.retired],
        "archived": [name for name, marks in state.events.items() if marks.place == "archive"],
        "postcards": {number: card.owner for number, card in state.postcards.items()},
        "expo": state.expo,
        "goals": {company: state.goals[company] for company in state.goals_done},
        "finale": state.finale,
        "clues": {name: found.owner for name, found in state.clues.items() if found.is_shared},
        "sights": {
            f"{sight.game}:{sight.company}": sight.company
            for sight in state.sights
            if sight.is_shared
        },
    }


def open_page(state: State, report: Mapping[str, Any]) -> Page:
    """A game is over: what was on the table, and how it came out."""
    page: Page = {
        "game": state.game,
        "year": state.box.by_game("years", state.game),
        "season": state.season,
        "ranking": list(report["ranking"]),
        "absent": state.absent,
        "regions": list(state.regions_in_play),
        "booming": list(state.booming),
        "expo": state.expo,
        "board": board_of(state),
        "routes": {name: list(row["routes"]) for name, row in report["companies"].items()},
        "completed": {name: list(row["completed"]) for name, row in report["companies"].items()},
        "won_by": won_by(report),
        "before": open_facts(state),
        "after": None,
    }
    page["headline"] = headline([*state.pages, page], state.game)
    return page


def close_page(state: State) -> None:
    """The game is put away: what happens from now on belongs to the next one."""
    if state.pages:
        state.pages[-1]["after"] = open_facts(state)


def won_by(report: Mapping[str, Any]) -> str:
    """The line of the winner's slip that was furthest above what the others had in it."""
    winner, *others = report["ranking"]
    rows = {name: report["companies"][name]["lines"] for name in report["ranking"]}

    def ahead(line: str) -> float:
        rest = [rows[name].get(line, 0) for name in others]
        return float(rows[winner][line] - sum(rest) / max(1, len(rest)))

    return max(rows[winner], key=ahead, default="")


# -------------------------------------------------------------------- headlines


def headline(pages: Sequence[Page], game: int) -> dict[str, Any]:
    """What the Gazette makes of a game: its kind and whom it is about; the sentence is a text."""
    page = pages[-1]
    rankings = [one["ranking"] for one in pages]
    winner, last = page["ranking"][0], page["ranking"][-1]
    streak = running_streak(rankings)
    earlier = [ranking for ranking in rankings[:-1] if winner in ranking]
    wins = sum(ranking[0] == winner for ranking in rankings)
    before = earlier[-1] if earlier else []
    builder = max(page["routes"], key=lambda name: len(page["routes"][name]))
    traveller = max(page["completed"], key=lambda name: len(page["completed"][name]))
    found: list[tuple[str, str, int]] = []
    if len(rankings) == 1:
        found.append(("first_game", winner, 0))
    if streak > STREAK - 1:
        found.append(("streak", winner, streak))
    if before and before[-1] == winner and len(before) > 1:
        found.append(("from_last", winner, 0))
    if wins == 1 and earlier:
        found.append(("first_win", winner, len(rankings)))
    if len(rankings) > 1 and rankings[-2][0] == last:
        found.append(("fall", last, 0))
    if traveller != winner and page["completed"][traveller]:
        found.append(("traveller", traveller, len(page["completed"][traveller])))
    if builder != winner:
        found.append(("builder", builder, len(page["routes"][builder])))
    found.append(("win", winner, wins))
    kind, company, n = found[0]
    return {
        "kind": kind,
        "company": company,
        "winner": winner,
        "n": n,
        "variant": (game - 1) % VARIANTS + 1,
    }


def running_streak(rankings: Sequence[Sequence[str]]) -> int:
    """How many games in a row the latest winner has won."""
    winner = rankings[-1][0]
    count = 0
    for ranking in reversed(rankings):
        if ranking[0] != winner:
            break
        count += 1
    return count


# -------------------------------------------------------------------- what has changed for good


def changes(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The differences between two sets of open facts, in the order in which a table would tell them."""
    return [*_map_changes(before, now), *_card_changes(before, now)]


def _row(kind: str, what: object, by: str = "", **more: object) -> dict[str, Any]:
    return {"kind": kind, "what": what, "by": by, **more}


def _map_changes(before: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for kind, name in (("region", "regions"), ("settled", "settled")):
        yield from _added(kind, before[name], now[name])
    yield from _paint_changes(before, now)
    yield from _added("destroyed", before["destroyed"], now["destroyed"])
    for city, owners in now["depots"].items():
        for owner in owners[len(before["depots"].get(city, [])) :]:
            yield _row("depot", city, owner)
    yield from _added("large", before["large"], now["large"])
    if now["expo"] != before["expo"]:
        yield _row("expo", now["expo"])


def _paint_changes(before: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Lines with a new colour: first built (`painted`), repainted, or rebuilt."""
    for line, colour in now["painted"].items():
        if before["painted"].get(line) == colour:
            continue
        by, _game, how = now["built"].get(line, ("", 0, "painted"))
        yield _row("painted" if how == "built" else how, line, by, colour=colour)


def _card_changes(before: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    yield from _added("rule", before["slots"], now["slots"])
    yield from _added("rule_gone", now["slots"], before["slots"])
    for kind in ("retired", "archived"):
        yield from _added(kind, before[kind], now[kind])
    for kind, name in (("postcard", "postcards"), ("clue", "clues"), ("sighting", "sights")):
        for row in _added(kind, before[name], now[name]):
            yield {**row, "by": now[name][row["what"]]}
    for row in _added("goal", before["goals"], now["goals"]):
        yield {**row, "by": row["what"], "what": now["goals"][row["what"]]}
    if now["finale"] != before["finale"]:
        yield _row("finale", now["finale"])


def _added(kind: str, before: Iterable[Any], now: Iterable[Any]) -> Iterator[dict[str, Any]]:
    """What is there now and was not before."""
    known = set(before)
    return (_row(kind, what) for what in now if what not in known)


# -------------------------------------------------------------------- for everybody to see


def show_chronicle(state: State, *, is_over: bool) -> list[Page]:
    """CAM-BOOK: every page, with quotes and changes; totals once the vaults are open."""
    facts = open_facts(state)
    years = {page["game"]: page["year"] for page in state.pages}
    slips: dict[int, dict[str, int]] = {}
    for company, vault in state.vaults.items():
        for slip in vault.slips:
            slips.setdefault(slip["year"], {})[company] = slip["total"]
    found = []
    for page in state.pages:
        shown = {name: page[name] for name in page if name not in ("before", "after")}
        shown["changes"] = changes(page["before"], page["after"] or facts)
        shown["quotes"] = dict(state.quotes.get(page["game"], {}))
        shown["totals"] = slips.get(years[page["game"]], {}) if is_over else None
        found.append(shown)
    return found


def show_standings(state: State) -> dict[str, Any]:
    """CAM-BOOK: what everybody could have counted: wins, last places, who met whom at the top, medals."""
    rankings = [row["ranking"] for row in state.history]
    streak = running_streak(rankings) if rankings else 0
    return {
        "wins": dict(state.games_won),
        "lasts": {
            company: sum(ranking[-1] == company for ranking in rankings)
            for company in state.companies
        },
        "streak": {"company": rankings[-1][0], "n": streak} if streak >= STREAK else None,
        "rivals": rivals(rankings),
        "medals": medals(state, rankings),
    }


def rivals(rankings: Sequence[Sequence[str]]) -> list[dict[str, Any]]:
    """Pairs that took the first two places together, the most frequent first."""
    met: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[tuple[str, str], str]] = Counter()
    for first, second, *_rest in rankings:
        a, b = sorted((first, second))
        met[a, b] += 1
        won[(a, b), first] += 1
    return [
        {"pair": list(pair), "games": games, "wins": {name: won[pair, name] for name in pair}}
        for pair, games in met.most_common()
        if games >= RIVALS
    ]


def medals(state: State, rankings: Sequence[Sequence[str]]) -> list[dict[str, Any]]:
    """Who has most of something; nobody where nobody has any."""
    counted: dict[str, dict[str, int]] = {
        "most_wins": dict(state.games_won),
        "most_stamps": {name: state.stamps_of(name) for name in state.companies},
        "most_depots": {name: state.depots_of(name) for name in state.companies},
        "most_coloured": {
            name: sum(row[0] == name for row in state.built.values()) for name in state.companies
        },
        "most_postcards": {
            name: sum(card.owner == name and card.place == "archive" for card in cards)
            for name in state.companies
            for cards in [list(state.postcards.values())]
        },
        "longest_streak": {name: best_streak(rankings, name) for name in state.companies},
    }
    found = []
    for kind, counts in counted.items():
        most = max(counts.values(), default=0)
        if most >= LEAST.get(kind, 1):
            best = [name for name in counts if counts[name] == most]
            found.append({"kind": kind, "companies": best, "n": most})
    if state.goals_done:
        found.append({"kind": "goals", "companies": list(state.goals_done), "n": 1})
    return found


def best_streak(rankings: Sequence[Sequence[str]], company: str) -> int:
    """The most games in a row a company has won."""
    best = run = 0
    for ranking in rankings:
        run = run + 1 if ranking[0] == company else 0
        best = max(best, run)
    return best
