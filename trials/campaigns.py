"""Campaigns for tests: made, driven and played without storage or sockets."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from semafor.server.campaigns.people import judge_seats, seat_change
from semafor.server.campaigns.table import CampaignTable, new_campaign
from semafor.server.games.judging import judge_overlay
from semafor.server.log.drafts import Draft
from semafor.server.log.folding import Event
from semafor.server.protocol import campaigns as posts
from semafor.server.protocol.messages import CampaignDo
from trials.tables import HOST, Store, choose

COMPANIES = ("blue", "red", "green", "yellow", "black")


def wish(seats: str = "me bot bot", **values: Any) -> posts.CreateCampaign:
    """A new campaign: seats as words, a bot's level after a colon."""
    rows = []
    for company, word in zip(COMPANIES, seats.split(), strict=False):
        kind, _, level = word.partition(":")
        rows.append(posts.CompanyWish(company, kind, level=level or "casual"))  # type: ignore[arg-type]
    return posts.CreateCampaign(rows, **values)


class Shelf:
    """A campaign with its log and the tables of its games, as a server would keep them."""

    def __init__(self, seats: str = "me bot bot", seed: str = "seed", **values: Any) -> None:
        secrets = ("campaign-id", "invite", seed)
        self.setup = new_campaign(wish(seats, **values), HOST, "Anna", 999.0, secrets)
        self.table = CampaignTable(self.setup)
        self.events: list[Event] = []
        self.games: dict[str, Store] = {}
        self.now = 1000.0
        self.cids = 0

    @property
    def playing(self) -> bool:
        """Whether the game that is due is being played: cards, tickets and all the rest are settled."""
        return self.table.campaign.pending().what == "play" and bool(self.table.awaited)

    def store(self, draft: Draft) -> Event:
        """Store a draft as a database would (through JSON) and give it to the campaign."""
        self.now += 1.0
        assert draft.key not in {event.key for event in self.events}
        row = msgspec.json.encode(draft.event(self.now))
        event = msgspec.json.decode(row, type=Event)
        self.table.apply(event)
        self.events.append(event)
        return event

    def settle(self) -> None:
        """What the campaign does by itself."""
        while True:
            draft = self.table.due(f"table-{len(self.games) + 1}")
            if draft is not None:
                self.store(draft)
                continue
            awaited = self.table.awaited or self.table.dealt
            if not awaited:
                return
            if awaited not in self.games:
                setup = self.table.game_setup(self.now)
                seed = self.table.campaign.game_seed  # a test is the same game again
                self.games[awaited] = Store(msgspec.structs.replace(setup, seed=seed))
                self.games[awaited].settle()
            game = self.games[awaited]
            while seat_change(self.table, game.table) is not None:
                game.store(judge_seats(self.table, game.table))
            if not self.table.awaited or not self._look_at(game):
                return

    def _look_at(self, game: Store) -> bool:
        """Whether what was done at the table of a game moves the campaign on."""
        if self.table.is_dealing:
            is_done = game.table.is_dealt
            if is_done:
                self.store(self.table.judge_deal(game.table))
            return is_done
        if game.table.is_held:
            game.store(judge_overlay(game.table, self.table.overlay()))
            game.settle()
        is_done = game.table.status == "over"
        if is_done:
            self.store(self.table.judge_report(game.table))
        return is_done

    def command(self, do: str, **values: Any) -> CampaignDo:
        """A command that rests on what is seen now."""
        self.cids += 1
        return CampaignDo(f"c{self.cids}", self.table.rev, do, **values)  # type: ignore[arg-type]

    def send(self, do: str, user: str = HOST, **values: Any) -> Event:
        """A person's command and what follows from it."""
        command = self.command(do, **values)
        event = self.store(self.table.judge(user, command, self.now + 1.0))
        self.settle()
        return event

    def step(self, chooser: random.Random, user: str = HOST) -> None:
        """The next thing: begin, read, choose, or play the whole game."""
        decision = self.table.decision
        asked = "" if decision is None or decision.company is None else decision.company
        user = self.table.plans[asked].user if asked else user
        seen = self.table.view(user, eyes=asked)
        if seen.what == "begin":
            self.send("begin", user)
        elif seen.story is not None:
            self.send("read", user)
        elif seen.question is not None:
            assert seen.question.options is not None
            option = chooser.choice(seen.question.options)
            self.send("choose", user, company=seen.question.company, option=option.id)
        else:
            play_game(self.games[seen.table], chooser)
            self.settle()

    def folded(self) -> CampaignTable:
        """The same campaign again, from its log alone."""
        return CampaignTable(self.setup, self.events)


def play_game(store: Store, chooser: random.Random) -> None:
    """A game of a campaign to its end, at random but forward."""
    for _ in range(5000):
        table = store.table
        if table.status == "over" or table.is_dealt:
            return
        if table.bot_to_move() is not None:
            turn = table.bot_to_move()
            assert turn is not None
            moves = table.prompt(turn.seat)
            assert moves is not None
            position = table.decision(turn.seat)
            assert position is not None
            action = position.to_action(choose(chooser, moves.moves), turn.seat)
            store.store(table.judge_bot(turn, action))
            store.settle()
            continue
        seat = table.deciding()[0]
        prompt = table.prompt(seat)
        assert prompt is not None
        store.play(seat, choose(chooser, prompt.moves), store.setup.seats[seat].user)
    raise AssertionError("the game does not end")
