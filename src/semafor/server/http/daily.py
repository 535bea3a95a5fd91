"""The deal of the day over HTTP: who plays it here, how bots have played it, and the day's puzzle beside it."""

from __future__ import annotations

import asyncio
from datetime import date

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from semafor.bots.daily import COMPARED, SEAT, Deal, day_of, deal_of, end_of
from semafor.bots.reasons import describe_reason, explain
from semafor.editions import known_editions
from semafor.engine.chance import commitment
from semafor.engine.resample import any_position
from semafor.review.puzzles import Puzzle, puzzle_of, puzzles_of, shown_order
from semafor.server.games import views
from semafor.server.games.daily import daily_of, daily_rows, daily_setup
from semafor.server.games.store import DailyRow
from semafor.server.http.api import Api, created
from semafor.server.http.bodies import read, reply
from semafor.server.protocol import posts
from semafor.server.protocol.refusals import Refusal
from semafor.server.storage.database import StoreDown
from semafor.server.thinking.pool import Thinking, ThinkingFailed
from semafor.texts import LANGUAGES
from semafor.texts.describe import describe_move

PERCENT = 100
DIGITS = 3
# Deals whose bots are being worked out at a time, and those that may wait.
MOST_WAITING = 8


class DailyApi:
    """Deals and puzzles of a server."""

    def __init__(self, api: Api, thinking: Thinking) -> None:
        self._api = api
        self._hub = api.hub
        self._thinking = thinking
        self._bots: dict[str, list[posts.DailyBot]] = {}
        self._begun: set[str] = set()
        self._one = asyncio.Lock()

    # ---------------------------------------------------------------- the deal

    async def show(self, request: Request) -> Response:
        """GET /api/daily?edition=…: today's deal."""
        edition = _known(request.query_params.get("edition") or known_editions()[0])
        return reply(await self._answer(await self._api.person(request), edition))

    async def play(self, request: Request) -> Response:
        """POST /api/daily: one game a person; who has begun it goes on with that."""
        edition = _known((await read(request, posts.PlayDaily)).edition)
        session, token = await self._api.some_session(request)
        deal = await self._deal(edition, day_of(self._hub.now()))
        person = session.person
        own = await self._own(person.id, deal)
        if own is None:
            self._api.limit_creations(request)
            try:
                room = await self._hub.create(
                    lambda: daily_setup(deal, person.id, person.name, self._hub.now())
                )
                return self._api.with_cookie(request, reply(created(room.table.setup), 201), token)
            except Refusal:
                own = await self._own(person.id, deal)  # begun twice in one moment
                if own is None:
                    raise
        return self._api.with_cookie(request, reply(posts.Created(own.game)), token)

    async def _deal(self, edition: str, day: str) -> Deal:
        """The deal of a day: its rules are compiled beside."""
        return await self._hub.backroom.for_play(deal_of, edition, day)

    async def _own(self, person: str, deal: Deal) -> DailyRow | None:
        return await daily_of(self._hub, deal.day, deal.edition, person)

    async def _answer(self, person: str, edition: str) -> posts.Daily:
        """Only who has finished the deal is told of results: they and the games give it away."""
        day = day_of(self._hub.now())
        deal = await self._deal(edition, day)
        rows = await daily_rows(self._hub, day, edition)
        own = await self._own(person, deal)
        if own is not None and all(row.person != person for row in rows):
            rows.append(own)  # the list is long
        is_done = own is not None and own.summary.status == "over"
        bots = await self._compare(deal) if is_done else []
        return posts.Daily(
            day=day,
            ends=end_of(day),
            deal=posts.DailyDeal(
                edition=edition,
                seats=deal.seats,
                opponents=[one.id for one in deal.opponents],
                commitment=commitment(deal.seed, deal.salt),
                state="open" if own is None else "over" if is_done else "playing",
                game=own.game if own else None,
                players=[_player(row, person, day, is_told=is_done) for row in rows],
                bots=bots,
                compared=len(COMPARED),
            ),
            history=await self._history(person) if person else [],
        )

    async def _history(self, person: str) -> list[posts.DailyPast]:
        found = []
        for day, stored in await self._hub.store.own_daily(person):
            room = self._hub.rooms.get(stored.id)
            summary = room.table.summary("") if room else stored
            if summary.totals is None:
                continue
            found.append(
                posts.DailyPast(
                    day=day,
                    edition=summary.edition,
                    game=summary.id,
                    total=summary.totals[SEAT],
                    rank=_rank(summary),
                    late=summary.updated >= end_of(day),
                )
            )
        return found

    # ---------------------------------------------------------------- how bots play it

    async def _compare(self, deal: Deal) -> list[posts.DailyBot]:
        """What is known; the rest is begun, by the workers in which bots think."""
        name = (
            f"daily {deal.day} {deal.edition} {deal.ruleset.rules_version} {deal.ruleset.map_hash}"
        )
        if name not in self._bots:
            kept = await self._hub.store.read_kept(name)
            self._bots[name] = msgspec.json.decode(kept, type=list[posts.DailyBot]) if kept else []
        found = self._bots[name]
        is_begun = name in self._begun
        if len(found) < len(COMPARED) and not is_begun and len(self._begun) < MOST_WAITING:
            self._begun.add(name)
            self._hub.spawn(self._work(name, deal))
        return found

    async def _work(self, name: str, deal: Deal) -> None:
        """One level after the other in the person's seat."""
        found = self._bots[name]
        try:
            async with self._one:
                for level in COMPARED[len(found) :]:
                    found.append(await self._play(deal, level))
            await self._hub.store.keep(name, msgspec.json.encode(found).decode())
        except (ThinkingFailed, StoreDown):
            self._hub.metrics.count("errors")  # whoever looks again begins again
        finally:
            self._begun.discard(name)

    async def _play(self, deal: Deal, level: str) -> posts.DailyBot:
        """A whole game between bots; each decides from its own view, as at any table."""
        game = await self._hub.backroom.for_play(deal.begin, "", level)
        bots = deal.bots(level)
        while not game.is_over:
            seat = game.actor
            dice = deal.dice(level, len(game.history))
            for action in await self._thinking.choose(game.view(seat), bots[seat], dice):
                game.play_action(action)
        result = game.result()
        return posts.DailyBot(level, result.totals[SEAT], result.ranks[SEAT])

    # ---------------------------------------------------------------- the puzzle

    async def puzzle(self, request: Request) -> Response:
        """GET /api/puzzles/{edition}: the position and the moves to choose from; nothing tells which is best."""
        edition = _known(request.path_params["edition"])
        day = day_of(self._hub.now())
        found = await self._hub.backroom.for_play(puzzle_of, edition, date.fromisoformat(day))
        if found is None:
            raise Refusal("no-puzzle")
        number, puzzle = found
        answer = await self._api.beside(
            request,
            await self._api.person(request),
            lambda: shown_puzzle(edition, day, number, puzzle),
        )
        return reply(answer)

    async def solve(self, request: Request) -> Response:
        """POST /api/puzzles/{edition}: whether a choice is the best one, the margins and the reason."""
        edition = _known(request.path_params["edition"])
        wish = await read(request, posts.SolvePuzzle)
        known = await self._hub.backroom.for_play(puzzles_of, edition)
        if not 0 <= wish.number < len(known):
            raise Refusal("no-puzzle")
        puzzle = known[wish.number]
        if not 0 <= wish.choice < len(puzzle.moves):
            raise Refusal("bad-request", why="choice")
        person = await self._api.person(request)
        answer = await self._api.beside(
            request, person, lambda: solved_puzzle(wish.number, puzzle, wish.choice)
        )
        return reply(answer)


