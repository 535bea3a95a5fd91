"""Thousands of games of one ruleset at a time: one call plays an action in each and writes what is to be seen next.

Whatever a learner needs of a step lies in buffers that are made once: the observation of the seat that decides, the
legal actions (dense as a mask, or compact as lists), who decides, which games have ended, with what scores and rewards.
NumPy is not needed: buffers are memoryviews, and `numpy.asarray` makes arrays of them without copying.

Some seats may be played inside, by any `Player` of numbers: such a player sees the position as its seat may know it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from semafor.engine.core import State
from semafor.engine.errors import SetupError
from semafor.engine.generator import INCREMENT, MASK64, MULTIPLIER
from semafor.engine.observation import Observer
from semafor.engine.ruleset import Ruleset
from semafor.engine.score import score_position
from semafor.engine.seen import SeenPosition
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import ActionBuffer
from semafor.search.players import Player

REWARDS = ("win", "rank", "score", "margin")
MOST_GAMES = 1 << 20
NOBODY = -1
# Room for so many legal actions a game to begin with; it grows where that is not enough.
USUAL_LEGAL = 64


def room(size: int, form: Any) -> Any:
    """A flat buffer of zeros; `form` is a letter of `struct`."""
    width = {"b": 1, "h": 2, "i": 4, "f": 4}[form]
    return memoryview(bytearray(size * width)).cast(form)


class Batch:
    """Games that are played in step.

    Args:
        ruleset: What is played.
        games: How many games.
        players: Who plays inside, by game and seat: `players[game * seats + seat]`; None for a seat whose actions come
            from outside. Left out, all do. Every game needs a seat that is not played inside.
        observe: Whether observations are written.
        mask: Whether the dense mask is written beside the lists of legal actions.
        reward: What the end of a game is worth to a seat: `win` (1, shared by those who share the win), `rank` (from 1
            for the first to -1 for the last), `score` (the final total), `margin` (over the best of the others).
        autoreset: Whether a game that has ended begins anew at once, with the next seed of its own. Without it nobody
            decides in that game (`actors` -1), and its action is not looked at.
        skip_forced: Whether a decision with one legal action is taken inside.

    Attributes:
        observations: `games` x `width` numbers of 16 bits, of the seat that decides (see `Observer`).
        masks: `games` x `actions` bytes.
        legal: The legal actions of all games, one after another; `starts[game]` says where those of a game begin,
            `counts[game]` how many there are.
        actors: The seat that decides.
        dones: 1 where the last call ended a game. Then `totals`, `ranks` and `rewards` (`games` x `seats`) are those
            of the game that ended, and with `autoreset` all else is of the one that has begun. Rewards are 0 otherwise.
    """

    def __init__(  # noqa: PLR0913 - all but two by name
        self,
        ruleset: Ruleset,
        games: int,
        *,
        players: Sequence[Player | None] | None = None,
        observe: bool = True,
        mask: bool = True,
        reward: str = "win",
        autoreset: bool = True,
        skip_forced: bool = False,
    ) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise SetupError("lab-games", games=games, most=MOST_GAMES)
        if reward not in REWARDS:
            raise SetupError("lab-reward", reward=reward, known=", ".join(REWARDS))
        ruleset.check_start()
        seats = ruleset.seats
        self.ruleset = ruleset
        self.games = games
        self.seats = seats
        self.observer = Observer(ruleset)
        self.width = self.observer.width
        self.actions = self.observer.actions
        self.reward = reward
        self.observes = observe
        self.masked = mask
        self.autoreset = autoreset
        self.skips = skip_forced
        self.players: list[Player | None] = []
        self.seat_players(players if players is not None else [None] * (games * seats))
        self.states = [ruleset.new_state() for _ in range(games)]
        self.seeds = [0] * games
        self.buffer = ActionBuffer()
        self.spare = ActionBuffer()
        self.sheet = ScoreSheet()
        self.seen = SeenPosition(ruleset.tables)
        self.rng = 1
        self.steps = 0
        self.finished = 0
        self.used = 0
        self.room = games * USUAL_LEGAL
        self.observations = room(games * self.width if observe else 1, "h")
        self.masks = room(games * self.actions if mask else 1, "b")
        self.legal = room(self.room, "i")
        self.starts = room(games, "i")
        self.counts = room(games, "i")
        self.actors = room(games, "i")
        self.dones = room(games, "b")
        self.totals = room(games * seats, "i")
        self.ranks = room(games * seats, "i")
        self.rewards = room(games * seats, "f")
        self.chosen = room(games, "i")
        self.is_running = room(games, "b")
        self.bind()

    def seat_players(self, players: Sequence[Player | None]) -> None:
        """Who plays inside from now on, by game and seat; to be said before `reset`."""
        for game in range(self.games):
            if None not in players[game * self.seats : (game + 1) * self.seats]:
                raise SetupError("lab-no-learner", game=game)
        self.players = list(players)

    def bind(self) -> None:
        """Let the loops below write where `observations`, `masks` and the others are."""
        self.obs_out = self.observations
        self.mask_out = self.masks
        self.legal_out = self.legal
        self.starts_out = self.starts
        self.counts_out = self.counts
        self.actors_out = self.actors
        self.dones_out = self.dones
        self.chosen_out = self.chosen

    # ---------------------------------------------------------------- beginning

    def reset(self, seeds: Sequence[int]) -> None:
        """Begin all games, each from its seed; who is first follows from the seed too."""
        if len(seeds) != self.games:
            raise SetupError("lab-seeds", seeds=len(seeds), games=self.games)
        self.rng = (int(seeds[0]) * 2 + 1) & MASK64
        self.used = 0
        self.rewards[:] = room(self.games * self.seats, "f")
        for game in range(self.games):
            self.seeds[game] = int(seeds[game]) & MASK64
            self.dones[game] = 0
            self.begin(game)
            self.settle(game)

    def begin(self, game: int) -> None:
        """Set a game up from its seed, which makes place for the next one."""
        seed = self.seeds[game]
        state = State(self.ruleset.tables)
        state.rng = (seed * 2 + 1) & MASK64
        state.start(seed % self.seats)
        self.states[game] = state
        self.is_running[game] = 1
        self.seeds[game] = (seed * MULTIPLIER + INCREMENT) & MASK64

    # ---------------------------------------------------------------- stepping

    def step(self, actions: Any) -> None:
        """Play an action in every game: a flat buffer of numbers of 32 bits. One that is not legal changes nothing."""
        self.check(actions)
        self.advance(actions)

    def play(self, steps: int) -> None:
        """Step so many times with actions chosen inside, any legal one being as good as any other."""
        for _ in range(steps):
            self.choose_any()
            self.advance(self.chosen_out)

    def choose_any(self) -> None:
        """One of the legal actions for every game."""
        for game in range(self.games):
            count = self.counts_out[game]
            if count > 0:
                self.rng = (self.rng * MULTIPLIER + INCREMENT) & MASK64
                pick = ((self.rng >> 33) * count) >> 31
                self.chosen_out[game] = self.legal_out[self.starts_out[game] + pick]

    def check(self, actions: Any) -> None:
        """Refuse an action that is not among the legal ones of its game."""
        given = actions
        if len(given) != self.games:
            raise SetupError("lab-actions", actions=len(given), games=self.games)
        for game in range(self.games):
            count = self.counts_out[game]
            start = self.starts_out[game]
            action = given[game]
            found = count == 0
            for index in range(count):
                if self.legal_out[start + index] == action:
                    found = True
                    break
            if not found:
                raise SetupError("lab-illegal", game=game, action=action, seat=self.actors[game])

    def advance(self, actions: Any) -> None:
        """Play the actions, go on until somebody outside decides, and write what is to be seen."""
        given = actions
        self.used = 0
        if self.finished:
            self.rewards[:] = room(self.games * self.seats, "f")
            self.finished = 0
        for game in range(self.games):
            self.dones_out[game] = 0
            state = self.states[game]
            if state.depth > 0:
                state.step(given[game])
                self.steps += 1
            self.settle(game)

    def settle(self, game: int) -> None:
        """Go on until somebody outside decides; then write what that seat sees and may do."""
        state = self.states[game]
        while True:
            if state.depth == 0:
                if not self.finish(game):
                    self.write(game, state, NOBODY)
                    return
                state = self.states[game]
                continue
            seat = state.frames[state.depth - 1][1]
            count = state.fill(self.buffer)
            player = self.players[game * self.seats + seat]
            if count == 1 and self.skips:
                state.step(self.buffer.codes[0])
            elif player is None:
                break
            else:
                state.step(self.ask(player, state, seat))
            self.steps += 1
        self.write(game, state, seat)

    def ask(self, player: Any, state: State, seat: int) -> int:
        """What a player inside does."""
        asked: Player = player
        if asked.is_blind:
            action = asked.choose(self.seen.state, self.buffer)
        else:
            action = asked.choose(self.seen.look(state, seat), self.spare)
        for index in range(self.buffer.count):
            if self.buffer.codes[index] == action:
                return action
        raise AssertionError(f"seat {seat} chose {action}, which is not legal")

    def write(self, game: int, state: State, seat: int) -> None:
        """What is to be seen of a game: the list of legal actions is in the buffer."""
        self.actors_out[game] = seat
        count = self.buffer.count if seat >= 0 else 0
        self.starts_out[game] = self.used
        self.counts_out[game] = count
        if self.used + count > self.room:
            self.grow(self.used + count)
        for index in range(count):
            self.legal_out[self.used + index] = self.buffer.codes[index]
        self.used += count
        if seat < 0:
            self.buffer.count = 0
            seat = 0
        if self.observes:
            self.observer.write(state, seat, self.obs_out, game * self.width)
        if self.masked:
            self.observer.write_mask(self.buffer, self.mask_out, game * self.actions)

    def position(self, game: int) -> State:
        """A copy of a whole position, hidden cards included: for tools and tests, never to decide."""
        state: State = self.states[game]
        return state.clone()

    def look(self, game: int) -> State:
        """What the seat that decides may know of a game, as a state of its own; good until the next look."""
        state = self.states[game]
        return self.seen.look(state, state.actor())

    def grow(self, needed: int) -> None:
        """More room for lists of legal actions; `legal` is another buffer from now on."""
        wider = room(2 * needed, "i")
        wider[: self.room] = self.legal
        self.legal = wider
        self.room = 2 * needed
        self.legal_out = self.legal

    def finish(self, game: int) -> bool:
        """A game is over: what everybody has, and whether another one has begun."""
        if self.autoreset or self.is_running[game]:
            self.note_result(game, score_position(self.states[game], self.sheet))
            self.is_running[game] = 0
        if self.autoreset:
            self.begin(game)
        return self.autoreset

    def note_result(self, game: int, result: Any) -> None:
        """Write the end of a game down."""
        self.dones[game] = 1
        self.finished += 1
        worth = rewards_of(self.reward, result.totals, result.ranks)
        for seat in range(self.seats):
            place = game * self.seats + seat
            self.totals[place] = result.totals[seat]
            self.ranks[place] = result.ranks[seat]
            self.rewards[place] = worth[seat]


def rewards_of(reward: str, totals: Sequence[int], ranks: Sequence[int]) -> list[float]:
    """What the end of a game is worth to every seat."""
    seats = range(len(totals))
    if reward == "win":
        winners = sum(1 for rank in ranks if rank == 1)
        return [1 / winners if rank == 1 else 0.0 for rank in ranks]
    if reward == "rank":
        return [1 - 2 * (rank - 1) / (len(ranks) - 1) for rank in ranks]
    if reward == "score":
        return [float(total) for total in totals]
    return [
        float(totals[seat] - max(totals[other] for other in seats if other != seat))
        for seat in seats
    ]
