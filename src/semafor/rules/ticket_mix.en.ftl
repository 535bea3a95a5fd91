# What this rule module says to players
module-ticket_mix = two decks of tickets
rulebook-setup-mix = You are offered { $offer ->
    [one] { $offer } ticket
   *[other] { $offer } tickets
}: first say how many come from the short deck and how many from the long one, then look at them and keep at least { $keep ->
    [one] one
    [2] two
   *[other] { $keep }
}.
rulebook-ticket-mix = On your turn you may instead draw { $offer ->
    [one] { $offer } new ticket
   *[other] { $offer } new tickets
}: first say how many from the short deck and how many from the long one. Keep at least { $keep ->
    [one] one
   *[other] { $keep }
}; the rest go under their own deck.
rulebook-ticket-few-mix = If the deck you named has fewer left, you take what is there; the other deck does not make up for it.
coach-hint-mix = Two decks of tickets
coach-hint-mix-text = First say how many short and how many long tickets you want to see. Short ones are done quickly, long ones are worth more.
reason-mix-first = Short tickets are quick to complete.
reason-mix-second = Long tickets score more points.
reason-mix-both = Some short tickets for safety, some long ones for points.
describe-mix = draw tickets: { $mix }
error-name-the-mix = Say how many tickets of each deck you want, { $count } in total.
play-prompt-mix = How many
play-mix = You draw { $total ->
    [one] { $total } ticket
   *[other] { $total } tickets
} in total. How many from the { $first } deck? The rest come from the { $second } deck.
play-wrong-mix = Type one number (for the { $first } deck) or two that make { $total } (for { $first } and { $second }), for example “3 1”.
play-fact-announced-mix = tickets drawn: { $first } { $deck }, { $second } { $deck_b }
web-status-announce = Choose which decks your tickets come from.
do-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}: which mix?
do-tickets-about = Short tickets are quick to complete, long ones score more.
do-tickets-go = Draw them
error-mix-too-large = ticket_mix.offer is { $offer }, but { $most } can be offered at once: set tickets.most to { $offer }.
error-mix-of-decks = The module “ticket_mix” mixes two decks of tickets; “decks” names: { $decks }.
