"""What keeps one process well: counters, limits, its own log, how long the event loop is held, memory."""
