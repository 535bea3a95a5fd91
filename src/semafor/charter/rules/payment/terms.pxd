cimport cython

from semafor.cards.turn_marks cimport PaymentPart
from semafor.charter.rules.payment.chain cimport Line, Steps
from semafor.charter.rules.payment.means cimport Helpers, Means
from semafor.charter.rules.payment.price cimport Cards, Price
from semafor.engine.core cimport State
from semafor.engine.costs cimport Cost, find_cost

cdef int ACTED, BLASTS, CLAIMED, COLOUR, LOCOS, PICKS, ROUTE, SEAT, SKULLS, NONE, IS_PICK, IS_SKULL

@cython.final
cdef class Terms:
    cdef public Cards cards
    cdef public tuple lengths, names, paint
    cdef public Helpers helpers
    cdef public Steps steps
    cdef public PaymentPart part
    @cython.locals(paint=cython.int)
    cpdef object colours_of(self, int route)
    cpdef Means means(self, State state, int seat)
    @cython.locals(cost=Cost)
    cpdef Price price(self, State state, int seat, int route, Means means)
    cpdef Price priced(self, int route, Means means, int open_aids, Cost cost)
    @cython.locals(means=Means, price=Price)
    cpdef Line line(self, State state, int seat, object begun)
    @cython.locals(money=cython.int)
    cpdef void pay(self, State state, int seat, Price price, object payment) except *
    @cython.locals(part=PaymentPart, marks=list, units=tuple, cards=tuple, kind=cython.int, count=cython.int, colour=cython.int, locos=cython.int, picks=cython.int, skulls=cython.int)
    cpdef void lay(self, State state, int seat, object payment) except *
