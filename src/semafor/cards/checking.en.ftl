# What these rules say to players
error-bad-effect = { $where }: { $what }.
