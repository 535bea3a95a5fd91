"""Files of campaigns: written whole or not at all, sealed where they must be.

Rules: LEG-COMP-6, LEG-INFO-1 (what is not open is not readable in a file). A file has a head that
everybody may read; log, records of games and the game that is being played lie in an envelope that
only the place it was sealed for can open (`sealing`, decision 20).
Files of version 1 had an envelope that any copy of this program opens; they can still be read.
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
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from semafor.board.values import parse_json
from semafor.campaign.sealing import MOST_BYTES, Key, close
from semafor.engine.errors import RecordError, SetupError

FORMAT = "semafor-campaign"
VERSION = 2
OLD_VERSION = 1
SUFFIX = ".campaign.json"
_PURPOSE = b"semafor campaign envelope"
_SALT_BYTES = 16
# What a log or a record of the wrong shape runs into.
FAULTS = (AttributeError, IndexError, KeyError, RecursionError, TypeError, ValueError)


# -------------------------------------------------------------------- the envelope of version 1


def cover(plain: bytes, salt: bytes) -> bytes:
    """Compress and cover with a stream anybody can make who has the salt; the first 32 bytes are a fingerprint of what is inside."""
    packed = zlib.compress(plain, 9)
    tag = hmac.new(_PURPOSE + salt, packed, hashlib.sha256).digest()
    return tag + _cover(packed, salt)


def uncover(envelope: bytes, salt: bytes, most: int = MOST_BYTES) -> bytes | None:
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


def closed_file(head: Mapping[str, Any], inside: Mapping[str, Any], seal: str) -> dict[str, Any]:
    """An open head, and the envelope for the place with a seal.

    Without a seal it is a file of version 1, as earlier programs wrote it.
    """
    plain = json.dumps(inside, ensure_ascii=False, separators=(",", ":")).encode()
    closed = _closed(plain, seal) if seal else {"digest": inside.get("digest"), **_covered(plain)}
    return {
        "format": FORMAT,
        "version": VERSION if seal else OLD_VERSION,
        **head,
        **closed,
    }


def _closed(plain: bytes, seal: str) -> dict[str, str]:
    return {"for": seal, "sealed": base64.b64encode(close(plain, seal)).decode()}


def _covered(plain: bytes) -> dict[str, str]:
    salt = secrets.token_bytes(_SALT_BYTES)
    return {"salt": salt.hex(), "sealed": base64.b64encode(cover(plain, salt)).decode()}


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


def read_file(path: Path) -> Any:
    """The object of a file."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise RecordError("campaign-file-unreadable", file=str(path), why=why) from error
    except UnicodeDecodeError as error:
        raise RecordError("campaign-file-foreign", file=str(path)) from error
    try:
        return parse_json(text)
    except ValueError as error:
        raise RecordError("campaign-file-damaged", file=str(path)) from error


def open_file(
    data: Any, name: str, keys: Sequence[Key] = (), most: int = MOST_BYTES
) -> dict[str, Any]:
    """What lies in the envelope of a file, with the digest it was closed with.

    Args:
        data: The object of the file.
        name: What to call the file.
        keys: Of this place.
        most: Bytes its envelope may hold.
    """
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise RecordError("campaign-file-foreign", file=name)
    if data.get("version") not in (VERSION, OLD_VERSION):
        raise RecordError("campaign-file-version", file=name, version=str(data.get("version")))
    if data["version"] == VERSION and data.get("for") not in [key.seal for key in keys]:
        raise RecordError("campaign-file-sealed", file=name)
    inside = _open_envelope(data, keys, most)
    if inside is None:
        raise RecordError("campaign-file-damaged", file=name)
    told = (data if data["version"] == OLD_VERSION else inside).get("digest")
    return {**inside, "digest": told}


def _open_envelope(
    data: Mapping[str, Any], keys: Sequence[Key], most: int
) -> dict[str, Any] | None:
    try:
        envelope = base64.b64decode(data["sealed"], validate=True)
        if data["version"] == OLD_VERSION:
            plain = uncover(envelope, bytes.fromhex(data["salt"]), most)
        else:
            plain = next(key for key in keys if key.seal == data["for"]).open(envelope, most)
        inside = parse_json(plain or b"")
    except (KeyError, TypeError, ValueError, binascii.Error):
        return None
    is_good = (
        isinstance(inside, dict)
        and isinstance(inside.get("log"), list)
        and isinstance(inside.get("records"), dict)
        and isinstance(inside.get("running"), dict | None)
    )
    return inside if is_good else None
