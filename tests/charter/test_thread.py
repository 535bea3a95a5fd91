"""The thread: names, coloured lines, the lost train, clues, goals, branches, the chronicle."""

from __future__ import annotations

import json
from typing import Any

import pytest

from semafor.charter.campaign import Campaign
from semafor.charter.content import content
from semafor.charter.goals import COUNTS
from semafor.charter.mystery import possible_drivers, stop_of, value_of
from semafor.charter.offices import shuffle_ahead
from semafor.charter.overlay import overlay_for
from semafor.charter.state import DrawnPostcard, TicketMarks
from semafor.charter.views import view
from semafor.engine.errors import SetupError
from tests.charter.worlds import (
    begin,
    decide,
    finished,
    open_campaign,
    report,
    routes_at,
    to_game,
    to_play,
)

VIEWERS = (None, "blue", "red", "green")


def blank_lines(campaign: Campaign) -> list[str]:
    """Lines of the board that nobody has coloured yet."""
    return [
        route.id
        for route in campaign.state.routes()
        if route.is_unpainted and route.id not in campaign.state.painted
    ]


def play_with(campaign: Campaign, colours: dict[str, str] | None = None, **told: Any) -> Campaign:
    """The game that is due ends as told, and everything after it takes its default."""
    made = report(campaign, **told)
    if colours is not None:
        made["colours"] = colours
    campaign.finish(made)
    decide(campaign)
    return campaign


# -------------------------------------------------------------------- lines take their colours


@pytest.mark.rule("CAM-COLOUR")
def test_a_blank_line_takes_the_colour_its_first_builder_paid_with() -> None:
    campaign = to_game(open_campaign(), 3)
    first, second = blank_lines(campaign)[:2]
    play_with(campaign, {first: "white", second: ""}, routes={"red": [first, second]})
    state = campaign.state
    assert (state.painted[first], state.painted[second]) == ("white", "red")
    assert view(campaign, None)["built"][first] == {"by": "red", "game": 3, "how": "built"}
    to_play(campaign)
    assert overlay_for(campaign.state)["painted"][first] == "white"
    play_with(campaign, {}, routes={"green": [first]})
    assert state.painted[first] == "white"  # later builders leave it as it is


@pytest.mark.rule("CAM-COLOUR", "CAM-END-7")
def test_a_line_of_this_game_may_be_painted_over_and_no_other() -> None:
    campaign = to_game(open_campaign(), 3)
    line = blank_lines(campaign)[0]
    made = report(campaign, routes={"red": [line]}, hands={"red": {"black": 1, "white": 1}})
    campaign.finish({**made, "colours": {line: "white"}})
    decide(campaign, "improve")
    while (decision := campaign.pending().decision) and decision.company != "red":
        campaign.choose("save")
    assert decision is not None
    assert decision.options == (f"paint:{line}:black", "save")
    campaign.choose(f"paint:{line}:black")
    decide(campaign)
    assert campaign.state.painted[line] == "black"
    to_play(campaign)
    campaign.finish(report(campaign, routes={"red": [line]}, hands={"red": {"white": 1}}))
    decide(campaign, "improve")
    options = [campaign.pending().decision]
    assert all(f"paint:{line}" not in str(row) for row in options)


def test_a_report_with_a_colour_of_a_line_nobody_built_is_refused() -> None:
    campaign = to_game(open_campaign(), 3)
    line = blank_lines(campaign)[0]
    with pytest.raises(SetupError):
        campaign.finish({**report(campaign), "colours": {line: "white"}})


# -------------------------------------------------------------------- names and lines


@pytest.mark.rule("CAM-NAME-1", "CAM-NAME-2")
def test_what_is_ones_own_may_be_named_by_nobody_else() -> None:
    campaign = to_game(open_campaign(), 3)
    campaign.state.depots = {"atlanta": ["red"]}
    assert view(campaign, "red")["may_name"] == [
        ["company", "red"],
        ["train", "red"],
        ["depot", "atlanta"],
    ]
    campaign.give_name("red", "company", "red", "Night Owls")
    campaign.give_name("red", "depot", "atlanta", "Peach Yard")
    assert view(campaign, None)["names"]["company"] == {"red": "Night Owls"}
    assert view(campaign, "blue")["names"]["depot"] == {"atlanta": {"red": "Peach Yard"}}
    for by, what, of, name in (
        ("blue", "company", "red", "Mine"),
        ("blue", "depot", "atlanta", "Mine"),
        ("blue", "company", "blue", "night owls"),
        ("blue", "company", "blue", "Redstart"),
        ("blue", "train", "blue", "two\nlines"),
        ("blue", "train", "blue", "x" * 33),
        ("blue", "train", "blue", "\u202eback"),
        ("host", "company", "red", "Other"),
        ("host", "train", "blue", ""),
    ):
        with pytest.raises(SetupError):
            campaign.give_name(by, what, of, name)
    campaign.give_name("host", "company", "red", "")
    campaign.give_name("host", "depot", "atlanta:red", "")
    assert campaign.state.names == {}


