"""Several people in one campaign: who is awaited, who may act for whom, whose eyes one has."""

from __future__ import annotations

import random

import pytest

from semafor.server.campaigns import people
from semafor.server.campaigns.table import CampaignTable
from semafor.server.protocol import campaigns as posts
from semafor.server.protocol.messages import CampaignDo
from semafor.server.protocol.refusals import Refusal
from trials.campaigns import Shelf
from trials.tables import HOST, OTHER

STRANGER = "stranger"


def shared() -> Shelf:
    """A campaign of Anna (blue, host), Ola (red) and a bot."""
    shelf = Shelf("me open bot")
    shelf.store(shelf.table.judge_join(OTHER, posts.CampaignJoin("invite", "Ola", "red")))
    return shelf


def until_asked(shelf: Shelf, company: str) -> str:
    """Go on until a company must choose something; the kind of the choice."""
    chooser = random.Random(2)
    for _ in range(200):
        decision = shelf.table.decision
        if decision is not None and decision.company == company:
            return decision.kind
        shelf.step(chooser)
    raise AssertionError(f"{company} was never asked")


def test_the_names_of_those_who_are_awaited_are_told() -> None:
    shelf = shared()
    assert shelf.table.view(OTHER).waits == ["Anna"]
    assert shelf.table.summary(HOST).your_turn
    assert not shelf.table.summary(OTHER).your_turn
    until_asked(shelf, "red")
    for user in (HOST, OTHER, STRANGER):
        assert shelf.table.view(user).waits == ["Ola"]
        assert shelf.table.summary(user).waits == ["Ola"]
    assert shelf.table.summary(OTHER).your_turn
    assert [row.player for row in shelf.table.view(HOST).companies][:2] == ["Anna", "Ola"]


def test_who_joins_is_called_by_name_at_once() -> None:
    shelf = shared()
    assert shelf.table.view(HOST).companies[1].player == "Ola"
    assert shelf.table.summary(HOST).names[:2] == ["Anna", "Ola"]


def test_each_person_is_asked_their_own_choices_only() -> None:
    shelf = shared()
    until_asked(shelf, "red")
    question = shelf.table.view(HOST).question
    assert question is not None
    assert not question.mine
    option = shelf.table.decision.options[0]  # type: ignore[union-attr]
    with pytest.raises(Refusal, match="not your company"):
        shelf.send("choose", HOST, company="red", option=option)
    with pytest.raises(Refusal, match="not your company"):
        shelf.send("choose", STRANGER, company="red", option=option)
    with pytest.raises(Refusal, match="not your company"):
        shelf.table.view(HOST, eyes="red")


def test_the_host_lets_a_bot_decide_for_somebody_who_does_not_come() -> None:
    shelf = shared()
    until_asked(shelf, "red")
    assert shelf.table.view(OTHER).patience is None
    assert shelf.table.view(STRANGER).patience is None
    assert shelf.table.view(HOST).patience == people.HOST_SECONDS
    with pytest.raises(Refusal, match="campaign not away"):
        shelf.send("substitute", HOST, company="red")
    shelf.now += people.HOST_SECONDS
    shelf.send("substitute", HOST, company="red")
    assert shelf.table.decision is None or shelf.table.decision.company != "red"
    assert shelf.table.view(HOST).companies[1].away
    assert shelf.folded().replaced == {"red"}
    shelf.send("return", OTHER, company="red")
    assert not shelf.table.replaced


def test_a_bot_stands_in_until_the_next_game_begins() -> None:
    shelf = shared()
    until_asked(shelf, "red")
    shelf.send("substitute", OTHER, company="red")  # for oneself: at once
    chooser = random.Random(2)
    game = shelf.table.campaign.state.game
    while shelf.table.campaign.state.game == game or shelf.table.view(HOST).what == "begin":
        decision = shelf.table.decision
        assert decision is None or decision.company != "red"
        shelf.step(chooser)
    assert not shelf.table.replaced


def test_everybody_may_go_on_after_a_day() -> None:
    shelf = shared()
    with pytest.raises(Refusal, match="not host"):
        shelf.send("begin", OTHER)
    shelf.now += people.OTHERS_SECONDS
    with pytest.raises(Refusal, match="not your company"):
        shelf.send("begin", STRANGER)
    assert shelf.table.view(OTHER, shelf.now).patience == 0
    shelf.send("begin", OTHER, absent=["blue"])
    assert shelf.table.campaign.state.participants == ["red", "green"]


def test_a_bot_cannot_be_called_for_who_is_not_awaited() -> None:
    shelf = shared()
    shelf.now += 2 * people.OTHERS_SECONDS
    for company in ("red", "green", "black"):
        with pytest.raises(Refusal):
            shelf.send("substitute", HOST, company=company)
    with pytest.raises(Refusal, match="campaign no bot"):
        shelf.send("return", OTHER, company="red")


def test_a_company_is_given_up_and_taken_by_somebody_else() -> None:
    shelf = shared()
    until_asked(shelf, "red")
    with pytest.raises(Refusal, match="not your company"):
        shelf.send("leave", HOST, company="red")  # not in the middle of things
    shelf.send("leave", OTHER, company="red")
    assert shelf.table.decision is None or shelf.table.decision.company != "red"
    row = shelf.table.view(HOST).companies[1]
    assert (row.kind, row.player, row.is_open) == ("open", "", True)
    assert shelf.table.view(HOST).invite == "invite"
    shelf.store(shelf.table.judge_join(STRANGER, posts.CampaignJoin("invite", "Jan")))
    assert shelf.table.owned(STRANGER) == ["red"]
    assert shelf.table.owned(OTHER) == []


