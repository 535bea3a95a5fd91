cimport cython

cdef int ROUTE_LIMIT, NODE_LIMIT, TICKET_LIMIT, TERMINAL_LIMIT, SHUT


@cython.final
cdef class ForestSolver:
    cdef readonly int route_count, node_count, ticket_count, terminal_count, pair_count
    cdef readonly int size, found_count
    cdef int width
    cdef int end_a[256]
    cdef int end_b[256]
    cdef int price[256]
    cdef int is_found[256]
    cdef int first_a[12]
    cdef int last_a[12]
    cdef int first_b[12]
    cdef int last_b[12]
    cdef int pair_of[12]
    cdef int pair_mask[12]
    cdef int root[128]
    cdef int name[128]
    cdef int near[16384]
    cdef int via[16384]
    cdef int distance[16384]
    cdef int terminal_key[24]
    cdef int group_from[25]
    cdef int group[3072]
    cdef int work[128]
    cdef int table[262144]
    cdef int tree[4096]
    cdef int forest[4096]
    cdef int part[4096]
    cdef int found[256]

    @cython.locals(route=int)
    cpdef int add_route(self, int a, int b) except -1
    cpdef void set_price(self, int route, int price) noexcept
    cpdef int get_price(self, int route) noexcept
    @cython.locals(route=int)
    cpdef void set_prices(self, list prices) except *
    cpdef void clear_tickets(self) noexcept
    @cython.locals(ticket=int)
    cpdef bint add_ticket(self, int first_a, int last_a, int first_b, int last_b) noexcept
    cpdef bint solve(self) noexcept
    cpdef int cost(self, int tickets) noexcept
    @cython.locals(route=int, left=int)
    cpdef int trace(self, int tickets) noexcept
    cpdef int found_route(self, int index) noexcept
    @cython.locals(count=int, index=int)
    cpdef list routes(self, int tickets)
    cpdef bint is_joined(self, int ticket) noexcept

    @cython.locals(mask=int, ticket=int)
    cdef int pairs(self, int tickets) noexcept
    @cython.locals(root=cython.p_int)
    cdef int find(self, int node) noexcept
    @cython.locals(node=int, route=int, ticket=int)
    cdef void contract(self) noexcept
    @cython.locals(route=int, row=int, place=int)
    cdef void lay_routes(self) noexcept
    @cython.locals(price=cython.p_int, reached=cython.p_int, node=int, route=int)
    cdef void name_crossings(self) noexcept
    @cython.locals(root=int)
    cdef void name_node(self, int node) noexcept
    @cython.locals(here=int, there=int)
    cdef void lay(self, int route, int one, int two) noexcept
    @cython.locals(
        distance=cython.p_int, size=int, width=int, one=int, two=int, row=int, middle=int,
        through=int, first=int, length=int,
    )
    cdef void measure(self) noexcept
    @cython.locals(ticket=int, one=int, two=int, mask=int, pair=int)
    cdef bint name_ends(self) noexcept
    @cython.locals(one=int, two=int)
    cdef bint meets(self, int ticket) noexcept
    @cython.locals(key=int, terminal=int, place=int, node=int)
    cdef int name_end(self, int first, int last) noexcept
    @cython.locals(size=int, table=cython.p_int, mask=int, row=int, place=int)
    cdef void grow_trees(self) noexcept
    @cython.locals(
        size=int, width=int, table=cython.p_int, distance=cython.p_int, terminal=int, place=int,
        start=int, node=int,
    )
    cdef void start_tree(self, int mask, int row) noexcept
    @cython.locals(
        size=int, table=cython.p_int, row=int, rest=int, second=int, one=int, two=int, node=int,
        price=int,
    )
    cdef void merge(self, int mask) noexcept
    @cython.locals(
        size=int, width=int, table=cython.p_int, work=cython.p_int, distance=cython.p_int,
        best=int, node=int, turn=int, middle=int, price=int, start=int, length=int,
    )
    cdef void spread(self, int row) noexcept
    @cython.locals(pairs=int, rest=int, best=int, part=int, other=int, price=int)
    cdef void join_trees(self) noexcept
    @cython.locals(mask=int, pair=int)
    cdef int ends_of(self, int pairs) noexcept
    @cython.locals(terminal=int)
    cdef int last_end(self, int ends) noexcept
    @cython.locals(best=int, place=int)
    cdef int best_part(self, int terminal, int row) noexcept
    @cython.locals(terminal=int, row=int)
    cdef int tree_cost(self, int ends) noexcept
    @cython.locals(terminal=int, rest=int)
    cdef void trace_tree(self, int ends) noexcept
    @cython.locals(
        terminal=int, price=int, place=int, start=int, size=int, table=cython.p_int, rest=int,
        middle=int, way=int, second=int, first=int,
    )
    cdef void trace_branch(self, int mask, int node) noexcept
    @cython.locals(width=int, left=int, other=int, step=int, route=int)
    cdef void trace_way(self, int start, int node) noexcept
