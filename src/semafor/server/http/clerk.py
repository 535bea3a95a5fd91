"""A process that reads and copies for whoever asks: replays, boards, records of finished games.

Started by thinking/backroom.py as `python -m semafor.server.http.clerk`. A task is a function of this file by its name with
its values (thinking/errands.py). The process has an interpreter of its own, so no table waits for it, and a low priority. It
ends when its input ends, so none outlives the server.
"""

from __future__ import annotations

from typing import Any

import msgspec

from semafor.server.campaigns import files as campaign_files
from semafor.server.games import replays
from semafor.server.games.past import Past
from semafor.server.games.setup import CampaignGame, GameSetup
from semafor.server.http.files import Packed, pack
from semafor.server.log.folding import Event
from semafor.server.protocol.encoding import encode
from semafor.server.thinking.errands import do_task, tasks_of
from semafor.server.thinking.tasks import serve_tasks

# A little behind the games; far behind, nobody would be served on a busy machine.
NICER = 2


def replay_head(past: Past, person: str, is_sealed: bool) -> bytes:  # noqa: FBT001 - by its place
    """What there is to see of a game."""
    return encode(replays.replay_head(past, person, is_sealed=is_sealed))


def replay_steps(past: Past, person: str, eyes: str, start: int, stop: int) -> bytes:
    """Positions of a game through some eyes."""
    return encode(replays.replay_steps(past, person, eyes, start, stop))


def finished_record(setup: GameSetup, events: list[Event]) -> dict[str, Any] | None:
    """The record of a campaign's game, from its row and log."""
    return campaign_files.finished_record(setup, events)


def pack_scene(edition: str) -> Packed:
    """A board as it is sent."""
    from semafor.drawing.scene import scene  # noqa: PLC0415 - only who draws pays for it

    return pack(msgspec.json.encode(scene(edition)), "application/json")


def pack_edition(edition: str) -> Packed:
    """An edition with its rules in words, as it is sent."""
    from semafor.server.http.edition_pages import edition_page  # noqa: PLC0415 - as above

    return pack(msgspec.json.encode(edition_page(edition)), "application/json")


def pack_picture(edition: str) -> Packed:
    """The small picture of an edition."""
    from semafor.drawing.thumbnail import thumbnail  # noqa: PLC0415 - as above

    return pack(thumbnail(edition).encode(), "image/svg+xml")


def pack_overlay(game: CampaignGame) -> Packed:
    """The board, words and rules of a campaign's game as they are sent."""
    from semafor.charter.overlay import modules_of  # noqa: PLC0415 - as above
    from semafor.drawing.campaign import overlay_scene  # noqa: PLC0415 - as above
    from semafor.texts import LANGUAGES  # noqa: PLC0415 - as above
    from semafor.texts.campaign_game import game_catalogue  # noqa: PLC0415 - as above
    from semafor.texts.campaign_help import help_rows  # noqa: PLC0415 - as above

    overlay = game.overlay
    scene = overlay_scene(overlay, game.tickets, game.stamps_needed)
    words = {language: game_catalogue(overlay, language) for language in LANGUAGES}
    rules = help_rows(modules_of(overlay), overlay["tariff"], overlay["content"])
    return pack(msgspec.json.encode({**scene, "words": words, "rules": rules}), "application/json")


TASKS = tasks_of(
    replay_head,
    replay_steps,
    finished_record,
    pack_scene,
    pack_edition,
    pack_picture,
    pack_overlay,
)


def do(body: bytes) -> bytes:
    """One task and its answer as they travel."""
    return do_task(TASKS, body)


if __name__ == "__main__":
    serve_tasks(do, NICER)
