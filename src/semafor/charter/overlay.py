"""The next game of a campaign as an edition: the single game with what the log has changed.

Rules: LEG-CAMP-5, 9, 11, LEG-SETUP-2, 3, 14, LEG-EDGE-24, 34, 37, CAM-F, CAM-V, CAM-CO-1, 2,
CAM-DESTROY. An overlay is plain data with ids only: it stands in the record of its game, so that
the record replays alone, and says nothing that the table may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from semafor.board.loader import within_regions
from semafor.board.model import Board
from semafor.campaign.agenda import DEAL, PLAY
from semafor.campaign.chance import shuffled
from semafor.cards.words import EXPO
from semafor.charter.campaign import Campaign
from semafor.charter.content import GAMES, content
from semafor.charter.game_modules import CARD_WORDS, MODULES, game_modules
from semafor.charter.rows import HOME, Content, Postcard, Power
from semafor.charter.state import DECK, OFFICE, State
from semafor.charter.vocabulary import CARD_COLOURS
from semafor.charter.wording import spoken
from semafor.editions import check_settings, earlier_settings
from semafor.engine.errors import SetupError
from semafor.engine.game import Game
from semafor.engine.record import replay, write_record
from semafor.engine.ruleset import Edition, Ruleset, compile_ruleset

Overlay = dict[str, Any]
FREE_GAME = GAMES + 1


def edition_for(campaign: Campaign) -> Edition:
    """The edition of the game that is due."""
    return edition_from(overlay_for(campaign.state))


def ruleset_for(campaign: Campaign) -> Ruleset:
    """Its ruleset for the participants."""
    return compile_ruleset(edition_for(campaign), len(campaign.state.participants))


def overlay_for(state: State) -> Overlay:
    """What the campaign has changed, for the participants of its next game."""
    return {
        "campaign": state.box.numbers["id"],
        "content": state.content,
        "game": state.game,
        "year": state.box.by_game("years", state.game),
        "companies": list(state.participants),
        "trains": state.box.by_game("trains_by_game", state.game),
        "tariff": state.tariff,
        "regions": list(state.regions_in_play),
        "booming": list(state.booming),
        "slots": list(state.slots),
        "painted": dict(state.painted),
        "destroyed": list(state.destroyed),
        "large": list(state.large_extra),
        "depots": {city: list(owners) for city, owners in state.depots.items()},
        "retired": sorted(name for name, marks in state.tickets.items() if marks.retired),
        "events": [name for name, marks in state.events.items() if marks.place == DECK],
        "expo": state.expo,
        "season": state.season,
        "offices": [office_of(state, company) for company in state.participants],
        "draws": [region.id for region in state.regions if region.opened_after == state.game - 1],
    }


def office_of(state: State, company: str) -> list[list[Any]]:
    """LEG-CAMP-5: what a company brings to the table: source, id, level or uses, whether open.

    How many uses a closed postcard has stands on its secret side, so it is not said here.
    """
    found: list[list[Any]] = []
    if "privileges" in state.enabled:
        found.append(["privilege", company, 1, True])
    crew = state.crew_of(company)
    if crew is not None and "A" in state.slots:
        found.append(["crew", crew, state.crew[crew].level, True])
    found += [["clause", name, 1, True] for name in state.clauses[company]]
    if company in state.passes:
        found.append(["pass", state.passes[company], 1, True])
    counted = {
        "stamps": state.stamps_of(company),
        "depots": state.depots_of(company),
        "painted": state.painted_in(company),
    }
    for number, card in sorted(state.postcards.items()):
        if card.owner == company and card.place == OFFICE:
            uses = card.uses_left if card.is_open else 0
            found.append(["postcard", number, uses, card.is_open])
    found.append(["counts", company, counted, True])
    return found


def free_overlay(
    campaign: Campaign,
    companies: Sequence[str],
    regions: Sequence[str] | None,
    number: int,
    *,
    archived: bool = False,
) -> Overlay:
    """Overview, section 7: free play on the finished board; nothing changes any more.

    Regions are the modules in boom, none to four of them; without a wish they are drawn by lot.
    `archived`: archived events are shuffled in.
    """
    state = campaign.state
    if campaign.pending().what != "over":
        raise SetupError("campaign-not-over", game=state.game)
    rules = state.box.numbers["free_play"]
    known = [region.id for region in state.regions]
    chosen = shuffled(state.seed, f"free-{number}", known)[: rules["regions"]]
    if regions is not None:
        chosen = list(regions)
    if len(chosen) > rules["regions"] or not set(chosen) <= set(known):
        raise SetupError("campaign-free-regions", names=", ".join(chosen), most=rules["regions"])
    if not set(companies) <= set(state.companies) or len(set(companies)) != len(companies):
        names = ", ".join(companies)
        raise SetupError("campaign-companies", names=names, known=", ".join(state.companies))
    return {
        "campaign": state.box.numbers["id"],
        "content": state.content,
        "game": FREE_GAME,
        "year": rules["year"],
        "companies": list(companies),
        "trains": rules["trains"],
        "tariff": rules["tariff"],
        "regions": [HOME, *known],
        "booming": [region for region in known if region in chosen],
        "slots": list(rules["slots"]),
        "painted": dict(state.painted),
        "destroyed": list(state.destroyed),
        "large": list(state.large_extra),
        "depots": {city: list(owners) for city, owners in state.depots.items()},
        "retired": sorted(name for name, marks in state.tickets.items() if marks.retired),
        "events": free_events(state, chosen, archived=archived),
        "expo": state.expo,
        "season": shuffled(state.seed, f"free-season-{number}", list(state.box.seasons))[0],
        "offices": [
            [row for row in office_of(state, company) if row[0] != "postcard"]
            for company in companies
        ],
        "draws": [],
    }


def free_events(state: State, booming: Sequence[str], *, archived: bool) -> list[str]:
    """CAM-SETTLE, CAM-EV-4: events of regions come and go with their boom, the others as they lie."""
    region_of = {
        event: region.id for region in state.box.regions.values() for event in region.events
    }
    return [
        name
        for name, marks in state.events.items()
        if (region_of[name] in booming if name in region_of else archived or marks.place == DECK)
    ]


# -------------------------------------------------------------------- overlay to edition


def box_of(overlay: Mapping[str, Any]) -> Content:
    """The content an overlay speaks of."""
    return content(str(overlay.get("content") or "-"))


def edition_from(overlay: Mapping[str, Any]) -> Edition:
    """The edition an overlay describes, by the rules its content was made with."""
    box = box_of(overlay)
    plain = box.base
    board = board_of(overlay)
    modules = modules_of(overlay)
    written = settings_of(overlay, plain, board)
    settings = {name: rows for name, rows in written.items() if name in modules}
    for name, rows in earlier_settings(plain.name, plain.rules_version).items():
        if name in modules:
            settings[name] = {**settings.get(name, {}), **rows}
    check_settings(settings, [MODULES[name] for name in modules])
    return replace(
        plain,
        name=overlay["campaign"],
        board=board,
        modules=tuple(MODULES[name] for name in modules),
        settings=settings,
        card_words=CARD_WORDS,
        cards=cards_of(box),
        title=dict(box.numbers["name"]),
        seat_colours=tuple(overlay["companies"]),
        words=words_of(overlay),
    )


def board_of(overlay: Mapping[str, Any]) -> Board:
    """LEG-SETUP-2, CAM-F, CAM-DESTROY, CAM-V: regions joined, painted, lost, grown; no old tickets."""
    box = box_of(overlay)
    board = within_regions(box.board, overlay["regions"], box.base.name)
    painted = overlay["painted"]
    routes = tuple(
        replace(route, colour=painted[route.id], is_unpainted=False)
        if route.id in painted
        else route
        for route in board.routes
        if route.id not in overlay["destroyed"]
    )
    places = tuple(
        replace(place, is_large=True) if place.id in overlay["large"] else place
        for place in board.places
    )
    deck = box.base.decks[0]
    tickets = tuple(
        replace(ticket, deck=deck)
        for ticket in board.tickets
        if ticket.id not in overlay["retired"]
    )
    return replace(board, places=places, routes=routes, tickets=tickets)


def modules_of(overlay: Mapping[str, Any]) -> list[str]:
    """LEG-STEP-6: rule stickers switch modules on; region rules during their boom."""
    box = box_of(overlay)
    slots = {*overlay["slots"], *(box.regions[name].slot for name in overlay["booming"])}
    return game_modules(box, slots)


def cards_of(box: Content) -> dict[str, int]:
    """Card symbols: each colour has plain cards, pickaxes and skulls."""
    counts = box.numbers["symbols_per_colour"]
    cards = {
        kind: counts["plain"] if kind in CARD_COLOURS else n for kind, n in box.base.cards.items()
    }
    colours = [kind for kind in cards if kind in CARD_COLOURS]
    marked = {f"{colour}_{mark}": counts[mark] for colour in colours for mark in ("pick", "skull")}
    return {**cards, **marked}


def settings_of(
    overlay: Mapping[str, Any], plain: Edition, board: Board
) -> dict[str, dict[str, Any]]:
    """Settings of modules that the campaign says otherwise than they say themselves, or alone can say."""
    tariff = overlay["tariff"]
    box = box_of(overlay)
    decks = box.decks
    cities = {place.id for place in board.places}
    base = {name: dict(rows) for name, rows in plain.settings.items()}
    base["turns"]["trains"] = overlay["trains"]
    base["companies"].update(
        companies=",".join(overlay["companies"]),
        bonus=tariff,  # CAM-CO-1: 1 + (T - 1), and 1 for every two spaces
        bonus_for_two=1,
        bonus_step=0,
    )
    base["tickets"].update(action=0, most=5)
    base["events"] = {"cards": event_rows(overlay, board), "tariff": tariff, "archive": 0}
    large = [place.id for place in board.places if place.is_large]
    pairs = [pair for pair in decks["sky"] if set(pair.split("-")) <= cities]
    at_home = home_regions(box)
    return {
        **base,
        **at_home,
        "snow": {"sky": pairs},
        "herds": {
            **at_home["herds"],
            "stockyards": [city for city in decks["stockyards"] if city in cities],
        },
        "assay": {**at_home["assay"], "deck": dict(decks["assay"])},
        "grain": {**at_home["grain"], "prices": list(decks["grain_prices"])},
        "expresses": {
            "deck": [pair for pair in decks["express"] if set(pair.split("-")) <= cities]
        },
        "exposition": {"city": overlay["expo"], "order": list(overlay["regions"])},
        "depots": {"depots": dict(overlay["depots"]), "large": large},
        "powers": powers_of(overlay),
        "packets": dict(box.numbers.get("packets", {})),
        "bonds": dict(box.bonds),
        "basins": {"basins": basins_on(box, cities)},
    }


def home_regions(box: Content) -> dict[str, dict[str, Any]]:
    """The region of every module that is at home in one."""
    found = {}
    for region in box.regions.values():
        module = box.slots[region.slot].module
        if module and "region" in MODULES[module].texts:
            found[module] = {"region": region.id}
    return found


def basins_on(box: Content, cities: set[str]) -> dict[str, list[str]]:
    """REG-COR-2: ports that are on the board, by basin."""
    return {name: [city for city in ports if city in cities] for name, ports in box.basins.items()}


def event_rows(overlay: Mapping[str, Any], board: Board) -> list[dict[str, Any]]:
    """LEG-SETUP-13: the events in the deck; words for this board."""
    cities = {place.id for place in board.places}
    rows = []
    for name in overlay["events"]:
        event = box_of(overlay).events[name]
        do = [on_board(row, cities, overlay["expo"]) for row in event.do]
        rows.append({"id": event.id, "kind": event.kind, "do": do})
    return rows


def on_board(value: Any, cities: set[str], expo: str) -> Any:
    """The exposition city by its name, and no city that is not on the board yet."""
    if isinstance(value, Mapping):
        found = {key: on_board(item, cities, expo) for key, item in value.items()}
        if "ends" in found:
            named = [expo if city == EXPO else city for city in found["ends"]]
            found["ends"] = [city for city in named if city in cities]
        return found
    if isinstance(value, list):
        return [on_board(item, cities, expo) for item in value]
    return value


def powers_of(overlay: Mapping[str, Any]) -> dict[str, Any]:
    """CAM-A, CAM-B, CAM-CO, CAM-PC: rows by seat, the season, postcards that may be drawn."""
    seats = [
        [row for item in office for row in _power_rows(item, overlay)]
        for office in overlay["offices"]
    ]
    counts = [item[2] for office in overlay["offices"] for item in office if item[0] == "counts"]
    box = box_of(overlay)
    season = box.seasons.get(overlay["season"])
    draws = []
    for name in overlay["draws"]:
        card = box.postcards[box.regions[name].first]
        row = postcard_row(card, card.uses)
        draws.append({"region": name, "row": row})
    return {
        "seats": seats,
        "counts": counts,
        "season": power_row("season", season, 1) if season else {},
        "draws": draws,
        "late": box.deals_first,  # the season comes after the deal
    }


def _power_rows(item: Sequence[Any], overlay: Mapping[str, Any]) -> list[dict[str, Any]]:
    """One thing of an office as a row; the company's counts are none."""
    box = box_of(overlay)
    source, name, level, is_open = item
    if source == "counts":
        return []
    if source == "postcard":
        card = box.postcards[name]
        uses = level if is_open else card.uses
        return [{**postcard_row(card, uses), "secret": not is_open}]
    tables: dict[str, Mapping[str, Power]] = {
        "crew": box.crew,
        "clause": box.clauses,
        "pass": box.passes,
        "privilege": {colour: row.privilege for colour, row in box.companies.items()},
    }
    return [power_row(source, tables[source][name], level)]


