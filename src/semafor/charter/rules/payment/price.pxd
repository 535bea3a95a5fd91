cimport cython

cdef int NONE, IS_SKULL, IS_PICK, PAIR

@cython.locals(place=cython.int)
cpdef list places_of(int mask)

@cython.final
cdef class Bundle:
    cdef public tuple aids, answers
    cdef public int mask, least_reduction, reduced, blasts, added, cards, uses
    cdef public bint has_gang, has_double, has_exchange, has_off_colour, waives, is_possible

@cython.final
cdef class Aids:
    cdef public tuple each
    cdef public int most_added
    cdef public list bundles

@cython.final
cdef class Cards:
    cdef public int colours, locomotive
    cdef public list colour_of, mark_of
    cdef public tuple of_colour
    cdef public frozenset skulls, picks
    @cython.locals(kind=cython.int, colour=cython.int, found=list)
    cpdef list counts(self, object hand)

# Made and dropped by the thousand, and never part of a circle: 8 % of an iteration were spent looking for one.
@cython.final
@cython.no_gc
cdef class Price:
    cdef public int route, colour, need, extra, fee, gang_price, dollars, open
    cdef public str name
    cdef public bint shows_picks
    cdef public Aids aids
    cpdef tuple open_aids(self)
    cpdef bint allows(self, Bundle bundle) noexcept
    @cython.locals(bundle=Bundle)
    cpdef list bundles(self)
    cpdef int rest(self, Bundle bundle) noexcept
    cpdef int further(self, Bundle bundle) noexcept

@cython.final
@cython.no_gc
cdef class Hand:
    cdef public Cards cards
    cdef public list kinds
    cdef public int locos, total, coloured, fewest, most
    cdef int counts[24]
    cdef int skulls[24]
    cdef int picks[24]
    @cython.locals(cards=Cards, kind=cython.int, held=cython.int, colour=cython.int)
    cpdef void add_up(self) noexcept
    @cython.locals(colour=cython.int)
    cpdef list by_colour(self)
    cpdef int count(self, int colour) noexcept
    cpdef int picks_of(self, int colour) noexcept
    cpdef int skulls_of(self, int colour) noexcept
    @cython.locals(best=cython.int, colour=cython.int)
    cpdef int other(self, int avoid) noexcept
    @cython.locals(rest=cython.int, least=cython.int)
    cpdef bint pays(self, Price price, Bundle bundle, int colour) noexcept
    @cython.locals(other=cython.int)
    cpdef bint has_others(self, int avoid, Bundle bundle) noexcept
    @cython.locals(bundle=Bundle)
    cpdef list bundles(self, Price price, int colour, int locos)
    cpdef object span(self, Price price, Bundle bundle, int colour)
    @cython.locals(held=cython.int, found=cython.int, bundle=Bundle, locos=cython.int)
    cpdef int open_locos(self, Price price, int colour) noexcept
