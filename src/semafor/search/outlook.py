"""One seat's prospects: its network, what open routes cost it, a forest of routes for its tickets.

Looks at public facts and at the seat's own cards and tickets only, so that it may be used on any
position dealt from that seat's view. Costs and values are in points; a turn is worth some points
(`TURN`), which is how claims and cards not yet drawn become comparable with tickets.
"""

from __future__ import annotations

from semafor.engine.advice import Goal
from semafor.engine.core import State
from semafor.engine.sheet import Network
from semafor.engine.tables import KINDS, NODES, ROUTES, zeros
from semafor.rules.scoring import is_complete, link_network
from semafor.search.chart import Chart
from semafor.search.weights import (
    CONTEST,
    FERRY,
    FILLER,
    FLOOR,
    GUEST_PATH,
    HURRY,
    KEEP_COST,
    MISSING,
    PACE,
    POINTS,
    RATE,
    RISK,
    RIVAL_HAND,
    SHOWN,
    SPACE,
    TUNNEL,
    TURN,
    USEFUL,
    reals,
)

FAR = 1.0e9
GOALS = 24
# Claims of a way that is worth a thought.
PATH = 48
LONGEST = 9
NO_WAY = -1
# Dollars that a claim takes at least from what a goal pays, whatever somebody gives for turns.
CLAIM = 4.0
# With more goals than this a plan is made in their order only.
MOST_TRIED = 5


