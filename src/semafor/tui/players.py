"""Who sits where: people at the screen and bots."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from semafor.bots import BOTS, EXPLOITERS, PEOPLE, bot_names, is_bot, make_bot
from semafor.bots.people import invite
from semafor.engine.errors import SetupError
from semafor.engine.game import BOT, HUMAN, Game
from semafor.engine.views import View
from semafor.texts import Texts
from semafor.tui.look import clean_name

YOU = "you"


class Chooser(Protocol):
    """What a bot is to this client."""

    def choose(self, view: View) -> int:
        """One of the view's actions."""
        ...


MakeBot = Callable[[str, int], Chooser]


def read_seats(text: str, texts: Texts, dice: random.Random | None = None) -> list[dict[str, str]]:
    """Players from `you:Anna,regular,express@0.2s`, named so that no two are alike.

    A level is somebody of that rank: the `dice` say who (by themselves: always the first).
    """
    words = [word.strip() for word in text.split(",")]
    people = sum(1 for word in words if word.partition(":")[0] == YOU)
    players: list[dict[str, str]] = []
    seated = {word.partition(":")[0] for word in words}
    for word in words:
        kind, _, name = word.partition(":")
        if kind == YOU:
            name = name or (texts("play-you") if people == 1 else texts("play-person"))
            players.append({"name": clean_name(name), "kind": HUMAN})
        else:
            # Who stands for a level may change; a saved game keeps who it was begun with.
            person = invite(kind, seated, dice or random.Random(0))
            spec = kind if person is None else person.id
            check_bot(spec, word)
            seated.add(spec)
            players.append({"name": clean_name(name or bot_title(spec)), "kind": BOT + spec})
    _tell_apart(players)
    return players


def bot_title(spec: str) -> str:
    """A person's name, or a bot's without its budget."""
    return PEOPLE[spec].name if spec in PEOPLE else base_name(spec)


def base_name(spec: str) -> str:
    """The bot's name without its budget."""
    return spec.partition("@")[0]


def check_bot(spec: str, word: str = "") -> None:
    """Refuse a bot that there is not, and a budget that is none."""
    if not is_bot(spec):
        known = ", ".join((YOU, *bot_names()))
        raise SetupError("unknown-bot", name=word or spec or "-", known=known)
    make_bot(spec, 0)


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
    """The bot that plays a seat, with its budget; empty for a person."""
    kind = str(player.get("kind", HUMAN))
    if not kind.startswith(BOT):
        return ""
    spec = kind.removeprefix(BOT)
    check_bot(spec)
    return spec


def bot_character(spec: str, texts: Texts) -> str:
    """How a person or a bot plays, in a line; what thinks says how long."""
    if spec in PEOPLE:
        person = PEOPLE[spec]
        return f"{texts(person.character_key)} ({texts(f'bot-level-{person.level}')})"
    info = BOTS.get(base_name(spec)) or EXPLOITERS.get(spec)
    if info is None:
        return texts("bot-character-outside", name=spec)
    lines = [texts(info.character_key)]
    budget = spec.partition("@")[2]
    if budget.endswith("s"):
        lines.append(texts("bot-budget-seconds", seconds=float(budget.removesuffix("s"))))
    elif budget:
        lines.append(texts("bot-budget-iterations", count=int(budget)))
    return " ".join(lines)


def seated_bot(game: Game, seat: int, make: MakeBot = make_bot) -> Chooser:
    """The bot of a seat for the decision that waits.

    It is made anew with a seed that follows from the game and the move, so that a game that was
    saved and resumed goes on as it would have; the seed tells the bot nothing of the deck. (Only a
    budget in seconds lets the speed of the machine have a say.)
    """
    text = f"bot:{game.seed}:{seat}:{len(game.history)}"
    seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
    return make(bot_name(game.players[seat]), seed)


def bot_action(game: Game, seat: int, make: MakeBot = make_bot) -> int:
    """A bot's choice."""
    return seated_bot(game, seat, make).choose(game.view(seat))
