# Words of this edition
edition-europe-blurb = Ferries, tunnels that may cost more, and stations that borrow a route.
edition-europe-special = Ferries need locomotives, tunnels may cost more than they show, and a station lets you travel on one of someone else’s routes.
