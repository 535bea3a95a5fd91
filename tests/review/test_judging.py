"""Judgements of single moves: what is known to be terrible is called costly, what is forced is not judged."""

from semafor import new_game
from semafor.bots import make_bot
from semafor.engine.game import Game
from semafor.engine.views import View
from semafor.review import COSTLY, DOUBTFUL, FINE, ONLY, Strength, judge
from semafor.review.judging import COSTLY_FROM, DOUBTFUL_FROM, verdict_of

QUICK = Strength(first=16, second=16, step=64, most=256, curve=8)


def last_turn(seed: str) -> tuple[Game, View]:
    """The first turn of the last round of a game between two planners."""
    game = new_game("usa-classic", seats=2, seed=seed)
    bots = [make_bot("planner", 1), make_bot("planner", 2)]
    while True:
        view = game.view(game.actor)
        if view.last_round >= 0 and view.phase == "turn":
            return game, view
        game.play_action(bots[game.actor].choose(view))


def find(game: Game, view: View, word: str) -> int:
    return next(action for action in view.actions if game.to_move(action)["do"] == word)


def test_new_tickets_in_the_last_turn_are_costly():
    game, view = last_turn("plant23")
    judgement = judge(view, find(game, view, "tickets"), QUICK)
    assert judgement.verdict == COSTLY
    assert judgement.better is not None
    assert judgement.better["do"] == "claim"
    assert judgement.wins > 0.5
    assert judgement.points > 20


def test_what_was_better_is_fine_itself():
    game, view = last_turn("plant1")
    blunder = judge(view, find(game, view, "tickets"), QUICK)
    better = game.to_action(blunder.better)
    judgement = judge(view, better, QUICK)
    assert judgement.verdict == FINE
    assert judgement.cost <= 0


def test_a_forced_move_is_never_judged():
    _, view = last_turn("plant1")
    action = view.actions[0]
    forced = View(
        **{**{name: getattr(view, name) for name in view.__slots__}, "actions": (action,)}
    )
    judgement = judge(forced, action, QUICK)
    assert judgement.verdict == ONLY
    assert judgement.games == 0


def test_the_same_seed_judges_the_same_and_another_one_on_other_deals():
    game, view = last_turn("plant4")
    action = find(game, view, "tickets")
    assert judge(view, action, QUICK, 1) == judge(view, action, QUICK, 1)
    assert judge(view, action, QUICK, 1) != judge(view, action, QUICK, 2)


def test_a_difference_that_is_not_clear_is_fine():
    assert verdict_of(COSTLY_FROM + 0.01, 0.001) == COSTLY
    assert verdict_of(COSTLY_FROM + 0.01, 0.2) == FINE
    assert verdict_of(DOUBTFUL_FROM + 0.01, 0.001) == DOUBTFUL
    assert verdict_of(DOUBTFUL_FROM - 0.01, 0.001) == FINE
    assert verdict_of(-0.2, 0.001) == FINE
