# What these rules say to players
module-caboose = a caboose for whoever comes last
play-column-caboose = caboose
marker-caboose-end = In last place, and first in the next game: { $player } (caboose)
marker-caboose-about = holds the caboose card and took the first turn
short-caboose = The caboose
short-caboose-text = Whoever holds this card has the first turn; at the end it goes to whoever came last.
ending-caboose = Last place, so the caboose card and the first turn of the next game: { $player }.
