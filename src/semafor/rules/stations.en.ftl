# What this rule module says to players
module-stations = stations
rulebook-turn-station = build a station
rulebook-station-heading = Stations
rulebook-station-build = You have { $supply ->
    [one] { $supply } station
   *[other] { $supply } stations
}. Building one takes your whole turn; it may stand in any city that has none yet. The first costs one card, the second two of one colour, the third three of one colour; locomotives replace any card.
rulebook-station-use = At the end each station lets you use one route of another player that ends in its city, for all your tickets. The route that helps you most is found for you. It does not lengthen your longest path.
rulebook-station-keep = A station you never build is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rulebook-score-stations = Stations: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each one not built.
rulebook-ties-stations_built = fewer stations built
coach-hint-station = When someone is in your way
coach-hint-station-text = A station in a city lets your tickets use one of someone else’s routes there. The first costs one card. Each one you don’t build is worth four points.
reason-station-ticket = { $count ->
    [one] Borrows a rival’s route for the ticket { $tickets }, which is otherwise cut off.
   *[other] Borrows a rival’s route for the tickets { $tickets }, which are otherwise cut off.
}
reason-station = A rival’s tracks at { $place } can now serve tickets.
describe-station = build a station in { $city }, pay { $pay }
describe-part-stations = Stations by seat: { $value }
describe-part-left = Stations left by seat: { $value }
error-unknown-city = There is no city called “{ $city }”.
error-no-stations-left = You have no stations left.
error-wrong-station-cost = Your next station costs { $needs ->
    [one] { $needs } card
   *[other] { $needs } cards
}, not { $paid }.
error-city-has-station = { $city } already has a station.
plan-station = { $city }: the station there borrows { $route }
plan-station-new = { $city }: build a station and borrow { $route }
play-command-station = s station
play-menu-station = s station
play-help-station = build a station: “s paris”
play-prompt-station = In which city (Enter: back)
play-column-stations = stations
play-no-station = You cannot build a station now.
play-fact-built-station = station in { $place }
play-line-stations = stations not built
play-line-stations-built = stations built
ending-stations = Stations not built
ending-line-stations_built = Stations built
do-station = Station
do-station-about = It lets your tickets use one of a rival’s routes at this city.
web-at-place = { $what }: { $place }
web-place = City
web-place-choose = choose, here or on the board
do-station-go = Build the station
web-key-choice = use what has a button of its own, such as a station
rulebook-first-station = Somebody was faster? Look for a way round; where there is none, a station in the right city lets you use somebody else’s route.
example-station = A station saves a ticket
example-station-stuck = Your ticket leads from { $a } to { $b }. Your chain ends in { $middle }, and the last route belongs to somebody else.
example-station-build = You build a station in { $middle }. { $supply ->
    [one] It is the only one you have.
   *[other] The first one costs one card, the next one two of a colour, and so on; you have { $supply } in all.
}
example-station-end = At the end you may use that one route: the ticket is done. Its owner loses nothing.
example-score-stations = You still have { $left ->
    [one] { $left } station
   *[other] { $left } stations
} not built, { $each ->
    [one] { $each } point
   *[other] { $each } points
} each: { $points }.
