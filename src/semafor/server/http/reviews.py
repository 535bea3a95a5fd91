"""Reviews of finished games: asked for once, made by the thinking workers piece by piece, kept in memory.

One review is under way at a time, as one slow task after the other, so that bots of other tables wait for one piece at
most; a few may wait, and an address may ask for few. Running games are never looked at, games of campaigns neither: what a seat
knew there stays its own.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import asdict, astuple, dataclass, field

from starlette.requests import Request
from starlette.responses import Response

from semafor.bots.answers import can_search
from semafor.review import Judgement, Review, Strength, assemble
from semafor.review.reviewing import Found
from semafor.server.games.branching import bare_move
from semafor.server.games.past import Past
from semafor.server.games.reviewing import Piece, read_task
from semafor.server.games.table import SCORING, Table
from semafor.server.http import clerk
from semafor.server.http.api import Api
from semafor.server.http.bodies import reply
from semafor.server.http.guard import address_of
from semafor.server.protocol import posts
from semafor.server.protocol.refusals import Refusal
from semafor.server.thinking.pool import Thinking
from semafor.server.upkeep.limits import ByAddress
from semafor.texts import LANGUAGES
from semafor.texts.describe import describe_move

# Weaker than the command's: one worker makes it, beside the bots of running games.
STRENGTH = Strength.of(2048)
MOST_KEPT = 64
MOST_WAITING = 8
# Reviews an address may begin: for each second that passes, and at once.
FAR_STARTS = (0.01, 3)
NEAR_STARTS = (1.0, 30)


@dataclass
class Kept:
    """What is known of one game."""

    state: posts.ReviewState
    moves: int
    race: list[posts.RacePoint]
    done: int = 0
    review: Review | None = None
    better: dict[int, dict[str, str]] = field(default_factory=dict)


class Reviews:
    """The reviews of a server."""

    def __init__(self, api: Api, thinking: Thinking) -> None:
        self._api = api
        self._thinking = thinking
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._one = asyncio.Lock()
        self._waiting = 0
        self.strength = STRENGTH
        self.starts = ByAddress(near=NEAR_STARTS, far=FAR_STARTS)

    async def show(self, request: Request) -> Response:
        """GET /api/games/{id}/review: how far it is, and what was found."""
        return reply(_answer(await self._find(request)))

    async def begin(self, request: Request) -> Response:
        """POST /api/games/{id}/review: begin it, unless somebody has already."""
        kept = await self._find(request)
        if kept.state in ("none", "failed"):
            if self._waiting >= MOST_WAITING:
                raise Refusal("too-many")
            if not self.starts.take(address_of(request.scope)):
                raise Refusal("too-many")
            kept.state, kept.done = "running", 0
            self._waiting += 1
            table = (await self._api.room(request)).table
            self._api.hub.spawn(self._begun(kept, table, request))
        return reply(_answer(kept))

    async def _begun(self, kept: Kept, table: Table, request: Request) -> None:
        """The whole review; one that comes to nothing can be begun again."""
        try:
            async with self._one:
                await self._make(kept, table, request)
        finally:
            self._waiting -= 1
            if kept.state == "running":
                kept.state = "failed"

    async def _find(self, request: Request) -> Kept:
        """What is kept of a finished game that anybody may see."""
        table: Table = (await self._api.room(request)).table
        if table.status != "over":
            raise Refusal("not-over")
        if table.setup.campaign is not None:
            raise Refusal("campaign-sealed")
        kept = self._kept.get(table.setup.id)
        if kept is None:
            person = await self._api.person(request)
            work = await self._api.send_for(request, person, clerk.review_work, Past.of(table))
            is_known = can_search(table.ruleset)
            state: posts.ReviewState = "none" if is_known else "unknown"
            # The pieces are megabytes: they are made again when it is their turn.
            kept = Kept(state, len(work.pieces), work.race)
            kept = self._kept.setdefault(table.setup.id, kept)
            self._forget()
        self._kept.move_to_end(table.setup.id)
        return kept

    def _forget(self) -> None:
        """Let the oldest go that nobody is waiting for."""
        old = [name for name, kept in self._kept.items() if kept.state != "running"]
        for name in old[: max(0, len(self._kept) - MOST_KEPT)]:
            del self._kept[name]

    async def _make(self, kept: Kept, table: Table, request: Request) -> None:
        """One piece after the other, then all of them together."""
        past, work = Past.of(table), clerk.review_work
        pieces = (await self._api.send_for(request, "", work, past, goes_on=True)).pieces
        found = []
        for piece in pieces:
            found.append(await self._look(piece))
            kept.done += 1
        kept.review, kept.better = await self._api.hub.backroom.for_play(_together, table, found)
        kept.state = "done"

    async def _look(self, piece: Piece) -> Found:
        task = {**read_task(piece.judgement), "strength": astuple(self.strength)}
        answer = await self._thinking.ask(task, is_slow=True)
        chances = []
        for one in piece.chances:
            task = {**read_task(one), "games": self.strength.curve}
            told = await self._thinking.ask(task, is_slow=True)
            chances.append(told["chance"])
        return Found(Judgement(**answer["judgement"]), tuple(chances))


def _together(table: Table, found: list[Found]) -> tuple[Review, dict[int, dict[str, str]]]:
    """The review of a finished game, and its better moves in words."""
    game = table.playing
    rows = [(row["seat"], bare_move(row)) for row in game.history]
    with SCORING:
        review = assemble(game, rows, found)
    better = {
        item.number: {
            language: describe_move(table.ruleset, item.judgement.better, language)
            for language in LANGUAGES
        }
        for item in review.moves
        if item.judgement.better is not None
    }
    return review, better


def _answer(kept: Kept) -> posts.GameReview:
    """What a client is told."""
    answer = posts.GameReview(state=kept.state, done=kept.done, moves=kept.moves, race=kept.race)
    review = kept.review
    if review is None:
        return answer
    answer.judged = [
        posts.JudgedMove(
            number=item.number,
            seat=item.seat,
            verdict=item.judgement.verdict,
            wins=round(100 * item.judgement.wins),
            points=round(item.judgement.points),
            better=item.judgement.better,
            text=kept.better.get(item.number, {}),
        )
        for item in review.moves
    ]
    answer.curve = [posts.CurvePoint(**asdict(point)) for point in review.curve]
    answer.decided = review.decided
    answer.best = list(review.best)
    answer.dearest = list(review.dearest)
    answer.games = review.games
    return answer
