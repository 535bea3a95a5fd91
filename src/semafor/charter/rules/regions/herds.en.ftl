# What these rules say to players
play-fact-loaded-herd = herd loaded in { $place }
play-fact-sold-herd = herd sold in { $place }, +${ $dollars }
help-herds-text = A claim at a city with a herd may load it (two at most). Your own lines carry it to a stockyard: ${ $t3 } or more, the farther the better, up to ${ $t6 }. A herd never sold costs $1.
ask-load_herd = Load a herd?
ask-load_herd-about = A herd waits at one end of your new route.
ask-load_herd-go = Decide
ask-unload_herd = Unload a herd?
ask-unload_herd-about = Your lines reach a stockyard that still takes herds.
ask-unload_herd-go = Decide
row-herds-herds = herds wait in
row-herds-delivered = herds sold
ending-herds = Herds
phase-load_herd = loading a herd
phase-unload_herd = unloading a herd
