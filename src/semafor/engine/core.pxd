cimport cython

from semafor.engine.tables cimport ActionBuffer, Tables

cdef unsigned long long MASK64
cdef unsigned long long MULTIPLIER
cdef unsigned long long INCREMENT
cdef bint COMPILED
cdef int AGAIN, DONE, SEAT_MARK, MOST_KEPT, DEPTH, FRAME

cdef class Step:
    cdef public Step following
    cpdef int run(self, State state, int at) except -1

@cython.final
cdef class Procedure:
    cdef public list steps
    cdef public int count
    cdef public Step head

cdef class Option:
    cdef public str word
    cdef public int size, base, is_idle
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    cpdef bint play(self, State state, int action, int at) except -1
    cpdef bint takes(self, dict move) except *
    cpdef dict to_move(self, State state, int action)
    cpdef int parse(self, State state, dict move) except -1
    cpdef list propose(self, State state, list actions)
    cpdef int listed(self, int action) noexcept
    cpdef object refuse(self, State state, int action)

@cython.final
cdef class Entry:
    cdef public Option option
    cdef public Entry following
    cpdef int fill(self, State state, ActionBuffer buffer) except -1

@cython.final
cdef class Decision:
    cdef public str name, phase
    cdef public int code, continues
    cdef public list options
    cdef public Entry head

@cython.final
@cython.no_gc
cdef class State:
    cdef readonly Tables tables
    cdef public unsigned long long rng
    cdef public object source
    cdef public list trace
    cdef public list facts
    cdef public int first, seat, passes, last_round, is_over, turns
    cdef readonly int deck_count, discard_count, gaps, open_locos, resets, reshuffles
    cdef readonly int boxed_count, aside_count, depth
    cdef short hand[5][24]
    cdef short known[5][24]
    cdef short deck[24]
    cdef short discard[24]
    cdef short laid[24]
    cdef short market[8]
    cdef int trains[5]
    cdef int score[5]
    cdef long long free[4]
    cdef long long altered[4]
    cdef long long barred[5][4]
    cdef long long owned[5][4]
    cdef long long held[5][3]
    cdef int held_count[5]
    cdef short offer[5][8]
    cdef int offer_count[5]
    cdef short pool[2][160]
    cdef int pool_count[2]
    cdef short under[2][160]
    cdef int under_count[2]
    cdef short boxed[160]
    cdef short aside[160]
    cdef short part[1024]
    cdef int frames[24][5]

    @cython.locals(new=State)
    cpdef State clone(self)
    @cython.locals(tables=Tables, seat=cython.int, kind=cython.int, word=cython.int, index=cython.int, deck=cython.int, at=cython.int)
    cpdef void copy_arrays(self, State new) noexcept
    @cython.locals(frame=cython.p_int)
    cpdef int push(self, int code, int actor, int a, int b, int c) except -1
    cpdef int push_procedure(self, int number, int a, int b, int c) except -1
    cpdef int frame_value(self, int at, int index) except? -32768
    cpdef int set_frame_value(self, int at, int index, int value) except -1
    cdef int check_frame(self, int at, int index) except -1
    @cython.locals(at=cython.int, depth=cython.int, frame=cython.p_int, index=cython.int, answer=cython.int, procedure=Procedure, step=Step)
    cpdef bint advance(self) except -1
    cpdef void start(self, int first) except *
    @cython.locals(ending=cython.p_int, turn=cython.p_int)
    cpdef int begin_turn(self, int seat) except -1
    cpdef void end_game(self) noexcept
    cpdef int actor(self) noexcept
    cpdef int decision(self) noexcept
    @cython.locals(decision=Decision)
    cpdef int fill(self, ActionBuffer buffer) except -1
    @cython.locals(entry=Entry, option=Option, at=cython.int)
    cpdef bint step(self, int action) except -1
    @cython.locals(count=cython.int, choices=cython.int)
    cpdef int playout(self, ActionBuffer buffer) except -1
    cpdef int below(self, int bound) noexcept
    @cython.locals(pick=cython.int, kind=cython.int)
    cpdef int draw_card(self) except -1
    @cython.locals(total=cython.int, index=cython.int, pick=cython.int, token=cython.int)
    cpdef int draw_token(self, int base, int size) except -1
    @cython.locals(count=cython.int, ticket=cython.int, index=cython.int)
    cpdef int draw_ticket(self, int deck) except -1
    @cython.locals(ticket=cython.int, index=cython.int)
    cpdef int draw_from_under(self, int deck) except -1
    cpdef void note(self, str name, int seat, int a, int b) except *
    cpdef int part_value(self, int index) except? -32768
    cpdef void set_part(self, int index, int value) except *
    @cython.locals(kind=cython.int)
    cpdef void reshuffle(self) except *
    cdef int check_card(self, int seat, int kind) except -1
    cpdef int add_to_deck(self, int kind, int count) except -1
    cpdef int discard_cards(self, int kind, int count) except -1
    cpdef int give_card(self, int seat, int kind) except -1
    cpdef int give_open_card(self, int seat, int kind) except -1
    cpdef int lay_out(self, int kind) except -1
    cpdef int lay_cards(self, int seat, int kind, int count) except -1
    cpdef int discard_laid_kind(self, int kind) except -1
    @cython.locals(kind=cython.int)
    cpdef int discard_laid(self) except -1
    @cython.locals(kind=cython.int)
    cpdef int take_back_laid(self, int seat) except -1
    cpdef int change_score(self, int seat, int amount) except -1
    @cython.locals(word=cython.int)
    cpdef void forget_altered(self) noexcept
    cdef int check_route(self, int route) except -1
    cpdef int alter_route(self, int route) except -1
    cpdef bint is_altered(self, int route) except -1
    @cython.locals(tables=Tables, word=cython.int, barred=cython.p_longlong, stays=cython.p_longlong, twins=cython.p_longlong)
    cpdef int give_route(self, int seat, int route) except -1
