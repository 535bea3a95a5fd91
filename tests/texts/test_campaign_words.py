"""What a campaign asks and tells, in words a newcomer can use."""

from __future__ import annotations

import pytest

from semafor.charter.content import content
from semafor.charter.questions import tell_built
from semafor.charter.views import view
from semafor.charter.wording import say
from semafor.server.campaigns.questions import show_option
from semafor.server.campaigns.words import tell_news
from semafor.texts import LANGUAGES, Texts
from semafor.texts.campaign import CampaignWords
from semafor.texts.campaign_news import news
from semafor.tui.chair import COMMANDS
from tests.charter.worlds import open_campaign, to_game

EAST = ("east",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_has_a_line_for_every_command(language: str) -> None:
    texts = Texts(language)
    assert [name for name in COMMANDS if not texts.has(f"play-help-{name}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_hires_first_is_not_asked_to_keep_anybody(language: str) -> None:
    words = CampaignWords(language)
    first = words.question({"kind": "crew", "about": (), "options": ["hire:CR01"]})
    later = words.question({"kind": "crew", "about": (), "options": ["keep", "hire:CR01"]})
    secret = words.question({"kind": "crew", "about": (), "options": None})
    assert first != later == secret


@pytest.mark.parametrize(("level", "rises"), [(1, "II"), (2, "III"), (3, "III")])
def test_who_may_be_kept_is_named_with_the_text_and_the_level_to_come(
    level: int, rises: str
) -> None:
    option = show_option("", "crew", "keep", ("CR01", level))
    assert option.label["en"] == f"keep at level {rises}: Stoker"
    assert option.label["pl"] == f"zatrzymuję na stopniu {rises}: Palacz"
    stoker = content().crew["CR01"].text
    assert option.text == say(stoker, level=min(3, level + 1))
    assert show_option("", "crew", "hire:CR01").text == say(stoker, level=1)


@pytest.mark.rule("CAM-END-5")
@pytest.mark.parametrize(
    ("built", "english", "polish"),
    [
        (0, "Nobody claimed a route", "nikt nie zajął tam połączenia."),
        (1, "One route was claimed", "zajęto tam jedno połączenie."),
        (3, "3 routes were claimed", "zajęto tam 3 połączenia."),
        (12, "12 routes were claimed", "zajęto tam 12 połączeń."),
        (22, "22 routes were claimed", "zajęto tam 22 połączenia."),
    ],
)
def test_a_region_to_be_opened_says_where_it_touches_the_board_and_what_was_built_there(
    built: int, english: str, polish: str
) -> None:
    about = tell_built({"prairie": built})
    seen = {"in_play": EAST, "pending": {"decision": {"about": list(about)}}}
    told = CampaignWords("en").candidate(seen, "prairie")
    assert told.startswith("It joins the board at Chicago, Cincinnati, Nashville. ")
    assert english in told
    assert CampaignWords("pl").candidate(seen, "prairie").endswith(polish)


@pytest.mark.rule("LEG-SETUP-1")
@pytest.mark.parametrize(("language", "word"), [("en", "tickets"), ("pl", "bilety")])
def test_a_newcomer_is_told_the_order_in_which_a_game_is_set_up(language: str, word: str) -> None:
    texts = Texts(language)
    for key in ("trail-first-1", "rulebook-campaign-deal"):
        assert word in texts(key)


def test_each_language_has_its_own_quotation_marks() -> None:
    assert "“" in CampaignWords("en").postcard(1)
    assert "„" in CampaignWords("pl").postcard(1)


def test_somebody_without_a_name_is_called_by_the_company() -> None:
    words = CampaignWords("en")
    assert words.player("blue", "blue") == "Heron"
    assert words.player("blue", "Anna") == "Anna"


def test_a_choice_is_told_once_and_short() -> None:
    nothing = {key: [] for key in ("slots", "regions", "destroyed", "large", "crew")}
    seen = nothing | {key: {} for key in ("painted", "depots", "events", "tickets", "postcards")}
    seen |= {"tariff": 1, "season": None, "expo": None, "caboose": "blue", "game": 2, "content": ""}
    seen |= {"mystery": None, "goals": {}}
    hired = {"do": "choose", "kind": "crew", "company": "blue", "option": "hire:CR01"}
    told = tell_news(3, hired, seen, seen)
    assert told is not None
    assert told.lines[0] == {"en": "Heron hires: Stoker", "pl": "Czapla zatrudnia: Palacz"}
    opened = {"do": "choose", "kind": "charter", "company": "blue", "option": "prairie"}
    assert tell_news(4, opened, seen, seen) is None  # the region's own news tells it


@pytest.mark.parametrize(
    ("language", "line"), [("en", "Looking for work: "), ("pl", "O pracę pytają: ")]
)
def test_of_many_new_people_only_the_names_are_told(language: str, line: str) -> None:
    campaign = to_game(open_campaign(), 2)
    before, now = (dict(view(campaign, None)) for _ in range(2))
    words = CampaignWords(language)
    crew = list(now["crew"])
    assert len(crew) == 8
    (told,) = news(words, {**before, "crew": {}}, now)
    assert told.startswith(line)
    assert all(content().crew[name].name[language] in told for name in crew)
    few = news(words, {**before, "crew": dict.fromkeys(crew[2:])}, now)
    assert len(few) == 2
    assert all(words.card(name) in text for name, text in zip(crew[:2], few, strict=True))
