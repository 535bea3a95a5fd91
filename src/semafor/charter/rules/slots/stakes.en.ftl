# What these rules say to players
play-fact-staked = stake on { $route }
help-stakes-text = Whoever else builds where your stake lies pays one card more, and you get ${ $t0 }; if you build there yourself, you get ${ $t1 }.
ask-stakes = Stakes
ask-stakes-about = Mark a pair of cities. Whoever else builds there pays.
ask-stakes-go = Place the stake
row-stakes-stakes = stakes
phase-stakes = stakes
