# Co ten moduł zasad mówi graczom
module-events = wydarzenia
rulebook-news-list = Wydarzenia tej gry:
rulebook-event-line = { $name }: { $text }
coach-hint-event = Gazeta: nowe wydarzenie
coach-hint-event-text = Obok planszy widać wydarzenie, które właśnie odkryto. Jedne działają raz, inne zmieniają zasady aż do następnej gazety. Ceny w panelu połączenia już to uwzględniają.
coach-hint-effect = Wydarzenie o coś pyta
coach-hint-effect-text = Wybierz jedną z możliwości i zatwierdź. Wszyscy, których to dotyczy, dostają to samo pytanie.
play-event-none = Nie ma aktywnego wydarzenia.
play-event-active = Wydarzenie: { $name }. { $text }
play-event-past = Ostatnie wydarzenie: { $name }. { $text }
play-events-left = wydarzenia w talii: { $count }
play-prompt-archive = Do archiwum [1]
play-archive = Jesteś na ostatnim miejscu i usuwasz z gry jedno wydarzenie. Które?
event-blank = Zwykły dzień
event-blank-text = Nic się nie dzieje.
play-fact-event = gazeta! { $name }: { $text }
play-fact-event-bonus = { $dollars ->
    [one] wydarzenie daje { $dollars } dolara
    [few] wydarzenie daje { $dollars } dolary
   *[many] wydarzenie daje { $dollars } dolarów
}
play-fact-archived = wydarzenie usunięte z gry: { $name }
describe-part-active_event = Aktywne wydarzenie: { $value }
describe-part-event_pile = Dotychczasowe wydarzenia: { $value }
reason-archive = Jedno z nich musi zniknąć.
error-unknown-event = Nie ma wydarzenia „{ $event }”.
error-event-not-in-pile = Wydarzenie „{ $event }” nie leży w stosie odkrytych.
web-event = Wydarzenie
web-event-lasting = działa
web-event-past = jednorazowe, już po nim
web-event-none = Na razie bez wydarzeń. Przyniesie je następna gazeta.
web-events-left = { $count ->
    [one] { $count } wydarzenie w talii
    [few] { $count } wydarzenia w talii
   *[many] { $count } wydarzeń w talii
}
web-events-all = Wszystkie wydarzenia
web-events-deck = Jeszcze w talii
web-events-pile = Dotychczas
ask-archive = Usuń wydarzenie z gry
ask-archive-about = Jesteś na ostatnim miejscu: jedno z odkrytych wydarzeń już nie wróci.
ask-archive-go = Usuń
web-note-bonus = { $event }: jeszcze { $dollars ->
    [one] { $dollars } dolar
    [few] { $dollars } dolary
   *[many] { $dollars } dolarów
}.
short-events = Gazety i wydarzenia
short-events-text = Gazeta w stosie odkrywa kolejne wydarzenie. Jedne działają raz, inne zmieniają zasady dla wszystkich aż do następnej gazety.
web-status-archive = Usuń z gry jedno wydarzenie.
example-event = Pojawia się gazeta
example-event-drawn = Ktoś dobiera kartę i jest to gazeta. Nie trafia do niczyjej ręki.
example-event-turned = Odkrywa się wierzchnie wydarzenie, tak żeby każdy mógł je przeczytać: { $name }.
example-event-after = { $lasts ->
    [yes] Obowiązuje wszystkich aż do następnej gazety.
   *[no] Działa raz, teraz, i potem nie obowiązuje żadne.
} Gazeta idzie na stos odrzuconych, a kto ją dobrał, dobiera następną kartę.
