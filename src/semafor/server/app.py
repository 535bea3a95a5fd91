"""The application: its parts put together, its paths, its beginning and its end."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from semafor.server.api import Api
from semafor.server.bus import Bus, LocalBus
from semafor.server.campaign_api import CampaignApi
from semafor.server.campaign_store import CampaignStore
from semafor.server.campaigns import Campaigns
from semafor.server.database import Database, StoreDown
from semafor.server.driving import Driver
from semafor.server.files import Files
from semafor.server.guard import App, Guard
from semafor.server.http import Handler, guarded, problem
from semafor.server.hub import Hub
from semafor.server.metrics import Metrics
from semafor.server.sessions import Sessions
from semafor.server.settings import Settings
from semafor.server.sockets import Sockets
from semafor.server.store import Store
from semafor.server.thinking import Thinking

log = logging.getLogger("semafor")


async def open_database(settings: Settings) -> Database:
    """SQLite unless another one is named; drivers are loaded only where they are used."""
    if settings.database:
        from semafor.server.store_postgres import open_postgres  # noqa: PLC0415 - as said

        return await open_postgres(settings.database)
    from semafor.server.store_sqlite import open_sqlite  # noqa: PLC0415 - as said

    return await open_sqlite(settings.data)


def make_bus(settings: Settings, database: Database) -> Bus:
    """Redis if it is named, else the database's own way, else nobody to tell."""
    if settings.redis:
        from semafor.server.bus_redis import RedisBus  # noqa: PLC0415 - as above

        return RedisBus(settings.redis)
    if settings.database:
        from semafor.server.bus_postgres import PostgresBus  # noqa: PLC0415 - as above
        from semafor.server.store_postgres import PostgresDatabase  # noqa: PLC0415 - as above

        assert isinstance(database, PostgresDatabase)
        return PostgresBus(settings.database, database)
    return LocalBus()


class Server:
    """One server process: everything that lives between its beginning and its end."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = database
        self.bus = make_bus(settings, database)
        self.thinking = Thinking(self.metrics)
        self.store = Store(database)
        self.sessions = Sessions(self.store)
        self.hub = Hub(self.store, self.bus, self.thinking, self.metrics)
        self.driver = Driver(self.hub, self.sessions)
        self.driver.is_shared = bool(settings.database)
        self.sockets = Sockets(self.hub, self.driver, self.sessions)
        self.api = Api(settings, self.hub, self.driver, self.sessions)
        self.campaigns = Campaigns(self.hub, CampaignStore(database))
        self.campaigns.is_shared = self.driver.is_shared
        self.campaign_api = CampaignApi(self.api, self.campaigns)

    async def begin(self) -> None:
        """Listen to other processes and look after the games."""
        await self.bus.open(self.driver.hear)
        await self.driver.begin()

    async def end(self) -> None:
        """Let go of everything; what was acknowledged is stored already."""
        self.hub.is_closing = True
        self.sockets.say_goodbye()
        await self.hub.stop_tasks()
        with contextlib.suppress(StoreDown):
            await self.hub.write_digests()
            await self.store.beat(time.time())
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
    return Guard(app, server.settings, server.metrics)


def make_routes(server: Server) -> list[BaseRoute]:
    """Every path there is; the last one is the page."""
    api, campaigns = server.api, server.campaign_api
    files = Files()

    def route(path: str, method: str, handler: Handler) -> Route:
        return Route(path, guarded(handler, server.metrics), methods=[method])

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        if request.method not in ("GET", "HEAD"):
            return problem("wrong-method" if path.startswith("api/") else "unknown-path")
        answer = None if path.startswith("api/") else files.answer(request, path)
        return answer or problem("unknown-path")

    return [
        route("/api/welcome", "GET", api.welcome),
        route("/api/me", "POST", api.rename),
        route("/api/register", "POST", api.register),
        route("/api/login", "POST", api.login),
        route("/api/logout", "POST", api.logout),
        route("/api/games", "GET", api.games),
        route("/api/games", "POST", api.create),
        route("/api/games/{id}", "GET", api.lobby),
        route("/api/games/{id}/join", "POST", api.join),
        route("/api/games/{id}/hand", "POST", api.hand_link),
        route("/api/games/{id}/replay", "GET", api.replay),
        route("/api/games/{id}/replay/steps", "GET", api.replay_steps),
        route("/api/games/{id}/record", "GET", api.record),
        route("/api/games/{id}/branch", "POST", api.branch),
        route("/api/games/{id}/scene", "GET", campaigns.game_scene),
        route("/api/games/{id}/office", "GET", campaigns.office),
        route("/api/campaigns", "GET", campaigns.own),
        route("/api/campaigns", "POST", campaigns.create),
        route("/api/campaigns/{id}", "GET", campaigns.show),
        route("/api/campaigns/{id}/do", "POST", campaigns.do),
        route("/api/campaigns/{id}/join", "POST", campaigns.join),
        route("/api/campaigns/{id}/story", "GET", campaigns.story),
        route("/api/campaigns/{id}/scene", "GET", campaigns.scene),
        route("/api/hand", "POST", api.take_hand),
        route("/api/scenes/{edition}", "GET", api.scene),
        route("/healthz", "GET", api.health),
        route("/metrics", "GET", api.metrics),
        WebSocketRoute("/ws", server.sockets),
        Route("/{path:path}", guarded(page, server.metrics), methods=METHODS),
    ]


METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
