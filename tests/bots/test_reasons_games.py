"""Why a move was made: every move of whole games has a reason."""

from __future__ import annotations

import random

import pytest

from semafor.bots import BOTS, make_bot
from semafor.bots.express import Budget, ExpressBot
from semafor.bots.reasons import describe_reason, explain
from semafor.editions import EDITIONS, find_ruleset, new_game
from semafor.engine.core import is_compiled
from semafor.engine.views import view as view_of
from semafor.texts import LANGUAGES, Texts
from tests.kit.tables import often

# In a hundred moves so many are explained. The plain build is slow: there a search is tiny.
SHARE, BUDGET = (often(40, 100), 16) if is_compiled() else (5, 2)
SPECS = [*(name for name in BOTS if name != "express"), f"express@{BUDGET}"]
if not is_compiled():
    SPECS = ["random", "greedy"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_has_a_text_for_every_card(language):
    texts = Texts(language)
    for kind in find_ruleset("europe", 2).kinds:
        assert texts.has(f"reason-missing-{kind}")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("spec", SPECS)
def test_every_move_of_a_game_has_a_reason_in_both_languages(edition, spec):
    ruleset = find_ruleset(edition, 3)
    state = ruleset.new_state()
    state.rng = random.Random(f"{edition} {spec}").getrandbits(64) | 1
    state.start(0)
    chooser = random.Random(spec)
    bots = [make_bot(spec, seat) for seat in range(3)]
    while not state.is_over:
        seat = state.actor()
        view = view_of(state, seat)
        action = bots[seat].choose(view)
        if chooser.randrange(100) < SHARE:
            reason = explain(view, action, bots[seat])
            for language in LANGUAGES:
                text = describe_reason(ruleset, reason, language)
                assert text[-1] == "."
                assert "reason-" not in text
                assert "{" not in text
                assert "None" not in text
        state.step(action)


def test_a_tiny_search_tells_of_its_games():
    view = new_game("europe", 2, seed="tiny").view(0)
    bot = ExpressBot(3, Budget(iterations=16))
    values = explain(view, bot.choose(view), bot).values
    assert 0 < values["games"] <= 16
    assert 0 <= values["win"] <= 1
