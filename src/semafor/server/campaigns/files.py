"""A campaign as one sealed file, out of this server and into it.

Rules: LEG-COMP-6, LEG-CAMP-4 (decision 18: what a file may show). It is the file of `semafor campaign
export`. Coming in, a file is checked as a whole before anything is stored: its log replays to its digest,
and every record of a game replays, on the board and with the chance this campaign had then, to the report
that stands in the log. What is stored is one commit: all of it, or nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from semafor.campaign.files import FAULTS
from semafor.campaign.log import Entry, seed_entry
from semafor.campaign.sealing import Key
from semafor.charter import Campaign, read_report
from semafor.charter.content import GAMES
from semafor.charter.folders import Folder, folder_from
from semafor.charter.overlay import free_overlay, overlay_for
from semafor.charter.ticket_cards import Marks, show_tickets, stamps_needed
from semafor.engine.chance import commitment
from semafor.engine.errors import RecordError, SemaforError
from semafor.engine.game import BOT, HUMAN
from semafor.engine.record import check_record
from semafor.rulesets.named import named_ruleset, overlay_text
from semafor.server.campaigns.state import CampaignSetup
from semafor.server.campaigns.table import CampaignTable
from semafor.server.games.creating import make_setup, mode_of
from semafor.server.games.room import Room
from semafor.server.games.seating import USUAL_LEVEL, bot_title, find_bot, known_bot, level_of
from semafor.server.games.setup import CampaignGame, GameSetup, Origin, SeatPlan
from semafor.server.games.store import game_changes
from semafor.server.games.table import SCORING, Table
from semafor.server.log.folding import Event
from semafor.server.people.names import clean_name
from semafor.server.protocol.campaigns import ImportCampaign
from semafor.server.protocol.refusals import Refusal
from semafor.server.storage.database import Change

# What a file may hold, unpacked: some fifty times what twelve games of people take.
MOST_BYTES = 16 * 1024 * 1024
MOST_RECORDS = 60
MOST_MOVES = 4000
MOST_FILE_NAME = 80


@dataclass(frozen=True)
class Parcel:
    """A campaign that came as a file, ready to be stored."""

    table: CampaignTable
    events: list[Event]
    games: list[tuple[Table, list[Event]]]

    def changes(self) -> list[Change]:
        """The rows of its games; old ones are found through the campaign, not in lists of games."""
        return [
            change
            for table, events in self.games
            for change in game_changes(table.setup, Room(table).digest(), events)
        ]


# -------------------------------------------------------------------- out


def finished_record(setup: GameSetup, events: list[Event]) -> dict[str, Any] | None:
    """The record of a game that is over, from its row and log; None while it is being played."""
    table = Table(setup, events)
    return table.whole_record() if table.status == "over" else None


# -------------------------------------------------------------------- in


def unpack(
    wish: ImportCampaign, user: str, name: str, now: float, keys: Sequence[Key] = ()
) -> Parcel:
    """A campaign from its file, checked as a whole; `Refusal` or another error with its reason."""
    file = clean_name(wish.name[:MOST_FILE_NAME], "?")
    folder = folder_from(wish.file, file, keys, MOST_BYTES)
    try:
        return _Unpacking(folder, wish, user, name, now).parcel()
    except FAULTS as error:
        raise RecordError("campaign-file-damaged", file=file) from error


def latest_records(records: Mapping[int, Any]) -> dict[int, Any]:
    """The games of the campaign and the latest free ones: all that one file brings in."""
    free = sorted(number for number in records if number > GAMES)[GAMES - MOST_RECORDS :]
    return {
        number: record for number, record in records.items() if number <= GAMES or number in free
    }


class _Unpacking:
    """One file on its way in: who plays what from now on, then the log with its games."""

    def __init__(
        self, folder: Folder, wish: ImportCampaign, user: str, name: str, now: float
    ) -> None:
        self.folder = folder
        self.marks: tuple[Marks, int] = ({}, 0)  # on the tickets, when the game was begun
        self.user = user
        self.now = now
        opened = folder.campaign.log[0]
        state = folder.campaign.state
        self.setup = CampaignSetup(
            id=secrets.token_urlsafe(9),
            host=user,
            invite=secrets.token_urlsafe(12),
            seed=opened["seed"],
            content=opened["content"],
            veteran=opened["veteran"],
            companies=list(opened["companies"]),
            seats=[
                plan_company(state.players[company], wish.seats.get(company, ""), user, name)
                for company in opened["companies"]
            ],
            created=now,
            players=opened["players"],
        )
        has_people = any(plan.kind != "bot" for plan in self.setup.seats)
        if not has_people and folder.campaign.pending().what != "over":
            raise Refusal("no-people-here")
        self.users = {
            company: plan.user
            for company, plan in zip(self.setup.companies, self.setup.seats, strict=True)
        }

    def parcel(self) -> Parcel:
        """The whole campaign."""
        games: list[tuple[Table, list[Event]]] = []
        bodies: list[tuple[str, dict[str, Any]]] = []
        for number, table, events in self.games():
            games.append((table, events))
            bodies.append((f"table:{number}", _table_body(number, table)))
        played = {body["game"]: (key, body) for key, body in bodies}
        log = list(_bodies(self.folder.campaign.log, played))
        events = [Event(rev, key, body, self.now) for rev, (key, body) in enumerate(log)]
        campaign = CampaignTable(self.setup, events)
        if campaign.campaign.digest() != self.folder.campaign.digest():
            raise RecordError("campaign-file-damaged", file=self.setup.id)
        # Whoever had the file may know its seed: what lies ahead is shuffled anew.
        body = {"kind": "entry", "entry": seed_entry(), "by": "file"}
        events.append(Event(len(events), "file:seed", body, self.now))
        campaign.apply(events[-1])
        return Parcel(campaign, events, games)

    def games(self) -> Iterator[tuple[int, Table, list[Event]]]:
        """Every game with a record: those of the log, free ones after it, the one that is on."""
        records = latest_records(self.folder.records)
        campaign = Campaign()
        for entry in self.folder.campaign.log:
            if entry["do"] == "finish" and entry["game"] in records:
                yield self.played(campaign, entry, records.pop(entry["game"]))
            campaign.apply(dict(entry))
        for number in sorted(records):
            yield self.free(campaign, number, records[number])
        running = self.folder.running
        is_on = running is not None and not running.get("held")  # a deal is made anew
        if is_on and campaign.pending().what == "play":
            yield self.running(campaign, running)

    def played(
        self, campaign: Campaign, entry: Entry, record: Any
    ) -> tuple[int, Table, list[Event]]:
        """A game of the twelve: on the board as it then was, with the report that stands in the log."""
        state = campaign.state
        overlay = overlay_for(state)
        self.marks = (show_tickets(state), stamps_needed(state))
        table, events = self.replayed(state.game, record, overlay)
        with SCORING:
            report = read_report(state, table.playing)
        if table.status != "over" or not _is_same(report, entry["report"]):
            raise Refusal("campaign-file-game", game=state.game)
        return state.game, table, events

    def free(self, campaign: Campaign, number: int, record: Any) -> tuple[int, Table, list[Event]]:
        """A game on the finished board."""
        check_record(record)
        wished = record["overlay"]
        self.marks = ({}, 0)
        made = [
            free_overlay(
                campaign, wished["companies"], wished["booming"], number - GAMES, archived=archived
            )
            for archived in (False, True)
        ]
        for one in made:  # drawn by a seed the campaign had then
            if wished["season"] in campaign.state.box.seasons:
                one["season"] = wished["season"]
        overlay = made[1] if _is_same(made[1], wished) else made[0]
        table, events = self.replayed(number, record, overlay)
        if table.status != "over":
            raise Refusal("campaign-file-game", game=number)
        return number, table, events

    def running(self, campaign: Campaign, record: Any) -> tuple[int, Table, list[Event]]:
        """The game that is being played, up to its latest move; its seats are those of today."""
        now = CampaignTable(self.setup)
        now.campaign = campaign
        companies = campaign.state.participants
        plans = [now.seat_plan(company) for company in companies]
        number = campaign.state.game
        self.marks = (show_tickets(campaign.state), stamps_needed(campaign.state))
        table, events = self.replayed(number, record, overlay_for(campaign.state), plans)
        return number, table, events

    def replayed(
        self,
        number: int,
        record: Any,
        overlay: Mapping[str, Any],
        plans: list[SeatPlan] | None = None,
    ) -> tuple[Table, list[Event]]:
        """A table from a record: every move legal, every outcome that of its seed.

        A game that is on goes on with a shuffle of its own: who had the file may know the one it had.
        """
        check_record(record)
        if len(record["moves"]) > MOST_MOVES:
            raise Refusal("campaign-file-long", most=MOST_RECORDS)
        if not _is_same(overlay, record["overlay"]):
            raise Refusal("campaign-file-game", game=number)
        host = self.user if plans else ""
        if plans is None:
            plans = [
                plan_then(player, self.users[company])
                for player, company in zip(record["seats"], overlay["companies"], strict=True)
            ]
        setup = self.game_setup(number, record, overlay, plans, host)
        events = list(_events(record, self.now))
        try:
            table = Table(setup, events)
        except SemaforError as error:
            raise Refusal("campaign-file-game", game=number) from error
        return table, events

    def game_setup(
        self,
        number: int,
        record: Any,
        overlay: Mapping[str, Any],
        plans: list[SeatPlan],
        host: str,
    ) -> GameSetup:
        """The row of a game; one of other rules or another map is refused."""
        ruleset = named_ruleset(overlay["campaign"], len(plans), {}, overlay_text(_plain(overlay)))
        found = (record["rules_version"], record["map_hash"])
        if found != (ruleset.rules_version, ruleset.map_hash):
            raise Refusal("campaign-file-rules", game=number)
        seed, salt = record.get("seed", ""), record.get("salt", "")
        is_open = seed and "words" not in record and commitment(seed, salt) == record["commitment"]
        setup = make_setup(
            ruleset,
            mode_of(plans),
            plans,
            first=record["first"],
            host=host,
            created=self.now,
            seed=seed if is_open else None,
            origin=None if is_open else Origin("", 0, _outcomes(record), []),
            campaign=CampaignGame(self.setup.id, number, _plain(overlay), *self.marks),
        )
        return msgspec.structs.replace(setup, salt=salt) if is_open else setup


def plan_company(player: Mapping[str, str], wish: str, user: str, name: str) -> SeatPlan:
    """Who plays a company from now on: people's are the importer's unless another wish is given."""
    is_person = player["kind"] == HUMAN
    kind = wish or ("me" if is_person else "bot")
    if kind == "open":
        return SeatPlan("open")
    if kind == "me":
        own = player["name"] if is_person else name
        return SeatPlan("person", clean_name(own, clean_name(name, "1")), user)
    bot = find_bot(USUAL_LEVEL) if is_person else known_bot(player["kind"].removeprefix(BOT))
    title = bot_title(bot) if is_person else clean_name(player["name"], bot_title(bot))
    return SeatPlan("bot", title, level=level_of(bot), bot=bot)


def plan_then(player: Mapping[str, str], user: str) -> SeatPlan:
    """Who sat at a table: people see what they saw if the company is still theirs."""
    if player["kind"] == HUMAN:
        return SeatPlan("person", clean_name(player["name"], "?"), user)
    bot = known_bot(player["kind"].removeprefix(BOT))
    return SeatPlan("bot", clean_name(player["name"], bot_title(bot)), level=level_of(bot), bot=bot)


def _bodies(
    log: list[Entry], tables: Mapping[int, tuple[str, dict[str, Any]]]
) -> Iterator[tuple[str, dict[str, Any]]]:
    """The log as events, each with its key: before the end of a game the table it was played at."""
    left = dict(tables)
    for number, entry in enumerate(log[1:]):
        key = f"file:{number}"
        if entry["do"] == "finish":
            key = f"finish:{entry['game']}"
            if entry["game"] in left:
                yield left.pop(entry["game"])
        yield key, {"kind": "entry", "entry": entry, "by": "file"}
    yield from left.values()


def _table_body(number: int, table: Table) -> dict[str, Any]:
    return {"kind": "table", "game": number, "table": table.setup.id}


def _events(record: Mapping[str, Any], at: float) -> Iterator[Event]:
    """The log of a table that plays a record."""
    start = {"kind": "start", "fill": [], "chance": record["setup"]["chance"]}
    yield Event(0, "own:0", start, at)
    for rev, row in enumerate(record["moves"], 1):
        move = {key: value for key, value in row.items() if key not in ("seat", "chance")}
        body = {
            "kind": "move",
            "seat": row["seat"],
            "move": move,
            "chance": row["chance"],
            "by": "file",
        }
        yield Event(rev, f"own:{rev}", body, at)


def _outcomes(record: Mapping[str, Any]) -> list[str]:
    """Everything that chance has brought in a game so far."""
    rows = (record["setup"], *record["moves"])
    return [outcome for row in rows for outcome in row["chance"]]


def _plain(value: Any) -> Any:
    """The same as it comes out of a file: no tuples, keys as strings."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _is_same(one: Any, other: Any) -> bool:
    """Whether two values are the same in a file."""
    encoded = [msgspec.json.encode(value, order="deterministic") for value in (one, other)]
    return encoded[0] == encoded[1]
