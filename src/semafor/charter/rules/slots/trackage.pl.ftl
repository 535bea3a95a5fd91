# What these rules say to players
error-no-lease = Połączenia { $route } nie można teraz wydzierżawić.
describe-lease = wydzierżaw { $route }, zapłać { $pay }
play-fact-leased = dzierżawa: { $route }
help-trackage-text = Raz na grę, zamiast zwykłej tury: wydzierżaw cudze połączenie na potrzeby swoich biletów. Płacisz kartami jak za połączenie o jedno pole krótsze, a do tego jednym wagonikiem i { $t0 } $ dla właściciela.
do-lease = Wydzierżaw połączenie
row-trackage-leases = dzierżawy
reason-lease = Dzierżawa połączenia { $route } domyka bilety.