class Outlook:
    """Scratch values of one look at a position; made once and used again and again."""

    def __init__(self, chart: Chart, weights: list[float]) -> None:
        self.chart = chart
        self.weight = weights
        self.network = Network()
        self.seat = 0
        self.trains = 0
        self.turns_left = 0.0
        self.cost = reals(ROUTES)
        self.price = reals(ROUTES)
        self.uses = zeros(ROUTES)
        self.planned = zeros(ROUTES)
        self.planned_count = 0
        self.planned_trains = 0
        self.planned_points = 0
        self.distance = reals(NODES)
        self.via = zeros(NODES)
        self.waiting = zeros(NODES)
        self.goal = zeros(GOALS)
        self.goal_count = 0
        self.is_planned = zeros(GOALS)
        self.kept = zeros(ROUTES)
        self.kept_count = 0
        self.was_planned = zeros(GOALS)
        self.way = zeros(PATH)
        self.way_count = 0
        self.hand = zeros(KINDS)
        self.need = zeros(KINDS)
        self.shown = zeros(KINDS)
        self.missing = 0
        self.is_rival = zeros(NODES)
        self.has_guests = zeros(NODES)

    # ---------------------------------------------------------------- what there is

    def look(self, state: State, seat: int) -> None:
        """See a position from a seat: network, open tickets, the clock, prices."""
        self.seat = seat
        self.trains = state.trains[seat]
        link_network(state, seat, self.network)
        self.network.flatten()
        self.find_goals(state)
        self.turns_left = self.count_turns(state)
        self.mark_nodes(state)
        self.count_hand(state)
        self.count_shown(state)
        self.planned_count = 0
        self.price_routes(state)

    def find_goals(self, state: State) -> None:
        """Tickets held that the network does not complete, the most valuable first."""
        tables = state.tables
        self.goal_count = 0
        for word in range(tables.ticket_words):
            mask = state.held[self.seat][word]
            while mask:
                low = mask & -mask
                mask ^= low
                ticket = word * tables.word_bits + tables.ordinal(low) - 1
                if not is_complete(state, self.network, ticket):
                    self.add_goal(state, ticket)

    def add_goal(self, state: State, ticket: int) -> None:
        """Put a ticket among the goals, in order of points."""
        if self.goal_count == GOALS:
            return
        points = state.tables.ticket_points[ticket]
        at = self.goal_count
        while at > 0 and state.tables.ticket_points[self.goal[at - 1]] < points:
            self.goal[at] = self.goal[at - 1]
            at -= 1
        self.goal[at] = ticket
        self.goal_count += 1

    def is_joined(self, state: State, ticket: int) -> bool:
        """Whether the network as it is now completes a ticket."""
        return is_complete(state, self.network, ticket)

    def take_ticket(self, state: State, ticket: int) -> float:
        """Add a ticket to the goals, or return its points where it is complete already."""
        if is_complete(state, self.network, ticket):
            return state.tables.ticket_points[ticket]
        self.add_goal(state, ticket)
        return 0.0

    def count_turns(self, state: State) -> float:
        """The clock: turns this seat has left, by the trains and cards of whoever is fastest."""
        tables = state.tables
        if state.last_round >= 0:
            return 1.0
        fewest = FAR
        for seat in range(tables.seats):
            trains = state.trains[seat] - self.chart.threshold
            cards = 0
            for kind in range(tables.kinds):
                cards += state.hand[seat][kind]
            left = trains / self.weight[PACE]
            if trains > self.weight[RIVAL_HAND] * cards:
                left += (trains - self.weight[RIVAL_HAND] * cards) / 2
            fewest = min(fewest, left)
        return max(1.0, fewest + 1)

    def mark_nodes(self, state: State) -> None:
        """Where rivals' routes end, and where something waits."""
        tables = state.tables
        for node in range(tables.nodes):
            self.is_rival[node] = 0
        for seat in range(tables.seats):
            if seat == self.seat:
                continue
            for word in range(tables.words):
                mask = state.owned[seat][word]
                while mask:
                    low = mask & -mask
                    mask ^= low
                    route = word * tables.word_bits + tables.ordinal(low) - 1
                    self.is_rival[tables.end_a[route]] = 1
                    self.is_rival[tables.end_b[route]] = 1
        for number in range(self.chart.attraction_count):
            attraction = self.chart.attractions[number]
            for place in range(self.chart.places):
                if number == 0 or not self.has_guests[place]:
                    self.has_guests[place] = attraction.at_place(state, place)

    def count_hand(self, state: State) -> None:
        """Own cards by plain kind: a mark never changes the colour."""
        for kind in range(state.tables.kinds):
            self.hand[kind] = 0
        for kind in range(state.tables.kinds):
            self.hand[self.chart.base[kind]] += state.hand[self.seat][kind]

    def count_shown(self, state: State) -> None:
        """Open cards by plain kind."""
        tables = state.tables
        for kind in range(tables.kinds):
            self.shown[kind] = 0
        for slot in range(tables.market_size):
            if state.market[slot] >= 0:
                self.shown[self.chart.base[state.market[slot]]] += 1

    def price_routes(self, state: State) -> None:
        """What each route adds to a path: nothing on the own network, `FAR` where it cannot run."""
        tables = state.tables
        weight = self.weight
        seat = self.seat
        hand = self.hand
        most = 0
        for colour in range(tables.colours):
            most = max(most, hand[colour])
        for route in range(tables.routes):
            word = tables.word_of[route]
            bit = tables.one[route]
            self.uses[route] = 0
            if state.owned[seat][word] & bit:
                self.cost[route] = 0.0
                continue
            length = tables.length[route]
            if length > self.trains or not state.free[word] & bit or state.barred[seat][word] & bit:
                self.cost[route] = FAR
                continue
            held = most if tables.colour[route] < 0 else hand[tables.colour[route]]
            if tables.is_odd[route]:
                held = self.held_for(state, route)
            price = weight[TURN] + weight[SPACE] * length - weight[POINTS] * self.chart.worth[route]
            if held < length:
                price += weight[MISSING] * (length - held)
                if tables.colour[route] >= 0:
                    price -= weight[SHOWN] * min(length - held, self.shown[tables.colour[route]])
            price += weight[FERRY] * tables.needs_locos[route]
            price += weight[TUNNEL] * self.chart.is_tunnel[route]
            price += weight[CONTEST] * (
                self.is_rival[tables.end_a[route]] + self.is_rival[tables.end_b[route]]
            )
            price -= weight[GUEST_PATH] * (
                self.has_guests[tables.place_a[route]] + self.has_guests[tables.place_b[route]]
            )
            least = weight[FLOOR] * length
            self.cost[route] = max(price, least)

    # ---------------------------------------------------------------- paths

    def spread(self, state: State, place: int, goal: int) -> int:
        """Cheapest distances from a place; returns the node of `goal` reached first, -1 for none.

        Few nodes wait at a time, so the nearest is found by looking at them all: a heap costs more. Of
        equally near ones the first goes on.
        """
        tables = state.tables
        chart = self.chart
        distance = self.distance
        waiting = self.waiting
        for node in range(tables.nodes):
            distance[node] = FAR
        count = 0
        for node in range(tables.first_node[place], tables.last_node[place]):
            distance[node] = 0.0
            self.via[node] = -1
            waiting[count] = node
            count += 1
        low = tables.first_node[goal]
        high = tables.last_node[goal]
        while count > 0:
            chosen = 0
            at = waiting[0]
            best = distance[at]
            for index in range(1, count):
                node = waiting[index]
                if distance[node] < best or (distance[node] == best and node < at):
                    best = distance[node]
                    at = node
                    chosen = index
            if low <= at < high:
                return at
            count -= 1
            waiting[chosen] = waiting[count]
            for edge in range(chart.edge_first[at], chart.edge_first[at + 1]):
                route = chart.edge_route[edge]
                node = chart.edge_node[edge]
                farther = best + self.cost[route]
                if farther < distance[node]:
                    if distance[node] >= FAR:
                        waiting[count] = node
                        count += 1
                    distance[node] = farther
                    self.via[node] = route
        return -1

    def back(self, state: State, node: int) -> int:
        """The node before this one on the path found."""
        route = self.via[node]
        a = state.tables.end_a[route]
        return state.tables.end_b[route] if a == node else a

    # ---------------------------------------------------------------- a plan

    def clear_plan(self) -> None:
        """Forget the planned routes; they cost again what they did."""
        for index in range(self.planned_count):
            route = self.planned[index]
            self.cost[route] = self.price[route]
            self.uses[route] = 0
        self.planned_count = 0
        self.planned_trains = 0
        self.planned_points = 0

    def make_plan(self, state: State) -> None:
        """The best plan of those that begin with one goal or another."""
        self.plan_from(state, 0)
        if not 1 < self.goal_count <= MOST_TRIED:
            return
        best = 0
        best_value = self.plan_value(state)
        self.keep_plan()
        for index in range(1, self.goal_count):
            self.plan_from(state, index)
            value = self.plan_value(state)
            if value > best_value:
                best_value = value
                best = index
                self.keep_plan()
        if best != self.goal_count - 1:
            self.take_plan_back(state)

    def keep_plan(self) -> None:
        """Remember the plan while others are tried."""
        self.kept_count = self.planned_count
        for index in range(self.planned_count):
            self.kept[index] = self.planned[index]
        for index in range(self.goal_count):
            self.was_planned[index] = self.is_planned[index]

    def take_plan_back(self, state: State) -> None:
        """The plan that was remembered is the plan."""
        self.clear_plan()
        for index in range(self.kept_count):
            self.plan_route(state, self.kept[index])
        for index in range(self.goal_count):
            self.is_planned[index] = self.was_planned[index]

    def plan_from(self, state: State, first: int) -> None:
        """A path for one goal, then for the others in their order.

        Later paths use the earlier ones for nothing, so the order matters.
        """
        self.clear_plan()
        if self.goal_count > 0:
            self.is_planned[first] = self.lay_path(state, first)
        for index in range(self.goal_count):
            if index != first:
                self.is_planned[index] = self.lay_path(state, index)

    def lay_path(self, state: State, index: int) -> int:
        """Add the cheapest path for a goal to the plan; 0 where trains or time do not allow it."""
        tables = state.tables
        ticket = self.goal[index]
        node = self.spread(state, tables.ticket_a[ticket], tables.ticket_b[ticket])
        if node < 0:
            return 0
        trains = 0
        claims = 0
        at = node
        while self.via[at] >= 0:
            route = self.via[at]
            if self.cost[route] > 0.0:
                trains += tables.length[route]
                claims += 1
            at = self.back(state, at)
        if self.planned_trains + trains > self.trains or claims > PATH:
            return 0
        if self.turns_for(state, self.planned_count + claims, self.planned_trains + trains) > (
            self.turns_left * self.weight[HURRY]
        ):
            return 0
        at = node
        while self.via[at] >= 0:
            route = self.via[at]
            if self.cost[route] > 0.0:
                self.plan_route(state, route)
            at = self.back(state, at)
        return 1

    def plan_route(self, state: State, route: int) -> None:
        """Put one route into the plan: from now on it costs nothing."""
        self.planned[self.planned_count] = route
        self.planned_count += 1
        self.planned_trains += state.tables.length[route]
        self.planned_points += self.chart.worth[route]
        self.price[route] = self.cost[route]
        self.cost[route] = 0.0
        self.uses[route] = 1

    def plan_further(self, state: State) -> None:
        """What pays besides tickets, the dearest first: planned where that is more than the routes cost it still takes."""
        for goals in self.chart.goals:
            for goal in sorted(goals(state, self.seat), reverse=True):
                self.find_way(state, goal)
                self.plan_way(state, goal.dollars)

    def find_way(self, state: State, goal: Goal) -> None:
        """The routes that a goal takes: a path between its places, or one at each of them."""
        self.way_count = 0
        if not goal.is_joined:
            for place in goal.places:
                self.reach(state, place)
            return
        node = self.spread(state, goal.places[0], goal.places[1])
        if node < 0:
            self.add_to_way(NO_WAY)
            return
        while self.via[node] >= 0:
            if self.cost[self.via[node]] > 0.0:
                self.add_to_way(self.via[node])
            node = self.back(state, node)

    def reach(self, state: State, place: int) -> None:
        """The cheapest route at a place, if none is there or on the way."""
        tables = state.tables
        best = NO_WAY
        least = FAR
        for route in range(tables.routes):
            if tables.place_a[route] != place and tables.place_b[route] != place:
                continue
            if self.cost[route] < least:
                least = self.cost[route]
                best = route
            for index in range(self.way_count):
                if self.way[index] == route:
                    least = 0.0
        if least > 0.0:
            self.add_to_way(best)

    def add_to_way(self, route: int) -> None:
        """One route more, as far as there is room."""
        if self.way_count < PATH:
            self.way[self.way_count] = route
            self.way_count += 1

    def plan_way(self, state: State, dollars: int) -> None:
        """Plan the routes of a goal, if trains and time allow them and it is worth them."""
        trains = 0
        price = 0.0
        for index in range(self.way_count):
            route = self.way[index]
            if route == NO_WAY or self.cost[route] >= FAR:
                return
            trains += state.tables.length[route]
            price += self.cost[route]
        trains += self.planned_trains
        turns = self.turns_for(state, self.planned_count + self.way_count, trains)
        share = turns / self.turns_left
        if trains > self.trains or share > self.weight[HURRY]:
            return
        price = max(price, CLAIM * self.way_count)
        if dollars * (1.0 - self.weight[RISK] * share * share) > price:
            for index in range(self.way_count):
                self.plan_route(state, self.way[index])

    def turns_for(self, state: State, claims: int, spaces: int) -> float:
        """Turns for so many claims and train spaces, counting the useful part of the hand."""
        cards = 0
        for kind in range(state.tables.kinds):
            cards += state.hand[self.seat][kind]
        lacking = spaces - self.weight[USEFUL] * cards
        if lacking < 0:
            lacking = 0
        return claims + lacking / self.weight[RATE]

    def plan_value(self, state: State) -> float:
        """Points the plan promises: tickets by their chance, routes, less the turns it takes."""
        tables = state.tables
        turns = self.turns_for(state, self.planned_count, self.planned_trains)
        share = turns / self.turns_left
        chance = 1.0 - self.weight[RISK] * share * share
        value = self.planned_points - self.weight[TURN] * turns
        value -= self.weight[FILLER] * self.planned_trains
        for index in range(self.goal_count):
            points = tables.ticket_points[self.goal[index]]
            value -= self.weight[KEEP_COST]
            if self.is_planned[index]:
                value += points * (2 * chance - 1)
            else:
                value -= points
        return value

    def count_needs(self, state: State) -> None:
        """Cards still to be drawn for the plan, by colour; locomotives stand in for the scarcest.

        Painted routes take their colour first; grey ones what is left over, the longest first.
        """
        tables = state.tables
        need = self.need
        self.count_hand(state)
        for kind in range(tables.kinds):
            need[kind] = -self.hand[kind]
        for index in range(self.planned_count):
            route = self.planned[index]
            if tables.colour[route] >= 0:
                need[tables.colour[route]] += tables.length[route]
            need[tables.locomotive] += tables.needs_locos[route]
        for length in range(LONGEST, 0, -1):
            self.assign_grey(state, length)
        self.missing = 0
        for colour in range(tables.colours):
            if need[colour] > 0:
                self.missing += need[colour]
        self.missing += need[tables.locomotive]
        self.missing = max(self.missing, 0)

    def assign_grey(self, state: State, length: int) -> None:
        """Planned grey routes of a length are paid with the colour of which most is left."""
        tables = state.tables
        need = self.need
        for index in range(self.planned_count):
            route = self.planned[index]
            if tables.colour[route] < 0 and tables.length[route] == length:
                best = 0
                for colour in range(tables.colours):
                    if need[colour] < need[best]:
                        best = colour
                if tables.is_odd[route]:
                    best = self.colour_for(state, route, best)
                need[best] += length - tables.needs_locos[route]

    def held_for(self, state: State, route: int) -> int:
        """Cards of one colour in hand that a route takes."""
        tables = state.tables
        hand = self.hand
        most = 0
        for colour in range(tables.colours):
            if tables.takes[colour][route]:
                most = max(most, hand[colour])
        return most

    def colour_for(self, state: State, route: int, usual: int) -> int:
        """The usual colour if the route takes it, else the one in hand that it takes most cards of."""
        tables = state.tables
        best = usual
        if not tables.takes[usual][route]:
            hand = self.hand
            most = -1
            for colour in range(tables.colours):
                if tables.takes[colour][route] and hand[colour] > most:
                    most = hand[colour]
                    best = colour
        return best

    # ---------------------------------------------------------------- tunnels

    def fail_chance(self, state: State, route: int, colour: int, locos: int) -> float:
        """EUR-TUNNEL-4: the chance that a tunnel asks for more than the hand has left.

        As `planning.odds` counts it, from what the seat may know: the cards it cannot place.
        """
        tables = state.tables
        seat = self.seat
        hand = state.hand[seat]
        loco = tables.locomotive
        spare = hand[loco] - locos
        matching = self.count_unseen(state, loco)
        if colour != loco:
            spare += hand[colour] - tables.cards_for(route, locos)
            matching += self.count_unseen(state, colour)
        unseen = 0
        for kind in range(tables.kinds):
            unseen += self.count_unseen(state, kind)
        reveal = self.chart.reveal
        if spare >= reveal or unseen < reveal:
            return 0.0
        # The chance of `count` matches comes from that of one fewer; the sum up to `spare` is paid.
        chance = 1.0
        for index in range(reveal):
            chance *= (unseen - matching - index) / (unseen - index + 0.0)
        if chance <= 0.0:
            return 1.0
        paid = chance
        for count in range(spare):
            others = unseen - matching - reveal + count + 1
            chance *= (matching - count) * (reveal - count) / ((count + 1.0) * others)
            paid += chance
        return 1.0 - paid

    def count_unseen(self, state: State, kind: int) -> int:
        """Cards of a kind that are in the deck or in rivals' hands unseen."""
        tables = state.tables
        seat = self.seat
        count = tables.start_cards[kind] - state.hand[seat][kind]
        count -= state.discard[kind] + state.laid[kind]
        for other in range(tables.seats):
            if other != seat:
                count -= state.known[other][kind]
        for slot in range(tables.market_size):
            if state.market[slot] == kind:
                count -= 1
        return count
