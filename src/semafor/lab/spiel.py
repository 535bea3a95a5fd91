"""OpenSpiel: every edition as a game with explicit chance, for its search and its learners.

Importing this file registers `semafor`: `pyspiel.load_game("semafor(edition=usa-classic,players=2)")`. Every card,
ticket and token that is drawn is a chance node, so a search can average over them; a search that walks these states
sees all hands, as all searches of OpenSpiel that are not told better do. Returns add up to nothing: a sole winner has 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from semafor.editions import EDITIONS
from semafor.engine.observation import Observer
from semafor.engine.position import digest
from semafor.engine.ruleset import LEAST_SEATS, MOST_SEATS, Ruleset
from semafor.engine.score import score_position
from semafor.engine.views import view
from semafor.lab.extras import need
from semafor.lab.single import Unfolding
from semafor.lab.worlds import open_ruleset
from semafor.texts.describe import describe_move, describe_view

if TYPE_CHECKING:
    import numpy as np
    import pyspiel
else:
    np = need("numpy")
    pyspiel = need("pyspiel")

NAME = "semafor"
# No game is as long; one with chance in every draw comes to a fifth of it.
MOST_DECISIONS = 4000
MOST_CHANCE = 12000
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Semafor",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=LEAST_SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"edition": EDITIONS[0], "players": LEAST_SEATS},
)


class SemaforGame(pyspiel.Game):  # type: ignore[misc]
    """A ruleset as a game of OpenSpiel."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.ruleset = open_ruleset(
            str(given.get("edition", EDITIONS[0])), int(given.get("players", LEAST_SEATS))
        )
        self.observer = Observer(self.ruleset)
        tokens = max((len(names) for names in self.ruleset.tokens.values()), default=0)
        outcomes = len(self.ruleset.kinds) + len(self.ruleset.board.tickets) + tokens
        info = pyspiel.GameInfo(
            num_distinct_actions=self.ruleset.actions,
            max_chance_outcomes=outcomes,
            num_players=self.ruleset.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> SemaforState:
        """The beginning: the deal is the first chance nodes."""
        return SemaforState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SemaforObserver:
        """Writes observations of this game."""
        return SemaforObserver(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many outcomes of chance a game may have."""
        return MOST_CHANCE


class SemaforState(pyspiel.State):  # type: ignore[misc]
    """A node of the game: somebody decides, or chance does."""

    def __init__(self, game: SemaforGame) -> None:
        super().__init__(game)
        self.rules = Held(game.ruleset)
        self.node = Unfolding(game.ruleset)

    def current_player(self) -> int:
        """The seat that decides, chance, or nobody any more."""
        if self.node.under_way != -1:
            return CHANCE
        actor = self.node.actor()
        return actor if actor >= 0 else TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        """Legal actions in rising order."""
        return self.node.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may come up, and how likely it is."""
        options = self.node.options
        total = sum(weight for _, weight in options)
        return [(outcome, weight / total) for outcome, weight in options]

    def _apply_action(self, action: int) -> None:
        """An action of the seat, or an outcome."""
        self.node.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """A move in words; an outcome by its name."""
        ruleset = self.rules.ruleset
        if player == CHANCE:
            kinds, tickets = len(ruleset.kinds), ruleset.board.tickets
            if action < kinds:
                return f"card {ruleset.kinds[action]}"
            if action < kinds + len(tickets):
                return f"ticket {tickets[action - kinds].id}"
            return f"token {action - kinds - len(tickets)}"
        state = self.node.reached
        move = state.tables.option_of(action).to_move(state, action)
        return f"{action} {describe_move(ruleset, move, 'en')}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.node.under_way == -1 and self.node.actor() < 0

    def returns(self) -> list[float]:
        """At the end: 1 for a sole winner, what is shared by those who share it; the others lose together as much."""
        seats = self.rules.ruleset.seats
        if not self.is_terminal():
            return [0.0] * seats
        ranks = score_position(self.node.reached).ranks
        winners = sum(1 for rank in ranks if rank == 1)
        return [((seats / winners if rank == 1 else 0.0) - 1.0) / (seats - 1) for rank in ranks]

    def observation_string(self, player: int) -> str:
        """What a seat may know, in words."""
        return describe_view(view(self.node.reached, player), "en")

    def __str__(self) -> str:
        """For people who look for mistakes: where the game is."""
        outcomes = (
            f" {self.node.under_way} {self.node.outcomes}" if self.node.under_way != -1 else ""
        )
        return f"{digest(self.node.reached)[:16]}{outcomes}"


class Held:
    """A ruleset that a copy of a state shares."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        """Itself."""
        return self


class SemaforObserver:
    """Observations as OpenSpiel wants them: one flat tensor, and parts of it by name."""

    def __init__(self, game: SemaforGame) -> None:
        self.observer = game.observer
        self.numbers = np.zeros(self.observer.width, np.int16)
        self.tensor = np.zeros(self.observer.width, np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.stop] for field in self.observer.fields
        }

    def set_from(self, state: SemaforState, player: int) -> None:
        """Write what a seat may know."""
        self.observer.write(state.node.reached, player, self.numbers, 0)
        self.tensor[:] = self.numbers

    def string_from(self, state: SemaforState, player: int) -> str:
        """The same in words."""
        return state.observation_string(player)


pyspiel.register_game(GAME_TYPE, SemaforGame)
