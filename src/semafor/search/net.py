"""A small network of numbers: two layers that bend, and one that does not. What it knows comes from a file."""

from __future__ import annotations

from collections.abc import Sequence

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
        self.weight = reals(MOST_WEIGHTS)
        for index in range(len(weights)):
            self.weight[index] = weights[index]

    def run(self) -> None:
        """Work out what is found from what is given."""
        at = 0
        added = self.inputs * self.first
        for unit in range(self.first):
            total = self.weight[added + unit]
            for index in range(self.inputs):
                total += self.weight[at + index] * self.given[index]
            self.one[unit] = max(total, 0.0)
            at += self.inputs
        at += self.first
        added = at + self.first * self.second
        for unit in range(self.second):
            total = self.weight[added + unit]
            for index in range(self.first):
                total += self.weight[at + index] * self.one[index]
            self.two[unit] = max(total, 0.0)
            at += self.first
        at += self.second
        added = at + self.second * self.outputs
        for unit in range(self.outputs):
            total = self.weight[added + unit]
            for index in range(self.second):
                total += self.weight[at + index] * self.two[index]
            self.found[unit] = total
            at += self.second

    def answer(self, given: Sequence[float]) -> list[float]:
        """What is found from some numbers, as a list."""
        for index in range(self.inputs):
            self.given[index] = given[index]
        self.run()
        return [self.found[unit] for unit in range(self.outputs)]
