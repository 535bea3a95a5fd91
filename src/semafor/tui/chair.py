"""One person's decisions: questions, answers, and looking around before answering."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from semafor.board.values import is_number
from semafor.bots.hints import best_moves
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.game import Game
from semafor.engine.views import View
from semafor.tui.advice import BotMove, bot_move_lines, short_hints
from semafor.tui.boards import BoardList
from semafor.tui.desk import Desk, QuitGame
from semafor.tui.look import BAD, DASH, Labels, rich_text, styled
from semafor.tui.news import news_lines
from semafor.tui.regions import short_rules
from semafor.tui.screens import (
    framed,
    hand_table,
    hand_title,
    lines,
    main_screen,
    market_row,
    tickets_list,
)
from semafor.tui.search import Obstacle, find_obstacle, find_places, find_routes

COMMANDS = (
    "deck",
    "claim",
    "tickets",
    "station",
    "pass",
    "more",
    "board",
    "hand",
    "office",
    "hint",
    "explain",
    "why",
    "log",
    "screen",
    "help",
    "quit",
)
LOG_LINES = 40
HINT_SECONDS = 1.0
HINTS = 3


class Chair:
    """A seat at the screen for the length of one decision."""

    def __init__(
        self,
        desk: Desk,
        game: Game,
        seat: int,
        labels: Labels,
        bot_moves: Sequence[BotMove] = (),
        office: Callable[[View], list[str]] | None = None,
    ) -> None:
        self.desk = desk
        self.game = game
        self.seat = seat
        self.labels = labels
        self.bot_moves = bot_moves
        self.office = office
        self.texts = labels.texts

    @cached_property
    def view(self) -> View:
        """The position as this seat sees it."""
        return self.game.view(self.seat)

    @cached_property
    def moves(self) -> list[Move]:
        """The moves this decision offers."""
        return self.game.moves()

    def of_kind(self, word: str) -> list[Move]:
        """Legal moves that do one kind of thing."""
        return [move for move in self.moves if move["do"] == word]

    @cached_property
    def claims(self) -> dict[int, list[Move]]:
        """Legal claims by route, the best payment first: fewest locomotives, then most spare cards."""
        found: dict[int, list[Move]] = {}
        for move in self.of_kind("claim"):
            found.setdefault(self.view.ruleset.route_number[move["route"]], []).append(move)
        for moves in found.values():
            moves.sort(key=lambda move: self.payment_rank(move["pay"]))
        return found

    def payment_rank(self, pay: Mapping[str, int]) -> tuple[int, int]:
        """Sorts payments: fewest locomotives, then the colour with most cards left over."""
        kinds = self.view.ruleset.kinds
        spare = [
            self.view.hand[kinds.index(kind)] - count
            for kind, count in pay.items()
            if kind != "locomotive"
        ]
        return pay.get("locomotive", 0), -max(spare, default=0)

    # ---------------------------------------------------------------- asking

    def ask(self, question: str) -> str:
        """An answer to a question; commands that only look are carried out and asked again."""
        while True:
            answer = self.desk.ask(question)
            command, rest = self.read_command(answer)
            if not self.look(command, rest):
                return answer

    def read_command(self, answer: str) -> tuple[str, str]:
        """The command an answer names (empty if none) and the words after it."""
        word, _, rest = answer.strip().partition(" ")
        for command in COMMANDS:
            if word.casefold() in self.texts(f"play-command-{command}").split():
                return command, rest.strip()
        return "", answer

    def look(self, command: str, rest: str) -> bool:
        """Carry out a command that changes nothing; False if it is not one."""
        if command == "quit":
            raise QuitGame
        looks: dict[str, Callable[[], None]] = {
            "help": lambda: self.desk.show(self.help()),
            "board": lambda: self.desk.show(self.board(rest)),
            "hand": self.show_hand,
            "hint": self.hint,
            "explain": self.explain_bots,
            "why": lambda: self.why(rest),
            "log": lambda: self.desk.show(framed(self.texts("play-log"), lines(self.log()))),
            "screen": lambda: self.show_all([]),
            **({"office": self.show_office} if self.office else {}),
        }
        if command not in looks:
            return False
        looks[command]()
        return True

    def choose(self, question: str, count: int) -> int | None:
        """A number from a list (Enter: the first); None to go back."""
        while True:
            answer = self.ask(question)
            if not answer:
                return 0
            if is_number(answer) and 1 <= int(answer) <= count:
                return int(answer) - 1
            if answer.casefold() in self.texts("play-command-back").split():
                return None
            self.desk.complain(self.texts("play-wrong-number", last=count))

    def explain(self, error: IllegalMove) -> str:
        """A refused move in words."""
        return escape(self.texts.explain(error))

    # ---------------------------------------------------------------- looking

    def show_all(self, news: Sequence[str], heading: str = "play-news") -> None:
        """The main screen."""
        width = self.desk.console.width
        self.desk.show(main_screen(self.labels, self.view, news, width, heading))

    def show_market(self) -> None:
        """The open cards alone."""
        self.desk.show(market_row(self.labels, self.view, self.desk.console.width))

    def show_hand(self) -> None:
        """Cards and tickets."""
        show_cards(self.desk, self.labels, self.view, self.view.tickets)

    def show_office(self) -> None:
        """Postcards at the table, in a campaign's game."""
        told = self.office(self.view) if self.office else []
        self.desk.show(framed(self.texts("play-office"), lines(told)))

    def board_list(self) -> BoardList:
        """The board as this seat sees it."""
        return BoardList(self.labels, self.view, frozenset(self.claims))

    def board(self, text: str) -> RenderableType:
        """The whole board, or the routes of the cities a text names."""
        if not text:
            return self.board_list().whole(self.desk.console.width)
        places = find_places(self.view.ruleset, text)
        if not places:
            return rich_text(styled(self.texts("play-no-city", text=escape(text)), BAD))
        return self.board_list().around(places)

    def log(self) -> list[str]:
        """The latest lines of what this seat knows to have happened."""
        return news_lines(self.labels, self.game.facts(self.seat))[-LOG_LINES:]

    def hint(self) -> None:
        """The best moves with their chances, from what this seat sees."""
        with self.desk.waiting(self.texts("play-hint-thinking")):
            hints = best_moves(self.view, seconds=HINT_SECONDS, seed=len(self.game.history))
        self.desk.show(framed(self.texts("play-hint"), short_hints(self.labels, hints, HINTS)))

    def explain_bots(self) -> None:
        """Why the bots moved as they did since this seat's last turn."""
        if not self.bot_moves:
            self.desk.tell("play-explain-nothing")
            return
        told = bot_move_lines(self.labels, self.bot_moves)
        self.desk.show(framed(self.texts("play-explain"), lines(told)))

    def why(self, text: str) -> None:
        """Say for each route a text names why it cannot be claimed."""
        text = text or self.desk.ask("why")
        routes = find_routes(self.view.ruleset, text)
        if not routes:
            self.desk.complain(self.texts("play-no-route", text=escape(text)))
        for route in routes:
            item = self.view.ruleset.board.routes[route]
            name = f"{self.labels.ends(item)} ({item.length}, {self.labels.colour(item.colour)})"
            self.desk.say(
                f"{styled(name, 'bold')}: {self.obstacle_text(find_obstacle(self.view, route))}"
            )

    def obstacle_text(self, obstacle: Obstacle | None) -> str:
        """An obstacle in words."""
        if obstacle is None:
            return self.texts("play-why-nothing")
        values = dict(obstacle.values)
        if "owner" in values:
            values["owner"] = self.labels.seat(values["owner"])
        if "colour" in values:
            values["colour"] = self.labels.card(values["colour"])
        return self.texts(f"play-why-{obstacle.reason}", **values)

    def help(self) -> RenderableType:
        """What can be typed now."""
        words = {move["do"] for move in self.moves}
        hidden = {"station", "pass"} - words
        if self.office is None:  # no game of a campaign
            hidden |= {"office", "more"}
        if not self.bot_moves:
            hidden.add("explain")
        grid = Table.grid(padding=(0, 2, 0, 0))
        for command in COMMANDS:
            if command not in hidden:
                key = self.texts(f"play-command-{command}").split()[0]
                grid.add_row(Text(key, style="bold"), self.texts(f"play-help-{command}"))
            if command == "deck":
                slots = f"1{DASH}{len(self.view.market)}"
                grid.add_row(Text(slots, style="bold"), self.texts("play-help-market"))
        commands = framed(
            self.texts("play-help-title"), Group(grid, Text(self.texts("play-help-words")))
        )
        rules = short_rules(self.labels, self.view)
        return Group(framed(self.texts("web-rules-short"), rules), commands) if rules else commands


def show_cards(desk: Desk, labels: Labels, view: View, tickets: Sequence[int]) -> None:
    """The hand of a view, and some tickets."""
    desk.show(framed(hand_title(labels, view), hand_table(labels, view, 2)))
    desk.show(framed(labels.texts("play-tickets"), tickets_list(labels, view, tickets)))
