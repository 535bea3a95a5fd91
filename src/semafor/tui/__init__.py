"""The terminal client: a person plays against bots or other people on one screen."""
