"""A server with a past: a long game, a finished one, a late campaign and one that is over.

Everything is stored before the server starts, so that a harness meets at once what takes people months.
All of it belongs to one person, whose token is given. Nobody moves by itself: all seats are people's.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from pathlib import Path

import msgspec

from semafor.bots.daily import day_of, deal_of
from semafor.server.app import open_database
from semafor.server.campaigns.state import CampaignSetup
from semafor.server.campaigns.store import CampaignStore
from semafor.server.campaigns.table import CampaignTable
from semafor.server.games.daily import daily_setup
from semafor.server.games.room import Room
from semafor.server.games.setup import GameSetup
from semafor.server.games.store import Store, game_changes
from semafor.server.games.table import Table
from semafor.server.log.folding import Event
from semafor.server.people.sessions import hash_token, new_token
from semafor.server.people.store import Person, PersonStore
from semafor.server.settings import Settings
from trials import tables
from trials.campaigns import Shelf
from trials.tables import HOST

LAST_GAME = 12
DRAWS = 0.85
# Letters of ids in a shelf that has been played on.
PAST = ((b"campaign-id", b"campaign-over"), (b'"table-', b'"past-'))


@dataclass
class Stage:
    """Whose it all is and what it is called."""

    token: str
    running: str = ""
    finished: str = ""
    campaign: str = ""
    table: str = ""
    over: str = ""
    rev: int = -1


def play_slowly(store: tables.Store, chooser: random.Random) -> None:
    """A move of somebody who mostly draws: games last long, and hands grow."""
    seat = store.table.deciding()[0]
    prompt = store.table.prompt(seat)
    assert prompt is not None
    draws = [move for move in prompt.moves if move["do"] == "draw"]
    is_slow = bool(draws) and chooser.random() < DRAWS
    move = chooser.choice(draws) if is_slow else tables.choose(chooser, prompt.moves)
    store.play(seat, move)


def long_game(moves: int, seed: str = "long") -> tables.Store:
    """A running game of five people with so many moves."""
    for number in range(100):
        store = tables.open_store("europe", "me person person person person", f"{seed}{number}")
        chooser = random.Random(number)
        while store.table.status != "over":
            if store.table.rev >= moves:
                return store
            play_slowly(store, chooser)
    raise AssertionError("no game lasted that long")


def short_game() -> tables.Store:
    """A game that is over."""
    return tables.play_out(tables.open_store("usa-classic", "me person", "short"), "short")


def daily_game() -> tables.Store:
    """Today's deal, played to its end."""
    now = time.time()
    store = tables.Store(daily_setup(deal_of("usa-classic", day_of(now)), HOST, "Anna", now))
    store.settle()
    return tables.play_out(store, "daily")


def late_campaign(games: int, people: int, moves: int) -> Shelf:
    """A campaign in a late game, with so many moves played in it."""
    shelf = Shelf(" ".join(["me", *["person"] * (people - 1)]), veteran=True)
    chooser = random.Random(5)
    while shelf.table.campaign.state.game < games or not shelf.playing:
        shelf.step(chooser)
    store = shelf.games[shelf.table.awaited]
    while store.table.rev < moves and store.table.status != "over":
        play_slowly(store, chooser)
    return shelf


class Builder:
    """Writes a stage into a database."""

    def __init__(self, store: Store, campaigns: CampaignStore) -> None:
        self.store = store
        self.campaigns = campaigns

    async def game(self, played: tables.Store) -> str:
        """A game with its log."""
        digest = Room(played.table).digest()
        changes = game_changes(played.setup, digest, played.events)
        assert await self.store.database.write(*changes)
        return played.setup.id

    async def campaign(self, shelf: Shelf, *renamed: tuple[bytes, bytes]) -> CampaignTable:
        """A campaign with its log and its games, perhaps under other names."""

        def again(value: object, kind: type) -> object:
            text = msgspec.json.encode(value)
            for old, new in renamed:
                text = text.replace(old, new)
            return msgspec.json.decode(text, type=kind)

        setup = again(shelf.setup, CampaignSetup)
        events = again(shelf.events, list[Event])
        assert isinstance(setup, CampaignSetup)
        assert isinstance(events, list)
        table = CampaignTable(setup, events)
        changes = []
        for game in shelf.games.values():
            row, log = again(game.setup, GameSetup), again(game.events, list[Event])
            assert isinstance(row, GameSetup)
            assert isinstance(log, list)
            changes += game_changes(row, Room(Table(row, log)).digest(), log)
        assert await self.campaigns.create(setup, table.summary(""), events, changes)
        return table


async def build_stage(
    settings: Settings,
    *,
    moves: int = 260,
    games: int = LAST_GAME,
    people: int = 3,
    whole: bool = True,
    daily: bool = False,
) -> Stage:
    """Everything, in the database of these settings; only `whole` with a campaign that is over.

    With a `daily` whoever asks for today's deal has bots play it, too, for some minutes.
    """
    stage = Stage(new_token())
    database = await open_database(settings)
    try:
        builder = Builder(Store(database), CampaignStore(database))
        anna = Person(HOST, "Anna", None)
        await PersonStore(database).add_person(anna, hash_token(stage.token))
        stage.running = await builder.game(long_game(moves))
        stage.finished = await builder.game(short_game())
        if daily:
            await builder.game(daily_game())
        shelf = late_campaign(games, people, moves // 2)
        late = await builder.campaign(shelf)
        stage.campaign, stage.table, stage.rev = late.setup.id, late.awaited, late.rev
        chooser = random.Random(6)
        while whole and shelf.table.campaign.pending().what != "over":
            shelf.step(chooser)
        stage.over = (await builder.campaign(shelf, *PAST)).setup.id
    finally:
        await database.close()
    return stage


def stage_settings(data: Path, database: str = "") -> Settings:
    """The same store as the server's."""
    return Settings(data=data, database=database)
