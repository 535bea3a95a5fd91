"""Counters and a histogram in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

LATENCY_EDGES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

COUNTERS = {
    "moves": "Commands stored in a game's log.",
    "bot_moves": "Moves of bots among them.",
    "refusals": "Commands refused, by code.",
    "conflicts": "Appends that met a later event of another process.",
    "resends": "Commands sent again and answered again.",
    "messages": "Messages received on sockets, by kind.",
    "cuts": "Sockets cut off, by reason.",
    "throttled": "Times a socket was left waiting because it sent too much.",
    "requests": "HTTP requests, by status.",
    "store_errors": "Reads and writes the database could not do.",
    "rubbish": "Texts on the bus that could not be read.",
    "bot_errors": "Decisions a worker did not bring, by reason.",
    "errors": "Errors of ours: each one is a bug.",
    "loop_slow": "Steps that held the event loop for more than 5 ms, by what they were for.",
}


class Histogram:
    """Counts below fixed edges."""

    def __init__(self, edges: tuple[float, ...] = LATENCY_EDGES) -> None:
        self.edges = edges
        self.counts = [0] * (len(edges) + 1)
        self.total = 0.0

    def add(self, value: float) -> None:
        """One observation."""
        self.counts[bisect_left(self.edges, value)] += 1
        self.total += value

    def lines(self, name: str) -> list[str]:
        """The rows of the histogram, each with all below it."""
        rows, below = [], 0
        for edge, count in zip((*self.edges, float("inf")), self.counts, strict=True):
            below += count
            label = "+Inf" if edge == float("inf") else f"{edge:g}"
            rows.append(f'{name}_bucket{{le="{label}"}} {below}')
        return [*rows, f"{name}_sum {self.total:.6f}", f"{name}_count {below}"]


class Metrics:
    """What the server counts."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.ack_seconds = Histogram()
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self.worst: dict[str, float] = {}

    def step(self, name: str, seconds: float, *, is_slow: bool) -> None:
        """A step in the event loop: the longest for each name is kept, slow ones are counted."""
        if seconds > self.worst.get(name, 0.0):
            self.worst[name] = seconds
        if is_slow:
            self.count("loop_slow", name)

    def count(self, name: str, label: str = "") -> None:
        """One more of a counter, perhaps under a label."""
        self.counts[name, label] += 1

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        """A value that is asked for when the page is read."""
        self.gauges[name] = (text, read)

    def page(self) -> str:
        """Everything, as Prometheus reads it."""
        lines: list[str] = []
        for name, (text, read) in self.gauges.items():
            lines += [f"# HELP semafor_{name} {text}", f"# TYPE semafor_{name} gauge"]
            lines.append(f"semafor_{name} {read():g}")
        for name, text in COUNTERS.items():
            full = f"semafor_{name}_total"
            lines += [f"# HELP {full} {text}", f"# TYPE {full} counter"]
            labels = sorted(label for counter, label in self.counts if counter == name)
            lines += [
                f'{full}{{what="{label}"}} {self.counts[name, label]}'
                if label
                else f"{full} {self.counts[name, label]}"
                for label in labels or [""]
            ]
        name = "semafor_loop_worst_seconds"
        lines += [
            f"# HELP {name} The longest step in the event loop, by what it was for.",
            f"# TYPE {name} gauge",
        ]
        lines += [f'{name}{{what="{what}"}} {self.worst[what]:.6f}' for what in sorted(self.worst)]
        name = "semafor_ack_seconds"
        lines += [f"# HELP {name} From a command's arrival to its ack.", f"# TYPE {name} histogram"]
        return "\n".join([*lines, *self.ack_seconds.lines(name)]) + "\n"
