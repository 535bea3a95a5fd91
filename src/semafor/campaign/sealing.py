"""Keys and seals: a campaign's file can be opened only at the place it was sealed for.

A place (a server, or a file of the terminal) has a key of its own, which never leaves it. Its *seal* is
the open half: whoever has it can close an envelope and nobody but the holder of the key can open one
(libsodium's sealed box: X25519, XSalsa20 and Poly1305; a changed envelope is noticed). What goes in is
padded, so that its size does not tell what is inside.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import os
import zlib
from pathlib import Path

from nacl.exceptions import CryptoError
from nacl.public import PrivateKey, PublicKey, SealedBox

from semafor.engine.errors import RecordError, SetupError

KEY_SUFFIX = ".key"
# Envelopes hold so many bytes, or a multiple of it.
PAGE = 64 * 1024
MOST_BYTES = 64 * 1024 * 1024
_KEY_BYTES = 32
_CHECK_BYTES = 4
_SIZE_BYTES = 8


class Key:
    """What opens the envelopes of one place."""

    def __init__(self, secret: bytes) -> None:
        self._key = PrivateKey(secret)

    @classmethod
    def make(cls) -> Key:
        """A new one, whose seal no command line takes for an option."""
        while (key := cls(bytes(PrivateKey.generate()))).seal.startswith("-"):
            pass
        return key

    @classmethod
    def from_text(cls, text: str) -> Key:
        """The same again, as `text` wrote it; `ValueError` where it is none."""
        secret = bytes.fromhex(text.strip())
        if len(secret) != _KEY_BYTES:
            raise ValueError("a key has 32 bytes")
        return cls(secret)

    @property
    def text(self) -> str:
        """To be kept where nobody else reads it."""
        return bytes(self._key).hex()

    @property
    def seal(self) -> str:
        """The open half, with four bytes that notice a slip of the pen."""
        public = bytes(self._key.public_key)
        return base64.urlsafe_b64encode(public + _check(public)).decode()

    def open(self, envelope: bytes, most: int = MOST_BYTES) -> bytes | None:
        """What lies inside; None if it was changed, is for somebody else or holds too many bytes."""
        try:
            padded = SealedBox(self._key).decrypt(envelope)
            size = int.from_bytes(padded[:_SIZE_BYTES], "big")
            opened = zlib.decompressobj()
            plain = opened.decompress(padded[_SIZE_BYTES : _SIZE_BYTES + size], most)
        except (CryptoError, ValueError, TypeError, zlib.error):
            return None
        return plain if opened.eof else None


def close(plain: bytes, seal: str) -> bytes:
    """An envelope for the place with this seal."""
    packed = zlib.compress(plain, 9)
    padded = len(packed).to_bytes(_SIZE_BYTES, "big") + packed
    padded += bytes(-len(padded) % PAGE)
    return bytes(SealedBox(_public(seal)).encrypt(padded))


def check_seal(text: str) -> str:
    """A seal as somebody has typed it; refused if it is none."""
    seal = "".join(text.split())
    _public(seal)
    return seal


def _public(seal: str) -> PublicKey:
    try:
        data = base64.urlsafe_b64decode(seal.encode())
    except (ValueError, binascii.Error) as error:
        raise SetupError("campaign-seal") from error
    public, check = data[:_KEY_BYTES], data[_KEY_BYTES:]
    if len(public) != _KEY_BYTES or check != _check(public):
        raise SetupError("campaign-seal")
    return PublicKey(public)


def _check(public: bytes) -> bytes:
    return hashlib.sha256(b"semafor seal " + public).digest()[:_CHECK_BYTES]


# -------------------------------------------------------------------- keys on disk


def key_file(path: Path) -> Path:
    """The key of a campaign's file lies beside it."""
    return path.with_name(path.name + KEY_SUFFIX)


def read_key(path: Path) -> Key | None:
    """The key beside a campaign's file, if there is one."""
    file = key_file(path)
    try:
        return Key.from_text(file.read_text(encoding="ascii"))
    except FileNotFoundError:
        return None
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise RecordError("campaign-file-unreadable", file=str(file), why=why) from error
    except ValueError as error:
        raise RecordError("campaign-file-damaged", file=str(file)) from error


def own_key(path: Path) -> Key:
    """The key beside a campaign's file; a new one, for its owner's eyes alone, where there is none."""
    found = read_key(path)
    if found is not None:
        return found
    key, file = Key.make(), key_file(path)
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as target:
            target.write(key.text + "\n")
            target.flush()
            os.fsync(target.fileno())
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise SetupError("campaign-file-unwritable", file=str(file), why=why) from error
    return key
