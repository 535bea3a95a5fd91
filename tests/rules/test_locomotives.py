"""COM-EDGE-4: three open locomotives again and again, now and by the rules as they were."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from semafor.editions import EDITIONS, edition, find_ruleset, read_edition
from semafor.engine.access import pile_list, set_market, set_piles
from semafor.engine.game import Game
from semafor.engine.record import replay, write_record
from semafor.engine.ruleset import compile_ruleset
from tests.kit.goldens import FOLDER, read_text
from tests.kit.toys import toy_ruleset
from tests.rules.boards import game_from

L = "locomotive"
FEW = {"market": [L, L, "purple", "yellow", "purple"], "rest": "box"}
EARLIER = sorted((FOLDER / "earlier-1").glob("*.game"))


def by_version_1(ruleset):
    """The same rules as version 1 had them."""
    made = ruleset.edition
    settings = dict(made.settings)
    for module, values in read_edition(made.name)["earlier"]["1"].items():
        settings[module] = {**settings.get(module, {}), **values}
    return compile_ruleset(
        replace(made, settings=settings, rules_version=1), ruleset.seats, ruleset.options
    )


@pytest.mark.rule("COM-EDGE-4")
@pytest.mark.parametrize("name", ["usa-classic", "europe", "germany", "usa-refreshed"])
@pytest.mark.parametrize("seed", range(8))
def test_a_legal_market_is_found_wherever_one_exists(name, seed):
    """Fourteen cards, three of them no locomotives: a chance of 2.7 % at each reset."""
    deck = [L] * 8 + ["orange"]
    random.Random(seed).shuffle(deck)
    market = [L, L, "purple", "white", "yellow"]
    game = game_from(name, 2, market=market, deck=[L, *deck], rest="box")
    game.play({"do": "draw", "card": "yellow"})
    kinds = game.ruleset.kinds
    shown = [kinds[kind] for kind in game.view(None).market]
    assert shown.count(L) < 3
    assert sorted(shown) == [L, L, "orange", "purple", "white"]


@pytest.mark.rule("COM-EDGE-4")
def test_many_resets_are_one_fact_and_few_outcomes():
    deck = [L, L, "orange", L, L]
    game = game_from("usa-classic", 2, deck=deck, **FEW)
    facts = game.play({"do": "draw", "card": "yellow"})
    names = [fact.name for fact in facts]
    assert names.count("market_chosen") == 1
    assert "market_reset" not in names
    assert names.count("reshuffled") <= 1
    assert len(names) <= 12
    assert next(fact for fact in facts if fact.name == "market_chosen").values == {"times": 10}
    assert len(game.history[-1]["chance"]) < 100


def test_two_resets_are_one_fact_too():
    deck = [L, L, L, L, L, L, "red", "red", "blue", "blue", "green"]
    game = game_from("usa-classic", 2, market=[L, L, "red", "red", "red"], deck=deck)
    facts = game.play({"do": "draw", "card": "red"})
    told = [fact for fact in facts if fact.name.startswith("market")]
    assert [(fact.name, fact.values) for fact in told] == [("market_resets", {"times": 2})]
    opened = [fact.values["card"] for fact in facts if fact.name == "opened"]
    assert opened[-5:] == ["red", "red", "blue", "blue", "green"]
    assert len(opened) == 6


@pytest.mark.rule("COM-EDGE-4")
@pytest.mark.parametrize("name", EDITIONS)
def test_games_on_few_cards_have_no_three_locomotives_where_they_can_be_avoided(name):
    """Toy boards whose cards run out: after every move the market is legal or cannot be."""
    ruleset = toy_ruleset(name, 2, 45, has_few_cards=True)
    for number in range(6):
        chooser = random.Random(number)
        game = Game(ruleset, seed=f"few {number}")
        for _ in range(300):
            if game.is_over:
                break
            draws = [move for move in game.moves() if move["do"] == "draw"]
            game.play(chooser.choice(draws or game.moves()))
            if game.view(None).phase in ("turn", "second_card"):
                assert game.state.open_locos < 3 or not is_legal_possible(game)
        assert replay(write_record(game), lambda *asked: ruleset).digest() == game.digest()


def is_legal_possible(game):
    """COM-EDGE-4, counted here: enough cards that are neither locomotives nor newspapers."""
    kinds = game.ruleset.kinds
    cards = [kinds[kind] for kind in game.view(None).market if kind >= 0]
    for pile in ("deck", "discard"):
        for kind, count in enumerate(pile_list(game.state, pile)):
            cards += [kinds[kind]] * count
    cards = [card for card in cards if card != "newspaper"]
    others = len(cards) - cards.count(L)
    return min(5, len(cards)) - others < 3


@pytest.mark.rule("COM-EDGE-4")
@pytest.mark.parametrize("lot_after", [10, 0])
def test_a_blind_draw_is_followed_by_a_look_at_the_market(lot_after):
    """Nine cards left and three locomotives open, as version 1 could leave them."""
    ruleset = find_ruleset("usa-classic", 2)
    game = begun(ruleset if lot_after else by_version_1(ruleset))
    kinds = game.ruleset.kinds
    loco, purple, orange = (kinds.index(kind) for kind in (L, "purple", "orange"))
    deck = [0] * len(kinds)
    deck[loco], deck[orange] = 4, 1
    set_market(game.state, [loco, loco, loco, purple, purple])
    set_piles(game.state, deck, [0] * len(kinds), [0] * len(kinds))
    game.play({"do": "draw"})
    is_avoidable = pile_list(game.state, "deck")[orange] > 0 or orange in game.view(None).market
    assert is_avoidable, "the card that was drawn is a locomotive"
    assert game.state.open_locos == (2 if lot_after else 3)


def begun(ruleset):
    """A game at its first turn."""
    game = Game(ruleset, seed="blind")
    while game.view(game.actor).phase != "turn":
        game.play_action(game.actions()[0])
    return game


# -------------------------------------------------------------------- rules as they were


@pytest.mark.rule("COM-EDGE-4", "COM-EDGE-28")
@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.stem)
def test_a_game_of_version_1_is_replayed_by_its_own_rules(path):
    """They held resets up to the hundredth; by the rules of now they would be other games."""
    text = path.read_text(encoding="utf-8")
    title, record = read_text(text)
    assert record["rules_version"] == 1
    name, seats = title.split(", ")[0], 2
    now = toy_ruleset(name, seats, 45, has_few_cards=False)
    old = by_version_1(now)
    game = replay(record, lambda *asked: old)
    assert f"digest {game.digest()}" in text
    assert write_record(game) == record


@pytest.mark.parametrize("name", EDITIONS)
def test_every_edition_says_what_version_1_had_otherwise(name):
    assert edition(name).rules_version >= 2
    assert read_edition(name)["earlier"]["1"]["drawing"] == {"lot_after": 0}
