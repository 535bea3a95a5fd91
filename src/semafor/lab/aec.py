"""PettingZoo: every edition, two to five seats, as an environment of agents that take turns (AEC).

>>> from semafor.lab.aec import env
>>> game = env("usa-classic", seats=2)
>>> game.reset(seed=1)
>>> game.agent_selection, game.last()[0]["action_mask"].sum()
('player_1', np.int64(4))
"""

from __future__ import annotations

import functools
import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from semafor.engine.errors import SetupError
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import view
from semafor.lab.batch import REWARDS, rewards_of
from semafor.lab.extras import need
from semafor.lab.single import Single
from semafor.lab.worlds import env_metadata, limits_of, open_ruleset
from semafor.texts.describe import describe_view

if TYPE_CHECKING:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
else:
    np = need("numpy")
    spaces = need("gymnasium.spaces")
    AECEnv = need("pettingzoo").AECEnv


class SemaforAEC(AECEnv):  # type: ignore[misc]
    """One game; `player_0` is seat 0. Who is first follows from the seed, or from `options["first"]` of `reset`.

    An observation is a dictionary of the numbers a seat may know (docs/lab.md) and of the legal actions.
    Rewards come at the end: `win`, `rank`, `score` or `margin`, as in `Batch`.
    """

    def __init__(
        self,
        edition: str | Ruleset,
        seats: int = 2,
        *,
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise SetupError("lab-reward", reward=reward, known=", ".join(REWARDS))
        self.ruleset = open_ruleset(edition, seats, options)
        self.metadata = {
            **env_metadata(self.ruleset),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.reward = reward
        self.game = Single(self.ruleset)
        self.possible_agents = [f"player_{seat}" for seat in range(self.ruleset.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = limits_of(self.ruleset)
        self.numbers = spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)
        self.observed = spaces.Dict(
            {
                "observation": self.numbers,
                "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8),
            }
        )
        self.acted = spaces.Discrete(self.game.actions)
        self.luck = random.Random()

    @functools.cached_property
    def observation_spaces(self) -> dict[str, Any]:
        """The same for every agent."""
        return dict.fromkeys(self.possible_agents, self.observed)

    @functools.cached_property
    def action_spaces(self) -> dict[str, Any]:
        """The same for every agent."""
        return dict.fromkeys(self.possible_agents, self.acted)

    def observation_space(self, agent: str) -> Any:
        """The same object for every agent and at every call."""
        return self.observed

    def action_space(self, agent: str) -> Any:
        """The same object for every agent and at every call."""
        return self.acted

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; without a seed, another one than before."""
        if seed is not None:
            self.luck = random.Random(seed)
        dealt = self.luck.getrandbits(62)
        first = (options or {}).get("first", dealt % self.ruleset.seats)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.begin(dealt, first)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, in arrays of its own; the mask is empty for one that does not decide."""
        game = self.game
        numbers = np.empty(game.width, np.int16)
        mask = np.empty(game.actions, np.int8)
        game.write(self.seat_of[agent], numbers, mask)
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose turn it is; one that is not legal is refused and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        actor = self.game.step(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        if actor >= 0:
            self.agent_selection = self.possible_agents[actor]
            return
        result = self.game.result()
        worth = rewards_of(self.reward, result.totals, result.ranks)
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = worth[seat]
            self.terminations[name] = True
            self.infos[name] = {"total": result.totals[seat], "rank": result.ranks[seat]}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The position in words, as the agent that decides may know it."""
        if self.render_mode != "ansi":
            return None
        state = self.game.state
        seat = state.actor()
        return describe_view(view(state, seat if seat >= 0 else None), "en")

    def close(self) -> None:
        """Nothing is held."""


def env(edition: str | Ruleset, seats: int = 2, **settings: Any) -> SemaforAEC:
    """An environment of PettingZoo."""
    return SemaforAEC(edition, seats, **settings)
