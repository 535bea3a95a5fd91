cdef class Part:
    cdef public int size, base
