# What this rule module says to players
module-countries = neighbouring countries
rulebook-country-heading = Across the border
rulebook-country = Some routes and tickets lead into a neighbouring country. A country is a dead end: you arrive there, but you can't travel through it from one route to another. Any of your routes into the country will do for a ticket to it.
coach-hint-country = A ticket across the border
coach-hint-country-text = Any route of yours into that country will do. But it is a dead end: you can't travel on through it.
rulebook-picture-country = Two routes into one country end there separately.
