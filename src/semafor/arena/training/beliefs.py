"""Trains what is believed of rivals' tickets: games, what lay open in them, and what was held.

First a network learns how likely each unseen ticket is held, from its public facts. Then a second one learns what hands
are likelier as wholes than these odds say: the hand that was held is to be found among others that were drawn by them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from semafor.arena.simulate import derive_seed
from semafor.arena.training.learning import learn_groups, learn_odds
from semafor.arena.training.players import seat_player
from semafor.editions import edition as edition_of
from semafor.editions import find_ruleset
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import ActionBuffer
from semafor.search.belief import Belief
from semafor.search.belief_file import Known, belief_from
from semafor.search.dealer import LikelyDealer
from semafor.search.sizes import FACTS, JOINT_FACTS, MOST_HELD, count_weights

if TYPE_CHECKING:
    import numpy as np

SINGLE = (FACTS, 24, 12, 1)
JOINT = (JOINT_FACTS, 20, 8, 1)
# Rows of single tickets that are enough; positions of a game that are looked at.
MOST_ROWS = 1_500_000
BLOCK = 20_000
POSITIONS = 8.0
USUAL_DECISIONS = 60.0
# Games of the second network for each of the first, and hands that the true one is hidden among.
JOINT_PART = 0.6
AMONG = 11
# Games that are kept apart to see how well it goes elsewhere.
KEPT_APART = 10
LONGEST_GAME = 5000
# Two seats are what is played most.
TWO_SEATS = 0.6
DIGITS = 4

Tell = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Moment:
    """A position in which one seat wonders what a rival holds."""

    game: int
    held: list[int]
    unseen: list[int]


class Watcher:
    """Plays games of one number of seats and stops at some moments."""

    def __init__(self, ruleset: Ruleset, known: Known) -> None:
        self.ruleset = ruleset
        self.belief: Belief = belief_from(ruleset, known)
        self._dealer = LikelyDealer(ruleset.tables, ruleset.start_trains)
        self._buffer = ActionBuffer()

    def watch(self, game: int, rng: random.Random) -> Iterator[Moment]:
        """The moments of a game; the belief has read the rival when one is given."""
        ruleset = self.ruleset
        state = ruleset.new_state()
        state.rng = rng.getrandbits(63) | 1
        state.start(rng.randrange(ruleset.seats))
        policies = [seat_player(ruleset, rng) for _ in range(ruleset.seats)]
        share = POSITIONS / (USUAL_DECISIONS * ruleset.seats)
        steps = 0
        while state.depth > 0 and steps < LONGEST_GAME:
            if rng.random() < share:
                moment = self._look(state, game, rng)
                if moment is not None:
                    yield moment
            state.step(policies[state.actor()].choose(state, self._buffer))
            steps += 1

    def _look(self, state: State, game: int, rng: random.Random) -> Moment | None:
        """What whoever decides may wonder of one rival; None where it holds nothing yet."""
        seat = state.actor()
        rival = (seat + 1 + rng.randrange(self.ruleset.seats - 1)) % self.ruleset.seats
        self._dealer.study(state, seat)
        unseen = self._dealer.unseen_list()
        seen = set(unseen)
        held = [ticket for ticket in access.held_tickets(state, rival) if ticket in seen]
        if not held or len(held) > MOST_HELD:
            return None
        self.belief.begin()
        for ticket in unseen:
            self.belief.note(ticket)
        self.belief.read(state, rival)
        return Moment(game, held, unseen)


def train_belief(edition: str, games: int, seed: int, tell: Tell | None = None) -> Known:
    """Train both networks from nothing; equal seeds give equal files on one machine."""
    tell = tell or (lambda what, done, total: None)
    made = edition_of(edition)
    rulesets = {seats: find_ruleset(edition, seats) for seats in made.seat_counts}
    first = next(iter(rulesets.values()))
    blank = Known(first.map_hash, _blank(SINGLE), _blank(JOINT), {}, {})
    rows, moments = _single_rows(rulesets, blank, games, seed, tell)
    single, leaning, told = learn_odds(
        SINGLE, rows, len(first.board.tickets), KEPT_APART, seed, tell
    )
    names = [ticket.id for ticket in first.board.tickets]
    leans = {name: round(float(value), DIGITS) for name, value in zip(names, leaning, strict=True)}
    half = Known(first.map_hash, (SINGLE, _few(single)), blank.joint, leans, {})
    joint_games = max(1, round(JOINT_PART * games))
    groups = _joint_rows(rulesets, half, joint_games, seed, tell)
    joint, told_too = learn_groups(JOINT, groups, AMONG + 1, KEPT_APART, seed, tell)
    recipe = {
        "command": f"semafor train {edition} --games {games} --seed {seed}",
        "games": games + joint_games,
        "moments": [moments, len(groups[1])],
        "single": told,
        "joint": told_too,
    }
    return Known(first.map_hash, half.single, (JOINT, _few(joint)), leans, recipe)


def _blank(sizes: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[float, ...]]:
    return sizes, (0.0,) * count_weights(sizes)


def _few(weights: np.ndarray[Any, Any]) -> tuple[float, ...]:
    """Weights with few digits, which is what the file holds."""
    return tuple(round(float(weight), DIGITS) for weight in weights)


def _moments(
    rulesets: dict[int, Ruleset], known: Known, games: int, seed: int, what: str, tell: Tell
) -> Iterator[tuple[Watcher, Moment, random.Random]]:
    """Moments of many games, with whoever watches them."""
    watchers = {seats: Watcher(ruleset, known) for seats, ruleset in rulesets.items()}
    counts = sorted(watchers)
    for game in range(games):
        rng = random.Random(derive_seed(seed, what, game))
        seats = counts[0] if rng.random() < TWO_SEATS else counts[rng.randrange(len(counts))]
        watcher = watchers[seats]
        for moment in watcher.watch(game, rng):
            yield watcher, moment, rng
        tell(what, game + 1, games)


def _single_rows(
    rulesets: dict[int, Ruleset], known: Known, games: int, seed: int, tell: Tell
) -> tuple[tuple[Any, Any, Any, Any], int]:
    """Facts of tickets, which ticket, whether it was held, of which game; and how many moments there were."""
    import numpy as np  # noqa: PLC0415 - an extra

    facts: list[list[float]] = []
    which: list[int] = []
    held: list[int] = []
    numbers: list[int] = []
    blocks = []
    moments = 0
    for watcher, moment, _rng in _moments(rulesets, known, games, seed, "tickets", tell):
        own = set(moment.held)
        for ticket in moment.unseen:
            facts.append(watcher.belief.facts_of(ticket))
            which.append(ticket)
            held.append(ticket in own)
            numbers.append(moment.game)
        moments += 1
        if len(facts) > BLOCK:  # packed: lists of numbers take ten times the room
            blocks.append(np.array(facts, np.float32))
            facts = []
        if len(which) > MOST_ROWS:
            break
    blocks.append(np.array(facts, np.float32).reshape(-1, FACTS))
    rows = (np.concatenate(blocks), np.array(which), np.array(held, np.float32), np.array(numbers))
    return rows, moments


def _joint_rows(
    rulesets: dict[int, Ruleset], known: Known, games: int, seed: int, tell: Tell
) -> tuple[Any, Any]:
    """For each moment the facts of the hand that was held and of others drawn by the odds; and its game."""
    import numpy as np  # noqa: PLC0415 - an extra

    groups = []
    numbers = []
    for watcher, moment, rng in _moments(rulesets, known, games, seed, "hands", tell):
        belief = watcher.belief
        odds = {ticket: belief.odds_of(ticket) for ticket in moment.unseen}
        hands = [moment.held]
        hands += [draw_by_odds(odds, len(moment.held), rng) for _ in range(AMONG)]
        groups.append([belief.facts_of_hand(hand) for hand in hands])
        numbers.append(moment.game)
    return np.array(groups, np.float32), np.array(numbers)


def draw_by_odds(odds: dict[int, float], count: int, rng: random.Random) -> list[int]:
    """So many tickets one after the other, each by its odds among those that are left, as the dealer draws."""
    left = dict(odds)
    hand = []
    for _ in range(count):
        (ticket,) = rng.choices(list(left), list(left.values()))
        hand.append(ticket)
        del left[ticket]
    return hand
