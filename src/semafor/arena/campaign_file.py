"""Files of campaigns that bots have played: what was asked for on the first line, then a campaign on each.

A run that was cut off goes on with what is missing; runs of several seeds share a file, and several files are told
together, where the same content was played by the same bots.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from semafor.arena.campaigns import CampaignSummary, Outcome, Request
from semafor.arena.lines import LineFile, read_lines
from semafor.board.values import parse_json
from semafor.charter.content import content
from semafor.engine.errors import SetupError

FORMAT = "semafor-campaigns"
FORMAT_VERSION = 1


class CampaignFile(LineFile):
    """The campaigns that are there, and those that come."""

    def __init__(self, path: Path, request: Request) -> None:
        self.outcomes = read_file(path, head(request)) if path.exists() else []
        super().__init__(path, head(request))

    def keep(self, played: Iterable[Outcome]) -> Iterator[Outcome]:
        """Each campaign is written as soon as it is played."""
        for outcome in played:
            self.write(asdict(outcome))
            yield outcome


def head(request: Request) -> dict[str, Any]:
    """What all campaigns of a file have in common; seeds may differ."""
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "content": content().digest,
        "bot": request.bot,
        "bonds": request.bond_deals,
        "ahead": request.ahead,
    }


def read_file(path: Path, expected: Mapping[str, Any] | None = None) -> list[Outcome]:
    """The campaigns of a file; it is refused where it holds something other than is expected."""
    lines = read_lines(path)
    found = read_head(path, lines) if lines else {}
    for key, value in (expected or {}).items() if found else ():
        there, here = str(found.get(key)), str(value)
        if there != here:
            raise SetupError("results-differ", file=path, key=key, found=there, expected=here)
    outcomes = []
    for number, line in enumerate(lines[1:], start=2):
        try:
            outcomes.append(read_outcome(parse_json(line)))
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise SetupError("results-line", file=path, line=number) from error
    return outcomes


def read_head(path: Path, lines: Sequence[str]) -> dict[str, Any]:
    """The first line of a file."""
    try:
        found: dict[str, Any] = parse_json(lines[0])
        is_ours = found["format"] == FORMAT
    except (ValueError, TypeError, KeyError, IndexError) as error:
        raise SetupError("results-not-ours", file=path) from error
    if not is_ours:
        raise SetupError("results-not-ours", file=path)
    if found["format_version"] != FORMAT_VERSION:
        there = str(found["format_version"])
        raise SetupError("results-format", file=path, found=there, expected=FORMAT_VERSION)
    return found


def join_files(paths: Iterable[Path]) -> tuple[dict[str, Any], list[Outcome]]:
    """What files have in common, and all their campaigns; one that stands in several counts once."""
    first: dict[str, Any] = {}
    found: dict[tuple[int, int, int], Outcome] = {}
    for path in paths:
        first = first or read_head(path, read_lines(path))
        for outcome in read_file(path, first):
            found.setdefault(outcome.slot, outcome)
    return first, list(found.values())


def read_outcome(row: Mapping[str, Any]) -> Outcome:
    """A campaign from its line."""
    summary = None if row["summary"] is None else read_summary(row["summary"])
    return Outcome(**{**row, "summary": summary})


def read_summary(row: Mapping[str, Any]) -> CampaignSummary:
    """JSON has lists for tuples and words for the numbers of postcards."""
    return CampaignSummary(
        **{
            **row,
            "companies": tuple(row["companies"]),
            "winners": tuple(row["winners"]),
            "decks": [tuple(deck) for deck in row["decks"]],
            "candidates": [tuple(names) for names in row["candidates"]],
            "owned": {company: tuple(cards) for company, cards in row["owned"].items()},
            "postcards": {int(number): is_done for number, is_done in row["postcards"].items()},
            "bonds": [(taken, tuple(means)) for taken, means in row["bonds"]],
        }
    )
