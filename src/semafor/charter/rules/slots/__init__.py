"""Rules that the story puts into their slots and takes out again."""
