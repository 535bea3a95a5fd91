"""A bot: one file with one class. It claims the longest route it can pay for; otherwise it draws."""

from __future__ import annotations

from semafor import View
from semafor.search.actions import read_actions


class LongRoutes:
    """Made anew for each game; a parameter `seed` would be given to it."""

    def choose(self, view: View) -> int:
        """One of `view.actions`."""
        choices = read_actions(view.ruleset)
        routes = view.ruleset.board.routes

        def worth(action: int) -> tuple[int, int]:
            choice = choices[action]
            if choice.word == "claim":
                return routes[choice.route].length, -choice.locomotives
            return (1, 0) if choice.word == "draw" else (0, 0)

        return max(view.actions, key=worth)
