cimport cython

from semafor.charter.rules.payment.chain cimport Line
from semafor.charter.rules.payment.going_on cimport PayOn
from semafor.charter.rules.payment.price cimport Bundle, Hand, Price
from semafor.engine.advice cimport Advice, Wishes
from semafor.engine.core cimport State
from semafor.engine.tables cimport ActionBuffer

cdef int AIDS, PICKS, SKULLS, ENOUGH
cdef int LAST, DIGS

cdef class PaySparingly(Advice):
    cdef public PayOn option
    @cython.locals(line=Line, first=cython.int)
    cpdef int choose(self, State state, ActionBuffer buffer, Wishes wishes) except -1
    @cython.locals(wanted=tuple, at=cython.int, wanted_picks=cython.int, most=cython.int)
    cpdef int answer(self, State state, Line line, list answers, Wishes wishes) except -1

@cython.locals(best=Bundle, bundle=Bundle, least=cython.double, found=cython.double)
cpdef Bundle cheapest(Price price, list able)
@cython.locals(able=list)
cpdef double toll(Price price, Hand hand, int colour, int locos, int printed) except? -1000.0
@cython.locals(colours=list, best=cython.int, least=cython.int, kind=cython.int, lacking=cython.int)
cpdef int least_lacking(Line line, State state, list kinds, Wishes wishes) except -1
@cython.locals(cards=cython.int, found=cython.double)
cpdef double cost(Price price, Bundle bundle) except? -1
