"""The next game as an edition: board, tickets, events, cards, offices; games that replay alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from semafor.charter.content import content
from semafor.charter.offices import draw_postcard
from semafor.charter.overlay import (
    board_of,
    cards_of,
    edition_for,
    edition_from,
    event_rows,
    free_overlay,
    modules_of,
    new_game,
    office_of,
    overlay_for,
    postcard_row,
    power_row,
    powers_of,
    replay_game,
    settings_of,
    write_game,
)
from semafor.charter.reports import read_report
from semafor.charter.state import TicketMarks
from semafor.editions import edition
from semafor.engine.errors import SetupError
from semafor.engine.ruleset import compile_ruleset
from semafor.texts import Texts
from semafor.texts.describe import Words
from semafor.tui.ending import score_table
from semafor.tui.look import Labels
from tests.charter.worlds import FIVE, decide, finished, open_campaign, report, to_game, to_play
from tests.kit import campaign as kit
from tests.kit.campaign import begin_turns, choose, deal, shown


@pytest.mark.rule("LEG-CAMP-11", "LEG-CAMP-5")
def test_the_first_game_is_the_single_game_but_for_bonus_and_names() -> None:
    campaign = to_play(open_campaign("red", "blue"))
    made, plain = edition_for(campaign), edition("legends")
    assert made.board.routes == plain.board.routes
    assert made.board.tickets == plain.board.tickets
    assert made.settings["turns"]["trains"] == 20
    assert made.settings["companies"]["companies"] == "red,blue"
    assert made.seat_colours == ("red", "blue")
    assert [row["id"] for row in made.settings["events"]["cards"]] == [
        row["id"] for row in plain.settings["events"]["cards"]
    ]
    assert made.settings["events"]["archive"] == 0


@pytest.mark.rule("CAM-F", "CAM-DESTROY", "CAM-V", "LEG-SETUP-2")
def test_paint_destroyed_strands_and_grown_cities_are_on_the_board() -> None:
    campaign = to_game(open_campaign(), 7)
    state = campaign.state
    unpainted = next(route.id for route in state.routes() if route.is_unpainted)
    state.painted[unpainted] = "white"
    lost = state.destroyed[0]
    grown = state.large_extra[0]
    state.depots["nashville"] = ["red"]
    board = board_of(overlay_for(state))
    route = board.routes[board.route_index()[unpainted]]
    assert (route.colour, route.is_unpainted) == ("white", False)
    assert lost not in board.route_index()
    assert board.places[board.place_index()[grown]].is_large
    assert not board.places[board.place_index()["nashville"]].is_large
    settings = settings_of(overlay_for(state), edition("legends"), board)
    assert settings["depots"]["depots"] == {"nashville": ["red"]}
    assert grown in settings["depots"]["large"]


@pytest.mark.rule("LEG-STEP-6")
def test_rule_stickers_and_booms_name_the_modules() -> None:
    campaign = open_campaign()
    to_game(campaign, 6)
    overlay = overlay_for(campaign.state)
    base = [module.name for module in edition("legends").modules]
    more = [name for name in modules_of(overlay) if name not in base]
    assert "changing_costs" not in modules_of(overlay)
    booming = {content().slots[content().regions[name].slot].module for name in overlay["booming"]}
    assert booming <= set(more)
    slots = ["stakes", "exchange_yard", "link_up", "long_haul", "mail", "depots"]
    expected = [
        "wear",
        "tariff_bonus",
        "ticket_offers",
        "basins",
        *slots,
        "powers",
        "campaign_claims",
    ]
    assert [name for name in more if name not in booming] == expected
    to_game(campaign, 11)
    more = modules_of(overlay_for(campaign.state))
    assert "bonds" in more
    assert not {"stakes", "exchange_yard"} & set(more)


def test_marked_cards_are_seven_three_and_two_of_each_colour() -> None:
    cards = cards_of(content())
    assert sum(cards.values()) == 90
    for colour in ("red", "white"):
        assert [cards[colour], cards[f"{colour}_pick"], cards[f"{colour}_skull"]] == [7, 3, 2]
    assert list(cards)[6:8] == ["locomotive", "newspaper"]


def test_events_name_only_cities_of_the_board_and_the_exposition_city() -> None:
    campaign = to_game(open_campaign(), 12)
    state = campaign.state
    overlay = {**overlay_for(state), "events": ["E27", "E32"]}
    rows = {row["id"]: row for row in event_rows(overlay, board_of(overlay))}
    assert rows["E32"]["do"][0]["sel"]["ends"] == [state.expo]
    early = overlay_for(to_play(open_campaign()).state)
    rows = {row["id"]: row for row in event_rows({**early, "events": ["E27"]}, board_of(early))}
    assert rows["E27"]["do"][0]["sel"]["ends"] == ["new_orleans", "nashville", "cincinnati"]


def test_events_bring_their_own_words_in_both_languages() -> None:
    campaign = to_game(open_campaign(), 2)
    ruleset = compile_ruleset(edition_for(campaign), 3)
    assert Words(ruleset, "en").event("E24") == "Open Telegraph"
    assert Words(ruleset, "pl").event("E24") == "Otwarty telegraf"
    assert Words(ruleset, "pl").event("blank-1") == "Zwykły dzień"
    assert "bilet" in Words(ruleset, "pl").event_text("E24")


def test_a_game_replays_alone_from_its_record() -> None:
    campaign = to_game(open_campaign("red", "blue"), 2)
    game = new_game(campaign)
    for _move in range(30):
        game.play_action(game.actions()[0])
    record = write_game(overlay_for(campaign.state), game)
    again = replay_game(record)
    assert again.digest() == game.digest()
    with pytest.raises(SetupError):
        replay_game({key: value for key, value in record.items() if key != "overlay"})
    with pytest.raises(SetupError, match="content"):
        edition_from({**record["overlay"], "content": "x"})


@pytest.mark.rule("REG-0-1", "REG-0-2")
def test_the_first_postcard_of_a_new_region_may_be_drawn_in_its_first_game() -> None:
    campaign = to_play(open_campaign())
    finished(campaign)
    decide(campaign, "charter", "range")
    to_play(campaign)
    rows = powers_of(overlay_for(campaign.state))["draws"]
    assert [(row["region"], row["row"]["id"]) for row in rows] == [("range", "P47")]
    to_game(campaign, 3)
    rows = powers_of(overlay_for(campaign.state))["draws"]
    assert "range" not in [row["region"] for row in rows]


@pytest.mark.rule("REG-0-1", "CAM-PC-5")
def test_the_first_claim_in_a_new_region_draws_its_postcard_into_the_campaign() -> None:
    campaign = to_play(open_campaign())
    finished(campaign)
    decide(campaign, "charter", "range")
    game = begin_turns(new_game(to_play(campaign)))
    assert shown(game, "powers")["undrawn"] == ["range"]
    deal(game, game.state.seat, locomotive=1)
    seat = game.state.seat
    game.play({"do": "claim", "route": "little_rock-nashville", "pay": {"locomotive": 1}})
    choose(game, "decline")  # a herd
    assert shown(game, "powers")["undrawn"] == []
    told = read_report(campaign.state, game)
    assert told["postcards"]["drawn"] == [[campaign.state.participants[seat], 47]]
    campaign.finish(told)
    assert campaign.state.postcards[47].owner == campaign.state.participants[seat]


@pytest.mark.rule("CAM-PC-6")
def test_stamps_and_painted_strands_are_known_in_the_game() -> None:
    campaign = to_game(open_campaign(), 2)
    campaign.state.tickets["boston-new_york"] = TicketMarks(stamps=["red"])
    campaign.state.painted["little_rock-nashville"] = "green"
    counts = edition_for(campaign).settings["powers"]["counts"]
    assert [row["stamps"] for row in counts] == [0, 1, 0]
    assert [row["painted"] for row in counts] == [0, 0, 1]


@pytest.mark.parametrize("game", [1, 2, 12])
def test_no_effect_of_an_event_is_left_out(game: int) -> None:
    overlay = {
        **overlay_for(to_game(open_campaign(), game).state),
        "events": list(content().events),
    }
    made = edition_from(overlay)
    for row in made.settings["events"]["cards"]:
        assert len(row["do"]) == len(content().events[row["id"]].do), row["id"]
    assert compile_ruleset(made, 3)


def test_a_setting_no_module_knows_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    overlay = overlay_for(to_play(open_campaign("red", "blue")).state)
    monkeypatch.setattr("semafor.charter.overlay.powers_of", lambda _overlay: {"values": []})
    with pytest.raises(SetupError, match=r"powers\.values"):
        edition_from(overlay)


@pytest.mark.rule("CAM-END-1")
def test_a_report_says_what_the_game_knows() -> None:
    campaign = to_play(open_campaign("red", "blue"))
    game = new_game(campaign)
    assert game.state.first == campaign.first_seat
    while not game.is_over:
        game.play_action(game.actions()[-1])
    told = read_report(campaign.state, game)
    result = game.result()
    assert [told["companies"][name]["total"] for name in ("red", "blue")] == list(result.totals)
    assert told["ranking"][0] == ("red", "blue")[result.winners[0]]
    assert set(told["companies"]["red"]["lines"]) == set(game.ruleset.points_lines)
    campaign.finish(told)
    assert campaign.pending().what == "decide"


@pytest.mark.rule("CAM-PC-2", "LEG-POST-1", "CAM-PC-4")
def test_an_overlay_says_nothing_of_a_secret_side() -> None:
    """It stands in the record of a game, which anybody may read: not even that a card is a power."""
    campaign = to_game(open_campaign(), 3)
    box = content()
    powers = [card.n for card in box.postcards.values() if card.is_power and card.uses > 1]
    goals = [card.n for card in box.postcards.values() if not card.is_power]
    for number in (powers[0], powers[1], goals[0]):
        draw_postcard(campaign.state, "blue", number)
    opened = campaign.state.postcards[powers[1]]
    opened.is_open, opened.uses_left = True, 1
    rows = {row[1]: row for row in office_of(campaign.state, "blue") if row[0] == "postcard"}
    assert rows[powers[0]][2:] == rows[goals[0]][2:]
    assert rows[powers[1]][2:] == [1, True]
    told = powers_of(overlay_for(campaign.state))["seats"][0]
    uses = {row["id"]: row.get("uses") for row in told if row["source"] == "postcard"}
    assert uses[f"P{powers[0]:02d}"] == box.postcards[powers[0]].uses
    assert uses[f"P{powers[1]:02d}"] == 1
    assert uses[f"P{goals[0]:02d}"] is None


@pytest.mark.rule("CAM-END-1")
@pytest.mark.parametrize("number", [6, 11])
def test_the_lines_of_a_slip_come_in_their_numbered_order(number: int) -> None:
    printed = ["dollars", "unused_trains", "tickets", "mail", "bonds", "grain", "herds", "powers"]
    campaign = to_game(open_campaign("red", "blue"), number)
    game = new_game(campaign)
    told = list(read_report(campaign.state, game)["companies"]["red"]["lines"])
    assert told == [name for name in printed if name in told]
    assert len(told) == {6: 7, 11: 6}[number]
    labels = Labels.of(Texts("en"), game.ruleset, game.players)
    rows = score_table(labels, game.result()).columns[0]._cells
    assert [str(row) for row in rows][: len(told)] == [
        Texts("en")(f"play-line-{name.replace('_', '-')}") for name in told
    ]


def test_free_play_after_the_campaign_changes_nothing() -> None:
    campaign = to_game(open_campaign(*FIVE[:3]), 12)
    with pytest.raises(SetupError, match="not over"):
        free_overlay(campaign, ["blue", "red"], None, 1)
    campaign.finish(report(campaign))
    decide(campaign)
    before = campaign.digest()
    overlay = free_overlay(campaign, ["blue", "red"], ["prairie", "coast"], 1)
    assert (overlay["year"], overlay["trains"], overlay["tariff"]) == (1901, 45, 3)
    assert set(overlay["booming"]) == {"prairie", "coast"}
    assert len(overlay["regions"]) == 9
    assert {"E08", "E22"} <= set(overlay["events"])
    compile_ruleset(edition_from(overlay), 2)
    assert len(free_overlay(campaign, ["blue", "red"], None, 1)["booming"]) == 4
    with pytest.raises(SetupError, match="free regions"):
        free_overlay(campaign, ["blue", "red"], list(content().regions), 1)
    assert campaign.digest() == before


@pytest.mark.rule("CAM-SETTLE", "CAM-EV-4")
def test_in_free_play_events_of_regions_come_with_their_boom() -> None:
    campaign = to_game(open_campaign(*FIVE[:3]), 12)
    campaign.finish(report(campaign, revealed=["E01", "E02"]))
    decide(campaign)
    state = campaign.state
    archived = {name for name, marks in state.events.items() if marks.place == "archive"}
    printed = {event: region.id for region in content().regions.values() for event in region.events}
    unsettled = [region.id for region in state.regions if not region.settled]
    assert len(unsettled) == 3
    for chosen in ([], ["prairie"], unsettled, None):
        for again in (False, True):
            overlay = free_overlay(campaign, ["blue", "red"], chosen, 1, archived=again)
            found = set(overlay["events"])
            assert {printed[name] for name in found if name in printed} == set(overlay["booming"])
            assert bool(found & archived - set(printed)) is again
            compile_ruleset(edition_from(overlay), 2)


def bare(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row without what means nothing: empty fields, and `always` as the moment."""
    return {name: value for name, value in row.items() if value and value != "always"}


def test_the_game_gets_the_rows_the_tests_of_the_rules_speak_of() -> None:
    box = content()
    rows = [
        *(
            (power_row("crew", card, level), kit.crew(name, level))
            for name, card in box.crew.items()
            for level in (1, 2, 3)
        ),
        *((power_row("clause", card, 1), kit.clause(name)) for name, card in box.clauses.items()),
        *(
            (power_row("pass", card, 1), kit.railway_pass(name))
            for name, card in box.passes.items()
        ),
        *((power_row("season", card, 1), kit.season(name)) for name, card in box.seasons.items()),
        *(
            (power_row("privilege", row.privilege, 1), kit.privilege(colour))
            for colour, row in box.companies.items()
        ),
        *((postcard_row(card, card.uses), kit.postcard(n)) for n, card in box.postcards.items()),
        *(
            (
                {"id": name, "kind": card.kind, "do": list(card.do)},
                {key: value for key, value in kit.event(name).items() if key != "wear"},
            )
            for name, card in box.events.items()
        ),
    ]
    assert len(rows) > 150
    for made, told in rows:
        assert bare(made) == bare(told)
