"""The end of a game, step by step: events, stamps, charter, vault, improvements, settling.

Rules: CAM-END-1..7, CAM-SETTLE, CAM-DESTROY, CAM-LAST, CAM-U, CAM-EV-3, 4, LEG-CAB-1..3,
LEG-VAULT-1, LEG-END-2, 3, REG-0-1, REG-0-2. Each function is one thing on the agenda; those named
`ask_…` ask, the function beside carries the answer out.
"""

from __future__ import annotations

from collections import Counter

from semafor.board.model import Route
from semafor.campaign.decisions import Decision
from semafor.charter.offices import draw_postcard, put_season_away, worst_ranked
from semafor.charter.questions import tell_built
from semafor.charter.rows import Region
from semafor.charter.state import ARCHIVE, EventMarks, OpenedRegion, State, TicketMarks
from semafor.charter.vocabulary import CARD_COLOURS, find_strand

MAILBAG_BEFORE = 66
CANDIDATES = 2
EXPO_CANDIDATES = 3
DEPOTS_TO_GROW = 2
STRANDS_FOR_DEPOT = 2
# How a line came to its colour.
BUILT, PAINTED, REBUILT = "built", "painted", "rebuilt"


def report_of(state: State, company: str) -> dict[str, object]:
    """What the finished game says about one company."""
    assert state.report is not None
    found: dict[str, object] = state.report["companies"][company]
    return found


def routes_of(state: State, company: str) -> list[str]:
    """Strands a company owns at the end of the finished game."""
    routes = report_of(state, company)["routes"]
    assert isinstance(routes, list)
    return routes


# -------------------------------------------------------------------- step 2: events


def wear_events(state: State) -> None:
    """CAM-END-2, CAM-EV-3: a mark for every reveal, some in a game at most; an event with full wear is archived."""
    assert state.report is not None
    revealed = Counter(state.report["events"]["revealed"])
    most = state.box.numbers.get("marks_in_a_game", 0)
    for event, count in revealed.items():
        if event in state.events:
            state.events[event].marks += min(count, most or count)
    for event in state.report["events"].get("archived", ()):
        if event in state.events:  # CAM-EV-7: it has left the game in play
            state.events[event].place = ARCHIVE
    for event, marks in state.events.items():
        if marks.place != ARCHIVE and marks.marks >= state.box.events[event].wear:
            marks.place = ARCHIVE


def ask_archive(state: State) -> Decision | None:
    """LEG-CAB-2, LEG-EDGE-29: the new caboose holder archives one event of the pile."""
    assert state.report is not None
    pile = [
        event
        for event in state.report["events"]["pile"]
        if event in state.events and state.events[event].place != ARCHIVE
    ]
    return Decision("archive", state.caboose, tuple(pile)) if pile else None


def archive_event(state: State, option: str) -> None:
    """LEG-CAB-3: it does not appear in later games."""
    state.events[option].place = ARCHIVE


# -------------------------------------------------------------------- step 4: stamps


def stamp_tickets(state: State) -> None:
    """CAM-END-4: in ranking order everybody stamps the tickets completed in this game."""
    if 4 not in state.end_steps:
        return
    for company in state.last_ranking:
        done = report_of(state, company)["completed"]
        assert isinstance(done, list)
        for ticket in done:
            stamp(state, company, ticket)


def stamp(state: State, company: str, ticket: str) -> None:
    """CAM-END-4: the own field, if empty; the first stamp uses the number, the R-th retires."""
    marks = state.tickets.setdefault(ticket, TicketMarks())
    if company in marks.stamps or marks.retired:
        return
    marks.stamps.append(company)
    number = state.box.ticket_numbers.get(ticket)
    if number is not None and not marks.number_used:
        marks.number_used = True
        if state.is_last_game:
            dollars = state.box.numbers["notes"]["number_in_the_last_game"]
            state.add_note(company, dollars, f"ticket:{ticket}")
        else:
            draw_postcard(state, company, number)
    if len(marks.stamps) >= stamps_to_retire(state):
        marks.retired = True
        marks.souvenir_of = company
        state.vaults[company].souvenirs.append(ticket)


def stamps_to_retire(state: State) -> int:
    """CAM-END-4: R, by the companies of the campaign."""
    return int(state.box.numbers["stamps_to_retire"][str(len(state.companies))])


# -------------------------------------------------------------------- step 5: charter


def openable(state: State) -> list[Region]:
    """CAM-END-5: closed regions, not too early, with a strand to a city on the board."""
    opened = {region.id for region in state.regions}
    return [
        region
        for region in state.box.regions.values()
        if region.id not in opened
        and region.earliest <= state.game
        and region.gate_cities(state.regions_in_play)
    ]


def traffic(state: State, region: Region) -> int:
    """CAM-END-5: strands claimed in this game, by anybody, that end in one of the gate cities."""
    gates = set(region.gate_cities(state.regions_in_play))
    ends = {route.id: {route.a, route.b} for route in state.box.board.routes}
    claimed = {route for company in state.participants for route in routes_of(state, company)}
    return sum(bool(ends[route] & gates) for route in claimed)


