"""Longest trail over a player's own routes. Rules: COM-LONG-1..3, COM-EDGE-20, COM-EDGE-21.

Pendant trees and parts behind bridges become tails, degree-2 chains merge, a short walk follows.
What outgrows it goes to a best-first search over a frontier, bounded by ignoring connectivity.
"""

EDGE_LIMIT = 62
NODE_BITS = 7
# Twelve slots of a label and a parity, plus the count of trail ends, fill one 62-bit key.
SLOT_LIMIT = 12
SLOT_ONES = 0x111111111111
LABEL_MASK = 0xFFFFFFFFFFFF
PARITY_MASK = 0xFFF
PARITY_SHIFT = 48
ENDS_SHIFT = 60
WALK_BUDGET = 200
UNLIMITED = 1 << 60
EASY_EFFORT = 4000
PLAN_ATTEMPTS = 8
HOPELESS = -100000
ONE = 1


class TrailSearch:
    """Exact longest trail of a small multigraph, reusable without allocation."""

    def __init__(self) -> None:
        """Create an empty network."""
        self.edge_count = self.node_count = self.everything = self.best = self.limit = 0
        self.budget = self.start = self.stamp = self.group_count = 0
        self.step_count = self.width = self.active = self.bridge = self.beyond = self.floor = 0
        self.index = [0] * 67
        for position in range(EDGE_LIMIT):
            self.index[(1 << position) % 67] = position
        self.link, self.weight, self.join, self.cost = [0] * 64, [0] * 64, [0] * 64, [0] * 64
        self.nodes, self.incident, self.work = [0] * 128, [0] * 128, [0] * 128
        self.tail, self.second, self.slot = [0] * 128, [0] * 128, [0] * 128
        self.mark, self.group, self.uneven = [0] * 128, [0] * 128, [0] * 128
        self.step_cost, self.step_one = [0] * 192, [0] * 192
        self.step_two, self.step_active = [0] * 192, [0] * 192
        self.rows: list[list[int]] = []
        self.seen: list[dict[int, int]] = []
        self.buckets: list[list[int]] = []

    def clear(self) -> None:
        """Forget all edges."""
        for position in range(self.node_count):
            self.incident[self.nodes[position]] = 0
        self.node_count = self.edge_count = self.everything = 0

    def add(self, a: int, b: int, length: int) -> None:
        """Add an edge of the given length between two different nodes."""
        edge = self.edge_count
        if edge >= EDGE_LIMIT or length < 1 or a == b or (a | b) >> NODE_BITS:
            raise ValueError("bad edge or too many edges")
        bit = self.everything + 1
        mask = self.incident[a]
        if mask == 0:
            self.nodes[self.node_count] = a
            self.node_count += 1
        self.incident[a] = mask | bit
        mask = self.incident[b]
        if mask == 0:
            self.nodes[self.node_count] = b
            self.node_count += 1
        self.incident[b] = mask | bit
        self.link[edge], self.weight[edge] = a ^ b, length
        self.edge_count = edge + 1
        self.everything |= bit

    def longest(self) -> int:
        """Return the exact maximum trail length, 0 when there are no edges."""
        return self.solve(self.everything)

    def solve(self, allowed: int) -> int:
        """Return the longest trail that uses only the allowed edges."""
        self.best = 0
        if self.peel(allowed):
            self.join[:] = self.link
            self.cost[:] = self.weight
            self.contract()
            fresh = self.stamp + 1
            for position in range(self.node_count):
                node = self.nodes[position]
                if self.work[node] and self.mark[node] < fresh:
                    self.gather(node)
        return self.best

    def path(self) -> list[int]:
        """Return the edges of one longest trail in walking order."""
        allowed, goal = self.everything, self.longest()
        # Dropping every edge that is not needed leaves exactly the edges of one longest trail.
        for edge in range(self.edge_count):
            trial = allowed & ~(ONE << edge)
            if self.solve(trial) == goal:
                allowed = trial
        return self.thread(allowed)

    def thread(self, allowed: int) -> list[int]:
        """Return the allowed edges, which form one trail, in walking order."""
        nodes = [node for node in range(128) if self.incident[node] & allowed]
        odd = [node for node in nodes if (self.incident[node] & allowed).bit_count() & 1]
        node = (odd + nodes + [0])[0]
        trail: list[int] = []
        ahead: list[int] = []
        while allowed or ahead:
            mask = self.incident[node] & allowed
            if mask:
                mask &= -mask
                allowed ^= mask
                edge = self.index[mask % 67]
                ahead.append(edge)
            else:
                edge = ahead.pop()
                trail.append(edge)
            node ^= self.link[edge]
        return trail

    def peel(self, allowed: int) -> int:
        """Strip pendant trees into tails and return the mask of the edges on or between cycles."""
        nodes, work, tail = self.nodes, self.work, self.tail
        for position in range(self.node_count):
            node = nodes[position]
            work[node] = self.incident[node] & allowed
            tail[node] = self.second[node] = 0
        for position in range(self.node_count):
            node = nodes[position]
            mask = work[node]
            while mask and mask & (mask - 1) == 0:
                edge = self.index[mask % 67]
                length = tail[node] + self.weight[edge]
                work[node] = 0
                allowed ^= mask
                node ^= self.link[edge]
                work[node] = mask = mask ^ work[node]
                self.attach(node, length)
        return allowed

    def attach(self, node: int, length: int) -> None:
        """Hang a tail on a node, keeping the two longest, and count the trail of both."""
        reach = self.tail[node]
        if length + reach > self.best:
            self.best = length + reach
        if length > reach:
            self.second[node], self.tail[node] = reach, length
        elif length > self.second[node]:
            self.second[node] = length

    def contract(self) -> None:
        """Merge the two edges of every plain degree-2 node, for a trail uses both or neither."""
        work, index, join, cost = self.work, self.index, self.join, self.cost
        for position in range(self.node_count):
            node = self.nodes[position]
            mask = work[node]
            other = mask & (mask - 1)
            if mask == 0 or self.tail[node] or other & (other - 1):
                continue
            edge, gone = index[(mask ^ other) % 67], index[other % 67]
            if join[edge] == join[gone]:
                continue
            far = node ^ join[gone]
            work[node] = 0
            work[far] ^= mask
            join[edge] ^= join[gone]
            cost[edge] += cost[gone]

    def gather(self, origin: int) -> None:
        """Collect the component of a node with its weight and the parity of its nodes."""
        work, join, cost, mark, group = self.work, self.join, self.cost, self.mark, self.group
        self.stamp += 1
        group[0], mark[origin] = origin, self.stamp
        count, cheapest = 1, EDGE_LIMIT
        position = doubled = 0
        while position < count:
            node = group[position]
            position += 1
            odd = 0
            mask = work[node]
            while mask:
                bit = mask & -mask
                mask ^= bit
                edge = self.index[bit % 67]
                odd ^= 1
                doubled += cost[edge]
                cheapest = min(cheapest, cost[edge])
                far = node ^ join[edge]
                if mark[far] != self.stamp:
                    mark[far] = self.stamp
                    group[count] = far
                    count += 1
            self.uneven[node], self.slot[node] = odd, -1
        self.group_count = count
        self.assess(doubled // 2, cheapest)

    def assess(self, weight: int, cheapest: int) -> None:
        """Settle the gathered component when at most two nodes are odd, else search it."""
        tails = top = next_top = odd_nodes = odd_core = 0
        for position in range(self.group_count):
            node = self.group[position]
            odd = self.uneven[node]
            odd_core += odd
            odd_nodes += odd
            length = self.tail[node]
            if length:
                # Every tail adds its own odd leaf and flips the parity of its node.
                short = self.second[node]
                odd_nodes += 2 if short else 2 - 2 * odd
                tails += length + short
                next_top = max(next_top, short, min(top, length))
                top = max(top, length)
        if odd_nodes <= 2:
            self.best = max(self.best, weight + tails)
            return
        self.limit = weight + top + next_top - max(0, odd_core - 2) // 2 * cheapest
        if self.limit > self.best:
            self.investigate()

    def investigate(self) -> None:
        """Search the component: a short plain walk first, stronger means if that fails."""
        if self.roam(WALK_BUDGET):
            return
        self.bridge = 0
        self.descend(self.group[0], 0, 0)
        if self.bridge:
            self.divide()
            return
        self.plan()
        if self.width > SLOT_LIMIT:
            # Needs far more than 45 edges; the plain walk is slow there but still exact.
            self.roam(UNLIMITED)
            return
        self.relax()
        if self.rows[0][0] > self.best:
            self.search()

    def descend(self, node: int, entry: int, depth: int) -> int:
        """Return the least depth on a cycle with the entry, noting the first bridge on the way."""
        self.slot[node] = lowest = depth
        mask = self.work[node] & ~entry
        while mask:
            bit = mask & -mask
            mask ^= bit
            far = node ^ self.join[self.index[bit % 67]]
            reach = self.slot[far]
            if reach < 0:
                reach = self.descend(far, bit, depth + 1)
                if reach > depth and self.bridge == 0:
                    self.bridge, self.beyond = bit, far
            lowest = min(lowest, reach)
        return lowest

    def divide(self) -> None:
        """Solve the part beyond a bridge and put it back as a tail, for a trail cannot return."""
        edge, far = self.index[self.bridge % 67], self.beyond
        near = far ^ self.join[edge]
        self.work[far] ^= self.bridge
        self.work[near] ^= self.bridge
        # A tail longer than any trail forces the trail of the far part to start at the bridge.
        force = self.limit + 1
        self.gather(far)
        best = self.best
        self.attach(far, force)
        self.best = 0
        self.gather(far)
        length, self.best = self.best - force + self.cost[edge], best
        self.attach(near, length)
        self.gather(near)

    def roam(self, budget: int) -> bool:
        """Walk from every possible trail end and return whether the budget was enough."""
        self.budget = budget
        for position in range(self.group_count):
            node = self.group[position]
            if self.tail[node] or self.uneven[node]:
                self.start = node
                self.walk(node, self.everything, self.tail[node])
                if self.best >= self.limit or self.budget <= 0:
                    return self.best >= self.limit
        return True

    def walk(self, node: int, free: int, length: int) -> None:
        """Extend a trail in every way while the budget lasts."""
        reach = self.second[node] if node == self.start else self.tail[node]
        if length + reach > self.best:
            self.best = length + reach
        self.budget -= 1
        moves = self.work[node] & free
        while moves:
            if self.budget <= 0 or self.best >= self.limit:
                return
            bit = moves & -moves
            moves ^= bit
            edge = self.index[bit % 67]
            self.walk(node ^ self.join[edge], free ^ bit, length + self.cost[edge])

    def plan(self) -> None:
        """Choose an order of the edges that keeps few nodes open, trying harder when it is wide."""
        chosen = last = self.narrowest(0)
        lowest = self.arrange(chosen)
        attempts = PLAN_ATTEMPTS if lowest > EASY_EFFORT else 0
        for attempt in range(attempts):
            last = self.group[attempt * self.group_count // attempts]
            effort = self.arrange(last)
            if effort < lowest:
                lowest, chosen = effort, last
        if chosen != last:
            self.arrange(chosen)

    def arrange(self, node: int) -> int:
        """Lay the steps out from a first node and return the size of the bound table."""
        for position in range(self.group_count):
            self.slot[self.group[position]] = -1
        self.step_count = self.width = self.active = 0
        done = effort = 0
        while node >= 0:
            self.open_slot(node)
            mask = self.work[node] & ~done
            while mask:
                bit = mask & -mask
                mask ^= bit
                done |= bit
                edge = self.index[bit % 67]
                far = node ^ self.join[edge]
                self.open_slot(far)
                effort += self.active
                self.add_step(self.slot[node], self.slot[far], self.cost[edge])
                if self.work[far] & ~done == 0:
                    self.close_slot(far)
            self.close_slot(node)
            node = self.narrowest(done)
        return effort

    def add_step(self, one: int, two: int, cost: int) -> None:
        """Append a step: an edge between two slots or, at no cost, a slot and its leaving node."""
        step = self.step_count
        self.step_one[step], self.step_two[step] = one, two
        self.step_cost[step], self.step_active[step] = cost, self.active
        self.step_count = step + 1

    def open_slot(self, node: int) -> None:
        """Give the node the lowest free slot unless it has one."""
        if self.slot[node] < 0:
            place = self.index[(~self.active & (self.active + 1)) % 67]
            self.slot[node] = place
            self.active |= 1 << place
            self.width = max(self.width, place + 1)

    def close_slot(self, node: int) -> None:
        """Append the leaving of a node and free its slot."""
        self.add_step(self.slot[node], node, 0)
        self.active ^= 1 << self.slot[node]

    def narrowest(self, done: int) -> int:
        """Return the node whose closing leaves the fewest open nodes, or -1 when all are closed."""
        chosen, fewest = -1, EDGE_LIMIT
        for position in range(self.group_count):
            node = self.group[position]
            mask = self.work[node] & ~done
            if mask == 0:
                continue
            opened = 0 if self.slot[node] < 0 else -1
            while mask:
                bit = mask & -mask
                mask ^= bit
                far = node ^ self.join[self.index[bit % 67]]
                opened += (self.slot[far] < 0) - (self.work[far] & ~done == bit)
            if opened < fewest:
                fewest = opened
                chosen = node
        return chosen

    def relax(self) -> None:
        """Tabulate for every step the best that can still be gained if connectivity is ignored."""
        row = [HOPELESS] * (4 << self.width)
        row[0] = row[1] = row[2] = 0
        self.rows = [row] * (self.step_count + 1)
        for step in range(self.step_count - 1, -1, -1):
            row = row[:]
            one, cost = 4 << self.step_one[step], self.step_cost[step]
            others = self.step_active[step] << 2 ^ one
            if cost:
                two = 4 << self.step_two[step]
                self.relax_edge(row, others ^ two, 0, one | two, cost)
                self.relax_edge(row, others ^ two, one, two, cost)
            else:
                self.relax_leave(row, others, one, self.step_two[step])
            self.rows[step] = row

    def relax_leave(self, row: list[int], others: int, bit: int, node: int) -> None:
        """Turn a row into the one before a node is closed."""
        tail, both = self.tail[node], self.tail[node] + self.second[node]
        place = others + 1
        while place:
            place = (place - 1) & others
            finished = row[place + 2]
            row[place + bit] = row[place + 1] + tail
            row[place + bit + 1] = finished + tail
            row[place + bit + 2] = HOPELESS
            if finished + both > row[place]:
                row[place] = finished + both

    def relax_edge(self, row: list[int], others: int, one: int, two: int, cost: int) -> None:
        """Turn a row into the one before an edge is kept or dropped."""
        rest = others + 1
        while rest:
            rest = (rest - 1) & others
            for place in range(rest, rest + 3):
                left, right = row[place + one], row[place + two]
                if right + cost > left:
                    row[place + one] = right + cost
                if left + cost > right:
                    row[place + two] = left + cost

    def search(self) -> None:
        """Expand frontier states in order of their bounds until none can beat the best trail."""
        rank = self.rows[0][0]
        self.floor = self.best
        self.buckets = [[] for _ in range(rank - self.best + 1)]
        self.seen = [{} for _ in range(self.step_count + 1)]
        self.push(0, 0, 0, 0, 0)
        while rank > self.best:
            bucket = self.buckets[rank - self.floor]
            if bucket:
                self.expand(bucket.pop(), bucket.pop())
            else:
                rank -= 1
        self.rows, self.seen, self.buckets = [], [], []

    def push(self, step: int, labels: int, parity: int, ends: int, value: int) -> None:
        """Queue a state unless it is a finished trail, hopeless or already known."""
        rank = value + self.rows[step][(parity << 2) + ends]
        if rank <= self.best:
            return
        if labels == 0 and value:
            self.best = max(self.best, value)
            return
        key = labels | parity << PARITY_SHIFT | ends << ENDS_SHIFT
        known = self.seen[step]
        if known.get(key, -1) < value:
            known[key] = value
            bucket = self.buckets[rank - self.floor]
            bucket.append(key)
            bucket.append(value << 8 | step)

    def expand(self, packed: int, key: int) -> None:
        """Branch on dropping or keeping the edge of the step, or let its node leave."""
        step, value = packed & 255, packed >> 8
        if self.seen[step][key] != value:
            return
        labels, ends = key & LABEL_MASK, key >> ENDS_SHIFT
        parity = key >> PARITY_SHIFT & PARITY_MASK
        here, there = self.step_one[step], self.step_two[step]
        cost = self.step_cost[step]
        label = labels >> 4 * here & 15
        if cost or label == 0:
            self.push(step + 1, labels, parity, ends, value)
        if cost:
            parity ^= 1 << here | 1 << there
            self.push(step + 1, self.unite(labels, here, there), parity, ends, value + cost)
        elif label:
            labels = self.forget(labels, here)
            if labels != LABEL_MASK:
                self.depart(step, labels, parity, ends, value)

    def depart(self, step: int, labels: int, parity: int, ends: int, value: int) -> None:
        """Queue what follows when a visited node leaves: an odd one must be an end of the trail."""
        node, bit = self.step_two[step], 1 << self.step_one[step]
        tail = self.tail[node]
        if parity & bit:
            if ends < 2:
                self.push(step + 1, labels, parity ^ bit, ends + 1, value + tail)
            return
        self.push(step + 1, labels, parity, ends, value)
        if tail and ends == 0:
            self.push(step + 1, labels, parity, 2, value + tail + self.second[node])

    def unite(self, labels: int, here: int, there: int) -> int:
        """Return the labels after two slots are connected; a label is its lowest slot plus one."""
        mine = labels >> 4 * here & 15 or here + 1
        other = labels >> 4 * there & 15 or there + 1
        labels |= mine << 4 * here | other << 4 * there
        return labels ^ self.matching(labels, max(mine, other)) * (mine ^ other)

    def forget(self, labels: int, place: int) -> int:
        """Return the labels without a visited slot, or LABEL_MASK if that cuts the trail apart."""
        label = labels >> 4 * place & 15
        labels ^= label << 4 * place
        others = self.matching(labels, label)
        if others == 0:
            return LABEL_MASK if labels else 0
        if label == place + 1:
            labels ^= others * (label ^ (self.index[(others & -others) % 67] // 4 + 1))
        return labels

    def matching(self, labels: int, label: int) -> int:
        """Return a mask with the lowest bit of every slot that carries the label."""
        differs = labels ^ label * SLOT_ONES
        differs |= differs >> 2
        differs |= differs >> 1
        return ~differs & SLOT_ONES
