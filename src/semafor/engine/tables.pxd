cimport cython

cdef class ActionBuffer:
    cdef int codes[16384]
    cdef public int count
    cpdef void add(self, int action) noexcept
    cpdef int get(self, int index) noexcept
    @cython.locals(index=cython.int)
    cpdef list to_list(self)

cdef class Tables:
    cdef public object ruleset
    cdef readonly int seats, kinds, colours, locomotive, words, routes, nodes, tickets, decks
    cdef readonly int market_size, reset_at, part_size
    cdef public int turn, second_card, setup, turn_end, card_drawn
    cdef public list decisions, procedures, option_at, score_lines, links
    cdef int start_cards[24]
    cdef int is_special[24]
    cdef int length[248]
    cdef int colour[248]
    cdef int needs_locos[248]
    cdef int points[248]
    cdef int end_a[248]
    cdef int end_b[248]
    cdef int place_a[248]
    cdef int place_b[248]
    cdef int claim_base[248]
    cdef int claim_route[16384]
    cdef long long shut_all[248][4]
    cdef long long shut_own[248][4]
    cdef long long fits[10][4]
    cdef long long within[10][4]
    cdef long long payable[240][4]
    cdef long long every_route[4]
    cdef int ticket_a[160]
    cdef int ticket_b[160]
    cdef int ticket_points[160]
    cdef int ticket_deck[160]
    cdef int first_node[128]
    cdef int last_node[128]
    cdef int bit[67]
    cdef long long one[62]
    @cython.locals(mask=cython.longlong, position=cython.int)
    cpdef void make_bits(self) noexcept
