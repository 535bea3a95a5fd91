"""Work that must not hold the event loop: bots and answers in worker processes, the back room beside it."""
