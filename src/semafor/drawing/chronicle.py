"""The chronicle of a campaign as a book to print: a page for every game, and the board as a poster.

Rules: CAM-BOOK. It is made from a spectator's view, so nothing is in it that the table does not know; its words are
those of texts/campaign_chronicle.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from semafor.drawing.campaign import overlay_scene
from semafor.drawing.poster import Drawn, Shown, board_picture, poster
from semafor.drawing.sharing import COAST, INK, PAPER, SOFT, TRAINS

Seen = Mapping[str, Any]
Told = Mapping[str, Any]
LAND = "land"
STYLE = f"""
@page {{ size: A4; margin: 14mm; }}
* {{ box-sizing: border-box; }}
body {{ max-width: 210mm; margin: 0 auto; padding: 8mm; background: {PAPER}; color: {INK};
  font: 12.5pt/1.5 Georgia, "DejaVu Serif", serif; overflow-wrap: anywhere; }}
.page {{ break-after: page; padding-bottom: 12mm; }}
.page:last-child {{ break-after: auto; }}
.cover {{ display: grid; align-content: center; justify-items: center; min-height: 240mm; text-align: center; }}
h1 {{ margin: 0; font-size: 34pt; }}
h2 {{ margin: 0 0 2mm; font-size: 21pt; line-height: 1.2; }}
h3 {{ margin: 5mm 0 1mm; font-size: 12.5pt; }}
.year {{ color: #a9792a; font-size: 30pt; font-weight: 700; line-height: 1; }}
.soft {{ margin: 0; color: {SOFT}; }}
svg.board {{ display: block; width: 100%; max-height: 118mm; margin: 4mm 0; border: 1px solid {COAST}; border-radius: 2mm; }}
ol, ul {{ margin: 0; padding-left: 6mm; }}
.seal {{ display: inline-block; width: 4mm; height: 4mm; border: .6mm solid; border-radius: 50%; vertical-align: -.3mm; }}
blockquote {{ margin: 2mm 0 0; padding-left: 4mm; border-left: 1mm solid #a9792a; font-style: italic; }}
table {{ border-collapse: collapse; margin-top: 4mm; }}
td, th {{ padding: 1mm 4mm; border-bottom: 1px dotted {COAST}; text-align: right; }}
th:first-child {{ text-align: left; }}
.columns {{ columns: 2; column-gap: 8mm; }}
@media print {{ body {{ padding: 0; background: none; }} }}
"""


def board_now(seen: Seen) -> dict[str, Any]:
    """The board as it lies, in the words of a page of the chronicle."""
    return {
        "in_play": ["east", *(region["id"] for region in seen["regions"])],
        **{name: seen[name] for name in ("painted", "destroyed", "depots", "large")},
    }


def scene_of(overlay: Mapping[str, Any], board: Seen) -> dict[str, Any]:
    """The scene of a board as it was, on what an overlay says of the campaign."""
    bare = {"booming": [], "slots": [], "events": [], "offices": [], "draws": [], "expo": ""}
    lies = {
        "regions": list(board["in_play"]),
        **{name: board[name] for name in ("painted", "destroyed", "depots", "large")},
    }
    return overlay_scene({**overlay, **bare, **lies})


def names_on_board(seen: Seen) -> dict[str, str]:
    """Names of depots and lines, by what they stand on."""
    given = seen.get("names", {})
    lines = {f"line:{line}": name for line, name in given.get("line", {}).items()}
    depots = {
        f"depot:{city}:{owner}": name
        for city, owners in given.get("depot", {}).items()
        for owner, name in owners.items()
    }
    return {**lines, **depots}


def book(told: Told, seen: Seen, overlay: Mapping[str, Any]) -> str:
    """The whole chronicle as one printable page of HTML."""
    language, title = told["language"], told["title"]
    last = scene_of(overlay, board_now(seen))
    land = f'<svg width="0" height="0" aria-hidden="true"><defs><path id="{LAND}" d="{last["backdrop"]["land"]}"/></defs></svg>'
    names = names_on_board(seen)
    pages = [
        _page(told, words, overlay, page, names)
        for words, page in zip(told["pages"], seen.get("chronicle", ()), strict=True)
    ]
    drawn = Drawn(depots=seen["depots"], names=names)
    rows = "".join(
        f"<tr><th>{_seal(name)} {escape(told['companies'][name])}</th><td>{escape(words)}</td></tr>"
        for name, words in told["standing"].items()
    )
    finale = "".join(
        f"<{tag}>{escape(text)}</{tag}>"
        for tag, text in zip(("h2", "p"), told["finale"], strict=False)
    )
    end = (
        f'<section class="page">{finale}<h2>{escape(told["now"])}</h2>'
        f"{board_picture(last, drawn, language, land=LAND)}<table>{rows}</table></section>"
    )
    people = "".join(
        f"<li>{_seal(name)} <b>{escape(called)}</b> · {escape(told['people'][name])}</li>"
        for name, called in told["companies"].items()
    )
    cover = (
        f'<section class="page cover"><h1>{escape(title)}</h1><p>{escape(told["about"])}</p>'
        f'<p class="soft">{escape(told["years"])}</p>'
        f'<ul style="list-style:none;padding:6mm 0 0;text-align:left">{people}</ul></section>'
    )
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>{land}{cover}'
        f"{''.join(pages)}{end}</body></html>\n"
    )


def _seal(colour: str) -> str:
    fill, edge = TRAINS.get(colour, TRAINS["black"])
    return f'<i class="seal" style="background:{fill};border-color:{edge}"></i>'


def _page(
    told: Told, words: Told, overlay: Mapping[str, Any], page: Seen, names: Mapping[str, str]
) -> str:
    """A game: its year, the headline, the board at its end, who stood where, what has changed, what was said."""
    owners = {line: company for company, lines in page["routes"].items() for line in lines}
    drawn = Drawn(owners=owners, depots=page["board"]["depots"], names=names)
    board = board_picture(scene_of(overlay, page["board"]), drawn, told["language"], land=LAND)
    called = told["companies"]
    order = "".join(
        f"<li>{_seal(colour)} {escape(called[colour])}{_total(page, colour)}</li>"
        for colour in page["ranking"]
    )
    changes = "".join(f"<li>{escape(line)}</li>" for line in words["changes"])
    quotes = "".join(
        f"<blockquote>{escape(text)}<br>— {escape(called[colour])}</blockquote>"
        for colour, text in page["quotes"].items()
    )
    return (
        f'<section class="page"><p class="year">{page["year"]}</p><h2>{escape(words["headline"])}</h2>'
        f'<p class="soft">{escape(words["about"])}</p>{board}<ol>{order}</ol>'
        + (f"<h3>{escape(told['stays'])}</h3><ul>{changes}</ul>" if changes else "")
        + quotes
        + "</section>"
    )


def _total(page: Seen, colour: str) -> str:
    """What the slip said, once the vaults are open."""
    totals = page["totals"]
    return f" · ${totals[colour]}" if totals and colour in totals else ""


def board_poster(told: Told, seen: Seen, overlay: Mapping[str, Any]) -> str:
    """The board as it lies, on one sheet, with everything it is called."""
    companies = [
        Shown(told["companies"][name], name, words) for name, words in told["standing"].items()
    ]
    drawn = Drawn(depots=seen["depots"], names=names_on_board(seen))
    scene = scene_of(overlay, board_now(seen))
    return poster(scene, drawn, told["title"], told["years"], companies, told["language"])