def candidates(state: State) -> list[Region]:
    """CAM-END-5: the two openable regions with most traffic; ties in the printed order."""
    return sorted(openable(state), key=lambda region: -traffic(state, region))[:CANDIDATES]


def opens_region(state: State) -> bool:
    """CAM-END-5: whether a region opens after this game; the story must have brought that step."""
    is_due = state.game in state.box.numbers["charter_after_games"] and not state.is_last_game
    return is_due and 5 in state.end_steps


def ask_charter(state: State) -> Decision | None:
    """CAM-END-5: the caboose holder chooses one of the candidates."""
    if not opens_region(state):
        return None
    listed = candidates(state)
    about = tell_built({region.id: traffic(state, region) for region in listed})
    options = tuple(region.id for region in listed)
    return Decision("charter", state.caboose, options, about) if options else None


def open_region(state: State, option: str) -> None:
    """CAM-END-5, LEG-CAMP-10: board, slot rule, tickets and two events; its boom starts next."""
    state.regions.append(OpenedRegion(option, state.game))
    for event in state.box.regions[option].events:
        state.events[event] = EventMarks()


# -------------------------------------------------------------------- step 6: vault


def fill_vaults(state: State) -> None:
    """LEG-VAULT-1: every slip goes into its vault."""
    year = state.box.by_game("years", state.game)
    for company in state.participants:
        seen = report_of(state, company)
        slip = {"year": year, "lines": seen["lines"], "total": seen["total"]}
        state.vaults[company].slips.append(slip)


# -------------------------------------------------------------------- step 7: improvements


def begin_improvements(state: State) -> None:
    """CAM-END-7: everybody from last to first, then the mailbag and the regions' postcards."""
    if 7 not in state.end_steps or state.is_last_game:
        return
    improve = [("improve", company) for company in state.from_last()]
    for company in state.from_last():
        improve += [("improve", company)] * state.improve_more.count(company)
    state.improve_more = []
    if state.game not in state.box.numbers["improvement_games"]:
        improve = []
    state.push([*improve, ("mailbag",), ("most",)])


def ask_improvement(state: State, company: str) -> Decision:
    """CAM-END-7: paint, depot, rebuild or save."""
    options = (
        *paintings(state, company),
        *building_sites(state, company),
        *rebuildings(state, company),
        "save",
    )
    return Decision("improve", company, options)


def colour_lines(state: State) -> None:
    """CAM-F: a blank line takes the colour of the cards its first builder has paid with.

    Only locomotives: the company's own.
    """
    assert state.report is not None
    colours = state.report.get("colours", {})
    unpainted = {route.id for route in state.box.board.routes if route.is_unpainted}
    for company in state.last_ranking:
        for line in routes_of(state, company):
            if line in colours and line in unpainted and line not in state.painted:
                state.painted[line] = colours[line] or company
                state.built[line] = [company, state.game, BUILT]


def is_fresh(state: State, line: str) -> bool:
    """CAM-END-7: whether a line may be painted: blank, or coloured in this very game."""
    return line not in state.painted or (
        line in state.built and state.built[line][1:] == [state.game, BUILT]
    )


def paintings(state: State, company: str) -> list[str]:
    """CAM-END-7, CAM-F: an own unpainted strand in the colour of a card in hand."""
    hand = report_of(state, company)["hand"]
    assert isinstance(hand, dict)
    colours = {kind.partition("_")[0] for kind, count in hand.items() if count}
    if "locomotive" in colours:
        colours.update(CARD_COLOURS)
    unpainted = {route.id for route in state.box.board.routes if route.is_unpainted}
    return [
        f"paint:{route}:{colour}"
        for route in routes_of(state, company)
        if route in unpainted and is_fresh(state, route)
        for colour in CARD_COLOURS
        if colour in colours and state.painted.get(route) != colour
    ]


def building_sites(state: State, company: str) -> list[str]:
    """CAM-END-7: small cities with two own strands, room for a depot, and none of one's own."""
    if state.depots_of(company) >= state.box.numbers["depot_limit"]:
        return []
    strands = strands_at(state, company)
    return [
        f"depot:{city}"
        for city, count in strands.items()
        if count >= STRANDS_FOR_DEPOT
        and not state.is_large_for_all(city)
        and len(state.depots.get(city, [])) < DEPOTS_TO_GROW
        and company not in state.depots.get(city, [])
    ]


def strands_at(state: State, company: str) -> dict[str, int]:
    """How many own strands end in each city, in the order of the map."""
    ends = [end for route in _own(state, company) for end in (route.a, route.b)]
    return {place.id: ends.count(place.id) for place in state.box.board.places}


def rebuildings(state: State, company: str) -> list[str]:
    """CAM-END-7: destroyed strands at whose end the company owns a strand."""
    touched = {city for city, count in strands_at(state, company).items() if count}
    ends = {route.id: {route.a, route.b} for route in state.box.board.routes}
    return [f"rebuild:{route}" for route in state.destroyed if ends[route] & touched]


