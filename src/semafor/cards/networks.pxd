cimport cython

from semafor.engine.core cimport State
from semafor.engine.sheet cimport Network
from semafor.engine.tables cimport Tables
from semafor.rules.scoring cimport connect_routes, link_network

cpdef Network own_network(State state, int seat)
cpdef Network links_of(State state, int seat)
cpdef int node_of(State state, int place) except -1
cpdef bint are_joined(Network network, State state, int a, int b) except *
@cython.locals(tables=Tables, found=set, route=cython.int)
cpdef set own_places(State state, int seat)
cpdef int count_large(State state, object seats, int seat) except -1
@cython.locals(tables=Tables, near=dict, route=cython.int, a=cython.int, b=cython.int, found=dict, waiting=list)
cpdef dict distances(State state, int seat, int start)
