"""The numbers of the five editions, typed from the parameter blocks of the rule ledger."""

from typing import Any, Final

COLOURS: Final = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
LOCOMOTIVE: Final = "locomotive"
CARDS: Final = {**dict.fromkeys(COLOURS, 12), LOCOMOTIVE: 14}
PASSENGER_COLOURS: Final = ("red", "black", "green", "yellow", "blue", "white")
TRAINS: Final = 45
STATIONS: Final = 3

USA_POINTS: Final = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}

EDITIONS: Final[dict[str, dict[str, Any]]] = {
    "usa-classic": {
        "points": USA_POINTS,
        "start": {"regular": 3},
        "draw": 3,
        "start_rejects": "under",
        "threshold": 2,
        "longest": True,
        "stations": False,
        "passengers": False,
    },
    "usa-refreshed": {
        "points": USA_POINTS,
        "start": {"regular": 4},
        "draw": 3,
        "start_rejects": "under",
        "threshold": 3,
        "longest": True,
        "stations": False,
        "passengers": False,
    },
    "europe": {
        "points": {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21},
        "start": {"long": 1, "regular": 3},
        "draw": 3,
        "start_rejects": "box",
        "threshold": 2,
        "longest": True,
        "stations": True,
        "passengers": False,
    },
    "germany": {
        "points": {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18},
        "start": {},  # announced first: GER-SETUP-7
        "draw": 4,
        "start_rejects": "reshuffled",
        "threshold": 2,
        "longest": False,
        "stations": False,
        "passengers": True,
    },
    "legends": {
        "points": dict.fromkeys(range(1, 7), 0),
        "start": {"regular": 4},
        "draw": 3,
        "start_rejects": "under",
        "threshold": 2,
        "longest": False,
        "stations": False,
        "passengers": False,
        "trains": 20,
        "colours": ("black", "blue", "white", "green", "yellow", "red"),
    },
}
NEWSPAPER: Final = "newspaper"
NEWSPAPERS: Final = {2: 6, 3: 4, 4: 3, 5: 3}
COMPANIES: Final = ("blue", "red", "green", "yellow", "black")
EVENTS: Final = ("E01", "E02", "E03", "E04", "E05", "E06", "E07")


def cards_of(edition: str, players: int) -> dict[str, int]:
    """The train cards that take part."""
    colours = EDITIONS[edition].get("colours")
    if colours is None:
        return dict(CARDS)
    return {**dict.fromkeys(colours, 12), LOCOMOTIVE: 12, NEWSPAPER: NEWSPAPERS[players]}


def trains_of(edition: str) -> int:
    """The trains a seat starts with."""
    return int(EDITIONS[edition].get("trains", TRAINS))


def in_play(board: dict[str, Any], regions: tuple[str, ...] = ("east",)) -> dict[str, Any]:
    """The part of a board with regions that is in play."""
    if "regions" not in board:
        return board
    cities = [city for city in board["cities"] if city["region"] in regions]
    names = {city["id"] for city in cities}
    return {
        **board,
        "cities": cities,
        "routes": [route for route in board["routes"] if set(route["needs"]) <= set(regions)],
        "tickets": [t for t in board["tickets"] if {t["a"], t["b"]} <= names],
    }


def ticket_records(edition: str, board: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The tickets of an edition by id; the refreshed edition uses the full deck of the usa map."""
    records = board["tickets"]
    if edition == "usa-refreshed":
        records = board.get("tickets_full_deck", records)
    return {ticket["id"]: ticket for ticket in records}


def ticket_pile(edition: str, ticket: dict[str, Any]) -> str:
    """The name of the deck a ticket belongs to; editions with one deck call it `regular`."""
    return str(ticket["deck"]) if edition in ("europe", "germany") else "regular"


def place_ids(records: list[Any]) -> list[str]:
    """The ids of cities or countries, which may be bare ids."""
    return [record if isinstance(record, str) else record["id"] for record in records]


def route_points(board: dict[str, Any]) -> dict[int, int]:
    """Points by length; JSON turns the lengths into strings."""
    return {int(length): points for length, points in board["route_points"].items()}


def twins(board: dict[str, Any], route_id: str) -> list[str]:
    """COM-CLAIM-17: the other strands: same two ends and same length."""
    routes = {route["id"]: route for route in board["routes"]}
    this = routes[route_id]
    return [
        other["id"]
        for other in board["routes"]
        if other["id"] != route_id
        and {other["a"], other["b"]} == {this["a"], this["b"]}
        and other["length"] == this["length"]
    ]
