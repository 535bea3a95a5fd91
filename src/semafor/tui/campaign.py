"""A campaign at the screen: story, choices, games, end steps, until somebody stops.

Everything that is decided is written to the campaign's file at once; a game that is being played
is kept there too and goes on where it was left.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table

from semafor.board.values import is_number
from semafor.bots.between_games import make_campaign_bot
from semafor.campaign.agenda import SETUP
from semafor.campaign.decisions import Decision
from semafor.charter.advice import ADVISER
from semafor.charter.content import GAMES
from semafor.charter.dealing import is_dealing
from semafor.charter.folders import Folder, write_folder
from semafor.charter.overlay import Overlay, edition_from, new_game, overlay_for, write_game
from semafor.charter.questions import OPEN_REGION
from semafor.charter.reports import read_report
from semafor.charter.result import LINES
from semafor.charter.state import State
from semafor.charter.ticket_cards import show_ticket, stamps_needed
from semafor.charter.views import SECRET_OPTIONS, view
from semafor.engine.errors import SemaforError
from semafor.engine.facts import Fact
from semafor.engine.game import BOT, HUMAN, Game
from semafor.engine.ruleset import compile_ruleset
from semafor.texts.campaign import CLOSED, CampaignWords, option_card
from semafor.texts.campaign_book import card_text
from semafor.texts.campaign_news import news
from semafor.tui.chair import show_cards
from semafor.tui.desk import Desk, QuitGame
from semafor.tui.dialogues import numbered
from semafor.tui.ending import final_screen
from semafor.tui.free_play import free_game, next_number
from semafor.tui.look import HEADING, PROMPT, QUIET, Labels, rich_text, styled
from semafor.tui.moments import moments, previously
from semafor.tui.notes import chronicle_lines, look_at_notes
from semafor.tui.players import bot_name, read_seats
from semafor.tui.postcards import postcard_lines
from semafor.tui.rulebook import book_screen
from semafor.tui.session import Session
from semafor.tui.writing import write_down

ABSENT = "-"
# Answers that are no answers: the rulebook first, the own notes, or a name and a line for the chronicle.
BOOK, NOTES, WRITE = "r", "n", "w"
STORY_WIDTH = 72


class GameInCampaign(Session):
    """One game of a campaign: saved into the campaign's file instead of a file of its own.

    Bots and people who gave no name are called by their company, as everywhere in the campaign.
    """

    def name_companies(self, words: CampaignWords) -> None:
        """The names at this table."""
        names = tuple(
            words.player(company, company if player["kind"] != HUMAN else name)
            for company, player, name in zip(
                self.labels.colours, self.game.players, self.labels.names, strict=False
            )
        )
        self.labels = replace(self.labels, names=names, pinned=words.box.digest)

    def mark_tickets(self, words: CampaignWords, state: State) -> None:
        """CAM-END-4: number and stamps of every ticket of this table."""
        needed = stamps_needed(state)
        tickets = [ticket.id for ticket in self.game.ruleset.board.tickets]
        found = {name: words.marks(show_ticket(state, name), needed) for name in tickets}
        marks = {name: text for name, text in found.items() if text}
        self.labels = replace(self.labels, marks=marks)

    def run(self) -> bool:
        """Play; True if the game came to its end. Every move of a person is on the disk at once."""
        try:
            while not self.game.is_over:
                is_person = self.game.actor in self.people
                self.step()
                if is_person:
                    self.save(self.game, self.file)
        except (QuitGame, KeyboardInterrupt):
            self.save(self.game, self.file)
            return False
        except BaseException:
            self.save(self.game, self.file)
            raise
        self.desk.clear()
        self.desk.show(final_screen(self.labels, self.game, self.desk.console.width))
        self.desk.ask("campaign-next")
        return True


class DealInCampaign(GameInCampaign):
    """LEG-SETUP-1: cards and starting tickets, before the campaign's story, crew call and season.

    What follows the last choice by the rules of this moment is neither shown nor kept.
    """

    def run(self) -> bool:
        """Let everybody choose; True once all have."""
        try:
            while is_dealing(self.game):
                self.step()
                self.save(self.game, self.file)
        except (QuitGame, KeyboardInterrupt):
            self.save(self.game, self.file)
            return False
        self.save(self.game, self.file)
        return True

    def told(self, facts: list[Fact]) -> list[Fact]:
        """What the player has done."""
        return [fact for fact in facts if fact.name == "kept_tickets"]


class CampaignSession:
    """A campaign from where it stands to its end, or until somebody quits."""

    def __init__(self, folder: Folder, path: Path, desk: Desk) -> None:
        self.folder = folder
        self.path = path
        self.desk = desk
        self.words = CampaignWords(desk.texts.language, folder.campaign.state.content)

    @property
    def campaign(self) -> Any:
        """The campaign itself."""
        return self.folder.campaign

    def save(self) -> None:
        """Everything so far, on the disk."""
        write_folder(self.folder, self.path)

    def run(self) -> bool:
        """True if the campaign is over."""
        self.save()
        told = previously(self.words, view(self.campaign, None), self.desk.console.width)
        if told is not None:
            self.desk.show(told)
        try:
            while self.campaign.pending().what != "over":
                self.step()
        except QuitGame:
            self.save()
            self.desk.tell("camp-stopped", file=escape(str(self.path)))
            return False
        self.desk.show(result_screen(self.words, view(self.campaign, None)))
        with contextlib.suppress(QuitGame):
            while self.desk.ask("campaign-free"):
                self.play_free()
        return True

    def ask(self, question: str) -> str:
        """An answer; whoever asks for the rulebook or for the own notes gets them first."""
        while True:
            answer = self.desk.ask(question)
            if not self.looked_up(answer):
                return answer

    def looked_up(self, answer: str, company: str = "") -> bool:
        """Whether an answer was a wish to read: the rulebook, or the notes of whose question it is, else of who says so."""
        if answer == BOOK:
            self.desk.show(book_screen(self.words, view(self.campaign, None)))
        elif answer == NOTES:
            look_at_notes(self, company)
        return answer in (BOOK, NOTES)

    def play_free(self) -> None:
        """Free play on the finished board: nothing changes any more, but the record is kept."""
        number = next_number(list(self.folder.records))
        overlay, game = free_game(self)
        session = GameInCampaign(
            game, self.desk, file=self.path, save=lambda _game, _file: self.path
        )
        session.name_companies(self.words)
        if session.run():
            self.folder.records[GAMES + number] = write_game(overlay, game)
            self.save()

    def step(self) -> None:
        """The next thing: who plays, a decision, or a game."""
        pending = self.campaign.pending()
        if pending.what == "begin":
            self.begin()
        elif pending.what == "deal":
            self.deal()
        elif pending.what == "play":
            self.play()
        else:
            assert pending.decision is not None
            self.decide(pending.decision)

    # ---------------------------------------------------------------- who plays

    def begin(self) -> None:
        """Ask who takes part: those of the last time, or a new row of seats."""
        self.desk.show(status_screen(self.words, view(self.campaign, None)))
        state = self.campaign.state
        while True:
            self.desk.tell("camp-who-plays", game=state.game, seats=escape(self.seats_text()))
            answer = self.ask("campaign-seats")
            if answer == WRITE:
                write_down(self)
                continue
            try:
                self.campaign.begin(self.read_players(answer))
            except SemaforError as error:
                self.desk.complain(escape(self.desk.texts.explain(error)))
                continue
            self.save()
            return

    def seats_text(self) -> str:
        """The players as one would type them."""
        state = self.campaign.state
        words = []
        for company in state.companies:
            player = state.players[company]
            word = f"you:{player['name']}" if player["kind"] == HUMAN else bot_name(player)
            words.append(word)
        return ",".join(words)

    def read_players(self, answer: str) -> dict[str, dict[str, str]]:
        """Players by company; `-` is an absent one, an empty answer the same as before."""
        companies = self.campaign.state.companies
        words = [word.strip() for word in (answer or self.seats_text()).split(",")]
        if len(words) != len(companies):
            raise SemaforError("campaign-seat-count", count=len(words), needed=len(companies))
        present = [word for word in words if word != ABSENT]
        players = iter(read_seats(",".join(present), self.desk.texts) if present else [])
        return {
            company: next(players)
            for company, word in zip(companies, words, strict=True)
            if word != ABSENT
        }

    # ---------------------------------------------------------------- decisions

    def decide(self, decision: Decision) -> None:
        """A story card, a person's choice, or a bot's; then what has changed."""
        before = view(self.campaign, None)
        self.words.tariff = self.campaign.state.tariff
        if decision.kind == "story":
            self.tell_story(decision)
            self.campaign.read()
        else:
            option = self.choose(decision)
            self.campaign.choose(option)
        self.save()
        now = view(self.campaign, None)
        pictures = dict(moments(self.words, before, now, self.desk.console.width))
        for line in news(self.words, before, now):
            if line in pictures:
                self.desk.show(pictures[line])
                continue
            self.desk.say(f"  {styled(PROMPT, QUIET)} {escape(line)}")

    def tell_story(self, decision: Decision) -> None:
        """LEG-EDGE-32: one side at a time."""
        code, side = decision.about
        shown = view(self.campaign, None)["story"]["now"]
        title = shown["title"][self.words.language]
        text = rich_text(escape(shown["text"][self.words.language]))
        frame = Panel(
            text,
            title=rich_text(styled(escape(title), HEADING)),
            subtitle=rich_text(styled(escape(f"{code} {side.upper()}"), QUIET)),
            width=min(STORY_WIDTH, self.desk.console.width),
            padding=(1, 2),
        )
        self.desk.show(frame)
        self.ask("campaign-next")

    def choose(self, decision: Decision) -> str:
        """The option a company takes."""
        company = decision.company
        assert company is not None
        player = self.campaign.state.players[company]
        if player["kind"] == HUMAN:
            return self.ask_person(company)
        text = f"{self.campaign.state.seed}:{company}:{len(self.campaign.log)}"
        seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
        bot = make_campaign_bot(ADVISER, player["kind"].removeprefix(BOT), seed)
        option = bot.choose(view(self.campaign, company))
        if decision.kind in CLOSED:
            self.desk.tell("camp-chose-closed", company=escape(self.words.short(company)))
        else:
            seen = view(self.campaign, None)
            card = option_card(seen, decision.kind, option)
            words = self.words.option(decision.kind, option)
            told = card["name"][self.words.language] if card else words
            self.desk.say(escape(self.words.chose(decision.kind, company, option, told)))
        return option

    def ask_person(self, company: str) -> str:
        """A numbered list; what stays for good is never chosen by an empty answer.

        Options that show a hand are for the eyes of one of several people only.
        """
        seen = view(self.campaign, company)
        decision = seen["pending"]["decision"]
        options: list[str] = decision["options"]
        if decision["kind"] not in SECRET_OPTIONS or not self.is_shared:
            return self.ask_option(company, seen, options)
        self.draw_curtain(company)
        try:
            return self.ask_option(company, seen, options)
        finally:
            self.desk.clear(forget=True)

    def ask_option(self, company: str, seen: Mapping[str, Any], options: list[str]) -> str:
        """The question and the answer; one's own postcards may be looked at first."""
        self.show_question(company, seen, options)
        while True:
            answer = self.desk.ask("campaign-choice")
            if answer == "?":
                self.look_at_postcards(company, seen)
            if answer == "?" or self.looked_up(answer, company):
                if self.is_shared and answer != BOOK:
                    self.show_question(company, seen, options)
            elif is_number(answer) and 1 <= int(answer) <= len(options):
                return options[int(answer) - 1]
            else:
                self.desk.complain(self.desk.texts("play-wrong-number", last=len(options)))

    def show_question(self, company: str, seen: Mapping[str, Any], options: list[str]) -> None:
        """What is asked, and the options under their numbers."""
        decision = seen["pending"]["decision"]
        given = self.campaign.state.players[company]["name"]
        name = escape(self.words.player(company, given))
        self.desk.say("")
        short = escape(self.words.short(company))
        self.desk.tell("camp-your-choice", player=name, company=short)
        if decision["kind"] == "crew" and not self.is_shared:
            self.show_dealt(company)
        self.desk.say(escape(self.words.question(decision)))
        words = [escape(self.option_words(seen, decision["kind"], option)) for option in options]
        if decision["kind"] == "crew" and options[0] == "keep":
            row = next(row for row in seen["companies"] if row["colour"] == company)
            keep = self.words.keep(seen["crew"][row["crew"]]["level"])
            words[0] = escape(f"{keep}: {self.words.card(row['crew'])}")
        self.desk.show(numbered(words, self.desk.console.width))

    def option_words(self, seen: Mapping[str, Any], kind: str, option: str) -> str:
        """An option and what it would change, with the numbers that hold."""
        card = option_card(seen, kind, option)
        if card is not None:
            language = self.words.language
            return f"{card['name'][language]}: {card['text'][language]}"
        if kind == "improve":
            word, _, rest = option.partition(":")
            company = seen["company"]
            whole = self.words.option(kind, option)
            return f"{whole}. {self.words.would_change(seen, company, word, rest)}"
        if kind == OPEN_REGION:
            return f"{self.words.region(option)}. {self.words.candidate(seen, option)}"
        if option in seen.get("cards", {}):
            return card_text(self.words, seen, option)
        return self.words.option(kind, option)

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at this screen."""
        state = self.campaign.state
        kinds = [state.players[company]["kind"] for company in state.participants]
        return kinds.count(HUMAN) > 1

    def draw_curtain(self, company: str) -> None:
        """An empty screen until the one it is for sits there alone."""
        name = escape(self.campaign.state.players[company]["name"])
        self.desk.clear(forget=True)
        self.desk.tell("play-curtain", player=name)
        self.desk.ask("curtain")
        self.desk.clear(forget=True)

    def look_at_postcards(self, company: str, seen: Mapping[str, Any]) -> None:
        """LEG-POST-1: the secret sides are for their owner."""
        if not self.is_shared:
            self.show_postcards(seen)
            return
        self.draw_curtain(company)
        try:
            self.show_dealt(company)
            self.show_postcards(seen)
            self.desk.ask("campaign-next")
        finally:
            self.desk.clear(forget=True)

    def show_postcards(self, seen: Mapping[str, Any]) -> None:
        """The own postcards with their secret sides."""
        in_play = [name for name, row in seen["events"].items() if row["place"] == "deck"]
        for number, card in seen["postcards"].items():
            if card["owner"] == seen["company"] and card["place"] == "office":
                self.desk.say(escape(self.words.postcard(number)))
                told = self.words.secret(card["secret"], in_play)
                self.desk.say(styled(escape(f"   {told}"), QUIET))

    # ---------------------------------------------------------------- games

    def deal(self) -> None:
        """LEG-SETUP-1: everybody chooses the starting tickets; the story is read after that."""
        self.desk.tell("camp-deal-first")
        overlay = overlay_for(self.campaign.state)
        session = self.seated(DealInCampaign, overlay, {"held": True})
        if not session.run():
            raise QuitGame
        self.campaign.deal()
        self.save()
        self.desk.tell("camp-dealt")

    def seated(
        self, kind: type[GameInCampaign], overlay: Overlay, more: Mapping[str, Any]
    ) -> GameInCampaign:
        """The table of the game that is due, from its beginning or from where it was left."""
        game = self.resumed() or new_game(self.campaign, secrets.token_hex(32))

        def keep(game: Game, _file: Path | None) -> Path:
            resume = {"resume": {"seed": game.seed}}
            self.folder.running = {**write_game(overlay, game), **resume, **more}
            self.save()
            return self.path

        session = kind(game, self.desk, file=self.path, save=keep)
        session.name_companies(self.words)
        session.mark_tickets(self.words, self.campaign.state)
        session.office = partial(postcard_lines, self.words, session.labels, overlay)
        return session

    def play(self) -> None:
        """Play the game that is due, from its beginning or from where it was left."""
        overlay = overlay_for(self.campaign.state)
        session = self.seated(GameInCampaign, overlay, {})
        game = session.game
        if not session.run():
            raise QuitGame
        self.folder.records[self.campaign.state.game] = write_game(overlay, game)
        self.folder.running = None
        self.campaign.finish(read_report(self.campaign.state, game))
        self.save()

    def resumed(self) -> Game | None:
        """The unfinished game, its moves played again with the same chance."""
        record = self.folder.running
        if record is None:
            return None
        # Files of earlier versions name no seed: there it followed from the campaign's.
        game = new_game(self.campaign, record.get("resume", {}).get("seed"))
        for row in record["moves"]:
            game.play({key: value for key, value in row.items() if key != "chance"})
        return game

    def show_dealt(self, company: str) -> None:
        """LEG-SETUP-1: cards and tickets a company has while story, crew call and season are on."""
        record = self.folder.running
        if record is None or self.campaign.state.phase != SETUP:
            return
        overlay = record["overlay"]
        seat = overlay["companies"].index(company)
        rules = compile_ruleset(edition_from(overlay), len(overlay["companies"]))
        game = Game(rules, seed=record["resume"]["seed"], first=record["first"])
        labels = Labels.of(self.desk.texts, rules, game.players)
        kept = [name for row in record["moves"] if row["seat"] == seat for name in row["tickets"]]
        tickets = [rules.ticket_number[name] for name in kept]
        show_cards(self.desk, labels, game.view(seat), tickets)


# -------------------------------------------------------------------- screens


def status_screen(words: CampaignWords, seen: Mapping[str, Any]) -> RenderableType:
    """Where the campaign stands, as everybody may know it."""
    texts = words.texts
    name = words.box.numbers["name"][words.language]
    head = texts(
        "camp-status-head", game=seen["game"], year=str(seen["year"]), tariff=seen["tariff"]
    )
    lines: list[RenderableType] = [
        Rule(rich_text(f"{styled(escape(name), HEADING)} · {escape(head)}"), style=QUIET),
        company_table(words, seen),
    ]
    regions = ", ".join(
        words.region(region["id"]) + (f" ({texts('camp-settled')})" if region["settled"] else "")
        for region in seen["regions"]
    )
    if regions:
        lines.append(rich_text(texts("camp-status-regions", regions=escape(regions))))
    rules = Table.grid(padding=(0, 2, 0, 0))
    for slot in seen["slots"]:
        name, _, text = words.card(slot).partition(": ")
        rules.add_row(rich_text(f"  {styled(escape(name), 'bold')}"), rich_text(escape(text)))
    lines.append(rules)
    for row in seen["history"]:
        ranking = ", ".join(words.short(company) for company in row["ranking"])
        lines.append(rich_text(styled(f"{row['year']}: {escape(ranking)}", QUIET)))
    return Group(*lines)


def company_table(words: CampaignWords, seen: Mapping[str, Any]) -> Table:
    """One row a company."""
    texts = words.texts
    table = Table(box=None, pad_edge=False, header_style=QUIET)
    for key in ("company", "player", "wins", "stamps", "depots", "crew", "clauses"):
        table.add_column(texts(f"camp-column-{key}"))
    for row in seen["companies"]:
        crew = row["crew"]
        level = f" {'I' * seen['crew'][crew]['level']}" if crew else ""
        held = [*row["clauses"], *([row["pass"]] if row["pass"] else [])]
        caboose = " ►" if row["colour"] == seen["caboose"] else ""
        table.add_row(
            rich_text(escape(words.company(row["colour"]) + caboose)),
            rich_text(escape(words.player(row["colour"], row["player"]["name"]))),
            str(row["games_won"]),
            str(row["stamps"]),
            str(row["depots"]),
            rich_text(escape(_name(words, crew) + level)),
            rich_text(escape(", ".join(_name(words, card) for card in held))),
        )
    return table


def _name(words: CampaignWords, ident: str | None) -> str:
    return words.card(ident).partition(":")[0] if ident else ""


def result_screen(words: CampaignWords, seen: Mapping[str, Any]) -> RenderableType:
    """The opened vaults and the winner."""
    texts = words.texts
    found = seen["result"]
    table = Table(box=None, pad_edge=False, header_style=QUIET)
    table.add_column("")
    order = sorted(found["totals"], key=lambda company: -found["totals"][company])
    for company in order:
        table.add_column(rich_text(escape(words.short(company))), justify="right")
    for line in LINES:
        values = [str(found["lines"][company][line]) for company in order]
        table.add_row(texts(f"camp-line-{line}"), *values)
    totals = [str(found["totals"][company]) for company in order]
    table.add_row(texts("camp-line-total"), *totals, style="bold")
    names = ", ".join(words.company(company) for company in found["winners"])
    winner = texts("camp-winners", count=len(found["winners"]), companies=escape(names))
    told: list[RenderableType] = [rich_text(line) for line in chronicle_lines(words, seen)]
    if seen["finale"]:
        name, text = seen["finale"]["name"][words.language], words.finale(seen["finale"])
        told.append(rich_text(f"{styled(escape(name), HEADING)}. {escape(text)}"))
    head = Rule(rich_text(styled(escape(texts("book-chronicle")), HEADING)), style=QUIET)
    last: list[RenderableType] = [Rule(style=QUIET), table, rich_text(styled(winner, "bold"))]
    return Group(head, *told, *last) if told else Group(*last)
