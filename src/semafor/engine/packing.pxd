cimport cython

from semafor.engine.core cimport State
from semafor.engine.tables cimport Tables

@cython.locals(tables=Tables)
cpdef dict pack(State state)
cpdef void unpack(State state, dict packed) except *
@cython.locals(tables=Tables, slot=cython.int, word=cython.int, seat=cython.int)
cpdef void write_counts(State state, dict packed) except *
@cython.locals(word=cython.int)
cpdef list mask_words(State state, str name, int seat)
