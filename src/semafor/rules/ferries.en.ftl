# What this rule module says to players
module-ferries = ferries
rulebook-ferry-heading = Ferries
rulebook-ferry = A ferry is a grey route over water. Each locomotive shown on it must be paid with a real locomotive; the other spaces take cards of one colour, as usual.
coach-hint-ferry = A ferry
coach-hint-ferry-text = Each locomotive drawn on the route must be paid with a real one. The rest takes one colour.
reason-draw-locomotive-ferry = The ferry { $route } cannot do without a locomotive.
play-kind-ferry = ferry
rulebook-picture-ferry = A ferry of three spaces, one of them with a locomotive.
