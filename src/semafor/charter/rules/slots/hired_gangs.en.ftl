# What these rules say to players
describe-gang = a hired gang
help-hired_gangs-text = Once per claim you may pay ${ $t2 } in place of one card.
row-hired_gangs-gangs = gangs hired
