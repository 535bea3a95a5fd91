"""`semafor campaign`: The Western Charter in the terminal, and whole campaigns between bots."""

from __future__ import annotations

import argparse
import json
import secrets
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from semafor.arena.balance import Answer, answers
from semafor.arena.campaign_file import CampaignFile, join_files
from semafor.arena.campaign_match import (
    COMPANIES,
    MatchLine,
    Pairing,
    play_ahead,
    play_match,
    sum_up,
)
from semafor.arena.campaigns import INSTANT, Outcome, Request, simulate_campaigns
from semafor.board.values import is_number
from semafor.bots import LEVELS
from semafor.campaign.files import write_file
from semafor.campaign.sealing import check_seal, key_file, own_key
from semafor.charter.campaign import Campaign
from semafor.charter.content import GAMES, content
from semafor.charter.folders import Folder, file_data, read_folder, write_folder
from semafor.charter.overlay import overlay_for
from semafor.charter.views import view
from semafor.drawing.chronicle import board_poster, book
from semafor.engine.errors import SetupError
from semafor.texts import LANGUAGES, Texts
from semafor.texts.campaign import CampaignWords
from semafor.texts.campaign_chronicle import told_book
from semafor.tui.campaign import CampaignSession, result_screen, status_screen
from semafor.tui.look import rich_text
from semafor.tui.players import read_seats
from semafor.tui.terminal import open_desk

DEFAULT_COMPANIES = "blue,red,green"
DEFAULT_SEATS = "you,casual,casual"
DEFAULT_RUNS = 2
DEFAULT_PAIR = "express@400,planner"
DEFAULT_GAMES = "1,4,8,12"
PIPE_WIDTH = 160
Item = TypeVar("Item")
RUN = ("finished", "started", "failed", "mean_seconds", "slowest_seconds")


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the commands below it."""
    commands = parser.add_subparsers(dest="action", required=True, metavar=texts("cli-command"))

    def command(name: str) -> argparse.ArgumentParser:
        summary = texts(f"campaign-help-{name}")
        made = commands.add_parser(name, help=summary, description=summary)
        made.add_argument(
            "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=texts("cli-help-lang")
        )
        return made

    def file_argument(made: argparse.ArgumentParser, name: str = "file") -> None:
        made.add_argument(name, type=Path, metavar="FILE", help=texts(f"campaign-arg-{name}"))

    new = command("new")
    file_argument(new)
    known = ", ".join(content().companies)
    companies = texts("campaign-arg-companies", known=known)
    new.add_argument("--companies", default=DEFAULT_COMPANIES, help=companies)
    seats = texts("campaign-arg-seats", levels=", ".join(LEVELS))
    new.add_argument("--seats", default=DEFAULT_SEATS, help=seats)
    new.add_argument("--seed", help=texts("campaign-arg-seed"))
    new.add_argument("--veteran", action="store_true", help=texts("campaign-arg-veteran"))
    file_argument(command("play"))
    file_argument(command("status"))
    export = command("export")
    file_argument(export)
    file_argument(export, "target")
    export.add_argument("--game", type=int, help=texts("campaign-arg-game"))
    export.add_argument("--for", dest="seal", metavar="SEAL", help=texts("campaign-arg-seal"))
    drawn = command("chronicle")
    file_argument(drawn)
    file_argument(drawn, "target")
    file_argument(command("seal"))
    taken = command("import")
    file_argument(taken, "source")
    file_argument(taken)
    simulated = command("simulate")
    simulated.add_argument(
        "--runs", type=int, default=DEFAULT_RUNS, help=texts("campaign-arg-runs")
    )
    simulated.add_argument("--seats", default="2-5", help=texts("campaign-arg-counts"))
    simulated.add_argument("--seed", type=int, default=0, help=texts("simulate-help-seed"))
    simulated.add_argument("--bot", default=INSTANT, help=texts("campaign-arg-bot"))
    simulated.add_argument("--bonds", type=int, default=0, help=texts("campaign-arg-bonds"))
    simulated.add_argument(
        "--ahead", metavar="N", type=int, default=0, help=texts("campaign-arg-ahead")
    )
    simulated.add_argument("--out", type=Path, metavar="FILE.jsonl", help=texts("campaign-arg-out"))
    simulated.add_argument(
        "--show", type=Path, nargs="+", metavar="FILE", help=texts("campaign-arg-show")
    )
    simulated.add_argument("--workers", type=int, default=1, help=texts("simulate-help-workers"))
    simulated.add_argument("--json", action="store_true", help=texts("campaign-arg-json"))
    match = command("match")
    match.add_argument(
        "--pair", metavar="A,B", default=DEFAULT_PAIR, help=texts("campaign-arg-pair")
    )
    match.add_argument(
        "--games", metavar="N,N", default=DEFAULT_GAMES, help=texts("campaign-arg-games")
    )
    match.add_argument(
        "--pairs", metavar="N", type=int, default=DEFAULT_RUNS, help=texts("campaign-arg-pairs")
    )
    match.add_argument(
        "--ahead", metavar="N", type=int, default=0, help=texts("campaign-arg-ahead-match")
    )
    match.add_argument("--seed", type=int, default=0, help=texts("simulate-help-seed"))
    match.add_argument("--workers", type=int, default=1, help=texts("simulate-help-workers"))
    match.add_argument("--json", action="store_true", help=texts("campaign-arg-json"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Run one of the commands."""
    runners: dict[str, Callable[[argparse.Namespace, Texts], None]] = {
        "new": run_new,
        "play": run_play,
        "status": run_status,
        "export": run_export,
        "import": run_import,
        "chronicle": run_chronicle,
        "seal": run_seal,
        "simulate": run_simulate,
        "match": run_match,
    }
    runners[options.action](options, texts)
    return 0


