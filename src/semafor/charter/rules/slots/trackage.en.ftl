# What these rules say to players
error-no-lease = { $route } cannot be leased now.
describe-lease = lease { $route }, pay { $pay }
play-fact-leased = lease of { $route }
help-trackage-text = Once per game, in place of an action: lease someone else’s route for your tickets. It costs cards for one space less than its length, one train, and ${ $t0 } to its owner.
do-lease = Lease the route
row-trackage-leases = leases
reason-lease = Leasing { $route } completes tickets.
