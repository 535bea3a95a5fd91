# What these rules say to players
help-long_haul-text = A route of four spaces pays ${ $t0 }, and one dollar more for each further space.
