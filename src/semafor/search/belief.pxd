cimport cython

from semafor.engine.core cimport State
from semafor.engine.tables cimport Tables
from semafor.search.chart cimport Chart
from semafor.search.net cimport Net
from semafor.search.outlook cimport Outlook

cdef int FACTS, JOINT_FACTS, FAR, MOST_OWNED, LONGEST_DETOUR, MOST_HELD, QUEUE, NODES, NONE, LONGEST_GAP
cdef double OUT_OF_REACH, DETOUR, STEEPEST

@cython.final
cdef class Belief:
    cdef readonly Chart chart
    cdef readonly Outlook outlook
    cdef State guess
    cdef readonly Tables tables
    cdef readonly Net single, joint
    cdef readonly int start_trains, owned_count, unseen_count
    cdef double leaning[160]
    cdef double fact[160][22]
    cdef double whole[18]
    cdef double odds[160]
    cdef double left[160]
    cdef int is_done[160]
    cdef double share[160][64]
    cdef int owned[64]
    cdef double spent
    cdef int cost[248]
    cdef int cheaper[248]
    cdef int distance[128]
    cdef int to_network[128]
    cdef int is_touched[128]
    cdef int queue[4096]
    cdef int is_waiting[128]
    cdef int is_measured[128]
    cdef int gap[128][128]
    cdef int paid_gap[128][128]
    cdef int nearest_of[128]
    cdef int cards[24]
    cdef int card_count
    cdef bint is_paid, has_shown
    cdef double clock, trains
    cdef int unseen[160]
    cdef int drawn[16]

    cpdef void lean(self, int ticket, double value) noexcept
    @cython.locals(node=cython.int)
    cpdef void start_from(self, int first, int last) noexcept
    @cython.locals(tables=Tables, chart=Chart, head=cython.int, tail=cython.int, node=cython.int, at=cython.int, edge=cython.int, route=cython.int, step=cython.int, farther=cython.int)
    cpdef void spread_lengths(self) noexcept
    cpdef void begin(self) noexcept
    cpdef void note(self, int ticket) noexcept
    @cython.locals(tables=Tables, node=cython.int, most=double, index=cython.int)
    cpdef void read(self, State state, int rival) except *
    @cython.locals(tables=Tables, guess=State, left=cython.int, kind=cython.int, colour=cython.int, word=cython.int)
    cpdef void prepare(self, State state, int rival) except *
    @cython.locals(outlook=Outlook, value=double, index=cython.int)
    cpdef double plan_hand(self, int count) except? -1000.0
    @cython.locals(tables=Tables, kind=cython.int, node=cython.int, route=cython.int)
    cpdef void read_routes(self, State state, int rival) noexcept
    @cython.locals(tables=Tables, most=cython.int, kind=cython.int, colour=cython.int, route=cython.int, word=cython.int, bit=cython.longlong, length=cython.int, held=cython.int)
    cpdef void price(self, State state, int rival) noexcept
    @cython.locals(tables=Tables, chart=Chart, straight=cython.int, total=double, index=cython.int, route=cython.int, detour=cython.int, share=double)
    cpdef double explain(self, int ticket) noexcept
    @cython.locals(tables=Tables, place=cython.int, index=cython.int, ticket=cython.int)
    cpdef void measure_gaps(self) noexcept
    @cython.locals(tables=Tables, other=cython.int, best=cython.int, node=cython.int)
    cpdef void measure_from(self, int place) noexcept
    @cython.locals(tables=Tables, best=double, node=cython.int)
    cpdef double gap_to_network(self, int place) noexcept
    @cython.locals(tables=Tables, fact=cython.p_double, place_a=cython.int, place_b=cython.int, straight=double, left=double, explained=double, gap_a=double, gap_b=double)
    cpdef void describe(self, State state, int rival, int ticket, double most) noexcept
    @cython.locals(held=double, fact=cython.p_double, net=Net, index=cython.int, value=double)
    cpdef void weigh(self, State state, int rival, int ticket) noexcept
    @cython.locals(tables=Tables, whole=cython.p_double, index=cython.int, common=double, once=double, place=cython.int, best=double, length=cython.int, share=double, lefts=double, most=double, ticket=cython.int, tree=double)
    cpdef void describe_hand(self, int count) except *
    @cython.locals(tables=Tables, ticket=cython.int, best=cython.int, other=cython.int, end=cython.int, place=cython.int, far=cython.int, goal=cython.int, gap=cython.int)
    cpdef double closeness(self, int count, int index) noexcept
    @cython.locals(ends=cython.int, end=cython.int, total=double, _=cython.int, best=cython.int, place=cython.int, gap=cython.int)
    cpdef double find_tree(self, int count) noexcept
    @cython.locals(ticket=cython.int)
    cpdef int end_of(self, int end) noexcept
    @cython.locals(net=Net, index=cython.int)
    cpdef double weigh_hand(self, int count) except? -1.0
    cpdef list facts_of(self, int ticket)
    cpdef double odds_of(self, int ticket) noexcept
    @cython.locals(index=cython.int)
    cpdef list facts_of_hand(self, list tickets)
