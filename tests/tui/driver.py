"""A script that answers the client's questions with legal commands, and a desk it sits at."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from semafor.editions import new_game
from semafor.engine.game import Game
from semafor.texts import Texts
from semafor.tui.desk import Desk
from semafor.tui.players import read_seats
from semafor.tui.session import Session


class StubBot:
    """Chooses by its seed alone."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view):
        return self.random.choice(view.actions)


class Script:
    """Types an answer to every question, and stops at the next decision after `most` of them."""

    def __init__(self, seed: int = 0, most: int = 100_000) -> None:
        self.random = random.Random(seed)
        self.left = most
        self.asked: list[str] = []
        self.answers: list[str] = []
        self.inject: list[str] = []
        self.session: Session | None = None

    def __call__(self, prompt: str) -> str:
        assert self.session is not None
        question = self.session.desk.question
        self.asked.append(question)
        self.left -= 1
        if self.left < 0 and question in ("turn", "second-card", "keep", "mix", "curtain"):
            raise EOFError
        answer = self.inject.pop(0) if self.inject else self.answer(question)
        self.answers.append(answer)
        return answer

    def answer(self, question: str) -> str:
        match question:
            case "turn" | "second-card":
                return self.turn()
            case "keep":
                return "a" if self.random.random() < 0.3 else "1 2"
            case "mix":
                return "2 2"
            case "payment" | "tunnel" | "passenger":
                return self.random.choice(["", "1"])
            case "claim" | "route":
                return str(self.claimable() + 1)
            case _:
                return ""

    def claimable(self) -> int:
        game = self.session.game
        routes = [move["route"] for move in game.moves() if move["do"] == "claim"]
        return game.ruleset.route_number[self.random.choice(routes)]

    def turn(self) -> str:
        game = self.session.game
        words = {move["do"] for move in game.moves()}
        if "claim" in words and self.random.random() < 0.7:
            return self.random.choice(["c", f"c {self.claimable() + 1}"])
        if "station" in words and self.random.random() < 0.1:
            cities = [move["city"] for move in game.moves() if move["do"] == "station"]
            return f"s {self.random.choice(cities)}"
        if "tickets" in words and self.random.random() < 0.05:
            return "t"
        if "draw" in words:
            slots = [
                str(slot + 1)
                for slot, kind in enumerate(game.view(game.actor).market)
                if {"do": "draw", "card": game.ruleset.kinds[kind]} in game.moves()
            ]
            deck = ["d"] if {"do": "draw"} in game.moves() else []
            return self.random.choice([*slots, *deck])
        return {"tickets": "t", "pass": "p", "claim": "c"}[max(words)]


def make_desk(read: Callable[[str], str], language: str = "en", width: int = 100) -> Desk:
    console = Console(
        file=io.StringIO(), width=width, force_terminal=False, highlight=False, emoji=False
    )
    return Desk(console, Texts(language), read)


def make_session(
    script: Script,
    edition: str = "usa-classic",
    seats: str = "you,random",
    seed: str = "1",
    *,
    language: str = "en",
    width: int = 100,
    game: Game | None = None,
    saved: list[Game] | None = None,
    teaching: bool = False,
) -> Session:
    desk = make_desk(script, language, width)
    if game is None:
        players = read_seats(seats, desk.texts)
        game = new_game(edition, len(players), seed=seed, players=players)

    def save(played: Game, file: Path | None) -> Path:
        if saved is not None:
            saved.append(played)
        return file or Path("/nowhere/semafor-test.semafor.json")

    script.session = Session(game, desk, save=save, teaching=teaching)
    return script.session


def output(session: Session) -> str:
    file = session.desk.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()
