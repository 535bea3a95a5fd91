"""Small networks trained with numpy (the extra `training`); what they know is used without it.

Adam in minibatches, the learning rate falling to nothing; a tenth of the games is kept apart and tells how good it is elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from semafor.search.sizes import count_weights

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

Tell = Callable[[str, int, int], None]

BATCH = 2048
GROUPS = 512
EPOCHS = 8
RATE = 0.004
# Values take longer to learn: each of ten times as many numbers tells a little.
VALUE_EPOCHS = 30
VALUE_RATE = 0.008
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8
# What keeps weights small.
SHRINK = 1e-5
DIGITS = 4


class Learner:
    """The weights of a network, in one row as `Net` reads them, and how they move."""

    def __init__(self, sizes: Sequence[int], extra: int, rng: Any) -> None:
        import numpy as np  # noqa: PLC0415 - an extra

        self.sizes = tuple(sizes)
        self.weights = np.zeros(count_weights(sizes) + extra, np.float32)
        for layer, (matrix, _) in enumerate(self.layers(self.weights)):
            if layer < len(sizes) - 2:  # the last layer begins at nothing: even odds
                matrix[:] = rng.normal(0, (2 / matrix.shape[1]) ** 0.5, matrix.shape)
        self._mean = np.zeros_like(self.weights)
        self._square = np.zeros_like(self.weights)
        self._steps = 0

    def layers(self, weights: Array) -> list[tuple[Array, Array]]:
        """Matrix and what is added for each layer, as windows on a row of weights."""
        found = []
        at = 0
        for inputs, outputs in pairwise(self.sizes):
            matrix = weights[at : at + inputs * outputs].reshape(outputs, inputs)
            at += inputs * outputs
            found.append((matrix, weights[at : at + outputs]))
            at += outputs
        return found

    @property
    def extra(self) -> Array:
        """Weights beside the network."""
        return self.weights[count_weights(self.sizes) :]

    def forward(self, given: Array) -> tuple[Array, list[Array]]:
        """What is found for rows of numbers, and what each layer was given."""
        import numpy as np  # noqa: PLC0415 - an extra

        passed = [given]
        layers = self.layers(self.weights)
        for number, (matrix, added) in enumerate(layers):
            given = given @ matrix.T + added
            if number < len(layers) - 1:
                given = np.maximum(given, 0.0)
                passed.append(given)
        return given, passed

    def backward(self, slope: Array, passed: list[Array]) -> Array:
        """The slope of the loss in every weight, from that in what was found."""
        import numpy as np  # noqa: PLC0415 - an extra

        slopes = np.zeros_like(self.weights)
        places = self.layers(slopes)
        layers = self.layers(self.weights)
        for number in range(len(layers) - 1, -1, -1):
            matrix, added = places[number]
            matrix[:] = slope.T @ passed[number]
            added[:] = slope.sum(axis=0)
            if number:
                slope = (slope @ layers[number][0]) * (passed[number] > 0)
        return slopes

    def step(self, slopes: Array, rate: float) -> None:
        """One step of Adam downhill."""
        self._steps += 1
        self._mean += (1 - FIRST) * (slopes - self._mean)
        self._square += (1 - SECOND) * (slopes * slopes - self._square)
        mean = self._mean / (1 - FIRST**self._steps)
        square = self._square / (1 - SECOND**self._steps)
        self.weights -= rate * (mean / (square**0.5 + TINY) + SHRINK * self.weights)


def _likelihood(values: Array, held: Array) -> float:
    """Mean log loss of odds."""
    import numpy as np  # noqa: PLC0415 - an extra

    loss = np.logaddexp(0.0, values) - held * values
    return round(float(loss.mean()), DIGITS)


def learn_odds(
    sizes: Sequence[int], rows: tuple[Any, ...], tickets: int, apart: int, seed: int, tell: Tell
) -> tuple[Array, Array, dict[str, float]]:
    """Log odds from facts, with a leaning for each ticket; what is told: the log loss elsewhere, and of a constant."""
    import numpy as np  # noqa: PLC0415 - an extra

    facts, which, held, games = rows
    rng = np.random.default_rng(seed)
    is_apart = games % apart == 0
    learned = np.flatnonzero(~is_apart)
    learner = Learner(sizes, tickets, rng)
    total = EPOCHS * (-(-len(learned) // BATCH))
    steps = 0
    for _ in range(EPOCHS):
        rng.shuffle(learned)
        for start in range(0, len(learned), BATCH):
            chosen = learned[start : start + BATCH]
            found, passed = learner.forward(facts[chosen])
            values = found[:, 0] + learner.extra[which[chosen]]
            slope = (1 / (1 + np.exp(-values)) - held[chosen]) / np.float32(len(chosen))
            slopes = learner.backward(slope[:, None], passed)
            leanings = slopes[count_weights(sizes) :]
            np.add.at(leanings, which[chosen], slope)
            learner.step(slopes, RATE * (1 - steps / total))
            steps += 1
        tell("odds", steps, total)
    found, _ = learner.forward(facts[is_apart])
    values = found[:, 0] + learner.extra[which[is_apart]]
    usual = held[learned].mean()
    even = np.full(int(is_apart.sum()), np.log(usual / (1 - usual)))
    told = {
        "rows": len(held),
        "log_loss": _likelihood(values, held[is_apart]),
        "log_loss_of_a_constant": _likelihood(even, held[is_apart]),
    }
    return learner.weights[: count_weights(sizes)].copy(), learner.extra.copy(), told


def learn_groups(
    sizes: Sequence[int], groups: tuple[Any, Any], size: int, apart: int, seed: int, tell: Tell
) -> tuple[Array, dict[str, float]]:
    """Weights by which the first of each group is found; what is told: how often it is, elsewhere."""
    import numpy as np  # noqa: PLC0415 - an extra

    facts, games = groups
    rng = np.random.default_rng(seed)
    is_apart = games % apart == 0
    learned = np.flatnonzero(~is_apart)
    learner = Learner(sizes, 0, rng)
    total = EPOCHS * (-(-len(learned) // GROUPS))
    steps = 0
    for _ in range(EPOCHS):
        rng.shuffle(learned)
        for start in range(0, len(learned), GROUPS):
            chosen = learned[start : start + GROUPS]
            found, passed = learner.forward(facts[chosen].reshape(len(chosen) * size, -1))
            shares = _shares(found.reshape(len(chosen), size))
            shares[:, 0] -= 1
            slopes = learner.backward(shares.reshape(-1, 1) / len(chosen), passed)
            learner.step(slopes, RATE * (1 - steps / total))
            steps += 1
        tell("wholes", steps, total)
    others = facts[is_apart]
    found, _ = learner.forward(others.reshape(len(others) * size, -1))
    shares = _shares(found.reshape(len(others), size))
    told = {
        "groups": len(games),
        "log_loss": round(float(-np.log(shares[:, 0]).mean()), DIGITS),
        "log_loss_of_a_constant": round(float(np.log(size)), DIGITS),
    }
    return learner.weights.copy(), told


def _shares(values: Array) -> Array:
    """Values as shares of each row."""
    import numpy as np  # noqa: PLC0415 - an extra

    raised = np.exp(values - values.max(axis=1, keepdims=True))
    shares: Array = raised / raised.sum(axis=1, keepdims=True)
    return shares


def learn_values(
    sizes: Sequence[int], rows: tuple[Any, ...], apart: int, seed: int, tell: Tell
) -> tuple[Array, dict[str, float]]:
    """Weights for two shares (as log odds) and a number; what is told: how much of each is explained, elsewhere."""
    import numpy as np  # noqa: PLC0415 - an extra

    facts, targets, games = rows
    rng = np.random.default_rng(seed)
    is_apart = games % apart == 0
    learned = np.flatnonzero(~is_apart)
    learner = Learner(sizes, 0, rng)
    total = VALUE_EPOCHS * (-(-len(learned) // BATCH))
    steps = 0
    for _ in range(VALUE_EPOCHS):
        rng.shuffle(learned)
        for start in range(0, len(learned), BATCH):
            chosen = learned[start : start + BATCH]
            found, passed = learner.forward(facts[chosen])
            slope = (_shown(found) - targets[chosen]) / np.float32(len(chosen))
            learner.step(learner.backward(slope, passed), VALUE_RATE * (1 - steps / total))
            steps += 1
        tell("values", steps, total)
    found = _shown(learner.forward(facts[is_apart])[0])
    true = targets[is_apart]
    missed = ((found - true) ** 2).mean(axis=0)
    spread = ((true - targets[learned].mean(axis=0)) ** 2).mean(axis=0)
    names = ("result", "win", "score")
    told: dict[str, Any] = {"rows": len(games)}
    told["explained"] = {
        name: round(float(1 - missed[at] / spread[at]), DIGITS) for at, name in enumerate(names)
    }
    told["brier"] = round(float(missed[1]), DIGITS)
    return learner.weights.copy(), told


def _shown(found: Array) -> Array:
    """Log odds as shares, but for the last number."""
    import numpy as np  # noqa: PLC0415 - an extra

    shown = found.copy()
    shown[:, :-1] = 1 / (1 + np.exp(-found[:, :-1]))
    return shown
