"""The one way out and the one way in: every byte a client is sent of a game passes `encode`."""

from __future__ import annotations

import msgspec

from semafor.server.protocol.bounds import check_json
from semafor.server.protocol.messages import ClientMessage, Message

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(ClientMessage)


def encode(message: Message) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)


def decode(text: str | bytes) -> ClientMessage:
    """A client's message; raises msgspec.DecodeError or another ValueError for anything else."""
    check_json(text.encode() if isinstance(text, str) else text)
    message: ClientMessage = _decoder.decode(text)
    return message
