# What these rules say to players
play-prompt-discard = Discard [1]
play-discard = Choose a card to discard; { $count ->
    [one] { $count } card to go.
   *[other] { $count } cards to go.
}
play-fact-discarded = { $card } discarded
reason-discard = The card that is missed least ({ $card }: { $have }).
error-card-not-in-hand = You do not hold such a card: { $card }.
ask-discard = Discard a card
ask-discard-about = { $event }: { $count ->
    [one] { $count } more card has to go.
   *[other] { $count } cards have to go, one after the other.
}
ask-discard-go = Discard
web-choose-have = { $count } in hand
web-status-discard = { $count ->
    [one] Discard { $count } more card.
   *[other] Discard { $count } cards.
}
