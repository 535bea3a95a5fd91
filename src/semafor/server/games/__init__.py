"""A game at a table: folded from its log, judged, shown, kept in memory, looked after."""
