"""A campaign at the screen: a script reads, chooses and plays; the file goes on where it stopped."""

from __future__ import annotations

import io
import random
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

from semafor.bots.people import people_of
from semafor.charter.campaign import Campaign
from semafor.charter.content import content
from semafor.charter.folders import Folder, read_folder
from semafor.charter.overlay import new_game, overlay_for, replay_game, write_game
from semafor.charter.views import view
from semafor.cli.main import main
from semafor.engine.game import Game
from semafor.texts import Texts
from semafor.texts.campaign import CampaignWords
from semafor.texts.campaign_chronicle import headline
from semafor.tui.campaign import CampaignSession, GameInCampaign, result_screen, status_screen
from semafor.tui.desk import Desk
from tests.charter.worlds import decide, finished, open_campaign, to_game

pytestmark = pytest.mark.once  # what is shown does not depend on the build


class Typist:
    """Answers every question; in a game with the first legal thing; stops after a while."""

    def __init__(self, most: int) -> None:
        self.left = most
        self.desk: Desk | None = None
        self.asked: list[str] = []

    def __call__(self, _prompt: str) -> str:
        assert self.desk is not None
        question = self.desk.question
        self.asked.append(question)
        self.left -= 1
        if self.left < 0:
            raise EOFError
        if question in ("turn", "second-card"):
            return "d"
        if question == "keep":
            return "a"
        return "1" if question == "campaign-choice" else ""


def sit_down(folder: Folder, path: Path, most: int, language: str = "en"):
    typist = Typist(most)
    console = Console(file=io.StringIO(), width=100)
    desk = Desk(console, Texts(language), typist)
    typist.desk = desk
    return CampaignSession(folder, path, desk), typist, console


class Player(Typist):
    """Plays whatever is legal through the dialogues of a game, by lot."""

    def __init__(self, seed: int) -> None:
        super().__init__(70)
        self.random = random.Random(seed)
        self.game: Game | None = None

    def __call__(self, prompt: str) -> str:
        super().__call__(prompt)
        assert self.desk is not None
        assert self.game is not None
        words = {move["do"] for move in self.game.moves()} if not self.game.is_over else set()
        match self.desk.question:
            case "turn":
                able = [word for word in ("claim", "more", "tickets", "draw") if word in words]
                if words & {"lease", "use", "market_day"}:
                    able.append("more")
                word = self.random.choice(able) if able else "pass"
                return {"claim": self.claim, "more": lambda: "m", "tickets": lambda: "t"}.get(
                    word, lambda: "d" if word == "draw" else "p"
                )()
            case "second-card":
                return "d"
            case "keep":
                return "a"
            case "campaign-choice":
                return "1"
            case "answer" | "payment" | "more":
                return self.random.choice(["", "1"])
        return ""

    def claim(self) -> str:
        assert self.game is not None
        routes = [move["route"] for move in self.game.moves() if move["do"] == "claim"]
        return f"c {self.game.ruleset.route_number[self.random.choice(routes)] + 1}"


def bots_and(you: str) -> Campaign:
    players = {
        company: {"name": company, "kind": "human" if company == you else "bot:racer"}
        for company in ("blue", "red")
    }
    return Campaign.open(("blue", "red"), seed="screen", players=players)


def test_a_person_reads_the_story_plays_and_stops_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "west.json"
    session, typist, console = sit_down(Folder(bots_and("blue")), path, 20)
    assert session.run() is False
    shown = console.file.getvalue()
    assert "The Man with the Lantern" in shown
    assert "campaign-next" in typist.asked
    folder = read_folder(path)
    assert folder.campaign.pending().what == "play"
    moves = len(folder.running["moves"])
    assert moves > 5
    session, typist, console = sit_down(folder, path, 10, "pl")
    assert session.run() is False
    assert len(read_folder(path).running["moves"]) > moves


