"""Every move and every fact of a campaign game has words in both languages."""

from __future__ import annotations

import pytest

from semafor import Game
from semafor.charter.game_modules import MODULES
from semafor.texts import Texts
from semafor.texts.describe import describe_move, describe_view
from tests.properties.test_campaign_games import make_ruleset


@pytest.mark.parametrize("language", ["en", "pl"])
def test_facts_of_all_modules_have_words(language: str) -> None:
    texts = Texts(language)
    names = {name for module in MODULES.values() for name in module.facts} - {"money"}
    missing = [name for name in names if not texts.has(f"play-fact-{name.replace('_', '-')}")]
    assert not missing


@pytest.mark.parametrize("language", ["en", "pl"])
def test_moves_of_a_campaign_game_have_words(language: str) -> None:
    ruleset, rng = make_ruleset(3)
    game = Game(ruleset, seed="words")
    for _ in range(80):
        if game.is_over:
            break
        actions = game.actions()
        for action in rng.sample(actions, min(8, len(actions))):
            text = describe_move(ruleset, game.to_move(action), language)
            assert text
            assert "describe-" not in text
        game.play_action(rng.choice(actions), checked=True)
    assert describe_view(game.view(0), language)
