"""Sources of chance: a keyed stream that can be verified, a script, a record.

Rules: COM-EDGE-28. Simulations use the state's own fast generator instead (`State.below`).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass

from semafor.engine.access import pile_list, pool_list
from semafor.engine.core import State
from semafor.engine.errors import RecordError, SetupError

RESHUFFLE = "reshuffle"


def commitment(seed: str, salt: str) -> str:
    """What is published before the game: SHA-256 of the seed and a salt."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class ShuffleWords:
    """What players have added to a shuffle after its commitment was published.

    Attributes:
        table: Id of the table: the same words at another one shuffle otherwise.
        said: A word for each seat, empty where nobody said one; without line breaks.
    """

    table: str
    said: tuple[str, ...]

    def to_dict(self) -> dict[str, object]:
        """As it stands in a record."""
        return {"table": self.table, "said": list(self.said)}


def shuffle_key(seed: str, words: ShuffleWords | None) -> str:
    """The key of the stream: the seed, or HMAC-SHA256 of table and words under the seed.

    Whoever chose the seed had to publish its commitment before the words were said, so that nobody
    alone decides the shuffle.
    """
    if words is None or not any(words.said):
        return seed
    message = "\n".join((words.table, *words.said))
    return hmac.new(seed.encode(), message.encode(), hashlib.sha256).hexdigest()


class SeededSource:
    """HMAC-SHA256 of a counter, keyed by the seed: nobody without the seed can foresee it."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.counter = 0

    def below(self, bound: int) -> int:
        """A uniform number in 0 … bound-1 (numbers past the last full multiple are skipped)."""
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            message = self.counter.to_bytes(8, "big")
            self.counter += 1
            digest = hmac.new(self.seed.encode(), message, hashlib.sha256).digest()
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % bound

    def weighted(self, counts: Sequence[int]) -> int:
        """An index drawn with probability in proportion to its count."""
        pick = self.below(sum(counts))
        index = 0
        while pick >= counts[index]:
            pick -= counts[index]
            index += 1
        return index

    def card(self, state: State) -> int:
        """A card of the face-down deck."""
        return self.weighted(pile_list(state, "deck"))

    def ticket(self, state: State, deck: int) -> int:
        """A ticket of the unordered part of a deck."""
        tickets = sorted(pool_list(state, deck))
        return tickets[self.below(len(tickets))]

    def token(self, state: State, base: int, size: int) -> int:
        """A token of a bag."""
        return self.weighted([state.part_value(base + index) for index in range(size)])

    def clone(self) -> SeededSource:
        """An independent copy at the same place."""
        new = SeededSource(self.seed)
        new.counter = self.counter
        return new


class ScriptedSource(SeededSource):
    """Named cards, tickets and tokens lie on top of their decks; below them the seed decides."""

    def __init__(self, seed: str, cards: list[int], tickets: dict[int, list[int]]) -> None:
        super().__init__(seed)
        self.cards = cards
        self.tickets = tickets
        self.tokens: dict[int, list[int]] = {}

    def card(self, state: State) -> int:
        """The next card of the script, else any card that is not in the script."""
        if not self.cards:
            return super().card(state)
        kind = self.cards.pop(0)
        if pile_list(state, "deck")[kind] == 0:
            raise SetupError("bad-position", key="deck", value=state.tables.ruleset.kinds[kind])
        return kind

    def ticket(self, state: State, deck: int) -> int:
        """The next ticket of the script, else any ticket that is not in the script."""
        if self.tickets.get(deck):
            return self.tickets[deck].pop(0)
        return super().ticket(state, deck)

    def token(self, state: State, base: int, size: int) -> int:
        """The next token of the script, if there is one for this bag."""
        if self.tokens.get(base):
            return self.tokens[base].pop(0)
        return super().token(state, base, size)

    def clone(self) -> ScriptedSource:
        """An independent copy at the same place."""
        tickets = {deck: list(names) for deck, names in self.tickets.items()}
        new = ScriptedSource(self.seed, list(self.cards), tickets)
        new.tokens = {base: list(names) for base, names in self.tokens.items()}
        new.counter = self.counter
        return new


class RecordedSource:
    """Outcomes read from a record, each checked against what the position allows."""

    def __init__(self, outcomes: list[str]) -> None:
        self.outcomes = [outcome for outcome in outcomes if outcome != RESHUFFLE]
        self.position = 0

    def next(self, allowed: Sequence[str], what: str) -> str:
        """The next outcome, which must be one of those allowed."""
        if self.position >= len(self.outcomes):
            raise RecordError("chance-missing", what=what)
        outcome = self.outcomes[self.position]
        if outcome not in allowed:
            raise RecordError("chance-impossible", what=what, outcome=outcome)
        self.position += 1
        return outcome

    def card(self, state: State) -> int:
        """A card the deck still holds."""
        kinds = state.tables.ruleset.kinds
        counts = pile_list(state, "deck")
        held = [name for name, count in zip(kinds, counts, strict=True) if count]
        return int(kinds.index(self.next(held, "card")))

    def ticket(self, state: State, deck: int) -> int:
        """A ticket the deck still holds."""
        ruleset = state.tables.ruleset
        held = [ruleset.board.tickets[ticket].id for ticket in pool_list(state, deck)]
        return int(ruleset.ticket_number[self.next(held, "ticket")])

    def token(self, state: State, base: int, size: int) -> int:
        """A token the bag still holds."""
        names = state.tables.ruleset.tokens[base]
        held = [name for index, name in enumerate(names) if state.part_value(base + index)]
        return int(names.index(self.next(held, "token")))

    def clone(self) -> RecordedSource:
        """An independent copy at the same place."""
        new = RecordedSource(self.outcomes)
        new.position = self.position
        return new


class BranchSource(SeededSource):
    """The outcomes of a record first, each checked; when they are used up, the seed decides."""

    def __init__(self, outcomes: list[str], seed: str) -> None:
        super().__init__(seed)
        self.record = RecordedSource(outcomes)

    @property
    def is_recorded(self) -> bool:
        """Whether the next outcome stands in the record."""
        return self.record.position < len(self.record.outcomes)

    def card(self, state: State) -> int:
        """A card of the deck."""
        return self.record.card(state) if self.is_recorded else super().card(state)

    def ticket(self, state: State, deck: int) -> int:
        """A ticket of a deck."""
        return self.record.ticket(state, deck) if self.is_recorded else super().ticket(state, deck)

    def token(self, state: State, base: int, size: int) -> int:
        """A token of a bag."""
        if self.is_recorded:
            return self.record.token(state, base, size)
        return super().token(state, base, size)

    def clone(self) -> BranchSource:
        """An independent copy at the same place."""
        new = BranchSource([], self.seed)
        new.counter = self.counter
        new.record = self.record.clone()
        return new


def outcome_names(state: State, trace: list[tuple[str, int, int]]) -> list[str]:
    """What the gate wrote down, in the words of a record."""
    ruleset = state.tables.ruleset
    names = []
    for kind, first, second in trace:
        if kind == "card":
            names.append(ruleset.kinds[first])
        elif kind == "ticket":
            names.append(ruleset.board.tickets[first].id)
        elif kind == "token":
            names.append(ruleset.tokens[first][second])
        else:
            names.append(RESHUFFLE)
    return names
