"""The planning policy: a forest of routes for its tickets, the clock, contested routes, more tickets.

Works in points: a turn is worth `TURN` points, so that a claim now, cards for later and more
tickets can be compared. The weights come from `weights.toml`, and that of the edition.
"""

from __future__ import annotations

from semafor.engine.core import State
from semafor.engine.tables import KINDS, ROUTES, ActionBuffer, zeros
from semafor.search.chart import CLAIM, DRAW, STATION, TICKETS, Chart
from semafor.search.outlook import Outlook
from semafor.search.policy import Policy
from semafor.search.weights import (
    BLIND,
    CONFLICT,
    DRAW_RISK,
    EARLY,
    EXTEND,
    GUEST,
    HOLD,
    LATE,
    LOCO_PRICE,
    NEAR,
    OPEN_LOCO,
    RATE,
    THREAT,
    TICKET_EDGE,
    TICKET_TURNS,
    TURN,
    reals,
)

NONE = -1
FAR = 1.0e9
# Full hands claim even with colours needed elsewhere.
FULL_HAND = 20
# Points against a tunnel that would surely fail, and the chance of failing at which there is something
# better to do while the plan still lacks cards: a withdrawal wastes a turn, a card drawn does not.
FAILED_TUNNEL = 4.0
RISKY_TUNNEL = 0.3
FEW_CARDS = 12
# Tickets that would have to promise so many points are not looked at: none do.
NEVER = 100.0
# Points for which help to pay is not bought while there is time to draw.
DEAR = 2.0
# Open cards a turn of drawing takes.
OPEN_CARDS = 2.0


