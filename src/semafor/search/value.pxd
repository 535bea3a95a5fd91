cimport cython

from semafor.engine.core cimport State
from semafor.engine.sheet cimport Network, ScoreSheet
from semafor.engine.tables cimport Tables
from semafor.rules.scoring cimport write_sheet
from semafor.search.chart cimport Chart
from semafor.search.net cimport Net
from semafor.search.outlook cimport Outlook
from semafor.search.rollout cimport RolloutPolicy

cdef int NONE, LONG, LONGER, SHORT, NODES, SEAT_FACTS, TABLE_FACTS
cdef double FAR, HUNDRED, STEEPEST

@cython.final
cdef class Value:
    cdef readonly RolloutPolicy policy
    cdef readonly Chart chart
    cdef readonly Net net
    cdef int start_trains, points_lines, longest
    cdef ScoreSheet sheet
    cdef double fact[5][38]
    cdef double table[10]
    cdef double prospect[5]
    cdef int strength[24]
    cdef int spaces[128]
    cdef int is_root[128]
    cdef int joined[128]
    cdef readonly double result, win, score

    @cython.locals(seat=cython.int)
    cpdef void look(self, State state) except *
    cpdef void read_seat(self, State state, int seat) except *
    @cython.locals(tables=Tables, row=cython.p_double, outlook=Outlook, total=cython.int, line=cython.int, held=double, word=cython.int, mask=cython.ulonglong, low=cython.ulonglong, planned=double, lost=double, planned_count=cython.int, index=cython.int, points=cython.int, done=double, value=double)
    cpdef void read_points(self, State state, int seat) noexcept
    @cython.locals(tables=Tables, row=cython.p_double, outlook=Outlook, strength=cython.p_int, cards=cython.int, kinds=cython.int, lying=cython.int, colour=cython.int, count=cython.int, at=cython.int, slot=cython.int, kind=cython.int, locos=cython.int)
    cpdef void read_cards(self, State state, int seat) noexcept
    @cython.locals(tables=Tables, row=cython.p_double, outlook=Outlook, needed=double, left=double, touched=cython.int, twice=cython.int, longest=cython.int, index=cython.int, route=cython.int, a=cython.int, b=cython.int)
    cpdef void read_plan(self, State state, int seat) noexcept
    @cython.locals(tables=Tables, row=cython.p_double, outlook=Outlook, network=Network, parts=cython.int, count=cython.int, index=cython.int, route=cython.int, root=cython.int, most=cython.int, node=cython.int, word=cython.int, mask=cython.ulonglong, low=cython.ulonglong)
    cpdef void read_network(self, State state, int seat) noexcept
    @cython.locals(network=Network, nodes=cython.int, node=cython.int, root=cython.int, parts=cython.int)
    cpdef int count_parts(self, State state) noexcept
    @cython.locals(tables=Tables, row=cython.p_double, hand=cython.p_int, most=cython.int, colour=cython.int, paid=cython.int, near=cython.int, long_routes=cython.int, longer_routes=cython.int, route=cython.int, word=cython.int, bit=cython.longlong, length=cython.int, held=cython.int)
    cpdef void read_fillers(self, State state, int seat) noexcept
    @cython.locals(tables=Tables, table=cython.p_double, fewest=cython.int, seat=cython.int, long_routes=cython.int, longer_routes=cython.int, route=cython.int, tickets=cython.int, deck=cython.int)
    cpdef void read_table(self, State state) noexcept
    @cython.locals(net=Net)
    cpdef void judge(self, State state, int seat) noexcept
    @cython.locals(given=cython.p_double, seats=cython.int, index=cython.int, at=cython.int, following=cython.int, strongest=cython.int, rival=cython.int, total=double)
    cpdef void give(self, State state, int seat) noexcept
    @cython.locals(index=cython.int)
    cpdef list facts_of(self, State state, int seat)

cpdef double share_of(double value) noexcept
