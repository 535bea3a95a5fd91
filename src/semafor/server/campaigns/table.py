"""One campaign folded from its log: whose company is whose, the entries, the tables of its games.

No input or output and no time of its own, like `Table`: what is judged here is stored by `Campaigns`
and taken back as an event. Everything a campaign does by itself is an event too: bots' choices, the
table of a game that is due, the report of a game that has ended (each with a key of its own, so that
it is stored once whoever stores it).
"""

from __future__ import annotations

import gc
import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import structs

from semafor.bots.between_games import make_campaign_bot
from semafor.campaign.decisions import Decision
from semafor.campaign.log import Entry, seed_entry
from semafor.charter import read_report, view
from semafor.charter.advice import ADVISER
from semafor.charter.content import GAMES, content
from semafor.charter.naming import MOST_NAME, MOST_QUOTE
from semafor.charter.overlay import overlay_for
from semafor.charter.rows import HOME
from semafor.charter.ticket_cards import show_tickets, stamps_needed
from semafor.engine.errors import SemaforError
from semafor.engine.game import BOT, HUMAN
from semafor.rulesets.named import named_ruleset, overlay_text
from semafor.server.campaigns.book import show_book
from semafor.server.campaigns.people import (
    awaited_names,
    judge_people,
    may_begin,
    merge_people,
    patience,
    rename_person,
)
from semafor.server.campaigns.state import AT_TABLE, CampaignSetup, CampaignState
from semafor.server.campaigns.words import read_sides, show_campaign, tell_file, tell_news
from semafor.server.games.creating import MOST_PACE, make_setup, mode_of, plan_seat
from semafor.server.games.seating import known_bot
from semafor.server.games.setup import CampaignGame, GameSetup, SeatPlan
from semafor.server.games.table import SCORING, Table
from semafor.server.log.drafts import MOST_CID, Draft, check_cid, make_person_key
from semafor.server.log.folding import Event
from semafor.server.people.names import clean_name, is_blank
from semafor.server.protocol import campaigns as posts
from semafor.server.protocol.campaigns import CampaignJoin, CreateCampaign
from semafor.server.protocol.messages import CampaignDo, Mode
from semafor.server.protocol.posts import SeatWish
from semafor.server.protocol.refusals import Refusal
from semafor.texts import read_all_words

# News of so many of the latest entries are kept.
MOST_NEWS = 80
# Views of one revision that are kept: those of a table, some twice.
MOST_SHOWN = 16
View = dict[str, Any]
# Whose session it is, and through which company's eyes.
Look = tuple[str, str]
# What a group writes on its board: it answers nothing, and nobody waits for it.
OF_THE_GROUP = ("name", "write", "share")
# So often in a game: whoever opens the campaign folds all of it, for months.
MOST_WRITTEN = 200
# What stands where it is written, and is no news besides.
UNTOLD = ("name", "write")
HOST = "host"
# What is said of a text in which there is nothing to be seen.
REFUSED_TEXTS = {
    "name": ("campaign-name", "CAM-NAME-1", MOST_NAME),
    "write": ("campaign-quote", "CAM-NAME-3", MOST_QUOTE),
}
# Events that are no news of the campaign: lists stay in order.
QUIET = frozenset({"name", "merge", "ready"})


