cimport cython

from semafor.engine.advice cimport Attraction
from semafor.engine.core cimport State
from semafor.engine.sheet cimport Network
from semafor.engine.tables cimport Tables
from semafor.rules.scoring cimport is_complete, link_network
from semafor.search.chart cimport Chart

cdef double FAR, CLAIM
cdef int GOALS, PATH, LONGEST, MOST_TRIED, NO_WAY
cdef int TURN, RATE, SPACE, MISSING, POINTS, FLOOR, FERRY, TUNNEL, HURRY, RISK, USEFUL, PACE
cdef int RIVAL_HAND, FILLER, CONTEST, GUEST_PATH, KEEP_COST, SHOWN

@cython.final
cdef class Outlook:
    cdef Chart chart
    cdef double weight[32]
    cdef Network network
    cdef readonly int seat, trains, planned_count, planned_trains, planned_points, goal_count, missing
    cdef public double turns_left
    cdef double cost[248]
    cdef double price[248]
    cdef int uses[248]
    cdef int planned[248]
    cdef double distance[128]
    cdef int via[128]
    cdef int waiting[128]
    cdef int goal[24]
    cdef int is_planned[24]
    cdef int kept[248]
    cdef int kept_count
    cdef int was_planned[24]
    cdef int way[48]
    cdef int way_count
    cdef int hand[24]
    cdef int need[24]
    cdef int shown[24]
    cdef int is_rival[128]
    cdef int has_guests[128]

    cpdef void look(self, State state, int seat) except *
    @cython.locals(tables=Tables, word=cython.int, mask=cython.ulonglong, low=cython.ulonglong, ticket=cython.int)
    cpdef void find_goals(self, State state) noexcept
    @cython.locals(points=cython.int, at=cython.int)
    cpdef void add_goal(self, State state, int ticket) noexcept
    cpdef bint is_joined(self, State state, int ticket) noexcept
    cpdef double take_ticket(self, State state, int ticket) noexcept
    @cython.locals(tables=Tables, fewest=double, left=double, seat=cython.int, trains=cython.int, cards=cython.int, kind=cython.int)
    cpdef double count_turns(self, State state) noexcept
    @cython.locals(tables=Tables, node=cython.int, seat=cython.int, word=cython.int, mask=cython.ulonglong, low=cython.ulonglong, route=cython.int, place=cython.int, number=cython.int, attraction=Attraction)
    cpdef void mark_nodes(self, State state) except *
    @cython.locals(kind=cython.int)
    cpdef void count_hand(self, State state) noexcept
    @cython.locals(tables=Tables, kind=cython.int, slot=cython.int)
    cpdef void count_shown(self, State state) noexcept
    @cython.locals(tables=Tables, weight=cython.p_double, seat=cython.int, hand=cython.p_int, most=cython.int, colour=cython.int, route=cython.int, word=cython.int, bit=cython.longlong, length=cython.int, held=cython.int, price=double, least=double)
    cpdef void price_routes(self, State state) noexcept
    @cython.locals(tables=Tables, chart=Chart, distance=cython.p_double, waiting=cython.p_int, node=cython.int, count=cython.int, low=cython.int, high=cython.int, best=double, at=cython.int, chosen=cython.int, index=cython.int, edge=cython.int, route=cython.int, farther=double)
    cpdef int spread(self, State state, int place, int goal) noexcept
    @cython.locals(route=cython.int, a=cython.int)
    cpdef int back(self, State state, int node) noexcept
    @cython.locals(index=cython.int, route=cython.int)
    cpdef void clear_plan(self) noexcept
    @cython.locals(index=cython.int, best=cython.int, best_value=double, value=double)
    cpdef void make_plan(self, State state) noexcept
    @cython.locals(index=cython.int)
    cpdef void keep_plan(self) noexcept
    @cython.locals(index=cython.int)
    cpdef void take_plan_back(self, State state) noexcept
    @cython.locals(index=cython.int)
    cpdef void plan_from(self, State state, int first) noexcept
    @cython.locals(tables=Tables, ticket=cython.int, node=cython.int, trains=cython.int, claims=cython.int, at=cython.int, route=cython.int)
    cpdef int lay_path(self, State state, int index) noexcept
    cpdef void plan_route(self, State state, int route) noexcept
    cpdef void plan_further(self, State state) except *
    @cython.locals(node=cython.int, place=cython.int)
    cpdef void find_way(self, State state, object goal) except *
    @cython.locals(tables=Tables, best=cython.int, least=double, route=cython.int, index=cython.int)
    cpdef void reach(self, State state, int place) noexcept
    cpdef void add_to_way(self, int route) noexcept
    @cython.locals(trains=cython.int, price=double, index=cython.int, route=cython.int, turns=double, share=double)
    cpdef void plan_way(self, State state, int dollars) noexcept
    @cython.locals(cards=cython.int, kind=cython.int, lacking=double)
    cpdef double turns_for(self, State state, int claims, int spaces) noexcept
    @cython.locals(tables=Tables, turns=double, share=double, chance=double, value=double, index=cython.int, points=cython.int)
    cpdef double plan_value(self, State state) noexcept
    @cython.locals(tables=Tables, need=cython.p_int, kind=cython.int, index=cython.int, route=cython.int, length=cython.int, colour=cython.int)
    cpdef void count_needs(self, State state) noexcept
    @cython.locals(tables=Tables, need=cython.p_int, index=cython.int, route=cython.int, best=cython.int, colour=cython.int)
    cpdef void assign_grey(self, State state, int length) noexcept
    @cython.locals(tables=Tables, hand=cython.p_int, most=cython.int, colour=cython.int)
    cpdef int held_for(self, State state, int route) noexcept
    @cython.locals(tables=Tables, hand=cython.p_int, best=cython.int, most=cython.int, colour=cython.int)
    cpdef int colour_for(self, State state, int route, int usual) noexcept
    @cython.locals(tables=Tables, seat=cython.int, hand=cython.p_short, loco=cython.int, spare=cython.int, matching=cython.int, unseen=cython.int, kind=cython.int, reveal=cython.int, chance=double, paid=double, index=cython.int, count=cython.int, others=double)
    cpdef double fail_chance(self, State state, int route, int colour, int locos) noexcept
    @cython.locals(tables=Tables, seat=cython.int, count=cython.int, other=cython.int, slot=cython.int)
    cpdef int count_unseen(self, State state, int kind) noexcept
