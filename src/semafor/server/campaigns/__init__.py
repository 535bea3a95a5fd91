"""A campaign: folded from its log, judged, told, kept in memory, put into a file."""
