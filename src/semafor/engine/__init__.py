"""State, frames, procedures, actions, chance, views, log, score."""
