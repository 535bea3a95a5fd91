"""Where every postcard comes from, and its public side: read aloud when it is drawn, not before."""

from __future__ import annotations

import pytest

from semafor.charter import ending, story
from semafor.charter.campaign import Campaign, record_postcards
from semafor.charter.content import content
from semafor.charter.state import OpenedRegion
from semafor.charter.views import view
from tests.charter.worlds import FIVE, open_campaign, report, to_play

# Number: the title, and what brings the card.
PUBLIC = {
    1: ("The Harbour Clock", "ticket:baltimore-boston"),
    2: ("Maple Sugar", "ticket:montreal-philadelphia"),
    3: ("Peach Crates", "ticket:atlanta-chicago"),
    4: ("A Cousin at the Grain Exchange", "ticket:baltimore-chicago"),
    5: ("The Inspector’s Umbrella", "ticket:detroit-new_york"),
    6: ("Hand-Cut Sleepers", "ticket:knoxville-norfolk"),
    7: ("Aunt Philippa’s Timetable", "ticket:buffalo-charleston"),
    8: ("Paddle Wheel", "ticket:cincinnati-mobile"),
    9: ("The Snowshoe Club", "ticket:bangor-pittsburgh"),
    10: ("Night Mail", "ticket:albany-savannah"),
    11: ("The Travelling Band", "ticket:new_orleans-norfolk"),
    12: ("The Quiet Passenger", "ticket:montreal-nashville"),
    13: ("Seed Catalogue", "ticket:cincinnati-omaha"),
    14: ("Windmill Plans", "ticket:kansas_city-philadelphia"),
    15: ("From the North Shore", "ticket:new_york-st_paul"),
    16: ("Shell Box", "ticket:miami-new_orleans"),
    17: ("Orange Blossom Ball", "ticket:chicago-jacksonville"),
    18: ("The Keeper’s Log", "ticket:pittsburgh-tampa"),
    19: ("Branding Iron", "ticket:mobile-san_antonio"),
    20: ("Hot Springs Cure", "ticket:little_rock-philadelphia"),
    21: ("The Dodge City Choir", "ticket:dodge_city-pittsburgh"),
    22: ("Oil Lamp", "ticket:buffalo-dallas"),
    23: ("The Long Way Home", "ticket:boston-houston"),
    24: ("Wool Mittens", "ticket:chicago-fargo"),
    25: ("Portage Map", "ticket:buffalo-winnipeg"),
    26: ("Portrait of a Gopher", "ticket:miles_city-new_orleans"),
    27: ("Miner’s Candle", "ticket:salt_lake_city-santa_fe"),
    28: ("Mile-High Hat", "ticket:atlanta-denver"),
    29: ("Salt Sample", "ticket:mobile-salt_lake_city"),
    30: ("Paper Lanterns", "ticket:monterrey-new_orleans"),
    31: ("Silver Thread", "ticket:hermosillo-savannah"),
    32: ("The Long Table", "ticket:albany-chihuahua"),
    33: ("Cedar Chips", "ticket:helena-vancouver"),
    34: ("Copper Kettle", "ticket:detroit-helena"),
    35: ("Rain Ledger", "ticket:nashville-seattle"),
    36: ("Gulf to Glacier", "ticket:calgary-mobile"),
    37: ("Salmon Tin", "ticket:pittsburgh-vancouver"),
    38: ("Cable Car Sketch", "ticket:chicago-san_francisco"),
    39: ("Bottle of Pacific Water", "ticket:pittsburgh-san_diego"),
    40: ("Orange Crate Label", "ticket:detroit-los_angeles"),
    41: ("Gold Pan", "ticket:albany-sacramento"),
    42: ("Ocean to Ocean", "ticket:baltimore-san_francisco"),
    43: ("A Homesteader’s Thanks", "region:prairie:first"),
    44: ("Elevator Deed", "region:prairie:most"),
    45: ("Pelican Sketch", "region:coral:first"),
    46: ("Regatta Ribbon", "region:coral:most"),
    47: ("Trail Song", "region:range:first"),
    48: ("Market Bell", "region:range:most"),
    49: ("Windbreak", "region:plateau:first"),
    50: ("Northern Lights", "region:plateau:most"),
    51: ("Agate", "region:desert:first"),
    52: ("Mesa Watercolour", "region:desert:most"),
    53: ("Blue Tile", "region:sierra:first"),
    54: ("Mountain Bell", "region:sierra:most"),
    55: ("Fern Press", "region:evergreen:first"),
    56: ("Sawmill Whistle", "region:evergreen:most"),
    57: ("Redwood Ring", "region:coast:first"),
    58: ("Supper on the Wharf", "region:coast:most"),
    59: ("The Iron Key", "story:1868 - 06"),
    60: ("The Cobalt Key", "story:1868 - 06"),
    61: ("The Verdigris Key", "story:1868 - 06"),
    62: ("The Brass Key", "story:1868 - 06"),
    63: ("The Copper Key", "story:1868 - 06"),
    64: ("The Collector’s Album", "story:1874 - 06"),
    65: ("A Letter of Encouragement", "story:1877 - 06"),
    66: ("Quill’s Letter", "story:1880 - 07"),
    67: ("The Borrowed Locomotive", "story:1886 - 04"),
    68: ("A Ribbon for the Exposition", "story:1895 - 05"),
    69: ("The Hopeful Salesman", "mailbag:3"),
    70: ("Wrong Platform", "mailbag:4"),
    71: ("Brother-in-Law at the Works", "mailbag:5"),
    72: ("Winter Coat", "mailbag:6"),
    73: ("Lucky Spike", "mailbag:7"),
    74: ("Second Wind", "mailbag:8"),
    75: ("The Doubter", "mailbag:9"),
    76: ("A Ticket to Anywhere", "mailbag:10"),
    77: ("The Last Postcard", "mailbag:11"),
}
KEYS = {59: "black", 60: "blue", 61: "green", 62: "yellow", 63: "red"}


