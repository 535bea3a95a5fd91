cimport cython

cdef int EDGE_LIMIT, NODE_BITS, SLOT_LIMIT, PARITY_SHIFT, ENDS_SHIFT, WALK_BUDGET, HOPELESS
cdef long long UNLIMITED
cdef int EASY_EFFORT, PLAN_ATTEMPTS
cdef unsigned long long SLOT_ONES, LABEL_MASK, PARITY_MASK, ONE


cdef class TrailSearch:
    cdef int edge_count, node_count, best, limit, start, stamp, group_count
    cdef int step_count, width, active, beyond, floor
    cdef long long budget
    cdef unsigned long long everything, bridge
    cdef int nodes[128]
    cdef unsigned long long incident[128]
    cdef int link[64]
    cdef int weight[64]
    cdef int index[67]
    cdef unsigned long long work[128]
    cdef int tail[128]
    cdef int second[128]
    cdef int join[64]
    cdef int cost[64]
    cdef int mark[128]
    cdef int group[128]
    cdef int uneven[128]
    cdef int slot[128]
    cdef int step_cost[192]
    cdef int step_one[192]
    cdef int step_two[192]
    cdef int step_active[192]
    cdef list rows
    cdef list seen
    cdef list buckets

    @cython.locals(position=int)
    cpdef void clear(self) noexcept

    @cython.locals(edge=int, bit=cython.ulonglong, mask=cython.ulonglong)
    cpdef void add(self, int a, int b, int length) except *

    cpdef int longest(self) except -1

    @cython.locals(fresh=int, position=int, node=int)
    cpdef int solve(self, unsigned long long allowed) except -1

    @cython.locals(allowed=cython.ulonglong, trial=cython.ulonglong, goal=int, edge=int)
    cpdef list path(self)

    @cython.locals(
        nodes=list, odd=list, node=int, trail=list, ahead=list, mask=cython.ulonglong, edge=int
    )
    cdef list thread(self, unsigned long long allowed)

    @cython.locals(
        nodes=cython.p_int, work=cython.p_ulonglong, tail=cython.p_int, position=int, node=int,
        mask=cython.ulonglong, edge=int, length=int,
    )
    cdef unsigned long long peel(self, unsigned long long allowed) noexcept

    @cython.locals(reach=int)
    cdef void attach(self, int node, int length) noexcept

    @cython.locals(
        work=cython.p_ulonglong, index=cython.p_int, join=cython.p_int, cost=cython.p_int,
        position=int, node=int, mask=cython.ulonglong, other=cython.ulonglong,
        edge=int, gone=int, far=int,
    )
    cdef void contract(self) noexcept

    @cython.locals(
        work=cython.p_ulonglong, join=cython.p_int, cost=cython.p_int, mark=cython.p_int,
        group=cython.p_int, count=int, position=int, doubled=int, cheapest=int, node=int, odd=int,
        mask=cython.ulonglong, bit=cython.ulonglong, edge=int, far=int,
    )
    cdef void gather(self, int origin) except *

    @cython.locals(
        tails=int, odd_nodes=int, odd_core=int, top=int, next_top=int, position=int, node=int,
        odd=int, length=int, short=int,
    )
    cdef void assess(self, int weight, int cheapest) except *

    cdef void investigate(self) except *

    @cython.locals(lowest=int, mask=cython.ulonglong, bit=cython.ulonglong, far=int, reach=int)
    cdef int descend(self, int node, unsigned long long entry, int depth) noexcept

    @cython.locals(edge=int, far=int, near=int, force=int, best=int, length=int)
    cdef void divide(self) except *

    @cython.locals(position=int, node=int)
    cdef bint roam(self, long long budget) noexcept

    @cython.locals(reach=int, moves=cython.ulonglong, bit=cython.ulonglong, edge=int)
    cdef void walk(self, int node, unsigned long long free, int length) noexcept

    @cython.locals(chosen=int, lowest=int, last=int, attempts=int, attempt=int, effort=int)
    cdef void plan(self) noexcept

    @cython.locals(
        position=int, edge=int, effort=int, far=int,
        mask=cython.ulonglong, done=cython.ulonglong, bit=cython.ulonglong,
    )
    cdef int arrange(self, int node) noexcept

    @cython.locals(step=int)
    cdef void add_step(self, int one, int two, int cost) noexcept

    @cython.locals(place=int)
    cdef void open_slot(self, int node) noexcept

    cdef void close_slot(self, int node) noexcept

    @cython.locals(
        chosen=int, fewest=int, position=int, node=int, opened=int, far=int,
        mask=cython.ulonglong, bit=cython.ulonglong,
    )
    cdef int narrowest(self, unsigned long long done) noexcept

    @cython.locals(row=list, step=int, one=int, two=int, others=int, cost=int)
    cdef void relax(self) except *

    @cython.locals(tail=int, both=int, place=int, finished=int)
    cdef void relax_leave(self, list row, int others, int bit, int node) except *

    @cython.locals(rest=int, place=int, left=int, right=int)
    cdef void relax_edge(self, list row, int others, int one, int two, int cost) except *

    @cython.locals(rank=int, bucket=list)
    cdef void search(self) except *

    @cython.locals(rank=int, key=cython.ulonglong, known=dict, bucket=list)
    cdef void push(
        self, int step, unsigned long long labels, unsigned long long parity,
        unsigned long long ends, int value,
    ) except *

    @cython.locals(
        step=int, value=int, labels=cython.ulonglong, parity=cython.ulonglong,
        ends=cython.ulonglong, here=int, there=int, cost=int, label=int,
    )
    cdef void expand(self, int packed, unsigned long long key) except *

    @cython.locals(node=int, bit=cython.ulonglong, tail=int)
    cdef void depart(
        self, int step, unsigned long long labels, unsigned long long parity,
        unsigned long long ends, int value,
    ) except *

    @cython.locals(mine=cython.ulonglong, other=cython.ulonglong)
    cdef unsigned long long unite(self, unsigned long long labels, int here, int there) noexcept

    @cython.locals(label=cython.ulonglong, others=cython.ulonglong)
    cdef unsigned long long forget(self, unsigned long long labels, int place) noexcept

    @cython.locals(differs=cython.ulonglong)
    cdef unsigned long long matching(
        self, unsigned long long labels, unsigned long long label
    ) noexcept
