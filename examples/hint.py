"""The best moves of a position, and why: what a seat sees is all that is looked at."""

from __future__ import annotations

from semafor import new_game
from semafor.bots import make_bot
from semafor.bots.hints import best_moves
from semafor.bots.reasons import describe_reason, explain
from semafor.texts.describe import describe_move

game = new_game("europe", seats=2, seed="docs")
bot = make_bot("planner", seed=1)
for _ in range(12):
    view = game.view(game.actor)
    action = bot.choose(view)
    print(describe_reason(view.ruleset, explain(view, action, bot), "en"))
    game.play_action(action)

view = game.view(game.actor)
hints = best_moves(view, iterations=50)  # or seconds=1.0
for hint in hints.moves[:3]:
    words = describe_move(view.ruleset, hint.move, "en")
    if hint.chance is not None:
        words += f", wins {hint.chance.win:.0%} ({hint.chance.low:.0%} to {hint.chance.high:.0%})"
    print(words)
print(describe_reason(view.ruleset, hints.reason, "en"))
