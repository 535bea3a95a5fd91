"""Write a set of files for a release under `tests/compat/`: what later versions must still open.

    PYTHONPATH=src:. python tools/compat.py NAME

A server of this version is started on a new database; games of every edition and campaigns are played
on it and looked at through its interface; records and campaign files are written as the terminal writes
them. The campaign's content is kept in the package, so that later versions play those campaigns. Written once for a release, never again: a set that is there is not touched, and `SHA256` lists all
files. Run it before the first commit after a release that changes a format, the rules or the campaign.
"""

from __future__ import annotations

import json
import lzma
import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from semafor.arena.campaigns import play_campaign
from semafor.bots import make_bot
from semafor.bots.between_games import CampaignBot
from semafor.campaign.files import SUFFIX
from semafor.campaign.sealing import KEY_SUFFIX, own_key
from semafor.charter.advice import ADVISER
from semafor.charter.campaign import Campaign
from semafor.charter.content import SHELF, content
from semafor.charter.folders import Folder, write_folder
from semafor.charter.overlay import new_game, overlay_for, write_game
from semafor.charter.reports import read_report
from semafor.charter.views import view
from semafor.editions import EDITIONS
from semafor.editions import new_game as new_edition_game
from semafor.server.settings import Settings
from semafor.server.storage.sqlite_files import back_up
from semafor.tui.saves import SUFFIX as RECORD_SUFFIX
from semafor.tui.saves import game_data
from tests.charter import golden
from tests.kit import compat
from tests.server.campaigns.test_campaigns import (
    play_out,
    until_begin,
    until_play,
    wait_for_game,
)
from tests.server.clients import Person, found
from tests.server.running import serving

MOVES = 14  # of a game that goes on
BOT = "racer"
ORDER = ("claim", "keep", "choose", "pay", "draw")


def choose(moves: list[dict[str, Any]]) -> dict[str, Any]:
    """Claims where there are any, cards where there are none: such a game ends."""
    return min(moves, key=lambda row: ORDER.index(row["do"]) if row["do"] in ORDER else len(ORDER))


def leave_tables(person: Person) -> None:
    """Close all sockets: a person may have only so many."""
    for socket in person.sockets:
        socket.close()
    person.sockets.clear()


def play_some(person: Person, game: str, moves: int) -> None:
    """Some moves of the first seat; the game then waits for it."""
    seat = person.sit(game, 0)
    for _ in range(moves):
        seat.play(choose(seat.wait_prompt()["prompt"]["moves"]))
    seat.wait_prompt()
    leave_tables(person)


# -------------------------------------------------------------------- a database


def play_games(person: Person) -> list[str]:
    """Of every edition a finished game and one that goes on; one at one screen, one by post."""
    games = []
    for edition in EDITIONS:
        games.append(person.create("me", BOT, edition=edition))
        play_out(person, games[-1])
        leave_tables(person)
        games.append(person.create("me", BOT, BOT, edition=edition))
        play_some(person, games[-1], MOVES)
    games.append(person.create("me", "person", edition="europe"))
    clock = {"days": 3}
    games.append(person.create("me", "open", BOT, edition="germany", clock=clock))
    return games


def play_campaigns(person: Person) -> tuple[list[str], list[str]]:
    """A new campaign, one after its first game, one in the middle of its second; their tables."""
    new, after, within = (found(person, "me", BOT) for _ in range(3))
    tables = []
    for campaign in (after, within):
        seen = until_play(person, campaign)
        tables.append(seen["table"])
        play_out(person, seen["table"])
        leave_tables(person)
        wait_for_game(person, campaign, 1)
        until_begin(person, campaign)
    seen = until_play(person, within)
    play_some(person, seen["table"], MOVES)
    return [new, after, within], [*tables, seen["table"]]


