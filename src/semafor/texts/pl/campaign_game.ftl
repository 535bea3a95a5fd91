# Wewnątrz jednej gry kampanii: odmowy, karty i wydarzenia.

error-unknown-choice = Nie ma takiej odpowiedzi: „{ $option }”.
error-choice-not-open = Tej odpowiedzi nie można teraz wybrać: „{ $option }”.
error-aid-not-open = To nie pomaga przy tym zajęciu: „{ $field }”.
error-power-not-open = Tej karty nie można tu użyć: { $power }.
error-pair-colour = Te karty muszą być w jednym innym kolorze, bez lokomotyw.
error-too-few-skulls = { $needs ->
    [one] Do jednego wybuchu potrzeba karty z czaszką
   *[other] Do { $needs } wybuchów potrzeba tyluż kart z czaszką
  } wśród zapłaconych kart.
error-too-few-units = Zapłata musi wynosić dokładnie { $needs }, a wynosi { $paid }.
error-wrong-further-cards = { $needs ->
    [0] Nie trzeba dopłacać żadnych kart.
    [one] Trzeba wskazać dokładnie jedną kartę dopłaty.
    [few] Trzeba wskazać dokładnie { $needs } karty dopłaty.
   *[other] Trzeba wskazać dokładnie { $needs } kart dopłaty.
  }
error-no-lease = Odcinka { $route } nie można teraz wydzierżawić.
error-no-market-day = Dzień targowy wymaga własnego odcinka w tym obszarze i kolorowej karty na wymianę.

play-card-black_pick = czarny (kilof)
play-card-black_skull = czarny (czaszka)
play-card-blue_pick = niebieski (kilof)
play-card-blue_skull = niebieski (czaszka)
play-card-white_pick = biały (kilof)
play-card-white_skull = biały (czaszka)
play-card-green_pick = zielony (kilof)
play-card-green_skull = zielony (czaszka)
play-card-yellow_pick = żółty (kilof)
play-card-yellow_skull = żółty (czaszka)
play-card-red_pick = czerwony (kilof)
play-card-red_skull = czerwony (czaszka)

choice-decline = rezygnuję
choice-use = użyj karty
choice-dig = kop
choice-stop = dość

describe-lease = wydzierżaw { $route }, zapłać { $pay }
describe-market_day = dzień targowy
describe-use = użyj { $power }
describe-surcharge = dopłata { $cards }
describe-exchange = wymiana { $cards }
describe-off-colour = { $card } jako inny kolor
describe-gang = najęta brygada
describe-blast = { $count ->
    [one] jeden wybuch
    [few] { $count } wybuchy
   *[other] { $count } wybuchów
  }
describe-with = z kartą { $powers }

play-fact-bonds = bierze { $count ->
    [0] zero obligacji
    [one] jedną obligację
    [few] { $count } obligacje
   *[other] { $count } obligacji
  }
play-fact-staked = stawia palik: { $route }
play-fact-leased = dzierżawi { $route }
play-fact-sold-grain = sprzedaje zboże ({ $count }), +{ $dollars } $
play-fact-loaded-herd = ładuje stado: { $place }
play-fact-sold-herd = sprzedaje stado: { $place }, +{ $dollars } $
play-fact-snow = pada śnieg: { $route }
play-fact-cleared-snow = odśnieża: { $count ->
    [one] jeden żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
  }
play-fact-assay = kopie: { $assay ->
    [cave_in] zawał
   *[other] { $assay }
  }
play-fact-packet-line = otwiera linię parowca { $place } – { $place_b }
play-fact-turned = odkrywa kartę: { $card }
play-fact-flag = stawia chorągiewkę: { $place } – { $place_b }
play-fact-exchanged = oddaje { $card } za { $card_b } na bazarze
play-fact-market-day = ma dzień targowy
play-fact-pavilion = otwiera pawilon nr { $count }
play-fact-power = używa karty „{ $power }”
play-fact-drew-postcard = dobiera pocztówkę: { $power }
play-fact-worn-out = wydarzenie zużyte: { $name }
play-fact-swapped = wymienia { $card } na { $card_b }
play-fact-replaced-ticket = wymienia bilet
