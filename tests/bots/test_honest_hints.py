"""A hint never contradicts itself: the recommended move shows the best number, or a reason is given."""

from __future__ import annotations

from dataclasses import replace

import pytest

from semafor import new_game
from semafor.bots import make_bot
from semafor.bots.express import Budget, ExpressBot
from semafor.bots.hints import (
    EARLY_TURNS,
    LEAST_TRIED,
    Chance,
    Hint,
    best_moves,
    describe_chance,
    describe_note,
    describe_numbers,
    doubt_of,
    order,
)
from semafor.bots.reasons import explain
from semafor.editions import EDITIONS
from semafor.engine.core import is_compiled
from semafor.search.belief_file import are_true, find_known
from semafor.search.intervals import wilson_interval
from semafor.server.thinking.answers import make_hint
from semafor.texts import LANGUAGES, Texts
from tests.kit.campaign import begin_turns, campaign_edition, start

GAMES = 520 if is_compiled() else 80
POSITIONS = range(3, 140, 17 if is_compiled() else 60)


def find_contradiction(hints):
    """A move that shows a higher number than one above it and does not say why."""
    shown = []
    for hint in hints:
        if hint.chance is None:
            continue
        if any(hint.chance.shown > above for above in shown) and not hint.note:
            return hint
        shown.append(hint.chance.shown)
    return None


def row(action, visits, wins):
    """A move tried so often and won so often."""
    low, high = wilson_interval(wins, visits)
    chance = Chance(wins / visits, low, high, 100.0) if visits else None
    return Hint(action, {"do": "draw"}, visits, 0.1, 0.1, chance)


def positions(edition, seats):
    """Views with a choice, all through a game of planners."""
    game = new_game(edition, seats, seed=f"honest {seats}")
    bots = [make_bot("planner", seat) for seat in range(seats)]
    while not game.is_over:
        view = game.view(game.actor)
        if len(game.history) in POSITIONS and len(view.actions) > 1:
            yield view
        game.play_action(bots[game.actor].choose(view))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3])
def test_no_number_below_is_higher_without_a_reason(edition, seats):
    seen = 0
    for number, view in enumerate(positions(edition, seats)):
        hints = best_moves(view, iterations=GAMES, seed=number)
        assert find_contradiction(hints.moves) is None
        known = [hint for hint in hints.moves if hint.chance is not None]
        assert known == list(hints.moves[: len(known)])
        assert all(hint.visits >= LEAST_TRIED for hint in known)
        if known:
            most = max(hint.visits for hint in known)
            assert all(hint.visits >= most / 5 for hint in known)
            lows = [hint.chance.low for hint in known]
            assert lows == sorted(lows, reverse=True)
        assert all(hint.note for hint in hints.moves[len(known) :] if hints.iterations)
        seen += len(known) > 1
    assert seen or not is_compiled()


def test_a_planted_contradiction_is_caught():
    """As the page showed it once: by games tried, with every number."""
    plain = [row(1, 2000, 1280), row(2, 40, 33), row(3, 400, 300)]
    assert find_contradiction(plain) == plain[1]
    assert find_contradiction(order(plain)) is None
    assert find_contradiction([replace(hint, note="") for hint in order(plain)]) is None
    wide = order([row(1, 2000, 1280), row(2, 500, 330)])
    assert [hint.action for hint in wide] == [1, 2]
    assert wide[1].note == "less-certain"
    assert find_contradiction([replace(hint, note="") for hint in wide]) is not None


def test_what_was_hardly_tried_shows_no_number():
    rows = order([row(1, 2000, 1280), row(2, 60, 57), row(3, 0, 0)])
    assert [(hint.action, hint.chance is None, hint.note) for hint in rows] == [
        (1, False, ""),
        (2, True, "little-tried"),
        (3, True, "little-tried"),
    ]
    few = order([row(1, 20, 15), row(2, 4, 4)])
    assert [hint.chance for hint in few] == [None, None]
    assert few[0].action == 1


def test_the_better_of_two_well_tried_moves_is_recommended():
    """The search had tried the first one more for the margin it wins by."""
    rows = order([row(1, 14000, 13300), row(2, 2800, 2744)])
    assert [hint.action for hint in rows] == [2, 1]
    assert not rows[0].note


