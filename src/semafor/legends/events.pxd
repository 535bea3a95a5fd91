cimport cython

from semafor.engine.core cimport Option, State, Step
from semafor.engine.costs cimport Cost, CostRule, refresh_costs
from semafor.engine.tables cimport ActionBuffer, Tables
from semafor.rules.drawing cimport draw_hidden
from semafor.cards.acts.instant cimport Instant

cdef int DONE, AGAIN, NONE

@cython.final
cdef class Deck:
    cdef public int base, events
    cdef public list free_locos
    @cython.locals(place=cython.int, count=cython.int)
    cpdef int active(self, State state) noexcept
    @cython.locals(event=cython.int, free=cython.int)
    cpdef void settle(self, State state) except *
    @cython.locals(place=cython.int, count=cython.int, left=cython.int, event=cython.int, index=cython.int)
    cpdef int reveal(self, State state) except? -2
    @cython.locals(was_active=cython.bint, place=cython.int, kept=cython.int, index=cython.int)
    cpdef bint remove(self, State state, int event) except *

cdef class StartEvents(Step):
    cdef public Deck deck
    cdef public int cards
    @cython.locals(event=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class BringEvent(Step):
    cdef public int procedure
    cpdef int run(self, State state, int at) except -1

cdef class RevealEvent(Step):
    cdef public Deck deck
    @cython.locals(event=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class ActAtOnce(Step):
    cdef public list instants
    @cython.locals(event=cython.int, done=cython.int, row=list, instant=Instant)
    cpdef int run(self, State state, int at) except -1

@cython.final
cdef class CostsOfEvent:
    cdef int fewer[248]
    cdef int extra[248]
    cdef int fee[248]
    cdef int closed[248]
    cdef public list asking, marked

cdef class EventCosts(CostRule):
    cdef public Deck deck
    cdef public list events
    @cython.locals(event=cython.int, costs=CostsOfEvent, route=cython.int)
    cpdef void mark(self, State state) except *
    @cython.locals(event=cython.int, costs=CostsOfEvent)
    cpdef void change(self, State state, int seat, int route, Cost cost) except *

cdef class ClaimBonus(Step):
    cdef public Deck deck
    cdef public int procedure
    cdef public list dollars, cards
    @cython.locals(event=cython.int, route=cython.int, row=cython.int, dollars=cython.int, cards=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class AskArchive(Step):
    cdef public Deck deck
    cdef public int decision
    cpdef int run(self, State state, int at) except -1

cdef class ChooseArchived(Option):
    cdef public Deck deck
    cdef public tuple names
    @cython.locals(place=cython.int, index=cython.int)
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    @cython.locals(event=cython.int)
    cpdef bint play(self, State state, int action, int at) except -1
    cpdef dict to_move(self, State state, int action)
    cpdef int parse(self, State state, dict move) except -1
    cpdef object refuse(self, State state, int action)
