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
error-unmarked-first = Najpierw płaci się kartami bez znaków.
error-no-market-day = Dzień targowy wymaga własnego odcinka w tym obszarze i kolorowej karty na wymianę.
