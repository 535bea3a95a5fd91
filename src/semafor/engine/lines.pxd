from semafor.engine.core cimport State
from semafor.engine.sheet cimport Network, ScoreSheet

cdef class ScoreLine:
    cpdef void write(self, State state, ScoreSheet sheet) except *

cdef class Links:
    cpdef void join(self, State state, int seat, Network network) except *
