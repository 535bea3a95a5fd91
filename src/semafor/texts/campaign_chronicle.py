"""What the Gazette prints about a game, and what has changed for good, in sentences.

Rules: CAM-BOOK. The facts are those of `charter.chronicle`; of a kind that has no sentence here nothing is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from semafor.texts.campaign import CampaignWords

Row = Mapping[str, Any]
# Of these there may be a dozen in a game: they stand in one line.
BY_COMPANY, BY_ALL = ("painted", "depot", "postcard"), ("retired", "archived")


def company(words: CampaignWords, names: Row, colour: str) -> str:
    """What its people call a company, else the bird."""
    given = names.get("company", {}).get(colour)
    return str(given or words.short(colour))


def headline(words: CampaignWords, row: Row, names: Row) -> str:
    """One line for a game."""
    return words.texts(
        f"book-headline-{row['kind']}",
        company=company(words, names, row["company"]),
        winner=company(words, names, row["winner"]),
        count=row["n"],
        variant=row["variant"],
    )


def changes(words: CampaignWords, rows: Iterable[Row], names: Row) -> list[str]:
    """What stays of a game, line by line; of one kind and one company a single line, where there are several."""
    groups: dict[tuple[Any, ...], list[Row]] = {}
    for number, row in enumerate(rows):
        is_grouped = row["kind"] in (BY_COMPANY if row["by"] else BY_ALL)
        group = (row["kind"], row["by"]) if is_grouped else (number,)
        groups.setdefault(group, []).append(row)
    lines = [
        change(words, found[0], names) if len(found) == 1 else _changes(words, found, names)
        for found in groups.values()
    ]
    return [line for line in lines if line]


def _changes(words: CampaignWords, rows: list[Row], names: Row) -> str:
    """Several things of one kind in one sentence."""
    kind, by = rows[0]["kind"], rows[0]["by"]
    called = _called(words)[kind]
    told = [
        f"{called(row['what'])}: {words.colour(row['colour'])}"
        if row.get("colour")
        else called(row["what"])
        for row in rows
    ]
    who = company(words, names, by) if by else ""
    return words.texts(f"book-changes-{kind}", what="; ".join(told), company=who)


def _called(words: CampaignWords) -> dict[str, Callable[[Any], str]]:
    """How the things of each kind are called."""
    return {
        "painted": words.strand,
        "rebuilt": words.strand,
        "destroyed": words.strand,
        "depot": words.city,
        "large": words.city,
        "expo": words.city,
        "region": words.region,
        "settled": words.region,
        "rule": lambda slot: words.box.slots[slot].name[words.language],
        "rule_gone": lambda slot: words.box.slots[slot].name[words.language],
        "retired": words.ticket,
        "archived": lambda name: words.box.events[name].name[words.language],
        "postcard": lambda number: words.box.postcards[int(number)].name[words.language],
        "goal": str,
    }


def change(words: CampaignWords, row: Row, names: Row) -> str:
    """What stays of a game; empty where there is no sentence for it."""
    kind, what = row["kind"], row["what"]
    named = _called(words)
    if kind not in named:
        return ""
    by = company(words, names, row["by"]) if row["by"] else ""
    colour = words.colour(row["colour"]) if row.get("colour") else ""
    key = f"book-change-{kind}" + ("" if by or kind not in ("painted", "rebuilt") else "-somebody")
    return words.texts(key, what=named[kind](what), company=by, colour=colour)


# -------------------------------------------------------------------- everything a book says


def told_book(words: CampaignWords, seen: Row) -> dict[str, Any]:
    """Every word of the chronicle as a book, for who draws it: cover, pages, what the companies are called."""
    names = seen.get("names", {})
    pages = seen.get("chronicle", ())
    years = [page["year"] for page in pages] or [seen["year"]]
    result = seen["result"]
    called = {
        row["colour"]: str(
            names.get("company", {}).get(row["colour"]) or words.company(row["colour"])
        )
        for row in seen["companies"]
    }
    order = sorted(
        called,
        key=lambda name: -(result["totals"][name] if result else _wins(seen, name)),
    )
    return {
        "language": words.language,
        "title": words.box.numbers["name"][words.language],
        "about": words.texts("book-chronicle"),
        "years": f"{years[0]} – {years[-1]}",
        "now": words.texts("book-board-now"),
        "finale": [seen["finale"]["name"][words.language], words.finale(seen["finale"])]
        if seen["finale"]
        else [],
        "stays": words.texts("book-stays"),
        "companies": called,
        "people": {
            row["colour"]: words.player(row["colour"], row["player"]["name"])
            for row in seen["companies"]
        },
        "standing": {
            name: f"${result['totals'][name]}"
            if result
            else words.texts("book-games-won", count=_wins(seen, name))
            for name in order
        },
        "pages": [
            {
                "headline": headline(words, page["headline"], names),
                "about": words.texts("book-page", game=page["game"]),
                "changes": changes(words, page["changes"], names),
            }
            for page in pages
        ],
    }


def _wins(seen: Row, company: str) -> int:
    return int(next(row["games_won"] for row in seen["companies"] if row["colour"] == company))
