"""The one way out: every byte a client is sent of a game passes `encode`."""

from __future__ import annotations

import msgspec

from semafor.server.messages import ClientMessage, Message

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(ClientMessage)


def encode(message: Message) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)


def decode(text: str | bytes) -> ClientMessage:
    """A client's message; raises msgspec.DecodeError for anything else."""
    message: ClientMessage = _decoder.decode(text)
    return message
