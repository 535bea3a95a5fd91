"""Small things to store."""

from semafor.server.games.creating import new_setup
from semafor.server.games.room import Room
from semafor.server.games.setup import GameSetup
from semafor.server.games.store import Digest, Store
from semafor.server.games.table import Table
from semafor.server.log.folding import Event
from semafor.server.protocol.posts import CreateGame, SeatWish

NOW = 1_800_000_000.0


def some_setup(user: str = "anna", *, seats: int = 2) -> GameSetup:
    """A game of people at one screen."""
    wishes = [SeatWish("me"), *[SeatWish("person")] * (seats - 1)]
    wish = CreateGame(edition="usa-classic", mode="hotseat", seats=wishes)
    return new_setup(wish, user, "Anna", NOW)


def digest_of(setup: GameSetup) -> Digest:
    return Room(Table(setup)).digest()


async def stored_game(store: Store, user: str = "anna") -> GameSetup:
    setup = some_setup(user)
    assert await store.create_game(setup, digest_of(setup))
    return setup


def some_event(rev: int, key: str = "", **body: object) -> Event:
    return Event(rev, key or f"k{rev}", {"kind": "move", "seat": 0, **body}, NOW + rev)
