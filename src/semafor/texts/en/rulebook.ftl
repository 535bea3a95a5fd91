# The rules page of the browser: sections written once, numbers from the edition's data
rulebook-heading = How to play
rulebook-choose = Edition
rulebook-contents = On this page
rulebook-play = Start a game
rulebook-first-game = Play a guided first game
rulebook-back = Back

# What the little pictures show, for those who don't see them
rulebook-picture-route = A blue route of three spaces between two cities, and three ways to pay: three blue cards, two blue cards and a locomotive, or three locomotives.
rulebook-picture-grey = A grey route of two spaces: two cards of one colour.
rulebook-picture-twins = A double route; one track is claimed, the other has a lock.
rulebook-picture-market = Five face-up cards and the deck; two cards are taken.
rulebook-picture-extra = one more
rulebook-picture-or = or

# What is made where an edition brings no words of its own
rulebook-special-made = A board of its own with the usual rules.
rulebook-special-with = A board of its own. Beside the usual rules: { $rules }.
edition-blurb-made = Places: { $places }, routes: { $routes }, tickets: { $tickets }.
