"""Who sits where: people at the screen and bots."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from semafor.bots import BOTS, make_bot
from semafor.engine.errors import SetupError
from semafor.engine.game import Game
from semafor.engine.views import View
from semafor.texts import Texts
from semafor.tui.look import clean_name

YOU = "you"
HUMAN = "human"
BOT = "bot:"


class Chooser(Protocol):
    """What a bot is to this client."""

    def choose(self, view: View) -> int:
        """One of the view's actions."""
        ...


MakeBot = Callable[[str, int], Chooser]


def read_seats(text: str, texts: Texts) -> list[dict[str, str]]:
    """Players from `you:Anna,greedy,random`, named so that no two are alike."""
    words = [word.strip() for word in text.split(",")]
    people = sum(1 for word in words if word.partition(":")[0] == YOU)
    players: list[dict[str, str]] = []
    for word in words:
        kind, _, name = word.partition(":")
        if kind == YOU:
            name = name or (texts("play-you") if people == 1 else texts("play-person"))
            players.append({"name": clean_name(name), "kind": HUMAN})
        elif kind in BOTS:
            players.append({"name": clean_name(name or kind), "kind": BOT + kind})
        else:
            raise SetupError("unknown-bot", name=word or "-", known=", ".join([YOU, *BOTS]))
    _tell_apart(players)
    return players


def _tell_apart(players: Sequence[dict[str, str]]) -> None:
    """Number players who share a name."""
    names = [player["name"] for player in players]
    for index, player in enumerate(players):
        if names.count(names[index]) > 1:
            player["name"] = f"{names[index]} {names[: index + 1].count(names[index])}"


def people_of(game: Game) -> list[int]:
    """Seats of the people at the screen; everything that is not a known bot is one."""
    return [seat for seat, player in enumerate(game.players) if not bot_name(player)]


def bot_name(player: Mapping[str, str]) -> str:
    """The bot that plays a seat, empty for a person."""
    kind = str(player.get("kind", HUMAN))
    if not kind.startswith(BOT):
        return ""
    name = kind.removeprefix(BOT)
    if name not in BOTS:
        raise SetupError("unknown-bot", name=name, known=", ".join(BOTS))
    return name


def bot_action(game: Game, seat: int, make: MakeBot = make_bot) -> int:
    """A bot's choice.

    The bot is made anew with a seed that follows from the game and the move, so that a game that
    was saved and resumed goes on as it would have; the seed tells the bot nothing of the deck.
    """
    text = f"bot:{game.seed}:{seat}:{len(game.history)}"
    seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
    return make(bot_name(game.players[seat]), seed).choose(game.view(seat))
