# What these rules say to players
play-fact-staked = palik: { $route }
help-stakes-text = Kto inny zbuduje tam, gdzie stoi twój palik, ten dokłada jedną kartę, a ty dostajesz { $t0 } $; gdy zbudujesz tam ty, dostajesz { $t1 } $.
ask-stakes = Paliki
ask-stakes-about = Zaznacz parę miast. Kto inny tam zbuduje, ten płaci.
ask-stakes-go = Wbij palik
row-stakes-stakes = paliki
phase-stakes = paliki
