"""The campaign's terminal: the land of a region in letters, the rulebook at any question."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from semafor.charter.content import content
from semafor.charter.folders import Folder
from semafor.charter.mystery import stop_of
from semafor.charter.state import DrawnPostcard
from semafor.charter.views import view
from semafor.cli.main import main
from semafor.texts.campaign import CampaignWords
from semafor.texts.campaign_news import news
from semafor.tui.lettermap import HEIGHT, letter_map
from semafor.tui.notes import notes_screen
from tests.charter.test_screen import sit_down
from tests.charter.worlds import decide, finished, open_campaign, routes_at, to_game

pytestmark = pytest.mark.once
WIDTH = 76


@pytest.mark.parametrize("region", list(content().regions))
def test_new_land_is_drawn_with_the_names_of_its_cities(region: str) -> None:
    regions = ("east", *content().regions)
    drawn = letter_map(content().board, regions, region, "en", WIDTH).plain
    rows = drawn.rstrip("\n").split("\n")
    assert len(rows) <= HEIGHT
    assert all(len(row) <= WIDTH for row in rows)
    names = [place.name("en") for place in content().board.places if place.region == region]
    shown = [name for name in names if name in drawn]
    assert len(shown) >= len(names) - 1, set(names) - set(shown)
    assert drawn.count("◉") == len(names)


def at_the_charter():
    campaign = to_game(open_campaign("blue", "red"), 1)
    finished(campaign)
    decide(campaign, "charter")
    return campaign


def test_the_rulebook_is_read_at_a_question_and_nothing_is_chosen_by_enter(tmp_path: Path) -> None:
    campaign = at_the_charter()
    session, typist, console = sit_down(Folder(campaign), tmp_path / "x.json", 9)
    answers = iter(["r", "", "2"])
    typist.desk.read = lambda _prompt: next(answers)
    decision = campaign.pending().decision
    assert session.ask_person(decision.company) == decision.options[1]
    shown = console.file.getvalue()
    assert "[12]" in shown
    assert "· · ·" in shown  # frames that are still empty
    assert session.desk.texts("play-wrong-number", last=len(decision.options)) in shown


def test_a_region_that_opens_is_a_picture(tmp_path: Path) -> None:
    campaign = at_the_charter()
    session, typist, console = sit_down(Folder(campaign), tmp_path / "x.json", 9)
    typist.desk.read = lambda _prompt: "1"
    decision = campaign.pending().decision
    session.decide(decision)
    shown = console.file.getvalue()
    assert "◉" in shown
    assert content().regions[decision.options[0]].person["en"].split(",")[0] in shown


def test_the_board_is_written_as_a_poster_and_no_other_kind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session, _typist, _console = sit_down(Folder(at_the_charter()), tmp_path / "x.json", 1)
    session.save()
    target = tmp_path / "poster.svg"
    assert main(["campaign", "chronicle", str(tmp_path / "x.json"), str(target)]) == 0
    assert target.read_text(encoding="utf-8").startswith("<svg")
    assert main(["campaign", "chronicle", str(tmp_path / "x.json"), str(tmp_path / "a.doc")]) == 2
    assert "a.doc" in capsys.readouterr().err


def test_two_at_one_screen_take_every_step_of_two_games(tmp_path: Path) -> None:
    """All between the games by the dialogues; what the games themselves bring is a report."""
    campaign = open_campaign("blue", "red")
    session, typist, console = sit_down(Folder(campaign), tmp_path / "x.json", 500)
    lines = routes_at("nashville", "chicago")
    while campaign.state.game < 3:
        if campaign.pending().what != "play":
            session.step()
            continue
        known = {route.id for route in campaign.state.routes()}
        own = [line for line in lines if line in known]
        finished(campaign, routes={"blue": own[:4], "red": own[4:]}, hands={"blue": {"red": 1}})
        session.folder.running = None
    shown = console.file.getvalue()
    assert shown.count("◉") > 5
    assert {"campaign-choice", "campaign-next", "campaign-seats", "keep", "curtain"} <= set(
        typist.asked
    )
    assert "{" not in shown
    again, typist, console = sit_down(Folder(campaign), tmp_path / "x.json", 0)
    assert again.run() is False
    assert again.desk.texts("book-previously") in console.file.getvalue()


def test_names_and_a_line_for_the_chronicle_are_typed_between_two_games(tmp_path: Path) -> None:
    campaign = open_campaign("blue", "red")
    to_game(campaign, 1)
    finished(campaign)
    decide(campaign)
    session, typist, _console = sit_down(Folder(campaign), tmp_path / "x.json", 9)
    answers = iter(["w", "1", "1", "It rained.", "w", "1", "2", "Iron Snail", ""])
    typist.desk.read = lambda _prompt: next(answers)
    session.begin()
    (page,) = view(campaign, None)["chronicle"]
    assert page["quotes"] == {"blue": "It rained."}
    assert view(campaign, None)["names"]["company"] == {"blue": "Iron Snail"}


# -------------------------------------------------------------------- notes


def at_a_clue(*people: str):
    """Red has seen the train and found a clue; nobody else knows what."""
    campaign = to_game(open_campaign("blue", "red"), 4)
    state = campaign.state
    state.page, state.driver, state.clues, state.sights = 1, "brandt", {}, []
    state.postcards = {5: DrawnPostcard("red", 3)}
    for company in state.companies:
        state.players[company]["kind"] = "human" if company in people else "bot:racer"
    finished(campaign, routes={"red": routes_at(stop_of(state, 4))[:2]})
    decide(campaign)
    return campaign


def clue_of(campaign, language: str = "en") -> str:
    return view(campaign, "red")["mystery"]["clues"][0]["text"][language]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_notes_hold_what_their_company_knows_and_nobody_else_s(language: str) -> None:
    campaign = at_a_clue("blue", "red")
    words = CampaignWords(language, campaign.state.content)
    drawn = {}
    for company in ("red", "blue"):
        console = Console(file=io.StringIO(), width=2000)
        seen = view(campaign, company)
        console.print(notes_screen(words, seen))
        drawn[company] = console.file.getvalue()
        own = seen["goals"][company]
        assert own["name"][language] in drawn[company]
        for title in ("book-standings", "book-goals", "book-mystery", "book-chronicle"):
            assert words.texts(title) in drawn[company]
        for suspect in content().thread.suspects.values():
            assert suspect.text[language] in drawn[company]
        third = content().thread.pages[0][2]
        assert f", 3. {words.city(third)}, 4. " in drawn[company]  # the game of each stop is said
    assert clue_of(campaign, language) in drawn["red"]
    assert clue_of(campaign, language) not in drawn["blue"]
    hidden = words.texts("book-clues-hidden", company=words.short("red"), count=1)
    assert hidden in drawn["blue"]
    assert words.texts("book-sights") not in drawn["blue"]


def test_a_clue_is_shown_to_everybody_from_the_notes_behind_a_curtain(tmp_path: Path) -> None:
    campaign = at_a_clue("blue", "red")
    session, typist, _console = sit_down(Folder(campaign), tmp_path / "x.json", 40)
    asked = []

    def read(_prompt: str) -> str:
        asked.append(typist.desk.question)
        return answers.pop(0)

    answers = ["n", "2", "", "1", "", ""]  # red, the curtain, the clue, then not the sighting
    typist.desk.read = read
    assert session.looked_up("r")
    assert session.ask("campaign-next") == ""
    assert asked == [
        "campaign-next", "campaign-who", "curtain", "campaign-share", "campaign-share",
        "campaign-next",
    ]  # fmt: skip
    (clue,) = view(campaign, None)["mystery"]["clues"]
    assert clue["shared"]
    assert view(campaign, None)["mystery"]["sights"] == []


def test_a_person_alone_reads_the_notes_at_a_question(tmp_path: Path) -> None:
    campaign = at_a_clue("red")
    session, typist, console = sit_down(Folder(campaign), tmp_path / "x.json", 9)
    answers = iter(["n", "", ""])
    typist.desk.read = lambda _prompt: next(answers)
    assert session.ask("campaign-seats") == ""
    assert session.desk.texts("book-share") in console.file.getvalue()
    assert "curtain" not in typist.asked


def test_who_found_or_saw_something_is_told_but_not_what() -> None:
    campaign = at_a_clue("blue", "red")
    words = CampaignWords("en")
    now = view(campaign, None)
    before = {**now, "mystery": None, "goals": {}}
    told = news(words, before, now)
    assert words.texts("camp-news-seen", company=words.short("red"), count=1) in told
    assert words.texts("camp-news-found", company=words.short("red"), count=1) in told
    assert not any(clue_of(campaign) in line for line in told)
    assert news(words, now, now) == []
