cimport cython

from semafor.engine.core cimport State
from semafor.engine.observation cimport Observer
from semafor.engine.seen cimport SeenPosition
from semafor.engine.sheet cimport ScoreSheet
from semafor.engine.tables cimport ActionBuffer, Tables
from semafor.search.players cimport Player

cdef unsigned long long MASK64, MULTIPLIER, INCREMENT
cdef int NOBODY

@cython.final
cdef class Batch:
    cdef readonly object ruleset
    cdef readonly int games, seats, width, actions
    cdef readonly long long steps
    cdef readonly str reward
    cdef readonly Observer observer
    cdef readonly object observations, masks, legal, starts, counts, actors, dones, totals, ranks, rewards, is_running
    cdef object chosen
    cdef bint observes, masked, autoreset, skips
    cdef list players, states, seeds
    cdef ActionBuffer buffer, spare
    cdef ScoreSheet sheet
    cdef SeenPosition seen
    cdef unsigned long long rng
    cdef int finished, used, room
    cdef short[::1] obs_out
    cdef signed char[::1] mask_out, dones_out
    cdef int[::1] legal_out, starts_out, counts_out, actors_out, chosen_out
    cpdef void bind(self) except *
    cpdef void reset(self, object seeds) except *
    @cython.locals(state=State)
    cpdef void begin(self, int game) except *
    cpdef void step(self, object actions) except *
    @cython.locals(_=cython.int)
    cpdef void play(self, int steps) except *
    @cython.locals(game=cython.int, count=cython.int, pick=cython.int)
    cpdef void choose_any(self) except *
    @cython.locals(given="int[::1]", game=cython.int, count=cython.int, start=cython.int, action=cython.int, found=cython.bint, index=cython.int)
    cpdef void check(self, object actions) except *
    @cython.locals(given="int[::1]", game=cython.int, state=State)
    cpdef void advance(self, object actions) except *
    @cython.locals(state=State, seat=cython.int, count=cython.int)
    cpdef void settle(self, int game) except *
    @cython.locals(asked=Player, action=cython.int, index=cython.int)
    cpdef int ask(self, object player, State state, int seat) except -1
    @cython.locals(index=cython.int, count=cython.int)
    cpdef void write(self, int game, State state, int seat) except *
    @cython.locals(state=State)
    cpdef State look(self, int game)
    cpdef void grow(self, int needed) except *
    cpdef bint finish(self, int game) except *
    cpdef void note_result(self, int game, object result) except *