def say(text: str) -> None:
    """One line for a person."""
    Console(highlight=False, emoji=False).print(rich_text(text), soft_wrap=True)


def run_new(options: argparse.Namespace, texts: Texts) -> None:
    """Open a campaign and write its file."""
    companies = [word.strip() for word in options.companies.split(",")]
    words = [word.strip() for word in options.seats.split(",")]
    if options.seats == DEFAULT_SEATS:
        words = [words[0], *([words[1]] * (len(companies) - 1))]
    if len(words) != len(companies):
        raise SetupError("campaign-seat-count", count=len(words), needed=len(companies))
    players = dict(zip(companies, read_seats(",".join(words), texts), strict=True))
    seed = options.seed or secrets.token_hex(32)
    campaign = Campaign.open(companies, seed=seed, players=players, veteran=options.veteran)
    check_free(options.file)
    write_folder(Folder(campaign), options.file)
    command = f"semafor campaign play {shlex.quote(str(options.file))}"
    say(texts("campaign-new", file=str(options.file), command=command))


def check_free(path: Path) -> None:
    """Nothing is written over a file that is there."""
    if path.exists():
        raise SetupError("campaign-exists", file=str(path))


def run_play(options: argparse.Namespace, texts: Texts) -> None:
    """Play on in the terminal."""
    folder = read_folder(options.file)
    CampaignSession(folder, options.file, open_desk(texts)).run()


def run_status(options: argparse.Namespace, texts: Texts) -> None:
    """What everybody may know of a campaign."""
    campaign = read_folder(options.file).campaign
    words = CampaignWords(texts.language, campaign.state.content, campaign.state.tariff)
    seen = view(campaign, None)
    console = Console(highlight=False, emoji=False)
    console.print(status_screen(words, seen))
    if seen["result"]:
        console.print(result_screen(words, seen))
    console.print(texts("camp-status-next", what=seen["pending"]["what"]))
    console.print(texts("camp-status-digest", digest=campaign.digest()), soft_wrap=True)


def run_export(options: argparse.Namespace, texts: Texts) -> None:
    """The whole campaign as one file, or the record of one finished game."""
    folder = read_folder(options.file)
    check_free(options.target)
    if options.game is None and options.seal:
        write_file(file_data(folder, check_seal(options.seal)), options.target)
    elif options.game is None:
        write_folder(folder, options.target)
    elif options.game not in folder.records:
        raise SetupError("campaign-no-game", game=options.game)
    else:
        write_file(folder.records[options.game], options.target)
    is_kept = options.game is None and not options.seal
    key = str(key_file(options.target)) if is_kept else ""
    say(texts("campaign-exported", file=str(options.target)))
    if key:
        say(texts("campaign-exported-key", key=key))