def test_names_and_lines_are_in_the_log_and_in_the_digest() -> None:
    campaign = open_campaign()
    before = campaign.digest()
    campaign.give_name("red", "train", "red", "Swift Promise")
    assert campaign.digest() != before
    assert Campaign.replay(campaign.log).digest() == campaign.digest()


@pytest.mark.rule("CAM-NAME-3", "CAM-BOOK")
def test_a_company_writes_one_line_about_the_game_just_played() -> None:
    campaign = open_campaign()
    assert view(campaign, "red")["may_write"] == 0
    begin(campaign, "green")
    decide(campaign)
    play_with(campaign)
    assert [view(campaign, name)["may_write"] for name in VIEWERS] == [0, 1, 1, 0]
    campaign.write_line("red", "red", 1, "We were robbed. By arithmetic.")
    campaign.write_line("red", "red", 1, "We were early.")
    page = view(campaign, None)["chronicle"][0]
    assert page["quotes"] == {"red": "We were early."}
    for by, company, game in (("blue", "red", 1), ("green", "green", 1), ("blue", "blue", 2)):
        with pytest.raises(SetupError):
            campaign.write_line(by, company, game, "x")
    campaign.write_line("host", "red", 1, "")
    assert view(campaign, None)["chronicle"][0]["quotes"] == {}


# -------------------------------------------------------------------- the chronicle


@pytest.mark.rule("CAM-BOOK")
def test_a_page_tells_of_the_game_and_of_what_changed_but_no_dollars() -> None:
    campaign = to_game(open_campaign(), 3)
    line = blank_lines(campaign)[0]
    play_with(campaign, {line: "white"}, ranking=("red", "blue", "green"), routes={"red": [line]},
              totals={"red": 77, "blue": 51, "green": 43})  # fmt: skip
    page = view(campaign, "blue")["chronicle"][2]
    assert (page["ranking"][0], page["routes"]["red"], page["totals"]) == ("red", [line], None)
    assert {"kind": "painted", "what": line, "by": "red", "colour": "white"} in page["changes"]
    assert line not in page["board"]["painted"]
    assert not {"77", "51"} & set(json.dumps(page).replace(",", " ").replace("}", " ").split())
    to_game(campaign, 12)
    play_with(campaign)
    assert view(campaign, None)["chronicle"][2]["totals"] == {"red": 77, "blue": 51, "green": 43}


@pytest.mark.rule("CAM-BOOK")
def test_headlines_and_medals_follow_the_rankings() -> None:
    campaign = open_campaign()
    orders = [("red", "blue", "green"), ("green", "red", "blue"), ("green", "blue", "red")]
    for ranking in orders:
        to_play(campaign)
        play_with(campaign, ranking=ranking)
        medals = {row["kind"] for row in view(campaign, None)["standings"]["medals"]}
        assert ("longest_streak" in medals) is (ranking == orders[-1])
    seen = view(campaign, None)
    kinds = [(page["headline"]["kind"], page["headline"]["company"]) for page in seen["chronicle"]]
    assert kinds == [("first_game", "red"), ("from_last", "green"), ("streak", "green")]
    assert seen["standings"]["streak"] == {"company": "green", "n": 2}
    assert seen["standings"]["lasts"] == {"blue": 1, "red": 1, "green": 1}
    assert seen["standings"]["rivals"] == []
    assert {"kind": "most_wins", "companies": ["green"], "n": 2} in seen["standings"]["medals"]


# -------------------------------------------------------------------- the lost train


def with_train(game: int = 4, *, page: int = 1, driver: str = "brandt") -> Campaign:
    """A campaign in which the train is known, and who drives her by which page."""
    campaign = to_game(open_campaign(), game)
    campaign.state.page, campaign.state.driver = page, driver
    campaign.state.clues, campaign.state.sights, campaign.state.postcards = {}, [], {}
    return campaign


