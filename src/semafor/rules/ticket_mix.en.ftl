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
}: say first how many from the short deck and how many from the long one. Keep at least { $keep ->
    [one] one
   *[other] { $keep }
}; the rest go under their own deck.
rulebook-ticket-few-mix = If the deck you named has fewer left, you take those there are; the other deck does not make up for them.
coach-hint-mix = Two decks of tickets
coach-hint-mix-text = Say first how many short and how many long tickets you want to see. Short ones are done quickly, long ones are worth more.
reason-mix-first = Short tickets are soon complete.
reason-mix-second = Long tickets bring more points.
reason-mix-both = Some short tickets for safety, some long ones for points.
describe-mix = draw tickets: { $mix }
error-name-the-mix = Say how many tickets of each deck you want: { $count } together.
play-prompt-mix = How many
play-mix = You draw { $total ->
    [one] { $total } ticket
   *[other] { $total } tickets
} in total. How many from the deck "{ $first }"? The rest comes from "{ $second }".
play-wrong-mix = Type one number (from the deck "{ $first }") or two that make { $total } ("{ $first }" and "{ $second }"), for example "3 1".
play-fact-announced-mix = tickets drawn: { $first } { $deck }, { $second } { $deck_b }
web-status-announce = Choose from which decks your tickets come.
do-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}: which mix?
do-tickets-about = Short tickets are soon complete, long ones bring more.
do-tickets-go = Draw them
error-mix-too-large = ticket_mix.offer is { $offer }, but { $most } can be offered at once: set tickets.most to { $offer }.
error-mix-of-decks = The module "ticket_mix" mixes two decks of tickets; "decks" names: { $decks }.
