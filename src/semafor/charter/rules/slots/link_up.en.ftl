# What these rules say to players
help-link_up-text = A claim that joins two separate parts of your network pays up to ${ $t0 }.
row-link_up-linkups = link-ups
