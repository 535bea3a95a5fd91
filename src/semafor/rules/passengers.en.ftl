# What this rule module says to players
module-passengers = passengers
rulebook-setup-passengers = Passengers of six colours wait in every city and country, { $each } of each colour in all. Big cities have several.
rulebook-turn-claim-passengers = claim one route and pick up passengers
rulebook-passenger-heading = Passengers
rulebook-passenger-take = After you claim a route you may take one passenger from each of its two ends, choosing among those waiting there. Nobody new arrives. Anyone left behind waits for the next route to that city, yours or someone else’s.
rulebook-passenger-points = At the end, for each of the six colours, the most passengers score { $first ->
    [one] { $first } point
   *[other] { $first } points
} and the second most { $second }. If several are tied for most, each scores { $first } and nobody is second; if several are tied for second, each scores { $second }.
rulebook-passenger-none = Without a single passenger of a colour you score nothing for it, not even in second place. The rulebook can be read otherwise; this is how the program counts.
rulebook-score-passengers = Passengers: in each colour { $first ->
    [one] { $first } point
   *[other] { $first } points
} for the most, { $second } for the second most.
rulebook-ties-passengers_taken = more passengers
coach-hint-passengers = All aboard
coach-hint-passengers-text = Take one passenger at each end of your new route. At the end, the most of a colour is worth twenty points, the second most ten: collect colours rather than one of each.
reason-claim-passengers = { $points ->
    [one] Scores { $points } point and picks up passengers.
   *[other] Scores { $points } points and picks up passengers.
}
reason-passengers-lead = Takes or keeps the lead among passengers ({ $colours }).
reason-passengers-level = Draws level with the leader among passengers ({ $colours }).
reason-passengers-more = Comes closer to the leader among passengers ({ $colours }).
reason-passengers-none = Nobody there is worth taking.
describe-passengers = take passengers: { $taken }
passengers-held = you have { $own }, the leading rival { $most }
phase-passengers = passengers
describe-part-passengers = Passengers: { $value }
describe-part-taken = Passengers taken by seat: { $value }
error-not-an-end = { $place } is not an end of the claimed route.
error-one-passenger = Take one passenger at { $place }, and name the colour.
error-no-such-passenger = No passenger of that colour is waiting there.
play-prompt-passenger = Take [1]
play-column-passengers = passengers
play-passengers = A passenger from { $place }?
play-passenger-none = nobody
play-fact-took-passenger = { $card } passenger from { $place }
play-line-passengers = passengers
play-line-passengers-taken = passengers taken
ending-passengers = Passengers
ending-line-passengers_taken = Passengers taken
web-passengers = passengers
web-status-passengers = Who comes along?
ask-passengers = Who comes along?
ask-passengers-about = One passenger from each end of your new route. At the end, the most of a colour is worth twenty points, the second most ten.
ask-passengers-nothing = { play-passenger-none }
ask-passengers-go = Go
example-passengers = Passengers get on
example-passengers-take = You have claimed { $route }. At each end you take one passenger with you. In { $a } two are waiting: you choose, the other one stays.
example-passengers-count = At the end nobody has more than you of one colour, and in another you are second.
example-passengers-term = { $colour }
example-score-passengers = Passengers: in one colour you have the most ({ $first }), in one you are second ({ $second }).
