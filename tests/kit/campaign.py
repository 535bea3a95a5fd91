"""Games of a campaign for tests: an edition with any of its modules, and positions in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from semafor import Game
from semafor.board.loader import load_board
from semafor.charter.game_modules import CARD_WORDS, MODULES
from semafor.editions import edition, file_of_map
from semafor.engine import access
from semafor.engine.chance import ScriptedSource
from semafor.engine.ruleset import Edition, compile_ruleset
from semafor.scenarios import LOADER

REGIONS = ("prairie", "range", "coral", "plateau", "desert", "sierra", "evergreen", "coast")
STORY = (
    "bonds",
    "stakes",
    "exchange_yard",
    "hired_gangs",
    "trackage",
    "link_up",
    "long_haul",
    "mail",
    "depots",
)
REGION_MODULES = {
    "prairie": "grain",
    "range": "herds",
    "coral": "packets",
    "plateau": "snow",
    "desert": "assay",
    "sierra": "bazaar",
    "evergreen": "powder",
    "coast": "expresses",
}
COLOURS = ("black", "blue", "white", "green", "yellow", "red")
FIRST = ("turns", "drawing", "claiming", "tickets", "dollars", "scoring", "newspapers")
THEN = ("companies", "large_cities", "events", "caboose")
ALWAYS = ("wear", "tariff_bonus", "ticket_offers", "basins")


@cache
def cards() -> dict[str, Any]:
    """What all cards of the campaign do."""
    path = Path(__file__).resolve().parents[1] / "data" / "campaign_cards.yaml"
    data: dict[str, Any] = yaml.load(path.read_text(encoding="utf-8"), LOADER)  # noqa: S506 - safe
    return data


def event(name: str) -> dict[str, Any]:
    """An event of the campaign."""
    return next(row for row in cards()["events"] if row["id"] == name)


def levelled(row: Any, level: int) -> Any:
    """A crew card with the numbers of its level."""
    if isinstance(row, dict):
        return {key: levelled(value, level) for key, value in row.items()}
    if isinstance(row, list):
        if len(row) == 3 and all(isinstance(value, int) for value in row):
            return row[level - 1]
        return [levelled(value, level) for value in row]
    return row


def crew(name: str, level: int = 1) -> dict[str, Any]:
    """A crew card as a row of `powers`."""
    row = next(row for row in cards()["crew"] if row["id"] == name)
    return {"source": "crew", **levelled(row, level)}


def clause(name: str) -> dict[str, Any]:
    """A clause as a row of `powers`."""
    row = next(row for row in cards()["clauses"] if row["id"] == name)
    return {"source": "clause", **{key: value for key, value in row.items() if key != "set"}}


def railway_pass(name: str) -> dict[str, Any]:
    """A pass as a row of `powers`."""
    return {"source": "pass", **next(row for row in cards()["passes"] if row["id"] == name)}


def privilege(colour: str) -> dict[str, Any]:
    """A founder's privilege as a row of `powers`."""
    row = next(row for row in cards()["companies"] if row["colour"] == colour)
    return {"source": "privilege", "id": f"privilege_{colour}", **row["privilege"]}


def season(name: str) -> dict[str, Any]:
    """A season as a row of `powers`."""
    return {"source": "season", **next(row for row in cards()["seasons"] if row["id"] == name)}


def postcard(number: int) -> dict[str, Any]:
    """A postcard as a row of `powers`: a goal has no uses, a power has."""
    row = next(row for row in cards()["postcards"] if row["n"] == number)
    base = {"source": "postcard", "id": f"P{number:02d}", "secret": True}
    if "power" in row:
        return {**base, **row["power"]}
    return {**base, "when": row["when"], "if": row["if"], "do": row["get"]}


def region_settings() -> dict[str, dict[str, Any]]:
    """What the modules of the regions are set to."""
    data = cards()
    yards = ["chicago", "cincinnati", "new_orleans", "kansas_city", "omaha", "st_louis"]
    return {
        "grain": {"region": "prairie"},
        "herds": {"region": "range", "stockyards": yards},
        "snow": {"sky": data["sky_deck"]},
        "assay": {"region": "desert", "deck": {str(k): v for k, v in data["assay_deck"].items()}},
        "bazaar": {"region": "sierra"},
        "powder": {"region": "evergreen"},
        "expresses": {"deck": data["express_deck"]},
    }


def campaign_edition(
    regions: Sequence[str] = (),
    modules: Sequence[str] = (),
    *,
    tariff: int = 1,
    events: Sequence[str] = (),
    settings: Mapping[str, Mapping[str, Any]] | None = None,
    painted: Mapping[str, str] | None = None,
    powers: Sequence[Sequence[Mapping[str, Any]]] | None = None,
) -> Edition:
    """The edition of one game: regions on the board, modules in force."""
    plain = edition("legends")
    board = load_board(file_of_map("legends"), regions=["east", *regions])
    routes = tuple(
        replace(route, colour=(painted or {}).get(route.id, route.colour), is_unpainted=False)
        if route.id in (painted or {})
        else route
        for route in board.routes
    )
    tickets = tuple(replace(ticket, deck="tickets") for ticket in board.tickets)
    kinds: dict[str, int] = dict.fromkeys(COLOURS, 7)
    kinds.update({"locomotive": 12, "newspaper": 6})
    for colour in COLOURS:
        kinds.update({f"{colour}_pick": 3, f"{colour}_skull": 2})
    own: dict[str, Any] = {
        **{name: dict(table) for name, table in plain.settings.items()},
        "basins": {"basins": cards()["basins"]},
    }
    own["tickets"].update(action=0, most=5)
    own["companies"]["bonus_step"] = 0
    own["events"] = {"tariff": tariff, "cards": [event(name) for name in events]}
    chosen = list(modules)
    if powers is not None:
        own["powers"] = {"seats": [list(rows) for rows in powers]}
        chosen.append("powers")
    own.update({name: table for name, table in region_settings().items() if name in chosen})
    for name, more in (settings or {}).items():
        own[name] = {**own.get(name, {}), **more}
    names = (*FIRST, *THEN, *ALWAYS, *chosen, "campaign_claims")
    return replace(
        plain,
        board=replace(board, routes=routes, tickets=tickets),
        modules=tuple(MODULES[name] for name in names),
        settings={name: table for name, table in own.items() if name in names},
        card_words=CARD_WORDS,
        cards=kinds,
    )