class PlannerPolicy(Policy):
    """Plans, claims what the plan needs most, draws for it, and takes more tickets when they pay."""

    def __init__(self, chart: Chart, weights: list[float]) -> None:
        super().__init__(chart)
        self.outlook = Outlook(chart, weights)
        self.weight = weights
        self.price = reals(ROUTES)
        self.paying = zeros(ROUTES)
        self.is_spared = zeros(ROUTES)
        self.risk = reals(ROUTES)
        self.toll = reals(ROUTES)
        self.demand = zeros(KINDS)
        self.target = NONE
        self.is_planned = 0
        self.station_gain = 0.0

    # ---------------------------------------------------------------- wishes

    def choose(self, state: State, buffer: ActionBuffer) -> int:
        """A legal action; what is wished for is worked out when a rule asks."""
        self.is_planned = 0
        return Policy.choose(self, state, buffer)

    def plan(self, state: State) -> None:
        """Make a plan for whoever decides, once for a decision."""
        if not self.is_planned:
            self.make_plan(state, state.actor())
            self.is_planned = 1

    def make_plan(self, state: State, seat: int) -> None:
        """Routes for a seat's tickets, else for points, and the cards they take."""
        self.outlook.look(state, seat)
        self.outlook.make_plan(state)
        self.extend_plan(state)
        self.outlook.count_needs(state)

    def plan_further(self, state: State) -> None:
        """What pays besides tickets."""
        self.outlook.plan_further(state)

    def wants_route(self, state: State, route: int) -> bool:
        """Whether a route is planned."""
        self.plan(state)
        return self.outlook.uses[route] == 1

    def lacks(self, state: State, kind: int) -> int:
        """How many cards of a plain kind the plan lacks."""
        self.plan(state)
        return self.outlook.need[kind]

    def gain_of_link(self, state: State, a: int, b: int) -> int:
        """Points of the goals that a link between two places would complete."""
        self.plan(state)
        return self.joined_points(state, state.tables.first_node[a], state.tables.first_node[b])

    def given_up(self, state: State) -> int:
        """The dearest goal that the plan does without."""
        self.plan(state)
        outlook = self.outlook
        for index in range(outlook.goal_count):
            if not outlook.is_planned[index]:
                return outlook.goal[index]
        return NONE

    # ---------------------------------------------------------------- a turn

    def choose_turn(self, state: State, buffer: ActionBuffer) -> int:
        """Claim for the plan, take tickets, claim for points, or collect cards."""
        self.make_plan(state, state.seat)
        self.is_planned = 1
        self.price_claims(state, buffer)
        if state.last_round >= 0:
            return self.choose_last(state, buffer)
        action = self.claim_planned(state)
        if action == NONE:
            action = self.build_station(state, buffer)
        if action == NONE:
            action = self.draw_tickets(state, buffer)
        if action == NONE:
            action = self.draw_card(state, buffer)
        if action == NONE:
            action = self.choose_last(state, buffer)
        return action

    def extend_plan(self, state: State) -> None:
        """What else pays; with nothing left to work for the route with most points for the turns it takes."""
        outlook = self.outlook
        self.plan_further(state)
        self.target = NONE
        if outlook.planned_count == 0:
            self.target = self.find_target(state)
            if self.target != NONE:
                outlook.plan_route(state, self.target)

    def find_target(self, state: State) -> int:
        """The open route with most points, passengers and length of path a turn."""
        tables = state.tables
        outlook = self.outlook
        hand = outlook.hand
        fullest = self.fullest_colour(state)
        best = NONE
        best_value = 0.0
        for route in range(tables.routes):
            if outlook.cost[route] >= FAR or outlook.cost[route] == 0.0:
                continue
            colour = tables.colour[route]
            if colour < 0:
                colour = fullest
            if tables.is_odd[route]:
                colour = outlook.colour_for(state, route, colour)
            held = hand[colour]
            length = tables.length[route]
            held = min(held, length - tables.needs_locos[route])
            spent = min(hand[tables.locomotive], tables.most_locos[route])
            missing = max(0, length - held - spent)
            shown = min(missing, outlook.shown[colour])
            turns = 1.0 + shown / OPEN_CARDS + (missing - shown) / self.weight[BLIND]
            if turns > outlook.turns_left:
                continue
            value = self.chart.worth[route] + self.side_points(state, route)
            value = value / turns
            if value > best_value:
                best_value = value
                best = route
        return best

    def fullest_colour(self, state: State) -> int:
        """The colour of which most cards are in hand, open ones count half."""
        hand = self.outlook.hand
        shown = self.outlook.shown
        best = 0
        for colour in range(1, state.tables.colours):
            if 2 * hand[colour] + shown[colour] > 2 * hand[best] + shown[best]:
                best = colour
        return best

    def side_points(self, state: State, route: int) -> float:
        """What a route brings beside its points: a longer path, what waits at its ends, a bonus."""
        tables = state.tables
        network = self.outlook.network
        value = 0.0
        if self.chart.bonus > 0:
            a = network.find(tables.end_a[route])
            b = network.find(tables.end_b[route])
            if a != b and (a != tables.end_a[route] or b != tables.end_b[route]):
                value += self.weight[EXTEND] * tables.length[route]
        if self.chart.attraction_count:
            guests = self.outlook.has_guests
            value += self.weight[GUEST] * (
                guests[tables.place_a[route]] + guests[tables.place_b[route]]
            )
        gain = self.chart.gains
        while gain is not None:
            value += gain.bonus.of_route(state, self.outlook.seat, route)
            gain = gain.following
        return value

    # ---------------------------------------------------------------- claims

    def price_claims(self, state: State, buffer: ActionBuffer) -> None:
        """For every route that can be claimed now the payment that hurts least."""
        tables = state.tables
        outlook = self.outlook
        for route in range(tables.routes):
            self.paying[route] = NONE
        for colour in range(tables.colours):
            self.demand[colour] = 0
        for index in range(outlook.planned_count):
            route = outlook.planned[index]
            if tables.colour[route] >= 0:
                self.demand[tables.colour[route]] += tables.length[route]
        tolls = self.chart.claims.tolls(state, buffer)
        for index in range(buffer.count):
            action = buffer.codes[index]
            if self.chart.word[action] == CLAIM:
                self.price_claim(state, action, 0.0 if tolls is None else tolls[index])

    def price_claim(self, state: State, action: int, toll: float) -> None:
        """What a payment hurts: locomotives beyond a ferry's, cards that other planned routes need, its toll."""
        tables = state.tables
        chart = self.chart
        outlook = self.outlook
        hand = outlook.hand
        route = chart.route[action]
        colour = chart.colour[action]
        locos = chart.locos[action]
        is_risky = chart.is_tunnel[route] and state.last_round < 0
        if is_risky and self.is_hopeless(state, route, colour):
            return
        beyond = locos - tables.needs_locos[route]
        if beyond < 0:  # cards stand for locomotives: better those in hand
            beyond = -beyond
        price = self.weight[LOCO_PRICE] * beyond
        over = 0
        if colour != tables.locomotive:
            elsewhere = self.demand[colour]
            if tables.colour[route] == colour and outlook.uses[route]:
                elsewhere -= tables.length[route]
            spare = max(0, hand[colour] - elsewhere)
            paid = min(hand[colour], tables.cards_for(route, locos))  # help pays the rest
            over = max(0, paid - spare)
            price += self.weight[CONFLICT] * over
        price += toll
        risk = 0.0
        if is_risky:
            risk = outlook.fail_chance(state, route, colour, locos)
            price += FAILED_TUNNEL * risk
        if self.paying[route] == NONE or price < self.price[route]:
            self.price[route] = price
            self.risk[route] = risk
            self.toll[route] = toll
            self.paying[route] = action
            self.is_spared[route] = over == 0

    def is_hopeless(self, state: State, route: int, colour: int) -> bool:
        """Whether a tunnel may cost more than the hand has, while few cards lie in the piles.

        With few cards the same ones come up again and again, and so would the failure.
        """
        if state.deck_count + state.discard_count >= FEW_CARDS:
            return False
        hand = state.hand[self.outlook.seat]
        held = hand[state.tables.locomotive]
        if colour != state.tables.locomotive:
            held += hand[colour]
        return held < state.tables.length[route] + self.chart.reveal

    def claim_planned(self, state: State) -> int:
        """The planned route most in danger, or the cheapest, if colours needed elsewhere are spared."""
        outlook = self.outlook
        tables = state.tables
        cards = 0
        for kind in range(tables.kinds):
            cards += state.hand[outlook.seat][kind]
        is_late = outlook.turns_left <= self.weight[LATE] or cards >= FULL_HAND
        best = NONE
        best_value = -1.0e9
        for index in range(outlook.planned_count):
            route = outlook.planned[index]
            action = self.paying[route]
            if action == NONE:
                continue
            danger = self.weight[THREAT] * self.threat(state, route)
            if not is_late and (not self.is_spared[route] or self.toll[route] > DEAR):
                continue
            if cards < self.weight[HOLD] and danger == 0.0 and not is_late:
                continue
            if self.is_too_risky(state, route, is_late):
                self.want_spare(action)
                continue
            value = danger - self.price[route] + 0.01 * tables.length[route]
            if value > best_value:
                best_value = value
                best = action
        return best

    def is_too_risky(self, state: State, route: int, is_late: int) -> bool:
        """Whether a tunnel should wait for a card to spare.

        It may be tried where nothing else is left to draw for, but not again: cards that were
        laid and taken back are known to everybody. (In the last round it is now or never.)
        """
        if self.risk[route] <= RISKY_TUNNEL:
            return False
        if self.outlook.missing > 0 and not is_late:
            return True
        seat = self.outlook.seat
        colour = self.chart.colour[self.paying[route]]
        shown = state.known[seat][colour]
        if colour != state.tables.locomotive:
            shown += state.known[seat][state.tables.locomotive]
        return shown >= state.tables.length[route]

    def want_spare(self, action: int) -> None:
        """One more card than a tunnel's length is worth drawing."""
        outlook = self.outlook
        colour = self.chart.colour[action]
        if outlook.need[colour] < 1:
            outlook.need[colour] = 1
            outlook.missing += 1

    def threat(self, state: State, route: int) -> float:
        """How much rivals may want a route: their routes at its ends, both ends count more."""
        tables = state.tables
        near = self.outlook.is_rival
        return near[tables.end_a[route]] + near[tables.end_b[route]]

    # ---------------------------------------------------------------- tickets

    def draw_tickets(self, state: State, buffer: ActionBuffer) -> int:
        """More tickets where the expected gain is worth more than a turn."""
        outlook = self.outlook
        action = NONE
        for index in range(buffer.count):
            if self.chart.word[buffer.codes[index]] == TICKETS:
                action = buffer.codes[index]
                break
        if action == NONE or outlook.turns_left < self.weight[TICKET_TURNS]:
            return NONE
        threshold = self.weight[TICKET_EDGE] if self.target != NONE else self.weight[EARLY]
        if self.target == NONE and outlook.planned_count == 0:
            threshold = self.weight[TICKET_EDGE]
        if threshold >= NEVER or self.expect_tickets(state, 1) < threshold:
            return NONE
        return self.choose_mix_now(state, buffer)

    def choose_mix_now(self, state: State, buffer: ActionBuffer) -> int:
        """The last mix listed: all of the first deck."""
        action = NONE
        for index in range(buffer.count):
            if self.chart.word[buffer.codes[index]] == TICKETS:
                action = buffer.codes[index]
        return action

    def expect_tickets(self, state: State, stride: int) -> float:
        """Points expected from drawing tickets: the good ones of those offered, or the least bad.

        A stride above 1 looks at some of the unseen tickets only.
        """
        tables = state.tables
        outlook = self.outlook
        seat = outlook.seat
        turns = outlook.turns_for(state, outlook.planned_count, outlook.planned_trains)
        unseen = 0
        gains = 0.0
        losses = 0
        loss = 0.0
        least = -1.0e9
        for ticket in range(state.turns % stride, tables.tickets, stride):
            if tables.ticket_deck[ticket] != 0:
                continue
            if state.held[seat][tables.word_of[ticket]] & tables.one[ticket]:
                continue
            unseen += 1
            value = self.rate_ticket(state, ticket, turns)
            if value > 0.0:
                gains += value
            else:
                losses += 1
                loss += value
                least = max(least, value)
        if unseen == 0:
            return -1.0e9
        offer = self.chart.offer
        expected = offer * gains / unseen
        if losses > 0:
            share = losses / (unseen + 0.0)
            chance = 1.0
            for _ in range(offer):
                chance *= share
            expected += chance * (least + loss / losses) / 2
        return expected

    def rate_ticket(self, state: State, ticket: int, turns: float) -> float:
        """What one more ticket is worth beside the plan, minus its points where it cannot be done."""
        tables = state.tables
        outlook = self.outlook
        points = tables.ticket_points[ticket]
        node = outlook.spread(state, tables.ticket_a[ticket], tables.ticket_b[ticket])
        if node < 0:
            return -points
        trains = 0
        claims = 0
        gained = 0
        at = node
        while outlook.via[at] >= 0:
            route = outlook.via[at]
            if outlook.cost[route] > 0.0:
                trains += tables.length[route]
                gained += self.chart.worth[route]
                claims += 1
            at = outlook.back(state, at)
        if outlook.planned_trains + trains > outlook.trains:
            return -points
        more = claims + trains / self.weight[RATE]
        share = (turns + 1.0 + more) / outlook.turns_left
        if share > 1.0:
            return -points
        if claims == 0 and outlook.planned_count == 0:
            return points
        chance = 1.0 - self.weight[DRAW_RISK] * share * share
        return points * (2 * chance - 1) + gained - self.weight[TURN] * more

    def choose_kept(self, state: State, buffer: ActionBuffer) -> int:
        """The set of offered tickets whose plan promises most."""
        seat = state.actor()
        best = buffer.codes[0]
        best_value = -1.0e9
        for index in range(buffer.count):
            action = buffer.codes[index]
            value = self.rate_kept(state, seat, self.chart.number[action])
            if value > best_value:
                best_value = value
                best = action
        return best

    def rate_kept(self, state: State, seat: int, kept: int) -> float:
        """The value of all goals together with a set of offered tickets."""
        outlook = self.outlook
        outlook.look(state, seat)
        value = 0.0
        for place in range(state.offer_count[seat]):
            if kept & (1 << place):
                ticket = state.offer[seat][place]
                value += outlook.take_ticket(state, ticket)
        outlook.make_plan(state)
        return value + outlook.plan_value(state)

    # ---------------------------------------------------------------- cards

    def choose_card(self, state: State, buffer: ActionBuffer) -> int:
        """The second card serves the same plan."""
        self.make_plan(state, state.seat)
        action = self.draw_card(state, buffer)
        return action if action != NONE else buffer.codes[0]

    def draw_card(self, state: State, buffer: ActionBuffer) -> int:
        """An open card of a colour the plan lacks, a locomotive to finish, or the unseen card."""
        chart = self.chart
        outlook = self.outlook
        locomotive = state.tables.locomotive
        best = NONE
        best_value = -1.0e9
        for index in range(buffer.count):
            action = buffer.codes[index]
            if chart.word[action] != DRAW:
                continue
            colour = chart.colour[action]
            if colour < 0:
                value = 1.0
            elif colour == locomotive:
                value = 0.5
                if outlook.missing > 0 and outlook.missing <= self.weight[OPEN_LOCO]:
                    value = 100.0
            elif outlook.need[colour] > 0:
                value = 10.0 + self.weight[NEAR] * outlook.need[colour]
            else:
                value = 0.0
            if value > best_value:
                best_value = value
                best = action
        return best

    # ---------------------------------------------------------------- the end

    def choose_last(self, state: State, buffer: ActionBuffer) -> int:
        """Whatever scores most at once: a claim with the tickets it completes, or a station."""
        tables = state.tables
        best = NONE
        best_value = 0.0
        for route in range(tables.routes):
            if self.paying[route] == NONE:
                continue
            value = self.chart.worth[route] - 0.01 * self.price[route]
            value += 2 * self.joined_points(state, tables.end_a[route], tables.end_b[route])
            if value > best_value:
                best_value = value
                best = self.paying[route]
        station = self.build_station(state, buffer)
        if station != NONE and self.station_gain > best_value:
            return station
        if best != NONE:
            return best
        for index in range(buffer.count):
            if self.chart.word[buffer.codes[index]] == DRAW:
                return buffer.codes[index]
        # Nothing sensible is left; not the same thing every time, lest a game never ends.
        return buffer.codes[state.turns % buffer.count]

    def joined_points(self, state: State, a: int, b: int) -> int:
        """Points of the goals that joining two nodes completes."""
        tables = state.tables
        outlook = self.outlook
        network = outlook.network
        root = network.join(a, b)
        if root < 0:
            return 0
        points = 0
        for index in range(outlook.goal_count):
            if outlook.is_joined(state, outlook.goal[index]):
                points += tables.ticket_points[outlook.goal[index]]
        network.undo(root)
        return points

    def build_station(self, state: State, buffer: ActionBuffer) -> int:
        """EUR-STAT-7: a station late in the game, for goals that own routes will not complete."""
        if self.outlook.turns_left > self.weight[LATE]:
            self.station_gain = 0.0
            return NONE
        return self.best_station(state, buffer)

    def best_station(self, state: State, buffer: ActionBuffer) -> int:
        """The station that would complete most now, if any does."""
        chart = self.chart
        self.station_gain = 0.0
        if not chart.has_stations or self.outlook.goal_count == 0:
            return NONE
        best = NONE
        last_place = NONE
        gain = 0.0
        for index in range(buffer.count):
            action = buffer.codes[index]
            if chart.word[action] != STATION:
                continue
            if chart.place[action] != last_place:
                last_place = chart.place[action]
                gain = self.station_value(state, last_place)
            if gain > self.station_gain:
                self.station_gain = gain
                best = action
        return best

    def station_value(self, state: State, place: int) -> float:
        """Twice the points of the goals a borrowed route completes, less what a station costs."""
        tables = state.tables
        chart = self.chart
        node = tables.first_node[place]
        most = 0
        for edge in range(chart.edge_first[node], chart.edge_first[node + 1]):
            route = chart.edge_route[edge]
            for seat in range(tables.seats):
                if seat == self.outlook.seat:
                    continue
                if state.owned[seat][tables.word_of[route]] & tables.one[route]:
                    most = max(most, self.joined_points(state, node, chart.edge_node[edge]))
        return 2.0 * most - chart.station_points - 2.0
