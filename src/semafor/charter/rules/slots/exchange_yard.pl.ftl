# What these rules say to players
error-pair-colour = Te karty muszą być w jednym innym kolorze, bez lokomotyw.
describe-exchange = wymiana: { $cards }
help-exchange_yard-text = Raz na zajęcie dwie karty jednego innego koloru liczą się jak jedna.
