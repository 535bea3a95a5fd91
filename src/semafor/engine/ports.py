"""Every way to extend the game, each with its contract. There is no other.

A module adds to a game while it is built, through the methods of `Ways`. What one module makes for
others goes through a *port*: one brings it, who needs it names it, and both say so in their
`RuleModule`. The order of building follows from that (`build_order`). The ports here are those the
engine itself asks for and those of the modules every game has; a room whose modules speak to each
other has a `ports.py` of its own. Types stand with the ports, so mypy sees who speaks of what; those of
modules are imported for it alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeVar, overload

from semafor.engine.advice import Advice, Alternative, Attraction, Bonus, Goal, Note
from semafor.engine.core import Decision, Option, State, Step
from semafor.engine.errors import SetupError
from semafor.engine.lines import Links, ScoreLine

if TYPE_CHECKING:
    from semafor.engine.costs import CostRule
    from semafor.engine.module import Builder, Part, RuleModule
    from semafor.rules.claiming import ClaimRoute
    from semafor.rules.drawing import RestoreMarket
    from semafor.rules.stations import StationRule

Thing = TypeVar("Thing")


# -------------------------------------------------------------------- what modules make for others


@dataclass(frozen=True, eq=False)
class Port(Generic[Thing]):
    """One thing that one module of a game makes and others use; `contract` says what it promises."""

    name: str
    contract: str

    def told_by(self, read: Callable[[Builder], Thing]) -> Told[Thing]:
        """For `RuleModule.tells`: what follows from a module's own settings, whoever is built first."""
        return Told(self, read)


@dataclass(frozen=True, eq=False)
class Told(Generic[Thing]):
    """A port that a module fills before any module is built."""

    port: Port[Thing]
    read: Callable[[Builder], Thing]


@dataclass(frozen=True, eq=False)
class Collection(Generic[Thing]):
    """Things of one sort to which any number of modules add.

    It is complete when all are built. A module that looks at it while it is built wants it, and is
    built after all that bring something.
    """

    name: str
    contract: str


AnyPort = Port[Any] | Collection[Any]


# -------------------------------------------------------------------- what the engine asks for


@dataclass(slots=True)
class Market:
    """Open cards: how many, how many locomotives sweep them away, after how many sweeps lots decide."""

    size: int
    reset_at: int
    lot_after: int


@dataclass(frozen=True, slots=True)
class CostChange:
    """A rule that changes costs during the game, and the routes that may ask for a further card."""

    rule: CostRule
    further: frozenset[int]


class Tell(Protocol):
    """Something that says what a claim would give a seat now."""

    def __call__(self, state: State, seat: int, route: int, /) -> Iterable[Note]:
        """A note for each thing."""


START_TRAINS = Port[int]("start_trains", "Trains of every player at the start.")
MARKET = Port[Market]("market", "The open cards; who opens more of them changes its size.")
SECOND_CARD = Port[int]("second_card", "The decision in which a turn's second card is drawn.")
CLAIMS = Port[Option](
    "claims",
    "The option for claims at the printed cost; it has the action numbers that `claim_numbers` counts.",
)
FREE_LOCOMOTIVES = Port[int](
    "free_locomotives",
    "The place among the parts' numbers that says whether an open locomotive counts as one card.",
)
LEAST_TOTAL = Port[int]("least_total", "No final total is smaller.")
COST_RULES = Collection[CostChange]("cost_rules", "Rules that change costs during the game.")
SPECIAL_KINDS = Collection[int](
    "special_kinds", "Kinds of cards that interrupt a draw; see `Ways.mark_special`."
)

BONUSES = Collection[Bonus]("bonuses", "What a claim brings at once besides points; bots count it.")
ALTERNATIVES = Collection[Alternative](
    "alternatives",
    "Actions of a turn that a rule offers in place of another; whoever plays asks, with what it has in mind, and takes the first.",
)
NOTES = Collection[Tell](
    "notes", "What a claim of a route gives besides points; people are told, reasons ask."
)
ATTRACTIONS = Collection[Attraction](
    "attractions", "What waits at places for whoever claims a route there; bots look for it."
)
GOALS: Collection[Callable[[State, int], Sequence[Goal]]] = Collection(
    "goals", "What a seat may plan for besides tickets, as far as it may know it; bots do."
)

# What every game must have; without it an edition is refused.
ALWAYS: tuple[Port[Any], ...] = (START_TRAINS, MARKET, SECOND_CARD, CLAIMS)


# -------------------------------------------------------------------- what every game has to offer


