# What these rules say to players
error-unknown-choice = There is no such answer: “{ $option }”.
error-choice-not-open = That answer cannot be chosen now: “{ $option }”.
choice-decline = decline
phase-effect = event
describe-choose = choose { $option }