def write_database(folder: Path, scratch: Path) -> None:
    """The database of a server on which all this was played, and what its players saw."""
    data = scratch / "games.sqlite"
    with serving(Settings(data=data)) as running, Person(running.url) as anna:
        anna.post("/api/register", {"name": compat.NAME, "password": compat.PASSWORD})
        games = play_games(anna)
        campaigns, tables = play_campaigns(anna)
        between = campaigns[:2]  # a file is given between games, and changes what lies ahead
        files = {
            name: anna.post(f"/api/campaigns/{name}/file", {"cid": "compat"}) for name in between
        }
        records = {}
        for game in games:
            if anna.get(f"/api/games/{game}")["summary"]["status"] == "over":
                records[game] = anna.get(f"/api/games/{game}/record")
        expected = {
            "games": {
                game: compat.see_game(anna, game)
                for game in (*games, *tables)
                if anna.get(f"/api/games/{game}")["summary"]["status"] != "lobby"
            },
            "lobbies": games[-1:],
            "campaigns": {name: compat.see_campaign(anna, name) for name in campaigns},
            "files": files,
            "records": records,
        }
    back_up(data, scratch / "copy.sqlite")
    packed = lzma.compress((scratch / "copy.sqlite").read_bytes(), preset=9 | lzma.PRESET_EXTREME)
    (folder / compat.DATABASE).write_bytes(packed)
    compat.write_packed(folder / compat.EXPECTED, expected)


# -------------------------------------------------------------------- files of the terminal


def write_saves(folder: Path) -> None:
    """Of every edition a saved game that goes on, as the terminal writes it."""
    for edition in EDITIONS:
        chooser = random.Random(edition)
        game = new_edition_game(edition, 3, seed=f"compat {edition}")
        while len(game.history) < MOVES:
            game.play(chooser.choice(game.moves()))
        compat.write_packed(folder / f"{edition}{RECORD_SUFFIX}.xz", game_data(game))


def write_campaigns(folder: Path, scratch: Path) -> None:
    """Campaign files: within the second game, and after the twelfth."""
    companies = ("blue", "red", "green")
    players = {name: {"name": name, "kind": "human"} for name in companies}
    campaign = Campaign.open(companies, seed="compat", players=players)
    held = Folder(campaign)
    deciders = {name: CampaignBot(ADVISER, number) for number, name in enumerate(companies)}
    while held.running is None:
        pending = campaign.pending()
        if pending.what == "begin":
            campaign.begin(players)
        elif pending.what == "deal":
            campaign.deal()
        elif pending.what == "play":
            game = new_game(campaign)
            bots = [make_bot("greedy", seat) for seat in range(len(companies))]
            while not game.is_over and (pending.game == 1 or len(game.history) < MOVES):
                seen = game.view(game.actor)
                game.play_action(bots[game.actor].choose(seen))
            if pending.game == 1:
                held.records[1] = write_game(overlay_for(campaign.state), game)
                campaign.finish(read_report(campaign.state, game))
            else:
                held.running = write_game(overlay_for(campaign.state), game)
        else:
            assert pending.decision is not None
            company = pending.decision.company or companies[0]
            campaign.choose(deciders[company].choose(view(campaign, company)))
    write_campaign(folder, scratch, "second-game", held)
    whole = play_campaign(("yellow", "black"), "compat", absent={}, veteran=True)
    write_campaign(folder, scratch, "finished", Folder(whole.campaign))


def write_campaign(folder: Path, scratch: Path, name: str, held: Folder) -> None:
    """One file, compressed, and the key that opens it."""
    path = scratch / f"{name}{SUFFIX}"
    write_folder(held, path)
    compat.write_packed(folder / f"{path.name}.xz", json.loads(path.read_text(encoding="utf-8")))
    (folder / f"{path.name}{KEY_SUFFIX}").write_text(own_key(path).text, encoding="utf-8")


def main() -> None:
    """Write one set and the list of all files."""
    folder = compat.FOLDER / sys.argv[1]
    folder.mkdir(parents=True)  # a set that is there is not touched
    try:
        with tempfile.TemporaryDirectory() as scratch:
            write_database(folder, Path(scratch))
            write_saves(folder)
            write_campaigns(folder, Path(scratch))
        for name in golden.CAMPAIGNS:
            compat.write_packed(folder / f"{name}.log.xz", golden.read(name))
    except BaseException:
        shutil.rmtree(folder)
        raise
    SHELF.keep(SHELF.read(), content().digest)
    rows = (f"{digest}  {name}\n" for name, digest in compat.sums().items())
    compat.SUMS.write_text("".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
