# What these rules say to players
play-prompt-discard = Odrzucam [1]
play-discard = Wybierz kartę; do odrzucenia { $count ->
    [one] jeszcze { $count } karta.
    [few] jeszcze { $count } karty.
   *[many] jeszcze { $count } kart.
}
play-fact-discarded = odrzucona karta: { $card }
reason-discard = Karta, której najmniej szkoda ({ $card }: { $have }).
error-card-not-in-hand = Nie masz takiej karty: { $card }.
ask-discard = Odrzuć kartę
ask-discard-about = { $event }: { $count ->
    [one] do odrzucenia jeszcze { $count } karta.
    [few] do odrzucenia { $count } karty, jedna po drugiej.
   *[many] do odrzucenia { $count } kart, jedna po drugiej.
}
ask-discard-go = Odrzuć
web-choose-have = na ręce: { $count }
web-status-discard = { $count ->
    [one] Odrzuć jeszcze { $count } kartę.
    [few] Odrzuć { $count } karty.
   *[many] Odrzuć { $count } kart.
}