@dataclass(frozen=True, slots=True)
class Drawing:
    """The two ways to draw a card, the market of the setup, and at how few cards nobody may draw."""

    deck: Option
    market: Option
    first_market: RestoreMarket
    fewest: int


@dataclass(frozen=True, slots=True)
class Tunnels:
    """The routes that are tunnels, and how many cards are revealed for a claim of one."""

    routes: frozenset[int]
    reveal: int


DRAWING: Port[Drawing] = Port(
    "drawing",
    "The options for a card of the deck and of the market, to offer them in a further decision; the "
    "step that lays the first market out, to let it lay fewer cards.",
)
PASSING: Port[Option] = Port("passing", "The option to pass, to offer it in a further decision.")
PLAIN_CLAIM: Port[ClaimRoute] = Port(
    "plain_claim",
    "The option for claims at the printed cost. Whoever claims at another cost is its `changed`: it "
    "gets the moves that name a route which a cost rule has marked.",
)
LARGEST_OFFER: Port[int] = Port(
    "largest_offer", "How many tickets at the most can be offered at a time and chosen from."
)
TICKETS_DRAWN = Collection[int](
    "tickets_drawn",
    "How many tickets lie before a player who draws some; each way to draw them says so.",
)
LAST_TRAINS: Port[int] = Port(
    "last_trains", "So few trains left at the end of a turn begin the last round."
)
TUNNELS: Port[Tunnels] = Port(
    "tunnels", "Which routes are tunnels, and what a claim of one reveals."
)
STATIONS: Port[StationRule] = Port(
    "stations",
    "Where stations stand and may be built, what one costs and what one not built is worth.",
)
TICKETS_ROW: Port[int] = Port("tickets_row", "The row of the final score with points of tickets.")
COMPLETED_ROW: Port[int] = Port(
    "completed_row", "The row of the final score that counts completed tickets."
)


# -------------------------------------------------------------------- questions, asked once

# The closed list of questions a module may answer while a ruleset is compiled.
OfRoute = Literal["fewest_locomotives", "most_locomotives", "extra_points", "cards_per_locomotive"]
OfKind = Literal["takes_kind"]
OfPlace = Literal["splits_place"]
OfStrands = Literal["single_strand"]

QUERIES: Mapping[str, str] = {
    "fewest_locomotives": "route number -> locomotives its payment must contain; the largest counts",
    "most_locomotives": "route number -> locomotives its payment may contain; the smallest counts",
    "cards_per_locomotive": (
        "route number -> how many cards of the colour that is paid may stand for each locomotive that "
        "its payment must contain, 0 for never; the smallest that is not 0 counts. Not while a cost rule has "
        "marked the route"
    ),
    "takes_kind": (
        "route number, number of a kind -> whether cards of this kind may be in its payment; one 0 forbids. "
        "It takes none but its own colour and locomotives anyway, and those it must contain whatever is answered"
    ),
    "extra_points": (
        "route number -> points besides those for its length, negative to take; all are added. The same "
        "whatever the number of players: the board shows them"
    ),
    "splits_place": "place number -> whether every route end there is a node of its own",
    "single_strand": "number of equal strands -> whether only one of them may be used",
}


# -------------------------------------------------------------------- what a module adds