@pytest.mark.parametrize("has_chosen", [False, True])
def test_who_leaves_before_the_first_turn_is_replaced_by_a_bot(has_chosen: bool) -> None:
    shelf = shared()
    shelf.send("begin")
    chooser = random.Random(2)
    if has_chosen:
        shelf.step(chooser)
        assert shelf.table.dealt
    shelf.send("leave", OTHER, company="red")
    (game,) = shelf.games.values()
    chair = game.table.seating[1]
    assert (chair.plan.user, chair.bot_plays, game.table.is_held) == ("", True, True)
    while shelf.table.campaign.pending().what != "play":
        shelf.step(chooser)
    assert (chair.bot_plays, game.table.is_held) == (True, False)


def test_who_leaves_in_the_middle_of_a_game_gives_up_its_seat_too() -> None:
    shelf = shared()
    chooser = random.Random(2)
    while not shelf.playing:
        shelf.step(chooser)
    game = shelf.games[shelf.table.awaited].table
    assert game.seating.owned(OTHER) == [1]
    shelf.send("leave", OTHER, company="red")
    assert game.seating.owned(OTHER) == []
    assert game.seating[1].bot  # nobody waits for who is gone
    shelf.store(shelf.table.judge_join(STRANGER, posts.CampaignJoin("invite", "Jan")))
    shelf.settle()
    assert game.seating.owned(STRANGER) == [1]
    assert not game.seating[1].bot
    assert game.seating.names()[1] == "Jan"


def test_who_comes_back_takes_the_seat_again_and_a_hand_link_stays_one() -> None:
    shelf = shared()
    chooser = random.Random(2)
    while not shelf.playing:
        shelf.step(chooser)
    store = shelf.games[shelf.table.awaited]
    shelf.send("leave", OTHER, company="red")
    shelf.store(shelf.table.judge_join(OTHER, posts.CampaignJoin("invite", "Ola", "red")))
    shelf.settle()
    assert store.table.seating.owned(OTHER) == [1]
    store.store(store.table.judge_hand("a phone", 1, "Ola"))
    assert people.seat_change(shelf.table, store.table) is None


def test_a_host_who_leaves_hands_the_campaign_on_and_the_last_person_stays() -> None:
    shelf = shared()
    shelf.send("leave", HOST, company="blue")
    assert shelf.table.is_host(OTHER)
    assert shelf.table.view(STRANGER).host == "Ola"
    with pytest.raises(Refusal, match="no people here"):
        shelf.send("leave", OTHER, company="red")
    shelf.send("begin", OTHER, bots={"blue": "casual"})
    assert shelf.folded().host == OTHER


def test_a_company_changes_between_bot_and_person_from_game_to_game() -> None:
    shelf = shared()
    shelf.send("begin", bots={"red": "casual"})
    assert shelf.table.view(HOST).companies[1].kind == "bot"
    chooser = random.Random(2)
    while shelf.table.view(HOST).what != "begin":
        shelf.step(chooser)
    row = shelf.table.view(HOST).companies[1]
    assert (row.kind, row.player) == ("person", "Ola")
    shelf.send("begin")
    assert shelf.table.campaign.state.players["red"] == {"name": "Ola", "kind": "human"}


# -------------------------------------------------------------------- hot seat


def secrets_of(table: CampaignTable, eyes: str = "") -> set[str]:
    """Companies whose secret sides are shown."""
    cards = table.view(HOST, eyes=eyes).postcards
    return {card.owner for card in cards if card.secret is not None and not card.is_open}


def test_people_at_one_screen_see_through_one_pair_of_eyes_at_a_time() -> None:
    shelf = Shelf("me person bot")
    chooser = random.Random(4)
    while shelf.table.campaign.state.game < 3:
        shelf.step(chooser)
    owners = {card.owner for card in shelf.table.view(HOST).postcards if not card.is_open}
    assert {"blue", "red"} <= owners
    assert secrets_of(shelf.table) == set()
    assert secrets_of(shelf.table, "blue") == {"blue"}
    assert secrets_of(shelf.table, "red") == {"red"}
    assert shelf.table.view(HOST).company == ""


def test_the_answer_to_a_choice_shows_nothing_of_the_next_person() -> None:
    shelf = Shelf("me person")
    until_asked(shelf, "red")
    command = shelf.command("choose", company="red")
    shelf.step(random.Random(1))
    decision = shelf.table.decision
    asked = decision.company if decision is not None else None
    assert shelf.table.eyes_after(command) == ("red" if asked == "red" else "")


def test_who_plays_alone_at_a_screen_of_several_need_not_say_whose_eyes() -> None:
    shelf = Shelf("me person bot")
    assert shelf.table.view(HOST).company == ""
    shelf.send("begin", absent=["red"])
    assert shelf.table.view(HOST).company == "blue"


def test_who_was_removed_by_the_host_is_told_so_and_who_left_is_not() -> None:
    shelf = shared()
    assert people.notices_of(shelf.table, {"kind": "substitute", "company": "red"}, 1.0) == {}
    draft = shelf.table.judge(HOST, CampaignDo("c", shelf.table.rev, "leave", company="red"))
    told = people.notices_of(shelf.table, draft.body, 1.0)
    assert (told[OTHER].kind, told[OTHER].id) == ("campaign", shelf.table.setup.id)
    assert told[OTHER].company["en"]
    shelf.store(draft)
    assert shelf.table.view(OTHER).removed == "red"
    assert shelf.table.view(STRANGER).removed == ""
    shelf.store(shelf.table.judge_join(OTHER, posts.CampaignJoin("invite", "Ola", "red")))
    assert shelf.table.view(OTHER).removed == ""
    shelf.send("leave", OTHER, company="red")
    assert shelf.table.view(OTHER).removed == ""
    assert CampaignTable(shelf.table.setup, shelf.events).view(OTHER).removed == ""
