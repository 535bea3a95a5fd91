"""Snow: tokens on pairs of cities ask for further cards and pay for being cleared.

Rules: CAM-G, REG-PLA-1..3. Used by: campaign games while the region booms.
"""

from __future__ import annotations

from semafor.cards.acts.modules import add_counter, add_module_op
from semafor.cards.acts.money import change_money
from semafor.cards.ports import COUNTERS, MODULE_ACTS, TARIFF
from semafor.charter.rules.board import free_routes, on_board, pair_routes
from semafor.charter.rules.open_part import OpenPart
from semafor.engine.advice import Bonus
from semafor.engine.core import State, Step
from semafor.engine.costs import Cost, CostRule
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.ports import BONUSES, COST_RULES
from semafor.engine.tables import DONE

MOST_TOKENS = 3
NONE = -1


class Sky:
    """The sky deck, its discard, and the tokens on the pairs."""

    def __init__(self, builder: Builder) -> None:
        routes = pair_routes(builder)
        named = on_board(builder, builder.settings.get("sky", []))
        self.pairs = [pair for pair in named if pair in routes]
        self.routes = [routes[pair] for pair in self.pairs]
        self.pair_of = {
            route: pair for pair, strands in enumerate(self.routes) for route in strands
        }
        self.pair_at = [self.pair_of.get(route, NONE) for route in range(len(builder.board.routes))]
        size = len(self.pairs)
        rows = {"deck": size, "discard": size, "tokens": size, "cleared": builder.seats}
        self.part = OpenPart("snow", rows)
        self.supply = builder.number("supply")

    def turn_card(self, state: State) -> int:
        """The next pair; an empty deck is made anew from the discard."""
        part = self.part
        if not self.pairs:
            return -1
        if not any(part.values(state, "deck")):
            for pair in range(len(self.pairs)):
                part.put(state, "deck", pair, part.get(state, "discard", pair))
                part.put(state, "discard", pair, 0)
        pair = state.draw_token(part.place("deck"), len(self.pairs))
        part.put(state, "discard", pair, 1)
        return pair

    def add_tokens(self, state: State, pair: int, count: int) -> bool:
        """REG-PLA-3: while the supply lasts, at most three on a pair; whether one was placed."""
        left = self.supply - sum(self.part.values(state, "tokens"))
        held = self.part.get(state, "tokens", pair)
        tokens = min(MOST_TOKENS, held + min(count, left))
        self.part.put(state, "tokens", pair, tokens)
        return tokens > held

    def fall(self, state: State, cards: int) -> None:
        """REG-PLA-2: one token where a strand of the pair may still be claimed."""
        for _ in range(cards):
            pair = self.turn_card(state)
            if pair >= 0 and not free_routes(state).isdisjoint(self.routes[pair]):
                is_placed = self.add_tokens(state, pair, 1)
                if is_placed and state.facts is not None:
                    state.note("snow", -1, self.routes[pair][0], 0)

    def thaw(self, state: State, seat: int, n: int) -> None:
        """REG-PLA-3: tokens go without a premium."""
        for pair in range(len(self.pairs)):
            held = self.part.get(state, "tokens", pair)
            self.part.put(state, "tokens", pair, max(0, held - n))

    def tokens(self, state: State, route: int) -> int:
        """Tokens on the pair of a route."""
        pair = self.pair_at[route]
        return 0 if pair == NONE else self.part.get(state, "tokens", pair)


class LayOutSnow(Step):
    """REG-PLA-1: the deck is shuffled, some cards are turned, tokens are put on each."""

    def __init__(self, sky: Sky, cards: int, tokens: int) -> None:
        super().__init__()
        self.sky = sky
        self.cards = cards
        self.tokens = tokens

    def run(self, state: State, at: int) -> int:
        """Lay them out."""
        for pair in range(len(self.sky.pairs)):
            self.sky.part.put(state, "deck", pair, 1)
        for _ in range(min(self.cards, len(self.sky.pairs))):
            self.sky.add_tokens(state, self.sky.turn_card(state), self.tokens)
        return DONE


class SnowFalls(Step):
    """REG-PLA-2: on every revealed event."""

    def __init__(self, sky: Sky) -> None:
        super().__init__()
        self.sky = sky

    def run(self, state: State, at: int) -> int:
        """Only if an event was revealed at all."""
        if state.frame_value(at, 3) > 0:
            self.sky.fall(state, 1)
        return DONE


class SnowCost(CostRule):
    """CAM-G: each token is a further card."""

    def __init__(self, sky: Sky) -> None:
        self.sky = sky

    def mark(self, state: State) -> None:
        """All routes of a campaign are marked anyway."""

    def change(self, state: State, seat: int, route: int, cost: Cost) -> None:
        """Add them up."""
        cost.extra += self.sky.tokens(state, route)


class ClearSnow(Step):
    """CAM-G: after the payment the tokens are removed and paid for."""

    def __init__(self, sky: Sky, each: int) -> None:
        super().__init__()
        self.sky = sky
        self.each = each

    def run(self, state: State, at: int) -> int:
        """The second strand of a double is clear then."""
        route = state.frame_value(at, 2)
        tokens = self.sky.tokens(state, route)
        if tokens:
            self.sky.part.put(state, "tokens", self.sky.pair_of[route], 0)
            self.sky.part.add(state, "cleared", state.seat, tokens)
            if state.facts is not None:
                state.note("cleared_snow", state.seat, tokens, 0)
            change_money(state, state.seat, self.each * tokens)
        return DONE


class SnowBonus(Bonus):
    """What that step pays."""

    def __init__(self, step: ClearSnow) -> None:
        self.step = step

    def of_route(self, state: State, seat: int, route: int) -> int:
        """In dollars."""
        return self.step.each * self.step.sky.tokens(state, route)


def build(builder: Builder) -> None:
    """Layout, new snow, cost, premium."""
    sky = Sky(builder)
    builder.part(sky.part)
    builder.name_tokens(sky.part.place("deck"), tuple(sky.pairs))
    layout = LayOutSnow(sky, builder.number("layout"), builder.number("layout_tokens"))
    builder.step("setup", 1230, layout, "REG-PLA-1")
    builder.step("event", 132, SnowFalls(sky), "REG-PLA-2")
    builder.cost_rule(SnowCost(sky), sky.pair_of)
    clear = ClearSnow(sky, 2 + builder.port(TARIFF))
    builder.step("claim", 62, clear, "CAM-G")
    builder.add(BONUSES, SnowBonus(clear))
    add_module_op(builder, "plateau", "sky", lambda state, seat, n: sky.fall(state, n))
    add_module_op(builder, "plateau", "thaw", sky.thaw)
    part = sky.part
    add_counter(builder, "snow_cleared", lambda state, seat: part.get(state, "cleared", seat))


MODULE = RuleModule(
    name="snow",
    rules=("CAM-G", "REG-PLA-1", "REG-PLA-2", "REG-PLA-3"),
    needs=(TARIFF,),
    brings=(BONUSES, COST_RULES, COUNTERS, MODULE_ACTS),
    params={
        "supply": Param(12, 0, 60),
        "layout": Param(3, 0, 20),
        "layout_tokens": Param(2, 0, 3),
    },
    data=("sky",),
    facts={"snow": ("route", ""), "cleared_snow": ("count", "")},
    card_words={"plateau": ("sky", "thaw")},
    counters=("snow_cleared",),
    build=build,
)
