cimport cython

from semafor.engine.core cimport Option, State, Step
from semafor.engine.lines cimport Links, ScoreLine
from semafor.engine.sheet cimport Network, ScoreSheet
from semafor.engine.tables cimport ActionBuffer, Tables
from semafor.rules.scoring cimport ticket_total

cdef int OWNERS
cdef bint COMPILED

cdef class BuildStation(Option):
    cdef public int width, part_base, supply, settle, city_count
    cdef int cities[128]
    cpdef int cost(self, State state, int seat) noexcept
    @cython.locals(tables=Tables, cost=cython.int, locos=cython.int, count=cython.int, colour=cython.int,
                   cards=cython.int, spend=cython.int, last=cython.int)
    cpdef int list_payments(self, State state, int seat, ActionBuffer buffer) except -1
    @cython.locals(seat=cython.int, codes=cython.p_int, first=cython.int, count=cython.int, payments=cython.int,
                   source=cython.int, index=cython.int, place=cython.int, offset=cython.int)
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    @cython.locals(tables=Tables, seat=cython.int, place=cython.int, offset=cython.int, cost=cython.int, locos=cython.int)
    cpdef bint play(self, State state, int action, int at) except -1
    @cython.locals(tables=Tables, offset=cython.int, cost=cython.int, colour=cython.int, locos=cython.int)
    cpdef dict to_move(self, State state, int action)
    @cython.locals(tables=Tables, cost=cython.int, code=cython.int)
    cpdef int parse(self, State state, dict move) except -1
    @cython.locals(place=cython.int)
    cpdef object refuse(self, State state, int action)

@cython.final
cdef class Borrowing:
    cdef int station_count, best
    cdef int stations[8]
    cdef int targets[8][64]
    cdef int target_count[8]
    cdef int chosen[8]
    cdef int best_chosen[8]
    cpdef void add(self, int node) noexcept
    @cython.locals(station=cython.int)
    cpdef void borrow(self, State state, int seat, Network network) except *
    @cython.locals(tables=Tables, node=cython.int, home=cython.int, count=cython.int, rival=cython.int, word=cython.int,
                   mask=cython.ulonglong, low=cython.ulonglong, route=cython.int, target=cython.int, known=cython.bint, index=cython.int)
    cpdef void find_targets(self, State state, int seat, Network network, int station) noexcept
    @cython.locals(total=cython.int, index=cython.int, target=cython.int, root=cython.int)
    cpdef void search(self, State state, int seat, Network network, int station) except *

cdef class BorrowedRoutes(Links):
    cdef int base, city_count
    cdef int cities[128]
    @cython.locals(index=cython.int, place=cython.int, borrowing=Borrowing)
    cpdef void join(self, State state, int seat, Network network) except *

cdef class StationsLine(ScoreLine):
    cdef public int base, line, built_line, value, supply
    @cython.locals(seat=cython.int, left=cython.int)
    cpdef void write(self, State state, ScoreSheet sheet) except *

cdef class StartStations(Step):
    cdef public int base, supply
    @cython.locals(seat=cython.int)
    cpdef int run(self, State state, int at) except -1
