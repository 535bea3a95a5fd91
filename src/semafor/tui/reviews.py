"""A review at the screen: what was dear and what was better, the turn that decided it, the curve as a line of blocks."""

from __future__ import annotations

from collections import Counter

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from semafor.review import COSTLY, DOUBTFUL, FINE, Judgement, Review, Reviewed
from semafor.texts import Texts
from semafor.tui.advice import move_words
from semafor.tui.look import DASH, HEADING, QUIET, Labels, rich_text, styled

PERCENT = 100
BLOCKS = "▁▂▃▄▅▆▇█"
STYLES = {COSTLY: "bold red", DOUBTFUL: "yellow", FINE: "green"}


def print_review(console: Console, labels: Labels, review: Review, *, is_whole: bool) -> None:
    """The table of moves, then what they come to."""
    if not review.is_known:
        console.print(labels.texts("review-unknown"), soft_wrap=True)
        return
    console.print(review_table(labels, review, is_whole=is_whole))
    for line in summary(labels, review):
        console.print(rich_text(line), soft_wrap=True)


def review_table(labels: Labels, review: Review, *, is_whole: bool) -> Table:
    """One row for a move: all that were judged, or those that were not fine."""
    texts = labels.texts
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style=QUIET, border_style=QUIET)
    table.add_column("", justify="right", style="bold")
    for column in ("player", "move", "verdict", "better", "wins", "points"):
        is_number = column in ("wins", "points")
        table.add_column(texts(f"review-column-{column}"), justify="right" if is_number else "left")
    shown = (COSTLY, DOUBTFUL, FINE) if is_whole else (COSTLY, DOUBTFUL)
    for item in review.moves:
        judgement = item.judgement
        if judgement.verdict not in shown:
            continue
        table.add_row(
            str(item.number),
            rich_text(labels.seat(item.seat)),
            rich_text(move_words(labels, item.move)),
            rich_text(verdict_word(texts, judgement)),
            rich_text(_better(labels, item)),
            *(rich_text(text) for text in _costs(texts, judgement)),
        )
    return table


def verdict_word(texts: Texts, judgement: Judgement) -> str:
    """The verdict in its colour."""
    return styled(texts(f"review-{judgement.verdict}"), STYLES[judgement.verdict])


def _better(labels: Labels, item: Reviewed) -> str:
    better = item.judgement.better
    if better is None or item.judgement.verdict == FINE:
        return DASH
    return move_words(labels, better)


def _costs(texts: Texts, judgement: Judgement) -> tuple[str, str]:
    if judgement.verdict == FINE:
        return DASH, DASH
    return (
        texts("review-number", number=PERCENT * judgement.wins),
        texts("review-number", number=judgement.points),
    )


def summary(labels: Labels, review: Review) -> list[str]:
    """By player: how many moves were what, the best one and the dearest; then the curve."""
    texts = labels.texts
    lines = []
    for seat, (best, dearest) in enumerate(zip(review.best, review.dearest, strict=True)):
        counts = Counter(item.judgement.verdict for item in review.moves if item.seat == seat)
        told = texts(
            "review-counts",
            fine=counts[FINE],
            doubtful=counts[DOUBTFUL],
            costly=counts[COSTLY],
        )
        parts = [f"{labels.seat(seat)}: {told}"]
        if best is not None:
            parts.append(texts("review-best", number=best))
        if dearest is not None:
            parts.append(texts("review-dearest", number=dearest))
        lines.append(" ".join(parts))
    if review.decided is not None:
        lines.append(texts("review-decided", number=review.decided))
    if review.curve:
        lines.append(styled(texts("review-curve"), HEADING))
        for seat in range(len(review.best)):
            chances = [point.chances[seat] for point in review.curve]
            blocks = "".join(BLOCKS[min(7, int(8 * chance))] for chance in chances)
            lines.append(f"{blocks} {labels.seat(seat)}")
    lines.append(styled(texts("review-note", games=review.games), QUIET))
    return lines
