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
from collections.abc import Collection, Iterable, Mapping, Sequence
from threading import Lock
from typing import Any

from semafor.engine import access
from semafor.engine.chance import commitment
from semafor.engine.core import State
from semafor.engine.game import Game
from semafor.engine.record import write_record
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import View
from semafor.planning import RoutePlan
from semafor.server import answers, folding, judging, messages, posts, prompts, views
from semafor.server.campaign_words import short_names
from semafor.server.clock import Clock, Gap
from semafor.server.ending import make_ending
from semafor.server.journal import Journal
from semafor.server.model import BotTurn, Draft, Event, GameSetup, Refusal
from semafor.server.opening import Opening, is_opening
from semafor.server.rulesets import setup_ruleset
from semafor.server.seating import Seating

# A list of legal actions is large and needed only for a moment: all tables share one.
BUFFER = ActionBuffer()
# Scoring works on tables of the ruleset, which all games of an edition share.
SCORING = Lock()
# A bot leaves a person this many milliseconds to take a move back.
UNDO_PAUSE = 1500


class Table:
    """A game as the log tells it; see the module for how it is used.

    Attributes:
        rev: Number of the latest event, -1 before the first.
        status: lobby, playing or over.
        seating: Who sits where.
        game: The engine's game, None in the lobby.
        updated: Time of the latest event.
    """

    def __init__(
        self, setup: GameSetup, events: Iterable[Event] = (), gaps: Sequence[Gap] = ()
    ) -> None:
        """Fold a log.

        Args:
            setup: The game's row; one of another version of the rules or the map is refused.
            events: All its events in order.
            gaps: Spans (from, to) in which no server ran: they cost nobody time.
        """
        self.setup = setup
        self.ruleset: Ruleset = setup_ruleset(setup)
        check_version(setup, self.ruleset)
        self.rev = -1
        self.updated = setup.created
        self.status: messages.Status = "lobby"
        self.seating = Seating(setup.seats)
        self.game: Game | None = None
        self.opening = Opening(len(setup.seats))
        self.clock = Clock(setup.clock, len(setup.seats), gaps) if setup.clock else None
        self.journal = Journal(self.ruleset)
        self.snapshots: list[folding.Snapshot] = []
        self.asked: dict[int, int] = {}
        self.thoughts: dict[int, tuple[State, int]] = {}
        self._keys: dict[str, int] = {}
        self._deciding: list[int] | None = None
        self._open: views.OpenPosition | None = None
        self._views: dict[int | None, messages.View] = {}
        self._plans: dict[int, RoutePlan] = {}
        self._ending: messages.Ending | None = None
        for event in events:
            self._fold(event)
        self._share_buffer()

    # ---------------------------------------------------------------- folding

    def apply(self, event: Event) -> None:
        """Take in the next stored event, of this or another process."""
        self._fold(event)
        self._share_buffer()

    def _share_buffer(self) -> None:
        """Once folded, a table lives in the thread of the event loop; it may be folded in another."""
        if self.game is not None:
            self.game.buffer = BUFFER

    def _fold(self, event: Event) -> None:
        if event.rev != self.rev + 1:
            raise ValueError(f"event {event.rev} does not follow {self.rev}")
        kind = event.body["kind"]
        row = folding.FOLDS[kind](self, event)
        self.rev = event.rev
        self.updated = event.at
        if not event.key.startswith(judging.OWN_KEYS):
            self._keys[event.key] = event.rev
        self.journal.add(row)
        self._deciding, self._open = None, None
        self._views.clear()
        self._plans.clear()
        self._settle(event)

    def _settle(self, event: Event) -> None:
        """Who is asked now, since when, and whose clock runs."""
        if self.game is not None and self.opening.is_on:
            self.opening.drop_illegal(self.game)
            self.opening.is_on = is_opening(self.game.state)
        deciding = self.deciding()
        changed = {event.body.get("seat")} if event.body["kind"] in folding.CHANGING else set()
        if self.game is not None and not self.opening.is_on and changed:
            changed = set(deciding)
        self.asked = {
            seat: self.rev if seat in changed else self.asked.get(seat, self.rev)
            for seat in deciding
        }
        if self.clock is not None:
            for seat in set(deciding).intersection(changed):
                self.clock.restart(seat)
            self.clock.ask([seat for seat in deciding if not self.seating[seat].bot], event.at)

    # ---------------------------------------------------------------- who decides

    @property
    def playing(self) -> Game:
        """The game; refused in the lobby."""
        if self.game is None:
            raise Refusal("not-started")
        return self.game

    @property
    def actor(self) -> int | None:
        """The seat the rules ask now; None in the lobby and after the end."""
        return self.game.actor if self.game is not None and not self.game.is_over else None

    def deciding(self) -> list[int]:
        """Seats that must decide now, bots too: one, but in the opening all who have not chosen."""
        if self._deciding is None:
            seats = range(len(self.seating))
            self._deciding = [seat for seat in seats if self.decision(seat) is not None]
        return self._deciding

    def decision(self, seat: int) -> Game | None:
        """The position in which a seat decides now (a copy, ahead of its turn in the opening)."""
        game = self.game
        if game is None or game.is_over:
            return None
        if game.actor == seat and not self.opening.early[seat]:
            return game
        return self.opening.position(game, seat) if self.opening.is_on else None

    def can_undo(self, seat: int | None) -> bool:
        """Whether a seat may take back its latest move now."""
        if not self.snapshots or self.status != "playing":
            return False
        return self.snapshots[-1].seat == seat and not self.snapshots[-1].is_final

    def rev_of(self, eyes: int | None, cid: str) -> int | None:
        """The revision a command was stored as, if it was: it is answered again, not done again."""
        return self._keys.get(judging.make_key(eyes, cid))

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
            message: Play, Undo, Start, Substitute or Return.
            now: Server time.
            away: Seconds without a socket, by seat, where a seat's owner has none.
        """
        return judging.judge(self, user, eyes, message, now, away or {})

    def judge_join(self, user: str, wish: posts.Join) -> Draft:
        """Somebody takes an open seat by the invite link; who sits here already is refused."""
        return judging.judge_join(self, user, wish)

    def judge_hand(self, user: str, seat: int, name: str = "") -> Draft:
        """A phone becomes a seat's hand (the link's token was checked before)."""
        return judging.judge_hand(self, user, seat, name)

    def judge_bot(self, turn: BotTurn, action: int) -> Draft:
        """A bot's choice; refused as stale when the decision is no longer the same."""
        return judging.judge_bot(self, turn, action)

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

    def add_gap(self, start: float, end: float) -> None:
        """A span that costs nobody time: no server ran, or the machine's clock was set."""
        if self.clock is not None:
            self.clock.gaps.append((start, end))

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
        return max(pace, UNDO_PAUSE) if self.snapshots and pace else pace

    # ---------------------------------------------------------------- messages

    def info(self, user: str, eyes: int | None, online: Collection[int] = ()) -> messages.TableInfo:
        """What does not change with every move, for one session."""
        setup = self.setup
        owned = self.seating.owned(user)
        is_host = bool(user) and user == setup.host
        origin = setup.origin
        return messages.TableInfo(
            id=setup.id,
            edition=setup.edition,
            options=setup.options,
            mode=setup.mode,
            status=self.status,
            seats=self.seating.infos(user, online),
            you=eyes,
            owned=owned,
            is_host=is_host,
            clock=setup.clock,
            commitment=self.commitment,
            rules_version=setup.rules_version,
            first=setup.first,
            invite=setup.invite if owned or is_host else None,
            origin=f"{origin.game}@{origin.number}" if origin else None,
            created=setup.created,
            campaign=setup.campaign.id if setup.campaign else None,
        )

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
                self._views[eyes] = views.seat_view(self._open, game.state, eyes, offered)
        return self._views[eyes]

    def prompt(self, eyes: int | None) -> messages.Prompt | None:
        """What a seat may do now."""
        position = None if eyes is None else self.decision(eyes)
        if eyes is None or position is None:
            return None
        deadline = None if self.clock is None else self.clock.deadline(eyes)
        return prompts.make_prompt(position, early=position is not self.game, deadline=deadline)

    def ending(self) -> messages.Ending | None:
        """The final scoring, once the game is over."""
        if self.status == "over" and self._ending is None:
            is_open = self.setup.origin is None and self.setup.campaign is None
            secrets = (self.setup.seed, self.setup.salt) if is_open else ("", "")
            with SCORING:
                self._ending = make_ending(self.playing, *secrets)
        return self._ending

    def answer(self, eyes: int | None, ask: messages.Ask) -> messages.Answer:
        """The reply to a question.

        A hint thinks for a second: give `answers.question_view` and then `answers.make_hint` to
        a worker instead; a plan may take some tens of milliseconds.
        """
        return answers.answer(self, eyes, ask)

    def plan(self, seen: View) -> RoutePlan:
        """The plan for a seat's own tickets; made once for each revision."""
        seat = seen.seat or 0
        if seat not in self._plans:
            self._plans[seat] = answers.quick_plan(seen)
        return self._plans[seat]

    def record(self) -> dict[str, Any]:
        """The game as a file; only once it is over, for it holds everybody's cards."""
        if self.status != "over":
            raise Refusal("not-over")
        if self.setup.campaign is not None:
            raise Refusal("campaign-sealed")
        return self.whole_record()

    def whole_record(self) -> dict[str, Any]:
        """The same, for the server's own eyes."""
        game = self.playing
        game.players = self.seating.players()
        with SCORING:
            record = write_record(game)
        if self.setup.origin:
            for key in ("seed", "salt"):
                record.pop(key, None)
            record["commitment"] = ""
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
            is_yours=bool(owned) or (bool(user) and user == setup.host),
            updated=self.updated,
            created=setup.created,
            totals=[seat.total for seat in ending.seats] if ending else None,
            winners=list(ending.winners) if ending else None,
            campaign=setup.campaign.id if setup.campaign else "",
            year=overlay.get("year", 0),
            companies=short_names(companies),
        )

    def lobby(self, user: str, invite: str, online: Collection[int] = ()) -> posts.Lobby:
        """What a link shows before joining."""
        owned = self.seating.owned(user)
        can_join = self.status == "lobby" and not owned and bool(self.seating.open_seats())
        return posts.Lobby(
            summary=self.summary(user),
            seats=self.seating.infos(user, online),
            owned=owned,
            is_host=bool(user) and user == self.setup.host,
            can_join=can_join and invite == self.setup.invite,
            clock=self.setup.clock,
        )


def check_version(setup: GameSetup, ruleset: Ruleset) -> None:
    """A game of other rules or another map is kept, but not played on."""
    if setup.rules_version != ruleset.rules_version:
        raise Refusal("game-rules", found=setup.rules_version, expected=ruleset.rules_version)
    if setup.map_hash != ruleset.map_hash:
        raise Refusal("game-map", edition=setup.edition)
