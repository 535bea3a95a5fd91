# Words of this edition
edition-usa-refreshed-blurb = More and newer tickets, four to choose from; the end comes sooner.
edition-usa-refreshed-special = The same board with more tickets: { $count } in the deck, { $start } offered at the start, and the last round begins earlier.
edition-usa-refreshed-reconstructed = The rulebook of this edition that we work from does not list its tickets. The deck is therefore a reconstruction from earlier editions of this board: { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} in all.
coach-hint-four = Four tickets to choose from
coach-hint-four-text = This deck is larger than the classic one, and you see four tickets at the start. Keep at least two.