@dataclass(slots=True, kw_only=True)
class Ways:
    """What a module may add to a game; two things in one place are refused."""

    module: RuleModule | None = None
    procedures: dict[str, dict[int, Step]] = field(default_factory=dict)
    decisions: dict[str, Decision] = field(default_factory=dict)
    ordered_options: dict[str, dict[int, Option]] = field(default_factory=dict)
    advice: dict[str, Advice] = field(default_factory=dict)
    parts: list[Part] = field(default_factory=list)
    part_size: int = 0
    tokens: dict[int, tuple[str, ...]] = field(default_factory=dict)
    names: dict[str, tuple[str, ...]] = field(default_factory=dict)
    answers: dict[str, list[Callable[..., int]]] = field(default_factory=dict)
    points_lines: list[str] = field(default_factory=list)
    count_lines: list[str] = field(default_factory=list)
    score_lines: dict[int, ScoreLine] = field(default_factory=dict)
    telling: dict[str, int] = field(default_factory=dict)
    links: list[Links] = field(default_factory=list)
    cards: dict[str, int] = field(default_factory=dict)
    decks: tuple[str, ...] = ()
    play_decks: tuple[str, ...] = ()
    least_tickets: dict[str, tuple[int, int]] = field(default_factory=dict)
    move_fields: dict[str, frozenset[str]] = field(default_factory=dict)
    brought: dict[Port[Any], Any] = field(default_factory=dict)
    collected: dict[Collection[Any], list[Any]] = field(default_factory=dict)
    looked_at: set[Collection[Any]] = field(default_factory=set)

    # ---------------------------------------------------------------- ports

    def bring(self, port: Port[Thing], thing: Thing) -> None:
        """Make something for other modules; the module names the port in `brings`."""
        self._check(port, "brings")
        assert port not in self.brought, port.name  # `build_order` has refused two modules
        self.brought[port] = thing

    def port(self, port: Port[Thing]) -> Thing:
        """What another module has brought; the module names the port in `needs`."""
        self._check(port, "needs")
        if port not in self.brought:
            raise SetupError("port-missing", module=self.owner, port=port.name)
        found: Thing = self.brought[port]
        return found

    def find(self, port: Port[Thing]) -> Thing | None:
        """The same where a game may lack it: None then; named in `wants`."""
        self._check(port, "needs", "wants")
        return self.brought.get(port)

    def add(self, collection: Collection[Thing], thing: Thing) -> None:
        """Add to a collection, which the module names in `brings`."""
        self._check(collection, "brings")
        self.collected.setdefault(collection, []).append(thing)

    def _add_in_time(self, collection: Collection[Thing], thing: Thing) -> None:
        """As `add`; a module need not say so, unless one that wants the whole collection was built before it."""
        if collection in self.looked_at:
            self._check(collection, "brings")
        self.collected.setdefault(collection, []).append(thing)

    def collection(self, collection: Collection[Thing]) -> Sequence[Thing]:
        """The things of a collection: all of them for who wants it, else as they come."""
        if self.module is not None and collection in self.module.wants:
            self.looked_at.add(collection)
        return self.collected.setdefault(collection, [])

    @property
    def owner(self) -> str:
        """The name of the module that is being built."""
        return self.module.name if self.module else "edition"

    def _check(self, port: AnyPort, *said: str) -> None:
        """What a module does not say of itself it may not do: the order of building follows from it."""
        if self.module is not None and not any(port in getattr(self.module, name) for name in said):
            raise SetupError("port-undeclared", module=self.owner, port=port.name, where=said[-1])

    # ---------------------------------------------------------------- procedures and decisions

    def procedure(self, name: str) -> int:
        """The number of a procedure."""
        self.procedures.setdefault(name, {})
        return list(self.procedures).index(name)

    def decision(self, name: str, phase: str = "", *, continues: bool = False) -> int:
        """The number of a decision; the first caller names its phase, and whether it goes on with a move."""
        if name not in self.decisions:
            decision = Decision(name, phase or name)
            decision.continues = int(continues)
            decision.code = len(self.decisions)
            self.decisions[name] = decision
            self.ordered_options[name] = {}
        return self.decisions[name].code

    def step(self, procedure: str, number: int, step: Step, rule: str) -> None:
        """Put a step at a number of a procedure; two steps at one number are an error."""
        self.procedure(procedure)
        steps = self.procedures[procedure]
        if number in steps:
            raise SetupError("step-taken", rule, procedure=procedure, number=number)
        used = [other for known in self.procedures.values() for other in known.values()]
        assert all(step is not other for other in used), "a step object stands in one place only"
        steps[number] = step

    def option(self, decision: str, order: int, option: Option) -> None:
        """Offer an option in a decision; a lower order is listed first.

        An option has as many action numbers as its `size` says. Who lets another module offer it in
        a further decision, or hand something over to it, brings it as a port.
        """
        self.decision(decision)
        options = self.ordered_options[decision]
        if order in options:
            raise SetupError("option-taken", decision=decision, number=order)
        options[order] = option

    def advise(self, decision: str, advice: Advice) -> None:
        """Say what a sensible player answers in a decision; without it bots play each answer out a few times.

        A decision that calls for the player's plans (a turn, tickets to keep) is the bots' own.
        """
        if decision in self.advice:
            raise SetupError("advice-taken", decision=decision)
        self.advice[decision] = advice

    def move_field(self, word: str, *names: str) -> None:
        """Let moves with a word say more than in other editions."""
        self.move_fields[word] = self.move_fields.get(word, frozenset()) | frozenset(names)

    # ---------------------------------------------------------------- the state, cards, names

    def part(self, part: Part) -> int:
        """Give a module its own numbers in the state; returns where they begin."""
        part.base = self.part_size
        self.part_size += part.size
        self.parts.append(part)
        return part.base

    def count_cards(self, kind: str, cards: int) -> None:
        """Let another number of cards of a kind take part than the edition says."""
        self.cards[kind] = cards

    def mark_special(self, kind: int) -> None:
        """Let a kind of card interrupt whatever draws it with the procedure `card_drawn`.

        While the game is set up it is the procedure `card_dealt` instead, if it has a step. The
        card is then in no pile: the module's step must put it somewhere.
        """
        self._add_in_time(SPECIAL_KINDS, kind)

    def play_with(self, decks: tuple[str, ...]) -> None:
        """After the first deal only these ticket decks are drawn from."""
        self.play_decks = decks

    def need_tickets(self, deck: str, tickets: int, needed: int) -> None:
        """Refuse to start a game where a deck has fewer tickets than are needed."""
        self.least_tickets[deck] = (tickets, needed)

    def name_things(self, what: str, names: tuple[str, ...]) -> None:
        """The names of things that facts speak of by number."""
        self.names[what] = names

    def name_tokens(self, base: int, names: tuple[str, ...]) -> None:
        """The names of tokens drawn by lot from the counts that begin at a number of the parts."""
        self.tokens[base] = names

    # ---------------------------------------------------------------- questions and costs

    @overload
    def answer(
        self, query: OfRoute | OfPlace | OfStrands, function: Callable[[int], int]
    ) -> None: ...

    @overload
    def answer(self, query: OfKind, function: Callable[[int, int], int]) -> None: ...

    def answer(self, query: str, function: Callable[..., int]) -> None:
        """Answer one of the closed list of queries."""
        if query not in QUERIES:
            known = ", ".join(QUERIES)
            raise SetupError("unknown-query", module=self.owner, query=query, known=known)
        self.answers.setdefault(query, []).append(function)

    def cost_rule(self, rule: CostRule, extra_routes: Iterable[int] = ()) -> None:
        """Let a rule change costs during the game; which routes may ask for a further card."""
        self._add_in_time(COST_RULES, CostChange(rule, frozenset(extra_routes)))

    # ---------------------------------------------------------------- the final score

    def link(self, links: Links) -> None:
        """Links that count for tickets besides own routes."""
        self.links.append(links)

    def points_line(self, name: str) -> int:
        """A line of points in the final score; returns its row."""
        self.points_lines.append(name)
        return len(self.points_lines) - 1

    def count_line(self, name: str) -> int:
        """A line of the final score that is a count, for tie-breaks and display; returns its row."""
        self.count_lines.append(name)
        return 15 - (len(self.count_lines) - 1)

    def score_line(self, number: int, line: ScoreLine) -> None:
        """Put a line at a number of the final scoring."""
        if number in self.score_lines:
            raise SetupError("step-taken", procedure="score", number=number)
        self.score_lines[number] = line
        for name in self.points_lines:  # those added since the line before are written by this one
            self.telling.setdefault(name, number)


