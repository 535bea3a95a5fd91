cimport cython

from semafor.charter.rules.payment.advice cimport toll
from semafor.charter.rules.payment.chain cimport Line, Steps
from semafor.charter.rules.payment.going_on cimport PayOn
from semafor.charter.rules.payment.means cimport Means
from semafor.charter.rules.payment.price cimport Hand, Price
from semafor.charter.rules.payment.terms cimport Terms
from semafor.charter.rules.payment.under_way cimport PayingPart
from semafor.engine.core cimport Option, State, Step
from semafor.engine.costs cimport Cost, CostRule, find_cost
from semafor.engine.tables cimport ActionBuffer
from semafor.rules.claiming cimport ClaimRoute

cdef int COMPLETE, NONE, DONE, MOST_CHEAPER
cdef long long BYTE

cdef class EveryRoute(CostRule):
    @cython.locals(route=cython.int)
    cpdef void mark(self, State state) except *
    cpdef void change(self, State state, int seat, int route, Cost cost) except *

cdef class ClaimCampaign(ClaimRoute):
    cdef public list owner, pays, starts
    cdef public tuple firsts
    cdef public Terms terms
    cdef public Steps steps
    cdef public PayingPart begun
    cdef public int paying
    cdef public object extra
    cdef public PayOn pay_on
    cpdef int number(self, int route, int colour, int locos) except -1
    @cython.locals(number=cython.int, pay=cython.int)
    cpdef tuple split(self, int action)
    @cython.locals(at=cython.int, seat=cython.int, means=Means, terms=Terms, cost=Cost, trains=cython.int, found=dict, route=cython.int,
                   paint=cython.int, helping=cython.int, key=cython.longlong, numbers=list, first=cython.int, price=Price, number=cython.int)
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    @cython.locals(route=cython.int, hand=Hand, found=list, colour=cython.int, locos=cython.int)
    cpdef list numbers(self, Price price, Means means)
    @cython.locals(terms=Terms, seat=cython.int, hand=Hand, best=cython.int, cost=Cost, locos=cython.int)
    cpdef int cheapest(self, State state, ActionBuffer buffer, int route) except -2
    @cython.locals(colour=cython.int, locos=cython.int, means=Means, price=Price)
    cpdef double toll(self, State state, int route, int action) except? -1000.0
    cpdef bint is_extra(self, State state, int at) except *
    @cython.locals(route=cython.int, colour=cython.int, locos=cython.int)
    cpdef bint play(self, State state, int action, int at) except -1
    @cython.locals(seat=cython.int, line=Line, route=cython.int, loco=cython.int)
    cpdef void go_on(self, State state, object begun, int at, int is_extra) except *
    cpdef Line line(self, State state, object begun)
    cpdef bint takes(self, dict move) except *
    cpdef list propose(self, State state, list actions)
    cpdef dict to_move(self, State state, int action)
    cpdef int parse_changed(self, State state, int route, dict move) except -1

cdef class DiscardPayment(Step):
    cdef public list ordinary
    @cython.locals(kind=cython.int)
    cpdef int run(self, State state, int at) except -1
