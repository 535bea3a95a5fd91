"""Names and a line for the chronicle, typed between two games. Nobody has to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.markup import escape

from semafor.board.values import is_number
from semafor.charter.views import view
from semafor.engine.errors import SemaforError
from semafor.engine.game import HUMAN
from semafor.tui.dialogues import numbered

if TYPE_CHECKING:
    from semafor.tui.campaign import CampaignSession

QUOTE = "quote"


def write_down(session: CampaignSession) -> None:
    """Whose it is, what is to be named or written, and the text; an empty answer goes back."""
    desk = session.desk
    state = session.campaign.state
    people = [name for name in state.companies if state.players[name]["kind"] == HUMAN]
    company = whose(session, people)
    if company is None:
        return
    seen = view(session.campaign, company)
    things = [list(row) for row in seen.get("may_name", ())]
    if seen.get("may_write"):
        things.insert(0, [QUOTE, str(seen["may_write"])])
    if not things:
        desk.tell("book-nothing-to-name")
        return
    labels = [escape(_label(session, what, of)) for what, of in things]
    desk.show(numbered(labels, desk.console.width))
    chosen = ask_number(session, "campaign-what", len(things))
    if chosen is None:
        return
    what, of = things[chosen]
    text = desk.ask("campaign-text")
    try:
        if what == QUOTE:
            session.campaign.write_line(company, company, int(of), text)
        else:
            session.campaign.give_name(company, what, of, text)
    except SemaforError as error:
        desk.complain(escape(desk.texts.explain(error)))
        return
    session.save()
    desk.tell("book-written")


def whose(session: CampaignSession, people: Sequence[str]) -> str | None:
    """The only person's company; of several that of who says so, None for an empty answer or nobody."""
    if len(people) <= 1:
        return next(iter(people), None)
    words, desk = session.words, session.desk
    desk.show(numbered([escape(words.short(name)) for name in people], desk.console.width))
    chosen = ask_number(session, "campaign-who", len(people))
    return None if chosen is None else people[chosen]


def _label(session: CampaignSession, what: str, of: str) -> str:
    """A thing in words."""
    words = session.words
    if what == QUOTE:
        year = words.box.by_game("years", int(of))
        return words.texts("book-write", year=str(year))
    place = {"depot": words.city, "line": words.strand}.get(what, words.company)(of)
    return words.texts(f"book-name-{what}", place=place)


def ask_number(session: CampaignSession, question: str, most: int) -> int | None:
    """The place of what was chosen; None for an empty answer."""
    while True:
        answer = session.desk.ask(question)
        if not answer:
            return None
        if is_number(answer) and 1 <= int(answer) <= most:
            return int(answer) - 1
        session.desk.complain(session.desk.texts("play-wrong-number", last=most))
