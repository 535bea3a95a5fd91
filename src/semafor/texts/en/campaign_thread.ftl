# Gifts of postcards, refusals of names and lines
camp-do-gift-crew = raise your crew member a level
camp-do-gift-clue = find a clue
camp-do-gift-improvement = improve the map once more after this game
error-campaign-name = A name has one line of at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
error-campaign-name-whose = Only its owner names it, and the host can only take a name away: { $of }.
error-campaign-name-taken = Another company is called { $name }. Choose a different name.
error-campaign-quote = The chronicle has one line for each company, of at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
error-campaign-quote-whose = A company writes about the game it has just played, until the next one is over (game { $game }).
error-campaign-share = There is nothing of your own to show here: { $of }.
