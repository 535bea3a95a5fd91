"""What every bot owes: a legal answer to every decision of every edition, from its view alone."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from semafor import SetupError
from semafor.bots import BOTS, EXPLOITERS, LEVELS, PEOPLE, make_bot
from semafor.editions import EDITIONS, find_ruleset
from semafor.engine.core import is_compiled
from semafor.engine.resample import resample
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import view
from semafor.texts import LANGUAGES, Texts
from tests.kit.tables import every_table, often, scaled

GAMES = scaled(often(1, 10), 1)
# A search of a second a move would take hours; a few iterations pass through the same code.
SEARCH = "express@6" if is_compiled() else "express@1"
SPECS = [SEARCH if name == "express" else name for name in BOTS]
# Without a compiler these bots need seconds for a game: fewer tables, and the beginnings of games.
SLOW = () if is_compiled() else ("novice", "planner", "racer", SEARCH)
MOST_DECISIONS = 4000
BEGINNING = 15


def play(ruleset, bots, seed, on_decision=None, most=MOST_DECISIONS):
    """Play a game or its beginning, check every choice, return the choices made."""
    state = ruleset.new_state()
    state.rng = seed
    state.start(0)
    buffer = ActionBuffer()
    chosen = []
    while not state.is_over and len(chosen) < most:
        seat = state.actor()
        seen = view(state, seat, buffer)
        action = bots[seat].choose(seen)
        assert action in seen.actions, (seen.decision, action)
        if on_decision is not None:
            on_decision(seen, action)
        chosen.append(action)
        assert len(chosen) < MOST_DECISIONS, "a game without an end"
        state.step(action)
    return chosen


def random_seed(*parts):
    return random.Random(" ".join(map(str, parts))).getrandbits(64) | 1


@pytest.mark.parametrize("name", SPECS)
@every_table
def test_a_bot_plays_whole_games_against_itself(name, edition, seats):
    if name in SLOW and seats != 2:
        pytest.skip("too slow without a compiler")
    ruleset = find_ruleset(edition, seats)
    for number in range(1 if name == SEARCH else GAMES):
        seed = random_seed("contract", name, edition, seats, number)
        most = BEGINNING if name in SLOW else MOST_DECISIONS
        play(ruleset, [make_bot(name, seed + seat) for seat in range(seats)], seed, most=most)


@every_table
def test_all_bots_play_whole_games_together(edition, seats):
    ruleset = find_ruleset(edition, seats)
    names = [name for name in SPECS if name not in SLOW]
    for number in range(GAMES):
        seed = random_seed("together", edition, seats, number)
        seated = [names[(seat + number) % len(names)] for seat in range(seats)]
        play(ruleset, [make_bot(name, seed) for name in seated], seed)


@pytest.mark.parametrize("name", [name for name in SPECS if name not in SLOW])
@pytest.mark.parametrize("edition", EDITIONS)
def test_equal_seeds_and_views_give_equal_games(name, edition):
    ruleset = find_ruleset(edition, 2)
    games = [
        play(ruleset, [make_bot(name, 11), make_bot(name, 12)], random_seed("same", edition))
        for _ in range(2)
    ]
    assert games[0] == games[1]


class MirrorBot:
    """Asks three equal bots, two of which see worlds dealt anew from the same view."""

    def __init__(self, name):
        self.bots = [make_bot(name, 5) for _ in range(3)]
        self.dealer = random.Random(name)

    def choose(self, seen):
        views = [seen]
        for _ in range(2):
            state = resample(seen, self.dealer)
            views.append(view(state, seen.seat))
        choices = {bot.choose(world) for bot, world in zip(self.bots, views, strict=True)}
        assert len(choices) == 1
        return choices.pop()


@pytest.mark.parametrize("name", [name for name in SPECS if name not in SLOW])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_choice_is_the_same_in_every_world_that_fits_the_view(name, edition):
    ruleset = find_ruleset(edition, 3)
    bots = [MirrorBot(name), make_bot("random", 1), make_bot("greedy", 2)]
    play(ruleset, bots, random_seed("mirrors", edition))


@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_needs_no_memory_of_the_game_to_answer(edition):
    ruleset = find_ruleset(edition, 2)

    def ask_a_stranger(seen, action):
        assert make_bot("greedy", 0).choose(seen) in seen.actions
        assert make_bot("greedy", 0).choose(replace(seen)) in seen.actions

    bots = [make_bot("random", 1), make_bot("random", 2)]
    play(ruleset, bots, random_seed("stranger", edition), ask_a_stranger)


def test_an_unknown_bot_is_refused():
    with pytest.raises(SetupError) as caught:
        make_bot("nobody", 1)
    assert caught.value.reason == "unknown-bot"
    assert caught.value.values["name"] == "nobody"
    assert caught.value.values["known"].split(", ") == [*BOTS, *LEVELS, *PEOPLE, *EXPLOITERS]


@pytest.mark.parametrize("spec", ["express@", "express@0", "express@x", "express@0s", "express@-4"])
def test_a_budget_that_makes_no_sense_is_refused(spec):
    with pytest.raises(SetupError) as caught:
        make_bot(spec, 1)
    assert caught.value.reason == "bad-budget"


def test_only_the_express_takes_a_budget():
    with pytest.raises(SetupError) as caught:
        make_bot("planner@400", 1)
    assert caught.value.reason == "no-budget"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_bot(level):
    assert make_bot(level, 1) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*BOTS, *EXPLOITERS])
def test_every_bot_has_a_character_and_a_level_in_both_languages(language, name):
    texts = Texts(language)
    info = {**BOTS, **EXPLOITERS}[name]
    assert info.name == name
    assert texts.has(info.character_key)
    assert texts.has(info.level_key)
