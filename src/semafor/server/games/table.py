"""One game folded from its log: lobby, seats, moves, opening, undo, substitutes, clock.

No input or output and no time of its own: who stores, sends and waits is the hub's business.

    draft = table.judge(user, eyes, message, now)     # or raises Refusal; changes nothing
    …store draft.event(now)…                          # a conflict: apply the tail, judge again
    table.apply(event)
    while (draft := table.due(now)):                  # what the table itself must do next
        …store, apply…
    table.bot_to_move()                               # then: does a bot have to think?
    table.next_deadline()                             # and when to ask `due` again

Everything a table does by itself is an event too, so the log alone tells the whole game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from threading import Lock
from typing import Any, NamedTuple

from semafor.engine import access
from semafor.engine.chance import commitment
from semafor.engine.game import Game
from semafor.engine.record import write_record
from semafor.engine.tables import ActionBuffer
from semafor.server.games import folding, judging, prompts, views
from semafor.server.games.ending import make_ending
from semafor.server.games.setup import GameSetup, short_names
from semafor.server.games.state import BotTurn, TableState
from semafor.server.log.drafts import Draft
from semafor.server.log.folding import Event
from semafor.server.log.server_time import Gap
from semafor.server.protocol import messages, posts
from semafor.server.protocol.refusals import Refusal

# A list of legal actions is large and needed only for a moment: all tables share one.
BUFFER = ActionBuffer()
# Scoring works on tables of the ruleset, which all games of an edition share.
SCORING = Lock()
# A bot leaves a person this many milliseconds to take a move back.
UNDO_PAUSE = 1500


class LongWork(NamedTuple):
    """Something a table needs that takes a while: made in any thread, kept in the table's own."""

    make: Callable[[], Any]
    keep: Callable[[Any], None]