@pytest.mark.rule("CAM-TRAIN-1", "CAM-TRAIN-2")
def test_who_has_two_lines_where_she_stops_sees_her_and_nobody_else_learns_where() -> None:
    campaign = with_train()
    stop = stop_of(campaign.state, 4)
    lines = routes_at(stop)
    play_with(campaign, routes={"red": lines[:2], "blue": lines[2:3]})
    sight = {"game": 4, "city": stop, "by": "red", "shared": False}
    assert view(campaign, "red")["mystery"]["sights"] == [sight]
    for viewer in (None, "blue", "green"):
        seen = view(campaign, viewer)["mystery"]
        assert (seen["sights"], seen["seen"]["red"]) == ([], 1)
    with pytest.raises(SetupError):
        campaign.share("blue", "sight", "4")
    campaign.share("red", "sight", "4")
    assert view(campaign, None)["mystery"]["sights"] == [{**sight, "shared": True}]


@pytest.mark.rule("CAM-CLUE-1", "CAM-CLUE-2", "CAM-CLUE-3")
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.card(f"clue-{name}")) for name in content().thread.clues]
)  # fmt: skip
def test_a_clue_is_found_at_its_source_is_true_and_is_the_finders(name: str) -> None:
    campaign = with_train()
    state = campaign.state
    clue = content().thread.clues[name]
    kind, place = clue.place
    routes: dict[str, list[str]] = {}
    if kind == "postcard":
        state.postcards[int(place)] = DrawnPostcard("red", 3)
    elif kind == "ticket":
        state.tickets[place] = TicketMarks(["red"])
    else:
        routes = {"red": routes_at(place)[:3]}
    play_with(campaign, routes=routes)
    found = next(row for row in view(campaign, "red")["mystery"]["clues"] if row["id"] == name)
    truth = content().thread.suspects[state.driver].traits[clue.trait]
    assert (found["by"], found["value"], found["shared"]) == ("red", truth, False)
    assert "[" not in found["text"]["pl"]
    assert not any(row["id"] == name for row in view(campaign, "blue")["mystery"]["clues"])
    campaign.share("red", "clue", name)
    assert any(row["id"] == name for row in view(campaign, None)["mystery"]["clues"])


@pytest.mark.rule("CAM-CLUE-1")
def test_two_traits_leave_one_suspect_and_two_sights_leave_few_pages() -> None:
    thread = content().thread
    campaign = with_train()
    by_trait = {clue.trait: name for name, clue in thread.clues.items()}
    for driver in thread.suspects:
        campaign.state.driver = driver
        for left in by_trait:
            clues = [name for trait, name in by_trait.items() if trait != left]
            assert possible_drivers(campaign.state, clues) == [driver]
    for games in ((4, 5), (5, 6), (6, 7)):
        stops = [tuple(page[game - 1] for game in games) for page in thread.pages]
        assert len(set(stops)) == len(thread.pages)
    assert len({page[-1] for page in thread.pages}) == len(thread.pages)


@pytest.mark.rule("CAM-TRAIN-1")
def test_another_seed_keeps_what_was_found_true() -> None:
    campaign = with_train()
    stop = stop_of(campaign.state, 4)
    state = campaign.state
    state.postcards[5] = DrawnPostcard("red", 3)
    play_with(campaign, routes={"red": routes_at(stop)[:2]})
    told = view(campaign, "red")["mystery"]
    drivers = set()
    for number in range(12):
        shuffle_ahead(state, f"seed {number}")
        drivers.add(state.driver)
        again = view(campaign, "red")["mystery"]
        assert (again["clues"], again["sights"]) == (told["clues"], told["sights"])
        assert stop_of(state, 4) == stop
        assert value_of(state, content().thread.clues["C01"]) == told["clues"][0]["value"]
    assert len(drivers) > 1


# -------------------------------------------------------------------- goals


@pytest.mark.rule("CAM-GOAL-1")
def test_two_goals_are_dealt_to_each_and_the_one_that_is_kept_stays_closed() -> None:
    campaign = to_game(open_campaign(), 3)
    state = campaign.state
    dealt = [name for names in state.dealt_goals.values() for name in names]
    assert len(dealt) == len(set(dealt)) == 6
    for viewer in VIEWERS:
        shown = view(campaign, viewer)["goals"]
        assert [name for name in shown if shown[name] is not None] == ([viewer] if viewer else [])
        text = json.dumps(view(campaign, viewer))
        for company, name in state.goals.items():
            if company != viewer:
                assert f'"{name}"' not in text


