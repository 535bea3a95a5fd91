# What these rules say to players
choice-use = użyj karty
describe-use = użyj { $power }
play-fact-power = użyta karta: „{ $power }”
play-fact-drew-postcard = nowa pocztówka: { $power }
ask-power = { $card }
ask-power-about = { $text }
ask-power-go = Zdecyduj
ending-powers = Załoga, klauzule, pocztówki
table-postcards-mine = Twoje pocztówki ({ $count })
table-postcards-others = Pocztówki innych ({ $count })
table-postcard-secret = Tylko do twojej wiadomości:
table-postcard-open = Ujawniona:
table-postcard-done = spełniona
phase-power = karta biura
reason-use = Ta karta daje w tej akcji więcej.
