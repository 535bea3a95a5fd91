# What these rules say to players
describe-gang = najęta brygada
help-hired_gangs-text = Raz na zajęcie możesz zapłacić { $t2 } $ zamiast jednej karty.
row-hired_gangs-gangs = najęte brygady