class CampaignTable(CampaignState):
    """A campaign as the log tells it, what may be added to it, and what is told of it."""

    def __init__(self, setup: CampaignSetup, events: Iterable[Event] = ()) -> None:
        super().__init__(setup)
        self._seen: dict[str | None, View] = {}
        self._shown: dict[Look, posts.CampaignView] = {}
        for event in events:
            self.apply(event)

    # ---------------------------------------------------------------- folding

    def apply(self, event: Event) -> None:
        """Take in the next stored event."""
        if event.rev != self.rev + 1:
            raise ValueError(f"event {event.rev} does not follow {self.rev}")
        body = event.body
        if body["kind"] == "entry":
            self._take_entry(event)
        elif body["kind"] == "ready":
            self.read_by[body["user"]] = body["sides"]
        elif body["kind"] == "table":
            self.tables[body["game"]] = body["table"]
        elif body["kind"] == "merge":
            merge_people(self, body["guest"], body["user"])
        elif body["kind"] == "name":
            rename_person(self, body["user"], body["name"])
        elif body["kind"] == "file":
            self.taken[event.rev] = len(self.campaign.log), body["to"]
            self._add(body["entry"])
            told = tell_file(event.rev, self.campaign.state, body["company"], body["to"])
            self.news = [*self.news[-MOST_NEWS:], told]
            self.files = [*self.files[-MOST_NEWS:], told]
        else:
            self._seat_people(body)
        self.rev = event.rev
        if body["kind"] not in QUIET:
            self.updated = event.at
        self.keys[event.key] = event.rev
        if body.get("user"):
            self.seen_by[body["user"]] = event.rev
        self._shown.clear()

    def _take_entry(self, event: Event) -> None:
        """An entry of the campaign's own log, and what follows from it."""
        entry = event.body["entry"]
        before = None if entry["do"] in UNTOLD else self.seen(None)
        self._add(entry)
        if entry["do"] not in OF_THE_GROUP:  # these answer nothing, so no question is another one
            self.asked, self.asked_at = event.rev, event.at
        if before is not None:
            self._note(event.rev, entry, before)
        if entry["do"] in OF_THE_GROUP:
            self.written[entry["by"]] += 1
        if entry["do"] == "begin":
            self.replaced.clear()
            self.written.clear()
        if entry["do"] == "read":
            self._mark_read(event.body.get("user", ""))

    def _add(self, entry: Entry) -> None:
        """An entry of the campaign's own log: whatever was seen is to be looked at again."""
        self.campaign.apply(entry)
        self._seen.clear()

    def _mark_read(self, user: str) -> None:
        """Who turned a side has read it; logs that do not say who have been read by all."""
        if not user:
            self.read_before = self.sides_turned
            self.read_by.clear()
        else:
            self.read_by[user] = self.sides_turned

    def _seat_people(self, body: Mapping[str, Any]) -> None:
        """Somebody comes, goes, is stood in for, or is back."""
        company = body["company"]
        if body["kind"] in ("substitute", "leave"):
            self.replaced.add(company)
        else:
            self.replaced.discard(company)
        if body["kind"] == "sit":
            self.plans[company] = SeatPlan("person", body["name"], body["user"])
            self.read_by[body["user"]] = self.sides_turned
            self.removed = {row for row in self.removed if row[1] != body["user"]}
        elif body["kind"] == "leave":
            self.former.add((company, self.plans[company].user))
            if body.get("by") == "host":
                self.removed.add((company, self.plans[company].user))
            self.plans[company] = SeatPlan("open")
            self.host = body["host"]

    def _note(self, rev: int, entry: Entry, before: Mapping[str, Any]) -> None:
        told = tell_news(rev, entry, before, self.seen(None))
        if told is not None:
            self.news = [*self.news[-MOST_NEWS:], told]

    # ---------------------------------------------------------------- judging: nothing changes

    def rev_of(self, user: str, cid: str) -> int | None:
        """The revision a command was stored as, if it was."""
        return self.keys.get(make_person_key(user, cid))

    def judge(self, user: str, command: CampaignDo, now: float = 0.0) -> Draft:
        """What is to be stored for a command, or `Refusal`; without a time nobody is late."""
        check_cid(command.cid)
        if not self.owned(user) and not self.is_host(user):
            raise Refusal("not-your-company")
        if not self.asked <= command.rev <= self.rev:
            raise Refusal("stale")
        key = make_person_key(user, command.cid)
        if command.do == "ready":
            if not self.unread(user):
                raise Refusal("stale")
            body = {"kind": "ready", "user": user, "sides": self.sides_turned}
            return Draft(self.rev + 1, key, body)
        if command.do in OF_THE_GROUP:
            return self._judge_group(user, command, key)
        judges = {"begin": self._begin, "read": self._read, "choose": self._choose}
        if command.do not in judges:
            return Draft(self.rev + 1, key, judge_people(self, user, command, now))
        if command.do == "begin" and not may_begin(self, user, now):
            raise Refusal("not-host")
        entry = judges[command.do](user, command)
        self._try(entry)
        body = {"kind": "entry", "entry": entry, "by": "person", "user": user}
        return Draft(self.rev + 1, key, body)

    def _judge_group(self, user: str, command: CampaignDo, key: str) -> Draft:
        """CAM-NAME: by whoever has the company; without one the host takes a name or a line away."""
        by = command.company or HOST
        if by == HOST and not self.is_host(user):
            raise Refusal("not-host")
        if by != HOST and by not in self.owned(user):
            raise Refusal("not-your-company")
        if self.written[by] >= MOST_WRITTEN:
            raise Refusal("too-many")
        entry: Entry = {"do": command.do, "by": by}
        if command.do in REFUSED_TEXTS and command.text.strip() and is_blank(command.text):
            reason, rule, most = REFUSED_TEXTS[command.do]
            raise Refusal(reason, rule, most=most)
        if command.do == "name":
            entry |= {"what": command.what, "of": command.of, "name": command.text.strip()}
        elif command.do == "write":
            about = command.of if by == HOST else by
            entry |= {"company": about, "game": command.game, "text": command.text.strip()}
        else:
            entry |= {"what": command.what, "of": command.of}
        self._try(entry)
        body = {"kind": "entry", "entry": entry, "by": "person", "user": user}
        return Draft(self.rev + 1, key, body)

    def _begin(self, user: str, command: CampaignDo) -> Entry:
        """Who takes part: all but the absent, people or bots."""
        present = [company for company in self.setup.companies if company not in command.absent]
        for company in (*command.absent, *command.bots):
            if company not in self.plans:
                raise Refusal("campaign-player", company=company)
        waiting = [name for name in self.open_companies() if name in present]
        if any(name not in command.bots for name in waiting):
            raise Refusal("campaign-open")
        players = {
            company: self.player(company, command.bots.get(company, "")) for company in present
        }
        if all(player["kind"] != HUMAN for player in players.values()):
            raise Refusal("no-people-here")
        return {"do": "begin", "game": self.campaign.state.game, "players": players}

    def _read(self, user: str, command: CampaignDo) -> Entry:
        decision = self.decision
        if decision is None or decision.kind != "story":
            raise Refusal("stale")
        return {"do": "read", "code": decision.about[0], "side": decision.about[1]}

    def _choose(self, user: str, command: CampaignDo) -> Entry:
        decision = self.decision
        if decision is None or decision.company is None or decision.company != command.company:
            raise Refusal("stale")
        if command.company not in self.owned(user):
            raise Refusal("not-your-company")
        if command.option not in decision.options:
            raise Refusal("campaign-option", kind=decision.kind, option=command.option[:MOST_CID])
        return chosen(decision, command.option)

    def _try(self, entry: Entry) -> None:
        """An entry that does not fit is refused before anything is stored."""
        try:
            self.campaign.copy().apply(entry)
        except SemaforError as error:
            raise Refusal(error.reason, error.rule, **error.values) from error

    def judge_file(self, user: str, cid: str, *, is_here: bool) -> Draft:
        """The host takes the campaign as a file, between the games; everybody is told.

        What lies ahead is shuffled anew, so that no file ever holds what this campaign has to come.
        """
        check_cid(cid)
        if not self.is_host(user):
            raise Refusal("campaign-file-host" if self.owned(user) else "not-your-company")
        if self.campaign.pending().what not in ("begin", "over"):
            raise Refusal("campaign-file-later")
        owned = self.owned(user)
        body = {
            "kind": "file",
            "company": owned[0] if owned else "",
            "to": where_to(is_here=is_here),
            "entry": seed_entry(),
        }
        return Draft(self.rev + 1, make_person_key(user, cid), body)

    def judge_join(self, user: str, wish: CampaignJoin) -> Draft:
        """Somebody takes an open company by the invite."""
        if wish.invite != self.setup.invite:
            raise Refusal("bad-invite")
        free = self.open_companies()
        is_spare = self.is_host(user) and bool(wish.company)  # nobody came: the host takes it too
        if self.owned(user) and not is_spare:
            raise Refusal("already-seated")
        if not free or (wish.company and wish.company not in free):
            raise Refusal("seat-taken")
        company = wish.company or free[0]
        name = clean_name(wish.name, company)
        body = {"kind": "sit", "company": company, "user": user, "name": name}
        return Draft(self.rev + 1, f"sit:{self.rev + 1}", body)

    # ---------------------------------------------------------------- what it does by itself

    def due(self, new_table: str) -> Draft | None:
        """A bot's choice, or the table of the game that is due (with the id that is offered)."""
        pending = self.campaign.pending()
        decision = pending.decision
        if decision is not None and decision.company is not None and self.is_bot(decision.company):
            option = self._bot_choice(decision.company)
            body: dict[str, Any] = {"kind": "entry", "entry": chosen(decision, option), "by": "bot"}
            return Draft(self.rev + 1, f"bot:{self.rev + 1}", body)
        if pending.what in AT_TABLE and pending.game not in self.tables:
            body = {"kind": "table", "game": pending.game, "table": new_table}
            return Draft(self.rev + 1, f"table:{pending.game}", body)
        return None

    def _bot_choice(self, company: str) -> str:
        text = f"{self.setup.seed}:{company}:{len(self.campaign.log)}"
        seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
        bot = make_campaign_bot(ADVISER, self.seat_plan(company).bot, seed)
        return bot.choose(self.seen(company))

    def judge_deal(self, table: Table) -> Draft:
        """LEG-SETUP-1: everybody has cards and starting tickets; the campaign goes on, once."""
        if self.awaited != table.setup.id or not self.is_dealing or not table.is_dealt:
            raise Refusal("stale")
        game = self.campaign.state.game
        body = {"kind": "entry", "entry": {"do": "deal", "game": game}, "by": "table"}
        return Draft(self.rev + 1, f"deal:{game}", body)

    def overlay(self) -> dict[str, Any]:
        """What makes the edition of the game that is due, as it comes out of a file."""
        found: dict[str, Any] = msgspec.json.decode(
            msgspec.json.encode(overlay_for(self.campaign.state))
        )
        return found

    def judge_report(self, table: Table) -> Draft:
        """The end of the game that is due: its report, once."""
        if self.awaited != table.setup.id or table.status != "over":
            raise Refusal("stale")
        state = self.campaign.state
        with SCORING:
            report = read_report(state, table.playing)
        entry = {"do": "finish", "game": state.game, "report": report}
        body = {"kind": "entry", "entry": entry, "by": "table"}
        return Draft(self.rev + 1, f"finish:{state.game}", body)

    def game_setup(self, now: float) -> GameSetup:
        """The row of the table that plays the game that is due."""
        state = self.campaign.state
        overlay = overlay_for(state)
        seats = len(state.participants)
        ruleset = named_ruleset(overlay["campaign"], seats, {}, overlay_text(overlay))
        plans = [self.seat_plan(company) for company in state.participants]
        setup = make_setup(
            ruleset,
            mode_of(plans),
            plans,
            first=self.campaign.first_seat,
            host=self.host,
            created=now,
            pace=self.setup.pace,
            campaign=CampaignGame(
                self.setup.id,
                state.game,
                overlay,
                show_tickets(state),
                stamps_needed(state),
                is_held=self.is_dealing,
            ),
        )
        return structs.replace(setup, id=self.awaited)

    def seat_plan(self, company: str) -> SeatPlan:
        """Who sits at the table of the game that is due; a seat without a user waits for somebody."""
        player, plan = self.campaign.state.players[company], self.plans[company]
        is_person = player["kind"] == HUMAN
        has_left = plan.kind == "open" and company in self.replaced
        if is_person and has_left:
            return plan_seat(SeatWish("bot"), "", "", 0)
        if is_person and plan.kind != "bot":
            return SeatPlan("person", plan.name or player["name"], plan.user)
        bot = plan.bot if is_person else known_bot(player["kind"].removeprefix(BOT))
        level = plan.level if plan.bot == bot else ""
        return SeatPlan("bot", player["name"], level=level, bot=bot)

    # ---------------------------------------------------------------- messages

    def eyes(self, user: str, wished: str = "") -> str | None:
        """The company somebody looks through, never more than one; None: as a spectator.

        Several people at one screen say whose eyes they want, so that nobody sees what is another's;
        who has one company, or plays one alone in the game that is on, need not say it.
        """
        owned = self.owned(user)
        if wished:
            if wished not in owned:
                raise Refusal("not-your-company")
            return wished
        if len(owned) > 1 and self.campaign.pending().what != "begin":
            playing = self.campaign.state.participants
            owned = [name for name in owned if name in playing and not self.is_bot(name)]
        return owned[0] if len(owned) == 1 else None

    def eyes_after(self, command: CampaignDo) -> str:
        """Whose eyes the answer to a command has: who chose may choose again, else nobody's."""
        decision = self.decision
        is_asked = decision is not None and decision.company == command.company
        return command.company if command.do == "choose" and is_asked else ""

    def seen(self, company: str | None) -> View:
        """What a company may know, or a spectator; made once for each entry, and never changed."""
        if company not in self._seen:
            self._seen[company] = view(self.campaign, company)
        return self._seen[company]

    def view(self, user: str, now: float | None = None, eyes: str = "") -> posts.CampaignView:
        """The campaign as somebody may know it; made once for each revision, for strangers one for all."""
        company = self.eyes(user, eyes)
        look = (user, company or "") if self._knows(user) else ("", "")
        if look not in self._shown:
            if len(self._shown) >= MOST_SHOWN:
                self._shown.clear()
            self._shown[look] = self._show(user, company)
        left = patience(self, user, self.updated if now is None else now)
        return structs.replace(self._shown[look], patience=left)

    def _show(self, user: str, company: str | None) -> posts.CampaignView:
        shown = show_campaign(self, self.seen(company), user, self.board_digest(), self.mode)
        return structs.replace(
            shown,
            removed="" if shown.owned else self.removed_from(user),
            unread=self.unread(user),
            readers=self.readers(),
            last=self.seen_by.get(user, -1),
        )

    def _knows(self, user: str) -> bool:
        """Whether somebody has had to do with this campaign; all others see the same."""
        is_here = bool(self.owned(user)) or self.is_host(user)
        return is_here or user in self.seen_by or bool(self.removed_from(user))

    def removed_from(self, user: str) -> str:
        """The company the host has taken from somebody."""
        return next((company for company, who in sorted(self.removed) if who == user), "")

    def story(self) -> posts.StoryRead:
        """Every side read so far."""
        return posts.StoryRead(read_sides(self.seen(None)))

    def on_paper(self) -> tuple[View, dict[str, Any]]:
        """What a book or a poster is made from: a spectator's view, and the board without what is secret."""
        return self.seen(None), self.board_overlay()

    def book(self) -> posts.RuleBook:
        """The rules that hold now."""
        return show_book(self.seen(None))

    def summary(self, user: str) -> posts.CampaignSummary:
        """A row of the start page."""
        state = self.campaign.state
        return posts.CampaignSummary(
            id=self.setup.id,
            companies=list(state.companies),
            names=[
                self.name_of(company)
                for company in state.companies
                if not self.is_played_by_bot(company)
            ],
            waits=awaited_names(self),
            game=state.game,
            games=GAMES,
            year=state.box.by_game("years", state.game),
            what=self.campaign.pending().what,
            your_turn=self.waits_for(user),
            updated=self.updated,
            created=self.setup.created,
            table=self.awaited,
        )

    @property
    def mode(self) -> Mode:
        """How many people, at how many screens."""
        return mode_of(list(self.plans.values()))

    def board_overlay(self) -> dict[str, Any]:
        """The board as it is now, regions just opened too, without what companies bring to the table."""
        state = self.campaign.state
        bare = {
            "companies": list(state.companies),
            "regions": [HOME, *(region.id for region in state.regions)],
            "offices": [],
            "draws": [],
            "events": [],
        }
        return {**overlay_for(state), **bare}

    def board_digest(self) -> str:
        """Changes whenever the board does."""
        text = overlay_text(self.board_overlay())
        return hashlib.sha256(text.encode()).hexdigest()[:12]


