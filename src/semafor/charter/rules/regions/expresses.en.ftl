# What these rules say to players
play-fact-flag = flag: { $place } – { $place_b }
help-expresses-text = When your lines join the two cities of a face-up express card, you get ${ $flag }; whoever does it next gets ${ $t3 }, the third ${ $t0 }.
row-expresses-row = expresses
row-expresses-placed = flags placed
