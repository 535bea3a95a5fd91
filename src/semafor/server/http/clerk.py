"""A process that reads and copies for whoever asks: replays, boards, records of finished games.

Started by thinking/backroom.py as `python -m semafor.server.http.clerk`. A task is a function of this file by its name with
its values (thinking/errands.py). The process has an interpreter of its own, so no table waits for it, and a low priority. It
ends when its input ends, so none outlives the server.
"""

from __future__ import annotations

from typing import Any

import msgspec

from semafor.server.campaigns import files as campaign_files
from semafor.server.games import replays, reviewing
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


def review_work(past: Past) -> reviewing.Work:
    """The decisions of a finished game, each as a task for a worker that thinks."""
    return reviewing.review_work(past)


def pack_final_picture(past: Past, form: str) -> Packed:
    """The final board of a finished game, with names and scores."""
    from semafor.server.games import picturing  # noqa: PLC0415 - as above

    if form == "png":
        return pack(picturing.final_png(past), "image/png", squeeze=False)
    return pack(picturing.final_svg(past).encode(), "image/svg+xml")


def _told(seen: dict[str, Any], language: str) -> dict[str, Any]:
    """Every word of a chronicle."""
    from semafor.texts.campaign import CampaignWords  # noqa: PLC0415 - as above
    from semafor.texts.campaign_chronicle import told_book  # noqa: PLC0415 - as above

    return told_book(CampaignWords(language, seen["content"]), seen)


def pack_chronicle(seen: dict[str, Any], overlay: dict[str, Any], language: str) -> Packed:
    """The chronicle of a campaign as a book to print."""
    from semafor.drawing.chronicle import book  # noqa: PLC0415 - as above

    return pack(book(_told(seen, language), seen, overlay).encode(), "text/html; charset=utf-8")


def pack_poster(seen: dict[str, Any], overlay: dict[str, Any], language: str, form: str) -> Packed:
    """The board of a campaign as a poster."""
    from semafor.drawing.chronicle import board_poster  # noqa: PLC0415 - as above
    from semafor.server.games.picturing import to_png  # noqa: PLC0415 - as above

    drawn = board_poster(_told(seen, language), seen, overlay)
    if form == "png":
        return pack(to_png(drawn), "image/png", squeeze=False)
    return pack(drawn.encode(), "image/svg+xml")


TASKS = tasks_of(
    pack_chronicle,
    pack_poster,
    pack_final_picture,
    review_work,
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