def test_the_first_moves_of_a_search_are_made_comparable():
    view = next(positions("usa-classic", 3))
    bot = ExpressBot(1, Budget(60))
    before = bot.think(view, to_the_end=True)
    actions = [move.action for move in before.moves[:3]]
    after = bot.even_out(actions, Budget(90))
    assert after.iterations == 150
    assert sum(move.visits for move in after.moves) == 150
    tried = [move.visits for move in after.moves if move.action in actions]
    gap = max(tried) - min(tried)
    first = max(move.visits for move in before.moves)
    assert gap <= max(8, first - min(tried))
    others = {move.action: move.visits for move in before.moves if move.action not in actions}
    assert others == {
        move.action: move.visits for move in after.moves if move.action not in actions
    }


# -------------------------------------------------------------------- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_what_the_numbers_are_and_that_they_are_rough(language):
    texts = Texts(language)
    view = next(positions("europe", 2))
    hints = best_moves(view, iterations=GAMES)
    assert hints.is_rough
    said = " ".join(describe_numbers(hints, texts))
    assert {"en": "games in 100", "pl": "na 100 partii"}[language] in said
    assert {"en": "rough", "pl": "szacunek"}[language] in said
    chance = Chance(0.64, 0.62, 0.66, 90.0)
    rough = describe_chance(chance, texts, is_rough=True)
    assert "64" in rough
    assert "(62–66)" in rough
    assert {"en": "roughly", "pl": "szacunkowo"}[language] in rough
    for visits in (0, 1, 2, 5, 22):
        for note in ("little-tried", "less-certain"):
            words = describe_note(replace(row(1, visits, 0), note=note), texts)
            assert words
            assert "hint-" not in words


def test_chances_are_rough_early_and_where_nothing_was_trained(monkeypatch):
    doubts = {}
    for view in positions("usa-classic", 2):
        assert view.last_round < 0
        doubts.setdefault(doubt_of(view), []).append(view.turns)
    assert max(doubts["early"]) < 2 * EARLY_TURNS <= min(doubts[""])
    assert set(doubts) == {"early", ""}
    known = find_known(view.ruleset)
    assert known is not None
    recipe = {key: value for key, value in known.recipe.items() if key != "chances"}
    not_measured = replace(known, recipe=recipe)
    measured = known.recipe["chances"]
    too_high = {**measured, "bias": [0.0, 0.08, 0.0], "within": [0.03, 0.03, 0.03]}
    wanting = replace(known, recipe={**recipe, "chances": too_high})
    by_luck = replace(
        known, recipe={**recipe, "chances": {**too_high, "within": [0.03, 0.06, 0.03]}}
    )
    assert (are_true(known), are_true(wanting), are_true(by_luck)) == (True, False, True)
    for other in (None, not_measured, wanting):
        monkeypatch.setattr("semafor.bots.hints.find_known", lambda ruleset, other=other: other)
        assert doubt_of(view) == "guessed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gets_the_same_rows(language):
    view = next(positions("germany", 3))
    answer = make_hint(view, language, iterations=GAMES)
    hints = best_moves(view, iterations=GAMES)
    assert [move.move for move in answer.moves] == [hint.move for hint in hints.moves[:3]]
    for move, hint in zip(answer.moves, hints.moves, strict=False):
        assert (move.win is None) == (hint.chance is None) == (not move.chance)
        assert bool(move.note) == bool(hint.note)
    assert answer.numbers


# -------------------------------------------------------------------- campaigns


@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_of_a_campaign_come_from_games_played_ahead(language):
    game = begin_turns(start(campaign_edition(), seats=2))
    view = game.view(game.actor)
    hints = best_moves(view, iterations=GAMES)
    assert (hints.kind, hints.iterations) == ("search", GAMES)
    assert hints.moves[0].chance is not None
    answer = make_hint(view, language, iterations=GAMES)
    assert [move.move for move in answer.moves] == [hint.move for hint in hints.moves[:3]]
    assert answer.games == GAMES
    assert answer.reason
    assert answer.numbers[0] == Texts(language)("hint-numbers", games=GAMES)


def test_a_bot_of_a_campaign_says_how_many_games_it_played_ahead():
    game = begin_turns(start(campaign_edition(), seats=2))
    view = game.view(game.actor)
    bot = make_bot("express@40", 1)
    action = bot.choose(view)
    assert explain(view, action, bot).values.get("games") == bot.thought.iterations > 0
