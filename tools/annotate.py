"""Plays a game between two bots and writes it down with reasons and chances, for docs/games.

Usage: python tools/annotate.py EDITION BOT BOT SEED FILE
"""

from __future__ import annotations

import sys
from pathlib import Path

from semafor import new_game
from semafor.bots import make_bot
from semafor.bots.express import ExpressBot
from semafor.bots.reasons import describe_reason, explain
from semafor.texts.describe import describe_move

SWING = 0.12
QUIET = ("draw",)


def main(edition: str, first: str, second: str, seed: str, file: str) -> None:
    """Play, and write the moves worth a word."""
    game = new_game(edition, 2, seed=seed)
    names = (first, second)
    bots = [make_bot(name, 100 + seat) for seat, name in enumerate(names)]
    rows = []
    before: dict[int, float] = {}
    while not game.is_over:
        seat = game.actor
        view = game.view(seat)
        action = bots[seat].choose(view)
        move = game.to_move(action)
        bot = bots[seat]
        chance = None
        if isinstance(bot, ExpressBot) and bot.thought is not None:
            chance = next(item.win for item in bot.thought.moves if item.action == action)
        swing = chance is not None and abs(chance - before.get(seat, 0.5)) >= SWING
        if (move["do"] not in QUIET or swing) and len(view.actions) > 1:
            why = describe_reason(game.ruleset, explain(view, action, bot), "en")
            told = "" if chance is None else f"{100 * chance:.0f} %"
            what = describe_move(game.ruleset, move, "en")
            score = "–".join(str(points) for points in view.score)
            rows.append(f"| {view.turns + 1} | {names[seat]} | {what} | {told} | {score} | {why} |")
        if chance is not None:
            before[seat] = chance
        game.play_action(action)
    result = game.result()
    lines = [
        f"# {first} against {second}: {edition}",
        "",
        f"`python tools/annotate.py {edition} {first} {second} {seed} {file}` plays this game again.",
        "Draws are left out unless the chance moved; the chance is what the search saw before the move.",
        "",
        "| turn | bot | move | chance | points | why |",
        "|---|---|---|---|---|---|",
        *rows,
        "",
        "## The end",
        "",
    ]
    for seat, name in enumerate(names):
        parts = ", ".join(
            f"{line} {result.lines[seat][line]}" for line in game.ruleset.points_lines
        )
        done = result.lines[seat]["completed"]
        lines.append(
            f"- **{name}** {result.totals[seat]} points ({parts}; {done} tickets completed)"
        )
    Path(file).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:6])
