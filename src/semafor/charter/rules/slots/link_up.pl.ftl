# What these rules say to players
help-link_up-text = Zajęcie, które łączy dwie osobne części twojej sieci, daje do { $t0 } $.
row-link_up-linkups = złączenia linii
