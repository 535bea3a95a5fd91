# What these rules say to players
error-unknown-choice = Nie ma takiej odpowiedzi: „{ $option }”.
error-choice-not-open = Tej odpowiedzi nie można teraz wybrać: „{ $option }”.
choice-decline = rezygnuję
phase-effect = wydarzenie
describe-choose = wybierz: { $option }