# -------------------------------------------------------------------- the order of building


def build_order(modules: Sequence[RuleModule]) -> list[RuleModule]:
    """The modules as they are built: each after those that bring what it needs, else as listed."""
    bringers = _bringers(modules)
    told = {told.port for module in modules for told in module.tells}
    before: dict[str, list[str]] = {}
    for module in modules:
        for port in module.needs:
            if port not in bringers:
                raise SetupError("port-missing", module=module.name, port=port.name)
        asked = [port for port in (*module.needs, *module.wants) if port not in told]
        names = (name for port in asked for name in bringers.get(port, ()))
        before[module.name] = [name for name in names if name != module.name]
    ordered: list[RuleModule] = []
    waiting = {module.name: module for module in modules}
    while waiting:
        ready = next(
            (name for name in waiting if not any(other in waiting for other in before[name])), None
        )
        if ready is None:
            raise SetupError("port-cycle", modules=" → ".join(_circle(before, waiting)))
        ordered.append(waiting.pop(ready))
    return ordered


def _bringers(modules: Sequence[RuleModule]) -> dict[AnyPort, list[str]]:
    """The modules that bring a port; one alone, but for collections."""
    found: dict[AnyPort, list[str]] = {}
    for number, module in enumerate(modules):
        if module.name in (other.name for other in modules[:number]):
            raise SetupError("module-listed-twice", module=module.name)
        for port in (*module.brings, *(told.port for told in module.tells)):
            names = found.setdefault(port, [])
            if names and isinstance(port, Port):
                both = f"{names[0]}, {module.name}"
                raise SetupError("port-twice", modules=both, port=port.name)
            names.append(module.name)
    return found


def _circle(before: Mapping[str, Sequence[str]], waiting: Mapping[str, Any]) -> list[str]:
    """Modules that wait for each other, from one of them back to it."""
    path = [next(iter(waiting))]
    while path.count(path[-1]) == 1:
        path.append(next(name for name in before[path[-1]] if name in waiting))
    return path[path.index(path[-1]) :]
