"""Any campaign: a small one of two games, made of nothing but the framework."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import ClassVar

import pytest

from semafor.campaign.agenda import AFTER, BEGIN, OVER, PLAY, SETUP, Agenda, Item
from semafor.campaign.decisions import READ, Decision
from semafor.campaign.files import closed_file, open_file, read_file, write_file
from semafor.campaign.log import CampaignLog, Entry, Pending
from semafor.campaign.sealing import own_key
from semafor.campaign.story_deck import PAUSE, STOP, Side, StoryCard, ask_side, turn_side
from semafor.engine.errors import RecordError, SetupError

PAGE = Side({"en": "A page", "pl": "Strona"}, {"en": "Read on.", "pl": "Czytaj dalej."})
STORY = (
    StoryCard("1", "card", PAGE, PAGE, ({"op": "ask_for_a_wish"},)),
    StoryCard("1 B", "pause", PAGE, PAGE, (), {"fork": "not taken"}),
    StoryCard("2", "pause", PAGE, PAGE, ()),
    StoryCard("3", "stop", PAGE, PAGE, ()),
)


@dataclass
class Small:
    """What lasts between the games."""

    game: int = 1
    phase: str = BEGIN
    agenda: list[Item] = field(default_factory=list)
    story_index: int = 0
    story_side: str = "a"
    wishes: list[str] = field(default_factory=list)

    def push(self, items: Iterable[Item]) -> None:
        self.agenda[:0] = list(items)

    def is_on_branch(self, when: Mapping[str, str]) -> bool:
        """A story with one branch, which nobody has taken."""
        return not when


def read_side(state: Small, option: str, until: str) -> None:
    turn_side(state, STORY, until, lambda row, code: [("wish", code)])


def wish(state: Small, option: str, code: str) -> None:
    state.wishes.append(option)


def next_game(state: Small) -> None:
    state.game += 1
    state.phase = OVER if state.game > 2 else BEGIN


def play(state: Small) -> None:
    state.phase = PLAY


AGENDA = Agenda(
    {
        "story": (lambda state, until: ask_side(state, STORY), read_side),
        "wish": (lambda state, code: Decision("wish", "red", ("rain", "sun"), (code,)), wish),
        "play": (play, None),
        "next": (next_game, None),
    }
)


class SmallCampaign(CampaignLog):
    """Three kinds of entries."""

    words: ClassVar = {"open": {"seed": str}, "begin": {}, "choose": {"option": str}, "finish": {}}

    def __init__(self) -> None:
        super().__init__()
        self.state = Small()

    def pending(self) -> Pending:
        decision = AGENDA.waiting(self.state)
        what = "decide" if decision else self.state.phase
        return Pending(what, self.state.game, decision)

    def carry_out(self, entry: Entry) -> None:
        state, word = self.state, entry["do"]
        if word == "begin":
            state.phase = SETUP
            state.agenda = [("story", PAUSE), ("play",)]
        elif word == "choose":
            decision = AGENDA.waiting(state)
            if decision is None or entry["option"] not in decision.options:
                raise SetupError("campaign-option", kind="", option=entry["option"])
            AGENDA.answer(state, entry["option"])
        elif word == "finish":
            state.phase = AFTER
            state.agenda = [("story", STOP), ("next",)]

    def advance(self) -> None:
        AGENDA.advance(self.state)

    def choose(self, option: str) -> None:
        self.apply({"do": "choose", "option": option})


def to_play() -> SmallCampaign:
    """The first game is set up."""
    campaign = SmallCampaign()
    campaign.apply({"do": "open", "seed": "small"})
    campaign.apply({"do": "begin"})
    for option in (READ, READ, "rain", READ):
        campaign.choose(option)
    return campaign


@pytest.mark.rule("CAM-ST-2", "LEG-EDGE-32")
def test_the_story_is_read_side_by_side_to_the_pause() -> None:
    campaign = SmallCampaign()
    campaign.apply({"do": "open", "seed": "small"})
    campaign.apply({"do": "begin"})
    asked = []
    while campaign.pending().decision:
        decision = campaign.pending().decision
        assert decision is not None
        asked.append((decision.kind, *decision.about))
        campaign.choose(decision.options[0])
    assert asked == [("story", "1", "a"), ("story", "1", "b"), ("wish", "1"), ("story", "2", "a")]
    assert campaign.pending().what == PLAY
    assert campaign.state.wishes == ["rain"]


def test_a_log_folds_to_the_same_campaign() -> None:
    campaign = to_play()
    campaign.apply({"do": "finish"})
    again = SmallCampaign.replay(json.loads(json.dumps(campaign.log)))
    assert asdict(again.state) == asdict(campaign.state)
    copy = campaign.copy()
    copy.choose(READ)
    assert len(copy.log) == len(campaign.log) + 1


@pytest.mark.rule("LEG-CAMP-8")
@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ({"do": "dance"}, "campaign-word"),
        ({"do": "open", "seed": "again"}, "campaign-word"),
        ({"do": "choose"}, "campaign-field"),
        ({"do": "choose", "option": READ, "more": 1}, "campaign-field"),
        ({"do": "choose", "option": "snow"}, "campaign-option"),
        ("choose", "campaign-word"),
    ],
)
def test_an_entry_that_does_not_fit_changes_nothing(entry: Entry, reason: str) -> None:
    campaign = to_play()
    campaign.apply({"do": "finish"})
    before = asdict(campaign.state)
    with pytest.raises(SetupError) as caught:
        campaign.apply(entry)
    assert caught.value.reason == reason
    assert asdict(campaign.state) == before
    with pytest.raises(SetupError, match="entry"):
        SmallCampaign.replay([*campaign.log, entry] if isinstance(entry, dict) else [])


def test_a_file_opens_only_where_it_was_sealed_for(tmp_path: Path) -> None:
    campaign, path = to_play(), tmp_path / "small.campaign.json"
    key, other = own_key(path), own_key(tmp_path / "other.campaign.json")
    inside = {"log": campaign.log, "records": {}, "running": None, "digest": "d"}
    write_file(closed_file({"campaign": "small"}, inside, key.seal), path)
    data = read_file(path)
    assert data["campaign"] == "small"
    assert "rain" not in path.read_text(encoding="utf-8")
    opened = open_file(data, "small", [key])
    assert SmallCampaign.replay(opened["log"]).state == campaign.state
    assert opened["digest"] == "d"
    with pytest.raises(RecordError) as caught:
        open_file(data, "small", [other])
    assert caught.value.reason == "campaign-file-sealed"