def start(made: Edition, seats: int = 3, *, companies: str = "", first: int = 0) -> Game:
    """A game at its first turn; everything offered in the setup is declined."""
    options = {"companies": companies} if companies else {}
    return begin_turns(Game(compile_ruleset(made, seats, options), seed="campaign", first=first))


def holding(
    *rows: Mapping[str, Any],
    regions: Sequence[str] = (),
    modules: Sequence[str] = (),
    companies: str = "-,-,-",
    **more: Any,
) -> Game:
    """A game in which seat 0 has some rows: crew, postcards, privileges, passes."""
    return start(campaign_edition(regions, modules, powers=[rows], **more), companies=companies)


def begin_turns(game: Game) -> Game:
    """Decline everything that is offered in the setup."""
    while game.phase != "turn":
        actions = game.actions()
        declined = [move for move in game.moves() if move.get("option") in ("decline", "0")]
        if declined:
            game.play(declined[0])
        else:
            game.play_action(actions[0])
    return game


def deal(game: Game, seat: int, **wanted: int) -> None:
    """Give a seat exactly these cards; its old ones go to the deck. More than there are may be given."""
    state, kinds = game.state, game.ruleset.kinds
    deck, discard = access.pile_list(state, "deck"), access.pile_list(state, "discard")
    for kind, count in enumerate(access.hand_list(state, seat)):
        deck[kind] += count
    assert all(name in kinds for name in wanted), wanted
    held = [wanted.get(name, 0) for name in kinds]
    for kind, count in enumerate(held):
        hidden = min(count, deck[kind])
        deck[kind] -= hidden
        discard[kind] -= min(count - hidden, discard[kind])
    access.set_hand(state, seat, held, [0] * len(kinds))
    access.set_piles(state, deck, discard, access.pile_list(state, "laid"))


def show_market(game: Game, *names: str) -> None:
    """Put these cards into the market; the old ones go to the deck."""
    state, kinds = game.state, game.ruleset.kinds
    deck = access.pile_list(state, "deck")
    for kind in access.market_list(state):
        deck[kind] += 1
    slots = [kinds.index(name) for name in names]
    for kind in slots:
        deck[kind] -= 1
    access.set_market(state, slots)
    discard = access.pile_list(state, "discard")
    access.set_piles(state, deck, discard, access.pile_list(state, "laid"))


def own(game: Game, seat: int, *routes: str) -> None:
    """Give a seat some routes for nothing."""
    for name in routes:
        game.state.give_route(seat, game.ruleset.route_number[name])


def dollars(game: Game, seat: int, amount: int | None = None) -> int:
    """A seat's dollars, after setting them if asked to."""
    if amount is not None:
        access.set_score(game.state, seat, amount)
    return access.score_of(game.state, seat)


def on_top(game: Game, *names: str) -> None:
    """The next cards of the deck."""
    kinds = game.ruleset.kinds
    game.state.source = ScriptedSource("x", [kinds.index(name) for name in names], {})


def tokens_on_top(game: Game, part: str, *tokens: str) -> None:
    """The next tokens of the bag at the beginning of a part."""
    base = next(item.base for item in game.ruleset.parts if item.name == part)
    names = game.ruleset.tokens[base]
    source = game.state.source
    if not isinstance(source, ScriptedSource):
        source = ScriptedSource("x", [], {})
        game.state.source = source
    source.tokens[base] = [names.index(token) for token in tokens]


def part_of(game: Game, name: str) -> Any:
    """A part of the game by its name."""
    return next(part for part in game.ruleset.parts if part.name == name)


def shown(game: Game, part: str, seat: int | None = None) -> dict[str, Any]:
    """What a view shows of a part."""
    parts: dict[str, Any] = game.view(seat).to_dict()["parts"]
    found: dict[str, Any] = parts[part]
    return found


def hand(game: Game, seat: int) -> dict[str, int]:
    """The cards of a seat."""
    return {
        name: count
        for name, count in zip(game.ruleset.kinds, access.hand_list(game.state, seat), strict=True)
        if count
    }


def set_turn(game: Game, seat: int) -> None:
    """Let a seat take its turn now."""
    game.state.begin_turn(seat)


def reveal(game: Game, name: str) -> None:
    """Make an event the active one, with what it does at once."""
    base = next(item.base for item in game.ruleset.parts if item.name == "events")
    events = game.ruleset.tokens[base]
    source = game.state.source
    if not isinstance(source, ScriptedSource):
        source = ScriptedSource("x", [], {})
        game.state.source = source
    source.tokens[base] = [events.index(name)]
    state = game.state
    state.push_procedure(game.ruleset.procedure_number["event"], state.seat, 0, 0)
    state.advance()


def choose(game: Game, *options: str) -> None:
    """Answer what is asked."""
    for option in options:
        game.play({"do": "choose", "option": option})