def test_a_move_is_on_the_disk_before_the_next_question(tmp_path: Path) -> None:
    path = tmp_path / "west.json"
    session, typist, _console = sit_down(Folder(bots_and("blue")), path, 20)
    seen: list[int] = []
    ask = session.desk.read

    def looking(prompt: str) -> str:
        if session.desk.question in ("turn", "second-card") and path.exists():
            running = read_folder(path).running
            own = [move for move in (running or {}).get("moves", []) if move["seat"] == 0]
            seen.append(len(own))
        return ask(prompt)

    session.desk.read = looking
    session.run()
    assert typist.asked
    assert seen[0] == 1  # the starting tickets
    # Whatever was answered since the last look is there; other questions may have come in between.
    assert all(earlier < later for earlier, later in pairwise(seen))


def test_the_first_game_is_played_to_its_end_and_the_second_begins(tmp_path: Path) -> None:
    path = tmp_path / "west.json"
    folder = Folder(bots_and("nobody"))
    # Enough for the story of the first game, its end, and the story of the second.
    session, _typist, console = sit_down(folder, path, 18, "pl")
    assert session.run() is False
    folder = read_folder(path)
    assert folder.campaign.state.game == 2
    assert len(folder.campaign.state.regions) == 1
    assert "Nowy obszar" in console.file.getvalue()
    game = replay_game(folder.records[1])
    assert game.is_over
    record = tmp_path / "game.json"
    assert main(["campaign", "export", str(path), str(record), "--game", "1"]) == 0
    assert main(["replay", str(record)]) == 0


@pytest.mark.parametrize(("game", "language"), [(9, "pl")])
def test_a_late_game_is_played_through_its_dialogues(game: int, language: str) -> None:
    campaign = to_game(open_campaign("blue", "red"), game)
    campaign.state.crew["CR03"].owner, campaign.state.crew["CR03"].level = "blue", 3
    made = new_game(campaign)
    typist = Player(game)
    console = Console(file=io.StringIO(), width=120)
    typist.desk = Desk(console, Texts(language), typist)
    typist.game = made
    session = GameInCampaign(made, typist.desk, file=None, save=lambda _game, _file: Path())
    assert session.run() is False
    assert made.state.turns > 10
    shown = console.file.getvalue()
    for key in ("play-", "event-E", "power-", "describe-", "camp-"):
        assert key not in shown, shown[max(0, shown.index(key) - 200) : shown.index(key) + 80]
    assert {"answer", "payment"} & set(typist.asked)
    record = write_game(overlay_for(campaign.state), made)
    assert replay_game(record).digest() == made.digest()


@pytest.mark.rule("LEG-POST-1", "LEG-INFO-1")
def test_two_people_at_one_screen_do_not_see_each_others_hands_and_secret_sides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign = to_game(open_campaign("blue", "red"), 3)
    finished(campaign, routes={"blue": ["cincinnati-nashville/1", "knoxville-nashville"]})
    decide(campaign, "improve")
    company = campaign.pending().decision.company
    session, typist, console = sit_down(Folder(campaign), tmp_path / "x.json", 20)
    cleared = []
    monkeypatch.setattr(Desk, "clear", lambda self, *, forget=False: cleared.append(forget))
    answers = iter(["", "?", "", "", "1"])
    typist.desk.read = lambda _prompt: (typist.asked.append(typist.desk.question), next(answers))[1]
    assert session.ask_person(company) in campaign.pending().decision.options
    assert typist.asked == [
        "curtain",
        "campaign-choice",
        "curtain",
        "campaign-next",
        "campaign-choice",
    ]
    assert cleared == [True] * 6
    shown = console.file.getvalue()
    assert shown.count(session.desk.texts("play-curtain", player=company)) == 2
    state = campaign.state
    state.players["red" if company == "blue" else "blue"]["kind"] = "bot:racer"
    typist.asked.clear()
    answers = iter(["?", "1"])
    session.ask_person(company)
    assert typist.asked == ["campaign-choice", "campaign-choice"]


