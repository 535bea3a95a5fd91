"""Mass simulation and measurement."""
