"""One database, open: SQLite or PostgreSQL, its files, its migrations, the sums of its rows."""
