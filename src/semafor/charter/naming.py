"""What a group writes on its board: names of companies, trains, depots and lines, a line in the chronicle.

Rules: CAM-NAME-1..3. Nobody waits for it and nothing follows from it. Every name is somebody's; the host may only take
one away.
"""

from __future__ import annotations

import unicodedata

from semafor.charter.state import State
from semafor.engine.errors import SetupError

HOST = "host"
COMPANY, TRAIN, DEPOT, LINE = "company", "train", "depot", "line"
NAMEABLE = (COMPANY, TRAIN, DEPOT, LINE)
MOST_NAME, MOST_QUOTE = 32, 200
# Control and direction marks, line breaks, half characters, characters nobody has assigned.
REFUSED = ("Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp")


def is_written(text: str, most: int) -> bool:
    """A text of one line that every screen can show as it was meant."""
    return (
        len(text) <= most
        and text == text.strip()
        and not any(unicodedata.category(sign) in REFUSED for sign in text)
    )


# -------------------------------------------------------------------- names


def key_of(what: str, of: str, company: str) -> str:
    """Under which key a name stands: a depot is named with its owner, a city may have two."""
    return f"{what}:{of}:{company}" if what == DEPOT else f"{what}:{of}"


def nameable(state: State, company: str) -> list[tuple[str, str]]:
    """CAM-NAME-1: what a company may name now: itself, its train, its depots, lines it has made."""
    found = [(COMPANY, company), (TRAIN, company)]
    found += [(DEPOT, city) for city, owners in state.depots.items() if company in owners]
    found += [(LINE, line) for line, (by, *_rest) in state.built.items() if by == company]
    return found


def give_name(state: State, by: str, what: str, of: str, name: str) -> None:
    """CAM-NAME-1, 2: the owner names a thing anew as often as one likes; the host takes names away."""
    if not is_written(name, MOST_NAME):
        raise SetupError("campaign-name", "CAM-NAME-1", most=MOST_NAME)
    if by == HOST:
        key = f"{what}:{of}"
        if name or key not in state.names:
            raise SetupError("campaign-name-whose", "CAM-NAME-2", of=of)
        del state.names[key]
        return
    if (what, of) not in nameable(state, by):
        raise SetupError("campaign-name-whose", "CAM-NAME-1", of=of)
    key = key_of(what, of, by)
    if what == COMPANY and name.casefold() in names_of_others(state, by):
        raise SetupError("campaign-name-taken", "CAM-NAME-1", name=name)
    if name:
        state.names[key] = name
    else:
        state.names.pop(key, None)


def names_of_others(state: State, company: str) -> set[str]:
    """Names that a company cannot take: those of the other companies, given and printed."""
    given = {
        name.casefold()
        for key, name in state.names.items()
        if key.startswith(f"{COMPANY}:") and key != f"{COMPANY}:{company}"
    }
    printed = {
        text.casefold()
        for colour, row in state.box.companies.items()
        if colour != company
        for text in (*row.name.values(), *row.short.values())
    }
    return given | printed


def show_names(state: State) -> dict[str, dict[str, object]]:
    """CAM-NAME-3: all of them, for everybody, by what is named."""
    found: dict[str, dict[str, object]] = {what: {} for what in NAMEABLE}
    for key, name in state.names.items():
        what, _, of = key.partition(":")
        if what == DEPOT:
            city, _, company = of.partition(":")
            owners = found[DEPOT].setdefault(city, {})
            assert isinstance(owners, dict)
            owners[company] = name
        else:
            found[what][of] = name
    return found


# -------------------------------------------------------------------- the chronicle's lines


def writable_game(state: State, company: str) -> int:
    """CAM-NAME-3: the game a company may write about now: the last one, if it took part; 0 for none."""
    if not state.pages or company not in state.pages[-1]["ranking"]:
        return 0
    return int(state.pages[-1]["game"])


def write_line(state: State, by: str, company: str, game: int, text: str) -> None:
    """CAM-NAME-3: a line about the game finished last, until the next one is; the host may only remove one."""
    if not is_written(text, MOST_QUOTE):
        raise SetupError("campaign-quote", "CAM-NAME-3", most=MOST_QUOTE)
    if by == HOST:
        if text or company not in state.quotes.get(game, {}):
            raise SetupError("campaign-quote-whose", "CAM-NAME-3", game=game)
    elif by != company or game != writable_game(state, company) or game == 0:
        raise SetupError("campaign-quote-whose", "CAM-NAME-3", game=game)
    quotes = state.quotes.setdefault(game, {})
    if text:
        quotes[company] = text
    else:
        quotes.pop(company, None)
        if not quotes:
            del state.quotes[game]
