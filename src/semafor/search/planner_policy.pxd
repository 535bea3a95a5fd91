cimport cython

from semafor.engine.core cimport State
from semafor.engine.sheet cimport Network
from semafor.engine.tables cimport ActionBuffer, Tables
from semafor.search.chart cimport Chart, Gain
from semafor.search.outlook cimport Outlook
from semafor.search.policy cimport Policy

cdef double FAR
cdef double DEAR, FAILED_TUNNEL, RISKY_TUNNEL, OPEN_CARDS, NEVER
cdef int NONE, FULL_HAND, FEW_CARDS
cdef int CLAIM, DRAW, STATION, TICKETS
cdef int BLIND, CONFLICT, EARLY, EXTEND, GUEST, LATE, LOCO_PRICE, NEAR, OPEN_LOCO, RATE, DRAW_RISK, HOLD, THREAT
cdef int TICKET_EDGE, TICKET_TURNS, TURN

cdef class PlannerPolicy(Policy):
    cdef public Outlook outlook
    cdef double weight[32]
    cdef double price[248]
    cdef int paying[248]
    cdef int is_spared[248]
    cdef double risk[248]
    cdef double toll[248]
    cdef int demand[24]
    cdef readonly int target
    cdef double station_gain
    cdef bint is_planned

    cpdef int choose(self, State state, ActionBuffer buffer) except -1
    cpdef void plan(self, State state) except *
    cpdef void make_plan(self, State state, int seat) except *
    cpdef void plan_further(self, State state) except *
    cpdef bint wants_route(self, State state, int route) except *
    cpdef int lacks(self, State state, int kind) except? -1000
    cpdef int gain_of_link(self, State state, int a, int b) except? -1000
    @cython.locals(outlook=Outlook, index=cython.int)
    cpdef int given_up(self, State state) except? -1000
    @cython.locals(action=cython.int)
    cpdef int choose_turn(self, State state, ActionBuffer buffer) except -1
    @cython.locals(outlook=Outlook)
    cpdef void extend_plan(self, State state) except *
    @cython.locals(spent=cython.int, tables=Tables, outlook=Outlook, seat=cython.int, hand=cython.p_int, best=cython.int, best_value=double, route=cython.int, colour=cython.int, held=cython.int, shown=cython.int, fullest=cython.int, length=cython.int, missing=cython.int, turns=double, value=double)
    cpdef int find_target(self, State state) except -2
    @cython.locals(hand=cython.p_int, shown=cython.p_int, best=cython.int, colour=cython.int)
    cpdef int fullest_colour(self, State state) noexcept
    @cython.locals(tables=Tables, network=Network, value=double, a=cython.int, b=cython.int, guests=cython.p_int, gain=Gain)
    cpdef double side_points(self, State state, int route) except? -1000.0
    @cython.locals(tables=Tables, outlook=Outlook, route=cython.int, colour=cython.int, index=cython.int, action=cython.int, tolls=list)
    cpdef void price_claims(self, State state, ActionBuffer buffer) except *
    @cython.locals(tables=Tables, chart=Chart, outlook=Outlook, hand=cython.p_int, route=cython.int, colour=cython.int, locos=cython.int, is_risky=cython.bint, risk=double, price=double, beyond=cython.int, over=cython.int, elsewhere=cython.int, spare=cython.int, paid=cython.int)
    cpdef void price_claim(self, State state, int action, double toll) noexcept
    @cython.locals(seat=cython.int, colour=cython.int, shown=cython.int)
    cpdef bint is_too_risky(self, State state, int route, bint is_late) noexcept
    @cython.locals(outlook=Outlook, colour=cython.int)
    cpdef void want_spare(self, int action) noexcept
    @cython.locals(hand=cython.p_short, held=cython.int)
    cpdef bint is_hopeless(self, State state, int route, int colour) noexcept
    @cython.locals(outlook=Outlook, tables=Tables, cards=cython.int, kind=cython.int, is_late=cython.bint, best=cython.int, best_value=double, index=cython.int, route=cython.int, action=cython.int, danger=double, value=double)
    cpdef int claim_planned(self, State state) except -2
    @cython.locals(tables=Tables, near=cython.p_int)
    cpdef double threat(self, State state, int route) noexcept
    @cython.locals(outlook=Outlook, action=cython.int, index=cython.int, threshold=double)
    cpdef int draw_tickets(self, State state, ActionBuffer buffer) except -2
    @cython.locals(action=cython.int, index=cython.int)
    cpdef int choose_mix_now(self, State state, ActionBuffer buffer) except -2
    @cython.locals(tables=Tables, outlook=Outlook, seat=cython.int, turns=double, unseen=cython.int, gains=double, losses=cython.int, loss=double, least=double, ticket=cython.int, value=double, offer=cython.int, expected=double, share=double, chance=double)
    cpdef double expect_tickets(self, State state, int stride) noexcept
    @cython.locals(tables=Tables, outlook=Outlook, points=cython.int, node=cython.int, trains=cython.int, claims=cython.int, gained=cython.int, at=cython.int, route=cython.int, more=double, share=double, chance=double)
    cpdef double rate_ticket(self, State state, int ticket, double turns) noexcept
    @cython.locals(seat=cython.int, best=cython.int, best_value=double, index=cython.int, action=cython.int, value=double)
    cpdef int choose_kept(self, State state, ActionBuffer buffer) except -1
    @cython.locals(outlook=Outlook, value=double, place=cython.int, ticket=cython.int)
    cpdef double rate_kept(self, State state, int seat, int kept) except *
    @cython.locals(action=cython.int)
    cpdef int choose_card(self, State state, ActionBuffer buffer) except -1
    @cython.locals(chart=Chart, outlook=Outlook, locomotive=cython.int, best=cython.int, best_value=double, index=cython.int, action=cython.int, colour=cython.int, value=double)
    cpdef int draw_card(self, State state, ActionBuffer buffer) except -2
    @cython.locals(tables=Tables, best=cython.int, best_value=double, route=cython.int, value=double, station=cython.int, index=cython.int)
    cpdef int choose_last(self, State state, ActionBuffer buffer) except -1
    @cython.locals(tables=Tables, outlook=Outlook, network=Network, root=cython.int, points=cython.int, index=cython.int)
    cpdef int joined_points(self, State state, int a, int b) noexcept
    cpdef int build_station(self, State state, ActionBuffer buffer) except -2
    @cython.locals(chart=Chart, best=cython.int, last_place=cython.int, gain=double, index=cython.int, action=cython.int)
    cpdef int best_station(self, State state, ActionBuffer buffer) except -2
    @cython.locals(tables=Tables, chart=Chart, node=cython.int, most=cython.int, edge=cython.int, route=cython.int, seat=cython.int)
    cpdef double station_value(self, State state, int place) noexcept
