"""Mirror worlds of a campaign: the same log in a world in which what is sealed is something else.

A campaign is played over several games. At some moments its log is folded again with another seed,
other unread story cards, other undrawn postcards, other secret sides of other companies, other names
in closed boxes, other slips in the vaults. Whatever somebody is told then must be the same, byte for
byte: views, story, summaries, the board with its words, and every frame of the table that is on.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from typing import Any

import msgspec
from msgspec import structs

from semafor.campaign import chance
from semafor.campaign.story_deck import Side, StoryCard, next_place
from semafor.charter.content import content
from semafor.charter.mystery import possible_drivers, possible_pages
from semafor.charter.open_cards import open_goals
from semafor.charter.rows import HOME, Postcard
from semafor.charter.rulebook import slots_seen
from semafor.charter.state import State
from semafor.charter.thread_rows import Thread
from semafor.charter.views import view
from semafor.drawing.campaign import overlay_scene
from semafor.engine.errors import SemaforError
from semafor.rulesets import named as rulesets
from semafor.server.campaigns.room import CampaignRoom
from semafor.server.campaigns.table import CampaignTable
from semafor.server.games.setup import GameSetup
from semafor.server.games.table import Table
from semafor.server.log.folding import Event
from semafor.server.protocol import campaigns as posts
from semafor.server.protocol.messages import CampaignDo
from semafor.texts import LANGUAGES
from semafor.texts.campaign_game import game_catalogue
from trials import mirror_paths, mirror_worlds
from trials.campaigns import Shelf
from trials.tables import HOST, OTHER

encode = msgspec.json.Encoder(order="deterministic").encode
ANOTHER = "another seed"
OWNERS = {HOST: "blue", OTHER: "red", "": None}
OUT_OF_REACH = {"own": {"sel": {"port": True}, "min": 90}}
TEXTS = ("name", "text", "line")


@dataclass
class Moment:
    """A campaign at one revision.

    `setup`, `played`: the table that is on and its events so far; `acted`: postcards that show
    themselves in that game. `laid`: the table at which tickets are chosen, or have been before the
    story, with its events.
    """

    events: list[Event]
    setup: GameSetup | None = None
    played: list[Event] = field(default_factory=list)
    acted: set[int] = field(default_factory=set)
    laid: tuple[GameSetup, list[Event]] | None = None

    def stored(self, setup: GameSetup | None) -> tuple[GameSetup | None, list[Event]]:
        """The table as it is stored: one that is on, perhaps with other secrets, or one that is laid."""
        if setup is None and self.laid is not None:
            return self.laid
        return setup, self.played

    def other_events(self, company: str | None) -> list[Event]:
        """The events of the table that is on, where others have other uses left."""
        return [
            structs.replace(
                event,
                body={
                    **event.body,
                    "overlay": other_uses(event.body["overlay"], company, self.acted),
                },
            )
            if event.body["kind"] == "overlay"
            else event
            for event in self.played
        ]


@dataclass
class Played:
    """A campaign of two people and a bot, and moments to look at."""

    shelf: Shelf
    moments: list[Moment]


def play(games: int, seed: str = "mirrors") -> Played:
    """Play so many games, at random; a moment after every entry."""
    shelf = Shelf("me open bot", seed=seed)
    shelf.store(shelf.table.judge_join(OTHER, posts.CampaignJoin("invite", "Ola", "red")))
    chooser = random.Random(seed)
    moments = []
    while shelf.table.campaign.state.game <= games:
        moment = Moment(list(shelf.events))
        awaited = shelf.table.awaited if shelf.playing else ""
        laid = shelf.games.get(shelf.table.dealt or shelf.table.awaited)
        if laid is not None and not awaited:
            moment.laid = (laid.setup, list(laid.events))
        shelf.step(chooser)
        if awaited:
            store = shelf.games[awaited]
            cut = chooser.randrange(10, len(store.events) - 10)
            moment.setup, moment.played = store.setup, store.events[:cut]
            moment.acted = shown_in(shelf.events)
        moments.append(moment)
    return Played(shelf, moments)


def shown_in(events: list[Event]) -> set[int]:
    """Postcards drawn, revealed or used in the game that ended last."""
    entries = [event.body["entry"] for event in events if event.key.startswith("finish:")]
    told = entries[-1]["report"]["postcards"]
    return {row[1] for row in (*told["drawn"], *told["revealed"], *told["used"])}


def fold(shelf: Shelf, events: list[Event], seed: str = "") -> CampaignTable:
    """The campaign at a moment."""
    setup = structs.replace(shelf.setup, seed=seed) if seed else shelf.setup
    return CampaignTable(setup, events)


# -------------------------------------------------------------------- what is told


def told(table: CampaignTable, user: str) -> list[bytes]:
    """Everything a campaign tells somebody, refusals included."""
    seen = [encode(table.view(user)), encode(table.story()), encode(table.summary(user))]
    seen += [encode(table.book()), encode(table.board_overlay())]
    # More than is sent of it today.
    seen.append(json.dumps(view(table.campaign, OWNERS[user]), sort_keys=True).encode())
    seen.append(CampaignRoom(table).frame((user, ""), table.updated))
    seen += [
        attempt(lambda eyes=eyes: table.view(user, eyes=eyes))  # type: ignore[misc]
        for eyes in table.setup.companies
    ]
    for do in ("begin", "read", "choose", "ready", "substitute", "return", "leave"):
        command = CampaignDo("x", table.rev, do, company="red", option="?")  # type: ignore[arg-type]
        seen.append(attempt(lambda command=command: table.judge(user, command).rev))  # type: ignore[misc]
    return seen


def attempt(work: Callable[[], Any]) -> bytes:
    """What comes of it: an answer, or a refusal in its words."""
    try:
        return bytes(encode(work()))
    except SemaforError as error:
        return bytes(encode([error.reason, error.rule, error.values]))


def drawn_board(overlay: Mapping[str, Any]) -> bytes:
    """What GET …/scene answers."""
    words = {language: game_catalogue(overlay, language) for language in LANGUAGES}
    return bytes(encode({**overlay_scene(overlay), "words": words}))


# -------------------------------------------------------------------- the other world


@contextmanager
def another_world(
    state: State, viewer: str | None, acted: set[int] | None = None
) -> Iterator[None]:
    """Everything that is sealed for a company (None: a spectator) is something else.

    `acted`: a game goes on, and these secret sides have shown themselves in it.
    """
    box = content()
    changed = {
        "story": other_story(state),
        "postcards": other_postcards(state, viewer, acted),
        "regions": renamed(box.regions, {region.id for region in state.regions} | asked(state)),
        "crew": renamed(box.crew, {*state.crew, *state.row} | asked(state)),
        "events": renamed(box.events, set(state.events)),
        "seasons": renamed(box.seasons, {state.season, *state.season_discard}),
        "clauses": renamed(
            box.clauses, {name for row in state.clauses.values() for name in row} | asked(state)
        ),
        "passes": renamed(box.passes, set(state.passes.values()) | asked(state)),
        "slots": renamed(box.slots, slots_seen(state)),
        "thread": other_words(state, viewer),
    }
    kept = {name: getattr(box, name) for name in changed}
    source = chance.SeededSource
    try:
        for name, value in changed.items():
            object.__setattr__(box, name, value)
        chance.SeededSource = other_chance(state, source)  # type: ignore[assignment,misc]
        rulesets._overlay_ruleset.cache_clear()
        yield
    finally:
        for name, value in kept.items():
            object.__setattr__(box, name, value)
        chance.SeededSource = source  # type: ignore[misc]
        rulesets._overlay_ruleset.cache_clear()


def asked(state: State) -> set[str]:
    """Ids that the question on the table names."""
    from semafor.charter.steps import AGENDA  # noqa: PLC0415 - only here

    decision = AGENDA.waiting(state)
    words = () if decision is None else (*decision.options, *decision.about)
    return {part for word in words for part in word.split(":")}


def swapped(text: Mapping[str, str]) -> dict[str, str]:
    """A text that stands nowhere else."""
    return {language: f"Sealed! {words[::-1]}" for language, words in text.items()}


def renamed(rows: Mapping[Any, Any], known: set[str]) -> dict[Any, Any]:
    """Rows whose ids nobody knows yet have other texts."""
    return {
        name: row
        if name in known
        else replace(row, **{key: swapped(getattr(row, key)) for key in TEXTS if hasattr(row, key)})
        for name, row in rows.items()
    }


def seen_clues(state: State, viewer: str | None) -> set[str]:
    """Clues somebody may read."""
    return {name for name, row in state.clues.items() if row.is_shared or row.owner == viewer}


def other_words(state: State, viewer: str | None) -> Thread:
    """What nobody has told this viewer of the thread says something else."""
    thread = content().thread
    goals_known = {*open_goals(state, viewer), *asked(state)}
    # LEG-CAMP-10: whatever lies in an open box may be looked at, before its first game too.
    homes = {HOME, *(region.id for region in state.regions)}
    tickets = set(state.tickets) | {
        ticket.id
        for ticket in state.box.board.tickets
        if {state.box.region_of[ticket.a], state.box.region_of[ticket.b]} <= homes
    }
    forks = {*state.forks, *asked(state)}
    return replace(
        thread,
        suspects=renamed(thread.suspects, set(thread.suspects) if state.driver else set()),
        clues={
            name: row if name in seen_clues(state, viewer) else replace(row, text=sealed(row.text))
            for name, row in thread.clues.items()
        },
        goals=renamed(thread.goals, goals_known),
        finales=renamed(thread.finales, {state.finale}),
        forks={
            name: ways
            if name in forks
            else {
                ident: replace(way, side=Side(swapped(way.side.title), swapped(way.side.text)))
                for ident, way in ways.items()
            }
            for name, ways in thread.forks.items()
        },
        pages=thread.pages,
        lines={
            name: text if name in tickets else swapped(text) for name, text in thread.lines.items()
        },
    )


def sealed(text: Mapping[str, str]) -> dict[str, str]:
    """Another text of a clue; its words for each value stay where they are."""
    return {language: f"Sealed! {words}" for language, words in text.items()}


def change_thread(state: State, viewer: str | None) -> int:
    """Another driver, another page, others' goals and clues: as far as the viewer cannot know better.

    How many of them are others.
    """
    changed = 0
    if state.driver and not state.named and not state.finale:
        drivers = possible_drivers(state, seen_clues(state, viewer))
        seen = [row for row in state.sights if row.is_shared or row.company == viewer]
        pages = possible_pages(state, seen)
        unseen = [name for name in content().thread.clues if name not in state.clues]
        for name in [name for name in state.clues if name not in seen_clues(state, viewer)]:
            if unseen:
                state.clues[unseen.pop()] = state.clues.pop(name)
                changed += 1
        changed += (len(drivers) > 1) + (len(pages) > 1)
        state.driver = next((name for name in drivers if name != state.driver), state.driver)
        state.page = next((page for page in pages if page != state.page), state.page)
    for company, name in state.goals.items():
        if company != viewer and company not in state.goals_done:
            state.goals[company] = next(
                other for other in state.dealt_goals[company] if other != name
            )
            changed += 1
    return changed


def other_story(state: State) -> tuple[StoryCard, ...]:
    """Unread cards, those of ways that were not taken, and the back of the one on top, tell something else."""
    from semafor.charter.steps import AGENDA  # noqa: PLC0415 - only here

    decision = AGENDA.waiting(state)
    is_read = decision is not None and decision.kind == "story"
    top, is_back = next_place(state, content().story), state.story_side == "b"

    def other(side: Side) -> Side:
        return Side(swapped(side.title), swapped(side.text))

    cards = list(content().story)
    for number, card in enumerate(cards):
        if number < top and state.is_on_branch(card.when):
            continue
        if number != top or not (is_back or is_read):
            cards[number] = replace(card, a=other(card.a), b=other(card.b))
        elif not (is_back and is_read):
            cards[number] = replace(card, b=other(card.b))
    return tuple(cards)


def other_postcards(
    state: State, viewer: str | None, acted: set[int] | None
) -> dict[int, Postcard]:
    """Undrawn cards are others; of those that others hold closed, the secret side is another."""
    cards = dict(content().postcards)
    known = {*state.postcards, *(acted or ())}
    undrawn = [number for number in cards if number not in known]
    for number, other in zip(undrawn, reversed(undrawn), strict=True):
        found = content().postcards[other]
        cards[number] = replace(found, n=number, source=cards[number].source)
    for number in closed(state, viewer, acted):
        cards[number] = other_side(cards[number], is_played=acted is not None)
    return cards


def closed(state: State, viewer: str | None, acted: set[int] | None) -> list[int]:
    """Postcards that others hold closed; in a game only goals that it does not fulfil.

    Who uses a power in a game is seen, and so is a goal that is reached.
    """
    return [
        number
        for number, drawn in state.postcards.items()
        if not drawn.is_open
        and drawn.owner != viewer
        and (acted is None or not (number in acted or content().postcards[number].is_power))
    ]


def other_side(card: Postcard, *, is_played: bool) -> Postcard:
    """Another secret side under the same public one; while a game goes on, a goal nobody reaches."""
    others = (one for one in content().postcards.values() if is_other(one, card))
    secret = next(others, replace(card, uses=card.uses + 1))
    conditions = (OUT_OF_REACH,) if is_played else secret.conditions
    return replace(card, do=secret.do, cost=secret.cost, uses=secret.uses, conditions=conditions)


def is_other(card: Postcard, than: Postcard) -> bool:
    """A goal for a goal and a power for a power, but not the same."""
    is_alike = (card.is_power, card.when) == (than.is_power, than.when)
    return is_alike and card.do != than.do


def other_chance(state: State, source: Any) -> Callable[[str], Any]:
    """The open outcomes of every shuffle are as before; what is still face down is not."""
    seen = 1 + len(state.season_discard) if state.season else len(state.season_discard)

    class Mirror:
        """The first picks are those of the other world."""

        def __init__(self, text: str) -> None:
            self.source = source(text.replace(f":{ANOTHER}:", f":{state.seed}:"))
            self.kept = seen if ":seasons-" in text else None

        def below(self, number: int) -> int:
            found = int(self.source.below(number))
            if self.kept is None or self.kept > 0:
                self.kept = None if self.kept is None else self.kept - 1
                return found
            return number - 1 - found

    return Mirror


def other_log(events: list[Event], state: State) -> list[Event]:
    """Slips and notes that lie in the vaults are others."""
    put_away = state.game if state.report is None else state.game - 1
    return [other_slips(event) if in_vault(event, put_away) else event for event in events]


def in_vault(event: Event, put_away: int) -> bool:
    """Whether an event is the end of a game whose slips are put away."""
    entry = event.body.get("entry", {})
    return entry.get("do") == "finish" and entry["game"] <= put_away


def other_slips(event: Event) -> Event:
    """The same ranking, other dollars."""
    body = msgspec.json.decode(msgspec.json.encode(event.body))
    report = body["entry"]["report"]
    for row in report["companies"].values():
        row["total"] += 7
        row["lines"] = {name: number + 7 for name, number in row["lines"].items()}
    for note in report["postcards"]["notes"]:
        note[1] += 3
    return structs.replace(event, body=body)


# -------------------------------------------------------------------- comparing


@dataclass
class Compared:
    """How much was looked at."""

    pairs: int = 0
    messages: int = 0
    bytes: int = 0
    tables: int = 0
    secrets: int = 0

    def same(self, ours: list[bytes], theirs: list[bytes], where: str) -> None:
        """Byte for byte."""
        assert len(ours) == len(theirs), f"another number of messages: {where}"
        for number, (mine, other) in enumerate(zip(ours, theirs, strict=True)):
            assert mine == other, (
                f"message {number} differs: {where}\n{mirror_worlds._difference(mine, other)}"
            )
        self.pairs += 1
        self.messages += len(ours)
        self.bytes += sum(map(len, ours))

    def add(self, other: Compared) -> None:
        """Sum up."""
        for item in fields(self):
            setattr(self, item.name, getattr(self, item.name) + getattr(other, item.name))


def compare(played: Played, moment: Moment, *, with_board: bool = False) -> Compared:
    """One moment through the eyes of both people and of a spectator."""
    compared = Compared()
    shelf = played.shelf
    here = fold(shelf, moment.events)
    state = here.campaign.state
    for user, company in OWNERS.items():
        ours = told(here, user)
        if with_board:
            ours.append(drawn_board(here.board_overlay()))
        with another_world(state, company):
            there = fold(shelf, other_log(moment.events, state), ANOTHER)
            assert there.campaign.digest() != here.campaign.digest()
            compared.secrets += change_thread(there.campaign.state, company)
            theirs = told(there, user)
            if with_board:
                theirs.append(drawn_board(there.board_overlay()))
        where = f"revision {here.rev}, game {state.game}, {company or 'a spectator'}"
        compared.same(ours, theirs, where)
    return compared


def compare_paths(played: Played, moment: Moment, user: str) -> Compared:
    """Every path of HTTP at a moment, the table that is on included, for one of the people or nobody."""
    compared = Compared()
    shelf, company = played.shelf, OWNERS[user]
    here = fold(shelf, moment.events)
    state = here.campaign.state
    ours = mirror_paths.told(
        mirror_paths.Stored(*moment.stored(moment.setup), shelf.setup, moment.events), user
    )
    acted = moment.acted if moment.setup is not None else None
    with another_world(state, company, acted):
        other = moment.setup
        if other is not None and other.campaign is not None:
            uses = other_uses(other.campaign.overlay, company, moment.acted)
            campaign = structs.replace(other.campaign, overlay=uses)
            other = structs.replace(other, campaign=campaign)
            moment = replace(moment, played=moment.other_events(company))
        setup = structs.replace(shelf.setup, seed=ANOTHER)
        entries = other_log(moment.events, state)
        try:
            theirs = mirror_paths.told(
                mirror_paths.Stored(*moment.stored(other), setup, entries), user
            )
        except SemaforError:
            return compared  # the same moves are not possible there
    where = f"paths at revision {here.rev}, game {state.game}, {company or 'a spectator'}"
    compared.bytes = mirror_paths.same(ours, theirs, where)
    compared.messages, compared.pairs = len(ours), 1
    return compared


def compare_table(moment: Moment, table: CampaignTable, company: str | None) -> Compared:
    """The frames of the game that is on, where others hold other secret sides."""
    compared = Compared()
    setup = moment.setup
    assert setup is not None
    assert setup.campaign is not None
    world = table_world(setup, moment.played)
    overlay = Table(setup, moment.played).setup.campaign.overlay
    seat = None if company is None else overlay["companies"].index(company)
    ours = [*mirror_worlds.frames(world, seat), drawn_board(overlay)]
    state = table.campaign.state
    compared.secrets = len(closed(state, company, moment.acted))
    with another_world(state, company, moment.acted):
        uses = other_uses(setup.campaign.overlay, company, moment.acted)
        campaign = structs.replace(setup.campaign, overlay=uses)
        other = structs.replace(setup, campaign=campaign)
        events = moment.other_events(company)
        changed = replace(
            world, setup=mirror_worlds.scripted(other, world.script), events=events, sent={}
        )
        mirror = mirror_worlds._changed(changed, world.script, {})
        if mirror is None:
            return compared  # the same moves are not possible there
        theirs = [*mirror_worlds.frames(mirror, seat), drawn_board(overlay)]
    compared.same(ours, theirs, f"table of game {state.game}, {company or 'a spectator'}")
    compared.tables += 1
    return compared


def other_uses(overlay: Mapping[str, Any], company: str | None, acted: set[int]) -> dict[str, Any]:
    """Closed postcards of others have another number of uses left, but for those used in the game."""
    offices = [
        office
        if name == company
        else [
            [source, card, uses + 1, is_open]
            if source == "postcard" and not is_open and uses > 0 and card not in acted
            else [source, card, uses, is_open]
            for source, card, uses, is_open in office
        ]
        for name, office in zip(overlay["companies"], overlay["offices"], strict=True)
    ]
    return {**overlay, "offices": offices}


def table_world(setup: GameSetup, events: list[Event]) -> mirror_worlds.World:
    """A table of a campaign for the mirrors of tables: cards drawn unseen are its secrets."""
    table = Table(setup, events)
    script: list[str] = []
    used: dict[int, list[int]] = {}
    secrets: list[mirror_worlds.Secret] = []
    rows = {row.rev: row for row in table.journal.rows}
    for event in events:
        outcomes = event.body.get("chance", [])
        if event.body["kind"] == "move":
            for index, seat in mirror_worlds._drawn(table, rows[event.rev].facts, outcomes):
                secrets.append(
                    mirror_worlds.Secret(len(script) + index, seat, "card", outcomes[index])
                )
        used[event.rev] = list(range(len(script), len(script) + len(outcomes)))
        script += outcomes
    return mirror_worlds.World(
        mirror_worlds.scripted(setup, script),
        script,
        events,
        secrets,
        mirror_worlds.read_offers(setup, events),
        used,
    )


# -------------------------------------------------------------------- a campaign as a whole


def check_campaign(seed: int | str, *, games: int = 2, moments: int = 4) -> Compared:
    """Play a campaign and compare some of its moments with mirrors; raises `AssertionError` on a leak."""
    chooser = random.Random(f"campaign {seed}")
    return check_played(play(games, seed=f"mirrors-{seed}"), chooser, moments)


def check_played(played: Played, chooser: random.Random, moments: int) -> Compared:
    """Moments between games and in the middle of one, through all eyes and every path."""
    compared = Compared()
    between = [moment for moment in played.moments if moment.setup is None]
    tables = [moment for moment in played.moments if moment.setup is not None]
    # The last one is there in any case: what the story brings late is not left to luck.
    chosen = [between[0], between[-1], *chooser.sample(between, min(moments, len(between)))]
    for moment in chosen:
        compared.add(compare(played, moment, with_board=moment is chosen[0]))
        compared.add(compare_paths(played, moment, chooser.choice(list(OWNERS))))
    for moment in _begins(played):
        compared.add(compare_paths(played, moment, HOST))
    moment = tables[-1]
    for user, company in OWNERS.items():
        compared.add(compare_table(moment, fold(played.shelf, moment.events), company))
        compared.add(compare_paths(played, moment, user))
    return compared


def _begins(played: Played) -> list[Moment]:
    """When the host may take a file."""
    return [
        moment
        for moment in played.moments
        if fold(played.shelf, moment.events).campaign.pending().what == "begin"
    ]
