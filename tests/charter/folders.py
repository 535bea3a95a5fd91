"""Campaign files for tests: with games that were really played, or finished with made-up reports."""

from __future__ import annotations

from functools import cache

from semafor.bots import make_bot
from semafor.bots.between_games import CampaignBot
from semafor.charter import Campaign, new_game, read_report, view
from semafor.charter.advice import ADVISER
from semafor.charter.folders import Folder
from semafor.charter.overlay import overlay_for, write_game
from semafor.engine.game import Game
from tests.charter.worlds import decide, report, to_game

QUICK = "racer"


def players_of(kinds: str) -> dict[str, dict[str, str]]:
    """Companies of people (`Anna`) and bots (`bot:racer`), by words."""
    rows = {}
    for company, word in zip(
        ("blue", "red", "green", "yellow", "black"), kinds.split(), strict=False
    ):
        is_bot = word.startswith("bot:")
        rows[company] = {"name": "Racer" if is_bot else word, "kind": word if is_bot else "human"}
    return rows


def play_on(game: Game, moves: int = 10_000) -> None:
    """So many moves of quick bots, or to the end."""
    bots = [make_bot(QUICK, seat) for seat in range(game.ruleset.seats)]
    for _ in range(moves):
        if game.is_over:
            return
        game.play_action(bots[game.actor].choose(game.view(game.actor)), checked=True)


@cache
def _played(kinds: str, games: int, moves: int | None) -> Folder:
    players = players_of(kinds)
    campaign = Campaign.open(list(players), seed="a secret seed", players=players)
    folder = Folder(campaign)
    chooser = CampaignBot(ADVISER, 5)
    while True:
        pending = campaign.pending()
        if pending.what == "begin" and moves is None and pending.game > games:
            return folder
        if pending.what == "begin":
            campaign.begin(players)
        elif pending.what == "deal":
            campaign.deal()
        elif pending.decision is not None:
            company = pending.decision.company or "blue"
            campaign.choose(chooser.choose(view(campaign, company)))
        else:
            game = new_game(campaign)
            overlay = overlay_for(campaign.state)
            if pending.game > games:
                whole = new_game(campaign)
                play_on(whole)
                play_on(game, (moves or 0) % len(whole.history))
                folder.running = write_game(overlay, game)
                return folder
            play_on(game)
            folder.records[pending.game] = write_game(overlay, game)
            campaign.finish(read_report(campaign.state, game))


def played_folder(kinds: str = "Anna bot:racer", games: int = 1, moves: int | None = 12) -> Folder:
    """So many games played by quick bots, and of the next one so many moves (negative: all but).

    Without a number of moves the next game has not begun.
    """
    found = _played(kinds, games, moves)
    return Folder(found.campaign.copy(), dict(found.records), found.running)


@cache
def _finished(kinds: str) -> Folder:
    players = players_of(kinds)
    campaign = to_game(Campaign.open(list(players), seed="the end", players=players), 12)
    totals = {company: 100 + 7 * place for place, company in enumerate(players)}
    campaign.finish(report(campaign, list(reversed(players)), totals=totals))
    decide(campaign)
    assert campaign.pending().what == "over"
    return Folder(campaign)


def finished_folder(kinds: str = "Anna Piotr bot:racer") -> Folder:
    """A campaign that is over; its games were made up, so there are no records of them."""
    found = _finished(kinds)
    return Folder(found.campaign.copy())
