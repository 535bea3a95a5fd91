"""The log of a table as each viewer may know it, built as it grows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from semafor.engine.facts import look_of, read_fact
from semafor.engine.ruleset import Ruleset
from semafor.server.protocol.messages import LogEntry, Told
from semafor.texts.facts import fact_text

FactRow = tuple[str, int, int, int]
# What somebody who was away missed is told once and not kept: 1,000 tables have long logs.
FEW_ROWS = 4


@dataclass(frozen=True, slots=True)
class Row:
    """One revision: what the engine wrote down, before it is told to anybody."""

    rev: int
    at: float
    kind: str
    seat: int | None
    facts: tuple[FactRow, ...] = ()
    move: int | None = None
    by_bot: bool = False


def tell(ruleset: Ruleset, row: Row, viewer: int | None) -> LogEntry:
    """A row as a viewer may know it (None: a spectator)."""
    return _entry(row, [fact for one in row.facts for fact in tell_fact(ruleset, one, viewer)])


def tell_all(ruleset: Ruleset, row: Row) -> LogEntry:
    """A row with everything in it, for finished games."""
    return _entry(row, [fact for one in row.facts for fact in tell_fact(ruleset, one, one[1])])


def tell_fact(ruleset: Ruleset, row: FactRow, viewer: int | None) -> Iterator[Told]:
    """A fact with the text that tells it and what it points at; nothing for one that goes without saying."""
    look = look_of(ruleset, row[0])
    if not look.is_told:
        return
    fact = read_fact(ruleset, row, viewer)
    closed = read_fact(ruleset, row, None)
    key, values = fact_text(ruleset, fact)
    place = look.source
    if place == "market":
        place = f"market-{values.get('slot', 0)}"
    yield Told(
        fact=fact.name,
        key=key,
        seat=None if fact.seat < 0 else fact.seat,
        values=values,
        routes=[values[name] for name in ("route", "route_b") if name in values],
        places=[values[name] for name in ("place", "place_b") if name in values],
        card=values.get("card", ""),
        icon=look.icon,
        sound=look.sound,
        source=place,
        target=look.target,
        moment=look.moment,
        of_table=look.of_table,
        closed="" if closed == fact else fact_text(ruleset, closed)[0],
    )


def _entry(row: Row, facts: list[Told]) -> LogEntry:
    return LogEntry(
        rev=row.rev,
        at=row.at,
        kind=row.kind,
        seat=row.seat,
        facts=facts,
        move=row.move,
        by_bot=row.by_bot,
    )


class Journal:
    """All rows; told as they are asked for, the latest to all who may know the same only once."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.rows: list[Row] = []
        self._told: dict[tuple[int, int | None], LogEntry] = {}
        self._secret = {
            name
            for name, fields in ruleset.fact_fields.items()
            if any(field.endswith("?") for field in fields)
        }

    def add(self, row: Row) -> None:
        """The next revision."""
        assert row.rev == len(self.rows), (row.rev, len(self.rows))
        self.rows.append(row)
        self._told.clear()

    def since(self, viewer: int | None, rev: int) -> list[LogEntry]:
        """Entries after a revision."""
        rows = self.rows[max(rev, -1) + 1 :]
        if len(rows) > FEW_ROWS:
            return [tell(self.ruleset, row, viewer) for row in rows]
        return [self._entry(row, viewer) for row in rows]

    def _entry(self, row: Row, viewer: int | None) -> LogEntry:
        is_own = any(fact[0] in self._secret and fact[1] == viewer for fact in row.facts)
        key = (row.rev, viewer if is_own else None)
        if key not in self._told:
            self._told[key] = tell(self.ruleset, row, key[1])
        return self._told[key]
