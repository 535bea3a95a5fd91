"""Gymnasium: one learner against chosen bots, one game at a time or thousands in step.

>>> from semafor.lab.gym import SemaforEnv
>>> game = SemaforEnv("usa-classic", bots=["greedy"])
>>> numbers, info = game.reset(seed=1)
>>> numbers.dtype, int(info["action_mask"].sum()) > 0
(dtype('int16'), True)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from semafor.engine.errors import SetupError
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import SEATS
from semafor.engine.views import view
from semafor.lab.batch import Batch
from semafor.lab.extras import need
from semafor.lab.worlds import Opponents, env_metadata, limits_of, open_ruleset
from semafor.texts.describe import describe_view

if TYPE_CHECKING:
    import gymnasium
    import numpy as np
else:
    np = need("numpy")
    gymnasium = need("gymnasium")
    need("gymnasium.vector")

# What becomes of an action that is not legal.
ILLEGAL = ("lose", "refuse")
LOST = {"win": 0.0, "rank": -1.0, "score": 0.0, "margin": -100.0}


class SemaforEnv(gymnasium.Env):
    """A game of one learner; the other seats are bots.

    Args:
        edition: Its name, or a ruleset.
        seats: Two to five.
        bots: Who plays the other seats, by turns; any bot that the command line knows.
        seat: The learner's seat; None for another one in each game.
        reward: As in `Batch`; it comes at the end.
        illegal: An action that is not legal loses the game (`lose`), or is refused with an error (`refuse`).
    """

    def __init__(  # noqa: PLR0913 - all but two by name
        self,
        edition: str | Ruleset,
        seats: int = 2,
        *,
        bots: Sequence[str] = ("greedy",),
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise SetupError("lab-illegal-word", word=illegal, known=", ".join(ILLEGAL))
        self.ruleset = open_ruleset(edition, seats, options)
        if seat is not None and not 0 <= seat < self.ruleset.seats:
            raise SetupError("bad-seat", seat=seat, seats=self.ruleset.seats)
        self.opponents = Opponents(self.ruleset, bots)
        self.fixed_seat = seat
        self.seat = seat or 0
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata = {**env_metadata(self.ruleset), "render_modes": ["ansi"]}
        self.batch = Batch(
            self.ruleset, 1, players=self.opponents.around(self.seat, 0, 0),
            reward=reward, autoreset=False,
        )  # fmt: skip
        low, high = limits_of(self.ruleset)
        self.observation_space = gymnasium.spaces.Box(
            np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16
        )
        self.action_space = gymnasium.spaces.Discrete(self.batch.actions)
        self.numbers = np.asarray(self.batch.observations)
        self.mask = np.asarray(self.batch.masks)
        self.has_lost = False

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game; the seed decides all of it, the bots' dice too."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(1 << 62))
        number = int(self.np_random.integers(1 << 30))
        if self.fixed_seat is None:
            self.seat = number % self.ruleset.seats
        self.batch.seat_players(self.opponents.around(self.seat, number // SEATS, dealt))
        self.batch.reset([dealt])
        self.has_lost = False
        return self.numbers.copy(), self.info()

    def info(self) -> dict[str, Any]:
        """The legal actions, and who the learner is."""
        return {"action_mask": self.mask.copy(), "seat": self.seat}

    def action_masks(self) -> Any:
        """The legal actions as sb3-contrib asks for them."""
        return self.mask.astype(bool)

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action, and the bots until the learner decides again or the game is over."""
        if self.illegal == "lose" and not self.mask[action]:
            self.has_lost = True
        if self.has_lost:
            return (
                self.numbers.copy(), LOST[self.batch.reward], True, False,
                {**self.info(), "illegal": int(action)},
            )  # fmt: skip
        self.batch.step(np.array([action], np.int32))
        is_over = bool(self.batch.dones[0])
        info = self.info()
        if is_over:
            info["totals"] = list(self.batch.totals)
            info["ranks"] = list(self.batch.ranks)
        return self.numbers.copy(), float(self.batch.rewards[self.seat]), is_over, False, info

    def render(self) -> str | None:
        """The position in words, as the learner may know it."""
        if self.render_mode != "ansi":
            return None
        return describe_view(view(self.batch.position(0), self.seat), "en")


class SemaforVectorEnv(gymnasium.vector.VectorEnv):
    """Many games of one learner each, stepped in compiled code; a game that is over begins anew at once.

    The learner's seat and the bots change from game to game of the vector, not in time. Observations and masks are
    arrays of their own at each step unless `copy` is False: then they are the buffers, good until the next step.
    """

    def __init__(
        self,
        edition: str | Ruleset,
        num_envs: int,
        seats: int = 2,
        *,
        bots: Sequence[str] = ("greedy",),
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
        copy: bool = True,
    ) -> None:
        self.ruleset = open_ruleset(edition, seats, options)
        self.num_envs = num_envs
        self.opponents = Opponents(self.ruleset, bots)
        self.seats = np.arange(num_envs) % self.ruleset.seats
        self.batch = Batch(self.ruleset, num_envs, players=self.players(0), reward=reward)
        self.copies = copy
        self.metadata = {
            **env_metadata(self.ruleset),
            "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP,
        }
        low, high = limits_of(self.ruleset)
        box = gymnasium.spaces.Box(
            np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16
        )
        self.single_observation_space = box
        self.single_action_space = gymnasium.spaces.Discrete(self.batch.actions)
        batch_space = gymnasium.vector.utils.batch_space
        self.observation_space = batch_space(box, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.numbers = np.asarray(self.batch.observations).reshape(num_envs, -1)
        self.mask = np.asarray(self.batch.masks).reshape(num_envs, -1)
        self.dones = np.asarray(self.batch.dones)
        self.worth = np.asarray(self.batch.rewards).reshape(num_envs, -1)
        self.totals = np.asarray(self.batch.totals).reshape(num_envs, -1)
        self.rows = np.arange(num_envs)

    def players(self, seed: int) -> list[Any]:
        """Who plays inside, for all games."""
        found: list[Any] = []
        for game in range(self.num_envs):
            number = game // self.ruleset.seats
            found += self.opponents.around(int(self.seats[game]), number, seed + game)
        return found

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games; the seed decides all of them."""
        super().reset(seed=seed)
        self.batch.seat_players(self.players(int(self.np_random.integers(1 << 40))))
        self.batch.reset(
            [int(dealt) for dealt in self.np_random.integers(1 << 62, size=self.num_envs)]
        )
        return self.shown(self.numbers), self.info()

    def shown(self, buffer: Any) -> Any:
        """A buffer, or what stands in it now."""
        return buffer.copy() if self.copies else buffer

    def info(self) -> dict[str, Any]:
        """The legal actions, and which seats the learner has."""
        return {"action_mask": self.shown(self.mask), "seat": self.seats}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play an action in every game."""
        self.batch.step(np.ascontiguousarray(actions, dtype=np.int32))
        info = self.info()
        done = self.dones.astype(bool)
        if done.any():
            info["totals"] = self.totals.copy()
        return (
            self.shown(self.numbers),
            self.worth[self.rows, self.seats].astype(np.float64),
            done,
            np.zeros(self.num_envs, dtype=bool),
            info,
        )
