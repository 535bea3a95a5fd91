# The rules of a campaign's game, a sentence or two each, with the numbers of its tariff level ($t0 is T, $t1 is T + 1).
# The server sends them with the board, module by module, while a module is in play.
help-tariff = Tariff level { $t0 }
help-tariff-text = Many bonuses grow with the tariff level, which is { $t0 } now; on cards it is called T. It rises twice in the campaign.
help-tariff_bonus = Your company
help-tariff_bonus-text = A route in your company's colour pays at once: ${ $t0 }, and one more for every two spaces. Grey routes never pay this.
help-payments = Marked cards
help-payments-text = A card with a pickaxe or a skull is an ordinary card of its colour. Some rules look at the marks, and they say so.
help-bonds-text = Each bond gave $6 before the first turn and costs $8 at the end.
help-stakes-text = Whoever else builds where your stake lies pays one card more, and you get ${ $t0 }; if you build there yourself, you get ${ $t1 }.
help-snow-text = Each snow token on a line costs one more card of any colour and pays ${ $t2 } to whoever clears it by building there. Every event brings new snow.
help-powder-text = In the evergreen region a skull card can be blasted: it counts as two cards. Then the top card of the deck is turned over; if it has the same colour or is a locomotive, you pay ${ $t2 }.
help-exchange_yard-text = Once per claim two cards of one other colour count as one card.
help-hired_gangs-text = Once per claim you may pay ${ $t2 } in place of one card.
help-trackage-text = Once per game, in place of an action: lease a route of somebody else for your tickets. It costs cards for one space less than its length, one train, and ${ $t0 } to its owner.
help-herds-text = A claim at a city with a herd may load it (two at most). Your own lines carry it to a stockyard: ${ $t3 } or more, the longer the way, up to ${ $t6 }. A herd never sold costs $1.
help-assay-text = In the desert each pickaxe card you pay (up to three) lets you turn over one assay card for dollars. Stop when you like: a cave-in takes all of this dig.
help-link_up-text = A claim that joins two separate parts of your network pays up to ${ $t0 }.
help-long_haul-text = A route of four spaces pays ${ $t0 }, and one dollar more for each further space.
help-grain-text = Routes of the prairie bring grain, one or two, four at most in the silo. Sell at the end of your turn: each sale lowers the price, events and drawn tickets raise it.
help-mail-text = White routes add their length to your mail. From three mail on, the most pays ${ $first } at the end, the second most ${ $second } (with two players the first only).
help-packets-text = When you reach a port, you may pay ${ $t4 } for a line to another port of yours in the same waters. It joins the two for your tickets; one line per game.
help-bazaar-text = After a route of the sierra exchange up to three cards with the bazaar, no more than the route has spaces. If it then shows four different colours, you get ${ $t1 }. With a route there you may also spend a turn on a market day.
help-expresses-text = When your lines join the two cities of an open express card, you get ${ $flag }; whoever does it next gets ${ $t3 }, the third ${ $t0 }.
help-exposition-text = Each region your lines join with the exposition city gets a pavilion: the first pays $2, the next $3, and so on.
help-depots-text = A city with your depot is large for you: a claim there draws a card. Two depots of different companies make it large for everybody.
