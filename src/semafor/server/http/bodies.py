"""Between requests and messages: bodies in, messages out, every fault a `Problem`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from semafor.engine.errors import SemaforError
from semafor.server.http.guard import BodyTooLong
from semafor.server.protocol.bounds import MOST_WHY, check_json
from semafor.server.protocol.encoding import encode
from semafor.server.protocol.messages import Message
from semafor.server.protocol.posts import Problem
from semafor.server.protocol.refusals import Refusal
from semafor.server.storage.database import StoreDown
from semafor.server.upkeep.metrics import Metrics
from semafor.server.upkeep.pace import doing

log = logging.getLogger("semafor")

M = TypeVar("M", bound=Message)
Handler = Callable[[Request], Awaitable[Response]]

# How long the body of a request may take.
BODY_SECONDS = 10.0
STATUS = {
    "unknown-game": 404,
    "unknown-campaign": 404,
    "unknown-edition": 404,
    "unknown-path": 404,
    "game-damaged": 409,
    "bad-link": 404,
    "wrong-method": 405,
    "wrong-password": 401,
    "no-session": 401,
    "not-at-this-machine": 403,
    "no-network": 409,
    "not-your-seat": 403,
    "not-your-company": 403,
    "campaign-sealed": 403,
    "campaign-not-over": 403,
    "not-host": 403,
    "campaign-file-host": 403,
    "campaign-file-later": 409,
    "bad-invite": 403,
    "not-over": 403,
    "name-taken": 409,
    "has-account": 409,
    "seat-taken": 409,
    "already-started": 409,
    "already-seated": 409,
    "colour-taken": 409,
    "hand-wait": 409,
    "hand-early": 409,
    "daily-closed": 403,
    "daily-alone": 403,
    "no-puzzle": 404,
    "hand-kept": 409,
    "stale": 409,
    "too-slow": 408,
    "too-long": 413,
    "too-many": 429,
    "store-down": 503,
}


def reply(message: Message, status: int = 200) -> Response:
    """A message as an answer."""
    return Response(encode(message), status, media_type="application/json")


def problem(code: str, status: int | None = None, **values: Any) -> Response:
    """A refusal as an answer."""
    plain = {key: _plain(value) for key, value in values.items()}
    return reply(Problem(code, plain), status or STATUS.get(code, 400))


def _plain(value: Any) -> Any:
    return value if isinstance(value, (int, float, str, bool)) else str(value)


async def read(request: Request, kind: type[M]) -> M:
    """The body of a request as a message of a kind."""
    return decode_body(await read_body(request), kind)


async def read_body(request: Request) -> bytes:
    """The body of a request; whoever takes too long for it is refused."""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await request.body()
    except TimeoutError as error:
        raise Refusal("too-slow") from error


def decode_body(body: bytes, kind: type[M]) -> M:
    """Bytes as a message of a kind."""
    try:
        check_json(body)
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, ValueError) as error:
        raise Refusal("bad-request", why=str(error)[:MOST_WHY]) from error


def guarded(handler: Handler, metrics: Metrics, name: str) -> Handler:
    """The same handler, which answers with a problem where it cannot do what was asked."""

    async def handle(request: Request) -> Response:
        doing(name)
        try:
            return await handler(request)
        except StoreDown as down:
            metrics.count("store_errors")
            log.warning("the database does not answer: %s", down.why)
            return problem("store-down")
        except SemaforError as error:
            return problem(error.reason, **error.values)
        except BodyTooLong:
            return problem("too-long")
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            metrics.count("errors")
            log.exception("a request could not be answered")
            return problem("server", 500)

    return handle
