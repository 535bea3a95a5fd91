"""The standard form of a position: plain data in words, and one line of text. Other programs can read and write both.

Everything stands in it, hidden cards too: it is a position, not a view. What belongs to no rule of the box (the frames of
the question that waits, numbers of modules) is written as the numbers it is made of. docs/formats.md describes both
forms, docs/schemas/position.schema.json checks the first.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.costs import refresh_costs
from semafor.engine.errors import RecordError
from semafor.engine.generator import ANY_RNG
from semafor.engine.position import lasting_parts, position
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import SEAT_MARK

FORMAT = 1
MARK = "semafor-position"
NOTHING = "-"
HASH_LETTERS = 12
FRAME = 5
HEAD = ("edition", "seats", "rules_version", "map", "options")
NUMBERS = ("turn", "first", "passes", "last_round", "over", "turns", "resets")
COUNTS = ("deck", "discard", "laid")
COUNTS_BY_SEAT = ("hands", "known")
NUMBERS_BY_SEAT = ("trains", "score")
TICKETS_BY_SEAT = ("tickets", "offered")
TICKETS_BY_DECK = ("pool", "under")
PUT_AWAY = ("boxed", "aside")

Words = dict[str, Any]
FindRuleset = Callable[[str, int, Mapping[str, Any], int], Ruleset]


# -------------------------------------------------------------------- a state in words


def position_words(state: State) -> Words:
    """A position as plain data with the ids of the edition."""
    ruleset: Ruleset = state.tables.ruleset
    raw = position(state)
    board = ruleset.board
    words: Words = {
        "format": FORMAT,
        "edition": ruleset.edition.name,
        "seats": ruleset.seats,
        "rules_version": ruleset.rules_version,
        "map": ruleset.map_hash[:HASH_LETTERS],
        "options": dict(ruleset.options),
    }
    words |= {name: int(raw[name]) for name in NUMBERS}
    words |= {name: _counts(ruleset, raw[name]) for name in COUNTS}
    words |= {name: [_counts(ruleset, row) for row in raw[name]] for name in COUNTS_BY_SEAT}
    words["market"] = [None if kind < 0 else ruleset.kinds[kind] for kind in raw["market"]]
    words |= {name: list(raw[name]) for name in NUMBERS_BY_SEAT}
    words["routes"] = [[board.routes[route].id for route in owned] for owned in raw["routes"]]
    words |= {
        name: [[_ticket(ruleset, ticket) for ticket in row] for row in raw[name]]
        for name in (*TICKETS_BY_SEAT, *TICKETS_BY_DECK)
    }
    words |= {name: [_ticket(ruleset, ticket) for ticket in raw[name]] for name in PUT_AWAY}
    words["parts"] = _part_words(ruleset, lasting_parts(state))
    words["frames"] = [list(frame) for frame in raw["frames"]]
    return words


def _counts(ruleset: Ruleset, counts: Sequence[int]) -> dict[str, int]:
    return {ruleset.kinds[kind]: count for kind, count in enumerate(counts) if count}


def _ticket(ruleset: Ruleset, marked: int) -> str:
    """A ticket, with the seat that put it away: `boston-miami@1`."""
    who, ticket = divmod(marked, SEAT_MARK)
    name = ruleset.board.tickets[ticket].id
    return f"{name}@{who - 1}" if who else name


def _part_words(ruleset: Ruleset, numbers: Sequence[int]) -> dict[str, dict[str, int]]:
    """Numbers of modules that are not 0, by the name of the part and their place in it."""
    found: dict[str, dict[str, int]] = {}
    at = 0
    for part in ruleset.parts:
        if part.is_passing:
            continue
        row = {f"{place}": numbers[at + place] for place in range(part.size) if numbers[at + place]}
        if row:
            found[part.name] = row
        at += part.size
    return found


# -------------------------------------------------------------------- words to a state


def read_words(words: Mapping[str, Any], find_ruleset: FindRuleset) -> State:
    """The state of a position in words; what cannot be one is refused."""
    try:
        if words["format"] != FORMAT:
            raise RecordError("position-shape", key="format")
        head = (words["edition"], words["seats"], words["options"], words["rules_version"])
        ruleset = find_ruleset(*head)
        if not ruleset.map_hash.startswith(words["map"]) or not words["map"]:
            raise RecordError("record-map", edition=words["edition"])
        _check_things(ruleset, words)
        state = _Reader(ruleset, words).read()
    except (KeyError, ValueError, TypeError, AttributeError, IndexError) as error:
        raise RecordError("position-shape", key=str(error)[:80]) from error
    if position_words(state) != dict(words):
        different = next(key for key, value in position_words(state).items() if words[key] != value)
        raise RecordError("position-shape", key=different)
    return state


def _check_things(ruleset: Ruleset, words: Mapping[str, Any]) -> None:
    """Seats that there are, no more cards than the box holds, no ticket in two places."""
    if not all(0 <= words[name] < ruleset.seats for name in ("turn", "first")):
        raise ValueError("turn")
    for kind, name in enumerate(ruleset.kinds):
        places = [words[pile] for pile in COUNTS] + list(words["hands"])
        there = sum(place.get(name, 0) for place in places) + words["market"].count(name)
        if there > ruleset.kind_count(kind):
            raise ValueError(name)
    rows = [row for name in (*TICKETS_BY_SEAT, *TICKETS_BY_DECK) for row in words[name]]
    rows += [words[name] for name in PUT_AWAY]
    tickets = [ticket.partition("@")[0] for row in rows for ticket in row]
    if len(set(tickets)) < len(tickets):
        raise ValueError("tickets")


class _Reader:
    """Writes words into a new state."""

    def __init__(self, ruleset: Ruleset, words: Mapping[str, Any]) -> None:
        self.ruleset = ruleset
        self.words = words
        self.state = ruleset.new_state()
        self.kinds = {name: kind for kind, name in enumerate(ruleset.kinds)}

    def read(self) -> State:
        """All of it."""
        state, words = self.state, self.words
        state.rng = ANY_RNG
        state.first, state.seat, state.passes = words["first"], words["turn"], words["passes"]
        state.last_round, state.turns, state.is_over = (
            words["last_round"],
            words["turns"],
            words["over"],
        )
        access.free_board(state)
        for seat in range(self.ruleset.seats):
            access.set_hand(state, seat, self.counts("hands", seat), self.counts("known", seat))
            for route in words["routes"][seat]:
                state.give_route(seat, self.ruleset.route_number[route])
            held, offered = (self.tickets(words[name][seat]) for name in TICKETS_BY_SEAT)
            access.set_tickets(state, seat, held, offered)
        for seat in range(self.ruleset.seats):  # a route that is given takes its trains
            access.set_trains(state, seat, words["trains"][seat])
            access.set_score(state, seat, words["score"][seat])
        self.parts()
        refresh_costs(state)
        access.set_piles(state, *(self.counts(name) for name in COUNTS))
        access.set_market(
            state, [-1 if name is None else self.kinds[name] for name in words["market"]]
        )
        for deck, (pool, under) in enumerate(zip(words["pool"], words["under"], strict=True)):
            access.set_ticket_deck(state, deck, self.tickets(pool), self.tickets(under))
        access.set_put_away(state, self.tickets(words["boxed"]), self.tickets(words["aside"]))
        access.set_frames(state, [[int(value) for value in frame] for frame in words["frames"]])
        access.set_resets(state, words["resets"])
        return state

    def counts(self, name: str, seat: int | None = None) -> list[int]:
        """Counts by kind."""
        row = self.words[name] if seat is None else self.words[name][seat]
        counts = [0] * len(self.kinds)
        for kind, count in row.items():
            counts[self.kinds[kind]] = count
        return counts

    def tickets(self, names: Sequence[str]) -> list[int]:
        """Numbers of tickets, with their marks."""
        found = []
        for name in names:
            ticket, _, who = name.partition("@")
            mark = SEAT_MARK * (int(who) + 1) if who else 0
            found.append(self.ruleset.ticket_number[ticket] + mark)
        return found

    def parts(self) -> None:
        """The numbers of modules."""
        known = {part.name: part for part in self.ruleset.parts}
        for name, row in self.words["parts"].items():
            for place, value in row.items():
                if not 0 <= int(place) < known[name].size:
                    raise ValueError(f"{name}.{place}")
                self.state.set_part(known[name].base + int(place), value)


# -------------------------------------------------------------------- words as a line


def write_line(words: Mapping[str, Any]) -> str:
    """A position on one line: fields `key=value`, separated by blanks, in a fixed order."""
    fields = [f"{MARK}/{FORMAT}"]
    fields += [f"{name}={_head_text(words[name])}" for name in HEAD]
    fields += [f"{name}={words[name]}" for name in NUMBERS]
    fields += [f"{name}={_count_text(words[name])}" for name in COUNTS]
    fields += [f"{name}={_rows(words[name], _count_text)}" for name in COUNTS_BY_SEAT]
    fields.append(f"market={_list_text([name or NOTHING for name in words['market']])}")
    fields += [f"{name}={_list_text(words[name])}" for name in NUMBERS_BY_SEAT]
    lists = ("routes", *TICKETS_BY_SEAT, *TICKETS_BY_DECK)
    fields += [f"{name}={_rows(words[name], _list_text)}" for name in lists]
    fields += [f"{name}={_list_text(words[name])}" for name in PUT_AWAY]
    parts = [
        f"{name}.{place}:{value}"
        for name, row in words["parts"].items()
        for place, value in row.items()
    ]
    fields.append(f"parts={_list_text(parts)}")
    fields.append(f"frames={_rows(words['frames'], _list_text)}")
    return " ".join(fields)


def _head_text(value: Any) -> str:
    return (
        json.dumps(value, separators=(",", ":"), sort_keys=True)
        if isinstance(value, dict)
        else f"{value}"
    )


def _count_text(counts: Mapping[str, int]) -> str:
    return _list_text([f"{kind}:{count}" for kind, count in counts.items()])


def _list_text(values: Sequence[Any]) -> str:
    return ",".join(f"{value}" for value in values) or NOTHING


def _rows(rows: Sequence[Any], text: Callable[[Any], str]) -> str:
    return "|".join(text(row) for row in rows) or NOTHING


def read_line(line: str) -> Words:
    """The words of a line."""
    mark, *fields = line.strip().split(" ")
    if mark != f"{MARK}/{FORMAT}":
        raise RecordError("position-shape", key=mark[:40])
    found = dict(field.partition("=")[::2] for field in fields)
    try:
        words: Words = {"format": FORMAT, "edition": found["edition"], "seats": int(found["seats"])}
        words |= {"rules_version": int(found["rules_version"]), "map": found["map"]}
        words["options"] = json.loads(found["options"])
        words |= {name: int(found[name]) for name in NUMBERS}
        words |= {name: _read_counts(found[name]) for name in COUNTS}
        words |= {
            name: [_read_counts(row) for row in found[name].split("|")] for name in COUNTS_BY_SEAT
        }
        market = found["market"].split(",")
        words["market"] = [None if name == NOTHING else name for name in market]
        words |= {
            name: [int(value) for value in _read_list(found[name])] for name in NUMBERS_BY_SEAT
        }
        for name in ("routes", *TICKETS_BY_SEAT, *TICKETS_BY_DECK):
            words[name] = [_read_list(row) for row in found[name].split("|")]
        words |= {name: _read_list(found[name]) for name in PUT_AWAY}
        words["parts"] = _read_parts(_read_list(found["parts"]))
        frames = [] if found["frames"] == NOTHING else found["frames"].split("|")
        words["frames"] = [[int(value) for value in row.split(",")] for row in frames]
    except (KeyError, ValueError) as error:
        raise RecordError("position-shape", key=str(error)[:80]) from error
    if write_line(words) != line.strip():
        raise RecordError("position-shape", key="line")
    return words


def _read_list(text: str) -> list[str]:
    return [] if text == NOTHING else text.split(",")


def _read_counts(text: str) -> dict[str, int]:
    rows = (field.partition(":") for field in _read_list(text))
    return {kind: int(count) for kind, _, count in rows}


def _read_parts(fields: Sequence[str]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for field in fields:
        place, _, value = field.partition(":")
        name, _, number = place.rpartition(".")
        found.setdefault(name, {})[number] = int(value)
    return found
