"""Cities, routes, tickets, paths: immutable values."""
