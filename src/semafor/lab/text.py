"""Games in words for language models: JSON messages over lines or HTTP, refusals that name the rule.

A message is an object with `do`: `begin` a game, `look` at it, `move` in it, `end` it. The answer is an object, too.
What a seat is told is a view, as for every other player; a move may be an object of the wire format, the number of a
listed move, or its text. A move that is refused changes nothing: the answer says why, names the rule and its text.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from threading import Lock
from typing import Any

from semafor.board.values import is_whole
from semafor.bots import Bot, make_bot
from semafor.editions import EDITIONS, find_ruleset
from semafor.engine.errors import IllegalMove, Move, SemaforError, SetupError
from semafor.engine.facts import Fact
from semafor.engine.game import Game
from semafor.lab.worlds import env_metadata
from semafor.texts import Texts
from semafor.texts.describe import Words, describe_move, describe_view
from semafor.texts.facts import fact_text

MOST_GAMES = 1000
MOST_BYTES = 65536
DIGITS = 9  # of the length of a message
LOOPBACK = "127.0.0.1"


class TextGame:
    """One game for one or several seats from outside; bots play the others.

    >>> game = TextGame("usa-classic", bots=["greedy"], seed="doc")
    >>> game.observe()["moves"][0]["number"]
    1
    >>> game.act({"do": "draw"})["refused"]["rule"]
    'COM-EDGE-17'
    """

    def __init__(
        self,
        edition: str,
        seats: int = 2,
        *,
        seed: str | int | None = None,
        bots: Sequence[str] = (),
        first: int = 0,
        language: str = "en",
    ) -> None:
        ruleset = find_ruleset(edition, seats)
        if len(bots) >= seats:
            raise SetupError("lab-no-learner", game=0)
        self.game = Game(ruleset, seed=seed, first=first)
        self.language = language
        self.texts = Texts(language, edition)
        self.words = Words(ruleset, language)
        # The last seats are the bots', so that the first ones are those from outside.
        self.bots: dict[int, Bot] = {
            seats - len(bots) + place: make_bot(name, place) for place, name in enumerate(bots)
        }
        self.said: dict[int, list[str]] = {seat: [] for seat in range(seats)}
        self.play_bots()

    def play_bots(self) -> None:
        """Let bots play until somebody from outside decides."""
        while self.game.actor in self.bots:
            seat = self.game.actor
            action = self.bots[seat].choose(self.game.view(seat))
            self.game.play_action(action)
            self.tell()

    def tell(self) -> None:
        """Remember what the last move brought, as every seat may know it."""
        since = len(self.game.history) - 1
        for seat, said in self.said.items():
            said.extend(self.sentence(fact) for fact in self.game.facts(seat, since))

    def sentence(self, fact: Fact) -> str:
        """A fact in words."""
        key, values = fact_text(self.game.ruleset, fact)
        named = self.words.named(values)
        who = f"[{fact.seat}] " if fact.seat >= 0 else ""
        return who + self.texts(key, **named)

    # ---------------------------------------------------------------- the three calls

    def observe(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know (left out: the one that decides), and its legal moves if it decides."""
        game = self.game
        seen = seat if seat is not None else max(game.actor, 0)
        told: dict[str, Any] = {
            "seat": seen,
            "actor": game.actor,
            "phase": game.phase,
            "over": game.is_over,
            "text": describe_view(game.view(seen), self.language),
            "news": self.said[seen][:],
            "moves": [],
        }
        self.said[seen].clear()
        if seen == game.actor:
            told["moves"] = [
                {"number": number, "move": move, "text": self.name(move)}
                for number, move in enumerate(game.moves(), 1)
            ]
        if game.is_over:
            told["result"] = game.result().to_dict()
        return told

    def name(self, move: Move) -> str:
        """A move in words."""
        return describe_move(self.game.ruleset, move, self.language)

    def act(self, answer: Any) -> dict[str, Any]:
        """Play what somebody answers, and the bots after it; or say why not, with nothing changed."""
        try:
            self.game.play(self.read(answer))
        except IllegalMove as refusal:
            return {"refused": self.refusal(refusal)}
        self.tell()
        self.play_bots()
        return self.observe()

    def refusal(self, refusal: IllegalMove) -> dict[str, Any]:
        """Why a move is not legal: for programs, by rule, and in a sentence."""
        return {
            "reason": refusal.reason,
            "rule": refusal.rule,
            "values": {name: value for name, value in refusal.values.items() if _is_plain(value)},
            "sentence": self.texts.explain(refusal),
        }

    def read(self, answer: Any) -> Move:
        """The move that is meant: an object, the number of a listed one, or its text."""
        if isinstance(answer, dict):
            return answer
        text = str(answer).strip()
        if text.startswith("{"):
            try:
                return dict(json.loads(text))
            except (ValueError, TypeError) as error:
                raise IllegalMove("lab-not-understood", answer=text[:80]) from error
        moves = self.game.moves()
        if text.isdecimal() and 1 <= int(text[:6]) <= len(moves):
            return moves[int(text) - 1]
        for move in moves:
            if self.name(move).casefold() == text.casefold():
                return move
        if self.game.is_over:
            raise IllegalMove("game-over")
        raise IllegalMove("lab-not-understood", answer=text[:80])


