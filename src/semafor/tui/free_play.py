"""Free play at the screen: who plays, which regions boom, and a game on the finished board.

Overview, section 7 of the campaign's rules. Nothing changes any more; a game that comes to its end is
kept in the campaign's file.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.markup import escape

from semafor.board.values import is_number
from semafor.charter.content import GAMES
from semafor.charter.overlay import Overlay, edition_from, free_overlay
from semafor.engine.errors import SemaforError
from semafor.engine.game import Game
from semafor.engine.ruleset import compile_ruleset
from semafor.tui.dialogues import numbered

if TYPE_CHECKING:
    from semafor.tui.campaign import CampaignSession

NONE = "0"


def next_number(records: Sequence[int]) -> int:
    """The number of the next free game."""
    return max(GAMES, *records, GAMES) - GAMES + 1


def free_game(session: CampaignSession) -> tuple[Overlay, Game]:
    """Ask for players, regions and events until they fit; the game, set up."""
    number = next_number(list(session.folder.records))
    while True:
        try:
            return set_up(session, number)
        except SemaforError as error:
            session.desk.complain(escape(session.desk.texts.explain(error)))


def set_up(session: CampaignSession, number: int) -> tuple[Overlay, Game]:
    """The answers as a game; one that does not fit is an error."""
    campaign, desk = session.campaign, session.desk
    desk.tell("camp-free-who", seats=escape(session.seats_text()))
    players = session.read_players(desk.ask("campaign-seats"))
    regions = ask_regions(session)
    archived = bool(desk.ask("campaign-free-events"))
    overlay = free_overlay(campaign, list(players), regions, number, archived=archived)
    ruleset = compile_ruleset(edition_from(overlay), len(players))
    first = (number - 1) % len(players)
    return overlay, Game(ruleset, first=first, players=list(players.values()))


def ask_regions(session: CampaignSession) -> list[str] | None:
    """Regions in boom by their numbers, `0` for none; None: by lot."""
    desk = session.desk
    known = [region.id for region in session.campaign.state.regions]
    words = [escape(session.words.region(region)) for region in known]
    desk.show(numbered(words, desk.console.width))
    while True:
        answer = desk.ask("campaign-free-regions")
        if not answer:
            return None
        if answer == NONE:
            return []
        places = [word.strip() for word in answer.split(",")]
        if all(is_number(word) and 1 <= int(word) <= len(known) for word in places):
            return list(dict.fromkeys(known[int(word) - 1] for word in places))
        desk.complain(desk.texts("play-wrong-number", last=len(known)))