class Table(TableState):
    """A game as the log tells it, and all it says to people; see the module for how it is used."""

    def __init__(
        self, setup: GameSetup, events: Iterable[Event] = (), gaps: Sequence[Gap] = ()
    ) -> None:
        """Fold a log.

        Args:
            setup: The game's row; one of another version of the rules or the map is refused.
            events: All its events in order.
            gaps: Spans (from, to) in which no server ran: they cost nobody time.
        """
        super().__init__(setup, gaps)
        self._open: views.OpenPosition | None = None
        self._views: dict[int | None, messages.View] = {}
        self._prompts: dict[int, messages.Prompt] = {}
        self._ending: messages.Ending | None = None
        for event in events:
            folding.take_in(self, event)
        self._share_buffer()

    # ---------------------------------------------------------------- folding

    def apply(self, event: Event) -> None:
        """Take in the next stored event, of this or another process."""
        folding.take_in(self, event)
        self._open = None
        self._views.clear()
        self._prompts.clear()
        self._share_buffer()

    def _share_buffer(self) -> None:
        """Once folded, a table lives in the thread of the event loop; it may be folded in another."""
        if self.game is not None:
            self.game.buffer = BUFFER

    # ---------------------------------------------------------------- judging: nothing changes

    def judge(
        self,
        user: str,
        eyes: int | None,
        message: messages.ClientMessage,
        now: float,
        away: Mapping[int, float] | None = None,
    ) -> Draft:
        """What is to be stored for a command, or `Refusal`.

        Args:
            user: Whose session it is.
            eyes: The seat of the socket; refused unless the user owns it.
            message: Play, Undo, Rewind, Word, Start, Substitute, Return, or one about the seats of a lobby.
            now: Server time.
            away: Seconds without a socket, by seat, where a seat's owner has none.
        """
        return judging.judge(self, user, eyes, message, now, away or {})

    def judge_join(self, user: str, wish: posts.Join) -> Draft:
        """Somebody takes an open seat by the invite link; who sits here already is refused."""
        return judging.judge_join(self, user, wish)

    def judge_hand(self, user: str, seat: int, name: str = "") -> Draft:
        """A person's seat, or an open one, goes to somebody."""
        return judging.judge_hand(self, user, seat, name)

    def judge_bot(self, turn: BotTurn, *actions: int) -> Draft:
        """A bot's choice; refused as stale when the decision is no longer the same."""
        return judging.judge_bot(self, turn, actions)

    def due(self, now: float) -> Draft | None:
        """What the table itself must do now: begin, play an early choice, or let a flag fall.

        To be asked after every event (until None) and at `next_deadline`.
        """
        return judging.due(self, now)

    def flag(self, now: float) -> Draft | None:
        """A clock that has run out (`due` includes it)."""
        return judging.flag(self, now)

    def next_deadline(self) -> float | None:
        """When the first running clock runs out."""
        if self.clock is None or self.status != "playing":
            return None
        times = [self.clock.deadline(seat) for seat in self.clock.since]
        return min((time for time in times if time is not None), default=None)

    def add_gap(self, gap: Gap) -> bool:
        """A span that costs nobody time: no server ran, or the machine's clock was set.

        Whether it changes anything here.
        """
        return self.clock is not None and self.clock.add_gap(gap)

    def bot_to_move(self) -> BotTurn | None:
        """The next decision that waits for a bot, also one that stands in or chooses early."""
        for seat in self.deciding():
            bot = self.seating[seat].bot
            position = self.decision(seat) if bot else None
            if position is not None:
                is_early = position is not self.game
                return BotTurn(
                    rev=self.rev,
                    seat=seat,
                    bot=bot,
                    seed=self._bot_seed(seat),
                    view=position.view(seat),
                    delay=self._bot_delay(),
                    early=is_early,
                )
        return None

    def _bot_seed(self, seat: int) -> int:
        count = f"{len(self.playing.history)}:{len(self.opening.early[seat])}"
        text = f"bot:{self.setup.seed}:{seat}:{count}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")

    def _bot_delay(self) -> int:
        if self.opening.is_on:
            return 0
        pace = self.setup.pace
        is_hurried = self.snapshots and not self.is_among_bots
        return max(pace, UNDO_PAUSE) if is_hurried and pace else pace

    # ---------------------------------------------------------------- messages

    def info(self, user: str, eyes: int | None, online: Collection[int] = ()) -> messages.TableInfo:
        """What does not change with every move, for one session."""
        setup = self.setup
        owned = self.seating.owned(user)
        is_host = self.is_host(user)
        is_hidden = self.is_lot and self.status == "lobby"
        return messages.TableInfo(
            id=setup.id,
            edition=setup.edition,
            options=setup.options,
            mode=setup.mode,
            status=self.status,
            seats=self.seat_infos(user, online),
            you=eyes,
            owned=owned,
            is_host=is_host,
            clock=setup.clock,
            commitment=self.commitment,
            rules_version=setup.rules_version,
            first=-1 if is_hidden else self.first,
            invite=setup.invite if owned or is_host else None,
            origin=self.origin,
            created=setup.created,
            campaign=setup.campaign.id if setup.campaign else None,
            teaching=setup.teaching,
            unaided=setup.unaided,
            held=self.is_held,
            words=sorted(self.words),
            lot=self.is_lot,
            rematch=self.rematch,
            is_rematch=bool(setup.rematch_of),
            patience=judging.patience(self),
            daily=setup.daily,
        )

    def seat_infos(self, user: str, online: Collection[int]) -> list[messages.SeatInfo]:
        """What a client is told of the seats."""
        given = {seat: warned.works_at for seat, warned in self.warnings.items()}
        return self.seating.infos(user, online, given)

    @property
    def commitment(self) -> str:
        """What was promised about the shuffle; a branch promises nothing."""
        return "" if self.setup.origin else commitment(self.setup.seed, self.setup.salt)

    def state(self, eyes: int | None, since: int, now: float) -> messages.State | None:
        """The position after the latest event through some eyes; None in the lobby.

        `since` is the latest revision the client has: log entries after it are sent.
        """
        if self.game is None:
            return None
        return messages.State(
            rev=self.rev,
            view=self.view(eyes),
            log=self.journal.since(eyes, since),
            waiting=list(self.deciding()),
            prompt=self.prompt(eyes),
            can_undo=self.can_undo(eyes),
            can_rewind=self.can_rewind(eyes),
            chosen=None if eyes is None else self.opening.chosen(eyes),
            clock=None if self.clock is None else self.clock.state(eyes, now),
            ending=self.ending(),
        )

    def view(self, eyes: int | None) -> messages.View:
        """The position through some eyes; made once for each revision."""
        if eyes not in self._views:
            game = self.playing
            self._open = self._open or views.OpenPosition(game.state)
            if eyes is None:
                self._views[eyes] = views.spectator_view(self._open)
            else:
                position = self.decision(eyes) or game
                offered = access.offered_tickets(position.state, eyes)
                seen = views.seat_view(self._open, game.state, eyes, offered)
                chosen = self.opening.chosen(eyes) if self.is_held else None
                self._views[eyes] = (
                    views.with_choice(game.ruleset, seen, chosen) if chosen else seen
                )
        return self._views[eyes]

    def prompt(self, eyes: int | None) -> messages.Prompt | None:
        """What a seat may do now."""
        position = None if eyes is None else self.decision(eyes)
        if eyes is None or position is None:
            return None
        deadline = None if self.clock is None else self.clock.deadline(eyes)
        if eyes in self._prompts:
            self._prompts[eyes].deadline = deadline
            return self._prompts[eyes]
        return prompts.make_prompt(position, early=position is not self.game, deadline=deadline)

    def long_work(self, eyes: Collection[int | None]) -> Iterator[LongWork]:
        """What must be made before some eyes are shown the position and would hold up others.

        The list of moves in a game of a campaign (a big hand pays in thousands of ways), and the
        final scoring. Whatever is not made beforehand is made when it is asked for.
        """
        if self.setup.campaign is not None:
            for seat in self.deciding():
                if seat in eyes and seat not in self._prompts:
                    yield LongWork(self._prompt_work(seat), partial(self._keep, self.rev, seat))
        if self.status == "over" and self._ending is None:
            yield LongWork(self.ending, lambda _: None)

    def _prompt_work(self, seat: int) -> Callable[[], messages.Prompt]:
        """The making of a prompt on a copy, which nobody else touches."""
        position = self.decision(seat)
        assert position is not None
        copy = Game.from_state(self.ruleset, position.state.clone())
        is_early = position is not self.game
        return partial(prompts.make_prompt, copy, early=is_early, deadline=None)

    def _keep(self, rev: int, seat: int, prompt: messages.Prompt) -> None:
        if rev == self.rev:
            self._prompts[seat] = prompt

    def ending(self) -> messages.Ending | None:
        """The final scoring, once the game is over."""
        if self.status == "over" and self._ending is None:
            is_open = self.setup.origin is None and not self.setup.is_sealed
            secrets = (self.setup.seed, self.setup.salt) if is_open else ("", "")
            with SCORING:
                self._ending = make_ending(self.playing, *secrets)
        return self._ending

    def record(self, *, is_sealed: bool = False) -> dict[str, Any]:
        """The game as a file; only once it is over, for it holds everybody's cards."""
        if self.status != "over":
            raise Refusal("not-over")
        if is_sealed:
            raise Refusal("campaign-sealed")
        return self.whole_record()

    def whole_record(self) -> dict[str, Any]:
        """The same, for the server's own eyes; of a campaign's game with its overlay."""
        game = self.playing
        game.players = self.players()
        with SCORING:
            record = write_record(game)
        if self.setup.origin:
            for key in ("seed", "salt"):
                record.pop(key, None)
            record["commitment"] = ""
        if self.setup.campaign is not None:
            record["overlay"] = dict(self.setup.campaign.overlay)
        return record

    def summary(self, user: str) -> posts.GameSummary:
        """A row of the start page."""
        setup = self.setup
        owned = self.seating.owned(user)
        ending = self.ending()
        overlay = setup.campaign.overlay if setup.campaign else {}
        companies: list[str] = list(overlay.get("companies", ()))
        return posts.GameSummary(
            id=setup.id,
            edition=setup.edition,
            mode=setup.mode,
            status=self.status,
            names=self.seating.names(companies),
            your_turn=any(seat in self.deciding() for seat in owned),
            is_yours=bool(owned) or self.is_host(user),
            updated=self.updated,
            created=setup.created,
            totals=[seat.total for seat in ending.seats] if ending else None,
            winners=list(ending.winners) if ending else None,
            campaign=setup.campaign.id if setup.campaign else "",
            year=overlay.get("year", 0),
            companies=short_names(overlay),
            bot_plays=any(seat in self.replaced() for seat in owned),
            seat_asked=any(seat in self.warnings for seat in owned),
            is_rematch=bool(setup.rematch_of),
            daily=setup.daily,
        )

    def lobby(self, user: str, invite: str, online: Collection[int] = ()) -> posts.Lobby:
        """What a link shows before joining."""
        owned = self.seating.owned(user)
        can_join = self.status == "lobby" and not owned and bool(self.seating.open_seats())
        return posts.Lobby(
            summary=self.summary(user),
            seats=self.seat_infos(user, online),
            owned=owned,
            is_host=self.is_host(user),
            can_join=can_join and invite == self.setup.invite,
            clock=self.setup.clock,
        )