def begin_campaign(setup: CampaignSetup) -> CampaignTable:
    """A campaign at its beginning, with all words at hand: its log may need any of them."""
    if read_all_words():
        gc.freeze()  # they stay for good: whoever is served next need not wait for a look at them all
    table = CampaignTable(setup)
    table.view(setup.host)
    return table


def where_to(*, is_here: bool) -> str:
    """Where a file can be opened, as its event says."""
    return "here" if is_here else "elsewhere"


def chosen(decision: Decision, option: str) -> Entry:
    """The entry of a choice."""
    company = decision.company or ""
    return {"do": "choose", "kind": decision.kind, "company": company, "option": option}


def new_campaign(
    wish: CreateCampaign,
    user: str,
    name: str,
    now: float,
    secrets: Sequence[str],
) -> CampaignSetup:
    """The row of a new campaign, or `Refusal`; `secrets` are its id, invite and seed."""
    if not 0 <= wish.pace <= MOST_PACE:
        raise Refusal("bad-pace", most=MOST_PACE)
    kinds = [company.kind for company in wish.companies]
    if kinds.count("me") > 1:
        raise Refusal("seat-twice")
    if "me" not in kinds and "person" not in kinds:
        raise Refusal("no-people-here")
    plans = [
        plan_seat(
            SeatWish(row.kind, row.name, row.level), user, clean_name(name, row.company), number
        )
        for number, row in enumerate(wish.companies)
    ]
    ident, invite, seed = secrets
    setup = CampaignSetup(
        id=ident,
        host=user,
        invite=invite,
        seed=seed,
        content=content().digest,
        veteran=wish.veteran,
        companies=[row.company for row in wish.companies],
        seats=plans,
        created=now,
        pace=wish.pace,
    )
    try:
        CampaignTable(setup)
    except SemaforError as error:
        raise Refusal(error.reason, error.rule, **error.values) from error
    return setup
