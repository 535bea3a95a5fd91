# What this rule module says to players
module-countries = neighbouring countries
rulebook-country-heading = Across the border
rulebook-country = Some routes and tickets lead into a neighbouring country. A country is a dead end: you arrive there, but you can’t travel through it from one route to another. Any of your routes into the country will do for a ticket to it.
coach-hint-country = A ticket across the border
coach-hint-country-text = Any of your routes into that country will do. But it is a dead end: you can’t travel on through it.
example-country = Two routes into one country
example-country-end = You own both routes, from { $a } and from { $b }. Each of them serves a ticket into the country: { $country }. But they don’t meet there: they make no chain from one of these cities to the other.
