cimport cython

from semafor.engine.core cimport State
from semafor.engine.observation cimport Observer
from semafor.engine.tables cimport ActionBuffer

cdef unsigned long long MASK64
cdef int NOTHING, DEAL

@cython.final
cdef class Single:
    cdef readonly object ruleset
    cdef readonly Observer observer
    cdef readonly int width, actions
    cdef readonly State state
    cdef ActionBuffer buffer
    cpdef int begin(self, unsigned long long seed, int first) except? -2
    cpdef int take(self, State state) except? -2
    @cython.locals(index=cython.int)
    cpdef bint holds(self, int action) noexcept
    cpdef int step(self, int action) except? -2
    @cython.locals(index=cython.int, mask_out="signed char[::1]")
    cpdef void write(self, int seat, object observation, object mask) except *
    cpdef list legal(self)

@cython.final
cdef class Script:
    cdef readonly int kinds, tickets
    cdef public list outcomes
    cdef public int position
    cdef readonly list options
    cpdef int pick(self) except -1
    @cython.locals(kind=cython.int)
    cpdef int card(self, State state) except -1
    @cython.locals(options=list, index=cython.int)
    cpdef int ticket(self, State state, int deck) except -1
    @cython.locals(index=cython.int, first=cython.int)
    cpdef int token(self, State state, int base, int size) except -1

@cython.final
cdef class Unfolding:
    cdef readonly object ruleset
    cdef Script script
    cdef readonly State reached
    cdef readonly int under_way
    cdef readonly list outcomes, options
    cdef ActionBuffer buffer
    @cython.locals(new=Unfolding)
    cpdef Unfolding branch(self)
    cpdef bint waits_for_chance(self) noexcept
    cpdef int actor(self) noexcept
    @cython.locals(found=list)
    cpdef list legal(self)
    cpdef void apply(self, int action) except *
    @cython.locals(script=Script, tried=State)
    cpdef void go_on(self) except *

@cython.locals(node=Unfolding)
cpdef Unfolding restore_unfolding(object ruleset, State reached, int under_way, list outcomes)
