# Words of this edition
edition-usa-classic-blurb = The plain game: cards, routes, tickets and the longest path.
edition-usa-classic-special = The plain game and the best one to begin with: cards, routes, secret tickets.
