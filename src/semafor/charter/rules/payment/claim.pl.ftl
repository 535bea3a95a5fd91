# What these rules say to players
play-card-black_pick = czarna (kilof)
play-card-black_skull = czarna (czaszka)
play-card-blue_pick = niebieska (kilof)
play-card-blue_skull = niebieska (czaszka)
play-card-white_pick = biała (kilof)
play-card-white_skull = biała (czaszka)
play-card-green_pick = zielona (kilof)
play-card-green_skull = zielona (czaszka)
play-card-yellow_pick = żółta (kilof)
play-card-yellow_skull = żółta (czaszka)
play-card-red_pick = czerwona (kilof)
play-card-red_skull = czerwona (czaszka)
describe-surcharge = dopłata: { $cards }
describe-off-colour = { $card } jako inny kolor
describe-with = z kartą { $powers }
help-payments = Karty ze znakami
help-payments-text = Karta z kilofem albo czaszką to zwykła karta swojego koloru. Znaki liczą się tylko tam, gdzie mówi o tym reguła.
