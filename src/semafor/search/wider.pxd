cimport cython

from semafor.board.trails cimport TrailSearch
from semafor.engine.core cimport State
from semafor.engine.tables cimport Tables
from semafor.search.candidates cimport Candidates
from semafor.search.chart cimport Chart
from semafor.search.dealer cimport LikelyDealer
from semafor.search.outlook cimport Outlook
from semafor.search.rollout cimport RolloutPolicy

cdef int NONE, DEALS, MOST_EDGES, DETOUR, FAR, ONE, OTHER
cdef unsigned long long MASK64, STRIDE
cdef double LEAST_SHARE, SHOT, SURE_SHOT, STEP, EACH_SPACE, WAY, SHORTER, SMALL

@cython.final
cdef class WiderList:
    cdef LikelyDealer dealer
    cdef Candidates candidates
    cdef RolloutPolicy policy
    cdef Chart chart
    cdef TrailSearch trails
    cdef int wanted[248]
    cdef int gain[248]
    cdef int detour[248]
    cdef double worth[248]
    cdef int cost[248]
    cdef int distance[2][128]
    cdef int is_settled[128]
    @cython.locals(route=cython.int)
    cpdef void add_ways(self, State state, int seat, int most) except *
    @cython.locals(route=cython.int)
    cpdef void add_shots(self, State state, int seat, unsigned long long seed, int most) except *
    @cython.locals(route=cython.int)
    cpdef void add_steps(self, State state, int seat, int most) except *
    @cython.locals(_=cython.int, best=cython.int, best_worth=double, route=cython.int)
    cpdef void add_best(self, State state, int most, double worth, double for_each) noexcept
    @cython.locals(tables=Tables, route=cython.int, number=cython.int, dealt=State, rival=cython.int)
    cpdef void count_wanted(self, State state, int seat, unsigned long long seed) except *
    @cython.locals(outlook=Outlook, index=cython.int)
    cpdef void note_plan(self) noexcept
    @cython.locals(tables=Tables, usual=cython.int, route=cython.int)
    cpdef void measure_steps(self, State state, int seat) except *
    @cython.locals(tables=Tables, route=cython.int, word=cython.int, bit=cython.longlong, mask=cython.ulonglong, low=cython.ulonglong)
    cpdef void measure_ways(self, State state, int seat) except *
    @cython.locals(tables=Tables, place=cython.int, straight=cython.int, node=cython.int, route=cython.int, a=cython.int, b=cython.int, way=cython.int)
    cpdef void measure_way(self, State state, int ticket) except *
    @cython.locals(tables=Tables, chart=Chart, node=cython.int, at=cython.int, best=cython.int, edge=cython.int, farther=cython.int)
    cpdef void spread(self, State state, int end, int place) except *
    @cython.locals(tables=Tables, search=TrailSearch, edges=cython.int, word=cython.int, mask=cython.ulonglong, low=cython.ulonglong, route=cython.int)
    cpdef int longest_with(self, State state, int seat, int more) except -1
    @cython.locals(routes=cython.int, route=cython.int)
    cpdef tuple found(self)
