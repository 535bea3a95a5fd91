cimport cython

from semafor.charter.rules.payment.price cimport Bundle, Cards, Hand, Price

cdef int AIDS, PICKS, SKULLS, EXCHANGED, OFF, FURTHER, COMPLETE, ENOUGH, NONE, PAIR, IS_PICK, IS_SKULL

@cython.final
cdef class Steps:
    cdef public Cards cards
    cdef public list first, backwards
    cdef public int size
    cpdef int number(self, int stage, int answer) noexcept

@cython.final
@cython.no_gc
cdef class Line:
    cdef public Steps steps
    cdef public Price price
    cdef public Hand hand
    cdef public Bundle aids
    cdef public int colour, locos, stage, chosen, units, picks, skulls, off
    cdef public list left, pair, further, open
    cpdef void begin(self) except *
    @cython.locals(first=cython.int)
    cpdef list choices(self)
    cpdef list open_answers(self)
    @cython.locals(answers=list)
    cpdef void settle(self) except *
    cpdef void take(self, int number) except *
    cpdef void go_on(self, int answer) except *
    @cython.locals(aids=Bundle)
    cpdef int next_stage(self, int stage) except -1
    @cython.locals(at=cython.int, found=list, bundle=Bundle, answers=tuple, answer=cython.int)
    cpdef list open_aids(self)
    @cython.locals(at=cython.int, bundle=Bundle, rest=cython.int)
    cpdef void take_aid(self, int answer) except *
    @cython.locals(hand=Hand, colour=cython.int, held=cython.int, fewest=cython.int)
    cpdef list open_picks(self)
    @cython.locals(hand=Hand, colour=cython.int, held=cython.int, plain=cython.int, units=cython.int, fewest=cython.int)
    cpdef list open_skulls(self)
    @cython.locals(cards=Cards, kind=cython.int)
    cpdef void lay_units(self) except *
    @cython.locals(mark=cython.int)
    cpdef int units_of(self, int kind) except -1
    @cython.locals(cards=Cards, counts=list)
    cpdef tuple unit_cards(self)
    cpdef int avoid(self) noexcept
    @cython.locals(found=list, first=cython.int, avoid=cython.int, colour=cython.int, kinds=tuple, at=cython.int, kind=cython.int)
    cpdef list open_pair(self)
    @cython.locals(avoid=cython.int, colour=cython.int, kinds=tuple, kind=cython.int)
    cpdef list open_off(self)
    @cython.locals(missing=cython.int, last=cython.int, kind=cython.int, found=list, behind=cython.int)
    cpdef list open_further(self)
    @cython.locals(aids=tuple)
    cpdef object payment(self)

cpdef tuple counted(list kinds)
