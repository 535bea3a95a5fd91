"""Campaigns on disk: one file, written whole or not at all, sealed where it must be.

Rules: LEG-COMP-6, LEG-CAMP-4, LEG-INFO-1 (what is not open is not readable in a file). The head
of a file says what everybody at the table knows; log, records of games and the game that is being
played lie in a sealed envelope (decision 18): nobody reads them by looking at the file, and a
changed envelope is noticed.
"""

from __future__ import annotations

import base64
import binascii
import contextlib
import hashlib
import hmac
import json
import os
import secrets
import tempfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from semafor.campaign.campaign import Campaign
from semafor.campaign.content import content
from semafor.engine.errors import RecordError, SetupError
from semafor.engine.game import HUMAN

FORMAT = "semafor-campaign"
VERSION = 1
SUFFIX = ".campaign.json"
_PURPOSE = b"semafor campaign envelope"
_SALT_BYTES = 16
_MOST_BYTES = 64 * 1024 * 1024
# What a log or a record of the wrong shape runs into.
FAULTS = (AttributeError, IndexError, KeyError, RecursionError, TypeError, ValueError)


@dataclass
class Folder:
    """A campaign with the records of its games and the one that is being played."""

    campaign: Campaign
    records: dict[int, dict[str, Any]] = field(default_factory=dict)
    running: dict[str, Any] | None = None


# -------------------------------------------------------------------- the envelope


def seal(plain: bytes, salt: bytes) -> bytes:
    """Compress and cover; the first 32 bytes are a fingerprint of what is inside."""
    packed = zlib.compress(plain, 9)
    tag = hmac.new(_PURPOSE + salt, packed, hashlib.sha256).digest()
    return tag + _cover(packed, salt)


def unseal(envelope: bytes, salt: bytes, most: int = _MOST_BYTES) -> bytes | None:
    """What lies inside; None if the envelope was changed or holds more bytes than it may."""
    tag, covered = envelope[:32], envelope[32:]
    packed = _cover(covered, salt)
    if not hmac.compare_digest(tag, hmac.new(_PURPOSE + salt, packed, hashlib.sha256).digest()):
        return None
    try:
        opened = zlib.decompressobj()
        plain = opened.decompress(packed, most)
    except zlib.error:
        return None
    return plain if opened.eof else None


def _cover(data: bytes, salt: bytes) -> bytes:
    """A keyed stream over the bytes; twice is none."""
    stream = bytearray()
    number = 0
    while len(stream) < len(data):
        block = number.to_bytes(8, "big")
        stream += hmac.new(_PURPOSE + salt, block, hashlib.sha256).digest()
        number += 1
    size = len(data)
    mixed = int.from_bytes(data, "big") ^ int.from_bytes(stream[:size], "big")
    return mixed.to_bytes(size, "big")


# -------------------------------------------------------------------- writing


def file_data(folder: Folder) -> dict[str, Any]:
    """A campaign as one object: an open head and the envelope."""
    state = folder.campaign.state
    inside = {
        "log": folder.campaign.log,
        "records": {str(game): record for game, record in folder.records.items()},
        "running": folder.running,
    }
    salt = secrets.token_bytes(_SALT_BYTES)
    plain = json.dumps(inside, ensure_ascii=False, separators=(",", ":")).encode()
    return {
        "format": FORMAT,
        "version": VERSION,
        "campaign": content().numbers["id"],
        "companies": {company: state.players[company]["name"] for company in state.companies},
        "people": [name for name in state.companies if state.players[name]["kind"] == HUMAN],
        "game": state.game,
        "next": folder.campaign.pending().what,
        "history": [{"year": row["year"], "ranking": row["ranking"]} for row in state.history],
        "digest": folder.campaign.digest(),
        "salt": salt.hex(),
        "sealed": base64.b64encode(seal(plain, salt)).decode(),
    }


def write_folder(folder: Folder, path: Path) -> None:
    """A campaign's file."""
    write_file(file_data(folder), path)


def write_file(data: Mapping[str, Any], path: Path) -> None:
    """Write a file whole: beside it first, to the disk, then in its place."""
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    try:
        _write_whole(path, text.encode())
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise SetupError("campaign-file-unwritable", file=str(path), why=why) from error


def _write_whole(path: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    beside = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
    with contextlib.suppress(OSError):  # some systems cannot sync a folder
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


# -------------------------------------------------------------------- reading


def read_folder(path: Path) -> Folder:
    """A campaign from its file, replayed and compared with its digest."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise RecordError("campaign-file-unreadable", file=str(path), why=why) from error
    except UnicodeDecodeError as error:
        raise RecordError("campaign-file-foreign", file=str(path)) from error
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("campaign-file-damaged", file=str(path)) from error
    return folder_from(data, str(path))


def folder_from(data: Any, name: str, most: int = _MOST_BYTES) -> Folder:
    """A campaign from the object of a file; `most`: bytes its envelope may hold."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise RecordError("campaign-file-foreign", file=name)
    if data.get("version") != VERSION:
        raise RecordError("campaign-file-version", file=name, version=str(data.get("version")))
    inside = _open_envelope(data, most)
    if inside is None:
        raise RecordError("campaign-file-damaged", file=name)
    try:
        folder = _unpack(inside)
    except FAULTS as error:
        raise RecordError("campaign-file-damaged", file=name) from error
    if folder.campaign.digest() != data.get("digest"):
        raise RecordError("campaign-file-damaged", file=name)
    return folder


def _unpack(inside: dict[str, Any]) -> Folder:
    """The log replayed; one of other content is refused before its first entry."""
    log = inside["log"]
    found = str(log[0].get("content"))
    if found != content().digest:
        raise SetupError("campaign-content", found=found, known=content().digest)
    json.dumps(inside, ensure_ascii=False).encode()  # half a character could not be stored
    records = {int(game): record for game, record in inside["records"].items()}
    return Folder(Campaign.replay(log), records, inside["running"])


def _open_envelope(data: Mapping[str, Any], most: int) -> dict[str, Any] | None:
    try:
        salt = bytes.fromhex(data["salt"])
        plain = unseal(base64.b64decode(data["sealed"], validate=True), salt, most)
        inside = json.loads(plain or b"")
    except (KeyError, TypeError, ValueError, RecursionError, binascii.Error):
        return None
    is_good = (
        isinstance(inside, dict)
        and isinstance(inside.get("log"), list)
        and isinstance(inside.get("records"), dict)
        and isinstance(inside.get("running"), dict | None)
    )
    return inside if is_good else None