def _is_plain(value: Any) -> bool:
    return isinstance(value, str | int | float | bool | list | dict) or value is None


class Hall:
    """Many text games by number, for one client or many."""

    def __init__(self, language: str = "en", most: int = MOST_GAMES) -> None:
        self.games: dict[int, TextGame] = {}
        self.numbers = count(1)
        self.language = language
        self.texts = Texts(language)
        self.most = most
        self.lock = Lock()
        self.calls: dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {
            "begin": self.begin,
            "look": self.look,
            "move": self.move,
            "end": self.end,
        }

    def answer(self, message: Any) -> dict[str, Any]:
        """What a message is answered; whatever is wrong with it, with one sentence."""
        try:
            with self.lock:
                return self.obey(message)
        except SemaforError as error:
            return {"error": {"reason": error.reason, "sentence": self.texts.explain(error)}}

    def obey(self, message: Any) -> dict[str, Any]:
        """Do what a message asks for."""
        known = ", ".join(self.calls)
        if not isinstance(message, dict):
            raise SetupError("lab-message", known=known)
        call = self.calls.get(str(message.get("do")))
        if call is None:
            raise SetupError("lab-message", known=known)
        return call(message)

    def begin(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """A new game; without bots the sender plays every seat."""
        if len(self.games) >= self.most:
            raise SetupError("lab-full", most=self.most)
        bots = message.get("bots", [])
        if not isinstance(bots, list) or not all(isinstance(name, str) for name in bots):
            raise SetupError("bad-parameter", name="bots", value=bots, expected="[…]")
        game = TextGame(
            str(message.get("edition", EDITIONS[0])),
            _whole(message, "seats", 2),
            seed=message.get("seed"),
            bots=bots,
            first=_whole(message, "first", 0),
            language=self.language,
        )
        number = next(self.numbers)
        self.games[number] = game
        about = env_metadata(game.game.ruleset)
        return {"game": number, "about": about, **game.observe()}

    def find(self, message: Mapping[str, Any]) -> TextGame:
        """The game that a message speaks of."""
        number = message.get("game")
        if not is_whole(number) or number not in self.games:
            raise SetupError("lab-no-game", number=str(number)[:20])
        return self.games[number]

    def look(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """A position once more, for any seat that is not a bot's."""
        game = self.find(message)
        seat = message.get("seat")
        if seat is not None and not is_whole(seat, 0, game.game.ruleset.seats - 1):
            raise SetupError("bad-seat", seat=str(seat)[:20], seats=game.game.ruleset.seats)
        if seat in game.bots:
            raise SetupError("lab-bots-seat", seat=seat)
        return game.observe(seat)

    def move(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """A move of the seat that decides."""
        return self.find(message).act(message.get("move"))

    def end(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Forget a game."""
        self.find(message)
        del self.games[message["game"]]
        return {"ended": message["game"]}


def _whole(message: Mapping[str, Any], name: str, usual: int) -> int:
    value = message.get(name, usual)
    if not is_whole(value):
        raise SetupError("bad-parameter", name=name, value=str(value)[:20], expected="1, 2, 3 …")
    return int(value)


def read_message(text: str) -> Any:
    """A message from its text; None for what is no JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def answer_lines(lines: Iterable[str], language: str = "en") -> Iterator[str]:
    """One line of JSON for every line of JSON."""
    hall = Hall(language)
    for line in lines:
        if line.strip():
            yield json.dumps(hall.answer(read_message(line)), ensure_ascii=False)


def make_server(port: int, language: str = "en", host: str = LOOPBACK) -> ThreadingHTTPServer:
    """The same messages over HTTP: `POST /` with one message, which is answered with one."""
    hall = Hall(language)

    class Handler(BaseHTTPRequestHandler):
        """One request."""

        def do_POST(self) -> None:
            """Answer a message."""
            told = self.headers.get("Content-Length", "")[:DIGITS]
            length = int(told) if told.isdecimal() else 0
            text = self.rfile.read(min(length, MOST_BYTES)).decode("utf-8", "replace")
            answer = hall.answer(read_message(text))
            body = json.dumps(answer, ensure_ascii=False).encode()
            self.send_response(400 if "error" in answer else 422 if "refused" in answer else 200)
            self.send_header("Content-Type", "application/json; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            """Say nothing."""

    return ThreadingHTTPServer((host, port), Handler)
