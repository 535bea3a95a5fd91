"""Who somebody is: names, passwords, sessions, and what follows a person into every game."""
