"""A campaign on the server, without storage: folding, commands, games, secrets."""

import random
from typing import Any

import msgspec
import pytest

from semafor.charter import view
from semafor.charter.content import content
from semafor.engine import access
from semafor.rulesets.sent_views import read_view, write_view
from semafor.server.campaigns import table as table_module
from semafor.server.games import ending
from semafor.server.games.replays import replay_head, replay_steps
from semafor.server.games.table import Table
from semafor.server.protocol import campaigns as posts
from semafor.server.protocol.messages import Play
from semafor.server.protocol.refusals import Refusal
from tests.kit.campaign import deal
from trials.campaigns import Shelf
from trials.tables import HOST, OTHER, random_step


def begun(**values: object) -> Shelf:
    """A campaign in which the first game is being played."""
    shelf = Shelf(**values)  # type: ignore[arg-type]
    chooser = random.Random(1)
    while not shelf.playing:
        shelf.step(chooser)
    return shelf


def test_the_first_game_is_played_and_the_second_begins() -> None:
    shelf = begun()
    chooser = random.Random(7)
    while shelf.table.campaign.state.game == 1 or not shelf.playing:
        shelf.step(chooser)
    seen = shelf.table.view(HOST)
    assert seen.game == 2
    assert [row.table for row in seen.history] == ["table-1"]
    assert seen.table == "table-2"
    assert len(seen.regions) == 1  # the first charter was given after the first game
    assert any(row.opened for row in seen.news)


def test_folding_the_log_gives_the_same_campaign() -> None:
    shelf = begun()
    chooser = random.Random(3)
    while shelf.table.campaign.state.game == 1:
        shelf.step(chooser)
    again = shelf.folded()
    assert again.campaign.digest() == shelf.table.campaign.digest()
    assert msgspec.json.encode(again.view(HOST)) == msgspec.json.encode(shelf.table.view(HOST))
    assert msgspec.json.encode(again.view("")) == msgspec.json.encode(shelf.table.view(""))


def test_a_table_is_folded_from_its_row_and_log_alone() -> None:
    store = begun().games["table-1"]
    setup = msgspec.json.decode(msgspec.json.encode(store.setup), type=type(store.setup))
    assert Table(setup, store.events).playing.digest() == store.table.playing.digest()


def test_a_worker_reads_the_view_of_a_campaign_game() -> None:
    game = begun().games["table-1"].table.playing
    seen = game.view(game.actor)
    text = msgspec.json.encode(write_view(seen))
    again = read_view(msgspec.json.decode(text))
    assert again.actions == seen.actions
    assert again.ruleset.map_hash == seen.ruleset.map_hash


def test_a_command_is_stored_once() -> None:
    shelf = Shelf()
    command = shelf.command("begin")
    shelf.store(shelf.table.judge(HOST, command))
    assert shelf.table.rev_of(HOST, command.cid) == 0
    with pytest.raises(Refusal, match="stale"):
        shelf.table.judge(HOST, command)


def test_only_the_host_begins_and_only_the_owner_chooses() -> None:
    shelf = Shelf("me open bot")
    with pytest.raises(Refusal, match="not your company"):
        shelf.table.judge(OTHER, shelf.command("begin"))
    with pytest.raises(Refusal, match="campaign open"):
        shelf.table.judge(HOST, shelf.command("begin"))
    shelf.store(shelf.table.judge_join(OTHER, posts.CampaignJoin("invite", "Ola")))
    with pytest.raises(Refusal, match="not host"):
        shelf.table.judge(OTHER, shelf.command("begin"))
    shelf.send("begin")
    shelf.step(random.Random(1))  # cards and tickets
    shelf.send("read", OTHER)  # anybody at the table turns the card
    assert shelf.table.owned(OTHER) == ["red"]
    assert shelf.table.mode == "online"


def test_a_wrong_invite_and_a_taken_company_are_refused() -> None:
    shelf = Shelf("me open")
    with pytest.raises(Refusal, match="bad invite"):
        shelf.table.judge_join(OTHER, posts.CampaignJoin("no", "Ola"))
    with pytest.raises(Refusal, match="seat taken"):
        shelf.table.judge_join(OTHER, posts.CampaignJoin("invite", "Ola", "blue"))
    with pytest.raises(Refusal, match="already seated"):
        shelf.table.judge_join(HOST, posts.CampaignJoin("invite", "Anna"))