@pytest.mark.rule("CAM-GOAL-2")
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.card(f"goal-{name}")) for name in content().thread.goals]
)  # fmt: skip
def test_a_goal_is_shown_and_paid_on_the_day_it_is_reached(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    goal = content().thread.goals[name]
    campaign = to_game(open_campaign(), 4)
    campaign.state.goals = {"red": name}
    monkeypatch.setitem(COUNTS, goal.count, lambda _state, _company: goal.need - 1)
    play_with(campaign)
    assert campaign.state.goals_done == {}
    to_play(campaign)
    monkeypatch.setitem(COUNTS, goal.count, lambda _state, _company: goal.need)
    play_with(campaign)
    assert campaign.state.goals_done == {"red": 5}
    assert {"n": goal.worth, "from": f"goal:{name}"} in campaign.state.vaults["red"].notes
    assert view(campaign, "blue")["goals"]["red"]["done"] == 5


@pytest.mark.rule("CAM-GOAL-2")
def test_what_goals_count() -> None:
    campaign = to_game(open_campaign(), 4)
    state = campaign.state
    lines = routes_at("new_orleans")[:3]
    longest = max(state.tickets_in_play(), key=lambda ticket: ticket.points).id
    before = {name: count(state, "red") for name, count in COUNTS.items()}
    state.depots = {"atlanta": ["red"], "omaha": ["red"], "nashville": ["red", "blue"]}
    state.tickets["albany-bangor"] = TicketMarks(["blue", "red"])
    state.postcards[5] = DrawnPostcard("red", 3, place="archive")
    state.built = {lines[0]: ["red", 3, "built"], lines[1]: ["red", 3, "painted"]}
    play_with(campaign, ranking=("blue", "green", "red"), routes={"red": lines},
              completed={"red": ["boston-new_york", longest]})  # fmt: skip
    after = {name: count(state, "red") for name, count in COUNTS.items()}
    assert after["depot_regions"] - before["depot_regions"] == 2
    assert after["stamps"] - before["stamps"] == 3
    assert after["coloured"] - before["coloured"] == 1
    assert after["postcards"] - before["postcards"] == 1
    assert after["cities"] - before["cities"] == len({city for line in lines for city in line.partition("/")[0].split("-")})  # fmt: skip
    assert after["ports"] >= before["ports"] + 1
    assert after["regions_in_a_game"] >= 1
    assert after["long_tickets"] - before["long_tickets"] == 1
    assert (before["places"], after["places"]) == (1, 2)
    assert (before["places_twice"], after["places_twice"]) == (2, 3)
    assert after["crew_levels"] >= 1


# -------------------------------------------------------------------- branches and ends


@pytest.mark.rule("CAM-FIN-1")
@pytest.mark.parametrize(
    ("game", "fork", "way"),
    [
        pytest.param(game, fork, way, marks=pytest.mark.card(f"fork-{fork}-{way}"))
        for game, fork, way in (
            (6, "satchel", "print"),
            (6, "satchel", "keep"),
            (9, "surplus", "towns"),
            (9, "surplus", "track"),
        )
    ],
)
def test_a_fork_does_what_its_way_says(game: int, fork: str, way: str) -> None:
    campaign = to_game(open_campaign(), game)
    finished(campaign)
    decide(campaign, "fork")
    state = campaign.state
    shown = view(campaign, None)["fork"]
    assert (shown["id"], set(shown["options"])) == (fork, set(content().thread.forks[fork]))
    large, clues = len(state.large_extra), len(state.clues)
    holder = state.caboose
    campaign.choose(way)
    assert state.forks[fork] == way
    if fork == "surplus":
        assert len(state.large_extra) - large == (2 if way == "towns" else 0)
        decide(campaign)  # everybody can only save
        notes = [note for vault in state.vaults.values() for note in vault.notes]
        saved = [note for note in notes if note["from"] == "save"]
        assert len(saved) == 3 * (game - 1) + (3 if way == "track" else 0)
        return
    assert len(state.clues) - clues == 1
    name = next(reversed(state.clues))
    assert (state.clues[name].owner, state.clues[name].is_shared) == (holder, way == "print")


@pytest.mark.rule("CAM-FIN-2", "CAM-FIN-3", "CAM-TRAIN-3")
@pytest.mark.parametrize(
    ("lines", "is_right", "towns", "finale"),
    [
        pytest.param(3, True, 0, "marigold", marks=pytest.mark.card("finale-marigold", "SF1")),
        pytest.param(3, False, 30, "towns", marks=pytest.mark.card("finale-towns", "SF2")),
        pytest.param(2, True, 0, "umbrellas", marks=pytest.mark.card("finale-umbrellas", "SF3")),
    ],
)
def test_the_end_is_what_the_group_has_done(
    lines: int, is_right: bool, towns: int, finale: str
) -> None:
    campaign = with_train(11)
    state = campaign.state
    last = stop_of(state, 11)
    state.large_extra = [place.id for place in content().board.places][:towns]
    finished(campaign, routes={"red": routes_at(last)[:lines]})
    asked = decide(campaign, "driver")
    if lines > 2:
        assert campaign.pending().decision.company == "red"  # type: ignore[union-attr]
        others = [name for name in content().thread.suspects if name != state.driver]
        campaign.choose(state.driver if is_right else others[0])
        assert view(campaign, None)["mystery"]["right"] is is_right
    else:
        assert "driver" not in asked
    to_play(campaign)
    shown = view(campaign, None)["finale"]
    assert (shown["id"], shown["why"]["right"]) == (finale, is_right and lines > 2)
    assert state.season == shown["season"] == overlay_for(state)["season"]


# -------------------------------------------------------------------- gifts


@pytest.mark.rule("CAM-GIFT")
def test_gifts_come_when_the_game_is_over() -> None:
    campaign = with_train()
    state = campaign.state
    mine = state.crew_of("red")
    assert mine is not None
    level, clues = 1, len(state.clues)
    state.crew[mine].level = level
    made = report(campaign)
    made["postcards"]["gifts"] = [
        ["red", "crew", "P07"],
        ["red", "clue", "P05"],
        ["blue", "improvement", "P01"],
    ]
    campaign.finish(made)
    assert state.crew[mine].level == level + 1
    assert len(state.clues) == clues + 1
    assert state.improve_more == ["blue"]
    before = len(state.vaults["blue"].notes)
    decide(campaign)
    assert (len(state.vaults["blue"].notes) - before, state.improve_more) == (2, [])


# -------------------------------------------------------------------- the frame of the rulebook


@pytest.mark.rule("LEG-STEP-6")
def test_frames_are_empty_until_they_are_told_and_say_today_s_numbers() -> None:
    campaign = to_game(open_campaign(), 1)
    book = view(campaign, None)["rulebook"]
    assert {frame["state"] for frame in book["frames"]} == {"empty"}
    assert not any(frame["name"] or frame["text"] or frame["region"] for frame in book["frames"])
    assert book["worth"] == {}
    to_game(campaign, 9)
    frames = {frame["id"]: frame for frame in view(campaign, None)["rulebook"]["frames"]}
    assert (frames["K"]["state"], frames["I"]["state"], frames["U"]["state"]) == ("filled", "gone", "empty")  # fmt: skip
    assert frames["J"]["text"]["en"] == "Once per claim $5 count as one card."
    assert frames["F"]["rule"] is not None


@pytest.mark.rule("CAM-END-4")
def test_a_numbered_ticket_has_its_line_and_the_stamps_still_needed() -> None:
    campaign = to_game(open_campaign(), 2)
    row = view(campaign, None)["tickets"]["baltimore-boston"]
    assert row["line"] == dict(content().thread.lines["baltimore-boston"])
    assert row["needed"] == 2
    campaign.state.tickets["baltimore-boston"] = TicketMarks(["red"])
    assert view(campaign, None)["tickets"]["baltimore-boston"]["needed"] == 1
    assert set(content().thread.lines) == set(content().ticket_numbers)


@pytest.mark.parametrize("companies", [2, 3, 4, 5])
def test_the_story_speaks_of_as_many_companies_as_there_are(companies: int) -> None:
    campaign = open_campaign(*("blue", "red", "green", "yellow", "black")[:companies])
    begin(campaign)
    shown = view(campaign, None)["story"]["now"]
    word = ("Two", "Three", "Four", "Five")[companies - 2]
    assert f"{word} young companies" in shown["text"]["en"]
    assert not {"[", "|", "{"} & set(json.dumps(view(campaign, None)["story"]["sides"])[1:].replace("{", "", 0)) - {"{", "["}  # fmt: skip


@pytest.mark.rule("CAM-EV-7")
def test_an_event_that_left_a_game_in_play_is_archived() -> None:
    campaign = to_game(open_campaign(), 4)
    made = report(campaign, revealed=["E33", "E02"], pile=[])
    made["events"]["archived"] = ["E33"]
    campaign.finish(made)
    assert campaign.state.events["E33"].place == "archive"
    assert campaign.state.events["E02"].place == "deck"
