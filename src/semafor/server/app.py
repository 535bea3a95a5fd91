"""The application: its parts put together, its paths, its beginning and its end."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from semafor.editions import find_problems
from semafor.server.bus import Bus, LocalBus
from semafor.server.campaigns.hub import Campaigns
from semafor.server.campaigns.store import CampaignStore
from semafor.server.games.driving import Driver
from semafor.server.games.hub import Hub
from semafor.server.games.store import Store
from semafor.server.http.api import Api
from semafor.server.http.bodies import Handler, guarded, problem
from semafor.server.http.campaign_files import CampaignFiles
from semafor.server.http.campaigns import CampaignApi
from semafor.server.http.daily import DailyApi
from semafor.server.http.files import Files
from semafor.server.http.guard import App, Guard
from semafor.server.http.previews import Previews
from semafor.server.http.reach import Reach
from semafor.server.http.reviews import Reviews
from semafor.server.people.following import People
from semafor.server.people.sessions import Sessions
from semafor.server.people.store import PersonStore
from semafor.server.settings import Settings
from semafor.server.sockets.endpoint import Sockets
from semafor.server.storage.database import Database, StoreDown
from semafor.server.thinking.pool import Thinking
from semafor.server.upkeep.metrics import Metrics

log = logging.getLogger("semafor")


async def open_database(settings: Settings) -> Database:
    """SQLite unless another one is named; drivers are loaded only where they are used."""
    if settings.database:
        from semafor.server.storage.postgres import open_postgres  # noqa: PLC0415 - as said

        return await open_postgres(settings.database)
    from semafor.server.storage.sqlite import open_sqlite  # noqa: PLC0415 - as said

    return await open_sqlite(settings.data)


def make_bus(settings: Settings, database: Database) -> Bus:
    """Redis if it is named, else the database's own way, else nobody to tell."""
    if settings.redis:
        from semafor.server.bus.redis import RedisBus  # noqa: PLC0415 - as above

        return RedisBus(settings.redis)
    if settings.database:
        from semafor.server.bus.postgres import PostgresBus  # noqa: PLC0415 - as above
        from semafor.server.storage.postgres import PostgresDatabase  # noqa: PLC0415 - as above

        assert isinstance(database, PostgresDatabase)
        return PostgresBus(settings.database, database)
    return LocalBus()


