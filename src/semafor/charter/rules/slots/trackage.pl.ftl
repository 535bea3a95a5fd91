# What these rules say to players
error-no-lease = Połączenia { $route } nie można teraz wydzierżawić.
describe-lease = wydzierżaw { $route }, zapłać { $pay }
play-fact-leased = dzierżawa: { $route }
help-trackage-text = Raz na grę, zamiast zwykłej tury: wydzierżaw cudze połączenie na potrzeby swoich biletów. Kosztuje karty za o jedno pole mniej niż jego długość, jeden wagonik i { $t0 } $ dla właściciela.
do-lease = Wydzierżaw połączenie
row-trackage-leases = dzierżawy
reason-lease = Dzierżawa połączenia { $route } domyka bilety.
