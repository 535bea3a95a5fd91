"""An append-only log: what is to be stored, and what was."""