def improve(state: State, option: str, company: str) -> None:
    """CAM-END-7: carry one of them out."""
    word, _, rest = option.partition(":")
    notes = state.box.numbers["notes"]
    if word == "paint":
        route, _, colour = rest.rpartition(":")
        state.painted[route] = colour
        if state.has_thread:
            state.built[route] = [company, state.game, state.built.get(route, [0, 0, PAINTED])[2]]
    elif word == "depot":
        owners = state.depots.setdefault(rest, [])
        owners.append(company)
        if len(owners) == DEPOTS_TO_GROW:
            state.large_extra.append(rest)
    elif word == "rebuild":
        state.destroyed.remove(rest)
        state.painted[rest] = company
        if state.has_thread:
            state.built[rest] = [company, state.game, REBUILT]
        state.add_note(company, notes["rebuild"], f"rebuild:{rest}")
    else:
        state.add_note(company, notes["save"], "save")


def draw_mailbag(state: State) -> None:
    """CAM-END-7: the caboose holder draws the mailbag's postcard of this game."""
    if "mailbag" in state.enabled and state.game in state.box.numbers["mailbag_games"]:
        draw_postcard(state, state.caboose, MAILBAG_BEFORE + state.game)


def give_most(state: State) -> None:
    """CAM-END-7, REG-0-1, 2: after a region's first game most region strands draw its card."""
    for region in state.regions:
        if region.opened_after != state.game - 1:
            continue
        counts = {
            company: region_strands(state, company, region.id) for company in state.participants
        }
        most = max(counts.values())
        if most:
            tied = [company for company in counts if counts[company] == most]
            draw_postcard(state, worst_ranked(state, tied), state.box.regions[region.id].most)


def region_strands(state: State, company: str, region: str) -> int:
    """Own strands with at least one end in a city of the region."""
    region_of = state.box.region_of
    return sum(region in (region_of[route.a], region_of[route.b]) for route in _own(state, company))


def _own(state: State, company: str) -> list[Route]:
    owned = set(routes_of(state, company))
    return [route for route in state.box.board.routes if route.id in owned]


# -------------------------------------------------------------------- step 8 and after


def put_away(state: State) -> None:
    """LEG-END-3, CAM-END-4: the season is put away, old tickets retire without a souvenir."""
    put_season_away(state)
    region_of = state.box.region_of
    for order in state.retiring:
        for ticket in state.tickets_in_play():
            homes = {region_of[ticket.a], region_of[ticket.b]}
            is_named = order["region"] is None or homes == {order["region"]}
            if ticket.points <= order["max_value"] and is_named:
                state.tickets.setdefault(ticket.id, TicketMarks()).retired = True
    state.retiring = []


def settle_regions(state: State) -> None:
    """CAM-SETTLE: after the fifth game of a boom the module and its events leave the game."""
    if state.is_last_game:
        return
    boom = state.box.numbers["boom_games"]
    for region in state.regions:
        if not region.settled and region.opened_after + boom == state.game:
            region.settled = True
            for event in state.box.regions[region.id].events:
                state.events[event].place = ARCHIVE
            state.push([("settle", region.id)])


def ask_settle(state: State, region: str) -> Decision | None:
    """CAM-SETTLE: the caboose holder makes one of its small cities large; none left: nothing."""
    cities = [city for city in state.box.regions[region].cities if not state.is_large_for_all(city)]
    return Decision("settle", state.caboose, tuple(cities), (region,)) if cities else None


def grow_city(state: State, option: str, region: str) -> None:
    """CAM-SETTLE, CAM-V: large for everybody for the rest of the campaign."""
    state.large_extra.append(option)


# -------------------------------------------------------------------- choices of the story


def ask_destroy(state: State, code: str) -> Decision:
    """CAM-DESTROY: one strand of the printed list."""
    card = next(card for card in state.box.story if card.code == code)
    row = next(row for row in card.do if row["op"] == "destroy_strand")
    strands = [find_strand(state.box.board, option) for option in row["options"]]
    options = tuple(strand for strand in strands if strand and strand not in state.destroyed)
    return Decision("destroy", state.caboose, options, (code,))


def destroy(state: State, option: str, code: str) -> None:
    """CAM-DESTROY: it is not on the board until somebody rebuilds it."""
    state.destroyed.append(option)


def ask_expo(state: State) -> Decision:
    """1895 - 04: three cities, large for everybody, with most strands claimed in this game."""
    ends = [
        end
        for company in state.participants
        for route in _own(state, company)
        for end in (route.a, route.b)
    ]
    order = sorted(state.large_cities(), key=lambda city: (-ends.count(city), city))
    return Decision("expo", state.caboose, tuple(order[:EXPO_CANDIDATES]))


def choose_expo(state: State, option: str) -> None:
    """CAM-U: the goal of the last game."""
    state.expo = option
