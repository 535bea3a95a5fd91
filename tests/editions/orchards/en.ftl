# Cider has no words here: a client must do without.
module-harvest = harvests
do-harvest = Harvest
do-harvest-about = Three times in a game. Then you fill your cart.
ask-cart = The cart is empty
ask-cart-about = What do you do with the harvest?
do-load = Load fruit
do-load-about = A point for every kind.
do-load-go = Load the cart
do-sell = Sell it on the spot
choice-apples = apples
choice-pears = pears
choice-plums = plums
play-fact-harvested = harvest in { $place }