def test_a_report_is_added_once() -> None:
    shelf = begun()
    store = shelf.games["table-1"]
    with pytest.raises(Refusal, match="stale"):
        shelf.table.judge_report(store.table)
    shelf.step(random.Random(1))
    assert [event.key for event in shelf.events].count("finish:1") == 1
    with pytest.raises(Refusal, match="stale"):
        shelf.table.judge_report(store.table)


def test_a_campaign_needs_a_person_and_known_companies() -> None:
    with pytest.raises(Refusal, match="no people here"):
        Shelf("bot bot")
    with pytest.raises(Refusal, match="campaign companies"):
        Shelf("me")


def test_hands_and_secret_sides_of_a_finished_game_stay_closed() -> None:
    shelf = begun()
    shelf.step(random.Random(1))
    table = shelf.games["table-1"].table
    assert table.ending().seed == ""  # type: ignore[union-attr]
    with pytest.raises(Refusal, match="campaign sealed"):
        table.record(is_sealed=True)
    sealed = replay_head(table, HOST, is_sealed=True)
    assert (sealed.seed, sealed.salt, sealed.verified) == ("", "", False)
    for eyes in ("open", "1"):
        with pytest.raises(Refusal, match="campaign sealed"):
            replay_steps(table, HOST, eyes, 0, 2)
    assert replay_steps(table, HOST, "0", 0, 2).steps[1].hands == []
    assert replay_head(table, HOST).campaign == "campaign-id"


def test_every_game_has_a_fresh_seed_that_follows_from_nothing() -> None:
    shelf = begun()
    one, two = shelf.table.game_setup(1.0), shelf.table.game_setup(1.0)
    assert one.seed != two.seed
    assert len(bytes.fromhex(one.seed)) == 32
    assert shelf.table.campaign.game_seed not in (one.seed, two.seed)


def test_claims_that_cannot_be_paid_are_refused_without_a_fault() -> None:
    """COM-CLAIM-1: whatever is asked for; a fault would be printed and fail the test."""
    store = begun().games["table-1"]
    chooser = random.Random(1)
    while store.table.prompt(0) is None or store.table.prompt(0).phase != "turn":  # type: ignore[union-attr]
        random_step(store, chooser)
    reasons = set()
    for route in store.table.ruleset.board.routes:
        move = {"do": "claim", "route": route.id}
        try:
            store.table.judge(HOST, 0, Play("x", store.table.rev, move), store.now)
        except Refusal as refusal:
            reasons.add(refusal.reason)
    assert "cards-not-in-hand" in reasons


def test_a_ticket_that_a_packet_line_completes_has_an_ending(monkeypatch) -> None:
    """What joins two cities need not be a route: the ticket is done, and no way is shown for it."""
    shelf = begun()
    shelf.step(random.Random(1))
    table = shelf.games["table-1"].table
    held = {seat: access.held_tickets(table.playing.state, seat) for seat in range(3)}
    monkeypatch.setattr(ending, "joined_tickets", lambda state, seat: list(held[seat]))
    ends = ending.make_ending(table.playing, "", "").seats
    tickets = [ticket for end in ends for ticket in end.tickets]
    assert len(tickets) == sum(map(len, held.values()))
    assert all(ticket.done for ticket in tickets)
    assert any(not ticket.path for ticket in tickets)


# -------------------------------------------------------------------- mirror worlds


def messages(shelf: Shelf, user: str) -> bytes:
    """Everything a campaign tells somebody."""
    return msgspec.json.encode(
        [shelf.table.view(user), shelf.table.story(), shelf.table.summary(user)]
    )


def test_campaigns_that_differ_in_sealed_things_tell_the_same() -> None:
    """LEG-INFO-1: the seed decides what is to come; nothing of it shows before it comes."""
    first = Shelf(seed="one")
    seeds = (str(number) for number in range(100))
    caboose = first.table.campaign.state.caboose  # drawn in the open, at once
    worlds = (Shelf(seed=seed) for seed in seeds)
    second = next(shelf for shelf in worlds if shelf.table.campaign.state.caboose == caboose)
    chooser = random.Random(1)
    other = random.Random(1)
    for _ in range(6):
        assert messages(first, HOST) == messages(second, HOST)
        assert messages(first, "") == messages(second, "")
        first.step(chooser)
        second.step(other)


def test_no_sealed_text_is_told() -> None:
    """LEG-CAMP-4, 10: unread cards, closed regions, undrawn postcards are in no message."""
    shelf = begun()
    text = messages(shelf, HOST).decode()
    read = {side.code + side.side for side in shelf.table.story().sides}
    for card in content().story:
        for side, printed in (("a", card.a), ("b", card.b)):
            if card.code + side not in read:
                assert printed.text["en"] not in text
                assert printed.text["pl"] not in text
    for region in content().regions.values():
        assert region.name["en"] not in text
    for postcard in content().postcards.values():
        assert postcard.line["en"] not in text
    assert shelf.setup.seed not in text.split('"')


