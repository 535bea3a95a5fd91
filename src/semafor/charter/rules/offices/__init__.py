"""Cards of the companies' offices in a game: crew, clauses, passes, privileges, postcards, and the season."""
