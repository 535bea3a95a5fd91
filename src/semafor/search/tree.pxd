cimport cython

from semafor.engine.core cimport State
from semafor.engine.sheet cimport ScoreSheet
from semafor.engine.tables cimport ActionBuffer
from semafor.rules.scoring cimport write_sheet
from semafor.search.candidates cimport Candidates
from semafor.search.dealer cimport LikelyDealer
from semafor.search.rollout cimport RolloutPolicy
from semafor.search.chart cimport Chart
from semafor.search.value cimport Value
from semafor.search.wider cimport WiderList

cdef int NODES, ROOT, NONE, DEPTH, LONGEST_GAME
cdef unsigned long long MASK64, STRIDE

cdef class Tree:
    cdef LikelyDealer dealer
    cdef Candidates candidates
    cdef RolloutPolicy rollout
    cdef int points_lines
    cdef ActionBuffer buffer
    cdef ScoreSheet sheet
    cdef int action[60000]
    cdef double prior[60000]
    cdef int visits[60000]
    cdef double value[60000]
    cdef double score[60000]
    cdef double wins[60000]
    cdef double won, points
    cdef int child[60000]
    cdef int sibling[60000]
    cdef readonly int count, seat
    cdef int path[24]
    cdef int total[5]
    cdef unsigned long long seed
    cdef public double explore, trust, doubt, spread
    cdef public int deepest, shots, steps, ways, horizon, near_end, every
    cdef public double share
    cdef readonly Value judge
    cdef readonly WiderList wider
    cdef State root

    @cython.locals(node=cython.int)
    cpdef int add(self, int parent, int action, double prior) noexcept
    @cython.locals(index=cython.int)
    cpdef int begin(self, State state, unsigned long long seed) except -1
    @cython.locals(best=cython.int, best_value=double, visits=cython.int, child=cython.int, root=double, value=double, index=cython.int)
    cpdef int select(self, int node, State state) except -2
    @cython.locals(visits=cython.int, usual=double, mean=double)
    cpdef double rate(self, int child, int node, double root) noexcept
    @cython.locals(child=cython.int)
    cpdef int find_child(self, int node, int action) noexcept
    @cython.locals(done=cython.int)
    cpdef int run(self, int iterations) except -1
    @cython.locals(first=cython.int, _=cython.int)
    cpdef bint try_move(self, int action, int iterations) except *
    @cython.locals(first=cython.int)
    cpdef bint iterate(self) except *
    @cython.locals(state=State, depth=cython.int, node=cython.int, value=double, index=cython.int)
    cpdef void follow(self, int first) except *
    @cython.locals(judge=Value, won=double, points=double, value=double)
    cpdef double finish(self, State state, int visit) except? -1.0
    @cython.locals(turn=cython.int, left=cython.int, frame=cython.p_int)
    cpdef bint play_turns(self, State state) except *
    @cython.locals(fewest=cython.int, seat=cython.int)
    cpdef bint is_near_end(self, State state) noexcept
    @cython.locals(steps=cython.int)
    cpdef void play_on(self, State state) except *
    @cython.locals(frame=cython.p_int)
    cpdef bint is_asked(self, State state) noexcept
    @cython.locals(best=cython.int, seat=cython.int, total=cython.int, line=cython.int, margin=double)
    cpdef double evaluate(self, State state) except *
    @cython.locals(best=cython.int, child=cython.int)
    cpdef int best(self) noexcept
    @cython.locals(first=cython.int, second=cython.int, child=cython.int)
    cpdef int lead(self) noexcept
    @cython.locals(child=cython.int, visits=cython.int)
    cpdef list moves(self)
