"""A report as one page of HTML that needs nothing else: tables, small plots, the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape

from semafor import __version__
from semafor.arena.report import Report, Share
from semafor.drawing.board_picture import COLOURS, board_svg, heat_colour
from semafor.drawing.sharing import BRASS, INK, SOFT
from semafor.texts import Texts
from semafor.texts.describe import Words

MOST_ROWS = 15
WIDTH, ROW, LABEL, BAR = 860, 26, 250, 420
CURVE_WIDTH, CURVE_HEIGHT, BINS = 760, 190, 24
PALETTE = ("#3f7fc4", "#d0483c", "#4d9a4a", "#c8953a", "#7a5aa6")
STYLE = """
:root{color-scheme:light}
body{font:16px/1.5 Georgia,'DejaVu Serif',serif;color:#2b2620;background:#fbf6e9;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.8rem;margin-bottom:.2rem}h2{font-size:1.25rem;margin:2.2rem 0 .3rem;border-bottom:2px solid #c8953a}
p.soft{color:#6b6252;margin:.2rem 0 .8rem}table{border-collapse:collapse;width:100%}
td,th{padding:.2rem .5rem;text-align:right;border-bottom:1px solid #e6dcc2}td:first-child,th:first-child{text-align:left}
svg{max-width:100%;height:auto}svg text{font-family:inherit}
"""

Name = Callable[[str], str]


def write_page(report: Report, texts: Texts) -> str:
    """The page in a language."""
    words = Words(report.ruleset, texts.language)
    edition = report.ruleset.edition
    title = edition.title.get(texts.language) or edition.name
    counts = report.counts
    intro = texts(
        "report-intro",
        games=counts.games,
        seats=report.seats,
        turns=counts.turns / counts.games,
        bots=", ".join(report.match.bots),
        seed=report.match.seed,
    )
    board = {route.id: route for route in report.ruleset.board.routes}

    def route(name: str) -> str:
        return words.ends(board[name])

    sections = [
        _bots(report, texts),
        _curves(report, texts),
        _section(
            texts,
            "seats",
            _bars(
                report.seat_wins(),
                lambda name: texts("report-seat", seat=int(name)),
                1 / report.seats,
                texts,
            ),
        ),
        _section(
            texts,
            "heat",
            _scale(texts) + board_svg(edition.name, heat=report.heat(), language=texts.language),
        ),
        _section(texts, "routes", _bars(report.routes()[:MOST_ROWS], route, None, texts)),
        _section(texts, "worth", _bars(_worth(report), route, 1 / report.seats, texts)),
        _section(texts, "tickets", _tickets(report, texts, words.ticket)),
        _section(
            texts,
            "bottlenecks",
            _bars(report.bottlenecks()[:MOST_ROWS], _pair(words.place), None, texts),
        ),
        _section(texts, "colours", _colours(report, texts)),
    ]
    return (
        f'<!doctype html><html lang="{texts.language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}: {escape(texts('report-title'))}</title><style>{STYLE}</style>"
        f"<h1>{escape(title)}</h1><p class=soft>{escape(intro)}</p>{''.join(sections)}"
        f"<p class=soft>Semafor {__version__}. {escape(texts('report-note'))}</p></html>\n"
    )


def _section(texts: Texts, name: str, inner: str) -> str:
    return (
        f"<h2>{escape(texts(f'report-{name}'))}</h2>"
        f"<p class=soft>{escape(texts(f'report-{name}-about'))}</p>{inner}"
    )


def _worth(report: Report) -> list[Share]:
    """Routes claimed often enough to say something, by the wins of their owners."""
    rows = [row for row in report.routes() if row.count >= report.counts.games / 10]
    shares = [Share(row.name, round(row.more[0] * row.more[1]), int(row.more[1])) for row in rows]
    return sorted(shares, key=lambda row: -row.interval[0])[:MOST_ROWS]


def _pair(place: Name) -> Name:
    return lambda name: "–".join(place(end) for end in name.split("–"))


# -------------------------------------------------------------------- plots


def _bars(rows: Sequence[Share], name: Name, mark: float | None, texts: Texts) -> str:
    """A bar for each share with its interval; a line where all would be equal."""
    height = ROW * len(rows) + 24
    parts = []
    for number, row in enumerate(rows):
        y = number * ROW + 4
        low, high = row.interval
        parts.append(
            f'<text x="{LABEL - 8}" y="{y + 15}" text-anchor="end" font-size="14" fill="{INK}">{escape(name(row.name))}</text>'
            f'<rect x="{LABEL}" y="{y + 3}" width="{BAR * row.value:.1f}" height="14" fill="{BRASS}"/>'
            f'<path d="M{LABEL + BAR * low:.1f} {y + 10}H{LABEL + BAR * high:.1f}" stroke="{INK}" stroke-width="2"/>'
            f'<text x="{LABEL + BAR + 12}" y="{y + 15}" font-size="13" fill="{SOFT}">{_percent(row, texts)}</text>'
        )
    if mark is not None:
        x = LABEL + BAR * mark
        parts.append(f'<path d="M{x:.1f} 0V{height - 20}" stroke="{SOFT}" stroke-dasharray="4 4"/>')
    return f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}">{"".join(parts)}</svg>'


def _percent(row: Share, texts: Texts) -> str:
    """A share with its interval."""
    low, high = row.interval
    return texts("simulate-share", share=100 * row.value, low=100 * low, high=100 * high)


def _number(value: float, texts: Texts) -> str:
    """With one decimal."""
    return texts("simulate-mean", value=value)


def _signed(value: float, texts: Texts) -> str:
    """The same, with its sign."""
    return ("−" if value < 0 else "+") + _number(abs(value), texts)


def _scale(texts: Texts) -> str:
    """What the colours of the board mean, from never to always."""
    steps = 10
    boxes = "".join(
        f'<rect x="{60 + 22 * step}" y="4" width="22" height="14" fill="{heat_colour(step / steps)}" stroke="{INK}" stroke-width=".6"/>'
        for step in range(steps + 1)
    )
    ends = "".join(
        f'<text x="{x}" y="16" font-size="13" text-anchor="{anchor}" fill="{SOFT}">{texts("tournament-percent", share=share)}</text>'
        for x, anchor, share in ((52, "end", 0), (310, "start", 100))
    )
    return f'<svg viewBox="0 0 {WIDTH} 24" width="{WIDTH}">{boxes}{ends}</svg>'


def _bots(report: Report, texts: Texts) -> str:
    rows = "".join(
        f"<tr><td>{escape(row.name)}</td><td>{row.of}</td><td>{_percent(row, texts)}</td>"
        f"<td>{_number(row.more[0], texts)} ({_number(row.more[1], texts)}–{_number(row.more[2], texts)})</td></tr>"
        for row in report.bots()
    )
    heads = "".join(
        f"<th>{escape(texts(f'report-column-{name}'))}</th>"
        for name in ("bot", "games", "wins", "score")
    )
    return _section(texts, "bots", f"<table><tr>{heads}</tr>{rows}</table>")


def _curves(report: Report, texts: Texts) -> str:
    """The distribution of the scores of each bot."""
    totals = {row.name: report.totals(row.name) for row in report.bots()}
    values = [value for found in totals.values() for value in found]
    low, high = min(values), max(values) + 1
    step = max(1, -(-(high - low) // BINS))
    curves = {name: _binned(found, low, step) for name, found in totals.items()}
    top = max(max(curve) for curve in curves.values())
    room, bottom = CURVE_WIDTH - 40, CURVE_HEIGHT - 24
    parts = [f'<path d="M20 {bottom}H{CURVE_WIDTH - 20}" stroke="{SOFT}"/>']
    for number, (name, curve) in enumerate(curves.items()):
        colour = PALETTE[number % len(PALETTE)]
        points = " ".join(
            f"{20 + room * (index + 0.5) / len(curve):.1f},{bottom - (bottom - 22) * share / top:.1f}"
            for index, share in enumerate(curve)
        )
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="3"/>'
        )
        parts.append(
            f'<text x="{30 + 140 * number}" y="16" font-size="14" fill="{colour}">{escape(name)}</text>'
        )
    for index in range(0, BINS + 1, 6):
        x = 20 + room * index / BINS
        parts.append(
            f'<text x="{x:.1f}" y="{CURVE_HEIGHT - 6}" text-anchor="middle" font-size="13" fill="{SOFT}">{low + index * step}</text>'
        )
    svg = f'<svg viewBox="0 0 {CURVE_WIDTH} {CURVE_HEIGHT}" width="{CURVE_WIDTH}">{"".join(parts)}</svg>'
    return _section(texts, "scores", svg)


def _binned(found: Counter[int], low: int, step: int) -> list[float]:
    """Shares of the games in equal steps of points."""
    bins = [0] * BINS
    for value, times in found.items():
        bins[min(BINS - 1, (value - low) // step)] += times
    return [count / found.total() for count in bins]


def _tickets(report: Report, texts: Texts, name: Name) -> str:
    heads = "".join(
        f"<th>{escape(texts(f'report-column-{column}'))}</th>"
        for column in ("ticket", "kept", "completed", "points", "holder")
    )
    rows = "".join(
        f"<tr><td>{escape(name(row.name))}</td>"
        f"<td>{row.of}</td><td>{_percent(row, texts)}</td><td>{_signed(row.more[0], texts)}</td>"
        f"<td>{texts('tournament-percent', share=100 * row.more[1])}</td></tr>"
        for row in report.tickets()
    )
    return f"<table><tr>{heads}</tr>{rows}</table>"


def _colours(report: Report, texts: Texts) -> str:
    rows = report.colours()
    top = max((count for _, count in rows), default=1.0)
    parts = []
    for number, (kind, count) in enumerate(rows):
        y = number * ROW + 4
        fill = COLOURS.get(kind.partition("_")[0], BRASS)
        parts.append(
            f'<text x="{LABEL - 8}" y="{y + 15}" text-anchor="end" font-size="14" fill="{INK}">{escape(_kind(kind, texts))}</text>'
            f'<rect x="{LABEL}" y="{y + 3}" width="{BAR * count / top:.1f}" height="14" fill="{fill}" stroke="{INK}" stroke-width=".6"/>'
            f'<text x="{LABEL + BAR + 12}" y="{y + 15}" font-size="13" fill="{SOFT}">{_number(count, texts)}</text>'
        )
    return (
        f'<svg viewBox="0 0 {WIDTH} {ROW * len(rows) + 8}" width="{WIDTH}">{"".join(parts)}</svg>'
    )


def _kind(kind: str, texts: Texts) -> str:
    key = f"play-colour-{kind}"
    return texts(key) if texts.has(key) else kind
