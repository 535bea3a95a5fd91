"""What must hold of a database after anything that may have happened to the server.

Of the file: SQLite's own integrity check; revisions of each game from 0 without a gap; keys unique.
Of the commands: every acknowledged one is in the log once, at the revision it was given; no
refused one is; nothing is there that nobody sent. Of the game: the log folds, event by event, to
the very views and entries every client was shown; the finished ones to the digest in their ending,
and their record replays.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path
from typing import NamedTuple

import apsw
import asyncpg
import msgspec

from semafor import replay_record
from semafor.engine.position import digest
from semafor.server.games.setup import GameSetup
from semafor.server.games.table import Table
from semafor.server.log.drafts import OWN_KEYS
from semafor.server.log.folding import Event
from trials.player import Player, fingerprint
from trials.report import Report

GAMES = "SELECT id, setup FROM game"
EVENTS = "SELECT log, rev, key, body, at FROM event ORDER BY log, rev"
SENT = ("move", "early", "undone")  # kinds that only somebody's command brings
EventRow = tuple[str, int, str, str, float]


class StoredGame(NamedTuple):
    """A game as it lies in the database."""

    setup: GameSetup
    events: list[Event]


Games = dict[str, StoredGame]


def read_sqlite(path: Path, report: Report) -> Games:
    """All games of a file that nobody uses now."""
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE)
    try:
        checked = connection.pragma("integrity_check")
        report.check(checked == "ok", f"integrity check: {checked}")
        return collect(connection.execute(GAMES), connection.execute(EVENTS))
    finally:
        connection.close()


async def read_postgres(url: str, report: Report) -> Games:
    """All games of a PostgreSQL database."""
    connection = await asyncpg.connect(url)
    try:
        games, events = await connection.fetch(GAMES), await connection.fetch(EVENTS)
    finally:
        await connection.close()
    report.check(bool(games), "the database has no games")
    return collect((tuple(row) for row in games), (tuple(row) for row in events))


def collect(games: Iterable[tuple[str, str]], events: Iterable[EventRow]) -> Games:
    """Rows as games."""
    found = {
        game: StoredGame(msgspec.json.decode(setup, type=GameSetup), []) for game, setup in games
    }
    for game, rev, key, body, at in events:
        if game in found:  # the others are of campaigns
            found[game].events.append(Event(rev, key, msgspec.json.decode(body), at))
    return found


def audit_games(
    games: Games,
    players: Collection[Player],
    report: Report,
    *,
    promised: Collection[str] = (),
    strangers: bool = False,
) -> None:
    """Everything above, for all games and everybody who looked at them.

    Args:
        games: What the database has.
        players: Everybody who looked at them, with what they were told.
        report: Where faults go.
        promised: Games whose making was confirmed.
        strangers: The server has games of others too, which are left alone.
    """
    if strangers:
        known = {player.game for player in players}
        games = {name: game for name, game in games.items() if name in known}
    for name in promised:
        report.check(name in games, f"game {name} was promised and is lost")
    for name, game in games.items():
        revs = [event.rev for event in game.events]
        report.check(revs == list(range(len(revs))), f"game {name}: revisions {revs[:9]}…")
        keys = {event.key for event in game.events}
        report.check(len(keys) == len(revs), f"game {name}: a key stands twice")
        audience = [player for player in players if player.game == name]
        audit_commands(game, audience, report)
        if revs == list(
            range(len(revs))
        ):  # a log with holes has been told of, and cannot be folded
            audit_views(game, audience, report)
        report.count("games audited")
        report.count("events audited", len(revs))


def audit_commands(game: StoredGame, audience: Iterable[Player], report: Report) -> None:
    """What was answered against what is stored."""
    stored = {event.key: event.rev for event in game.events}
    sent: set[str] = set()
    for player in audience:
        for cid, rev in player.acked.items():
            key = f"{player.seat}:{cid}"
            sent.add(key)
            found = stored.get(key)
            if found != rev:
                report.fail(f"{player.where()}: {cid} was acked as {rev}, the log has {found}")
            report.count("acked commands found")
        for cid in player.refused:
            key = f"{player.seat}:{cid}"
            report.check(key not in stored or cid in player.acked, f"{key} was refused and stored")
        if player.pending:
            sent.add(f"{player.seat}:{player.pending[0]}")
    by_people = {
        event.key
        for event in game.events
        if not event.key.startswith(OWN_KEYS) and event.body["kind"] in SENT
    }
    unknown = by_people - sent
    if audience and unknown:
        report.fail(f"game {game.setup.id}: nobody sent {sorted(unknown)[:3]}")


def audit_views(game: StoredGame, audience: Iterable[Player], report: Report) -> None:
    """Fold the log again and compare every position with what was shown."""
    table = Table(game.setup)
    watchers = list(audience)
    for event in game.events:
        table.apply(event)
        for player in watchers:
            _compare(table, player, report)
    ends = {
        player.state.ending.digest for player in watchers if player.state and player.state.ending
    }
    if table.status == "over":
        audit_end(table, ends, report)
    else:
        report.check(not ends, f"game {game.setup.id}: the end is lost")


def _compare(table: Table, player: Player, report: Report) -> None:
    seen = player.frames.get(table.rev)
    if seen is not None:
        report.count("views compared")
        if fingerprint(table.view(player.seat)) != seen:
            report.fail(f"{player.where()}: revision {table.rev} was shown otherwise")
    entry = player.entries.get(table.rev)
    if entry is not None:
        (told,) = table.journal.since(player.seat, table.rev - 1)
        if fingerprint(told) != entry:
            report.fail(f"{player.where()}: entry {table.rev} was told otherwise")


def audit_end(table: Table, ends: set[str], report: Report) -> None:
    """A finished game has one digest: that of the fold, of its record, and of all endings."""
    game = table.playing
    found = digest(game.state)
    if table.setup.campaign is None:  # the record of a campaign's game stays sealed
        replayed = digest(replay_record(table.record()).state)
        report.check(replayed == found, f"game {table.setup.id}: its record ends elsewhere")
    report.check(ends <= {found}, f"game {table.setup.id}: shown {ends}, found {found}")
    report.count("finished games replayed")
