"""Words of one game of a campaign for a page that ships none of them, as a Fluent catalogue.

Names of events and cards that lie open, and the sentences of the modules that are in play: what is
sealed is in no page before it is opened (LEG-CAMP-4, decision 18).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from semafor.charter import rules
from semafor.charter.overlay import box_of, modules_of, words_of
from semafor.charter.rows import Power
from semafor.charter.wording import spoken
from semafor.texts import words_beside

FOLDER = Path(rules.__file__).parent


def _module_words(modules: Collection[str], language: str) -> list[str]:
    """What the campaign's rules say, without the modules that are not in play."""
    away = {
        words_beside(module, language)
        for name, module in rules.MODULES.items()
        if name not in modules
    }
    files = (file for file in sorted(FOLDER.rglob(f"*.{language}.ftl")) if file not in away)
    return [file.read_text(encoding="utf-8") for file in files]


def game_catalogue(overlay: Mapping[str, Any], language: str) -> str:
    """The catalogue of a game: its companies, modules, events in the deck, cards that lie open (none undrawn)."""
    lines = _module_words(modules_of(overlay), language)
    names = {**words_of({**overlay, "draws": []})[language], **_open_cards(overlay, language)}
    for colour in overlay["companies"]:
        names[f"company-{colour}"] = box_of(overlay).companies[colour].short[language]
    lines += [f"{key} = {_plain(text)}" for key, text in names.items()]
    return "\n".join(lines) + "\n"


def _plain(text: str) -> str:
    """A text as the value of a message: one line without signs of its own."""
    return " ".join(text.replace("{", "(").replace("}", ")").split())


def _open_cards(overlay: Mapping[str, Any], language: str) -> dict[str, str]:
    """Crew, clauses, passes, privileges, season; of postcards the public side."""
    box = box_of(overlay)
    found: dict[str, str] = {}
    for office in overlay["offices"]:
        for source, name, level, _is_open in office:
            if source == "postcard":
                card = box.postcards[name]
                found[f"power-P{name:02d}"] = card.name[language]
                found[f"power-P{name:02d}-text"] = card.line[language]
            elif source != "counts":
                _add_power(found, overlay, (source, name, level), language)
    if overlay["season"]:
        _add_power(found, overlay, ("season", overlay["season"], 1), language)
    return found


def _add_power(
    found: dict[str, str],
    overlay: Mapping[str, Any],
    card: tuple[str, str, int],
    language: str,
) -> None:
    """A card with its numbers of today: of the tariff, of its level."""
    source, name, level = card
    box = box_of(overlay)
    tables: dict[str, Mapping[str, Power]] = {
        "crew": box.crew,
        "clause": box.clauses,
        "pass": box.passes,
        "season": box.seasons,
    }
    power = box.companies[name].privilege if source == "privilege" else tables[source][name]
    ident = f"privilege_{name}" if source == "privilege" else name
    found[f"power-{ident}"] = power.name[language]
    text = spoken(power.text[language], tariff=overlay["tariff"], level=level)
    found[f"power-{ident}-text"] = text
