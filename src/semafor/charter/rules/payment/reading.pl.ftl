# What these rules say to players
error-aid-not-open = To nie pomaga przy tym zajęciu: „{ $field }”.
error-power-not-open = Tej karty nie można tu użyć: { $power }.
error-too-few-units = Zapłata musi wynosić dokładnie { $needs }, a wynosi { $paid }.
error-wrong-further-cards = { $needs ->
    [0] Nie trzeba dopłacać żadnych kart.
    [one] Trzeba wskazać dokładnie jedną kartę dopłaty.
    [few] Trzeba wskazać dokładnie { $needs } karty dopłaty.
   *[other] Trzeba wskazać dokładnie { $needs } kart dopłaty.
  }