@pytest.mark.rule("REG-0-1", "LEG-POST-1")
def test_a_claim_that_draws_a_postcard_is_not_taken_back() -> None:
    shelf = begun()
    chooser = random.Random(1)  # a claim abroad can be paid
    while shelf.table.campaign.state.game == 1 or not shelf.playing:
        shelf.step(chooser)
    store = shelf.games["table-2"]
    for _ in range(200):
        store.bots(chooser)
        if store.table.playing.phase == "turn":
            break
        store.play(0, store.table.prompt(0).moves[0])
    game = store.table.playing
    deal(game, 0, locomotive=6)
    new = {place.id for place in game.ruleset.board.places if place.region != "east"}
    large = {place.id for place in game.ruleset.board.places if place.is_large}
    ends = {route.id: {route.a, route.b} for route in game.ruleset.board.routes}
    claims = [move for move in store.table.prompt(0).moves if move["do"] == "claim"]
    at_home = next(move for move in claims if not ends[move["route"]] & (new | large))
    abroad = next(move for move in claims if ends[move["route"]] & new)
    store.play(0, at_home)
    assert store.table.can_undo(0)
    store.undo(0)
    store.play(0, abroad)
    assert any(fact[0] == "drew_postcard" for _, fact in game.log)
    with pytest.raises(Refusal) as refused:
        store.undo(0)
    assert refused.value.reason == "no-undo"


def test_a_view_is_made_once_for_each_revision(monkeypatch: pytest.MonkeyPatch) -> None:
    """A late campaign's takes milliseconds, and strangers may ask for it all day."""
    made: list[str | None] = []

    def counted(campaign: Any, company: str | None) -> Any:
        made.append(company)
        return view(campaign, company)

    monkeypatch.setattr(table_module, "view", counted)
    shelf = begun(seats="me person bot")
    made.clear()
    first = shelf.table.view(HOST, eyes="blue")
    assert made == ["blue"]
    assert shelf.table.view(HOST, eyes="blue") == first
    strangers = [shelf.table.view(f"stranger {number}") for number in range(50)]
    assert made == ["blue"], "what spectators see was made when the news were told"
    assert all(seen == strangers[0] for seen in strangers)
    assert (strangers[0].company, strangers[0].owned) == ("", [])
    assert shelf.table.view(HOST, eyes="red").company == "red"
    made.clear()
    shelf.send("name", company="blue", what="company", of="blue", text="Another")
    again = shelf.table.view(HOST, eyes="blue")
    assert made == ["blue"], "a name is no news"
    assert again.companies[0].name["en"] == "Another"
    assert shelf.table.view("stranger 1").companies[0].name["en"] == "Another"
    assert msgspec.json.encode(again) == msgspec.json.encode(shelf.folded().view(HOST, eyes="blue"))


def test_who_comes_and_goes_is_seen_at_once() -> None:
    shelf = Shelf("me open bot")
    before = shelf.table.view(OTHER)
    assert not before.owned
    shelf.store(shelf.table.judge_join(OTHER, posts.CampaignJoin("invite", "Ewa")))
    assert shelf.table.view(OTHER).owned == ["red"]
    assert shelf.table.view("stranger").companies[1].player == "Ewa"


def test_a_name_or_a_line_shows_something() -> None:
    shelf = Shelf("me bot")
    for do, code in (("name", "campaign-name"), ("write", "campaign-quote")):
        values = {"company": "blue", "what": "company", "of": "blue", "text": "\u3164 \u2800"}
        with pytest.raises(Refusal) as refused:
            shelf.send(do, **values)
        assert refused.value.reason == code


def test_nobody_fills_the_log_of_a_campaign_with_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_WRITTEN", 3)
    shelf = Shelf("me person")
    chooser = random.Random(1)
    for turn in range(3):
        shelf.send("name", company="blue", what="company", of="blue", text=f"Line {turn}")
    with pytest.raises(Refusal) as refused:
        shelf.send("name", company="blue", what="company", of="blue", text="Once more")
    assert refused.value.reason == "too-many"
    shelf.send("name", company="red", what="company", of="red", text="Another")
    assert shelf.folded().written == shelf.table.written
    while shelf.table.campaign.pending().what == "begin":
        shelf.step(chooser)
    shelf.send("name", company="blue", what="company", of="blue", text="Once more")
