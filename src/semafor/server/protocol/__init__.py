"""What is said between a client and the server: every message, its bounds, how it is written and read."""
