"""The living rulebook of a campaign: the printed frames, filled or empty, and all that lies open.

Rules: LEG-CAMP-10, CAM-END-1..7, CAM-RESULT. Built from a view, so what is sealed is absent: of a frame that is not
filled yet nothing but its letter is told. Every number is the one that holds today.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from semafor.charter.rows import HOME
from semafor.charter.wording import spoken
from semafor.texts.campaign import CampaignWords
from semafor.texts.campaign_help import help_rows

Seen = Mapping[str, Any]
# The frames as they are printed: before the first turn, where a route is paid for, and the numbered steps of a claim.
SETUP = ("A", "B", "C", "D", "E")
PAYMENT = ("F", "G", "H", "I", "J", "L")
CLAIM = ("M", "N", "", "O", "K", "P", "Q", "R", "S", "T", "U", "")
CITIES = "V"
# What the board prints itself at two of the steps: a rule of every game.
PRINTED = {3: "tariff_bonus", 12: "large_cities"}
END = range(1, 9)
# Steps of the end that a card must bring first.
BROUGHT = (4, 5, 7)
COLOURS, PUT_AWAY = 7, 8
LEVELS = ("", "I", "II", "III")


@dataclass
class Row:
    """A frame or a card: its letter or number, its name and its text; an empty frame has neither."""

    mark: str
    name: str = ""
    text: str = ""
    notes: list[str] = field(default_factory=list)
    colour: str = ""


@dataclass
class Section:
    """A part of the rulebook."""

    id: str
    title: str
    about: str
    rows: list[Row]


def rule_book(words: CampaignWords, seen: Seen) -> list[Section]:
    """Everything that holds in a campaign now, part by part."""
    say = words.texts
    parts = {
        "today": list(_today(words, seen)),
        "setup": [_frame(words, seen, slot) for slot in SETUP],
        "payment": [_frame(words, seen, slot) for slot in PAYMENT],
        "claim": list(_claim(words, seen)),
        "end": list(_end(words, seen)),
        "thread": list(_thread(words, seen)),
        "worth": list(_worth(words, seen)),
        "companies": list(_companies(words, seen)),
        "regions": list(_regions(words, seen)),
        "events": list(_events(words, seen)),
    }
    return [
        Section(name, say(f"book-{name}"), say(f"book-{name}-about", year=str(seen["year"])), rows)
        for name, rows in parts.items()
        if rows
    ]


def _today(words: CampaignWords, seen: Seen) -> Iterator[Row]:
    """The numbers of the game that is on, or due."""
    say, box, game = words.texts, words.box, seen["game"]
    trains = box.by_game("trains_by_game", game)
    yield Row("", say("book-trains"), say("book-trains-text", count=trains))
    yield Row("", say("book-tariff"), say("book-tariff-text", level=seen["tariff"]))
    if seen["season"]:
        yield Row("", say("book-season"), card_text(words, seen, seen["season"]))
    if seen["expo"]:
        yield Row("", say("book-expo"), words.city(seen["expo"]))


# -------------------------------------------------------------------- frames


def _filled(words: CampaignWords, seen: Seen) -> set[str]:
    """Letters of the frames that are filled: by the story, and by open regions until they settle."""
    regions = [row["id"] for row in seen["regions"] if not row["settled"]]
    return {*seen["slots"], *(words.box.regions[name].slot for name in regions)}


def _frame(words: CampaignWords, seen: Seen, slot: str) -> Row:
    """A printed frame; what has not been brought yet is not named."""
    if slot not in _filled(words, seen):
        return Row(slot)
    printed = words.box.slots[slot]
    return Row(slot, printed.name[words.language], _slot_text(words, seen, slot))


def card_text(words: CampaignWords, seen: Seen, ident: str) -> str:
    """Name and text of a card that lies open, with the numbers of today."""
    row = seen.get("cards", {}).get(ident)
    if row is None:
        return words.card(ident)
    return f"{row['name'][words.language]}: {row['text'][words.language]}"


def _slot_text(words: CampaignWords, seen: Seen, slot: str) -> str:
    """The whole rule with the numbers of this game; rules the campaign carries out itself have a text here."""
    printed = words.box.slots[slot]
    if printed.module:
        row = help_rows([printed.module], seen["tariff"], seen["content"])[-1]
        return str(row["text"][words.language])
    if slot in ("A", "B", "C"):
        return words.texts(f"book-slot-{slot}")
    if printed.rule:
        return spoken(printed.rule[words.language], tariff=seen["tariff"])
    return card_text(words, seen, slot).partition(": ")[2]


def _claim(words: CampaignWords, seen: Seen) -> Iterator[Row]:
    """Steps 1 to 12, in their order; the last is changed by a frame of its own."""
    say = words.texts
    rows = help_rows([], seen["tariff"], seen["content"])
    always = {row["id"]: row for row in rows}
    for step, slot in enumerate(CLAIM, start=1):
        if slot:
            row = _frame(words, seen, slot)
            yield Row(f"{step} {slot}", row.name, row.text)
        elif PRINTED[step] in always:
            rule = always[PRINTED[step]]
            yield Row(str(step), rule["name"][words.language], rule["text"][words.language])
        else:
            name = PRINTED[step]
            yield Row(str(step), say(f"short-{name}"), say(f"short-{name}-text"))
    yield _frame(words, seen, CITIES)


def _end(words: CampaignWords, seen: Seen) -> Iterator[Row]:
    """CAM-END: the steps after the last turn; three of them must be brought by the story."""
    say = words.texts
    numbers = words.box.numbers
    notes = numbers["notes"]
    is_coloured = bool(words.box.thread.suspects)  # a content with a thread: CAM-COLOUR
    values = {
        "needed": seen["stamps_needed"],
        "limit": numbers["depot_limit"],
        "save": notes["save"],
        "rebuild": notes["rebuild"],
        "opens": "yes" if seen["rulebook"]["opens_region"] else "no",
        "fresh": "yes" if is_coloured else "no",
        "boom": numbers["boom_games"],
        "marks": numbers.get("marks_in_a_game", 0),
    }
    for step in END:
        if step in BROUGHT and step not in seen["end_steps"]:
            yield Row(str(step))
        elif step == PUT_AWAY and not seen["regions"]:
            yield Row(str(step), say("book-end-8"), say("book-end-8-first"))
        else:
            text = say(f"book-end-{step}-text", **values)
            more = [say("book-end-7-colours")] if step == COLOURS and is_coloured else []
            yield Row(str(step), say(f"book-end-{step}"), " ".join([*more, text]))


def _thread(words: CampaignWords, seen: Seen) -> Iterator[Row]:
    """CAM-TRAIN, CAM-CLUE: the lost train, as far as the story has told of it."""
    say, told = words.texts, seen["mystery"]
    if not told:
        return
    yield Row(
        "", say("book-thread-sight"), say("book-thread-sight-text", lines=told["sight_lines"])
    )
    yield Row("", say("book-thread-clue"), say("book-thread-clue-text"))
    if told["pages"]:
        meet = {"last": told["last_stop"], "lines": told["meet_lines"]}
        yield Row("", say("book-thread-page"), say("book-thread-page-text"))
        yield Row("", say("book-thread-meet"), say("book-thread-meet-text", **meet))


def _worth(words: CampaignWords, seen: Seen) -> Iterator[Row]:
    """CAM-RESULT: what a vault is worth in the end, of the things that are known by now."""
    say, worth = words.texts, words.box.numbers["result"]
    yield Row("", say("book-worth-slips"), say("book-worth-slips-text"))
    if 4 in seen["end_steps"]:
        yield Row(
            "", say("book-worth-souvenir"), say("book-worth-souvenir-text", n=worth["souvenir"])
        )
    if 7 in seen["end_steps"]:
        both = worth["depot"] + worth["depot_in_large_city"]
        yield Row(
            "", say("book-worth-depot"), say("book-worth-depot-text", n=worth["depot"], both=both)
        )
        yield Row(
            "",
            say("book-worth-painted"),
            say("book-worth-painted-text", n=worth["painted_own_colour"]),
        )
        yield Row("", say("book-worth-note"), say("book-worth-note-text"))
    if seen["goals"]:
        worth_goal = words.box.thread.numbers["goal_worth"]
        yield Row("", say("book-worth-goal"), say("book-worth-goal-text", n=worth_goal))


# -------------------------------------------------------------------- what lies open


def _companies(words: CampaignWords, seen: Seen) -> Iterator[Row]:
    """Every company card with what it has: privilege, crew, clauses, pass."""
    for row in seen["companies"]:
        colour = row["colour"]
        printed = words.box.companies[colour]
        notes = []
        if "privileges" in seen["enabled"]:
            notes.append(card_text(words, seen, f"privilege_{colour}"))
        if row["crew"]:
            level = LEVELS[seen["crew"][row["crew"]]["level"]]
            notes.append(
                words.texts("book-crew", level=level, card=card_text(words, seen, row["crew"]))
            )
        notes += [
            card_text(words, seen, name) for name in (*row["clauses"], *filter(None, [row["pass"]]))
        ]
        founder = words.texts("book-founder", name=printed.founder)
        yield Row("", words.company(colour), founder, notes, colour)


def _regions(words: CampaignWords, seen: Seen) -> Iterator[Row]:
    """LEG-CAMP-10: who opens a box may look at everything in it."""
    say, box = words.texts, words.box
    known = {HOME, *(row["id"] for row in seen["regions"])}
    retired = {name for name, row in seen["tickets"].items() if row["retired"]}
    for row in seen["regions"]:
        region = box.regions[row["id"]]
        tickets = [
            ticket
            for ticket in box.board.tickets
            if row["id"] in (ends := {box.region_of[ticket.a], box.region_of[ticket.b]})
            and ends <= known
            and ticket.id not in retired
        ]
        notes = [
            say("book-region-person", person=region.person[words.language]),
            say(
                "book-region-cities",
                cities=words.joined([words.city(city) for city in region.cities]),
            ),
            *(
                say("book-region-event", event=card_text(words, seen, event))
                for event in region.events
            ),
        ]
        if tickets:
            names = ", ".join(words.ticket(ticket.id) for ticket in tickets)
            notes.append(say("book-region-tickets", tickets=names))
        if row["settled"]:
            text = say("book-region-settled")
        else:
            rule = box.slots[region.slot]
            text = f"{rule.name[words.language]}: {_slot_text(words, seen, region.slot)}"
        yield Row("" if row["settled"] else region.slot, words.region(row["id"]), text, notes)


def _events(words: CampaignWords, seen: Seen) -> Iterator[Row]:
    """CAM-EV-3: events in the deck and how worn they are."""
    for name, marks in seen["events"].items():
        if marks["place"] == "deck":
            event = words.box.events[name]
            worn = words.texts("book-event-wear", marks=marks["marks"], wear=event.wear)
            text = card_text(words, seen, name).partition(": ")[2]
            yield Row("", event.name[words.language], text, [worn])
