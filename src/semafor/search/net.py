"""A small network of numbers: two layers that bend, and one that does not. What it knows comes from a file."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from semafor.search.sizes import INPUTS, LAYER, MOST_WEIGHTS, OUTPUTS, count_weights
from semafor.search.weights import reals


class Net:
    """Reads `given`, writes `found`; sizes are those of input, two layers and output."""

    def __init__(self, sizes: Sequence[int], weights: Sequence[float]) -> None:
        inputs, first, second, outputs = sizes
        assert len(weights) == count_weights(sizes) <= MOST_WEIGHTS
        assert inputs <= INPUTS
        assert max(first, second) <= LAYER
        assert outputs <= OUTPUTS
        self.inputs = inputs
        self.first = first
        self.second = second
        self.outputs = outputs
        self.given = reals(INPUTS)
        self.one = reals(LAYER)
        self.two = reals(LAYER)
        self.found = reals(OUTPUTS)
        # For each layer what is added, then what every number given is weighed with: a compiler makes several sums at a time of that.
        self.weight = reals(MOST_WEIGHTS)
        at = 0
        for given, found in pairwise(sizes):
            for unit in range(found):
                self.weight[at + unit] = weights[at + given * found + unit]
                for index in range(given):
                    self.weight[at + found + index * found + unit] = weights[
                        at + unit * given + index
                    ]
            at += given * found + found

    def run(self) -> None:
        """Work out what is found from what is given."""
        at = self.add_up(self.given, self.inputs, self.one, self.first, 0)
        for unit in range(self.first):
            self.one[unit] = max(self.one[unit], 0.0)
        at = self.add_up(self.one, self.first, self.two, self.second, at)
        for unit in range(self.second):
            self.two[unit] = max(self.two[unit], 0.0)
        self.add_up(self.two, self.second, self.found, self.outputs, at)

    def add_up(
        self, given: list[float], inputs: int, found: list[float], outputs: int, at: int
    ) -> int:
        """The sums of one layer, whose weights begin somewhere; where those of the next begin."""
        weight = self.weight
        for unit in range(outputs):
            found[unit] = weight[at + unit]
        at += outputs
        for index in range(inputs):
            value = given[index]
            if value != 0.0:
                for unit in range(outputs):
                    found[unit] += weight[at + unit] * value
            at += outputs
        return at

    def answer(self, given: Sequence[float]) -> list[float]:
        """What is found from some numbers, as a list."""
        for index in range(self.inputs):
            self.given[index] = given[index]
        self.run()
        return [self.found[unit] for unit in range(self.outputs)]