def _known(edition: str) -> str:
    if edition not in known_editions():
        raise Refusal("unknown-edition", edition=edition, known=", ".join(known_editions()))
    return edition


def _rank(summary: posts.GameSummary) -> int:
    """The place of the person's seat: as many as have more, and one; who wins a tie is first."""
    totals, winners = summary.totals or [0], summary.winners or []
    if SEAT in winners:
        return 1
    return max(2, 1 + sum(total > totals[SEAT] for total in totals))


def _player(row: DailyRow, person: str, day: str, *, is_told: bool) -> posts.DailyPlayer:
    """A row of the table of the day."""
    summary = row.summary
    is_done = summary.totals is not None
    is_mine = bool(person) and row.person == person
    shown = posts.DailyPlayer(
        name=row.name, mine=is_mine, done=is_done, late=is_done and summary.updated >= end_of(day)
    )
    if is_told and summary.totals is not None:
        shown.total, shown.rank, shown.game = summary.totals[SEAT], _rank(summary), row.game
    return shown


def shown_puzzle(edition: str, day: str, number: int, puzzle: Puzzle) -> posts.Puzzle:
    """A puzzle as it is set."""
    view = puzzle.view
    assert view.seat is not None, "a puzzle is somebody's"
    state = any_position(view)
    return posts.Puzzle(
        day=day,
        edition=edition,
        number=number,
        count=len(puzzles_of(edition)),
        seat=view.seat,
        seats=view.ruleset.seats,
        view=views.seat_view(views.OpenPosition(state), state, view.seat, ()),
        choices=[
            posts.PuzzleMove(
                puzzle.moves[place].move,
                {
                    one: describe_move(view.ruleset, puzzle.moves[place].move, one)
                    for one in LANGUAGES
                },
            )
            for place in shown_order(len(puzzle.moves), number)
        ],
    )


def solved_puzzle(number: int, puzzle: Puzzle, choice: int) -> posts.PuzzleAnswer:
    """What is said of an answer."""
    order = shown_order(len(puzzle.moves), number)
    best = puzzle.moves[0]
    reason = explain(puzzle.view, best.action)
    return posts.PuzzleAnswer(
        right=order[choice] == 0,
        best=order.index(0),
        games=puzzle.games,
        margins=[
            posts.PuzzleMargin(
                behind=round(move.behind, DIGITS),
                error=round(move.error, DIGITS),
                wins=round(PERCENT * move.wins),
                points=round(move.points),
                win=round(PERCENT * move.win),
            )
            for move in (puzzle.moves[place] for place in order)
        ],
        reason={one: describe_reason(puzzle.view.ruleset, reason, one) for one in LANGUAGES},
    )
