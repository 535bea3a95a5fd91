"""A campaign in its file: what its head says, what lies in its envelope.

Rules: LEG-COMP-6, LEG-CAMP-4, LEG-INFO-1. The head says what everybody at the table knows; log, records of
games and the game that is being played lie in the envelope (`semafor.campaign.files`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from semafor.campaign.files import FAULTS, closed_file, open_file, read_file, write_file
from semafor.campaign.sealing import MOST_BYTES, Key, own_key, read_key
from semafor.charter.campaign import Campaign
from semafor.charter.content import content
from semafor.engine.errors import RecordError
from semafor.engine.game import HUMAN


@dataclass
class Folder:
    """A campaign with the records of its games and the one that is being played."""

    campaign: Campaign
    records: dict[int, dict[str, Any]] = field(default_factory=dict)
    running: dict[str, Any] | None = None


def file_data(folder: Folder, seal: str = "") -> dict[str, Any]:
    """A campaign as one object: an open head, and the envelope for the place with a seal.

    Without a seal it is a file of version 1, as earlier programs wrote it.
    """
    state = folder.campaign.state
    inside = {
        "log": folder.campaign.log,
        "records": {str(game): record for game, record in folder.records.items()},
        "running": folder.running,
        "digest": folder.campaign.digest(),
    }
    head = {
        "campaign": state.box.numbers["id"],
        "companies": {company: state.players[company]["name"] for company in state.companies},
        "people": [name for name in state.companies if state.players[name]["kind"] == HUMAN],
        "game": state.game,
        "next": folder.campaign.pending().what,
        "history": [{"year": row["year"], "ranking": row["ranking"]} for row in state.history],
    }
    return closed_file(head, inside, seal)


def raw_data(log: Sequence[Mapping[str, Any]], seal: str = "") -> dict[str, Any]:
    """A campaign whose content is not known here: its log as it is, for a program that knows it.

    Nothing of it is understood here, so there is no digest to compare with and no game beside it.
    """
    players = log[0]["players"]
    head = {
        "companies": {company: player["name"] for company, player in players.items()},
        "people": [company for company, player in players.items() if player["kind"] == HUMAN],
        "content": log[0]["content"],
        "raw": True,
    }
    return closed_file(head, {"log": list(log), "records": {}, "running": None}, seal)


def write_folder(folder: Folder, path: Path) -> None:
    """A campaign's file, sealed with the key beside it."""
    write_file(file_data(folder, own_key(path).seal), path)


def read_folder(path: Path, *beside_too: Path) -> Folder:
    """A campaign from its file, replayed and compared with its digest.

    Its key lies beside it, or beside one of some other files.
    """
    data = read_file(path)
    known = [read_key(beside) for beside in (path, *beside_too)]
    return folder_from(data, str(path), [key for key in known if key is not None])


def folder_from(data: Any, name: str, keys: Sequence[Key] = (), most: int = MOST_BYTES) -> Folder:
    """A campaign from the object of a file: see `open_file`."""
    inside = open_file(data, name, keys, most)
    try:
        folder = _unpack(inside)
    except FAULTS as error:
        raise RecordError("campaign-file-damaged", file=name) from error
    if folder.campaign.digest() != inside["digest"] and data.get("raw") is not True:
        raise RecordError("campaign-file-damaged", file=name)
    return folder


def _unpack(inside: dict[str, Any]) -> Folder:
    """The log replayed; one of other content is refused before its first entry."""
    log = inside["log"]
    content(str(log[0].get("content") or "-"))
    json.dumps(inside, ensure_ascii=False).encode()  # half a character could not be stored
    records = {int(game): record for game, record in inside["records"].items()}
    return Folder(Campaign.replay(log), records, inside["running"])
