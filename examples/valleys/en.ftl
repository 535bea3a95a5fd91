module-crowded_valleys = crowded valleys
crowded_valleys-rule = Once a route to Dale, Elm or Grove is claimed, the other routes to that town cost one further card of any colour.
module-inns = inns
rulebook-inns-heading = Inns
inns-rule = With your first route you open an inn at one of its ends. At the end of the game each of your routes to that town is worth { $points ->
    [one] one point
   *[other] { $points } points
 }.
phase-inn = opening an inn
ask-inn = Your inn
ask-inn-about = At which end of the route shall it stand?
do-open_inn = Open an inn
do-open_inn-about = Your routes to its town are worth more at the end.
do-open_inn-go = Open it here
play-fact-inn-opened = opens an inn in { $place }
play-line-inns = Inn
edition-valleys-blurb = Eight towns, three narrow valleys and an inn for everybody.
edition-valleys-special = A small board on which it pays to be early: valleys fill up, and inns bring points.
