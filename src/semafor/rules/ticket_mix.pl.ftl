# Co ten moduł zasad mówi graczom
module-ticket_mix = dwie talie biletów
rulebook-setup-mix = Dostajesz do wyboru { $offer ->
    [one] { $offer } bilet
    [few] { $offer } bilety
   *[many] { $offer } biletów
}: najpierw mówisz, ile z nich ma być z talii krótkich, a ile z talii długich, potem je oglądasz i zatrzymujesz co najmniej { $keep ->
    [one] jeden
    [2] dwa
   *[other] { $keep }
}.
rulebook-ticket-mix = W swojej turze możesz dobrać { $offer ->
    [one] { $offer } nowy bilet
    [few] { $offer } nowe bilety
   *[many] { $offer } nowych biletów
}: najpierw mówisz, ile z talii krótkich, a ile z talii długich. Zatrzymujesz co najmniej { $keep ->
    [one] jeden
   *[other] { $keep }
}; reszta trafia pod spód swojej talii.
rulebook-ticket-few-mix = Gdy w wybranej talii zostało mniej biletów, bierzesz tyle, ile jest; z drugiej talii się ich nie uzupełnia.
coach-hint-mix = Dwie talie biletów
coach-hint-mix-text = Najpierw powiedz, ile krótkich i ile długich biletów chcesz obejrzeć. Krótkie szybko się realizuje, długie są więcej warte.
reason-mix-first = Krótkie bilety da się szybko zrealizować.
reason-mix-second = Długie bilety dają więcej punktów.
reason-mix-both = Trochę krótkich biletów dla pewności, trochę długich dla punktów.
describe-mix = dobranie biletów: { $mix }
error-name-the-mix = Podaj, ile biletów z której talii, łącznie { $count }.
play-prompt-mix = Ile
play-mix = Dobierasz razem { $total ->
    [one] { $total } bilet
    [few] { $total } bilety
   *[many] { $total } biletów
}: { $first } i { $second }. Ile ma być pierwszych? Reszta będzie z drugiej talii.
play-wrong-mix = Wpisz jedną liczbę (bilety { $first }) albo dwie, razem { $total } (bilety { $first } i { $second }), na przykład „3 1”.
play-fact-announced-mix = dobrane bilety: { $deck } – { $first }, { $deck_b } – { $second }
web-status-announce = Wybierz, z których talii będą bilety.
do-tickets = { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
   *[many] { $count } biletów
}: z których talii?
do-tickets-about = Krótkie bilety realizuje się szybko, długie dają więcej.
do-tickets-go = Dobierz
error-mix-too-large = ticket_mix.offer to { $offer }, a naraz można dać do wyboru najwyżej { $most }: ustaw tickets.most na { $offer }.
error-mix-of-decks = Moduł „ticket_mix” miesza dwie talie biletów; „decks” wymienia: { $decks }.