def draw_from(campaign: Campaign, number: int, source: str) -> str:
    """Let the source bring its card, in a fresh campaign of five; returns who should have it."""
    state = campaign.state
    kind, _, rest = source.partition(":")
    state.report = report(campaign)
    state.last_ranking = list(FIVE)
    state.caboose = FIVE[-1]
    if kind == "ticket":
        ending.stamp(state, "green", rest)
        ending.stamp(state, "yellow", rest)  # only the first stamp uses the number
        return "green"
    if kind == "mailbag":
        state.game, state.enabled = int(rest), ["mailbag"]
        ending.draw_mailbag(state)
        return FIVE[-1]
    if kind == "story":
        card = next(card for card in content().story if card.code == rest)
        for row in card.do:
            story.carry_out(state, row, rest)
        return KEYS.get(number, FIVE[-1])
    region, _, which = rest.partition(":")
    if which == "first":
        told = {"drawn": [["red", number]], "revealed": [], "used": [], "notes": []}
        record_postcards(state, told)
        return "red"
    region_of = content().region_of
    inside = [item.id for item in content().board.routes if region_of[item.a] == region]
    state.report = report(campaign, routes={"red": inside[:1]})
    state.game = 3
    state.regions = [OpenedRegion(region, 2)]
    ending.give_most(state)
    return "red"


@pytest.mark.rule("CAM-PC-1", "CAM-PC-2", "LEG-POST-1", "LEG-POST-6")
@pytest.mark.parametrize(
    ("number", "title", "source"),
    [
        pytest.param(
            number, *row, marks=pytest.mark.card(f"P{number:02d}-public"), id=f"P{number:02d}"
        )
        for number, row in PUBLIC.items()
    ],
)
def test_a_postcard_is_read_aloud_when_it_is_drawn(number: int, title: str, source: str) -> None:
    campaign = to_play(open_campaign(*FIVE))
    for viewer in (*FIVE, None):
        assert title not in str(view(campaign, viewer))
    owner = draw_from(campaign, number, source)
    for viewer in (*FIVE, None):
        shown = view(campaign, viewer)["postcards"][number]
        assert (shown["owner"], shown["name"]["en"]) == (owner, title)
        assert shown["name"]["pl"]
        assert shown["line"]["en"] != shown["line"]["pl"]
        assert (shown["secret"] is not None) is (viewer == owner)
