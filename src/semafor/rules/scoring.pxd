cimport cython

from semafor.engine.core cimport State
from semafor.engine.lines cimport Links, ScoreLine
from semafor.engine.sheet cimport Network, ScoreSheet
from semafor.engine.tables cimport ActionBuffer, Tables

cdef class RoutesLine(ScoreLine):
    cdef public int line
    @cython.locals(tables=Tables, seat=cython.int, points=cython.int, word=cython.int, mask=cython.ulonglong, low=cython.ulonglong)
    cpdef void write(self, State state, ScoreSheet sheet) except *

@cython.locals(tables=Tables, word=cython.int, mask=cython.ulonglong, low=cython.ulonglong, route=cython.int)
cpdef void connect_routes(State state, int seat, Network network) noexcept
@cython.locals(tables=Tables, place_a=cython.int, place_b=cython.int, node_a=cython.int, node_b=cython.int, root=cython.int)
cpdef bint is_complete(State state, Network network, int ticket) noexcept

@cython.locals(tables=Tables, total=cython.int, word=cython.int, mask=cython.ulonglong, low=cython.ulonglong, ticket=cython.int)
cpdef int ticket_total(State state, int seat, Network network) noexcept
@cython.locals(links=Links)
cpdef void link_network(State state, int seat, Network network) except *

cdef class TicketsLine(ScoreLine):
    cdef public int line, completed_line
    @cython.locals(seat=cython.int, total=cython.int, network=Network)
    cpdef void write(self, State state, ScoreSheet sheet) except *

@cython.locals(line=ScoreLine)
cpdef void write_sheet(State state, ScoreSheet sheet) except *
@cython.locals(actions=cython.int, game=cython.int, state=State)
cpdef int random_games(Tables tables, int first_seed, int games, ActionBuffer buffer, ScoreSheet sheet) except -1
@cython.locals(network=Network, ticket=cython.int, is_held=cython.longlong)
cpdef list joined_tickets(State state, int seat)
