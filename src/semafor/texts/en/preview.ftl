# What a messenger shows of a link before it is opened
preview-replay = How it ended: { $edition }
preview-invite = Come and play: { $edition }
preview-watch = Watch: { $edition }
preview-campaign = Come and play
preview-seats = { $seats ->
        [one] A railway board game for 1 player, in the browser. No account needed.
       *[other] A railway board game for { $seats } players, in the browser. No account needed.
    }
