"""What a company has written down: standings, its long goal, the lost train, the chronicle; and showing a clue to all.

Rules: CAM-BOOK, CAM-GOAL, CAM-TRAIN, CAM-CLUE. Everything is of a view, so what is closed for its company is absent.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.rule import Rule

from semafor.charter.views import view
from semafor.engine.errors import SemaforError
from semafor.engine.game import HUMAN
from semafor.texts.campaign import CampaignWords
from semafor.texts.campaign_chronicle import company as called
from semafor.texts.campaign_chronicle import headline
from semafor.tui.dialogues import numbered
from semafor.tui.look import HEADING, QUIET, rich_text, styled
from semafor.tui.writing import ask_number, whose

if TYPE_CHECKING:
    from semafor.tui.campaign import CampaignSession

Seen = Mapping[str, Any]
CLUE, SIGHT = "clue", "sight"


# -------------------------------------------------------------------- the screen


def notes_screen(words: CampaignWords, seen: Seen) -> RenderableType:
    """All of it, part by part; before anything is written down a sentence says so."""
    parts = [
        ("book-standings", list(_standings(words, seen))),
        ("book-goals", list(_goals(words, seen))),
        ("book-mystery", list(_mystery(words, seen))),
        ("book-finale", list(_finale(words, seen))),
        ("book-chronicle", list(chronicle_lines(words, seen))),
    ]
    found: list[RenderableType] = []
    for title, lines in parts:
        if lines:
            head = styled(escape(words.texts(title)), HEADING)
            found.append(Rule(rich_text(head), style=QUIET, align="left"))
            found += [rich_text(line) for line in lines]
    return Group(*found) if found else rich_text(words.texts("book-notes-empty"))


def _standings(words: CampaignWords, seen: Seen) -> Iterator[str]:
    """What anybody could have counted, and the medals."""
    if not seen["chronicle"]:
        return
    say, told, names = words.texts, seen["standings"], seen["names"]
    order = sorted(told["wins"], key=lambda name: -told["wins"][name])
    for name in order:
        counts = (
            f"{say('book-wins')} {told['wins'][name]}, {say('book-lasts')} {told['lasts'][name]}"
        )
        yield f"{escape(called(words, names, name))}: {escape(counts)}"
    if told["streak"]:
        who = called(words, names, told["streak"]["company"])
        yield escape(say("book-streak", company=who, count=told["streak"]["n"]))
    for row in told["rivals"]:
        a, b = (called(words, names, name) for name in row["pair"])
        wins = " : ".join(f"{called(words, names, one)} {n}" for one, n in row["wins"].items())
        yield escape(say("book-rival", a=a, b=b, count=row["games"], wins=wins))
    for row in told["medals"]:
        who = ", ".join(called(words, names, name) for name in row["companies"])
        many = f" ({row['n']})" if row["n"] > 1 else ""
        yield f"★ {escape(say('book-medal-' + row['kind']))}{many}: {escape(who)}"
    if seen["blank"]["all"]:
        yield escape(say("book-coloured", left=seen["blank"]["left"], all=seen["blank"]["all"]))


def _goals(words: CampaignWords, seen: Seen) -> Iterator[str]:
    """One's own long goal, and those that were reached."""
    for name, row in seen["goals"].items():
        if not row:
            continue
        if row["done"]:
            state = words.texts("book-goal-done", game=row["done"])
        else:
            state = words.texts("book-goal-state", have=row["have"], need=row["need"])
        text = f"{row['name'][words.language]}: {row['text'][words.language]}"
        yield f"{escape(called(words, seen['names'], name))} · {escape(text)} ({escape(state)})"


def _mystery(words: CampaignWords, seen: Seen) -> Iterator[str]:
    """Clues, sightings, the timetable, and who may be driving."""
    told = seen["mystery"]
    if not told:
        return
    say, names = words.texts, seen["names"]
    for row in told["clues"]:
        state = say("book-clue-open" if row["shared"] else "book-clue-mine")
        finder = escape(called(words, names, row["by"]))
        yield f"{finder}: {escape(row['text'][words.language])} {styled(escape(f'({state})'), QUIET)}"
    for name, count in told["found"].items():
        hidden = count - sum(row["by"] == name for row in told["clues"])
        if hidden > 0:
            who = called(words, names, name)
            yield styled(escape(say("book-clues-hidden", company=who, count=hidden)), QUIET)
    for row in told["sights"]:
        sight = say("book-sight", game=row["game"], city=words.city(row["city"]))
        yield f"{escape(say('book-sights'))}: {escape(sight)} · {escape(called(words, names, row['by']))}"
    for number, page in enumerate(told["pages"] or (), start=1):
        yield escape(f"{say('book-timetable')} {number}: {words.stops(page)}")
    for row in told["suspects"]:
        yield f"{styled(escape(row['name'][words.language]), 'bold')}. {escape(row['text'][words.language])}"


def _finale(words: CampaignWords, seen: Seen) -> Iterator[str]:
    told = seen["finale"]
    if told:
        yield escape(f"{told['name'][words.language]}. {words.finale(told)}")


def chronicle_lines(words: CampaignWords, seen: Seen) -> Iterator[str]:
    """A headline for every game, and what its players wrote."""
    for page in seen["chronicle"]:
        told = headline(words, page["headline"], seen["names"])
        yield f"{styled(str(page['year']), 'bold')} {escape(told)}"
        for company, text in page["quotes"].items():
            who = called(words, seen["names"], company)
            yield styled(escape(f"     “{text}” — {who}"), QUIET)


# -------------------------------------------------------------------- whose, and showing a clue


def look_at_notes(session: CampaignSession, company: str = "") -> None:
    """The notes of a company; at a question for all somebody says whose. Others do not look on."""
    state = session.campaign.state
    people = [name for name in state.companies if state.players[name]["kind"] == HUMAN]
    if not company:
        company = whose(session, people) or ""
    if len(people) > 1 and company:
        session.draw_curtain(company)
    try:
        _show(session, company)
    finally:
        if len(people) > 1 and company:
            session.desk.clear(forget=True)


def _show(session: CampaignSession, company: str) -> None:
    """The screen, and as long as something of one's own is closed the offer to show it."""
    desk, words = session.desk, session.words
    while True:
        seen = view(session.campaign, company or None)
        desk.show(notes_screen(words, seen))
        closed = list(_closed(words, seen)) if company else []
        if not closed:
            desk.ask("campaign-back")
            return
        desk.tell("book-share")
        desk.show(numbered([escape(text) for _what, _of, text in closed], desk.console.width))
        chosen = ask_number(session, "campaign-share", len(closed))
        if chosen is None:
            return
        what, of, _text = closed[chosen]
        try:
            session.campaign.share(company, what, of)
        except SemaforError as error:
            desk.complain(escape(desk.texts.explain(error)))
            return
        session.save()


def _closed(words: CampaignWords, seen: Seen) -> Iterator[tuple[str, str, str]]:
    """CAM-CLUE-3: what one has found or seen and nobody else knows."""
    told = seen["mystery"] or {"clues": (), "sights": ()}
    for row in told["clues"]:
        if not row["shared"] and row["by"] == seen["company"]:
            yield CLUE, row["id"], row["text"][words.language]
    for row in told["sights"]:
        if not row["shared"] and row["by"] == seen["company"]:
            sight = words.texts("book-sight", game=row["game"], city=words.city(row["city"]))
            yield SIGHT, str(row["game"]), sight