def power_row(source: str, power: Power, level: int) -> dict[str, Any]:
    """A card of an office with the numbers of its level; without `uses` it acts every time."""
    uses = at_level(power.uses, level)
    return {
        "source": source,
        "id": f"privilege_{power.id}" if source == "privilege" else power.id,
        "when": power.when,
        "if": at_level(list(power.conditions), level),
        "cost": [],
        "do": at_level(list(power.do), level),
        "secret": False,
        **({"uses": uses} if uses else {}),
    }


def postcard_row(card: Postcard, uses: int) -> dict[str, Any]:
    """CAM-PC-3, 4: a goal is automatic, a power optional with its uses left."""
    used = {"uses": uses} if card.is_power else {}
    return {
        "source": "postcard",
        "id": f"P{card.n:02d}",
        "when": card.when,
        "if": list(card.conditions),
        "cost": list(card.cost),
        "do": list(card.do),
        "secret": True,
        **used,
    }


def at_level(value: Any, level: int) -> Any:
    """Lists of three numbers mean levels I, II, III."""
    if isinstance(value, Mapping):
        return {key: at_level(item, level) for key, item in value.items()}
    if isinstance(value, list):
        if len(value) == 3 and all(isinstance(item, int) for item in value):
            return value[level - 1]
        return [at_level(item, level) for item in value]
    return value