def test_after_the_end_the_board_may_be_played_on(tmp_path: Path) -> None:
    companies = ("blue", "red", "green")
    campaign = to_game(open_campaign(*companies), 11)
    finished(campaign)
    decide(campaign)
    campaign.begin({name: {"name": name, "kind": "bot:racer"} for name in companies})
    decide(campaign)
    finished(campaign)
    decide(campaign)
    before = campaign.digest()
    path = tmp_path / "west.json"
    session, typist, console = sit_down(Folder(campaign), path, 10)
    # Nobody but one, then two of three; no such region, then two of them; with archived events.
    wrong, right = ["racer,-,-", "", ""], ["racer,-,racer", "9", "2,1", "x"]
    answers = iter(["f", *wrong, *right, "", ""])
    session.desk.read = lambda _prompt: next(answers)
    assert session.run() is True
    assert "The Western Charter goes to" in console.file.getvalue()
    folder = read_folder(path)
    assert folder.campaign.digest() == before
    overlay = folder.records[13]["overlay"]
    assert (overlay["year"], overlay["companies"]) == (1901, ["blue", "green"])
    assert overlay["booming"] == [region.id for region in campaign.state.regions[:2]]
    assert set(overlay["events"]) >= {
        name for name, marks in campaign.state.events.items() if name < "E08"
    }
    assert replay_game(folder.records[13]).is_over
    assert typist.asked == []


def test_players_may_change_or_miss_a_game(tmp_path: Path) -> None:
    campaign = open_campaign("blue", "red", "green")
    session, _typist, _console = sit_down(Folder(campaign), tmp_path / "x.json", 5)
    players = session.read_players("you:Ala,-,casual")
    assert players["blue"] == {"name": "Ala", "kind": "human"}
    assert players["green"]["kind"] in {f"bot:{person.id}" for person in people_of("casual")}
    assert "red" not in players
    assert set(session.read_players("")) == {"blue", "red", "green"}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_question_and_every_option_has_words(language: str) -> None:
    words = CampaignWords(language)
    campaign = open_campaign()
    seen = set()
    while campaign.pending().what != "over":
        to_game(campaign, campaign.state.game)
        lines = [route.id for route in campaign.state.routes() if route.is_unpainted][:2]
        at_nashville = ["cincinnati-nashville/1", "knoxville-nashville"]
        known = {route.id for route in campaign.state.routes()}
        finished(
            campaign,
            routes={"green": [*lines, *(name for name in at_nashville if name in known)]},
            hands={"green": {"red": 1}},
            revealed=[
                name for name, marks in campaign.state.events.items() if marks.place == "deck"
            ][:2],
        )
        while campaign.pending().what == "decide":
            decision = campaign.pending().decision
            seen.add(decision.kind)
            if decision.kind != "story":
                text = words.question(decision.to_dict())
                assert not text.startswith("camp-")
                for option in decision.options:
                    assert words.option(decision.kind, option) != option
            campaign.choose(decision.default)
    assert {"improve", "clause", "pass", "charter", "settle", "expo", "destroy"} <= seen
    console = Console(file=io.StringIO(), width=100)
    shown = view(campaign, None)
    console.print(status_screen(words, shown))
    console.print(result_screen(words, shown))
    drawn = console.file.getvalue()
    assert "camp-" not in drawn
    assert len(shown["chronicle"]) == 12  # the end reads from the chronicle
    for page in shown["chronicle"]:
        assert headline(words, page["headline"], shown["names"]) in drawn
    assert shown["finale"]["name"][language] in drawn
    assert words.suspect(shown["finale"]["why"]["driver"]) in " ".join(drawn.split())


@pytest.mark.rule("CAM-PC-2")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_secret_side_can_be_read_by_its_owner(language: str) -> None:
    words = CampaignWords(language)
    for card in content().postcards.values():
        side = {
            "when": card.when,
            "if": card.conditions,
            "do": card.do,
            "cost": card.cost,
            "is_power": card.is_power,
            "uses_left": card.uses,
        }
        text = words.secret(side, content().events)
        assert "camp-" not in text, card.n
        assert "{" not in text, card.n
        assert card.name[language] in words.postcard(card.n)


def test_every_question_of_balance_has_words() -> None:
    for language in ("en", "pl"):
        texts = Texts(language)
        assert all(texts.has(f"campaign-bal-{number}") for number in range(1, 25))