def run_chronicle(options: argparse.Namespace, texts: Texts) -> None:
    """The chronicle as a book to print, or the board as a poster."""
    drawings = {".html": book, ".svg": board_poster}
    suffix = options.target.suffix.lower()
    if suffix not in drawings:
        raise SetupError("campaign-chronicle-kind", file=str(options.target))
    campaign = read_folder(options.file).campaign
    check_free(options.target)
    seen = view(campaign, None)
    words = CampaignWords(texts.language, campaign.state.content)
    made = drawings[suffix](told_book(words, seen), seen, overlay_for(campaign.state))
    try:
        options.target.write_text(made, encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise SetupError("campaign-file-unwritable", file=str(options.target), why=why) from error
    say(texts("campaign-exported", file=str(options.target)))


def run_import(options: argparse.Namespace, texts: Texts) -> None:
    """Take over an exported campaign: replayed, verified, what lies ahead shuffled anew, written."""
    folder = read_folder(options.source, options.file)
    check_free(options.file)
    folder.campaign.reseed()
    write_folder(folder, options.file)
    digest = folder.campaign.digest()
    say(texts("campaign-imported", file=str(options.file), digest=digest))


def run_seal(options: argparse.Namespace, texts: Texts) -> None:
    """The seal for a file that is to come: its key is made and kept beside where it will lie."""
    say(texts("campaign-seal-told", file=str(options.file)))
    sys.stdout.write(own_key(options.file).seal + "\n")


# -------------------------------------------------------------------- simulate


def read_counts(text: str) -> list[int]:
    """`2-5`, `3` or `2,4`."""
    first, sign, last = text.partition("-")
    words = [first, last] if sign else text.split(",")
    if not all(is_number(word.strip()) for word in words):
        raise SetupError("campaign-runs")
    numbers = [int(word) for word in words]
    return list(range(numbers[0], numbers[1] + 1)) if sign else numbers


def run_simulate(options: argparse.Namespace, texts: Texts) -> None:
    """Whole campaigns between bots, then the questions of balance; or those of files."""
    if options.show:
        common, outcomes = join_files(options.show)
        if not outcomes:
            raise SetupError("results-not-ours", file=options.show[0])
        bot = common["bot"]
        heading = texts("campaign-heading-files", bot=bot, content=common["content"])
    else:
        counts = read_counts(options.seats)
        if options.workers < 1:
            raise SetupError("bad-worker-count", count=options.workers)
        outcomes, bot = play_all(options, counts, texts), options.bot
        told = {key: getattr(options, key) for key in ("runs", "seats", "bot", "seed")}
        heading = texts("campaign-heading", **told)
    summaries = [row.summary for row in outcomes if row.summary is not None]
    found = answers(summaries, bot, len(outcomes))
    run = read_run(outcomes)
    if options.json:
        rows = [
            {"id": row.id, "measured": row.measured, "target": row.target, "fits": row.fits}
            for row in found
        ]
        text = json.dumps({"run": run, "answers": rows}, ensure_ascii=False, indent=2)
        sys.stdout.write(text + "\n")
    else:
        print_answers(found, heading, texts)
        say(texts("campaign-run", **{key: run[key] for key in RUN}))
    if run["failures"]:
        raise SetupError("campaign-failed", count=run["failed"], first=run["failures"][0])


def read_run(outcomes: list[Outcome]) -> dict[str, Any]:
    """How many campaigns came to their end, what stopped the others, and how long they took."""
    failures = [row.error for row in outcomes if row.summary is None]
    seconds = [row.seconds for row in outcomes]
    return {
        "finished": len(outcomes) - len(failures),
        "started": len(outcomes),
        "failed": len(failures),
        "failures": failures,
        "mean_seconds": round(sum(seconds) / len(seconds), 1),
        "slowest_seconds": round(max(seconds), 1),
    }


def play_all(options: argparse.Namespace, counts: list[int], texts: Texts) -> list[Outcome]:
    """All campaigns; with a file those that it has not yet, and then all it has of them."""
    request = Request(options.seed, options.bot, max(0, options.bonds), max(0, options.ahead))
    asked = {(options.seed, seats, number) for seats in counts for number in range(options.runs)}

    def tell(row: Outcome) -> str:
        return f"{row.seats}, {row.error or f'{row.seconds:.1f} s'}"

    with nullcontext() if options.out is None else CampaignFile(options.out, request) as file:
        known = [row for row in file.outcomes if row.slot in asked] if file else []
        played = simulate_campaigns(
            counts,
            options.runs,
            request,
            workers=options.workers,
            played={row.slot for row in known},
        )
        kept = file.keep(played) if file else played
        return known + watch(kept, len(asked) - len(known), texts("campaign-progress"), tell)


def watch(
    played: Iterator[Item], total: int, heading: str, tell: Callable[[Item], str]
) -> list[Item]:
    """All there is, with a bar where a person is watching, else a line for each on stderr."""
    console = Console(stderr=True)
    found: list[Item] = []
    if not console.is_terminal:
        for row in played:
            found.append(row)
            sys.stderr.write(f"{len(found)}/{total}: {tell(row)}\n")
        return found
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(heading, total=total)
        for row in played:
            found.append(row)
            progress.advance(task)
    return found


def print_answers(found: list[Answer], heading: str, texts: Texts) -> None:
    """One row for each question."""
    console = Console(highlight=False, emoji=False)
    if not console.is_terminal:
        console = Console(width=PIPE_WIDTH, highlight=False, emoji=False)
    table = Table(title=heading, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for column in ("id", "what", "measured", "target", "verdict"):
        table.add_column(texts(f"campaign-column-{column}"))
    verdicts = {True: "yes", False: "no", None: "open"}
    for row in found:
        key = row.id.lower()
        verdict = texts(f"campaign-verdict-{verdicts[row.fits]}")
        table.add_row(row.id, texts(f"campaign-{key}"), row.measured, row.target, verdict)
    console.print(table)


# -------------------------------------------------------------------- match


def run_match(options: argparse.Namespace, texts: Texts) -> None:
    """Two bots in games of campaigns that others have played on, or campaigns in which one looks ahead."""
    if options.workers < 1:
        raise SetupError("bad-worker-count", count=options.workers)
    numbers = [word.strip() for word in options.games.split(",")]
    if not all(is_number(word) for word in numbers):
        raise SetupError("campaign-match", most=GAMES)
    games = [int(word) for word in numbers]
    if options.ahead:
        games = [max(games)]
        specs = [
            texts("campaign-match-looking", count=options.ahead),
            texts("campaign-match-rules"),
        ]
        played = play_ahead(
            options.ahead, games[0], options.pairs, options.seed, workers=options.workers
        )
    else:
        specs = [word.strip() for word in options.pair.split(",")]
        if len(specs) != len(COMPANIES):
            raise SetupError("campaign-match", most=GAMES)
        pairing = Pairing(specs[0], specs[1], options.seed)
        played = play_match(pairing, games, options.pairs, workers=options.workers)
    heading = texts("campaign-match-progress")
    rows = watch(played, options.pairs * len(games), heading, lambda row: str(row[0].game))
    meetings = [one for row in rows for one in row]
    lines = [sum_up(game, meetings) for game in dict.fromkeys(games)]
    if options.json:
        found = [asdict(line) for line in lines]
        sys.stdout.write(
            json.dumps({"pair": specs, "seed": options.seed, "games": found}, indent=2) + "\n"
        )
    else:
        print_match(specs, lines, texts, begun="1–" if options.ahead else "")


def print_match(specs: list[str], lines: list[MatchLine], texts: Texts, begun: str) -> None:
    """One row for each game of the campaign, or for all up to it."""
    console = Console(highlight=False, emoji=False)
    if not console.is_terminal:
        console = Console(width=PIPE_WIDTH, highlight=False, emoji=False)
    heading = texts("campaign-match-heading", first=specs[0], second=specs[1])
    table = Table(title=heading, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for column in ("game", "games", "share", "margin", "time"):
        table.add_column(texts(f"campaign-match-{column}"), justify="right")
    for line in lines:
        share, low, high = (100 * value for value in (line.wins / line.games, line.low, line.high))
        table.add_row(
            f"{begun}{line.game}",
            str(line.games),
            texts("simulate-share", share=share, low=low, high=high),
            texts("campaign-match-dollars", margin=line.margin, error=line.error),
            texts("campaign-match-milliseconds", value=line.milliseconds),
        )
    console.print(table)
