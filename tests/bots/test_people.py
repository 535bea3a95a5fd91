"""People one plays against: data, texts and bots agree."""

from __future__ import annotations

import random

import pytest

from semafor import new_game
from semafor.bots import LEVELS, PEOPLE, is_stateless, make_bot, plain_bot
from semafor.bots.people import invite, people_of
from semafor.search.weights import PLACES, read_weights
from semafor.texts import Texts

FACE = {"skin", "hair", "tint", "eyes", "mouth", "coat", "extra"}


def test_every_level_has_a_few_people() -> None:
    assert {person.level for person in PEOPLE.values()} == set(LEVELS)
    assert all(2 <= len(people_of(level)) <= 4 for level in LEVELS)


def test_nobody_shares_a_name_or_a_face() -> None:
    assert len({person.name for person in PEOPLE.values()}) == len(PEOPLE)
    faces = {tuple(sorted(person.face.items())) for person in PEOPLE.values()}
    assert len(faces) == len(PEOPLE)
    assert all(set(person.face) == FACE for person in PEOPLE.values())


@pytest.mark.parametrize("language", ["en", "pl"])
def test_everybody_has_words(language: str) -> None:
    texts = Texts(language)
    for person in PEOPLE.values():
        assert texts.has(person.character_key)
        assert texts.has(f"remark-hello-{person.id}")
    told = [texts(f"bot-level-{level}-about") for level in LEVELS]
    assert len(set(told)) == len(LEVELS)


@pytest.mark.parametrize("name", PEOPLE)
def test_a_person_plays_by_the_bot_of_their_level(name: str) -> None:
    person = PEOPLE[name]
    assert set(person.habits) <= set(PLACES)
    assert plain_bot(name) == person.bot
    game = new_game("usa-classic", seats=2, seed="people")
    assert make_bot(name, seed=1).choose(game.view(0)) in game.actions()


def test_habits_change_weights_and_nothing_else() -> None:
    plain, own = read_weights("europe"), read_weights("europe", PEOPLE["irena"].habits)
    changed = {name for name, place in PLACES.items() if plain[place] != own[place]}
    assert changed == set(PEOPLE["irena"].habits)


def test_nobody_comes_twice_while_others_are_free() -> None:
    seated: set[str] = set()
    dice = random.Random(1)
    for _ in people_of("regular"):
        person = invite("regular", seated, dice)
        assert person is not None
        seated.add(person.id)
    assert seated == {person.id for person in people_of("regular")}
    assert invite("regular", seated, dice) is not None
    assert invite("baseline", seated, dice) is None


def test_only_bots_without_dice_are_kept() -> None:
    assert is_stateless("irena")
    assert is_stateless("regular")
    assert not is_stateless("pola")
    assert not is_stateless("nadia")


def test_more_tickets_are_a_habit_that_shows() -> None:
    drawn = {name: _tickets(name) for name in ("irena", "emil")}
    assert drawn["irena"] > drawn["emil"]


def _tickets(name: str) -> int:
    """Tickets held at the end of a few games against the planner."""
    held = 0
    for seed in range(4):
        game = new_game("usa-classic", seats=2, seed=f"habit {seed}")
        bots = [make_bot(name, 1), make_bot("planner", 2)]
        while not game.is_over:
            game.play_action(bots[game.actor].choose(game.view(game.actor)))
        held += len(game.view(0).tickets)
    return held
