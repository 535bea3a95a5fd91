"""Words of one game of a campaign for a page that ships none of them, as a Fluent catalogue.

Names of events and cards that lie open, and the sentences of the modules that are in play: what is
sealed is in no page before it is opened (LEG-CAMP-4, decision 18).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from semafor.campaign.content import content
from semafor.campaign.overlay import modules_of, words_of
from semafor.campaign.rows import Power

FOLDER = Path(__file__).parent
FILES = ("campaign_game.ftl", "campaign_table.ftl")
TARIFF = re.compile(r"\b\d*T\b")
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)

# Which keys belong to a module; all others are always sent.
MODULE_KEYS: dict[str, tuple[str, ...]] = {
    "bonds": ("play-fact-bonds", "web-effect-bonds"),
    "stakes": ("play-fact-staked", "web-effect-stakes"),
    "snow": ("play-fact-snow", "play-fact-cleared-snow"),
    "powder": ("play-fact-turned", "describe-blast", "error-too-few-skulls"),
    "exchange_yard": ("describe-exchange", "error-pair-colour"),
    "hired_gangs": ("describe-gang",),
    "trackage": (
        "play-fact-leased",
        "describe-lease",
        "error-no-lease",
        "turn-lease",
    ),
    "herds": (
        "play-fact-loaded-herd",
        "play-fact-sold-herd",
        "web-effect-load_herd",
        "web-effect-unload_herd",
    ),
    "assay": ("play-fact-assay", "choice-dig", "choice-stop", "web-effect-dig"),
    "grain": ("play-fact-sold-grain", "web-effect-sell_grain"),
    "packets": ("play-fact-packet-line", "web-effect-packet_line"),
    "bazaar": (
        "play-fact-exchanged",
        "play-fact-market-day",
        "describe-market_day",
        "error-no-market-day",
        "web-effect-bazaar_give",
        "web-effect-bazaar_take",
        "turn-market_day",
    ),
    "expresses": ("play-fact-flag",),
    "exposition": ("play-fact-pavilion",),
    "link_up": (),
    "mail": (),
}


@cache
def _messages(language: str) -> dict[str, str]:
    """The source of every message of the two files, by its key."""
    found: dict[str, str] = {}
    for file in FILES:
        text = (FOLDER / language / file).read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        source = "\n".join(lines)
        starts = [match.start() for match in KEY.finditer(source)]
        for begin, end in zip(starts, [*starts[1:], len(source)], strict=True):
            block = source[begin:end].rstrip()
            found[block.partition(" =")[0]] = block
    return found


def module_of(key: str) -> str:
    """The module a message belongs to; empty for those that every game has."""
    for module, names in MODULE_KEYS.items():
        if key.startswith(f"row-{module}-") or key == f"ending-{module}" or key in names:
            return module
        if any(key in (f"{name}-about", f"{name}-do") for name in names):
            return module
    return ""


def game_catalogue(overlay: Mapping[str, Any], language: str) -> str:
    """The catalogue of a game: its companies, modules, events in the deck, cards that lie open (none undrawn)."""
    modules = {"", *modules_of(overlay)}
    lines = [text for key, text in _messages(language).items() if module_of(key) in modules]
    names = {**words_of({**overlay, "draws": []})[language], **_open_cards(overlay, language)}
    for colour in overlay["companies"]:
        names[f"company-{colour}"] = content().companies[colour].short[language]
    lines += [f"{key} = {_plain(_at_tariff(text, overlay))}" for key, text in names.items()]
    return "\n".join(lines) + "\n"


def _at_tariff(text: str, overlay: Mapping[str, Any]) -> str:
    """A card that counts with the tariff level says which one holds now."""
    return f"{text} (T = {overlay['tariff']})" if TARIFF.search(text) else text


def _plain(text: str) -> str:
    """A text as the value of a message: one line without signs of its own."""
    return " ".join(text.replace("{", "(").replace("}", ")").split())


def _open_cards(overlay: Mapping[str, Any], language: str) -> dict[str, str]:
    """Crew, clauses, passes, privileges, season; of postcards the public side."""
    found: dict[str, str] = {}
    for office in overlay["offices"]:
        for source, name, _level, _is_open in office:
            if source == "postcard":
                card = content().postcards[name]
                found[f"power-P{name:02d}"] = card.name[language]
                found[f"power-P{name:02d}-text"] = card.line[language]
            elif source != "counts":
                _add_power(found, source, name, language)
    if overlay["season"]:
        _add_power(found, "season", overlay["season"], language)
    return found


def _add_power(found: dict[str, str], source: str, name: str, language: str) -> None:
    tables: dict[str, Mapping[str, Power]] = {
        "crew": content().crew,
        "clause": content().clauses,
        "pass": content().passes,
        "season": content().seasons,
    }
    power = content().companies[name].privilege if source == "privilege" else tables[source][name]
    ident = f"privilege_{name}" if source == "privilege" else name
    found[f"power-{ident}"] = power.name[language]
    found[f"power-{ident}-text"] = power.text[language]