def words_of(overlay: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """Names and texts of the events in the deck: they are in no shipped catalogue."""
    words: dict[str, dict[str, str]] = {"en": {}, "pl": {}}
    for name in overlay["events"]:
        event = box_of(overlay).events[name]
        for language, texts in words.items():
            texts[f"event-{name}"] = event.name[language]
            text = spoken(event.text[language], tariff=overlay["tariff"])
            texts[f"event-{name}-text"] = text
    for name, title in power_names(overlay).items():
        for language, texts in words.items():
            texts[f"power-{name}"] = title[language]
    return words


def power_names(overlay: Mapping[str, Any]) -> dict[str, Mapping[str, str]]:
    """Names of the cards in the offices and of the postcards that may be drawn: all of them open."""
    box = box_of(overlay)
    found: dict[str, Mapping[str, str]] = {}
    for source, name, *_rest in (row for office in overlay["offices"] for row in office):
        if source == "postcard":
            found[f"P{name:02d}"] = box.postcards[name].name
        elif source == "privilege":
            found[f"privilege_{name}"] = box.companies[name].privilege.name
        elif source != "counts":
            table = {"crew": box.crew, "clause": box.clauses, "pass": box.passes}[source]
            found[name] = table[name].name
    for region in overlay["draws"]:
        number = box.regions[region].first
        found[f"P{number:02d}"] = box.postcards[number].name
    return found


# -------------------------------------------------------------------- games


def new_game(campaign: Campaign, seed: str | None = None) -> Game:
    """The game that is due, set up: companies in seat order, the caboose holder first.

    Before story, crew call and season it deals the same cards and tickets as after them: what is kept of
    the tickets there can be kept here.
    Games between people have a fresh seed each. Without one it follows from the campaign's, so that a
    simulated campaign is the same again.
    """
    state = campaign.state
    if campaign.pending().what not in (DEAL, PLAY):
        raise SetupError("campaign-not-now", what="play")
    players = [state.players[company] for company in state.participants]
    ruleset = ruleset_for(campaign)
    seed = seed or campaign.game_seed
    return Game(ruleset, seed=seed, first=campaign.first_seat, players=players)


def write_game(overlay: Mapping[str, Any], game: Game) -> dict[str, Any]:
    """A record that carries its overlay."""
    return {**write_record(game), "overlay": dict(overlay)}


def replay_game(record: Mapping[str, Any]) -> Game:
    """Replay a record of a campaign's game: it needs nothing but itself."""
    overlay = record.get("overlay")
    if not isinstance(overlay, Mapping):
        raise SetupError("campaign-no-overlay")
    made = edition_from(overlay)

    def find(name: str, seats: int, options: Mapping[str, Any], version: int) -> Ruleset:
        return compile_ruleset(made, seats, options)

    return replay(record, find)
