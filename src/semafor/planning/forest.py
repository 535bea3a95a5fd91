"""Cheapest forests that join pairs of places: exact for every subset of a few tickets at once.

Routes that cost nothing are contracted first. Trees come from Dreyfus-Wagner over the ends of the
tickets, forests from the best partition of the tickets into trees. A place with several nodes (a
country) is a terminal that any one of its nodes satisfies, and nothing passes through it.
"""

ROUTE_LIMIT = 256
NODE_LIMIT = 128
TICKET_LIMIT = 12
TERMINAL_LIMIT = 12
SHUT = 1 << 28
# The same number for callers: compiled, the names above are C numbers inside this file.
CLOSED = SHUT


def zeros(count: int) -> list[int]:
    """A list of zeros (as a call, because a product of a list does not become a C array)."""
    return [0] * count


class ForestSolver:
    """A reusable solver without allocation; it belongs to one search or thread.

    Use: `add_route` for the board, once; `set_price` for every route; `add_ticket`; `solve`; then
    `cost` and `trace` for any subset of the tickets. `clear_tickets` starts the next question.
    """

    def __init__(self) -> None:
        self.route_count = self.node_count = self.ticket_count = 0
        self.size = self.terminal_count = self.pair_count = self.found_count = 0
        self.width = NODE_LIMIT
        self.end_a, self.end_b, self.price = zeros(256), zeros(256), zeros(256)
        self.is_found = zeros(256)
        self.first_a, self.last_a = zeros(12), zeros(12)
        self.first_b, self.last_b = zeros(12), zeros(12)
        self.pair_of, self.pair_mask = zeros(12), zeros(12)
        self.root, self.name = zeros(128), zeros(128)
        self.near, self.via, self.distance = zeros(16384), zeros(16384), zeros(16384)
        self.terminal_key, self.group_from = zeros(24), zeros(25)
        self.group = zeros(3072)
        self.work = zeros(128)
        self.table = zeros(262144)
        self.tree, self.forest, self.part = zeros(4096), zeros(4096), zeros(4096)
        self.found = zeros(256)

    # ---------------------------------------------------------------- the question

    def add_route(self, a: int, b: int) -> int:
        """Add an edge between two nodes and return its number; it is closed until priced."""
        route = self.route_count
        if route >= ROUTE_LIMIT or a < 0 or b < 0 or a >= NODE_LIMIT or b >= NODE_LIMIT:
            raise ValueError("bad route or too many routes")
        self.end_a[route], self.end_b[route] = a, b
        self.price[route] = SHUT
        self.route_count = route + 1
        self.node_count = max(self.node_count, a + 1, b + 1)
        return route

    def set_price(self, route: int, price: int) -> None:
        """Set what a route costs: 0 for one already there, CLOSED for one that cannot be used."""
        self.price[route] = price

    def get_price(self, route: int) -> int:
        """What a route costs."""
        return self.price[route]

    def set_prices(self, prices: list[int]) -> None:
        """Set the prices of all routes."""
        for route in range(self.route_count):
            self.price[route] = prices[route]

    def clear_tickets(self) -> None:
        """Forget all tickets."""
        self.ticket_count = 0

    def add_ticket(self, first_a: int, last_a: int, first_b: int, last_b: int) -> bool:
        """Add a ticket between two ranges of nodes (last excluded); False: there is no room."""
        ticket = self.ticket_count
        if ticket >= TICKET_LIMIT:
            return False
        self.first_a[ticket], self.last_a[ticket] = first_a, last_a
        self.first_b[ticket], self.last_b[ticket] = first_b, last_b
        self.node_count = max(self.node_count, last_a, last_b)
        self.ticket_count = ticket + 1
        return True

    # ---------------------------------------------------------------- solving

    def solve(self) -> bool:
        """Find the cheapest forests of all subsets; False: too many different ends."""
        self.contract()
        if not self.name_ends():
            return False
        self.measure()
        self.grow_trees()
        self.join_trees()
        return True

    def cost(self, tickets: int) -> int:
        """Cost of completing a mask of tickets; CLOSED: it cannot be done."""
        return self.forest[self.pairs(tickets)]

    def trace(self, tickets: int) -> int:
        """Collect the routes of a cheapest forest, read with `found_route`; returns how many."""
        for route in range(self.route_count):
            self.is_found[route] = 0
        self.found_count = 0
        left = self.pairs(tickets)
        if self.forest[left] < SHUT:
            while left:
                self.trace_tree(self.ends_of(self.part[left]))
                left ^= self.part[left]
        return self.found_count

    def found_route(self, index: int) -> int:
        """A route of the forest traced last."""
        return self.found[index]

    def routes(self, tickets: int) -> list[int]:
        """Routes of a cheapest forest that cost something; empty where there is none."""
        count = self.trace(tickets)
        return [self.found[index] for index in range(count)]

    def is_joined(self, ticket: int) -> bool:
        """Whether a ticket of the question solved last is complete at no cost."""
        return self.pair_of[ticket] < 0

    def pairs(self, tickets: int) -> int:
        """The mask of different pairs of ends behind a mask of tickets."""
        mask = 0
        for ticket in range(self.ticket_count):
            if tickets >> ticket & 1 and self.pair_of[ticket] >= 0:
                mask |= 1 << self.pair_of[ticket]
        return mask

    # ---------------------------------------------------------------- the contracted board

    def find(self, node: int) -> int:
        """The root of a node among those joined at no cost."""
        root = self.root
        while root[node] != node:
            root[node] = root[root[node]]
            node = root[node]
        return node

    def contract(self) -> None:
        """Join what costs nothing and keep the cheapest route between what is left."""
        for node in range(self.node_count):
            self.root[node] = node
            self.name[node] = -1
        for route in range(self.route_count):
            if self.price[route] == 0:
                self.root[self.find(self.end_a[route])] = self.find(self.end_b[route])
        self.size = 0
        for ticket in range(self.ticket_count):
            for node in range(self.first_a[ticket], self.last_a[ticket]):
                self.name_node(node)
            for node in range(self.first_b[ticket], self.last_b[ticket]):
                self.name_node(node)
        self.name_crossings()
        self.lay_routes()

    def lay_routes(self) -> None:
        """Note the cheapest route between any two parts that are named."""
        for row in range(self.size):
            for place in range(row * self.width, row * self.width + self.size):
                self.near[place] = SHUT
        for route in range(self.route_count):
            if 0 < self.price[route] < SHUT:
                self.lay(
                    route,
                    self.name[self.find(self.end_a[route])],
                    self.name[self.find(self.end_b[route])],
                )

    def name_crossings(self) -> None:
        """Name every part that two routes reach; a dead end without a ticket is left out."""
        price, reached = self.price, self.work
        for node in range(self.node_count):
            reached[node] = 0
        for route in range(self.route_count):
            if 0 < price[route] < SHUT:
                reached[self.find(self.end_a[route])] += 1
                reached[self.find(self.end_b[route])] += 1
        for node in range(self.node_count):
            if reached[node] > 1:
                self.name_node(node)

    def name_node(self, node: int) -> None:
        """Give the part of the board around a node its short number."""
        root = self.find(node)
        if self.name[root] < 0:
            self.name[root] = self.size
            self.size += 1
        self.name[node] = self.name[root]

    def lay(self, route: int, one: int, two: int) -> None:
        """Keep a route if it is the cheapest between two parts that are named."""
        here, there = one * self.width + two, two * self.width + one
        if one != two and one >= 0 and two >= 0 and self.price[route] < self.near[here]:
            self.near[here] = self.near[there] = self.price[route]
            self.via[here] = self.via[there] = route

    def measure(self) -> None:
        """Cheapest ways between all parts (Floyd-Warshall)."""
        distance, size, width = self.distance, self.size, self.width
        for one in range(size):
            row = one * width
            for two in range(size):
                distance[row + two] = self.near[row + two]
            distance[row + one] = 0
        for middle in range(size):
            through = middle * width
            for one in range(size):
                row = one * width
                first = distance[row + middle]
                if first >= SHUT or one == middle:
                    continue
                for two in range(size):
                    length = first + distance[through + two]
                    if length < distance[row + two]:
                        distance[row + two] = length

    # ---------------------------------------------------------------- ends and pairs

    def name_ends(self) -> bool:
        """Number the different ends and the different pairs of tickets not joined yet."""
        self.terminal_count = self.pair_count = 0
        for ticket in range(self.ticket_count):
            if self.meets(ticket):
                self.pair_of[ticket] = -1
                continue
            one = self.name_end(self.first_a[ticket], self.last_a[ticket])
            two = self.name_end(self.first_b[ticket], self.last_b[ticket])
            mask = 1 << one | 1 << two
            pair = 0
            while pair < self.pair_count and self.pair_mask[pair] != mask:
                pair += 1
            if pair == self.pair_count:
                self.pair_mask[pair] = mask
                self.pair_count = pair + 1
            self.pair_of[ticket] = pair
        return self.terminal_count <= TERMINAL_LIMIT

    def meets(self, ticket: int) -> bool:
        """Whether some node of one end is joined with some node of the other at no cost."""
        for one in range(self.first_a[ticket], self.last_a[ticket]):
            for two in range(self.first_b[ticket], self.last_b[ticket]):
                if self.name[one] == self.name[two]:
                    return True
        return False

    def name_end(self, first: int, last: int) -> int:
        """The number of an end: a part of the board, or a country as a whole."""
        key = self.name[first] if last - first == 1 else NODE_LIMIT + first
        for terminal in range(self.terminal_count):
            if self.terminal_key[terminal] == key:
                return terminal
        terminal = self.terminal_count
        self.terminal_key[terminal] = key
        place = self.group_from[terminal]
        for node in range(first, last):
            self.group[place] = self.name[node]
            place += 1
        self.terminal_count = terminal + 1
        self.group_from[terminal + 1] = place
        return terminal

    # ---------------------------------------------------------------- trees

    def grow_trees(self) -> None:
        """Dreyfus-Wagner: cheapest trees of all sets of ends but the last, by one more part."""
        size, table = self.size, self.table
        for mask in range(1, 1 << (self.terminal_count - 1) if self.terminal_count else 1):
            row = mask * size
            for place in range(row, row + size):
                table[place] = SHUT
            if mask & (mask - 1):
                self.merge(mask)
                self.spread(row)
            else:
                self.start_tree(mask, row)

    def start_tree(self, mask: int, row: int) -> None:
        """The ways from one end to every part."""
        size, width, table, distance = self.size, self.width, self.table, self.distance
        terminal = 0
        while mask >> terminal > 1:
            terminal += 1
        for place in range(self.group_from[terminal], self.group_from[terminal + 1]):
            start = self.group[place] * width
            for node in range(size):
                if distance[start + node] < table[row + node]:
                    table[row + node] = distance[start + node]

    def merge(self, mask: int) -> None:
        """Two trees that meet in a part."""
        size, table = self.size, self.table
        row = mask * size
        rest = mask & (mask - 1)
        second = rest
        while second:
            one, two = (mask ^ second) * size, second * size
            for node in range(size):
                price = table[one + node] + table[two + node]
                if price < table[row + node]:
                    table[row + node] = price
            second = (second - 1) & rest

    def spread(self, row: int) -> None:
        """The trees of a row with a way to every other part, the cheapest first."""
        size, width, table, work = self.size, self.width, self.table, self.work
        distance = self.distance
        best = 0
        for node in range(size):
            work[node] = table[row + node]
            if work[node] < work[best]:
                best = node
        for turn in range(-1, size):
            middle = best if turn < 0 else turn
            price = work[middle]
            # What a cheaper tree has reached already cannot make anything cheaper.
            if price >= SHUT or price > table[row + middle]:
                continue
            start = middle * width
            for node in range(size):
                length = price + distance[start + node]
                if length < table[row + node]:
                    table[row + node] = length

    def join_trees(self) -> None:
        """The cheapest partition of every set of pairs into trees."""
        self.forest[0] = 0
        for pairs in range(1, 1 << self.pair_count):
            self.tree[pairs] = self.tree_cost(self.ends_of(pairs))
            rest = pairs & (pairs - 1)
            best, part = self.tree[pairs], pairs
            other = rest
            while other:
                price = self.tree[pairs ^ other] + self.forest[other]
                if price < best:
                    best, part = price, pairs ^ other
                other = (other - 1) & rest
            self.forest[pairs] = min(best, SHUT)
            self.part[pairs] = part

    def ends_of(self, pairs: int) -> int:
        """The mask of ends of a mask of pairs."""
        mask = 0
        for pair in range(self.pair_count):
            if pairs >> pair & 1:
                mask |= self.pair_mask[pair]
        return mask

    def last_end(self, ends: int) -> int:
        """The highest end of a mask: the one a tree hangs on."""
        terminal = 0
        while ends >> terminal > 1:
            terminal += 1
        return terminal

    def best_part(self, terminal: int, row: int) -> int:
        """The part of an end where the tree of a row costs least."""
        best = self.group[self.group_from[terminal]]
        for place in range(self.group_from[terminal], self.group_from[terminal + 1]):
            if self.table[row + self.group[place]] < self.table[row + best]:
                best = self.group[place]
        return best

    def tree_cost(self, ends: int) -> int:
        """Cost of the cheapest tree over a mask of ends."""
        terminal = self.last_end(ends)
        row = (ends ^ 1 << terminal) * self.size
        return self.table[row + self.best_part(terminal, row)]

    # ---------------------------------------------------------------- which routes

    def trace_tree(self, ends: int) -> None:
        """Collect the routes of a cheapest tree over a mask of ends."""
        terminal = self.last_end(ends)
        rest = ends ^ 1 << terminal
        self.trace_branch(rest, self.best_part(terminal, rest * self.size))

    def trace_branch(self, mask: int, node: int) -> None:
        """Collect the tree of some ends that reaches a part."""
        if mask & (mask - 1) == 0:
            terminal = self.last_end(mask)
            price = self.table[mask * self.size + node]
            for place in range(self.group_from[terminal], self.group_from[terminal + 1]):
                start = self.group[place]
                if self.distance[start * self.width + node] == price:
                    self.trace_way(start, node)
                    return
            return
        size, table = self.size, self.table
        price = table[mask * size + node]
        rest = mask & (mask - 1)
        for middle in range(size):
            way = self.distance[middle * self.width + node]
            second = rest if way <= price else 0
            while second:
                first = mask ^ second
                if table[first * size + middle] + table[second * size + middle] + way == price:
                    self.trace_way(middle, node)
                    self.trace_branch(first, middle)
                    self.trace_branch(second, middle)
                    return
                second = (second - 1) & rest

    def trace_way(self, start: int, node: int) -> None:
        """Collect the routes of a cheapest way between two parts."""
        width = self.width
        while start != node:
            left = self.distance[start * width + node]
            for other in range(self.size):
                step = self.near[start * width + other]
                if step < SHUT and step + self.distance[other * width + node] == left:
                    route = self.via[start * width + other]
                    if not self.is_found[route]:
                        self.is_found[route] = 1
                        self.found[self.found_count] = route
                        self.found_count += 1
                    start = other
                    break
