cimport cython

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define semafor_ordinal(bit) ((Py_ssize_t)__builtin_ctzll(bit) + 1)
    #else
    static CYTHON_INLINE Py_ssize_t semafor_ordinal(unsigned long long bit) {
        Py_ssize_t found = 1;
        for (int half = 32; half > 0; half /= 2)
            if (bit >> half) { bit >>= half; found += half; }
        return found;
    }
    #endif
    """
    Py_ssize_t semafor_ordinal(unsigned long long bit) noexcept nogil

@cython.final
cdef class ActionBuffer:
    cdef int codes[16384]
    cdef long long free[4]
    cdef public int count
    cdef readonly int room
    cpdef int add(self, int action) except -1
    cpdef int get(self, int index) except? -1
    @cython.locals(index=cython.int)
    cpdef list to_list(self)

@cython.final
cdef class Tables:
    cdef public object ruleset
    cdef readonly int seats, kinds, colours, locomotive, words, routes, nodes, tickets, decks
    cdef readonly int market_size, reset_at, lot_after, part_size, free_locos
    cdef public int turn, second_card, setup, turn_end, card_drawn, card_dealt, game_end
    cdef public list decisions, procedures, entry_at, score_lines, links, costs
    cdef int start_cards[24]
    cdef int is_special[24]
    cdef int length[248]
    cdef int colour[248]
    cdef int needs_locos[248]
    cdef int most_locos[248]
    cdef int stand_in[248]
    cdef int is_odd[248]
    cdef int takes[24][248]
    cdef int points[248]
    cdef int end_a[248]
    cdef int end_b[248]
    cdef int place_a[248]
    cdef int place_b[248]
    cdef int claim_start[24][248]
    cdef int claim_route[16384]
    cdef int claim_pay[16384]
    cdef long long stays_free[248][4]
    cdef long long twins[248][4]
    cdef long long fits[10][4]
    cdef long long within[10][4]
    cdef long long payable[128][40]
    cdef long long every_route[4]
    cdef int ticket_a[160]
    cdef int ticket_b[160]
    cdef int ticket_points[160]
    cdef int ticket_deck[160]
    cdef int first_node[128]
    cdef int last_node[128]
    cdef long long one[248]
    cdef int word_of[248]
    cdef readonly int word_bits, ticket_words
    cdef inline Py_ssize_t ordinal(self, unsigned long long bit) noexcept:
        return semafor_ordinal(bit)
    cpdef object option_of(self, int action)
    @cython.locals(cards=cython.int, missing=cython.int)
    cpdef int cards_for(self, int route, int locos) noexcept
    @cython.locals(mask=cython.ulonglong, position=cython.int, word=cython.int)
    cpdef void make_bits(self) noexcept
