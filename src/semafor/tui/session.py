"""A whole game at the screen: whose move it is, the curtain between people, saving, the end."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path

from rich.markup import escape

from semafor.bots import Bot
from semafor.engine.errors import IllegalMove
from semafor.engine.facts import Fact
from semafor.engine.game import Game
from semafor.engine.views import View
from semafor.texts import default_language
from semafor.tui.advice import BotMove
from semafor.tui.chair import Chair
from semafor.tui.choices import decide
from semafor.tui.desk import Desk, QuitGame
from semafor.tui.ending import final_screen
from semafor.tui.look import QUIET, Labels, styled
from semafor.tui.news import news_lines, since_last_turn
from semafor.tui.players import bot_character, bot_name, people_of, seated_bot


class Session:
    """One game from where it stands to its end, or until somebody quits."""

    def __init__(
        self,
        game: Game,
        desk: Desk,
        *,
        file: Path | None = None,
        save: Callable[[Game, Path | None], Path],
        choose: Callable[[Game, int], int] | None = None,
        teaching: bool = False,
    ) -> None:
        self.game = game
        self.desk = desk
        self.file = file
        self.save = save
        self.choose = choose
        self.teaching = teaching
        self.labels = Labels.of(desk.texts, game.ruleset, game.players)
        self.people = people_of(game)
        self.sitting = self.people[0] if len(self.people) == 1 else -1
        self.shown = (-1, -1, False)
        self.bot_moves: list[BotMove] = []
        # What a company of a campaign has at the table, in words; other games have none.
        self.office: Callable[[View], list[str]] | None = None

    def run(self) -> bool:
        """Play; True if the game came to its end. Whatever happens, the game is saved."""
        try:
            while not self.game.is_over:
                self.step()
        except (QuitGame, KeyboardInterrupt):
            self.stop()
            return False
        except BaseException:
            self.stop()
            raise
        self.file = self.save(self.game, self.file)
        self.desk.clear()
        self.desk.show(final_screen(self.labels, self.game, self.desk.console.width))
        self.desk.tell("play-record-saved", file=escape(str(self.file)))
        self.desk.tell("play-replay-command", command=escape(self.command("replay", self.file)))
        return True

    def stop(self) -> None:
        """Save an unfinished game and say how to go on."""
        self.file = self.save(self.game, self.file)
        self.desk.tell("play-saved", file=escape(str(self.file)))
        self.desk.tell(
            "play-resume-command", command=escape(self.command("play --resume", self.file))
        )

    def command(self, words: str, file: Path) -> str:
        """A command line with a file, in the language of this game."""
        folder = Path.cwd()
        name = str(file.relative_to(folder)) if file.is_relative_to(folder) else str(file)
        language = self.desk.texts.language
        suffix = "" if language == default_language() else f" --lang {language}"
        return f"semafor {words} {shlex.quote(name)}{suffix}"

    def step(self) -> None:
        """One decision of one player."""
        seat = self.game.actor
        if seat in self.people:
            self.person_step(seat)
            return
        if self.game.history and self.game.history[-1]["seat"] in self.people:
            self.bot_moves.clear()
        with self.desk.waiting(self.desk.texts("play-thinking", player=self.labels.seat(seat))):
            self.bot_step(seat)

    def bot_step(self, seat: int) -> None:
        """Play what a bot does; what may be said about it later is kept."""
        game, bot, view = self.game, None, self.game.view(seat)
        if self.choose is None:
            bot = seated_bot(game, seat)
        action = self.ask_bot(seat, bot)
        private = (view, action, bot) if self.teaching else None
        seen = game.view(None)
        game.play_action(action)
        while game.is_midway:
            game.play_action(self.ask_bot(seat, bot))
        self.bot_moves.append(BotMove(seat, seen, game.move_at(-1), private))

    def ask_bot(self, seat: int, bot: Bot | None) -> int:
        """The action a bot chooses."""
        if bot is not None:
            return bot.choose(self.game.view(seat))
        assert self.choose is not None
        return self.choose(self.game, seat)

    def person_step(self, seat: int) -> None:
        """Seat a person, show what matters, ask, and play the answer."""
        self.seat_person(seat)
        # A bot speaks to a single person only.
        told = self.bot_moves if len(self.people) == 1 else ()
        chair = Chair(self.desk, self.game, seat, self.labels, told, self.office)
        now = (seat, chair.view.turns, chair.view.phase == "tickets")
        if now != self.shown:
            self.desk.clear()
            since = since_last_turn(self.game, seat)
            news = news_lines(self.labels, self.game.facts(seat, max(since, 0)))
            if self.teaching:
                news = [*news, styled(self.desk.texts("play-teaching"), QUIET)]
            if since < 0:
                chair.show_all([*news, *self.introductions()], "play-table")
            else:
                chair.show_all(news)
            self.shown = now
        elif chair.view.phase == "second_card":
            chair.show_market()
        try:
            facts = self.game.play(decide(chair), seat)
        except IllegalMove as error:
            self.desk.complain(chair.explain(error))
            return
        for line in news_lines(self.labels, self.told(facts)):
            self.desk.say(line)
        self.end_turn(seat)

    def told(self, facts: list[Fact]) -> list[Fact]:
        """What is said of a move; the question about a tunnel's surcharge shows the cards itself."""
        return facts if self.game.phase != "tunnel" else []

    def introductions(self) -> list[str]:
        """Who the bots are, for the first screen."""
        texts = self.labels.texts
        told = []
        for seat, player in enumerate(self.game.players):
            spec = bot_name(player)
            if spec:
                character = styled(escape(bot_character(spec, texts)), QUIET)
                told.append(f"{self.labels.seat(seat)}: {character}")
        return told

    def seat_person(self, seat: int) -> None:
        """Between two people the screen is cleared until the next one sits down."""
        if seat == self.sitting:
            return
        self.desk.clear(forget=True)
        self.desk.tell("play-curtain", player=self.labels.seat(seat))
        self.desk.ask("curtain")
        self.desk.clear(forget=True)
        self.sitting = seat
        self.shown = (-1, -1, False)

    def end_turn(self, seat: int) -> None:
        """Let a person see the outcome before the screen goes to somebody else."""
        if len(self.people) < 2 or self.game.actor == seat or self.game.is_over:
            return
        self.desk.ask("end-turn")
        self.desk.clear(forget=True)
        self.sitting = -1
