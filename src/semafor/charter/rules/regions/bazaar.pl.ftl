# What these rules say to players
error-no-market-day = Dzień targowy wymaga własnego połączenia w tym obszarze i kolorowej karty na wymianę.
describe-market_day = dzień targowy
play-fact-exchanged = bazar: { $card } → { $card_b }
play-fact-market-day = dzień targowy
help-bazaar-text = Po zajęciu połączenia w sierze wymień z bazarem do trzech kart, najwyżej tyle, ile pól ma połączenie. Jeśli leżą tam potem cztery różne kolory, dostajesz { $t1 } $. Kto ma tam połączenie, może też poświęcić turę na dzień targowy.
ask-bazaar_give = Co oddajesz?
ask-bazaar_give-about = Kartę z ręki za jedną z bazaru.
ask-bazaar_give-go = Oddaj
ask-bazaar_take = Co bierzesz?
ask-bazaar_take-about = Jedną z kart na bazarze.
ask-bazaar_take-go = Weź
do-market_day = Dzień targowy
row-bazaar-row = na bazarze
phase-bazaar_give = karta dla bazaru
phase-bazaar_take = karta z bazaru
reason-market_day = Wymiany na bazarze dają więcej niż wybrana karta.