class Server:
    """One server process: everything that lives between its beginning and its end."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.reach = Reach(settings)
        self.metrics = Metrics()
        self.database = database
        self.bus = make_bus(settings, database)
        self.thinking = Thinking(self.metrics)
        self.store = Store(database)
        people = PersonStore(database)
        self.sessions = Sessions(people)
        self.hub = Hub(self.store, self.bus, self.thinking, self.metrics)
        self.driver = Driver(self.hub, self.sessions)
        self.works = self.hub.works
        self.works.is_shared = bool(settings.database)
        self.campaigns = Campaigns(self.hub, CampaignStore(database))
        self.driver.logs.append(self.campaigns)
        self.sockets = Sockets(self.hub, self.campaigns, self.driver, self.sessions)
        self.people = People(self.hub, self.campaigns, self.sessions, people)
        self.driver.on_clean = self.people.catch_up
        self.api = Api(self.reach, self.hub, self.driver, self.people)
        self.reviews = Reviews(self.api, self.thinking)
        self.daily = DailyApi(self.api, self.thinking)
        self.campaign_api = CampaignApi(self.api, self.campaigns)
        self.campaign_files = CampaignFiles(self.api, self.campaigns)

    async def begin(self) -> None:
        """Listen to other processes and look after the games."""
        for broken in find_problems():
            log.warning("no edition: %s: %s", broken.folder, broken.error)
        await self.bus.open(self.hear)
        await self.driver.begin()

    def hear(self, text: str) -> None:
        """Something came over the bus: about games, sessions or campaigns; rubbish is counted."""
        try:
            self.driver.hear(text)
        except (ValueError, TypeError):
            self.metrics.count("rubbish")

    async def end(self) -> None:
        """Let go of everything; what was acknowledged is stored already."""
        self.works.is_closing = True
        self.sockets.say_goodbye()
        await self.works.stop_tasks()
        with contextlib.suppress(StoreDown):
            await self.driver.write_digests()
            await self.store.beat(self.hub.now())
        await self.works.backroom.close()
        await self.thinking.close()
        await self.bus.close()
        await self.database.close()


def make_app(server: Server) -> App:
    """The ASGI application of a server."""

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await server.begin()
        try:
            yield
        finally:
            await server.end()

    app = Starlette(routes=make_routes(server), lifespan=lifespan)
    return Guard(app, server.settings, server.metrics, server.reach)


def make_routes(server: Server) -> list[BaseRoute]:
    """Every path there is; the last one is the page."""
    api, campaigns, campaign_files = server.api, server.campaign_api, server.campaign_files
    files = Files()
    previews = Previews(api, files)

    def route(path: str, method: str, handler: Handler) -> Route:
        name = f"{method} {path}"
        return Route(path, guarded(handler, server.metrics, name), methods=[method])

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        if request.method not in ("GET", "HEAD"):
            return problem("wrong-method" if path.startswith("api/") else "unknown-path")
        if path.startswith("api/"):
            return problem("unknown-path")
        if not files.is_packed(path):
            await server.hub.backroom.for_play(files.find_page, path)
        answer = files.answer(request, path)
        return answer or problem("unknown-path")

    return [
        route("/api/welcome", "GET", api.welcome),
        route("/api/lan", "POST", api.open_lan),
        route("/api/me", "POST", api.rename),
        route("/api/register", "POST", api.register),
        route("/api/login", "POST", api.login),
        route("/api/logout", "POST", api.logout),
        route("/api/notices", "POST", api.read_notices),
        route("/api/games", "GET", api.games),
        route("/api/games", "POST", api.create),
        route("/api/games/{id}", "GET", api.lobby),
        route("/api/games/{id}/join", "POST", api.join),
        route("/api/games/{id}/hand", "POST", api.hand_link),
        route("/api/games/{id}/rematch", "POST", api.rematch),
        route("/api/games/{id}/replay", "GET", api.replay),
        route("/api/games/{id}/replay/steps", "GET", api.replay_steps),
        route("/api/games/{id}/review", "GET", server.reviews.show),
        route("/api/games/{id}/review", "POST", server.reviews.begin),
        route("/api/games/{id}/picture", "GET", previews.picture),
        route("/api/games/{id}/record", "GET", api.record),
        route("/api/games/{id}/branch", "POST", api.branch),
        route("/api/games/{id}/scene", "GET", campaigns.game_scene),
        route("/api/daily", "GET", server.daily.show),
        route("/api/daily", "POST", server.daily.play),
        route("/api/puzzles/{edition}", "GET", server.daily.puzzle),
        route("/api/puzzles/{edition}", "POST", server.daily.solve),
        route("/api/campaigns", "GET", campaigns.own),
        route("/api/campaigns", "POST", campaigns.create),
        route("/api/campaigns/import", "POST", campaign_files.take_in),
        route("/api/campaigns/{id}", "GET", campaigns.show),
        route("/api/campaigns/{id}/join", "POST", campaigns.join),
        route("/api/campaigns/{id}/story", "GET", campaigns.story),
        route("/api/campaigns/{id}/chronicle", "GET", campaigns.chronicle),
        route("/api/campaigns/{id}/poster", "GET", campaigns.poster),
        route("/api/campaigns/{id}/book", "GET", campaigns.book),
        route("/api/campaigns/{id}/scene", "GET", campaigns.scene),
        route("/api/campaigns/{id}/file", "POST", campaign_files.export),
        route("/api/campaigns/{id}/finale", "GET", campaigns.finale),
        route("/api/campaigns/{id}/free", "GET", campaigns.free_games),
        route("/api/campaigns/{id}/free", "POST", campaigns.play_on),
        route("/api/games/{id}/postcards", "GET", campaigns.postcards),
        route("/api/hand", "POST", api.take_hand),
        route("/api/scenes/{edition}", "GET", api.scene),
        route("/api/editions", "GET", api.editions),
        route("/api/editions/{edition}", "GET", api.edition),
        route("/api/editions/{edition}/picture", "GET", api.picture),
        route("/healthz", "GET", api.health),
        route("/metrics", "GET", api.metrics),
        WebSocketRoute("/ws", server.sockets),
        route("/replay/{id}", "GET", previews.page),
        route("/replay/{id}/{move}", "GET", previews.page),
        route("/join/{id}/{invite}", "GET", previews.page),
        Route("/{path:path}", guarded(page, server.metrics, "the page"), methods=METHODS),
    ]


METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
