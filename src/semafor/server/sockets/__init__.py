"""The socket of a table: what comes over it, what is pushed into it, and the wire below."""
